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

## Small words

nothing = なし
empty-slot = 空き
from-to = { $fewest }～{ $most }
not-known-yet = まだ不明
numbered = { $number }：{ $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = アメリカ
board-usa-base-revised = アメリカ、改訂チケット
board-usa-1910 = アメリカ 1910
board-usa-big-cities = アメリカ 1910、大都市
board-usa-mega = アメリカ 1910、メガゲーム
board-europe = ヨーロッパ
board-europe-expanded = ヨーロッパ 1912、拡張
board-europe-big-cities = ヨーロッパ 1912、大都市
board-europe-mega = ヨーロッパ 1912、メガゲーム
board-germany = ドイツ
board-india = インド
board-lake-constance = ボーデン湖
board-legendary-asia = 伝説のアジア
board-london = ロンドン
board-marklin = メルクリン
board-new-york = ニューヨーク
board-nordic = 北欧
board-switzerland = スイス
board-draft = { $name }（下書き）

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }：長さ{ $length }、{ $colour }、トンネル
            [ferry] { $route }：長さ{ $length }、{ $colour }、SL{ $symbols }枚のフェリー
           *[plain] { $route }：長さ{ $length }、{ $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }：長さ{ $length }、{ $colour }、トンネル（{ $points }点）
            [ferry] { $route }：長さ{ $length }、{ $colour }、SL{ $symbols }枚のフェリー（{ $points }点）
           *[plain] { $route }：長さ{ $length }、{ $colour }（{ $points }点）
        }
    }
route-detail-special = { $route }：長さ{ $length }、{ $colour }、{ $special }（{ $points }点）
track-type =
    { $type ->
        [tunnel] トンネル
        [ferry] フェリー、SL{ $symbols }枚
       *[plain] { "" }
    }
track-trains = 列車コマが{ $count }個必要
ticket = { $ends }（{ $points }点）
ticket-deck =
    { $deck ->
        [regular] 通常
        [long] 長距離
        [short] 短距離
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] 通常チケット{ $count }枚
        [long] 長距離チケット{ $count }枚
        [short] 短距離チケット{ $count }枚
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
        [you] あなたのチケットは{ $kept }枚になりました。{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] 戻したのは{ $back }枚です。
            }
           *[other] { $back ->
                [0] ゲームから除いたのは{ $gone }枚です。
               *[other] 戻したのは{ $back }枚、ゲームから除いたのは{ $gone }枚です。
            }
        }
       *[other] { $name }さんのチケットは{ $kept }枚になりました。{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] 戻したのは{ $back }枚です。
            }
           *[other] { $back ->
                [0] ゲームから除いたのは{ $gone }枚です。
               *[other] 戻したのは{ $back }枚、ゲームから除いたのは{ $gone }枚です。
            }
        }
    }
event-route-claimed =
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
        [few_bullet_trains] 列車コマと新幹線が残りわずかです。全員あと1手番ずつです。
        [few_pieces] 列車コマと船コマが残りわずかです。全員あと2手番ずつです。
        [dead_board] 獲得できるルートがもうありません。全員あと1手番ずつです。
       *[stalled] 長い間だれもルートを獲得していません。全員あと1手番ずつです。
    }
event-game-over =
    { $reason ->
        [all_passed] 全員がパスしたので、ゲーム終了です。
        [six_tickets] 必要なチケットがすべて達成され、ゲーム終了です。
        [last_train] 最後の列車が置かれ、ゲーム終了です。
        [dead_board] 獲得できるルートがもうないので、ゲーム終了です。
        [stalled] 長い間誰もルートを獲得していないので、ゲーム終了です。
       *[last_round_played] 最後のラウンドが終わり、ゲーム終了です。
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
        [after_action] アクションは済んでいます。その後に許されることだけできます。
       *[over] ゲームは終わっています。
    }
