# Japanese. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = 赤
kind-orange = オレンジ
kind-yellow = 黄
kind-green = 緑
kind-blue = 青
kind-pink = ピンク
kind-white = 白
kind-black = 黒
kind-gray = 灰色
kind-locomotive = SL

card-red = 赤のカード
card-orange = オレンジのカード
card-yellow = 黄のカード
card-green = 緑のカード
card-blue = 青のカード
card-pink = ピンクのカード
card-white = 白のカード
card-black = 黒のカード
card-locomotive = SLカード

cards-red = 赤{ $count }枚
cards-orange = オレンジ{ $count }枚
cards-yellow = 黄{ $count }枚
cards-green = 緑{ $count }枚
cards-blue = 青{ $count }枚
cards-pink = ピンク{ $count }枚
cards-white = 白{ $count }枚
cards-black = 黒{ $count }枚
cards-locomotive = SL{ $count }枚

## Dice, tokens and monsters

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

monster-alvin = アルヴィン
monster-dexter = デクスター

nothing = なし
empty-slot = 空き
from-to = { $fewest }～{ $most }
not-known-yet = まだ不明
numbered = { $number }  { $text }

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $type ->
        [tunnel] { $route }：長さ{ $length }、{ $colour }、トンネル（{ $points }点）
        [ferry] { $route }：長さ{ $length }、{ $colour }、SL{ $symbols }枚のフェリー（{ $points }点）
       *[plain] { $route }：長さ{ $length }、{ $colour }（{ $points }点）
    }
route-detail-dice =
    { $type ->
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
track-type =
    { $type ->
        [tunnel] トンネル
        [ferry] フェリー、SL{ $symbols }枚
       *[plain] { "" }
    }
ticket = { $ends }（{ $points }点）
ticket-deck =
    { $deck ->
        [regular] 通常
        [long] 長距離
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] 通常チケット{ $count }枚
        [long] 長距離チケット{ $count }枚
       *[other] 「{ $deck }」のチケット{ $count }枚
    }
points-of-length = 長さ{ $length }は{ $points }点

## Seats

you = あなた
seat-name-0 = エイダ
seat-name-1 = ブルーノ
seat-name-2 = チディ
seat-name-3 = ドーラ
seat-name-4 = エムレ
seat-name-5 = フレイヤ

## Events

event-game-started =
    { $who ->
        [you] { $players }人のゲームが始まります。最初はあなたです。
       *[other] { $players }人のゲームが始まります。最初は{ $name }さんです。
    }
event-turn-started =
    { $who ->
        [you] 手番{ $turn }：あなた。
       *[other] 手番{ $turn }：{ $name }さん。
    }
event-card-drawn =
    { $who ->
        [you] あなたは山札から{ $card }を引きました。
       *[other] { $name }さんは山札から{ $card }を引きました。
    }
event-card-drawn-hidden =
    { $who ->
        [you] あなたは山札からカードを1枚引きました。
       *[other] { $name }さんは山札からカードを1枚引きました。
    }
event-card-taken =
    { $who ->
        [you] あなたは場札から{ $card }を取りました。
       *[other] { $name }さんは場札から{ $card }を取りました。
    }
event-card-turned-up = 場に{ $card }が出ました。
event-display-reset = SLカードが3枚表になったので、場札をすべて入れ替えます。
event-deck-reshuffled = 捨て札を混ぜて、{ $count }枚の新しい山札にしました。
event-ticket-offered =
    { $who ->
        [you] あなたにチケット{ $ticket }が配られました。
       *[other] { $name }さんにチケット{ $ticket }が配られました。
    }
event-ticket-kept =
    { $who ->
        [you] あなたはチケット{ $ticket }を残しました。
       *[other] { $name }さんはチケット{ $ticket }を残しました。
    }
event-ticket-returned =
    { $who ->
        [you] あなたはチケット{ $ticket }を戻しました。
       *[other] { $name }さんはチケット{ $ticket }を戻しました。
    }
event-tickets-chosen =
    { $who ->
        [you] あなたのチケットは{ $kept }枚になりました。戻したのは{ $returned }枚です。
       *[other] { $name }さんのチケットは{ $kept }枚になりました。戻したのは{ $returned }枚です。
    }
event-route-claimed =
    { $who ->
        [you] あなたは{ $payment }で{ $route }を獲得し、{ $points }点を得ました。
       *[other] { $name }さんは{ $payment }で{ $route }を獲得し、{ $points }点を得ました。
    }
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
event-station-built =
    { $who ->
        [you] あなたは{ $payment }で{ $place }に駅を建てました。
       *[other] { $name }さんは{ $payment }で{ $place }に駅を建てました。
    }
event-passed =
    { $who ->
        [you] あなたは何もできないのでパスしました。
       *[other] { $name }さんは何もできないのでパスしました。
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] あなたの列車コマが残りわずかです。全員あと1手番ずつです。
           *[other] { $name }さんの列車コマが残りわずかです。全員あと1手番ずつです。
        }
        [dead_board] 獲得できるルートがもうありません。全員あと1手番ずつです。
       *[stalled] 長い間だれもルートを獲得していません。全員あと1手番ずつです。
    }
event-game-over =
    { $reason ->
        [all_passed] 全員がパスしたので、ゲーム終了です。
       *[last_round_played] 最後のラウンドが終わり、ゲーム終了です。
    }
event-monster-placed =
    { $who ->
        [you] あなたは{ $monster }を{ $place }に置きました。
       *[other] { $name }さんは{ $monster }を{ $place }に置きました。
    }
event-monster-moved =
    { $purse ->
        [pairs] { $who ->
            [you] あなたは{ $monster }を{ $place }へ動かしました。
           *[other] { $name }さんは{ $monster }を{ $place }へ動かしました。
        }
        [wilds] { $who ->
            [you] あなたはワイルド{ $locomotives }個で{ $monster }を{ $place }へ動かしました。
           *[other] { $name }さんはワイルド{ $locomotives }個で{ $monster }を{ $place }へ動かしました。
        }
       *[cards] { $who ->
            [you] あなたはSL{ $locomotives }枚で{ $monster }を{ $place }へ動かしました。
           *[other] { $name }さんはSL{ $locomotives }枚で{ $monster }を{ $place }へ動かしました。
        }
    }
event-monster-card-turned =
    { $who ->
        [you] あなたの{ $monster }のカードを裏向きにします。{ $monster }はまた動かせます。
       *[other] { $name }さんの{ $monster }のカードを裏向きにします。{ $monster }はまた動かせます。
    }
