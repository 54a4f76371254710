tourist-bridge = 橋
tourist-ship = 船
tourist-tram = ケーブルカー
tourist-crab = カニ
tourist-seal = アシカ
tourist-tower = 塔
tourist-flower = 花
board-san-francisco = サンフランシスコ
event-stack-put =
    { $who ->
        [you] { $place }に山「{ $symbol }」（× { $count }）を置きました。
       *[other] { $name }が{ $place }に山「{ $symbol }」（× { $count }）を置きました。
    }
event-tourist-taken =
    { $who ->
        [you] { $place }から観光トークン「{ $symbol }」を取りました。
       *[other] { $name }が{ $place }から観光トークン「{ $symbol }」を取りました。
    }
why-stacks-stand = 観光トークンの山は最初の手番の前に置かれました。
why-stack-there = { $place }にはすでに山「{ $symbol }」があります。
difference-tourists = 観光トークンの絵柄は{ $count }種類です。{ $stacks }つの山は最初からボードにあり、残りは最後のプレイヤーたちが置きます。ルートを取った人は、まだ持っていない絵柄のトークンを片方の端から1つ取ります。
difference-tourist-points = ゲーム終了時、0種類、1種類、2種類…の得点は{ $points }です。
heading-tourists = 観光トークン
legend-tourists = 開始時の観光トークンの山
choice-stack = { $place }に山「{ $symbol }」を置く
choice-tourist = { $place }から観光トークン「{ $symbol }」を取る
question-stack = どの山をどこに置きますか？残りは{ $symbols }です。山のない場所ならどこでもかまいません。
question-tourist = ルートの両端に観光トークンがあります。どちらを取りますか？持っているのは{ $symbols }です。
prompt-stack = 山：
prompt-tourist = トークン：
collected-tourists = { $name }：観光トークン{ $symbols }。
place-tourists = { $place }：「{ $symbol }」 × { $count }。
score-part-tourists = 観光トークン{ $points }
scoring-tourists = { $name }：観光トークン：プラス{ $points }。
help-play-tourists = 観光トークン：開始時は「bridge presidio」で山を置き、聞かれたら「bridge」で取ります。「tourists」で山の一覧、「board」で全員のトークンを見られます。
web-tourists-here = ここの観光トークン：「{ $symbol }」 × { $count }。
web-stack = 観光トークンの山
web-stack-question = 山「{ $symbol }」をどこに置きますか？場所を押してください。
web-tourist = 観光トークン
web-tourist-question = どのトークンを取りますか？
web-tourists-own = 観光トークン：{ $symbols }
web-help-tourist = 観光トークンは何のためですか？
web-help-tourist-text = ルートを取った人は、まだ持っていない絵柄のトークンを片方の端から1つ取ります。絵柄の種類が多いほど終了時の得点が増えます。0種類、1種類、2種類…で{ $points }点です。
advice-mechanism-tourists = { $games }ゲームで観光トークンは一度も使われません。
why-not-now-put-stack = 先に、観光トークンの山をボードに置きます。
why-not-now-tourist = 先に、ルートの端から観光トークンを取ってください。
why-not-in-game-tourists = このボードに観光トークンはありません。
web-not-now-put-stack = 先に、観光トークンの山を置きます。
web-not-now-tourist = 先に観光トークンを取ってください。
study-part-tourists = 観光トークン
used-tourists = 取った観光トークン
