# Dutch. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rood
kind-orange = oranje
kind-yellow = geel
kind-green = groen
kind-blue = blauw
kind-pink = roze
kind-white = wit
kind-black = zwart
kind-gray = grijs
kind-locomotive = locomotief
kind-plus4 = +4-locomotief
kind-passenger = passagier

card-red = een rode kaart
card-orange = een oranje kaart
card-yellow = een gele kaart
card-green = een groene kaart
card-blue = een blauwe kaart
card-pink = een roze kaart
card-white = een witte kaart
card-black = een zwarte kaart
card-locomotive = een locomotief
card-plus4 = een +4-locomotief
card-passenger = een passagierskaart

cards-red = { $count } rode
cards-orange = { $count } oranje
cards-yellow = { $count } gele
cards-green = { $count } groene
cards-blue = { $count } blauwe
cards-pink = { $count } roze
cards-white = { $count } witte
cards-black = { $count } zwarte
cards-locomotive =
    { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    }
cards-plus4 =
    { $count ->
        [one] { $count } +4-locomotief
       *[other] { $count } +4-locomotieven
    }
cards-passenger =
    { $count ->
        [one] { $count } passagierskaart
       *[other] { $count } passagierskaarten
    }

meeple-black = een zwarte meeple
meeple-blue = een blauwe meeple
meeple-red = een rode meeple
meeple-white = een witte meeple
meeple-yellow = een gele meeple
meeple-green = een groene meeple

meeples-black =
    { $count ->
        [one] { $count } zwarte meeple
       *[other] { $count } zwarte meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blauwe meeple
       *[other] { $count } blauwe meeples
    }
meeples-red =
    { $count ->
        [one] { $count } rode meeple
       *[other] { $count } rode meeples
    }
meeples-white =
    { $count ->
        [one] { $count } witte meeple
       *[other] { $count } witte meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } gele meeple
       *[other] { $count } gele meeples
    }
meeples-green =
    { $count ->
        [one] { $count } groene meeple
       *[other] { $count } groene meeples
    }

tourist-bridge = brug
tourist-ship = schip
tourist-tram = kabeltram
tourist-crab = krab
tourist-seal = zeeleeuw
tourist-tower = toren
tourist-flower = bloem

## Dice, tokens and monsters

face-single = Enkel
face-double = Dubbel
face-station = Station
face-wild = Joker

die-single = [–] Enkel
die-double = [=] Dubbel
die-station = [⌂] Station
die-wild = [★] Joker

dice-single = { $count } Enkel
dice-double = { $count } Dubbel
dice-station =
    { $count ->
        [one] { $count } Station
       *[other] { $count } Stations
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    }

tokens-single =
    { $count ->
        [one] { $count } Enkel-fiche
       *[other] { $count } Enkel-fiches
    }
tokens-double =
    { $count ->
        [one] { $count } Dubbel-fiche
       *[other] { $count } Dubbel-fiches
    }
no-tokens = geen fiches

monster-alvin = Alvin
monster-dexter = Dexter

nothing = niets
empty-slot = een lege plek
from-to = { $fewest } tot { $most }
not-known-yet = nog niet bekend
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = Verenigde Staten
board-usa-base-revised = Verenigde Staten, herziene bestemmingen
board-usa-1910 = Verenigde Staten 1910
board-usa-big-cities = Verenigde Staten 1910, grote steden
board-usa-mega = Verenigde Staten 1910, megaspel
board-europe = Europa
board-europe-expanded = Europa 1912, uitgebreid
board-europe-big-cities = Europa 1912, grote steden
board-europe-mega = Europa 1912, megaspel
board-germany = Duitsland
board-japan = Japan
board-india = India
board-lake-constance = Bodenmeer
board-legendary-asia = Legendarisch Azië
board-pennsylvania = Pennsylvania
board-london = Londen
board-marklin = Märklin
board-new-york = New York
board-nordic = Noordse landen
board-san-francisco = San Francisco
board-switzerland = Zwitserland

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: lengte { $length }, { $colour }, tunnel
            [ferry] { $route }: lengte { $length }, { $colour }, veerboot met { $symbols ->
                [one] { $symbols } locomotief
               *[other] { $symbols } locomotieven
            }
           *[plain] { $route }: lengte { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: lengte { $length }, { $colour }, tunnel ({ $points ->
                [one] { $points } punt
               *[other] { $points } punten
            })
            [ferry] { $route }: lengte { $length }, { $colour }, veerboot met { $symbols ->
                [one] { $symbols } locomotief
               *[other] { $symbols } locomotieven
            } ({ $points ->
                [one] { $points } punt
               *[other] { $points } punten
            })
           *[plain] { $route }: lengte { $length }, { $colour } ({ $points ->
                [one] { $points } punt
               *[other] { $points } punten
            })
        }
    }
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel
               *[double] { $route }: { $length } Dubbel, tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                }
               *[double] { $route }: { $length } Dubbel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel
               *[double] { $route }: { $length } Dubbel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
               *[double] { $route }: { $length } Dubbel, tunnel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                } ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
               *[double] { $route }: { $length } Dubbel, veerboot met { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokers
                } ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
               *[double] { $route }: { $length } Dubbel ({ $points ->
                    [one] { $points } punt
                   *[other] { $points } punten
                })
            }
        }
    }
route-detail-special =
    { $route }: lengte { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Enkel, { $special } ({ $points ->
            [one] { $points } punt
           *[other] { $points } punten
        })
       *[double] { $route }: { $length } Dubbel, { $special } ({ $points ->
            [one] { $points } punt
           *[other] { $points } punten
        })
    }
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] veerboot, { $symbols ->
            [one] { $symbols } locomotief
           *[other] { $symbols } locomotieven
        }
       *[plain] { "" }
    }
track-mountains =
    { $count ->
        [one] bergen die { $count } wagon extra kosten
       *[other] bergen die { $count } wagons extra kosten
    }
track-bullet = hogesnelheidsroute: vooruitgang in plaats van punten zolang er hogesnelheidstreinen zijn
track-trains =
    { $count ->
        [one] kost { $count } wagon
       *[other] kost { $count } wagons
    }
track-any-cards = { $count } willekeurige kaarten voor één van de kleur
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] gewoon
        [long] lang
        [short] kort
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } gewone bestemmingskaart
           *[other] { $count } gewone bestemmingskaarten
        }
        [long] { $count ->
            [one] { $count } lange bestemmingskaart
           *[other] { $count } lange bestemmingskaarten
        }
        [short] { $count ->
            [one] { $count } korte bestemmingskaart
           *[other] { $count } korte bestemmingskaarten
        }
       *[other] { $count ->
            [one] { $count } bestemmingskaart van de stapel “{ $deck }”
           *[other] { $count } bestemmingskaarten van de stapel “{ $deck }”
        }
    }
points-of-length = { $points } voor lengte { $length }

## Seats

you = Jij
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Een spel voor { $players } begint. Jij begint.
       *[other] Een spel voor { $players } begint. { $name } begint.
    }
