monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Stawiasz { $monster }a w miejscu { $place }.
       *[other] { $name } stawia { $monster }a w miejscu { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Zostawiasz { $monster }a w miejscu { $place }
           *[no] Przesuwasz { $monster }a z miejsca { $left } do miejsca { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }({ $locomotives ->
                [one] { $locomotives } Joker
                [few] { $locomotives } Jokery
               *[many] { $locomotives } Jokerów
            })
           *[cards] { " " }({ $locomotives ->
                [one] { $locomotives } lokomotywa
                [few] { $locomotives } lokomotywy
               *[many] { $locomotives } lokomotyw
            })
        } i bierzesz kartę { $monster }a, która blokuje go do końca twojej następnej tury.
       *[other] { $stays ->
            [yes] { $name } zostawia { $monster }a w miejscu { $place }
           *[no] { $name } przesuwa { $monster }a z miejsca { $left } do miejsca { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }({ $locomotives ->
                [one] { $locomotives } Joker
                [few] { $locomotives } Jokery
               *[many] { $locomotives } Jokerów
            })
           *[cards] { " " }({ $locomotives ->
                [one] { $locomotives } lokomotywa
                [few] { $locomotives } lokomotywy
               *[many] { $locomotives } lokomotyw
            })
        } i bierze kartę { $monster }a, która blokuje go do końca następnej tury gracza { $name }.
    }
event-monster-card-turned =
    { $who ->
        [you] Twoja karta { $monster }a zostaje zakryta: { $monster } znów może się ruszać.
       *[other] Karta { $monster }a przed graczem { $name } zostaje zakryta: { $monster } znów może się ruszać.
    }
event-monster-paid =
    { $who ->
        [you] Na ruch potwora zużywasz: { $dice }.
       *[other] { $name } zużywa na ruch potwora: { $dice }.
    }
why-chaos = { $place } jest w chaosie: jest tam { $monster }.
why-placed-already = potwory stanęły na planszy przed pierwszą turą.
why-same-place = jest tam { $monster }, a potwory zaczynają w różnych miejscach.
why-no-country-at-start = przy tym stole żaden potwór nie zaczyna w państwie.
why-country-one-place = państwo jest jednym miejscem i nazywa się tu { $place }.
why-monsters-stay = przy tym stole potwory nigdy się nie ruszają.
why-no-move-after-tunnel = po nieudanym tunelu nie można przesunąć żadnego potwora.
why-monster-moved = w tej turze { $monster } już się ruszył, a wolno tylko raz.
why-monster-locked =
    { $who ->
        [you] { $monster } jest zablokowany, dopóki twoja karta leży odkryta.
       *[other] { $monster } jest zablokowany, dopóki karta przed graczem { $name } leży odkryta.
    }
why-no-monster-cards = nie ma już kart { $monster }a, więc { $monster } zostaje na miejscu.
why-must-not-stay = { $monster } musi opuścić swoje miejsce.
why-must-not-share = jest tam { $monster }, a potwory nie mogą stać w jednym miejscu.
why-too-far =
    { $place } leży za daleko od { $monster }a (zasięg: { $steps }) na { $purse ->
        [wilds] { $count ->
            [one] { $count } Jokera
            [few] { $count } Jokery
           *[many] { $count } Jokerów
        }
        [wilds_or_pairs] Jokery lub pary ({ $count })
       *[cards] { $count ->
            [one] { $count } lokomotywę
            [few] { $count } lokomotywy
           *[many] { $count } lokomotyw
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] potrzeba { $count ->
            [one] { $count } Jokera
            [few] { $count } Jokerów
           *[many] { $count } Jokerów
        }, a masz { $have }.
        [wilds_or_pairs] potrzeba { $count }, a masz { $have }, licząc każdego Jokera i każdą parę jednakowych kości.
       *[cards] potrzeba { $count ->
            [one] { $count } lokomotywy
            [few] { $count } lokomotyw
           *[many] { $count } lokomotyw
        }, a masz { $have }.
    }
