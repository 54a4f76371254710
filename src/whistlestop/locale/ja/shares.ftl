board-pennsylvania = ペンシルベニア
event-share-taken =
    { $who ->
        [you] { $company }の株 { $number } を取りました。
       *[other] { $name }さんは{ $company }の株 { $number } を取りました。
    }
event-dummy-share-taken =
    { $who ->
        [you] ダミーに{ $company }の株 { $number } を渡しました。
       *[other] { $name }さんはダミーに{ $company }の株 { $number } を渡しました。
    }
event-dummy-share-shown = ダミーは{ $company }の株 { $number } を公開します。
why-not-shown-here = あなたのルートに{ $company }の表示はありません。
why-no-shares-left = { $company }の株はもうありません。
difference-companies = ルートを獲得した人は、そこに示された会社1社の一番上の株を取れます。会社は{ $count }社、株は全部で{ $shares }枚です。終了時に会社ごとに順位をつけます。枚数の多い順、同数なら一番小さい番号を持つ人が上です。
difference-company = { $company }：株 { $count }枚、順位ごとの点 { $points }。
difference-share-dummy = { $count }人で遊ぶときは、株を取るたびにダミーも1枚受け取り、取った人がそれを選びます。終了時にその半分（端数切り上げ）を引き、順位だけを占めて得点はしません。
heading-shares = 株
legend-companies = ルートで株を取れる会社
choice-share = { $company }の株 { $number } を取る（順位ごとに { $points }）
choice-dummy-share = ダミーに{ $company }の株 { $number } を渡す（順位ごとに { $points }）
choice-no-share = 株を取らない
question-share = どの会社の株を取りますか？ 持っている株：{ $shares }。
question-dummy-share = ダミーはどの株を受け取りますか？
prompt-share = あなたの株：
prompt-dummy-share = ダミーの株：
shares-of = { $company } { $numbers }
no-shares-held = なし
held-shares = { $name }：株 { $shares }。
hidden-shares = { $name }：株は伏せられています。
dummy-shares = ダミー：{ $shares }。
shown-shares = ダミーが公開した株：{ $shares }。
company-stack =
    { $count ->
        [0] { $company }: 株はすべて取られました。順位ごとに { $points }。
       *[other] { $company }: 一番上は株 { $number }、残り { $count }。順位ごとに { $points }。
    }
score-secret-shares = 株の得点は終了時にわかります。
scoring-shares = { $name }：会社での順位：プラス { $points }点。
help-play-shares = 株：尋ねられたら会社名か「no share」と入力します。「shares」で山札、「board」で持ち株を表示します。
web-track-companies = 獲得すると{ $companies }の株を取れます。
web-companies-dummy = ダミー
web-companies-points = 順位点
web-companies-own = 自分
web-companies-top = 一番上
web-companies = 会社
web-share-told = { $company }：株 { $number }、持ち株 { $own }枚、順位ごとに { $points }。
web-share-number = 株 { $number }
web-share-question = { $route }でどの会社の株を取りますか？
web-dummy-share-question = ダミーは{ $route }のどの株を受け取りますか？
web-no-share = 取らない
web-help-share = 株は何のため？
web-help-share-text = ルートの横の標識は会社を示します。獲得した人はそのうち1社の一番上の株を取れます。終了時、会社ごとに株の多い人ほど高い点を得ます。同数なら一番小さい番号を持つ人が上です。
web-help-dummy = ダミーとは？
web-help-dummy-text = 2人で遊ぶときは、架空の3人目がいます。株を取った人は同じルートの株をもう1枚、ダミーのために選びます。終了時にその半分を引きます。順位を奪うことはありますが、得点はしません。
advice-mechanism-shares = { $games }ゲームで株は一度も使われません。
why-not-now-share = 先にルートの株を取るか、取らないと決めてください。
why-not-now-dummy-share = 先にダミーの株を選んでください。
why-not-in-game-shares = このボードに会社はありません。
web-not-now-share = 先に株を取るか、取らないと決めてください。
web-not-now-dummy-share = 先にダミーの株を選んでください。
study-part-shares = 株
used-shares = 取った株
