board-japan = Japan
track-bullet = hogesnelheidsroute: vooruitgang in plaats van punten zolang er hogesnelheidstreinen zijn
event-route-claimed-for-all =
    { $who ->
        [you] Je bezet de hogesnelheidsroute { $route } met { $payment }: vooruitgang +{ $spaces }. Ze is nu van iedereen.
       *[other] { $name } bezet de hogesnelheidsroute { $route } met { $payment }: vooruitgang +{ $spaces }. Ze is nu van iedereen.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Je bezet de hogesnelheidsroute { $route } met { $payment }: vooruitgang +{ $spaces }. Ze is nu van iedereen.
       *[other] { $name } bezet de hogesnelheidsroute { $route } met { $payment }: vooruitgang +{ $spaces }. Ze is nu van iedereen.
    }
why-bullet-train-stands = daar staat een hogesnelheidstrein: de route is van iedereen.
difference-bullet-trains = Alle spelers delen { $count } hogesnelheidstreinen. Er zijn { $routes } hogesnelheidsroutes: ze worden betaald als grijze routes en krijgen één hogesnelheidstrein in plaats van je wagons. Ze geven geen punten, dienen voor ieders kaartjes, en je vooruitgang groeit met hun lengte. Zijn de treinen op, dan zijn het gewone grijze routes.
difference-end-bullet-trains = De laatste ronde begint als iemand hoogstens { $trains } wagons heeft en er hoogstens { $count } hogesnelheidstreinen over zijn.
difference-bullet-progress = Aan het eind telt de rang in vooruitgang: { $rows }. Wie geen vooruitgang heeft, krijgt in plaats daarvan { $nothing }.
points-of-ranks = met { $players } spelers { $points }
option-japan-end_check = Wiens weinige wagons in Japan de laatste ronde laten beginnen, als er weinig hogesnelheidstreinen over zijn.
value-japan-end_check-any_player = De laatste ronde begint zodra een van de spelers weinig wagons heeft.
value-japan-end_check-turn_player = De laatste ronde begint alleen aan het eind van de beurt van iemand met weinig wagons.
option-japan-bonus_table = Wat vooruitgang met hogesnelheidstreinen in Japan per rang waard is.
value-japan-bonus_table-printed = De rangen zijn waard wat het bord zegt.
value-japan-bonus_table-own = De rangen zijn { $value } waard: een rij per aantal spelers, één getal voor geen vooruitgang.
heading-bullets = hogesnelheidstreinen
legend-bullet = hogesnelheidsroute: een trein van iedereen, daarna voor iedereen
bullet-progress = { $name }: vooruitgang met hogesnelheidstreinen: { $spaces }.
bullet-routes =
    { $count ->
        [0] Er staat nog geen hogesnelheidstrein op het bord.
       *[other] Hogesnelheidstreinen staan op { $count } routes, die van iedereen zijn: { $routes }.
    }
bullet-trains-left = Hogesnelheidstreinen over: { $count }.
score-part-bullets = hogesnelheidstreinen { $points }
scoring-bullets = { $name }: vooruitgang met hogesnelheidstreinen: { $points } punten.
help-play-bullets = Hogesnelheidstreinen: bezet zo’n route als een grijze; “bullets” noemt de gebouwde en hoeveel treinen er over zijn, “board” ieders vooruitgang.
web-route-for-all = Hier staat een hogesnelheidstrein: de route is van iedereen.
web-bullets-left = Hogesnelheidstreinen over: { $count }
web-bullets-gone = Geen hogesnelheidstreinen meer: vrije hogesnelheidsroutes zijn gewone grijze
web-track-bullet = Hogesnelheidsroute: zolang er treinen zijn kost ze geen wagons en geeft ze vooruitgang { $spaces } in plaats van punten.
web-progress-worth = Vooruitgang { $spaces }: nu { $points } punten waard
web-count-progress = vooruitgang
web-ticket-bullets = ontbrekende hogesnelheidsroutes: { $routes }, wagons: { $count }
study-bullets-table = Hogesnelheidstreinen in een spel
study-fact-bullets-put = hogesnelheidstreinen op het bord
study-fact-bullets-gone = spellen waarin er geen over is
study-fact-progress = vooruitgang van een plaats
study-fact-no-progress = plaatsen zonder vooruitgang
study-fact-progress-wins = spellen gewonnen door wie alleen het verst kwam
web-help-bullet = Waarvoor zijn hogesnelheidstreinen?
web-help-bullet-text =
    { $purse ->
        [dice] Hogesnelheidsroutes kosten een Enkel per vak. Er komt een trein van iedereen op in plaats van je wagons; ze geven geen punten maar vooruitgang, en dienen voor ieders kaartjes. Aan het eind krijgt wie het verst kwam de meeste punten, en wie geen vooruitgang heeft verliest punten. Zijn de treinen op, dan zijn het gewone grijze routes. De laatste ronde begint als iemand weinig wagons heeft en er hoogstens { $count } hogesnelheidstreinen over zijn.
       *[cards] Hogesnelheidsroutes worden betaald als grijze. Er komt een trein van iedereen op in plaats van je wagons; ze geven geen punten maar vooruitgang, en dienen voor ieders kaartjes. Aan het eind krijgt wie het verst kwam de meeste punten, en wie geen vooruitgang heeft verliest punten. Zijn de treinen op, dan zijn het gewone grijze routes. De laatste ronde begint als iemand weinig wagons heeft en er hoogstens { $count } hogesnelheidstreinen over zijn.
    }
advice-mechanism-bullets = In { $games } spellen gebruikt niemand ooit een hogesnelheidstrein.
study-part-bullets = hogesnelheidstreinen
used-bullets = Gebruikte hogesnelheidstreinen