options-monsters = Z potworami
option-monsters = Czy gra się z dodatkiem Alvin & Dexter.
value-monsters-true = Alvin i Dexter są na planszy: nie można zrealizować połączenia do miejsca, w którym jest potwór.
value-monsters-false = Nie ma potworów.
option-monsters-setup_in_country = Czy potwór może zaczynać w państwie.
value-monsters-setup_in_country-true = Potwór może zaczynać w państwie.
value-monsters-setup_in_country-false = Potwory zaczynają tylko w miastach.
option-monsters-country_one_place = Czy państwo z kilkoma punktami granicznymi jest jednym miejscem.
value-monsters-country_one_place-true = Państwo jest jednym miejscem: potwór blokuje tam wszystkie punkty graniczne.
value-monsters-country_one_place-false = Każdy punkt graniczny państwa jest osobnym miejscem.
option-monsters-zero_move = Czy opłacony potwór może zostać tam, gdzie jest.
value-monsters-zero_move-true = Opłacony potwór może zostać tam, gdzie jest.
value-monsters-zero_move-false = Opłacony potwór musi opuścić swoje miejsce.
option-monsters-share_city = Czy po rozpoczęciu gry oba potwory mogą być w jednym miejscu.
value-monsters-share_city-true = Po rozpoczęciu gry oba potwory mogą być w jednym miejscu.
value-monsters-share_city-false = Potwory nigdy nie są w jednym miejscu.
option-monsters-halve_twice = Czy bilet z potworami na obu końcach traci połowę wartości dwa razy.
value-monsters-halve_twice-true = Bilet traci połowę wartości raz za każdy koniec, na którym jest potwór.
value-monsters-halve_twice-false = Bilet traci połowę wartości tylko raz.
option-monsters-multi_ticket = Kiedy bilet z kilkoma celami traci połowę wartości.
value-monsters-multi_ticket-scored_pair = Bilet z kilkoma celami traci połowę wartości, gdy potwór jest na jego początku lub w celu, który się liczy.
value-monsters-multi_ticket-any_named = Bilet z kilkoma celami traci połowę wartości, gdy potwór jest w dowolnym z jego miejsc.
option-monsters-bonus_points = Punkty za najwięcej kart potwora.
value-monsters-bonus_points =
    Najwięcej kart potwora daje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
option-monsters-chaos_blocks = Czego nie można robić w miejscu potwora.
value-monsters-chaos_blocks-routes = W miejscu potwora nie można tylko realizować połączeń.
value-monsters-chaos_blocks-all = W miejscu potwora nie można realizować połączeń ani budować dworców i żaden pasażer nie wchodzi ani nie wychodzi.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Graj z dodatkiem Alvin & Dexter: dwa potwory na planszy.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } jest w miejscu { $place }, zablokowany twoją kartą.
           *[other] { $monster } jest w miejscu { $place }, zablokowany kartą gracza { $name }.
        }
        [stuck] { $monster } jest w miejscu { $place } na dobre.
        [nowhere] { $monster } nie jest jeszcze na planszy.
       *[free] { $monster } jest w miejscu { $place }.
    }
monster-deck =
    { $count ->
        [0] Nie ma już kart { $monster }a: { $monster } nie może się już ruszać.
        [one] Została { $count } karta { $monster }a.
        [few] Zostały { $count } karty { $monster }a.
       *[many] Zostało { $count } kart { $monster }a.
    }
monster-cards-own =
    { $count ->
        [0] Nie leży przed tobą żadna zakryta karta { $monster }a.
        [one] Leży przed tobą { $count } zakryta karta { $monster }a.
        [few] Leżą przed tobą { $count } zakryte karty { $monster }a.
       *[many] Leży przed tobą { $count } zakrytych kart { $monster }a.
    }
monsters-chaos = Nie można teraz realizować połączeń do tych miejsc: { $places }. Bilety, które na końcu wskazują miejsce potwora, liczą się w połowie.
no-monsters = Przy tym stole gra się bez potworów.
reach =
    { $purse ->
        [wilds] { $monster }, za { $count ->
            [one] { $count } Jokera
            [few] { $count } Jokery
           *[many] { $count } Jokerów
        }: { $places }.
        [pairs] { $monster }, za Jokery lub pary ({ $count }): { $places }.
       *[cards] { $monster }, za { $count ->
            [one] { $count } lokomotywę
            [few] { $count } lokomotywy
           *[many] { $count } lokomotyw
        }: { $places }.
    }
reach-none = { $monster } nie może się teraz ruszyć: { $reason }
choice-place = postawić { $monster }a w miejscu { $place }
choice-move =
    { $purse ->
        [wilds] przesunąć { $monster }a do miejsca { $place } ({ $count ->
            [one] { $count } Joker
            [few] { $count } Jokery
           *[many] { $count } Jokerów
        })
        [pairs] przesunąć { $monster }a do miejsca { $place } (Jokery lub pary: { $count })
       *[cards] przesunąć { $monster }a do miejsca { $place } ({ $count ->
            [one] { $count } lokomotywa
            [few] { $count } lokomotywy
           *[many] { $count } lokomotyw
        })
    }
menu-move =
    { $count ->
        [one] { $monster } może iść do { $count } miejsca: wpisz „{ $word }” i miejsce albo „reach { $word }”, żeby je zobaczyć.
        [few] { $monster } może iść do { $count } miejsc: wpisz „{ $word }” i miejsce albo „reach { $word }”, żeby je zobaczyć.
       *[many] { $monster } może iść do { $count } miejsc: wpisz „{ $word }” i miejsce albo „reach { $word }”, żeby je zobaczyć.
    }
