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
kind-plus4 = lokomotywa +4
kind-passenger = pasażer

card-red = czerwona karta
card-orange = pomarańczowa karta
card-yellow = żółta karta
card-green = zielona karta
card-blue = niebieska karta
card-pink = różowa karta
card-white = biała karta
card-black = czarna karta
card-locomotive = lokomotywa
card-plus4 = lokomotywa +4
card-passenger = karta pasażera

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
cards-plus4 =
    { $count ->
        [one] { $count } lokomotywa +4
        [few] { $count } lokomotywy +4
       *[many] { $count } lokomotyw +4
    }
cards-passenger =
    { $count ->
        [one] { $count } karta pasażera
        [few] { $count } karty pasażera
       *[many] { $count } kart pasażera
    }

meeple-black = czarny meeple
meeple-blue = niebieski meeple
meeple-red = czerwony meeple
meeple-white = biały meeple
meeple-yellow = żółty meeple
meeple-green = zielony meeple

meeples-black =
    { $count ->
        [one] { $count } czarny meeple
        [few] { $count } czarne meeple
       *[many] { $count } czarnych meepli
    }
meeples-blue =
    { $count ->
        [one] { $count } niebieski meeple
        [few] { $count } niebieskie meeple
       *[many] { $count } niebieskich meepli
    }
meeples-red =
    { $count ->
        [one] { $count } czerwony meeple
        [few] { $count } czerwone meeple
       *[many] { $count } czerwonych meepli
    }
meeples-white =
    { $count ->
        [one] { $count } biały meeple
        [few] { $count } białe meeple
       *[many] { $count } białych meepli
    }
meeples-yellow =
    { $count ->
        [one] { $count } żółty meeple
        [few] { $count } żółte meeple
       *[many] { $count } żółtych meepli
    }
meeples-green =
    { $count ->
        [one] { $count } zielony meeple
        [few] { $count } zielone meeple
       *[many] { $count } zielonych meepli
    }

tourist-bridge = most
tourist-ship = statek
tourist-tram = tramwaj linowy
tourist-crab = krab
tourist-seal = lew morski
tourist-tower = wieża
tourist-flower = kwiat

## Dice, tokens and monsters

face-single = Pojedynczy
face-double = Podwójny
face-station = Dworzec
face-wild = Joker

die-single = [–] Pojedynczy
die-double = [=] Podwójny
die-station = [⌂] Dworzec
die-wild = [★] Joker

dice-single =
    { $count ->
        [one] { $count } Pojedynczy
        [few] { $count } Pojedyncze
       *[many] { $count } Pojedynczych
    }
dice-double =
    { $count ->
        [one] { $count } Podwójny
        [few] { $count } Podwójne
       *[many] { $count } Podwójnych
    }
dice-station =
    { $count ->
        [one] { $count } Dworzec
        [few] { $count } Dworce
       *[many] { $count } Dworców
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
        [few] { $count } Jokery
       *[many] { $count } Jokerów
    }

tokens-single =
    { $count ->
        [one] { $count } żeton pojedynczy
        [few] { $count } żetony pojedyncze
       *[many] { $count } żetonów pojedynczych
    }
tokens-double =
    { $count ->
        [one] { $count } żeton podwójny
        [few] { $count } żetony podwójne
       *[many] { $count } żetonów podwójnych
    }
no-tokens = brak żetonów

monster-alvin = Alvin
monster-dexter = Dexter

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
board-japan = Japonia
board-india = Indie
board-lake-constance = Jezioro Bodeńskie
board-legendary-asia = Legendarna Azja
board-pennsylvania = Pensylwania
board-london = Londyn
board-marklin = Märklin
board-new-york = Nowy Jork
board-nordic = Kraje nordyckie
board-san-francisco = San Francisco
board-switzerland = Szwajcaria

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
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Pojedynczy
                    [few] { $length } Pojedyncze
                   *[many] { $length } Pojedynczych
                }, tunel
               *[double] { $route }: { $length ->
                    [one] { $length } Podwójny
                    [few] { $length } Podwójne
                   *[many] { $length } Podwójnych
                }, tunel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Pojedynczy
                    [few] { $length } Pojedyncze
                   *[many] { $length } Pojedynczych
                }, prom, w tym { $symbols ->
                    [one] { $symbols } Joker
                    [few] { $symbols } Jokery
                   *[many] { $symbols } Jokerów
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Podwójny
                    [few] { $length } Podwójne
                   *[many] { $length } Podwójnych
                }, prom, w tym { $symbols ->
                    [one] { $symbols } Joker
                    [few] { $symbols } Jokery
                   *[many] { $symbols } Jokerów
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Pojedynczy
                    [few] { $length } Pojedyncze
                   *[many] { $length } Pojedynczych
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Podwójny
                    [few] { $length } Podwójne
                   *[many] { $length } Podwójnych
                }
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Pojedynczy
                    [few] { $length } Pojedyncze
                   *[many] { $length } Pojedynczych
                }, tunel ({ $points ->
                    [one] { $points } punkt
                    [few] { $points } punkty
                   *[many] { $points } punktów
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Podwójny
                    [few] { $length } Podwójne
                   *[many] { $length } Podwójnych
                }, tunel ({ $points ->
                    [one] { $points } punkt
                    [few] { $points } punkty
                   *[many] { $points } punktów
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Pojedynczy
                    [few] { $length } Pojedyncze
                   *[many] { $length } Pojedynczych
                }, prom, w tym { $symbols ->
                    [one] { $symbols } Joker
                    [few] { $symbols } Jokery
                   *[many] { $symbols } Jokerów
                } ({ $points ->
                    [one] { $points } punkt
                    [few] { $points } punkty
                   *[many] { $points } punktów
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Podwójny
                    [few] { $length } Podwójne
                   *[many] { $length } Podwójnych
                }, prom, w tym { $symbols ->
                    [one] { $symbols } Joker
                    [few] { $symbols } Jokery
                   *[many] { $symbols } Jokerów
                } ({ $points ->
                    [one] { $points } punkt
                    [few] { $points } punkty
                   *[many] { $points } punktów
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Pojedynczy
                    [few] { $length } Pojedyncze
                   *[many] { $length } Pojedynczych
                } ({ $points ->
                    [one] { $points } punkt
                    [few] { $points } punkty
                   *[many] { $points } punktów
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Podwójny
                    [few] { $length } Podwójne
                   *[many] { $length } Podwójnych
                } ({ $points ->
                    [one] { $points } punkt
                    [few] { $points } punkty
                   *[many] { $points } punktów
                })
            }
        }
    }
route-detail-special =
    { $route }: długość { $length }, kolor { $colour }, { $special } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length ->
            [one] { $length } Pojedynczy
            [few] { $length } Pojedyncze
           *[many] { $length } Pojedynczych
        }, { $special } ({ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        })
       *[double] { $route }: { $length ->
            [one] { $length } Podwójny
            [few] { $length } Podwójne
           *[many] { $length } Podwójnych
        }, { $special } ({ $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        })
    }
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
track-mountains =
    { $count ->
        [one] góry, które kosztują { $count } wagon więcej
        [few] góry, które kosztują { $count } wagony więcej
       *[many] góry, które kosztują { $count } wagonów więcej
    }
track-bullet = trasa superekspresu: postęp zamiast punktów, dopóki są superekspresy
track-trains =
    { $count ->
        [one] wymaga { $count } wagonu
        [few] wymaga { $count } wagonów
       *[many] wymaga { $count } wagonów
    }
track-any-cards = dowolne karty ({ $count }) za jedną w kolorze
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
event-tunnel-entered =
    { $who ->
        [you] Próbujesz tunelu { $route } ({ $payment }).
       *[other] { $name } próbuje tunelu { $route } ({ $payment }).
    }
event-tunnel-card =
    { $who ->
        [you] Twój tunel odkrywa: { $card }.
       *[other] Tunel gracza { $name } odkrywa: { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Twój tunel { $route } nie kosztuje nic więcej.
            [one] Twój tunel { $route } kosztuje o { $extra } kartę więcej.
            [few] Twój tunel { $route } kosztuje o { $extra } karty więcej.
           *[many] Twój tunel { $route } kosztuje o { $extra } kart więcej.
        }
       *[other] { $extra ->
            [0] Tunel { $route } nie kosztuje gracza { $name } nic więcej.
            [one] Tunel { $route } kosztuje gracza { $name } o { $extra } kartę więcej.
            [few] Tunel { $route } kosztuje gracza { $name } o { $extra } karty więcej.
           *[many] Tunel { $route } kosztuje gracza { $name } o { $extra } kart więcej.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Rezygnujesz z tunelu; { $route } pozostaje wolne.
           *[other] { $name } rezygnuje z tunelu; { $route } pozostaje wolne.
        }
       *[cards] { $who ->
            [you] Zabierasz swoje karty; { $route } pozostaje wolne.
           *[other] { $name } zabiera swoje karty; { $route } pozostaje wolne.
        }
    }