why-no-such-action = そのアクションはありません。
why-not-in-game =
    { $part ->
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
why-few-trains =
    { $mountains ->
        [0] 列車コマが{ $count }個必要ですが、{ $have }個しかありません。
       *[other] 列車コマが{ $count }個（うち山に{ $mountains }個）必要ですが、{ $have }個しかありません。
    }
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
why-cannot-pay-rest = 残りのカードでは、あとの支払いができません。
why-not-in-hand = { $kind }のカードを持っていません。
why-locomotives-not-here = このルートではSLを使えません。
why-not-this-payment = その方法では払えません。
why-not-face-up = 場に{ $kind }のカードはありません。
why-locomotive-second = 場のSLカードを2枚目に取ることはできません。
why-no-cards-left = 引けるカードがもうありません。
why-no-tickets-left = 引けるチケットがもうありません。
why-must-keep = チケットを{ $count }枚以上残してください。
why-may-not-keep = その山のチケットはそんなに残せません（全部で{ $count }枚以上残します）。
why-other-actions-exist = ほかに何もできないときだけパスできます。
why-few-tickets = チケットは残り{ $have }枚で、{ $count }枚はありません。
why-how-many-tickets = 枚数を言ってください。チケット1枚に駅かワイルドが1個必要です。

## Differences from the base rules

difference-players = { $fewest }～{ $most }人用です。
difference-trains = 各自の列車コマは{ $count }個です。
difference-deck =
    { $colours ->
        [8] 列車カードは各色{ $count }枚、SLは{ $locomotives }枚です。
       *[other] 列車カードは{ $colours }色で各{ $count }枚、SLは{ $locomotives }枚です。
    }
difference-start-cards = 最初の列車カードは{ $count }枚ずつです。
difference-display = 場札は{ $count }枚です。
difference-display-reset =
    { $count ->
        [0] 表向きのSLが何枚あっても、場札は入れ替えません。
       *[other] 場札のうち{ $count }枚がSLになると、入れ替えます。
    }
difference-face-up-locomotive = 表向きのSLもカード1枚と数えます。1手番に2枚取れます。
difference-opening-tickets = 最初に{ $deal }が配られ、{ $keep }枚以上を残します。
difference-drawn-tickets = チケットを引くと{ $deal }が示され、{ $keep }枚以上を残します。
difference-keep-at-most =
    { $deck ->
        [long] 長距離チケットは{ $count }枚まで残せます。
       *[other] 「{ $deck }」のチケットは{ $count }枚まで残せます。
    }
difference-refused-opening =
    { $where ->
        [face_up] 最初に残さなかったチケットは山の横に表向きで置き、山がなくなると混ぜて新しい山にします。
        [out_of_game] 最初に残さなかったチケットはゲームから除きます。
        [shuffled_back] 最初に残さなかったチケットは、それぞれの山に混ぜて戻します。
       *[under_deck] 最初に残さなかったチケットは山の下に戻します。
    }
difference-refused-drawn =
    { $where ->
        [face_up] 後で戻したチケットも山の横に表向きで置きます。
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
difference-ties = 勝利が同点なら{ $steps }の順で決め、それでも同じなら勝利を分け合います。
difference-no-ties = 同点なら勝利を分け合います。
tie-then = { $first }、次に{ $second }
tie-step =
    { $step ->
       *[tickets] 達成したチケット
        [stations] 建てた駅の少なさ
        [longest_path] 最長の道
        [goods] 商品の点
        [meeples] 集めたミープル
        [mountains] 山を越えるルート
    }
difference-attraction = あなたのルートが接する名所は一つにつき{ $count }点です。
difference-not-double = { $routes }のルートは並んでいますが複線ではありません。1人で両方取れます。
difference-insets = 拡大図にもう一度描かれていますが、それぞれ1つの場所です：{ $places }。
difference-countries = 行き先が{ $countries }のチケットがあります。国境の地点はどれでもよく、国の中を通る道はありません。
difference-goals = 行き先がいくつもあるチケットは、つながった中で最も高いものが得点になります。どれともつながらないと、最も低い点を失います。
difference-district = { $places }をつなぐと{ $count }点です。
difference-end-trains = だれかの列車コマが{ $count }個以下になると最後のラウンドです。
difference-locomotives =
    { $where ->
        [tunnels] SLはトンネルでだけ使えます。
        [ferries] SLはフェリーでだけ使えます。
       *[both] SLはトンネルとフェリーでだけ使えます。
    }
unverified = 未確認：{ $note }

## House rules

options-expansions = 拡張
options-combined = ダイスとモンスターあり
options-boards = 一つのボードだけ
options-other = すべてのゲーム
options-shown = *の付いたルールはゲームの前に相談しておくとよいでしょう。ほかはそのままでかまいません。
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = SLが3枚表になったとき、続けて何回まで場札を入れ替えるか。
value-display-reset_cap = 場札の入れ替えは続けて{ $count }回までです。
option-nordic-reset_on_three = 北欧で、SLが3枚表になったら場札を入れ替えるか。
value-nordic-reset_on_three-true = ほとんどのボードと同じく、SLが3枚表になると場札を入れ替えます。
value-nordic-reset_on_three-false = SLが何枚表でも、場札はそのままです。
option-swiss-reset_on_three = スイスで、SLが3枚表になったら場札を入れ替えるか。
value-swiss-reset_on_three-true = ほとんどのボードと同じく、SLが3枚表になると場札を入れ替えます。
value-swiss-reset_on_three-false = SLが何枚表でも、場札はそのままです。
option-combined-monster_payment = ダイスのゲームで何がモンスターを動かすか。
value-combined-monster_payment-wild_die = ワイルド1個がモンスターを動かすSL1枚になります。
value-combined-monster_payment-wild_or_pair = ワイルド1個か同じ目2個がモンスターを動かすSL1枚になります。
value-combined-monster_payment-none = モンスターは動きません。
option-end-dead_board = だれもルートを獲得できなくなったら最後のラウンドを始めるか。
value-end-dead_board-true = だれもルートを獲得できなくなったら最後のラウンドが始まります。
value-end-dead_board-false = だれもルートを獲得できなくてもゲームは続きます。
option-end-explorer_shared = 都市の数が同じとき、最多都市の得点をだれが得るか。
value-end-explorer_shared-true = 都市の数が同じ人は全員が得点します。
value-end-explorer_shared-false = 都市の数が同じ人の中では、達成したチケットの多さ、次に山で失った列車コマの多さで決めます。
option-end-europe_station_tiebreak = チケットで決まらない同点を、建てた駅の少なさで決めるか。
value-end-europe_station_tiebreak-true = チケットで決まらない同点は、建てた駅の少ない人の勝ちです。
value-end-europe_station_tiebreak-false = 建てた駅の数では同点を決めません。
option-end-printed_ties = 勝利の同点を、ボードごとの順で決めるか。
value-end-printed_ties-true = 勝利の同点は、ボードごとの順で決めます。
value-end-printed_ties-false = どのボードでも、同点はチケット、次に駅、次に最長の道で決めます。
option-boards-open_holdings = 他の人の株が全員に見えるかどうか。
value-boards-open_holdings-true = 全員の株が全員に見えます。
value-boards-open_holdings-false = 他の人の株は終了まで伏せられています。

## Headings of tables

heading-action = アクション
heading-attractions = 名所
heading-bot = ボット
heading-cards = カード
heading-colour = 色
heading-deck = 山
heading-default = 標準
heading-districts = 地区
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
learned-as-planner = このテーブルでは learned は何も学んでいないため、planner と同じように指します。

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
error-extra = { $what } に必要なパッケージがインストールされていません: pip install "whistlestop[{ $extra }]"
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
legend-country = 国境の地点
legend-attraction = 名所
legend-district = 地区とその得点
map-warning = { $where }: 警告: { $reason }
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
help-plain = 1行ずつ簡素に表示します。スクリーンリーダーや読み上げ向けです。
help-maps = ボードの一覧。名前（またはファイルのパス）を付けるとそのボードを表示。「check FILE」で自分のファイルを検査します。
help-maps-show = ボードを一つ表示します：違うルール、線路、チケット。
help-maps-draw = ボードを絵にします（SVG）。
help-maps-output = 絵を書き出すファイル。
help-maps-check = 自分のボードのファイルと隣のチケットのセットを検査します。誤りは行で示します。
help-maps-tickets = 自分のボードのファイルのチケットを作ります。市販のボードのように最短経路の値打ちを持ち、すべての都市に行き渡ります。
help-maps-tickets-count = チケットの枚数。
help-maps-tickets-output = 新しいチケットを入れたボードを書き込むファイル。同じファイルでもかまいません。
maps-tickets-written = { $file } に { $count } 枚のチケットがあります。{ $fewest } ～ { $most } 点です。
maps-tickets-left-out = { $places } を示すチケットがありません。都市の数に対してチケットが少なすぎます。
help-maps-name = ボードの名前か、ファイルのパス。
help-maps-file = ボードのファイル。
help-simulate = ボット同士で多くのゲームを行い、速さと得点を表示します。
help-games = ゲームの数。
help-simulate-bot = 全席のボット、または席ごとに一つずつ。
help-threads = 使うスレッドの数。結果は変わりません。
help-check = すべての局面でルールの約束を確かめ、破れを数えます。
help-play = ターミナルでボットと遊びます。
help-play-bot = 相手全員のボット、または一人ずつ：level-1からlevel-6、または打ち方。省くと最も強い打ち方です。
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
help-completion = シェルでコマンドとオプションを補完するためのスクリプトを表示します。
help-completion-shell = bash、zsh、fish、powershell のいずれか。

## The game in the terminal

welcome = { $map }：相手は{ $others }です。
welcome-help = ?と入力すればいつでもヘルプが出ます。
turn-summary = 手番{ $turn }：あなたは列車コマ{ $trains }個、カード{ $cards }枚、{ $points }点です。ほかの人：{ $others }。
turn-summary-other = { $name }（列車コマ{ $trains }個、カード{ $cards }枚、{ $points }点）
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
no-display = このテーブルではダイスを使うので、列車カードはありません。
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
choice-tickets-count = チケットを{ $count }枚引く
choice-end = 手番を終える
choice-end-discarding = { $tokens }を返して手番を終える
choice-pay = { $cards }
menu-ways = チケットの途中にあるルート：
menu-routes = 獲得できるルートは全部で{ $count }本です。名前（「claim par zur」）か、一覧を見るなら「actions」と入力してください。
menu-others = ほかに{ $count }通りの答えがあります（例：「{ $example }」）。答えか、一覧を見るなら「actions」と入力してください。
menu-places = 場所を入力するか、{ $count }か所すべてを見るなら「actions」と入力してください。
prompt-action = アクション：
prompt-second-card = 2枚目のカード：
prompt-payment = 支払い：
prompt-after-action = ほかに何かしますか（Enterで手番を終えます）：
prompt-end-unused = { $dice }をまだ使っていません。「end」でそのまま手番を終え、Enterで続けます：
prompt-tickets =
    { $least ->
        [0] 残す番号（またはall、none）：
       *[other] 残す番号、{ $least }枚以上（またはall）：
    }
prompt-which = 番号：
prompt-confirm = Enterで手番を終え、undoで取り消します：
prompt-replay = { $number }／{ $total }、Enterで次へ、qで終了：
question-payment = { $route }をどう払いますか？
question-tickets = チケット{ $count }枚をどう払いますか？
question-surcharge = 出したのは{ $laid }です。カードをあと{ $count }枚払いますか？
no-pieces = このボードにミープル、商品、株はありません。
cannot-pay-surcharge = それは払えません（手札：{ $cards }）。
not-this-payment = 「{ $text }」では払えないか、いくつかの意味に取れます。
no-such-price =
    「{ $text }」ではモンスターは動きません。{ $purse ->
        [wilds] ワイルド1個で{ $near }都市まで、2個で{ $far }都市まで動きます。
        [pairs] ワイルドか同じ目のペア1組で{ $near }都市まで、2組で{ $far }都市まで動きます。
       *[cards] SL1枚で{ $near }都市まで、2枚で{ $far }都市まで動きます。
    }
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
        [yes] { $number }：{ $text } 山：{ $deck }。
       *[no] { $number }：{ $text }
    }
tickets-not-understood = 「{ $text }」がわかりません。残す番号（例「1 3」）か、ヘルプの?を入力してください。
ticket-connected = { $ticket }：つながっています。
ticket-cut-off = { $ticket }：断たれました。自分のルートで行ける道がありません。
ticket-open =
    { $enough ->
        [yes] { $ticket }：あと列車コマ{ $trains }個、{ $routes }経由。
       *[no] { $ticket }：あと列車コマ{ $trains }個、{ $routes }経由。手持ちでは足りません。
    }
ticket-connected-goal = { $ticket }：{ $goal }とつながっていて、{ $points }点です。
ticket-open-goal =
    { $enough ->
        [yes] { $ticket }：{ $goal }まで、あと列車コマ{ $trains }個、{ $routes }経由。
       *[no] { $ticket }：{ $goal }まで、あと列車コマ{ $trains }個、{ $routes }経由。手持ちでは足りません。
    }
own-tickets = あなたのチケット：{ $tickets }。
no-tickets = チケットを持っていません。
owned-routes =
    { $count ->
        [0] { $name }：ルートなし。
       *[other] { $name }：ルート{ $count }本：{ $routes }。
    }
routes-usage = 「routes」と場所を入力してください。例「routes paris」。
routes-from = { $place }からのルート：
route-state =
    { $state ->
        [owned] { $route } – 持ち主：{ $name }。
        [everybody] { $route }：新幹線があり、全員が使えます。
        [closed] { $route } – 使えません。
        [chaos] { $route } – 空いていますが、{ $place }に{ $name }がいます。
       *[open] { $route } – 空いています。
    }
no-such-place = このボードに「{ $text }」という場所はありません。
which-place = どの場所ですか？ { $places }。
score-own = あなた：今終わると{ $total }点：{ $parts }。
score-part-routes = ルート{ $points }
score-part-tickets = チケット{ $points }（{ $kept }枚中{ $fulfilled }枚達成）
score-part-attractions = 名所{ $points }
score-part-districts = 地区{ $points }
score-part-longest-path =
    { $points ->
        [0] 最長経路の長さ{ $length }
       *[other] 最長経路の長さ{ $length }、今は一番で{ $points }
    }
score-secret-tickets = 全員のチケットで決まるボーナスは含みません。チケットは秘密です。
score-open = { $name }：ルート{ $points }点、最長経路の長さ{ $length }。チケットは秘密です。
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
scoring-attractions = { $name }：名所：プラス{ $points }点。
scoring-districts = { $name }：地区：プラス{ $points }点。
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
help-play-tickets = チケット：新しく引くなら「draw tickets」、その後に残す番号。「tickets」で手持ちの様子がわかります。
help-play-end = 「end」で手番を終えます。「auto」で、ほかに何もできないとき自動で終えるかを切り替えます。
help-play-look = 調べる：actions、hand、display、board、score、log（「log all」）。
help-play-routes = 「routes paris」で、その場所のルートと値段と持ち主がわかります。
help-play-rules = 「rules」でこのテーブルのルールを、「rules tickets」でその一つを説明します。
help-play-why = 「why claim paris zurich」で、なぜできないかがわかります。
help-play-undo = 「undo」で、隠れた情報を見ていない間は手番を取り消せます。
help-play-save = 「save FILE」で保存、「quit」で終了。「whistlestop play --resume FILE」で続けられます。

## The server

help-serve = ブラウザのゲームを公開します。
help-serve-host = 待ち受けるアドレス。0.0.0.0なら同じネットワークの友だちも入れます。
help-serve-port = 待ち受けるポート。
help-serve-database = テーブルの保存先：ファイルか、データベースのアドレス。
help-serve-redis = 複数のプロセスが一つのPostgreSQLのテーブルを共有するためのRedisのアドレス。
help-serve-processes = ポートの後ろで動くプロセスの数。
help-serve-logs = ログの書き方：textまたはjson。
help-serve-public-url = 待ち受ける場所と違うとき、みんなが接続するアドレス。
help-serve-boards = プログラムのボードと並べて出すボードファイルのフォルダー。
help-serve-own-boards = 訪問者が自分のボードを送り、遊び、調べてよいか。公開アドレスでは既定で許可しません。
help-serve-bot-threads = 同時に考えてよいボットの数。
help-serve-open = ブラウザでゲームを開きます。
serve-local = ゲームはこちらです：{ $address }
serve-friends = 友だちはこちらから：{ $address }
serve-compiling = 規則は裏でコンパイル中です。最初の一、二分はボットの考える時間が少し長くなります。
serve-stop = Ctrl+Cで止まります。
serve-closed = サーバーは{ $host }のポート{ $port }で待ち受けできません：{ $reason }
serve-shared-file = 複数のプロセスでSQLiteを共有することはできません：一つのプロセスが書き込むファイルだからです。--database postgresql+psycopg://… でPostgreSQLを指定してください。
serve-shared-redis = 複数のプロセスには、どれがテーブルを持っているかを知るためのRedisが必要です。--redis redis://… で指定してください。
serve-redis-address = Redisのアドレスがredis://localhost:6379のような形ではありません：{ $reason }
database-newer = データベースの版は{ $found }ですが、このプログラムが扱えるのは{ $known }までです。
database-corrupt = データベースが壊れているか、データベースではありません：{ $reason }。控えから元に戻してください。
database-unreachable = データベースを使えません：{ $reason }
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
refusal-busy = サーバーは今とても忙しいです。少ししてからもう一度試してください。
refusal-failed = サーバーで問題が起きました。何も変わっていません。もう一度試してください。
refusal-too-slow = 届くまでに時間がかかりすぎました。もう一度試してください。
refusal-password-needed = このテーブルにはパスワードが必要です。
refusal-wrong-password = このテーブルのパスワードではありません。
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
web-quick = すぐにボット2人と遊ぶ（{ $level }）
web-level =
    { $level ->
        [1] やさしい
        [2] ふつう
        [3] やや強い
        [4] 強い
        [5] とても強い
       *[other] 名人
    }
web-next-level = 次の相手：{ $bot }（{ $level }）
web-join = 友だちに加わる
web-join-text = 送られてきたリンクを開くか、テーブルのコードを入力してください。
web-code = テーブルのコード
web-join-button = 加わる
web-my-tables = 自分のテーブル
web-finished-tables = 終わったゲーム（{ $count }）
web-state-waiting = 参加者待ち
web-state-playing = プレイ中
web-state-over = 終了
web-state-frozen = 続けられません
web-forget = テーブル{ $code }を忘れる
web-forget-word = 忘れる
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
web-board-group =
    { $group ->
        [first] はじめに
        [countries] 国と大陸
        [cities] 都市（短いゲーム）
        [own] オリジナルのボード
       *[more] その他のボード
    }
web-board-rules =
    { $count ->
        [0] { $board }の遊び方
       *[other] { $board }の遊び方と、確かでないこと
    }
web-for-players = { $fewest }～{ $most }人
web-ticket-set = チケットのセット
web-ticket-set-base = 印刷どおり
web-ticket-set-is = { $name }、チケット{ $count }枚
web-expansions = 拡張
web-seats = 席
web-seat-kind = 席{ $number }に座る人
web-seat-remove = 席{ $number }をなくす
web-seat-remove-word = なくす
web-seat-mine = この端末
web-seat-open = 友だち用に空ける
web-seat-open-text = 友だちはリンクから座れます。
web-seat-bot = ボット
web-name = 名前
web-bot-level = ボットの種類
web-bots-levels = レベル
web-bots-styles = 打ち方
web-bot-plain = { $name }
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
web-house-rules = 時計とその他
web-more-rules = その他の設定とハウスルール
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
web-takeover = 時間切れの人は、戻るまでボットが代わります
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
web-fairness = 公正のしるし：封じたシード

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
web-last-moves = 直近の手
web-last-call = 最後のラウンドです！
web-last-call-read = わかりました
web-clock-left = 残り時間：{ $time }
web-hours-left = { $count }時間
web-days-left = { $count }日
web-board = ボード{ $board }。矢印キーで動かし、プラスとマイナスで拡大縮小、0で全体を表示します。
web-zoom-in = 拡大
web-zoom-out = 縮小
web-zoom-fit = ボード全体を表示
web-zoom-in-word = 拡大
web-zoom-out-word = 縮小
web-zoom-fit-word = 全体
web-claim-route = { $route }を獲得
web-choice-claim = { $route }を獲得する
web-ask-claim = トンネル{ $route }に挑みますか？
web-which-track = どの線路ですか？
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] 左の線路
        [right] 右の線路
        [upper] 上の線路
        [lower] 下の線路
       *[middle] 中央の線路
    })
