kind-passenger = pasażer
card-passenger = karta pasażera
cards-passenger =
    { $count ->
        [one] { $count } karta pasażera
        [few] { $count } karty pasażera
       *[many] { $count } kart pasażera
    }
event-passenger-placed =
    { $who ->
        [you] Stawiasz pasażera w miejscu { $place }.
       *[other] { $name } stawia pasażera w miejscu { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Twój pasażer wyrusza z miejsca { $place }.
       *[other] Pasażer gracza { $name } wyrusza z miejsca { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Twój pasażer jedzie przez { $route } do miejsca { $place } za kartę pasażera.
           *[other] Pasażer gracza { $name } jedzie przez { $route } do miejsca { $place } za kartę pasażera.
        }
        [dice] { $who ->
            [you] Twój pasażer jedzie przez { $route } do miejsca { $place } za Jokera.
           *[other] Pasażer gracza { $name } jedzie przez { $route } do miejsca { $place } za Jokera.
        }
       *[nothing] { $who ->
            [you] Twój pasażer jedzie przez { $route } do miejsca { $place }.
           *[other] Pasażer gracza { $name } jedzie przez { $route } do miejsca { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Bierzesz towary w miejscu { $place } i zdobywasz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[other] { $name } bierze towary w miejscu { $place } i zdobywa { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Twój pasażer dociera do miejsca { $place } i opuszcza grę.
       *[other] Pasażer gracza { $name } dociera do miejsca { $place } i opuszcza grę.
    }
why-travel-first = podróż prowadzi przez co najmniej jedno połączenie.
why-not-an-end = pasażer staje na końcu właśnie zrealizowanego połączenia.
why-no-passenger-in-country = pasażerowie stoją w miastach, nie w państwach.
why-passenger-stands =
    { $who ->
        [you] stoi tam już twój pasażer.
       *[other] stoi tam pasażer gracza { $name }.
    }
why-no-passenger-there = nie stoi tam żaden twój pasażer.
why-no-way-on = nie prowadzi stamtąd dalej żadne zrealizowane połączenie, które jest twoje albo na które cię stać.
why-track-elsewhere = nie zaczyna się w miejscu { $place }, gdzie jest twój pasażer.
why-track-unclaimed = nikt go jeszcze nie zrealizował, więc nikt nim nie podróżuje.
why-route-used = twój pasażer użył już tego połączenia w swojej podróży.
why-no-passenger-card =
    { $purse ->
        [dice] należy do innego gracza, a nie masz już na nie Jokera.
       *[cards] należy do innego gracza, a nie masz na nie karty pasażera.
    }
difference-passenger-cards = Kart pasażera jest { $count }: każda pozwala pasażerowi użyć jednego cudzego połączenia.
difference-passengers =
    { $count ->
        [one] Każdy ma { $count } pasażera, który może stanąć na końcu właśnie zrealizowanego połączenia i później raz podróżuje.
        [few] Każdy ma { $count } pasażerów, którzy mogą stanąć na końcu właśnie zrealizowanego połączenia i później podróżują, każdy raz.
       *[many] Każdy ma { $count } pasażerów, którzy mogą stanąć na końcu właśnie zrealizowanego połączenia i później podróżują, każdy raz.
    }
difference-goods =
    { $count ->
        [one] { $count } miasto ma towary: podróżujący pasażer bierze górny, wart najwyżej { $most }.
        [few] { $count } miasta mają towary: podróżujący pasażer bierze górny w każdym odwiedzonym, wart najwyżej { $most }.
       *[many] { $count } miast ma towary: podróżujący pasażer bierze górny w każdym odwiedzonym, wart najwyżej { $most }.
    }
option-marklin-reset_counts_plus4 = Czy na planszy Märklin lokomotywy +4 liczą się, gdy trzy odkryte lokomotywy powodują wymianę kart.
value-marklin-reset_counts_plus4-true = Lokomotywy +4 liczą się wśród trzech, które powodują wymianę kart.
value-marklin-reset_counts_plus4-false = Wśród trzech, które powodują wymianę kart, liczą się tylko zwykłe lokomotywy.
option-marklin-reset_counts_passengers = Czy na planszy Märklin trzy odkryte karty pasażerów powodują wymianę kart.
value-marklin-reset_counts_passengers-true = Trzy odkryte karty pasażerów powodują wymianę kart, tak jak trzy lokomotywy.
value-marklin-reset_counts_passengers-false = Ile by kart pasażerów nie leżało odkrytych, karty zostają.
option-marklin-one_passenger_per_city = Czy na planszy Märklin w mieście może stać tylko jeden pasażer.
value-marklin-one_passenger_per_city-true = W mieście stoi tylko jeden pasażer, czyjkolwiek by był.
value-marklin-one_passenger_per_city-false = W mieście może stać dowolnie wielu pasażerów.
option-marklin-passengers_enter_countries = Czy na planszy Märklin pasażerowie jeżdżą do państw.
value-marklin-passengers_enter_countries-true = Pasażer może pojechać do państwa.
value-marklin-passengers_enter_countries-false = Pasażerowie jeżdżą z miasta do miasta, nigdy do państwa.
option-marklin-parallel_tracks_apart = Czy na planszy Märklin równoległe tory są dla pasażera różnymi połączeniami.
value-marklin-parallel_tracks_apart-true = Pasażer może w jednej podróży użyć każdego z równoległych torów.
value-marklin-parallel_tracks_apart-false = Równoległe tory są dla pasażera jednym połączeniem, używanym raz w podróży.
option-marklin-collect_start_city = Czy na planszy Märklin miasto, z którego wyrusza pasażer, liczy się jako odwiedzone.
value-marklin-collect_start_city-true = Pasażer bierze towary także w mieście, z którego wyrusza.
value-marklin-collect_start_city-false = Pasażer nie bierze towarów w mieście, z którego wyrusza.
option-marklin-collect_on_return = Czy na planszy Märklin miasto, z którego wyruszył pasażer, daje towary, gdy on tam wraca.
value-marklin-collect_on_return-true = Pasażer, który wraca do miasta, z którego wyruszył, bierze tam towary.
value-marklin-collect_on_return-false = Pasażer, który wraca do miasta, z którego wyruszył, nie bierze tam towarów.
option-marklin-plus4_moves_monsters = Czy na planszy Märklin lokomotywy +4 poruszają potwory.
value-marklin-plus4_moves_monsters-true = Lokomotywy +4 poruszają potwory tak jak zwykłe.
value-marklin-plus4_moves_monsters-false = Tylko zwykłe lokomotywy poruszają potwory.
heading-goods = towary
legend-goods = wartość najlepszego towaru
choice-passenger-place = postawić pasażera w miejscu { $place }
choice-passenger-travel = wysłać w podróż pasażera z miejsca { $place }
choice-no-passenger = bez pasażera
choice-travel =
    { $purse ->
        [cards] do miejsca { $place } przez { $route }, za kartę pasażera
        [dice] do miejsca { $place } przez { $route }, za Jokera
       *[nothing] do miejsca { $place } przez { $route }
    }
choice-stop = zatrzymać się tutaj
question-passenger = Czy stawiasz pasażera na końcu połączenia? Zostało ci: { $count }.
question-travel = Twój pasażer jest w miejscu { $place }. Dokąd jedzie?
prompt-passenger = Twój pasażer:
prompt-travel = Dokąd:
standing-passengers = { $name }: pasażerowie: { $places }, jeszcze niepostawieni: { $left }; punkty za towary: { $points }.
place-goods = { $place }: towary o wartości { $values }, pierwszy na wierzchu.
score-part-goods = towary { $points }
scoring-goods =
    { $name }: towary: plus { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
help-play-passengers = Pasażerowie: „berlin” albo „no” po połączeniu; „passenger berlin” wysyła go w podróż, potem cel albo „stop”.
help-play-goods = „goods” wypisuje towary w miastach, „board” mówi, gdzie są pasażerowie.
web-goods-here =
    { $count ->
        [one] Leży tu { $count } żeton towaru o wartości { $value }.
        [few] Leżą tu { $count } żetony towarów, górny o wartości { $value }.
       *[many] Leży tu { $count } żetonów towarów, górny o wartości { $value }.
    }
web-passengers-here = Stoi tu pasażer: { $names }.
web-passenger = Pasażer
web-passenger-question = Czy stawiasz pasażera na końcu nowego połączenia?
web-journey = Podróż
web-journey-question =
    { $count ->
        [0] Twój pasażer jest w miejscu { $place } i nie może jechać dalej. Czy zostaje tutaj?
        [one] Twój pasażer jest w miejscu { $place }. Czy jedzie dalej świecącym połączeniem?
        [few] Twój pasażer jest w miejscu { $place }. Którym ze świecących połączeń ({ $count }) jedzie dalej?
       *[many] Twój pasażer jest w miejscu { $place }. Którym ze świecących połączeń ({ $count }) jedzie dalej?
    }
web-move-passenger = Przesuń pasażera
web-pick-passenger = Który pasażer ma podróżować? Naciśnij jego miejsce.
web-count-passengers = pasażerowie
web-count-goods = towary
web-help-passenger = Co robią pasażerowie?
web-help-passenger-text =
    { $purse ->
        [dice] Po zrealizowaniu połączenia możesz postawić pasażera na jego końcu. Jego podróż to twoja akcja: po własnych połączeniach i, za jednego Jokera każde, po cudzych. Bierze górny żeton każdego odwiedzonego miasta i opuszcza grę.
       *[cards] Po zrealizowaniu połączenia możesz postawić pasażera na jego końcu. Jego podróż to twoja akcja: po własnych połączeniach i, za jedną kartę pasażera każde, po cudzych. Bierze górny żeton każdego odwiedzonego miasta i opuszcza grę.
    }
advice-mechanism-passengers = Liczba gier: { $games }; nikt nigdy nie używa: pasażer.
why-not-now-passenger = najpierw powiedz, czy przy twoim połączeniu ma stanąć pasażer.
why-not-now-travel = twój pasażer jest w drodze: jedź dalej albo się zatrzymaj.
why-not-in-game-passengers = na tej planszy nie ma pasażerów.
web-not-now-passenger = Najpierw powiedz, czy na planszy staje pasażer.
web-not-now-travel = Twój pasażer jest w drodze: jedź dalej albo zakończ podróż.
study-part-goods = towary
used-passengers = Podróże pasażerów
