board-japan = Japan
track-bullet = lyntoglinje: framgang i stedet for poeng så lenge det finnes lyntog
event-route-claimed-for-all =
    { $who ->
        [you] Du bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
       *[other] { $name } bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Du bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
       *[other] { $name } bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
    }
why-bullet-train-stands = det står et lyntog der: alle kan bruke linjen.
difference-bullet-trains = Alle deler { $count } lyntog. Det er { $routes } lyntoglinjer: de betales som grå linjer og får ett lyntog i stedet for togene dine. De gir ingen poeng, gjelder for alles billetter, og framgangen din vokser med lengden. Når lyntogene er brukt opp, er de vanlige grå linjer.
difference-end-bullet-trains = Siste runde begynner når noen har høyst { $trains } tog og høyst { $count } lyntog er igjen.
difference-bullet-progress = Til slutt rangeres framgangen med lyntog: { $rows }. Den som ikke har noen, får { $nothing } i stedet.
points-of-ranks = med { $players } spillere { $points }
option-japan-end_check = Hvem sine få tog som starter siste runde i Japan, når få lyntog er igjen.
value-japan-end_check-any_player = Siste runde begynner så snart noen av spillerne har få tog.
value-japan-end_check-turn_player = Siste runde begynner bare på slutten av turen til en spiller som har få tog.
option-japan-bonus_table = Hva framgang med lyntog er verdt etter plassering i Japan.
value-japan-bonus_table-printed = Plasseringene er verdt det brettet sier.
value-japan-bonus_table-own = Plasseringene er verdt { $value }: én rad for hvert antall spillere, ett enkelt tall for ingen framgang.
heading-bullets = lyntog
legend-bullet = lyntoglinje: et felles tog, og så for alle
bullet-progress = { $name }: framgang med lyntog: { $spaces }.
bullet-routes =
    { $count ->
        [0] Det står ingen lyntog på brettet ennå.
       *[other] Lyntog står på { $count } linjer, som alle kan bruke: { $routes }.
    }
bullet-trains-left = Lyntog igjen: { $count }.
score-part-bullets = lyntog { $points }
scoring-bullets = { $name }: framgang med lyntog: { $points } poeng.
help-play-bullets = Lyntog: bygg en lyntoglinje som en grå; «bullets» lister opp de bygde og hvor mange tog som er igjen, «board» alles framgang.
web-route-for-all = Her står et lyntog: alle kan bruke linjen.
web-bullets-left = Lyntog igjen: { $count }
web-bullets-gone = Ingen lyntog igjen: ledige lyntoglinjer er vanlige grå
web-track-bullet = Lyntoglinje: så lenge det finnes lyntog, koster den ingen tog og gir framgang { $spaces } i stedet for poeng.
web-progress-worth = Framgang { $spaces }: verdt { $points } poeng nå
web-count-progress = framgang
web-ticket-bullets = lyntoglinjer som mangler: { $routes }, tog: { $count }
study-bullets-table = Lyntog i et parti
study-fact-bullets-put = lyntog på brettet
study-fact-bullets-gone = partier der ingen er igjen
study-fact-progress = framgangen til en plass
study-fact-no-progress = plasser uten framgang
study-fact-progress-wins = partier som vinnes av den som alene kom lengst
web-help-bullet = Hva er lyntog til for?
web-help-bullet-text =
    { $purse ->
        [dice] Lyntoglinjer koster en Enkel for hvert felt. Et felles lyntog settes på dem i stedet for togene dine; de gir ingen poeng, men framgang, og gjelder for alles billetter. Til slutt får den som kom lengst mest poeng, og den som ikke har framgang, taper poeng. Når lyntogene er brukt opp, er linjene vanlige grå. Siste runde begynner når noen har få tog og høyst { $count } lyntog er igjen.
       *[cards] Lyntoglinjer betales som grå. Et felles lyntog settes på dem i stedet for togene dine; de gir ingen poeng, men framgang, og gjelder for alles billetter. Til slutt får den som kom lengst mest poeng, og den som ikke har framgang, taper poeng. Når lyntogene er brukt opp, er linjene vanlige grå. Siste runde begynner når noen har få tog og høyst { $count } lyntog er igjen.
    }
advice-mechanism-bullets = I { $games } spill bruker ingen noen gang et lyntog.
study-part-bullets = lyntog
used-bullets = Brukte lyntog
