# Polish. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = czerwony
kind-orange = pomarańczowy
kind-yellow = żółty
kind-green = zielony
kind-blue = niebieski
kind-pink = różowy
kind-white = biały
kind-black = czarny
kind-gray = szary
kind-locomotive = lokomotywa

card-red = czerwona karta
card-orange = pomarańczowa karta
card-yellow = żółta karta
card-green = zielona karta
card-blue = niebieska karta
card-pink = różowa karta
card-white = biała karta
card-black = czarna karta
card-locomotive = lokomotywa

cards-red =
    { $count ->
        [one] { $count } czerwona
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
cards-orange =
    { $count ->
        [one] { $count } pomarańczowa
        [few] { $count } pomarańczowe
       *[many] { $count } pomarańczowych
    }
cards-yellow =
    { $count ->
        [one] { $count } żółta
        [few] { $count } żółte
       *[many] { $count } żółtych
    }
cards-green =
    { $count ->
        [one] { $count } zielona
        [few] { $count } zielone
       *[many] { $count } zielonych
    }
cards-blue =
    { $count ->
        [one] { $count } niebieska
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
cards-pink =
    { $count ->
        [one] { $count } różowa
        [few] { $count } różowe
       *[many] { $count } różowych
    }
cards-white =
    { $count ->
        [one] { $count } biała
        [few] { $count } białe
       *[many] { $count } białych
    }
cards-black =
    { $count ->
        [one] { $count } czarna
        [few] { $count } czarne
       *[many] { $count } czarnych
    }
cards-locomotive =
    { $count ->
        [one] { $count } lokomotywa
        [few] { $count } lokomotywy
       *[many] { $count } lokomotyw
    }

## Small words

nothing = nic
empty-slot = puste miejsce
from-to = { $fewest } do { $most }
not-known-yet = jeszcze nieznane
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, poprawione bilety
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, wielkie miasta
board-usa-mega = USA 1910, megagra
board-europe = Europa
board-europe-expanded = Europa 1912, rozszerzona
board-europe-big-cities = Europa 1912, wielkie miasta
board-europe-mega = Europa 1912, megagra
board-germany = Niemcy
board-india = Indie
board-lake-constance = Jezioro Bodeńskie
board-legendary-asia = Legendarna Azja
board-london = Londyn
board-marklin = Märklin
board-new-york = Nowy Jork
board-nordic = Kraje nordyckie
board-switzerland = Szwajcaria
board-draft = { $name } (szkic)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: długość { $length }, kolor { $colour }, tunel
            [ferry] { $route }: długość { $length }, kolor { $colour }, prom z symbolami lokomotyw: { $symbols }
           *[plain] { $route }: długość { $length }, kolor { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: długość { $length }, kolor { $colour }, tunel ({ $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            })
            [ferry] { $route }: długość { $length }, kolor { $colour }, prom z symbolami lokomotyw: { $symbols } ({ $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            })
           *[plain] { $route }: długość { $length }, kolor { $colour } ({ $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            })
        }
    }
route-detail-special =
    { $route }: długość { $length }, kolor { $colour }, { $special } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
track-type =
    { $type ->
        [tunnel] tunel
        [ferry] prom, { $symbols ->
            [one] { $symbols } lokomotywa
            [few] { $symbols } lokomotywy
           *[many] { $symbols } lokomotyw
        }
       *[plain] { "" }
    }
track-trains =
    { $count ->
        [one] wymaga { $count } wagonu
        [few] wymaga { $count } wagonów
       *[many] wymaga { $count } wagonów
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] zwykłe
        [long] długie
        [short] krótkie
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } zwykły bilet
            [few] { $count } zwykłe bilety
           *[many] { $count } zwykłych biletów
        }
        [long] { $count ->
            [one] { $count } długi bilet
            [few] { $count } długie bilety
           *[many] { $count } długich biletów
        }
        [short] { $count ->
            [one] { $count } krótki bilet
            [few] { $count } krótkie bilety
           *[many] { $count } krótkich biletów
        }
       *[other] { $count ->
            [one] { $count } bilet z talii „{ $deck }”
            [few] { $count } bilety z talii „{ $deck }”
           *[many] { $count } biletów z talii „{ $deck }”
        }
    }
points-of-length = { $points } za długość { $length }

## Seats

you = Ty
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Zaczyna się gra dla { $players } graczy. Zaczynasz ty.
       *[other] Zaczyna się gra dla { $players } graczy. Zaczyna { $name }.
    }