event-monster-paid =
    { $who ->
        [you] あなたは{ $dice }でモンスターを動かします。
       *[other] { $name }さんは{ $dice }でモンスターを動かします。
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
    { $who ->
        [you] あなたは{ $payment }で{ $route }を獲得し、{ $points }点を得ました。
       *[other] { $name }さんは{ $payment }で{ $route }を獲得し、{ $points }点を得ました。
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

## Refusals and reasons

refusal-not-your-turn = あなたの手番ではありません。
refusal-illegal = 「{ $action }」は今はできません。
refusal-game-over = ゲームは終わっています。
refusal-stale = その質問にはもう答えが出ています。
refusal-unreadable = 「{ $action }」というアクションはありません。
refusal-cannot-undo = 取り消せません。その後に隠れた情報が公開されたか、ほかの人の手番でした。

why-not-now =
    { $phase ->
        [tickets] 先にチケットを選んでください。
        [action] それは今の質問への答えではありません。
        [second_card] カードを取っている途中です。先に2枚目を取ってください。
        [payment] 先に選んだものの支払いをするか、undoと入力してください。
        [tunnel] 先にトンネルを決着させてください。
        [place_monster] 先にモンスターをボードに置きます。
        [reroll] 先に振り直すダイスを決めてください（「reroll nothing」で全部残します）。
        [after_action] アクションは済んでいます。その後に許されることだけできます。
       *[over] ゲームは終わっています。
    }
why-no-such-action = そのアクションはありません。
why-not-in-game =
    { $part ->
        [dice] このテーブルではダイスを使いません。
        [monsters] このテーブルではモンスターを使いません。
        [passing] ダイスのゲームではパスは必要ありません。手番を終えてください。
        [ending] ここでは手番は自動的に終わります。
       *[cards] このテーブルではダイスを使い、列車カードは使いません。
    }
why-action-done = この手番のアクションは済んでいます。
why-not-before-action = アクションの前に手番を終えることはできません。
why-track-taken =
    { $who ->
        [you] もうあなたのものです。
       *[other] { $name }さんのものです。
    }
why-track-closed = もう一方の線路が使われていて、{ $players }人未満ではこちらは使えません。
why-own-twin = 同じ区間の別の線路をすでに持っています。
why-chaos = { $place }は混乱しています。{ $monster }がいます。
why-few-trains = 列車コマが{ $count }個必要ですが、{ $have }個しかありません。
why-few-locomotives = フェリーにはSLが{ $count }枚以上必要ですが、{ $have }枚しかありません。
why-few-cards =
    { $kind ->
        [unknown] 追加のカード{ $count }枚をその方法では払えません。
        [any] 同じ色のカードが{ $count }枚必要ですが、SLを含めて{ $have }枚しかありません。
       *[other] { $colour }のカードが{ $count }枚必要ですが、SLを含めて{ $have }枚しかありません。
    }
why-few-cards-of-colour =
    { $kind ->
        [any] SL以外の同じ色のカードが{ $count }枚必要ですが、{ $have }枚しかありません。
       *[other] SLを除く{ $colour }のカードが{ $count }枚必要ですが、{ $have }枚しかありません。
    }
why-not-this-payment = その方法では払えません。
why-not-face-up = 場に{ $kind }のカードはありません。
why-locomotive-second = 場のSLカードを2枚目に取ることはできません。
why-no-cards-left = 引けるカードがもうありません。
why-no-tickets-left = 引けるチケットがもうありません。
why-station-taken =
    { $who ->
        [you] そこにはもうあなたの駅があります。
       *[other] そこには{ $name }さんの駅があります。
    }
why-no-stations-left = 駅がもう残っていません。
why-must-keep = チケットを{ $count }枚以上残してください。
why-may-not-keep = その山のチケットはそんなに残せません（全部で{ $count }枚以上残します）。
why-other-actions-exist = ほかに何もできないときだけパスできます。
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
why-few-tickets = チケットは残り{ $have }枚で、{ $count }枚はありません。
why-how-many-tickets = 枚数を言ってください。チケット1枚に駅かワイルドが1個必要です。
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
why-placed-already = モンスターは最初の手番の前に置かれています。
why-same-place = そこには{ $monster }がいます。モンスターは別々の場所から始めます。
why-no-country-at-start = このテーブルではモンスターは国から始められません。
why-country-one-place = この国は一つの場所で、ここでは{ $place }と呼びます。
why-monsters-stay = このテーブルではモンスターは動きません。
why-no-move-after-tunnel = トンネルに失敗した後はモンスターを動かせません。
why-monster-moved = この手番ではもう{ $monster }を動かしました。動かせるのは1回だけです。
why-monster-locked =
    { $who ->
        [you] あなたのカードが表向きの間、{ $monster }は動かせません。
       *[other] { $name }さんのカードが表向きの間、{ $monster }は動かせません。
    }
why-no-monster-cards = { $monster }のカードがもうないので、{ $monster }は動かせません。
why-must-not-stay = { $monster }は今の場所を離れなければなりません。
why-must-not-share = そこには{ $monster }がいます。モンスターは同じ場所に入れません。
why-too-far = { $place }は{ $monster }から{ $steps }都市より遠く、SL{ $count }枚では届きません。
why-few-locomotives-to-move =
    { $purse ->
        [wilds] ワイルドが{ $count }個必要ですが、{ $have }個しかありません。
        [wilds_or_pairs] ワイルドか同じ目のペアが合わせて{ $count }組必要ですが、{ $have }組しかありません。
       *[cards] SLが{ $count }枚必要ですが、{ $have }枚しかありません。
    }

## Differences from the base rules

difference-players = { $fewest }～{ $most }人用です。
difference-trains = 各自の列車コマは{ $count }個です。
difference-stations = 各自の駅は{ $count }個です。駅1個につき、チケットの計算のときにほかの人のルートを1本借りられます。
difference-deck = 列車カードは各色{ $count }枚、SLは{ $locomotives }枚です。
difference-start-cards = 最初の列車カードは{ $count }枚ずつです。
difference-display = 場札は{ $count }枚です。
difference-opening-tickets = 最初に{ $deal }が配られ、{ $keep }枚以上を残します。
difference-drawn-tickets = チケットを引くと{ $deal }が示され、{ $keep }枚以上を残します。
difference-keep-at-most =
    { $deck ->
        [long] 長距離チケットは{ $count }枚まで残せます。
       *[other] 「{ $deck }」のチケットは{ $count }枚まで残せます。
    }
difference-refused-opening =
    { $where ->
        [out_of_game] 最初に残さなかったチケットはゲームから除きます。
       *[under_deck] 最初に残さなかったチケットは山の下に戻します。
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] 後で戻したチケットはゲームから除きます。
       *[under_deck] 後で戻したチケットは山の下に戻します。
    }
difference-double-routes = ダブルルートの両方の線路を使えるのは{ $count }人以上のときだけです。
difference-route-points = ルートの得点：{ $points }。
difference-longest-path =
    { $count ->
        [0] 最長経路のボーナスはありません。
       *[other] 最長経路は{ $count }点です。
    }
difference-most-tickets = 最も多くチケットを達成すると{ $count }点です。
difference-unused-station = 残った駅は1個につき{ $count }点です。
difference-end-trains = だれかの列車コマが{ $count }個以下になると最後のラウンドです。
difference-tunnels = { $count }本の線路はトンネルです。カードを3枚めくり、支払いが増えることがあります。
difference-tunnels-dice = { $count }本の線路はトンネルです。トンネルダイスを3個振り、支払いが増えることがあります。
difference-ferries = { $count }本の線路はフェリーです。支払いの一部はSLでなければなりません。
difference-ferries-dice = { $count }本の線路はフェリーです。支払いの一部はワイルドでなければなりません。
difference-locomotives = SLはトンネルとフェリーでだけ使えます。
unverified = 未確認：{ $note }

## House rules

options-expansions = 拡張
options-dice = ダイスあり
options-monsters = モンスターあり
options-combined = ダイスとモンスターあり
options-other = すべてのゲーム
options-shown = *の付いたルールはゲームの前に相談しておくとよいでしょう。ほかはそのままでかまいません。
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-dice = ダイス拡張で遊ぶかどうか。
value-dice-true = ダイス5個が列車カードの代わりになります。マーク1個でルート1マス分を払います。
value-dice-false = ルートは列車カードで払います。
option-monsters = 拡張Alvin & Dexterで遊ぶかどうか。
value-monsters-true = アルヴィンとデクスターがボードにいます。モンスターのいる場所へのルートは獲得できません。
value-monsters-false = モンスターはいません。
option-display-reset_cap = SLが3枚表になったとき、続けて何回まで場札を入れ替えるか。
value-display-reset_cap = 場札の入れ替えは続けて{ $count }回までです。
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
option-monsters-setup_in_country = モンスターを国に置いて始められるか。
value-monsters-setup_in_country-true = モンスターを国に置いて始められます。
value-monsters-setup_in_country-false = モンスターは都市からだけ始めます。
option-monsters-country_one_place = 国境の地点がいくつもある国を一つの場所とみなすか。
value-monsters-country_one_place-true = 国は一つの場所です。そこにいるモンスターは国境の地点をすべてふさぎます。
value-monsters-country_one_place-false = 国境の地点はそれぞれ別の場所です。
option-monsters-zero_move = 支払ったモンスターを今の場所に残せるか。
value-monsters-zero_move-true = 支払ったモンスターを今の場所に残せます。
value-monsters-zero_move-false = 支払ったモンスターは今の場所を離れなければなりません。
option-monsters-share_city = 開始後、両方のモンスターが同じ場所に入れるか。
value-monsters-share_city-true = 開始後は、両方のモンスターが同じ場所に入れます。
value-monsters-share_city-false = モンスターは決して同じ場所に入りません。
option-monsters-halve_twice = 両端にモンスターがいるチケットを2回半分にするか。
value-monsters-halve_twice-true = チケットは、モンスターのいる端ごとに1回半分になります。
value-monsters-halve_twice-false = チケットが半分になるのは1回だけです。
option-monsters-multi_ticket = 行き先がいくつもあるチケットをいつ半分にするか。
value-monsters-multi_ticket-scored_pair = 出発地か、得点になる行き先にモンスターがいると半分になります。
value-monsters-multi_ticket-any_named = チケットにあるどの場所にでもモンスターがいると半分になります。
option-monsters-bonus_points = モンスターのカードを最も多く持つ人の得点。
value-monsters-bonus_points = モンスターのカードを最も多く持つと{ $count }点です。
option-monsters-chaos_blocks = モンスターのいる場所で何ができないか。
value-monsters-chaos_blocks-routes = モンスターのいる場所ではルートの獲得だけができません。
value-monsters-chaos_blocks-all = モンスターのいる場所ではルートの獲得も駅の建設もできません。
option-combined-monster_payment = ダイスのゲームで何がモンスターを動かすか。
value-combined-monster_payment-wild_die = ワイルド1個がモンスターを動かすSL1枚になります。
value-combined-monster_payment-wild_or_pair = ワイルド1個か同じ目2個がモンスターを動かすSL1枚になります。
value-combined-monster_payment-none = モンスターは動きません。
option-end-dead_board = だれもルートを獲得できなくなったら最後のラウンドを始めるか。
value-end-dead_board-true = だれもルートを獲得できなくなったら最後のラウンドが始まります。
value-end-dead_board-false = だれもルートを獲得できなくてもゲームは続きます。
option-end-europe_station_tiebreak = チケットで決まらない同点を、建てた駅の少なさで決めるか。
value-end-europe_station_tiebreak-true = チケットで決まらない同点は、建てた駅の少ない人の勝ちです。
value-end-europe_station_tiebreak-false = 建てた駅の数では同点を決めません。

## Headings of tables

heading-action = アクション
heading-alvin = アルヴィン
heading-bot = ボット
heading-cards = カード
heading-colour = 色
heading-deck = 山
heading-default = 標準
heading-dexter = デクスター
heading-double-tokens = ダブルのトークン
heading-figure = 項目
heading-length = 長さ
heading-lines = 手順数
heading-longest-path = 最長経路
heading-map = ボード
heading-mean-score = 平均点
heading-most-tickets = 最多チケット
heading-option = 設定
heading-places = 場所
heading-player = プレイヤー
heading-players = 人数
heading-points = 得点
heading-rank = 順位
heading-route-points = ルート
heading-rule = ルール
heading-seat = 席
heading-single-tokens = シングルのトークン
heading-stations = 駅
heading-stations-left = 残りの駅
heading-ticket = チケット
heading-ticket-sets = チケットのセット
heading-tickets = チケット
heading-total = 合計
heading-track = 線路
heading-tracks = 線路
heading-trains = 列車コマ
heading-type = 種類
heading-value = 値
heading-values = 値
heading-win-share = 勝ったゲーム

## The command line

version = whistlestop { $version }
error = エラー：{ $reason }
error-language = エラー：「{ $language }」という言語はありません。使えるのは{ $known }です。
error-players = { $map }は{ $fewest }～{ $most }人用で、{ $players }人では遊べません。
error-bots = ボットは全員に1つか、{ $count }個を指定してください。{ $given }個ではありません（{ $bots }）。
error-file = { $file }を読めません：{ $reason }
error-log = { $file }、{ $reason }
error-seat = 席{ $seat }はありません。席は0から{ $last }までです。
error-names = 「{ $given }」は、カンマで区切った{ $players }人の別々の名前になっていません。
error-game-over = { $file }のゲームは終わっています。「whistlestop replay」で振り返れます。
interrupted = 中断しました。
compiling = ルールを準備しています
compiled = ルールの準備ができました（{ $seconds }秒）。
simulating = ゲームを進めています
measuring = 測定しています
measuring-part = 測定しています：{ $part }
mean-scores = 席ごと
perft = { $depth }回の決定の手順は{ $count }通り
map-summary = { $name }（チケットのセット：{ $set }）：場所{ $places }、線路{ $tracks }、チケット{ $tickets }枚、{ $fewest }～{ $most }人。
map-differences =
    { $count ->
        [0] 基本ルールで遊びます。
       *[other] 基本ルールと違うところ：
    }
map-tracks = 線路
map-tickets = チケット
map-sound = { $name }（チケットのセット：{ $set }）に問題はありません：場所{ $places }、線路{ $tracks }、チケット{ $tickets }枚、ダイジェスト{ $digest }。
replay-begins = { $map }、{ $count }人、決定{ $decisions }回。

## Help of the command line

help-application = チケット・トゥ・ライド系のゲームで遊び、対戦させ、研究します。非公式です。
help-language = すべての文の言語。
help-version = バージョンを表示して終了します。
help-json = プログラム用のJSONを表示します。
help-map = ボード：「maps」で一覧される名前か、自分のファイルのパス。
help-players = 人数。
help-ticket-set = ボードのチケットのセット。
help-seed = 乱数の種。同じ種なら同じカードが配られます。
help-option = キー=値の形のハウスルール。何度でも指定できます（「options」参照）。
help-dice = ダイス拡張で遊びます。列車カードの代わりにダイスを使います。
help-monsters = 拡張Alvin & Dexterで遊びます。ボードにモンスターが2体います。
help-plain = 1行ずつ簡素に表示します。スクリーンリーダーや読み上げ向けです。
help-maps = ボードの一覧。名前（またはファイルのパス）を付けるとそのボードを表示。「check FILE」で自分のファイルを検査します。
help-maps-show = ボードを一つ表示します：違うルール、線路、チケット。
help-maps-draw = ボードを絵にします（SVG）。
help-maps-output = 絵を書き出すファイル。
help-maps-check = 自分のボードのファイルと隣のチケットのセットを検査します。誤りは行で示します。
help-maps-name = ボードの名前か、ファイルのパス。
help-maps-file = ボードのファイル。
help-simulate = ボット同士で多くのゲームを行い、速さと得点を表示します。
help-games = ゲームの数。
help-simulate-bot = 全席のボット、または席ごとに一つずつ。
help-threads = 使うスレッドの数。結果は変わりません。
help-check = すべての局面でルールの約束を確かめ、破れを数えます。
help-play = ターミナルでボットと遊びます。
help-play-bot = 相手全員のボット、または一人ずつ。省くと最も強いボットです。
help-play-seat = あなたの席（0から数えます）。
help-names = 全員の名前を席の順に、カンマで区切って。
help-confirm = ルートや駅の後で待ち、まだ取り消せるようにします。
help-auto-end = ほかに何もできないとき、手番を自動で終えます。
help-save = ゲームが終わるか中断したときに書き込むファイル。
help-resume = このファイルに保存したゲームを続けます。
help-replay = 保存したゲームを一手ずつ振り返ります。
help-replay-file = ゲームの記録のファイル。
help-replay-seat = この席から見えたことだけを語ります（0から数えます）。
help-replay-map = 自作のボードで遊んだゲームなら、そのファイル。
help-perft = 決まった長さの手順を数えます。どの機械でも同じ数です。
help-depth = 決定の回数。
help-divide = 最初のアクションごとに数えます。
help-bench = この機械の速さを測ります。
help-quick = 数分ではなく数秒で済ませます。
help-options = ハウスルールの一覧。
help-compile = 最初のゲームがすぐ始まるよう、ルールを準備します。

## The game in the terminal

welcome = { $map }：相手は{ $others }です。
welcome-help = ?と入力すればいつでもヘルプが出ます。
turn-summary = 手番{ $turn }：あなたは列車コマ{ $trains }個、カード{ $cards }枚、{ $points }点です。ほかの人：{ $others }。
turn-summary-other = { $name }（列車コマ{ $trains }個、カード{ $cards }枚、{ $points }点）
turn-summary-dice = 手番{ $turn }：あなたは列車コマ{ $trains }個、{ $tokens }、{ $points }点です。ほかの人：{ $others }。
turn-summary-dice-other = { $name }（列車コマ{ $trains }個、{ $tokens }、{ $points }点）
last-round-running =
    { $count ->
        [1] これが本当に最後の手番です。
       *[other] 最後のラウンド：あなたを含めて残り{ $count }手番です。
    }
hand = 手札：{ $cards }。
display =
    { $deck ->
        [0] 場札：{ $cards }。山札はありません。
       *[other] 場札：{ $cards }。山札は{ $deck }枚です。
    }
dice = あなたのダイス：{ $dice }。
dice-tray = あなたのダイス：{ $dice }
dice-used = ダイスはすべて使いました。
tokens = あなたのトークン：{ $tokens }。
no-display = このテーブルではダイスを使うので、列車カードはありません。
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster }は{ $place }にいます。あなたのカードで動かせません。
           *[other] { $monster }は{ $place }にいます。{ $name }さんのカードで動かせません。
        }
        [stuck] { $monster }はもうずっと{ $place }にいます。
        [nowhere] { $monster }はまだボードにいません。
       *[free] { $monster }は{ $place }にいます。
    }
