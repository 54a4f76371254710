board-japan = Japan
track-bullet = lyntogsstrækning: fremgang i stedet for point, så længe der er lyntog
event-route-claimed-for-all =
    { $who ->
        [you] Du bygger lyntogsstrækningen { $route } med { $payment }: fremgang +{ $spaces }. Nu kan alle bruge den.
       *[other] { $name } bygger lyntogsstrækningen { $route } med { $payment }: fremgang +{ $spaces }. Nu kan alle bruge den.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Du bygger lyntogsstrækningen { $route } med { $payment }: fremgang +{ $spaces }. Nu kan alle bruge den.
       *[other] { $name } bygger lyntogsstrækningen { $route } med { $payment }: fremgang +{ $spaces }. Nu kan alle bruge den.
    }
why-bullet-train-stands = der står et lyntog: alle kan bruge strækningen.
difference-bullet-trains = Alle deler { $count } lyntog. Der er { $routes } lyntogsstrækninger: de betales som grå strækninger og får ét lyntog i stedet for dine tog. De giver ingen point, gælder for alles billetter, og din fremgang vokser med deres længde. Når lyntogene er brugt op, er de almindelige grå strækninger.
difference-end-bullet-trains = Sidste runde begynder, når nogen har højst { $trains } tog, og højst { $count } lyntog er tilbage.
difference-bullet-progress = Til sidst rangeres fremgangen med lyntog: { $rows }. Den, der ingen har, får { $nothing } i stedet.
points-of-ranks = med { $players } spillere { $points }
option-japan-end_check = Hvis få tog der starter sidste runde i Japan, når få lyntog er tilbage.
value-japan-end_check-any_player = Sidste runde begynder, så snart en hvilken som helst spiller har få tog.
value-japan-end_check-turn_player = Sidste runde begynder kun ved slutningen af turen for en spiller, der har få tog.
option-japan-bonus_table = Hvad fremgang med lyntog er værd efter plads i Japan.
value-japan-bonus_table-printed = Pladserne er værd, hvad brættet siger.
value-japan-bonus_table-own = Pladserne er { $value } værd: en række for hvert antal spillere, et enkelt tal for ingen fremgang.
heading-bullets = lyntog
legend-bullet = lyntogsstrækning: et fælles tog, derefter for alle
bullet-progress = { $name }: fremgang med lyntog: { $spaces }.
bullet-routes =
    { $count ->
        [0] Der står endnu ingen lyntog på brættet.
       *[other] Lyntog står på { $count } strækninger, som alle kan bruge: { $routes }.
    }
bullet-trains-left = Lyntog tilbage: { $count }.
score-part-bullets = lyntog { $points }
scoring-bullets = { $name }: fremgang med lyntog: { $points } point.
help-play-bullets = Lyntog: byg en lyntogsstrækning som en grå; »bullets« lister de byggede, og hvor mange tog der er tilbage, »board« alles fremgang.
web-route-for-all = Her står et lyntog: alle kan bruge strækningen.
web-bullets-left = Lyntog tilbage: { $count }
web-bullets-gone = Ingen lyntog tilbage: ledige lyntogsstrækninger er almindelige grå
web-track-bullet = Lyntogsstrækning: så længe der er lyntog, koster den ingen tog og giver fremgang { $spaces } i stedet for point.
web-progress-worth = Fremgang { $spaces }: { $points } point værd nu
web-count-progress = fremgang
web-ticket-bullets = lyntogsstrækninger, der mangler: { $routes }, tog: { $count }
study-bullets-table = Lyntog i et parti
study-fact-bullets-put = lyntog på brættet
study-fact-bullets-gone = partier, hvor ingen er tilbage
study-fact-progress = en plads’ fremgang
study-fact-no-progress = pladser uden fremgang
study-fact-progress-wins = partier vundet af den, der alene kom længst
web-help-bullet = Hvad er lyntog til?
web-help-bullet-text =
    { $purse ->
        [dice] Lyntogsstrækninger koster et Enkelt for hvert felt. Et fælles lyntog sættes på dem i stedet for dine tog; de giver ingen point, men fremgang, og gælder for alles billetter. Til sidst får den, der kom længst, flest point, og den, der ingen fremgang har, mister point. Når lyntogene er brugt op, er strækningerne almindelige grå. Sidste runde begynder, når nogen har få tog, og højst { $count } lyntog er tilbage.
       *[cards] Lyntogsstrækninger betales som grå. Et fælles lyntog sættes på dem i stedet for dine tog; de giver ingen point, men fremgang, og gælder for alles billetter. Til sidst får den, der kom længst, flest point, og den, der ingen fremgang har, mister point. Når lyntogene er brugt op, er strækningerne almindelige grå. Sidste runde begynder, når nogen har få tog, og højst { $count } lyntog er tilbage.
    }
advice-mechanism-bullets = I { $games } spil bruger ingen nogensinde et lyntog.
study-part-bullets = lyntog
used-bullets = Brugte lyntog