event-turn-started =
    { $who ->
        [you] Tura { $turn }: ty.
       *[other] Tura { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Dobierasz z talii: { $card }.
       *[other] { $name } dobiera z talii: { $card }.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Dobierasz kartę z talii.
       *[other] { $name } dobiera kartę z talii.
    }
event-card-taken =
    { $who ->
        [you] Bierzesz z odkrytych: { $card }.
       *[other] { $name } bierze z odkrytych: { $card }.
    }
event-card-turned-up = Nowa odkryta karta: { $card }.
event-display-reset = Leżą trzy odkryte lokomotywy: wszystkie odkryte karty zostają wymienione.
event-deck-reshuffled =
    Stos kart odrzuconych staje się nową talią: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-ticket-offered =
    { $who ->
        [you] Możesz zatrzymać bilet { $ticket }.
       *[other] { $name } może zatrzymać bilet { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Zatrzymujesz bilet { $ticket }.
       *[other] { $name } zatrzymuje bilet { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Oddajesz bilet { $ticket }.
       *[other] { $name } oddaje bilet { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Masz teraz { $kept ->
            [one] { $kept } bilet
            [few] { $kept } bilety
           *[many] { $kept } biletów
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; oddane: { $back }
            }
           *[other] { $back ->
                [0] ; poza grą: { $gone }
               *[other] ; oddane: { $back }, poza grą: { $gone }
            }
        }.
       *[other] { $name } ma teraz { $kept ->
            [one] { $kept } bilet
            [few] { $kept } bilety
           *[many] { $kept } biletów
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; oddane: { $back }
            }
           *[other] { $back ->
                [0] ; poza grą: { $gone }
               *[other] ; oddane: { $back }, poza grą: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Realizujesz { $route } ({ $payment }).
           *[other] { $name } realizuje { $route } ({ $payment }).
        }
       *[other] { $who ->
            [you] Realizujesz { $route } ({ $payment }) i zdobywasz { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
           *[other] { $name } realizuje { $route } ({ $payment }) i zdobywa { $points ->
                [one] { $points } punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            }.
        }
    }
event-passed =
    { $who ->
        [you] Nie możesz nic zrobić i pasujesz.
       *[other] { $name } nie może nic zrobić i pasuje.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Prawie nie masz już wagonów: każdy ma jeszcze jedną turę.
           *[other] { $name } prawie nie ma już wagonów: każdy ma jeszcze jedną turę.
        }
        [few_bullet_trains] Zostało mało wagonów i mało superekspresów: każdy ma jeszcze jedną turę.
        [few_pieces] Zostało mało wagonów i statków: każdy ma jeszcze dwie tury.
        [dead_board] Nie zostało żadne połączenie, które ktoś mógłby zrealizować: każdy ma jeszcze jedną turę.
       *[stalled] Od bardzo dawna nikt nie realizuje połączeń: każdy ma jeszcze jedną turę.
    }
event-game-over =
    { $reason ->
        [all_passed] Wszyscy musieli spasować: koniec gry.
        [six_tickets] Wypełniono wszystkie potrzebne bilety: koniec gry.
        [last_train] Położono ostatni wagon: koniec gry.
        [dead_board] Nie można już zrealizować żadnego połączenia: koniec gry.
        [stalled] Bardzo długo nikt nie realizował połączenia: koniec gry.
       *[last_round_played] Ostatnia runda rozegrana: koniec gry.
    }

## Refusals and reasons

refusal-not-your-turn = To nie twoja tura.
refusal-illegal = „{ $action }” nie jest teraz możliwe.
refusal-game-over = Gra się skończyła.
refusal-stale = Na to pytanie już padła odpowiedź.
refusal-unreadable = „{ $action }” nie jest akcją.
refusal-cannot-undo = Nie można nic cofnąć: od tego czasu ujawniono coś zakrytego albo był to ruch kogoś innego.

why-not-now =
    { $phase ->
        [tickets] najpierw wybierz swoje bilety.
        [action] to odpowiedź na inne pytanie niż to, które teraz padło.
        [second_card] jesteś w trakcie dobierania: najpierw weź drugą kartę.
        [payment] najpierw zapłać za to, co wybierasz, albo wpisz undo.
        [after_action] twoja akcja jest już wykonana: możliwe jest tylko to, co może po niej nastąpić.
       *[over] gra się skończyła.
    }
why-no-such-action = nie ma takiej akcji.
why-not-in-game =
    { $part ->
        [passing] z kośćmi nikt nie musi pasować: zakończ zamiast tego turę.
        [ending] tutaj tura kończy się sama.
       *[cards] przy tym stole gra się kośćmi, bez kart wagonów.
    }
why-action-done = akcja w tej turze jest już wykonana.
why-not-before-action = twoja tura nie może skończyć się przed akcją.
why-track-taken =
    { $who ->
        [you] to już jest twoje.
       *[other] to należy do gracza { $name }.
    }
why-track-closed = drugi tor jest zajęty, a gdy graczy jest mniej niż { $players }, ten jest wtedy zamknięty.
why-own-twin = masz już inny tor między tymi miejscami.
why-few-trains =
    { $mountains ->
        [0] potrzeba { $count ->
            [one] { $count } wagonu
            [few] { $count } wagonów
           *[many] { $count } wagonów
        }, a masz { $have }.
       *[other] potrzeba { $count ->
            [one] { $count } wagonu
            [few] { $count } wagonów
           *[many] { $count } wagonów
        }, w tym na góry { $mountains }, a masz { $have }.
    }
why-few-locomotives =
    prom wymaga co najmniej { $count ->
        [one] { $count } lokomotywy
        [few] { $count } lokomotyw
       *[many] { $count } lokomotyw
    }, a masz { $have }.
why-few-cards =
    { $kind ->
        [unknown] tak nie zapłacisz za dodatkowe karty (potrzeba: { $count }).
        [any] potrzeba kart jednego koloru: { $count }, a masz { $have }, razem z lokomotywami.
       *[other] potrzeba kart w kolorze „{ $colour }”: { $count }, a masz { $have }, razem z lokomotywami.
    }
why-few-cards-of-colour =
    { $kind ->
        [any] potrzeba kart jednego koloru bez lokomotyw: { $count }, a masz { $have }.
       *[other] potrzeba kart w kolorze „{ $colour }” bez lokomotyw: { $count }, a masz { $have }.
    }
why-cannot-pay-rest = pozostałe karty nie wystarczyłyby na resztę.
why-not-in-hand = nie masz tej karty: { $kind }.
why-locomotives-not-here = na tym połączeniu nie można używać lokomotyw.
why-not-this-payment = tak się za to nie płaci.
why-not-face-up = ta karta nie leży odkryta: { $kind }.
why-locomotive-second = odkryta lokomotywa nie może być drugą kartą.
why-no-cards-left = nie ma już kart do dobrania.
why-no-tickets-left = nie ma już biletów do dobrania.
why-must-keep =
    Zatrzymaj co najmniej { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }.
why-may-not-keep = Nie możesz zatrzymać tylu biletów z tej talii (w sumie musisz zatrzymać co najmniej { $count }).
why-other-actions-exist = pasować można tylko, gdy nic innego nie jest możliwe.
why-few-tickets =
    { $have ->
        [one] został tylko { $have } bilet, nie { $count }.
        [few] zostały tylko { $have } bilety, nie { $count }.
       *[many] zostało tylko { $have } biletów, nie { $count }.
    }
why-how-many-tickets = powiedz ile: każdy bilet kosztuje Dworzec lub Jokera.

## Differences from the base rules

difference-players = Dla { $fewest } do { $most } graczy.
difference-trains =
    Każdy ma { $count ->
        [one] { $count } wagon
        [few] { $count } wagony
       *[many] { $count } wagonów
    }.
difference-deck =
    { $colours ->
        [8] Kart wagonów w każdym kolorze jest { $count }, a lokomotyw { $locomotives }.
       *[other] Kolorów kart wagonów jest { $colours }, kart każdego z nich { $count }, a lokomotyw { $locomotives }.
    }
difference-start-cards =
    Każdy zaczyna, mając { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } wagonów.
difference-display = Liczba odkrytych kart: { $count }.
difference-display-reset =
    { $count ->
        [0] Odkryte lokomotywy nigdy nie powodują wymiany kart, ilekolwiek by ich było.
       *[other] Odkryte karty wymienia się, gdy lokomotyw jest wśród nich { $count }.
    }
difference-face-up-locomotive = Odkryta lokomotywa liczy się jak jedna karta: w turze można wziąć dwie.
difference-opening-tickets = Na początku każdy dostaje: { $deal }, i zatrzymuje co najmniej { $keep }.
difference-drawn-tickets = Kto dobiera bilety, dostaje: { $deal }, i musi zatrzymać co najmniej { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Długich biletów można zatrzymać najwyżej { $count }.
       *[other] Biletów z talii „{ $deck }” można zatrzymać najwyżej { $count }.
    }
difference-refused-opening =
    { $where ->
        [face_up] Bilety niezatrzymane na początku leżą odkryte obok talii; gdy się skończy, tasuje się je w nową.
        [out_of_game] Bilety niezatrzymane na początku wypadają z gry.
        [shuffled_back] Bilety niezatrzymane na początku wtasowuje się z powrotem do ich talii.
       *[under_deck] Bilety niezatrzymane na początku trafiają pod talię.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Bilety oddane później też leżą odkryte obok talii.
        [out_of_game] Bilety oddane później wypadają z gry.
       *[under_deck] Bilety oddane później trafiają pod talię.
    }
difference-double-routes = Oba tory podwójnego połączenia są w użyciu dopiero od { $count } graczy.
difference-route-points = Połączenia dają { $points }.
difference-longest-path =
    { $count ->
        [0] Za najdłuższą trasę nie ma premii.
       *[other] Najdłuższa trasa jest warta punktów: { $count }.
    }
difference-most-tickets = Najwięcej zrealizowanych biletów jest warte punktów: { $count }.
difference-ties = Remis o zwycięstwo rozstrzygają { $steps }; kto nadal remisuje, dzieli zwycięstwo.
difference-no-ties = Przy remisie zwycięstwo jest wspólne.
tie-then = { $first }, potem { $second }
tie-step =
    { $step ->
       *[tickets] wypełnione bilety
        [stations] mniej zbudowanych dworców
        [longest_path] najdłuższa droga
        [goods] punkty za towary
        [meeples] zebrane meeple
        [mountains] połączenia przez góry
    }
difference-attraction =
    Każda atrakcja przy twoim połączeniu daje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
difference-not-double = Tory { $routes } leżą obok siebie, ale nie są podwójnym połączeniem: jeden gracz może mieć oba.
difference-insets = Pokazane dwa razy, drugi raz w powiększonej części planszy, ale to po jednym miejscu: { $places }.
difference-countries = Bilety mogą prowadzić tutaj: { $countries }. Wystarczy dowolny punkt graniczny państwa, a żadna droga przez nie nie wiedzie.
difference-goals = Bilet z kilkoma celami daje najcenniejszy, z którym jest połączony; jeśli z żadnym, kosztuje najniższą wartość.
difference-district =
    Połączenie tych miejsc daje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }: { $places }.
difference-end-trains =
    Ostatnia runda zaczyna się, gdy ktoś ma najwyżej { $count ->
        [one] { $count } wagon
        [few] { $count } wagony
       *[many] { $count } wagonów
    }.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotyw można używać tylko w tunelach.
        [ferries] Lokomotyw można używać tylko na promach.
       *[both] Lokomotyw można używać tylko w tunelach i na promach.
    }
unverified = Niepotwierdzone: { $note }

## House rules

options-expansions = Dodatki
options-combined = Z kośćmi i potworami
options-boards = Tylko na jednej planszy
options-other = W każdej grze
options-shown = Zasady oznaczone * warto uzgodnić przed grą; pozostałe mogą zostać takie, jakie są.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Ile razy z rzędu wymienia się odkryte karty, bo są wśród nich trzy lokomotywy.
value-display-reset_cap =
    { $count ->
        [one] Odkryte karty wymienia się najwyżej { $count } raz z rzędu.
        [few] Odkryte karty wymienia się najwyżej { $count } razy z rzędu.
       *[many] Odkryte karty wymienia się najwyżej { $count } razy z rzędu.
    }
option-nordic-reset_on_three = Czy w krajach nordyckich trzy odkryte lokomotywy powodują wymianę kart.
value-nordic-reset_on_three-true = Trzy odkryte lokomotywy powodują wymianę kart, jak na większości plansz.
value-nordic-reset_on_three-false = Ilekolwiek lokomotyw leży odkrytych, karty zostają.
option-swiss-reset_on_three = Czy w Szwajcarii trzy odkryte lokomotywy powodują wymianę kart.
value-swiss-reset_on_three-true = Trzy odkryte lokomotywy powodują wymianę kart, jak na większości plansz.
value-swiss-reset_on_three-false = Ilekolwiek lokomotyw leży odkrytych, karty zostają.
option-combined-monster_payment = Co porusza potwora, gdy gra się kośćmi.
value-combined-monster_payment-wild_die = Joker liczy się jak lokomotywa, która porusza potwora.
value-combined-monster_payment-wild_or_pair = Joker albo dwie jednakowe kości liczą się jak lokomotywa, która porusza potwora.
value-combined-monster_payment-none = Potwory nigdy się nie ruszają.
option-end-dead_board = Czy ostatnia runda zaczyna się, gdy nikt nie mógłby już zrealizować połączenia.
value-end-dead_board-true = Ostatnia runda zaczyna się, gdy nikt nie mógłby już zrealizować połączenia.
value-end-dead_board-false = Gra toczy się dalej, nawet gdy nikt nie mógłby już zrealizować połączenia.
option-end-explorer_shared = Kto przy remisie dostaje punkty za najwięcej miast.
value-end-explorer_shared-true = Punkty dostają wszyscy, którzy mają tyle samo miast.
value-end-explorer_shared-false = Przy remisie w liczbie miast rozstrzyga więcej wypełnionych biletów, potem więcej wagonów utraconych w górach.
option-end-europe_station_tiebreak = Czy mniej zbudowanych dworców rozstrzyga remis, którego nie rozstrzygają bilety.
value-end-europe_station_tiebreak-true = Mniej zbudowanych dworców rozstrzyga remis, którego nie rozstrzygają bilety.
value-end-europe_station_tiebreak-false = Zbudowane dworce nie rozstrzygają remisu.
option-end-printed_ties = Czy remis o zwycięstwo rozstrzyga się według kroków planszy.
value-end-printed_ties-true = Remis o zwycięstwo rozstrzyga się według kroków planszy.
value-end-printed_ties-false = Na każdej planszy remis rozstrzygają bilety, potem dworce, potem najdłuższa droga.
option-boards-open_holdings = Czy wszyscy widzą udziały innych.
value-boards-open_holdings-true = Wszyscy widzą udziały wszystkich.
value-boards-open_holdings-false = Udziały innych leżą zakryte do końca.

## Headings of tables

heading-action = akcja
heading-attractions = atrakcje
heading-bot = bot
heading-cards = karty
heading-colour = kolor
heading-deck = talia
heading-default = domyślnie
heading-districts = dzielnice
heading-figure = miara
heading-length = długość
heading-lines = warianty
heading-longest-path = najdłuższa trasa
heading-map = plansza
heading-mean-score = średni wynik
heading-most-tickets = najwięcej biletów
heading-option = opcja
heading-places = miejsca
heading-player = gracz
heading-players = gracze
heading-points = punkty
heading-rank = pozycja
heading-route-points = połączenia
heading-rule = zasada
heading-seat = krzesło
heading-ticket = bilet
heading-ticket-sets = zestawy biletów
heading-tickets = bilety
heading-total = razem
heading-track = tor
heading-tracks = tory
heading-trains = wagony
heading-type = rodzaj
heading-value = wartość
heading-values = wartości
heading-win-share = wygrane gry
learned-as-planner = Przy tym stole learned niczego się nie nauczył; gra jak planner.

## The command line

version = whistlestop { $version }
error = Błąd: { $reason }
error-language = Błąd: nie ma języka „{ $language }”; są { $known }.
error-players = { $map } jest dla { $fewest } do { $most } graczy, nie dla { $players }.
error-bots =
    { $count ->
        [one] podaj { $count } bota, a nie { $given } ({ $bots }).
        [few] podaj jednego bota dla wszystkich albo { $count } boty, a nie { $given } ({ $bots }).
       *[many] podaj jednego bota dla wszystkich albo { $count } botów, a nie { $given } ({ $bots }).
    }
error-file = nie można odczytać pliku { $file }: { $reason }
error-log = { $file }, { $reason }
error-seat = nie ma krzesła { $seat }; krzesła mają numery od 0 do { $last }.
error-names = „{ $given }” nie podaje różnych graczy, oddzielonych przecinkami, w liczbie { $players }.
error-game-over = gra w pliku { $file } się skończyła; „whistlestop replay” ją opowie.
error-extra = { $what } potrzebuje pakietów, które nie są zainstalowane: pip install "whistlestop[{ $extra }]"
interrupted = Przerwano.
compiling = Przygotowuję zasady
compiled = Zasady gotowe ({ $seconds } s).
simulating = Rozgrywam gry
measuring = Mierzę
measuring-part = Mierzę: { $part }
mean-scores = Według krzeseł
perft =
    { $count ->
        [one] { $count } wariant; liczba decyzji: { $depth }
        [few] { $count } warianty; liczba decyzji: { $depth }
       *[many] { $count } wariantów; liczba decyzji: { $depth }
    }
map-summary = { $name } (zestaw biletów { $set }): miejsca { $places }, tory { $tracks }, bilety { $tickets }, { $fewest } do { $most } graczy.
map-differences =
    { $count ->
        [0] Gra się tu według zasad podstawowych.
       *[other] Czym różni się od zasad podstawowych:
    }
map-tracks = Tory
map-tickets = Bilety
legend-country = punkt graniczny państwa
legend-attraction = atrakcja
legend-district = dzielnica i jej punkty
map-warning = { $where }: ostrzeżenie: { $reason }
map-sound = { $name } (zestaw biletów { $set }) jest w porządku: miejsca { $places }, tory { $tracks }, bilety { $tickets }, suma kontrolna { $digest }.
replay-begins = { $map }, gracze: { $count }, decyzje: { $decisions }.

## Help of the command line

help-application = Graj, symuluj i badaj gry z rodziny Ticket to Ride. Nieoficjalne.
help-language = Język wszystkich tekstów.
help-version = Wypisz wersję i zakończ.
help-json = Wypisz JSON dla programów.
help-map = Plansza: nazwa z listy „maps” albo ścieżka własnego pliku.
help-players = Liczba graczy.
help-ticket-set = Zestaw biletów planszy.
help-seed = Ziarno losu; to samo ziarno rozdaje te same karty.
help-option = Zasada domowa jako klucz=wartość; można podać kilka razy (zobacz „options”).
help-plain = Jedna prosta linia po drugiej: dla czytników ekranu i do czytania na głos.
help-maps = Wypisz plansze; z nazwą jednej (lub ścieżką pliku) pokaż ją; „check FILE” sprawdza własny plik.
help-maps-show = Pokaż planszę: czym różnią się jej zasady, jej tory i bilety.
help-maps-draw = Narysuj planszę (SVG).
help-maps-output = Plik, do którego zostanie zapisany obraz.
help-maps-check = Sprawdź własny plik planszy i zestawy biletów obok niego; błędy podają linię.
help-maps-tickets = Utwórz bilety do własnego pliku planszy: warte tyle co ich najkrótsza droga, jak na drukowanych planszach, rozłożone na wszystkie miasta.
help-maps-tickets-count = Ile biletów.
help-maps-tickets-output = Plik, do którego zostanie zapisana plansza z nowymi biletami; może to być ten sam plik.
maps-tickets-written =
    { $count ->
        [one] 1 bilet jest w { $file }, wart od { $fewest } do { $most } punktów.
        [few] { $count } bilety są w { $file }, warte od { $fewest } do { $most } punktów.
       *[many] { $count } biletów jest w { $file }, wartych od { $fewest } do { $most } punktów.
    }
maps-tickets-left-out = Żaden bilet nie wymienia { $places }: biletów jest za mało na tyle miast.
help-maps-name = Nazwa planszy albo ścieżka pliku.
help-maps-file = Plik planszy.
help-simulate = Rozegraj wiele gier między botami i wypisz szybkość i wyniki.
help-games = Liczba gier.
help-simulate-bot = Bot dla wszystkich krzeseł albo po jednym na każde.
help-threads = Liczba wątków; wyniki pozostają te same.
help-check = Sprawdź w każdej pozycji, czy zasady dotrzymują obietnic, i policz złamane.
help-play = Zagraj w terminalu przeciwko botom.
help-play-bot = Bot dla wszystkich przeciwników albo po jednym dla każdego: od level-1 do level-6 albo styl; domyślnie najsilniejszy styl.
help-play-seat = Twoje krzesło, liczone od 0.
help-names = Imiona wszystkich graczy w kolejności krzeseł, oddzielone przecinkami.
help-confirm = Czekaj po twoich połączeniach i dworcach, żeby można było je jeszcze cofnąć.
help-auto-end = Kończ za ciebie turę, gdy nic innego nie jest w niej możliwe.
help-save = Plik, do którego gra zostanie zapisana, gdy się skończy lub zostanie przerwana.
help-resume = Kontynuuj grę zapisaną w tym pliku.
help-replay = Opowiedz zapisaną grę krok po kroku.
help-replay-file = Plik z zapisem gry.
help-replay-seat = Opowiedz tylko to, co widziało to krzesło, liczone od 0.
help-replay-map = Plik planszy, na której rozegrano grę, jeśli jest własna.
help-perft = Policz warianty gry o danej długości; tyle samo na każdej maszynie.
help-depth = Liczba decyzji.
help-divide = Licz dla każdej pierwszej akcji.
help-bench = Zmierz, jak szybko gra ta maszyna.
help-quick = Sekundy zamiast minut.
help-options = Wypisz zasady domowe.
help-compile = Przygotuj zasady, żeby pierwsza gra zaczęła się od razu.
help-completion = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia i opcje.
help-completion-shell = bash, zsh, fish albo powershell.

## The game in the terminal

welcome = { $map }: grasz przeciwko: { $others }.
welcome-help = Wpisz ?, gdy chcesz pomocy.
turn-summary =
    Tura { $turn }: masz { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }, { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } i { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; pozostali: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
last-round-running =
    { $count ->
        [one] To już ostatnia tura.
        [few] Ostatnia runda: zostały { $count } tury, razem z twoją.
       *[many] Ostatnia runda: zostało { $count } tur, razem z twoją.
    }
hand = Twoja ręka: { $cards }.
display =
    { $deck ->
        [0] Odkryte: { $cards }; talia jest pusta.
        [one] Odkryte: { $cards }; w talii { $deck } karta.
        [few] Odkryte: { $cards }; w talii { $deck } karty.
       *[many] Odkryte: { $cards }; w talii { $deck } kart.
    }
no-display = Przy tym stole gra się kośćmi: nie ma kart wagonów.
auto-end =
    { $on ->
        [yes] Od teraz twoja tura kończy się sama, gdy nic innego nie jest w niej możliwe.
       *[no] Od teraz każdą turę kończysz samodzielnie.
    }
choice-take = wziąć kartę: { $kind }
choice-draw = dobrać z talii
choice-tickets = dobrać bilety
choice-pass = spasować
choice-keep = zatrzymać
choice-return = oddać
choice-decline = zabrać karty
choice-tickets-count =
    dobrać { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }
choice-end = zakończyć turę
choice-end-discarding = zakończyć turę i oddać { $tokens }
choice-pay = { $cards }
menu-ways = Na drodze twoich biletów:
menu-routes = Liczba połączeń, które możesz zrealizować: { $count }. Podaj jedno („claim par zur”) albo wpisz „actions”, żeby zobaczyć listę.
menu-others = Liczba innych odpowiedzi: { $count }, na przykład „{ $example }”. Podaj jedną albo wpisz „actions”, żeby zobaczyć listę.
menu-places = Wpisz miejsce albo „actions”, żeby zobaczyć wszystkie ({ $count }).
prompt-action = Twoja akcja:
prompt-second-card = Twoja druga karta:
prompt-payment = Zapłata:
prompt-after-action = Coś jeszcze (Enter kończy turę):
prompt-end-unused = Nieużyte kości: { $dice }. „end” mimo to kończy turę, Enter gra dalej:
prompt-tickets =
    { $least ->
        [0] Numery do zatrzymania (albo all, albo none):
       *[other] Numery do zatrzymania, co najmniej { $least } (albo all):
    }
prompt-which = Numer:
prompt-confirm = Enter kończy turę, undo ją cofa:
prompt-replay = { $number } z { $total }, Enter idzie dalej, q kończy:
question-payment = Jak płacisz za { $route }?
question-tickets =
    Jak płacisz za { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }?
question-surcharge =
    Wyłożone karty: { $laid }. Czy dopłacasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }?
no-pieces = Na tej planszy nie ma meepli, towarów ani udziałów.
cannot-pay-surcharge = Nie możesz tyle zapłacić (masz: { $cards }).
not-this-payment = „{ $text }” tego nie opłaci albo może znaczyć kilka rzeczy.
no-such-price =
    „{ $text }” nie przesuwa potwora. { $purse ->
        [wilds] Jeden Joker przesuwa go do { $near } miejsc dalej, dwa do { $far }.
        [pairs] Jeden Joker lub para jednakowych kości przesuwa go do { $near } miejsc dalej, dwie takie do { $far }.
       *[cards] Jedna lokomotywa przesuwa go do { $near } miejsc dalej, dwie do { $far }.
    }
no-such-number = Nie ma numeru { $number }; numery kończą się na { $most }.
which-one = To może znaczyć kilka rzeczy ({ $count }):
which-of-many = To może znaczyć kilka rzeczy ({ $count }): powiedz więcej.
not-possible = { $action } – niemożliwe: { $reason }
possible = { $action } – teraz możliwe.
not-understood = „{ $text }” jest niezrozumiałe. Wpisz numer, nazwę albo ?, żeby dostać pomoc.
tickets-offered =
    { $least ->
        [0] Do wyboru masz { $count ->
            [one] { $count } bilet
            [few] { $count } bilety
           *[many] { $count } biletów
        }; nie musisz nic zatrzymywać.
       *[other] Do wyboru masz { $count ->
            [one] { $count } bilet
            [few] { $count } bilety
           *[many] { $count } biletów
        }; zatrzymaj co najmniej { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Talia: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = „{ $text }” jest niezrozumiałe. Wpisz numery do zatrzymania, na przykład „1 3”, albo ?, żeby dostać pomoc.
ticket-connected = { $ticket }: połączony.
ticket-cut-off = { $ticket }: odcięty, nie ma już drogi dla twoich połączeń.
ticket-open =
    { $enough ->
        [yes] { $ticket }: jeszcze { $trains ->
            [one] { $trains } wagon
            [few] { $trains } wagony
           *[many] { $trains } wagonów
        }, przez { $routes }.
       *[no] { $ticket }: jeszcze { $trains ->
            [one] { $trains } wagon
            [few] { $trains } wagony
           *[many] { $trains } wagonów
        }, przez { $routes }, więcej niż masz.
    }
ticket-connected-goal = { $ticket }: połączony, cel { $goal }, co daje { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $ticket }: jeszcze { $trains ->
            [one] { $trains } wagon
            [few] { $trains } wagony
           *[many] { $trains } wagonów
        }, przez { $routes }, cel: { $goal }.
       *[no] { $ticket }: jeszcze { $trains ->
            [one] { $trains } wagon
            [few] { $trains } wagony
           *[many] { $trains } wagonów
        }, przez { $routes }, cel: { $goal }, więcej niż masz.
    }
own-tickets = Twoje bilety: { $tickets }.
no-tickets = Nie masz biletów.
owned-routes =
    { $count ->
        [0] { $name }: brak połączeń.
        [one] { $name }: { $count } połączenie: { $routes }.
        [few] { $name }: { $count } połączenia: { $routes }.
       *[many] { $name }: { $count } połączeń: { $routes }.
    }
routes-usage = Wpisz „routes” i miejsce, na przykład „routes paris”.
routes-from = Połączenia z miejsca { $place }:
route-state =
    { $state ->
        [owned] { $route } – właściciel: { $name }.
        [everybody] { $route } – stoi tam superekspres: służy wszystkim.
        [closed] { $route } – zamknięte.
        [chaos] { $route } – wolne, ale { $name } jest w miejscu { $place }.
       *[open] { $route } – wolne.
    }
no-such-place = Na tej planszy nie ma miejsca „{ $text }”.
which-place = Które miejsce? { $places }.
score-own = Ty: { $total } punktów, gdyby gra skończyła się teraz: { $parts }.
score-part-routes = połączenia { $points }
score-part-tickets = bilety { $points } (połączone { $fulfilled } z { $kept })
score-part-attractions = atrakcje { $points }
score-part-districts = dzielnice { $points }
score-part-longest-path =
    { $points ->
        [0] najdłuższa trasa { $length }
       *[other] najdłuższa trasa { $length }, teraz najdłuższa ze wszystkich, { $points }
    }
score-secret-tickets = Bez premii zależnych od biletów wszystkich: bilety są tajne.
score-open =
    { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za połączenia, najdłuższa trasa { $length }; bilety są tajne.
log-more =
    { $count ->
        [one] { $count } wcześniejsza linia: wpisz „log all”.
        [few] { $count } wcześniejsze linie: wpisz „log all”.
       *[many] { $count } wcześniejszych linii: wpisz „log all”.
    }
why-usage = Wpisz „why” i akcję, na przykład „why claim paris zurich”.
undone = Cofnięto.
save-usage = Wpisz „save” i nazwę pliku.
save-other-file = Plik { $file } istnieje i nie jest zapisaną grą; wybierz inną nazwę.
save-failed = Nie można zapisać pliku { $file }: { $reason }
saved = Gra jest zapisana w pliku { $file }.
resume-line = Ciąg dalszy: { $line }
quit-question = Kończysz? Wpisz nazwę pliku, żeby najpierw zapisać, yes, żeby skończyć bez zapisu, Enter, żeby grać dalej:
goodbye = Do widzenia.
cut-off = Gra urywa się tutaj.
scoring = Liczenie punktów.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za połączenia.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: bilet { $ticket } jest połączony: plus { $points }, połowa wartości: był tam potwór: { $places }.
            [twice] { $name }: bilet { $ticket } jest połączony: plus { $points }, dwa razy połowa wartości: były tam potwory: { $places }.
           *[no] { $name }: bilet { $ticket } jest połączony: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: bilet { $ticket } nie jest połączony: minus { $points }, połowa wartości: był tam potwór: { $places }.
            [twice] { $name }: bilet { $ticket } nie jest połączony: minus { $points }, dwa razy połowa wartości: były tam potwory: { $places }.
           *[no] { $name }: bilet { $ticket } nie jest połączony: minus { $points }.
        }
    }
scoring-borrowed = { $name }: dworce pożyczają { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: najdłuższa trasa { $length }.
       *[other] { $name }: najdłuższa trasa { $length }, najdłuższa ze wszystkich: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: połączone bilety: { $count }.
       *[other] { $name }: połączone bilety: { $count }, najwięcej ze wszystkich: plus { $points }.
    }
scoring-attractions =
    { $name }: atrakcje: plus { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
scoring-districts =
    { $name }: dzielnice: plus { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
result = Wynik
winner =
    { $tie ->
        [shared] { $names } dzielą zwycięstwo, punkty: { $points }.
        [broken] { $who ->
            [you] Wygrywasz po rozstrzygnięciu remisu, punkty: { $points }.
           *[other] { $names } wygrywa po rozstrzygnięciu remisu, punkty: { $points }.
        }
       *[none] { $who ->
            [you] Wygrywasz, punkty: { $points }.
           *[other] { $names } wygrywa, punkty: { $points }.
        }
    }

help-play-answers = Odpowiadaj numerem z listy albo słowami; wystarczą początki słów, w dowolnej kolejności.
help-play-cards = Karty: „take czerwony” albo samo „czerwony”, „draw” – z talii.
help-play-claim = Połączenia: „claim paris zurich”, „par zur”, „par zur czerwony”, żeby powiedzieć, jak płacisz, „#2” – drugi tor.
help-play-tickets = Bilety: „draw tickets” – nowe, potem numery do zatrzymania; „tickets” mówi, jak stoją twoje.
help-play-end = „end” kończy turę; „auto” przełącza, czy kończy się sama, gdy nic innego nie jest możliwe.
help-play-look = Podgląd: actions, hand, display, board, score, log („log all”).
help-play-routes = „routes paris” wypisuje połączenia z danego miejsca z ceną i właścicielem.
help-play-rules = „rules” wyjaśnia zasady przy tym stole, „rules tickets” jedną z nich.
help-play-why = „why claim paris zurich” mówi, dlaczego coś jest niemożliwe.
help-play-undo = „undo” cofa twoją turę, dopóki nie ujawniono nic zakrytego.
help-play-save = „save FILE” zapisuje grę, „quit” kończy; „whistlestop play --resume FILE” ją kontynuuje.

## The server

help-serve = Udostępnij grę w przeglądarce.
help-serve-host = Adres nasłuchu; 0.0.0.0 wpuszcza znajomych z twojej sieci.
help-serve-port = Port nasłuchu.
help-serve-database = Gdzie przechowywać stoły: plik albo adres bazy danych.
help-serve-redis = Adres Redisa, dzięki któremu procesy dzielą stoły jednej bazy PostgreSQL.
help-serve-processes = Ile procesów pracuje za portem.
help-serve-logs = Jak zapisywać dziennik: text albo json.
help-serve-public-url = Pod jakim adresem dostępny jest serwer, jeśli innym niż adres nasłuchu.
help-serve-boards = Folder z plikami plansz oferowanych obok plansz programu.
help-serve-own-boards = Czy goście mogą przysyłać własne plansze, grać na nich i je badać; domyślnie nie pod adresem publicznym.
help-serve-bot-threads = Ile botów może myśleć jednocześnie.
help-serve-open = Otwórz grę w przeglądarce.
serve-local = Gra czeka pod adresem { $address }
serve-friends = Znajomi znajdą ją pod adresem { $address }
serve-compiling = Zasady są kompilowane w tle; przez pierwszą minutę lub dwie boty myślą nieco wolniej.
serve-stop = Ctrl+C zatrzymuje serwer.
serve-closed = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }
serve-shared-file = Kilka procesów nie może dzielić SQLite: to plik, do którego pisze jeden proces. Podaj bazę PostgreSQL opcją --database postgresql+psycopg://…
serve-shared-redis = Kilka procesów potrzebuje Redisa, by wiedzieć, który z nich ma dany stół. Podaj go opcją --redis redis://…
serve-redis-address = Adres Redisa nie jest taki jak redis://localhost:6379: { $reason }
database-newer = Baza danych ma wersję { $found }; ten program zna wersje do { $known }.
database-corrupt = Baza danych jest uszkodzona albo nie jest bazą: { $reason }. Przywróć ją z kopii.
database-unreachable = Nie można użyć bazy danych: { $reason }
server-no-client = Gra w przeglądarce nie jest jeszcze zbudowana
server-build-client = Ten serwer działa ze źródeł bez części dla przeglądarki. Uruchom tam „make play”: zbuduje ją i włączy grę.

refusal-malformed = Serwer nie zrozumiał wiadomości z tej strony. Odśwież ją.
refusal-oversized = To jest za długie.
refusal-too-frequent = Za dużo naraz. Zaczekaj chwilę.
refusal-foreign-origin = Ta strona nie należy do serwera, z którym rozmawia.
refusal-foreign-host = Serwer nie zna siebie pod tą nazwą. Osoba, która go prowadzi, może ustawić jego publiczny adres.
refusal-unknown-table = Nie ma takiego stołu.
refusal-wrong-token = Ten link nie otwiera tu żadnego krzesła.
refusal-not-found = Nie ma tu niczego takiego.
refusal-storage-failed = Serwer nie mógł tego zapisać, więc to się nie stało. Spróbuj ponownie.
refusal-frozen = Ta gra zaczęła się w innej wersji programu i w tej nie może być kontynuowana.
refusal-busy = Serwer ma teraz pełne ręce roboty. Spróbuj za chwilę.
refusal-failed = Coś poszło nie tak na serwerze; nic się nie zmieniło. Spróbuj ponownie.
refusal-too-slow = To szło zbyt długo. Spróbuj ponownie.
refusal-password-needed = Ten stół jest dla tych, którzy znają hasło.
refusal-wrong-password = To nie jest hasło tego stołu.
refusal-not-seated = Oglądasz grę; to mogą robić tylko gracze.
refusal-not-host = Może to zrobić tylko osoba, która przygotowała stół.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-already-started = Gra już się zaczęła.
refusal-table-full = Wszystkie krzesła są zajęte.
refusal-seat-taken = Ktoś już tam siedzi.
refusal-name-taken = Ktoś przy stole ma już to imię.
refusal-colour-taken = Ktoś przy stole ma już ten kolor.
refusal-bad-table = Takiego stołu nie da się przygotować.
refusal-seats-open = Są jeszcze wolne krzesła.
refusal-too-many-tables = Na serwerze nie ma miejsca na kolejny stół.
refusal-too-many-spectators = Nie ma miejsca dla kolejnych widzów.
refusal-no-proposal = Ta propozycja jest już nieaktualna.
refusal-no-hints = Przy tym stole podpowiedzi są wyłączone.
refusal-game-running = Gra jeszcze się nie skończyła.

## The page in the browser

web-motto = Kolejowy wieczór ze znajomymi i botami. Bez konta, bez instrukcji.
web-new-game = Nowa gra
web-new-game-text = Przygotuj stół dla znajomych na ich urządzeniach, dla osób przy jednym urządzeniu i dla botów.
web-your-name = Twoje imię
web-set-table = Przygotuj stół
web-quick = Zagraj od razu z dwoma botami ({ $level })
web-level =
    { $level ->
        [1] łatwy
        [2] średni
        [3] dobry
        [4] silny
        [5] bardzo silny
       *[other] mistrz
    }
web-next-level = Następny przeciwnik: { $bot } ({ $level })
web-join = Dołącz do znajomych
web-join-text = Otwórz link, który od nich masz, albo wpisz kod ich stołu.
web-code = Kod stołu
web-join-button = Dołącz
web-my-tables = Moje stoły
web-finished-tables = Zakończone gry ({ $count })
web-state-waiting = czeka na graczy
web-state-playing = w trakcie
web-state-over = skończona
web-state-frozen = nie da się kontynuować
web-forget = Zapomnij stół { $code }
web-forget-word = Zapomnij
web-offline = Serwer jest teraz nieosiągalny.
web-loading = Rozkładanie planszy …
web-reconnecting = Utracono połączenie. Kolejna próba …
web-close = Zamknij
web-done = Gotowe
web-cancel = Anuluj
web-yes = Tak
web-no = Nie
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-link = Link
web-guest = Gość
web-to-lobby = Wszystkie stoły

web-board-choice = Plansza
web-board-group =
    { $group ->
        [first] Na początek
        [countries] Kraje i kontynenty
        [cities] Miasta, na krótką grę
        [own] Naszego pomysłu
       *[more] Inne plansze
    }
web-board-rules =
    { $count ->
        [0] Jak się gra: { $board }
       *[other] Jak się gra i co nie jest pewne: { $board }
    }
web-for-players = { $fewest } do { $most } graczy
web-ticket-set = Zestaw biletów
web-ticket-set-base = jak wydrukowano
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }
web-expansions = Dodatki
web-seats = Krzesła
web-seat-kind = Kto siedzi na krześle { $number }
web-seat-remove = Usuń krzesło { $number }
web-seat-remove-word = Usuń
web-seat-mine = Przy tym urządzeniu
web-seat-open = Wolne dla znajomych
web-seat-open-text = Znajomi siadają za pomocą linku.
web-seat-bot = Bot
web-name = Imię
web-bot-level = Który bot
web-bots-levels = Poziomy
web-bots-styles = Style gry
web-bot-plain = { $name }
web-livery = Kolor { $colour }, wzór { $pattern }: zmień
web-livery-choose = Kolor i wzór
web-colour = Kolor
web-colour-red = czerwony
web-colour-blue = niebieski
web-colour-green = zielony
web-colour-yellow = żółty
web-colour-black = czarny
web-colour-purple = fioletowy
web-pattern = Wzór
web-pattern-plain = gładki
web-pattern-stripes = paski
web-pattern-dots = kropki
web-pattern-checks = kratka
web-pattern-chevrons = jodełka
web-pattern-rings = kółka
web-house-rules = Zegar i inne
web-more-rules = Więcej ustawień i zasad domowych
web-clock = Czas na turę
web-clock-none = ile trzeba
web-clock-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
web-clock-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
web-clock-is-seconds =
    Każdy ma na turę { $count ->
        [one] { $count } sekundę
        [few] { $count } sekundy
       *[many] { $count } sekund
    }.
web-clock-is-days =
    Każdy ma na turę { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }.
web-bot-speed = Jak szybko odpowiadają boty
web-bot-speed-slow = bez pośpiechu
web-bot-speed-middle = jak ludzie
web-bot-speed-fast = szybko
web-bot-speed-once = od razu
web-takeover = Komu skończy się czas, za tego gra bot aż do powrotu
web-plan-not-ready = Ta plansza wymaga co najmniej { $fewest } krzeseł, w tym jednego przy tym urządzeniu.
web-open-table = Otwórz stół
web-start-now = Zacznij grę

web-invite = Zaproś znajomych
web-qr = Link jako kod dla aparatu w telefonie
web-watching-now =
    { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
web-sit = Usiądź tutaj
web-sit-also = Jeszcze ktoś przy tym urządzeniu
web-leave = Wstań
web-make-bot = Bot
web-make-open = Wolne
web-here = na miejscu
web-away = poza stołem
web-start = Zacznij grę
web-start-waits = Gra może się zacząć, gdy wszystkie krzesła są zajęte; wolne oddaj botom.
web-host-starts = Masz swoje krzesło. Gra zacznie się, gdy gospodarz ją uruchomi.
web-this-table = Ten stół
web-fingerprint = Zapieczętowane ziarno: { $fingerprint }
web-fairness = Uczciwa gra: zapieczętowane ziarno

web-your-turn = Twoja tura
web-turn-of =
    { $count ->
        [one] { $names } myśli
        [few] Czekamy: { $names }
       *[many] Czekamy: { $names }
    }
web-wait = Chwileczkę
web-over = Gra się skończyła
web-last-turns =
    { $count ->
        [one] ostatnia tura
        [few] ostatnia runda: { $count } tury
       *[many] ostatnia runda: { $count } tur
    }
web-last-moves = Ostatnie ruchy
web-last-call = Zaczęła się ostatnia runda!
web-last-call-read = Rozumiem
web-clock-left = Pozostały czas: { $time }
web-hours-left = { $count } godz.
web-days-left =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
web-board = Plansza { $board }. Strzałki ją przesuwają, plus i minus zmieniają powiększenie, 0 pokazuje całość.
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Pokaż całą planszę
web-zoom-in-word = bliżej
web-zoom-out-word = dalej
web-zoom-fit-word = całość
web-claim-route = Zrealizuj { $route }
web-choice-claim = zrealizować { $route }
web-ask-claim = Spróbować tunelu { $route }?
web-which-track = Który tor?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] lewy tor
        [right] prawy tor
        [upper] górny tor
        [lower] dolny tor
       *[middle] środkowy tor
    })
