face-single = シングル
face-double = ダブル
face-station = 駅
face-wild = ワイルド
die-single = [–] シングル
die-double = [=] ダブル
die-station = [⌂] 駅
die-wild = [★] ワイルド
dice-single = シングル{ $count }個
dice-double = ダブル{ $count }個
dice-station = 駅{ $count }個
dice-wild = ワイルド{ $count }個
tokens-single = シングルのトークン{ $count }枚
tokens-double = ダブルのトークン{ $count }枚
no-tokens = トークンなし
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }：シングル{ $length }個、トンネル
               *[double] { $route }：ダブル{ $length }個、トンネル
            }
            [ferry] { $kind ->
                [single] { $route }：シングル{ $length }個、ワイルド{ $symbols }個のフェリー
               *[double] { $route }：ダブル{ $length }個、ワイルド{ $symbols }個のフェリー
            }
           *[plain] { $kind ->
                [single] { $route }：シングル{ $length }個
               *[double] { $route }：ダブル{ $length }個
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }：シングル{ $length }個、トンネル（{ $points }点）
               *[double] { $route }：ダブル{ $length }個、トンネル（{ $points }点）
            }
            [ferry] { $kind ->
                [single] { $route }：シングル{ $length }個、ワイルド{ $symbols }個のフェリー（{ $points }点）
               *[double] { $route }：ダブル{ $length }個、ワイルド{ $symbols }個のフェリー（{ $points }点）
            }
           *[plain] { $kind ->
                [single] { $route }：シングル{ $length }個（{ $points }点）
               *[double] { $route }：ダブル{ $length }個（{ $points }点）
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }：シングル{ $length }個、{ $special }（{ $points }点）
       *[double] { $route }：ダブル{ $length }個、{ $special }（{ $points }点）
    }
event-dice-rolled =
    { $who ->
        [you] あなたの出目は{ $dice }です。
       *[other] { $name }さんの出目は{ $dice }です。
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] あなたはダイスをすべて残しました。
           *[other] あなたはダイス{ $count }個を振り直します。
        }
       *[other] { $count ->
            [0] { $name }さんはダイスをすべて残しました。
           *[other] { $name }さんはダイス{ $count }個を振り直します。
        }
    }
event-dice-stand =
    { $who ->
        [you] あなたのダイスは{ $dice }になりました。
       *[other] { $name }さんのダイスは{ $dice }になりました。
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] あなたは{ $dice }をシングルのトークン1枚と交換しました。
           *[other] { $name }さんは{ $dice }をシングルのトークン1枚と交換しました。
        }
       *[double] { $who ->
            [you] あなたは{ $dice }をダブルのトークン1枚と交換しました。
           *[other] { $name }さんは{ $dice }をダブルのトークン1枚と交換しました。
        }
    }
event-tokens-returned =
    { $who ->
        [you] あなたは{ $tokens }を返しました。
       *[other] { $name }さんは{ $tokens }を返しました。
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] あなたは{ $payment }で{ $route }を獲得しました。
           *[other] { $name }さんは{ $payment }で{ $route }を獲得しました。
        }
       *[other] { $who ->
            [you] あなたは{ $payment }で{ $route }を獲得し、{ $points }点を得ました。
           *[other] { $name }さんは{ $payment }で{ $route }を獲得し、{ $points }点を得ました。
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] あなたは{ $payment }で{ $place }に駅を建てました。
       *[other] { $name }さんは{ $payment }で{ $place }に駅を建てました。
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] あなたは{ $payment }でチケットを{ $count }枚引きました。
       *[other] { $name }さんは{ $payment }でチケットを{ $count }枚引きました。
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] あなたはトンネル{ $route }に挑みます。トンネルダイスにマークは出ませんでした。
           *[other] あなたはトンネル{ $route }に挑みます。トンネルダイスにマークが{ $symbols }個出ました。
        }
       *[other] { $symbols ->
            [0] { $name }さんはトンネル{ $route }に挑みます。トンネルダイスにマークは出ませんでした。
           *[other] { $name }さんはトンネル{ $route }に挑みます。トンネルダイスにマークが{ $symbols }個出ました。
        }
    }
why-reroll-done = 振り直しは最初に振った直後の1回だけです。
why-no-such-dice = 振り直せるそのダイスがありません。
why-long-route-closed = このテーブルではこれほど長いルートは使えません。
why-few-symbols =
    { $kind ->
        [single] シングルが{ $count }個必要ですが、ワイルドとトークンを含めて{ $have }個しかありません。
       *[double] ダブルが{ $count }個必要ですが、ワイルドとトークンを含めて{ $have }個しかありません。
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] ワイルドで代用できないシングルが{ $count }個必要ですが、トークンを含めて{ $have }個しかありません。
       *[double] ワイルドで代用できないダブルが{ $count }個必要ですが、トークンを含めて{ $have }個しかありません。
    }