event-turn-started =
    { $who ->
        [you] Beurt { $turn }: jij.
       *[other] Beurt { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Je trekt { $card } van de stapel.
       *[other] { $name } trekt { $card } van de stapel.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Je trekt een kaart van de stapel.
       *[other] { $name } trekt een kaart van de stapel.
    }
event-card-taken =
    { $who ->
        [you] Je neemt { $card } van de open kaarten.
       *[other] { $name } neemt { $card } van de open kaarten.
    }
event-card-turned-up = Bij de open kaarten komt { $card }.
event-display-reset = Er liggen drie locomotieven open: alle open kaarten worden vervangen.
event-deck-reshuffled =
    De aflegstapel wordt de nieuwe trekstapel van { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
event-ticket-offered =
    { $who ->
        [you] Je krijgt de bestemmingskaart { $ticket } aangeboden.
       *[other] { $name } krijgt de bestemmingskaart { $ticket } aangeboden.
    }
event-ticket-kept =
    { $who ->
        [you] Je houdt de bestemmingskaart { $ticket }.
       *[other] { $name } houdt de bestemmingskaart { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Je geeft de bestemmingskaart { $ticket } terug.
       *[other] { $name } geeft de bestemmingskaart { $ticket } terug.
    }
event-tickets-chosen =
    { $who ->
        [you] Je hebt nu { $kept ->
            [one] { $kept } bestemmingskaart
           *[other] { $kept } bestemmingskaarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; teruggegeven: { $back }
            }
           *[other] { $back ->
                [0] ; uit het spel: { $gone }
               *[other] ; teruggegeven: { $back }, uit het spel: { $gone }
            }
        }.
       *[other] { $name } heeft nu { $kept ->
            [one] { $kept } bestemmingskaart
           *[other] { $kept } bestemmingskaarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; teruggegeven: { $back }
            }
           *[other] { $back ->
                [0] ; uit het spel: { $gone }
               *[other] ; teruggegeven: { $back }, uit het spel: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Je bezet { $route } met { $payment }.
           *[other] { $name } bezet { $route } met { $payment }.
        }
       *[other] { $who ->
            [you] Je bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
           *[other] { $name } bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
        }
    }
event-tunnel-entered =
    { $who ->
        [you] Je probeert de tunnel { $route } met { $payment }.
       *[other] { $name } probeert de tunnel { $route } met { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Je tunnel onthult { $card }.
       *[other] De tunnel van { $name } onthult { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Je tunnel { $route } kost niets extra.
            [one] Je tunnel { $route } kost { $extra } kaart extra.
           *[other] Je tunnel { $route } kost { $extra } kaarten extra.
        }
       *[other] { $extra ->
            [0] De tunnel { $route } kost { $name } niets extra.
            [one] De tunnel { $route } kost { $name } { $extra } kaart extra.
           *[other] De tunnel { $route } kost { $name } { $extra } kaarten extra.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Je geeft de tunnel op; { $route } blijft vrij.
           *[other] { $name } geeft de tunnel op; { $route } blijft vrij.
        }
       *[cards] { $who ->
            [you] Je neemt je kaarten terug; { $route } blijft vrij.
           *[other] { $name } neemt de kaarten terug; { $route } blijft vrij.
        }
    }
event-station-built =
    { $who ->
        [you] Je bouwt een station in { $place } met { $payment }.
       *[other] { $name } bouwt een station in { $place } met { $payment }.
    }
event-passed =
    { $who ->
        [you] Je kunt niets doen en past.
       *[other] { $name } kan niets doen en past.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Je hebt bijna geen wagons meer: iedereen krijgt nog één beurt.
           *[other] { $name } heeft bijna geen wagons meer: iedereen krijgt nog één beurt.
        }
        [few_bullet_trains] Er zijn weinig wagons en weinig hogesnelheidstreinen over: iedereen krijgt nog één beurt.
        [dead_board] Er is geen route meer die iemand kan bezetten: iedereen krijgt nog één beurt.
       *[stalled] Al heel lang heeft niemand een route bezet: iedereen krijgt nog één beurt.
    }
event-game-over =
    { $reason ->
        [all_passed] Iedereen moest passen: het spel is afgelopen.
        [six_tickets] Alle nodige bestemmingskaarten zijn vervuld: het spel is afgelopen.
        [last_train] De laatste wagon is gelegd: het spel is afgelopen.
        [dead_board] Geen route kan nog worden bezet: het spel is afgelopen.
        [stalled] Heel lang heeft niemand een route bezet: het spel is afgelopen.
       *[last_round_played] De laatste ronde is gespeeld: het spel is afgelopen.
    }
event-monster-placed =
    { $who ->
        [you] Je zet { $monster } in { $place }.
       *[other] { $name } zet { $monster } in { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Je laat { $monster } in { $place }
           *[no] Je verplaatst { $monster } van { $left } naar { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }voor { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokers
            }
           *[cards] { " " }voor { $locomotives ->
                [one] { $locomotives } locomotief
               *[other] { $locomotives } locomotieven
            }
        } en neemt een kaart van { $monster }, die { $monster } vastzet tot het einde van je volgende beurt.
       *[other] { $stays ->
            [yes] { $name } laat { $monster } in { $place }
           *[no] { $name } verplaatst { $monster } van { $left } naar { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }voor { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokers
            }
           *[cards] { " " }voor { $locomotives ->
                [one] { $locomotives } locomotief
               *[other] { $locomotives } locomotieven
            }
        } en neemt een kaart van { $monster }, die { $monster } vastzet tot het einde van de volgende beurt van { $name }.
    }
event-monster-card-turned =
    { $who ->
        [you] Je kaart van { $monster } wordt omgedraaid: { $monster } mag weer verplaatst worden.
       *[other] De kaart van { $monster } voor { $name } wordt omgedraaid: { $monster } mag weer verplaatst worden.
    }
event-monster-paid =
    { $who ->
        [you] Je gebruikt { $dice } om een monster te verplaatsen.
       *[other] { $name } gebruikt { $dice } om een monster te verplaatsen.
    }
event-dice-rolled =
    { $who ->
        [you] Je gooit { $dice }.
       *[other] { $name } gooit { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Je houdt alle dobbelstenen.
            [one] Je gooit { $count } dobbelsteen opnieuw.
           *[other] Je gooit { $count } dobbelstenen opnieuw.
        }
       *[other] { $count ->
            [0] { $name } houdt alle dobbelstenen.
            [one] { $name } gooit { $count } dobbelsteen opnieuw.
           *[other] { $name } gooit { $count } dobbelstenen opnieuw.
        }
    }
event-dice-stand =
    { $who ->
        [you] Je dobbelstenen tonen nu { $dice }.
       *[other] De dobbelstenen van { $name } tonen nu { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Je ruilt { $dice } voor een Enkel-fiche.
           *[other] { $name } ruilt { $dice } voor een Enkel-fiche.
        }
       *[double] { $who ->
            [you] Je ruilt { $dice } voor een Dubbel-fiche.
           *[other] { $name } ruilt { $dice } voor een Dubbel-fiche.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Je geeft { $tokens } terug.
       *[other] { $name } geeft { $tokens } terug.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Je bezet { $route } met { $payment }.
           *[other] { $name } bezet { $route } met { $payment }.
        }
       *[other] { $who ->
            [you] Je bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
           *[other] { $name } bezet { $route } met { $payment } en scoort { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Je bouwt een station in { $place } met { $payment }.
       *[other] { $name } bouwt een station in { $place } met { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Je trekt { $count ->
            [one] { $count } bestemmingskaart
           *[other] { $count } bestemmingskaarten
        } met { $payment }.
       *[other] { $name } trekt { $count ->
            [one] { $count } bestemmingskaart
           *[other] { $count } bestemmingskaarten
        } met { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Je probeert de tunnel { $route }: de tunneldobbelstenen tonen geen symbool.
            [one] Je probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbool.
           *[other] Je probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbolen.
        }
       *[other] { $symbols ->
            [0] { $name } probeert de tunnel { $route }: de tunneldobbelstenen tonen geen symbool.
            [one] { $name } probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbool.
           *[other] { $name } probeert de tunnel { $route }: de tunneldobbelstenen tonen { $symbols } symbolen.
        }
    }
event-card-given =
    { $who ->
        [you] Je geeft { $card } als vervanging.
       *[other] { $name } geeft { $card } als vervanging.
    }
event-tickets-split =
    { $who ->
        [you] Je vraagt om { $tickets }.
       *[other] { $name } vraagt om { $tickets }.
    }
event-meeple-taken =
    { $who ->
        [you] Je neemt { $meeple } uit { $place }.
       *[other] { $name } neemt { $meeple } uit { $place }.
    }
event-stack-put =
    { $who ->
        [you] Je zet de stapel “{ $symbol }” (× { $count }) in { $place }.
       *[other] { $name } zet de stapel “{ $symbol }” (× { $count }) in { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Je neemt het toeristenfiche “{ $symbol }” uit { $place }.
       *[other] { $name } neemt het toeristenfiche “{ $symbol }” uit { $place }.
    }
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
event-share-taken =
    { $who ->
        [you] Je neemt aandeel { $number } van { $company }.
       *[other] { $name } neemt aandeel { $number } van { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Je geeft de dummy aandeel { $number } van { $company }.
       *[other] { $name } geeft de dummy aandeel { $number } van { $company }.
    }
event-dummy-share-shown = De dummy toont aandeel { $number } van { $company }.
event-passenger-placed =
    { $who ->
        [you] Je zet een passagier in { $place }.
       *[other] { $name } zet een passagier in { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Je passagier vertrekt uit { $place }.
       *[other] Een passagier van { $name } vertrekt uit { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Je passagier reist over { $route } naar { $place } voor een passagierskaart.
           *[other] De passagier van { $name } reist over { $route } naar { $place } voor een passagierskaart.
        }
        [dice] { $who ->
            [you] Je passagier reist over { $route } naar { $place } voor een Joker.
           *[other] De passagier van { $name } reist over { $route } naar { $place } voor een Joker.
        }
       *[nothing] { $who ->
            [you] Je passagier reist over { $route } naar { $place }.
           *[other] De passagier van { $name } reist over { $route } naar { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Je neemt goederen in { $place } en scoort { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] { $name } neemt goederen in { $place } en scoort { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Je passagier komt aan in { $place } en verlaat het spel.
       *[other] De passagier van { $name } komt aan in { $place } en verlaat het spel.
    }
event-plus4-paid =
    { $who ->
        [you] Daarbij betaal je { $count ->
            [one] { $count } +4-locomotief
           *[other] { $count } +4-locomotieven
        }.
       *[other] Daarbij betaalt { $name } { $count ->
            [one] { $count } +4-locomotief
           *[other] { $count } +4-locomotieven
        }.
    }

## Refusals and reasons

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-illegal = “{ $action }” kan nu niet.
refusal-game-over = Het spel is afgelopen.
refusal-stale = Die vraag is al beantwoord.
refusal-unreadable = “{ $action }” is geen actie.
refusal-cannot-undo = Er kan niets teruggenomen worden: sindsdien is iets verborgens gezien, of het was de zet van iemand anders.

why-not-now =
    { $phase ->
        [tickets] kies eerst je bestemmingskaarten.
        [action] dat is een antwoord op een andere vraag dan die van nu.
        [second_card] je bent aan het trekken: neem eerst je tweede kaart.
        [payment] betaal eerst wat je gekozen hebt, of typ undo.
        [tunnel] handel eerst de tunnel af.
        [place_monster] eerst worden de monsters op het bord gezet.
        [reroll] beslis eerst welke dobbelstenen je opnieuw gooit (“reroll nothing” houdt ze allemaal).
        [after_action] je actie is gedaan: alleen wat erop mag volgen kan nog.
        [split] zeg eerst hoeveel bestemmingskaarten van welke stapel moeten komen.
        [meeple] neem eerst een meeple van het einde van je route.
        [put_stack] eerst worden de stapels toeristenfiches op het bord gezet.
        [tourist] neem eerst een toeristenfiche van een einde van je route.
        [share] neem eerst een aandeel voor je route, of geen.
        [dummy_share] kies eerst een aandeel voor de dummy.
        [passenger] zeg eerst of er een passagier bij je route moet staan.
        [travel] je passagier is onderweg: reis verder of stop.
       *[over] het spel is afgelopen.
    }
why-no-such-action = die actie bestaat niet.
why-not-in-game =
    { $part ->
        [dice] aan deze tafel wordt zonder dobbelstenen gespeeld.
        [monsters] aan deze tafel wordt zonder monsters gespeeld.
        [passing] met dobbelstenen hoeft niemand te passen: beëindig in plaats daarvan je beurt.
        [ending] hier eindigt een beurt vanzelf.
        [splits] op dit bord kiest niemand tussen stapels bestemmingskaarten.
        [meeples] op dit bord zijn geen meeples.
        [tourists] op dit bord zijn geen toeristenfiches.
        [shares] er zijn geen maatschappijen op dit bord.
        [passengers] op dit bord zijn geen passagiers.
        [plus4] op dit bord zijn geen +4-locomotieven.
        [race] op dit bord worden geen bestemmingskaarten geruild.
       *[cards] aan deze tafel wordt met dobbelstenen en zonder treinkaarten gespeeld.
    }
why-action-done = de actie van deze beurt is gedaan.
why-not-before-action = je beurt kan niet eindigen vóór de actie.
why-track-taken =
    { $who ->
        [you] die is al van jou.
       *[other] die is van { $name }.
    }
why-track-closed = het andere spoor is bezet, en met minder dan { $players } spelers is dit dan gesloten.
why-own-twin = je hebt al een ander spoor tussen deze plaatsen.
why-chaos = in { $place } heerst chaos: { $monster } is daar.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] je hebt { $count } wagon nodig en hebt er { $have }.
           *[other] je hebt { $count } wagons nodig en hebt er { $have }.
        }
       *[other] je hebt { $count } wagons nodig, waarvan { $mountains } voor de bergen, en hebt er { $have }.
    }
why-few-locomotives =
    de veerboot vraagt minstens { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    } en je hebt er { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] zo kun je de { $count } extra kaart niet betalen.
           *[other] zo kun je de { $count } extra kaarten niet betalen.
        }
        [any] { $count ->
            [one] je hebt { $count } kaart nodig en hebt er { $have }.
           *[other] je hebt { $count } kaarten van één kleur nodig en hebt er { $have }, locomotieven meegeteld.
        }
       *[other] { $count ->
            [one] je hebt { $count } kaart van de kleur { $colour } nodig en hebt er { $have }, locomotieven meegeteld.
           *[other] je hebt { $count } kaarten van de kleur { $colour } nodig en hebt er { $have }, locomotieven meegeteld.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] je hebt { $count } kaart nodig die geen locomotief is en hebt er { $have }.
           *[other] je hebt { $count } kaarten van één kleur zonder locomotieven nodig en hebt er { $have }.
        }
       *[other] { $count ->
            [one] je hebt { $count } kaart van de kleur { $colour } nodig, geen locomotief, en hebt er { $have }.
           *[other] je hebt { $count } kaarten van de kleur { $colour } zonder locomotieven nodig en hebt er { $have }.
        }
    }
why-few-substitutes =
    { $symbols ->
        [0] je hebt { $count } kaarten van één kleur nodig; { $size } willekeurige kaarten vervangen er één, maar je hebt er niet genoeg.
        [one] je hebt { $count } kaarten nodig, waarvan { $symbols } locomotief; { $size } willekeurige kaarten vervangen de locomotief, maar je hebt er niet genoeg.
       *[other] je hebt { $count } kaarten nodig, waarvan { $symbols } locomotieven; { $size } willekeurige kaarten vervangen er één, maar je hebt er niet genoeg.
    }
why-nothing-to-replace = in deze betaling kan niets door andere kaarten vervangen worden.
why-replaced-all = alles wat andere kaarten in deze betaling kunnen vervangen, is al vervangen.
why-cannot-pay-rest = met de kaarten die je overhoudt kun je de rest niet betalen.
why-give-first =
    { $count ->
        [one] geef eerst de { $count } kaart die vervangt wat je mist.
       *[other] geef eerst de { $count } kaarten die vervangen wat je mist.
    }
why-replace-first = zeg eerst dat willekeurige kaarten iets moeten vervangen (“replace”).
why-not-in-hand = deze kaart heb je niet: { $kind }.
why-given-in-order = vervangers geef je in de volgorde van de kleuren, en { $kind } komt vóór wat je het laatst gaf.
why-locomotives-not-here = op deze route zijn locomotieven niet bruikbaar.
why-not-this-payment = zo kun je dat niet betalen.
why-wrong-split =
    { $count ->
        [one] er wordt { $count } bestemmingskaart gedeeld, niet meer en niet minder.
       *[other] er worden { $count } bestemmingskaarten gedeeld, niet meer en niet minder.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] er is geen korte bestemmingskaart meer.
            [one] er is nog maar { $have } korte bestemmingskaart.
           *[other] er zijn nog maar { $have } korte bestemmingskaarten.
        }
        [long] { $have ->
            [0] er is geen lange bestemmingskaart meer.
            [one] er is nog maar { $have } lange bestemmingskaart.
           *[other] er zijn nog maar { $have } lange bestemmingskaarten.
        }
       *[other] van de stapel “{ $deck }” zijn maar { $have } bestemmingskaarten te krijgen.
    }
why-no-such-meeple = zo’n meeple staat daar niet.
why-stacks-stand = de stapels toeristenfiches zijn voor de eerste beurt gezet.
why-stack-there = in { $place } staat de stapel “{ $symbol }” al.
why-not-shown-here = { $company } staat niet bij jouw route.
why-no-shares-left = { $company } heeft geen aandelen meer.
why-travel-first = een reis gaat over minstens één route.
why-not-an-end = een passagier komt op een einde van de net bezette route.
why-no-passenger-in-country = passagiers staan in steden, niet in landen.
why-passenger-stands =
    { $who ->
        [you] daar staat je eigen passagier.
       *[other] daar staat een passagier van { $name }.
    }
why-no-passenger-there = daar staat geen passagier van jou.
why-no-way-on = vandaar gaat geen bezette route verder die van jou is of die je kunt betalen.
why-track-elsewhere = ze begint niet in { $place }, waar je passagier is.
why-track-unclaimed = nog niemand heeft haar bezet, dus niemand reist erover.
why-route-used = je passagier heeft deze route op zijn reis al gebruikt.
why-no-passenger-card =
    { $purse ->
        [dice] ze is van een andere speler, en je hebt er geen Joker meer voor.
       *[cards] ze is van een andere speler, en je hebt er geen passagierskaart voor.
    }
why-bullet-train-stands = daar staat een hogesnelheidstrein: de route is van iedereen.
why-plus4-too-short = +4-locomotieven betalen alleen routes van { $count } vakken of meer.
why-not-face-up = deze kaart ligt niet open: { $kind }.
why-locomotive-second = een open locomotief kan niet de tweede kaart zijn.
why-no-cards-left = er is geen kaart meer om te trekken.
why-no-tickets-left = er is geen bestemmingskaart meer om te trekken.
why-station-taken =
    { $who ->
        [you] daar staat je station al.
       *[other] daar staat het station van { $name }.
    }
why-no-stations-left = je hebt geen station meer.
why-must-keep =
    Houd minstens { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
why-may-not-keep = Zo veel bestemmingskaarten van die stapel mag je niet houden (in totaal minstens { $count }).
why-other-actions-exist = je mag alleen passen als niets anders kan.
why-reroll-done = je gooit maar één keer opnieuw, meteen na de eerste worp.
why-no-such-dice = zulke dobbelstenen heb je niet om opnieuw te gooien.
why-long-route-closed = zulke lange routes zijn aan deze tafel gesloten.
why-few-symbols =
    { $kind ->
        [single] je hebt { $count } Enkel nodig en hebt er { $have }, Jokers en fiches meegeteld.
       *[double] je hebt { $count } Dubbel nodig en hebt er { $have }, Jokers en fiches meegeteld.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] je hebt { $count } Enkel nodig, zonder Jokers in de plaats, en hebt er { $have }, fiches meegeteld.
       *[double] je hebt { $count } Dubbel nodig, zonder Jokers in de plaats, en hebt er { $have }, fiches meegeteld.
    }
why-few-wilds =
    de veerboot vraagt minstens { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    } en je hebt er { $have }.
why-few-station-dice =
    { $count ->
        [one] je hebt { $count } Station of Joker nodig en hebt er { $have }.
       *[other] je hebt { $count } Stations of Jokers nodig en hebt er { $have }.
    }
why-few-tickets =
    { $have ->
        [one] er is nog maar { $have } bestemmingskaart, geen { $count }.
       *[other] er zijn nog maar { $have } bestemmingskaarten, geen { $count }.
    }
why-how-many-tickets = zeg hoeveel: elke bestemmingskaart kost een Station of een Joker.
why-few-unused-dice =
    { $have ->
        [0] een fiche kost twee ongebruikte dobbelstenen en je hebt er geen.
       *[other] een fiche kost twee ongebruikte dobbelstenen en je hebt er { $have }.
    }
why-not-these-dice = deze dobbelstenen heb je niet meer: { $dice }.
why-token-limit =
    { $kind ->
        [single] niemand mag meer dan { $count } Enkel-fiches hebben.
        [double] niemand mag meer dan { $count } Dubbel-fiches hebben.
       *[any] niemand mag meer dan { $count } fiches hebben.
    }
why-tokens-at-start =
    { $kind ->
        [single] je begon deze beurt met { $count } Enkel-fiches, dus je mag er nu geen nemen.
        [double] je begon deze beurt met { $count } Dubbel-fiches, dus je mag er nu geen nemen.
       *[any] je begon deze beurt met { $count } fiches, dus je mag er nu geen nemen.
    }
why-token-pool-empty =
    { $kind ->
        [single] er zijn geen Enkel-fiches meer te nemen.
       *[double] er zijn geen Dubbel-fiches meer te nemen.
    }
why-token-not-needed = een fiche die je nu koopt moet deze tunnel betalen, en deze zou niet helpen.
why-tokens-must-be-spent =
    { $count ->
        [one] de fiche die je voor deze tunnel kocht moet erin.
       *[other] de { $count } fiches die je voor deze tunnel kocht moeten erin.
    }
why-no-tokens-after-tunnel = na een mislukte tunnel kun je geen fiches kopen.
why-cannot-decline = je kocht een fiche voor deze tunnel, dus je moet hem betalen.
why-few-tokens = deze fiches heb je niet.
why-placed-already = de monsters zijn al vóór de eerste beurt op het bord gezet.
why-same-place = daar is { $monster }, en de monsters beginnen op verschillende plaatsen.
why-no-country-at-start = aan deze tafel begint geen monster in een land.
why-country-one-place = het land is één plaats en heet hier { $place }.
why-monsters-stay = aan deze tafel worden de monsters nooit verplaatst.
why-no-move-after-tunnel = na een mislukte tunnel kan geen monster verplaatst worden.
why-monster-moved = je hebt { $monster } deze beurt al verplaatst, en meer dan één keer mag niet.
why-monster-locked =
    { $who ->
        [you] { $monster } zit vast zolang je kaart open ligt.
       *[other] { $monster } zit vast zolang de kaart voor { $name } open ligt.
    }
why-no-monster-cards = er zijn geen kaarten van { $monster } meer, dus { $monster } blijft staan.
why-must-not-stay = { $monster } moet zijn plaats verlaten.
why-must-not-share = daar is { $monster }, en de monsters mogen niet op dezelfde plaats staan.
why-too-far =
    { $place } ligt meer dan { $steps } plaatsen van { $monster }, te ver voor { $purse ->
        [wilds] { $count ->
            [one] { $count } Joker
           *[other] { $count } Jokers
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Joker of paar
           *[other] { $count } Jokers of paren
        }
       *[cards] { $count ->
            [one] { $count } locomotief
           *[other] { $count } locomotieven
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] je hebt { $count } Joker nodig en hebt er { $have }.
           *[other] je hebt { $count } Jokers nodig en hebt er { $have }.
        }
        [wilds_or_pairs] je hebt er { $count } nodig en hebt er { $have }; elke Joker en elk paar gelijke dobbelstenen telt.
       *[cards] { $count ->
            [one] je hebt { $count } locomotief nodig en hebt er { $have }.
           *[other] je hebt { $count } locomotieven nodig en hebt er { $have }.
        }
    }

## Differences from the base rules

difference-players = Voor { $fewest } tot { $most } spelers.
difference-trains = Iedereen heeft { $count } wagons.
difference-stations =
    { $count ->
        [one] Iedereen heeft { $count } station, dat bij het tellen van de bestemmingen een route van een ander leent.
       *[other] Iedereen heeft { $count } stations, die bij het tellen van de bestemmingen elk een route van een ander lenen.
    }
difference-deck =
    { $colours ->
        [8] Er zijn { $count } treinkaarten van elke kleur en { $locomotives } locomotieven.
       *[other] Er zijn { $count } treinkaarten van elk van de { $colours } kleuren en { $locomotives } locomotieven.
    }
difference-plus4 =
    { $count ->
        [one] Er is { $count } +4-locomotief: bruikbaar op routes van { $length } vakken of meer, en te trekken als elke kaart.
       *[other] Er zijn { $count } +4-locomotieven: bruikbaar op routes van { $length } vakken of meer, en te trekken als elke kaart.
    }
difference-passenger-cards = Er zijn { $count } passagierskaarten: met elke mag een passagier één route van een ander gebruiken.
difference-start-cards = Iedereen begint met { $count } treinkaarten.
difference-display = Er liggen { $count } kaarten open.
difference-display-reset =
    { $count ->
        [0] De open kaarten worden nooit vervangen, hoeveel locomotieven er ook liggen.
       *[other] De open kaarten worden vervangen als { $count } ervan locomotieven zijn.
    }
difference-face-up-locomotive = Een open locomotief telt als één kaart: je mag er twee nemen in een beurt.
difference-ferry-substitute = Op een veerboot mogen { $count } willekeurige kaarten een vereiste locomotief vervangen.
difference-opening-tickets = Aan het begin krijgt iedereen { $deal } en houdt er minstens { $keep }.
difference-drawn-tickets = Wie bestemmingskaarten trekt, krijgt { $deal } en moet er minstens { $keep } houden.
difference-opening-split = Aan het begin zegt iedereen hoeveel van { $count } bestemmingskaarten van welke stapel komen ({ $decks }) en houdt er minstens { $keep }.
difference-drawn-split = Wie bestemmingskaarten trekt, krijgt er { $count } van de gevraagde stapels ({ $decks }) en moet er minstens { $keep } houden.
difference-keep-at-most =
    { $deck ->
        [long] Van de lange bestemmingskaarten mag je er hoogstens { $count } houden.
       *[other] Van de stapel “{ $deck }” mag je hoogstens { $count } bestemmingskaarten houden.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Bestemmingskaarten die je aan het begin niet houdt, gaan uit het spel.
        [shuffled_back] Bestemmingskaarten die je aan het begin niet houdt, worden in hun stapels teruggeschud.
       *[under_deck] Bestemmingskaarten die je aan het begin niet houdt, gaan onder de stapel.
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] Bestemmingskaarten die je later teruggeeft, gaan uit het spel.
       *[under_deck] Bestemmingskaarten die je later teruggeeft, gaan onder de stapel.
    }
difference-double-routes = Beide sporen van een dubbele route worden pas vanaf { $count } spelers gebruikt.
difference-route-points = Routes leveren { $points } op.
difference-longest-path =
    { $count ->
        [0] Er is geen bonus voor het langste traject.
       *[other] Het langste traject is { $count } punten waard.
    }
difference-most-tickets = De meeste voltooide bestemmingskaarten zijn { $count } punten waard.
difference-unused-station = Elk overgebleven station is { $count } punten waard.
difference-most-cities = De grootste groep verbonden steden is { $count } punten waard.
difference-ties = Bij gelijkspel om de winst beslissen { $steps }; wie dan nog gelijk staat, deelt de winst.
difference-no-ties = Bij gelijkspel wordt de winst gedeeld.
tie-then = { $first }, dan { $second }
tie-step =
    { $step ->
       *[tickets] vervulde bestemmingen
        [stations] minder gebouwde stations
        [longest_path] het langste pad
        [goods] punten voor goederen
        [meeples] verzamelde meeples
        [mountains] routes over bergen
    }
difference-attraction =
    Elke bezienswaardigheid aan een route van jou is { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } waard.
difference-meeple-majority = Voor elke kleur zijn de meeste meeples { $most } punten waard en de op één na meeste { $second }.
difference-meeples =
    { $count ->
        [one] Op het bord komen meeples van { $count } kleur: wie een route bezet, neemt er aan elk einde één.
       *[other] Op het bord komen meeples van { $count } kleuren: wie een route bezet, neemt er aan elk einde één.
    }
difference-meeples-per-colour = Er zijn { $count } meeples van elke kleur.
difference-tourists = Toeristenfiches met { $count } symbolen: { $stacks } stapels staan vanaf het begin op het bord, de laatste spelers zetten de andere. Wie een route bezet, neemt van een einde een fiche met een symbool dat nog ontbreekt.
difference-tourist-points = Geen symbool, één, twee enzovoort zijn aan het einde { $points } punten waard.
difference-bullet-trains = Alle spelers delen { $count } hogesnelheidstreinen. Er zijn { $routes } hogesnelheidsroutes: ze worden betaald als grijze routes en krijgen één hogesnelheidstrein in plaats van je wagons. Ze geven geen punten, dienen voor ieders kaartjes, en je vooruitgang groeit met hun lengte. Zijn de treinen op, dan zijn het gewone grijze routes.
difference-end-bullet-trains = De laatste ronde begint als iemand hoogstens { $trains } wagons heeft en er hoogstens { $count } hogesnelheidstreinen over zijn.
difference-bullet-progress = Aan het eind telt de rang in vooruitgang: { $rows }. Wie geen vooruitgang heeft, krijgt in plaats daarvan { $nothing }.
points-of-ranks = met { $players } spelers { $points }
difference-not-double = De sporen { $routes } liggen naast elkaar maar zijn geen dubbele route: één speler mag beide hebben.
difference-insets = Twee keer getoond, de tweede keer in een vergroot deel van het bord, maar elk één plaats: { $places }.
difference-companies = Wie een route bezet, mag het bovenste aandeel nemen van één maatschappij die erbij staat; er zijn { $count } maatschappijen en { $shares } aandelen. Aan het eind wordt elke maatschappij gerangschikt: de meeste aandelen eerst, bij gelijk aantal wie het laagste nummer heeft.
difference-company = { $company }: aandelen { $count }, punten per plaats { $points }.
difference-share-dummy = Met { $count } spelers krijgt een dummy bij elk genomen aandeel er ook een: wie neemt, kiest het. Aan het eind wordt de helft, naar boven afgerond, getrokken; die nemen plaatsen in en scoren niets.
difference-passengers =
    { $count ->
        [one] Iedereen heeft { $count } passagier, die op een einde van een net bezette route mag komen en later één keer reist.
       *[other] Iedereen heeft { $count } passagiers, die op een einde van een net bezette route mogen komen en later elk één keer reizen.
    }
difference-goods =
    { $count ->
        [one] { $count } stad heeft goederen: een reizende passagier neemt de bovenste, tot { $most } punten waard.
       *[other] { $count } steden hebben goederen: een reizende passagier neemt in elke bezochte de bovenste, tot { $most } punten waard.
    }
difference-grand-tour = Bestemmingskaarten waarvan je de twee plaatsen dubbel verbindt, over wegen zonder gedeelde route, vormen een rondreis: { $points }.
points-of-tour =
    { $points } punten voor { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
points-of-tour-or-more = { $points } punten voor { $count } of meer
difference-countries = Bestemmingskaarten kunnen leiden naar { $countries }: elk grenspunt van een land is goed, en geen weg leidt erdoorheen.
difference-goals = Een kaart met meerdere bestemmingen betaalt de waardevolste waarmee ze verbonden is; is dat er geen, dan kost ze haar laagste waarde.
difference-district =
    Deze plaatsen verbinden is { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } waard: { $places }.
difference-end-trains = De laatste ronde begint als iemand { $count } wagons of minder heeft.
difference-tunnels =
    { $count ->
        [one] { $count } spoor is een tunnel: er worden drie kaarten omgedraaid die hem duurder kunnen maken.
       *[other] { $count } sporen zijn tunnels: er worden drie kaarten omgedraaid die ze duurder kunnen maken.
    }
difference-tunnels-dice =
    { $count ->
        [one] { $count } spoor is een tunnel: er worden drie tunneldobbelstenen gegooid die hem duurder kunnen maken.
       *[other] { $count } sporen zijn tunnels: er worden drie tunneldobbelstenen gegooid die ze duurder kunnen maken.
    }
difference-ferries =
    { $count ->
        [one] { $count } spoor is een veerboot, die deels met locomotieven betaald moet worden.
       *[other] { $count } sporen zijn veerboten, die deels met locomotieven betaald moeten worden.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } spoor is een veerboot, die deels met Jokers betaald moet worden.
       *[other] { $count } sporen zijn veerboten, die deels met Jokers betaald moeten worden.
    }
difference-mountains =
    { $count ->
        [one] { $count } spoor gaat door bergen: voor elke X verlies je één wagon meer en scoor je { $points } punten meer.
       *[other] { $count } sporen gaan door bergen: voor elke X verlies je één wagon meer en scoor je { $points } punten meer.
    }
difference-any-cards = { $route } vraagt kaarten van één kleur zonder locomotieven; { $count } willekeurige kaarten vervangen er één.
difference-locomotives =
    { $where ->
        [tunnels] Locomotieven zijn alleen bruikbaar in tunnels.
        [ferries] Locomotieven zijn alleen bruikbaar op veerboten.
       *[both] Locomotieven zijn alleen bruikbaar in tunnels en op veerboten.
    }
unverified = Niet bevestigd: { $note }

## House rules

options-expansions = De uitbreidingen
options-dice = Met dobbelstenen
options-monsters = Met monsters
options-combined = Met dobbelstenen en monsters
options-boards = Op één bord
options-other = In elk spel
options-shown = Spreek de regels met * liefst vóór het spel af; de andere kunnen blijven zoals ze zijn.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-dice = Of met de dobbelsteenuitbreiding gespeeld wordt.
value-dice-true = Vijf dobbelstenen vervangen de treinkaarten: elk symbool betaalt één vak van een route.
value-dice-false = Routes worden met treinkaarten betaald.
option-monsters = Of met Alvin & Dexter gespeeld wordt.
value-monsters-true = Alvin en Dexter staan op het bord: geen route naar de plaats van een monster kan bezet worden.
value-monsters-false = Er zijn geen monsters.
option-display-reset_cap = Hoe vaak achter elkaar de open kaarten vervangen worden omdat er drie locomotieven liggen.
value-display-reset_cap = De open kaarten worden hoogstens { $count } keer achter elkaar vervangen.
option-nordic-reset_on_three = Of drie open locomotieven in Scandinavië de open kaarten vervangen.
value-nordic-reset_on_three-true = Drie open locomotieven vervangen de open kaarten, zoals op de meeste borden.
value-nordic-reset_on_three-false = Hoeveel locomotieven er ook open liggen, de kaarten blijven.
option-swiss-reset_on_three = Of drie open locomotieven in Zwitserland de open kaarten vervangen.
value-swiss-reset_on_three-true = Drie open locomotieven vervangen de open kaarten, zoals op de meeste borden.
value-swiss-reset_on_three-false = Hoeveel locomotieven er ook open liggen, de kaarten blijven.
option-marklin-reset_counts_plus4 = Of +4-locomotieven op het Märklin-bord meetellen als drie open locomotieven de kaarten vervangen.
value-marklin-reset_counts_plus4-true = +4-locomotieven tellen mee bij de drie die de kaarten vervangen.
value-marklin-reset_counts_plus4-false = Alleen gewone locomotieven tellen mee bij de drie die de kaarten vervangen.
option-marklin-reset_counts_passengers = Of drie open passagierskaarten op het Märklin-bord de kaarten vervangen.
value-marklin-reset_counts_passengers-true = Drie open passagierskaarten vervangen de kaarten, zoals drie locomotieven.
value-marklin-reset_counts_passengers-false = Hoeveel passagierskaarten er ook open liggen, de kaarten blijven.
option-marklin-one_passenger_per_city = Of er op het Märklin-bord maar één passagier in een stad mag staan.
value-marklin-one_passenger_per_city-true = In een stad staat maar één passagier, van wie dan ook.
value-marklin-one_passenger_per_city-false = In een stad mogen zoveel passagiers staan als men wil.
option-marklin-passengers_enter_countries = Of passagiers op het Märklin-bord naar landen reizen.
value-marklin-passengers_enter_countries-true = Een passagier mag naar een land reizen.
value-marklin-passengers_enter_countries-false = Passagiers reizen van stad naar stad, nooit naar een land.
option-marklin-parallel_tracks_apart = Of parallelle sporen op het Märklin-bord voor een passagier verschillende routes zijn.
value-marklin-parallel_tracks_apart-true = Een passagier mag op een reis elk van meerdere parallelle sporen gebruiken.
value-marklin-parallel_tracks_apart-false = Voor een passagier zijn parallelle sporen één route, die hij op een reis één keer gebruikt.
option-marklin-collect_start_city = Of de stad waaruit een passagier vertrekt op het Märklin-bord als bezocht telt.
value-marklin-collect_start_city-true = Een passagier neemt ook goederen in de stad waaruit hij vertrekt.
value-marklin-collect_start_city-false = Een passagier neemt geen goederen in de stad waaruit hij vertrekt.
option-marklin-collect_on_return = Of de stad waaruit een passagier vertrekt op het Märklin-bord goederen geeft als hij er terugkomt.
value-marklin-collect_on_return-true = Een passagier die terugkomt in de stad waaruit hij vertrok, neemt daar goederen.
value-marklin-collect_on_return-false = Een passagier die terugkomt in de stad waaruit hij vertrok, neemt daar geen goederen.
option-marklin-plus4_moves_monsters = Of +4-locomotieven op het Märklin-bord monsters verplaatsen.
value-marklin-plus4_moves_monsters-true = +4-locomotieven verplaatsen monsters net als gewone.
value-marklin-plus4_moves_monsters-false = Alleen gewone locomotieven verplaatsen monsters.
option-japan-end_check = Wiens weinige wagons in Japan de laatste ronde laten beginnen, als er weinig hogesnelheidstreinen over zijn.
value-japan-end_check-any_player = De laatste ronde begint zodra een van de spelers weinig wagons heeft.
value-japan-end_check-turn_player = De laatste ronde begint alleen aan het eind van de beurt van iemand met weinig wagons.
option-japan-bonus_table = Wat vooruitgang met hogesnelheidstreinen in Japan per rang waard is.
value-japan-bonus_table-printed = De rangen zijn waard wat het bord zegt.
value-japan-bonus_table-own = De rangen zijn { $value } waard: een rij per aantal spelers, één getal voor geen vooruitgang.
option-dice-tunnel_faces = Hoeveel van de zes zijden van een tunneldobbelsteen een symbool tonen.
value-dice-tunnel_faces-1 = Eén zijde van een tunneldobbelsteen toont een symbool.
value-dice-tunnel_faces-2 = Twee zijden van een tunneldobbelsteen tonen een symbool.
value-dice-tunnel_faces-3 = Drie zijden van een tunneldobbelsteen tonen een symbool.
option-dice-double_kind = Welke routes Dubbel-symbolen vragen.
value-dice-double_kind-printed = Elke route die met twee sporen gedrukt is, vraagt Dubbel.
value-dice-double_kind-open_tracks = Een route met twee sporen vraagt alleen Dubbel als er genoeg spelers zijn om beide te gebruiken.
option-dice-wild_map_limits = Of een Joker gebonden is aan wat een bord voor locomotieven beperkt.
value-dice-wild_map_limits-true = Een Joker betaalt alleen vakken waar het bord dat locomotieven toestaat.
value-dice-wild_map_limits-false = Een Joker betaalt vakken van elke route.
option-dice-token_cap_scope = Hoe de grens van drie fiches geteld wordt.
value-dice-token_cap_scope-per_type = Iedereen mag drie Enkel-fiches en drie Dubbel-fiches hebben.
value-dice-token_cap_scope-total = Iedereen mag in totaal drie fiches hebben.
option-dice-tokens_after_failed_tunnel = Of ongebruikte dobbelstenen na een mislukte tunnel fiches mogen kopen.
value-dice-tokens_after_failed_tunnel-true = Na een mislukte tunnel mogen ongebruikte dobbelstenen nog fiches kopen.
value-dice-tokens_after_failed_tunnel-false = Na een mislukte tunnel kun je geen fiches kopen.
option-dice-nine_route = Wat er gebeurt met routes van meer dan acht vakken, die dobbelstenen niet kunnen betalen.
value-dice-nine_route-pay8 = Routes van meer dan acht vakken kosten acht symbolen en houden hun lengte en punten.
value-dice-nine_route-len8 = Routes van meer dan acht vakken tellen als routes van acht.
value-dice-nine_route-closed = Routes van meer dan acht vakken kunnen niet bezet worden.
option-monsters-setup_in_country = Of een monster in een land mag beginnen.
value-monsters-setup_in_country-true = Een monster mag in een land beginnen.
value-monsters-setup_in_country-false = Monsters beginnen alleen in steden.
option-monsters-country_one_place = Of een land met meerdere grenspunten één plaats is.
value-monsters-country_one_place-true = Een land is één plaats: een monster daar blokkeert alle grenspunten.
value-monsters-country_one_place-false = Elk grenspunt van een land is een eigen plaats.
option-monsters-zero_move = Of een betaald monster mag blijven staan.
value-monsters-zero_move-true = Een betaald monster mag blijven waar het is.
value-monsters-zero_move-false = Een betaald monster moet zijn plaats verlaten.
option-monsters-share_city = Of beide monsters na het begin op één plaats mogen staan.
value-monsters-share_city-true = Na het begin mogen beide monsters op één plaats staan.
value-monsters-share_city-false = De monsters staan nooit op één plaats.
option-monsters-halve_twice = Of een bestemmingskaart met een monster aan beide einden twee keer gehalveerd wordt.
value-monsters-halve_twice-true = Een bestemmingskaart wordt voor elk einde met een monster één keer gehalveerd.
value-monsters-halve_twice-false = Een bestemmingskaart wordt maar één keer gehalveerd.
option-monsters-multi_ticket = Wanneer een kaart met meerdere bestemmingen gehalveerd wordt.
value-monsters-multi_ticket-scored_pair = Een kaart met meerdere bestemmingen wordt gehalveerd als er een monster staat bij het begin of bij de bestemming die telt.
value-monsters-multi_ticket-any_named = Een kaart met meerdere bestemmingen wordt gehalveerd als er een monster staat op een van de genoemde plaatsen.
option-monsters-bonus_points = Punten voor de meeste kaarten van een monster.
value-monsters-bonus_points =
    De meeste kaarten van een monster zijn { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } waard.
option-monsters-chaos_blocks = Wat op de plaats van een monster niet kan.
value-monsters-chaos_blocks-routes = Op de plaats van een monster kunnen alleen geen routes bezet worden.
value-monsters-chaos_blocks-all = Op de plaats van een monster kan geen route bezet en geen station gebouwd worden, en komt of gaat geen passagier.
option-combined-monster_payment = Wat een monster verplaatst als er met dobbelstenen gespeeld wordt.
value-combined-monster_payment-wild_die = Een Joker telt als locomotief die een monster verplaatst.
value-combined-monster_payment-wild_or_pair = Een Joker of twee gelijke dobbelstenen tellen als locomotief die een monster verplaatst.
value-combined-monster_payment-none = De monsters worden nooit verplaatst.
option-end-dead_board = Of de laatste ronde begint zodra niemand meer een route kan bezetten.
value-end-dead_board-true = De laatste ronde begint zodra niemand meer een route kan bezetten.
value-end-dead_board-false = Het spel gaat door, ook als niemand meer een route kan bezetten.
option-end-explorer_shared = Wie bij gelijke stand punten krijgt voor de meeste steden.
value-end-explorer_shared-true = Iedereen die gelijk staat voor de meeste steden krijgt de punten.
value-end-explorer_shared-false = Bij gelijke stand voor de meeste steden beslissen meer vervulde bestemmingen, dan meer in de bergen verloren wagons.
option-end-europe_station_tiebreak = Of minder gebouwde stations bij gelijkspel beslissen als de bestemmingen dat niet doen.
value-end-europe_station_tiebreak-true = Minder gebouwde stations beslissen bij gelijkspel als de bestemmingen dat niet doen.
value-end-europe_station_tiebreak-false = Gebouwde stations beslissen niet bij gelijkspel.
option-end-printed_ties = Of een gelijkspel om de winst volgens de stappen van het bord wordt beslist.
value-end-printed_ties-true = Een gelijkspel om de winst wordt volgens de stappen van het bord beslist.
value-end-printed_ties-false = Op elk bord beslissen bij gelijkspel bestemmingen, dan stations, dan het langste pad.
option-boards-open_holdings = Of iedereen de aandelen van anderen ziet.
value-boards-open_holdings-true = Iedereen ziet de aandelen van allen.
value-boards-open_holdings-false = Aandelen van anderen liggen tot het eind gedekt.

## Headings of tables

heading-action = actie
heading-alvin = Alvin
heading-attractions = bezienswaardigheden
heading-bot = bot
heading-cards = kaarten
heading-colour = kleur
heading-deck = stapel
heading-default = standaard
heading-dexter = Dexter
heading-districts = wijken
heading-double-tokens = Dubbel-fiches
heading-figure = grootheid
heading-goods = goederen
heading-grand-tour = rondreis
heading-length = lengte
heading-lines = varianten
heading-longest-path = langste traject
heading-map = bord
heading-mean-score = gemiddelde score
heading-meeples = meeples
heading-tourists = toeristenfiches
heading-bullets = hogesnelheidstreinen
heading-most-cities = meeste steden
heading-most-tickets = meeste bestemmingen
heading-option = optie
heading-places = plaatsen
heading-player = speler
heading-players = spelers
heading-points = punten
heading-rank = plaats
heading-shares = aandelen
heading-route-points = routes
heading-rule = regel
heading-seat = stoel
heading-single-tokens = Enkel-fiches
heading-stations = stations
heading-stations-left = stations over
heading-ticket = bestemmingskaart
heading-ticket-sets = sets bestemmingen
heading-tickets = bestemmingen
heading-total = totaal
heading-track = spoor
heading-tracks = sporen
heading-trains = wagons
heading-type = soort
heading-value = waarde
heading-values = waarden
heading-win-share = gewonnen spellen

## The command line

version = whistlestop { $version }
error = Fout: { $reason }
error-language = Fout: de taal “{ $language }” is er niet; er zijn { $known }.
error-players = { $map } is voor { $fewest } tot { $most } spelers, niet voor { $players }.
error-bots =
    { $count ->
        [one] noem { $count } bot, niet { $given } ({ $bots }).
       *[other] noem één bot voor iedereen of { $count } bots, niet { $given } ({ $bots }).
    }
error-file = { $file } kan niet gelezen worden: { $reason }
error-log = { $file }, { $reason }
error-seat = stoel { $seat } is er niet; de stoelen gaan van 0 tot { $last }.
error-names = “{ $given }” noemt niet { $players } verschillende spelers, gescheiden door komma’s.
error-game-over = het spel in { $file } is afgelopen; “whistlestop replay” vertelt het.
error-extra = { $what } heeft pakketten nodig die niet geïnstalleerd zijn: pip install "whistlestop[{ $extra }]"
interrupted = Afgebroken.
compiling = De regels worden klaargezet
compiled = De regels zijn klaar ({ $seconds } s).
simulating = Er wordt gespeeld
measuring = Er wordt gemeten
measuring-part = Er wordt gemeten: { $part }
mean-scores = Per stoel
perft =
    { $count ->
        [one] { $count } variant van { $depth } beslissingen
       *[other] { $count } varianten van { $depth } beslissingen
    }
map-summary = { $name } (set bestemmingen { $set }): { $places } plaatsen, { $tracks } sporen, { $tickets } bestemmingskaarten, { $fewest } tot { $most } spelers.
map-differences =
    { $count ->
        [0] Je speelt met de basisregels.
       *[other] Waarin het van de basisregels afwijkt:
    }
map-tracks = Sporen
map-tickets = Bestemmingskaarten
legend-mountain = berg: één wagon meer, 2 punten meer
legend-any-cards = willekeurige kaarten mogen invallen
legend-country = grenspunt van een land
legend-attraction = bezienswaardigheid
legend-district = wijk en haar punten
legend-meeples = meeples daar bij het begin
legend-tourists = stapel toeristenfiches bij het begin
legend-bullet = hogesnelheidsroute: een trein van iedereen, daarna voor iedereen
legend-goods = waarde van de beste goederen daar
legend-companies = maatschappij waarvan de route een aandeel kan geven
map-warning = { $where }: waarschuwing: { $reason }
map-sound = { $name } (set bestemmingen { $set }) is in orde: { $places } plaatsen, { $tracks } sporen, { $tickets } bestemmingskaarten, controlegetal { $digest }.
replay-begins = { $map }, { $count } spelers, { $decisions } beslissingen.

## Help of the command line

help-application = Speel, simuleer en bestudeer de spellen van de Ticket to Ride-familie. Onofficieel.
help-language = Taal van alle teksten.
help-version = De versie tonen en stoppen.
help-json = JSON tonen voor programma’s.
help-map = Bord: een naam uit de lijst van “maps”, of het pad van een eigen bestand.
help-players = Aantal spelers.
help-ticket-set = Set bestemmingen van het bord.
help-seed = Startgetal van het toeval; hetzelfde getal deelt dezelfde kaarten.
help-option = Huisregel als sleutel=waarde; mag vaker voorkomen (zie “options”).
help-dice = Met de dobbelsteenuitbreiding spelen: dobbelstenen in plaats van treinkaarten.
help-monsters = Met Alvin & Dexter spelen: twee monsters op het bord.
help-plain = De ene eenvoudige regel na de andere: voor schermlezers en om voor te lezen.
help-maps = De borden opsommen; met de naam van één (of het pad van een bestand) dat tonen; “check FILE” controleert een eigen bestand.
help-maps-show = Een bord tonen: afwijkende regels, sporen en bestemmingskaarten.
help-maps-draw = Een bord als plaatje tekenen (SVG).
help-maps-output = Het bestand waarin het plaatje geschreven wordt.
help-maps-check = Een eigen bordbestand en de sets bestemmingen ernaast controleren; fouten noemen de regel.
help-maps-name = Naam van het bord, of pad van een bestand.
help-maps-file = Het bordbestand.
help-simulate = Veel spellen tussen bots spelen en snelheid en scores tonen.
help-games = Aantal spellen.
help-simulate-bot = Bot voor alle stoelen, of één per stoel.
help-threads = Threads om op te spelen; de resultaten blijven gelijk.
help-check = In elke stelling de beloften van de regels controleren en tellen welke gebroken zijn.
help-play = In de terminal een spel tegen bots spelen.
help-play-bot = Bot voor alle tegenstanders, of één voor elk: level-1 tot level-6, of een stijl; zonder opgave de sterkste stijl.
help-play-seat = Jouw stoel, geteld vanaf 0.
help-names = Namen van alle spelers in de volgorde van de stoelen, gescheiden door komma’s.
help-confirm = Na je routes en stations wachten, zodat je ze nog kunt terugnemen.
help-auto-end = Je beurt voor je beëindigen als er niets anders meer kan.
help-save = Bestand waarin het spel geschreven wordt als het eindigt of afbreekt.
help-resume = Verdergaan met een spel dat in dit bestand bewaard is.
help-replay = Een bewaard spel stap voor stap vertellen.
help-replay-file = Bestand met het verslag van een spel.
help-replay-seat = Alleen vertellen wat deze stoel zag, geteld vanaf 0.
help-replay-map = Bordbestand van het spel, als het een eigen bord is.
help-perft = De varianten van een gegeven lengte tellen; op elke machine gelijk.
help-depth = Aantal beslissingen.
help-divide = Tellen voor elke eerste actie.
help-bench = Meten hoe snel deze machine speelt.
help-quick = Seconden gebruiken in plaats van minuten.
help-options = De huisregels opsommen.
help-compile = De regels klaarzetten, zodat het eerste spel meteen begint.
help-completion = Een script tonen waarmee je shell opdrachten en opties aanvult.
help-completion-shell = bash, zsh, fish of powershell.

## The game in the terminal

welcome = { $map }: je speelt tegen { $others }.
welcome-help = Typ ? als je hulp wilt.
turn-summary =
    Beurt { $turn }: je hebt { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } en { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; de anderen: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
turn-summary-dice =
    Beurt { $turn }: je hebt { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $tokens } en { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; de anderen: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $tokens }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
last-round-running =
    { $count ->
        [one] Dit is de allerlaatste beurt.
       *[other] Laatste ronde: nog { $count } beurten, de jouwe meegeteld.
    }
hand = Je hand: { $cards }.
display =
    { $deck ->
        [0] Open: { $cards }; de stapel is leeg.
        [one] Open: { $cards }; { $deck } kaart in de stapel.
       *[other] Open: { $cards }; { $deck } kaarten in de stapel.
    }
dice = Je dobbelstenen: { $dice }.
dice-tray = Je dobbelstenen: { $dice }
dice-used = Al je dobbelstenen zijn gebruikt.
tokens = Je fiches: { $tokens }.
no-display = Aan deze tafel wordt met dobbelstenen gespeeld: er zijn geen treinkaarten.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } is in { $place } en zit vast door jouw kaart.
           *[other] { $monster } is in { $place } en zit vast door de kaart van { $name }.
        }
        [stuck] { $monster } is voorgoed in { $place }.
        [nowhere] { $monster } staat nog niet op het bord.
       *[free] { $monster } is in { $place }.
    }
