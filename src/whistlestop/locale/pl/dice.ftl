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
difference-tunnels-dice =
    { $count ->
        [one] { $count } tor to tunel: rzuca się trzema kośćmi tunelu, które mogą podnieść jego koszt.
        [few] { $count } tory to tunele: rzuca się trzema kośćmi tunelu, które mogą podnieść ich koszt.
       *[many] { $count } torów to tunele: rzuca się trzema kośćmi tunelu, które mogą podnieść ich koszt.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } tor to prom, za który część trzeba zapłacić Jokerami.
        [few] { $count } tory to promy, za które część trzeba zapłacić Jokerami.
       *[many] { $count } torów to promy, za które część trzeba zapłacić Jokerami.
    }
options-dice = Z kośćmi
option-dice = Czy gra się z dodatkiem z kośćmi.
value-dice-true = Pięć kości zastępuje karty wagonów: każdy symbol płaci za jedno pole połączenia.
value-dice-false = Za połączenia płaci się kartami wagonów.
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
heading-double-tokens = żetony podwójne
heading-single-tokens = żetony pojedyncze
help-dice = Graj z dodatkiem z kośćmi: kości zamiast kart wagonów.
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
dice = Twoje kości: { $dice }.
dice-tray = Twoje kości: { $dice }
dice-used = Wszystkie twoje kości są zużyte.
tokens = Twoje żetony: { $tokens }.
choice-reroll = przerzucić { $dice }
choice-reroll-nothing = zostawić wszystkie kości
choice-buy =
    { $token ->
        [single] kupić żeton pojedynczy za: { $dice }
       *[double] kupić żeton podwójny za: { $dice }
    }
menu-reroll = Podaj kości do przerzucenia („pojedynczy joker”, „2 pojedyncze”, „all”), te, które zostawiasz („keep podwójne”), albo „nothing”.
menu-buy =
    { $token ->
        [single] Dwie niezużyte kości kupują żeton pojedynczy: wpisz „buy pojedynczy” i kości.
        [double] Dwie niezużyte kości kupują żeton podwójny: wpisz „buy podwójny” i kości.
       *[both] Dwie niezużyte kości kupują żeton: wpisz „buy pojedynczy” albo „buy podwójny” i kości.
    }
menu-discard = „end discarding” i żetony oddaje część z nich przed końcem tury.
prompt-reroll = Przerzucić:
question-tunnel-dice =
    { $kind ->
        [single] { $route } kosztuje symboli Pojedynczy: { $price }. Jak płacisz?
       *[double] { $route } kosztuje symboli Podwójny: { $price }. Jak płacisz?
    }
help-play-reroll = Kości: „pojedynczy joker” albo „2 pojedyncze” przerzuca te, „keep podwójne” pozostałe, „all” i „nothing”.
help-play-claim-dice = Połączenia: „claim paris zurich”, „par zur”, „par zur joker 1”, żeby powiedzieć, jak płacisz; dworce: „station paris”.
help-play-buy = Żetony: „buy pojedynczy with podwójny dworzec” daje dwie niezużyte kości za jeden; „end discarding pojedynczy” oddaje jeden.
help-play-dice-tickets = Bilety: „draw 2 tickets” za dwa symbole Dworzec lub Joker, potem numery do zatrzymania albo none.
help-play-look-dice = Podgląd: actions, dice, board, score, log („log all”).
web-expansion-dice = Dodatek z kośćmi
web-action-dice =
    { $count ->
        [0] Te kości nie opłacą żadnego połączenia. Dobierasz bilety, kupujesz żetony czy kończysz turę?
        [one] Realizujesz połączenie ze złotą obwódką czy używasz kości do czegoś innego?
        [few] Realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy używasz kości do czegoś innego?
       *[many] Realizujesz jedno z połączeń ze złotą obwódką ({ $count }) czy używasz kości do czegoś innego?
    }
web-choice-move-dice =
    przesunąć { $monster }a do miejsca { $place } ({ $count ->
        [one] { $count } Joker
        [few] { $count } Jokery
       *[many] { $count } Jokerów
    })
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
web-discard = Oddaj żetony
web-give-back = Oddaj { $tokens }
web-tunnel-too-dear-dice = Nie stać cię na to.
web-count-tokens = żetony
study-dice = Kości i żetony
study-dice-table = Kości w grze
study-fact-rerolls = Tury z przerzutem
study-fact-rerolled = Kości w przerzucie
study-fact-dice-claims = Tury z realizacją połączenia
study-fact-wilds = Jokery w realizacji
study-fact-bought = Żetony kupione w grze
study-fact-spent = Żetony wydane na połączenia w grze
study-fact-returned = Żetony oddane na koniec tury, w grze
web-help-dice = Co pokazują kości?
web-help-dice-text = Każda kość ma dwie ścianki Pojedynczy, dwie Podwójny, jedną Dworzec i jedną Joker. Pole pojedynczego połączenia kosztuje symbol Pojedynczy, podwójnego – Podwójny; Dworzec dobiera bilet, a Joker zastępuje każdy z nich.
web-help-token = Czym są żetony?
web-help-token-text =
    Dowolne dwie nieużyte kości kupują żeton Pojedynczy lub Podwójny, który płaci jak kość, także w tej samej turze. { $limit ->
        [total] Nikt nie może mieć więcej niż trzech w sumie; kto zaczyna turę z trzema, nie bierze żadnego.
       *[per_type] Nikt nie może mieć więcej niż trzech jednego rodzaju, czyli trzech Pojedynczych i trzech Podwójnych; kto zaczyna turę z trzema jednego rodzaju, nie bierze żadnego z tego rodzaju.
    }
why-not-now-reroll = najpierw zdecyduj, które kości przerzucasz („reroll nothing” zostawia wszystkie).
why-not-in-game-dice = przy tym stole gra się bez kości.
web-not-now-reroll = Najpierw zdecyduj, które kości przerzucasz.