web-not-now =
    { $phase ->
        [tickets] 先にチケットを選んでください。
        [second_card] カードを取っている途中です。先に2枚目を取ってください。
        [payment] 先に選んだものの支払いをするか、やめてください。
        [after_action] アクションは済んでいます。その後に許されることだけできます。
        [over] ゲームは終わっています。
       *[action] それは今はできません。
    }
web-track-no-locomotives = ここではSLを使えません。
web-border-point = { $country }との国境の地点です。{ $country }行きのチケットはここで終わります。
web-attraction = 名所：ここにルートを持つ人は{ $count }点。
web-district = { $others }とつなぐと{ $count }点。
web-route-open = このルートはまだだれのものでもありません。
web-route-owned = { $name }さんのルートです。
web-route-yours = あなたのルートです。
web-route-takers =
    { $count ->
        [0] もうだれも獲得できません。
       *[other] まだ獲得できる人：{ $names }
    }
web-route-price = 支払い：

web-choose-tickets = どのチケットを残しますか？
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
web-ticket-connected-to = { $place }とつながっています
web-goal = { $place } { $points }
web-ticket-cut-off = 自分のルートで行ける道なし
web-ticket-failed = 未達成
web-ticket-trains = あと列車コマ{ $count }個
web-ticket-trains-to = { $place }まであと列車コマ{ $count }個
web-ticket-too-far = あと列車コマ{ $count }個、足りません

