event-tickets-split =
    { $who ->
        [you] あなたは{ $tickets }を求めました。
       *[other] { $name }さんは{ $tickets }を求めました。
    }
why-wrong-split = 配られるチケットはちょうど{ $count }枚です。
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] 短距離チケットはもうありません。
           *[other] 短距離チケットは残り{ $have }枚です。
        }
        [long] { $have ->
            [0] 長距離チケットはもうありません。
           *[other] 長距離チケットは残り{ $have }枚です。
        }
       *[other] 「{ $deck }」のチケットは{ $have }枚しか引けません。
    }
difference-opening-split = 最初に、{ $count }枚のチケットをどの山（{ $decks }）から何枚受け取るか各自が決め、{ $keep }枚以上を残します。
difference-drawn-split = チケットを引くときは、選んだ山（{ $decks }）から{ $count }枚が示され、{ $keep }枚以上を残します。
choice-split = { $tickets }
question-split = チケットが{ $count }枚配られます。どの山から受け取りますか？ 残り：{ $left }。
prompt-split = チケット：
web-split = 二つの山のチケット
web-split-question = チケットを{ $count }枚引きます。どの山から何枚にしますか？
why-not-now-split = 先に、どの山から何枚引くかを言ってください。
why-not-in-game-splits = このボードではチケットの山を選びません。
web-not-now-split = 先に、どの山から何枚引くかを決めてください。
