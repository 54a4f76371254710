# Italian. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rosso
kind-orange = arancione
kind-yellow = giallo
kind-green = verde
kind-blue = blu
kind-pink = rosa
kind-white = bianco
kind-black = nero
kind-gray = grigio
kind-locomotive = locomotiva
kind-plus4 = locomotiva +4
kind-passenger = passeggero

card-red = una carta rossa
card-orange = una carta arancione
card-yellow = una carta gialla
card-green = una carta verde
card-blue = una carta blu
card-pink = una carta rosa
card-white = una carta bianca
card-black = una carta nera
card-locomotive = una locomotiva
card-plus4 = una locomotiva +4
card-passenger = una carta passeggero

cards-red =
    { $count ->
        [one] { $count } rossa
       *[other] { $count } rosse
    }
cards-orange =
    { $count ->
        [one] { $count } arancione
       *[other] { $count } arancioni
    }
cards-yellow =
    { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
cards-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
cards-blue = { $count } blu
cards-pink = { $count } rosa
cards-white =
    { $count ->
        [one] { $count } bianca
       *[other] { $count } bianche
    }
cards-black =
    { $count ->
        [one] { $count } nera
       *[other] { $count } nere
    }
cards-locomotive =
    { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotive
    }
cards-plus4 =
    { $count ->
        [one] { $count } locomotiva +4
       *[other] { $count } locomotive +4
    }
cards-passenger =
    { $count ->
        [one] { $count } carta passeggero
       *[other] { $count } carte passeggero
    }

meeple-black = un meeple nero
meeple-blue = un meeple blu
meeple-red = un meeple rosso
meeple-white = un meeple bianco
meeple-yellow = un meeple giallo
meeple-green = un meeple verde

meeples-black =
    { $count ->
        [one] { $count } meeple nero
       *[other] { $count } meeple neri
    }
meeples-blue = { $count } meeple blu
meeples-red =
    { $count ->
        [one] { $count } meeple rosso
       *[other] { $count } meeple rossi
    }
meeples-white =
    { $count ->
        [one] { $count } meeple bianco
       *[other] { $count } meeple bianchi
    }
meeples-yellow =
    { $count ->
        [one] { $count } meeple giallo
       *[other] { $count } meeple gialli
    }
meeples-green =
    { $count ->
        [one] { $count } meeple verde
       *[other] { $count } meeple verdi
    }

tourist-bridge = ponte
tourist-ship = nave
tourist-tram = funivia
tourist-crab = granchio
tourist-seal = leone marino
tourist-tower = torre
tourist-flower = fiore

## Dice, tokens and monsters

face-single = Singola
face-double = Doppia
face-station = Stazione
face-wild = Locomotiva

die-single = [–] Singola
die-double = [=] Doppia
die-station = [⌂] Stazione
die-wild = [★] Locomotiva

dice-single =
    { $count ->
        [one] { $count } Singola
       *[other] { $count } Singole
    }
dice-double =
    { $count ->
        [one] { $count } Doppia
       *[other] { $count } Doppie
    }
dice-station =
    { $count ->
        [one] { $count } Stazione
       *[other] { $count } Stazioni
    }
dice-wild =
    { $count ->
        [one] { $count } Locomotiva
       *[other] { $count } Locomotive
    }

tokens-single =
    { $count ->
        [one] { $count } segnalino singolo
       *[other] { $count } segnalini singoli
    }
tokens-double =
    { $count ->
        [one] { $count } segnalino doppio
       *[other] { $count } segnalini doppi
    }
no-tokens = nessun segnalino

monster-alvin = Alvin
monster-dexter = Dexter

nothing = niente
empty-slot = uno spazio vuoto
from-to = da { $fewest } a { $most }
not-known-yet = non ancora noto
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = Stati Uniti
board-usa-base-revised = Stati Uniti, biglietti riveduti
board-usa-1910 = Stati Uniti 1910
board-usa-big-cities = Stati Uniti 1910, grandi città
board-usa-mega = Stati Uniti 1910, megapartita
board-europe = Europa
board-europe-expanded = Europa 1912, ampliata
board-europe-big-cities = Europa 1912, grandi città
board-europe-mega = Europa 1912, megapartita
board-germany = Germania
board-japan = Giappone
board-india = India
board-lake-constance = Lago di Costanza
board-legendary-asia = Asia leggendaria
board-pennsylvania = Pennsylvania
board-london = Londra
board-marklin = Märklin
board-new-york = New York
board-nordic = Paesi nordici
board-san-francisco = San Francisco
board-switzerland = Svizzera

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: lunghezza { $length }, { $colour }, galleria
            [ferry] { $route }: lunghezza { $length }, { $colour }, traghetto con { $symbols ->
                [one] { $symbols } locomotiva
               *[other] { $symbols } locomotive
            }
           *[plain] { $route }: lunghezza { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: lunghezza { $length }, { $colour }, galleria ({ $points ->
                [one] { $points } punto
               *[other] { $points } punti
            })
            [ferry] { $route }: lunghezza { $length }, { $colour }, traghetto con { $symbols ->
                [one] { $symbols } locomotiva
               *[other] { $symbols } locomotive
            } ({ $points ->
                [one] { $points } punto
               *[other] { $points } punti
            })
           *[plain] { $route }: lunghezza { $length }, { $colour } ({ $points ->
                [one] { $points } punto
               *[other] { $points } punti
            })
        }
    }
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, galleria
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, galleria
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, galleria ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, galleria ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
            }
        }
    }
route-detail-special =
    { $route }: lunghezza { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length ->
            [one] { $length } Singola
           *[other] { $length } Singole
        }, { $special } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        })
       *[double] { $route }: { $length ->
            [one] { $length } Doppia
           *[other] { $length } Doppie
        }, { $special } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        })
    }
track-type =
    { $type ->
        [tunnel] galleria
        [ferry] traghetto, { $symbols ->
            [one] { $symbols } locomotiva
           *[other] { $symbols } locomotive
        }
       *[plain] { "" }
    }
track-mountains =
    { $count ->
        [one] montagne che costano { $count } vagone in più
       *[other] montagne che costano { $count } vagoni in più
    }
track-bullet = linea veloce: progresso invece di punti finché ci sono treni proiettile
track-trains =
    { $count ->
        [one] richiede { $count } vagone
       *[other] richiede { $count } vagoni
    }
track-any-cards = { $count } carte qualsiasi per una del colore
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] normali
        [long] lunghi
        [short] corti
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } biglietto normale
           *[other] { $count } biglietti normali
        }
        [long] { $count ->
            [one] { $count } biglietto lungo
           *[other] { $count } biglietti lunghi
        }
        [short] { $count ->
            [one] { $count } biglietto corto
           *[other] { $count } biglietti corti
        }
       *[other] { $count ->
            [one] { $count } biglietto del mazzo «{ $deck }»
           *[other] { $count } biglietti del mazzo «{ $deck }»
        }
    }
points-of-length = { $points } per lunghezza { $length }

## Seats

you = Tu
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Comincia una partita per { $players }. Inizi tu.
       *[other] Comincia una partita per { $players }. Inizia { $name }.
    }
