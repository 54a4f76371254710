kind-passenger = 乗客
card-passenger = 乗客カード
cards-passenger = 乗客{ $count }枚
event-passenger-placed =
    { $who ->
        [you] あなたは{ $place }に乗客を置きました。
       *[other] { $name }さんは{ $place }に乗客を置きました。
    }
event-passenger-set-out =
    { $who ->
        [you] あなたの乗客が{ $place }を出発しました。
       *[other] { $name }さんの乗客が{ $place }を出発しました。
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] あなたの乗客は乗客カード1枚で{ $route }を通って{ $place }へ旅しました。
           *[other] { $name }さんの乗客は乗客カード1枚で{ $route }を通って{ $place }へ旅しました。
        }
        [dice] { $who ->
            [you] あなたの乗客はワイルド1個で{ $route }を通って{ $place }へ旅しました。
           *[other] { $name }さんの乗客はワイルド1個で{ $route }を通って{ $place }へ旅しました。
        }
       *[nothing] { $who ->
            [you] あなたの乗客は{ $route }を通って{ $place }へ旅しました。
           *[other] { $name }さんの乗客は{ $route }を通って{ $place }へ旅しました。
        }
    }
event-goods-taken =
    { $who ->
        [you] あなたは{ $place }で商品を取り、{ $points }点を得ました。
       *[other] { $name }さんは{ $place }で商品を取り、{ $points }点を得ました。
    }
event-passenger-arrived =
    { $who ->
        [you] あなたの乗客は{ $place }に着き、ゲームから離れました。
       *[other] { $name }さんの乗客は{ $place }に着き、ゲームから離れました。
    }
why-travel-first = 旅では少なくとも1本のルートを通ります。
why-not-an-end = 乗客は今獲得したルートの端に置きます。
why-no-passenger-in-country = 乗客がいるのは都市で、国ではありません。
why-passenger-stands =
    { $who ->
        [you] そこにはあなたの乗客がいます。
       *[other] そこには{ $name }さんの乗客がいます。
    }
why-no-passenger-there = そこにあなたの乗客はいません。
why-no-way-on = そこから先へ、あなたのルートも払って通れるルートもありません。
why-track-elsewhere = あなたの乗客がいる{ $place }から始まりません。
why-track-unclaimed = まだだれも獲得していないので、だれも通れません。
why-route-used = 乗客はこの旅でもうこのルートを通りました。
why-no-passenger-card =
    { $purse ->
        [dice] ほかの人のルートですが、そのためのワイルドが残っていません。
       *[cards] ほかの人のルートですが、乗客カードがありません。
    }
difference-passenger-cards = 乗客カードが{ $count }枚あります。1枚につき、乗客がほかの人のルートを1本通れます。
difference-passengers = 各自の乗客は{ $count }人です。獲得したばかりのルートの端に置け、後で1人1回ずつルートを旅します。
difference-goods = { $count }つの都市に商品があります。旅する乗客は訪れた都市で一番上の商品（最高{ $most }点）を取ります。
option-marklin-reset_counts_plus4 = Märklinのボードで、場札を入れ替える3枚のSLに+4のSLを数えるか。
value-marklin-reset_counts_plus4-true = 場札を入れ替える3枚に+4のSLも数えます。
value-marklin-reset_counts_plus4-false = 場札を入れ替える3枚に数えるのは普通のSLだけです。
option-marklin-reset_counts_passengers = Märklinのボードで、表向きの乗客カード3枚で場札を入れ替えるか。
value-marklin-reset_counts_passengers-true = 表向きの乗客カード3枚でも、SL3枚と同じく場札を入れ替えます。
value-marklin-reset_counts_passengers-false = 乗客カードが何枚表向きでも、場札はそのままです。
option-marklin-one_passenger_per_city = Märklinのボードで、都市に乗客は1人だけか。
value-marklin-one_passenger_per_city-true = 都市にいられる乗客は、だれのものでも1人だけです。
value-marklin-one_passenger_per_city-false = 都市には乗客が何人でもいられます。
option-marklin-passengers_enter_countries = Märklinのボードで、乗客が国へ行くか。
value-marklin-passengers_enter_countries-true = 乗客は国へ行けます。
value-marklin-passengers_enter_countries-false = 乗客は都市から都市へ移動し、国へは行きません。
option-marklin-parallel_tracks_apart = Märklinのボードで、並んだ線路は乗客にとって別のルートか。
value-marklin-parallel_tracks_apart-true = 乗客は1回の旅で、並んだ線路をそれぞれ使えます。
value-marklin-parallel_tracks_apart-false = 乗客にとって並んだ線路は一つのルートで、1回の旅で1度だけ使えます。
option-marklin-collect_start_city = Märklinのボードで、乗客が出発する都市を訪れたと数えるか。
value-marklin-collect_start_city-true = 乗客は出発する都市でも商品を取ります。
value-marklin-collect_start_city-false = 乗客は出発する都市では商品を取りません。
option-marklin-collect_on_return = Märklinのボードで、乗客が出発した都市に戻ったとき商品を取るか。
value-marklin-collect_on_return-true = 乗客は出発した都市に戻ると、そこで商品を取ります。
value-marklin-collect_on_return-false = 乗客は出発した都市に戻っても、そこで商品を取りません。
option-marklin-plus4_moves_monsters = Märklinのボードで、+4のSLでモンスターを動かせるか。
value-marklin-plus4_moves_monsters-true = +4のSLでも普通のSLと同じくモンスターを動かせます。
value-marklin-plus4_moves_monsters-false = モンスターを動かせるのは普通のSLだけです。
heading-goods = 商品
legend-goods = そこで最も高い商品の点
choice-passenger-place = { $place }に乗客を置く
choice-passenger-travel = { $place }の乗客を旅に出す
choice-no-passenger = 乗客を置かない
choice-travel =
    { $purse ->
        [cards] 乗客カード1枚で{ $route }を通って{ $place }へ
        [dice] ワイルド1個で{ $route }を通って{ $place }へ
       *[nothing] { $route }を通って{ $place }へ
    }