monster-deck =
    { $count ->
        [0] Er zijn geen kaarten van { $monster } meer: { $monster } kan niet meer verplaatst worden.
        [one] Er is nog { $count } kaart van { $monster }.
       *[other] Er zijn nog { $count } kaarten van { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Er ligt geen kaart van { $monster } gedekt voor je.
        [one] Er ligt { $count } kaart van { $monster } gedekt voor je.
       *[other] Er liggen { $count } kaarten van { $monster } gedekt voor je.
    }
monsters-chaos = Routes naar { $places } kunnen nu niet bezet worden, en bestemmingskaarten die aan het eind de plaats van een monster noemen, tellen half.
no-monsters = Aan deze tafel wordt zonder monsters gespeeld.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, voor { $count } Joker: { $places }.
           *[other] { $monster }, voor { $count } Jokers: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, voor { $count } Joker of paar: { $places }.
           *[other] { $monster }, voor { $count } Jokers of paren: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, voor { $count } locomotief: { $places }.
           *[other] { $monster }, voor { $count } locomotieven: { $places }.
        }
    }
reach-none = { $monster } kan nu niet verplaatst worden: { $reason }
auto-end =
    { $on ->
        [yes] Vanaf nu eindigt je beurt vanzelf als er niets anders meer kan.
       *[no] Vanaf nu beëindig je elke beurt zelf.
    }