web-not-now =
    { $phase ->
        [tickets] Najpierw wybierz swoje bilety.
        [second_card] Jesteś w trakcie dobierania: najpierw weź drugą kartę.
        [payment] Najpierw zapłać za to, co wybierasz, albo to anuluj.
        [after_action] Twoja akcja jest już wykonana: możliwe jest tylko to, co może po niej nastąpić.
        [over] Gra się skończyła.
       *[action] To nie jest teraz możliwe.
    }
web-track-no-locomotives = Tu bez lokomotyw.
web-border-point = Punkt graniczny państwa { $country }: kończą się tu bilety do { $country }.
web-attraction =
    Atrakcja: { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } dla każdego, kto ma tu połączenie.
web-district =
    W połączeniu z: { $others } – { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
web-route-open = To połączenie jest jeszcze wolne.
web-route-owned = Należy do gracza { $name }.
web-route-yours = Należy do ciebie.
web-route-takers =
    { $count ->
        [0] Nikt już nie może go zrealizować.
       *[other] Mogą je jeszcze zrealizować: { $names }.
    }
web-route-price = Kosztuje cię:

web-choose-tickets = Które bilety zatrzymujesz?
web-keep-least =
    { $count ->
        [0] Zatrzymaj ile chcesz albo żadnego.
       *[other] Zatrzymaj co najmniej { $count }.
    }
web-keep =
    { $count ->
        [0] Nie zatrzymuj żadnego
        [one] Zatrzymaj { $count } bilet
        [few] Zatrzymaj { $count } bilety
       *[many] Zatrzymaj { $count } biletów
    }
web-tickets-wait = Wybrane. Możesz to zmienić, dopóki nie wybiorą wszyscy.
web-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-ticket-connected = połączony
web-ticket-connected-to = połączony, cel { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = nie ma już drogi dla twoich połączeń
web-ticket-failed = niepołączony
web-ticket-trains =
    { $count ->
        [one] jeszcze { $count } wagon
        [few] jeszcze { $count } wagony
       *[many] jeszcze { $count } wagonów
    }
web-ticket-trains-to =
    jeszcze { $count ->
        [one] { $count } wagon
        [few] { $count } wagony
       *[many] { $count } wagonów
    }, cel { $place }
web-ticket-too-far =
    jeszcze { $count ->
        [one] { $count } wagon
        [few] { $count } wagony
       *[many] { $count } wagonów
    }, więcej niż masz

web-your-action = Twoja akcja
web-action =
    { $count ->
        [0] Bierzesz dwie karty czy dobierasz bilety? Nie stać cię jeszcze na żadne połączenie.
        [one] Bierzesz dwie karty, realizujesz połączenie ze złotą obwódką czy dobierasz bilety?
        [few] Bierzesz dwie karty, realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy dobierasz bilety?
       *[many] Bierzesz dwie karty, realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy dobierasz bilety?
    }
web-second-card = Którą kartę bierzesz jako drugą?
web-after-action = Akcja wykonana. Coś jeszcze?
web-turn-ends = Twoja akcja jest wykonana i nic już nie może nastąpić. Twoja kolej zaraz się skończy.
web-far = Miejsca kreskowane kosztują dwie lokomotywy.
web-tickets-draw = Dobierz bilety:
web-choice-pay = Zapłać: { $cards }
web-cannot-undo = Tego nie cofniesz bez zgody innych.
web-take = Weź: { $card }
web-draw-sure = Dobrać kartę z talii?
web-display = Odkryte karty
web-deck =
    { $count ->
        [0] Talia jest pusta
        [one] Dobierz z talii: { $count } karta
        [few] Dobierz z talii: { $count } karty
       *[many] Dobierz z talii: { $count } kart
    }
web-deck-word = Talia
web-hand = Twoja ręka: { $cards }
web-hand-empty = Nie masz kart na ręce
web-hand-head = Twoja ręka ({ $count })
web-hand-fits = { $cards }: pokaż połączenia w tym kolorze
web-end-turn = Zakończ turę
web-end-sure = Zakończyć turę?

web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-undo-alone = Cofnij swoją ostatnią decyzję
web-undo-all = Zapytaj wszystkich, czy możesz cofnąć swoją ostatnią decyzję
web-undo-asked = Pozostali dostali pytanie, czy możesz to cofnąć.
web-undo-proposal = Prośba o cofnięcie ruchów
web-undo-wish =
    { $name } chce cofnąć { $count ->
        [one] { $count } decyzję
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }.
web-undo-waiting =
    Czekamy na zgodę { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
       *[many] { $count } graczy
    }.
web-agree = Zgoda
web-disagree = Odmowa
web-undo-withdraw = Nieważne

web-players = Gracze
web-me = ty
web-bot = bot, { $bot }
web-bot-plays = gra bot
web-to-move = na ruchu
web-count-points = punkty
web-count-trains = wagony
web-count-cards = karty
web-count-tickets = bilety
web-count-time = czas
web-tickets = Twoje bilety
web-log = Co się wydarzyło
web-log-all = Pokaż wszystko
web-log-dealt = Każdy dostaje karty wagonów: { $count }.
web-chat = Rozmowa
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-emotes = Pokaż, co czujesz
web-emote-hello = Cześć!
web-emote-luck = Powodzenia!
web-emote-well-done = Dobra gra!
web-emote-thanks = Dzięki!
web-emote-oh-no = O nie!
web-emote-hurry = No dalej!
web-routes = Połączenia
web-routes-search = Szukaj połączenia
web-claimable = do wzięcia
web-tab-hand = Ręka
web-tab-tickets = Bilety
web-tab-players = Gracze
web-tab-log = Zapis
web-tab-chat = Rozmowa
web-tab-routes = Połączenia
web-watching = Oglądasz tę grę.
web-take-seat = Zajmij krzesło gracza { $name }
web-choose-beside = Wybierz swoje bilety: widać je na planszy. Te, które zatrzymujesz, są narysowane grubą linią.
web-not-asked = To nie twoja tura. W tym czasie możesz obejrzeć bilety i połączenia.
web-bot-took = Na twoim krześle gra bot.
web-take-back = Znów gram ja
web-resign = Niech bot gra za mnie
web-leave-table = Opuść grę
web-leave-sure = Bot gra za ciebie dalej, a twoje krzesło może zająć każdy. Z twoim linkiem nie da się wrócić.
web-pass-device = Przekaż urządzenie: { $name }
web-pass-device-text = Nikt inny nie powinien teraz patrzeć.
web-put-away = Twoja kolej się skończyła. Obejrzyj, co masz, a potem przekaż urządzenie.
web-i-am = To ja, { $name }

web-menu = Ustawienia i stół
web-menu-word = Menu
web-confirm = Pytaj przed akcją
web-confirm-always = zawsze
web-confirm-touch = tylko po dotknięciu
web-confirm-never = nigdy
web-language = Język
web-theme = Kolory strony
web-theme-system = jak w urządzeniu
web-theme-light = jasne
web-theme-dark = ciemne
web-sound = Dźwięki: gwizdek, gdy jest moja tura, oraz odgłosy kart, wagonów, kości i potworów
web-still = Bez animacji
web-fast = Szybsze animacje
web-notices = Powiadomienie, gdy jest moja tura, a strona jest w tle
web-notices-http = Ta przeglądarka pokazuje powiadomienia tylko dla stron z https; tytuł strony mówi, kiedy jest twoja tura.
web-other-device = Graj dalej na innym urządzeniu
web-other-device-text = Ten link otwiera twoje krzesło. Zachowaj go dla siebie.
web-living-room = Salon
web-living-room-text = Duży ekran, który tylko pokazuje: planszę, czyja kolej, punkty i ostatnie ruchy. Telefony są rękami.
web-living-room-open = Otwórz ekran
web-show-join = Podejdź do stołu ze swoim telefonem.
web-log-download = Pobierz zapis gry

web-step = Krok { $number } z { $total }
web-next = Dalej
web-show-all = Pokaż wynik
web-show-result = Pokaż wynik
web-tickets-of = Bilety gracza { $name }
web-scoring-told = Punktacja słowami
web-chart = Punkty wszystkich po każdej turze
web-chart-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
web-look-board = Obejrzyj planszę
web-rematch = Zagraj jeszcze raz
web-rematch-go = Do nowego stołu
web-seal-sound = Ziarno jest tym, które zapieczętowano przed grą.
web-seal-broken = Ziarno nie zgadza się z pieczęcią!
web-seal = SHA-256 tekstu „{ $seed }:{ $salt }” to { $fingerprint }.

## The arena

help-arena = Rozegraj turniej między botami i wypisz ich rankingi.
help-arena-bots = Boty oddzielone przecinkami: nazwy albo file.py:Class; domyślnie „random,greedy”.
help-arena-games = Łączna liczba gier, zaokrąglona w górę do pełnych bloków.
help-arena-sprt = Dwa boty: graj, aż będzie jasne, czy pierwszy jest silniejszy, najwyżej tyle gier.
help-arena-gain = Z --sprt: szukana przewaga w punktach rankingu.
help-arena-threads = Wątki albo procesy dla botów w Pythonie; domyślnie wszystkie procesory. Wyniki pozostają te same.
help-arena-engine = Gdzie grać: na tej maszynie albo na klastrze Ray.
help-arena-out = Folder na wyniki; to samo polecenie kontynuuje przerwany przebieg.
error-arena-sprt-alone = --sprt sam podaje oba boty i nie łączy się z --bots.
error-arena-pair = --sprt wymaga dwóch różnych botów oddzielonych przecinkiem.
error-arena-ray = --engine ray wymaga pakietu „ray”: pip install "whistlestop[cluster]"
arena-played = Gry: { $games }, bloki: { $blocks }. Ranking bota { $anchor } to 0; przedziały są 95-procentowe.
arena-unfinished = Gry przerwane, bo się nie kończyły, i policzone tak, jak stały: { $count }.
arena-ahead = Jak często bot z lewej kończy przed tym u góry
arena-seats = Pierwsze miejsca według krzeseł
arena-seat = krzesło { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } jest silniejszy niż { $two } (logarytm ilorazu wiarygodności { $ratio }, granica { $bound }, szukana przewaga: { $gain }).
        [not_stronger] { $one } nie jest o { $gain } punktów silniejszy niż { $two } (logarytm ilorazu wiarygodności { $ratio }, granica −{ $bound }).
       *[open] Jeszcze nie wiadomo, czy { $one } jest silniejszy niż { $two } (logarytm ilorazu wiarygodności { $ratio }, granice ±{ $bound }, szukana przewaga: { $gain }).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = ranking
heading-firsts = pierwsze miejsca
heading-milliseconds = ms na decyzję

## Studies

help-study = Rozegraj tysiące gier na planszy i napisz raport jako jedną stronę HTML.
help-study-games = Liczba gier na każdą część raportu.
help-study-bot = Bot, który rozgrywa gry; domyślnie najsilniejszy z dość szybkich.
help-study-styles = Boty, których style się porównuje, oddzielone przecinkami; domyślnie wszystkie szybkie.
help-study-out = Plik HTML.
help-study-against = Druga plansza lub inna jej wersja, rozgrywana na tych samych ziarnach i porównywana.
study-advice = Rady
study-no-advice = Gry nie dają powodu, by cokolwiek zmieniać.
study-against = W porównaniu z { $board }, na tych samych ziarnach
study-seat-wins = zwycięstwa miejsca { $number }
study-head-here = tutaj
study-head-difference = różnica
study-written = Raport (liczba gier: { $games }) jest w pliku { $file }.
study-bot-compiled = badanie wymaga bota z pakietu, nie „{ $bot }”; są { $bots }.
studying = Badam planszę

study-title =
    { $map }, gracze: { $players } – { $kind ->
        [cards] badanie
        [dice] badanie z dodatkiem z kośćmi
        [monsters] badanie z dodatkiem Alvin & Dexter
       *[both] badanie z oboma dodatkami
    }
study-lead = Gry bota „{ $bot }” przeciwko sobie: { $games }, decyzje: { $decisions }, zestaw biletów „{ $set }”, ziarna od { $seed } do { $last }. Wszystkie gry jednego porównania mają te same ziarna. Pierwszy gracz siedzi na krześle 1.
study-percent = { $value }%
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] same karty
        [monsters] z potworami
        [dice] z kośćmi
       *[both] z jednym i drugim
    }
