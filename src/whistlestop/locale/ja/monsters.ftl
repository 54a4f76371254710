monster-alvin = アルヴィン
monster-dexter = デクスター
event-monster-placed =
    { $who ->
        [you] あなたは{ $monster }を{ $place }に置きました。
       *[other] { $name }さんは{ $monster }を{ $place }に置きました。
    }
event-monster-moved =
    { $who ->
        [you] あなたは{ $purse ->
            [pairs] { "" }
            [wilds] ワイルド{ $locomotives }個で
           *[cards] SL{ $locomotives }枚で
        }{ $monster }を{ $stays ->
            [yes] { $place }にとどめ
           *[no] { $left }から{ $place }へ動かし
        }、{ $monster }のカードを1枚取りました。あなたの次の手番の終わりまで{ $monster }は動かせません。
       *[other] { $name }さんは{ $purse ->
            [pairs] { "" }
            [wilds] ワイルド{ $locomotives }個で
           *[cards] SL{ $locomotives }枚で
        }{ $monster }を{ $stays ->
            [yes] { $place }にとどめ
           *[no] { $left }から{ $place }へ動かし
        }、{ $monster }のカードを1枚取りました。{ $name }さんの次の手番の終わりまで{ $monster }は動かせません。
    }
event-monster-card-turned =
    { $who ->
        [you] あなたの{ $monster }のカードを裏向きにします。{ $monster }はまた動かせます。
       *[other] { $name }さんの{ $monster }のカードを裏向きにします。{ $monster }はまた動かせます。
    }
event-monster-paid =
    { $who ->
        [you] あなたは{ $dice }でモンスターを動かします。
       *[other] { $name }さんは{ $dice }でモンスターを動かします。
    }
why-chaos = { $place }は混乱しています。{ $monster }がいます。
why-placed-already = モンスターは最初の手番の前に置かれています。
why-same-place = そこには{ $monster }がいます。モンスターは別々の場所から始めます。
why-no-country-at-start = このテーブルではモンスターは国から始められません。
why-country-one-place = この国は一つの場所で、ここでは{ $place }と呼びます。
why-monsters-stay = このテーブルではモンスターは動きません。
why-no-move-after-tunnel = トンネルに失敗した後はモンスターを動かせません。
why-monster-moved = この手番ではもう{ $monster }を動かしました。動かせるのは1回だけです。
why-monster-locked =
    { $who ->
        [you] あなたのカードが表向きの間、{ $monster }は動かせません。
       *[other] { $name }さんのカードが表向きの間、{ $monster }は動かせません。
    }
why-no-monster-cards = { $monster }のカードがもうないので、{ $monster }は動かせません。
why-must-not-stay = { $monster }は今の場所を離れなければなりません。
why-must-not-share = そこには{ $monster }がいます。モンスターは同じ場所に入れません。
why-too-far =
    { $place }は{ $monster }から{ $steps }都市より遠く、{ $purse ->
        [wilds] ワイルド{ $count }個
        [wilds_or_pairs] ワイルドかペア{ $count }組
       *[cards] SL{ $count }枚
    }では届きません。
why-few-locomotives-to-move =
    { $purse ->
        [wilds] ワイルドが{ $count }個必要ですが、{ $have }個しかありません。
        [wilds_or_pairs] ワイルドか同じ目のペアが合わせて{ $count }組必要ですが、{ $have }組しかありません。
       *[cards] SLが{ $count }枚必要ですが、{ $have }枚しかありません。
    }