event-turn-started =
    { $who ->
        [you] Turno { $turn }: tu.
       *[other] Turno { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Peschi { $card } dal mazzo.
       *[other] { $name } pesca { $card } dal mazzo.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Peschi una carta dal mazzo.
       *[other] { $name } pesca una carta dal mazzo.
    }
event-card-taken =
    { $who ->
        [you] Prendi { $card } dalle carte scoperte.
       *[other] { $name } prende { $card } dalle carte scoperte.
    }
event-card-turned-up = Nuova carta scoperta: { $card }.
event-display-reset = Ci sono tre locomotive scoperte: tutte le carte scoperte vengono sostituite.
event-deck-reshuffled =
    La pila degli scarti diventa il nuovo mazzo di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-ticket-offered =
    { $who ->
        [you] Ti viene offerto il biglietto { $ticket }.
       *[other] A { $name } viene offerto il biglietto { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Tieni il biglietto { $ticket }.
       *[other] { $name } tiene il biglietto { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Restituisci il biglietto { $ticket }.
       *[other] { $name } restituisce il biglietto { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Ora hai { $kept ->
            [one] { $kept } biglietto
           *[other] { $kept } biglietti
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; restituiti: { $back }
            }
           *[other] { $back ->
                [0] ; fuori dal gioco: { $gone }
               *[other] ; restituiti: { $back }, fuori dal gioco: { $gone }
            }
        }.
       *[other] { $name } ha ora { $kept ->
            [one] { $kept } biglietto
           *[other] { $kept } biglietti
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; restituiti: { $back }
            }
           *[other] { $back ->
                [0] ; fuori dal gioco: { $gone }
               *[other] ; restituiti: { $back }, fuori dal gioco: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Reclami { $route } con { $payment }.
           *[other] { $name } reclama { $route } con { $payment }.
        }
       *[other] { $who ->
            [you] Reclami { $route } con { $payment } e ottieni { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
           *[other] { $name } reclama { $route } con { $payment } e ottiene { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
        }
    }
event-tunnel-entered =
    { $who ->
        [you] Tenti la galleria { $route } con { $payment }.
       *[other] { $name } tenta la galleria { $route } con { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] La tua galleria scopre { $card }.
       *[other] La galleria di { $name } scopre { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] La tua galleria { $route } non costa nulla in più.
            [one] La tua galleria { $route } costa { $extra } carta in più.
           *[other] La tua galleria { $route } costa { $extra } carte in più.
        }
       *[other] { $extra ->
            [0] La galleria { $route } non costa nulla in più a { $name }.
            [one] La galleria { $route } costa { $extra } carta in più a { $name }.
           *[other] La galleria { $route } costa { $extra } carte in più a { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Rinunci alla galleria; { $route } resta libera.
           *[other] { $name } rinuncia alla galleria; { $route } resta libera.
        }
       *[cards] { $who ->
            [you] Riprendi le tue carte; { $route } resta libera.
           *[other] { $name } riprende le sue carte; { $route } resta libera.
        }
    }
event-station-built =
    { $who ->
        [you] Costruisci una stazione a { $place } con { $payment }.
       *[other] { $name } costruisce una stazione a { $place } con { $payment }.
    }
event-passed =
    { $who ->
        [you] Non puoi fare nulla e passi.
       *[other] { $name } non può fare nulla e passa.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Non hai quasi più vagoni: ancora un turno per tutti.
           *[other] { $name } non ha quasi più vagoni: ancora un turno per tutti.
        }
        [few_bullet_trains] Restano pochi vagoni e pochi treni proiettile: ancora un turno per tutti.
        [dead_board] Non resta nessuna linea che qualcuno possa reclamare: ancora un turno per tutti.
       *[stalled] Da moltissimo nessuno reclama una linea: ancora un turno per tutti.
    }
event-game-over =
    { $reason ->
        [all_passed] Tutti hanno dovuto passare: la partita è finita.
        [six_tickets] Tutti i biglietti necessari sono completati: la partita è finita.
        [last_train] L’ultimo vagone è posato: la partita è finita.
        [dead_board] Nessuna linea può più essere reclamata: la partita è finita.
        [stalled] Da molto tempo nessuno reclama una linea: la partita è finita.
       *[last_round_played] L’ultimo giro è stato giocato: la partita è finita.
    }
event-monster-placed =
    { $who ->
        [you] Metti { $monster } su { $place }.
       *[other] { $name } mette { $monster } su { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Lasci { $monster } su { $place }
           *[no] Muovi { $monster } da { $left } fino a { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }per { $locomotives ->
                [one] { $locomotives } Locomotiva
               *[other] { $locomotives } Locomotive
            }
           *[cards] { " " }per { $locomotives ->
                [one] { $locomotives } locomotiva
               *[other] { $locomotives } locomotive
            }
        } e prendi una carta di { $monster }, che blocca { $monster } fino alla fine del tuo prossimo turno.
       *[other] { $stays ->
            [yes] { $name } lascia { $monster } su { $place }
           *[no] { $name } muove { $monster } da { $left } fino a { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }per { $locomotives ->
                [one] { $locomotives } Locomotiva
               *[other] { $locomotives } Locomotive
            }
           *[cards] { " " }per { $locomotives ->
                [one] { $locomotives } locomotiva
               *[other] { $locomotives } locomotive
            }
        } e prende una carta di { $monster }, che blocca { $monster } fino alla fine del prossimo turno di { $name }.
    }
event-monster-card-turned =
    { $who ->
        [you] La tua carta di { $monster } viene coperta: { $monster } si può muovere di nuovo.
       *[other] La carta di { $monster } davanti a { $name } viene coperta: { $monster } si può muovere di nuovo.
    }
event-monster-paid =
    { $who ->
        [you] Usi { $dice } per muovere un mostro.
       *[other] { $name } usa { $dice } per muovere un mostro.
    }
event-dice-rolled =
    { $who ->
        [you] Tiri { $dice }.
       *[other] { $name } tira { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Tieni tutti i dadi.
            [one] Rilanci { $count } dado.
           *[other] Rilanci { $count } dadi.
        }
       *[other] { $count ->
            [0] { $name } tiene tutti i dadi.
            [one] { $name } rilancia { $count } dado.
           *[other] { $name } rilancia { $count } dadi.
        }
    }
event-dice-stand =
    { $who ->
        [you] I tuoi dadi ora mostrano { $dice }.
       *[other] I dadi di { $name } ora mostrano { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Scambi { $dice } con un segnalino singolo.
           *[other] { $name } scambia { $dice } con un segnalino singolo.
        }
       *[double] { $who ->
            [you] Scambi { $dice } con un segnalino doppio.
           *[other] { $name } scambia { $dice } con un segnalino doppio.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Restituisci { $tokens }.
       *[other] { $name } restituisce { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Reclami { $route } con { $payment }.
           *[other] { $name } reclama { $route } con { $payment }.
        }
       *[other] { $who ->
            [you] Reclami { $route } con { $payment } e ottieni { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
           *[other] { $name } reclama { $route } con { $payment } e ottiene { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Costruisci una stazione a { $place } con { $payment }.
       *[other] { $name } costruisce una stazione a { $place } con { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Peschi { $count ->
            [one] { $count } biglietto
           *[other] { $count } biglietti
        } con { $payment }.
       *[other] { $name } pesca { $count ->
            [one] { $count } biglietto
           *[other] { $count } biglietti
        } con { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Tenti la galleria { $route }: i dadi galleria non mostrano simboli.
            [one] Tenti la galleria { $route }: i dadi galleria mostrano { $symbols } simbolo.
           *[other] Tenti la galleria { $route }: i dadi galleria mostrano { $symbols } simboli.
        }
       *[other] { $symbols ->
            [0] { $name } tenta la galleria { $route }: i dadi galleria non mostrano simboli.
            [one] { $name } tenta la galleria { $route }: i dadi galleria mostrano { $symbols } simbolo.
           *[other] { $name } tenta la galleria { $route }: i dadi galleria mostrano { $symbols } simboli.
        }
    }
event-card-given =
    { $who ->
        [you] Dai { $card } come sostituta.
       *[other] { $name } dà { $card } come sostituta.
    }
event-tickets-split =
    { $who ->
        [you] Chiedi { $tickets }.
       *[other] { $name } chiede { $tickets }.
    }
event-meeple-taken =
    { $who ->
        [you] Prendi { $meeple } da { $place }.
       *[other] { $name } prende { $meeple } da { $place }.
    }
event-stack-put =
    { $who ->
        [you] Metti la pila «{ $symbol }» (× { $count }) a { $place }.
       *[other] { $name } mette la pila «{ $symbol }» (× { $count }) a { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Prendi il gettone turista «{ $symbol }» da { $place }.
       *[other] { $name } prende il gettone turista «{ $symbol }» da { $place }.
    }
event-route-claimed-for-all =
    { $who ->
        [you] Reclami la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
       *[other] { $name } reclama la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Reclami la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
       *[other] { $name } reclama la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
    }
event-share-taken =
    { $who ->
        [you] Prendi il titolo { $number } di { $company }.
       *[other] { $name } prende il titolo { $number } di { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Dai al giocatore fittizio il titolo { $number } di { $company }.
       *[other] { $name } dà al giocatore fittizio il titolo { $number } di { $company }.
    }
event-dummy-share-shown = Il giocatore fittizio scopre il titolo { $number } di { $company }.
event-passenger-placed =
    { $who ->
        [you] Metti un passeggero a { $place }.
       *[other] { $name } mette un passeggero a { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Il tuo passeggero parte da { $place }.
       *[other] Un passeggero di { $name } parte da { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Il tuo passeggero viaggia su { $route } fino a { $place } per una carta passeggero.
           *[other] Il passeggero di { $name } viaggia su { $route } fino a { $place } per una carta passeggero.
        }
        [dice] { $who ->
            [you] Il tuo passeggero viaggia su { $route } fino a { $place } per una Locomotiva.
           *[other] Il passeggero di { $name } viaggia su { $route } fino a { $place } per una Locomotiva.
        }
       *[nothing] { $who ->
            [you] Il tuo passeggero viaggia su { $route } fino a { $place }.
           *[other] Il passeggero di { $name } viaggia su { $route } fino a { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Prendi merci a { $place } e ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] { $name } prende merci a { $place } e ottiene { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Il tuo passeggero arriva a { $place } e lascia il gioco.
       *[other] Il passeggero di { $name } arriva a { $place } e lascia il gioco.
    }
event-plus4-paid =
    { $who ->
        [you] Tra queste paghi { $count ->
            [one] { $count } locomotiva +4
           *[other] { $count } locomotive +4
        }.
       *[other] Tra queste { $name } paga { $count ->
            [one] { $count } locomotiva +4
           *[other] { $count } locomotive +4
        }.
    }

## Refusals and reasons

refusal-not-your-turn = Non è il tuo turno.
refusal-illegal = «{ $action }» ora non è possibile.
refusal-game-over = La partita è finita.
refusal-stale = A questa domanda è già stato risposto.
refusal-unreadable = «{ $action }» non è un’azione.
refusal-cannot-undo = Non si può annullare nulla: nel frattempo si è visto qualcosa di nascosto, oppure era la mossa di un altro.

why-not-now =
    { $phase ->
        [tickets] prima scegli i tuoi biglietti.
        [action] questo risponde a un’altra domanda, non a quella di adesso.
        [second_card] stai pescando: prendi prima la seconda carta.
        [payment] prima paga ciò che hai scelto, oppure scrivi undo.
        [tunnel] prima concludi la galleria.
        [place_monster] prima si mettono i mostri sul tabellone.
        [reroll] prima decidi quali dadi rilanciare («reroll nothing» li tiene tutti).
        [after_action] la tua azione è fatta: è possibile solo ciò che può seguirla.
        [split] di’ prima quanti biglietti devono venire da quale mazzo.
        [meeple] prendi prima un meeple dal capo della tua linea.
        [put_stack] prima si mettono sul tabellone le pile di gettoni turista.
        [tourist] prendi prima un gettone turista da un capo della tua linea.
        [share] prima prendi un titolo per la tua linea, o nessuno.
        [dummy_share] prima scegli un titolo per il giocatore fittizio.
        [passenger] di’ prima se un passeggero deve stare alla tua linea.
        [travel] il tuo passeggero è in viaggio: continua o fermati.
       *[over] la partita è finita.
    }
why-no-such-action = quest’azione non esiste.
why-not-in-game =
    { $part ->
        [dice] a questo tavolo si gioca senza dadi.
        [monsters] a questo tavolo si gioca senza mostri.
        [passing] con i dadi nessuno deve passare: termina invece il turno.
        [ending] qui il turno finisce da solo.
        [splits] su questo tabellone nessuno sceglie tra mazzi di biglietti.
        [meeples] su questo tabellone non ci sono meeple.
        [tourists] su questo tabellone non ci sono gettoni turista.
        [shares] su questo tabellone non ci sono compagnie.
        [passengers] su questo tabellone non ci sono passeggeri.
        [plus4] su questo tabellone non ci sono locomotive +4.
        [race] su questo tabellone non si cambiano biglietti.
       *[cards] a questo tavolo si gioca con i dadi e senza carte vagone.
    }
why-action-done = l’azione di questo turno è fatta.
why-not-before-action = il tuo turno non può finire prima della sua azione.
why-track-taken =
    { $who ->
        [you] è già tua.
       *[other] è di { $name }.
    }
why-track-closed = l’altro binario è occupato, e con meno di { $players } giocatori questo resta chiuso.
why-own-twin = hai già un altro binario tra questi due luoghi.
why-chaos = { $place } è nel caos: lì c’è { $monster }.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] serve { $count } vagone e ne hai { $have }.
           *[other] servono { $count } vagoni e ne hai { $have }.
        }
       *[other] servono { $count } vagoni, di cui { $mountains } per le montagne, e ne hai { $have }.
    }
why-few-locomotives =
    il traghetto richiede almeno { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotive
    } e ne hai { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] non puoi pagare così la carta in più (ne serve { $count }).
           *[other] non puoi pagare così le { $count } carte in più.
        }
        [any] { $count ->
            [one] serve { $count } carta e ne hai { $have }.
           *[other] servono { $count } carte dello stesso colore e ne hai { $have }, locomotive comprese.
        }
       *[other] { $count ->
            [one] serve { $count } carta di colore { $colour } e ne hai { $have }, locomotive comprese.
           *[other] servono { $count } carte di colore { $colour } e ne hai { $have }, locomotive comprese.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] serve { $count } carta che non sia una locomotiva e ne hai { $have }.
           *[other] servono { $count } carte dello stesso colore senza locomotive e ne hai { $have }.
        }
       *[other] { $count ->
            [one] serve { $count } carta di colore { $colour }, non una locomotiva, e ne hai { $have }.
           *[other] servono { $count } carte di colore { $colour } senza locomotive e ne hai { $have }.
        }
    }
why-few-substitutes =
    { $symbols ->
        [0] servono { $count } carte dello stesso colore; { $size } carte qualsiasi ne sostituiscono una, ma non ne hai abbastanza.
        [one] servono { $count } carte, di cui { $symbols } locomotiva; { $size } carte qualsiasi sostituiscono la locomotiva, ma non ne hai abbastanza.
       *[other] servono { $count } carte, di cui { $symbols } locomotive; { $size } carte qualsiasi sostituiscono una di queste, ma non ne hai abbastanza.
    }
why-nothing-to-replace = in questo pagamento nulla si può sostituire con altre carte.
why-replaced-all = tutto ciò che altre carte possono sostituire in questo pagamento è già sostituito.
why-cannot-pay-rest = le carte che ti restano non pagherebbero il resto.
why-give-first =
    { $count ->
        [one] dai prima la carta che sostituisce ciò che ti manca ({ $count }).
       *[other] dai prima le { $count } carte che sostituiscono ciò che ti manca.
    }
why-replace-first = di’ prima che carte qualsiasi devono sostituire qualcosa («replace»).
why-not-in-hand = non hai questa carta: { $kind }.
why-given-in-order = le sostitute si danno nell’ordine dei colori, e questa ({ $kind }) viene prima dell’ultima data.
why-locomotives-not-here = su questa linea non si possono usare locomotive.
why-not-this-payment = così non si può pagare.
why-wrong-split =
    { $count ->
        [one] si distribuisce { $count } biglietto, né più né meno.
       *[other] si distribuiscono { $count } biglietti, né più né meno.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] non resta nessun biglietto corto.
            [one] resta solo { $have } biglietto corto.
           *[other] restano solo { $have } biglietti corti.
        }
        [long] { $have ->
            [0] non resta nessun biglietto lungo.
            [one] resta solo { $have } biglietto lungo.
           *[other] restano solo { $have } biglietti lunghi.
        }
       *[other] del mazzo «{ $deck }» si possono avere solo { $have } biglietti.
    }
why-no-such-meeple = lì non c’è un meeple così.
why-stacks-stand = le pile di gettoni turista sono state messe prima del primo turno.
why-stack-there = la pila «{ $symbol }» è già a { $place }.
why-not-shown-here = { $company } non è indicata accanto alla tua linea.
why-no-shares-left = { $company } non ha più titoli.
why-travel-first = un viaggio percorre almeno una linea.
why-not-an-end = un passeggero si mette a un capo della linea appena reclamata.
why-no-passenger-in-country = i passeggeri stanno nelle città, non nei Paesi.
why-passenger-stands =
    { $who ->
        [you] lì c’è il tuo passeggero.
       *[other] lì c’è un passeggero di { $name }.
    }
why-no-passenger-there = lì non c’è nessun tuo passeggero.
why-no-way-on = da lì non prosegue nessuna linea reclamata che sia tua o che tu possa pagare.
why-track-elsewhere = non comincia da { $place }, dov’è il tuo passeggero.
why-track-unclaimed = nessuno l’ha ancora reclamata, quindi nessuno ci viaggia.
why-route-used = il tuo passeggero ha già usato questa linea nel suo viaggio.
why-no-passenger-card =
    { $purse ->
        [dice] è di un altro giocatore, e non ti resta una Locomotiva per essa.
       *[cards] è di un altro giocatore, e non hai una carta passeggero per essa.
    }
why-bullet-train-stands = lì c’è un treno proiettile: la linea serve a tutti.
why-plus4-too-short = le locomotive +4 pagano solo linee di almeno { $count } caselle.
why-not-face-up = questa carta non è scoperta: { $kind }.
why-locomotive-second = una locomotiva scoperta non può essere la seconda carta.
why-no-cards-left = non ci sono più carte da pescare.
why-no-tickets-left = non ci sono più biglietti da pescare.
why-station-taken =
    { $who ->
        [you] lì c’è già la tua stazione.
       *[other] lì c’è la stazione di { $name }.
    }
why-no-stations-left = non hai più stazioni.
why-must-keep =
    Tieni almeno { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }.
why-may-not-keep = Non puoi tenere così tanti biglietti di quel mazzo (in tutto devono restarne almeno { $count }).
why-other-actions-exist = puoi passare solo se non è possibile nient’altro.
why-reroll-done = i dadi si rilanciano una volta sola, subito dopo il primo tiro.
why-no-such-dice = non hai questi dadi da rilanciare.
why-long-route-closed = a questo tavolo le linee così lunghe sono chiuse.
why-few-symbols =
    { $kind ->
        [single] { $count ->
            [one] serve { $count } Singola e ne hai { $have }, Locomotive e segnalini compresi.
           *[other] servono { $count } Singole e ne hai { $have }, Locomotive e segnalini compresi.
        }
       *[double] { $count ->
            [one] serve { $count } Doppia e ne hai { $have }, Locomotive e segnalini compresi.
           *[other] servono { $count } Doppie e ne hai { $have }, Locomotive e segnalini compresi.
        }
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] { $count ->
            [one] serve { $count } Singola, senza Locomotiva al suo posto, e ne hai { $have }, segnalini compresi.
           *[other] servono { $count } Singole, senza Locomotive al loro posto, e ne hai { $have }, segnalini compresi.
        }
       *[double] { $count ->
            [one] serve { $count } Doppia, senza Locomotiva al suo posto, e ne hai { $have }, segnalini compresi.
           *[other] servono { $count } Doppie, senza Locomotive al loro posto, e ne hai { $have }, segnalini compresi.
        }
    }
why-few-wilds =
    il traghetto richiede almeno { $count ->
        [one] { $count } Locomotiva
       *[other] { $count } Locomotive
    } e ne hai { $have }.
why-few-station-dice =
    { $count ->
        [one] serve { $count } Stazione o Locomotiva e ne hai { $have }.
       *[other] servono { $count } Stazioni o Locomotive e ne hai { $have }.
    }
why-few-tickets =
    { $have ->
        [one] resta solo { $have } biglietto, non { $count }.
       *[other] restano solo { $have } biglietti, non { $count }.
    }
why-how-many-tickets = di’ quanti: ogni biglietto costa una Stazione o una Locomotiva.
why-few-unused-dice =
    { $have ->
        [0] un segnalino costa due dadi non usati e non ne hai.
       *[other] un segnalino costa due dadi non usati e ne hai { $have }.
    }
why-not-these-dice = non ti restano questi dadi: { $dice }.
why-token-limit =
    { $kind ->
        [single] nessuno può avere più di { $count } segnalini singoli.
        [double] nessuno può avere più di { $count } segnalini doppi.
       *[any] nessuno può avere più di { $count } segnalini.
    }
why-tokens-at-start =
    { $kind ->
        [single] hai iniziato questo turno con { $count } segnalini singoli, quindi non puoi prenderne.
        [double] hai iniziato questo turno con { $count } segnalini doppi, quindi non puoi prenderne.
       *[any] hai iniziato questo turno con { $count } segnalini, quindi non puoi prenderne.
    }
why-token-pool-empty =
    { $kind ->
        [single] non ci sono più segnalini singoli.
       *[double] non ci sono più segnalini doppi.
    }
why-token-not-needed = un segnalino comprato adesso deve pagare questa galleria, e questo non servirebbe.
why-tokens-must-be-spent =
    { $count ->
        [one] il segnalino comprato per questa galleria va speso qui.
       *[other] i { $count } segnalini comprati per questa galleria vanno spesi qui.
    }
why-no-tokens-after-tunnel = dopo una galleria fallita non si possono comprare segnalini.
why-cannot-decline = hai comprato un segnalino per questa galleria, quindi va pagata.
why-few-tokens = non hai questi segnalini.
why-placed-already = i mostri sono stati messi sul tabellone prima del primo turno.
why-same-place = lì c’è { $monster }, e i mostri iniziano in luoghi diversi.
why-no-country-at-start = a questo tavolo nessun mostro inizia in un Paese.
why-country-one-place = il Paese è un solo luogo e qui si chiama { $place }.
why-monsters-stay = a questo tavolo i mostri non si muovono mai.
why-no-move-after-tunnel = dopo una galleria fallita non si può muovere nessun mostro.
why-monster-moved = in questo turno hai già mosso { $monster }, e se ne muove uno solo.
why-monster-locked =
    { $who ->
        [you] { $monster } è bloccato finché la tua carta è scoperta.
       *[other] { $monster } è bloccato finché la carta davanti a { $name } è scoperta.
    }
why-no-monster-cards = non ci sono più carte di { $monster }, quindi { $monster } resta fermo.
why-must-not-stay = { $monster } deve lasciare il suo luogo.
why-must-not-share = lì c’è { $monster }, e i mostri non possono stare nello stesso luogo.
why-too-far =
    { $place } è a più di { $steps } luoghi da { $monster }, troppo lontano per { $purse ->
        [wilds] { $count ->
            [one] { $count } Locomotiva
           *[other] { $count } Locomotive
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Locomotiva o coppia
           *[other] { $count } Locomotive o coppie
        }
       *[cards] { $count ->
            [one] { $count } locomotiva
           *[other] { $count } locomotive
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] serve { $count } Locomotiva e ne hai { $have }.
           *[other] servono { $count } Locomotive e ne hai { $have }.
        }
        [wilds_or_pairs] ne servono { $count } e ne hai { $have }, contando ogni Locomotiva e ogni coppia di dadi uguali.
       *[cards] { $count ->
            [one] serve { $count } locomotiva e ne hai { $have }.
           *[other] servono { $count } locomotive e ne hai { $have }.
        }
    }

## Differences from the base rules

difference-players = Da { $fewest } a { $most } giocatori.
difference-trains = Ognuno ha { $count } vagoni.
difference-stations =
    { $count ->
        [one] Ognuno ha { $count } stazione, che prende in prestito una linea altrui quando si contano i biglietti.
       *[other] Ognuno ha { $count } stazioni; ciascuna prende in prestito una linea altrui quando si contano i biglietti.
    }
difference-deck =
    { $colours ->
        [8] Ci sono { $count } carte vagone di ogni colore e { $locomotives } locomotive.
       *[other] Ci sono { $count } carte vagone di ognuno dei { $colours } colori e { $locomotives } locomotive.
    }
difference-plus4 =
    { $count ->
        [one] C’è { $count } locomotiva +4: si usa su linee di almeno { $length } caselle e si pesca come ogni carta.
       *[other] Ci sono { $count } locomotive +4: si usano su linee di almeno { $length } caselle e si pescano come ogni carta.
    }
difference-passenger-cards = Ci sono { $count } carte passeggero: ognuna fa usare a un passeggero una linea altrui.
difference-start-cards = Ognuno inizia con { $count } carte vagone.
difference-display = Le carte scoperte sono { $count }.
difference-display-reset =
    { $count ->
        [0] Le locomotive scoperte non fanno mai sostituire le carte, per quante siano.
       *[other] Le carte scoperte si sostituiscono quando { $count } sono locomotive.
    }
difference-face-up-locomotive = Una locomotiva scoperta vale come una carta: se ne possono prendere due in un turno.
difference-ferry-substitute = Su un traghetto { $count } carte qualsiasi possono sostituire una locomotiva richiesta.
difference-opening-tickets = All’inizio ognuno riceve { $deal } e ne tiene almeno { $keep }.
difference-drawn-tickets = Chi pesca biglietti riceve { $deal } e deve tenerne almeno { $keep }.
difference-opening-split = All’inizio ognuno dice quanti di { $count } biglietti vengono da quale mazzo ({ $decks }) e ne tiene almeno { $keep }.
difference-drawn-split = Chi pesca biglietti ne riceve { $count } dai mazzi richiesti ({ $decks }) e deve tenerne almeno { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Dei biglietti lunghi se ne possono tenere al massimo { $count }.
       *[other] Dei biglietti del mazzo «{ $deck }» se ne possono tenere al massimo { $count }.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] I biglietti rifiutati all’inizio escono dal gioco.
        [shuffled_back] I biglietti rifiutati all’inizio si rimescolano nei loro mazzi.
       *[under_deck] I biglietti rifiutati all’inizio vanno sotto il mazzo.
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] I biglietti restituiti più tardi escono dal gioco.
       *[under_deck] I biglietti restituiti più tardi vanno sotto il mazzo.
    }
difference-double-routes = Entrambi i binari di una linea doppia si usano solo da { $count } giocatori in su.
difference-route-points = Le linee valgono { $points }.
difference-longest-path =
    { $count ->
        [0] Non c’è bonus per il percorso più lungo.
       *[other] Il percorso più lungo vale { $count } punti.
    }
difference-most-tickets = Il maggior numero di biglietti completati vale { $count } punti.
difference-unused-station = Ogni stazione rimasta vale { $count } punti.
difference-most-cities = Il più grande gruppo di città collegate vale { $count } punti.
difference-ties = Un pareggio per la vittoria si decide per { $steps }; chi è ancora pari condivide la vittoria.
difference-no-ties = In caso di pareggio la vittoria è condivisa.
tie-then = { $first }, poi { $second }
tie-step =
    { $step ->
       *[tickets] biglietti completati
        [stations] meno stazioni costruite
        [longest_path] il percorso più lungo
        [goods] punti delle merci
        [meeples] meeple raccolti
        [mountains] linee di montagna
    }
difference-attraction =
    Ogni attrazione toccata da una tua linea vale { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
difference-meeple-majority = Per ogni colore, avere più meeple vale { $most } punti e arrivare secondi { $second }.
difference-meeples =
    { $count ->
        [one] Sul tabellone si mettono meeple di { $count } colore: chi reclama una linea ne prende uno a ogni capo.
       *[other] Sul tabellone si mettono meeple di { $count } colori: chi reclama una linea ne prende uno a ogni capo.
    }
difference-meeples-per-colour = Ci sono { $count } meeple di ogni colore.
difference-tourists = Gettoni turista con { $count } simboli: { $stacks } pile stanno sul tabellone dall’inizio, gli ultimi giocatori mettono le altre. Chi occupa una linea prende da un capo un gettone con un simbolo che gli manca.
difference-tourist-points = Nessun simbolo, uno, due e così via valgono { $points } punti alla fine.
difference-bullet-trains = Tutti condividono { $count } treni proiettile. Ci sono { $routes } linee veloci: si pagano come le grigie e ricevono un treno proiettile invece dei tuoi vagoni. Non danno punti, servono ai biglietti di tutti, e il tuo progresso cresce della loro lunghezza. Quando i treni proiettile sono finiti sono semplici linee grigie.
difference-end-bullet-trains = L’ultimo giro comincia quando qualcuno ha al massimo { $trains } vagoni e restano al massimo { $count } treni proiettile.
difference-bullet-progress = Alla fine conta il posto nel progresso con i treni proiettile: { $rows }. Chi non ne ha riceve invece { $nothing }.
points-of-ranks = in { $players } { $points }
difference-not-double = I binari { $routes } sono affiancati ma non sono una linea doppia: uno può averli entrambi.
difference-insets = Mostrati due volte, la seconda in una parte ingrandita del tabellone, ma un solo luogo ciascuno: { $places }.
difference-companies = Chi reclama una linea può prendere il primo titolo di una compagnia indicata lì; ci sono { $count } compagnie e { $shares } titoli. Alla fine ogni compagnia è messa in classifica: prima chi ha più titoli, a parità chi ha il numero più basso.
difference-company = { $company }: titoli { $count }, punti per posto { $points }.
difference-share-dummy = Con { $count } giocatori un giocatore fittizio riceve un titolo per ogni titolo preso: lo sceglie chi prende. Alla fine se ne estrae la metà, arrotondata per eccesso; occupano posti e non danno punti.
difference-passengers =
    { $count ->
        [one] Ognuno ha { $count } passeggero, che si può mettere a un capo di una linea appena reclamata e più tardi viaggia una volta.
       *[other] Ognuno ha { $count } passeggeri, che si possono mettere a un capo di una linea appena reclamata e più tardi viaggiano una volta ciascuno.
    }
difference-goods =
    { $count ->
        [one] { $count } città ha merci: un passeggero in viaggio prende la prima, che vale fino a { $most } punti.
       *[other] { $count } città hanno merci: un passeggero in viaggio prende la prima in ognuna che visita, che vale fino a { $most } punti.
    }
difference-grand-tour = I biglietti i cui due luoghi unisci due volte, per strade senza linee in comune, formano un gran tour: { $points }.
points-of-tour =
    { $points } punti per { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
points-of-tour-or-more = { $points } punti per { $count } o più
difference-countries = I biglietti possono portare qui: { $countries }. Va bene qualsiasi punto di confine di un Paese, e nessuna strada lo attraversa.
difference-goals = Un biglietto con più destinazioni paga la più preziosa a cui è collegato; se non lo è a nessuna, costa il suo valore più basso.
difference-district =
    Unire { $places } vale { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
difference-end-trains = L’ultimo giro comincia quando qualcuno ha { $count } vagoni o meno.
difference-tunnels =
    { $count ->
        [one] { $count } binario è una galleria: si scoprono tre carte che possono renderla più cara.
       *[other] { $count } binari sono gallerie: si scoprono tre carte che possono renderle più care.
    }
difference-tunnels-dice =
    { $count ->
        [one] { $count } binario è una galleria: si tirano tre dadi galleria che possono renderla più cara.
       *[other] { $count } binari sono gallerie: si tirano tre dadi galleria che possono renderle più care.
    }
difference-ferries =
    { $count ->
        [one] { $count } binario è un traghetto, da pagare in parte con locomotive.
       *[other] { $count } binari sono traghetti, da pagare in parte con locomotive.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } binario è un traghetto, da pagare in parte con Locomotive.
       *[other] { $count } binari sono traghetti, da pagare in parte con Locomotive.
    }
difference-mountains =
    { $count ->
        [one] { $count } binario attraversa montagne: per ogni X perdi un vagone in più e ottieni { $points } punti in più.
       *[other] { $count } binari attraversano montagne: per ogni X perdi un vagone in più e ottieni { $points } punti in più.
    }
difference-any-cards = { $route } richiede carte dello stesso colore senza locomotive; { $count } carte qualsiasi ne sostituiscono una.
difference-locomotives =
    { $where ->
        [tunnels] Le locomotive si usano solo nelle gallerie.
        [ferries] Le locomotive si usano solo sui traghetti.
       *[both] Le locomotive si usano solo nelle gallerie e sui traghetti.
    }
unverified = Non confermato: { $note }

## House rules

options-expansions = Le espansioni
options-dice = Con i dadi
options-monsters = Con i mostri
options-combined = Con i dadi e i mostri
options-boards = Solo su un tabellone
options-other = In ogni partita
options-shown = Sulle regole segnate con * conviene accordarsi prima di giocare; le altre possono restare come sono.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-dice = Se si gioca con l’espansione dei dadi.
value-dice-true = Cinque dadi sostituiscono le carte vagone: ogni simbolo paga una casella di una linea.
value-dice-false = Le linee si pagano con carte vagone.
option-monsters = Se si gioca con Alvin & Dexter.
value-monsters-true = Alvin e Dexter sono sul tabellone: nessuna linea verso il luogo di un mostro si può reclamare.
value-monsters-false = Non ci sono mostri.
option-display-reset_cap = Quante volte di seguito si sostituiscono le carte scoperte perché ci sono tre locomotive.
value-display-reset_cap =
    { $count ->
        [one] Le carte scoperte si sostituiscono al massimo { $count } volta di seguito.
       *[other] Le carte scoperte si sostituiscono al massimo { $count } volte di seguito.
    }
option-nordic-reset_on_three = Se nei Paesi nordici tre locomotive scoperte fanno sostituire le carte.
value-nordic-reset_on_three-true = Tre locomotive scoperte fanno sostituire le carte, come su quasi tutti i tabelloni.
value-nordic-reset_on_three-false = Le carte scoperte restano, per quante siano le locomotive.
option-swiss-reset_on_three = Se in Svizzera tre locomotive scoperte fanno sostituire le carte.
value-swiss-reset_on_three-true = Tre locomotive scoperte fanno sostituire le carte, come su quasi tutti i tabelloni.
value-swiss-reset_on_three-false = Le carte scoperte restano, per quante siano le locomotive.
option-marklin-reset_counts_plus4 = Se sul tabellone Märklin le locomotive +4 contano quando tre locomotive scoperte fanno sostituire le carte.
value-marklin-reset_counts_plus4-true = Le locomotive +4 contano tra le tre che fanno sostituire le carte.
value-marklin-reset_counts_plus4-false = Solo le locomotive semplici contano tra le tre che fanno sostituire le carte.
option-marklin-reset_counts_passengers = Se sul tabellone Märklin tre carte passeggero scoperte fanno sostituire le carte.
value-marklin-reset_counts_passengers-true = Tre carte passeggero scoperte fanno sostituire le carte, come tre locomotive.
value-marklin-reset_counts_passengers-false = Per quante carte passeggero siano scoperte, le carte restano.
option-marklin-one_passenger_per_city = Se sul tabellone Märklin in una città può stare un solo passeggero.
value-marklin-one_passenger_per_city-true = In una città sta un solo passeggero, di chiunque sia.
value-marklin-one_passenger_per_city-false = In una città possono stare quanti passeggeri si vuole.
option-marklin-passengers_enter_countries = Se sul tabellone Märklin i passeggeri viaggiano nei Paesi.
value-marklin-passengers_enter_countries-true = Un passeggero può viaggiare in un Paese.
value-marklin-passengers_enter_countries-false = I passeggeri viaggiano di città in città, mai in un Paese.
option-marklin-parallel_tracks_apart = Se sul tabellone Märklin i binari paralleli sono linee diverse per un passeggero.
value-marklin-parallel_tracks_apart-true = Un passeggero può usare ognuno di più binari paralleli in un viaggio.
value-marklin-parallel_tracks_apart-false = Per un passeggero i binari paralleli sono una sola linea, usata una volta per viaggio.
option-marklin-collect_start_city = Se sul tabellone Märklin la città da cui parte un passeggero conta come visitata.
value-marklin-collect_start_city-true = Un passeggero prende merci anche nella città da cui parte.
value-marklin-collect_start_city-false = Un passeggero non prende merci nella città da cui parte.
option-marklin-collect_on_return = Se sul tabellone Märklin la città da cui parte un passeggero dà merci quando vi ritorna.
value-marklin-collect_on_return-true = Un passeggero che ritorna nella città da cui è partito vi prende merci.
value-marklin-collect_on_return-false = Un passeggero che ritorna nella città da cui è partito non vi prende merci.
option-marklin-plus4_moves_monsters = Se sul tabellone Märklin le locomotive +4 muovono i mostri.
value-marklin-plus4_moves_monsters-true = Le locomotive +4 muovono i mostri come quelle semplici.
value-marklin-plus4_moves_monsters-false = Solo le locomotive semplici muovono i mostri.
option-japan-end_check = Di chi sono i pochi vagoni che in Giappone fanno cominciare l’ultimo giro, quando restano pochi treni proiettile.
value-japan-end_check-any_player = L’ultimo giro comincia appena qualcuno ha pochi vagoni.
value-japan-end_check-turn_player = L’ultimo giro comincia solo alla fine del turno di chi ha pochi vagoni.
option-japan-bonus_table = Quanto vale in Giappone il progresso con i treni proiettile secondo il posto.
value-japan-bonus_table-printed = I posti valgono quanto dice il tabellone.
value-japan-bonus_table-own = I posti valgono { $value }: una riga per numero di giocatori, un solo numero per nessun progresso.
option-dice-tunnel_faces = Quante delle sei facce di un dado galleria mostrano un simbolo.
value-dice-tunnel_faces-1 = Una faccia di un dado galleria mostra un simbolo.
value-dice-tunnel_faces-2 = Due facce di un dado galleria mostrano un simbolo.
value-dice-tunnel_faces-3 = Tre facce di un dado galleria mostrano un simbolo.
option-dice-double_kind = Quali linee richiedono simboli Doppia.
value-dice-double_kind-printed = Ogni linea stampata con due binari richiede Doppie.
value-dice-double_kind-open_tracks = Una linea con due binari richiede Doppie solo se ci sono abbastanza giocatori per usarli entrambi.
option-dice-wild_map_limits = Se le Locomotive dei dadi seguono i limiti che un tabellone pone alle carte locomotiva.
value-dice-wild_map_limits-true = Una Locomotiva dei dadi paga caselle solo dove il tabellone lo permette alle carte locomotiva.
value-dice-wild_map_limits-false = Una Locomotiva dei dadi paga caselle di qualsiasi linea.
option-dice-token_cap_scope = Come si conta il limite di tre segnalini.
value-dice-token_cap_scope-per_type = Ognuno può avere tre segnalini singoli e tre doppi.
value-dice-token_cap_scope-total = Ognuno può avere tre segnalini in tutto.
option-dice-tokens_after_failed_tunnel = Se dopo una galleria fallita i dadi non usati possono comprare segnalini.
value-dice-tokens_after_failed_tunnel-true = Dopo una galleria fallita i dadi non usati possono ancora comprare segnalini.
value-dice-tokens_after_failed_tunnel-false = Dopo una galleria fallita non si possono comprare segnalini.
option-dice-nine_route = Che cosa succede alle linee di più di otto caselle, che i dadi non possono pagare.
value-dice-nine_route-pay8 = Le linee di più di otto caselle costano otto simboli e mantengono lunghezza e punti.
value-dice-nine_route-len8 = Le linee di più di otto caselle valgono come linee di otto.
value-dice-nine_route-closed = Le linee di più di otto caselle non si possono reclamare.
option-monsters-setup_in_country = Se un mostro può iniziare in un Paese.
value-monsters-setup_in_country-true = Un mostro può iniziare in un Paese.
value-monsters-setup_in_country-false = I mostri iniziano solo in città.
option-monsters-country_one_place = Se un Paese con più punti di confine è un solo luogo.
value-monsters-country_one_place-true = Un Paese è un solo luogo: un mostro lì blocca tutti i suoi punti di confine.
value-monsters-country_one_place-false = Ogni punto di confine di un Paese è un luogo a sé.
option-monsters-zero_move = Se un mostro pagato può restare dov’è.
value-monsters-zero_move-true = Un mostro pagato può restare dov’è.
value-monsters-zero_move-false = Un mostro pagato deve lasciare il suo luogo.
option-monsters-share_city = Se dopo l’inizio i due mostri possono stare nello stesso luogo.
value-monsters-share_city-true = Dopo l’inizio i due mostri possono stare nello stesso luogo.
value-monsters-share_city-false = I mostri non sono mai nello stesso luogo.
option-monsters-halve_twice = Se un biglietto con un mostro a ogni capo viene dimezzato due volte.
value-monsters-halve_twice-true = Un biglietto viene dimezzato una volta per ogni capo con un mostro.
value-monsters-halve_twice-false = Un biglietto viene dimezzato una volta sola.
option-monsters-multi_ticket = Quando viene dimezzato un biglietto con più destinazioni.
value-monsters-multi_ticket-scored_pair = Un biglietto con più destinazioni viene dimezzato se un mostro è alla partenza o alla destinazione che conta.
value-monsters-multi_ticket-any_named = Un biglietto con più destinazioni viene dimezzato se un mostro è in uno qualsiasi dei suoi luoghi.
option-monsters-bonus_points = Punti per chi ha più carte di un mostro.
value-monsters-bonus_points =
    Avere più carte di un mostro vale { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
option-monsters-chaos_blocks = Che cosa non si può fare nel luogo di un mostro.
value-monsters-chaos_blocks-routes = Nel luogo di un mostro solo le linee non si possono reclamare.
value-monsters-chaos_blocks-all = Nel luogo di un mostro non si può reclamare nessuna linea né costruire stazioni, e nessun passeggero entra o esce.
option-combined-monster_payment = Che cosa muove un mostro quando si gioca con i dadi.
value-combined-monster_payment-wild_die = Una Locomotiva dei dadi vale come locomotiva che muove un mostro.
value-combined-monster_payment-wild_or_pair = Una Locomotiva dei dadi o due dadi uguali valgono come locomotiva che muove un mostro.
value-combined-monster_payment-none = I mostri non si muovono mai.
option-end-dead_board = Se l’ultimo giro comincia appena nessuno può più reclamare linee.
value-end-dead_board-true = L’ultimo giro comincia appena nessuno può più reclamare linee.
value-end-dead_board-false = La partita continua anche se nessuno può più reclamare linee.
option-end-explorer_shared = Chi fa punti per più città in caso di parità.
value-end-explorer_shared-true = Fanno punti tutti quelli a pari merito per più città.
value-end-explorer_shared-false = Tra chi è a pari merito per più città decidono più biglietti completati, poi più vagoni persi in montagna.
option-end-europe_station_tiebreak = Se meno stazioni costruite decidono un pareggio che i biglietti non risolvono.
value-end-europe_station_tiebreak-true = Meno stazioni costruite decidono un pareggio che i biglietti non risolvono.
value-end-europe_station_tiebreak-false = Le stazioni costruite non decidono un pareggio.
option-end-printed_ties = Se un pareggio per la vittoria segue i passi del tabellone.
value-end-printed_ties-true = Un pareggio per la vittoria segue i passi del tabellone.
value-end-printed_ties-false = Su ogni tabellone un pareggio si decide per biglietti, poi stazioni, poi il percorso più lungo.
option-boards-open_holdings = Se tutti vedono i titoli degli altri.
value-boards-open_holdings-true = Tutti vedono i titoli di tutti.
value-boards-open_holdings-false = I titoli degli altri restano coperti fino alla fine.

## Headings of tables

heading-action = azione
heading-alvin = Alvin
heading-attractions = attrazioni
heading-bot = bot
heading-cards = carte
heading-colour = colore
heading-deck = mazzo
heading-default = predefinito
heading-dexter = Dexter
heading-districts = quartieri
heading-double-tokens = segnalini doppi
heading-figure = misura
heading-goods = merci
heading-grand-tour = gran tour
heading-length = lunghezza
heading-lines = varianti
heading-longest-path = percorso più lungo
heading-map = tabellone
heading-mean-score = punti in media
heading-meeples = meeple
heading-tourists = gettoni turista
heading-bullets = treni proiettile
heading-most-cities = più città
heading-most-tickets = più biglietti
heading-option = opzione
heading-places = luoghi
heading-player = giocatore
heading-players = giocatori
heading-points = punti
heading-rank = posizione
heading-shares = titoli
heading-route-points = linee
heading-rule = regola
heading-seat = posto
heading-single-tokens = segnalini singoli
heading-stations = stazioni
heading-stations-left = stazioni rimaste
heading-ticket = biglietto
heading-ticket-sets = serie di biglietti
heading-tickets = biglietti
heading-total = totale
heading-track = binario
heading-tracks = binari
heading-trains = vagoni
heading-type = tipo
heading-value = valore
heading-values = valori
heading-win-share = partite vinte

## The command line

version = whistlestop { $version }
error = Errore: { $reason }
error-language = Errore: la lingua «{ $language }» non c’è; ci sono { $known }.
error-players = { $map } è per { $fewest }–{ $most } giocatori, non { $players }.
error-bots =
    { $count ->
        [one] indica { $count } bot, non { $given } ({ $bots }).
       *[other] indica un bot per tutti o { $count } bot, non { $given } ({ $bots }).
    }
error-file = { $file } non si può leggere: { $reason }
error-log = { $file }, { $reason }
error-seat = il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
error-names = «{ $given }» non indica { $players } giocatori diversi, separati da virgole.
error-game-over = la partita in { $file } è finita; «whistlestop replay» la racconta.
error-extra = { $what } ha bisogno di pacchetti non installati: pip install "whistlestop[{ $extra }]"
interrupted = Interrotto.
compiling = Preparo le regole
compiled = Le regole sono pronte ({ $seconds } s).
simulating = Gioco le partite
measuring = Misuro
measuring-part = Misuro: { $part }
mean-scores = Per posto
perft =
    { $count ->
        [one] { $count } variante di { $depth } decisioni
       *[other] { $count } varianti di { $depth } decisioni
    }
map-summary = { $name } (serie di biglietti { $set }): { $places } luoghi, { $tracks } binari, { $tickets } biglietti, da { $fewest } a { $most } giocatori.
map-differences =
    { $count ->
        [0] Si gioca con le regole base.
       *[other] In che cosa si discosta dalle regole base:
    }
map-tracks = Binari
map-tickets = Biglietti
legend-mountain = montagna: un vagone in più, 2 punti in più
legend-any-cards = carte qualsiasi possono sostituire
legend-country = punto di confine di un Paese
legend-attraction = attrazione
legend-district = quartiere e i suoi punti
legend-meeples = meeple all’inizio
legend-tourists = pila di gettoni turista all’inizio
legend-bullet = linea veloce: un treno di tutti, poi per tutti
legend-goods = valore della merce migliore del luogo
legend-companies = compagnia di cui la linea può dare un titolo
map-warning = { $where }: avviso: { $reason }
map-sound = { $name } (serie di biglietti { $set }) è in ordine: { $places } luoghi, { $tracks } binari, { $tickets } biglietti, impronta { $digest }.
replay-begins = { $map }, { $count } giocatori, { $decisions } decisioni.

## Help of the command line

help-application = Gioca, simula e studia i giochi della famiglia Ticket to Ride. Non ufficiale.
help-language = Lingua di tutti i testi.
help-version = Mostra la versione ed esce.
help-json = Mostra JSON per i programmi.
help-map = Tabellone: un nome elencato da «maps», o il percorso di un tuo file.
help-players = Numero di giocatori.
help-ticket-set = Serie di biglietti del tabellone.
help-seed = Seme del caso; lo stesso seme distribuisce le stesse carte.
help-option = Regola della casa come chiave=valore; si può ripetere (vedi «options»).
help-dice = Gioca con l’espansione dei dadi: dadi al posto delle carte vagone.
help-monsters = Gioca con Alvin & Dexter: due mostri sul tabellone.
help-plain = Una riga semplice dopo l’altra: per i lettori di schermo e per la lettura ad alta voce.
help-maps = Elenca i tabelloni; con il nome di uno (o il percorso di un file) lo mostra; «check FILE» controlla un tuo file.
help-maps-show = Mostra un tabellone: le sue regole diverse, i binari e i biglietti.
help-maps-draw = Disegna un tabellone (SVG).
help-maps-output = Il file in cui viene scritto il disegno.
help-maps-check = Controlla un tuo file di tabellone e le serie di biglietti accanto; gli errori indicano la riga.
help-maps-name = Nome del tabellone, o percorso di un file.
help-maps-file = Il file del tabellone.
help-simulate = Gioca molte partite tra bot e mostra velocità e punteggi.
help-games = Numero di partite.
help-simulate-bot = Bot per tutti i posti, o uno per ogni posto.
help-threads = Thread con cui giocare; i risultati restano gli stessi.
help-check = Controlla in ogni posizione le promesse delle regole e conta quelle violate.
help-play = Gioca una partita nel terminale contro i bot.
help-play-bot = Bot per tutti gli avversari, o uno per ciascuno: da level-1 a level-6, o uno stile; se manca, lo stile più forte.
help-play-seat = Il tuo posto, contato da 0.
help-names = Nomi di tutti i giocatori nell’ordine dei posti, separati da virgole.
help-confirm = Aspetta dopo le tue linee e stazioni, così puoi ancora annullarle.
help-auto-end = Termina il turno per te quando non è possibile nient’altro.
help-save = File in cui la partita viene scritta alla fine o se s’interrompe.
help-resume = Continua una partita salvata in questo file.
help-replay = Racconta passo per passo una partita salvata.
help-replay-file = File con il registro di una partita.
help-replay-seat = Racconta solo ciò che ha visto questo posto, contato da 0.
help-replay-map = File del tabellone della partita, se è uno dei tuoi.
help-perft = Conta le varianti di gioco di una certa lunghezza; uguale su ogni macchina.
help-depth = Numero di decisioni.
help-divide = Conta per ogni prima azione.
help-bench = Misura quanto gioca veloce questa macchina.
help-quick = Ci mette secondi invece di minuti.
help-options = Elenca le regole della casa.
help-compile = Prepara le regole, così la prima partita comincia subito.
help-completion = Mostra uno script con cui la shell completa comandi e opzioni.
help-completion-shell = bash, zsh, fish o powershell.

## The game in the terminal

welcome = { $map }: giochi contro { $others }.
welcome-help = Scrivi ? quando vuoi aiuto.
turn-summary =
    Turno { $turn }: hai { $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; gli altri: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
turn-summary-dice =
    Turno { $turn }: hai { $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $tokens } e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; gli altri: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $tokens }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
last-round-running =
    { $count ->
        [one] Questo è proprio l’ultimo turno.
       *[other] Ultimo giro: restano { $count } turni, il tuo compreso.
    }
hand = La tua mano: { $cards }.
display =
    { $deck ->
        [0] Scoperte: { $cards }; il mazzo è vuoto.
        [one] Scoperte: { $cards }; { $deck } carta nel mazzo.
       *[other] Scoperte: { $cards }; { $deck } carte nel mazzo.
    }
dice = I tuoi dadi: { $dice }.
dice-tray = I tuoi dadi: { $dice }
dice-used = Hai usato tutti i tuoi dadi.
tokens = I tuoi segnalini: { $tokens }.
no-display = A questo tavolo si gioca con i dadi: non ci sono carte vagone.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } è su { $place }, bloccato dalla tua carta.
           *[other] { $monster } è su { $place }, bloccato dalla carta di { $name }.
        }
        [stuck] { $monster } è su { $place } per sempre.
        [nowhere] { $monster } non è ancora sul tabellone.
       *[free] { $monster } è su { $place }.
    }
monster-deck =
    { $count ->
        [0] Non ci sono più carte di { $monster }: { $monster } non si può più muovere.
        [one] Resta { $count } carta di { $monster }.
       *[other] Restano { $count } carte di { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Non hai carte di { $monster } coperte davanti a te.
        [one] Hai { $count } carta di { $monster } coperta davanti a te.
       *[other] Hai { $count } carte di { $monster } coperte davanti a te.
    }
monsters-chaos = Ora non si possono reclamare linee verso { $places }, e i biglietti che alla fine nominano il luogo di un mostro valgono la metà.
no-monsters = A questo tavolo si gioca senza mostri.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, per { $count } Locomotiva: { $places }.
           *[other] { $monster }, per { $count } Locomotive: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, per { $count } Locomotiva o coppia: { $places }.
           *[other] { $monster }, per { $count } Locomotive o coppie: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, per { $count } locomotiva: { $places }.
           *[other] { $monster }, per { $count } locomotive: { $places }.
        }
    }
reach-none = { $monster } ora non si può muovere: { $reason }
auto-end =
    { $on ->
        [yes] Da ora il tuo turno finisce da solo quando non è possibile nient’altro.
       *[no] Da ora termini tu ogni turno.
    }
choice-take = prendere una carta: { $kind }
choice-draw = pescare dal mazzo
choice-tickets = pescare biglietti
choice-pass = passare
choice-keep = tenere
choice-return = restituire
choice-decline = riprendere le carte
choice-give-up = rinunciare alla galleria
choice-tickets-count =
    pescare { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
choice-end = terminare il turno
choice-end-discarding = terminare il turno e restituire { $tokens }
choice-reroll = rilanciare { $dice }
choice-reroll-nothing = tenere tutti i dadi
choice-buy =
    { $token ->
        [single] comprare un segnalino singolo con { $dice }
       *[double] comprare un segnalino doppio con { $dice }
    }
choice-place = mettere { $monster } su { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] muovere { $monster } fino a { $place } per { $count } Locomotiva
           *[other] muovere { $monster } fino a { $place } per { $count } Locomotive
        }
        [pairs] { $count ->
            [one] muovere { $monster } fino a { $place } per { $count } Locomotiva o coppia
           *[other] muovere { $monster } fino a { $place } per { $count } Locomotive o coppie
        }
       *[cards] { $count ->
            [one] muovere { $monster } fino a { $place } per { $count } locomotiva
           *[other] muovere { $monster } fino a { $place } per { $count } locomotive
        }
    }