study-key-seat =
    { $variant ->
        [cards] Same karty
        [monsters] Z potworami
        [dice] Z kośćmi
       *[both] Z oboma dodatkami
    }: pierwszy gracz wygrywa { $value }% [{ $low }, { $high }]; { $verdict ->
        [more] to więcej niż sprawiedliwe { $fair }%.
        [less] to mniej niż sprawiedliwe { $fair }%.
       *[fair] nie widać różnicy względem sprawiedliwych { $fair }%.
    }
study-key-shift =
    { $variant ->
        [monsters] Czy Alvin & Dexter faworyzują jakieś krzesło?
       *[dice] Czy kości faworyzują jakieś krzesło?
    } { $verdict ->
        [more] Zysk pierwszego gracza w punktach procentowych: { $value } [{ $low }, { $high }].
        [less] Strata pierwszego gracza w punktach procentowych: { $value } [{ $low }, { $high }].
       *[same] Zmiana dla pierwszego gracza w punktach procentowych: { $value } [{ $low }, { $high }], co może być przypadkiem.
    }
study-key-length =
    { $variant ->
        [monsters] Potwory
        [dice] Kości
       *[both] Oba dodatki
    } { $verdict ->
        [more] wydłużają gry (tury na gracza: { $change })
        [less] skracają gry (tury na gracza: { $change })
       *[same] nie zmieniają długości gier
    } [{ $low }, { $high }], do { $turns }.