choice-take = { $kind } nemen
choice-draw = van de stapel trekken
choice-tickets = bestemmingskaarten trekken
choice-pass = passen
choice-keep = houden
choice-return = teruggeven
choice-decline = de kaarten terugnemen
choice-give-up = de tunnel opgeven
choice-tickets-count =
    { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    } trekken
choice-end = je beurt beëindigen
choice-end-discarding = je beurt beëindigen en { $tokens } teruggeven
choice-reroll = { $dice } opnieuw gooien
choice-reroll-nothing = alle dobbelstenen houden
choice-buy =
    { $token ->
        [single] een Enkel-fiche kopen met { $dice }
       *[double] een Dubbel-fiche kopen met { $dice }
    }
choice-place = { $monster } in { $place } zetten
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster } naar { $place } verplaatsen voor { $count } Joker
           *[other] { $monster } naar { $place } verplaatsen voor { $count } Jokers
        }
        [pairs] { $count ->
            [one] { $monster } naar { $place } verplaatsen voor { $count } Joker of paar
           *[other] { $monster } naar { $place } verplaatsen voor { $count } Jokers of paren
        }
       *[cards] { $count ->
            [one] { $monster } naar { $place } verplaatsen voor { $count } locomotief
           *[other] { $monster } naar { $place } verplaatsen voor { $count } locomotieven
        }
    }
choice-replace =
    { $what ->
        [locomotive] een locomotief door { $count } willekeurige kaarten vervangen
       *[card] een kaart van de kleur door { $count } willekeurige kaarten vervangen
    }
choice-give = { $card } geven
choice-split = { $tickets }
choice-meeple = { $meeple } nemen
choice-stack = de stapel “{ $symbol }” in { $place } zetten
choice-tourist = het toeristenfiche “{ $symbol }” uit { $place } nemen
choice-share = neem aandeel { $number } van { $company } (per plaats { $points })
choice-dummy-share = geef de dummy aandeel { $number } van { $company } (per plaats { $points })
choice-no-share = geen aandeel nemen
choice-passenger-place = een passagier in { $place } zetten
choice-passenger-travel = de passagier in { $place } laten reizen
choice-no-passenger = geen passagier
choice-travel =
    { $purse ->
        [cards] naar { $place } over { $route }, voor een passagierskaart
        [dice] naar { $place } over { $route }, voor een Joker
       *[nothing] naar { $place } over { $route }
    }
choice-stop = hier stoppen
choice-station = station in { $place }
choice-pay = { $cards }
menu-ways = Op de weg van je bestemmingen:
menu-routes = Je kunt in totaal { $count } routes bezetten: noem er een (“claim par zur”) of typ “actions” voor de lijst.
menu-stations = Op { $count } plaatsen kan een station komen: typ “station” en de plaats.
menu-places = Typ een plaats, of “actions” voor alle { $count }.
menu-reroll = Noem de dobbelstenen die je opnieuw gooit (“enkel joker”, “2 enkel”, “all”), die je houdt (“keep dubbel”), of “nothing”.
menu-buy =
    { $token ->
        [single] Twee ongebruikte dobbelstenen kopen een Enkel-fiche: typ “buy enkel” en de dobbelstenen.
        [double] Twee ongebruikte dobbelstenen kopen een Dubbel-fiche: typ “buy dubbel” en de dobbelstenen.
       *[both] Twee ongebruikte dobbelstenen kopen een fiche: typ “buy enkel” of “buy dubbel” en de dobbelstenen.
    }
menu-move =
    { $count ->
        [one] { $monster } kan naar { $count } plaats: typ “{ $word }” en de plaats, of “reach { $word }” om hem te zien.
       *[other] { $monster } kan naar { $count } plaatsen: typ “{ $word }” en de plaats, of “reach { $word }” om ze te zien.
    }
menu-discard = “end discarding” en de fiches geeft er terug voordat je beurt eindigt.
prompt-action = Je actie:
prompt-second-card = Je tweede kaart:
prompt-payment = Betaling:
prompt-place = { $monster } gaat naar:
prompt-reroll = Opnieuw gooien:
prompt-after-action = Nog iets (Enter beëindigt je beurt):
prompt-end-unused = Nog niet gebruikt: { $dice }. “end” beëindigt toch je beurt, Enter gaat verder:
prompt-tickets =
    { $least ->
        [0] Nummers om te houden (of all, of none):
       *[other] Nummers om te houden, minstens { $least } (of all):
    }
prompt-which = Nummer:
prompt-confirm = Enter beëindigt je beurt, undo neemt hem terug:
prompt-replay = { $number } van { $total }, Enter gaat verder, q stopt:
question-payment = Hoe betaal je { $route }?
question-station = Hoe betaal je het station in { $place }?
question-place = Je zet { $monster } op het bord: zolang { $monster } daar is, kan geen route naar die plaats bezet worden.
question-tunnel-dice =
    { $kind ->
        [single] { $route } kost { $price } Enkel. Hoe betaal je?
       *[double] { $route } kost { $price } Dubbel. Hoe betaal je?
    }
tunnel-odds = Drie tunneldobbelstenen tonen in { $none } % van de gevallen geen symbool, in { $one } % één, in { $two } % twee, in { $three } % drie.
question-tickets =
    Hoe betaal je { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }?
question-move = Hoe betaal je om { $monster } naar { $place } te verplaatsen?
question-surcharge =
    Je hebt { $laid } neergelegd. Betaal je { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } extra?
question-split =
    { $count ->
        [one] Er wordt { $count } bestemmingskaart gedeeld. Van welke stapel moet die komen? Over zijn { $left }.
       *[other] Er worden { $count } bestemmingskaarten gedeeld. Van welke stapels moeten die komen? Over zijn { $left }.
    }
question-meeple = Welke meeple neem je uit { $place }? Je hebt { $meeples }.
question-stack = Welke stapel zet je waar? Over zijn { $symbols }; elke plaats zonder stapel mag.
question-tourist = Aan elk einde van je route wacht een toeristenfiche. Welk neem je? Je hebt: { $symbols }.
question-share = Wiens aandeel neem je? Je hebt { $shares }.
question-dummy-share = Welk aandeel krijgt de dummy?
question-passenger = Zet je een passagier op een einde van de route? Je hebt er nog { $count }.
question-travel = Je passagier is in { $place }. Waar reist hij heen?
prompt-split = Je bestemmingskaarten:
prompt-meeple = Je meeple:
prompt-stack = Je stapel:
prompt-tourist = Je fiche:
prompt-passenger = Je passagier:
prompt-travel = Naar:
collected-meeples = { $name }: { $meeples }.
collected-tourists = { $name }: toeristenfiches { $symbols }.
prompt-share = Jouw aandeel:
prompt-dummy-share = Aandeel van de dummy:
shares-of = { $company } { $numbers }
no-shares-held = geen
held-shares = { $name }: aandelen { $shares }.
hidden-shares = { $name }: aandelen liggen gedekt.
dummy-shares = De dummy: { $shares }.
shown-shares = Van de dummy omgedraaid: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alle aandelen zijn genomen; per plaats { $points }.
       *[other] { $company }: aandeel { $number } bovenop, nog { $count }; per plaats { $points }.
    }
standing-passengers = { $name }: passagiers in { $places }, nog niet geplaatst: { $left }; { $points } punten voor goederen.
place-meeples = { $place }: { $meeples }.
place-tourists = { $place }: “{ $symbol }” × { $count }.
bullet-progress = { $name }: vooruitgang met hogesnelheidstreinen: { $spaces }.
bullet-routes =
    { $count ->
        [0] Er staat nog geen hogesnelheidstrein op het bord.
       *[other] Hogesnelheidstreinen staan op { $count } routes, die van iedereen zijn: { $routes }.
    }
bullet-trains-left = Hogesnelheidstreinen over: { $count }.
place-goods = { $place }: goederen ter waarde van { $values }, de eerste ligt boven.
no-pieces = Er zijn geen meeples, goederen of aandelen op dit bord.
question-substitutes =
    { $count ->
        [one] Welke kaart geef je als vervanging? Je hebt { $cards }.
       *[other] Welke { $count } kaarten geef je als vervanging? Je hebt { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Kaart om te geven:
       *[other] Kaarten om te geven, { $count } in totaal:
    }
substitutes-wrong-count =
    { $count ->
        [one] Noem { $count } kaart, niet { $given }.
       *[other] Noem { $count } kaarten, niet { $given }.
    }
substitutes-not-understood = “{ $text }” is niet duidelijk. Noem { $count } kaarten, bijvoorbeeld “rood 2 blauw 1”, of ? voor hulp.
cannot-pay-surcharge = Dat kun je niet betalen (je hebt { $cards }).
cannot-pay-tunnel =
    Je kunt { $price ->
        [one] { $price } symbool
       *[other] { $price } symbolen
    } niet betalen (je hebt { $dice } en { $tokens }).
not-this-payment = Met “{ $text }” kun je dat niet betalen, of het kan meer betekenen.
no-such-price =
    “{ $text }” verplaatst geen monster. { $purse ->
        [wilds] Eén Joker brengt het tot { $near } plaatsen ver, twee tot { $far }.
        [pairs] Eén Joker of één paar gelijke dobbelstenen brengt het tot { $near } plaatsen ver, twee tot { $far }.
       *[cards] Eén locomotief brengt het tot { $near } plaatsen ver, twee tot { $far }.
    }
no-such-number = { $number } is er niet; de nummers gaan tot { $most }.
which-one = Dat kan { $count } dingen betekenen:
which-of-many = Dat kan { $count } dingen betekenen: zeg meer.
not-possible = { $action } – kan niet: { $reason }
possible = { $action } – kan nu.
not-understood = “{ $text }” is niet duidelijk. Typ een nummer, een naam, of ? voor hulp.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Je krijgt { $count } bestemmingskaart aangeboden; je hoeft hem niet te houden.
           *[other] Je krijgt { $count } bestemmingskaarten aangeboden; je hoeft er geen te houden.
        }
       *[other] Je krijgt { $count } bestemmingskaarten aangeboden; houd er minstens { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Stapel: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = “{ $text }” is niet duidelijk. Typ de nummers om te houden, bijvoorbeeld “1 3”, of ? voor hulp.
ticket-connected = { $ticket }: verbonden.
ticket-cut-off = { $ticket }: afgesneden, er is geen weg meer voor eigen routes.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: nog { $trains } wagon, over { $routes }.
           *[other] { $ticket }: nog { $trains } wagons, over { $routes }.
        }
       *[no] { $ticket }: nog { $trains } wagons, over { $routes }, meer dan je hebt.
    }
ticket-connected-goal = { $ticket }: verbonden met { $goal }, dat levert { $points } op.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: nog { $trains } wagon, over { $routes }, naar { $goal }.
           *[other] { $ticket }: nog { $trains } wagons, over { $routes }, naar { $goal }.
        }
       *[no] { $ticket }: nog { $trains } wagons, over { $routes }, naar { $goal }, meer dan je hebt.
    }
ticket-halved = { $text } Ze telt maar { $points } zolang er een monster is in { $places }.
ticket-cost-halved = { $text } Mislukt ze, dan kost ze maar { $points } zolang er een monster is in { $places }.
own-tickets = Je bestemmingskaarten: { $tickets }.
no-tickets = Je hebt geen bestemmingskaarten.
owned-routes =
    { $count ->
        [0] { $name }: geen routes.
        [one] { $name }: { $count } route: { $routes }.
       *[other] { $name }: { $count } routes: { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name }: station in { $places }.
       *[other] { $name }: stations in { $places }.
    }
routes-usage = Typ “routes” en een plaats, bijvoorbeeld “routes paris”.
routes-from = Routes vanuit { $place }:
route-state =
    { $state ->
        [owned] { $route } – van { $name }.
        [everybody] { $route } – daar staat een hogesnelheidstrein: ze is van iedereen.
        [closed] { $route } – gesloten.
        [chaos] { $route } – vrij, maar { $name } is in { $place }.
       *[open] { $route } – vrij.
    }
no-such-place = Er is geen plaats “{ $text }” op dit bord.
which-place = Welke plaats? { $places }.
score-own = Jij: { $total } punten als het spel nu eindigde: { $parts }.
score-part-routes = routes { $points }
score-part-tickets = bestemmingen { $points } ({ $fulfilled } van { $kept } verbonden)
score-part-stations = stations { $points }
score-part-grand-tour = rondreis { $points }
score-part-attractions = bezienswaardigheden { $points }
score-part-districts = wijken { $points }
score-part-meeples = meeples { $points }
score-part-tourists = toeristenfiches { $points }
score-part-bullets = hogesnelheidstreinen { $points }
score-part-goods = goederen { $points }
score-secret-shares = Wat aandelen waard zijn, blijkt aan het eind.
score-part-longest-path =
    { $points ->
        [0] langste traject { $length } lang
       *[other] langste traject { $length } lang, nu het langste van allemaal, { $points }
    }
score-secret-tickets = Bonussen die van ieders bestemmingen afhangen zitten er niet bij: bestemmingen zijn geheim.
score-open =
    { $points ->
        [one] { $name }: { $points } punt voor routes, langste traject { $length } lang; bestemmingen zijn geheim.
       *[other] { $name }: { $points } punten voor routes, langste traject { $length } lang; bestemmingen zijn geheim.
    }
score-monsters = De bonussen voor monsterkaarten zitten er niet bij: gedekte kaarten zijn geheim.
log-more =
    { $count ->
        [one] { $count } eerdere regel: typ “log all”.
       *[other] { $count } eerdere regels: typ “log all”.
    }
why-usage = Typ “why” en een actie, bijvoorbeeld “why claim paris zurich”.
undone = Teruggenomen.
save-usage = Typ “save” en een bestandsnaam.
save-other-file = { $file } bestaat en is geen bewaard spel; kies een andere naam.
save-failed = { $file } kan niet geschreven worden: { $reason }
saved = Het spel is bewaard in { $file }.
resume-line = Verdergaan met: { $line }
quit-question = Stoppen? Typ een bestandsnaam om eerst te bewaren, yes om te stoppen zonder bewaren, Enter om verder te spelen:
goodbye = Tot ziens.
cut-off = Het spel breekt hier af.
scoring = De punten worden geteld.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor routes.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: bestemmingskaart { $ticket } is verbonden: plus { $points }, gehalveerd: er was een monster in { $places }.
            [twice] { $name }: bestemmingskaart { $ticket } is verbonden: plus { $points }, twee keer gehalveerd: er waren monsters in { $places }.
           *[no] { $name }: bestemmingskaart { $ticket } is verbonden: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: bestemmingskaart { $ticket } is niet verbonden: min { $points }, gehalveerd: er was een monster in { $places }.
            [twice] { $name }: bestemmingskaart { $ticket } is niet verbonden: min { $points }, twee keer gehalveerd: er waren monsters in { $places }.
           *[no] { $name }: bestemmingskaart { $ticket } is niet verbonden: min { $points }.
        }
    }