why-few-wilds = フェリーにはワイルドが{ $count }個以上必要ですが、{ $have }個しかありません。
why-few-station-dice = 駅かワイルドが{ $count }個必要ですが、{ $have }個しかありません。
why-few-unused-dice =
    { $have ->
        [0] トークンには未使用のダイスが2個必要ですが、1個もありません。
       *[other] トークンには未使用のダイスが2個必要ですが、{ $have }個しかありません。
    }
why-not-these-dice = このダイスは残っていません：{ $dice }。
why-token-limit =
    { $kind ->
        [single] シングルのトークンは{ $count }枚までしか持てません。
        [double] ダブルのトークンは{ $count }枚までしか持てません。
       *[any] トークンは{ $count }枚までしか持てません。
    }
why-tokens-at-start =
    { $kind ->
        [single] この手番はシングルのトークン{ $count }枚で始まったので、もう取れません。
        [double] この手番はダブルのトークン{ $count }枚で始まったので、もう取れません。
       *[any] この手番はトークン{ $count }枚で始まったので、もう取れません。
    }
why-token-pool-empty =
    { $kind ->
        [single] シングルのトークンはもう残っていません。
       *[double] ダブルのトークンはもう残っていません。
    }
why-token-not-needed = 今買うトークンはこのトンネルの支払いに使うものですが、それでは役に立ちません。
why-tokens-must-be-spent = このトンネルのために買ったトークン{ $count }枚は、ここで使わなければなりません。
why-no-tokens-after-tunnel = トンネルに失敗した後はトークンを買えません。
why-cannot-decline = このトンネルのためにトークンを買ったので、払わなければなりません。
why-few-tokens = そのトークンを持っていません。
difference-tunnels-dice = { $count }本の線路はトンネルです。トンネルダイスを3個振り、支払いが増えることがあります。
difference-ferries-dice = { $count }本の線路はフェリーです。支払いの一部はワイルドでなければなりません。
options-dice = ダイスあり
option-dice = ダイス拡張で遊ぶかどうか。
value-dice-true = ダイス5個が列車カードの代わりになります。マーク1個でルート1マス分を払います。
value-dice-false = ルートは列車カードで払います。
option-dice-tunnel_faces = トンネルダイスの6面のうち何面にマークがあるか。
value-dice-tunnel_faces-1 = トンネルダイスの1面にマークがあります。
value-dice-tunnel_faces-2 = トンネルダイスの2面にマークがあります。
value-dice-tunnel_faces-3 = トンネルダイスの3面にマークがあります。
option-dice-double_kind = どのルートにダブルのマークが必要か。
value-dice-double_kind-printed = 2本の線路が印刷されたルートにはすべてダブルが必要です。
value-dice-double_kind-open_tracks = 2本の線路のルートは、両方を使える人数のときだけダブルが必要です。
option-dice-wild_map_limits = ボードがSLに課す制限をワイルドにも当てはめるか。
value-dice-wild_map_limits-true = ワイルドは、ボードがSLに許す所でだけマスの支払いに使えます。
value-dice-wild_map_limits-false = ワイルドはどのルートのマスの支払いにも使えます。
option-dice-token_cap_scope = トークン3枚の上限をどう数えるか。
value-dice-token_cap_scope-per_type = シングル3枚とダブル3枚まで持てます。
value-dice-token_cap_scope-total = 合わせて3枚まで持てます。
option-dice-tokens_after_failed_tunnel = トンネルに失敗した後、未使用のダイスでトークンを買えるか。
value-dice-tokens_after_failed_tunnel-true = トンネルに失敗した後も、未使用のダイスでトークンを買えます。
value-dice-tokens_after_failed_tunnel-false = トンネルに失敗した後はトークンを買えません。
option-dice-nine_route = ダイスでは払えない9マス以上のルートをどうするか。
value-dice-nine_route-pay8 = 9マス以上のルートはマーク8個で払い、長さと得点はそのままです。
value-dice-nine_route-len8 = 9マス以上のルートは8マスのルートとして扱います。
value-dice-nine_route-closed = 9マス以上のルートは獲得できません。
heading-double-tokens = ダブルのトークン
heading-single-tokens = シングルのトークン
help-dice = ダイス拡張で遊びます。列車カードの代わりにダイスを使います。
turn-summary-dice = 手番{ $turn }：あなたは列車コマ{ $trains }個、{ $tokens }、{ $points }点です。ほかの人：{ $others }。
turn-summary-dice-other = { $name }（列車コマ{ $trains }個、{ $tokens }、{ $points }点）
dice = あなたのダイス：{ $dice }。
dice-tray = あなたのダイス：{ $dice }
dice-used = ダイスはすべて使いました。
tokens = あなたのトークン：{ $tokens }。
choice-reroll = { $dice }を振り直す
choice-reroll-nothing = ダイスをすべて残す
choice-buy =
    { $token ->
        [single] { $dice }でシングルのトークンを買う
       *[double] { $dice }でダブルのトークンを買う
    }
