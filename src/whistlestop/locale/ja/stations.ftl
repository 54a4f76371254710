event-station-built =
    { $who ->
        [you] あなたは{ $payment }で{ $place }に駅を建てました。
       *[other] { $name }さんは{ $payment }で{ $place }に駅を建てました。
    }
why-station-taken =
    { $who ->
        [you] そこにはもうあなたの駅があります。
       *[other] そこには{ $name }さんの駅があります。
    }
why-no-stations-left = 駅がもう残っていません。
difference-stations = 各自の駅は{ $count }個です。駅1個につき、チケットの計算のときにほかの人のルートを1本借りられます。
difference-unused-station = 残った駅は1個につき{ $count }点です。
heading-stations = 駅
heading-stations-left = 残りの駅
choice-station = { $place }に駅を建てる
menu-stations = 駅は{ $count }か所に建てられます。「station」と場所を入力してください。
question-station = { $place }の駅をどう払いますか？
built-stations = { $name }：駅{ $count }個：{ $places }。
score-part-stations = 駅{ $points }
scoring-stations = { $name }：残った駅で{ $points }点。
help-play-station = 駅：駅のあるボードで「station paris」。
web-station-here = { $name }さんの駅があります。
web-pick-station = 駅はどこに建てますか？ 場所を押してください。
web-build-station = 駅を建てる
web-station-short = 駅
web-count-stations = 駅
web-help-station = 駅は何に使いますか？
web-help-station-text =
    { $purse ->
        [dice] 都市に駅を建てると、そこにつながる他人のルート1本を自分のチケットに使えます。最後に最も良いものが自動で選ばれます。1つ目は駅マーク1個、2つ目は2個、3つ目は3個です。駅は何もふさぎません。
       *[cards] 都市に駅を建てると、そこにつながる他人のルート1本を自分のチケットに使えます。最後に最も良いものが自動で選ばれます。1つ目はカード1枚、2つ目は同じ色2枚、3つ目は3枚です。駅は何もふさぎません。
    }
advice-mechanism-stations = { $games }ゲームで駅は一度も使われません。
study-part-stations = 残りの駅
used-stations = 建てた駅