web-your-action = あなたのアクション
web-action =
    { $count ->
        [0] カードを2枚取りますか、チケットを引きますか？ まだ払えるルートはありません。
        [1] カードを2枚取りますか、金色で縁取られたルートを獲得しますか、チケットを引きますか？
       *[other] カードを2枚取りますか、金色で縁取られた{ $count }本のルートから1本獲得しますか、チケットを引きますか？
    }
web-second-card = 2枚目はどのカードを取りますか？
web-after-action = アクションは済みました。ほかに何かしますか？
web-turn-ends = アクションは終わり、ほかにできることはありません。まもなく手番が終わります。
web-far = 破線の場所へはSLが2枚必要です。
web-tickets-draw = チケットを引く：
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
web-deck-word = 山札
web-hand = 手札：{ $cards }
web-hand-empty = 手札はありません
web-hand-head = 手札（{ $count }枚）
web-hand-fits = { $cards }：この色のルートを示す
web-end-turn = 手番を終える
web-end-sure = 手番を終えますか？

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
web-undo-withdraw = やめておく

web-players = プレイヤー
web-me = あなた
web-bot = ボット、{ $bot }
web-bot-plays = ボットがプレイ中
web-to-move = 手番
web-count-points = 得点
web-count-trains = 列車
web-count-cards = カード
web-count-tickets = チケット
web-count-time = 時間
web-tickets = あなたのチケット
web-log = これまでの出来事
web-log-all = すべて表示
web-log-dealt = 全員に列車カードが{ $count }枚ずつ配られます。
web-chat = おしゃべり
web-chat-say = ひとこと
web-chat-send = 送る
web-chat-empty = まだだれも話していません。
web-emotes = 気持ちを伝える
web-emote-hello = こんにちは！
web-emote-luck = 幸運を！
web-emote-well-done = お見事！
web-emote-thanks = ありがとう！
web-emote-oh-no = しまった！
web-emote-hurry = 急いで！
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
web-leave-table = ゲームを離れる
web-leave-sure = あなたの席はボットが続け、だれでも座れるようになります。あなたのリンクでは戻れません。
web-pass-device = 端末を{ $name }さんに渡してください
web-pass-device-text = ほかの人は見ないでください。
web-put-away = 手番は終わりです。持っているものを確かめてから、端末を渡してください。
web-i-am = { $name }です

web-menu = 設定とテーブル
web-menu-word = メニュー
web-confirm = アクションの前に確認する
web-confirm-always = いつも
web-confirm-touch = タッチのときだけ
web-confirm-never = しない
web-language = 言語
web-theme = ページの色
web-theme-system = 端末に合わせる
web-theme-light = 明るい
web-theme-dark = 暗い
web-sound = 音：自分の手番に汽笛、カード、列車、ダイス、モンスターの音
web-still = 動きを止める
web-fast = 動きを速くする
web-notices = ページが裏にあるとき、自分の手番を通知する
web-notices-http = このブラウザはhttpsのページでだけ通知します。ページの題名で手番がわかります。
web-other-device = 別の端末で続ける
web-other-device-text = このリンクであなたの席が開きます。人に見せないでください。
web-living-room = リビングの画面
web-living-room-text = 見せるだけの大きな画面です：ボード、手番、得点、直前の手。手札は各自の電話にあります。
web-living-room-open = 画面を開く
web-show-join = 電話でテーブルに着いてください。
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

help-arena = ボット同士の大会を開き、レーティングを表示します。
help-arena-bots = カンマで区切ったボット：名前か、file.py:Class。省くと「random,greedy」。
help-arena-games = ゲームの総数（ブロック単位に切り上げます）。
help-arena-sprt = ボット2つ：最初の方が強いかはっきりするまで、最大でその数のゲームを行います。
help-arena-gain = --sprtのとき：確かめたい差（レーティングの点数）。
help-arena-threads = スレッドの数、Pythonのボットではプロセスの数。省くと全プロセッサ。結果は変わりません。
help-arena-engine = どこで行うか：この機械か、Rayのクラスター。
help-arena-out = 結果のフォルダー。同じコマンドで、途中で切れたものを続けられます。
error-arena-sprt-alone = --sprtは自分で2つのボットを指定するので、--botsとは一緒に使えません。
error-arena-pair = --sprtには、カンマで区切った別々のボットを2つ指定してください。
error-arena-ray = --engine rayにはパッケージ「ray」が必要です: pip install "whistlestop[cluster]"
arena-played = { $games }ゲーム、{ $blocks }ブロック。{ $anchor }のレーティングを0とし、区間は95%です。
arena-unfinished = 終わらなかったため打ち切り、その時点で採点したゲーム：{ $count }。
arena-ahead = 左のボットが上のボットより上位になる割合
arena-seats = 席ごとの1位
arena-seat = 席{ $seat }：{ $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one }は{ $two }より強いです（対数尤度比{ $ratio }、限界{ $bound }、確かめたい差{ $gain }点）。
        [not_stronger] { $one }は{ $two }より{ $gain }点強いとは言えません（対数尤度比{ $ratio }、限界−{ $bound }）。
       *[open] { $one }が{ $two }より強いかはまだ決まりません（対数尤度比{ $ratio }、限界±{ $bound }、確かめたい差{ $gain }点）。
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = レーティング
heading-firsts = 1位
heading-milliseconds = 1決定のミリ秒

## Studies

help-study = 一つのボードで何千ものゲームを行い、報告を1枚のHTMLページにします。
help-study-games = 報告の各部分のゲーム数。
help-study-bot = ゲームを行うボット。省くと、十分に速い中で最も強いもの。
help-study-styles = スタイルを比べるボット（カンマ区切り）。省くと速いもの全部。
help-study-out = HTMLファイル。
help-study-against = 同じ種で遊んで比べる、もう一つのボードまたは別の版。
study-advice = 助言
study-no-advice = ゲームからは、変えるべき理由は見つかりません。
study-against = { $board }との比較（同じ種）
study-seat-wins = 席{ $number }の勝利
study-head-here = こちら
study-head-difference = 差
study-written = { $games }ゲームの報告を{ $file }に書きました。
study-bot-compiled = 研究にはパッケージのボットが必要で、「{ $bot }」は使えません。使えるのは{ $bots }です。
studying = ボードを調べています

study-title =
    { $map }、{ $players }人：{ $kind ->
        [cards] 研究
        [dice] ダイス拡張での研究
        [monsters] Alvin & Dexterでの研究
       *[both] 両方の拡張での研究
    }
study-lead = ボット「{ $bot }」同士の{ $games }ゲーム、決定{ $decisions }回、チケットのセット「{ $set }」、乱数の種{ $seed }～{ $last }。比較のゲームはどれも同じ種から始めます。最初のプレイヤーは席1です。
study-percent = { $value }%
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] カードのみ
        [monsters] モンスターあり
        [dice] ダイスあり
       *[both] 両方あり
    }
