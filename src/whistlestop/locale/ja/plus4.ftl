kind-plus4 = +4のSL
card-plus4 = +4のSLカード
cards-plus4 = +4のSL{ $count }枚
event-plus4-paid =
    { $who ->
        [you] そのうち+4のSLは{ $count }枚です（あなた）。
       *[other] そのうち+4のSLは{ $count }枚です（{ $name }さん）。
    }
why-plus4-too-short = +4のSLが使えるのは{ $count }マス以上のルートだけです。
difference-plus4 = +4のSLが{ $count }枚あります。{ $length }マス以上のルートで使え、ほかのカードと同じように引けます。
web-help-plus4 = +4のSLとは？
web-help-plus4-text = 長いルート専用のSLで、4マス以上のルートで使えます。
advice-mechanism-plus4 = { $games }ゲームで＋4機関車は一度も使われません。
why-not-in-game-plus4 = このボードに+4のSLはありません。
used-plus4 = 使った＋4のSL
