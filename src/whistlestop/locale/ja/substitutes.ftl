track-any-cards = その色1枚の代わりに好きなカード{ $count }枚
event-card-given =
    { $who ->
        [you] あなたは代わりに{ $card }を出しました。
       *[other] { $name }さんは代わりに{ $card }を出しました。
    }
why-few-substitutes =
    { $symbols ->
        [0] 同じ色のカードが{ $count }枚必要です。好きなカード{ $size }枚で1枚の代わりになりますが、足りません。
       *[other] カードが{ $count }枚、うちSLが{ $symbols }枚必要です。好きなカード{ $size }枚でSL1枚の代わりになりますが、足りません。
    }
why-nothing-to-replace = この支払いでほかのカードに代えられるものはありません。
why-replaced-all = この支払いでほかのカードに代えられるものは、もうすべて代えました。
why-give-first = 先に、足りない分の代わりになるカードを{ $count }枚出してください。
why-replace-first = 先に、好きなカードで何かの代わりにすることを言ってください（「replace」）。
why-given-in-order = 代わりのカードは色の順に出します。{ $kind }は最後に出したものより前です。
difference-ferry-substitute = フェリーでは、必要なSL1枚の代わりに好きなカード{ $count }枚を出せます。
difference-any-cards = { $route }はSLなしの同じ色のカードで払います。好きなカード{ $count }枚で1枚の代わりになります。
legend-any-cards = 好きなカードで代えられます
choice-replace =
    { $what ->
        [locomotive] SL1枚を好きなカード{ $count }枚で代える
        [wild] ワイルド1個を好きなダイス{ $count }個で代える
       *[card] その色の1枚を好きなカード{ $count }枚で代える
    }
choice-give = { $card }を出す
question-substitutes = 代わりにどのカードを{ $count }枚出しますか？ 手札：{ $cards }。
prompt-substitutes = 出すカード、全部で{ $count }枚：
substitutes-wrong-count = カードを{ $count }枚指定してください。{ $given }枚ではありません。
substitutes-not-understood = 「{ $text }」がわかりません。カードを{ $count }枚、例えば「赤 2 青 1」のように入力するか、ヘルプの?を入力してください。
web-track-substitute =
    { $what ->
        [locomotive] 好きなカード{ $count }枚でSL1枚の代わりになります。
       *[card] 好きなカード{ $count }枚でその色1枚の代わりになります。
    }
web-give = 出すカード
web-give-cards =
    { $what ->
        [locomotive] SL1枚の代わりにどのカード{ $count }枚を使いますか？
       *[card] その色1枚の代わりにどのカード{ $count }枚を使いますか？
    }
web-give-one = { $card }を出す
web-give-less = { $card }を残す
web-give-these = { $cards }を出す
web-give-none = 出す
web-help-substitute = どんなカードでもよいのはいつ？
web-help-substitute-text = そのようなルートでは、どの種類でも何枚かでフェリーのSL1枚や色のカード1枚の代わりになります。枚数はルートに示されています。