choice-replace =
    { $what ->
        [locomotive] sostituire una locomotiva con { $count } carte qualsiasi
       *[card] sostituire una carta del colore con { $count } carte qualsiasi
    }
choice-give = dare { $card }
choice-split = { $tickets }
choice-meeple = prendere { $meeple }
choice-stack = mettere la pila «{ $symbol }» a { $place }
choice-tourist = prendere il gettone turista «{ $symbol }» da { $place }
choice-share = prendi il titolo { $number } di { $company } (per posto { $points })
choice-dummy-share = dai al giocatore fittizio il titolo { $number } di { $company } (per posto { $points })
choice-no-share = non prendere titoli
choice-passenger-place = mettere un passeggero a { $place }
choice-passenger-travel = far viaggiare il passeggero di { $place }
choice-no-passenger = nessun passeggero
choice-travel =
    { $purse ->
        [cards] a { $place } su { $route }, per una carta passeggero
        [dice] a { $place } su { $route }, per una Locomotiva
       *[nothing] a { $place } su { $route }
    }
choice-stop = fermarsi qui
choice-station = stazione a { $place }
choice-pay = { $cards }
menu-ways = Lungo la strada dei tuoi biglietti:
menu-routes = In tutto puoi reclamare { $count } linee: indicane una («claim par zur») o scrivi «actions» per l’elenco.
menu-stations = Si può costruire una stazione in { $count } luoghi: scrivi «station» e il luogo.
menu-places = Scrivi un luogo, o «actions» per l’elenco dei { $count }.
menu-reroll = Indica i dadi da rilanciare («singola locomotiva», «2 singole», «all»), quelli da tenere («keep doppie»), o «nothing».
menu-buy =
    { $token ->
        [single] Due dadi non usati comprano un segnalino singolo: scrivi «buy singola» e i dadi.
        [double] Due dadi non usati comprano un segnalino doppio: scrivi «buy doppia» e i dadi.
       *[both] Due dadi non usati comprano un segnalino: scrivi «buy singola» o «buy doppia» e i dadi.
    }