choice-stop = ここで止まる
question-passenger = ルートの端に乗客を置きますか？ 残り{ $count }人です。
question-travel = 乗客は{ $place }にいます。どこへ旅しますか？
prompt-passenger = 乗客：
prompt-travel = 行き先：
standing-passengers = { $name }：乗客は{ $places }、まだ置いていない乗客{ $left }人、商品で{ $points }点。
place-goods = { $place }：商品の点は{ $values }（最初が一番上）。
score-part-goods = 商品{ $points }
scoring-goods = { $name }：商品：プラス{ $points }点。
help-play-passengers = 乗客：ルートの後に「berlin」か「no」。「passenger berlin」で旅に出し、その後に行き先か「stop」。
help-play-goods = 「goods」で都市に残る商品、「board」で乗客の居場所がわかります。
web-goods-here =
    { $count ->
        [1] 商品トークンが1枚あります（{ $value }点）。
       *[other] 商品トークンが{ $count }枚あります（一番上は{ $value }点）。
    }
web-passengers-here = ここに{ $names }さんの乗客がいます。
web-passenger = 乗客
web-passenger-question = 新しいルートの端に乗客を置きますか？
web-journey = 旅
web-journey-question =
    { $count ->
        [0] 乗客は{ $place }にいて、これ以上進めません。ここで止まりますか？
        [1] 乗客は{ $place }にいます。光っているルートで旅を続けますか？
       *[other] 乗客は{ $place }にいます。光っている{ $count }本のルートのどれで旅を続けますか？
    }
web-move-passenger = 乗客を動かす
web-pick-passenger = どの乗客が旅をしますか？ その場所を押してください。
web-count-passengers = 乗客
web-count-goods = 商品
web-help-passenger = 乗客は何をしますか？
web-help-passenger-text =
    { $purse ->
        [dice] ルートを獲得したあと、その端に乗客を1人置けます。旅をさせるのがその番の行動です。自分のルートと、1本につきワイルド1個で他人のルートを進みます。訪れた都市ごとに一番上のトークンを取り、ゲームから去ります。
       *[cards] ルートを獲得したあと、その端に乗客を1人置けます。旅をさせるのがその番の行動です。自分のルートと、1本につき乗客カード1枚で他人のルートを進みます。訪れた都市ごとに一番上のトークンを取り、ゲームから去ります。
    }
advice-mechanism-passengers = { $games }ゲームで乗客は一度も使われません。
why-not-now-passenger = 先に、ルートに乗客を置くかを言ってください。
why-not-now-travel = 乗客は旅の途中です。続けるか止まってください。
why-not-in-game-passengers = このボードに乗客はいません。
web-not-now-passenger = 先に、乗客をボードに置くかを決めてください。
web-not-now-travel = 乗客は旅の途中です。旅を続けるか終えてください。
study-part-goods = 商品
used-passengers = 乗客の旅