event-station-built =
    { $who ->
        [you] Budujesz dworzec: { $place } ({ $payment }).
       *[other] { $name } buduje dworzec: { $place } ({ $payment }).
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
event-dice-rolled =
    { $who ->
        [you] Twój rzut: { $dice }.
       *[other] { $name } rzuca: { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Zostawiasz wszystkie kości.
            [one] Przerzucasz { $count } kość.
            [few] Przerzucasz { $count } kości.
           *[many] Przerzucasz { $count } kości.
        }
       *[other] { $count ->
            [0] { $name } zostawia wszystkie kości.
            [one] { $name } przerzuca { $count } kość.
            [few] { $name } przerzuca { $count } kości.
           *[many] { $name } przerzuca { $count } kości.
        }
    }
event-dice-stand =
    { $who ->
        [you] Twoje kości pokazują teraz: { $dice }.
       *[other] Kości gracza { $name } pokazują teraz: { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Kupujesz żeton pojedynczy za: { $dice }.
           *[other] { $name } kupuje żeton pojedynczy za: { $dice }.
        }
       *[double] { $who ->
            [you] Kupujesz żeton podwójny za: { $dice }.
           *[other] { $name } kupuje żeton podwójny za: { $dice }.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Oddajesz { $tokens }.
       *[other] { $name } oddaje { $tokens }.
    }
event-route-claimed-with-dice =
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
event-station-built-with-dice =
    { $who ->
        [you] Budujesz dworzec: { $place } ({ $payment }).
       *[other] { $name } buduje dworzec: { $place } ({ $payment }).
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Dobierasz { $count ->
            [one] { $count } bilet
            [few] { $count } bilety
           *[many] { $count } biletów
        } ({ $payment }).
       *[other] { $name } dobiera { $count ->
            [one] { $count } bilet
            [few] { $count } bilety
           *[many] { $count } biletów
        } ({ $payment }).
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Próbujesz tunelu { $route }: kości tunelu nie pokazują żadnego symbolu.
            [one] Próbujesz tunelu { $route }: kości tunelu pokazują { $symbols } symbol.
            [few] Próbujesz tunelu { $route }: kości tunelu pokazują { $symbols } symbole.
           *[many] Próbujesz tunelu { $route }: kości tunelu pokazują { $symbols } symboli.
        }
       *[other] { $symbols ->
            [0] { $name } próbuje tunelu { $route }: kości tunelu nie pokazują żadnego symbolu.
            [one] { $name } próbuje tunelu { $route }: kości tunelu pokazują { $symbols } symbol.
            [few] { $name } próbuje tunelu { $route }: kości tunelu pokazują { $symbols } symbole.
           *[many] { $name } próbuje tunelu { $route }: kości tunelu pokazują { $symbols } symboli.
        }
    }
event-card-given =
    { $who ->
        [you] Dajesz w zamian: { $card }.
       *[other] { $name } daje w zamian: { $card }.
    }
event-tickets-split =
    { $who ->
        [you] Prosisz o bilety: { $tickets }.
       *[other] { $name } prosi o bilety: { $tickets }.
    }
event-meeple-taken =
    { $who ->
        [you] Bierzesz z miejsca { $place }: { $meeple }.
       *[other] { $name } bierze z miejsca { $place }: { $meeple }.
    }
event-stack-put =
    { $who ->
        [you] Stawiasz stos „{ $symbol }” (× { $count }) w miejscu { $place }.
       *[other] { $name } stawia stos „{ $symbol }” (× { $count }) w miejscu { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Bierzesz żeton turysty „{ $symbol }” z miejsca { $place }.
       *[other] { $name } bierze żeton turysty „{ $symbol }” z miejsca { $place }.
    }
event-route-claimed-for-all =
    { $who ->
        [you] Realizujesz trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
       *[other] { $name } realizuje trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Realizujesz trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
       *[other] { $name } realizuje trasę superekspresu { $route } ({ $payment }): postęp +{ $spaces }. Służy teraz wszystkim.
    }
event-share-taken =
    { $who ->
        [you] Bierzesz udział { $number } spółki { $company }.
       *[other] { $name } bierze udział { $number } spółki { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Dajesz fikcyjnemu graczowi udział { $number } spółki { $company }.
       *[other] { $name } daje fikcyjnemu graczowi udział { $number } spółki { $company }.
    }
event-dummy-share-shown = Fikcyjny gracz odkrywa udział { $number } spółki { $company }.
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
event-plus4-paid =
    { $who ->
        [you] W tym płacisz { $count ->
            [one] { $count } lokomotywę +4
            [few] { $count } lokomotywy +4
           *[many] { $count } lokomotyw +4
        }.
       *[other] W tym { $name } płaci { $count ->
            [one] { $count } lokomotywę +4
            [few] { $count } lokomotywy +4
           *[many] { $count } lokomotyw +4
        }.
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
        [tunnel] najpierw rozstrzygnij tunel.
        [place_monster] najpierw na planszy stają potwory.
        [reroll] najpierw zdecyduj, które kości przerzucasz („reroll nothing” zostawia wszystkie).
        [after_action] twoja akcja jest już wykonana: możliwe jest tylko to, co może po niej nastąpić.
        [split] najpierw powiedz, ile biletów ma być z której talii.
        [meeple] najpierw weź meepla z końca swojego połączenia.
        [put_stack] najpierw stawia się na planszy stosy żetonów turystów.
        [tourist] najpierw weź żeton turysty z końca swojego połączenia.
        [share] najpierw weź udział za swoje połączenie albo żadnego.
        [dummy_share] najpierw wybierz udział dla fikcyjnego gracza.
        [passenger] najpierw powiedz, czy przy twoim połączeniu ma stanąć pasażer.
        [travel] twój pasażer jest w drodze: jedź dalej albo się zatrzymaj.
       *[over] gra się skończyła.
    }
why-no-such-action = nie ma takiej akcji.
why-not-in-game =
    { $part ->
        [dice] przy tym stole gra się bez kości.
        [monsters] przy tym stole gra się bez potworów.
        [passing] z kośćmi nikt nie musi pasować: zakończ zamiast tego turę.
        [ending] tutaj tura kończy się sama.
        [splits] na tej planszy nikt nie wybiera między taliami biletów.
        [meeples] na tej planszy nie ma meepli.
        [tourists] na tej planszy nie ma żetonów turystów.
        [shares] na tej planszy nie ma spółek.
        [passengers] na tej planszy nie ma pasażerów.
        [plus4] na tej planszy nie ma lokomotyw +4.
        [race] na tej planszy nie wymienia się biletów.
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
why-chaos = { $place } jest w chaosie: jest tam { $monster }.
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
why-few-substitutes =
    { $symbols ->
        [0] potrzeba kart jednego koloru: { $count }; jedną z nich zastępują dowolne karty ({ $size }), ale masz ich za mało.
        [one] potrzeba kart: { $count }, w tym { $symbols } lokomotywa; zastępują ją dowolne karty ({ $size }), ale masz ich za mało.
        [few] potrzeba kart: { $count }, w tym { $symbols } lokomotywy; każdą zastępują dowolne karty ({ $size }), ale masz ich za mało.
       *[many] potrzeba kart: { $count }, w tym { $symbols } lokomotyw; każdą zastępują dowolne karty ({ $size }), ale masz ich za mało.
    }
why-nothing-to-replace = w tej zapłacie niczego nie można zastąpić innymi kartami.
why-replaced-all = wszystko, co inne karty mogą zastąpić w tej zapłacie, jest już zastąpione.
why-cannot-pay-rest = pozostałe karty nie wystarczyłyby na resztę.
why-give-first =
    { $count ->
        [one] najpierw daj { $count } kartę, która zastąpi to, czego brakuje.
        [few] najpierw daj { $count } karty, które zastąpią to, czego brakuje.
       *[many] najpierw daj { $count } kart, które zastąpią to, czego brakuje.
    }
why-replace-first = najpierw powiedz, że dowolne karty mają coś zastąpić („replace”).
why-not-in-hand = nie masz tej karty: { $kind }.
why-given-in-order = karty zastępcze daje się w kolejności kolorów, a ta ({ $kind }) jest przed ostatnio daną.
why-locomotives-not-here = na tym połączeniu nie można używać lokomotyw.
why-not-this-payment = tak się za to nie płaci.
why-wrong-split =
    rozdaje się dokładnie { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] nie ma już krótkich biletów.
            [one] został tylko { $have } krótki bilet.
            [few] zostały tylko { $have } krótkie bilety.
           *[many] zostało tylko { $have } krótkich biletów.
        }
        [long] { $have ->
            [0] nie ma już długich biletów.
            [one] został tylko { $have } długi bilet.
            [few] zostały tylko { $have } długie bilety.
           *[many] zostało tylko { $have } długich biletów.
        }
       *[other] z talii „{ $deck }” można dostać najwyżej tyle biletów: { $have }.
    }
why-no-such-meeple = nie stoi tam taki meeple.
why-stacks-stand = stosy żetonów turystów postawiono przed pierwszą turą.
why-stack-there = w miejscu { $place } stoi już stos „{ $symbol }”.
why-not-shown-here = { $company } nie widnieje przy twoim połączeniu.
why-no-shares-left = { $company } nie ma już udziałów.
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
why-bullet-train-stands = stoi tam superekspres: połączenie służy wszystkim.
why-plus4-too-short = lokomotywy +4 płacą tylko za połączenia o długości co najmniej { $count }.
why-not-face-up = ta karta nie leży odkryta: { $kind }.
why-locomotive-second = odkryta lokomotywa nie może być drugą kartą.
why-no-cards-left = nie ma już kart do dobrania.
why-no-tickets-left = nie ma już biletów do dobrania.
why-station-taken =
    { $who ->
        [you] stoi tam już twój dworzec.
       *[other] stoi tam dworzec gracza { $name }.
    }
why-no-stations-left = nie masz już dworców.
why-must-keep =
    Zatrzymaj co najmniej { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }.
why-may-not-keep = Nie możesz zatrzymać tylu biletów z tej talii (w sumie musisz zatrzymać co najmniej { $count }).
why-other-actions-exist = pasować można tylko, gdy nic innego nie jest możliwe.
why-reroll-done = kości przerzuca się tylko raz, zaraz po pierwszym rzucie.
why-no-such-dice = nie masz takich kości do przerzucenia.
why-long-route-closed = tak długie połączenia są przy tym stole zamknięte.
why-few-symbols =
    { $kind ->
        [single] potrzeba symboli Pojedynczy: { $count }, a masz { $have }, razem z Jokerami i żetonami.
       *[double] potrzeba symboli Podwójny: { $count }, a masz { $have }, razem z Jokerami i żetonami.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] potrzeba symboli Pojedynczy, bez zastępowania Jokerem: { $count }, a masz { $have }, razem z żetonami.
       *[double] potrzeba symboli Podwójny, bez zastępowania Jokerem: { $count }, a masz { $have }, razem z żetonami.
    }
why-few-wilds =
    prom wymaga co najmniej { $count ->
        [one] { $count } Jokera
        [few] { $count } Jokerów
       *[many] { $count } Jokerów
    }, a masz { $have }.
why-few-station-dice = potrzeba symboli Dworzec lub Joker: { $count }, a masz { $have }.
why-few-tickets =
    { $have ->
        [one] został tylko { $have } bilet, nie { $count }.
        [few] zostały tylko { $have } bilety, nie { $count }.
       *[many] zostało tylko { $have } biletów, nie { $count }.
    }
why-how-many-tickets = powiedz ile: każdy bilet kosztuje Dworzec lub Jokera.
why-few-unused-dice =
    { $have ->
        [0] żeton kosztuje dwie niezużyte kości, a nie masz żadnej.
       *[other] żeton kosztuje dwie niezużyte kości, a masz { $have }.
    }
why-not-these-dice = nie masz już takich kości: { $dice }.
why-token-limit =
    { $kind ->
        [single] nikt nie może mieć więcej żetonów pojedynczych niż { $count }.
        [double] nikt nie może mieć więcej żetonów podwójnych niż { $count }.
       *[any] nikt nie może mieć więcej żetonów niż { $count }.
    }
why-tokens-at-start =
    { $kind ->
        [single] na początku tury liczba twoich żetonów pojedynczych to { $count }, więc nie możesz ich teraz brać.
        [double] na początku tury liczba twoich żetonów podwójnych to { $count }, więc nie możesz ich teraz brać.
       *[any] na początku tury liczba twoich żetonów to { $count }, więc nie możesz ich teraz brać.
    }
why-token-pool-empty =
    { $kind ->
        [single] nie ma już żetonów pojedynczych.
       *[double] nie ma już żetonów podwójnych.
    }
why-token-not-needed = żeton kupiony teraz musi zapłacić za ten tunel, a ten by nie pomógł.
why-tokens-must-be-spent =
    { $count ->
        [one] żeton kupiony na ten tunel musi zostać w nim wydany.
        [few] { $count } żetony kupione na ten tunel muszą zostać w nim wydane.
       *[many] { $count } żetonów kupionych na ten tunel musi zostać w nim wydanych.
    }
why-no-tokens-after-tunnel = po nieudanym tunelu nie można kupować żetonów.
why-cannot-decline = na ten tunel kupiono żeton, więc trzeba za niego zapłacić.
why-few-tokens = nie masz tych żetonów.
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

## Differences from the base rules

difference-players = Dla { $fewest } do { $most } graczy.
difference-trains =
    Każdy ma { $count ->
        [one] { $count } wagon
        [few] { $count } wagony
       *[many] { $count } wagonów
    }.
difference-stations =
    { $count ->
        [one] Każdy ma { $count } dworzec, który przy liczeniu biletów pożycza cudze połączenie.
        [few] Każdy ma { $count } dworce; każdy z nich przy liczeniu biletów pożycza cudze połączenie.
       *[many] Każdy ma { $count } dworców; każdy z nich przy liczeniu biletów pożycza cudze połączenie.
    }
difference-deck =
    { $colours ->
        [8] Kart wagonów w każdym kolorze jest { $count }, a lokomotyw { $locomotives }.
       *[other] Kolorów kart wagonów jest { $colours }, kart każdego z nich { $count }, a lokomotyw { $locomotives }.
    }
difference-plus4 =
    { $count ->
        [one] Jest { $count } lokomotywa +4: można jej użyć na połączeniach o długości co najmniej { $length } i dobiera się ją jak każdą kartę.
        [few] Są { $count } lokomotywy +4: można ich użyć na połączeniach o długości co najmniej { $length } i dobiera się je jak każdą kartę.
       *[many] Jest { $count } lokomotyw +4: można ich użyć na połączeniach o długości co najmniej { $length } i dobiera się je jak każdą kartę.
    }
difference-passenger-cards = Kart pasażera jest { $count }: każda pozwala pasażerowi użyć jednego cudzego połączenia.
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
difference-ferry-substitute = Na promie dowolne karty ({ $count }) mogą zastąpić wymaganą lokomotywę.
difference-opening-tickets = Na początku każdy dostaje: { $deal }, i zatrzymuje co najmniej { $keep }.
difference-drawn-tickets = Kto dobiera bilety, dostaje: { $deal }, i musi zatrzymać co najmniej { $keep }.
difference-opening-split = Na początku każdy mówi, ile z biletów ({ $count }) ma być z której talii ({ $decks }), i zatrzymuje co najmniej { $keep }.
difference-drawn-split = Kto dobiera bilety, dostaje ich { $count } z wybranych talii ({ $decks }) i musi zatrzymać co najmniej { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Długich biletów można zatrzymać najwyżej { $count }.
       *[other] Biletów z talii „{ $deck }” można zatrzymać najwyżej { $count }.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Bilety niezatrzymane na początku wypadają z gry.
        [shuffled_back] Bilety niezatrzymane na początku wtasowuje się z powrotem do ich talii.
       *[under_deck] Bilety niezatrzymane na początku trafiają pod talię.
    }
difference-refused-drawn =
    { $where ->
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
difference-unused-station = Każdy niezbudowany dworzec jest wart punktów: { $count }.
difference-most-cities = Największa grupa połączonych miast jest warta punktów: { $count }.
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
difference-meeple-majority = W każdym kolorze najwięcej meepli jest warte punktów: { $most }, a drugie miejsce: { $second }.
difference-meeples =
    { $count ->
        [one] Na planszę losuje się meeple w { $count } kolorze: kto realizuje połączenie, bierze po jednym z każdego końca.
        [few] Na planszę losuje się meeple w { $count } kolorach: kto realizuje połączenie, bierze po jednym z każdego końca.
       *[many] Na planszę losuje się meeple w { $count } kolorach: kto realizuje połączenie, bierze po jednym z każdego końca.
    }
difference-meeples-per-colour = Meepli każdego koloru jest { $count }.
difference-tourists = Żetony turystów; liczba symboli: { $count }. Stosy stojące na planszy od początku: { $stacks }, pozostałe stawiają ostatni gracze. Kto realizuje połączenie, bierze z jednego końca żeton z symbolem, którego jeszcze nie ma.
difference-tourist-points = Za zero, jeden, dwa i więcej symboli jest na końcu { $points } punktów.
difference-bullet-trains = Wspólne superekspresy wszystkich graczy: { $count }. Trasy superekspresu: { $routes }; płaci się za nie jak za szare i stawia na nich superekspres zamiast własnych wagonów. Nie dają punktów, służą biletom wszystkich, a twój postęp rośnie o ich długość. Gdy superekspresów zabraknie, są zwykłymi szarymi połączeniami.
difference-end-bullet-trains = Ostatnia runda zaczyna się, gdy ktoś ma najwyżej { $trains } wagony i zostały najwyżej { $count } superekspresy.
difference-bullet-progress = Na końcu liczy się miejsce w postępie superekspresów: { $rows }. Kto nie ma postępu, dostaje zamiast tego { $nothing }.
points-of-ranks = przy liczbie graczy { $players }: { $points }
difference-not-double = Tory { $routes } leżą obok siebie, ale nie są podwójnym połączeniem: jeden gracz może mieć oba.
difference-insets = Pokazane dwa razy, drugi raz w powiększonej części planszy, ale to po jednym miejscu: { $places }.
difference-companies = Kto realizuje połączenie, może wziąć wierzchni udział jednej ze spółek przy nim pokazanych; spółek jest { $count }, udziałów { $shares }. Na końcu każdą spółkę się klasyfikuje: najpierw najwięcej udziałów, przy równej liczbie ten, kto ma najniższy numer.
difference-company = { $company }: udziały { $count }, punkty według miejsca { $points }.
difference-share-dummy = Przy liczbie graczy { $count } fikcyjny gracz dostaje udział za każdym razem, gdy ktoś go bierze: wybiera biorący. Na końcu losuje się połowę, zaokrągloną w górę; zajmują miejsca i nie punktują.
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
difference-grand-tour = Bilety, których oba miejsca łączysz dwa razy, drogami bez wspólnych połączeń, tworzą wielką podróż: { $points }.
points-of-tour =
    { $count ->
        [one] { $points } punktów za { $count } bilet
        [few] { $points } punktów za { $count } bilety
       *[many] { $points } punktów za { $count } biletów
    }
points-of-tour-or-more = { $points } punktów za { $count } lub więcej
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
difference-tunnels =
    { $count ->
        [one] { $count } tor to tunel: odkrywa się trzy karty, które mogą podnieść jego koszt.
        [few] { $count } tory to tunele: odkrywa się trzy karty, które mogą podnieść ich koszt.
       *[many] { $count } torów to tunele: odkrywa się trzy karty, które mogą podnieść ich koszt.
    }
difference-tunnels-dice =
    { $count ->
        [one] { $count } tor to tunel: rzuca się trzema kośćmi tunelu, które mogą podnieść jego koszt.
        [few] { $count } tory to tunele: rzuca się trzema kośćmi tunelu, które mogą podnieść ich koszt.
       *[many] { $count } torów to tunele: rzuca się trzema kośćmi tunelu, które mogą podnieść ich koszt.
    }
difference-ferries =
    { $count ->
        [one] { $count } tor to prom, za który część trzeba zapłacić lokomotywami.
        [few] { $count } tory to promy, za które część trzeba zapłacić lokomotywami.
       *[many] { $count } torów to promy, za które część trzeba zapłacić lokomotywami.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } tor to prom, za który część trzeba zapłacić Jokerami.
        [few] { $count } tory to promy, za które część trzeba zapłacić Jokerami.
       *[many] { $count } torów to promy, za które część trzeba zapłacić Jokerami.
    }
difference-mountains =
    { $count ->
        [one] { $count } tor biegnie przez góry: za każde X tracisz jeden wagon więcej i dostajesz więcej punktów: { $points }.
        [few] { $count } tory biegną przez góry: za każde X tracisz jeden wagon więcej i dostajesz więcej punktów: { $points }.
       *[many] { $count } torów biegnie przez góry: za każde X tracisz jeden wagon więcej i dostajesz więcej punktów: { $points }.
    }
difference-any-cards = { $route } wymaga kart jednego koloru bez lokomotyw; jedną z nich zastępują dowolne karty ({ $count }).
difference-locomotives =
    { $where ->
        [tunnels] Lokomotyw można używać tylko w tunelach.
        [ferries] Lokomotyw można używać tylko na promach.
       *[both] Lokomotyw można używać tylko w tunelach i na promach.
    }
unverified = Niepotwierdzone: { $note }

## House rules

options-expansions = Dodatki
options-dice = Z kośćmi
options-monsters = Z potworami
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

option-dice = Czy gra się z dodatkiem z kośćmi.
value-dice-true = Pięć kości zastępuje karty wagonów: każdy symbol płaci za jedno pole połączenia.
value-dice-false = Za połączenia płaci się kartami wagonów.
option-monsters = Czy gra się z dodatkiem Alvin & Dexter.
value-monsters-true = Alvin i Dexter są na planszy: nie można zrealizować połączenia do miejsca, w którym jest potwór.
value-monsters-false = Nie ma potworów.
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
option-japan-end_check = Czyje nieliczne wagony zaczynają ostatnią rundę w Japonii, gdy zostało mało superekspresów.
value-japan-end_check-any_player = Ostatnia runda zaczyna się, gdy tylko którykolwiek gracz ma mało wagonów.
value-japan-end_check-turn_player = Ostatnia runda zaczyna się tylko na końcu tury gracza, który ma mało wagonów.
option-japan-bonus_table = Ile w Japonii wart jest postęp superekspresów według miejsca.
value-japan-bonus_table-printed = Miejsca są warte tyle, ile mówi plansza.
value-japan-bonus_table-own = Miejsca są warte { $value }: wiersz dla każdej liczby graczy, pojedyncza liczba za brak postępu.
option-dice-tunnel_faces = Ile z sześciu ścianek kości tunelu pokazuje symbol.
value-dice-tunnel_faces-1 = Jedna ścianka kości tunelu pokazuje symbol.
value-dice-tunnel_faces-2 = Dwie ścianki kości tunelu pokazują symbol.
value-dice-tunnel_faces-3 = Trzy ścianki kości tunelu pokazują symbol.
option-dice-double_kind = Które połączenia wymagają symboli Podwójny.
value-dice-double_kind-printed = Każde połączenie wydrukowane z dwoma torami wymaga symboli Podwójny.
value-dice-double_kind-open_tracks = Połączenie z dwoma torami wymaga symboli Podwójny tylko, gdy graczy jest dość, by używać obu.
option-dice-wild_map_limits = Czy Jokera obowiązują ograniczenia, które plansza nakłada na lokomotywy.
value-dice-wild_map_limits-true = Joker płaci za pola tylko tam, gdzie plansza pozwala na to lokomotywom.
value-dice-wild_map_limits-false = Joker płaci za pola każdego połączenia.
option-dice-token_cap_scope = Jak liczy się limit trzech żetonów.
value-dice-token_cap_scope-per_type = Każdy może mieć trzy żetony pojedyncze i trzy podwójne.
value-dice-token_cap_scope-total = Każdy może mieć w sumie trzy żetony.
option-dice-tokens_after_failed_tunnel = Czy po nieudanym tunelu można za niezużyte kości kupować żetony.
value-dice-tokens_after_failed_tunnel-true = Po nieudanym tunelu można jeszcze kupować żetony za niezużyte kości.
value-dice-tokens_after_failed_tunnel-false = Po nieudanym tunelu nie można kupować żetonów.
option-dice-nine_route = Co dzieje się z połączeniami dłuższymi niż osiem pól, za które kośćmi nie da się zapłacić.
value-dice-nine_route-pay8 = Połączenia dłuższe niż osiem pól kosztują osiem symboli i zachowują długość i punkty.
value-dice-nine_route-len8 = Połączenia dłuższe niż osiem pól traktuje się jak połączenia z ośmiu pól.
value-dice-nine_route-closed = Połączeń dłuższych niż osiem pól nie można realizować.
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
heading-alvin = Alvin
heading-attractions = atrakcje
heading-bot = bot
heading-cards = karty
heading-colour = kolor
heading-deck = talia
heading-default = domyślnie
heading-dexter = Dexter
heading-districts = dzielnice
heading-double-tokens = żetony podwójne
heading-figure = miara
heading-goods = towary
heading-grand-tour = wielka podróż
heading-length = długość
heading-lines = warianty
heading-longest-path = najdłuższa trasa
heading-map = plansza
heading-mean-score = średni wynik
heading-meeples = meeple
heading-tourists = żetony turystów
heading-bullets = superekspresy
heading-most-cities = najwięcej miast
heading-most-tickets = najwięcej biletów
heading-option = opcja
heading-places = miejsca
heading-player = gracz
heading-players = gracze
heading-points = punkty
heading-rank = pozycja
heading-shares = udziały
heading-route-points = połączenia
heading-rule = zasada
heading-seat = krzesło
heading-single-tokens = żetony pojedyncze
heading-stations = dworce
heading-stations-left = wolne dworce
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
legend-mountain = góra: jeden wagon więcej, 2 punkty więcej
legend-any-cards = mogą zastąpić dowolne karty
legend-country = punkt graniczny państwa
legend-attraction = atrakcja
legend-district = dzielnica i jej punkty
legend-meeples = meeple na początku gry
legend-tourists = stos żetonów turystów na początku gry
legend-bullet = trasa superekspresu: wspólny pociąg, potem dla wszystkich
legend-goods = wartość najlepszego towaru
legend-companies = spółka, której udział może dać połączenie
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
help-dice = Graj z dodatkiem z kośćmi: kości zamiast kart wagonów.
help-monsters = Graj z dodatkiem Alvin & Dexter: dwa potwory na planszy.
help-plain = Jedna prosta linia po drugiej: dla czytników ekranu i do czytania na głos.
help-maps = Wypisz plansze; z nazwą jednej (lub ścieżką pliku) pokaż ją; „check FILE” sprawdza własny plik.
help-maps-show = Pokaż planszę: czym różnią się jej zasady, jej tory i bilety.
help-maps-draw = Narysuj planszę (SVG).
help-maps-output = Plik, do którego zostanie zapisany obraz.
help-maps-check = Sprawdź własny plik planszy i zestawy biletów obok niego; błędy podają linię.
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
turn-summary-dice =
    Tura { $turn }: { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }, { $tokens } i { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; pozostali: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }, { $tokens }, { $points ->
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
dice = Twoje kości: { $dice }.
dice-tray = Twoje kości: { $dice }
dice-used = Wszystkie twoje kości są zużyte.
tokens = Twoje żetony: { $tokens }.
no-display = Przy tym stole gra się kośćmi: nie ma kart wagonów.
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
choice-give-up = zrezygnować z tunelu
choice-tickets-count =
    dobrać { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }
choice-end = zakończyć turę
choice-end-discarding = zakończyć turę i oddać { $tokens }
choice-reroll = przerzucić { $dice }
choice-reroll-nothing = zostawić wszystkie kości
choice-buy =
    { $token ->
        [single] kupić żeton pojedynczy za: { $dice }
       *[double] kupić żeton podwójny za: { $dice }
    }
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
choice-replace =
    { $what ->
        [locomotive] zastąpić lokomotywę dowolnymi kartami ({ $count })
       *[card] zastąpić kartę w kolorze dowolnymi kartami ({ $count })
    }
choice-give = dać: { $card }
choice-split = { $tickets }
choice-meeple = wziąć: { $meeple }
choice-stack = postaw stos „{ $symbol }” w miejscu { $place }
choice-tourist = weź żeton turysty „{ $symbol }” z miejsca { $place }
choice-share = weź udział { $number } spółki { $company } (według miejsca { $points })
choice-dummy-share = daj fikcyjnemu graczowi udział { $number } spółki { $company } (według miejsca { $points })
choice-no-share = nie bierz udziału
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
choice-station = dworzec: { $place }
choice-pay = { $cards }
menu-ways = Na drodze twoich biletów:
menu-routes = Liczba połączeń, które możesz zrealizować: { $count }. Podaj jedno („claim par zur”) albo wpisz „actions”, żeby zobaczyć listę.
menu-stations = Liczba miejsc, w których można zbudować dworzec: { $count }. Wpisz „station” i miejsce.
menu-places = Wpisz miejsce albo „actions”, żeby zobaczyć wszystkie ({ $count }).
menu-reroll = Podaj kości do przerzucenia („pojedynczy joker”, „2 pojedyncze”, „all”), te, które zostawiasz („keep podwójne”), albo „nothing”.
menu-buy =
    { $token ->
        [single] Dwie niezużyte kości kupują żeton pojedynczy: wpisz „buy pojedynczy” i kości.
        [double] Dwie niezużyte kości kupują żeton podwójny: wpisz „buy podwójny” i kości.
       *[both] Dwie niezużyte kości kupują żeton: wpisz „buy pojedynczy” albo „buy podwójny” i kości.
    }
menu-move =
    { $count ->
        [one] { $monster } może iść do { $count } miejsca: wpisz „{ $word }” i miejsce albo „reach { $word }”, żeby je zobaczyć.
        [few] { $monster } może iść do { $count } miejsc: wpisz „{ $word }” i miejsce albo „reach { $word }”, żeby je zobaczyć.
       *[many] { $monster } może iść do { $count } miejsc: wpisz „{ $word }” i miejsce albo „reach { $word }”, żeby je zobaczyć.
    }
menu-discard = „end discarding” i żetony oddaje część z nich przed końcem tury.
prompt-action = Twoja akcja:
prompt-second-card = Twoja druga karta:
prompt-payment = Zapłata:
prompt-place = { $monster } idzie do:
prompt-reroll = Przerzucić:
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
question-station = Jak płacisz za dworzec ({ $place })?
question-place = Stawiasz { $monster }a na planszy: dopóki { $monster } tam jest, nie można zrealizować żadnego połączenia do tego miejsca.
question-tunnel-dice =
    { $kind ->
        [single] { $route } kosztuje symboli Pojedynczy: { $price }. Jak płacisz?
       *[double] { $route } kosztuje symboli Podwójny: { $price }. Jak płacisz?
    }
tunnel-odds = Trzy kości tunelu nie pokazują symbolu w { $none }% przypadków, jeden w { $one }%, dwa w { $two }%, trzy w { $three }%.
question-tickets =
    Jak płacisz za { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }?
question-move = Jak płacisz za przesunięcie { $monster }a do miejsca { $place }?
question-surcharge =
    Wyłożone karty: { $laid }. Czy dopłacasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }?
question-split =
    { $count ->
        [one] Rozdaje się { $count } bilet. Z której talii ma być? Zostały: { $left }.
        [few] Rozdaje się { $count } bilety. Z których talii mają być? Zostały: { $left }.
       *[many] Rozdaje się { $count } biletów. Z których talii mają być? Zostały: { $left }.
    }
question-meeple = Którego meepla bierzesz z miejsca { $place }? Masz: { $meeples }.
question-stack = Który stos i gdzie stawiasz? Pozostały: { $symbols }; może to być każde miejsce bez stosu.
question-tourist = Na każdym końcu twojego połączenia czeka żeton turysty. Który bierzesz? Masz: { $symbols }.
question-share = Czyj udział bierzesz? Masz: { $shares }.
question-dummy-share = Który udział dostaje fikcyjny gracz?
question-passenger = Czy stawiasz pasażera na końcu połączenia? Zostało ci: { $count }.
question-travel = Twój pasażer jest w miejscu { $place }. Dokąd jedzie?
prompt-split = Twoje bilety:
prompt-meeple = Twój meeple:
prompt-stack = Twój stos:
prompt-tourist = Twój żeton:
prompt-passenger = Twój pasażer:
prompt-travel = Dokąd:
collected-meeples = { $name }: { $meeples }.
collected-tourists = { $name }: żetony turystów { $symbols }.
prompt-share = Twój udział:
prompt-dummy-share = Udział fikcyjnego gracza:
shares-of = { $company } { $numbers }
no-shares-held = brak
held-shares = { $name }: udziały { $shares }.
hidden-shares = { $name }: udziały zakryte.
dummy-shares = Fikcyjny gracz: { $shares }.
shown-shares = Odkryte udziały fikcyjnego gracza: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: wszystkie udziały wzięte; według miejsca { $points }.
       *[other] { $company }: na wierzchu udział { $number }, zostało { $count }; według miejsca { $points }.
    }