menu-move =
    { $count ->
        [one] { $monster } può andare in { $count } luogo: scrivi «{ $word }» e il luogo, o «reach { $word }» per vederlo.
       *[other] { $monster } può andare in { $count } luoghi: scrivi «{ $word }» e il luogo, o «reach { $word }» per vederli.
    }
menu-discard = «end discarding» e i segnalini ne restituisce alcuni prima della fine del turno.
prompt-action = La tua azione:
prompt-second-card = La tua seconda carta:
prompt-payment = Pagamento:
prompt-place = { $monster } va su:
prompt-reroll = Rilanciare:
prompt-after-action = Altro (Invio termina il turno):
prompt-end-unused = Non hai usato { $dice }. «end» termina comunque il turno, Invio continua:
prompt-tickets =
    { $least ->
        [0] Numeri da tenere (o all, o none):
       *[other] Numeri da tenere, almeno { $least } (o all):
    }
prompt-which = Numero:
prompt-confirm = Invio termina il turno, undo lo annulla:
prompt-replay = { $number } di { $total }, Invio continua, q esce:
question-payment = Come paghi { $route }?
question-station = Come paghi la stazione a { $place }?
question-place = Metti { $monster } sul tabellone: finché { $monster } è lì, nessuna linea verso quel luogo si può reclamare.
question-tunnel-dice =
    { $kind ->
        [single] { $price ->
            [one] { $route } costa { $price } Singola. Come paghi?
           *[other] { $route } costa { $price } Singole. Come paghi?
        }
       *[double] { $price ->
            [one] { $route } costa { $price } Doppia. Come paghi?
           *[other] { $route } costa { $price } Doppie. Come paghi?
        }
    }
tunnel-odds = Tre dadi galleria non mostrano simboli nel { $none } % dei casi, uno nel { $one } %, due nel { $two } %, tre nel { $three } %.
question-tickets =
    Come paghi { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }?
question-move = Come paghi per muovere { $monster } fino a { $place }?
question-surcharge =
    Hai messo giù { $laid }. Paghi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } in più?
question-split =
    { $count ->
        [one] Si distribuisce { $count } biglietto. Da quale mazzo deve venire? Restano { $left }.
       *[other] Si distribuiscono { $count } biglietti. Da quali mazzi devono venire? Restano { $left }.
    }
question-meeple = Quale meeple prendi da { $place }? Hai { $meeples }.
question-stack = Quale pila metti, e dove? Restano { $symbols }; va bene ogni luogo senza pila.
question-tourist = A ogni capo della tua linea aspetta un gettone turista. Quale prendi? Hai: { $symbols }.
question-share = Di quale compagnia prendi il titolo? Hai { $shares }.
question-dummy-share = Quale titolo riceve il giocatore fittizio?
question-passenger = Metti un passeggero a un capo della linea? Te ne restano { $count }.
question-travel = Il tuo passeggero è a { $place }. Dove va?
prompt-split = I tuoi biglietti:
prompt-meeple = Il tuo meeple:
prompt-stack = La tua pila:
prompt-tourist = Il tuo gettone:
prompt-passenger = Il tuo passeggero:
prompt-travel = A:
collected-meeples = { $name }: { $meeples }.
collected-tourists = { $name }: gettoni turista { $symbols }.
prompt-share = Il tuo titolo:
prompt-dummy-share = Titolo del giocatore fittizio:
shares-of = { $company } { $numbers }
no-shares-held = nessuno
held-shares = { $name }: titoli { $shares }.
hidden-shares = { $name }: titoli coperti.
dummy-shares = Giocatore fittizio: { $shares }.
shown-shares = Scoperti del giocatore fittizio: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: tutti i titoli sono presi; per posto { $points }.
       *[other] { $company }: titolo { $number } in cima, restano { $count }; per posto { $points }.
    }
standing-passengers = { $name }: passeggeri a { $places }, non ancora messi: { $left }; { $points } punti per le merci.
place-meeples = { $place }: { $meeples }.
place-tourists = { $place }: «{ $symbol }» × { $count }.
bullet-progress = { $name }: progresso con i treni proiettile: { $spaces }.
bullet-routes =
    { $count ->
        [0] Non c’è ancora nessun treno proiettile sul tabellone.
       *[other] I treni proiettile sono su { $count } linee, che servono a tutti: { $routes }.
    }
bullet-trains-left = Treni proiettile rimasti: { $count }.
place-goods = { $place }: merci del valore di { $values }, la prima in cima.
no-pieces = Su questo tabellone non ci sono né meeple né merci né titoli.
question-substitutes =
    { $count ->
        [one] Quale carta dai come sostituta? Hai { $cards }.
       *[other] Quali { $count } carte dai come sostitute? Hai { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Carta da dare:
       *[other] Carte da dare, { $count } in tutto:
    }
substitutes-wrong-count =
    { $count ->
        [one] Indica { $count } carta, non { $given }.
       *[other] Indica { $count } carte, non { $given }.
    }
substitutes-not-understood = «{ $text }» non è chiaro. Indica { $count } carte, per esempio «rosso 2 blu 1», o ? per l’aiuto.
cannot-pay-surcharge = Non puoi pagarlo (hai { $cards }).
cannot-pay-tunnel =
    Non puoi pagare { $price ->
        [one] { $price } simbolo
       *[other] { $price } simboli
    } (hai { $dice } e { $tokens }).
not-this-payment = «{ $text }» non va bene per pagare, o può voler dire più cose.
no-such-price =
    «{ $text }» non muove nessun mostro. { $purse ->
        [wilds] Una Locomotiva lo porta fino a { $near } luoghi, due fino a { $far }.
        [pairs] Una Locomotiva o una coppia di dadi uguali lo porta fino a { $near } luoghi, due fino a { $far }.
       *[cards] Una locomotiva lo porta fino a { $near } luoghi, due fino a { $far }.
    }
no-such-number = Non c’è { $number }; i numeri arrivano a { $most }.
which-one = Può voler dire { $count } cose:
which-of-many = Può voler dire { $count } cose: di’ di più.
not-possible = { $action } – non possibile: { $reason }
possible = { $action } – ora possibile.
not-understood = «{ $text }» non è chiaro. Scrivi un numero, un nome, o ? per l’aiuto.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Ti viene offerto { $count } biglietto; non devi tenerlo per forza.
           *[other] Ti vengono offerti { $count } biglietti; non devi tenerne per forza.
        }
       *[other] Ti vengono offerti { $count } biglietti; tienine almeno { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Mazzo: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = «{ $text }» non è chiaro. Scrivi i numeri da tenere, per esempio «1 3», o ? per l’aiuto.
ticket-connected = { $ticket }: collegato.
ticket-cut-off = { $ticket }: tagliato fuori, non resta strada per linee tue.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: ancora { $trains } vagone, per { $routes }.
           *[other] { $ticket }: ancora { $trains } vagoni, per { $routes }.
        }
       *[no] { $ticket }: ancora { $trains } vagoni, per { $routes }, più di quanti ne hai.
    }
ticket-connected-goal = { $ticket }: collegato con { $goal }, che dà { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: ancora { $trains } vagone, per { $routes }, fino a { $goal }.
           *[other] { $ticket }: ancora { $trains } vagoni, per { $routes }, fino a { $goal }.
        }
       *[no] { $ticket }: ancora { $trains } vagoni, per { $routes }, fino a { $goal }, più di quanti ne hai.
    }
ticket-halved = { $text } Vale solo { $points } finché un mostro è su { $places }.
ticket-cost-halved = { $text } Se fallisce, costa solo { $points } finché un mostro è su { $places }.
own-tickets = I tuoi biglietti: { $tickets }.
no-tickets = Non hai biglietti.
owned-routes =
    { $count ->
        [0] { $name }: nessuna linea.
        [one] { $name }: { $count } linea: { $routes }.
       *[other] { $name }: { $count } linee: { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name }: stazione a { $places }.
       *[other] { $name }: stazioni a { $places }.
    }
routes-usage = Scrivi «routes» e un luogo, per esempio «routes paris».
routes-from = Linee da { $place }:
route-state =
    { $state ->
        [owned] { $route } – di { $name }.
        [everybody] { $route } – lì c’è un treno proiettile: serve a tutti.
        [closed] { $route } – chiusa.
        [chaos] { $route } – libera, ma { $name } è su { $place }.
       *[open] { $route } – libera.
    }
no-such-place = Su questo tabellone non c’è il luogo «{ $text }».
which-place = Quale luogo? { $places }.
score-own = Tu: { $total } punti se la partita finisse ora: { $parts }.
score-part-routes = linee { $points }
score-part-tickets = biglietti { $points } ({ $fulfilled } di { $kept } collegati)
score-part-stations = stazioni { $points }
score-part-grand-tour = gran tour { $points }
score-part-attractions = attrazioni { $points }
score-part-districts = quartieri { $points }
score-part-meeples = meeple { $points }
score-part-tourists = gettoni turista { $points }
score-part-bullets = treni proiettile { $points }
score-part-goods = merci { $points }
score-secret-shares = Quanto valgono i titoli si vede alla fine.
score-part-longest-path =
    { $points ->
        [0] percorso più lungo di { $length }
       *[other] percorso più lungo di { $length }, il più lungo per ora, { $points }
    }
score-secret-tickets = Mancano i bonus che dipendono dai biglietti di tutti: i biglietti sono segreti.
score-open =
    { $points ->
        [one] { $name }: { $points } punto per le linee, percorso più lungo di { $length }; i biglietti sono segreti.
       *[other] { $name }: { $points } punti per le linee, percorso più lungo di { $length }; i biglietti sono segreti.
    }
score-monsters = Mancano i bonus per le carte mostro: le carte coperte sono segrete.
log-more =
    { $count ->
        [one] { $count } riga precedente: scrivi «log all».
       *[other] { $count } righe precedenti: scrivi «log all».
    }