options-monsters = モンスターあり
option-monsters = 拡張Alvin & Dexterで遊ぶかどうか。
value-monsters-true = アルヴィンとデクスターがボードにいます。モンスターのいる場所へのルートは獲得できません。
value-monsters-false = モンスターはいません。
option-monsters-setup_in_country = モンスターを国に置いて始められるか。
value-monsters-setup_in_country-true = モンスターを国に置いて始められます。
value-monsters-setup_in_country-false = モンスターは都市からだけ始めます。
option-monsters-country_one_place = 国境の地点がいくつもある国を一つの場所とみなすか。
value-monsters-country_one_place-true = 国は一つの場所です。そこにいるモンスターは国境の地点をすべてふさぎます。
value-monsters-country_one_place-false = 国境の地点はそれぞれ別の場所です。
option-monsters-zero_move = 支払ったモンスターを今の場所に残せるか。
value-monsters-zero_move-true = 支払ったモンスターを今の場所に残せます。
value-monsters-zero_move-false = 支払ったモンスターは今の場所を離れなければなりません。
option-monsters-share_city = 開始後、両方のモンスターが同じ場所に入れるか。
value-monsters-share_city-true = 開始後は、両方のモンスターが同じ場所に入れます。
value-monsters-share_city-false = モンスターは決して同じ場所に入りません。
option-monsters-halve_twice = 両端にモンスターがいるチケットを2回半分にするか。
value-monsters-halve_twice-true = チケットは、モンスターのいる端ごとに1回半分になります。
value-monsters-halve_twice-false = チケットが半分になるのは1回だけです。
option-monsters-multi_ticket = 行き先がいくつもあるチケットをいつ半分にするか。
value-monsters-multi_ticket-scored_pair = 出発地か、得点になる行き先にモンスターがいると半分になります。
value-monsters-multi_ticket-any_named = チケットにあるどの場所にでもモンスターがいると半分になります。
option-monsters-bonus_points = モンスターのカードを最も多く持つ人の得点。
value-monsters-bonus_points = モンスターのカードを最も多く持つと{ $count }点です。
option-monsters-chaos_blocks = モンスターのいる場所で何ができないか。
value-monsters-chaos_blocks-routes = モンスターのいる場所ではルートの獲得だけができません。
value-monsters-chaos_blocks-all = モンスターのいる場所ではルートの獲得も駅の建設もできず、乗客の出入りもできません。
heading-alvin = アルヴィン
heading-dexter = デクスター
help-monsters = 拡張Alvin & Dexterで遊びます。ボードにモンスターが2体います。
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster }は{ $place }にいます。あなたのカードで動かせません。
           *[other] { $monster }は{ $place }にいます。{ $name }さんのカードで動かせません。
        }
        [stuck] { $monster }はもうずっと{ $place }にいます。
        [nowhere] { $monster }はまだボードにいません。
       *[free] { $monster }は{ $place }にいます。
    }
monster-deck =
    { $count ->
        [0] { $monster }のカードはもうありません。{ $monster }はもう動かせません。
       *[other] { $monster }のカードは残り{ $count }枚です。
    }
monster-cards-own =
    { $count ->
        [0] あなたの前に裏向きの{ $monster }のカードはありません。
       *[other] あなたの前に裏向きの{ $monster }のカードが{ $count }枚あります。
    }
monsters-chaos = { $places }へのルートは今は獲得できません。終了時にモンスターのいる場所を含むチケットは半分になります。
no-monsters = このテーブルではモンスターを使いません。
reach =
    { $purse ->
        [wilds] { $monster }、ワイルド{ $count }個：{ $places }。
        [pairs] { $monster }、ワイルドかペア{ $count }組：{ $places }。
       *[cards] { $monster }、SL{ $count }枚：{ $places }。
    }
reach-none = { $monster }は今は動かせません：{ $reason }
choice-place = { $monster }を{ $place }に置く
choice-move =
    { $purse ->
        [wilds] ワイルド{ $count }個で{ $monster }を{ $place }へ動かす
        [pairs] ワイルドかペア{ $count }組で{ $monster }を{ $place }へ動かす
       *[cards] SL{ $count }枚で{ $monster }を{ $place }へ動かす
    }
menu-move = { $monster }は{ $count }か所へ動けます。「{ $word }」と場所を入力するか、「reach { $word }」で一覧を見てください。
prompt-place = { $monster }の行き先：
question-place = { $monster }をボードに置きます。{ $monster }がいる間、その場所へのルートは獲得できません。
question-move = { $monster }を{ $place }へ動かす支払いはどうしますか？
ticket-halved = { $text } モンスターが{ $places }にいる間は{ $points }点にしかなりません。
ticket-cost-halved = { $text } 達成できなくても、モンスターが{ $places }にいる間は{ $points }点しか失いません。
score-monsters = モンスターカードのボーナスは含みません。裏向きのカードは秘密です。
scoring-monster =
    { $points ->
        [0] { $name }：{ $monster }のカード{ $count }枚。
       *[other] { $name }：{ $monster }のカード{ $count }枚、全員で一番多い：プラス{ $points }点。
    }
