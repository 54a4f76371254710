board-nederland = オランダ
track-toll = 通行料 { $count }
event-toll-paid =
    { $who ->
        [you] { $route }の通行料 { $count } を払いました。
       *[other] { $name }さんは{ $route }の通行料 { $count } を払いました。
    }
event-loan-taken =
    { $who ->
        [you] { $route }の通行料 { $count } が払えないため、借用証を受け取りました。
       *[other] { $name }さんは{ $route }の通行料 { $count } が払えず、借用証を受け取りました。
    }
event-toll-received =
    { $who ->
        [you] { $route }の通行料 { $count } を受け取りました。
       *[other] { $name }さんは{ $route }の通行料 { $count } を受け取りました。
    }
event-neutral-ticket = 中立プレイヤーのためにチケット「{ $ticket }」をめくりました。
event-neutral-claimed = 中立プレイヤーが{ $route }を取りました。
event-ticket-laid-open =
    { $who ->
        [you] チケット「{ $ticket }」を山の横に表向きで置きました。
       *[other] { $name }さんはチケット「{ $ticket }」を山の横に表向きで置きました。
    }
why-neutral-stands = 中立プレイヤーの列車が置かれています。
difference-tolls = 全員が通行料トークン{ $count }から始め、残りは秘密にします。ルートを獲得した人は通行料を銀行に払い、ダブルルートの2本目では1本目の持ち主に払います。足りない人は払わずに借用証を1枚受け取り、終了時に1枚につき{ $points }点を失います。
difference-toll-points = 終了時、借用証のない人を残りトークンの多い順に順位づけします：{ $rows }。
difference-start-scores = 得点コマは手番順に { $points } 点から始めます。
difference-neutral = { $count }人で遊ぶときは、{ $rounds }ラウンドの後から列車{ $trains }両の中立プレイヤーが加わります。各ラウンドの後にチケットを1枚めくり、下部に書かれた区間の線路を1本取ります。両方空いていればマーカーを持つ人が選び、マーカーを相手に渡します。プレイヤーの線路の隣なら、銀行がその人に通行料を払います。
option-nederland-tolls = オランダで通行料を払うかどうか。
value-nederland-tolls-true = 通行料、借用証、トークンの順位を使います。
value-nederland-tolls-false = 通行料なし。ダブルルートは4人以上で使い、開始点の差もありません。
option-nederland-neutral_player = オランダの2人プレイに中立プレイヤーを加えるかどうか。
value-nederland-neutral_player-true = 2人プレイでは6ラウンド目から中立プレイヤーが線路を取ります。
value-nederland-neutral_player-false = 2人だけで遊びます。
option-nederland-start_scores = オランダで得点コマをどのマスから始めるか。
value-nederland-start_scores-printed = ボードの表示どおりに始めます。
value-nederland-start_scores-own = 手番順に { $value } から始めます。
heading-head-start = 開始点
heading-loans = 借用証
heading-toll-tokens = 通行料トークン
score-part-head-start = 開始点 { $points }
score-part-loans = 借用証 { $points }
score-secret-toll-tokens = 通行料トークンの得点は終了時にわかります。
scoring-head-start = { $name }：開始点：プラス { $points }点。
scoring-loans = { $name }：借用証：{ $points }点。
scoring-toll-tokens = { $name }：通行料トークンの順位：プラス { $points }点。
legend-toll = 区間の通行料
choice-neutral = 中立プレイヤーが{ $route }（{ $colour }）を取る
question-neutral = 中立プレイヤーは{ $a }と{ $b }の間のどの線路を取りますか？ マーカーはあなたが持っています。
prompt-neutral = 中立プレイヤーの線路：
held-tolls = { $name }：通行料トークン { $count }、借用証 { $loans }。
hidden-tolls = { $name }：通行料トークンは秘密、借用証 { $loans }。
face-up-tickets = チケットの山の横に表向き：{ $tickets }。
neutral-player =
    { $count ->
        [0] 中立プレイヤー：列車 { $trains }、線路なし。
       *[other] 中立プレイヤー：残り列車 { $trains }、線路 { $count }本：{ $routes }。
    }
help-play-tolls = 通行料は自動で払われます。「tolls」で表向きのチケットと中立プレイヤー、「board」で全員の持ち物を表示します。中立プレイヤーには線路の色か「#1」「#2」を入力します。
web-toll = 通行料 { $count }
web-toll-tokens = 通行料トークン：{ $count }
web-toll-secret = 通行料トークンは秘密です
web-toll-loan = それより通行料の高いルートを取ると、借用証を受け取ります。
web-loans = 借用証：{ $count }
web-neutral-marker = 中立プレイヤーの選択をします
web-neutral-trains = 中立の残り列車：{ $count }
web-neutral-ended = 中立プレイヤーはもう線路を取りません
web-neutral-track = 中立の列車が置かれています。
web-neutral-question = 中立プレイヤーはどの線路を取りますか：{ $route }？
web-face-up-tickets = 表向きのチケット：{ $count }
web-help-toll = 通行料とは？
web-help-toll-text = どの区間にも1〜4の通行料があり、全員が{ $count }から始めます。ルートを獲得すると銀行に払い、ダブルルートの2本目では1本目の持ち主に払います。足りないときは払わずに借用証を受け取ります。借用証は終了時に1枚{ $points }点を失い、得点の大きいトークンの順位からも外れます。金額は秘密、借用証は公開です。
web-help-neutral = 中立プレイヤーとは？
web-help-neutral-text = 2人プレイでは{ $rounds }ラウンドの後から列車{ $count }両の3人目が加わります。各ラウンドの後にチケットを1枚めくり、下部の区間にまだ線路がなければ1本取ります。両方空いていればマーカーを持つ人が選び、相手に渡します。あなたの線路の隣なら銀行が通行料を払います。得点はせず、列車かチケットの山がなくなると終わります。
why-not-now-neutral-track = 先に中立プレイヤーの線路を選んでください。
why-not-in-game-tolls = このテーブルに中立プレイヤーはいません。
web-not-now-neutral-track = 先に中立プレイヤーの線路を選んでください。
web-value-nederland = オランダ
route-neutral = { $route } – 中立プレイヤーの列車が置かれています。
study-part-head-start = 開始点
study-part-loans = 借用証
study-part-toll-tokens = 通行料トークン
web-key-foot = 下端の区間（中立プレイヤー用）
web-key-toll = 通行料
web-key-tolls = 通行料
web-key-loan-cost = 借用証1枚で失う得点
web-key-start-scores = 開始時の得点（手番順）
web-key-neutral = 中立プレイヤー
web-key-neutral-players = 加わるときの人数
web-key-neutral-trains = 中立プレイヤーの列車コマ
web-key-first-round = この段階で終わる最初のラウンド
web-value-face-up = 山の横に表向き
web-key-start-tokens = 開始時の各プレイヤーの通行料トークン
advice-mechanism-tolls = { $games }ゲームで通行料は一度も払われません。
used-tolls = 払った通行料
advice-mechanism-loans = { $games }ゲームで借用証は一度も使われません。
used-loans = 受け取った借用証
