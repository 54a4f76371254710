board-united-kingdom = イギリス
technology =
    { $technology ->
        [wales-concession] ウェールズ免許
        [ireland-france-concession] アイルランド・フランス免許
        [scotland-concession] スコットランド免許
        [mechanical-stoker] 自動給炭機
        [steam-boiler] 過熱蒸気ボイラー
        [propellers] スクリュー
        [booster] ブースター
        [boiler-lagging] ボイラー断熱材
        [steam-turbines] 蒸気タービン
        [double-heading] 重連
        [thermocompressor] 熱圧縮機
        [water-tenders] 給水車
        [risky-contracts] 危うい契約
        [equalising-beam] イコライザー
        [diesel-power] ディーゼル動力
       *[right-of-way] 通行権
    }
event-technology-bought =
    { $who ->
        [you] あなたは{ $technology }を買います。
       *[other] { $name }が{ $technology }を買います。
    }
event-die-given =
    { $who ->
        [you] あなたはダイスを出します：{ $face }。
       *[other] { $name }がダイスを出します：{ $face }。
    }
why-technology-this-turn = この手番ではもう技術を買いました。
why-technology-owned = { $technology }はもう持っています。
why-technology-sold-out = { $technology }はもう残っていません。
why-technology-too-dear = { $technology }には機関車{ $count }枚、またはその代わりのカードかダイスが必要です。
why-no-route-to-share = { $technology }（機関車{ $count }枚）と一緒に支払える他のプレイヤーの路線がありません。
why-technology-missing = その路線には{ $technology }が必要です。
difference-technologies = アクションの前に、機関車で技術を1つ買えます。好きな色のカード{ $count }枚は機関車1枚になります。技術がなければ、イングランドにある1～2マスのフェリーでない路線だけを取れます。
difference-technology =
    { $kind ->
        [advanced] { $technology }：価格{ $price }、枚数{ $copies }。上級、ハウスルール。
       *[plain] { $technology }：価格{ $price }、枚数{ $copies }。
    }
difference-start-locomotives = 全員が機関車を{ $count }枚多く持って始めます。
option-uk-duplicate_technologies = イギリスで同じ技術を何枚も持てるか。
value-uk-duplicate_technologies-false = 同じ技術は1人1枚までです。
value-uk-duplicate_technologies-true = 残っている限り買えます。加算されるのは点だけです。
option-uk-dice_substitute = イギリスで好きなダイスをワイルドの代わりにできるか。
value-uk-dice_substitute-true = 好きなダイス3個（ブースターがあれば2個）が、技術やフェリーのワイルド1個になります。
value-uk-dice_substitute-false = 技術とフェリーはワイルドだけで支払います。
heading-technologies = 技術
choice-technology = { $technology }を買う（価格{ $price }）
choice-give-die = ダイスを出す：{ $face }
dice-to-give = ワイルドの代わりにあと{ $count }個のダイスを出します。
question-technology = { $technology }をどう支払いますか？
question-bought-route = { $technology }でどの路線を取りますか？
prompt-technology = 支払い：
prompt-bought-route = 路線：
held-technologies = { $name }：技術 { $technologies }。
technologies-none = なし
technology-left = { $technology }：価格{ $price }、残り{ $count }。
score-part-technologies = 技術 { $points }
scoring-technologies = { $name }：技術：{ $points }。
help-play-technologies = 技術：「technology booster」でアクションの前に買います。「technologies」は残り、「board」は全員の持ち物を示します。
web-technologies = 技術
web-technologies-price = 価格
web-technologies-left = 残り
web-technology-question = { $technology }をどう支払いますか？
web-bought-route-question = { $technology }でどの路線を取りますか？
web-track-technologies = { $technologies }が必要です。
web-help-technology = 技術は何のため？
web-help-technology-text =
    { $purse ->
        [dice] アクションの前に技術を1つ買えます。免許はウェールズ、アイルランド、フランス、スコットランドを開き、他の技術は長い路線やフェリーを開くか、点になります。{ $wilds ->
            [only] 支払いはワイルドだけで、フェリーの記号も同じです。
           *[most] 支払いはワイルドです。好きなダイス3個（ブースターがあれば2個）はワイルド1個になり、フェリーの記号にも使えます。
        }通行権があれば、他のプレイヤーの列車の隣に自分の列車を置けます。
       *[cards] アクションの前に技術を1つ買えます。免許はウェールズ、アイルランド、フランス、スコットランドを開き、他の技術は長い路線やフェリーを開くか、点になります。支払いは機関車です。好きな色のカード4枚（ブースターがあれば3枚）は1枚の機関車になり、路線にも使えます。通行権があれば、他のプレイヤーの列車の隣に自分の列車を置けます。
    }
why-no-route-to-claim = { $technology }（機関車{ $count }枚）と一緒に支払える路線がありません。
why-contracts-gone = { $technology }はもう買えません。
why-nothing-to-save = ここでは節約できるカードがありません。
why-only-a-claim = 最初の路線の後は、2本目の路線を取るか、取らないかだけです。
why-only-blind-cards = 伏せたカードを引いている途中です。山札から次の1枚を引いてください。
choice-save = カードを1枚節約する
choice-no-claim = 2本目の路線を取らない
choice-draw-three = 伏せたカードを3枚引く
option-uk-advanced = イギリスで上級の技術を買えるか。
value-uk-advanced-true = 上級の技術5種類も買えます。
value-uk-advanced-false = 上級の技術は使いません。
web-value-uk = イギリス
why-not-now-technology = 先に技術の支払いをしてください。
why-not-now-bought-route = 先に路線を選んでください。
why-not-in-game-technologies = このボードに技術はありません。
web-not-now-technology = 先に技術の支払いをしてください。
web-not-now-bought-route = 先に路線を選んでください。
study-part-technologies = 技術
web-key-advanced = 上級：ハウスルールのときだけ
web-key-cards = 買える技術
web-key-copies = 枚数
web-key-ferries = フェリーに必要
web-key-lengths = 必要とする路線の長さ
web-key-no-technology = 技術は不要
web-key-region = 地方
web-key-regions = 路線に必要となる地方
web-key-start-locomotives = 最初の機関車
web-key-technologies = 技術
web-key-technologies-any-cards = SL1枚の代わりになる任意の色のカード
web-value-wales-concession = ウェールズ免許
web-value-ireland-france-concession = アイルランド・フランス免許
web-value-scotland-concession = スコットランド免許
web-value-mechanical-stoker = 自動給炭機
web-value-steam-boiler = 過熱蒸気ボイラー
web-value-propellers = スクリュー
web-value-booster = ブースター
web-value-boiler-lagging = ボイラー断熱材
web-value-steam-turbines = 蒸気タービン
web-value-double-heading = 重連
web-value-thermocompressor = 熱圧縮機
web-value-water-tenders = 給水車
web-value-risky-contracts = 危うい契約
web-value-equalising-beam = イコライザー
web-value-diesel-power = ディーゼル動力
web-value-right-of-way = 通行権
advice-mechanism-technologies = { $games }ゲームで技術は一度も買われません。
used-technologies = 買った技術