help-play-monsters =
    { $purse ->
        [dice] モンスター：「alvin boston」で最少のワイルドでアルヴィンを動かし、「alvin boston 2」で2個使います。
       *[cards] モンスター：「alvin boston」で最少のSLでアルヴィンを動かし、「alvin boston 2」で2枚使います。
    }
help-play-reach = 「monsters」で居場所、「reach alvin」でアルヴィンの行ける場所がわかります。
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster }がいます。この場所へのルートは獲得できません。
web-monster-at = { $place }に{ $monster }
web-monster-card = { $monster }のカードがここで表向きです
web-ticket-half = 今は半分：{ $places }にモンスター
web-ticket-halved = 半分：{ $places }にモンスターがいた
web-question-place = { $monster }をどこから始めますか？
web-question-place-note = { $monster }がいる間、その場所へのルートは獲得できません。
web-pick-monster = { $monster }はどこへ行きますか？ 場所を押してください。
web-move-monster = { $monster }を動かす
study-monsters = Alvin & Dexter
study-monsters-text = 終了時に混乱した場所を含むチケットは、達成でも未達成でも半分になります。
study-monsters-table = 1ゲームのモンスター
study-visits = モンスターの行き先
study-visits-caption = 最も訪れた10か所への1ゲームあたりの到着、{ $games }ゲーム。
study-fact-moves = 1ゲームで{ $monster }が動いた回数
study-fact-locomotives = 1ゲームで{ $monster }に使ったSL（ダイスではワイルド）
study-fact-bonus-alone = { $monster }のボーナスを1人で得たゲーム
study-fact-bonus-shared = { $monster }のボーナスを分け合ったゲーム
study-fact-holder = { $monster }のボーナスを1人で得た人が勝ったゲーム
study-fact-halved = 1ゲームで半分になったチケット
study-fact-lost = 達成したチケットが半分になって失った点
study-fact-spared = 未達成のチケットが半分になって失わずに済んだ点
web-replay-monsters = 裏向き：{ $cards }
web-overlay-monsters = モンスターが行ける場所
web-overlay-locked = { $monster }は動かせません。カードが{ $name }さんの前で表向きです。
web-overlay-stays = 今は誰も{ $monster }を動かせません。
web-overlay-reach =
    { $purse ->
        [dice] { $monster }：ワイルド1個で{ $near }か所、2個でさらに{ $far }か所。
       *[cards] { $monster }：SL1枚で{ $near }か所、2枚でさらに{ $far }か所。
    }
web-help-monster = モンスターはどう動きますか？
web-help-monster-text =
    { $purse ->
        [dice] 自分の番にモンスターを1体動かせます。ワイルド1個で3か所先まで、2個で6か所先までです。そのカードを1枚取り、次の自分の番の終わりに裏返すまで、誰もそのモンスターを動かせません。各モンスターのカードが最も多い人は{ $points }点です。
       *[cards] 自分の番にモンスターを1体動かせます。SL1枚で3か所先まで、2枚で6か所先までです。そのカードを1枚取り、次の自分の番の終わりに裏返すまで、誰もそのモンスターを動かせません。各モンスターのカードが最も多い人は{ $points }点です。
    }
web-help-chaos = 混乱とは？
web-help-chaos-text = モンスターのいる場所は混乱し、そこへのルートは獲得できません。すでにある列車は残り、数えられます。最後に、その場所が書かれたチケットの点は得ても失っても半分（切り捨て）です。
advice-mechanism-monsters = { $games }ゲームでモンスターは一度も使われません。
why-not-now-place-monster = 先にモンスターをボードに置きます。
why-not-in-game-monsters = このテーブルではモンスターを使いません。
web-not-now-place-monster = 先にモンスターをボードに置きます。
study-part-alvin = アルヴィンのボーナス
study-part-dexter = デクスターのボーナス
used-monsters = 怪獣の移動