monster-deck =
    { $count ->
        [0] { $monster }のカードはもうありません。{ $monster }はもう動かせません。
       *[other] { $monster }のカードは残り{ $count }枚です。
    }
monster-cards-own =
    { $count ->
        [0] あなたの前に裏向きの{ $monster }のカードはありません。
       *[other] あなたの前に裏向きの{ $monster }のカードが{ $count }枚あります。
    }
monsters-chaos = { $places }へのルートは今は獲得できません。終了時にモンスターのいる場所を含むチケットは半分になります。
no-monsters = このテーブルではモンスターを使いません。
reach =
    { $purse ->
        [wilds] { $monster }、ワイルド{ $count }個：{ $places }。
        [pairs] { $monster }、ワイルドかペア{ $count }組：{ $places }。
       *[cards] { $monster }、SL{ $count }枚：{ $places }。
    }
reach-none = { $monster }は今は動かせません：{ $reason }
auto-end =
    { $on ->
        [yes] これからは、ほかに何もできないとき手番が自動で終わります。
       *[no] これからは、手番を毎回自分で終えます。
    }
choice-take = { $kind }を取る
choice-draw = 山札から引く
choice-tickets = チケットを引く
choice-pass = パスする
choice-keep = 残す
choice-return = 戻す
choice-decline = カードを手札に戻す
choice-give-up = トンネルをあきらめる
choice-tickets-count = チケットを{ $count }枚引く
choice-end = 手番を終える
choice-end-discarding = { $tokens }を返して手番を終える
choice-reroll = { $dice }を振り直す
choice-reroll-nothing = ダイスをすべて残す
choice-buy =
    { $token ->
        [single] { $dice }でシングルのトークンを買う
       *[double] { $dice }でダブルのトークンを買う
    }