scoring-borrowed = { $name }: stations lenen { $routes }.
scoring-stations = { $name }: { $points } punten voor overgebleven stations.
scoring-longest-path =
    { $points ->
        [0] { $name }: langste traject { $length } lang.
       *[other] { $name }: langste traject { $length } lang, het langste van allemaal: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: verbonden bestemmingen: { $count }.
       *[other] { $name }: verbonden bestemmingen: { $count }, de meeste van allemaal: plus { $points }.
    }
scoring-grand-tour = { $name }: rondreis, dubbel verbonden bestemmingen: plus { $points }.
scoring-most-cities = { $name }: de grootste groep verbonden steden: plus { $points }.
scoring-attractions =
    { $name }: bezienswaardigheden: plus { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
scoring-districts =
    { $name }: wijken: plus { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
scoring-meeples = { $name }: meeste of op één na meeste meeples van een kleur: plus { $points }.
scoring-tourists = { $name }: toeristenfiches: plus { $points }.
scoring-bullets = { $name }: vooruitgang met hogesnelheidstreinen: { $points } punten.
scoring-shares = { $name }: plaatsen in maatschappijen: plus { $points }.
scoring-goods =
    { $name }: goederen: plus { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
scoring-monster =
    { $points ->
        [0] { $name }: kaarten van { $monster }: { $count }.
       *[other] { $name }: kaarten van { $monster }: { $count }, de meeste van allemaal: plus { $points }.
    }
result = Uitslag
winner =
    { $tie ->
        [shared] { $names } delen de overwinning met { $points } punten.
        [broken] { $who ->
            [you] Je wint met { $points } punten, door de regel voor gelijkspel.
           *[other] { $names } wint met { $points } punten, door de regel voor gelijkspel.
        }
       *[none] { $who ->
            [you] Je wint met { $points } punten.
           *[other] { $names } wint met { $points } punten.
        }
    }

help-play-answers = Antwoord met een nummer uit de lijst of met woorden; het begin van een woord is genoeg, in elke volgorde.
help-play-cards = Kaarten: “take rood” of gewoon “rood”, “draw” voor de stapel.
help-play-claim = Routes: “claim paris zurich”, “par zur”, “par zur rood” om te zeggen hoe je betaalt, “#2” voor het tweede spoor.
help-play-station = Stations: “station paris”, waar het bord ze heeft.
help-play-tickets = Bestemmingskaarten: “draw tickets” voor nieuwe, dan de nummers om te houden; “tickets” zegt hoe de jouwe ervoor staan.
help-play-reroll = Dobbelstenen: “enkel joker” of “2 enkel” gooit die opnieuw, “keep dubbel” de andere, “all” en “nothing”.
help-play-claim-dice = Routes: “claim paris zurich”, “par zur”, “par zur joker 1” om te zeggen hoe je betaalt; stations: “station paris”.
help-play-buy = Fiches: “buy enkel with dubbel station” geeft twee ongebruikte dobbelstenen voor één; “end discarding enkel” geeft er één terug.
help-play-dice-tickets = Bestemmingskaarten: “draw 2 tickets” voor twee Stations of Jokers, dan de nummers om te houden, of none.
help-play-end = “end” beëindigt je beurt; “auto” schakelt of dat vanzelf gaat als er niets anders meer kan.
help-play-monsters =
    { $purse ->
        [dice] Monsters: “alvin boston” verplaatst Alvin voor zo weinig mogelijk Jokers, “alvin boston 2” voor twee.
       *[cards] Monsters: “alvin boston” verplaatst Alvin voor zo weinig mogelijk locomotieven, “alvin boston 2” voor twee.
    }
help-play-reach = “monsters” zegt waar ze zijn, “reach alvin” waar Alvin heen kan.
help-play-meeples = Meeples: “red” neemt er een als je gevraagd wordt; “meeples” noemt die op het bord, “board” die van iedereen.
help-play-tourists = Toeristenfiches: “bridge presidio” zet bij het begin een stapel, “bridge” neemt een fiche als je gevraagd wordt; “tourists” noemt de stapels, “board” de fiches van iedereen.
help-play-bullets = Hogesnelheidstreinen: bezet zo’n route als een grijze; “bullets” noemt de gebouwde en hoeveel treinen er over zijn, “board” ieders vooruitgang.
help-play-shares = Aandelen: noem de maatschappij als het gevraagd wordt, of “no share”; “shares” toont de stapels, “board” wat je hebt.
help-play-passengers = Passagiers: “berlin” of “no” na het bezetten; “passenger berlin” laat hem reizen, dan de plaats waarheen, of “stop”.
help-play-goods = “goods” noemt de goederen in de steden, “board” zegt waar passagiers zijn.
help-play-look = Opzoeken: actions, hand, display, board, score, log (“log all”).
help-play-look-dice = Opzoeken: actions, dice, board, score, log (“log all”).
help-play-routes = “routes paris” geeft de routes van een plaats met prijs en eigenaar.
help-play-rules = “rules” legt de regels van deze tafel uit, “rules tickets” één ervan.
help-play-why = “why claim paris zurich” zegt waarom iets niet kan.
help-play-undo = “undo” neemt je beurt terug zolang er niets verborgens gezien is.
help-play-save = “save FILE” bewaart het spel, “quit” stopt; “whistlestop play --resume FILE” gaat verder.

## The server

help-serve = Het spel voor de browser aanbieden.
help-serve-host = Adres om op te luisteren; 0.0.0.0 laat vrienden in je netwerk toe.
help-serve-port = Poort om op te luisteren.
help-serve-database = Waar tafels bewaard worden: een bestand, of het adres van een database.
help-serve-redis = Adres van een Redis waarmee processen de tafels van één PostgreSQL delen.
help-serve-processes = Hoeveel processen er achter de poort werken.
help-serve-logs = Hoe het logboek wordt geschreven: text of json.
help-serve-public-url = Waar mensen de server bereiken, als dat niet is waar hij luistert.
help-serve-bot-threads = Hoeveel bots tegelijk mogen nadenken.
help-serve-open = Het spel in de browser openen.
serve-local = Het spel staat klaar op { $address }
serve-friends = Vrienden bereiken het op { $address }
serve-compiling = De regels worden op de achtergrond gecompileerd; de eerste minuut of twee denken bots iets langzamer.
serve-stop = Druk op Ctrl+C om te stoppen.
serve-closed = De server kan niet luisteren op { $host }, poort { $port }: { $reason }
serve-shared-file = Meerdere processen kunnen SQLite niet delen: het is een bestand waarin één proces schrijft. Noem een PostgreSQL met --database postgresql+psycopg://…
serve-shared-redis = Meerdere processen hebben een Redis nodig om te weten wie van hen een tafel heeft. Noem die met --redis redis://…
serve-redis-address = Het adres van de Redis is er geen zoals redis://localhost:6379: { $reason }
database-newer = De database heeft versie { $found }; dit programma kent versies tot en met { $known }.
database-corrupt = De database is beschadigd of is er geen: { $reason }. Zet een kopie terug.
database-unreachable = De database kan niet worden gebruikt: { $reason }
server-no-client = Het browserspel is nog niet gebouwd
server-build-client = Deze server draait vanuit de broncode zonder het browserdeel. Voer daar “make play” uit: dat bouwt het en start het spel.

refusal-malformed = De server begreep een bericht van deze pagina niet. Laad haar opnieuw.
refusal-oversized = Dat is te lang.
refusal-too-frequent = Dat was te veel tegelijk. Wacht even.
refusal-foreign-origin = Deze pagina hoort niet bij de server waarmee ze praat.
refusal-foreign-host = Deze server kent zichzelf niet onder deze naam. Wie hem beheert, kan zijn openbare adres instellen.
refusal-unknown-table = Die tafel is er niet.
refusal-wrong-token = Deze link opent hier geen stoel.
refusal-not-found = Zoiets is hier niet.
refusal-storage-failed = De server kon dat niet bewaren, dus het is niet gebeurd. Probeer het nog eens.
refusal-frozen = Dit spel is met een andere versie van het programma begonnen en kan met deze niet verder.
refusal-busy = De server heeft het op dit moment te druk. Probeer het zo nog eens.
refusal-failed = Er ging iets mis op de server; er is niets veranderd. Probeer het nog eens.
refusal-too-slow = Dat deed er te lang over om aan te komen. Probeer het nog eens.
refusal-password-needed = Deze tafel is voor wie het wachtwoord kent.
refusal-wrong-password = Dat is niet het wachtwoord van deze tafel.
refusal-not-seated = Je kijkt toe; dat kunnen alleen spelers.
refusal-not-host = Dat kan alleen wie de tafel klaargezet heeft.
refusal-not-started = Het spel is nog niet begonnen.
refusal-already-started = Het spel is al begonnen.
refusal-table-full = Alle stoelen zijn bezet.
refusal-seat-taken = Daar zit al iemand.
refusal-name-taken = Iemand aan tafel heet al zo.
refusal-colour-taken = Iemand aan tafel heeft die kleur al.
refusal-bad-table = Zo kun je geen tafel klaarzetten.
refusal-seats-open = Er zijn nog stoelen vrij.
refusal-too-many-tables = De server heeft geen plaats voor nog een tafel.
refusal-too-many-spectators = Er is geen plaats voor meer toeschouwers.
refusal-no-proposal = Dat voorstel geldt niet meer.
refusal-no-hints = Tips staan aan deze tafel uit.
refusal-game-running = Het spel is nog niet afgelopen.

## The page in the browser

web-motto = Een treinavond met vrienden en bots. Zonder account, zonder handleiding.
web-new-game = Een nieuw spel
web-new-game-text = Zet een tafel klaar voor vrienden op hun eigen apparaten, voor mensen rond één apparaat en voor bots.
web-your-name = Je naam
web-set-table = Tafel klaarzetten
web-quick = Meteen spelen met twee bots ({ $level })
web-level =
    { $level ->
        [1] makkelijk
        [2] gemiddeld
        [3] goed
        [4] sterk
        [5] heel sterk
       *[other] meester
    }
web-next-level = Volgende tegenstander: { $bot } ({ $level })
web-join = Bij vrienden spelen
web-join-text = Open de link die ze je stuurden, of typ de code van hun tafel.
web-code = Code van de tafel
web-join-button = Aanschuiven
web-my-tables = Mijn tafels
web-finished-tables = Afgelopen spellen ({ $count })
web-state-waiting = wacht op spelers
web-state-playing = bezig
web-state-over = afgelopen
web-state-frozen = kan niet verder
web-forget = Tafel { $code } vergeten
web-forget-word = Vergeten
web-offline = De server is nu niet bereikbaar.
web-loading = Het bord wordt neergelegd …
web-reconnecting = Verbinding verbroken. Nieuwe poging …
web-close = Sluiten
web-done = Klaar
web-cancel = Annuleren
web-yes = Ja
web-no = Nee
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-link = Link
web-guest = Gast
web-to-lobby = Alle tafels

web-board-choice = Bord
web-board-group =
    { $group ->
        [first] Om mee te beginnen
        [countries] Landen en continenten
        [cities] Steden, voor een kort spel
       *[more] Meer borden
    }
web-board-rules =
    { $count ->
        [0] Hoe je { $board } speelt
       *[other] Hoe je { $board } speelt, en wat niet zeker is
    }
web-for-players = { $fewest } tot { $most } spelers
web-ticket-set = Set bestemmingen
web-ticket-set-base = zoals gedrukt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
web-expansions = Uitbreidingen
web-expansion-dice = De dobbelsteenuitbreiding
web-expansion-monsters = Alvin & Dexter
web-seats = Stoelen
web-seat-kind = Wie op stoel { $number } zit
web-seat-remove = Stoel { $number } weghalen
web-seat-remove-word = Weghalen
web-seat-mine = Aan dit apparaat
web-seat-open = Vrij voor een vriend
web-seat-open-text = Vrienden gaan met de link zitten.
web-seat-bot = Bot
web-name = Naam
web-bot-level = Welke bot
web-bots-levels = Niveaus
web-bots-styles = Speelstijlen
web-bot-plain = { $name }
web-livery = Kleur { $colour }, patroon { $pattern }: wijzigen
web-livery-choose = Kleur en patroon
web-colour = Kleur
web-colour-red = rood
web-colour-blue = blauw
web-colour-green = groen
web-colour-yellow = geel
web-colour-black = zwart
web-colour-purple = paars
web-pattern = Patroon
web-pattern-plain = effen
web-pattern-stripes = strepen
web-pattern-dots = stippen
web-pattern-checks = ruiten
web-pattern-chevrons = zigzag
web-pattern-rings = ringen
web-house-rules = Klok en meer
web-more-rules = Meer instellingen en huisregels
web-clock = Tijd per beurt
web-clock-none = zo lang als nodig
web-clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
web-clock-is-seconds =
    Iedereen heeft { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    } per beurt.
web-clock-is-days =
    Iedereen heeft { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    } per beurt.
web-bot-speed = Hoe snel bots antwoorden
web-bot-speed-slow = rustig aan
web-bot-speed-middle = zoals mensen
web-bot-speed-fast = snel
web-bot-speed-once = meteen
web-takeover = Een bot speelt voor wie geen tijd meer heeft, tot die terugkomt
web-plan-not-ready = Dit bord vraagt minstens { $fewest } stoelen, waarvan één aan dit apparaat.
web-open-table = Tafel openen
web-start-now = Spel beginnen

web-invite = Vrienden uitnodigen
web-qr = De link als code voor de camera van een telefoon
web-watching-now =
    { $count ->
        [0] Niemand kijkt toe.
        [one] { $count } persoon kijkt toe.
       *[other] { $count } mensen kijken toe.
    }
web-sit = Hier gaan zitten
web-sit-also = Nog iemand aan dit apparaat
web-leave = Opstaan
web-make-bot = Bot
web-make-open = Vrij
web-here = is er
web-away = weg
web-start = Spel beginnen
web-start-waits = Het spel kan beginnen als elke stoel bezet is; geef vrije stoelen aan bots.
web-host-starts = Je zit. Het spel begint als de gastheer of gastvrouw het start.
web-this-table = Deze tafel
web-fingerprint = Verzegeld startgetal: { $fingerprint }
web-fairness = Eerlijk spel: het verzegelde zaadgetal

web-your-turn = Jouw beurt
web-turn-of =
    { $count ->
        [one] { $names } denkt na
       *[other] Wachten op { $names }
    }
web-wait = Een ogenblik
web-over = Het spel is afgelopen
web-last-turns =
    { $count ->
        [one] allerlaatste beurt
       *[other] laatste ronde: { $count } beurten
    }
web-last-moves = Laatste zetten
web-last-call = De laatste ronde is begonnen!
web-last-call-read = Begrepen
web-clock-left = Resterende tijd: { $time }
web-hours-left = { $count } u
web-days-left =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
web-board = Het bord { $board }. Pijltjes verschuiven het, plus en min zoomen, 0 toont alles.
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-fit = Het hele bord tonen
web-zoom-in-word = dichter
web-zoom-out-word = verder
web-zoom-fit-word = alles
web-claim-route = { $route } bezetten
web-choice-claim = { $route } bezetten
web-ask-claim = De tunnel { $route } proberen?
web-which-track = Welk spoor?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] linkerspoor
        [right] rechterspoor
        [upper] bovenste spoor
        [lower] onderste spoor
       *[middle] middelste spoor
    })
web-not-now =
    { $phase ->
        [tickets] Kies eerst je bestemmingskaarten.
        [split] Zeg eerst hoeveel kaarten je van welke stapel trekt.
        [second_card] Je bent aan het trekken: neem eerst je tweede kaart.
        [payment] Betaal eerst wat je gekozen hebt, of annuleer het.
        [tunnel] Handel eerst de tunnel af.
        [place_monster] Eerst worden de monsters op het bord gezet.
        [reroll] Beslis eerst welke dobbelstenen je opnieuw gooit.
        [after_action] Je actie is gedaan: alleen wat erop mag volgen kan nog.
        [meeple] Neem eerst een meeple.
        [put_stack] Eerst worden de stapels toeristenfiches gezet.
        [tourist] Neem eerst een toeristenfiche.
        [share] Neem eerst een aandeel, of geen.
        [dummy_share] Kies eerst een aandeel voor de dummy.
        [passenger] Zeg eerst of er een passagier op het bord komt.
        [travel] Je passagier is onderweg: reis verder of beëindig de reis.
        [over] Het spel is afgelopen.
       *[action] Dat kan nu niet.
    }
web-track-mountains =
    { $count ->
        [one] { $count } berg
       *[other] { $count } bergen
    }: het kost { $trains } wagons.
web-track-no-locomotives = Geen locomotieven hier.
web-track-substitute =
    { $what ->
        [locomotive] { $count } willekeurige kaarten mogen een locomotief vervangen.
       *[card] { $count } willekeurige kaarten mogen er één van de kleur vervangen.
    }
web-border-point = Een grenspunt van { $country }: bestemmingen naar { $country } eindigen hier.
web-attraction =
    Een bezienswaardigheid: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    } voor wie hier een route heeft.
web-district =
    Verbonden met { $others }: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }.
web-meeples-here = Meeples hier: { $meeples }.
web-tourists-here = Toeristenfiches hier: “{ $symbol }” × { $count }.
web-route-for-all = Hier staat een hogesnelheidstrein: de route is van iedereen.
web-bullets-left = Hogesnelheidstreinen over: { $count }
web-bullets-gone = Geen hogesnelheidstreinen meer: vrije hogesnelheidsroutes zijn gewone grijze
web-track-bullet = Hogesnelheidsroute: zolang er treinen zijn kost ze geen wagons en geeft ze vooruitgang { $spaces } in plaats van punten.
web-progress-worth = Vooruitgang { $spaces }: nu { $points } punten waard
web-count-progress = vooruitgang
web-ticket-bullets = ontbrekende hogesnelheidsroutes: { $routes }, wagons: { $count }
web-goods-here =
    { $count ->
        [one] Hier ligt { $count } goederenfiche, { $value } waard.
       *[other] Hier liggen { $count } goederenfiches; de bovenste is { $value } waard.
    }
web-passengers-here = Hier staat een passagier van { $names }.
web-route-open = Deze route is nog van niemand.
web-route-owned = Ze is van { $name }.
web-route-takers =
    { $count ->
        [0] Niemand kan ze nog bezetten.
       *[other] Nog te bezetten door: { $names }.
    }
web-route-price = Ze kost je:
web-monster-here = { $monster } is hier: geen route naar deze plaats kan bezet worden.
web-monster-at = { $monster } in { $place }
web-monster-card = De kaart van { $monster } ligt hier open
web-station-here = Hier staat een station van { $name }.

