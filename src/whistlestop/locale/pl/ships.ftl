board-rails-and-sails-world = Dookoła świata
web-value-sails = Dookoła świata
card-deck =
    { $deck ->
        [train] talia pociągów
       *[ship] talia statków
    }
event-pieces-chosen =
    { $who ->
        [you] Zaczynasz grę z wagonami ({ $trains }) i statkami ({ $ships }).
       *[other] { $name }: pionki wybrane.
    }
event-pieces-shown =
    { $who ->
        [you] Zaczynasz: wagony { $trains }, statki { $ships }.
       *[other] { $name } zaczyna: wagony { $trains }, statki { $ships }.
    }
event-deck-card-drawn =
    { $who ->
        [you] Dobierasz: { $card } ({ $deck }).
       *[other] { $name } dobiera kartę ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Bierzesz: { $card }.
       *[other] { $name } bierze: { $card }.
    }
event-card-replaced = Odkryto: { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Płacisz: { $card }.
       *[other] { $name } płaci: { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Budujesz port: { $place }.
       *[other] { $name } buduje port: { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Budujesz port: { $place }, za { $payment }.
       *[other] { $name } buduje port: { $place }, za { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Wymieniasz statki na wagony ({ $count }): minus { $count }.
           *[ships] Wymieniasz wagony na statki ({ $count }): minus { $count }.
        }
       *[other] { $into ->
            [trains] { $name } wymienia statki na wagony ({ $count }): minus { $count }.
           *[ships] { $name } wymienia wagony na statki ({ $count }): minus { $count }.
        }
    }
why-few-ships = trasa wymaga statków: { $count }, a masz { $have }.
why-cards-too-few = trasa wymaga kart na pola: { $count }, a masz ich w jednym kolorze na { $have }.
why-not-a-port = { $place } nie jest miastem portowym.
why-harbour-stands = { $place } ma już port.
why-no-harbours-left = wszystkie twoje porty są zbudowane.
why-no-route-there = żadna twoja trasa nie prowadzi do miasta { $place }.
why-harbour-too-dear = port kosztuje dwie karty pociągów i dwie karty statków jednego koloru, wszystkie z portem; nie możesz ich zapłacić.
why-not-this-card = { $kind } nie może być teraz zapłacone: płaci się kolor po kolorze, jokery na końcu, i tylko tyle, ile wymaga cena.
why-few-to-exchange = tylu pionków nie ma w twoich zasobach i rezerwie.
why-no-monster-at-stop = { $place } to nie miasto: żaden potwór tam nie staje.
difference-ships = Każdy gracz ma wagony ({ $trains }) i statki ({ $ships }) i w tajemnicy wybiera z nich { $pieces }; reszta to rezerwa. Pionki można wymieniać, po punkcie za każdy.
difference-ship-cards = Są dwie talie, pociągów i statków; każdy zaczyna też z kartami statków: { $cards }. Kto bierze odkrytą kartę, wybiera talię, która ją zastąpi. Podwójny statek płaci za jedno lub dwa pola.
difference-harbours = Każdy gracz ma porty: { $count }. Na końcu port daje { $points } punktów za jeden, dwa, trzy lub więcej spełnionych biletów z jego miastem; każdy niezbudowany kosztuje { $unbuilt }.
difference-last-rounds = Gdy ktoś kończy turę, mając najwyżej tyle pionków, wagonów i statków razem: { $count }, każdy ma jeszcze tur: { $rounds }.
difference-pair-routes = Trasa par kosztuje za każde pole dwie karty pociągów jednego koloru.
difference-ticket-tours = Objazd jest wart więcej, jeśli jego miasta są połączone bezpośrednio w wydrukowanej kolejności, mniej, jeśli są tylko połączone, a inaczej kosztuje swoją karę.
choice-draw-ship = dobierz kartę statku
choice-replace-from = zastąp: { $deck }
choice-pay-card = zapłać: { $card }
choice-pieces = wagony { $trains }, statki { $ships }
choice-harbour = zbuduj port: { $place }
choice-exchange =
    { $into ->
        [trains] wymień statki na wagony: { $count }
       *[ships] wymień wagony na statki: { $count }
    }
question-pieces = Ile wagonów bierzesz do gry? Reszta twoich pionków to statki.
question-deck = Która talia zastąpi wziętą kartę?
question-card-payment = Jaką kartą płacisz za { $route }? Do zapłaty: { $count }.
question-harbour-payment = Czym płacisz za port { $place }? Do zapłaty: { $count }.
prompt-pieces = Twoje wagony:
prompt-deck = Talia:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: statki w zasobach { $ships }, wagony w rezerwie { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: jeszcze wagony { $trains } i statki { $ships }, przez { $routes }.
       *[no] { $ticket }: jeszcze wagony { $trains } i statki { $ships }, przez { $routes }, więcej niż masz.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: w zasięgu, wagony { $trains } i statki { $ships }.
       *[too-far] { $ticket }: wymaga: wagony { $trains } i statki { $ships }, więcej niż masz.
    }
harbours-of = { $name }: porty: { $places }.
ticket-tour = { $ends } ({ $points }, w kolejności { $best }, inaczej −{ $penalty })
web-tour-worth = w kolejności { $best }, inaczej −{ $penalty }
heading-exchanges = wymiany
score-part-exchanges = wymiany { $points }
heading-harbours = porty
score-part-harbours = porty { $points }
heading-unbuilt-harbours = niezbudowane porty
score-part-unbuilt-harbours = niezbudowane porty { $points }
scoring-exchanges = { $name }: wymienione pionki: { $points }.
scoring-harbours = { $name }: porty: plus { $points }.
scoring-unbuilt-harbours = { $name }: niezbudowane porty: { $points }.
study-part-exchanges = wymiany
study-part-harbours = porty
study-part-unbuilt-harbours = niezbudowane porty
help-play-ships = Statki: „draw ship” dobiera kartę statku, „replace from train” nazywa talię; karty płaci się po jednej. „harbour lima” buduje port, „exchange trains 2” wymienia dwa statki na wagony.
web-help-ships = Jak działają statki i porty?
web-help-ships-text =
    { $purse ->
        [dice] Trasy morskie wymagają statków, kolejowe wagonów; każde pole kosztuje jeden symbol, na trasie par dwa. Port kosztuje cztery dworce lub jokery i daje punkty za spełnione bilety z jego miastem. Pionki wymienia się z rezerwą, tracąc po punkcie.
       *[cards] Trasy morskie wymagają statków i kart statków, kolejowe wagonów i kart pociągów; joker zastępuje jedno i drugie. Port kosztuje dwie karty pociągów i dwie karty statków jednego koloru z portem i daje punkty za spełnione bilety z jego miastem. Pionki wymienia się z rezerwą, tracąc po punkcie.
    }
web-help-ship-card = Za co płacą karty statków?
web-help-ship-card-text = Karta dwóch statków opłaca jedno lub dwa pola trasy morskiej; nie płaci się kartą, którą można pominąć. Trasa par kosztuje za każde pole dwie karty pociągów jednego koloru. Kto bierze odkrytą kartę, wskazuje talię, która ją zastąpi.
web-help-ship-tour = Czym jest objazd?
web-help-ship-tour-text = Objazd wymienia trzy miasta lub więcej. Jeśli twoje trasy łączą je wszystkie, daje mniej punktów; jeśli każde miasto łączy się bezpośrednio z następnym w drukowanej kolejności, więcej. Inaczej kosztuje więcej niż jedno i drugie.
web-help-ships-end = Jak kończy się gra?
web-help-ships-end-text = Gdy ktoś kończy turę z najwyżej { $count } pionkami, licząc wagony i statki razem, każdy ma jeszcze tury, ten gracz też: { $rounds }. Potem liczą się bilety, objazdy, wymiany i porty. Wygrywa najwięcej punktów; przy remisie więcej spełnionych biletów.
option-sails-fixed_split = Czy wszyscy zaczynają z tymi samymi pionkami.
value-sails-fixed_split-0 = Każdy wybiera pionki w tajemnicy.
value-sails-fixed_split-20 = Wszyscy zaczynają z 20 wagonami i 40 statkami.
option-sails-tour_order = Kiedy objazd liczy się w kolejności.
value-sails-tour_order-direct = Objazd się liczy, jeśli sąsiednie miasta łączą własne trasy.
value-sails-tour_order-trail = Objazd się liczy, jeśli droga z własnych tras mija jego miasta w kolejności.
option-sails-dice_wild_ships = Ile pól trasy morskiej opłaca Joker.
value-sails-dice_wild_ships-1 = Joker opłaca jedno pole trasy morskiej.
value-sails-dice_wild_ships-2 = Joker opłaca jedno lub dwa pola trasy morskiej; nie płaci się niczym, co można pominąć.
why-not-now-pieces = najpierw wybierz pionki, które bierzesz do gry.
why-not-now-deck = najpierw powiedz, która talia zastąpi kartę.
why-not-now-card-payment = najpierw zapłać za trasę albo wpisz undo.
why-not-now-harbour-payment = najpierw zapłać za port albo wpisz undo.
why-not-in-game-ships = na tej planszy nie ma statków.
web-not-now-pieces = Najpierw wybierz pionki, które bierzesz do gry.
web-not-now-deck = Najpierw powiedz, która talia zastąpi kartę.
web-not-now-card-payment = Najpierw zapłać za trasę.
web-not-now-harbour-payment = Najpierw zapłać za port.
kind-red-harbour = czerwony, wagon z portem
kind-yellow-harbour = żółty, wagon z portem
kind-green-harbour = zielony, wagon z portem
kind-pink-harbour = różowy, wagon z portem
kind-white-harbour = biały, wagon z portem
kind-black-harbour = czarny, wagon z portem
kind-red-double = czerwony, podwójny statek
kind-yellow-double = żółty, podwójny statek
kind-green-double = zielony, podwójny statek
kind-pink-double = różowy, podwójny statek
kind-white-double = biały, podwójny statek
kind-black-double = czarny, podwójny statek
kind-red-single = czerwony, statek z portem
kind-yellow-single = żółty, statek z portem
kind-green-single = zielony, statek z portem
kind-pink-single = różowy, statek z portem
kind-white-single = biały, statek z portem
kind-black-single = czarny, statek z portem
legend-ship = trasa morska: statki i karty statków
legend-pair = trasa par: dwie karty pociągów jednego koloru za każde pole
legend-port = port
web-harbours = Port
web-pick-harbour = Gdzie budujesz port? Naciśnij miejsce.
web-exchange = Wymiana
web-fewer = Mniej
web-more = Więcej
web-ship-deck = Talia statków, kart: { $count }
web-draw-ship-sure = Dobrać kartę z talii statków?
web-ticket-pieces =
    { $count ->
        [one] jeszcze { $count } pionek
        [few] jeszcze { $count } pionki
       *[many] jeszcze { $count } pionków
    }
web-ticket-pieces-too-far = brakuje pionków: { $count }, więcej niż masz
web-key-ships = Statki i porty
web-key-ships-each = Statki każdego gracza
web-key-ships-pieces = Pionki, które każdy gracz bierze do gry
web-key-ships-start-cards = Karty statków na początku
web-key-with-harbour = Karty pociągów każdego koloru z portem
web-key-doubles = Podwójne karty statków każdego koloru
web-key-singles = Pojedyncze karty statków każdego koloru
web-key-harbours = Porty każdego gracza
web-key-harbour-price = Karty, które kosztuje port
web-key-harbour-points = Punkty za port według biletów
web-key-unbuilt-harbour = Punkty tracone za niezbudowany port
web-key-last-rounds = Ostatnie kolejki każdego gracza
web-key-ports = Miasta portowe
web-key-stops = Przystanki bez nazwy
web-key-tour = Objazd
web-key-via = Przez
web-key-in-order = Punkty w wydrukowanej kolejności
web-key-penalty = Tracone punkty
web-key-kind = Rodzaj trasy
web-value-train = pociąg
web-value-pair = pary
web-count-ships = statki
web-count-reserve = rezerwa
web-trains-in-reserve = Wagony w rezerwie: { $trains }.
web-harbours-here = Porty: { $places }
advice-mechanism-harbours = Liczba gier: { $games }; nikt nigdy nie buduje portu.
used-harbours = Zbudowane porty
