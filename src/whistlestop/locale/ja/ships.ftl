board-rails-and-sails-world = レール＆セイル 世界
web-value-sails = レール＆セイル
card-deck =
    { $deck ->
        [train] 列車カードの山札
       *[ship] 船カードの山札
    }
event-pieces-chosen =
    { $who ->
        [you] 列車{ $trains }個と船{ $ships }個を使います。
       *[other] { $name }がコマを選びました。
    }
event-pieces-shown =
    { $who ->
        [you] あなたは列車{ $trains }個と船{ $ships }個で始めます。
       *[other] { $name }は列車{ $trains }個と船{ $ships }個で始めます。
    }
event-deck-card-drawn =
    { $who ->
        [you] { $deck }から{ $card }を引きました。
       *[other] { $name }が{ $deck }から1枚引きました。
    }
event-display-card-taken =
    { $who ->
        [you] { $card }を取りました。
       *[other] { $name }が{ $card }を取りました。
    }
event-card-replaced = { $deck }から{ $card }が開かれました。
event-card-paid =
    { $who ->
        [you] { $card }を支払いました。
       *[other] { $name }が{ $card }を支払いました。
    }
event-harbour-built =
    { $who ->
        [you] { $place }に港を建てました。
       *[other] { $name }が{ $place }に港を建てました。
    }
event-harbour-built-with-dice =
    { $who ->
        [you] { $payment }で{ $place }に港を建てました。
       *[other] { $name }が{ $payment }で{ $place }に港を建てました。
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] 船{ $count }個を列車に交換しました：マイナス{ $count }。
           *[ships] 列車{ $count }個を船に交換しました：マイナス{ $count }。
        }
       *[other] { $into ->
            [trains] { $name }が船{ $count }個を列車に交換しました：マイナス{ $count }。
           *[ships] { $name }が列車{ $count }個を船に交換しました：マイナス{ $count }。
        }
    }
why-few-ships = この路線には船が{ $count }個必要ですが、{ $have }個しかありません。
why-cards-too-few = この路線には{ $count }マス分のカードが必要ですが、1色で{ $have }マス分しかありません。
why-not-a-port = { $place }は港町ではありません。
why-harbour-stands = { $place }にはすでに港があります。
why-no-harbours-left = 港はすべて建てました。
why-no-route-there = あなたの路線は{ $place }に通じていません。
why-harbour-too-dear = 港には同じ色の港つき列車カード2枚と船カード2枚が必要ですが、支払えません。
why-not-this-card = { $kind }は次に支払えません。色ごとに、ワイルドは最後に、必要な分だけ支払います。
why-few-to-exchange = そんなに多くのコマは手元と予備にありません。
why-no-monster-at-stop = { $place }は都市ではないので、モンスターは置けません。
difference-ships = 各プレイヤーは列車{ $trains }個と船{ $ships }個から秘密に{ $pieces }個を選び、残りは予備になります。コマは1個1点で交換できます。
difference-ship-cards = 列車カードと船カードの2つの山札があり、全員が船カード{ $cards }枚も持って始めます。表のカードを取った人が補充する山札を選びます。船2隻のカードは1マスか2マスを支払います。
difference-harbours = 各プレイヤーは港を{ $count }個持ちます。終了時、その都市の名がある達成した行先カード1枚、2枚、3枚以上で{ $points }点になり、建てなかった港は1個につきマイナス{ $unbuilt }点です。
difference-last-rounds = 誰かが列車コマと船コマ合わせて{ $count }個以下で手番を終えると、全員にあと{ $rounds }手番あります。
difference-pair-routes = ペア路線は1マスにつき同じ色の列車カード2枚が必要です。
difference-ticket-tours = 周遊は、都市が印刷された順に直接つながれば高い点、つながっただけなら低い点、つながらなければ罰点です。
choice-draw-ship = 船カードを引く
choice-replace-from = { $deck }から補充する
choice-pay-card = { $card }を支払う
choice-pieces = 列車{ $trains }個と船{ $ships }個
choice-harbour = { $place }に港を建てる
choice-exchange =
    { $into ->
        [trains] 船{ $count }個を列車に交換する
       *[ships] 列車{ $count }個を船に交換する
    }
