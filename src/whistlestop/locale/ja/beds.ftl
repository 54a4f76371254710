board-france = フランス
event-piece-laid =
    { $who ->
        [you] { $route }に線路（{ $kind }）を敷きました。
       *[other] { $name }さんは{ $route }に線路（{ $kind }）を敷きました。
    }
event-bed-built =
    { $who ->
        [you] { $route }に線路を敷きました。
       *[other] { $name }さんは{ $route }に線路を敷きました。
    }
event-bed-paid =
    { $who ->
        [you] 線路のために{ $dice }を使いました。
       *[other] { $name }さんは線路のために{ $dice }を使いました。
    }
why-bed-not-built = この路盤にはまだ線路が敷かれていません。
why-track-crossed = 線路か車両が横切っています。
why-no-bed = このルートは路盤ではなく、線路は要りません。
why-piece-lies = そこにはもう線路があります。
why-no-pieces-left = 長さ{ $count }の線路は残っていません。
why-nothing-to-build = 残っている線路が合う空きの路盤がありません。
why-no-piece-of-colour = この色で長さ{ $count }の線路は残っていません。
why-piece-laid = この手番ではもう線路を敷きました。
why-must-build = 手番でほかに何もしない人は、終わる前に線路を敷かなければなりません。
difference-beds = ルートのうち{ $count }本は空の路盤です。列車カードを引いた人は、そのあと同じ長さの空きの路盤のどれかに色つきの線路を敷かなければなりません。それからは誰でもその色のカードでそのルートを取れます。線路は場に戻ります。
difference-pieces = 線路は{ $count }本あり、各色{ $pieces }です。
pieces-of-length = 長さ{ $length }が{ $count }本
difference-crossings = { $count }組の区間が交差しています。一方に線路か車両があると、もう一方はずっと使えません。少人数では、線路は隣の線路も閉じます。
option-france-pieces = フランスの線路の数。
value-france-pieces-printed = 線路は箱のとおりです。
value-france-pieces-own = 各色の線路の数（短い順）：{ $value }。
option-france-dice_build = ダイスで遊ぶときのフランスの線路の敷き方。
value-france-dice_build-turn_or_pair = 手番でほかに何もしない人は線路を敷きます。アクションのあとは、使っていないダイス2個で1本敷けます。
value-france-dice_build-open_beds = 線路はありません。すべての路盤が最初から使えます。
kind-bed = 無色
legend-bed = 路盤：色つきの線路が敷かれると取れます
choice-build = { $route }に線路を敷く（長さ{ $count }）
choice-piece = { $kind }の線路
choice-build-for-dice = { $dice }を使って線路を敷く
question-bed = どの路盤に線路を敷きますか？
question-piece = { $route }の線路は何色ですか？
prompt-bed = 路盤：
prompt-piece = 線路：
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] ボードに線路はありません。
       *[other] ボード上の線路：{ $pieces }。
    }
help-play-beds = 線路：カードを引いたあと、路盤の両端の都市、次に色を入力します。ダイスでは「build」と両端の都市。「pieces」で敷かれた線路を表示します。
web-track-bed = 空の路盤：色つきの線路が敷かれると取れます。
web-track-piece = ここの線路は{ $kind }です。その色のカードで払います。
web-bed-question = どこに線路を敷きますか？路盤を押してください。
web-bed-besides = または空の路盤を押してください。アクションの代わりに線路を敷きます。
web-piece-question = { $route }の線路は何色にしますか？
web-help-bed = 線路は何のため？
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] 色のないルートは路盤です。線路は敷きません。誰でも最初から取れます。車両と交差するところはずっと使えません。
           *[laid] 色のないルートは空の路盤で、まだ取れません。手番でルートも取らず行先カードも引かない人は、空きの路盤に線路を1つ敷きます。ほかの手番でも、アクションのあと余ったダイス2個で1つ敷けます。すると誰でもそのルートを取れ、色は関係ありません。線路は場に戻ります。線路や車両と交差するところはずっと使えません。
        }
       *[cards] 色のないルートは空の路盤で、まだ取れません。列車カードを引いた人は、そのあと空きの路盤に色つきの線路を敷きます。するとルートはその色になり、誰でも取れます。線路は場に戻ります。線路や車両と交差するところはずっと使えません。
    }
web-key-beds = 路盤と線路
web-key-bed = 空の路盤
web-key-crossings = 交差する区間
web-key-one = 一方の区間
web-key-other = もう一方の区間
web-key-pieces = 長さごとの各色の線路
web-value-france = フランス

why-not-now-bed = まず線路を敷く路盤を選んでください。
why-not-now-piece = まず線路の色を選んでください。
why-not-in-game-beds = このボードに路盤はありません。
web-not-now-bed = まず線路を敷く路盤を選んでください。
web-not-now-piece = まず線路の色を選んでください。
used-beds = 敷いた線路
