board-first-journey-usa = はじめての旅（アメリカ）
event-ticket-completed =
    { $who ->
        [you] あなたはチケット{ $ticket }を達成しました。
       *[other] { $name }さんはチケット{ $ticket }を達成しました。
    }
event-coast-to-coast =
    { $who ->
        [you] あなたは東西の海岸をつなぎました。チケット1枚分です。
       *[other] { $name }さんは東西の海岸をつなぎました。チケット1枚分です。
    }
event-tickets-changed =
    { $who ->
        [you] あなたはチケットを新しいものに替えました。
       *[other] { $name }さんはチケットを新しいものに替えました。
    }
why-tickets-changed-only = このボードではチケットを引きません。2枚とも替えることができます。
choice-change = チケットを2枚とも替える
coast-ticket = 海岸から海岸へ
heading-coast-to-coast = 横断
heading-completed = 達成
completed-tickets = { $name }、達成{ $count }枚：{ $tickets }。
scoring-coast-to-coast = { $name }：東西の海岸をつないだ：＋{ $points }。
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }：チケット{ $ticket }は達成。
       *[no] { $name }：チケット{ $ticket }は未達成。失う点はありません。
    }
winner-race =
    { $tie ->
        [shared] { $names }がチケット{ $count }枚の達成で勝利を分け合いました。
       *[none] { $who ->
            [you] あなたがチケット{ $count }枚の達成で勝ちました。
           *[other] { $names }さんがチケット{ $count }枚の達成で勝ちました。
        }
    }
turn-summary-race = 第{ $turn }ターン：あなたの列車{ $trains }、達成したチケット{ $count }枚。ほかの人：{ $others }。
turn-summary-race-other = { $name }さん（列車{ $trains }、達成{ $count }枚）
score-race = { $name }：チケット{ $goal }枚のうち{ $count }枚を達成。
difference-race = 得点はありません。先にチケットを{ $count }枚達成した人がすぐに勝ちます。
difference-race-tickets = 各自チケットを2枚持ちます。都市がつながったチケットはすぐに見せて、新しいものと替えます。
difference-race-change = チケットを引く代わりに、1ターンを使って手持ちの2枚を新しい2枚に替えられます。
difference-coasts = 自分の列車で{ $west }と{ $east }をつなぐと、達成チケット1枚分になります（1人1回）。
difference-race-end = 誰かが最後の列車を置くとゲームはすぐに終わり、達成チケットが最も多い人が勝ちます。同数なら勝利を分け合います。
option-firstjourney-locomotives = 「はじめての旅」の列車カード72枚の内訳。
value-firstjourney-locomotives-12 = SL12枚、各色10枚。
value-firstjourney-locomotives-6 = SL6枚、各色11枚。
value-firstjourney-locomotives-18 = SL18枚、各色9枚。
help-play-race = チケット：「change」で2枚とも新しいものに替えます。「tickets」で手持ちの様子、「board」でみんなの達成がわかります。
web-help-race-turn-text =
    { $purse ->
        [dice] サイコロを5個振り、好きなものを1回だけ振り直します。その後できることは1つまで：ルートを獲得するか、チケットを2枚とも替えます。使わなかったサイコロでトークンを買えます。
       *[cards] どれか1つ：山札から列車カードを2枚引く、ルートを1本獲得する、チケットを2枚とも替える。場札はありません。
    }
web-help-race-text = 手持ちのチケットは2枚です。自分の列車で場所がつながるとすぐに見せて達成となり、新しいものと替えます。達成したものは公開、手持ちの2枚は秘密で、未達成でも失点はありません。西海岸の都市と東海岸の都市をつなぐと、1回だけチケット1枚分になります。
web-help-race-end-text = チケットを{ $count }枚達成した人がすぐに勝ちます。その前に誰かが最後の列車を置くと、そこでゲームは終わり、達成が最も多い人が勝ちます。同数なら勝利を分け合います。最後のラウンドはありません。
web-help-race-chaos-text = モンスターのいる場所は混乱状態です。そこに通じるルートは獲得できず、その場所のチケットはモンスターが去るまで達成できません。達成済みのものはそのままです。最後の列車でゲームが終わると、各モンスターのカードが最も多い人はチケット1枚分になります。
web-help-race = ここでのチケットの仕組みは？
web-count-completed = 達成したチケット
web-completed = 達成（{ $count }/{ $goal }）
ticket-waits = { $text }モンスターが{ $places }にいる間は達成できません。
web-ticket-waits = 待ち：{ $places }にモンスター
web-help-race-turn = 自分の番に何ができますか？
web-help-race-end = ゲームはいつ終わりますか？
web-help-race-chaos = 混乱とは？
web-help-race-monster = モンスターはどう動きますか？
web-help-race-monster-text =
    { $purse ->
        [dice] 自分の番にモンスターを1体動かせます。ワイルド1個で3か所先まで、2個で6か所先までです。そのカードを1枚取り、次の自分の番の終わりに裏返すまで、誰もそのモンスターを動かせません。
       *[cards] 自分の番にモンスターを1体動かせます。SL1枚で3か所先まで、2枚で6か所先までです。そのカードを1枚取り、次の自分の番の終わりに裏返すまで、誰もそのモンスターを動かせません。
    }
web-action-race = カードを2枚引きますか、金色の縁のルートを獲得しますか、それともチケットを2枚とも替えますか？
web-action-race-dice = 金色の縁のルートを獲得しますか、それともチケットを2枚とも替えますか？
why-not-in-game-race = このボードではチケットを替えません。
study-part-coast-to-coast = 横断
advice-mechanism-changes = { $games }ゲームでチケットは一度も替えられません。
used-changes = チケットの交換
