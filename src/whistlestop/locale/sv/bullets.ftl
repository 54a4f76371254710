board-japan = Japan
track-bullet = snabbtågsrutt: framsteg i stället för poäng så länge det finns snabbtåg
event-route-claimed-for-all =
    { $who ->
        [you] Du mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
       *[other] { $name } mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Du mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
       *[other] { $name } mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
    }
why-bullet-train-stands = där står ett snabbtåg: alla kan använda rutten.
difference-bullet-trains = Alla delar på { $count } snabbtåg. Det finns { $routes } snabbtågsrutter: de betalas som grå rutter och får ett snabbtåg i stället för dina tåg. De ger inga poäng, gäller för allas biljetter, och ditt framsteg växer med deras längd. När snabbtågen är slut är de vanliga grå rutter.
difference-end-bullet-trains = Sista varvet börjar när någon har högst { $trains } tåg och högst { $count } snabbtåg finns kvar.
difference-bullet-progress = Till sist rangordnas framstegen med snabbtåg: { $rows }. Den som inte har något får { $nothing } i stället.
points-of-ranks = med { $players } spelare { $points }
option-japan-end_check = Vems få tåg som startar sista varvet i Japan, när få snabbtåg finns kvar.
value-japan-end_check-any_player = Sista varvet börjar så snart någon spelare har få tåg.
value-japan-end_check-turn_player = Sista varvet börjar bara i slutet av draget för en spelare som har få tåg.
option-japan-bonus_table = Vad framsteg med snabbtåg är värda efter plats i Japan.
value-japan-bonus_table-printed = Platserna är värda vad spelplanen säger.
value-japan-bonus_table-own = Platserna är värda { $value }: en rad för varje antal spelare, ett enda tal för inget framsteg.
heading-bullets = snabbtåg
legend-bullet = snabbtågsrutt: ett gemensamt tåg, sedan för alla
bullet-progress = { $name }: framsteg med snabbtåg: { $spaces }.
bullet-routes =
    { $count ->
        [0] Det står inget snabbtåg på spelplanen än.
       *[other] Snabbtåg står på { $count } rutter, som alla kan använda: { $routes }.
    }
bullet-trains-left = Snabbtåg kvar: { $count }.
score-part-bullets = snabbtåg { $points }
scoring-bullets = { $name }: framsteg med snabbtåg: { $points } poäng.
help-play-bullets = Snabbtåg: muta in en snabbtågsrutt som en grå; ”bullets” listar de byggda och hur många tåg som är kvar, ”board” allas framsteg.
web-route-for-all = Här står ett snabbtåg: alla kan använda rutten.
web-bullets-left = Snabbtåg kvar: { $count }
web-bullets-gone = Inga snabbtåg kvar: lediga snabbtågsrutter är vanliga grå
web-track-bullet = Snabbtågsrutt: så länge det finns snabbtåg kostar den inga tåg och ger framsteg { $spaces } i stället för poäng.
web-progress-worth = Framsteg { $spaces }: värt { $points } poäng nu
web-count-progress = framsteg
web-ticket-bullets = snabbtågsrutter kvar: { $routes }, tåg: { $count }
study-bullets-table = Snabbtåg i ett parti
study-fact-bullets-put = snabbtåg på spelplanen
study-fact-bullets-gone = partier där inget är kvar
study-fact-progress = framsteg för en plats
study-fact-no-progress = platser utan framsteg
study-fact-progress-wins = partier som vinns av den som ensam kommit längst
web-help-bullet = Vad är snabbtåg till för?
web-help-bullet-text =
    { $purse ->
        [dice] Snabbtågsrutter kostar en Enkel för varje ruta. Ett gemensamt snabbtåg ställs på dem i stället för dina tåg; de ger inga poäng men framsteg, och gäller för allas biljetter. Till sist får den som kommit längst mest poäng, och den som inte har något framsteg förlorar poäng. När snabbtågen är slut är rutterna vanliga grå. Sista varvet börjar när någon har få tåg och högst { $count } snabbtåg finns kvar.
       *[cards] Snabbtågsrutter betalas som grå. Ett gemensamt snabbtåg ställs på dem i stället för dina tåg; de ger inga poäng men framsteg, och gäller för allas biljetter. Till sist får den som kommit längst mest poäng, och den som inte har något framsteg förlorar poäng. När snabbtågen är slut är rutterna vanliga grå. Sista varvet börjar när någon har få tåg och högst { $count } snabbtåg finns kvar.
    }
advice-mechanism-bullets = På { $games } partier använder ingen någonsin ett snabbtåg.
study-part-bullets = snabbtåg
used-bullets = Använda snabbtåg