why-usage = Scrivi «why» e un’azione, per esempio «why claim paris zurich».
undone = Annullato.
save-usage = Scrivi «save» e un nome di file.
save-other-file = { $file } esiste e non è una partita salvata; scegli un altro nome.
save-failed = { $file } non si può scrivere: { $reason }
saved = La partita è salvata in { $file }.
resume-line = Per continuare: { $line }
quit-question = Uscire? Scrivi un nome di file per salvare prima, yes per uscire senza salvare, Invio per continuare a giocare:
goodbye = Arrivederci.
cut-off = La partita s’interrompe qui.
scoring = Si contano i punti.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le linee.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: il biglietto { $ticket } è collegato: più { $points }, dimezzato: c’era un mostro su { $places }.
            [twice] { $name }: il biglietto { $ticket } è collegato: più { $points }, dimezzato due volte: c’erano mostri su { $places }.
           *[no] { $name }: il biglietto { $ticket } è collegato: più { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: il biglietto { $ticket } non è collegato: meno { $points }, dimezzato: c’era un mostro su { $places }.
            [twice] { $name }: il biglietto { $ticket } non è collegato: meno { $points }, dimezzato due volte: c’erano mostri su { $places }.
           *[no] { $name }: il biglietto { $ticket } non è collegato: meno { $points }.
        }
    }
scoring-borrowed = { $name }: le stazioni prendono in prestito { $routes }.
scoring-stations = { $name }: { $points } punti per le stazioni rimaste.
scoring-longest-path =
    { $points ->
        [0] { $name }: percorso più lungo di { $length }.
       *[other] { $name }: percorso più lungo di { $length }, il più lungo di tutti: più { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: biglietti collegati: { $count }.
       *[other] { $name }: biglietti collegati: { $count }, più di tutti: più { $points }.
    }
scoring-grand-tour = { $name }: gran tour, biglietti uniti due volte: più { $points }.
scoring-most-cities = { $name }: il più grande gruppo di città collegate: più { $points }.
scoring-attractions =
    { $name }: attrazioni: più { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
scoring-districts =
    { $name }: quartieri: più { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
scoring-meeples = { $name }: primo o secondo per meeple di un colore: più { $points }.
scoring-tourists = { $name }: gettoni turista: più { $points }.
scoring-bullets = { $name }: progresso con i treni proiettile: { $points } punti.
scoring-shares = { $name }: posti nelle compagnie: più { $points }.
scoring-goods =
    { $name }: merci: più { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
scoring-monster =
    { $points ->
        [0] { $name }: carte di { $monster }: { $count }.
       *[other] { $name }: carte di { $monster }: { $count }, più di tutti: più { $points }.
    }
result = Risultato
winner =
    { $tie ->
        [shared] { $names } condividono la vittoria con { $points } punti.
        [broken] { $who ->
            [you] Vinci con { $points } punti, allo spareggio.
           *[other] { $names } vince con { $points } punti, allo spareggio.
        }
       *[none] { $who ->
            [you] Vinci con { $points } punti.
           *[other] { $names } vince con { $points } punti.
        }
    }

help-play-answers = Rispondi con un numero dell’elenco o con parole; bastano le iniziali delle parole, in qualsiasi ordine.
help-play-cards = Carte: «take rosso» o solo «rosso», «draw» per il mazzo.
help-play-claim = Linee: «claim paris zurich», «par zur», «par zur rosso» per dire come paghi, «#2» per il secondo binario.
help-play-station = Stazioni: «station paris», dove il tabellone le prevede.
help-play-tickets = Biglietti: «draw tickets» per averne di nuovi, poi i numeri da tenere; «tickets» dice come vanno i tuoi.
help-play-reroll = Dadi: «singola locomotiva» o «2 singole» rilancia questi, «keep doppie» gli altri, «all» e «nothing».
help-play-claim-dice = Linee: «claim paris zurich», «par zur», «par zur locomotiva 1» per dire come paghi; stazioni: «station paris».
help-play-buy = Segnalini: «buy singola with doppia stazione» dà due dadi non usati per uno; «end discarding singola» ne restituisce uno.
help-play-dice-tickets = Biglietti: «draw 2 tickets» per due Stazioni o Locomotive, poi i numeri da tenere, o none.
help-play-end = «end» termina il turno; «auto» sceglie se finisce da solo quando non è possibile nient’altro.
help-play-monsters =
    { $purse ->
        [dice] Mostri: «alvin boston» muove Alvin con meno Locomotive possibile, «alvin boston 2» con due.
       *[cards] Mostri: «alvin boston» muove Alvin con meno locomotive possibile, «alvin boston 2» con due.
    }
help-play-reach = «monsters» dice dove sono, «reach alvin» dove può andare Alvin.
help-play-meeples = Meeple: «red» ne prende uno quando ti viene chiesto; «meeples» elenca quelli sul tabellone, «board» quelli di tutti.
help-play-tourists = Gettoni turista: «bridge presidio» mette una pila all’inizio, «bridge» prende un gettone quando ti viene chiesto; «tourists» elenca le pile, «board» i gettoni di tutti.
help-play-bullets = Treni proiettile: reclama una linea veloce come una grigia; «bullets» elenca quelle costruite e i treni rimasti, «board» il progresso di tutti.
help-play-shares = Titoli: nomina la compagnia quando ti viene chiesto, o «no share»; «shares» mostra le pile, «board» ciò che hai.
help-play-passengers = Passeggeri: «berlin» o «no» dopo una linea; «passenger berlin» lo fa viaggiare, poi il luogo dove andare, o «stop».
help-play-goods = «goods» elenca le merci rimaste nelle città, «board» dice dove sono i passeggeri.
help-play-look = Consultare: actions, hand, display, board, score, log («log all»).
help-play-look-dice = Consultare: actions, dice, board, score, log («log all»).
help-play-routes = «routes paris» elenca le linee di un luogo con prezzo e proprietario.
help-play-rules = «rules» spiega le regole di questo tavolo, «rules tickets» una di esse.
help-play-why = «why claim paris zurich» dice perché qualcosa non è possibile.
help-play-undo = «undo» annulla il turno finché non si è visto nulla di nascosto.
help-play-save = «save FILE» salva la partita, «quit» esce; «whistlestop play --resume FILE» la continua.

## The server

help-serve = Offre il gioco nel browser.
help-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 fa entrare gli amici della tua rete.
help-serve-port = Porta su cui ascoltare.
help-serve-database = Dove si conservano i tavoli: un file, o l’indirizzo di un database.
help-serve-redis = Indirizzo di un Redis con cui più processi condividono i tavoli di un PostgreSQL.
help-serve-processes = Quanti processi servono dietro la porta.
help-serve-logs = Come si scrive il registro: text o json.
help-serve-public-url = Dove si raggiunge il server, se non è dove ascolta.
help-serve-bot-threads = Quanti bot possono pensare insieme.
help-serve-open = Apre il gioco nel browser.
serve-local = Il gioco è su { $address }
serve-friends = Gli amici lo trovano su { $address }
serve-compiling = Le regole vengono compilate in sottofondo; per il primo minuto o due i bot pensano un po’ più lentamente.
serve-stop = Premi Ctrl+C per fermarlo.
serve-closed = Il server non può ascoltare su { $host }, porta { $port }: { $reason }
serve-shared-file = Più processi non possono condividere SQLite: è un file in cui scrive un solo processo. Indica un PostgreSQL con --database postgresql+psycopg://…
serve-shared-redis = Più processi hanno bisogno di un Redis per sapere quale di loro ha un tavolo. Indicalo con --redis redis://…
serve-redis-address = L’indirizzo del Redis non è uno come redis://localhost:6379: { $reason }
database-newer = Il database ha la versione { $found }; questo programma conosce le versioni fino alla { $known }.
database-corrupt = Il database è danneggiato o non è un database: { $reason }. Ripristinalo da una copia.
database-unreachable = Il database non si può usare: { $reason }
server-no-client = Il gioco per browser non è ancora costruito
server-build-client = Questo server gira dai sorgenti senza la parte per il browser. Esegui lì «make play»: la costruisce e avvia il gioco.

refusal-malformed = Il server non ha capito un messaggio di questa pagina. Ricaricala.
refusal-oversized = È troppo lungo.
refusal-too-frequent = Troppe cose insieme. Aspetta un momento.
refusal-foreign-origin = Questa pagina non appartiene al server con cui parla.
refusal-foreign-host = Questo server non si conosce con questo nome. Chi lo gestisce può impostare il suo indirizzo pubblico.
refusal-unknown-table = Questo tavolo non esiste.
refusal-wrong-token = Questo link non apre nessun posto qui.
refusal-not-found = Qui non c’è niente del genere.
refusal-storage-failed = Il server non è riuscito a salvarlo, quindi non è successo. Riprova.
refusal-frozen = Questa partita è iniziata con un’altra versione del programma e non può continuare con questa.
refusal-busy = In questo momento il server ha troppo da fare. Riprova tra poco.
refusal-failed = Qualcosa è andato storto sul server; nulla è cambiato. Riprova.
refusal-too-slow = Ci ha messo troppo ad arrivare. Riprova.
refusal-password-needed = Questo tavolo è per chi conosce la password.
refusal-wrong-password = Non è la password di questo tavolo.
refusal-not-seated = Stai guardando; possono farlo solo i giocatori.
refusal-not-host = Può farlo solo chi ha preparato il tavolo.
refusal-not-started = La partita non è ancora cominciata.
refusal-already-started = La partita è già cominciata.
refusal-table-full = Tutti i posti sono occupati.
refusal-seat-taken = Lì è già seduto qualcuno.
refusal-name-taken = Qualcuno al tavolo ha già questo nome.
refusal-colour-taken = Qualcuno al tavolo ha già questo colore.
refusal-bad-table = Un tavolo non si può preparare così.
refusal-seats-open = Ci sono ancora posti liberi.
refusal-too-many-tables = Il server non ha spazio per un altro tavolo.
refusal-too-many-spectators = Non c’è spazio per altri spettatori.
refusal-no-proposal = Questa proposta non vale più.
refusal-no-hints = A questo tavolo i consigli sono disattivati.
refusal-game-running = La partita non è ancora finita.

## The page in the browser

web-motto = Una serata in treno con amici e bot. Niente account, niente manuale.
web-new-game = Una nuova partita
web-new-game-text = Prepara un tavolo per amici sui loro dispositivi, per persone attorno a uno solo e per bot.
web-your-name = Il tuo nome
web-set-table = Prepara un tavolo
web-quick = Gioca subito con due bot ({ $level })
web-level =
    { $level ->
        [1] facile
        [2] medio
        [3] buono
        [4] forte
        [5] molto forte
       *[other] maestro
    }
web-next-level = Prossimo avversario: { $bot } ({ $level })
web-join = Unisciti agli amici
web-join-text = Apri il link che ti hanno mandato, o scrivi il codice del loro tavolo.
web-code = Codice del tavolo
web-join-button = Unisciti
web-my-tables = I miei tavoli
web-finished-tables = Partite finite ({ $count })
web-state-waiting = aspetta giocatori
web-state-playing = in corso
web-state-over = finita
web-state-frozen = non può continuare
web-forget = Dimentica il tavolo { $code }
web-forget-word = Dimentica
web-offline = Il server ora non è raggiungibile.
web-loading = Si stende il tabellone …
web-reconnecting = Connessione persa. Nuovo tentativo …
web-close = Chiudi
web-done = Fatto
web-cancel = Annulla
web-yes = Sì
web-no = No
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-link = Link
web-guest = Ospite
web-to-lobby = Tutti i tavoli

web-board-choice = Tabellone
web-board-group =
    { $group ->
        [first] Per cominciare
        [countries] Paesi e continenti
        [cities] Città, per una partita breve
       *[more] Altri tabelloni
    }
web-board-rules =
    { $count ->
        [0] Come si gioca { $board }
       *[other] Come si gioca { $board }, e che cosa non è certo
    }
web-for-players = da { $fewest } a { $most } giocatori
web-ticket-set = Serie di biglietti
web-ticket-set-base = come stampata
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
web-expansions = Espansioni
web-expansion-dice = L’espansione dei dadi
web-expansion-monsters = Alvin & Dexter
web-seats = Posti
web-seat-kind = Chi siede al posto { $number }
web-seat-remove = Togli il posto { $number }
web-seat-remove-word = Togli
web-seat-mine = A questo dispositivo
web-seat-open = Libero per un amico
web-seat-open-text = Gli amici si siedono con il link.
web-seat-bot = Bot
web-name = Nome
web-bot-level = Quale bot
web-bots-levels = Livelli
web-bots-styles = Stili di gioco
web-bot-plain = { $name }
web-livery = Colore { $colour }, motivo { $pattern }: cambia
web-livery-choose = Colore e motivo
web-colour = Colore
web-colour-red = rosso
web-colour-blue = blu
web-colour-green = verde
web-colour-yellow = giallo
web-colour-black = nero
web-colour-purple = viola
web-pattern = Motivo
web-pattern-plain = tinta unita
web-pattern-stripes = righe
web-pattern-dots = pois
web-pattern-checks = quadri
web-pattern-chevrons = zigzag
web-pattern-rings = anelli
web-house-rules = Orologio e altro
web-more-rules = Altre impostazioni e regole della casa
web-clock = Tempo per turno
web-clock-none = quanto serve
web-clock-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-clock-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-clock-is-seconds =
    Ognuno ha { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    } per turno.
web-clock-is-days =
    Ognuno ha { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    } per turno.
web-bot-speed = Quanto in fretta rispondono i bot
web-bot-speed-slow = con calma
web-bot-speed-middle = come persone
web-bot-speed-fast = in fretta
web-bot-speed-once = subito
web-takeover = Un bot gioca per chi resta senza tempo, finché non torna
web-plan-not-ready = Questo tabellone richiede almeno { $fewest } posti, uno dei quali a questo dispositivo.
web-open-table = Apri il tavolo
web-start-now = Inizia la partita

web-invite = Invita gli amici
web-qr = Il link come codice per la fotocamera di un telefono
web-watching-now =
    { $count ->
        [0] Nessuno sta guardando.
        [one] { $count } persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
web-sit = Siediti qui
web-sit-also = Un’altra persona a questo dispositivo
web-leave = Alzati
web-make-bot = Bot
web-make-open = Libera
web-here = è qui
web-away = non c’è
web-start = Inizia la partita
web-start-waits = La partita può iniziare quando tutti i posti sono occupati; dai quelli liberi ai bot.
web-host-starts = Hai il tuo posto. La partita comincia quando la avvia chi ospita.
web-this-table = Questo tavolo
web-fingerprint = Seme sigillato: { $fingerprint }
web-fairness = Gioco onesto: il seme sigillato

web-your-turn = Tocca a te
web-turn-of =
    { $count ->
        [one] { $names } sta pensando
       *[other] In attesa di { $names }
    }
web-wait = Un momento
web-over = La partita è finita
web-last-turns =
    { $count ->
        [one] proprio l’ultimo turno
       *[other] ultimo giro: { $count } turni
    }
web-last-moves = Ultime mosse
web-last-call = È cominciato l’ultimo giro!
web-last-call-read = Capito
web-clock-left = Tempo rimasto: { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-board = Il tabellone { $board }. Le frecce lo spostano, più e meno ingrandiscono e riducono, 0 lo mostra tutto.
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-fit = Mostra tutto il tabellone
web-zoom-in-word = vicino
web-zoom-out-word = lontano
web-zoom-fit-word = tutto
web-claim-route = Reclama { $route }
web-choice-claim = reclamare { $route }
web-ask-claim = Tentare la galleria { $route }?
web-which-track = Quale binario?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] binario sinistro
        [right] binario destro
        [upper] binario superiore
        [lower] binario inferiore
       *[middle] binario centrale
    })
web-not-now =
    { $phase ->
        [tickets] Prima scegli i tuoi biglietti.
        [split] Prima di’ quanti biglietti peschi da quale mazzo.
        [second_card] Stai pescando: prendi prima la seconda carta.
        [payment] Prima paga ciò che hai scelto, o annulla.
        [tunnel] Prima concludi la galleria.
        [place_monster] Prima si mettono i mostri sul tabellone.
        [reroll] Prima decidi quali dadi rilanciare.
        [after_action] La tua azione è fatta: è possibile solo ciò che può seguirla.
        [meeple] Prima prendi un meeple.
        [put_stack] Prima si mettono le pile di gettoni turista.
        [tourist] Prima prendi un gettone turista.
        [share] Prima prendi un titolo, o nessuno.
        [dummy_share] Prima scegli un titolo per il giocatore fittizio.
        [passenger] Prima di’ se metti un passeggero sul tabellone.
        [travel] Il tuo passeggero è in viaggio: continua o termina il viaggio.
        [over] La partita è finita.
       *[action] Ora non è possibile.
    }
web-track-mountains =
    { $count ->
        [one] { $count } montagna
       *[other] { $count } montagne
    }: servono { $trains } vagoni.
web-track-no-locomotives = Qui niente locomotive.
web-track-substitute =
    { $what ->
        [locomotive] { $count } carte qualsiasi possono valere una locomotiva.
       *[card] { $count } carte qualsiasi possono valere una del colore.
    }
web-border-point = Un punto di confine, Paese: { $country }. I biglietti per { $country } finiscono qui.
web-attraction =
    Un’attrazione: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } per chi ha una linea qui.
web-district =
    Unito con { $others }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
web-meeples-here = Meeple qui: { $meeples }.
web-tourists-here = Gettoni turista qui: «{ $symbol }» × { $count }.
web-route-for-all = Qui c’è un treno proiettile: serve a tutti.
web-bullets-left = Treni proiettile rimasti: { $count }
web-bullets-gone = Treni proiettile finiti: le linee veloci libere sono semplici linee grigie
web-track-bullet = Linea veloce: finché ci sono treni proiettile non costa vagoni e dà progresso { $spaces } invece di punti.
web-progress-worth = Progresso { $spaces }: ora vale { $points } punti
web-count-progress = progresso
web-ticket-bullets = linee veloci mancanti: { $routes }, vagoni: { $count }
web-goods-here =
    { $count ->
        [one] Qui c’è { $count } segnalino merce che vale { $value }.
       *[other] Qui ci sono { $count } segnalini merce; quello in cima vale { $value }.
    }
web-passengers-here = Qui c’è un passeggero di { $names }.
web-route-open = Questa linea non è ancora di nessuno.
web-route-owned = È di { $name }.
web-route-takers =
    { $count ->
        [0] Nessuno può più reclamarla.
       *[other] Possono ancora reclamarla: { $names }.
    }
web-route-price = Ti costa:
web-monster-here = { $monster } è qui: nessuna linea verso questo luogo si può reclamare.
web-monster-at = { $monster } su { $place }
web-monster-card = La carta di { $monster } è scoperta qui
web-station-here = Qui c’è una stazione di { $name }.

web-choose-tickets = Quali biglietti tieni?
web-keep-least =
    { $count ->
        [0] Tienine quanti vuoi, o nessuno.
       *[other] Tienine almeno { $count }.
    }
web-keep =
    { $count ->
        [0] Non tenerne
        [one] Tieni { $count } biglietto
       *[other] Tieni { $count } biglietti
    }
web-tickets-wait = Scelto. Puoi ancora cambiare finché non hanno scelto tutti.
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-ticket-connected = collegato
web-ticket-connected-to = collegato con { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = nessuna strada per linee tue
web-ticket-failed = non collegato
web-ticket-trains =
    { $count ->
        [one] ancora { $count } vagone
       *[other] ancora { $count } vagoni
    }
web-ticket-trains-to =
    { $count ->
        [one] ancora { $count } vagone fino a { $place }
       *[other] ancora { $count } vagoni fino a { $place }
    }
web-ticket-too-far = ancora { $count } vagoni, più di quanti ne hai
web-ticket-half = ora vale la metà: c’è un mostro su { $places }
web-ticket-halved = dimezzato: c’era un mostro su { $places }

web-your-action = La tua azione
web-action =
    { $count ->
        [0] Prendi due carte o peschi biglietti? Non puoi ancora pagare nessuna linea.
        [one] Prendi due carte, reclami la linea bordata d’oro o peschi biglietti?
       *[other] Prendi due carte, reclami una delle { $count } linee bordate d’oro o peschi biglietti?
    }
web-action-dice =
    { $count ->
        [0] Questi dadi non pagano nessuna linea. Peschi biglietti, compri segnalini o termini il turno?
        [one] Reclami la linea bordata d’oro o usi i dadi per altro?
       *[other] Reclami una delle { $count } linee bordate d’oro o usi i dadi per altro?
    }
web-second-card = Quale carta prendi per seconda?
web-question-place = Da dove comincia { $monster }?
web-question-place-note = Nessuna linea verso quel luogo si può reclamare finché { $monster } è lì.
web-after-action = La tua azione è fatta. Altro?
web-turn-ends = La tua azione è fatta e non può seguire altro. Il tuo turno finisce tra un attimo.
web-pick-station = Dove deve sorgere la tua stazione? Premi un luogo.
web-pick-monster = Dove deve andare { $monster }? Premi un luogo.
web-far = I luoghi tratteggiati costano due locomotive.
web-build-station = Costruisci una stazione
web-station-short = Stazione
web-tickets-draw = Pesca biglietti:
web-move-monster = Muovi { $monster }
web-choice-move-dice =
    muovere { $monster } fino a { $place } per { $count ->
        [one] { $count } Locomotiva
       *[other] { $count } Locomotive
    }
web-choice-pay = Paga { $cards }
web-give = Carte da dare
web-give-cards =
    { $what ->
        [locomotive] Quali { $count } carte devono valere una locomotiva?
       *[card] Quali { $count } carte devono valerne una del colore?
    }
web-give-one = Dai { $card }
web-give-less = Tieni { $card }
web-give-these = Dai { $cards }
web-give-none = Dai
web-split = Biglietti di due mazzi
web-split-question = Peschi { $count } biglietti. Quanti da quale mazzo?
web-meeple = Un meeple
web-meeple-question = Quale meeple prendi a { $place }?
web-stack = Una pila di gettoni turista
web-stack-question = Dove metti la pila «{ $symbol }»? Premi un luogo.
web-tourist = Un gettone turista
web-tourist-question = Quale gettone prendi?
web-tourists-own = Gettoni turista: { $symbols }
web-track-companies = Può dare un titolo di { $companies }.
web-companies-dummy = Fittizio
web-companies-points = Punti per posto
web-companies-own = Tuoi
web-companies-top = In cima
web-companies = Compagnie
web-share-told = { $company }: titolo { $number }, ne hai { $own }; per posto { $points }.
web-share-question = Di quale compagnia prendi il titolo per { $route }?
web-dummy-share-question = Quale titolo di { $route } riceve il giocatore fittizio?
web-no-share = Nessun titolo
web-meeple-letter-black = N
web-meeple-letter-blue = L
web-meeple-letter-red = R
web-meeple-letter-white = B
web-meeple-letter-yellow = G
web-meeple-letter-green = V
web-passenger = Un passeggero
web-passenger-question = Metti un passeggero a un capo della tua nuova linea?
web-journey = Un viaggio
web-journey-question =
    { $count ->
        [one] Il tuo passeggero è a { $place }. Prosegue per la linea che brilla?
       *[other] Il tuo passeggero è a { $place }. Per quale delle { $count } linee che brillano prosegue?
    }
web-move-passenger = Muovi un passeggero
web-pick-passenger = Quale passeggero deve viaggiare? Premi il suo luogo.
web-cannot-undo = Questo non si può annullare senza gli altri.
web-take = Prendi { $card }
web-draw-sure = Pescare una carta dal mazzo?
web-display = Carte scoperte
web-deck =
    { $count ->
        [0] Il mazzo è vuoto
        [one] Pesca dal mazzo: { $count } carta
       *[other] Pesca dal mazzo: { $count } carte
    }
web-deck-word = Mazzo
web-hand = La tua mano: { $cards }
web-hand-empty = Nessuna carta in mano
web-hand-head = La tua mano ({ $count })
web-hand-fits = { $cards }: mostra le linee di questo colore
web-dice = Dadi
web-no-dice = Sul tavolo non restano dadi.
web-dice-wait = I dadi si tirano quando comincia il primo turno.
web-dice-of = tiro di { $name }
web-die-marked = di nuovo
web-no-tokens = Ancora nessun segnalino
web-die-swapped = scambia
web-reroll = Quali dadi rilanci? Toccali.
web-dice-enough =
    { $count ->
        [0] Così come sono, non pagano nessuna linea.
        [one] Così come sono, pagano { $count } linea.
       *[other] Così come sono, pagano { $count } linee.
    }
web-reroll-marked =
    { $count ->
        [0] Rilancia
        [one] Rilancia { $count } dado
       *[other] Rilancia { $count } dadi
    }
web-stand = Tienili tutti
web-buy-token =
    { $token ->
        [single] Compra un segnalino singolo per due dadi
       *[double] Compra un segnalino doppio per due dadi
    }
web-swap = Tocca due dadi per scambiarli con un segnalino.
web-swap-for = Con quale segnalino li scambi?
web-end-turn = Termina il turno
web-end-sure = Terminare il turno?
web-discard = Restituisci segnalini
web-give-back = Restituisci { $tokens }
web-tunnel = La galleria { $route }
web-tunnel-revealed = Le carte scoperte
web-tunnel-laid = Hai messo giù { $laid }.
web-tunnel-too-dear = Non puoi pagare quanto la galleria costa in più.
web-tunnel-too-dear-dice = Non puoi pagarlo.
web-tunnel-symbols =
    { $count ->
        [0] I dadi galleria non mostrano simboli: non costa nulla in più.
        [one] I dadi galleria mostrano { $count } simbolo: costa { $count } in più.
       *[other] I dadi galleria mostrano { $count } simboli: costa { $count } in più.
    }

web-undo = Annulla mossa
web-undo-ask = Chiedi di annullare
web-undo-alone = Annulla la tua ultima decisione
web-undo-all = Chiedi a tutti se puoi annullare la tua ultima decisione
web-undo-asked = Si chiede agli altri se puoi annullarlo.
web-undo-proposal = Una richiesta di annullare mosse
web-undo-wish =
    { $name } vuole annullare { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }.
web-undo-waiting =
    { $count ->
        [one] Manca il consenso di { $count } giocatore.
       *[other] Manca il consenso di { $count } giocatori.
    }
web-agree = Accetta
web-disagree = Rifiuta
web-undo-withdraw = Lascia stare

web-players = Giocatori
web-me = tu
web-bot = bot, { $bot }
web-bot-plays = gioca un bot
web-to-move = di turno
web-count-points = punti
web-count-trains = vagoni
web-count-cards = carte
web-count-tokens = segnalini
web-count-tickets = biglietti
web-count-stations = stazioni
web-count-passengers = passeggeri
web-count-goods = merci
web-count-time = tempo
web-tickets = I tuoi biglietti
web-log = Che cosa è successo
web-log-all = Mostra tutto
web-log-dealt = Ognuno riceve { $count } carte treno.
web-chat = Chiacchiere
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-chat-empty = Nessuno ha ancora detto nulla.
web-emotes = Mostra ciò che provi
web-emote-hello = Ciao!
web-emote-luck = Buona fortuna!
web-emote-well-done = Ben giocato!
web-emote-thanks = Grazie!
web-emote-oh-no = Oh no!
web-emote-hurry = Dai!
web-routes = Linee
web-routes-search = Cerca una linea
web-claimable = da reclamare
web-tab-hand = Mano
web-tab-tickets = Biglietti
web-tab-players = Giocatori
web-tab-log = Diario
web-tab-chat = Chat
web-tab-routes = Linee
web-watching = Stai guardando questa partita.
web-take-seat = Prendi il posto di { $name }
web-choose-beside = Scegli i tuoi biglietti: sono mostrati sul tabellone. Quelli che tieni hanno il tratto grosso.
web-not-asked = Non è il tuo turno. Intanto puoi guardare biglietti e linee.
web-bot-took = Un bot gioca al tuo posto.
web-take-back = Torno a giocare io
web-resign = Fai giocare un bot per me
web-leave-table = Lascia la partita
web-leave-sure = Un bot continua per te e chiunque può prendere il tuo posto. Con il tuo link non potrai tornare.
web-pass-device = Passa il dispositivo a { $name }
web-pass-device-text = Adesso non dovrebbe guardare nessun altro.
web-put-away = Il tuo turno è finito. Guarda che cosa hai, poi passa il dispositivo.
web-i-am = Sono { $name }

web-menu = Impostazioni e tavolo
web-menu-word = Menu
web-confirm = Chiedi conferma prima di un’azione
web-confirm-always = sempre
web-confirm-touch = solo al tocco
web-confirm-never = mai
web-language = Lingua
web-theme = Colori della pagina
web-theme-system = come sul dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-sound = Suoni: un fischio quando tocca a me, e si sentono carte, vagoni, dadi e mostri
web-still = Nessuna animazione
web-fast = Animazioni più veloci
web-notices = Un avviso quando tocca a me e la pagina è in secondo piano
web-notices-http = Questo browser mostra avvisi solo per pagine con https; il titolo della pagina dice quando tocca a te.
web-other-device = Continua su un altro dispositivo
web-other-device-text = Questo link apre il tuo posto. Tienilo per te.
web-living-room = Il salotto
web-living-room-text = Un grande schermo che mostra soltanto: il tabellone, di chi è il turno, i punti e le ultime mosse. I telefoni sono le mani.
web-living-room-open = Apri lo schermo
web-show-join = Vieni al tavolo con il tuo telefono.
web-log-download = Scarica il registro

web-step = Passo { $number } di { $total }
web-next = Avanti
web-show-all = Mostra il risultato
web-show-result = Mostra il risultato
web-tickets-of = Biglietti di { $name }
web-scoring-told = Il punteggio a parole
web-chart = I punti di tutti dopo ogni turno
web-chart-turns = { $count } turni
web-look-board = Guarda il tabellone
web-rematch = Gioca ancora
web-rematch-go = Al nuovo tavolo
web-seal-sound = Il seme è quello sigillato prima della partita.
web-seal-broken = Il seme non corrisponde al sigillo!
web-seal = Lo SHA-256 di «{ $seed }:{ $salt }» è { $fingerprint }.

## The arena

help-arena = Tiene un torneo tra bot e mostra le loro valutazioni.
help-arena-bots = Bot separati da virgole: nomi, o file.py:Class; altrimenti «random,greedy».
help-arena-games = Numero totale di partite, arrotondato a blocchi interi.
help-arena-sprt = Due bot: gioca finché è chiaro se il primo è più forte, al massimo quel numero di partite.
help-arena-gain = Con --sprt: il vantaggio cercato, in punti di valutazione.
help-arena-threads = Thread, o processi per i bot in Python; altrimenti tutti i processori. I risultati restano gli stessi.
help-arena-engine = Dove giocare: su questa macchina o su un cluster Ray.
help-arena-out = Cartella dei risultati; lo stesso comando riprende una serie interrotta.
error-arena-sprt-alone = --sprt indica da sé i due bot e non va insieme a --bots.
error-arena-pair = --sprt vuole due bot diversi separati da una virgola.
error-arena-ray = --engine ray richiede il pacchetto «ray».
arena-played =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $blocks ->
        [one] { $blocks } blocco
       *[other] { $blocks } blocchi
    }. La valutazione di { $anchor } è 0; gli intervalli sono al 95%.
arena-unfinished =
    { $count ->
        [one] { $count } partita è stata interrotta perché non finiva, e valutata com’era.
       *[other] { $count } partite sono state interrotte perché non finivano, e valutate com’erano.
    }
arena-ahead = Quante volte il bot a sinistra finisce davanti a quello in alto
arena-seats = Primi posti per posto a sedere
arena-seat = posto { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } è più forte di { $two } (rapporto di verosimiglianza logaritmico { $ratio }, limite { $bound }, vantaggio cercato: { $gain } punti).
        [not_stronger] { $one } non è più forte di { $two } di { $gain } punti (rapporto di verosimiglianza logaritmico { $ratio }, limite −{ $bound }).
       *[open] Non è ancora deciso se { $one } sia più forte di { $two } (rapporto di verosimiglianza logaritmico { $ratio }, limiti ±{ $bound }, vantaggio cercato: { $gain } punti).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = valutazione
heading-firsts = primi posti
heading-milliseconds = ms per decisione

## Studies

help-study = Gioca migliaia di partite su un tabellone e scrive una relazione in una pagina HTML.
help-study-games = Numero di partite per ogni parte della relazione.
help-study-bot = Bot che gioca le partite; altrimenti il più forte abbastanza veloce.
help-study-styles = Bot di cui si confrontano gli stili, separati da virgole; altrimenti tutti quelli veloci.
help-study-out = Il file HTML.
study-written = La relazione su { $games } partite è in { $file }.
study-bot-compiled = uno studio richiede un bot del pacchetto, non «{ $bot }»; ci sono { $bots }.
studying = Studio il tabellone

study-title =
    { $map }, { $players } giocatori: { $kind ->
        [cards] uno studio
        [dice] uno studio con l’espansione dei dadi
        [monsters] uno studio con Alvin & Dexter
       *[both] uno studio con entrambe le espansioni
    }
study-lead = { $games } partite del bot «{ $bot }» contro sé stesso, { $decisions } decisioni, serie di biglietti «{ $set }», semi da { $seed } a { $last }. Tutte le partite di un confronto partono dagli stessi semi. Il primo giocatore siede al posto 1.
study-percent = { $value }%
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] solo carte
        [monsters] con mostri
        [dice] con dadi
       *[both] con entrambi
    }