question-pieces = 列車を何個使いますか？残りのコマは船です。
question-deck = 取ったカードをどの山札から補充しますか？
question-card-payment = { $route }にどのカードを支払いますか？残り：{ $count }。
question-harbour-payment = { $place }の港の支払いに何を使いますか？残り：{ $count }。
prompt-pieces = 列車：
prompt-deck = 山札：
cards-of-ships = { $card }{ $count }枚
ships-of = { $name }：手元の船{ $ships }個、予備の列車{ $trains }個。
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }：あと列車コマ{ $trains }個と船コマ{ $ships }個、{ $routes }経由。
       *[no] { $ticket }：あと列車コマ{ $trains }個と船コマ{ $ships }個、{ $routes }経由。手持ちでは足りません。
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }：列車コマ{ $trains }個と船コマ{ $ships }個で届きます。
       *[too-far] { $ticket }：列車コマ{ $trains }個と船コマ{ $ships }個が必要で、足りません。
    }
harbours-of = { $name }：港は{ $places }。
ticket-tour = { $ends }（{ $points }点、順番どおりで{ $best }点、未達成は−{ $penalty }点）
web-tour-worth = 順番どおりで{ $best }点、未達成は−{ $penalty }点
heading-exchanges = 交換
score-part-exchanges = 交換 { $points }
heading-harbours = 港
score-part-harbours = 港 { $points }
heading-unbuilt-harbours = 建てなかった港
score-part-unbuilt-harbours = 建てなかった港 { $points }
scoring-exchanges = { $name }：交換したコマ：{ $points }。
scoring-harbours = { $name }：港：プラス{ $points }。
scoring-unbuilt-harbours = { $name }：建てなかった港：{ $points }。
study-part-exchanges = 交換
study-part-harbours = 港
study-part-unbuilt-harbours = 建てなかった港
help-play-ships = 船：「draw ship」で船カードを引き、「replace from train」で山札を選びます。カードは1枚ずつ支払います。「harbour lima」で港を建て、「exchange trains 2」で船2個を列車に換えます。
web-help-ships = 船と港はどう使いますか？
web-help-ships-text =
    { $purse ->
        [dice] 海路には船、鉄道路線には列車を使い、1マスにつき記号1個、ペア路線では2個を払います。港には駅かワイルドが4個必要で、その都市の名がある達成した行先カードで得点します。コマは予備と交換でき、1個につき1点失います。
       *[cards] 海路には船と船カード、鉄道路線には列車と列車カードを使い、ワイルドはどちらにもなります。港には同じ色の港つき列車カード2枚と船カード2枚が必要で、その都市の名がある達成した行先カードで得点します。コマは予備と交換でき、1個につき1点失います。
    }