web-choose-tickets = Welke bestemmingen houd je?
web-keep-least =
    { $count ->
        [0] Houd er zoveel je wilt, of geen.
       *[other] Houd er minstens { $count }.
    }
web-keep =
    { $count ->
        [0] Geen houden
        [one] { $count } kaart houden
       *[other] { $count } kaarten houden
    }
web-tickets-wait = Gekozen. Je kunt het nog veranderen tot iedereen gekozen heeft.
web-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
web-ticket-connected = verbonden
web-ticket-connected-to = verbonden met { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = geen weg meer voor eigen routes
web-ticket-failed = niet verbonden
web-ticket-trains =
    { $count ->
        [one] nog { $count } wagon
       *[other] nog { $count } wagons
    }
web-ticket-trains-to =
    { $count ->
        [one] nog { $count } wagon naar { $place }
       *[other] nog { $count } wagons naar { $place }
    }
web-ticket-too-far = nog { $count } wagons, meer dan je hebt
web-ticket-half = telt nu half: er is een monster in { $places }
web-ticket-halved = gehalveerd: er was een monster in { $places }

web-your-action = Je actie
web-action =
    { $count ->
        [0] Neem je twee kaarten of trek je bestemmingen? Je kunt nog geen route betalen.
        [one] Neem je twee kaarten, bezet je de route met gouden rand, of trek je bestemmingen?
       *[other] Neem je twee kaarten, bezet je een van de { $count } routes met gouden rand, of trek je bestemmingen?
    }
web-action-dice =
    { $count ->
        [0] Deze dobbelstenen betalen geen route. Trek je bestemmingen, koop je fiches of beëindig je je beurt?
        [one] Bezet je de route met gouden rand, of gebruik je je dobbelstenen voor iets anders?
       *[other] Bezet je een van de { $count } routes met gouden rand, of gebruik je je dobbelstenen voor iets anders?
    }
web-second-card = Welke kaart neem je als tweede?
web-question-place = Waar moet { $monster } beginnen?
web-question-place-note = Geen route naar die plaats kan bezet worden zolang { $monster } er is.
web-after-action = Je actie is gedaan. Nog iets?
web-turn-ends = Je actie is klaar en er kan niets meer volgen. Je beurt eindigt zo.
web-pick-station = Waar moet je station staan? Druk op een plaats.
web-pick-monster = Waar moet { $monster } heen? Druk op een plaats.
web-far = Gestippelde plaatsen kosten twee locomotieven.
web-build-station = Station bouwen
web-station-short = Station
web-tickets-draw = Bestemmingen trekken:
web-move-monster = { $monster } verplaatsen
web-choice-move-dice =
    { $monster } naar { $place } verplaatsen voor { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokers
    }
web-choice-pay = { $cards } betalen
web-give = Kaarten om te geven
web-give-cards =
    { $what ->
        [locomotive] Welke { $count } kaarten staan voor een locomotief?
       *[card] Welke { $count } kaarten staan voor één van de kleur?
    }
web-give-one = Geef { $card }
web-give-less = Houd { $card }
web-give-these = Geef { $cards }
web-give-none = Geven
web-split = Bestemmingen van twee stapels
web-split-question = Je trekt { $count } bestemmingskaarten. Hoeveel van welke stapel?
web-meeple = Een meeple
web-meeple-question = Welke meeple neem je in { $place }?
web-stack = Een stapel toeristenfiches
web-stack-question = Waar zet je de stapel “{ $symbol }”? Druk op een plaats.
web-tourist = Een toeristenfiche
web-tourist-question = Welk fiche neem je?
web-tourists-own = Toeristenfiches: { $symbols }
web-track-companies = Hij kan een aandeel van { $companies } geven.
web-companies-dummy = Dummy
web-companies-points = Punten per plaats
web-companies-own = Van jou
web-companies-top = Bovenop
web-companies = Maatschappijen
web-share-told = { $company }: aandeel { $number }, je hebt { $own }; per plaats { $points }.
web-share-question = Wiens aandeel neem je voor { $route }?
web-dummy-share-question = Welk aandeel van { $route } krijgt de dummy?
web-no-share = Geen aandeel
web-meeple-letter-black = Z
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = W
web-meeple-letter-yellow = G
web-meeple-letter-green = N
web-passenger = Een passagier
web-passenger-question = Zet je een passagier aan een einde van je nieuwe route?
web-journey = Een reis
web-journey-question =
    { $count ->
        [one] Je passagier is in { $place }. Reist hij verder over de route die oplicht?
       *[other] Je passagier is in { $place }. Over welke van de { $count } routes die oplichten reist hij verder?
    }
web-move-passenger = Passagier verplaatsen
web-pick-passenger = Welke passagier moet reizen? Druk op zijn plaats.
web-cannot-undo = Dit kun je niet alleen terugnemen.
web-take = Neem { $card }
web-draw-sure = Een kaart van de stapel trekken?
web-display = Open kaarten
web-deck =
    { $count ->
        [0] De stapel is leeg
        [one] Van de stapel trekken: { $count } kaart
       *[other] Van de stapel trekken: { $count } kaarten
    }
web-deck-word = Stapel
web-hand = Je hand: { $cards }
web-hand-empty = Geen kaarten op hand
web-hand-head = Je hand ({ $count })
web-hand-fits = { $cards }: routes van deze kleur tonen
web-dice = Dobbelstenen
web-no-dice = Er liggen geen dobbelstenen meer op tafel.
web-dice-wait = Er wordt gegooid als de eerste beurt begint.
web-dice-of = worp van { $name }
web-die-marked = opnieuw
web-no-tokens = Nog geen fiches
web-die-swapped = ruilen
web-reroll = Welke dobbelstenen gooi je opnieuw? Tik erop.
web-dice-enough =
    { $count ->
        [0] Zoals ze liggen, betalen ze geen route.
        [one] Zoals ze liggen, betalen ze { $count } route.
       *[other] Zoals ze liggen, betalen ze { $count } routes.
    }
web-reroll-marked =
    { $count ->
        [0] Opnieuw gooien
        [one] { $count } dobbelsteen opnieuw
       *[other] { $count } dobbelstenen opnieuw
    }
web-stand = Alles houden
web-buy-token =
    { $token ->
        [single] Enkel-fiche kopen voor twee dobbelstenen
       *[double] Dubbel-fiche kopen voor twee dobbelstenen
    }
web-swap = Tik op twee dobbelstenen om ze te ruilen voor een fiche.
web-swap-for = Voor welke fiche ruil je ze?
web-end-turn = Beurt beëindigen
web-end-sure = Je beurt beëindigen?
web-discard = Fiches teruggeven
web-give-back = { $tokens } teruggeven
web-tunnel = De tunnel { $route }
web-tunnel-revealed = De omgedraaide kaarten
web-tunnel-laid = Je hebt { $laid } neergelegd.
web-tunnel-too-dear = Wat de tunnel extra kost, kun je niet betalen.
web-tunnel-too-dear-dice = Dat kun je niet betalen.
web-tunnel-symbols =
    { $count ->
        [0] De tunneldobbelstenen tonen geen symbool: het kost niets extra.
        [one] De tunneldobbelstenen tonen { $count } symbool: het kost { $count } extra.
       *[other] De tunneldobbelstenen tonen { $count } symbolen: het kost { $count } extra.
    }

web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-alone = Je laatste beslissing terugnemen
web-undo-all = Iedereen vragen of je je laatste beslissing mag terugnemen
web-undo-asked = De anderen wordt gevraagd of je dat mag terugnemen.
web-undo-proposal = Een verzoek om zetten terug te nemen
web-undo-wish =
    { $name } wil { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    } terugnemen.
web-undo-waiting =
    { $count ->
        [one] Wachten tot { $count } speler instemt.
       *[other] Wachten tot { $count } spelers instemmen.
    }
web-agree = Akkoord
web-disagree = Niet akkoord
web-undo-withdraw = Laat maar

web-players = Spelers
web-me = jij
web-bot = bot, { $bot }
web-bot-plays = een bot speelt
web-to-move = aan de beurt
web-count-points = punten
web-count-trains = wagons
web-count-cards = kaarten
web-count-tokens = fiches
web-count-tickets = doelen
web-count-stations = stations
web-count-passengers = passagiers
web-count-goods = goederen
web-count-time = tijd
web-tickets = Je bestemmingen
web-log = Wat er gebeurde
web-log-all = Alles tonen
web-log-dealt = Iedereen krijgt { $count } treinkaarten.
web-chat = Praten
web-chat-say = Zeg iets
web-chat-send = Sturen
web-chat-empty = Nog niemand heeft iets gezegd.
web-emotes = Laat zien wat je voelt
web-emote-hello = Hallo!
web-emote-luck = Veel geluk!
web-emote-well-done = Goed gespeeld!
web-emote-thanks = Bedankt!
web-emote-oh-no = O nee!
web-emote-hurry = Kom op!
web-routes = Routes
web-routes-search = Route zoeken
web-claimable = bezetten
web-tab-hand = Hand
web-tab-tickets = Doelen
web-tab-players = Spelers
web-tab-log = Verloop
web-tab-chat = Praten
web-tab-routes = Routes
web-watching = Je kijkt naar dit spel.
web-take-seat = De stoel van { $name } nemen
web-choose-beside = Kies je bestemmingen: ze staan op het bord. Wat je houdt, is vet getekend.
web-not-asked = Je bent niet aan de beurt. Bekijk intussen je bestemmingen en de routes.
web-bot-took = Een bot speelt op jouw stoel.
web-take-back = Weer zelf spelen
web-resign = Een bot voor mij laten spelen
web-leave-table = Het spel verlaten
web-leave-sure = Een bot speelt voor je verder en iedereen mag je stoel nemen. Met je link kom je niet meer terug.
web-pass-device = Geef het apparaat aan { $name }
web-pass-device-text = Nu hoort niemand anders te kijken.
web-put-away = Je beurt is voorbij. Bekijk wat je hebt en geef dan het apparaat door.
web-i-am = Ik ben { $name }

web-menu = Instellingen en tafel
web-menu-word = Menu
web-confirm = Vragen vóór een actie
web-confirm-always = altijd
web-confirm-touch = alleen bij aanraken
web-confirm-never = nooit
web-language = Taal
web-theme = Kleuren van de pagina
web-theme-system = zoals op het apparaat
web-theme-light = licht
web-theme-dark = donker
web-sound = Geluid: een fluitje als ik aan de beurt ben, en kaarten, wagons, dobbelstenen en monsters zijn te horen
web-still = Geen animaties
web-fast = Snellere animaties
web-notices = Een melding als ik aan de beurt ben en de pagina op de achtergrond staat
web-notices-http = Deze browser toont alleen meldingen voor pagina’s met https; de titel van de pagina zegt wanneer je aan de beurt bent.
web-other-device = Verdergaan op een ander apparaat
web-other-device-text = Deze link opent jouw stoel. Houd hem voor jezelf.
web-living-room = De woonkamer
web-living-room-text = Een groot scherm dat alleen toont: het bord, wie aan de beurt is, de punten en de laatste zetten. De telefoons zijn de handen.
web-living-room-open = Scherm openen
web-show-join = Kom met je telefoon aan tafel.
web-log-download = Verslag downloaden

web-step = Stap { $number } van { $total }
web-next = Verder
web-show-all = Uitslag tonen
web-show-result = Uitslag tonen
web-tickets-of = Bestemmingen van { $name }
web-scoring-told = De telling in woorden
web-chart = Ieders punten na elke beurt
web-chart-turns = { $count } beurten
web-look-board = Het bord bekijken
web-rematch = Nog een keer spelen
web-rematch-go = Naar de nieuwe tafel
web-seal-sound = Het startgetal is hetzelfde als dat vóór het spel verzegeld is.
web-seal-broken = Het startgetal past niet bij het zegel!
web-seal = SHA-256 van “{ $seed }:{ $salt }” is { $fingerprint }.

## The arena

help-arena = Een toernooi tussen bots houden en hun waarderingen tonen.
help-arena-bots = Bots gescheiden door komma’s: namen, of file.py:Class; zonder opgave “random,greedy”.
help-arena-games = Totaal aantal spellen, afgerond op hele blokken.
help-arena-sprt = Twee bots: spelen tot duidelijk is of de eerste sterker is, hoogstens dat aantal spellen.
help-arena-gain = Met --sprt: het gezochte voordeel in waarderingspunten.
help-arena-threads = Threads, of processen voor bots in Python; zonder opgave alle processors. De resultaten blijven gelijk.
help-arena-engine = Waar te spelen: op deze machine, of op een Ray-cluster.
help-arena-out = Map voor de resultaten; dezelfde opdracht gaat verder met een afgebroken reeks.
error-arena-sprt-alone = --sprt noemt de twee bots zelf en gaat niet samen met --bots.
error-arena-pair = --sprt vraagt twee verschillende bots met een komma ertussen.
error-arena-ray = --engine ray heeft het pakket “ray” nodig.
arena-played =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } in { $blocks ->
        [one] { $blocks } blok
       *[other] { $blocks } blokken
    }. De waardering van { $anchor } is 0; intervallen zijn 95%.
arena-unfinished =
    { $count ->
        [one] { $count } spel is afgebroken omdat het niet eindigde, en geteld zoals het stond.
       *[other] { $count } spellen zijn afgebroken omdat ze niet eindigden, en geteld zoals ze stonden.
    }
arena-ahead = Hoe vaak de bot links vóór die erboven eindigt
arena-seats = Eerste plaatsen per stoel
arena-seat = stoel { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } is sterker dan { $two } (log-likelihoodratio { $ratio }, grens { $bound }, gezocht: { $gain } punten).
        [not_stronger] { $one } is geen { $gain } punten sterker dan { $two } (log-likelihoodratio { $ratio }, grens −{ $bound }).
       *[open] Nog niet beslist of { $one } sterker is dan { $two } (log-likelihoodratio { $ratio }, grenzen ±{ $bound }, gezocht: { $gain } punten).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = waardering
heading-firsts = eerste plaatsen
heading-milliseconds = ms per beslissing

## Studies

help-study = Duizenden spellen op een bord spelen en een verslag schrijven als één HTML-pagina.
help-study-games = Aantal spellen voor elk deel van het verslag.
help-study-bot = Bot die de spellen speelt; zonder opgave de sterkste die snel genoeg is.
help-study-styles = Bots waarvan de stijlen vergeleken worden, gescheiden door komma’s; zonder opgave alle snelle.
help-study-out = Het HTML-bestand.
study-written = Het verslag over { $games } spellen staat in { $file }.
study-bot-compiled = een studie vraagt een bot van het pakket, niet “{ $bot }”; er zijn { $bots }.
studying = Het bord wordt bestudeerd

study-title =
    { $map }, { $players } spelers: { $kind ->
        [cards] een studie
        [dice] een studie met de dobbelsteenuitbreiding
        [monsters] een studie met Alvin & Dexter
       *[both] een studie met beide uitbreidingen
    }
study-lead = { $games } spellen van de bot “{ $bot }” tegen zichzelf, { $decisions } beslissingen, set bestemmingen “{ $set }”, startgetallen { $seed } tot { $last }. Alle spellen van een vergelijking beginnen met dezelfde startgetallen. De eerste speler zit op stoel 1.
study-percent = { $value }%
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] alleen kaarten
        [monsters] met monsters
        [dice] met dobbelstenen
       *[both] met beide
    }
study-key-seat =
    { $variant ->
        [cards] Alleen kaarten
        [monsters] Met monsters
        [dice] Met dobbelstenen
       *[both] Met beide uitbreidingen
    }: de eerste speler wint { $value }% [{ $low }, { $high }]; { $verdict ->
        [more] dat is meer dan de eerlijke { $fair }%.
        [less] dat is minder dan de eerlijke { $fair }%.
       *[fair] er is geen verschil te zien met de eerlijke { $fair }%.
    }
study-key-shift =
    { $variant ->
        [monsters] Bevoordelen Alvin & Dexter een stoel?
       *[dice] Bevoordelen de dobbelstenen een stoel?
    } { $verdict ->
        [more] Ze geven de eerste speler { $value } procentpunten meer [{ $low }, { $high }].
        [less] Ze kosten de eerste speler { $value } procentpunten [{ $low }, { $high }].
       *[same] De verandering voor de eerste speler is { $value } procentpunten [{ $low }, { $high }], wat toeval kan zijn.
    }
study-key-length =
    { $variant ->
        [monsters] Monsters
        [dice] Dobbelstenen
       *[both] Beide uitbreidingen
    } { $verdict ->
        [more] maken spellen { $change } beurten per speler langer
        [less] maken spellen { $change } beurten per speler korter
       *[same] laten de lengte van spellen zoals die is
    } [{ $low }, { $high }], tot { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alle spellen kwamen tot een einde.
        [one] { $count } startgetal kwam in een van de varianten niet tot een einde; het ontbreekt in de vergelijking van de varianten.
       *[other] { $count } startgetallen kwamen in een van de varianten niet tot een einde; ze ontbreken in de vergelijking van de varianten.
    }
study-key-tickets = Bestemmingen die te veel opleveren: { $generous }. Bestemmingen die te weinig opleveren: { $stingy }.

study-head-variant = spel
study-head-first = eerste speler wint
study-head-shift = verandering door de uitbreiding
study-head-points = punten
study-head-winner = punten van de winnaar
study-head-margin = voorsprong van de winnaar
study-head-games = spellen
study-head-figure = wat
study-head-value = waarde
study-head-turns = beurten per speler
study-head-change = verandering
study-head-part = deel
study-head-kept = gehouden na aanbod
study-head-fulfilled = voltooid als gehouden
study-head-brought = opgeleverde punten
study-head-lift = winst
study-head-price = prijs
study-head-route = route
study-head-claimed = bezet
study-head-when = wanneer
study-head-place = plaats
study-head-reached = bereikt
study-head-claimable = te bezetten
study-head-claims = bezet per spel
study-head-case = randgeval
study-head-met = spellen ermee

study-seats = Is de speelvolgorde eerlijk?
study-seats-text = Deel van de overwinningen naar plaats in de speelvolgorde, zonder en met elke uitbreiding op dezelfde startgetallen. Een gedeelde overwinning wordt verdeeld. De stippellijn is het eerlijke deel.
study-seats-caption = Overwinningen naar plaats in de speelvolgorde, telkens { $games } spellen; de streepjes zijn 95%-intervallen.
study-seats-table = De varianten naast elkaar; de verandering in procentpunten tegenover alleen kaarten
study-seat-of = { $variant }, stoel { $number }
study-length = Hoe lang spellen duren, en wie er leidt
study-length-text = Een voorsprong telt in routepunten, die iedereen ziet; de leiding wisselt als een ander alleen leidt.
study-length-caption = Beurten van elke speler, { $games } spellen.
study-length-table = Het verloop van de spellen
study-margins = De voorsprong van de winnaar
study-margins-caption = Punten tussen de eerste en de tweede, { $games } spellen.
study-axis-turns = beurten per speler
study-axis-margin = punten
study-variant-lengths = Lengte van spellen per variant; de verandering tegenover alleen kaarten op dezelfde startgetallen
study-fact-turns = Beurten van elke speler
study-fact-leads = Wisselingen van de leiding in een spel
study-fact-half-time = Spellen gewonnen door wie halverwege leidde
study-fact-margin = Punten tussen de eerste en de tweede
study-fact-shared = Spellen met gedeelde overwinning
study-ending =
    { $reason ->
        [last_round_played] Spellen die na de laatste ronde eindigden
        [all_passed] Spellen die eindigden omdat iedereen paste
        [six_tickets] Spellen die eindigden met alle nodige bestemmingskaarten
        [last_train] Spellen die eindigden met de laatste wagon
       *[other] Spellen die anders eindigden ({ $reason })
    }