choice-place = { $monster }を{ $place }に置く
choice-move =
    { $purse ->
        [wilds] ワイルド{ $count }個で{ $monster }を{ $place }へ動かす
        [pairs] ワイルドかペア{ $count }組で{ $monster }を{ $place }へ動かす
       *[cards] SL{ $count }枚で{ $monster }を{ $place }へ動かす
    }
choice-station = { $place }に駅を建てる
choice-pay = { $cards }
menu-ways = チケットの途中にあるルート：
menu-routes = 獲得できるルートは全部で{ $count }本です。名前（「claim par zur」）か、一覧を見るなら「actions」と入力してください。
menu-stations = 駅は{ $count }か所に建てられます。「station」と場所を入力してください。
menu-places = 場所を入力するか、{ $count }か所すべてを見るなら「actions」と入力してください。
menu-reroll = 振り直すダイス（「single wild」「2 singles」「all」）、残すダイス（「keep doubles」）、または「nothing」と入力してください。
menu-buy =
    { $token ->
        [single] 未使用のダイス2個でシングルのトークンを買えます。「buy single」とダイスを入力してください。
        [double] 未使用のダイス2個でダブルのトークンを買えます。「buy double」とダイスを入力してください。
       *[both] 未使用のダイス2個でトークンを買えます。「buy single」か「buy double」とダイスを入力してください。
    }