study-key-seat =
    { $variant ->
        [cards] Solo carte
        [monsters] Con mostri
        [dice] Con dadi
       *[both] Con entrambe le espansioni
    }: il primo giocatore vince il { $value }% [{ $low }, { $high }]; { $verdict ->
        [more] è più dell’equo { $fair }%.
        [less] è meno dell’equo { $fair }%.
       *[fair] non si vede differenza dall’equo { $fair }%.
    }
study-key-shift =
    { $variant ->
        [monsters] Alvin & Dexter favoriscono un posto?
       *[dice] I dadi favoriscono un posto?
    } { $verdict ->
        [more] Danno al primo giocatore { $value } punti percentuali in più [{ $low }, { $high }].
        [less] Tolgono { $value } punti percentuali al primo giocatore [{ $low }, { $high }].
       *[same] Il cambiamento per il primo giocatore è di { $value } punti percentuali [{ $low }, { $high }], e può essere un caso.
    }
study-key-length =
    { $variant ->
        [monsters] I mostri
        [dice] I dadi
       *[both] Le due espansioni
    } { $verdict ->
        [more] allungano le partite di { $change } turni a giocatore
        [less] accorciano le partite di { $change } turni a giocatore
       *[same] lasciano invariata la durata delle partite
    } [{ $low }, { $high }], fino a { $turns }.
study-key-unfinished =
    { $count ->
        [0] Tutte le partite sono arrivate alla fine.
        [one] { $count } seme non è arrivato alla fine in una delle varianti; manca nel confronto delle varianti.
       *[other] { $count } semi non sono arrivati alla fine in una delle varianti; mancano nel confronto delle varianti.
    }
study-key-tickets = Biglietti che pagano troppo: { $generous }. Biglietti che pagano troppo poco: { $stingy }.

study-head-variant = gioco
study-head-first = vince il primo
study-head-shift = effetto dell’espansione
study-head-points = punti
study-head-winner = punti del vincitore
study-head-margin = vantaggio del vincitore
study-head-games = partite
study-head-figure = cosa
study-head-value = valore
study-head-turns = turni a giocatore
study-head-change = cambiamento
study-head-part = parte
study-head-kept = tenuto se offerto
study-head-fulfilled = completato se tenuto
study-head-brought = punti portati
study-head-lift = apporto
study-head-price = prezzo
study-head-route = linea
study-head-claimed = reclamata
study-head-when = quando
study-head-place = luogo
study-head-reached = raggiunto
study-head-claimable = reclamabile
study-head-claims = reclamate a partita
study-head-case = caso raro
study-head-met = partite con il caso