standing-passengers = { $name }: pasażerowie: { $places }, jeszcze niepostawieni: { $left }; punkty za towary: { $points }.
place-meeples = { $place }: { $meeples }.
place-tourists = { $place }: „{ $symbol }” × { $count }.
bullet-progress = { $name }: postęp superekspresów: { $spaces }.
bullet-routes =
    { $count ->
        [0] Na planszy nie stoi jeszcze żaden superekspres.
       *[other] Superekspresy stoją na trasach ({ $count }), które służą wszystkim: { $routes }.
    }
bullet-trains-left = Zostało superekspresów: { $count }.
place-goods = { $place }: towary o wartości { $values }, pierwszy na wierzchu.
no-pieces = Na tej planszy nie ma meepli, towarów ani udziałów.
question-substitutes =
    { $count ->
        [one] Którą kartę dajesz w zamian? Masz: { $cards }.
        [few] Które { $count } karty dajesz w zamian? Masz: { $cards }.
       *[many] Których { $count } kart dajesz w zamian? Masz: { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Karta do oddania:
        [few] Karty do oddania, razem { $count }:
       *[many] Karty do oddania, razem { $count }:
    }
substitutes-wrong-count =
    { $count ->
        [one] Podaj { $count } kartę, a nie { $given }.
        [few] Podaj { $count } karty, a nie { $given }.
       *[many] Podaj { $count } kart, a nie { $given }.
    }
substitutes-not-understood = „{ $text }” jest niezrozumiałe. Podaj karty w liczbie { $count }, na przykład „czerwony 2 niebieski 1”, albo ?, żeby dostać pomoc.
cannot-pay-surcharge = Nie możesz tyle zapłacić (masz: { $cards }).
cannot-pay-tunnel =
    Nie możesz zapłacić { $price ->
        [one] { $price } symbolu
        [few] { $price } symboli
       *[many] { $price } symboli
    } (masz: { $dice } oraz { $tokens }).
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
ticket-halved = { $text } Liczy się tylko za { $points }, dopóki potwór jest tutaj: { $places }.
ticket-cost-halved = { $text } Niezrealizowany kosztuje tylko { $points }, dopóki potwór jest tutaj: { $places }.
own-tickets = Twoje bilety: { $tickets }.
no-tickets = Nie masz biletów.
owned-routes =
    { $count ->
        [0] { $name }: brak połączeń.
        [one] { $name }: { $count } połączenie: { $routes }.
        [few] { $name }: { $count } połączenia: { $routes }.
       *[many] { $name }: { $count } połączeń: { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name }: dworzec: { $places }.
        [few] { $name }: dworce: { $places }.
       *[many] { $name }: dworce: { $places }.
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
score-part-stations = dworce { $points }
score-part-grand-tour = wielka podróż { $points }
score-part-attractions = atrakcje { $points }
score-part-districts = dzielnice { $points }
score-part-meeples = meeple { $points }
score-part-tourists = żetony turystów { $points }
score-part-bullets = superekspresy { $points }
score-part-goods = towary { $points }
score-secret-shares = Wartość udziałów okaże się na końcu.
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
score-monsters = Bez premii za karty potworów: zakryte karty są tajne.
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
scoring-stations =
    { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za niezbudowane dworce.
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
scoring-grand-tour = { $name }: wielka podróż, bilety połączone dwa razy: plus { $points }.
scoring-most-cities = { $name }: największa grupa połączonych miast: plus { $points }.
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
scoring-meeples = { $name }: najwięcej lub drugie miejsce w meeplach koloru: plus { $points }.
scoring-tourists = { $name }: żetony turystów: plus { $points }.
scoring-bullets = { $name }: postęp superekspresów, punkty: { $points }.
scoring-shares = { $name }: miejsca w spółkach: plus { $points }.
scoring-goods =
    { $name }: towary: plus { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
scoring-monster =
    { $points ->
        [0] { $name }: karty { $monster }a: { $count }.
       *[other] { $name }: karty { $monster }a: { $count }, najwięcej ze wszystkich: plus { $points }.
    }
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
help-play-station = Dworce: „station paris”, jeśli plansza je ma.
help-play-tickets = Bilety: „draw tickets” – nowe, potem numery do zatrzymania; „tickets” mówi, jak stoją twoje.
help-play-reroll = Kości: „pojedynczy joker” albo „2 pojedyncze” przerzuca te, „keep podwójne” pozostałe, „all” i „nothing”.
help-play-claim-dice = Połączenia: „claim paris zurich”, „par zur”, „par zur joker 1”, żeby powiedzieć, jak płacisz; dworce: „station paris”.
help-play-buy = Żetony: „buy pojedynczy with podwójny dworzec” daje dwie niezużyte kości za jeden; „end discarding pojedynczy” oddaje jeden.
help-play-dice-tickets = Bilety: „draw 2 tickets” za dwa symbole Dworzec lub Joker, potem numery do zatrzymania albo none.
help-play-end = „end” kończy turę; „auto” przełącza, czy kończy się sama, gdy nic innego nie jest możliwe.
help-play-monsters =
    { $purse ->
        [dice] Potwory: „alvin boston” przesuwa Alvina za jak najmniej Jokerów, „alvin boston 2” za dwóch.
       *[cards] Potwory: „alvin boston” przesuwa Alvina za jak najmniej lokomotyw, „alvin boston 2” za dwie.
    }
help-play-reach = „monsters” mówi, gdzie są, „reach alvin” – dokąd może iść Alvin.
help-play-meeples = Meeple: „red” bierze jednego, gdy pada pytanie; „meeples” wypisuje te na planszy, „board” te, które mają gracze.
help-play-tourists = Żetony turystów: „bridge presidio” stawia stos na początku, „bridge” bierze żeton, gdy pada pytanie; „tourists” wypisuje stosy, „board” żetony wszystkich.
help-play-bullets = Superekspresy: realizuj taką trasę jak szarą; „bullets” wypisuje zbudowane i ile pociągów zostało, „board” postęp wszystkich.
help-play-shares = Udziały: gdy padnie pytanie, podaj spółkę albo „no share”; „shares” pokazuje stosy, „board” to, co masz.
help-play-passengers = Pasażerowie: „berlin” albo „no” po połączeniu; „passenger berlin” wysyła go w podróż, potem cel albo „stop”.
help-play-goods = „goods” wypisuje towary w miastach, „board” mówi, gdzie są pasażerowie.
help-play-look = Podgląd: actions, hand, display, board, score, log („log all”).
help-play-look-dice = Podgląd: actions, dice, board, score, log („log all”).
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
web-expansion-dice = Dodatek z kośćmi
web-expansion-monsters = Alvin & Dexter
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
        [split] Najpierw powiedz, ile biletów z której talii dobierasz.
        [second_card] Jesteś w trakcie dobierania: najpierw weź drugą kartę.
        [payment] Najpierw zapłać za to, co wybierasz, albo to anuluj.
        [tunnel] Najpierw rozstrzygnij tunel.
        [place_monster] Najpierw na planszy stają potwory.
        [reroll] Najpierw zdecyduj, które kości przerzucasz.
        [after_action] Twoja akcja jest już wykonana: możliwe jest tylko to, co może po niej nastąpić.
        [meeple] Najpierw weź meepla.
        [put_stack] Najpierw stawia się stosy żetonów turystów.
        [tourist] Najpierw weź żeton turysty.
        [share] Najpierw weź udział albo żadnego.
        [dummy_share] Najpierw wybierz udział dla fikcyjnego gracza.
        [passenger] Najpierw powiedz, czy na planszy staje pasażer.
        [travel] Twój pasażer jest w drodze: jedź dalej albo zakończ podróż.
        [over] Gra się skończyła.
       *[action] To nie jest teraz możliwe.
    }
web-track-mountains =
    { $count ->
        [one] { $count } góra
        [few] { $count } góry
       *[many] { $count } gór
    }, potrzebne wagony: { $trains }.
web-track-no-locomotives = Tu bez lokomotyw.
web-track-substitute =
    { $what ->
        [locomotive] Dowolne karty ({ $count }) mogą zastąpić lokomotywę.
       *[card] Dowolne karty ({ $count }) mogą zastąpić jedną w kolorze.
    }
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
web-meeples-here = Meeple tutaj: { $meeples }.
web-tourists-here = Żetony turystów tutaj: „{ $symbol }” × { $count }.
web-route-for-all = Stoi tu superekspres: trasa służy wszystkim.
web-bullets-left = Zostało superekspresów: { $count }
web-bullets-gone = Superekspresów już nie ma: wolne trasy są zwykłymi szarymi
web-track-bullet = Trasa superekspresu: dopóki są superekspresy, nie kosztuje wagonów i daje postęp { $spaces } zamiast punktów.
web-progress-worth = Postęp { $spaces }: teraz wart { $points } pkt
web-count-progress = postęp
web-ticket-bullets = brakujące trasy superekspresu: { $routes }, wagony: { $count }
web-goods-here =
    { $count ->
        [one] Leży tu { $count } żeton towaru o wartości { $value }.
        [few] Leżą tu { $count } żetony towarów, górny o wartości { $value }.
       *[many] Leży tu { $count } żetonów towarów, górny o wartości { $value }.
    }
web-passengers-here = Stoi tu pasażer: { $names }.
web-route-open = To połączenie jest jeszcze wolne.
web-route-owned = Należy do gracza { $name }.
web-route-takers =
    { $count ->
        [0] Nikt już nie może go zrealizować.
       *[other] Mogą je jeszcze zrealizować: { $names }.
    }
web-route-price = Kosztuje cię:
web-monster-here = Jest tu { $monster }: nie można zrealizować żadnego połączenia do tego miejsca.
web-monster-at = { $monster } w miejscu { $place }
web-monster-card = Leży tu odkryta karta { $monster }a
web-station-here = Stoi tu dworzec gracza { $name }.

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
web-ticket-half = liczy się teraz w połowie, jest tam potwór: { $places }
web-ticket-halved = o połowę mniej, był tam potwór: { $places }

web-your-action = Twoja akcja
web-action =
    { $count ->
        [0] Bierzesz dwie karty czy dobierasz bilety? Nie stać cię jeszcze na żadne połączenie.
        [one] Bierzesz dwie karty, realizujesz połączenie ze złotą obwódką czy dobierasz bilety?
        [few] Bierzesz dwie karty, realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy dobierasz bilety?
       *[many] Bierzesz dwie karty, realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy dobierasz bilety?
    }
web-action-dice =
    { $count ->
        [0] Te kości nie opłacą żadnego połączenia. Dobierasz bilety, kupujesz żetony czy kończysz turę?
        [one] Realizujesz połączenie ze złotą obwódką czy używasz kości do czegoś innego?
        [few] Realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy używasz kości do czegoś innego?
       *[many] Realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy używasz kości do czegoś innego?
    }
web-second-card = Którą kartę bierzesz jako drugą?
web-question-place = Gdzie ma zacząć { $monster }?
web-question-place-note = Dopóki { $monster } tam jest, nie można zrealizować żadnego połączenia do tego miejsca.
web-after-action = Akcja wykonana. Coś jeszcze?
web-turn-ends = Twoja akcja jest wykonana i nic już nie może nastąpić. Twoja kolej zaraz się skończy.
web-pick-station = Gdzie ma stanąć twój dworzec? Naciśnij miejsce.
web-pick-monster = Dokąd ma iść { $monster }? Naciśnij miejsce.
web-far = Miejsca kreskowane kosztują dwie lokomotywy.
web-build-station = Zbuduj dworzec
web-station-short = Dworzec
web-tickets-draw = Dobierz bilety:
web-move-monster = Przesuń { $monster }a
web-choice-move-dice =
    przesunąć { $monster }a do miejsca { $place } ({ $count ->
        [one] { $count } Joker
        [few] { $count } Jokery
       *[many] { $count } Jokerów
    })
web-choice-pay = Zapłać: { $cards }
web-give = Karty do oddania
web-give-cards =
    { $what ->
        [locomotive] Które karty ({ $count }) mają zastąpić lokomotywę?
       *[card] Które karty ({ $count }) mają zastąpić jedną w kolorze?
    }
web-give-one = Daj: { $card }
web-give-less = Zatrzymaj: { $card }
web-give-these = Daj: { $cards }
web-give-none = Daj
web-split = Bilety z dwóch talii
web-split-question =
    Dobierasz { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }. Ile z której talii?
web-meeple = Meeple
web-meeple-question = Którego meepla bierzesz w miejscu { $place }?
web-stack = Stos żetonów turystów
web-stack-question = Gdzie stawiasz stos „{ $symbol }”? Naciśnij miejsce.
web-tourist = Żeton turysty
web-tourist-question = Który żeton bierzesz?
web-tourists-own = Żetony turystów: { $symbols }
web-track-companies = Może dać udział spółki { $companies }.
web-companies-dummy = Fikcyjny
web-companies-points = Punkty według miejsca
web-companies-own = Twoje
web-companies-top = Wierzch
web-companies = Spółki
web-share-told = { $company }: udział { $number }, masz { $own }; według miejsca { $points }.
web-share-question = Czyj udział bierzesz za { $route }?
web-dummy-share-question = Który udział przy { $route } dostaje fikcyjny gracz?
web-no-share = Bez udziału
web-meeple-letter-black = K
web-meeple-letter-blue = N
web-meeple-letter-red = C
web-meeple-letter-white = B
web-meeple-letter-yellow = Ż
web-meeple-letter-green = Z
web-passenger = Pasażer
web-passenger-question = Czy stawiasz pasażera na końcu nowego połączenia?
web-journey = Podróż
web-journey-question =
    { $count ->
        [one] Twój pasażer jest w miejscu { $place }. Czy jedzie dalej świecącym połączeniem?
        [few] Twój pasażer jest w miejscu { $place }. Którym ze świecących połączeń ({ $count }) jedzie dalej?
       *[many] Twój pasażer jest w miejscu { $place }. Którym ze świecących połączeń ({ $count }) jedzie dalej?
    }
web-move-passenger = Przesuń pasażera
web-pick-passenger = Który pasażer ma podróżować? Naciśnij jego miejsce.
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
web-dice = Kości
web-no-dice = Na stole nie ma już kości.
web-dice-wait = Rzut kośćmi nastąpi na początku pierwszej tury.
web-dice-of = rzut gracza { $name }
web-die-marked = przerzut
web-no-tokens = Jeszcze bez żetonów
web-die-swapped = wymień
web-reroll = Które kości przerzucasz? Dotknij ich.
web-dice-enough =
    { $count ->
        [0] Tak jak leżą, nie opłacą żadnego połączenia.
        [one] Tak jak leżą, opłacą { $count } połączenie.
        [few] Tak jak leżą, opłacą { $count } połączenia.
       *[many] Tak jak leżą, opłacą { $count } połączeń.
    }
web-reroll-marked =
    { $count ->
        [0] Przerzuć
        [one] Przerzuć { $count } kość
        [few] Przerzuć { $count } kości
       *[many] Przerzuć { $count } kości
    }
web-stand = Zostaw wszystkie
web-buy-token =
    { $token ->
        [single] Kup żeton pojedynczy za dwie kości
       *[double] Kup żeton podwójny za dwie kości
    }
web-swap = Dotknij dwóch kości, aby wymienić je na żeton.
web-swap-for = Na który żeton je wymieniasz?
web-end-turn = Zakończ turę
web-end-sure = Zakończyć turę?
web-discard = Oddaj żetony
web-give-back = Oddaj { $tokens }
web-tunnel = Tunel { $route }
web-tunnel-revealed = Odkryte karty tunelu
web-tunnel-laid = Wyłożone karty: { $laid }.
web-tunnel-too-dear = Nie stać cię na dodatkowy koszt tunelu.
web-tunnel-too-dear-dice = Nie stać cię na to.
web-tunnel-symbols =
    { $count ->
        [0] Kości tunelu nie pokazują żadnego symbolu: nie kosztuje to nic więcej.
        [one] Kości tunelu pokazują { $count } symbol: kosztuje to o { $count } więcej.
        [few] Kości tunelu pokazują { $count } symbole: kosztuje to o { $count } więcej.
       *[many] Kości tunelu pokazują { $count } symboli: kosztuje to o { $count } więcej.
    }

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
web-count-tokens = żetony
web-count-tickets = bilety
web-count-stations = dworce
web-count-passengers = pasażerowie
web-count-goods = towary
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
error-arena-ray = --engine ray wymaga pakietu „ray”.
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
        [most_tickets] najwięcej biletów
        [stations] wolne dworce
        [alvin] premia Alvina
        [dexter] premia Dextera
        [grand_tour] wielka podróż
        [most_cities] najwięcej miast
        [attractions] atrakcje
        [meeples] meeple
        [tourists] żetony turystów
        [shares] udziały
        [goods] towary
        [bullets] superekspresy
        [coast_to_coast] wybrzeże–wybrzeże
       *[districts] dzielnice
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
study-dice = Kości i żetony
study-dice-table = Kości w grze
study-fact-rerolls = Tury z przerzutem
study-fact-rerolled = Kości w przerzucie
study-fact-dice-claims = Tury z realizacją połączenia
study-fact-wilds = Jokery w realizacji
study-fact-bought = Żetony kupione w grze
study-fact-spent = Żetony wydane na połączenia w grze
study-fact-returned = Żetony oddane na koniec tury, w grze
study-tunnels = Tunele
study-tunnels-caption = Udział prób według dopłaty, przedziały 95-procentowe.
study-tunnels-table = Tunele w grze
study-bullets-table = Superekspresy w partii
study-fact-bullets-put = superekspresy na planszy
study-fact-bullets-gone = partie, w których żaden nie został
study-fact-progress = postęp miejsca
study-fact-no-progress = miejsca bez postępu
study-fact-progress-wins = partie wygrane przez tego, kto sam zaszedł najdalej
study-extra =
    { $count ->
        [0] bez dopłaty
       *[other] dopłata { $count }
    }
study-fact-tries = Próby tuneli w grze
study-fact-failures = Nieudane próby
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
hint-tunnel =
    { $payable ->
        [unknown] { $route }: bez dopłaty na { $none }%.
       *[other] { $route }: bez dopłaty na { $none }%, stać cię na { $payable }%.
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
review-costly = { $when }: { $played }. Lepiej: { $better }; to wygrywa { $best } % zamiast { $chance } %, przewaga w punktach: +{ $points }{ $reasons }.
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
web-review-gain = wygrywa { $best } % zamiast { $chance } %, przewaga w punktach: +{ $points }
web-review-cost = −{ $value } %
web-review-point = { $when }, { $name }: { $value } %
web-review-against = To, co zagrano:
web-review-for = Lepszy wybór:

## Bots: a name and a sentence of character for each

web-level-name = Poziom { $level }
web-level-character = Pokonuje niższy poziom mniej więcej trzy razy na cztery, na każdej planszy.
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
bot-search-name = Arcymistrz
bot-search-character = Planuje jak Inżynier i przed ruchem sprawdza każdy pomysł w setkach wyobrażonych gier.

## Looking back and reports

refusal-not-a-log = Ten plik nie jest zapisem gry.
refusal-bad-log = Tego zapisu nie da się odtworzyć.
refusal-unknown-board = Ten zapis pochodzi z planszy, której ten program nie ma, albo z innej jej wersji.
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
web-replay-link-text = Kto otworzy ten link, zobaczy grę w tej chwili i z tej strony.
web-replay-file = Otwórz grę
web-replay-file-text = Obejrzyj grę jeszcze raz z jej zapisu: z pliku pobranego po końcu gry albo z zapisu gry w terminalu.
web-replay-file-choose = Wybierz plik
web-replay-line = Wiersz { $line }: { $reason }
web-replay-seat = Krzesło { $number }
web-replay-deck = Zostało w talii: { $count }
web-replay-ticket-deck = Bilety do dobrania: { $count }
web-replay-monsters = Zakryte: { $cards }
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
## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Zobacz więcej
web-overlays-word = więcej
web-overlay-paths = Najdłuższa trasa każdego
web-overlay-networks = Moje sieci
web-overlay-tickets = Wagony potrzebne jeszcze do biletów
web-overlay-monsters = Dokąd mogą iść potwory
web-overlay-odds = Szanse
web-overlay-path = { $name }: { $count }
web-overlay-network = Sieć { $number }: pola { $count }, miejsca { $places }
web-overlay-no-networks = Nie masz jeszcze wagonów na planszy.
web-overlay-locked = { $monster } jest zablokowany: jego karta leży odkryta przed graczem { $name }.
web-overlay-stays = Nikt nie może teraz ruszyć potwora { $monster }.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: miejsca za jednego Jokera { $near }, tylko za dwa { $far }.
       *[cards] { $monster }: miejsca za jedną lokomotywę { $near }, tylko za dwie { $far }.
    }
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
web-help-double-text = To tory obok siebie między tymi samymi miejscami. Nikt nie ma dwóch z nich; gdy graczy jest mniej niż { $count }, drugi zamyka się po zajęciu pierwszego.
web-help-tunnel = Czym jest tunel?
web-help-tunnel-text =
    { $purse ->
        [dice] Wskaż tunel, na który cię stać, potem rzuca się trzema kośćmi tunelu: każdy symbol kosztuje jeden pasujący więcej. Jeśli nie możesz lub nie chcesz zapłacić, nic nie tracisz, ale tura się kończy.
       *[cards] Wyłóż cenę, potem odkrywa się trzy karty: każda w twoim kolorze i każda lokomotywa kosztuje jedną kartę więcej. Jeśli nie możesz lub nie chcesz zapłacić, zabierasz karty i tura się kończy.
    }
web-help-ferry = Czym jest prom?
web-help-ferry-text =
    { $purse ->
        [dice] Za każdy symbol lokomotywy płaci się Jokerem, nigdy żetonem; za inne pola jak zwykle.
       *[cards] Za każdy symbol lokomotywy płaci się lokomotywą; za inne pola kartami jednego koloru lub dalszymi lokomotywami.
    }
web-help-station = Do czego służą dworce?
web-help-station-text =
    { $purse ->
        [dice] Dworzec w mieście pozwala użyć tam jednego cudzego połączenia do twoich biletów; na końcu wybiera się za ciebie najlepsze. Pierwszy kosztuje jeden symbol Dworzec, drugi dwa, trzeci trzy. Dworce niczego nie blokują.
       *[cards] Dworzec w mieście pozwala użyć tam jednego cudzego połączenia do twoich biletów; na końcu wybiera się za ciebie najlepsze. Pierwszy kosztuje jedną kartę, drugi dwie jednego koloru, trzeci trzy. Dworce niczego nie blokują.
    }
web-help-dice = Co pokazują kości?
web-help-dice-text = Każda kość ma dwie ścianki Pojedynczy, dwie Podwójny, jedną Dworzec i jedną Joker. Pole pojedynczego połączenia kosztuje symbol Pojedynczy, podwójnego – Podwójny; Dworzec dobiera bilet, a Joker zastępuje każdy z nich.
web-help-token = Czym są żetony?
web-help-token-text =
    Dowolne dwie nieużyte kości kupują żeton Pojedynczy lub Podwójny, który płaci jak kość, także w tej samej turze. { $limit ->
        [total] Nikt nie może mieć więcej niż trzech w sumie; kto zaczyna turę z trzema, nie bierze żadnego.
       *[per_type] Nikt nie może mieć więcej niż trzech jednego rodzaju, czyli trzech Pojedynczych i trzech Podwójnych; kto zaczyna turę z trzema jednego rodzaju, nie bierze żadnego z tego rodzaju.
    }
web-help-monster = Jak ruszają się potwory?
web-help-monster-text =
    { $purse ->
        [dice] W swojej turze możesz ruszyć jednego potwora: jeden Joker prowadzi do trzech miejsc dalej, dwa do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć. Najwięcej kart potwora daje punktów: { $points }.
       *[cards] W swojej turze możesz ruszyć jednego potwora: jedna lokomotywa prowadzi do trzech miejsc dalej, dwie do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć. Najwięcej kart potwora daje punktów: { $points }.
    }
web-help-chaos = Co znaczy chaos?
web-help-chaos-text = Miejsce, w którym stoi potwór, jest w chaosie: nie można zrealizować połączenia, które się tam kończy. Wagony, które już tam są, zostają i liczą się. Na końcu bilet z takim miejscem daje lub zabiera połowę, zaokrągloną w dół.
web-help-mountain = Ile kosztują góry?
web-help-mountain-text = Za każdy znak góry na połączeniu tracisz jeden wagon więcej i dostajesz 2 punkty.
web-help-substitute = Kiedy liczą się dowolne karty?
web-help-substitute-text = Na takim połączeniu kilka dowolnych kart razem zastępuje jedną lokomotywę promu lub jedną kartę koloru; ile, mówi połączenie.
web-help-country = Jak dociera się do kraju?
web-help-country-text = W dowolnym z jego punktów granicznych; żadna droga nie wiedzie przez kraj. Bilet do kilku krajów liczy najdroższy, do którego dotrzesz. Jeśli do żadnego, zabiera najtańszy.
web-help-passenger = Co robią pasażerowie?
web-help-passenger-text =
    { $purse ->
        [dice] Po zrealizowaniu połączenia możesz postawić pasażera na jego końcu. Jego podróż to twoja akcja: po własnych połączeniach i, za jednego Jokera każde, po cudzych. Bierze górny żeton każdego odwiedzonego miasta i opuszcza grę.
       *[cards] Po zrealizowaniu połączenia możesz postawić pasażera na jego końcu. Jego podróż to twoja akcja: po własnych połączeniach i, za jedną kartę pasażera każde, po cudzych. Bierze górny żeton każdego odwiedzonego miasta i opuszcza grę.
    }
web-help-plus4 = Czym jest lokomotywa +4?
web-help-plus4-text = To lokomotywa tylko na długie połączenia: można jej użyć od czterech pól.
web-help-meeple = Do czego służą meeple?
web-help-meeple-text = Kto realizuje połączenie, bierze po jednym meeplu z każdego końca. Na końcu najwięcej w danym kolorze daje punkty, a drugie miejsce trochę mniej.
web-help-tourist = Do czego służą żetony turystów?
web-help-tourist-text = Kto realizuje połączenie, bierze z jednego z jego końców żeton z symbolem, którego jeszcze nie ma. Im więcej różnych symboli, tym więcej punktów na końcu: { $points } za zero, jeden, dwa i tak dalej.
web-help-bullet = Do czego są superekspresy?
web-help-bullet-text = Za trasy superekspresu płaci się jak za szare. Stawia się na nich wspólny superekspres zamiast własnych wagonów; nie dają punktów, lecz postęp, i służą biletom wszystkich. Na końcu najwięcej punktów dostaje ten, kto zaszedł najdalej, a kto nie ma postępu, traci punkty. Gdy superekspresy się skończą, są to zwykłe szare połączenia. Ostatnia runda zaczyna się, gdy ktoś ma mało wagonów i zostały najwyżej { $count } superekspresy.
web-help-share = Do czego są udziały?
web-help-share-text = Znaki przy połączeniu wymieniają spółki. Kto je zrealizuje, może wziąć wierzchni udział jednej z nich. Na końcu najwięcej udziałów spółki daje najwięcej punktów, następny mniej; przy równej liczbie pierwszy jest najniższy numer.
web-help-dummy = Kim jest fikcyjny gracz?
web-help-dummy-text = We dwoje przy stole siedzi trzeci gracz, którego nie ma: kto bierze udział, wybiera też dla niego jeden przy tym samym połączeniu. Na końcu losuje się połowę. Mogą zabrać ci miejsce, ale nie punktują.
web-help-path = Czym jest najdłuższa trasa?
web-help-path-text = To najdłuższa nieprzerwana droga po własnych połączeniach, żadnym dwa razy. Każdy, kto ją ma, dostaje punktów: { $points }.
web-help-globe = Co daje najwięcej biletów?
web-help-globe-text = Kto wypełnił najwięcej biletów, dostaje dodatkowo punktów: { $points }; przy remisie wszyscy.
web-help-cities = Co dają połączone miasta?
web-help-cities-text = Największa grupa miast połączonych przez jednego gracza daje punktów: { $points }.
web-help-tour = Czym jest wielka podróż?
web-help-tour-text = To wypełniony bilet, którego miejsca łączysz dwa razy, drogami bez wspólnych połączeń. Im więcej takich biletów, tym więcej punktów: patrz niżej.
web-help-sight = Ile są warte atrakcje?
web-help-sight-text = Każda atrakcja przy twoim połączeniu daje na końcu punktów: { $points }.
web-help-district = Czym jest dzielnica?
web-help-district-text = To miejsca, które należą do siebie: kto połączy wszystkie własnymi połączeniami, dostaje punkty dzielnicy.
web-help-end = Kiedy kończy się gra?
web-help-end-text = Gdy ktoś kończy turę, mając najwyżej tyle wagonów: { $count }, każdy ma jeszcze jedną turę. Potem liczy się bilety i premie. Wygrywa najwięcej punktów, przy remisie więcej wypełnionych biletów.

## The race to six

board-first-journey-usa = Pierwsza podróż (USA)
event-ticket-completed =
    { $who ->
        [you] Wypełniasz bilet { $ticket }.
       *[other] { $name } wypełnia bilet { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Łączysz oba wybrzeża: to jeszcze jeden bilet.
       *[other] { $name } łączy oba wybrzeża: to jeszcze jeden bilet.
    }
event-tickets-changed =
    { $who ->
        [you] Wymieniasz swoje bilety na nowe.
       *[other] { $name } wymienia swoje bilety na nowe.
    }
why-no-display = na tej planszy nie ma odkrytych kart: są tylko w talii.
why-tickets-changed-only = na tej planszy nie dobiera się biletów: możesz wymienić oba swoje.
choice-change = wymienić oba bilety
coast-ticket = od wybrzeża do wybrzeża
heading-coast-to-coast = wybrzeże–wybrzeże
heading-completed = wypełnione
completed-tickets = { $name }, wypełnione: { $count } ({ $tickets }).
scoring-coast-to-coast = { $name }: połączone oba wybrzeża: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: bilet { $ticket } jest wypełniony.
       *[no] { $name }: bilet { $ticket } nie jest wypełniony i nic nie kosztuje.
    }
winner-race =
    { $tie ->
        [shared] { $names } dzielą zwycięstwo, wypełnione bilety: { $count }.
       *[none] { $who ->
            [you] Wygrywasz, wypełnione bilety: { $count }.
           *[other] { $names } wygrywa, wypełnione bilety: { $count }.
        }
    }
turn-summary-race = Tura { $turn }: twoje wagony { $trains }, wypełnione bilety { $count }; pozostali: { $others }.
turn-summary-race-other = { $name } (wagony { $trains }, wypełnione { $count })
score-race = { $name }: wypełnione bilety: { $count } z { $goal }.
difference-race = Nie ma punktów: kto pierwszy wypełni bilety w liczbie { $count }, natychmiast wygrywa.
difference-race-tickets = Każdy ma dwa bilety; ten, którego miasta są połączone, od razu się pokazuje i zastępuje nowym.
difference-race-change = Zamiast dobierać bilety można poświęcić turę na wymianę obu swoich na dwa nowe.
difference-coasts = Połączenie { $west } z { $east } własnymi wagonami to jeszcze jeden wypełniony bilet, raz na gracza.
difference-race-end = Gdy ktoś położy ostatni wagon, gra natychmiast się kończy: wygrywa najwięcej wypełnionych biletów, a remis jest wspólny.
difference-no-display = Nie ma odkrytych kart wagonów: są tylko w talii.
difference-double-routes-free = Oba tory podwójnego połączenia są dostępne przy każdej liczbie graczy.
option-firstjourney-locomotives = Jak dzielą się 72 karty wagonów pierwszej podróży.
value-firstjourney-locomotives-12 = Lokomotywy: 12, karty każdego koloru: 10.
value-firstjourney-locomotives-6 = Lokomotywy: 6, karty każdego koloru: 11.
value-firstjourney-locomotives-18 = Lokomotywy: 18, karty każdego koloru: 9.
help-play-race = Bilety: „change” wymienia oba twoje na nowe; „tickets” mówi, jak stoją twoje, „board” – co kto wypełnił.
web-help-race-turn-text =
    { $purse ->
        [dice] Rzuć pięcioma kośćmi i raz przerzuć dowolne z nich. Potem zrób najwyżej jedno: zrealizuj połączenie albo wymień oba bilety. Niewykorzystane kości kupują żetony.
       *[cards] Jedno: dobierz dwie karty wagonów z talii, zrealizuj połączenie albo wymień oba bilety. Nie ma odkrytych kart.
    }
web-help-race-text = Masz dwa bilety. Gdy tylko twoje wagony połączą miejsca jednego z nich, pokazuje się go, jest wypełniony i dostajesz nowy. Wypełnione leżą odkryte; twoje dwa są tajne i nigdy nic nie kosztują. Połączenie miasta zachodniego wybrzeża z miastem wschodniego to raz jeszcze jeden bilet.
web-help-race-end-text = Kto wypełnił bilety w liczbie { $count }, natychmiast wygrywa. Jeśli wcześniej ktoś położy ostatni wagon, gra też od razu się kończy: wygrywa najwięcej wypełnionych biletów, a remis jest wspólny. Nie ma ostatniej rundy.
web-help-race-chaos-text = Gdzie stoi potwór, panuje chaos: nie można zrealizować połączenia, które się tam kończy, ani wypełnić biletu z tym miejscem, póki nie odejdzie. Wypełnione pozostają wypełnione. Jeśli grę kończy ostatni wagon, najwięcej kart każdego potwora liczy się jako bilet.
web-help-race = Jak działają tu bilety?
web-count-completed = wypełnione bilety
web-completed = Wypełnione ({ $count } z { $goal })
deck-only = Nie ma odkrytych kart; w talii: { $count }.
ticket-waits = { $text } Nie można go wypełnić, póki potwór jest w: { $places }.
web-ticket-waits = czeka: potwór jest w: { $places }
web-help-race-turn = Co mogę zrobić w swojej turze?
web-help-race-end = Kiedy kończy się gra?
web-help-race-chaos = Co znaczy chaos?
web-help-race-monster = Jak ruszają się potwory?
web-help-race-monster-text =
    { $purse ->
        [dice] W swojej turze możesz ruszyć jednego potwora: jeden Joker prowadzi do trzech miejsc dalej, dwa do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć.
       *[cards] W swojej turze możesz ruszyć jednego potwora: jedna lokomotywa prowadzi do trzech miejsc dalej, dwie do sześciu. Bierzesz jego kartę; póki nie zostanie odwrócona na końcu twojej następnej tury, nikt nie może go ruszyć.
    }
web-action-race = Dobierz dwie karty, zrealizuj połączenie ze złotą obwódką albo wymień oba bilety.
web-action-race-dice = Zrealizuj połączenie ze złotą obwódką albo wymień oba bilety.