study-key-seat =
    { $variant ->
        [cards] カードのみ
        [monsters] モンスターあり
        [dice] ダイスあり
       *[both] 両方の拡張あり
    }：最初のプレイヤーの勝率は{ $value }%［{ $low }, { $high }］で、{ $verdict ->
        [more] 公平な{ $fair }%より高いです。
        [less] 公平な{ $fair }%より低いです。
       *[fair] 公平な{ $fair }%との差は見られません。
    }
study-key-shift =
    { $variant ->
        [monsters] Alvin & Dexterで有利な席はあるか。
       *[dice] ダイスで有利な席はあるか。
    }{ $verdict ->
        [more] 最初のプレイヤーが{ $value }ポイント有利になります［{ $low }, { $high }］。
        [less] 最初のプレイヤーが{ $value }ポイント不利になります［{ $low }, { $high }］。
       *[same] 最初のプレイヤーの変化は{ $value }ポイントで［{ $low }, { $high }］、偶然かもしれません。
    }
study-key-length =
    { $variant ->
        [monsters] モンスターがいると
        [dice] ダイスを使うと
       *[both] 両方の拡張では
    }、{ $verdict ->
        [more] 1人あたり{ $change }手番長くなり
        [less] 1人あたり{ $change }手番短くなり
       *[same] ゲームの長さは変わらず
    }［{ $low }, { $high }］、{ $turns }手番です。
study-key-unfinished =
    { $count ->
        [0] すべてのゲームが終わりました。
       *[other] いずれかの変種で終わらず、変種の比較から除いたシード：{ $count }。
    }
study-key-tickets = 得すぎるチケット：{ $generous }。損なチケット：{ $stingy }。
advice-seat = 席{ $seat }が{ $players }人のゲームの{ $share }%（{ $low }～{ $high }）に勝ちます。公平なら{ $fair }%です。
advice-ending = ゲームの{ $share }%は、することがなくなって終わります。線路のマスは{ $spaces }、列車コマは{ $trains }です。
advice-stingy = { $ticket }（{ $points }）は{ $share }%しか達成されず、平均{ $loss }点を失います。この道のりなら{ $fair }点が公平です。
advice-hard = { $ticket }（{ $points }）は{ $share }%しか達成されず、平均{ $loss }点を失います。市販のボードでもこの道のりは{ $fair }点までです。道のりそのものが難しすぎます。
advice-generous = { $ticket }（{ $points }）は{ $share }%達成され、手もとに残した人は百ゲームにつき{ $lift }ゲーム多く勝ちます。この道のりなら{ $fair }点が公平です。
advice-unwanted = { $ticket }（{ $points }）は示された回数の{ $kept }%しか残されず、誰も欲しがりません。この道のりなら{ $fair }点が公平です。
advice-region =
    { $direction ->
        [north] 北（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
        [north-east] 北東（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
        [east] 東（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
        [south-east] 南東（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
        [south] 南（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
        [south-west] 南西（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
        [west] 西（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
        [north-west] 北西（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
       *[middle] 中央（{ $places }）へのルートは{ $games }ゲームで一度も占有されません。
    }
advice-routes = { $routes }は{ $games }ゲームで一度も占有されません。
advice-rushed = { $route }はゲームの{ $share }%で占有され、平均して手番の{ $when }%の時点です。二番目の人に機会はありません。線路をもう一本引くとよいでしょう。

study-head-variant = ゲーム
study-head-first = 最初の人の勝率
study-head-shift = 拡張による変化
study-head-points = 得点
study-head-winner = 勝者の得点
study-head-margin = 勝者の差
study-head-games = ゲーム数
study-head-figure = 項目
study-head-value = 値
study-head-turns = 1人の手番数
study-head-change = 変化
study-head-part = 部分
study-head-kept = 残した割合
study-head-fulfilled = 残して達成した割合
study-head-brought = もたらした点
study-head-lift = 上昇
study-head-price = 値段
study-head-route = ルート
study-head-claimed = 獲得
study-head-when = 時期
study-head-place = 場所
study-head-reached = 到達
study-head-claimable = 獲得可能
study-head-claims = 1ゲームの獲得数
study-head-case = 特別な場合
study-head-met = 起きたゲーム

study-seats = 手番の順は公平か
study-seats-text = 手番の順ごとの勝利の割合。拡張なしと各拡張ありを同じ乱数の種で比べます。勝利を分け合ったら分割します。破線は公平な割合です。
study-seats-caption = 手番の順ごとの勝利、各{ $games }ゲーム。線は95%区間です。
study-seats-table = 各種類の比較。変化はカードのみに対するポイント
study-seat-of = { $variant }、席{ $number }
study-length = ゲームの長さと首位
study-length-text = 首位は、だれにでも見えるルートの得点で数えます。別の人が単独で首位になると交代です。
study-length-caption = 各プレイヤーの手番数、{ $games }ゲーム。
study-length-table = ゲームの流れ
study-margins = 勝者の差
study-margins-caption = 1位と2位の差、{ $games }ゲーム。
study-axis-turns = 1人の手番数
study-axis-margin = 点
study-variant-lengths = 種類ごとのゲームの長さ。変化は同じ乱数の種でのカードのみに対するもの
study-fact-turns = 各プレイヤーの手番数
study-fact-leads = 1ゲームの首位交代
study-fact-half-time = 中間の首位が勝ったゲーム
study-fact-margin = 1位と2位の差
study-fact-shared = 勝利を分け合ったゲーム
study-ending =
    { $reason ->
        [last_round_played] 最後のラウンドで終わったゲーム
        [all_passed] 全員のパスで終わったゲーム
        [six_tickets] 必要なチケットがそろって終わったゲーム
        [last_train] 最後の列車で終わったゲーム
       *[other] ほかの理由で終わったゲーム（{ $reason }）
    }
study-score = 得点の内訳
study-score-caption = 部分ごとの平均点、{ $games }ゲーム。線は95%区間です。
study-score-table = 平均点
study-winner = 勝者
study-others = ほかの人
study-part =
    { $part ->
        [routes] ルート
        [tickets] チケット
        [longest_path] 最長経路
       *[most_tickets] 最多チケット
    }
study-styles = ここで勝つスタイル
study-styles-text = 異なるスタイルのボットの対戦。どのテーブルも席を一巡させます。
study-styles-caption = 1位の割合、{ $games }ゲーム。
study-styles-table = イロ式のレーティング。{ $anchor }が0
study-tickets = チケット
study-tickets-text = 上昇とは、チケットを残すことで勝つ見込みに加わるポイントです。何を残すかはボットが選ぶので、実際の遊ばれ方を表します。値段が高い・安いと言うのは、これだけの枚数で偶然に同じことが起きるのが20回の研究に1回以下のときだけです。
study-tickets-caption = 残した人の上昇、95%区間。チケットが多いときは両端だけ。
study-tickets-table = 残されたチケットすべて、残した人に最も良いものから
study-price =
    { $price ->
        [generous] 得すぎる
        [stingy] 損
       *[fair] –
    }
study-demand = 求められるルート
study-demand-text = 色が熱い線路ほど多くのゲームで獲得されます。円は、その場所に届く路線網の割合で大きくなります。
study-demand-caption = { $games }ゲームのうち各線路が獲得された割合。線路や場所を指すと数値が出ます。
study-never = なし
study-always = 毎ゲーム
study-track-title = { $route }：{ $share }%のゲームで獲得
study-place-title = { $place }：{ $share }%の路線網が到達
study-most-wanted = 最も求められるもの。「時期」はゲームの進み具合
study-least-wanted = 最も求められないもの
study-places = 場所
study-places-text = その場所に届く路線網の数と、届いた人の成績。
study-places-caption = その場所に届く路線網の割合：上位12か所、95%区間。
study-places-table = すべての場所
study-reach = 長さごとの獲得
study-reach-text = 手番の人がその長さのルートを1本以上獲得できた割合と、実際に獲得された数。
study-reach-caption = { $games }ゲームの全手番のうち、その長さのルートを獲得できた割合、95%区間。
study-reach-table = 長さごとのルート
study-of-length = { $length }マス
study-extra =
    { $count ->
        [0] 追加なし
       *[other] 追加{ $count }
    }