study-key-unfinished =
    { $count ->
        [0] Wszystkie gry dobiegły końca.
       *[other] Ziarna, które w jednym z wariantów nie dobiegły końca i których brak w porównaniu wariantów: { $count }.
    }
study-key-tickets = Bilety, które dają za dużo: { $generous }. Bilety, które dają za mało: { $stingy }.
advice-seat = Miejsce { $seat } wygrywa { $share } % gier na { $players } ({ $low } do { $high }); sprawiedliwe byłoby { $fair } %.
advice-ending = { $share } % gier kończy się, bo nie ma już nic do zrobienia: tory mają { $spaces } pól na { $trains } wagonów.
advice-stingy = { $ticket } ({ $points }) jest realizowany w { $share } % i traci średnio { $loss } punktu: za tę drogę sprawiedliwe byłoby { $fair }.
advice-hard = { $ticket } ({ $points }) jest realizowany tylko w { $share } % i traci średnio { $loss } punktu, choć drukowane plansze nie dają za taką drogę więcej niż { $fair }: sama droga jest za trudna.
advice-generous = { $ticket } ({ $points }) jest realizowany w { $share } %, a kto go zatrzyma, wygrywa o { $lift } gier więcej na sto: za tę drogę sprawiedliwe byłoby { $fair }.
advice-unwanted = { $ticket } ({ $points }) jest zatrzymywany tylko w { $kept } % przypadków: nikt go nie chce. Za tę drogę sprawiedliwe byłoby { $fair }.
advice-region =
    { $direction ->
        [north] Żadne połączenie na północ ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
        [north-east] Żadne połączenie na północny wschód ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
        [east] Żadne połączenie na wschód ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
        [south-east] Żadne połączenie na południowy wschód ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
        [south] Żadne połączenie na południe ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
        [south-west] Żadne połączenie na południowy zachód ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
        [west] Żadne połączenie na zachód ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
        [north-west] Żadne połączenie na północny zachód ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
       *[middle] Żadne połączenie do środka ({ $places }) nie jest nigdy zajmowane (liczba gier: { $games }).
    }