study-seats = L’ordine di gioco è equo?
study-seats-text = Quota delle vittorie per posizione nell’ordine di gioco, senza e con ogni espansione, con gli stessi semi. Una vittoria condivisa viene divisa. La linea tratteggiata è la quota equa.
study-seats-caption = Vittorie per posizione nell’ordine di gioco, { $games } partite ciascuna; i tratti sono intervalli al 95%.
study-seats-table = Le varianti fianco a fianco; il cambiamento è in punti percentuali rispetto alle sole carte
study-seat-of = { $variant }, posto { $number }
study-length = Quanto durano le partite, e chi è in testa
study-length-text = Il vantaggio si conta in punti delle linee, che tutti vedono; cambia quando un altro è in testa da solo.
study-length-caption = Turni di ogni giocatore, { $games } partite.
study-length-table = L’andamento delle partite
study-margins = Il vantaggio del vincitore
study-margins-caption = Punti tra il primo e il secondo, { $games } partite.
study-axis-turns = turni a giocatore
study-axis-margin = punti
study-variant-lengths = Durata delle partite per variante; il cambiamento è rispetto alle sole carte con gli stessi semi
study-fact-turns = Turni di ogni giocatore
study-fact-leads = Cambi al comando in una partita
study-fact-half-time = Partite vinte da chi era in testa a metà
study-fact-margin = Punti tra il primo e il secondo
study-fact-shared = Partite con vittoria condivisa
study-ending =
    { $reason ->
        [last_round_played] Partite finite dopo l’ultimo giro
        [all_passed] Partite finite perché tutti hanno passato
        [six_tickets] Partite finite con tutti i biglietti necessari
        [last_train] Partite finite con l’ultimo vagone
       *[other] Partite finite in altro modo ({ $reason })
    }
study-score = Di che cosa è fatto un punteggio
study-score-caption = Punti medi per parte, { $games } partite; i tratti sono intervalli al 95%.
study-score-table = Punti medi
study-winner = vincitore
study-others = gli altri
study-part =
    { $part ->
        [routes] linee
        [tickets] biglietti
        [longest_path] percorso più lungo
        [most_tickets] più biglietti
        [stations] stazioni rimaste
        [alvin] bonus di Alvin
        [dexter] bonus di Dexter
        [grand_tour] gran tour
        [most_cities] più città
        [attractions] attrazioni
        [meeples] meeple
        [tourists] gettoni turista
        [shares] titoli
        [goods] merci
        [bullets] treni proiettile
        [coast_to_coast] costa a costa
       *[districts] quartieri
    }
study-styles = Quale stile vince qui
study-styles-text = Bot di stili diversi l’uno contro l’altro, ogni tavolo in ogni rotazione dei posti.
study-styles-caption = Quota dei primi posti, { $games } partite.
study-styles-table = Valutazioni sulla scala Elo; { $anchor } è a 0
study-tickets = Biglietti
study-tickets-text = L’apporto è ciò che tenere un biglietto aggiunge alla probabilità di vincere, in punti percentuali. I bot scelgono che cosa tenere, quindi parla dei biglietti così come si giocano. Un prezzo è detto troppo alto o troppo basso solo dove il caso, tra tanti biglietti, farebbe lo stesso al massimo in uno studio su venti.
study-tickets-caption = Apporto di chi tiene, intervalli al 95%; se i biglietti sono molti, quelli ai due estremi.
study-tickets-table = Ogni biglietto tenuto, prima il migliore per chi lo tiene
study-price =
    { $price ->
        [generous] paga troppo
        [stingy] paga troppo poco
       *[fair] –
    }
study-demand = Quali linee sono ambite
study-demand-text = Più un binario è caldo, in più partite viene reclamato. I cerchi crescono con la quota di reti che raggiungono un luogo.
study-demand-caption = Quota di { $games } partite in cui ogni binario è stato reclamato; indica un binario o un luogo per vederne la cifra.
study-never = mai
study-always = in ogni partita
study-track-title = { $route }: reclamata nel { $share }% delle partite
study-place-title = { $place }: raggiunto dal { $share }% delle reti
study-most-wanted = Le più ambite; «quando» dice a che punto era la partita
study-least-wanted = Le meno ambite
study-places = Luoghi
study-places-text = Quante reti raggiungono un luogo, e come va a chi lo raggiunge.
study-places-caption = Quota delle reti che raggiungono un luogo: la dozzina più attraente, intervalli al 95%.
study-places-table = Ogni luogo
study-reach = Reclamare per lunghezza
study-reach-text = Quante volte il giocatore di turno poteva reclamare almeno una linea di una lunghezza, e quante di quella lunghezza sono state reclamate.
study-reach-caption = Quota di tutti i turni di { $games } partite in cui si poteva reclamare una linea della lunghezza, intervalli al 95%.
study-reach-table = Linee per lunghezza
study-of-length =
    { $length ->
        [one] { $length } casella
       *[other] { $length } caselle
    }
study-monsters = Alvin & Dexter
study-monsters-text = Un biglietto che alla fine nomina un luogo nel caos vale la metà, completato o no.
study-monsters-table = I mostri in una partita
study-visits = Dove vanno i mostri
study-visits-caption = Arrivi a partita nei dieci luoghi più visitati, { $games } partite.
study-fact-moves = Mosse di { $monster } in una partita
study-fact-locomotives = Locomotive (con i dadi: facce Locomotiva) spese per { $monster } in una partita
study-fact-bonus-alone = Bonus di { $monster } vinto da uno solo
study-fact-bonus-shared = Bonus di { $monster } condiviso
study-fact-holder = Partite vinte da chi ha vinto da solo il bonus di { $monster }
study-fact-halved = Biglietti dimezzati in una partita
study-fact-lost = Punti persi da biglietti completati e dimezzati
study-fact-spared = Punti risparmiati da biglietti falliti e dimezzati
study-dice = Dadi e segnalini
study-dice-table = I dadi in una partita
study-fact-rerolls = Turni con un rilancio
study-fact-rerolled = Dadi in un rilancio
study-fact-dice-claims = Turni che reclamano una linea
study-fact-wilds = Locomotive per linea reclamata
study-fact-bought = Segnalini comprati in una partita
study-fact-spent = Segnalini spesi per linee in una partita
study-fact-returned = Segnalini restituiti a fine turno, in una partita
study-tunnels = Gallerie
study-tunnels-caption = Quota dei tentativi per costo aggiuntivo, intervalli al 95%.
study-tunnels-table = Le gallerie in una partita
study-bullets-table = Treni proiettile in una partita
study-fact-bullets-put = treni proiettile sul tabellone
study-fact-bullets-gone = partite in cui non ne restano
study-fact-progress = progresso di un posto
study-fact-no-progress = posti senza progresso
study-fact-progress-wins = partite vinte da chi ha da solo il progresso maggiore
study-extra =
    { $count ->
        [0] nulla in più
       *[other] { $count } in più
    }
study-fact-tries = Gallerie tentate in una partita
study-fact-failures = Tentativi falliti
study-cases = Casi rari delle regole
study-cases-text = Situazioni rare incontrate dalle partite, ognuna con la prima partita in cui è capitata. «whistlestop replay FILE» racconta una tale partita passo per passo.
study-cases-table = Casi incontrati, prima i più rari
study-case =
    { $case ->
        [display-reset] Tre locomotive scoperte fanno sostituire le carte
        [display-reset-again] Le carte scoperte si sostituiscono più volte di seguito
        [reshuffle] Gli scarti diventano il mazzo
        [pass] Un giocatore deve passare
        [tunnel-declined] Una galleria non viene pagata
        [card-given] Carte qualsiasi sostituiscono una carta che manca
        [tokens-returned] Si restituiscono segnalini oltre il limite
        [monsters-meet] I due mostri sono nello stesso luogo
        [tickets-halved] Un mostro dimezza un biglietto
        [dead-board] Non resta nulla che qualcuno possa reclamare
        [all-passed] Tutti passano
        [longest-path-shared] Il percorso più lungo è condiviso
        [tie-broken] Si risolve un pareggio di punti
        [victory-shared] Una vittoria è condivisa
       *[below-zero] Un giocatore finisce sotto zero
    }
study-log = { $case } (seme { $seed })
study-download = Scarica { $file }
study-footer-intervals = Tra parentesi quadre ci sono intervalli al 95% sulle partite: di Wilson per le quote, normali per le medie. Le valutazioni hanno intervalli bootstrap su blocchi di partite con lo stesso seme.
study-footer-program = Fatto con Whistlestop, non ufficiale. Impronta delle regole, del tabellone e dei bot: { $program }.

## Hints

help-play-hint = «hint» dice le azioni migliori con le loro possibilità, le probabilità di gallerie e colori, e i biglietti a portata.
hint-thinking = Ci penso …
hint-games = Da { $games } partite finite da un bot, con ciò che non vedi estratto a caso.
hint-action = { $action }: vince il { $value }% [{ $low }, { $high }]{ $reasons }.
hint-keep = tenere { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] è ciò che farebbe il bot più forte
        [scores] { $count ->
            [one] dà { $count } punto
           *[other] dà { $count } punti
        }
        [completes_ticket] completa { $ticket }
        [on_way] è sulla strada di { $ticket }
        [brings_end] porta all’ultimo giro
        [colour_needed] quel colore ti serve per { $route }
        [any_route] una locomotiva va con ogni colore
        [ticket_fulfilled] { $ticket } è già completato
        [ticket_costs] { $count ->
            [one] { $ticket } richiede ancora { $count } vagone
           *[other] { $ticket } richiede ancora { $count } vagoni
        }
        [ticket_cut_off] { $ticket } è tagliato fuori
        [only_way] per { $ticket } non c’è quasi altra strada
        [detour] il giro più lungo per { $ticket } richiede { $count } vagoni in più
        [rival_near] un rivale ha costruito lì accanto e potrebbe chiuderla
        [end_near] la fine è vicina (meno vagoni rimasti: { $count })
        [off_way] non serve a nessuno dei tuoi biglietti
        [more_tickets] i nuovi biglietti andrebbero completati con i vagoni che ti restano: { $count }
        [leaves_open] lascia { $route } agli altri
       *[all_fulfilled] tutti i tuoi biglietti sono completati e hai { $count } vagoni
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: completato.
        [reachable] { $count ->
            [one] { $ticket }: a portata con { $count } vagone.
           *[other] { $ticket }: a portata con { $count } vagoni.
        }
        [too-far] { $ticket }: richiede { $count } vagoni, più di quanti ne hai.
       *[cut-off] { $ticket }: tagliato fuori.
    }
hint-tunnel =
    { $payable ->
        [unknown] { $route }: nulla in più al { $none }%.
       *[other] { $route }: nulla in più al { $none }%, puoi pagarla al { $payable }%.
    }
hint-colour = { $kind }: { $next }% per la prossima carta del mazzo, { $two }% tra le prossime due.

## Review of a game

help-review = Giudicare le decisioni di una partita salvata: probabilità di vincere, precisione e ciò che è costato di più.
help-review-looks = Quante partite vengono guardate per ogni decisione.
review-progress = decisioni giudicate
review-curve = Probabilità di vincere dopo ogni decisione, per quanto il giocatore sapeva allora:
review-turn =
    { $turn ->
        [0] Apertura
       *[other] Turno { $turn }
    }
review-seat = { $name }: precisione { $value } %, decisioni giudicate: { $count }
review-costly = { $when }: { $played }. Meglio: { $better }; così si vince il { $best } % invece del { $chance } %, vantaggio in punti: +{ $points }{ $reasons }.
review-none = Nessuna decisione di { $name } è costata qualcosa di rilevante.
review-foot = Ogni decisione è stata confrontata con la migliore trovata, in partite proseguite da un bot, con ciò che il giocatore non poteva vedere completato a caso.
web-tab-review = Analisi
web-review-mine = Analizza la mia partita
web-review-start = Analizza questa partita
web-review-text = Un bot gioca il seguito di ogni decisione, con ciò che ciascuno poteva sapere allora. Ci vuole circa un minuto.
web-review-progress = Decisioni giudicate: { $done } di { $total }
web-review-stop = Ferma
web-review-accuracy = Precisione
web-review-curve = Probabilità di vincere dopo ogni decisione
web-review-known = Per quanto ciascuno sapeva
web-review-open = Con tutto scoperto
web-review-costly = Che cosa è costato di più a { $name }
web-review-played = Giocato: { $action }
web-review-better = Meglio: { $action }
web-review-gain = vince il { $best } % invece del { $chance } %, vantaggio in punti: +{ $points }
web-review-cost = −{ $value } %
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Ciò che è stato giocato:
web-review-for = La scelta migliore:

## Bots: a name and a sentence of character for each

web-level-name = Livello { $level }
web-level-character = Batte il livello inferiore circa tre volte su quattro, su ogni tabellone.
bot-random-name = Tombola
bot-random-character = Fa la prima cosa che le viene in mente, a caso e senza piano.
bot-path-name = Novellino
bot-path-character = Tiene tutti i biglietti e li completa uno alla volta per la strada con meno linee.
bot-one-step-name = Opportunista
bot-one-step-character = Prende il meglio che c’è ora sul tabellone e non pensa mai al domani.
bot-long-route-name = Maratona
bot-long-route-character = Ama le linee lunghe e reclama la più lunga a portata; i biglietti vengono dopo.
bot-hoarder-name = Scoiattolo
bot-hoarder-character = Accumula carte e aspetta le linee che rendono di più.
bot-hungry-name = Collezionista
bot-hungry-character = Pesca biglietti finché restano vagoni, e vince alla grande o perde alla grande.
bot-greedy-name = Capostazione
bot-greedy-character = Tiene i biglietti economici, prende la strada più corta per ognuno e non perde tempo.
bot-planner-name = Ingegnere
bot-planner-character = Progetta una rete sola per tutti i biglietti, preferisce linee lunghe e finisce i vagoni per primo.
bot-search-name = Gran maestro
bot-search-character = Progetta come l’Ingegnere e prova ogni idea in centinaia di partite immaginate prima di muovere.

## Looking back and reports

refusal-not-a-log = Questo file non è il registro di una partita.
refusal-bad-log = Questo registro non si può rigiocare.
refusal-unknown-board = Questo registro viene da un tabellone che questo programma non ha, o da un’altra sua versione.
web-log-look = Mostra il tabellone in questo momento
web-past-region = Sguardo indietro
web-past =
    { $turn ->
        [0] Sguardo indietro all’inizio:
       *[other] Sguardo indietro al turno { $turn }:
    }
web-past-earlier = Prima
web-past-later = Dopo
web-past-now = Torna ad adesso
web-replay = Replay
web-replay-watch = Rivedi la partita
web-replay-view = Vista
web-replay-open = Tutto scoperto
web-replay-spectator = Spettatore
web-replay-moment = Momento della partita
web-replay-first = All’inizio
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-turn = Salta a un turno
web-replay-turn-of = Turno { $turn } · { $name }
web-replay-opening = Inizio
web-replay-speed = Velocità
web-replay-count = { $move } di { $count }
web-replay-keys = Le frecce vanno passo per passo, Pag su e Pag giù di turno in turno, Inizio e Fine agli estremi, la barra spaziatrice riproduce.
web-replay-running = La partita è ancora in corso: si vede ciò che ne sa il tuo posto, o uno spettatore.
web-replay-more = Tasti e lingua
web-replay-link = Link a questo momento
web-replay-link-text = Chi apre questo link vede la partita in questo momento e da questo lato.
web-replay-file = Apri una partita
web-replay-file-text = Rivedi una partita dal suo registro: il file scaricato alla fine di una partita, o uno scritto dal gioco nel terminale.
web-replay-file-choose = Scegli un file
web-replay-line = Riga { $line }: { $reason }
web-replay-seat = Posto { $number }
web-replay-deck = Restano nel mazzo: { $count }
web-replay-ticket-deck = Biglietti ancora da pescare: { $count }
web-replay-monsters = Coperte: { $cards }
web-replay-choosing = Sceglie tra { $tickets }.
web-replay-scores = Quanto avrebbe avuto ciascuno se la partita fosse finita a ogni turno.
web-tab-scores = Punti
web-report = Segnala un problema
web-report-running = Copia questo testo nel tuo messaggio. Contiene la partita per quanto il tuo posto può saperne, e nulla che ti sia nascosto.
web-report-over = Copia questo testo nel tuo messaggio. Contiene tutto il registro della partita.
## The text view and what a screen reader is told

web-text-view = Vista testuale
web-board-view = Vista del tabellone
web-text-question = La domanda a parole
web-text-answers = Righe scritte e risposte
web-text-line = Scrivi un comando, ? aiuta
web-text-routes-from = Linee da …
web-text-show = Mostra
web-text-score = Punti
web-text-help = Aiuto
web-skip = Vai alla domanda
web-sure = { $action }?
web-told-cards = { $name } pesca { $count } carte.
web-told-taken =
    { $who ->
        [you] Prendi { $cards }.
       *[other] { $name } prende { $cards }.
    }
web-card-unseen = una carta dal mazzo
## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Vedi di più
web-overlays-word = di più
web-overlay-paths = Percorso più lungo di ognuno
web-overlay-networks = Le mie reti
web-overlay-tickets = Vagoni che i miei biglietti chiedono ancora
web-overlay-monsters = Dove potrebbero andare i mostri
web-overlay-odds = Probabilità
web-overlay-path = { $name }: { $count }
web-overlay-network = Rete { $number }: caselle { $count }, luoghi { $places }
web-overlay-no-networks = Non hai ancora vagoni sul tabellone.
web-overlay-locked = { $monster } è bloccato: la sua carta è scoperta davanti a { $name }.
web-overlay-stays = Nessuno può muovere { $monster } ora.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: luoghi con una Locomotiva del dado { $near }, solo con due { $far }.
       *[cards] { $monster }: luoghi con una locomotiva { $near }, solo con due { $far }.
    }
web-overlay-next = prossima carta
web-overlay-in-two = prossime due
web-overlay-roll =
    { $which ->
        [stand] Lasciando i dadi così: { $claim } % per una linea, { $ticket } % per una che serve ai tuoi biglietti, { $points } punti in media.
        [marked] Rilanciando questi: { $claim } % per una linea, { $ticket } % per una che serve ai tuoi biglietti, { $points } punti in media.
       *[best] Il meglio da rilanciare ({ $dice }): { $claim } % per una linea, { $ticket } % per una che serve ai tuoi biglietti, { $points } punti in media.
    }
web-overlay-no-odds = Al momento non c’è niente da calcolare.
web-hint-button = Suggerimento
web-hint-chance = vince circa al { $value } % (da { $low } a { $high } %)
web-hint-do = Fallo
web-hint-none = Non viene in mente niente. Riprova tra un momento.
web-allow-hints = Si possono chiedere suggerimenti (da spegnere nelle partite che contano)
web-table-password = Password per gli ospiti, se vuoi
web-password = Password
web-enter = Entra


