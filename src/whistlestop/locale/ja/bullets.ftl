board-japan = 日本
track-bullet = 新幹線ルート：新幹線が残っている間は点の代わりに進みを得ます
event-route-claimed-for-all =
    { $who ->
        [you] あなたは{ $payment }で新幹線ルート{ $route }を獲得しました。進み+{ $spaces }。全員が使えます。
       *[other] { $name }さんは{ $payment }で新幹線ルート{ $route }を獲得しました。進み+{ $spaces }。全員が使えます。
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] あなたは{ $payment }で新幹線ルート{ $route }を獲得しました。進み+{ $spaces }。全員が使えます。
       *[other] { $name }さんは{ $payment }で新幹線ルート{ $route }を獲得しました。進み+{ $spaces }。全員が使えます。
    }
why-bullet-train-stands = そこには新幹線があります。全員が使えるルートです。
difference-bullet-trains = 新幹線{ $count }本を全員で共有します。新幹線ルートは{ $routes }本あり、灰色のルートと同じように支払い、自分の列車コマの代わりに新幹線を1本置きます。点にはなりませんが、全員の目的地チケットに使え、長さの分だけ自分の進みが増えます。新幹線がなくなると、ただの灰色のルートになります。
difference-end-bullet-trains = だれかの列車コマが{ $trains }個以下で、残りの新幹線が{ $count }本以下になると最後の1周が始まります。
difference-bullet-progress = 最後に新幹線の進みの順位で点が入ります：{ $rows }。進みのない人は代わりに{ $nothing }点です。
points-of-ranks = { $players }人では{ $points }
option-japan-end_check = 日本で、新幹線が残りわずかのとき、だれの列車コマが少なければ最後の1周が始まるか。
value-japan-end_check-any_player = だれか1人の列車コマが少なければ最後の1周が始まります。
value-japan-end_check-turn_player = 列車コマの少ない人の手番の終わりにだけ最後の1周が始まります。
option-japan-bonus_table = 日本で、新幹線の進みの順位が何点になるか。
value-japan-bonus_table-printed = 順位の点はボードのとおりです。
value-japan-bonus_table-own = 順位の点は{ $value }です。人数ごとに1行、数1つの行は進みがない場合です。
heading-bullets = 新幹線
legend-bullet = 新幹線ルート：共有の列車を置き、全員が使えます
bullet-progress = { $name }：新幹線の進み{ $spaces }。
bullet-routes =
    { $count ->
        [0] ボードにはまだ新幹線がありません。
       *[other] 全員が使える新幹線ルート{ $count }本：{ $routes }。
    }
bullet-trains-left = 残りの新幹線：{ $count }本。
score-part-bullets = 新幹線{ $points }
scoring-bullets = { $name }：新幹線の進み：{ $points }点。
help-play-bullets = 新幹線：新幹線ルートは灰色のルートと同じように獲得します。「bullets」で置かれた新幹線と残りの数、「board」で全員の進みがわかります。
web-route-for-all = 新幹線があります。全員が使えます。
web-bullets-left = 残りの新幹線：{ $count }
web-bullets-gone = 新幹線はもうありません。空いている新幹線ルートは灰色のルートです
web-track-bullet = 新幹線ルート：新幹線が残っている間は列車コマがいらず、点の代わりに進み{ $spaces }を得ます。
web-progress-worth = 進み{ $spaces }：今は{ $points }点
web-count-progress = 進み
web-ticket-bullets = 残りの新幹線ルート：{ $routes }、列車コマ：{ $count }
study-bullets-table = 1ゲームの新幹線
study-fact-bullets-put = ボードに置かれた新幹線
study-fact-bullets-gone = 新幹線が残らなかったゲーム
study-fact-progress = 1席の進み
study-fact-no-progress = 進みのない席
study-fact-progress-wins = 1人だけ最も進んだ席が勝ったゲーム
web-help-bullet = 新幹線は何のため？
web-help-bullet-text =
    { $purse ->
        [dice] 新幹線ルートは1マスにつきシングル1個です。自分の列車コマの代わりに共有の新幹線を置き、点の代わりに進みを得て、全員の目的地チケットに使えます。最後に最も進んだ人が最も多くの点を得て、進みのない人は点を失います。新幹線がなくなると、ただの灰色のルートになります。だれかの列車コマが少なく、残りの新幹線が{ $count }本以下になると最後の1周が始まります。
       *[cards] 新幹線ルートは灰色のルートと同じように支払います。自分の列車コマの代わりに共有の新幹線を置き、点の代わりに進みを得て、全員の目的地チケットに使えます。最後に最も進んだ人が最も多くの点を得て、進みのない人は点を失います。新幹線がなくなると、ただの灰色のルートになります。だれかの列車コマが少なく、残りの新幹線が{ $count }本以下になると最後の1周が始まります。
    }
advice-mechanism-bullets = { $games }ゲームで新幹線は一度も使われません。
study-part-bullets = 新幹線
used-bullets = 使った新幹線