menu-reroll = 振り直すダイス（「single wild」「2 singles」「all」）、残すダイス（「keep doubles」）、または「nothing」と入力してください。
menu-buy =
    { $token ->
        [single] 未使用のダイス2個でシングルのトークンを買えます。「buy single」とダイスを入力してください。
        [double] 未使用のダイス2個でダブルのトークンを買えます。「buy double」とダイスを入力してください。
       *[both] 未使用のダイス2個でトークンを買えます。「buy single」か「buy double」とダイスを入力してください。
    }
menu-discard = 「end discarding」とトークンを入力すると、手番の終わりにトークンを返せます。
prompt-reroll = 振り直し：
question-tunnel-dice =
    { $kind ->
        [single] { $route }にはシングルが{ $price }個必要です。どう払いますか？
       *[double] { $route }にはダブルが{ $price }個必要です。どう払いますか？
    }
help-play-reroll = ダイス：「single wild」や「2 singles」でそれを、「keep doubles」でほかを振り直します。「all」「nothing」も使えます。
help-play-claim-dice = ルート：「claim paris zurich」「par zur」、支払いも言うなら「par zur wild 1」。駅：「station paris」。
help-play-buy = トークン：「buy single with double station」で未使用のダイス2個と交換、「end discarding single」で1枚返します。
help-play-dice-tickets = チケット：「draw 2 tickets」で駅かワイルド2個分を引き、その後に残す番号、またはnone。
help-play-look-dice = 調べる：actions、dice、board、score、log（「log all」）。
web-expansion-dice = ダイス拡張
web-action-dice =
    { $count ->
        [0] このダイスで払えるルートはありません。チケットを引きますか、トークンを買いますか、手番を終えますか？
        [1] 金色で縁取られたルートを獲得しますか、ダイスを別のことに使いますか？
       *[other] 金色で縁取られた{ $count }本のルートから1本獲得しますか、ダイスを別のことに使いますか？
    }
web-choice-move-dice = ワイルド{ $count }個で{ $monster }を{ $place }へ動かす
web-dice = ダイス
web-no-dice = テーブルにダイスは残っていません。
web-dice-wait = 最初の手番が始まるとダイスを振ります。
web-dice-of = { $name }さんの出目
web-die-marked = 振り直す
web-no-tokens = トークンはまだありません
web-die-swapped = 交換
web-reroll = どのダイスを振り直しますか？ 触れてください。
web-dice-enough =
    { $count ->
        [0] このままで払えるルートはありません。
       *[other] このままで払えるルートは{ $count }本です。
    }
web-reroll-marked =
    { $count ->
        [0] 振り直す
       *[other] { $count }個振り直す
    }
web-stand = すべて残す
web-buy-token =
    { $token ->
        [single] ダイス2個でシングルのトークンを買う
       *[double] ダイス2個でダブルのトークンを買う
    }
web-swap = ダイス2個に触れるとトークンと交換できます。
web-swap-for = どのトークンと交換しますか？
web-discard = トークンを返す
web-give-back = { $tokens }を返す
web-tunnel-too-dear-dice = それは払えません。
web-count-tokens = トークン
study-dice = ダイスとトークン
study-dice-table = 1ゲームのダイス
study-fact-rerolls = 振り直した手番
study-fact-rerolled = 振り直したダイスの数
study-fact-dice-claims = ルートを獲得した手番
study-fact-wilds = 獲得1回のワイルド
study-fact-bought = 1ゲームで買ったトークン
study-fact-spent = 1ゲームでルートに使ったトークン
study-fact-returned = 1ゲームで手番の終わりに返したトークン
web-help-dice = ダイスの面は？
web-help-dice-text = 各ダイスはシングル2面、ダブル2面、駅1面、ワイルド1面です。シングルルートの1マスはシングル1個、ダブルルートはダブル1個。駅1個でチケットを1枚引き、ワイルドはどれにでもなります。
web-help-token = トークンとは？
web-help-token-text =
    使わないダイスどれでも2個で、シングルかダブルのトークンを1個買えます。同じ番でもダイスのように払えます。{ $limit ->
        [total] 合わせて3個までで、番の初めに3個あればその番は取れません。
       *[per_type] 各種類3個まで（シングル3個とダブル3個）で、番の初めに3個ある種類はその番に取れません。
    }
why-not-now-reroll = 先に振り直すダイスを決めてください（「reroll nothing」で全部残します）。
why-not-in-game-dice = このテーブルではダイスを使いません。
web-not-now-reroll = 先に振り直すダイスを決めてください。