study-fact-tries = 1ゲームで挑んだトンネル
study-fact-failures = 失敗した挑戦
study-used = このボードにあるものと、使われた回数
study-used-text = 誰も使わないものは無駄か、ボットが使い方を知らないかです。
study-used-table = 1ゲームで全プレイヤーが使った回数
study-cases = ルールの特別な場合
study-cases-text = ゲームで起きた珍しい状況と、それが最初に起きたゲーム。「whistlestop replay FILE」で一手ずつ振り返れます。
study-cases-table = 起きた特別な場合、珍しいものから
study-case =
    { $case ->
        [display-reset] SLが3枚表になり場札を入れ替える
        [display-reset-again] 場札を続けて何度も入れ替える
        [reshuffle] 捨て札が山札になる
        [pass] プレイヤーがパスしなければならない
        [tunnel-declined] トンネルが払われない
        [card-given] 足りないカードを好きなカードで代える
        [tokens-returned] 上限を超えたトークンを返す
        [monsters-meet] 両方のモンスターが同じ場所にいる
        [tickets-halved] モンスターがチケットを半分にする
        [dead-board] だれも獲得できるものがない
        [all-passed] 全員がパスする
        [longest-path-shared] 最長経路を分け合う
        [tie-broken] 同点に決着がつく
        [victory-shared] 勝利を分け合う
       *[below-zero] プレイヤーがマイナスで終わる
    }
study-log = { $case }（乱数の種{ $seed }）
study-download = { $file }をダウンロード
study-footer-intervals = 角かっこの中はゲームについての95%区間です：割合はウィルソンの区間、平均は正規の区間。レーティングは、同じ種のゲームのブロックによるブートストラップ区間です。
study-footer-program = 非公式のWhistlestopで作成。ルール、ボード、ボットの指紋：{ $program }。

## Hints

help-play-hint = 「hint」で、良いアクションと勝つ見込み、トンネルや色の確率、届くチケットがわかります。
hint-thinking = 考えています …
hint-games = ボットが最後まで進めた{ $games }ゲームによります。見えないものは無作為に決めました。
hint-action = { $action }：勝率{ $value }%［{ $low }, { $high }］{ $reasons }。
hint-keep = { $tickets }を残す
hint-reason = ；{ $reason }
hint-why =
    { $code ->
        [bot_choice] 最も強いボットの選択です
        [scores] { $count }点になります
        [completes_ticket] { $ticket }を達成します
        [on_way] { $ticket }の途中です
        [brings_end] 最後のラウンドになります
        [colour_needed] { $route }にその色が必要です
        [any_route] SLはどの色にも使えます
        [ticket_fulfilled] { $ticket }はもう達成しています
        [ticket_costs] { $ticket }にはあと列車コマ{ $count }個必要です
        [ticket_cut_off] { $ticket }は断たれています
        [only_way] { $ticket }にはほかの道がほとんどありません
        [detour] { $ticket }は遠回りすると列車コマが{ $count }個多く必要です
        [rival_near] 相手が隣に建設していて、ふさがれるおそれがあります
        [end_near] 終わりが近づいています（残り列車コマの最少：{ $count }個）
        [off_way] どのチケットの役にも立ちません
        [more_tickets] 新しいチケットは残りの列車コマ{ $count }個で達成しなければなりません
        [leaves_open] { $route }をほかの人に残します
        [would_pay] これで{ $route }を支払えます
        [spends_cards] ほかで使えるカードを{ $count }枚使います
       *[all_fulfilled] チケットはすべて達成し、列車コマが{ $count }個あります
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }：達成しています。
        [reachable] { $ticket }：列車コマ{ $count }個で届きます。
        [too-far] { $ticket }：列車コマが{ $count }個必要で、足りません。
       *[cut-off] { $ticket }：断たれています。
    }
hint-colour = { $kind }：山札の次の1枚で{ $next }%、次の2枚で{ $two }%。

## Review of a game

help-review = 保存したゲームの決断を評価します：勝つ見込み、正確さ、いちばん損をした手。
help-review-looks = 1つの決断につき試すゲームの数。
review-progress = 評価した決断
review-curve = それぞれの決断のあとの勝つ見込み（そのときプレイヤーが知っていた範囲）：
review-turn =
    { $turn ->
        [0] 開始
       *[other] 手番{ $turn }
    }
review-seat = { $name }：正確さ{ $value }%、評価した決断{ $count }
review-costly = { $when }：{ $played }。よりよい手：{ $better }。勝つ見込みは{ $chance }%ではなく{ $best }%、点差{ $points }{ $reasons }。
review-none = { $name }の決断に目立った損はありませんでした。
review-foot = それぞれの決断を、見つかった最善の手と比べました。ボットが続きを打ち、プレイヤーに見えなかったものは無作為に補っています。
web-tab-review = 検討
web-review-mine = 自分のゲームを検討
web-review-start = このゲームを検討
web-review-text = ボットがそれぞれの決断から続きを打ちます。使うのはそのとき各自が知り得たことだけです。1分ほどかかります。
web-review-progress = 評価した決断：{ $total }のうち{ $done }
web-review-stop = 止める
web-review-accuracy = 正確さ
web-review-curve = それぞれの決断のあとの勝つ見込み
web-review-known = 各自が知っていた範囲で
web-review-open = すべて公開した場合
web-review-costly = { $name }がいちばん損をした手
web-review-played = 打った手：{ $action }
web-review-better = よりよい手：{ $action }
web-review-gain = 勝つ見込みは{ $chance }%ではなく{ $best }%、点差{ $points }
web-review-cost = −{ $value }%
web-review-worst = 最も損した決定
web-review-point = { $when }、{ $name }：{ $value }%
web-review-against = 打った手について：
web-review-for = よりよい手について：

## Bots: a name and a sentence of character for each

web-level-name = レベル{ $level }
web-level-character =
    { $level ->
        [1] はじめての対戦にちょうどよい相手です。
       *[other] どのマップでも、1つ下のレベルに4回のうち3回ほど勝ちます。
    }
bot-random-name = 福引き
bot-random-character = 思いついたことを、計画なしに気まぐれに行います。
bot-path-name = 初心者
bot-path-character = チケットを全部残し、ルートの数が最も少ない道で一枚ずつ達成していきます。
bot-one-step-name = 日和見
bot-one-step-character = 今ボードにある一番良いものを取り、明日のことは考えません。
bot-long-route-name = マラソン
bot-long-route-character = 長いルートが大好きで、手の届く一番長いものを獲得します。チケットは二の次です。
bot-hoarder-name = リス
bot-hoarder-character = 手札をためこみ、最も得になるルートを待ちます。
bot-hungry-name = 収集家
bot-hungry-character = 列車コマがある限りチケットを引き、大きく勝つか大きく負けます。
bot-greedy-name = 駅長
bot-greedy-character = 安いチケットを残し、それぞれ一番短い道で手早く達成します。
bot-planner-name = 技師
bot-planner-character = すべてのチケットを一つの路線網で計画し、長いルートを好み、最初に列車コマを使い切ります。
bot-learned-name = ベテラン
bot-learned-character = 技師のように計画し、別の手のほうが勝てる場面を多くのゲームから学んでいます。学んでいないボードでは技師とまったく同じように指します。
bot-search-name = 名人
bot-search-character = 技師のように計画し、動く前にどの案も何百もの想像上のゲームで試します。
bot-master-name = 達人
bot-master-character = 試す価値のある手をひと目で見抜き、想像上のゲームで試し、これまで何が勝ったかに照らして一つずつ判断します。

## Looking back and reports

refusal-not-a-log = このファイルはゲームの記録ではありません。
refusal-bad-log = この記録は再生できません。
refusal-unknown-board = この記録は、このプログラムにないボードか、別の版のボードのものです。
refusal-no-own-boards = このサーバーは訪問者のボードを受け付けていません。運営者が許可できます。
refusal-bad-board = このボードはまだ遊べません。どこかに誤りがあります。
refusal-study-running = 研究は一度に一つだけです。あなたの研究はまだ続いています。
refusal-unknown-study = その研究はないか、もう保存されていません。
refusal-not-comparable = 二つの研究は、どちらも完了していて、同じ種、同じ人数、同じボットで行われたときに比べられます。
web-log-look = この時点のボードを見る
web-past-region = 振り返り
web-past =
    { $turn ->
        [0] 開始時の振り返り：
       *[other] 手番{ $turn }の振り返り：
    }