advice-routes = Nikt nigdy nie zajmuje: { $routes } (liczba gier: { $games }).
advice-rushed = { $route } jest zajmowane w { $share } % gier, średnio po { $when } % tur: kto przychodzi drugi, nie ma szans. Pomógłby jeszcze jeden tor.

study-head-variant = gra
study-head-first = wygrywa pierwszy
study-head-shift = zmiana przez dodatek
study-head-points = punkty
study-head-winner = punkty zwycięzcy
study-head-margin = przewaga zwycięzcy
study-head-games = gry
study-head-figure = co
study-head-value = wartość
study-head-turns = tury na gracza
study-head-change = zmiana
study-head-part = część
study-head-kept = zatrzymany, gdy do wyboru
study-head-fulfilled = zrealizowany, gdy zatrzymany
study-head-brought = przyniesione punkty
study-head-lift = zysk
study-head-price = cena
study-head-route = połączenie
study-head-claimed = realizowane
study-head-when = kiedy
study-head-place = miejsce
study-head-reached = osiągane
study-head-claimable = dostępne
study-head-claims = realizacje na grę
study-head-case = szczególny przypadek
study-head-met = gry z nim

study-seats = Czy kolejność gry jest sprawiedliwa?
study-seats-text = Udział zwycięstw według miejsca w kolejności gry, bez dodatków i z każdym z nich, na tych samych ziarnach. Wspólne zwycięstwo dzieli się. Linia kreskowana to sprawiedliwy udział.
study-seats-caption = Zwycięstwa według miejsca w kolejności gry, gier w każdym wariancie: { $games }; kreski to przedziały 95-procentowe.
study-seats-table = Warianty obok siebie; zmiana w punktach procentowych względem samych kart
study-seat-of = { $variant }, krzesło { $number }
study-length = Jak długie są gry i kto prowadzi
study-length-text = Prowadzenie liczy się w punktach za połączenia, które widzą wszyscy; zmienia się, gdy ktoś inny prowadzi sam.
study-length-caption = Tury każdego gracza, liczba gier: { $games }.
study-length-table = Przebieg gier
study-margins = Przewaga zwycięzcy
study-margins-caption = Punkty między pierwszym a drugim, liczba gier: { $games }.
study-axis-turns = tury na gracza
study-axis-margin = punkty
study-variant-lengths = Długość gier według wariantu; zmiana względem samych kart na tych samych ziarnach
study-fact-turns = Tury każdego gracza
study-fact-leads = Zmiany prowadzenia w grze
study-fact-half-time = Gry wygrane przez prowadzącego w połowie
study-fact-margin = Punkty między pierwszym a drugim
study-fact-shared = Gry ze wspólnym zwycięstwem
study-ending =
    { $reason ->
        [last_round_played] Gry zakończone po ostatniej rundzie
        [all_passed] Gry zakończone, bo wszyscy spasowali
        [six_tickets] Gry zakończone kompletem potrzebnych biletów
        [last_train] Gry zakończone ostatnim wagonem
       *[other] Gry zakończone inaczej ({ $reason })
    }
study-score = Z czego składa się wynik
study-score-caption = Średnie punkty według części, liczba gier: { $games }; kreski to przedziały 95-procentowe.
study-score-table = Średnie punkty
study-winner = zwycięzca
study-others = pozostali
study-part =
    { $part ->
        [routes] połączenia
        [tickets] bilety
        [longest_path] najdłuższa trasa
       *[most_tickets] najwięcej biletów
    }
study-styles = Jaki styl tu wygrywa
study-styles-text = Boty o różnych stylach przeciwko sobie, każdy stół w każdym ustawieniu krzeseł.
study-styles-caption = Udział pierwszych miejsc, liczba gier: { $games }.
study-styles-table = Rankingi w skali Elo; { $anchor } ma 0
study-tickets = Bilety
study-tickets-text = Zysk to o ile zatrzymanie biletu zwiększa szansę wygranej, w punktach procentowych. Boty wybierają, co zatrzymują, więc mówi on o biletach tak, jak się nimi gra. Cenę uznaje się za zbyt wysoką lub niską tylko tam, gdzie przypadek przy tylu biletach zrobiłby to samo najwyżej w jednym badaniu na dwadzieścia.
study-tickets-caption = Zysk z zatrzymania, przedziały 95-procentowe; gdy biletów jest wiele, te z obu końców.
study-tickets-table = Każdy zatrzymany bilet, najpierw najlepszy dla posiadaczy
study-price =
    { $price ->
        [generous] daje za dużo
        [stingy] daje za mało
       *[fair] –
    }
study-demand = Które połączenia są pożądane
study-demand-text = Im gorętszy tor, w tym większej liczbie gier ktoś go realizuje. Kółka rosną z udziałem sieci, które docierają do miejsca.
study-demand-caption = Udział gier, w których realizowano dany tor (liczba gier: { $games }); wskaż tor lub miejsce, żeby zobaczyć liczbę.
study-never = nigdy
study-always = w każdej grze
study-track-title = { $route }: realizowane w { $share }% gier
study-place-title = { $place }: dociera { $share }% sieci
study-most-wanted = Najbardziej pożądane; „kiedy” to, jak daleko zaszła gra
study-least-wanted = Najmniej pożądane
study-places = Miejsca
study-places-text = Ile sieci dociera do miejsca i jak im się wiedzie.
study-places-caption = Udział sieci, które docierają do miejsca: dwanaście najbardziej przyciągających, przedziały 95-procentowe.
study-places-table = Każde miejsce
study-reach = Realizowanie według długości
study-reach-text = Jak często gracz w swojej turze mógł zrealizować choć jedno połączenie danej długości i ile takich zrealizowano.
study-reach-caption = Udział tur, w których można było zrealizować połączenie danej długości (liczba gier: { $games }), przedziały 95-procentowe.
study-reach-table = Połączenia według długości
study-of-length =
    { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }
study-extra =
    { $count ->
        [0] bez dopłaty
       *[other] dopłata { $count }
    }
study-fact-tries = Próby tuneli w grze
study-fact-failures = Nieudane próby
study-used = Co oferuje ta plansza i jak często się z tego korzysta
study-used-text = To, czego nikt nie używa, jest tu na nic albo te boty nie wiedzą, co z tym zrobić.
study-used-table = Użycia w grze, przez wszystkich graczy razem
study-cases = Szczególne przypadki zasad
study-cases-text = Rzadkie sytuacje, w jakie trafiły gry, każda z pierwszą grą, w której wystąpiła. „whistlestop replay FILE” opowiada taką grę krok po kroku.
study-cases-table = Napotkane przypadki, najrzadsze najpierw
study-case =
    { $case ->
        [display-reset] Trzy odkryte lokomotywy powodują wymianę kart
        [display-reset-again] Odkryte karty wymienia się kilka razy z rzędu
        [reshuffle] Karty odrzucone stają się talią
        [pass] Gracz musi spasować
        [tunnel-declined] Tunel nie zostaje opłacony
        [card-given] Dowolne karty zastępują brakującą
        [tokens-returned] Żetony ponad limit zostają oddane
        [monsters-meet] Oba potwory stoją w jednym miejscu
        [tickets-halved] Potwór zabiera połowę wartości biletu
        [dead-board] Nie zostało nic, co ktoś mógłby zrealizować
        [all-passed] Wszyscy pasują
        [longest-path-shared] Najdłuższa trasa jest wspólna
        [tie-broken] Remis zostaje rozstrzygnięty
        [victory-shared] Zwycięstwo jest wspólne
       *[below-zero] Gracz kończy poniżej zera
    }
study-log = { $case } (ziarno { $seed })
study-download = Pobierz { $file }
study-footer-intervals = W nawiasach kwadratowych są przedziały 95-procentowe względem gier: Wilsona dla udziałów, normalne dla średnich. Rankingi mają przedziały bootstrapowe względem bloków gier o tym samym ziarnie.
study-footer-program = Zrobione z Whistlestop, nieoficjalne. Odcisk zasad, planszy i botów: { $program }.

## Hints

help-play-hint = „hint” podaje najlepsze akcje z szansami, prawdopodobieństwa tuneli i kolorów oraz bilety w zasięgu.
hint-thinking = Niech pomyślę …
hint-games = Na podstawie gier rozegranych do końca przez bota ({ $games }); to, czego nie widzisz, wylosowano.
hint-action = { $action }: wygrywa { $value }% [{ $low }, { $high }]{ $reasons }.
hint-keep = zatrzymać { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] tak zagrałby najsilniejszy bot
        [scores] daje { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[many] { $count } punktów
        }
        [completes_ticket] realizuje { $ticket }
        [on_way] leży na drodze: { $ticket }
        [brings_end] prowadzi do ostatniej rundy
        [colour_needed] ten kolor jest potrzebny na { $route }
        [any_route] lokomotywa pasuje do każdego koloru
        [ticket_fulfilled] { $ticket } – już zrealizowany
        [ticket_costs] { $ticket } wymaga jeszcze { $count ->
            [one] { $count } wagonu
            [few] { $count } wagonów
           *[many] { $count } wagonów
        }
        [ticket_cut_off] { $ticket } – odcięty
        [only_way] prawie nie ma innej drogi: { $ticket }
        [detour] objazd ({ $ticket }) wymaga więcej wagonów: +{ $count }
        [rival_near] rywal zbudował obok i mógłby ją zamknąć
        [end_near] koniec jest blisko (najmniej wagonów: { $count })
        [off_way] nie służy żadnemu z twoich biletów
        [more_tickets] nowe bilety trzeba by zrealizować wagonami, które ci zostały: { $count }
        [leaves_open] zostawia { $route } innym
        [would_pay] z nią możesz zapłacić za { $route }
        [spends_cards] zużywa karty przydatne gdzie indziej: { $count }
       *[all_fulfilled] wszystkie twoje bilety są zrealizowane, a wagonów masz { $count }
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: zrealizowany.
        [reachable] { $ticket }: w zasięgu, wagony: { $count }.
        [too-far] { $ticket }: wymaga { $count ->
            [one] { $count } wagonu
            [few] { $count } wagonów
           *[many] { $count } wagonów
        }, więcej niż masz.
       *[cut-off] { $ticket }: odcięty.
    }