web-help-ship-card = 船カードは何を払いますか？
web-help-ship-card-text = 2隻の船カードは航路のマスを1つか2つ払います。省けるカードは払いません。ペア路線は1マスにつき同じ色の列車カード2枚です。表向きのカードを取った人が、補充する山札を選びます。
web-help-ship-tour = 周遊とは？
web-help-ship-tour-text = 周遊は3つ以上の都市を挙げます。自分の路線ですべてつながれば低い点、印刷された順に隣り合う都市が直接つながれば高い点です。つながらなければ、どちらより多い罰点です。
web-help-ships-end = ゲームはどう終わりますか？
web-help-ships-end-text = 誰かが列車と船を合わせて{ $count }個以下で手番を終えると、その人も含めて全員にあと{ $rounds }手番があります。その後チケット、周遊、交換、港を数えます。最も点の多い人の勝ちで、同点なら達成したチケットの多い人です。
option-sails-fixed_split = 全員が同じコマで始めるかどうか。
value-sails-fixed_split-0 = 各自が秘密にコマを選びます。
value-sails-fixed_split-20 = 全員が列車20個と船40個で始めます。
option-sails-tour_order = 周遊がいつ順番どおりと数えられるか。
value-sails-tour_order-direct = 周遊は、隣り合う都市が自分の路線でつながっていれば順番どおりです。
value-sails-tour_order-trail = 周遊は、自分の路線の道が都市を順番に通れば順番どおりです。
option-sails-dice_wild_ships = ワイルドが航路のマスをいくつ払うか。
value-sails-dice_wild_ships-1 = ワイルドは航路のマスを1つ払います。
value-sails-dice_wild_ships-2 = ワイルドは航路のマスを1つか2つ払います。省けるものは払いません。
why-not-now-pieces = まず使うコマを選んでください。
why-not-now-deck = まず補充する山札を選んでください。
why-not-now-card-payment = まず路線の支払いをするか、undoと入力してください。
why-not-now-harbour-payment = まず港の支払いをするか、undoと入力してください。
why-not-in-game-ships = このボードに船はありません。
web-not-now-pieces = まず使うコマを選んでください。
web-not-now-deck = まず補充する山札を選んでください。
web-not-now-card-payment = まず路線の支払いをしてください。
web-not-now-harbour-payment = まず港の支払いをしてください。
kind-red-harbour = 赤（港つき列車）
kind-yellow-harbour = 黄（港つき列車）
kind-green-harbour = 緑（港つき列車）
kind-pink-harbour = ピンク（港つき列車）
kind-white-harbour = 白（港つき列車）
kind-black-harbour = 黒（港つき列車）
kind-red-double = 赤（船2隻）
kind-yellow-double = 黄（船2隻）
kind-green-double = 緑（船2隻）
kind-pink-double = ピンク（船2隻）
kind-white-double = 白（船2隻）
kind-black-double = 黒（船2隻）
kind-red-single = 赤（港つき船）
kind-yellow-single = 黄（港つき船）
kind-green-single = 緑（港つき船）
kind-pink-single = ピンク（港つき船）
kind-white-single = 白（港つき船）
kind-black-single = 黒（港つき船）
legend-ship = 航路：船と船カード
legend-pair = ペア路線：1マスにつき同じ色の列車カード2枚
legend-port = 港
web-harbours = 港
web-pick-harbour = どこに港を建てますか？場所を押してください。
web-exchange = 交換
web-fewer = 減らす
web-more = 増やす
web-ship-deck = 船の山札：{ $count }枚
web-draw-ship-sure = 船の山札からカードを引きますか？
web-ticket-pieces = あとコマ{ $count }個
web-ticket-pieces-too-far = あとコマ{ $count }個、足りません
web-key-ships = 船と港
web-key-ships-each = プレイヤーごとの船コマ
web-key-ships-pieces = 各プレイヤーがゲームに使うコマ
web-key-ships-start-cards = 開始時の船カード
web-key-with-harbour = 各色の港つき列車カード
web-key-doubles = 各色の2隻の船カード
web-key-singles = 各色の1隻の船カード
web-key-harbours = 各プレイヤーの港
web-key-harbour-price = 港にかかるカード
web-key-harbour-points = 行先カードごとの港の点
web-key-unbuilt-harbour = 建てなかった港で失う点
web-key-last-rounds = 各プレイヤーの最後の手番
web-key-ports = 港町
web-key-stops = 名のない停泊地
web-key-tour = 周遊
web-key-via = 経由
web-key-in-order = 印刷された順での点
web-key-penalty = 失う点
web-key-kind = 路線の種類
web-value-train = 列車
web-value-pair = ペア
web-count-ships = 船
web-count-reserve = 予備
web-trains-in-reserve = 予備の列車：{ $trains }個
web-harbours-here = 港：{ $places }
advice-mechanism-harbours = { $games }ゲームで港は一度も建てられません。
used-harbours = 建てた港