web-past-earlier = 前へ
web-past-later = 後へ
web-past-now = 現在に戻る
web-replay = リプレイ
web-replay-watch = もう一度見る
web-replay-view = 視点
web-replay-open = すべて公開
web-replay-spectator = 観戦者
web-replay-moment = ゲームの時点
web-replay-first = 最初へ
web-replay-last = 最後へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-turn = 手番へ移動
web-replay-turn-of = 手番{ $turn }・{ $name }
web-replay-opening = 開始
web-replay-speed = 速さ
web-replay-count = { $move }／{ $count }
web-replay-keys = 矢印キーで一手ずつ、Page UpとPage Downで手番ごと、HomeとEndで両端へ移動し、スペースキーで再生します。
web-replay-running = ゲームはまだ続いています。あなたの席、または観戦者から分かることだけが見えます。
web-replay-more = キーと言語
web-replay-link = この時点へのリンク
web-replay-link-word = リンク
web-replay-link-text = このリンクを開くと、この時点のゲームをこの視点で見られます。
web-replay-file = ゲームを開く
web-replay-file-text = ゲームの終わりにダウンロードした記録や、ターミナルのゲームの記録から、ゲームをもう一度見られます。
web-replay-file-choose = ファイルを選ぶ
web-replay-line = { $line }行目：{ $reason }
web-replay-seat = 席{ $number }
web-replay-deck = 山札の残り：{ $count }
web-replay-ticket-deck = まだ引けるチケット：{ $count }
web-replay-choosing = { $tickets }から選びます。
web-replay-scores = 各手番でゲームが終わっていたら、それぞれ何点だったか。
web-tab-scores = 得点
web-report = 問題を報告する
web-report-running = この文をメッセージに貼り付けてください。あなたの席から分かる範囲のゲームだけが入り、隠されたものは入りません。
web-report-over = この文をメッセージに貼り付けてください。ゲームの全記録が入っています。
## The text view and what a screen reader is told

web-text-view = 文字で見る
web-board-view = ボードを見る
web-text-question = 質問の文章
web-text-answers = 入力と答え
web-text-line = コマンドを入力（?でヘルプ）
web-text-routes-from = ルートの出発地…
web-text-show = 表示
web-text-score = 得点
web-text-help = ヘルプ
web-skip = 質問へ
web-sure = { $action }？
web-told-cards = { $name }さんはカードを{ $count }枚引きました。
web-told-taken =
    { $who ->
        [you] あなたは{ $cards }を取りました。
       *[other] { $name }さんは{ $cards }を取りました。
    }
web-card-unseen = 山札のカード1枚

## Open tables, and people one does not know

refusal-sent-away = ホストがこのテーブルへの参加を断りました。
refusal-bad-name = この公開サーバーではその名前は使えません。
refusal-bad-talk = この公開サーバーではその発言はできません。アドレス、ののしり言葉、同じ発言の繰り返しは禁止です。
refusal-muted = ホストがこのテーブルでのあなたの発言を止めました。
help-serve-public = 見知らぬ人が集まるサーバー：名前と会話の決まりを守らせ、苦情を保存します。
web-open-tables = 参加者募集中のテーブル
web-seat-anywhere = どこかに座る
web-open-tables-none = 今は待っている人がいません。座ると、ほかの人にも見えるテーブルが開きます。
web-seats-open = 空席{ $count }
web-locked = パスワードあり
web-list-table = 最初のページで誰にでもこのテーブルを見せる
web-begins-full = 最後の席が埋まったらゲームを始める
web-begins-when-full = 着席しました。最後の席が埋まるとゲームが始まります。
web-people = このテーブルの人たち
web-hide-talk = 発言を隠す
web-show-talk = 発言を見せる
web-mute = 発言を止める
web-unmute = 発言を許す
web-send-away = 退席させる
web-complain = 苦情を言う
web-complain-about = { $name }さんへの苦情
web-complain-text = サーバーの管理者が、その人の最近の発言と一緒に読みます。
web-complain-reason = 何が問題ですか？
web-complain-words = よければ自分の言葉で
web-complain-send = 苦情を送る
web-complain-thanks = ありがとうございます。苦情はサーバーの管理者のために保存されました。
web-offence-insult = 侮辱
web-offence-name = 名前
web-offence-spam = 宣伝や迷惑投稿
web-offence-unfair = 不正なプレイ
web-offence-other = その他

## A profile without an account

refusal-no-profile = この鍵で開けるプロフィールはありません。
web-profile = マイプロフィール
web-profile-short = アカウントなしで対戦や結果、強さを記録。鍵はこのブラウザにあります。
web-profile-begin = プロフィールを始める
web-profile-text = メールもパスワードも不要です。サーバーが保存するのは名前、色、対戦の結果、鍵のハッシュだけです。
web-profile-colour = 色
web-profile-keep = 保存
web-profile-make = プロフィールを作る
web-profile-look = プロフィールを見る
web-ratings = レーティング
web-ratings-none = このプロフィールで最初の対戦が終わると、ここにレーティングが出ます。
web-rating = 値
web-rating-interval = 95 %区間
web-rating-games = 勝ち
web-rating-won = { $games }回中{ $firsts }回
web-rating-text = アリーナと同じ方法です。ボットGreedyが0で、100点高いと2人戦の64 %に勝ちます。
web-mode =
    { $mode ->
        [cards] カード
        [dice] ダイス
        [monsters] モンスター
       *[other] ダイスとモンスター
    }
web-games-played = 対戦（{ $count }）
web-games-none = まだありません。これから始める、または参加する対戦が数えられます。
web-game-place = { $players }人中{ $place }位、{ $points }点
web-somebody = だれか
web-people-met = 一緒に遊んだ人
web-person-games = 対戦{ $games }、上位{ $ahead }
web-friend = 友だち
web-befriend = 友だちにする
web-profile-move = 移動と削除
web-profile-move-text = この9語が鍵です。別の端末で入力してください。知っている人はだれでも使えます。
web-profile-picture = カメラ用のコードを表示
web-profile-export = すべてをファイルで取得
web-profile-forget = この端末から消す
web-profile-delete = プロフィールを削除
web-profile-delete-sure = 元には戻せません。対戦はほかの人の記録に名前なしで残ります。
web-profile-have = プロフィールを持っている
web-profile-words = 9つの語
web-profile-words-wrong = まだ正しい9語ではありません。
web-profile-open = ここで開く

## Games over days

refusal-no-holidays = 休暇の残り日数が足りません。
help-serve-push = 希望者のブラウザに、その開発元のサービスを通じて「あなたの番」を知らせます。
web-turns = 数日かける対戦
web-turns-text = ページを開かなくても自分の番がわかります。アドレスは秘密ですが、ほかには何も開けません。
web-turns-push = このブラウザで「あなたの番」を知らせる
web-turns-push-text = 通知は暗号化され、ブラウザ開発元のサービスを通ります。届いた時刻はそのサービスにわかります。
web-turns-refused = ブラウザがこのページの通知を許可していません。
web-turns-calendar = カレンダー用
web-turns-news = フィードリーダー用（RSS）
web-holidays = 休暇の日数
web-holidays-each = 1人あたりの休暇の日数
web-holidays-left = 残り{ $count }日。持ち時間は休暇の後に始まります。
web-holidays-take = 休暇を取る
web-holiday-until = { $day }まで休暇

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = もっと見る
web-overlays-word = もっと
web-overlay-paths = 全員の最長経路
web-overlay-networks = 自分の路線網
web-overlay-tickets = チケットにまだ必要な列車
web-overlay-odds = 確率
web-overlay-path = { $name }：{ $count }
web-overlay-network = 路線網{ $number }：{ $count }マス、{ $places }か所
web-overlay-no-networks = まだボードに列車がありません。
web-overlay-next = 次の1枚
web-overlay-in-two = 次の2枚
web-overlay-roll =
    { $which ->
        [stand] ダイスをそのままにすると：ルートを取れる確率{ $claim } %、チケットに要るルートは{ $ticket } %、平均{ $points }点。
        [marked] これらを振り直すと：ルートを取れる確率{ $claim } %、チケットに要るルートは{ $ticket } %、平均{ $points }点。
       *[best] いちばん良い振り直し（{ $dice }）：ルートを取れる確率{ $claim } %、チケットに要るルートは{ $ticket } %、平均{ $points }点。
    }