web-lessons = Imparare a giocare
web-lessons-text = Tre brevi lezioni su un piccolo tabellone, circa cinque minuti in tutto: carte, poi dadi, poi mostri.
web-lesson-cards = Lezione 1: carte
web-lesson-dice = Lezione 2: dadi
web-lesson-monsters = Lezione 3: mostri
web-lesson-progress = Passo { $step } di { $steps }
web-lesson-begin = Comincia
web-lesson-resume = Riprendi
web-lesson-again = Ricomincia
web-lesson-done = finita
web-lesson-read = Avanti
web-lesson-leave = Lascia la lezione
web-lesson-following = Prossima
web-lesson-play-on = Finisci questa partita
web-step-cards-goal = Benvenuto al lago di Costanza! Vince chi ha più punti: per le linee reclamate, i biglietti completati e il percorso più lungo. Un biglietto mancato costa i suoi punti.
web-step-cards-tickets = Ogni biglietto nomina due luoghi da collegare con le tue linee. Tienine almeno uno; stanno bene insieme quelli che condividono la strada. Il tabellone li mostra.
web-step-cards-take = Tocca a te: prendi due carte, una dopo l’altra, scoperte o coperte dal mazzo. Una locomotiva scoperta va con ogni colore, ma è la tua sola carta del turno.
web-step-cards-look = Premi uno dei tuoi biglietti (nell’elenco «Biglietti»): si illumina la strada più corta ancora libera.
web-step-cards-claim = Reclama una linea: premine una che brilla. Costa tante carte del suo colore quante sono le caselle; il grigio accetta un colore qualsiasi. Se non brilla nulla di utile, prima prendi carte.
web-step-cards-special = Due tipi di linea sono speciali: un traghetto vuole locomotive, e una galleria scopre tre carte che possono renderla più cara. Il «?» in alto spiega tutte le regole.
web-step-cards-again = Reclama una seconda linea, meglio se serve ai tuoi biglietti. La lampada dà un suggerimento, e annullare rimedia a un errore.
web-step-cards-end = Questo è il gioco con le carte. Quando a qualcuno restano due vagoni o meno, tutti hanno un ultimo turno e si contano i biglietti. Continua, o guarda che cosa cambiano i dadi.
web-step-dice-goal = Con i dadi non ci sono carte: a ogni turno lanci cinque dadi, e i loro simboli pagano ciò che fai.
web-step-dice-tickets = I biglietti sono come prima: tienine almeno uno.
web-step-dice-roll = I tuoi dadi sono davanti a te. Premi quelli che non vuoi e rilanciali, una volta sola; oppure lasciali tutti.
web-step-dice-claim = Reclama una linea che brilla: le singole vogliono Singole, le doppie Doppie, una per casella. La Locomotiva del dado va sempre bene. Se nulla brilla, finisci il turno e rilancia.
web-step-dice-tokens = Due dadi non usati comprano un segnalino: una Singola o una Doppia per dopo, al massimo tre per tipo. Comprane uno quando avanzano dadi, oppure vai avanti.
web-step-dice-again = Reclama una seconda linea. I segnalini aiutano dove i dadi non bastano.
web-step-dice-special = Le Stazioni dei dadi pescano biglietti, uno per ciascuna. Un traghetto vuole Locomotive, e in una galleria tre dadi galleria possono alzare il prezzo.
web-step-dice-end = Questo è il gioco con i dadi. Finisce come quello con le carte. Continua, o incontra i mostri.
web-step-monsters-goal = Alvin e Dexter sono arrivati. Il luogo dove sta un mostro è nel caos: nessuna linea che finisce lì si può reclamare.
web-step-monsters-tickets = Biglietti e carte sono come nella prima lezione. Tieni almeno un biglietto.
web-step-monsters-place = Metti un mostro sul tabellone: premi un luogo, meglio uno che dia fastidio all’altro e non a te.
web-step-monsters-locomotive = I mostri si muovono con le locomotive. Prendi la locomotiva scoperta, che conta per entrambe le carte, o pesca finché ne hai una.
web-step-monsters-move = Nel tuo turno, prima o dopo l’azione, premi il pulsante di un mostro e poi un luogo segnato: una locomotiva lo porta fino a tre luoghi, due fino a sei.
web-step-monsters-lock = Ora hai la sua carta. Finché è scoperta, nessuno può muovere quel mostro; alla fine del tuo prossimo turno si gira e resta tua.
web-step-monsters-claim = Continua con la tua azione e finisci il turno. Reclama una linea appena puoi, lontano dal caos.
web-step-monsters-end = Alla fine un biglietto verso un luogo nel caos vale la metà, e chi ha più carte di Alvin e di Dexter ha 15 punti per ciascuno. È tutto: buon viaggio!


web-help = Regole
web-help-board = Questo tabellone: { $board }
web-help-base = Si gioca con le regole di base.
web-help-rulings = Interpretazioni e regole della casa in vigore qui
web-help-numbers = Mostra i numeri del nostro regolamento (come R50)
web-help-turn = Che cosa posso fare nel mio turno?
web-help-turn-text =
    { $purse ->
        [dice] Lancia cinque dadi e rilancia quelli che vuoi, una volta. Poi fai al massimo una cosa: reclamare una linea, pescare biglietti o ciò che altro offre questo tabellone. I dadi non usati comprano segnalini.
       *[cards] Una cosa: prendere due carte vagone, reclamare una linea, pescare biglietti o ciò che altro offre questo tabellone. Passa solo chi non può fare nulla.
    }
web-help-tickets = Che cosa sono i biglietti?
web-help-tickets-text = Un biglietto nomina luoghi da collegare con linee proprie. Completato alla fine dà i suoi punti, altrimenti li toglie. Quelli che tieni restano con te, nascosti fino alla fine.
web-help-locomotive = Che cos’è una locomotiva?
web-help-locomotive-text = Una locomotiva va con ogni colore. Presa scoperta è la tua sola carta del turno, pescata coperta è una carta come le altre. Con tre scoperte si cambiano tutte le carte scoperte. Ciò che qui è diverso sta sotto.
web-help-double = Che cos’è una linea doppia?
web-help-double-text = Binari affiancati tra gli stessi luoghi. Nessuno ne ha due; con meno di { $count } giocatori l’altro si chiude appena uno è reclamato.
web-help-tunnel = Che cos’è una galleria?
web-help-tunnel-text =
    { $purse ->
        [dice] Nomina una galleria che puoi pagare, poi si lanciano tre dadi galleria: ogni simbolo ne costa uno in più. Se non puoi o non vuoi pagare non perdi nulla, ma il turno è finito.
       *[cards] Metti il prezzo, poi si scoprono tre carte: ognuna del tuo colore e ogni locomotiva costa una carta in più. Se non puoi o non vuoi pagare riprendi le carte e il turno è finito.
    }
web-help-ferry = Che cos’è un traghetto?
web-help-ferry-text =
    { $purse ->
        [dice] Ogni simbolo locomotiva si paga con una Locomotiva del dado, mai con un segnalino; le altre caselle come sempre.
       *[cards] Ogni simbolo locomotiva si paga con una locomotiva; le altre caselle con carte di un colore o altre locomotive.
    }
web-help-station = A che servono le stazioni?
web-help-station-text =
    { $purse ->
        [dice] Una stazione in una città ti fa usare lì una linea altrui per i tuoi biglietti; alla fine si sceglie il meglio per te. La prima costa un simbolo Stazione, la seconda due, la terza tre. Le stazioni non bloccano nulla.
       *[cards] Una stazione in una città ti fa usare lì una linea altrui per i tuoi biglietti; alla fine si sceglie il meglio per te. La prima costa una carta, la seconda due di un colore, la terza tre. Le stazioni non bloccano nulla.
    }
web-help-dice = Che cosa mostrano i dadi?
web-help-dice-text = Ogni dado ha due facce Singola, due Doppia, una Stazione e una Locomotiva. Una casella di linea singola costa una Singola, di linea doppia una Doppia; una Stazione pesca un biglietto e una Locomotiva vale per tutte.
web-help-token = Che cosa sono i segnalini?
web-help-token-text =
    Due dadi non usati qualsiasi comprano un segnalino Singola o Doppia, che paga come un dado, anche nello stesso turno. { $limit ->
        [total] Nessuno ne può avere più di tre in tutto; chi comincia il turno con tre non ne prende.
       *[per_type] Nessuno ne può avere più di tre di un tipo, cioè tre Singola e tre Doppia; chi comincia il turno con tre di un tipo non ne prende di quel tipo.
    }
web-help-monster = Come si muovono i mostri?
web-help-monster-text =
    { $purse ->
        [dice] Nel tuo turno puoi muovere un mostro: una Locomotiva del dado lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo. Più carte di un mostro valgono { $points } punti.
       *[cards] Nel tuo turno puoi muovere un mostro: una locomotiva lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo. Più carte di un mostro valgono { $points } punti.
    }
web-help-chaos = Che cosa vuol dire caos?
web-help-chaos-text = Il luogo dove sta un mostro è nel caos: nessuna linea che finisce lì si può reclamare. I vagoni già posati restano e contano. Alla fine un biglietto che nomina quel luogo dà o toglie la metà, arrotondata per difetto.
web-help-mountain = Che cosa costano le montagne?
web-help-mountain-text = Per ogni segno di montagna di una linea perdi un vagone in più e ricevi 2 punti.
web-help-substitute = Quando vale qualsiasi carta?
web-help-substitute-text = Su una linea così più carte qualsiasi insieme valgono una locomotiva di un traghetto o una carta del colore; la linea dice quante.
web-help-country = Come si raggiunge un paese?
web-help-country-text = A uno qualsiasi dei suoi punti di confine; nessuna strada attraversa un paese. Un biglietto per più paesi conta il più caro raggiunto. Se non ne raggiungi, toglie il meno caro.
web-help-passenger = Che cosa fanno i passeggeri?
web-help-passenger-text =
    { $purse ->
        [dice] Dopo aver reclamato una linea puoi mettere un passeggero a un capo. Il suo viaggio è la tua azione: per le tue linee e, per una Locomotiva del dado ciascuna, per quelle altrui. Prende il segnalino in cima di ogni città visitata e lascia la partita.
       *[cards] Dopo aver reclamato una linea puoi mettere un passeggero a un capo. Il suo viaggio è la tua azione: per le tue linee e, per una carta passeggero ciascuna, per quelle altrui. Prende il segnalino in cima di ogni città visitata e lascia la partita.
    }
web-help-plus4 = Che cos’è una locomotiva +4?
web-help-plus4-text = Una locomotiva solo per linee lunghe: si usa da quattro caselle in su.
web-help-meeple = A che servono i meeple?
web-help-meeple-text = Chi reclama una linea prende un meeple a ogni capo. Alla fine chi ne ha di più di un colore prende punti, il secondo un po’ meno.
web-help-tourist = A che servono i gettoni turista?
web-help-tourist-text = Chi occupa una linea prende da uno dei suoi capi un gettone con un simbolo che gli manca. Più sono i simboli diversi, più sono i punti alla fine: { $points } per nessuno, uno, due e così via.
web-help-bullet = A che cosa servono i treni proiettile?
web-help-bullet-text = Le linee veloci si pagano come le grigie. Ricevono un treno proiettile di tutti invece dei tuoi vagoni; non danno punti ma progresso, e servono ai biglietti di tutti. Alla fine chi ha più progresso prende più punti, e chi non ne ha li perde. Finiti i treni proiettile sono semplici linee grigie. L’ultimo giro comincia quando qualcuno ha pochi vagoni e restano al massimo { $count } treni proiettile.
web-help-share = A che servono i titoli?
web-help-share-text = I cartelli accanto a una linea nominano compagnie. Chi la reclama può prendere il primo titolo di una di esse. Alla fine chi ha più titoli di una compagnia segna di più, il successivo meno; a parità viene prima il numero più basso.
web-help-dummy = Chi è il giocatore fittizio?
web-help-dummy-text = In due c’è al tavolo un terzo che non esiste: chi prende un titolo ne sceglie anche uno della stessa linea per lui. Alla fine se ne estrae la metà. Possono toglierti un posto, ma non danno punti.
web-help-path = Che cos’è il percorso più lungo?
web-help-path-text = Il tragitto continuo più lungo sulle tue linee, nessuna due volte. Vale { $points } punti per tutti quelli che lo hanno.
web-help-globe = Che cosa dà il maggior numero di biglietti?
web-help-globe-text = Chi completa più biglietti riceve { $points } punti in più; a pari merito, tutti.
web-help-cities = Che cosa danno le città unite?
web-help-cities-text = Il più grande gruppo di città unite dalle linee di un giocatore vale { $points } punti.
web-help-tour = Che cos’è un gran tour?
web-help-tour-text = Un biglietto completato i cui due luoghi unisci due volte, per strade senza linee in comune. Più ne hai, più punti: vedi sotto.
web-help-sight = Che cosa valgono le attrazioni?
web-help-sight-text = Ogni attrazione toccata da una tua linea dà punti alla fine: { $points }.
web-help-district = Che cos’è un distretto?
web-help-district-text = Luoghi che vanno insieme: chi li unisce tutti con le proprie linee riceve i punti del distretto.
web-help-end = Quando finisce la partita?
web-help-end-text = Quando qualcuno finisce il turno con { $count } vagoni o meno, tutti hanno ancora un turno. Poi si contano biglietti e bonus. Vince chi ha più punti; a pari punti, più biglietti completati.

## The race to six

board-first-journey-usa = Il primo viaggio (USA)
event-ticket-completed =
    { $who ->
        [you] Completi il biglietto { $ticket }.
       *[other] { $name } completa il biglietto { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Colleghi le due coste: un biglietto in più.
       *[other] { $name } collega le due coste: un biglietto in più.
    }
event-tickets-changed =
    { $who ->
        [you] Cambi i tuoi biglietti con altri nuovi.
       *[other] { $name } cambia i propri biglietti con altri nuovi.
    }
why-no-display = su questo tabellone non ci sono carte scoperte: si pescano solo dal mazzo.
why-tickets-changed-only = su questo tabellone non si pescano biglietti: puoi cambiare entrambi i tuoi.
choice-change = cambiare entrambi i biglietti
coast-ticket = da costa a costa
heading-coast-to-coast = costa a costa
heading-completed = completati
completed-tickets = { $name }, completati: { $count } ({ $tickets }).
scoring-coast-to-coast = { $name }: le due coste collegate: più { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: il biglietto { $ticket } è completato.
       *[no] { $name }: il biglietto { $ticket } non è completato e non costa nulla.
    }
winner-race =
    { $tie ->
        [shared] { $names } condividono la vittoria, biglietti completati: { $count }.
       *[none] { $who ->
            [you] Vinci, biglietti completati: { $count }.
           *[other] { $names } vince, biglietti completati: { $count }.
        }
    }
turn-summary-race = Turno { $turn }: i tuoi vagoni { $trains }, biglietti completati { $count }; gli altri: { $others }.
turn-summary-race-other = { $name } (vagoni { $trains }, completati { $count })
score-race = { $name }: { $count } biglietti completati su { $goal }.
difference-race = Non ci sono punti: chi completa per primo { $count } biglietti vince subito.
difference-race-tickets = Ognuno ha due biglietti; quello le cui città sono collegate si mostra subito e si sostituisce.
difference-race-change = Invece di pescare biglietti si può usare un turno per cambiare entrambi i propri con due nuovi.
difference-coasts = Collegare { $west } con { $east } con i propri vagoni vale un biglietto completato in più, una volta per giocatore.
difference-race-end = Quando qualcuno posa l’ultimo vagone la partita finisce subito: vincono più biglietti completati e un pareggio è condiviso.
difference-no-display = Non ci sono carte vagone scoperte: si pescano solo dal mazzo.
difference-double-routes-free = Entrambi i binari di una linea doppia sono aperti con qualsiasi numero di giocatori.
option-firstjourney-locomotives = Come si dividono le 72 carte vagone del primo viaggio.
value-firstjourney-locomotives-12 = 12 locomotive e 10 carte per colore.
value-firstjourney-locomotives-6 = 6 locomotive e 11 carte per colore.
value-firstjourney-locomotives-18 = 18 locomotive e 9 carte per colore.
help-play-race = Biglietti: «change» cambia i tuoi due con altri nuovi; «tickets» dice come vanno i tuoi, «board» che cosa ognuno ha completato.
web-help-race-turn-text =
    { $purse ->
        [dice] Tira cinque dadi e ritirane una volta quanti vuoi. Poi fai al massimo una cosa: reclamare una linea o cambiare entrambi i biglietti. I dadi non usati comprano segnalini.
       *[cards] Una cosa: pescare due carte vagone dal mazzo, reclamare una linea o cambiare entrambi i biglietti. Non ci sono carte scoperte.
    }
web-help-race-text = Hai due biglietti. Appena i tuoi vagoni collegano i luoghi di uno, si mostra, vale come completato e si sostituisce. I completati sono visibili; i tuoi due sono segreti e non costano mai nulla. Collegare una città della costa ovest con una della costa est è un biglietto in più, una volta.
web-help-race-end-text = Chi ha completato { $count } biglietti vince subito. Se prima qualcuno posa l’ultimo vagone, la partita finisce subito: vincono più biglietti completati e un pareggio è condiviso. Non c’è un ultimo giro.
web-help-race-chaos-text = Dove sta un mostro regna il caos: nessuna linea che vi finisce può essere reclamata e nessun biglietto che nomina il luogo può essere completato finché non se ne va. I completati restano tali. Se la partita finisce con l’ultimo vagone, più carte di ogni mostro valgono un biglietto.
web-help-race = Come funzionano i biglietti qui?
web-count-completed = biglietti completati
web-completed = Completati ({ $count } su { $goal })
deck-only = Nessuna carta scoperta; { $count } nel mazzo.
ticket-waits = { $text } Non può essere completato finché un mostro è a { $places }.
web-ticket-waits = attende: un mostro è a { $places }
web-help-race-turn = Che cosa posso fare nel mio turno?
web-help-race-end = Quando finisce la partita?
web-help-race-chaos = Che cosa vuol dire caos?
web-help-race-monster = Come si muovono i mostri?
web-help-race-monster-text =
    { $purse ->
        [dice] Nel tuo turno puoi muovere un mostro: una Locomotiva del dado lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo.
       *[cards] Nel tuo turno puoi muovere un mostro: una locomotiva lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo.
    }
web-action-race = Pesca due carte, reclama una linea bordata d’oro o cambia entrambi i biglietti.
web-action-race-dice = Reclama una linea bordata d’oro o cambia entrambi i biglietti.