study-score = Waaruit een score bestaat
study-score-caption = Gemiddelde punten per deel, { $games } spellen; de streepjes zijn 95%-intervallen.
study-score-table = Gemiddelde punten
study-winner = winnaar
study-others = de anderen
study-part =
    { $part ->
        [routes] routes
        [tickets] bestemmingen
        [longest_path] langste traject
        [most_tickets] meeste bestemmingen
        [stations] stations over
        [alvin] bonus voor Alvin
        [dexter] bonus voor Dexter
        [grand_tour] rondreis
        [most_cities] meeste steden
        [attractions] bezienswaardigheden
        [meeples] meeples
        [tourists] toeristenfiches
        [shares] aandelen
        [goods] goederen
        [bullets] hogesnelheidstreinen
        [coast_to_coast] kust tot kust
       *[districts] wijken
    }
study-styles = Welke stijl hier wint
study-styles-text = Bots van verschillende stijlen tegen elkaar, elke tafel in elke draaiing van de stoelen.
study-styles-caption = Deel van de eerste plaatsen, { $games } spellen.
study-styles-table = Waarderingen op de Elo-schaal; { $anchor } is 0
study-tickets = Bestemmingen
study-tickets-text = De winst is wat het houden van een bestemmingskaart toevoegt aan de kans om te winnen, in procentpunten. Bots kiezen wat ze houden, dus dit gaat over bestemmingen zoals ze gespeeld worden. Een prijs heet alleen te hoog of te laag waar het toeval bij zo veel kaarten hoogstens in één op de twintig studies hetzelfde zou doen.
study-tickets-caption = Winst van het houden, 95%-intervallen; bij veel bestemmingen die aan beide einden.
study-tickets-table = Elke gehouden bestemmingskaart, de beste voor wie haar hield eerst
study-price =
    { $price ->
        [generous] levert te veel op
        [stingy] levert te weinig op
       *[fair] –
    }
study-demand = Welke routes gewild zijn
study-demand-text = Hoe heter een spoor, in hoe meer spellen het bezet wordt. Cirkels groeien met het deel van de netwerken dat een plaats bereikt.
study-demand-caption = Deel van { $games } spellen waarin elk spoor bezet werd; wijs een spoor of plaats aan voor het getal.
study-never = nooit
study-always = in elk spel
study-track-title = { $route }: bezet in { $share }% van de spellen
study-place-title = { $place }: bereikt door { $share }% van de netwerken
study-most-wanted = Het meest gewild; “wanneer” is hoe ver het spel al was
study-least-wanted = Het minst gewild
study-places = Plaatsen
study-places-text = Hoeveel netwerken een plaats bereiken, en hoe het hun vergaat.
study-places-caption = Deel van de netwerken dat een plaats bereikt: het meest gewilde dozijn, 95%-intervallen.
study-places-table = Elke plaats
study-reach = Bezetten naar lengte
study-reach-text = Hoe vaak wie aan de beurt was minstens één route van een lengte kon bezetten, en hoeveel er van die lengte bezet werden.
study-reach-caption = Deel van alle beurten in { $games } spellen waarin een route van de lengte bezet kon worden, 95%-intervallen.
study-reach-table = Routes naar lengte
study-of-length =
    { $length ->
        [one] { $length } vak
       *[other] { $length } vakken
    }
study-monsters = Alvin & Dexter
study-monsters-text = Een bestemmingskaart die aan het eind een plaats in chaos noemt, is de helft waard, voltooid of niet.
study-monsters-table = De monsters in een spel
study-visits = Waar monsters heen gaan
study-visits-caption = Aankomsten in een spel op de tien meest bezochte plaatsen, { $games } spellen.
study-fact-moves = Zetten van { $monster } in een spel
study-fact-locomotives = Locomotieven (met dobbelstenen: Jokers) voor { $monster } in een spel
study-fact-bonus-alone = Bonus voor { $monster } door één speler alleen gewonnen
study-fact-bonus-shared = Bonus voor { $monster } gedeeld
study-fact-holder = Spellen gewonnen door wie alleen de bonus voor { $monster } won
study-fact-halved = Gehalveerde bestemmingen in een spel
study-fact-lost = Punten verloren door voltooide, gehalveerde bestemmingen
study-fact-spared = Punten bespaard door mislukte, gehalveerde bestemmingen
study-dice = Dobbelstenen en fiches
study-dice-table = De dobbelstenen in een spel
study-fact-rerolls = Beurten met een tweede worp
study-fact-rerolled = Dobbelstenen in een tweede worp
study-fact-dice-claims = Beurten die een route bezetten
study-fact-wilds = Jokers bij het bezetten
study-fact-bought = Gekochte fiches in een spel
study-fact-spent = Aan routes uitgegeven fiches in een spel
study-fact-returned = Aan het eind van een beurt teruggegeven fiches, in een spel
study-tunnels = Tunnels
study-tunnels-caption = Deel van de pogingen naar extra kosten, 95%-intervallen.
study-tunnels-table = Tunnels in een spel
study-bullets-table = Hogesnelheidstreinen in een spel
study-fact-bullets-put = hogesnelheidstreinen op het bord
study-fact-bullets-gone = spellen waarin er geen over is
study-fact-progress = vooruitgang van een plaats
study-fact-no-progress = plaatsen zonder vooruitgang
study-fact-progress-wins = spellen gewonnen door wie alleen het verst kwam
study-extra =
    { $count ->
        [0] niets extra
       *[other] { $count } extra
    }
study-fact-tries = Geprobeerde tunnels in een spel
study-fact-failures = Mislukte pogingen
study-cases = Randgevallen van de regels
study-cases-text = Zeldzame situaties waarin de spellen terechtkwamen, elk met het eerste spel waarin dat gebeurde. “whistlestop replay FILE” vertelt zo’n spel stap voor stap.
study-cases-table = Randgevallen die voorkwamen, de zeldzaamste eerst
study-case =
    { $case ->
        [display-reset] Drie open locomotieven vervangen de open kaarten
        [display-reset-again] De open kaarten worden meermaals achter elkaar vervangen
        [reshuffle] De aflegstapel wordt de trekstapel
        [pass] Een speler moet passen
        [tunnel-declined] Een tunnel wordt niet betaald
        [card-given] Willekeurige kaarten vervangen een ontbrekende
        [tokens-returned] Fiches boven de grens worden teruggegeven
        [monsters-meet] Beide monsters staan op één plaats
        [tickets-halved] Een monster halveert een bestemmingskaart
        [dead-board] Er is niets meer dat iemand kan bezetten
        [all-passed] Iedereen past
        [longest-path-shared] Het langste traject wordt gedeeld
        [tie-broken] Een gelijke stand wordt beslist
        [victory-shared] Een overwinning wordt gedeeld
       *[below-zero] Een speler eindigt onder nul
    }
study-log = { $case } (startgetal { $seed })
study-download = { $file } downloaden
study-footer-intervals = Tussen rechte haken staan 95%-intervallen over spellen: van Wilson voor aandelen, normale voor gemiddelden. Waarderingen hebben bootstrapintervallen over blokken spellen met hetzelfde startgetal.
study-footer-program = Gemaakt met Whistlestop, onofficieel. Vingerafdruk van de regels, het bord en de bots: { $program }.

## Hints

help-play-hint = “hint” noemt de beste acties met hun kansen, de kansen van tunnels en kleuren, en bestemmingen binnen bereik.
hint-thinking = Even nadenken …
hint-games = Uit { $games } spellen die een bot heeft uitgespeeld; wat je niet ziet, is daarbij geloot.
hint-action = { $action }: wint { $value }% [{ $low }, { $high }]{ $reasons }.
hint-keep = { $tickets } houden
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] dat zou de sterkste bot doen
        [scores] { $count ->
            [one] levert { $count } punt op
           *[other] levert { $count } punten op
        }
        [completes_ticket] voltooit { $ticket }
        [on_way] ligt op de weg van { $ticket }
        [brings_end] leidt de laatste ronde in
        [colour_needed] die kleur heb je nodig voor { $route }
        [any_route] een locomotief past bij elke kleur
        [ticket_fulfilled] { $ticket } is al voltooid
        [ticket_costs] { $count ->
            [one] { $ticket } vraagt nog { $count } wagon
           *[other] { $ticket } vraagt nog { $count } wagons
        }
        [ticket_cut_off] { $ticket } is afgesneden
        [only_way] voor { $ticket } is er nauwelijks een andere weg
        [detour] de omweg voor { $ticket } vraagt { $count } wagons meer
        [rival_near] een tegenstander heeft ernaast gebouwd en kan hem sluiten
        [end_near] het einde is nabij (minste wagons over: { $count })
        [off_way] ze dient geen van je bestemmingen
        [more_tickets] nieuwe bestemmingen moeten met de wagons die je nog hebt voltooid worden: { $count }
        [leaves_open] laat { $route } aan anderen
       *[all_fulfilled] al je bestemmingen zijn voltooid en je hebt { $count } wagons
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: voltooid.
        [reachable] { $count ->
            [one] { $ticket }: binnen bereik met { $count } wagon.
           *[other] { $ticket }: binnen bereik met { $count } wagons.
        }
        [too-far] { $ticket }: vraagt { $count } wagons, meer dan je hebt.
       *[cut-off] { $ticket }: afgesneden.
    }
hint-tunnel =
    { $payable ->
        [unknown] { $route }: niets extra, { $none }%.
       *[other] { $route }: niets extra, { $none }%; te betalen, { $payable }%.
    }
hint-colour = { $kind }: { $next }% bij de volgende kaart van de stapel, { $two }% bij de volgende twee.

## Review of a game

help-review = De beslissingen van een opgeslagen spel beoordelen: winstkansen, nauwkeurigheid en wat het meest heeft gekost.
help-review-looks = Hoeveel spellen voor elke beslissing bekeken worden.
review-progress = beslissingen beoordeeld
review-curve = Winstkans na elke beslissing, voor zover de speler dat toen wist:
review-turn =
    { $turn ->
        [0] Opening
       *[other] Beurt { $turn }
    }
review-seat = { $name }: nauwkeurigheid { $value } %, beoordeelde beslissingen: { $count }
review-costly = { $when }: { $played }. Beter: { $better }; dat wint { $best } % in plaats van { $chance } %, voorsprong in punten: +{ $points }{ $reasons }.
review-none = Geen beslissing van { $name } heeft iets noemenswaardigs gekost.
review-foot = Elke beslissing is vergeleken met de beste die gevonden werd, in spellen die een bot verder speelde; wat de speler niet kon zien, is willekeurig aangevuld.
web-tab-review = Terugblik
web-review-mine = Mijn spel beoordelen
web-review-start = Dit spel beoordelen
web-review-text = Een bot speelt vanaf elke beslissing verder, met wat ieder toen kon weten. Dat duurt ongeveer een minuut.
web-review-progress = Beoordeelde beslissingen: { $done } van { $total }
web-review-stop = Stoppen
web-review-accuracy = Nauwkeurigheid
web-review-curve = Winstkans na elke beslissing
web-review-known = Voor zover ieder het wist
web-review-open = Met alles open
web-review-costly = Wat { $name } het meest heeft gekost
web-review-played = Gespeeld: { $action }
web-review-better = Beter: { $action }
web-review-gain = wint { $best } % in plaats van { $chance } %, voorsprong in punten: +{ $points }
web-review-cost = −{ $value } %
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Wat er gespeeld werd:
web-review-for = De betere keuze:

## Bots: a name and a sentence of character for each

web-level-name = Niveau { $level }
web-level-character = Verslaat het niveau eronder ongeveer drie van de vier keer, op elk bord.
bot-random-name = Tombola
bot-random-character = Doet wat als eerste opkomt, willekeurig en zonder plan.
bot-path-name = Nieuweling
bot-path-character = Houdt elke bestemming en bouwt ze een voor een langs de weg met de minste routes.
bot-one-step-name = Opportunist
bot-one-step-character = Neemt het beste wat er nu op het bord is en denkt nooit aan morgen.
bot-long-route-name = Marathon
bot-long-route-character = Houdt van lange routes en bezet de langste die er is; bestemmingen zijn bijzaak.
bot-hoarder-name = Eekhoorn
bot-hoarder-character = Spaart een steeds grotere hand en wacht op de routes die het meest opleveren.
bot-hungry-name = Verzamelaar
bot-hungry-character = Trekt bestemmingen zolang er wagons zijn, en wint of verliest groot.
bot-greedy-name = Stationschef
bot-greedy-character = Houdt goedkope bestemmingen, bouwt voor elk de kortste weg en verspilt geen tijd.
bot-planner-name = Ingenieur
bot-planner-character = Plant één netwerk voor alle bestemmingen, kiest graag lange routes en is als eerste door de wagons heen.
bot-search-name = Grootmeester
bot-search-character = Plant zoals de Ingenieur en probeert elk idee uit in honderden gedachte spellen voor hij zet.

## Looking back and reports

refusal-not-a-log = Dit bestand is geen verslag van een spel.
refusal-bad-log = Dit verslag kan niet nagespeeld worden.
refusal-unknown-board = Dit verslag hoort bij een bord dat dit programma niet heeft, of bij een andere versie ervan.
web-log-look = Het bord op dit moment tonen
web-past-region = Terugblik
web-past =
    { $turn ->
        [0] Terugblik op het begin:
       *[other] Terugblik op beurt { $turn }:
    }
web-past-earlier = Eerder
web-past-later = Later
web-past-now = Terug naar nu
web-replay = Herhaling
web-replay-watch = Nog eens bekijken
web-replay-view = Weergave
web-replay-open = Alles open
web-replay-spectator = Toeschouwer
web-replay-moment = Moment van het spel
web-replay-first = Naar het begin
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-turn = Naar een beurt springen
web-replay-turn-of = Beurt { $turn } · { $name }
web-replay-opening = Begin
web-replay-speed = Snelheid
web-replay-count = { $move } van { $count }
web-replay-keys = Pijltjestoetsen gaan stap voor stap, Page Up en Page Down van beurt naar beurt, Home en End naar de uiteinden, de spatiebalk speelt af.
web-replay-running = Het spel is nog bezig: je ziet wat jouw stoel ervan weet, of een toeschouwer.
web-replay-more = Toetsen en taal
web-replay-link = Link naar dit moment
web-replay-link-text = Wie deze link opent, ziet het spel op dit moment en van deze kant.
web-replay-file = Een spel openen
web-replay-file-text = Bekijk een spel nog eens aan de hand van zijn verslag: het bestand dat je na een spel gedownload hebt, of een uit het spel in de terminal.
web-replay-file-choose = Bestand kiezen
web-replay-line = Regel { $line }: { $reason }
web-replay-seat = Stoel { $number }
web-replay-deck = Nog in de stapel: { $count }
web-replay-ticket-deck = Nog te trekken bestemmingen: { $count }
web-replay-monsters = Gesloten: { $cards }
web-replay-choosing = Kiest uit { $tickets }.
web-replay-scores = Wat iedereen gehad zou hebben als het spel na elke beurt afgelopen was.
web-tab-scores = Punten
web-report = Een probleem melden
web-report-running = Kopieer deze tekst in je bericht. Hij bevat het spel voor zover jouw stoel het mag weten, en niets dat voor jou verborgen is.
web-report-over = Kopieer deze tekst in je bericht. Hij bevat het hele verslag van het spel.
## The text view and what a screen reader is told

web-text-view = Tekstweergave
web-board-view = Bord tonen
web-text-question = De vraag in woorden
web-text-answers = Getypt en geantwoord
web-text-line = Typ een opdracht, ? helpt
web-text-routes-from = Routes vanuit …
web-text-show = Tonen
web-text-score = Punten
web-text-help = Hulp
web-skip = Naar de vraag
web-sure = { $action }?
web-told-cards = { $name } trekt { $count } kaarten.
web-told-taken =
    { $who ->
        [you] Je neemt { $cards }.
       *[other] { $name } neemt { $cards }.
    }
web-card-unseen = een kaart van de stapel
## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Meer zien
web-overlays-word = meer
web-overlay-paths = Langste traject van iedereen
web-overlay-networks = Mijn netwerken
web-overlay-tickets = Treinen die mijn bestemmingen nog vragen
web-overlay-monsters = Waar de monsters heen kunnen
web-overlay-odds = Kansen
web-overlay-path = { $name }: { $count }
web-overlay-network = Netwerk { $number }: vakken { $count }, plaatsen { $places }
web-overlay-no-networks = Je hebt nog geen treinen op het bord.
web-overlay-locked = { $monster } zit vast: de kaart ligt open voor { $name }.
web-overlay-stays = Niemand kan { $monster } nu verplaatsen.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: plaatsen voor één Joker { $near }, alleen voor twee { $far }.
       *[cards] { $monster }: plaatsen voor één locomotief { $near }, alleen voor twee { $far }.
    }
web-overlay-next = volgende kaart
web-overlay-in-two = volgende twee
web-overlay-roll =
    { $which ->
        [stand] De dobbelstenen laten liggen: { $claim } % voor een route, { $ticket } % voor een die je bestemmingen nodig hebben, gemiddeld { $points } punten.
        [marked] Deze opnieuw gooien: { $claim } % voor een route, { $ticket } % voor een die je bestemmingen nodig hebben, gemiddeld { $points } punten.
       *[best] Het best opnieuw gooien ({ $dice }): { $claim } % voor een route, { $ticket } % voor een die je bestemmingen nodig hebben, gemiddeld { $points } punten.
    }
web-overlay-no-odds = Er valt nu niets uit te rekenen.
web-hint-button = Tip
web-hint-chance = wint ongeveer { $value } % ({ $low } tot { $high } %)
web-hint-do = Doe het
web-hint-none = Er komt niets in me op. Probeer het zo nog eens.
web-allow-hints = Je mag om tips vragen (zet dit uit voor spellen die tellen)
web-table-password = Wachtwoord voor gasten, als je wilt
web-password = Wachtwoord
web-enter = Binnengaan