web-overlay-no-odds = 今は計算するものがありません。
web-hint-button = ヒント
web-hint-chance = 勝率およそ{ $value } %（{ $low }～{ $high } %）
web-hint-do = これにする
web-hint-none = 何も思いつきません。少し待ってもう一度どうぞ。
web-allow-hints = ヒントを求めてもよい（真剣勝負では切ってください）
web-table-password = ゲスト用のパスワード（任意）
web-password = パスワード
web-enter = 入る

web-lessons = 遊び方を学ぶ
web-lessons-text = 小さなボードでの短いレッスンが3つ、全部で5分ほどです。カード、ダイス、モンスターの順に進みます。
web-lesson-cards = レッスン1：カード
web-lesson-dice = レッスン2：ダイス
web-lesson-monsters = レッスン3：モンスター
web-lesson-progress = ステップ{ $step }/{ $steps }
web-lesson-begin = 始める
web-lesson-resume = 続きから
web-lesson-again = 最初から
web-lesson-done = 修了
web-lesson-read = 次へ
web-lesson-leave = レッスンを離れる
web-lesson-following = 次
web-lesson-play-on = このゲームを最後まで遊ぶ
web-step-cards-goal = ボーデン湖へようこそ！獲得したルート、達成したチケット、最長経路で点を集め、いちばん多い人の勝ちです。達成できないチケットはその点を失います。
web-step-cards-tickets = チケットには、ルートでつなぐ2つの場所が書かれています。1枚以上残してください。道が重なるチケット同士が楽です。ボードに表示されています。
web-step-cards-take = あなたの番です。表向きか山札から、カードを1枚ずつ2枚取ってください。表向きのSLは何色にもなりますが、その番は1枚だけです。
web-step-cards-look = 自分のチケットを1枚押してください（「チケット」の一覧）。まだ空いているいちばん短い道が光ります。
web-step-cards-claim = 光っているルートを押して獲得しましょう。マス数と同じ枚数のその色のカードがかかります。灰色はどれか1色でかまいません。ほしいルートが光らなければ、まずカードを取ります。
web-step-cards-special = 特別なルートが2種類あります。フェリーにはSLが必要で、トンネルは3枚めくられて高くなることがあります。ルールはすべて上の「?」で読めます。
web-step-cards-again = 2本目のルートを獲得しましょう。チケットに要るものがおすすめです。電球でヒント、取り消しで間違いを戻せます。
web-step-cards-end = カードのゲームはこれで全部です。誰かの列車が2つ以下になると全員があと1回ずつ手番を行い、チケットを数えます。続けるか、ダイスで何が変わるか見てみましょう。
web-step-dice-goal = ダイスで遊ぶときはカードを使いません。毎番ダイスを5個振り、出たマークで支払います。
web-step-dice-tickets = チケットは同じです。1枚以上残してください。
web-step-dice-roll = ダイスが目の前にあります。いらないものを押して1回だけ振り直すか、そのままにします。
web-step-dice-claim = 光っているルートを獲得しましょう。1マスにつき、シングルルートにはシングル、ダブルルートにはダブルが1個です。ワイルドは何にでもなります。光らなければ番を終えて、また振ります。
web-step-dice-tokens = 使わないダイス2個でトークンを買えます。あとの番でシングルかダブル1個になり、各3個までです。余ったら買うか、次へ進んでください。
web-step-dice-again = 2本目のルートを獲得しましょう。ダイスが足りないところはトークンが助けます。
web-step-dice-special = ダイスの駅1個でチケットを1枚引けます。フェリーにはワイルドが必要で、トンネルではトンネルダイス3個で値段が上がることがあります。
web-step-dice-end = ダイスのゲームはこれで全部です。終わり方はカードと同じです。続けるか、モンスターに会いに行きましょう。
web-step-monsters-goal = アルヴィンとデクスターが来ました。モンスターのいる場所は混乱し、そこへのルートは獲得できません。
web-step-monsters-tickets = チケットとカードは最初のレッスンと同じです。1枚以上残してください。
web-step-monsters-place = モンスターをボードに置きます。場所を押してください。自分ではなく相手の邪魔になる所がよいでしょう。
web-step-monsters-locomotive = モンスターはSLで動かします。表向きのSL（2枚分に数えます）を取るか、手に入るまで引いてください。
web-step-monsters-move = 自分の番のアクションの前か後に、モンスターのボタンを押し、印の付いた場所を押します。SL1枚で3か所先まで、2枚で6か所先まで動けます。
web-step-monsters-lock = そのモンスターのカードが手に入りました。表向きの間は誰も動かせません。次の自分の番の終わりに裏返り、あなたのものになります。
web-step-monsters-claim = アクションを続けて番を終えましょう。できるだけ早く、混乱から離れたルートを獲得してください。
web-step-monsters-end = 最後に混乱した場所のチケットは半分になり、アルヴィンとデクスターのカードが最も多い人はそれぞれ15点です。これで全部です。よい旅を！

web-help = ルール
web-help-board = このボード：{ $board }
web-help-base = 基本ルールで遊びます。
web-help-rulings = ここで使う裁定とハウスルール
web-help-numbers = ルールブックの番号（R50など）を表示
web-help-turn = 自分の番に何ができますか？
web-help-turn-text =
    { $purse ->
        [dice] ダイスを5個振り、好きなものを1回だけ振り直します。そのあとできるのは1つまで：ルートの獲得、チケットを引く、またはこのボードのほかの行動です。使わないダイスでトークンを買えます。
       *[cards] どれか1つです：列車カードを2枚取る、ルートを1本獲得する、チケットを引く、またはこのボードのほかの行動。何もできない人だけがパスします。
    }
web-help-tickets = チケットとは？
web-help-tickets-text = チケットには自分のルートでつなぐ場所が書かれています。最後に達成していれば点を得て、いなければ失います。残したチケットは最後まで手元に伏せておきます。
web-help-locomotive = SLとは？
web-help-locomotive-text = SLは何色としても使えます。表向きで取るとその番は1枚だけ、山札から引けばふつうの1枚です。表に3枚そろうと表向きのカードを全部入れ替えます。このボードで違う点は下にあります。
web-help-double = ダブルルートとは？
web-help-double-text =
    { $open ->
        [yes] 同じ場所の間に並ぶ線路です。1人が2本持つことはできませんが、何人で遊んでも、もう1本はほかの人に開いています。
       *[no] 同じ場所の間に並ぶ線路です。1人が2本持つことはできず、{ $count }人未満では1本が獲得されるともう1本は閉じます。
    }
web-help-country = 国にはどうやって着きますか？
web-help-country-text = 国境の地点のどれかに着けばよく、国を通り抜ける道はありません。複数の国のチケットは、着いた中で最も高い国を数えます。どこにも着かなければ最も安い点を失います。
web-help-path = 最長経路とは？
web-help-path-text = 自分のルートを、同じルートを2度使わずにたどる最も長い道です。持っている人全員に{ $points }点です。
web-help-globe = チケットが最も多いと？
web-help-globe-text = 達成したチケットが最も多い人は{ $points }点を得ます。同数なら全員です。
web-help-sight = 名所は何点ですか？
web-help-sight-text = 自分のルートが通る名所1つにつき、最後に点を得ます：{ $points }。
web-help-district = 地区とは？
web-help-district-text = 一組の場所です。自分のルートで全部をつなぐと、その地区の点を得ます。
web-help-end = ゲームはいつ終わりますか？
web-help-end-text = 誰かが列車{ $count }つ以下で番を終えると、全員があと1回ずつ番を行います。そのあとチケットとボーナスを数えます。最も点の多い人の勝ちで、同点なら達成したチケットの多い人です。

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = このボードに場札はありません。カードは山札からだけ引きます。
difference-no-display = 場札はありません。列車カードは山札からだけ引きます。
difference-double-routes-free = ダブルルートの2本の線路は、何人でも両方使えます。
deck-only = 場札なし、山札{ $count }枚。
