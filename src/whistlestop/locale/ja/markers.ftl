board-old-west = オールド・ウェスト
web-value-oldwest = オールド・ウェスト
event-start-city-chosen =
    { $who ->
        [you] あなたは{ $place }を出発都市に選びました。
       *[other] { $name }さんは{ $place }を出発都市に選びました。
    }
event-marker-bought =
    { $who ->
        [you] あなたは{ $payment }で{ $place }に都市マーカーを置きました。
       *[other] { $name }さんは{ $payment }で{ $place }に都市マーカーを置きました。
    }
event-marker-bought-with-dice =
    { $who ->
        [you] あなたは{ $payment }で{ $place }に都市マーカーを置きました。
       *[other] { $name }さんは{ $payment }で{ $place }に都市マーカーを置きました。
    }
event-route-scored =
    { $who ->
        [you] あなたは{ $route }の得点を得ました：プラス{ $points }。
       *[other] { $name }さんは{ $route }の得点を得ました：プラス{ $points }。
    }
event-alien-captured =
    { $who ->
        [you] あなたはアルヴィンを捕まえ（プラス{ $points }）、{ $place }へ連れて行きました。
       *[other] { $name }さんはアルヴィンを捕まえ（プラス{ $points }）、{ $place }へ連れて行きました。
    }
why-city-marked = { $place }にはすでに都市マーカーがあります。
why-alien-city = { $place }はアルヴィンの出発地なので、都市マーカーは置けません。
why-not-end-of-route = { $place }は今取ったルートの端ではありません。
why-marker-too-dear = 都市マーカーには同じ色のカードが{ $count }枚必要ですが、払えません。
why-out-of-reach = そのルートは、あなたの出発都市にも、そこへつながる場所にも接していません。
difference-markers = 各プレイヤーは都市マーカーを{ $count }個持ちます。最初の手番の前に、最後のプレイヤーから順に1個を出発都市に置き、自分のルートはすべてそこにつながります。ルートを取った後、同じ色のカード{ $price }枚で空いている端にもう1個置けます。
difference-marker-points = ルートの得点は、両端に都市マーカーを持つ人がそれぞれ全部（2個なら2倍）得ます。マーカーがないときだけ、取った人の得点です。
heading-alien = アルヴィン
choice-marker = { $place }に都市マーカーを置く
choice-no-marker = 都市マーカーを置かない
choice-alien = アルヴィンを{ $place }へ連れて行く
question-start-city = どの都市から始めますか？あなたのルートはすべてそこにつながります。
question-marker = ルートの端に都市マーカーを置きますか？残りは{ $count }個です。
question-alien = アルヴィンを捕まえました。あなたのどの都市へ連れて行きますか？
prompt-start-city = 出発都市：
prompt-marker = 都市マーカー：
prompt-alien = アルヴィンの行き先：
marked-cities = { $name }：都市マーカー{ $places }。
no-marked-cities = { $name }：都市マーカーはまだありません。
place-alien = アルヴィンは{ $place }にいます。
score-part-alien = アルヴィン{ $points }
scoring-alien = { $name }：アルヴィン：プラス{ $points }。
help-play-markers = 都市マーカー：出発都市の名前、ルートの後はマーカーを置く端の名前か「no marker」を入力します。「markers」でアルヴィンの居場所、「board」で全員のマーカーを見られます。
web-marker-here = { $name }の都市マーカー：ここのルートは持ち主の得点になります。
web-alien-here = アルヴィンはここにいます。
web-start-city-question = どの都市から出発しますか？場所を押してください。
web-marker-question = ルートの端に都市マーカーを置きますか？
web-no-marker = 置かない
web-alien-question = アルヴィンの行き先は？
web-markers-own = 都市マーカー：{ $places }
web-help-marker = 都市マーカーは何のためですか？
web-help-marker-text = 自分のルートはすべて出発都市につながります。ルートの得点は両端に都市マーカーを持つ人のものになり、なければ取った人のものです。その後、空いている端のマーカーを買えます。
web-help-alien = アルヴィンはここで何をしますか？
web-help-alien-text = アルヴィンのいる都市へのルートを取った人は彼を捕まえて{ $points }点を得て、自分のマーカーのある都市へ連れて行きます。最後に彼がいる都市の持ち主はさらに{ $points }点を得ます。
option-oldwest-alvin = オールド・ウェストで宇宙人アルヴィンを使うかどうか。
value-oldwest-alvin-true = アルヴィンはロズウェルから始まり、捕まえることができます。
value-oldwest-alvin-false = オールド・ウェストはアルヴィンなしで遊びます。
option-oldwest-allow_monsters = アルヴィンとデクスターがオールド・ウェストに来られるかどうか。
value-oldwest-allow_monsters-true = アルヴィンとデクスターはオールド・ウェストに来られます。マーカーのない場所から始まります。
value-oldwest-allow_monsters-false = アルヴィンとデクスターはオールド・ウェストに来ません。出発都市に怪獣がいると、持ち主が締め出されるからです。
why-not-now-start-city = 先に出発都市を選んでください。
why-not-now-marker = 先に、ルートに都市マーカーを置くか決めてください。
why-not-now-marker-payment = 先に都市マーカーの支払いをするか、undo と入力してください。
why-not-now-alien = 先にアルヴィンをあなたの都市へ連れて行ってください。
why-not-in-game-markers = このボードに都市マーカーはありません。
web-not-now-start-city = 先に出発都市を選んでください。
web-not-now-marker = 先に、ルートに都市マーカーを置くか決めてください。
web-not-now-marker-payment = 先に都市マーカーの支払いをしてください。
web-not-now-alien = 先にアルヴィンをあなたの都市へ連れて行ってください。
study-part-alien = アルヴィン
advice-mechanism-markers = { $games }ゲームで都市マーカーは一度も買われません。
used-markers = 買った都市マーカー