menu-move = { $monster }は{ $count }か所へ動けます。「{ $word }」と場所を入力するか、「reach { $word }」で一覧を見てください。
menu-discard = 「end discarding」とトークンを入力すると、手番の終わりにトークンを返せます。
prompt-action = アクション：
prompt-second-card = 2枚目のカード：
prompt-payment = 支払い：
prompt-place = { $monster }の行き先：
prompt-reroll = 振り直し：
prompt-after-action = ほかに何かしますか（Enterで手番を終えます）：
prompt-tickets =
    { $least ->
        [0] 残す番号（またはall、none）：
       *[other] 残す番号、{ $least }枚以上（またはall）：
    }
prompt-which = 番号：
prompt-confirm = Enterで手番を終え、undoで取り消します：
prompt-replay = { $number }／{ $total }、Enterで次へ、qで終了：
question-payment = { $route }をどう払いますか？
question-station = { $place }の駅をどう払いますか？
question-place = { $monster }をボードに置きます。{ $monster }がいる間、その場所へのルートは獲得できません。
question-tunnel-dice =
    { $kind ->
        [single] { $route }にはシングルが{ $price }個必要です。どう払いますか？
       *[double] { $route }にはダブルが{ $price }個必要です。どう払いますか？
    }
question-tickets = チケット{ $count }枚をどう払いますか？
question-move = { $monster }を{ $place }へ動かす支払いはどうしますか？
question-surcharge = 出したのは{ $laid }です。カードをあと{ $count }枚払いますか？
cannot-pay-surcharge = それは払えません（手札：{ $cards }）。
cannot-pay-tunnel = マーク{ $price }個は払えません（手元：{ $dice }、{ $tokens }）。
not-this-payment = 「{ $text }」では払えないか、いくつかの意味に取れます。
no-such-number = { $number }番はありません。番号は{ $most }までです。
which-one = { $count }通りの意味に取れます：
which-of-many = { $count }通りの意味に取れます。もう少し詳しく入力してください。
not-possible = { $action } – できません：{ $reason }
possible = { $action } – 今できます。
not-understood = 「{ $text }」がわかりません。番号か名前、またはヘルプの?を入力してください。
tickets-offered =
    { $least ->
        [0] チケットが{ $count }枚配られました。1枚も残さなくてかまいません。
       *[other] チケットが{ $count }枚配られました。{ $least }枚以上残してください。
    }
numbered-ticket =
    { $several ->
        [yes] { $number }  { $text } 山：{ $deck }。
       *[no] { $number }  { $text }
    }
tickets-not-understood = 「{ $text }」がわかりません。残す番号（例「1 3」）か、ヘルプの?を入力してください。
ticket-connected = { $ticket }：つながっています。
ticket-cut-off = { $ticket }：断たれました。自分のルートで行ける道がありません。
ticket-open =
    { $enough ->
        [yes] { $ticket }：あと列車コマ{ $trains }個、{ $routes }経由。
       *[no] { $ticket }：あと列車コマ{ $trains }個、{ $routes }経由。手持ちでは足りません。
    }
ticket-halved = { $text } モンスターが{ $places }にいる間は半分になります。
own-tickets = あなたのチケット：{ $tickets }。
no-tickets = チケットを持っていません。
owned-routes =
    { $count ->
        [0] { $name }：ルートなし。
       *[other] { $name }：ルート{ $count }本：{ $routes }。
    }
built-stations = { $name }：駅{ $count }個：{ $places }。
routes-usage = 「routes」と場所を入力してください。例「routes paris」。
routes-from = { $place }からのルート：
route-state =
    { $state ->
        [owned] { $route } – 持ち主：{ $name }。
        [closed] { $route } – 使えません。
        [chaos] { $route } – 空いていますが、{ $place }に{ $name }がいます。
       *[open] { $route } – 空いています。
    }
