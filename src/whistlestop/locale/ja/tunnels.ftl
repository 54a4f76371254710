event-tunnel-entered =
    { $who ->
        [you] あなたは{ $payment }でトンネル{ $route }に挑みます。
       *[other] { $name }さんは{ $payment }でトンネル{ $route }に挑みます。
    }
event-tunnel-card =
    { $who ->
        [you] あなたのトンネルで{ $card }がめくられました。
       *[other] { $name }さんのトンネルで{ $card }がめくられました。
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] あなたのトンネル{ $route }に追加の支払いはありません。
           *[other] あなたのトンネル{ $route }にはカードがあと{ $extra }枚必要です。
        }
       *[other] { $extra ->
            [0] { $name }さんのトンネル{ $route }に追加の支払いはありません。
           *[other] { $name }さんのトンネル{ $route }にはカードがあと{ $extra }枚必要です。
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] あなたはトンネルをあきらめました。{ $route }は空いたままです。
           *[other] { $name }さんはトンネルをあきらめました。{ $route }は空いたままです。
        }
       *[cards] { $who ->
            [you] あなたはカードを手札に戻しました。{ $route }は空いたままです。
           *[other] { $name }さんはカードを手札に戻しました。{ $route }は空いたままです。
        }
    }
difference-tunnels = { $count }本の線路はトンネルです。カードを3枚めくり、支払いが増えることがあります。
choice-give-up = トンネルをあきらめる
tunnel-odds = トンネルダイス3個に出るマークは、0個が{ $none }%、1個が{ $one }%、2個が{ $two }%、3個が{ $three }%です。
cannot-pay-tunnel = マーク{ $price }個は払えません（手元：{ $dice }、{ $tokens }）。
web-tunnel = トンネル{ $route }
web-tunnel-revealed = めくられたカード
web-tunnel-laid = 出したのは{ $laid }です。
web-tunnel-too-dear = トンネルの追加分を払えません。
web-tunnel-symbols =
    { $count ->
        [0] トンネルダイスにマークはなく、追加の支払いはありません。
       *[other] トンネルダイスにマークが{ $count }個出て、あと{ $count }個必要です。
    }
study-tunnels = トンネル
study-tunnels-caption = 追加の支払いごとの挑戦の割合、95%区間。
study-tunnels-table = 1ゲームのトンネル
hint-tunnel =
    { $payable ->
        [unknown] { $route }：追加なし{ $none }%。
       *[other] { $route }：追加なし{ $none }%、払える見込み{ $payable }%。
    }
web-help-tunnel = トンネルとは？
web-help-tunnel-text =
    { $purse ->
        [dice] 払えるトンネルを選び、トンネルダイスを3個振ります。マーク1個につき、合うマークが1個余分にかかります。払えない、または払わないときは何も失いませんが、番は終わりです。
       *[cards] まず代金を出し、3枚めくります。出した色とSLは1枚につき1枚余分にかかります。払えない、または払わないときはカードを取り戻し、番は終わりです。
    }
advice-mechanism-tunnels = { $games }ゲームでトンネルは一度も使われません。
why-not-now-tunnel = 先にトンネルを決着させてください。
web-not-now-tunnel = 先にトンネルを決着させてください。
used-tunnels = 試したトンネル