web-lessons = Leren spelen
web-lessons-text = Drie korte lessen op een klein bord, samen ongeveer vijf minuten: kaarten, dan dobbelstenen, dan monsters.
web-lesson-cards = Les 1: kaarten
web-lesson-dice = Les 2: dobbelstenen
web-lesson-monsters = Les 3: monsters
web-lesson-progress = Stap { $step } van { $steps }
web-lesson-begin = Beginnen
web-lesson-resume = Verdergaan
web-lesson-again = Opnieuw beginnen
web-lesson-done = klaar
web-lesson-read = Verder
web-lesson-leave = Les verlaten
web-lesson-following = Volgende
web-lesson-play-on = Dit spel uitspelen
web-step-cards-goal = Welkom aan het Bodenmeer! De meeste punten winnen: voor bezette routes, vervulde bestemmingen en het langste traject. Een gemiste bestemming kost haar punten.
web-step-cards-tickets = Elke bestemming noemt twee plaatsen die je met je routes moet verbinden. Houd er minstens één; bestemmingen met een gedeelde weg passen goed. Het bord laat ze zien.
web-step-cards-take = Jij bent: neem twee kaarten na elkaar, open of blind van de stapel. Een open locomotief past bij elke kleur, maar is je enige kaart deze beurt.
web-step-cards-look = Druk op een van je bestemmingen (in de lijst ‘Doelen’): de kortste weg die nog vrij is, licht op.
web-step-cards-claim = Bezet een route: druk op een die oplicht. Ze kost evenveel kaarten van haar kleur als ze vakken heeft; grijs neemt één kleur naar keuze. Licht er niets nuttigs op, neem dan eerst kaarten.
web-step-cards-special = Twee soorten routes zijn bijzonder: een veerboot vraagt locomotieven, en een tunnel draait drie kaarten om die hem duurder kunnen maken. Het ‘?’ boven legt alle regels uit.
web-step-cards-again = Bezet een tweede route, liefst een die je bestemmingen nodig hebben. De lamp geeft een tip, en terugnemen herstelt een vergissing.
web-step-cards-end = Dat is het kaartspel. Heeft iemand twee treinen of minder, dan heeft iedereen nog één beurt en worden de bestemmingen geteld. Speel door, of zie wat dobbelstenen veranderen.
web-step-dice-goal = Met dobbelstenen zijn er geen kaarten: elke beurt gooi je vijf dobbelstenen, en hun symbolen betalen wat je doet.
web-step-dice-tickets = Bestemmingen zijn als tevoren: houd er minstens één.
web-step-dice-roll = Je dobbelstenen liggen voor je. Druk op wat je niet wilt en gooi dat één keer opnieuw; of laat alles liggen.
web-step-dice-claim = Bezet een route die oplicht: een enkele route vraagt Enkel, een dubbele Dubbel, één per vak. Een Joker past altijd. Licht er niets op, beëindig dan je beurt en gooi opnieuw.
web-step-dice-tokens = Twee ongebruikte dobbelstenen kopen een fiche: één Enkel of Dubbel voor later, hoogstens drie van elk. Koop er een als je stenen overhebt, of ga verder.
web-step-dice-again = Bezet een tweede route. Fiches helpen waar de dobbelstenen tekortschieten.
web-step-dice-special = Stations op de dobbelstenen trekken bestemmingen, elk één. Een veerboot vraagt Jokers, en in een tunnel kunnen drie tunnelstenen de prijs verhogen.
web-step-dice-end = Dat is het dobbelspel. Het eindigt zoals het kaartspel. Speel door, of ontmoet de monsters.
web-step-monsters-goal = Alvin en Dexter zijn er. De plaats waar een monster staat, is in chaos: geen route die daar eindigt, kan bezet worden.
web-step-monsters-tickets = Bestemmingen en kaarten zijn als in de eerste les. Houd minstens één bestemming.
web-step-monsters-place = Zet een monster op het bord: druk op een plaats, liefst een die de ander in de weg zit en jou niet.
web-step-monsters-locomotive = Monsters lopen voor locomotieven. Neem de open locomotief, die voor beide kaarten telt, of trek tot je er een hebt.
web-step-monsters-move = Druk in je beurt, voor of na je actie, op de knop van een monster en dan op een gemarkeerde plaats: één locomotief brengt het tot drie plaatsen ver, twee tot zes.
web-step-monsters-lock = Je hebt nu zijn kaart. Zolang die open ligt, kan niemand dat monster verplaatsen; aan het einde van je volgende beurt wordt ze omgedraaid en blijft ze van jou.
web-step-monsters-claim = Ga verder met je actie en beëindig je beurt. Bezet een route zodra je kunt, ver van de chaos.
web-step-monsters-end = Aan het einde telt een bestemming naar een plaats in chaos voor de helft, en de meeste kaarten van Alvin en van Dexter geven elk 15 punten. Dat was alles: goede reis!


web-help = Regels
web-help-board = Dit bord: { $board }
web-help-base = Er wordt met de basisregels gespeeld.
web-help-rulings = Uitleg en huisregels die hier gelden
web-help-numbers = De nummers van ons regelboek tonen (zoals R50)
web-help-turn = Wat kan ik in mijn beurt doen?
web-help-turn-text =
    { $purse ->
        [dice] Gooi vijf dobbelstenen en gooi er één keer zoveel opnieuw als je wilt. Doe dan hoogstens één ding: een route bezetten, bestemmingen trekken of wat dit bord verder biedt. Ongebruikte stenen kopen fiches.
       *[cards] Eén ding: twee treinkaarten nemen, een route bezetten, bestemmingen trekken of wat dit bord verder biedt. Alleen wie niets kan doen, past.
    }
web-help-tickets = Wat zijn bestemmingen?
web-help-tickets-text = Een bestemming noemt plaatsen die je met eigen routes moet verbinden. Aan het einde vervuld geeft ze haar punten, anders kost ze die. Wat je houdt, blijft bij je, geheim tot het einde.
web-help-locomotive = Wat is een locomotief?
web-help-locomotive-text = Een locomotief past bij elke kleur. Open genomen is ze je enige kaart van de beurt, blind getrokken een kaart als elke andere. Liggen er drie open, dan worden alle open kaarten vervangen. Wat hier anders is, staat onderaan.
web-help-double = Wat is een dubbele route?
web-help-double-text = Sporen naast elkaar tussen dezelfde plaatsen. Niemand heeft er twee; met minder dan { $count } spelers is het andere gesloten zodra er één bezet is.
web-help-tunnel = Wat is een tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Noem een tunnel die je kunt betalen; dan worden drie tunnelstenen gegooid: elk symbool kost één passend symbool meer. Kun of wil je niet betalen, dan verlies je niets, maar je beurt is voorbij.
       *[cards] Leg de prijs neer; dan worden drie kaarten omgedraaid: elke van jouw kleur en elke locomotief kost één kaart meer. Kun of wil je niet betalen, dan neem je je kaarten terug en is je beurt voorbij.
    }
web-help-ferry = Wat is een veerboot?
web-help-ferry-text =
    { $purse ->
        [dice] Elk locomotiefsymbool erop betaal je met een Joker, nooit met een fiche; de andere vakken zoals altijd.
       *[cards] Elk locomotiefsymbool erop betaal je met een locomotief; de andere vakken met kaarten van één kleur of meer locomotieven.
    }
web-help-station = Waar zijn stations voor?
web-help-station-text =
    { $purse ->
        [dice] Met een station in een stad gebruik je daar één route van een ander voor je bestemmingen; aan het einde wordt voor jou de beste gekozen. Het eerste kost één Stationsymbool, het tweede twee, het derde drie. Stations versperren niets.
       *[cards] Met een station in een stad gebruik je daar één route van een ander voor je bestemmingen; aan het einde wordt voor jou de beste gekozen. Het eerste kost één kaart, het tweede twee van één kleur, het derde drie. Stations versperren niets.
    }
web-help-dice = Wat tonen de dobbelstenen?
web-help-dice-text = Elke steen heeft twee zijden Enkel, twee Dubbel, één Station en één Joker. Een vak van een enkele route kost een Enkel, van een dubbele een Dubbel; een Station trekt een bestemming en een Joker staat voor alles.
web-help-token = Wat zijn fiches?
web-help-token-text =
    Twee willekeurige ongebruikte stenen kopen een fiche Enkel of Dubbel, dat als een steen betaalt, ook in dezelfde beurt. { $limit ->
        [total] Niemand heeft er meer dan drie in totaal; wie zijn beurt met drie begint, neemt er geen.
       *[per_type] Niemand heeft er meer dan drie van één soort, dus drie Enkel en drie Dubbel; wie zijn beurt met drie van een soort begint, neemt er van die soort geen.
    }
web-help-monster = Hoe bewegen de monsters?
web-help-monster-text =
    { $purse ->
        [dice] In je beurt mag je één monster verplaatsen: één Joker brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen. De meeste kaarten van een monster geven { $points } punten.
       *[cards] In je beurt mag je één monster verplaatsen: één locomotief brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen. De meeste kaarten van een monster geven { $points } punten.
    }
web-help-chaos = Wat betekent chaos?
web-help-chaos-text = De plaats waar een monster staat, is in chaos: geen route die daar eindigt, kan bezet worden. Treinen die er al liggen, blijven en tellen. Aan het einde geeft of kost een bestemming met zo’n plaats de helft, naar beneden afgerond.
web-help-mountain = Wat kosten bergen?
web-help-mountain-text = Voor elk bergteken van een route verlies je één trein meer en krijg je 2 punten.
web-help-substitute = Wanneer telt elke kaart?
web-help-substitute-text = Op zo’n route staan meerdere willekeurige kaarten samen voor één locomotief van een veerboot of één kaart van de kleur; de route zegt hoeveel.
web-help-country = Hoe bereik je een land?
web-help-country-text = Bij elk van zijn grenspunten; geen weg gaat door een land. Een bestemming met meerdere landen telt het duurste dat je bereikt. Bereik je er geen, dan kost ze het goedkoopste.
web-help-passenger = Wat doen passagiers?
web-help-passenger-text =
    { $purse ->
        [dice] Na het bezetten van een route mag je een passagier aan een einde zetten. Zijn reis is je actie: over eigen routes en voor telkens één Joker over die van anderen. Hij neemt het bovenste fiche van elke bezochte stad en verlaat het spel.
       *[cards] Na het bezetten van een route mag je een passagier aan een einde zetten. Zijn reis is je actie: over eigen routes en voor telkens één passagierskaart over die van anderen. Hij neemt het bovenste fiche van elke bezochte stad en verlaat het spel.
    }
web-help-plus4 = Wat is een +4-locomotief?
web-help-plus4-text = Een locomotief alleen voor lange routes: ze mag vanaf vier vakken gebruikt worden.
web-help-meeple = Waar zijn meeples voor?
web-help-meeple-text = Wie een route bezet, neemt aan elk einde een meeple. Na afloop geven de meeste van een kleur punten en de op een na meeste iets minder.
web-help-tourist = Waar dienen toeristenfiches voor?
web-help-tourist-text = Wie een route bezet, neemt van een van de einden een fiche met een symbool dat nog ontbreekt. Hoe meer verschillende symbolen, hoe meer punten aan het einde: { $points } voor geen, één, twee enzovoort.
web-help-bullet = Waarvoor zijn hogesnelheidstreinen?
web-help-bullet-text = Hogesnelheidsroutes worden betaald als grijze. Er komt een trein van iedereen op in plaats van je wagons; ze geven geen punten maar vooruitgang, en dienen voor ieders kaartjes. Aan het eind krijgt wie het verst kwam de meeste punten, en wie geen vooruitgang heeft verliest punten. Zijn de treinen op, dan zijn het gewone grijze routes. De laatste ronde begint als iemand weinig wagons heeft en er hoogstens { $count } hogesnelheidstreinen over zijn.
web-help-share = Waar zijn aandelen voor?
web-help-share-text = Borden bij een route noemen maatschappijen. Wie hem bezet, mag het bovenste aandeel van één ervan nemen. Aan het eind scoort wie de meeste aandelen van een maatschappij heeft het meest, de volgende minder; bij gelijk aantal gaat het laagste nummer voor.
web-help-dummy = Wie is de dummy?
web-help-dummy-text = Met twee spelers zit er een derde aan tafel die niet bestaat: wie een aandeel neemt, kiest er ook een van dezelfde route voor hem. Aan het eind wordt de helft getrokken. Ze kunnen je een plaats afnemen, maar scoren niets.
web-help-path = Wat is het langste traject?
web-help-path-text = De langste ononderbroken weg over eigen routes, geen ervan twee keer. Hij is { $points } punten waard voor iedereen die hem heeft.
web-help-globe = Wat geven de meeste bestemmingen?
web-help-globe-text = Wie de meeste bestemmingen vervuld heeft, krijgt { $points } punten extra; zijn het er meer, dan allemaal.
web-help-cities = Wat geven verbonden steden?
web-help-cities-text = De grootste groep steden die iemand met eigen routes verbindt, is { $points } punten waard.
web-help-tour = Wat is een rondreis?
web-help-tour-text = Een vervulde bestemming waarvan je de twee plaatsen tweemaal verbindt, langs wegen zonder gedeelde route. Hoe meer, hoe meer punten: zie onderaan.
web-help-sight = Wat zijn attracties waard?
web-help-sight-text = Elke attractie die een van je routes raakt, geeft aan het einde punten: { $points }.
web-help-district = Wat is een wijk?
web-help-district-text = Plaatsen die bij elkaar horen: wie ze allemaal met eigen routes verbindt, krijgt de punten van de wijk.
web-help-end = Wanneer eindigt het spel?
web-help-end-text = Eindigt iemand zijn beurt met { $count } treinen of minder, dan heeft iedereen nog één beurt. Dan worden bestemmingen en bonussen geteld. De meeste punten winnen; bij gelijkspel meer vervulde bestemmingen.

## The race to six

board-first-journey-usa = Mijn eerste reis (VS)
event-ticket-completed =
    { $who ->
        [you] Je vervult de bestemmingskaart { $ticket }.
       *[other] { $name } vervult de bestemmingskaart { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Je verbindt beide kusten: dat is een bestemmingskaart erbij.
       *[other] { $name } verbindt beide kusten: dat is een bestemmingskaart erbij.
    }
event-tickets-changed =
    { $who ->
        [you] Je ruilt je bestemmingskaarten voor nieuwe.
       *[other] { $name } ruilt de eigen bestemmingskaarten voor nieuwe.
    }
why-no-display = op dit bord liggen geen kaarten open: ze komen alleen van de stapel.
why-tickets-changed-only = op dit bord worden geen bestemmingskaarten getrokken: je kunt je twee ruilen.
choice-change = beide bestemmingskaarten ruilen
coast-ticket = van kust tot kust
heading-coast-to-coast = kust tot kust
heading-completed = vervuld
completed-tickets = { $name }, { $count } vervuld: { $tickets }.
scoring-coast-to-coast = { $name }: beide kusten verbonden: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: bestemmingskaart { $ticket } is vervuld.
       *[no] { $name }: bestemmingskaart { $ticket } is niet vervuld en kost niets.
    }
winner-race =
    { $tie ->
        [shared] { $names } delen de overwinning, vervulde bestemmingskaarten: { $count }.
       *[none] { $who ->
            [you] Je wint, vervulde bestemmingskaarten: { $count }.
           *[other] { $names } wint, vervulde bestemmingskaarten: { $count }.
        }
    }
turn-summary-race = Beurt { $turn }: jouw wagons { $trains }, vervulde bestemmingskaarten { $count }; de anderen: { $others }.
turn-summary-race-other = { $name } (wagons { $trains }, vervuld { $count })
score-race = { $name }: { $count } van { $goal } bestemmingskaarten vervuld.
difference-race = Er zijn geen punten: wie het eerst { $count } bestemmingskaarten vervult, wint meteen.
difference-race-tickets = Iedereen heeft twee bestemmingskaarten; een waarvan de steden verbonden zijn, wordt meteen getoond en vervangen.
difference-race-change = In plaats van bestemmingskaarten te trekken mag je een beurt gebruiken om je twee kaarten te ruilen voor twee nieuwe.
difference-coasts = Wie { $west } met { $east } verbindt met eigen wagons, heeft één vervulde bestemmingskaart meer, één keer per spel.
difference-race-end = Legt iemand de laatste wagon, dan is het spel meteen afgelopen: de meeste vervulde bestemmingskaarten winnen, bij gelijkspel wordt de winst gedeeld.
difference-no-display = Er liggen geen treinkaarten open: ze komen alleen van de stapel.
difference-double-routes-free = Beide sporen van een dubbele route zijn met elk aantal spelers open.
option-firstjourney-locomotives = Hoe de 72 treinkaarten van de eerste reis verdeeld zijn.
value-firstjourney-locomotives-12 = 12 locomotieven en 10 kaarten van elke kleur.
value-firstjourney-locomotives-6 = 6 locomotieven en 11 kaarten van elke kleur.
value-firstjourney-locomotives-18 = 18 locomotieven en 9 kaarten van elke kleur.
help-play-race = Bestemmingskaarten: “change” ruilt je twee voor nieuwe; “tickets” zegt hoe de jouwe ervoor staan, “board” wat iedereen vervuld heeft.
web-help-race-turn-text =
    { $purse ->
        [dice] Gooi vijf dobbelstenen en gooi er één keer een paar over. Doe dan hoogstens één ding: bezet een route of ruil je twee bestemmingskaarten. Ongebruikte dobbelstenen kopen fiches.
       *[cards] Eén ding: trek twee treinkaarten van de stapel, bezet een route of ruil je twee bestemmingskaarten. Er liggen geen kaarten open.
    }
web-help-race-text = Je hebt twee bestemmingskaarten. Zodra jouw wagons de plaatsen van een ervan verbinden, wordt ze getoond, is ze vervuld en wordt ze vervangen. Vervulde liggen open; jouw twee zijn geheim en kosten nooit iets. Een stad aan de westkust met een aan de oostkust verbinden is één kaart meer, één keer.
web-help-race-end-text = Wie { $count } bestemmingskaarten vervuld heeft, wint meteen. Legt iemand eerder de laatste wagon, dan is het spel ook meteen afgelopen: de meeste vervulde kaarten winnen, bij gelijkspel wordt de winst gedeeld. Een laatste ronde is er niet.
web-help-race-chaos-text = Waar een monster staat, heerst chaos: geen route die daar eindigt kan worden bezet, en geen bestemmingskaart die de plaats noemt kan worden vervuld tot het weg is. Vervulde blijven vervuld. Eindigt het spel met de laatste wagon, dan tellen de meeste kaarten van elk monster als één kaart.
web-help-race = Hoe werken bestemmingskaarten hier?
web-count-completed = vervulde bestemmingskaarten
web-completed = Vervuld ({ $count } van { $goal })
deck-only = Er liggen geen kaarten open; { $count } op de stapel.
ticket-waits = { $text } Ze kan niet worden vervuld zolang een monster in { $places } is.
web-ticket-waits = wacht: een monster is in { $places }
web-help-race-turn = Wat kan ik in mijn beurt doen?
web-help-race-end = Wanneer eindigt het spel?
web-help-race-chaos = Wat betekent chaos?
web-help-race-monster = Hoe bewegen de monsters?
web-help-race-monster-text =
    { $purse ->
        [dice] In je beurt mag je één monster verplaatsen: één Joker brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen.
       *[cards] In je beurt mag je één monster verplaatsen: één locomotief brengt het tot drie plaatsen ver, twee tot zes. Je neemt een van zijn kaarten; tot die aan het einde van je volgende beurt wordt omgedraaid, kan niemand dat monster verplaatsen.
    }
web-action-race = Trek twee kaarten, bezet een route met gouden rand of ruil beide bestemmingskaarten.
web-action-race-dice = Bezet een route met gouden rand of ruil beide bestemmingskaarten.
