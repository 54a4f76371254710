board-old-west = Dziki Zachód
web-value-oldwest = Dziki Zachód
event-start-city-chosen =
    { $who ->
        [you] Wybierasz miasto startowe: { $place }.
       *[other] { $name } wybiera miasto startowe: { $place }.
    }
event-marker-bought =
    { $who ->
        [you] Stawiasz znacznik: { $place } ({ $payment }).
       *[other] { $name } stawia znacznik: { $place } ({ $payment }).
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Stawiasz znacznik: { $place } ({ $payment }).
       *[other] { $name } stawia znacznik: { $place } ({ $payment }).
    }
event-route-scored =
    { $who ->
        [you] Punktujesz połączenie { $route }: plus { $points }.
       *[other] { $name } punktuje połączenie { $route }: plus { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Chwytasz Alvina, plus { $points }; nowe miasto: { $place }.
       *[other] { $name } chwyta Alvina, plus { $points }; nowe miasto: { $place }.
    }
why-city-marked = w miejscu { $place } stoi już znacznik.
why-alien-city = w miejscu { $place } zaczyna Alvin: nigdy nie stoi tam znacznik.
why-not-end-of-route = { $place } nie jest końcem właśnie zrealizowanego połączenia.
why-marker-too-dear = znacznik kosztuje karty jednego koloru ({ $count }), a nie możesz ich zapłacić.
why-out-of-reach = połączenie nie dotyka ani twojego miasta startowego, ani niczego, co twoje połączenia z nim łączą.
difference-markers = Liczba znaczników miast każdego gracza: { $count }. Przed pierwszą turą każdy stawia jeden na swoim mieście startowym, ostatni gracz pierwszy; wszystkie jego połączenia są z nim złączone. Po realizacji połączenia kolejny znacznik może stanąć na wolnym końcu za karty jednego koloru ({ $price }).
difference-marker-points = Połączenie punktują ci, których znaczniki stoją na jego końcach, każdy w całości, a za dwa podwójnie; tylko bez znaczników ten, kto je realizuje.
heading-alien = Alvin
choice-marker = postaw znacznik: { $place }
choice-no-marker = nie stawiaj znacznika
choice-alien = zabierz Alvina: { $place }
question-start-city = Z którego miasta zaczynasz? Wszystkie twoje połączenia będą z nim złączone.
question-marker = Czy stawiasz znacznik na końcu połączenia? Pozostało: { $count }.
question-alien = Alvin schwytany. Do którego z twoich miast idzie?
prompt-start-city = Twoje miasto startowe:
prompt-marker = Twój znacznik:
prompt-alien = Alvin idzie do:
marked-cities = { $name }: znaczniki: { $places }.
no-marked-cities = { $name }: jeszcze bez znacznika.
place-alien = Alvin jest tu: { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: plus { $points }.
help-play-markers = Znaczniki: podaj miasto startowe, a po połączeniu koniec, który dostaje znacznik, albo „no marker”; „markers” mówi, gdzie jest Alvin, „board” kto co oznaczył.
web-marker-here = Znacznik gracza { $name }: połączenia stąd punktuje jego właściciel.
web-alien-here = Tu jest Alvin.
web-start-city-question = Z którego miasta zaczynasz? Naciśnij miejsce.
web-marker-question = Kładziesz znacznik na końcu połączenia?
web-no-marker = Bez znacznika
web-alien-question = Dokąd idzie Alvin?
web-markers-own = Znaczniki: { $places }
web-help-marker = Do czego służą znaczniki miast?
web-help-marker-text = Wszystkie połączenia gracza są złączone z jego miastem startowym. Punkty za połączenie dostają ci, których znaczniki stoją na jego końcach; bez znaczników ten, kto je realizuje. Potem można kupić znacznik na wolny koniec.
web-help-alien = Co robi tu Alvin?
web-help-alien-text = Kto realizuje połączenie do miasta Alvina, chwyta go, zdobywa punkty ({ $points }) i zabiera go do miasta z własnym znacznikiem. Czyje miasto ma Alvina na końcu, ten zdobywa jeszcze { $points }.
option-oldwest-alvin = Czy na Dzikim Zachodzie gra się z kosmitą Alvinem.
value-oldwest-alvin-true = Alvin zaczyna w Roswell i można go schwytać.
value-oldwest-alvin-false = Na Dzikim Zachodzie gra się bez Alvina.
option-oldwest-allow_monsters = Czy Alvin & Dexter mogą przybyć na Dziki Zachód.
value-oldwest-allow_monsters-true = Alvin & Dexter mogą przybyć na Dziki Zachód; zaczynają z dala od znaczników.
value-oldwest-allow_monsters-false = Alvin & Dexter nie przybywają na Dziki Zachód: potwór w mieście startowym zamknąłby drogę jego właścicielowi.
why-not-now-start-city = najpierw wybierz miasto startowe.
why-not-now-marker = najpierw powiedz, czy przy połączeniu stanie znacznik.
why-not-now-marker-payment = najpierw zapłać za znacznik albo wpisz undo.
why-not-now-alien = najpierw zabierz Alvina do jednego ze swoich miast.
why-not-in-game-markers = na tej planszy nie ma znaczników miast.
web-not-now-start-city = Najpierw wybierz miasto startowe.
web-not-now-marker = Najpierw powiedz, czy przy połączeniu stanie znacznik.
web-not-now-marker-payment = Najpierw zapłać za znacznik.
web-not-now-alien = Najpierw zabierz Alvina do jednego ze swoich miast.
study-part-alien = Alvin
advice-mechanism-markers = Liczba gier: { $games }; nikt nigdy nie kupuje znacznika miasta.
used-markers = Kupione znaczniki miast
