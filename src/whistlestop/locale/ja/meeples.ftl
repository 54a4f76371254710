meeple-black = 黒のミープル
meeple-blue = 青のミープル
meeple-red = 赤のミープル
meeple-white = 白のミープル
meeple-yellow = 黄のミープル
meeple-green = 緑のミープル
meeples-black = 黒のミープル{ $count }個
meeples-blue = 青のミープル{ $count }個
meeples-red = 赤のミープル{ $count }個
meeples-white = 白のミープル{ $count }個
meeples-yellow = 黄のミープル{ $count }個
meeples-green = 緑のミープル{ $count }個
event-meeple-taken =
    { $who ->
        [you] あなたは{ $place }から{ $meeple }を取りました。
       *[other] { $name }さんは{ $place }から{ $meeple }を取りました。
    }
why-no-such-meeple = そのミープルはそこにいません。
difference-meeple-majority = 色ごとに、ミープルが最も多い人は{ $most }点、2番目の人は{ $second }点です。
difference-meeples = { $count }色のミープルがボードに置かれます。ルートを獲得した人は両端から1個ずつ取ります。
difference-meeples-per-colour = ミープルは各色{ $count }個です。
heading-meeples = ミープル
legend-meeples = 開始時のミープル
choice-meeple = { $meeple }を取る
question-meeple = { $place }からどのミープルを取りますか？ 手元：{ $meeples }。
prompt-meeple = ミープル：
collected-meeples = { $name }：{ $meeples }。
place-meeples = { $place }：{ $meeples }。
score-part-meeples = ミープル{ $points }
scoring-meeples = { $name }：ある色のミープルが最多か2番目：プラス{ $points }点。
help-play-meeples = ミープル：聞かれたら「red」で取ります。「meeples」でボード上のもの、「board」で全員のものがわかります。
web-meeples-here = ここのミープル：{ $meeples }。
web-meeple = ミープル
web-meeple-question = { $place }でどのミープルを取りますか？
web-meeple-letter-black = 黒
web-meeple-letter-blue = 青
web-meeple-letter-red = 赤
web-meeple-letter-white = 白
web-meeple-letter-yellow = 黄
web-meeple-letter-green = 緑
web-help-meeple = ミープルは何に使いますか？
web-help-meeple-text = ルートを獲得すると両端からミープルを1個ずつ取ります。最後に色ごとに最も多い人が点を得て、2番目の人は少し少ない点を得ます。
advice-mechanism-meeples = { $games }ゲームでミープルは一度も使われません。
why-not-now-meeple = 先に、ルートの端からミープルを取ってください。
why-not-in-game-meeples = このボードにミープルはいません。
web-not-now-meeple = 先にミープルを取ってください。
study-part-meeples = ミープル
used-meeples = 取ったミープル
