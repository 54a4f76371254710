difference-ferries = { $count }本の線路はフェリーです。支払いの一部はSLでなければなりません。
web-help-ferry = フェリーとは？
web-help-ferry-text =
    { $purse ->
        [dice] SLマーク1個につきワイルド1個を払います。トークンは使えません。ほかのマスはふつうのルートと同じです。
       *[cards] SLマーク1個につきSL1枚を払います。ほかのマスは1色のカードかSLで払います。
    }
advice-mechanism-ferries = { $games }ゲームでフェリーは一度も使われません。
used-ferries = 取ったフェリー