no-such-place = このボードに「{ $text }」という場所はありません。
which-place = どの場所ですか？ { $places }。
score-own = あなた：今終わると{ $total }点。ルート{ $routes }、チケット{ $tickets }（{ $kept }枚中{ $fulfilled }枚達成）、駅{ $stations }、最長経路の長さ{ $length }。
score-open = { $name }：ルート{ $points }点、最長経路の長さ{ $length }。チケットは秘密です。
score-monsters = モンスターカードのボーナスは含みません。裏向きのカードは秘密です。
log-more = これより前に{ $count }行あります。「log all」と入力してください。
why-usage = 「why」とアクションを入力してください。例「why claim paris zurich」。
undone = 取り消しました。
save-usage = 「save」とファイル名を入力してください。
save-other-file = { $file }はすでにあり、保存したゲームではありません。別の名前にしてください。
save-failed = { $file }に書き込めません：{ $reason }
saved = ゲームを{ $file }に保存しました。
resume-line = 続けるには：{ $line }
quit-question = 終了しますか？ 先に保存するならファイル名、保存せず終了するならyes、続けるならEnter：
goodbye = さようなら。
cut-off = ゲームはここで中断しています。
scoring = 得点を計算します。
scoring-routes = { $name }：ルートで{ $points }点。
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }：チケット{ $ticket }は達成：プラス{ $points }点。モンスターが{ $places }にいたので半分です。
            [twice] { $name }：チケット{ $ticket }は達成：プラス{ $points }点。モンスターが{ $places }にいたので2回半分です。
           *[no] { $name }：チケット{ $ticket }は達成：プラス{ $points }点。
        }
       *[no] { $halved ->
            [once] { $name }：チケット{ $ticket }は未達成：マイナス{ $points }点。モンスターが{ $places }にいたので半分です。
            [twice] { $name }：チケット{ $ticket }は未達成：マイナス{ $points }点。モンスターが{ $places }にいたので2回半分です。
           *[no] { $name }：チケット{ $ticket }は未達成：マイナス{ $points }点。
        }
    }
scoring-borrowed = { $name }：駅で借りるルートは{ $routes }。
scoring-stations = { $name }：残った駅で{ $points }点。
scoring-longest-path =
    { $points ->
        [0] { $name }：最長経路の長さ{ $length }。
       *[other] { $name }：最長経路の長さ{ $length }、全員で一番長い：プラス{ $points }点。
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }：達成したチケット{ $count }枚。
       *[other] { $name }：達成したチケット{ $count }枚、全員で一番多い：プラス{ $points }点。
    }
scoring-monster =
    { $points ->
        [0] { $name }：{ $monster }のカード{ $count }枚。
       *[other] { $name }：{ $monster }のカード{ $count }枚、全員で一番多い：プラス{ $points }点。
    }
result = 結果
winner =
    { $tie ->
        [shared] { $names }が{ $points }点で勝利を分け合いました。
        [broken] { $who ->
            [you] あなたが{ $points }点で、同点決着の末に勝ちました。
           *[other] { $names }さんが{ $points }点で、同点決着の末に勝ちました。
        }
       *[none] { $who ->
            [you] あなたが{ $points }点で勝ちました。
           *[other] { $names }さんが{ $points }点で勝ちました。
        }
    }

help-play-answers = 一覧の番号か言葉で答えます。言葉は初めの部分だけ、順番は自由です。
help-play-cards = カード：「take 赤」または「赤」だけ、山札は「draw」。
help-play-claim = ルート：「claim paris zurich」「par zur」、支払いも言うなら「par zur 赤」、2本目の線路は「#2」。
help-play-station = 駅：駅のあるボードで「station paris」。
help-play-tickets = チケット：新しく引くなら「draw tickets」、その後に残す番号。「tickets」で手持ちの様子がわかります。
help-play-reroll = ダイス：「single wild」や「2 singles」でそれを、「keep doubles」でほかを振り直します。「all」「nothing」も使えます。
help-play-claim-dice = ルート：「claim paris zurich」「par zur」、支払いも言うなら「par zur wild 1」。駅：「station paris」。
help-play-buy = トークン：「buy single with double station」で未使用のダイス2個と交換、「end discarding single」で1枚返します。
help-play-dice-tickets = チケット：「draw 2 tickets」で駅かワイルド2個分を引き、その後に残す番号、またはnone。
help-play-end = 「end」で手番を終えます。「auto」で、ほかに何もできないとき自動で終えるかを切り替えます。
help-play-monsters = モンスター：「alvin boston」で最少のSLでアルヴィンを動かし、「alvin boston 2」で2枚使います。
help-play-reach = 「monsters」で居場所、「reach alvin」でアルヴィンの行ける場所がわかります。
help-play-look = 調べる：actions、hand、display、board、score、log（「log all」）。
help-play-look-dice = 調べる：actions、dice、board、score、log（「log all」）。
help-play-routes = 「routes paris」で、その場所のルートと値段と持ち主がわかります。
help-play-why = 「why claim paris zurich」で、なぜできないかがわかります。
help-play-undo = 「undo」で、隠れた情報を見ていない間は手番を取り消せます。
help-play-save = 「save FILE」で保存、「quit」で終了。「whistlestop play --resume FILE」で続けられます。

## The server

help-serve = ブラウザのゲームを公開します。
help-serve-host = 待ち受けるアドレス。0.0.0.0なら同じネットワークの友だちも入れます。
help-serve-port = 待ち受けるポート。
help-serve-database = テーブルの保存先：ファイルか、データベースのアドレス。
help-serve-public-url = 待ち受ける場所と違うとき、みんなが接続するアドレス。
help-serve-bot-threads = 同時に考えてよいボットの数。
help-serve-open = ブラウザでゲームを開きます。
serve-local = ゲームはこちらです：{ $address }
serve-friends = 友だちはこちらから：{ $address }
serve-stop = Ctrl+Cで止まります。
serve-closed = サーバーは{ $host }のポート{ $port }で待ち受けできません：{ $reason }
server-no-client = ブラウザのゲームはまだ組み立てられていません
server-build-client = このサーバーは、ブラウザの部分がないソースから動いています。そこで「make play」を実行すると、組み立ててゲームを始めます。