hint-colour = { $kind }: { $next }% przy następnej karcie z talii, { $two }% wśród dwóch następnych.

## Review of a game

help-review = Oceń decyzje z zapisanej gry: szanse na wygraną, dokładność i co kosztowało najwięcej.
help-review-looks = Ile gier sprawdza się przy każdej decyzji.
review-progress = ocenione decyzje
review-curve = Szansa na wygraną po każdej decyzji, według tego, co gracz wtedy wiedział:
review-turn =
    { $turn ->
        [0] Otwarcie
       *[other] Tura { $turn }
    }
review-seat = { $name }: dokładność { $value } %, ocenione decyzje: { $count }
review-costly = { $when }: { $played }. Lepiej: { $better }; to wygrywa { $best } % zamiast { $chance } %, przewaga w punktach: { $points }{ $reasons }.
review-none = Żadna decyzja gracza { $name } nie kosztowała niczego wartego wzmianki.
review-foot = Każdą decyzję porównano z najlepszą znalezioną, w grach dogrywanych przez bota; to, czego gracz nie mógł widzieć, uzupełniono losowo.
web-tab-review = Analiza
web-review-mine = Przeanalizuj moją grę
web-review-start = Przeanalizuj tę grę
web-review-text = Bot gra dalej od każdej decyzji, z tym, co każdy mógł wtedy wiedzieć. Trwa to około minuty.
web-review-progress = Ocenione decyzje: { $done } z { $total }
web-review-stop = Zatrzymaj
web-review-accuracy = Dokładność
web-review-curve = Szansa na wygraną po każdej decyzji
web-review-known = Według wiedzy każdego gracza
web-review-open = Ze wszystkim odkrytym
web-review-costly = Co kosztowało najwięcej: { $name }
web-review-played = Zagrano: { $action }
web-review-better = Lepiej: { $action }
web-review-gain = wygrywa { $best } % zamiast { $chance } %, przewaga w punktach: { $points }
web-review-cost = −{ $value } %
web-review-worst = Najkosztowniejsza decyzja
web-review-point = { $when }, { $name }: { $value } %
web-review-against = To, co zagrano:
web-review-for = Lepszy wybór:

## Bots: a name and a sentence of character for each

web-level-name = Poziom { $level }
web-level-character =
    { $level ->
        [1] Przyjazny pierwszy przeciwnik.
       *[other] Pokonuje niższy poziom mniej więcej trzy razy na cztery, na każdej planszy.
    }
bot-random-name = Loteria
bot-random-character = Robi, co przyjdzie do głowy, losowo i bez planu.
bot-path-name = Nowicjusz
bot-path-character = Zatrzymuje każdy bilet i realizuje je po kolei drogą o najmniejszej liczbie połączeń.
bot-one-step-name = Oportunista
bot-one-step-character = Bierze to, co teraz na planszy najlepsze, i nigdy nie myśli o jutrze.
bot-long-route-name = Maraton
bot-long-route-character = Kocha długie połączenia i realizuje najdłuższe w zasięgu; bilety są na drugim planie.
bot-hoarder-name = Wiewiórka
bot-hoarder-character = Gromadzi coraz więcej kart i czeka na połączenia, które dają najwięcej.
bot-hungry-name = Kolekcjoner
bot-hungry-character = Dobiera bilety, dopóki są wagony, i wygrywa wysoko albo przegrywa wysoko.
bot-greedy-name = Zawiadowca
bot-greedy-character = Zatrzymuje tanie bilety, dla każdego realizuje najkrótszą drogę i nie traci czasu.
bot-planner-name = Inżynier
bot-planner-character = Planuje jedną sieć dla wszystkich biletów, woli długie połączenia i pierwszy zostaje bez wagonów.
bot-learned-name = Weteran
bot-learned-character = Planuje jak Inżynier i z wielu gier nauczył się, kiedy inny ruch wygrywa częściej; na planszy, której się nie nauczył, gra dokładnie jak Inżynier.
bot-search-name = Arcymistrz
bot-search-character = Planuje jak Inżynier i przed ruchem sprawdza każdy pomysł w setkach wyobrażonych gier.
bot-master-name = Wirtuoz
bot-master-character = Na pierwszy rzut oka widzi, co warto wypróbować, sprawdza to w wyobrażonych grach i ocenia każdą według tego, co już wygrywało.

## Looking back and reports

refusal-not-a-log = Ten plik nie jest zapisem gry.
refusal-bad-log = Tego zapisu nie da się odtworzyć.
refusal-unknown-board = Ten zapis pochodzi z planszy, której ten program nie ma, albo z innej jej wersji.
refusal-no-own-boards = Ten serwer nie przyjmuje plansz od gości. Może na nie pozwolić ten, kto go prowadzi.
refusal-bad-board = Na tej planszy nie można jeszcze grać: coś na niej jest nie w porządku.
refusal-study-running = Jedno badanie naraz: twoje jeszcze trwa.
refusal-unknown-study = Nie ma takiego badania albo nie jest już przechowywane.
refusal-not-comparable = Dwa badania można porównać, jeśli oba są ukończone i rozegrano w nich te same ziarna z tą samą liczbą graczy i tym samym botem.
web-log-look = Pokaż planszę w tej chwili
web-past-region = Spojrzenie wstecz
web-past =
    { $turn ->
        [0] Spojrzenie wstecz na początek:
       *[other] Spojrzenie wstecz na turę { $turn }:
    }
web-past-earlier = Wcześniej
web-past-later = Później
web-past-now = Wróć do teraz
web-replay = Powtórka
web-replay-watch = Obejrzyj jeszcze raz
web-replay-view = Widok
web-replay-open = Wszystko odkryte
web-replay-spectator = Widz
web-replay-moment = Chwila gry
web-replay-first = Na początek
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-turn = Przejdź do tury
web-replay-turn-of = Tura { $turn } · { $name }
web-replay-opening = Początek
web-replay-speed = Tempo
web-replay-count = { $move } z { $count }
web-replay-keys = Strzałki idą krok po kroku, Page Up i Page Down od tury do tury, Home i End na końce, spacja odtwarza.
web-replay-running = Gra jeszcze trwa: widać to, co wie o niej twoje krzesło, albo widz.
web-replay-more = Klawisze i język
web-replay-link = Link do tej chwili
web-replay-link-word = Link
web-replay-link-text = Kto otworzy ten link, zobaczy grę w tej chwili i z tej strony.
web-replay-file = Otwórz grę
web-replay-file-text = Obejrzyj grę jeszcze raz z jej zapisu: z pliku pobranego po końcu gry albo z zapisu gry w terminalu.
web-replay-file-choose = Wybierz plik
web-replay-line = Wiersz { $line }: { $reason }
web-replay-seat = Krzesło { $number }
web-replay-deck = Zostało w talii: { $count }
web-replay-ticket-deck = Bilety do dobrania: { $count }
web-replay-choosing = Wybiera spośród: { $tickets }.
web-replay-scores = Ile każdy miałby punktów, gdyby gra skończyła się w danej turze.
web-tab-scores = Punkty
web-report = Zgłoś problem
web-report-running = Skopiuj ten tekst do swojej wiadomości. Zawiera grę w takim zakresie, w jakim może ją znać twoje krzesło, i nic, co jest przed tobą ukryte.
web-report-over = Skopiuj ten tekst do swojej wiadomości. Zawiera cały zapis gry.
## The text view and what a screen reader is told

web-text-view = Widok tekstowy
web-board-view = Widok planszy
web-text-question = Pytanie słowami
web-text-answers = Wpisane i odpowiedzi
web-text-line = Wpisz polecenie, ? pomaga
web-text-routes-from = Połączenia z …
web-text-show = Pokaż
web-text-score = Punkty
web-text-help = Pomoc
web-skip = Do pytania
web-sure = { $action }?
web-told-cards =
    { $count ->
        [one] { $name } dobiera { $count } kartę.
        [few] { $name } dobiera { $count } karty.
       *[many] { $name } dobiera { $count } kart.
    }
web-told-taken =
    { $who ->
        [you] Bierzesz: { $cards }.
       *[other] { $name } bierze: { $cards }.
    }
web-card-unseen = karta z talii

## Open tables, and people one does not know

refusal-sent-away = Gospodarz nie chce cię przy tym stole.
refusal-bad-name = Na tym publicznym serwerze nikt nie może się tak nazywać.
refusal-bad-talk = Tego się nie mówi na tym publicznym serwerze: bez adresów, wyzwisk i powtórzeń.
refusal-muted = Gospodarz wyciszył cię przy tym stole.
help-serve-public = Tu spotykają się nieznajomi: zasady dla imion i rozmów, a skargi są zachowywane.
web-open-tables = Otwarte stoły
web-seat-anywhere = Posadź mnie gdziekolwiek
web-open-tables-none = Teraz nikt nie czeka. Usiądź, a otworzy się stół, który inni tu zobaczą.
web-seats-open =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-locked = z hasłem
web-list-table = Pokaż stół nieznajomym na stronie głównej
web-begins-full = Gra zaczyna się, gdy zajęte jest ostatnie miejsce
web-begins-when-full = Masz miejsce. Gra zacznie się, gdy zajęte będzie ostatnie.
web-people = Ludzie przy tym stole
web-hide-talk = Ukryj wypowiedzi
web-show-talk = Pokaż wypowiedzi
web-mute = Wycisz
web-unmute = Pozwól mówić
web-send-away = Odeślij
web-complain = Poskarż się
web-complain-about = Skarga na: { $name }
web-complain-text = Przeczyta to osoba prowadząca serwer, razem z ostatnimi wypowiedziami tej osoby.
web-complain-reason = Co się stało?
web-complain-words = Własnymi słowami, jeśli chcesz
web-complain-send = Wyślij skargę
web-complain-thanks = Dziękujemy. Skarga czeka na osobę prowadzącą serwer.
web-offence-insult = obelgi
web-offence-name = imię
web-offence-spam = reklama lub spam
web-offence-unfair = nieuczciwa gra
web-offence-other = coś innego

## A profile without an account

refusal-no-profile = Ten klucz nie otwiera żadnego profilu.
web-profile = Mój profil
web-profile-short = Gry, wyniki i siła bez konta: klucz leży w tej przeglądarce.
web-profile-begin = Zacznij profil
web-profile-text = Bez e-maila i hasła. Serwer przechowuje imię, kolor i wyniki twoich gier oraz skrót klucza.
web-profile-colour = Kolor
web-profile-keep = Zapisz
web-profile-make = Utwórz profil
web-profile-look = Zobacz mój profil
web-ratings = Siła gry
web-ratings-none = Po pierwszej grze z tym profilem pojawi się tu twoja siła.
web-rating = Siła
web-rating-interval = pewne na 95 %
web-rating-games = wygrane
web-rating-won = { $firsts } z { $games }
web-rating-text = Ta sama metoda co na arenie: 0 to bot Greedy, 100 punktów więcej wygrywa 64 % gier we dwoje.
web-mode =
    { $mode ->
        [cards] karty
        [dice] kości
        [monsters] potwory
       *[other] kości i potwory
    }