prompt-place = { $monster } idzie do:
question-place = Stawiasz { $monster }a na planszy: dopóki { $monster } tam jest, nie można zrealizować żadnego połączenia do tego miejsca.
question-move = Jak płacisz za przesunięcie { $monster }a do miejsca { $place }?
ticket-halved = { $text } Liczy się tylko za { $points }, dopóki potwór jest tutaj: { $places }.
ticket-cost-halved = { $text } Niezrealizowany kosztuje tylko { $points }, dopóki potwór jest tutaj: { $places }.
score-monsters = Bez premii za karty potworów: zakryte karty są tajne.
scoring-monster =
    { $points ->
        [0] { $name }: karty { $monster }a: { $count }.
       *[other] { $name }: karty { $monster }a: { $count }, najwięcej ze wszystkich: plus { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Potwory: „alvin boston” przesuwa Alvina za jak najmniej Jokerów, „alvin boston 2” za dwóch.
       *[cards] Potwory: „alvin boston” przesuwa Alvina za jak najmniej lokomotyw, „alvin boston 2” za dwie.
    }
help-play-reach = „monsters” mówi, gdzie są, „reach alvin” – dokąd może iść Alvin.
web-expansion-monsters = Alvin & Dexter
web-monster-here = Jest tu { $monster }: nie można zrealizować żadnego połączenia do tego miejsca.
web-monster-at = { $monster } w miejscu { $place }
web-monster-card = Leży tu odkryta karta { $monster }a
web-ticket-half = liczy się teraz w połowie, jest tam potwór: { $places }
web-ticket-halved = o połowę mniej, był tam potwór: { $places }
web-question-place = Gdzie ma zacząć { $monster }?
web-question-place-note = Dopóki { $monster } tam jest, nie można zrealizować żadnego połączenia do tego miejsca.
web-pick-monster = Dokąd ma iść { $monster }? Naciśnij miejsce.
web-move-monster = Przesuń { $monster }a
study-monsters = Alvin & Dexter
study-monsters-text = Bilet, który na końcu wskazuje miejsce w chaosie, jest wart połowę, zrealizowany czy nie.
study-monsters-table = Potwory w grze
study-visits = Dokąd chodzą potwory
study-visits-caption = Przybycia w grze do dziesięciu najczęściej odwiedzanych miejsc, liczba gier: { $games }.
study-fact-moves = Ruchy { $monster }a w grze
study-fact-locomotives = Lokomotywy (z kośćmi: Jokery) wydane na { $monster }a w grze
study-fact-bonus-alone = Premia { $monster }a dla jednego gracza
study-fact-bonus-shared = Premia { $monster }a dzielona
study-fact-holder = Gry wygrane przez tego, kto sam zdobył premię { $monster }a
study-fact-halved = Bilety o połowie wartości w grze
study-fact-lost = Punkty stracone na zrealizowanych biletach o połowie wartości
study-fact-spared = Punkty oszczędzone na niezrealizowanych biletach o połowie wartości
web-replay-monsters = Zakryte: { $cards }
web-overlay-monsters = Dokąd mogą iść potwory
web-overlay-locked = { $monster } jest zablokowany: jego karta leży odkryta przed graczem { $name }.
web-overlay-stays = Nikt nie może teraz ruszyć potwora { $monster }.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: miejsca za jednego Jokera { $near }, tylko za dwa { $far }.
       *[cards] { $monster }: miejsca za jedną lokomotywę { $near }, tylko za dwie { $far }.
    }
web-help-monster = Jak ruszają się potwory?
web-help-monster-text =
    { $purse ->
        [dice] W swojej turze możesz ruszyć jednego potwora: jeden Joker prowadzi do trzech miejsc dalej, dwa do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć. Najwięcej kart potwora daje punktów: { $points }.
       *[cards] W swojej turze możesz ruszyć jednego potwora: jedna lokomotywa prowadzi do trzech miejsc dalej, dwie do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć. Najwięcej kart potwora daje punktów: { $points }.
    }
web-help-chaos = Co znaczy chaos?
web-help-chaos-text = Miejsce, w którym stoi potwór, jest w chaosie: nie można zrealizować połączenia, które się tam kończy. Wagony, które już tam są, zostają i liczą się. Na końcu bilet z takim miejscem daje lub zabiera połowę, zaokrągloną w dół.
advice-mechanism-monsters = Liczba gier: { $games }; nikt nigdy nie używa: potwór.
why-not-now-place-monster = najpierw na planszy stają potwory.
why-not-in-game-monsters = przy tym stole gra się bez potworów.
web-not-now-place-monster = Najpierw na planszy stają potwory.
study-part-alvin = premia Alvina
study-part-dexter = premia Dextera
used-monsters = Ruchy potworów