refusal-malformed = このページからの通信をサーバーが理解できませんでした。読み込み直してください。
refusal-oversized = 長すぎます。
refusal-too-frequent = 一度に多すぎます。少し待ってください。
refusal-foreign-origin = このページは通信先のサーバーのものではありません。
refusal-foreign-host = サーバーはこの名前を知りません。運営している人が公開アドレスを設定できます。
refusal-unknown-table = そのテーブルはありません。
refusal-wrong-token = このリンクで座れる席はありません。
refusal-not-found = それはここにはありません。
refusal-storage-failed = サーバーが保存できなかったので、取り消されました。もう一度試してください。
refusal-frozen = このゲームは別の版のプログラムで始まったので、この版では続けられません。
refusal-not-seated = あなたは観戦中です。プレイヤーだけができます。
refusal-not-host = テーブルを用意した人だけができます。
refusal-not-started = ゲームはまだ始まっていません。
refusal-already-started = ゲームはもう始まっています。
refusal-table-full = 席はすべて埋まっています。
refusal-seat-taken = そこにはもう座っている人がいます。
refusal-name-taken = その名前の人がもうテーブルにいます。
refusal-colour-taken = その色の人がもうテーブルにいます。
refusal-bad-table = そのようなテーブルは用意できません。
refusal-seats-open = まだ空いている席があります。
refusal-too-many-tables = サーバーにこれ以上テーブルを置けません。
refusal-too-many-spectators = これ以上観戦できません。
refusal-no-proposal = その提案はもう有効ではありません。
refusal-no-hints = このテーブルではヒントを使いません。
refusal-game-running = ゲームはまだ終わっていません。

## The page in the browser

web-motto = 友だちやボットと過ごす鉄道の夕べ。登録も説明書もいりません。
web-new-game = 新しいゲーム
web-new-game-text = 友だちそれぞれの端末でも、1台を囲んでも、ボット相手でも遊べるテーブルを用意します。
web-your-name = あなたの名前
web-set-table = テーブルを用意
web-quick = すぐにボット2人と遊ぶ
web-join = 友だちに加わる
web-join-text = 送られてきたリンクを開くか、テーブルのコードを入力してください。
web-code = テーブルのコード
web-join-button = 加わる
web-my-tables = 自分のテーブル
web-state-waiting = 参加者待ち
web-state-playing = プレイ中
web-state-over = 終了
web-state-frozen = 続けられません
web-forget = テーブル{ $code }を忘れる
web-offline = 今はサーバーにつながりません。
web-loading = ボードを広げています …
web-reconnecting = 接続が切れました。つなぎ直しています …
web-close = 閉じる
web-done = 完了
web-cancel = やめる
web-yes = はい
web-no = いいえ
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-link = リンク
web-guest = ゲスト
web-to-lobby = テーブル一覧

web-board-choice = ボード
web-for-players = { $fewest }～{ $most }人
web-ticket-set = チケットのセット
web-ticket-set-base = 印刷どおり
web-ticket-set-is = { $name }、チケット{ $count }枚
web-expansions = 拡張
web-expansion-dice = ダイス拡張
web-expansion-monsters = Alvin & Dexter
web-seats = 席
web-seat-kind = 席{ $number }に座る人
web-seat-remove = 席{ $number }をなくす
web-seat-mine = この端末
web-seat-open = 友だち用に空ける
web-seat-open-text = 友だちはリンクから座れます。
web-seat-bot = ボット
web-name = 名前
web-bot-level = ボットの種類
web-bot-is = { $name }（レベル{ $level }）
web-livery = 色{ $colour }、模様{ $pattern }：変える
web-livery-choose = 色と模様
web-colour = 色
web-colour-red = 赤
web-colour-blue = 青
web-colour-green = 緑
web-colour-yellow = 黄
web-colour-black = 黒
web-colour-purple = 紫
web-pattern = 模様
web-pattern-plain = 無地
web-pattern-stripes = しま
web-pattern-dots = 水玉
web-pattern-checks = 市松
web-pattern-chevrons = 山形
web-pattern-rings = 輪
web-house-rules = 時計とハウスルール
web-more-rules = その他のハウスルール
web-clock = 1手番の時間
web-clock-none = 制限なし
web-clock-seconds = { $count }秒
web-clock-days = { $count }日
web-clock-is-seconds = 1手番は{ $count }秒です。
web-clock-is-days = 1手番は{ $count }日です。
web-bot-speed = ボットの速さ
web-bot-speed-slow = ゆっくり
web-bot-speed-middle = 人間くらい
web-bot-speed-fast = 速く
web-bot-speed-once = すぐに
web-plan-not-ready = このボードには席が{ $fewest }以上必要で、そのうち一つはこの端末です。
web-open-table = テーブルを開く
web-start-now = ゲームを始める

web-invite = 友だちを招く
web-qr = 電話のカメラで読めるリンクのコード
web-watching-now =
    { $count ->
        [0] 観戦者はいません。
       *[other] { $count }人が観戦しています。
    }
web-sit = ここに座る
web-sit-also = この端末でもう1人
web-leave = 席を立つ
web-make-bot = ボット
web-make-open = 空席
web-here = います
web-away = 不在
web-start = ゲームを始める
web-start-waits = 席がすべて埋まると始められます。空席はボットに任せてください。
web-host-starts = 席に着きました。ホストが始めるとゲームが始まります。
web-this-table = このテーブル
web-fingerprint = 封をした乱数の種：{ $fingerprint }

web-your-turn = あなたの手番です
web-turn-of =
    { $count ->
        [1] { $names }さんが考え中です
       *[other] 待っています：{ $names }
    }
web-wait = 少々お待ちください
web-over = ゲーム終了
web-last-turns =
    { $count ->
        [1] 本当に最後の手番
       *[other] 最後のラウンド：残り{ $count }手番
    }
web-clock-left = 残り時間：{ $time }
web-hours-left = { $count }時間
web-days-left = { $count }日
web-board = ボード{ $board }。矢印キーで動かし、プラスとマイナスで拡大縮小、0で全体を表示します。
web-zoom-in = 拡大
web-zoom-out = 縮小
web-zoom-fit = ボード全体を表示
web-claim-route = { $route }を獲得
web-choice-claim = { $route }を獲得する
web-ask-claim = トンネル{ $route }に挑みますか？
web-which-track = どの線路ですか？
web-route-open = このルートはまだだれのものでもありません。
web-route-owned = { $name }さんのルートです。
web-monster-here = { $monster }がいます。この場所へのルートは獲得できません。
web-monster-at = { $place }に{ $monster }
web-monster-card = { $monster }のカードがここで表向きです
web-station-here = { $name }さんの駅があります。

web-choose-tickets = チケットを選んでください
web-keep-least =
    { $count ->
        [0] 好きなだけ残せます。残さなくてもかまいません。
       *[other] { $count }枚以上残してください。
    }