web-games-played = Gry ({ $count })
web-games-none = Jeszcze żadnej. Liczą się te, które odtąd zaczniesz lub do których dołączysz.
web-game-place = miejsce { $place } z { $players }, punkty: { $points }
web-somebody = ktoś
web-people-met = Z kim grałem
web-person-games = gry: { $games }, wyżej: { $ahead }
web-friend = Znajomy
web-befriend = Zapamiętaj jako znajomego
web-profile-move = Przenieś lub usuń
web-profile-move-text = Te dziewięć słów to klucz. Wpisz je na innym urządzeniu; kto je zna, ma profil.
web-profile-picture = Pokaż jako kod dla aparatu
web-profile-export = Pobierz wszystko jako plik
web-profile-forget = Zapomnij na tym urządzeniu
web-profile-delete = Usuń profil
web-profile-delete-sure = Nie da się go przywrócić. Twoje gry zostaną u innych, bez twojego imienia.
web-profile-have = Mam już profil
web-profile-words = Jego dziewięć słów
web-profile-words-wrong = To jeszcze nie dziewięć właściwych słów.
web-profile-open = Otwórz profil tutaj

## Games over days

refusal-no-holidays = Nie masz już tylu dni urlopu.
help-serve-push = Powiadamiaj przeglądarki „twoja kolej” przez usługi ich producentów, na życzenie.
web-turns = Gry przez wiele dni
web-turns-text = Dowiedz się, kiedy twoja kolej, bez otwartej strony. Adresy są tajne, ale nie otwierają nic więcej.
web-turns-push = Ta przeglądarka mówi „twoja kolej”
web-turns-push-text = Powiadomienie jest szyfrowane i idzie przez usługę producenta przeglądarki, która widzi, kiedy przychodzi.
web-turns-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
web-turns-calendar = Dla kalendarza
web-turns-news = Dla czytnika wiadomości (RSS)
web-holidays = Dni urlopu
web-holidays-each = Dni urlopu dla każdego
web-holidays-left =
    { $count ->
        [one] Został { $count } dzień. Twój czas zaczyna się po urlopie.
        [few] Zostały { $count } dni. Twój czas zaczyna się po urlopie.
       *[many] Zostało { $count } dni. Twój czas zaczyna się po urlopie.
    }
web-holidays-take = Weź urlop
web-holiday-until = na urlopie do { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Zobacz więcej
web-overlays-word = więcej
web-overlay-paths = Najdłuższa trasa każdego
web-overlay-networks = Moje sieci
web-overlay-tickets = Wagony potrzebne jeszcze do biletów
web-overlay-odds = Szanse
web-overlay-path = { $name }: { $count }
web-overlay-network = Sieć { $number }: pola { $count }, miejsca { $places }
web-overlay-no-networks = Nie masz jeszcze wagonów na planszy.
web-overlay-next = następna karta
web-overlay-in-two = następne dwie
web-overlay-roll =
    { $which ->
        [stand] Zostawiając kości: { $claim } % na połączenie, { $ticket } % na potrzebne twoim biletom, średnio punktów: { $points }.
        [marked] Przerzucając te: { $claim } % na połączenie, { $ticket } % na potrzebne twoim biletom, średnio punktów: { $points }.
       *[best] Najlepiej przerzucić ({ $dice }): { $claim } % na połączenie, { $ticket } % na potrzebne twoim biletom, średnio punktów: { $points }.
    }
web-overlay-no-odds = Nie ma teraz czego liczyć.
web-hint-button = Podpowiedź
web-hint-chance = wygrywa w około { $value } % ({ $low } do { $high } %)
web-hint-do = Zrób to
web-hint-none = Nic nie przyszło do głowy. Spróbuj za chwilę.
web-allow-hints = Można prosić o podpowiedzi (wyłącz w grach, które się liczą)
web-table-password = Hasło dla gości, jeśli chcesz
web-password = Hasło
web-enter = Wejdź

web-lessons = Nauka gry
web-lessons-text = Trzy krótkie lekcje na małej planszy, razem około pięciu minut: karty, potem kości, potem potwory.
web-lesson-cards = Lekcja 1: karty
web-lesson-dice = Lekcja 2: kości
web-lesson-monsters = Lekcja 3: potwory
web-lesson-progress = Krok { $step } z { $steps }
web-lesson-begin = Zacznij
web-lesson-resume = Wznów
web-lesson-again = Od początku
web-lesson-done = ukończona
web-lesson-read = Dalej
web-lesson-leave = Opuść lekcję
web-lesson-following = Następna
web-lesson-play-on = Dokończ tę grę
web-step-cards-goal = Witaj nad Jeziorem Bodeńskim! Wygrywa najwięcej punktów: za zrealizowane połączenia, wypełnione bilety i najdłuższą trasę. Niewypełniony bilet kosztuje swoje punkty.
web-step-cards-tickets = Każdy bilet podaje dwa miejsca, które mają połączyć twoje połączenia. Zatrzymaj co najmniej jeden; dobrze pasują bilety ze wspólną drogą. Pokazuje je plansza.
web-step-cards-take = Twoja tura: weź dwie karty po kolei, odkryte albo w ciemno z talii. Odkryta lokomotywa pasuje do każdego koloru, ale to twoja jedyna karta w tej turze.
web-step-cards-look = Naciśnij jeden ze swoich biletów (na liście „Bilety”): zaświeci się najkrótsza wolna jeszcze droga.
web-step-cards-claim = Zrealizuj połączenie: naciśnij takie, które świeci. Kosztuje tyle kart swojego koloru, ile ma pól; szare przyjmuje dowolny jeden kolor. Jeśli nic przydatnego nie świeci, weź najpierw karty.
web-step-cards-special = Dwa rodzaje połączeń są szczególne: prom wymaga lokomotyw, a tunel odkrywa trzy karty, które mogą podnieść jego koszt. „?” u góry wyjaśnia wszystkie zasady.
web-step-cards-again = Zrealizuj drugie połączenie, najlepiej potrzebne twoim biletom. Lampa daje podpowiedź, a cofanie naprawia pomyłkę.
web-step-cards-end = To cała gra karciana. Gdy ktoś ma dwa wagony lub mniej, każdy ma jeszcze jedną turę, potem liczy się bilety. Graj dalej albo zobacz, co zmieniają kości.
web-step-dice-goal = Z kośćmi nie ma kart: w każdej turze rzucasz pięcioma kośćmi, a ich symbole płacą za to, co robisz.
web-step-dice-tickets = Bilety są jak wcześniej: zatrzymaj co najmniej jeden.
web-step-dice-roll = Twoje kości leżą przed tobą. Naciśnij te, których nie chcesz, i przerzuć je raz; albo zostaw wszystkie.
web-step-dice-claim = Zrealizuj świecące połączenie: pojedyncze wymaga symboli Pojedynczy, podwójne – Podwójny, po jednym na pole. Joker pasuje do wszystkiego. Jeśli nic nie świeci, zakończ turę i rzuć znowu.
web-step-dice-tokens = Dwie nieużyte kości kupują żeton: jeden Pojedynczy lub Podwójny na później, najwyżej trzy każdego. Kup, gdy zostaną ci kości, albo idź dalej.
web-step-dice-again = Zrealizuj drugie połączenie. Żetony pomagają tam, gdzie kości nie wystarczą.
web-step-dice-special = Dworce na kościach dobierają bilety, po jednym za każdy. Prom wymaga Jokerów, a w tunelu trzy kości tunelu mogą podnieść cenę.
web-step-dice-end = To cała gra z kośćmi. Kończy się jak karciana. Graj dalej albo poznaj potwory.
web-step-monsters-goal = Alvin i Dexter już tu są. Miejsce, w którym stoi potwór, jest w chaosie: nie można zrealizować żadnego połączenia, które się tam kończy.
web-step-monsters-tickets = Bilety i karty są jak w pierwszej lekcji. Zatrzymaj co najmniej jeden bilet.
web-step-monsters-place = Postaw potwora na planszy: naciśnij miejsce, najlepiej takie, które przeszkadza przeciwnikowi, a nie tobie.
web-step-monsters-locomotive = Potwory ruszają się za lokomotywy. Weź odkrytą lokomotywę, która liczy się za obie karty, albo dobieraj, aż jakąś zdobędziesz.
web-step-monsters-move = W swojej turze, przed akcją lub po niej, naciśnij przycisk potwora, a potem zaznaczone miejsce: jedna lokomotywa prowadzi do trzech miejsc dalej, dwie do sześciu.
web-step-monsters-lock = Masz teraz jego kartę. Dopóki leży odkryta, nikt nie może ruszyć tego potwora; na końcu twojej następnej tury zostanie odwrócona i zostanie u ciebie.
web-step-monsters-claim = Wykonaj dalej akcję i zakończ turę. Zrealizuj połączenie, gdy tylko możesz, z dala od chaosu.
web-step-monsters-end = Na końcu bilet do miejsca w chaosie liczy się za połowę, a najwięcej kart Alvina i Dextera daje po 15 punktów. To wszystko: szczęśliwej podróży!

web-help = Zasady
web-help-board = Ta plansza: { $board }
web-help-base = Gra się według zasad podstawowych.
web-help-rulings = Rozstrzygnięcia i zasady domowe, które tu obowiązują
web-help-numbers = Pokaż numery z naszych zasad (np. R50)
web-help-turn = Co mogę zrobić w swojej turze?
web-help-turn-text =
    { $purse ->
        [dice] Rzuć pięcioma kośćmi i przerzuć dowolne z nich raz. Potem zrób najwyżej jedną rzecz: zrealizuj połączenie, dobierz bilety albo to, co jeszcze daje ta plansza. Nieużyte kości kupują żetony.
       *[cards] Jedną rzecz: weź dwie karty wagonów, zrealizuj połączenie, dobierz bilety albo to, co jeszcze daje ta plansza. Pasuje tylko ten, kto nic nie może zrobić.
    }
web-help-tickets = Czym są bilety?
web-help-tickets-text = Bilet podaje miejsca, które masz połączyć własnymi połączeniami. Wypełniony na końcu daje swoje punkty, inaczej je zabiera. Zatrzymane bilety zostają u ciebie, ukryte do końca.
web-help-locomotive = Czym jest lokomotywa?
web-help-locomotive-text = Lokomotywa pasuje do każdego koloru. Wzięta odkryta jest jedyną kartą tury, dobrana w ciemno jest kartą jak inne. Gdy odkryte są trzy, wymienia się wszystkie odkryte karty. Co tu jest inaczej, podano niżej.
web-help-double = Czym jest podwójne połączenie?
web-help-double-text =
    { $open ->
        [yes] To tory obok siebie między tymi samymi miejscami. Nikt nie ma dwóch z nich; drugi pozostaje otwarty dla innych, niezależnie od liczby graczy.
       *[no] To tory obok siebie między tymi samymi miejscami. Nikt nie ma dwóch z nich; gdy graczy jest mniej niż { $count }, drugi zamyka się po zajęciu pierwszego.
    }
web-help-country = Jak dociera się do kraju?
web-help-country-text = W dowolnym z jego punktów granicznych; żadna droga nie wiedzie przez kraj. Bilet do kilku krajów liczy najdroższy, do którego dotrzesz. Jeśli do żadnego, zabiera najtańszy.
web-help-path = Czym jest najdłuższa trasa?
web-help-path-text = To najdłuższa nieprzerwana droga po własnych połączeniach, żadnym dwa razy. Każdy, kto ją ma, dostaje punktów: { $points }.
web-help-globe = Co daje najwięcej biletów?
web-help-globe-text = Kto wypełnił najwięcej biletów, dostaje dodatkowo punktów: { $points }; przy remisie wszyscy.
web-help-sight = Ile są warte atrakcje?
web-help-sight-text = Każda atrakcja przy twoim połączeniu daje na końcu punktów: { $points }.
web-help-district = Czym jest dzielnica?
web-help-district-text = To miejsca, które należą do siebie: kto połączy wszystkie własnymi połączeniami, dostaje punkty dzielnicy.
web-help-end = Kiedy kończy się gra?
web-help-end-text = Gdy ktoś kończy turę, mając najwyżej tyle wagonów: { $count }, każdy ma jeszcze jedną turę. Potem liczy się bilety i premie. Wygrywa najwięcej punktów, przy remisie więcej wypełnionych biletów.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = na tej planszy nie ma odkrytych kart: są tylko w talii.
difference-no-display = Nie ma odkrytych kart wagonów: są tylko w talii.
difference-double-routes-free = Oba tory podwójnego połączenia są dostępne przy każdej liczbie graczy.
deck-only = Nie ma odkrytych kart; w talii: { $count }.