web-keep =
    { $count ->
        [0] 1枚も残さない
       *[other] { $count }枚残す
    }
web-tickets-wait = 選びました。全員が選ぶまでは変えられます。
web-points = { $count }点
web-ticket-connected = 達成
web-ticket-cut-off = 自分のルートで行ける道なし
web-ticket-trains = あと列車コマ{ $count }個
web-ticket-too-far = あと列車コマ{ $count }個、足りません
web-ticket-half = 今は半分：{ $places }にモンスター

web-your-action = あなたのアクション
web-action =
    { $count ->
        [0] カードを2枚取るか、チケットを引いてください。まだ払えるルートはありません。
        [1] カードを2枚取るか、光っているルートを獲得するか、チケットを引いてください。
       *[other] カードを2枚取るか、光っている{ $count }本のルートから1本獲得するか、チケットを引いてください。
    }
web-action-dice =
    { $count ->
        [0] このダイスで払えるルートはありません。チケットを引くか、トークンを買うか、手番を終えてください。
        [1] 光っているルートを獲得するか、ダイスを別のことに使ってください。
       *[other] 光っている{ $count }本のルートから1本獲得するか、ダイスを別のことに使ってください。
    }
web-second-card = 2枚目のカードを取ってください。
web-after-action = アクションは済みました。ほかに何かしますか？
web-pick-station = 駅を建てる場所を押してください。
web-pick-monster = { $monster }の行き先を押してください。
web-far = 破線の場所へはSLが2枚必要です。
web-build-station = 駅を建てる
web-station-short = 駅
web-tickets-draw = チケットを引く：
web-move-monster = { $monster }を動かす
web-choice-move-dice = ワイルド{ $count }個で{ $monster }を{ $place }へ動かす
web-choice-pay = { $cards }を払う
web-cannot-undo = これは自分だけでは取り消せません。
web-take = { $card }を取る
web-draw-sure = 山札からカードを引きますか？
web-display = 場札
web-deck =
    { $count ->
        [0] 山札はありません
       *[other] 山札から引く：残り{ $count }枚
    }
web-hand = 手札：{ $cards }
web-hand-empty = 手札はありません
web-dice = ダイス
web-no-dice = テーブルにダイスは残っていません。
web-dice-of = { $name }さんの出目
web-die-marked = 振り直す
web-no-tokens = トークンはまだありません
web-reroll = 振り直すダイスに触れてください。
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
web-buy-with = 支払い：
web-end-turn = 手番を終える
web-end-sure = 手番を終えますか？
web-discard = トークンを返す
web-give-back = { $tokens }を返す
web-tunnel = トンネル{ $route }
web-tunnel-revealed = めくられたカード
web-tunnel-laid = 出したのは{ $laid }です。
web-tunnel-too-dear = トンネルの追加分を払えません。
web-tunnel-too-dear-dice = それは払えません。
web-tunnel-symbols =
    { $count ->
        [0] トンネルダイスにマークはなく、追加の支払いはありません。
       *[other] トンネルダイスにマークが{ $count }個出て、あと{ $count }個必要です。
    }

web-undo = 取り消す
web-undo-ask = 取り消しを頼む
web-undo-alone = 直前の決定を取り消す
web-undo-all = 直前の決定を取り消してよいか全員に聞く
web-undo-asked = 取り消してよいか、ほかの人に聞いています。
web-undo-proposal = 取り消しの希望
web-undo-wish = { $name }さんが決定を{ $count }回分取り消したいそうです。
web-undo-waiting = あと{ $count }人の同意を待っています。
web-agree = 同意する
web-disagree = 断る
web-hint-ask = ボットならどうする？
web-hint-thinking = ボットが考えています …
web-hint = ボットの考え：{ $action }。
web-hint-keep = ボットが残すチケット：{ $tickets }。

web-players = プレイヤー
web-me = あなた
web-bot = ボット、{ $bot }
web-bot-plays = ボットがプレイ中
web-to-move = 手番
web-count-points = 得点
web-count-trains = 列車
web-count-cards = カード
web-count-tokens = トークン
web-count-tickets = チケット
web-count-stations = 駅
web-tickets = あなたのチケット
web-log = これまでの出来事
web-log-all = すべて表示
web-chat = おしゃべり
web-chat-say = ひとこと
web-chat-send = 送る
web-chat-empty = まだだれも話していません。
web-routes = ルート
web-routes-search = ルートを探す
web-claimable = 獲得できます
web-tab-hand = 手札
web-tab-tickets = チケット
web-tab-players = プレイヤー
web-tab-log = 記録
web-tab-chat = 会話
web-tab-routes = ルート
web-watching = このゲームを観戦しています。
web-take-seat = { $name }さんの席に座る
web-choose-beside = チケットを選んでください。ボードにも示されます。残すものは太い線になります。
web-not-asked = あなたの手番ではありません。その間にチケットやルートを見られます。
web-bot-took = あなたの席はボットが代わっています。
web-take-back = 自分でプレイする
web-resign = ボットに任せる
web-pass-device = 端末を{ $name }さんに渡してください
web-pass-device-text = ほかの人は見ないでください。
web-i-am = { $name }です

web-menu = 設定とテーブル
web-confirm = アクションの前に確認する
web-confirm-always = いつも
web-confirm-touch = タッチのときだけ
web-confirm-never = しない
web-theme = ページの色
web-theme-system = 端末に合わせる
web-theme-light = 明るい
web-theme-dark = 暗い
web-sound = 自分の手番に汽笛を鳴らす
web-still = 動きを止める
web-notices = ページが裏にあるとき、自分の手番を通知する
web-notices-http = このブラウザはhttpsのページでだけ通知します。ページの題名で手番がわかります。
web-other-device = 別の端末で続ける
web-other-device-text = このリンクであなたの席が開きます。人に見せないでください。
web-log-download = 記録をダウンロード

web-step = { $number }／{ $total }
web-next = 次へ
web-show-all = 結果を見る
web-show-result = 結果を見る
web-tickets-of = { $name }さんのチケット
web-scoring-told = 得点計算の説明
web-chart = 手番ごとの全員の得点
web-chart-turns = { $count }手番
web-look-board = ボードを見る
web-rematch = もう一度遊ぶ
web-rematch-go = 新しいテーブルへ
web-seal-sound = 乱数の種は、ゲームの前に封をしたものと同じです。
web-seal-broken = 乱数の種が封と一致しません！
web-seal = 「{ $seed }:{ $salt }」のSHA-256は{ $fingerprint }です。

## The arena

## Studies

## Hints
