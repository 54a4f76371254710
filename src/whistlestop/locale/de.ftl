# German. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = Rot
kind-orange = Orange
kind-yellow = Gelb
kind-green = Grün
kind-blue = Blau
kind-pink = Rosa
kind-white = Weiß
kind-black = Schwarz
kind-gray = Grau
kind-locomotive = Lokomotive
kind-plus4 = +4-Lokomotive
kind-passenger = Passagier

card-red = eine rote Karte
card-orange = eine orange Karte
card-yellow = eine gelbe Karte
card-green = eine grüne Karte
card-blue = eine blaue Karte
card-pink = eine rosa Karte
card-white = eine weiße Karte
card-black = eine schwarze Karte
card-locomotive = eine Lokomotive
card-plus4 = eine +4-Lokomotive
card-passenger = eine Passagierkarte

cards-red = { $count } rote
cards-orange = { $count } orange
cards-yellow = { $count } gelbe
cards-green = { $count } grüne
cards-blue = { $count } blaue
cards-pink = { $count } rosa
cards-white = { $count } weiße
cards-black = { $count } schwarze
cards-locomotive =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }
cards-plus4 =
    { $count ->
        [one] { $count } +4-Lokomotive
       *[other] { $count } +4-Lokomotiven
    }
cards-passenger =
    { $count ->
        [one] { $count } Passagierkarte
       *[other] { $count } Passagierkarten
    }

meeple-black = einen schwarzen Meeple
meeple-blue = einen blauen Meeple
meeple-red = einen roten Meeple
meeple-white = einen weißen Meeple
meeple-yellow = einen gelben Meeple
meeple-green = einen grünen Meeple

meeples-black =
    { $count ->
        [one] { $count } schwarzer Meeple
       *[other] { $count } schwarze Meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blauer Meeple
       *[other] { $count } blaue Meeples
    }
meeples-red =
    { $count ->
        [one] { $count } roter Meeple
       *[other] { $count } rote Meeples
    }
meeples-white =
    { $count ->
        [one] { $count } weißer Meeple
       *[other] { $count } weiße Meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } gelber Meeple
       *[other] { $count } gelbe Meeples
    }
meeples-green =
    { $count ->
        [one] { $count } grüner Meeple
       *[other] { $count } grüne Meeples
    }

tourist-bridge = Brücke
tourist-ship = Schiff
tourist-tram = Kabelbahn
tourist-crab = Krebs
tourist-seal = Seelöwe
tourist-tower = Turm
tourist-flower = Blume

## Dice, tokens and monsters

face-single = Einzel
face-double = Doppel
face-station = Bahnhof
face-wild = Joker

die-single = [–] Einzel
die-double = [=] Doppel
die-station = [⌂] Bahnhof
die-wild = [★] Joker

dice-single = { $count } Einzel
dice-double = { $count } Doppel
dice-station =
    { $count ->
        [one] { $count } Bahnhof
       *[other] { $count } Bahnhöfe
    }
dice-wild = { $count } Joker

tokens-single =
    { $count ->
        [one] { $count } Einzel-Chip
       *[other] { $count } Einzel-Chips
    }
tokens-double =
    { $count ->
        [one] { $count } Doppel-Chip
       *[other] { $count } Doppel-Chips
    }
no-tokens = keine Chips

monster-alvin = Alvin
monster-dexter = Dexter

nothing = nichts
empty-slot = ein leerer Platz
from-to = { $fewest } bis { $most }
not-known-yet = noch nicht bekannt
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, überarbeitete Zielkarten
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, große Städte
board-usa-mega = USA 1910, Mega-Spiel
board-europe = Europa
board-europe-expanded = Europa 1912, erweitert
board-europe-big-cities = Europa 1912, große Städte
board-europe-mega = Europa 1912, Mega-Spiel
board-germany = Deutschland
board-japan = Japan
board-india = Indien
board-lake-constance = Bodensee
board-legendary-asia = Legendäres Asien
board-pennsylvania = Pennsylvania
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = Nordische Länder
board-san-francisco = San Francisco
board-switzerland = Schweiz

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: Länge { $length }, { $colour }, Tunnel
            [ferry] { $route }: Länge { $length }, { $colour }, Fähre mit { $symbols ->
                [one] { $symbols } Lokomotive
               *[other] { $symbols } Lokomotiven
            }
           *[plain] { $route }: Länge { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: Länge { $length }, { $colour }, Tunnel ({ $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            })
            [ferry] { $route }: Länge { $length }, { $colour }, Fähre mit { $symbols ->
                [one] { $symbols } Lokomotive
               *[other] { $symbols } Lokomotiven
            } ({ $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            })
           *[plain] { $route }: Länge { $length }, { $colour } ({ $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            })
        }
    }
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Einzel, Tunnel
               *[double] { $route }: { $length } Doppel, Tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Einzel, Fähre mit { $symbols } Joker
               *[double] { $route }: { $length } Doppel, Fähre mit { $symbols } Joker
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Einzel
               *[double] { $route }: { $length } Doppel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Einzel, Tunnel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
               *[double] { $route }: { $length } Doppel, Tunnel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Einzel, Fähre mit { $symbols } Joker ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
               *[double] { $route }: { $length } Doppel, Fähre mit { $symbols } Joker ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Einzel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
               *[double] { $route }: { $length } Doppel ({ $points ->
                    [one] { $points } Punkt
                   *[other] { $points } Punkte
                })
            }
        }
    }
route-detail-special =
    { $route }: Länge { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Einzel, { $special } ({ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        })
       *[double] { $route }: { $length } Doppel, { $special } ({ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        })
    }
track-type =
    { $type ->
        [tunnel] Tunnel
        [ferry] Fähre, { $symbols ->
            [one] { $symbols } Lokomotive
           *[other] { $symbols } Lokomotiven
        }
       *[plain] { "" }
    }
track-mountains =
    { $count ->
        [one] Gebirge, das { $count } Waggon mehr kostet
       *[other] Gebirge, das { $count } Waggons mehr kostet
    }
track-bullet = Shinkansen-Strecke: Fortschritt statt Punkte, solange es Shinkansen gibt
track-trains =
    { $count ->
        [one] braucht { $count } Waggon
       *[other] braucht { $count } Waggons
    }
track-any-cards = je { $count } beliebige Karten für eine der Farbe
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] normal
        [long] lang
        [short] kurz
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } normale Zielkarte
           *[other] { $count } normale Zielkarten
        }
        [long] { $count ->
            [one] { $count } lange Zielkarte
           *[other] { $count } lange Zielkarten
        }
        [short] { $count ->
            [one] { $count } kurze Zielkarte
           *[other] { $count } kurze Zielkarten
        }
       *[other] { $count ->
            [one] { $count } Zielkarte aus dem Stapel „{ $deck }“
           *[other] { $count } Zielkarten aus dem Stapel „{ $deck }“
        }
    }
points-of-length = { $points } für Länge { $length }

## Seats

you = Du
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Eine Partie für { $players } beginnt. Du fängst an.
       *[other] Eine Partie für { $players } beginnt. { $name } fängt an.
    }
event-turn-started =
    { $who ->
        [you] Zug { $turn }: du.
       *[other] Zug { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Du ziehst { $card } vom Stapel.
       *[other] { $name } zieht { $card } vom Stapel.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Du ziehst eine Karte vom Stapel.
       *[other] { $name } zieht eine Karte vom Stapel.
    }
event-card-taken =
    { $who ->
        [you] Du nimmst { $card } aus der Auslage.
       *[other] { $name } nimmt { $card } aus der Auslage.
    }
event-card-turned-up = In die Auslage kommt: { $card }.
event-display-reset = Drei Lokomotiven liegen offen: Die Auslage wird ausgetauscht.
event-deck-reshuffled =
    Der Ablagestapel wird zum neuen Stapel mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-ticket-offered =
    { $who ->
        [you] Dir wird die Zielkarte { $ticket } angeboten.
       *[other] { $name } wird die Zielkarte { $ticket } angeboten.
    }
event-ticket-kept =
    { $who ->
        [you] Du behältst die Zielkarte { $ticket }.
       *[other] { $name } behält die Zielkarte { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Du gibst die Zielkarte { $ticket } zurück.
       *[other] { $name } gibt die Zielkarte { $ticket } zurück.
    }
event-tickets-chosen =
    { $who ->
        [you] Du hast jetzt { $kept ->
            [one] { $kept } Zielkarte
           *[other] { $kept } Zielkarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; zurückgegeben: { $back }
            }
           *[other] { $back ->
                [0] ; aus dem Spiel: { $gone }
               *[other] ; zurückgegeben: { $back }, aus dem Spiel: { $gone }
            }
        }.
       *[other] { $name } hat jetzt { $kept ->
            [one] { $kept } Zielkarte
           *[other] { $kept } Zielkarten
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; zurückgegeben: { $back }
            }
           *[other] { $back ->
                [0] ; aus dem Spiel: { $gone }
               *[other] ; zurückgegeben: { $back }, aus dem Spiel: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Du nutzt { $route } ({ $payment }).
           *[other] { $name } nutzt { $route } ({ $payment }).
        }
       *[other] { $who ->
            [you] Du nutzt { $route } ({ $payment }) und bekommst { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] { $name } nutzt { $route } ({ $payment }) und bekommt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
    }
event-tunnel-entered =
    { $who ->
        [you] Du versuchst den Tunnel { $route } ({ $payment }).
       *[other] { $name } versucht den Tunnel { $route } ({ $payment }).
    }
event-tunnel-card =
    { $who ->
        [you] Dein Tunnel deckt auf: { $card }.
       *[other] Der Tunnel von { $name } deckt auf: { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Dein Tunnel { $route } kostet nichts extra.
            [one] Dein Tunnel { $route } kostet { $extra } Karte extra.
           *[other] Dein Tunnel { $route } kostet { $extra } Karten extra.
        }
       *[other] { $extra ->
            [0] Der Tunnel { $route } kostet { $name } nichts extra.
            [one] Der Tunnel { $route } kostet { $name } { $extra } Karte extra.
           *[other] Der Tunnel { $route } kostet { $name } { $extra } Karten extra.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Du gibst den Tunnel auf; { $route } bleibt frei.
           *[other] { $name } gibt den Tunnel auf; { $route } bleibt frei.
        }
       *[cards] { $who ->
            [you] Du nimmst deine Karten zurück; { $route } bleibt frei.
           *[other] { $name } nimmt die Karten zurück; { $route } bleibt frei.
        }
    }
event-station-built =
    { $who ->
        [you] Du baust einen Bahnhof in { $place } ({ $payment }).
       *[other] { $name } baut einen Bahnhof in { $place } ({ $payment }).
    }
event-passed =
    { $who ->
        [you] Du kannst nichts tun und passt.
       *[other] { $name } kann nichts tun und passt.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Du hast kaum noch Waggons: Alle haben noch einen Zug.
           *[other] { $name } hat kaum noch Waggons: Alle haben noch einen Zug.
        }
        [few_bullet_trains] Es gibt kaum noch Waggons und Shinkansen: Alle haben noch einen Zug.
        [dead_board] Keine Strecke ist mehr frei, die jemand nutzen könnte: Alle haben noch einen Zug.
       *[stalled] Schon sehr lange hat niemand eine Strecke genutzt: Alle haben noch einen Zug.
    }
event-game-over =
    { $reason ->
        [all_passed] Alle mussten passen: Das Spiel ist aus.
        [six_tickets] Alle nötigen Zielkarten sind erfüllt: Das Spiel ist aus.
        [last_train] Der letzte Waggon ist gelegt: Das Spiel ist aus.
        [dead_board] Keine Strecke kann mehr genutzt werden: Das Spiel ist aus.
        [stalled] Sehr lange hat niemand eine Strecke genutzt: Das Spiel ist aus.
       *[last_round_played] Die letzte Runde ist gespielt: Das Spiel ist aus.
    }
event-monster-placed =
    { $who ->
        [you] Du stellst { $monster } nach { $place }.
       *[other] { $name } stellt { $monster } nach { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Du belässt { $monster } in { $place }
           *[no] Du bewegst { $monster } von { $left } nach { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }für { $locomotives } Joker
           *[cards] { " " }für { $locomotives ->
                [one] { $locomotives } Lokomotive
               *[other] { $locomotives } Lokomotiven
            }
        } und nimmst eine Karte von { $monster }, die { $monster } bis zum Ende deines nächsten Zugs sperrt.
       *[other] { $stays ->
            [yes] { $name } belässt { $monster } in { $place }
           *[no] { $name } bewegt { $monster } von { $left } nach { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }für { $locomotives } Joker
           *[cards] { " " }für { $locomotives ->
                [one] { $locomotives } Lokomotive
               *[other] { $locomotives } Lokomotiven
            }
        } und nimmt eine Karte von { $monster }, die { $monster } bis zum Ende des nächsten Zugs von { $name } sperrt.
    }
event-monster-card-turned =
    { $who ->
        [you] Deine Karte von { $monster } wird verdeckt: { $monster } darf wieder bewegt werden.
       *[other] Die Karte von { $monster } vor { $name } wird verdeckt: { $monster } darf wieder bewegt werden.
    }
event-monster-paid =
    { $who ->
        [you] Du bewegst damit ein Monster: { $dice }.
       *[other] { $name } bewegt damit ein Monster: { $dice }.
    }
event-dice-rolled =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Du behältst alle Würfel.
           *[other] Du würfelst { $count } Würfel neu.
        }
       *[other] { $count ->
            [0] { $name } behält alle Würfel.
           *[other] { $name } würfelt { $count } Würfel neu.
        }
    }
event-dice-stand =
    { $who ->
        [you] Deine Würfel zeigen jetzt { $dice }.
       *[other] Die Würfel von { $name } zeigen jetzt { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Du tauschst { $dice } gegen einen Einzel-Chip.
           *[other] { $name } tauscht { $dice } gegen einen Einzel-Chip.
        }
       *[double] { $who ->
            [you] Du tauschst { $dice } gegen einen Doppel-Chip.
           *[other] { $name } tauscht { $dice } gegen einen Doppel-Chip.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Du gibst zurück: { $tokens }.
       *[other] { $name } gibt zurück: { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Du nutzt { $route } ({ $payment }).
           *[other] { $name } nutzt { $route } ({ $payment }).
        }
       *[other] { $who ->
            [you] Du nutzt { $route } ({ $payment }) und bekommst { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
           *[other] { $name } nutzt { $route } ({ $payment }) und bekommt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Du baust einen Bahnhof in { $place } ({ $payment }).
       *[other] { $name } baut einen Bahnhof in { $place } ({ $payment }).
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Du ziehst { $count ->
            [one] { $count } Zielkarte
           *[other] { $count } Zielkarten
        } ({ $payment }).
       *[other] { $name } zieht { $count ->
            [one] { $count } Zielkarte
           *[other] { $count } Zielkarten
        } ({ $payment }).
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Du versuchst den Tunnel { $route }: Die Tunnelwürfel zeigen kein Symbol.
            [one] Du versuchst den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbol.
           *[other] Du versuchst den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbole.
        }
       *[other] { $symbols ->
            [0] { $name } versucht den Tunnel { $route }: Die Tunnelwürfel zeigen kein Symbol.
            [one] { $name } versucht den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbol.
           *[other] { $name } versucht den Tunnel { $route }: Die Tunnelwürfel zeigen { $symbols } Symbole.
        }
    }
event-card-given =
    { $who ->
        [you] Du gibst als Ersatz: { $card }.
       *[other] { $name } gibt als Ersatz: { $card }.
    }
event-tickets-split =
    { $who ->
        [you] Du bestellst { $tickets }.
       *[other] { $name } bestellt { $tickets }.
    }
event-meeple-taken =
    { $who ->
        [you] Du nimmst { $meeple } aus { $place }.
       *[other] { $name } nimmt { $meeple } aus { $place }.
    }
event-stack-put =
    { $who ->
        [you] Du stellst den Stapel „{ $symbol }“ (× { $count }) nach { $place }.
       *[other] { $name } stellt den Stapel „{ $symbol }“ (× { $count }) nach { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Du nimmst das Touristenplättchen „{ $symbol }“ aus { $place }.
       *[other] { $name } nimmt das Touristenplättchen „{ $symbol }“ aus { $place }.
    }
event-route-claimed-for-all =
    { $who ->
        [you] Du nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
       *[other] { $name } nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Du nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
       *[other] { $name } nutzt die Shinkansen-Strecke { $route } ({ $payment }): Fortschritt +{ $spaces }. Sie dient jetzt allen.
    }
event-share-taken =
    { $who ->
        [you] Du nimmst Aktie { $number } von { $company }.
       *[other] { $name } nimmt Aktie { $number } von { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Du gibst dem Strohmann Aktie { $number } von { $company }.
       *[other] { $name } gibt dem Strohmann Aktie { $number } von { $company }.
    }
event-dummy-share-shown = Der Strohmann deckt Aktie { $number } von { $company } auf.
event-passenger-placed =
    { $who ->
        [you] Du stellst einen Passagier nach { $place }.
       *[other] { $name } stellt einen Passagier nach { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Dein Passagier fährt in { $place } los.
       *[other] Ein Passagier von { $name } fährt in { $place } los.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Dein Passagier reist über { $route } nach { $place } für eine Passagierkarte.
           *[other] Der Passagier von { $name } reist über { $route } nach { $place } für eine Passagierkarte.
        }
        [dice] { $who ->
            [you] Dein Passagier reist über { $route } nach { $place } für einen Joker.
           *[other] Der Passagier von { $name } reist über { $route } nach { $place } für einen Joker.
        }
       *[nothing] { $who ->
            [you] Dein Passagier reist über { $route } nach { $place }.
           *[other] Der Passagier von { $name } reist über { $route } nach { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Du nimmst Waren in { $place } und bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $name } nimmt Waren in { $place } und bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Dein Passagier kommt in { $place } an und verlässt das Spiel.
       *[other] Der Passagier von { $name } kommt in { $place } an und verlässt das Spiel.
    }
event-plus4-paid =
    { $who ->
        [you] Davon bezahlst du { $count ->
            [one] { $count } +4-Lokomotive
           *[other] { $count } +4-Lokomotiven
        }.
       *[other] Davon bezahlt { $name } { $count ->
            [one] { $count } +4-Lokomotive
           *[other] { $count } +4-Lokomotiven
        }.
    }

## Refusals and reasons

refusal-not-your-turn = Du bist nicht am Zug.
refusal-illegal = „{ $action }“ geht jetzt nicht.
refusal-game-over = Das Spiel ist aus.
refusal-stale = Diese Frage ist schon beantwortet.
refusal-unreadable = „{ $action }“ ist keine Aktion.
refusal-cannot-undo = Nichts lässt sich zurücknehmen: Seitdem wurde etwas Verdecktes gesehen, oder es war der Zug von jemand anderem.

why-not-now =
    { $phase ->
        [tickets] wähle zuerst deine Zielkarten.
        [action] das beantwortet eine andere Frage als die, die jetzt gestellt ist.
        [second_card] du bist mitten im Ziehen: nimm zuerst deine zweite Karte.
        [payment] bezahle zuerst, was du gewählt hast, oder tippe undo.
        [tunnel] bring zuerst den Tunnel zu Ende.
        [place_monster] zuerst werden die Monster auf den Spielplan gestellt.
        [reroll] entscheide zuerst, welche Würfel du neu würfelst („reroll nothing“ behält alle).
        [after_action] deine Aktion ist getan: nur was danach kommen darf, geht noch.
        [split] sag zuerst, wie viele Zielkarten aus welchem Stapel kommen sollen.
        [meeple] nimm zuerst einen Meeple vom Ende deiner Strecke.
        [put_stack] zuerst werden die Stapel der Touristenplättchen auf den Spielplan gestellt.
        [tourist] nimm zuerst ein Touristenplättchen von einem Ende deiner Strecke.
        [share] nimm zuerst eine Aktie für deine Strecke, oder keine.
        [dummy_share] wähle zuerst eine Aktie für den Strohmann.
        [passenger] sag zuerst, ob ein Passagier an deiner Strecke stehen soll.
        [travel] dein Passagier ist unterwegs: reise weiter oder halte an.
       *[over] das Spiel ist aus.
    }
why-no-such-action = diese Aktion gibt es nicht.
why-not-in-game =
    { $part ->
        [dice] an diesem Tisch wird ohne Würfel gespielt.
        [monsters] an diesem Tisch wird ohne Monster gespielt.
        [passing] mit Würfeln muss niemand passen: beende stattdessen deinen Zug.
        [ending] hier endet ein Zug von selbst.
        [splits] auf diesem Spielplan wählt niemand zwischen Zielkartenstapeln.
        [meeples] auf diesem Spielplan gibt es keine Meeples.
        [tourists] auf diesem Spielplan gibt es keine Touristenplättchen.
        [shares] auf diesem Spielplan gibt es keine Gesellschaften.
        [passengers] auf diesem Spielplan gibt es keine Passagiere.
        [plus4] auf diesem Spielplan gibt es keine +4-Lokomotiven.
        [race] auf diesem Spielplan werden keine Zielkarten getauscht.
       *[cards] an diesem Tisch wird mit Würfeln und ohne Wagenkarten gespielt.
    }
why-action-done = die Aktion dieses Zuges ist getan.
why-not-before-action = dein Zug kann nicht vor seiner Aktion enden.
why-track-taken =
    { $who ->
        [you] das gehört schon dir.
       *[other] das gehört { $name }.
    }
why-track-closed = das andere Gleis ist belegt, und bei weniger als { $players } Spielern ist dieses damit gesperrt.
why-own-twin = dir gehört schon ein anderes Gleis zwischen diesen Orten.
why-chaos = { $place } ist im Chaos: { $monster } ist dort.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] du brauchst { $count } Waggon und hast { $have }.
           *[other] du brauchst { $count } Waggons und hast { $have }.
        }
       *[other] du brauchst { $count } Waggons, davon { $mountains } für das Gebirge, und hast { $have }.
    }
why-few-locomotives =
    die Fähre braucht mindestens { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    } und du hast { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] so kannst du die { $count } Karte extra nicht bezahlen.
           *[other] so kannst du die { $count } Karten extra nicht bezahlen.
        }
        [any] { $count ->
            [one] du brauchst { $count } Karte und hast { $have }.
           *[other] du brauchst { $count } Karten einer Farbe und hast { $have }, Lokomotiven mitgezählt.
        }
       *[other] { $count ->
            [one] du brauchst { $count } Karte in { $colour } und hast { $have }, Lokomotiven mitgezählt.
           *[other] du brauchst { $count } Karten in { $colour } und hast { $have }, Lokomotiven mitgezählt.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] du brauchst { $count } Karte, die keine Lokomotive ist, und hast { $have }.
           *[other] du brauchst { $count } Karten einer Farbe ohne Lokomotiven und hast { $have }.
        }
       *[other] { $count ->
            [one] du brauchst { $count } Karte in { $colour }, keine Lokomotive, und hast { $have }.
           *[other] du brauchst { $count } Karten in { $colour } ohne Lokomotiven und hast { $have }.
        }
    }
why-few-substitutes =
    { $symbols ->
        [0] du brauchst { $count } Karten einer Farbe; je { $size } beliebige Karten ersetzen eine davon, aber du hast nicht genug.
        [one] du brauchst { $count } Karten, davon { $symbols } Lokomotive; { $size } beliebige Karten ersetzen die Lokomotive, aber du hast nicht genug.
       *[other] du brauchst { $count } Karten, davon { $symbols } Lokomotiven; je { $size } beliebige Karten ersetzen eine davon, aber du hast nicht genug.
    }
why-nothing-to-replace = in dieser Bezahlung lässt sich nichts durch andere Karten ersetzen.
why-replaced-all = alles, was andere Karten in dieser Bezahlung ersetzen können, ist schon ersetzt.
why-cannot-pay-rest = mit den Karten, die dir bleiben, könntest du den Rest nicht bezahlen.
why-give-first =
    { $count ->
        [one] gib zuerst die { $count } Karte, die ersetzt, was dir fehlt.
       *[other] gib zuerst die { $count } Karten, die ersetzen, was dir fehlt.
    }
why-replace-first = sag zuerst, dass beliebige Karten etwas ersetzen sollen („replace“).
why-not-in-hand = diese Karte hast du nicht: { $kind }.
why-given-in-order = Ersatz wird in der Reihenfolge der Farben gegeben, und { $kind } kommt vor dem, was du zuletzt gegeben hast.
why-locomotives-not-here = auf dieser Strecke gelten keine Lokomotiven.
why-not-this-payment = so kann man das nicht bezahlen.
why-wrong-split =
    es wird genau { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    } ausgeteilt.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] es ist keine kurze Zielkarte mehr da.
            [one] es ist nur noch { $have } kurze Zielkarte da.
           *[other] es sind nur noch { $have } kurze Zielkarten da.
        }
        [long] { $have ->
            [0] es ist keine lange Zielkarte mehr da.
            [one] es ist nur noch { $have } lange Zielkarte da.
           *[other] es sind nur noch { $have } lange Zielkarten da.
        }
       *[other] aus dem Stapel „{ $deck }“ sind nur { $have } Zielkarten zu haben.
    }
why-no-such-meeple = dort steht kein solcher Meeple.
why-stacks-stand = die Stapel der Touristenplättchen wurden vor dem ersten Zug gestellt.
why-stack-there = in { $place } steht schon der Stapel „{ $symbol }“.
why-not-shown-here = { $company } steht nicht an deiner Strecke.
why-no-shares-left = { $company } hat keine Aktien mehr.
why-travel-first = eine Reise führt über mindestens eine Strecke.
why-not-an-end = ein Passagier kommt an ein Ende der eben genutzten Strecke.
why-no-passenger-in-country = Passagiere stehen in Städten, nicht in Ländern.
why-passenger-stands =
    { $who ->
        [you] dort steht schon dein eigener Passagier.
       *[other] dort steht ein Passagier von { $name }.
    }
why-no-passenger-there = dort steht kein Passagier von dir.
why-no-way-on = von dort führt keine genutzte Strecke weiter, die dir gehört oder die du bezahlen kannst.
why-track-elsewhere = sie beginnt nicht in { $place }, wo dein Passagier ist.
why-track-unclaimed = noch gehört sie niemandem, also reist dort niemand.
why-route-used = diese Strecke hat dein Passagier auf seiner Reise schon benutzt.
why-no-passenger-card =
    { $purse ->
        [dice] sie gehört jemand anderem, und du hast keinen Joker mehr dafür.
       *[cards] sie gehört jemand anderem, und du hast keine Passagierkarte dafür.
    }
why-bullet-train-stands = dort steht ein Shinkansen: Die Strecke dient allen.
why-plus4-too-short = +4-Lokomotiven bezahlen nur Strecken ab { $count } Feldern.
why-not-face-up = diese Karte liegt nicht offen: { $kind }.
why-locomotive-second = eine offene Lokomotive kann nicht die zweite Karte sein.
why-no-cards-left = es ist keine Karte mehr zum Ziehen da.
why-no-tickets-left = es ist keine Zielkarte mehr zum Ziehen da.
why-station-taken =
    { $who ->
        [you] dort steht schon dein Bahnhof.
       *[other] dort steht der Bahnhof von { $name }.
    }
why-no-stations-left = du hast keinen Bahnhof mehr.
why-must-keep =
    Behalte mindestens { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }.
why-may-not-keep = So viele Zielkarten aus diesem Stapel darfst du nicht behalten (mindestens { $count } müssen es insgesamt sein).
why-other-actions-exist = passen kannst du nur, wenn nichts anderes geht.
why-reroll-done = neu gewürfelt wird nur einmal, gleich nach dem ersten Wurf.
why-no-such-dice = solche Würfel zum Neuwürfeln hast du nicht.
why-long-route-closed = so lange Strecken sind an diesem Tisch gesperrt.
why-few-symbols =
    { $kind ->
        [single] du brauchst { $count } Einzel und hast { $have }, Joker und Chips mitgezählt.
       *[double] du brauchst { $count } Doppel und hast { $have }, Joker und Chips mitgezählt.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] du brauchst { $count } Einzel, für die kein Joker stehen darf, und hast { $have }, Chips mitgezählt.
       *[double] du brauchst { $count } Doppel, für die kein Joker stehen darf, und hast { $have }, Chips mitgezählt.
    }
why-few-wilds = die Fähre braucht mindestens { $count } Joker und du hast { $have }.
why-few-station-dice =
    du brauchst { $count ->
        [one] { $count } Bahnhof
       *[other] { $count } Bahnhöfe
    } oder Joker und hast { $have }.
why-few-tickets =
    { $have ->
        [one] nur { $have } Zielkarte ist noch da, nicht { $count }.
       *[other] nur { $have } Zielkarten sind noch da, nicht { $count }.
    }
why-how-many-tickets = sag, wie viele: jede Zielkarte braucht einen Bahnhof oder einen Joker.
why-few-unused-dice =
    { $have ->
        [0] ein Chip kostet zwei unbenutzte Würfel und du hast keinen.
       *[other] ein Chip kostet zwei unbenutzte Würfel und du hast { $have }.
    }
why-not-these-dice = diese Würfel hast du nicht mehr: { $dice }.
why-token-limit =
    { $kind ->
        [single] niemand darf mehr als { $count } Einzel-Chips haben.
        [double] niemand darf mehr als { $count } Doppel-Chips haben.
       *[any] niemand darf mehr als { $count } Chips haben.
    }
why-tokens-at-start =
    { $kind ->
        [single] du hast diesen Zug mit { $count } Einzel-Chips begonnen und darfst darum keine nehmen.
        [double] du hast diesen Zug mit { $count } Doppel-Chips begonnen und darfst darum keine nehmen.
       *[any] du hast diesen Zug mit { $count } Chips begonnen und darfst darum keine nehmen.
    }
why-token-pool-empty =
    { $kind ->
        [single] es ist kein Einzel-Chip mehr da.
       *[double] es ist kein Doppel-Chip mehr da.
    }
why-token-not-needed = ein jetzt gekaufter Chip muss diesen Tunnel bezahlen, und dieser würde nicht helfen.
why-tokens-must-be-spent =
    { $count ->
        [one] der Chip, den du für diesen Tunnel gekauft hast, muss hinein.
       *[other] die { $count } Chips, die du für diesen Tunnel gekauft hast, müssen hinein.
    }
why-no-tokens-after-tunnel = nach einem gescheiterten Tunnel kann man keine Chips kaufen.
why-cannot-decline = du hast für diesen Tunnel einen Chip gekauft, also musst du ihn bezahlen.
why-few-tokens = diese Chips hast du nicht.
why-placed-already = die Monster wurden schon vor dem ersten Zug aufgestellt.
why-same-place = dort ist { $monster }, und die Monster beginnen an verschiedenen Orten.
why-no-country-at-start = an diesem Tisch beginnt kein Monster in einem Land.
why-country-one-place = das Land ist ein einziger Ort und heißt hier { $place }.
why-monsters-stay = an diesem Tisch werden die Monster nie bewegt.
why-no-move-after-tunnel = nach einem gescheiterten Tunnel kann kein Monster bewegt werden.
why-monster-moved = du hast in diesem Zug schon { $monster } bewegt, und mehr als ein Monster geht nicht.
why-monster-locked =
    { $who ->
        [you] { $monster } ist gesperrt, solange deine Karte offen liegt.
       *[other] { $monster } ist gesperrt, solange die Karte vor { $name } offen liegt.
    }
why-no-monster-cards = es gibt keine Karten von { $monster } mehr, also bleibt { $monster } stehen.
why-must-not-stay = { $monster } muss den Ort verlassen.
why-must-not-share = dort ist { $monster }, und die Monster dürfen nicht am selben Ort sein.
why-too-far =
    { $place } ist mehr als { $steps } Orte von { $monster } entfernt, zu weit für { $purse ->
        [wilds] { $count } Joker
        [wilds_or_pairs] { $count ->
            [one] { $count } Joker oder Paar
           *[other] { $count } Joker oder Paare
        }
       *[cards] { $count ->
            [one] { $count } Lokomotive
           *[other] { $count } Lokomotiven
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] du brauchst { $count } Joker und hast { $have }.
        [wilds_or_pairs] du brauchst { $count } und hast { $have }, wobei jeder Joker und jedes Paar gleicher Würfel zählt.
       *[cards] du brauchst { $count ->
            [one] { $count } Lokomotive
           *[other] { $count } Lokomotiven
        } und hast { $have }.
    }

## Differences from the base rules

difference-players = Für { $fewest } bis { $most } Spieler.
difference-trains = Alle haben { $count } Waggons.
difference-stations =
    { $count ->
        [one] Alle haben { $count } Bahnhof, der bei der Wertung der Zielkarten eine fremde Strecke leiht.
       *[other] Alle haben { $count } Bahnhöfe, von denen jeder bei der Wertung der Zielkarten eine fremde Strecke leiht.
    }
difference-deck =
    { $colours ->
        [8] Es gibt { $count } Wagenkarten jeder Farbe und { $locomotives } Lokomotiven.
       *[other] Es gibt je { $count } Wagenkarten in { $colours } Farben und { $locomotives } Lokomotiven.
    }
difference-plus4 =
    { $count ->
        [one] Es gibt { $count } +4-Lokomotive: Sie gilt auf Strecken ab { $length } Feldern und wird wie jede Karte gezogen.
       *[other] Es gibt { $count } +4-Lokomotiven: Sie gelten auf Strecken ab { $length } Feldern und werden wie jede Karte gezogen.
    }
difference-passenger-cards = Es gibt { $count } Passagierkarten: Mit jeder darf ein Passagier eine fremde Strecke benutzen.
difference-start-cards = Alle beginnen mit { $count } Wagenkarten.
difference-display = In der Auslage liegen { $count } Karten.
difference-display-reset =
    { $count ->
        [0] Offene Lokomotiven tauschen die Auslage nie aus, egal wie viele es sind.
       *[other] Die Auslage wird ausgetauscht, wenn { $count } ihrer Karten Lokomotiven sind.
    }
difference-face-up-locomotive = Eine offene Lokomotive zählt als eine Karte: Zwei darf man in einem Zug nehmen.
difference-ferry-substitute = Auf einer Fähre dürfen { $count } beliebige Karten eine verlangte Lokomotive ersetzen.
difference-opening-tickets = Zu Beginn bekommen alle { $deal } und behalten mindestens { $keep }.
difference-drawn-tickets = Wer Zielkarten zieht, bekommt { $deal } und muss mindestens { $keep } behalten.
difference-opening-split = Zu Beginn sagen alle, wie viele von { $count } Zielkarten aus welchem Stapel kommen ({ $decks }), und behalten mindestens { $keep }.
difference-drawn-split = Wer Zielkarten zieht, bekommt { $count } aus den gewünschten Stapeln ({ $decks }) und muss mindestens { $keep } behalten.
difference-keep-at-most =
    { $deck ->
        [long] Höchstens { $count } der langen Zielkarten darf man behalten.
       *[other] Höchstens { $count } Zielkarten aus dem Stapel „{ $deck }“ darf man behalten.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Zielkarten, die am Anfang nicht behalten werden, kommen aus dem Spiel.
        [shuffled_back] Zielkarten, die am Anfang nicht behalten werden, werden in ihre Stapel zurückgemischt.
       *[under_deck] Zielkarten, die am Anfang nicht behalten werden, kommen unter den Stapel.
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] Später zurückgegebene Zielkarten kommen aus dem Spiel.
       *[under_deck] Später zurückgegebene Zielkarten kommen unter den Stapel.
    }
difference-double-routes = Beide Gleise einer Doppelstrecke werden erst ab { $count } Spielern genutzt.
difference-route-points = Strecken bringen { $points }.
difference-longest-path =
    { $count ->
        [0] Für die längste Strecke gibt es keinen Bonus.
       *[other] Die längste Strecke ist { $count } Punkte wert.
    }
difference-most-tickets = Die meisten erfüllten Zielkarten sind { $count } Punkte wert.
difference-unused-station = Jeder übrige Bahnhof ist { $count } Punkte wert.
difference-most-cities = Die größte Gruppe verbundener Städte ist { $count } Punkte wert.
difference-ties = Bei Gleichstand um den Sieg entscheiden { $steps }; wer dann noch gleichauf liegt, teilt sich den Sieg.
difference-no-ties = Bei Gleichstand wird der Sieg geteilt.
tie-then = { $first }, dann { $second }
tie-step =
    { $step ->
       *[tickets] erfüllte Zielkarten
        [stations] weniger gebaute Bahnhöfe
        [longest_path] der längste Weg
        [goods] Punkte für Waren
        [meeples] gesammelte Meeples
        [mountains] Strecken über Berge
    }
difference-attraction =
    Jede Sehenswürdigkeit an einer deiner Strecken ist { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } wert.
difference-meeple-majority = Für jede Farbe sind die meisten Meeples { $most } Punkte wert und die zweitmeisten { $second }.
difference-meeples =
    { $count ->
        [one] Auf den Spielplan kommen Meeples in { $count } Farbe: Wer eine Strecke nutzt, nimmt an jedem Ende einen.
       *[other] Auf den Spielplan kommen Meeples in { $count } Farben: Wer eine Strecke nutzt, nimmt an jedem Ende einen.
    }
difference-meeples-per-colour = Von jeder Farbe gibt es { $count } Meeples.
difference-tourists = Touristenplättchen mit { $count } Symbolen: { $stacks } Stapel stehen von Anfang an, die übrigen stellen die letzten Spieler. Wer eine Strecke nutzt, nimmt von einem Ende ein Plättchen mit einem Symbol, das ihm noch fehlt.
difference-tourist-points = Kein Symbol, eines, zwei und so weiter sind am Ende { $points } Punkte wert.
difference-bullet-trains = Alle teilen sich { $count } Shinkansen. Es gibt { $routes } Shinkansen-Strecken: Sie werden wie graue Strecken bezahlt und bekommen einen Shinkansen statt deiner Waggons. Sie bringen keine Punkte, dienen den Zielkarten aller, und dein Fortschritt wächst um ihre Länge. Sind keine Shinkansen mehr da, sind es einfache graue Strecken.
difference-end-bullet-trains = Die letzte Runde beginnt, wenn jemand höchstens { $trains } Waggons hat und höchstens { $count } Shinkansen übrig sind.
difference-bullet-progress = Am Ende zählt der Rang beim Fortschritt mit Shinkansen: { $rows }. Wer keinen hat, bekommt stattdessen { $nothing }.
points-of-ranks = zu { $players } { $points }
difference-not-double = Die Strecken { $routes } liegen nebeneinander, sind aber keine Doppelstrecke: Einer darf beide haben.
difference-insets = Zweimal gezeigt, das zweite Mal vergrößert, aber jeweils ein Ort: { $places }.
difference-companies = Wer eine Strecke nutzt, darf die oberste Aktie einer dort gezeigten Gesellschaft nehmen; es gibt { $count } Gesellschaften mit { $shares } Aktien. Am Ende wird jede Gesellschaft gewertet: die meisten Aktien zuerst, bei gleich vielen die mit der niedrigsten Nummer.
difference-company = { $company }: Aktien { $count }, Punkte nach Rang { $points }.
difference-share-dummy = Mit { $count } Spielern bekommt ein Strohmann zu jeder genommenen Aktie eine: Wer nimmt, wählt sie aus. Am Ende wird die Hälfte davon, aufgerundet, gezogen; sie belegt Plätze und zählt nichts.
difference-passengers =
    { $count ->
        [one] Alle haben { $count } Passagier, der ans Ende einer eben genutzten Strecke kommen darf und später einmal über Strecken reist.
       *[other] Alle haben { $count } Passagiere, die ans Ende einer eben genutzten Strecke kommen dürfen und später jeder einmal über Strecken reisen.
    }
difference-goods =
    { $count ->
        [one] { $count } Stadt hat Waren: Ein reisender Passagier nimmt die oberste, bis zu { $most } Punkte wert.
       *[other] { $count } Städte haben Waren: Ein reisender Passagier nimmt in jeder besuchten die oberste, bis zu { $most } Punkte wert.
    }
difference-grand-tour = Zielkarten, deren Orte du doppelt verbindest, auf Wegen ohne gemeinsame Strecke, sind eine Rundreise: { $points }.
points-of-tour =
    { $points } Punkte für { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
points-of-tour-or-more = { $points } Punkte ab { $count }
difference-countries = Zielkarten können hierher führen: { $countries }. Jeder Grenzpunkt eines Landes genügt, und kein Weg führt durch das Land.
difference-goals = Eine Zielkarte mit mehreren Zielen bringt das wertvollste, mit dem sie verbunden ist; mit keinem kostet sie ihren niedrigsten Wert.
difference-district =
    Diese Orte zu verbinden ist { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } wert: { $places }.
difference-end-trains = Die letzte Runde beginnt, wenn jemand { $count } oder weniger Waggons hat.
difference-tunnels =
    { $count ->
        [one] { $count } Gleis ist ein Tunnel: Drei Karten werden aufgedeckt und können ihn verteuern.
       *[other] { $count } Gleise sind Tunnel: Drei Karten werden aufgedeckt und können sie verteuern.
    }
difference-tunnels-dice =
    { $count ->
        [one] { $count } Gleis ist ein Tunnel: Drei Tunnelwürfel werden geworfen und können ihn verteuern.
       *[other] { $count } Gleise sind Tunnel: Drei Tunnelwürfel werden geworfen und können sie verteuern.
    }
difference-ferries =
    { $count ->
        [one] { $count } Gleis ist eine Fähre, die zum Teil mit Lokomotiven bezahlt werden muss.
       *[other] { $count } Gleise sind Fähren, die zum Teil mit Lokomotiven bezahlt werden müssen.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } Gleis ist eine Fähre, die zum Teil mit Jokern bezahlt werden muss.
       *[other] { $count } Gleise sind Fähren, die zum Teil mit Jokern bezahlt werden müssen.
    }
difference-mountains =
    { $count ->
        [one] { $count } Gleis führt über Gebirge: Für jedes X darauf verlierst du einen Waggon mehr und bekommst { $points } Punkte mehr.
       *[other] { $count } Gleise führen über Gebirge: Für jedes X darauf verlierst du einen Waggon mehr und bekommst { $points } Punkte mehr.
    }
difference-any-cards = { $route } kostet Karten einer Farbe ohne Lokomotiven; je { $count } beliebige Karten ersetzen eine davon.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotiven gelten nur in Tunneln.
        [ferries] Lokomotiven gelten nur auf Fähren.
       *[both] Lokomotiven gelten nur in Tunneln und auf Fähren.
    }
unverified = Nicht bestätigt: { $note }

## House rules

options-expansions = Die Erweiterungen
options-dice = Mit Würfeln
options-monsters = Mit Monstern
options-combined = Mit Würfeln und Monstern
options-boards = Nur auf einem Spielplan
options-other = In jedem Spiel
options-shown = Über die mit * markierten Regeln einigt man sich am besten vor dem Spiel; die anderen können bleiben, wie sie sind.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-dice = Ob mit der Würfel-Erweiterung gespielt wird.
value-dice-true = Fünf Würfel ersetzen die Wagenkarten: Jedes Symbol bezahlt ein Feld einer Strecke.
value-dice-false = Strecken werden mit Wagenkarten bezahlt.
option-monsters = Ob mit Alvin & Dexter gespielt wird.
value-monsters-true = Alvin und Dexter sind auf dem Spielplan: Keine Strecke zum Ort eines Monsters kann genutzt werden.
value-monsters-false = Es gibt keine Monster.
option-display-reset_cap = Wie oft nacheinander die Auslage ausgetauscht wird, weil drei Lokomotiven offen liegen.
value-display-reset_cap = Die Auslage wird höchstens { $count }-mal nacheinander ausgetauscht.
option-nordic-reset_on_three = Ob drei offene Lokomotiven in Skandinavien die Auslage austauschen.
value-nordic-reset_on_three-true = Drei offene Lokomotiven tauschen die Auslage aus, wie auf den meisten Spielplänen.
value-nordic-reset_on_three-false = Die Auslage bleibt, egal wie viele Lokomotiven offen liegen.
option-swiss-reset_on_three = Ob drei offene Lokomotiven in der Schweiz die Auslage austauschen.
value-swiss-reset_on_three-true = Drei offene Lokomotiven tauschen die Auslage aus, wie auf den meisten Spielplänen.
value-swiss-reset_on_three-false = Die Auslage bleibt, egal wie viele Lokomotiven offen liegen.
option-marklin-reset_counts_plus4 = Ob auf dem Märklin-Plan +4-Lokomotiven mitzählen, wenn drei offene Lokomotiven die Auslage austauschen.
value-marklin-reset_counts_plus4-true = +4-Lokomotiven zählen zu den dreien, die die Auslage austauschen.
value-marklin-reset_counts_plus4-false = Nur einfache Lokomotiven zählen zu den dreien, die die Auslage austauschen.
option-marklin-reset_counts_passengers = Ob auf dem Märklin-Plan drei offene Passagierkarten die Auslage austauschen.
value-marklin-reset_counts_passengers-true = Drei offene Passagierkarten tauschen die Auslage aus wie drei Lokomotiven.
value-marklin-reset_counts_passengers-false = Wie viele Passagierkarten auch offen liegen, die Auslage bleibt.
option-marklin-one_passenger_per_city = Ob auf dem Märklin-Plan nur ein Passagier in einer Stadt stehen darf.
value-marklin-one_passenger_per_city-true = In einer Stadt steht nur ein Passagier, egal von wem.
value-marklin-one_passenger_per_city-false = In einer Stadt dürfen beliebig viele Passagiere stehen.
option-marklin-passengers_enter_countries = Ob auf dem Märklin-Plan Passagiere in Länder fahren.
value-marklin-passengers_enter_countries-true = Ein Passagier darf in ein Land fahren.
value-marklin-passengers_enter_countries-false = Passagiere fahren von Stadt zu Stadt, nie in ein Land.
option-marklin-parallel_tracks_apart = Ob auf dem Märklin-Plan parallele Gleise für einen Passagier verschiedene Strecken sind.
value-marklin-parallel_tracks_apart-true = Ein Passagier darf auf einer Reise jedes von mehreren parallelen Gleisen benutzen.
value-marklin-parallel_tracks_apart-false = Parallele Gleise sind für einen Passagier eine Strecke, die er auf einer Reise einmal benutzt.
option-marklin-collect_start_city = Ob auf dem Märklin-Plan die Stadt, in der ein Passagier losfährt, als besucht gilt.
value-marklin-collect_start_city-true = Ein Passagier nimmt auch dort Waren, wo er losfährt.
value-marklin-collect_start_city-false = Wo ein Passagier losfährt, nimmt er keine Waren.
option-marklin-collect_on_return = Ob auf dem Märklin-Plan die Stadt, in der ein Passagier losfährt, Waren gibt, wenn er dorthin zurückkommt.
value-marklin-collect_on_return-true = Kommt ein Passagier dorthin zurück, wo er losfuhr, nimmt er dort Waren.
value-marklin-collect_on_return-false = Kommt ein Passagier dorthin zurück, wo er losfuhr, nimmt er dort keine Waren.
option-marklin-plus4_moves_monsters = Ob auf dem Märklin-Plan +4-Lokomotiven Monster bewegen.
value-marklin-plus4_moves_monsters-true = +4-Lokomotiven bewegen Monster wie einfache.
value-marklin-plus4_moves_monsters-false = Nur einfache Lokomotiven bewegen Monster.
option-japan-end_check = Wessen wenige Waggons in Japan die letzte Runde beginnen lassen, wenn nur noch wenige Shinkansen da sind.
value-japan-end_check-any_player = Die letzte Runde beginnt, sobald irgendjemand wenige Waggons hat.
value-japan-end_check-turn_player = Die letzte Runde beginnt nur am Ende des Zuges von jemandem, der wenige Waggons hat.
option-japan-bonus_table = Was der Fortschritt mit Shinkansen in Japan je nach Rang wert ist.
value-japan-bonus_table-printed = Die Ränge sind wert, was der Spielplan sagt.
value-japan-bonus_table-own = Die Ränge sind { $value } wert: eine Zeile je Spielerzahl, eine einzelne Zahl für keinen Fortschritt.
option-dice-tunnel_faces = Wie viele der sechs Seiten eines Tunnelwürfels ein Symbol zeigen.
value-dice-tunnel_faces-1 = Eine Seite eines Tunnelwürfels zeigt ein Symbol.
value-dice-tunnel_faces-2 = Zwei Seiten eines Tunnelwürfels zeigen ein Symbol.
value-dice-tunnel_faces-3 = Drei Seiten eines Tunnelwürfels zeigen ein Symbol.
option-dice-double_kind = Welche Strecken Doppel-Symbole brauchen.
value-dice-double_kind-printed = Jede Strecke mit zwei aufgedruckten Gleisen braucht Doppel.
value-dice-double_kind-open_tracks = Eine Strecke mit zwei Gleisen braucht nur dann Doppel, wenn genug mitspielen, um beide zu nutzen.
option-dice-wild_map_limits = Ob für Joker gilt, was ein Spielplan für Lokomotiven einschränkt.
value-dice-wild_map_limits-true = Ein Joker bezahlt nur dort Felder, wo der Spielplan es Lokomotiven erlaubt.
value-dice-wild_map_limits-false = Ein Joker bezahlt Felder jeder Strecke.
option-dice-token_cap_scope = Wie die Grenze von drei Chips gezählt wird.
value-dice-token_cap_scope-per_type = Alle dürfen drei Einzel-Chips und drei Doppel-Chips haben.
value-dice-token_cap_scope-total = Alle dürfen insgesamt drei Chips haben.
option-dice-tokens_after_failed_tunnel = Ob man nach einem gescheiterten Tunnel mit unbenutzten Würfeln Chips kaufen darf.
value-dice-tokens_after_failed_tunnel-true = Nach einem gescheiterten Tunnel darf man mit unbenutzten Würfeln noch Chips kaufen.
value-dice-tokens_after_failed_tunnel-false = Nach einem gescheiterten Tunnel kann man keine Chips kaufen.
option-dice-nine_route = Was mit Strecken von mehr als acht Feldern geschieht, die keine Würfel bezahlen können.
value-dice-nine_route-pay8 = Strecken von mehr als acht Feldern kosten acht Symbole und behalten Länge und Punkte.
value-dice-nine_route-len8 = Strecken von mehr als acht Feldern gelten als Strecken von acht.
value-dice-nine_route-closed = Strecken von mehr als acht Feldern können nicht genutzt werden.
option-monsters-setup_in_country = Ob ein Monster in einem Land beginnen darf.
value-monsters-setup_in_country-true = Ein Monster darf in einem Land beginnen.
value-monsters-setup_in_country-false = Monster beginnen nur in Städten.
option-monsters-country_one_place = Ob ein Land mit mehreren Grenzpunkten ein einziger Ort ist.
value-monsters-country_one_place-true = Ein Land ist ein Ort: Ein Monster dort sperrt alle seine Grenzpunkte.
value-monsters-country_one_place-false = Jeder Grenzpunkt eines Landes ist ein eigener Ort.
option-monsters-zero_move = Ob ein bezahltes Monster stehen bleiben darf.
value-monsters-zero_move-true = Ein bezahltes Monster darf bleiben, wo es ist.
value-monsters-zero_move-false = Ein bezahltes Monster muss seinen Ort verlassen.
option-monsters-share_city = Ob nach dem Start beide Monster am selben Ort sein dürfen.
value-monsters-share_city-true = Nach dem Start dürfen beide Monster am selben Ort sein.
value-monsters-share_city-false = Die Monster sind nie am selben Ort.
option-monsters-halve_twice = Ob eine Zielkarte mit Monstern an beiden Enden zweimal halbiert wird.
value-monsters-halve_twice-true = Eine Zielkarte wird für jedes Ende mit einem Monster einmal halbiert.
value-monsters-halve_twice-false = Eine Zielkarte wird nur einmal halbiert.
option-monsters-multi_ticket = Wann eine Zielkarte mit mehreren Zielen halbiert wird.
value-monsters-multi_ticket-scored_pair = Eine Zielkarte mit mehreren Zielen wird halbiert, wenn ein Monster an ihrem Start oder am gewerteten Ziel ist.
value-monsters-multi_ticket-any_named = Eine Zielkarte mit mehreren Zielen wird halbiert, wenn ein Monster an irgendeinem ihrer Orte ist.
option-monsters-bonus_points = Punkte für die meisten Karten eines Monsters.
value-monsters-bonus_points =
    Die meisten Karten eines Monsters sind { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } wert.
option-monsters-chaos_blocks = Was am Ort eines Monsters nicht geht.
value-monsters-chaos_blocks-routes = Am Ort eines Monsters können nur keine Strecken genutzt werden.
value-monsters-chaos_blocks-all = Am Ort eines Monsters kann keine Strecke genutzt und kein Bahnhof gebaut werden, und kein Passagier kommt oder geht.
option-combined-monster_payment = Was ein Monster bewegt, wenn mit Würfeln gespielt wird.
value-combined-monster_payment-wild_die = Ein Joker zählt als Lokomotive, die ein Monster bewegt.
value-combined-monster_payment-wild_or_pair = Ein Joker oder zwei gleiche Würfel zählen als Lokomotive, die ein Monster bewegt.
value-combined-monster_payment-none = Die Monster werden nie bewegt.
option-end-dead_board = Ob die letzte Runde beginnt, sobald niemand mehr eine Strecke nutzen könnte.
value-end-dead_board-true = Die letzte Runde beginnt, sobald niemand mehr eine Strecke nutzen könnte.
value-end-dead_board-false = Das Spiel geht weiter, auch wenn niemand mehr eine Strecke nutzen könnte.
option-end-explorer_shared = Wer bei Gleichstand für die meisten Städte Punkte bekommt.
value-end-explorer_shared-true = Alle, die bei den meisten Städten gleichauf liegen, bekommen die Punkte.
value-end-explorer_shared-false = Bei Gleichstand entscheiden mehr erfüllte Zielkarten, dann mehr in Bergen verlorene Waggons, wer die Punkte für die meisten Städte bekommt.
option-end-europe_station_tiebreak = Ob bei Gleichstand nach den Zielkarten weniger gebaute Bahnhöfe entscheiden.
value-end-europe_station_tiebreak-true = Bei Gleichstand entscheiden nach den Zielkarten weniger gebaute Bahnhöfe.
value-end-europe_station_tiebreak-false = Gebaute Bahnhöfe entscheiden keinen Gleichstand.
option-end-printed_ties = Ob ein Gleichstand um den Sieg nach den Regeln des Plans entschieden wird.
value-end-printed_ties-true = Ein Gleichstand um den Sieg wird nach den Regeln des Plans entschieden.
value-end-printed_ties-false = Auf jedem Plan entscheiden bei Gleichstand Zielkarten, dann Bahnhöfe, dann die längste Strecke.
option-boards-open_holdings = Ob alle die Aktien der anderen sehen.
value-boards-open_holdings-true = Alle sehen die Aktien von allen.
value-boards-open_holdings-false = Aktien der anderen liegen bis zum Ende verdeckt.

## Headings of tables

heading-action = Aktion
heading-alvin = Alvin
heading-attractions = Sehenswürdigkeiten
heading-bot = Bot
heading-cards = Karten
heading-colour = Farbe
heading-deck = Stapel
heading-default = Vorgabe
heading-dexter = Dexter
heading-districts = Bezirke
heading-double-tokens = Doppel-Chips
heading-figure = Größe
heading-goods = Waren
heading-grand-tour = Rundreise
heading-length = Länge
heading-lines = Varianten
heading-longest-path = längste Strecke
heading-map = Spielplan
heading-mean-score = Punkte im Mittel
heading-meeples = Meeples
heading-tourists = Touristenplättchen
heading-bullets = Shinkansen
heading-most-cities = meiste Städte
heading-most-tickets = meiste Zielkarten
heading-option = Regel
heading-places = Orte
heading-player = Spieler
heading-players = Spieler
heading-points = Punkte
heading-rank = Platz
heading-shares = Aktien
heading-route-points = Strecken
heading-rule = Bedeutung
heading-seat = Sitz
heading-single-tokens = Einzel-Chips
heading-stations = Bahnhöfe
heading-stations-left = übrige Bahnhöfe
heading-ticket = Zielkarte
heading-ticket-sets = Zielkartensätze
heading-tickets = Zielkarten
heading-total = gesamt
heading-track = Gleis
heading-tracks = Gleise
heading-trains = Waggons
heading-type = Art
heading-value = Wert
heading-values = Werte
heading-win-share = gewonnene Spiele

## The command line

version = whistlestop { $version }
error = Fehler: { $reason }
error-language = Fehler: Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
error-players = { $map } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
error-bots =
    { $count ->
        [one] nenne { $count } Bot, nicht { $given } ({ $bots }).
       *[other] nenne einen Bot für alle oder { $count } Bots, nicht { $given } ({ $bots }).
    }
error-file = { $file } lässt sich nicht lesen: { $reason }
error-log = { $file }, { $reason }
error-seat = den Sitz { $seat } gibt es nicht; die Sitze gehen von 0 bis { $last }.
error-names = „{ $given }“ nennt nicht { $players } verschiedene Spieler, durch Kommas getrennt.
error-game-over = das Spiel in { $file } ist aus; „whistlestop replay“ erzählt es.
error-extra = { $what } braucht Pakete, die nicht installiert sind: pip install "whistlestop[{ $extra }]"
interrupted = Abgebrochen.
compiling = Die Regeln werden vorbereitet
compiled = Die Regeln sind bereit ({ $seconds } s).
simulating = Spiele werden gespielt
measuring = Es wird gemessen
measuring-part = Es wird gemessen: { $part }
mean-scores = Nach Sitzen
perft =
    { $count ->
        [one] { $count } Variante aus { $depth } Entscheidungen
       *[other] { $count } Varianten aus { $depth } Entscheidungen
    }
map-summary = { $name } (Zielkartensatz { $set }): { $places } Orte, { $tracks } Gleise, { $tickets } Zielkarten, { $fewest } bis { $most } Spieler.
map-differences =
    { $count ->
        [0] Gespielt wird nach den Grundregeln.
       *[other] Das ist anders als in den Grundregeln:
    }
map-tracks = Gleise
map-tickets = Zielkarten
legend-mountain = Gebirge: ein Waggon mehr, 2 Punkte mehr
legend-any-cards = beliebige Karten dürfen einspringen
legend-country = Grenzpunkt eines Landes
legend-attraction = Sehenswürdigkeit
legend-district = Bezirk und seine Punkte
legend-meeples = Meeples zu Beginn
legend-tourists = Stapel Touristenplättchen zu Beginn
legend-bullet = Shinkansen-Strecke: ein Zug aller, danach für alle
legend-goods = Wert der besten Waren dort
legend-companies = Gesellschaft, deren Aktie die Strecke bringen kann
map-warning = { $where }: Warnung: { $reason }
map-sound = { $name } (Zielkartensatz { $set }) ist in Ordnung: { $places } Orte, { $tracks } Gleise, { $tickets } Zielkarten, Prüfsumme { $digest }.
replay-begins = { $map }, { $count } Spieler, { $decisions } Entscheidungen.

## Help of the command line

help-application = Spiele der Zug-um-Zug-Familie spielen, simulieren und untersuchen. Inoffiziell.
help-language = Sprache aller Texte.
help-version = Die Version ausgeben und aufhören.
help-json = JSON für Programme ausgeben.
help-map = Spielplan: ein Name aus „maps“ oder der Pfad einer eigenen Datei.
help-players = Zahl der Spieler.
help-ticket-set = Zielkartensatz des Spielplans.
help-seed = Startzahl des Zufalls; dieselbe Zahl teilt dieselben Karten aus.
help-option = Hausregel als Name=Wert; darf mehrmals stehen (siehe „options“).
help-dice = Mit der Würfel-Erweiterung spielen: Würfel statt Wagenkarten.
help-monsters = Mit Alvin & Dexter spielen: zwei Monster auf dem Spielplan.
help-plain = Eine schlichte Zeile nach der anderen: für Bildschirmleser und zum Vorlesen.
help-maps = Die Spielpläne auflisten; mit dem Namen von einem (oder dem Pfad einer Datei) diesen zeigen; „check FILE“ prüft eine eigene Datei.
help-maps-show = Einen Spielplan zeigen: abweichende Regeln, Gleise und Zielkarten.
help-maps-draw = Einen Spielplan als Bild zeichnen (SVG).
help-maps-output = Die Datei, in die das Bild geschrieben wird.
help-maps-check = Eine eigene Spielplandatei und die Zielkartensätze daneben prüfen; Fehler nennen die Zeile.
help-maps-name = Name des Spielplans oder Pfad einer Datei.
help-maps-file = Die Spielplandatei.
help-simulate = Viele Spiele zwischen Bots spielen und Tempo und Punkte ausgeben.
help-games = Zahl der Spiele.
help-simulate-bot = Bot für alle Sitze, oder einmal für jeden Sitz.
help-threads = Zahl der Threads; die Ergebnisse bleiben gleich.
help-check = Jede Stellung auf gebrochene Zusagen der Regeln prüfen und sie zählen.
help-play = Im Terminal gegen Bots spielen.
help-play-bot = Bot für alle Gegner, oder einmal für jeden: level-1 bis level-6 oder eine Spielweise; ohne Angabe die stärkste.
help-play-seat = Dein Sitz, ab 0 gezählt.
help-names = Namen aller Spieler in Sitzreihenfolge, durch Kommas getrennt.
help-confirm = Nach deinen Strecken und Bahnhöfen warten, damit du sie noch zurücknehmen kannst.
help-auto-end = Deinen Zug von selbst beenden, wenn nichts anderes mehr geht.
help-save = Datei, in die das Spiel am Ende oder beim Abbruch geschrieben wird.
help-resume = Ein Spiel fortsetzen, das in dieser Datei gespeichert ist.
help-replay = Ein gespeichertes Spiel Schritt für Schritt erzählen.
help-replay-file = Datei mit dem Protokoll eines Spiels.
help-replay-seat = Nur erzählen, was dieser Sitz gesehen hat, ab 0 gezählt.
help-replay-map = Spielplandatei des Spiels, falls es eine eigene ist.
help-perft = Die Varianten einer gegebenen Länge zählen; auf jeder Maschine gleich.
help-depth = Zahl der Entscheidungen.
help-divide = Für jede erste Aktion zählen.
help-bench = Messen, wie schnell diese Maschine spielt.
help-quick = Sekunden statt Minuten brauchen.
help-options = Die Hausregeln auflisten.
help-compile = Die Regeln vorbereiten, damit das erste Spiel sofort beginnt.
help-completion = Ein Skript ausgeben, mit dem die Shell Befehle und Optionen ergänzt.
help-completion-shell = bash, zsh, fish oder powershell.

## The game in the terminal

welcome = { $map }: Du spielst gegen { $others }.
welcome-help = Mit ? bekommst du jederzeit Hilfe.
turn-summary =
    Zug { $turn }: Du hast { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die anderen: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
turn-summary-dice =
    Zug { $turn }: Du hast { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $tokens } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die anderen: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }, { $tokens }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
last-round-running =
    { $count ->
        [one] Das ist der allerletzte Zug.
       *[other] Letzte Runde: noch { $count } Züge, deiner mitgezählt.
    }
hand = Deine Hand: { $cards }.
display =
    { $deck ->
        [0] Offen: { $cards }; der Stapel ist leer.
        [one] Offen: { $cards }; { $deck } Karte im Stapel.
       *[other] Offen: { $cards }; { $deck } Karten im Stapel.
    }
dice = Deine Würfel: { $dice }.
dice-tray = Deine Würfel: { $dice }
dice-used = Alle deine Würfel sind verbraucht.
tokens = Deine Chips: { $tokens }.
no-display = An diesem Tisch wird mit Würfeln gespielt: Es gibt keine Wagenkarten.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } ist in { $place }, gesperrt durch deine Karte.
           *[other] { $monster } ist in { $place }, gesperrt durch die Karte von { $name }.
        }
        [stuck] { $monster } bleibt für immer in { $place }.
        [nowhere] { $monster } ist noch nicht auf dem Spielplan.
       *[free] { $monster } ist in { $place }.
    }
monster-deck =
    { $count ->
        [0] Es gibt keine Karten von { $monster } mehr: { $monster } kann nicht mehr bewegt werden.
        [one] Es gibt noch { $count } Karte von { $monster }.
       *[other] Es gibt noch { $count } Karten von { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Keine Karte von { $monster } liegt verdeckt vor dir.
        [one] { $count } Karte von { $monster } liegt verdeckt vor dir.
       *[other] { $count } Karten von { $monster } liegen verdeckt vor dir.
    }
monsters-chaos = Strecken zu diesen Orten können jetzt nicht genutzt werden: { $places }. Zielkarten, die am Ende den Ort eines Monsters nennen, zählen halb.
no-monsters = An diesem Tisch wird ohne Monster gespielt.
reach =
    { $purse ->
        [wilds] { $monster }, für { $count } Joker: { $places }.
        [pairs] { $count ->
            [one] { $monster }, für { $count } Joker oder Paar: { $places }.
           *[other] { $monster }, für { $count } Joker oder Paare: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, für { $count } Lokomotive: { $places }.
           *[other] { $monster }, für { $count } Lokomotiven: { $places }.
        }
    }
reach-none = { $monster } kann jetzt nicht bewegt werden: { $reason }
auto-end =
    { $on ->
        [yes] Ab jetzt endet dein Zug von selbst, wenn nichts anderes mehr geht.
       *[no] Ab jetzt beendest du jeden Zug selbst.
    }
choice-take = { $kind } nehmen
choice-draw = vom Stapel ziehen
choice-tickets = Zielkarten ziehen
choice-pass = passen
choice-keep = behalten
choice-return = zurückgeben
choice-decline = die Karten zurücknehmen
choice-give-up = den Tunnel aufgeben
choice-tickets-count =
    { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    } ziehen
choice-end = Zug beenden
choice-end-discarding = Zug beenden und { $tokens } zurückgeben
choice-reroll = { $dice } neu würfeln
choice-reroll-nothing = alle Würfel behalten
choice-buy =
    { $token ->
        [single] für { $dice } einen Einzel-Chip kaufen
       *[double] für { $dice } einen Doppel-Chip kaufen
    }
choice-place = { $monster } nach { $place } stellen
choice-move =
    { $purse ->
        [wilds] { $monster } für { $count } Joker nach { $place } bewegen
        [pairs] { $count ->
            [one] { $monster } für { $count } Joker oder Paar nach { $place } bewegen
           *[other] { $monster } für { $count } Joker oder Paare nach { $place } bewegen
        }
       *[cards] { $count ->
            [one] { $monster } für { $count } Lokomotive nach { $place } bewegen
           *[other] { $monster } für { $count } Lokomotiven nach { $place } bewegen
        }
    }
choice-replace =
    { $what ->
        [locomotive] eine Lokomotive durch { $count } beliebige Karten ersetzen
       *[card] eine Karte der Farbe durch { $count } beliebige Karten ersetzen
    }
choice-give = { $card } geben
choice-split = { $tickets }
choice-meeple = { $meeple } nehmen
choice-stack = den Stapel „{ $symbol }“ nach { $place } stellen
choice-tourist = das Touristenplättchen „{ $symbol }“ aus { $place } nehmen
choice-share = Aktie { $number } von { $company } nehmen (nach Rang { $points })
choice-dummy-share = dem Strohmann Aktie { $number } von { $company } geben (nach Rang { $points })
choice-no-share = keine Aktie nehmen
choice-passenger-place = einen Passagier nach { $place } stellen
choice-passenger-travel = den Passagier in { $place } reisen lassen
choice-no-passenger = kein Passagier
choice-travel =
    { $purse ->
        [cards] nach { $place } über { $route }, für eine Passagierkarte
        [dice] nach { $place } über { $route }, für einen Joker
       *[nothing] nach { $place } über { $route }
    }
choice-stop = hier anhalten
choice-station = Bahnhof in { $place }
choice-pay = { $cards }
menu-ways = Auf dem Weg deiner Zielkarten:
menu-routes = Insgesamt kannst du { $count } Strecken nutzen: Nenne eine („claim par zur“) oder tippe „actions“ für die ganze Liste.
menu-stations = Ein Bahnhof lässt sich an { $count } Orten bauen: Tippe „station“ und den Ort.
menu-places = Tippe einen Ort, oder „actions“ für alle { $count }.
menu-reroll = Nenne die Würfel, die du neu würfelst („einzel joker“, „2 einzel“, „all“), die du behältst („keep doppel“), oder „nothing“.
menu-buy =
    { $token ->
        [single] Zwei unbenutzte Würfel kaufen einen Einzel-Chip: Tippe „buy einzel“ und die Würfel.
        [double] Zwei unbenutzte Würfel kaufen einen Doppel-Chip: Tippe „buy doppel“ und die Würfel.
       *[both] Zwei unbenutzte Würfel kaufen einen Chip: Tippe „buy einzel“ oder „buy doppel“ und die Würfel.
    }
menu-move =
    { $count ->
        [one] { $monster } kann an { $count } Ort gehen: Tippe „{ $word }“ und den Ort, oder „reach { $word }“, um ihn zu sehen.
       *[other] { $monster } kann an { $count } Orte gehen: Tippe „{ $word }“ und den Ort, oder „reach { $word }“, um sie zu sehen.
    }
menu-discard = „end discarding“ und die Chips gibt vor dem Ende deines Zuges welche zurück.
prompt-action = Deine Aktion:
prompt-second-card = Deine zweite Karte:
prompt-payment = Bezahlung:
prompt-place = { $monster } kommt nach:
prompt-reroll = Neu würfeln:
prompt-after-action = Noch etwas (Enter beendet deinen Zug):
prompt-end-unused = Noch unbenutzt: { $dice }. „end“ beendet deinen Zug trotzdem, Enter spielt weiter:
prompt-tickets =
    { $least ->
        [0] Nummern zum Behalten (oder all oder none):
       *[other] Nummern zum Behalten, mindestens { $least } (oder all):
    }
prompt-which = Nummer:
prompt-confirm = Enter beendet deinen Zug, undo nimmt ihn zurück:
prompt-replay = { $number } von { $total }, Enter geht weiter, q hört auf:
question-payment = Wie bezahlst du { $route }?
question-station = Wie bezahlst du den Bahnhof in { $place }?
question-place = Du stellst { $monster } auf den Spielplan: Solange { $monster } dort ist, kann keine Strecke zu diesem Ort genutzt werden.
question-tunnel-dice =
    { $kind ->
        [single] { $route } kostet { $price } Einzel. Wie bezahlst du?
       *[double] { $route } kostet { $price } Doppel. Wie bezahlst du?
    }
tunnel-odds = Drei Tunnelwürfel zeigen zu { $none } % kein Symbol, zu { $one } % eines, zu { $two } % zwei, zu { $three } % drei.
question-tickets =
    Wie bezahlst du { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }?
question-move = Wie bezahlst du die Bewegung von { $monster } nach { $place }?
question-surcharge =
    Hingelegt hast du { $laid }. Bezahlst du { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } extra?
question-split =
    { $count ->
        [one] { $count } Zielkarte wird ausgeteilt. Aus welchem Stapel soll sie kommen? Übrig sind { $left }.
       *[other] { $count } Zielkarten werden ausgeteilt. Aus welchen Stapeln sollen sie kommen? Übrig sind { $left }.
    }
question-meeple = Welchen Meeple nimmst du aus { $place }? Bisher hast du: { $meeples }.
question-stack = Welchen Stapel stellst du wohin? Übrig sind { $symbols }; jeder Ort ohne Stapel ist recht.
question-tourist = An jedem Ende deiner Strecke wartet ein Touristenplättchen. Welches nimmst du? Bisher hast du: { $symbols }.
question-share = Wessen Aktie nimmst du? Du hast { $shares }.
question-dummy-share = Welche Aktie bekommt der Strohmann?
question-passenger = Stellst du einen Passagier an ein Ende der Strecke? Du hast noch { $count }.
question-travel = Dein Passagier ist in { $place }. Wohin reist er?
prompt-split = Deine Zielkarten:
prompt-meeple = Dein Meeple:
prompt-stack = Dein Stapel:
prompt-tourist = Dein Plättchen:
prompt-passenger = Dein Passagier:
prompt-travel = Nach:
collected-meeples = { $name }: { $meeples }.
collected-tourists = { $name }: Touristenplättchen { $symbols }.
prompt-share = Deine Aktie:
prompt-dummy-share = Aktie des Strohmanns:
shares-of = { $company } { $numbers }
no-shares-held = keine
held-shares = { $name }: Aktien { $shares }.
hidden-shares = { $name }: Aktien liegen verdeckt.
dummy-shares = Der Strohmann: { $shares }.
shown-shares = Vom Strohmann aufgedeckt: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alle Aktien sind genommen; nach Rang { $points }.
       *[other] { $company }: Aktie { $number } liegt oben, { $count } übrig; nach Rang { $points }.
    }
standing-passengers = { $name }: Passagiere in { $places }, noch nicht gestellt: { $left }; { $points } Punkte für Waren.
place-meeples = { $place }: { $meeples }.
place-tourists = { $place }: „{ $symbol }“ × { $count }.
bullet-progress = { $name }: Fortschritt mit Shinkansen: { $spaces }.
bullet-routes =
    { $count ->
        [0] Noch steht kein Shinkansen auf dem Spielplan.
       *[other] Shinkansen stehen auf { $count } Strecken, die allen dienen: { $routes }.
    }
bullet-trains-left = Shinkansen übrig: { $count }.
place-goods = { $place }: Waren im Wert von { $values }, die erste liegt oben.
no-pieces = Auf diesem Spielplan gibt es weder Meeples noch Waren noch Aktien.
question-substitutes =
    { $count ->
        [one] Welche Karte gibst du als Ersatz? Du hast { $cards }.
       *[other] Welche { $count } Karten gibst du als Ersatz? Du hast { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Ersatzkarte:
       *[other] Ersatzkarten, insgesamt { $count }:
    }
substitutes-wrong-count =
    { $count ->
        [one] Nenne { $count } Karte, nicht { $given }.
       *[other] Nenne { $count } Karten, nicht { $given }.
    }
substitutes-not-understood = „{ $text }“ verstehe ich nicht. Nenne { $count } Karten, zum Beispiel „rot 2 blau 1“, oder ? für Hilfe.
cannot-pay-surcharge = Das kannst du nicht bezahlen (du hast { $cards }).
cannot-pay-tunnel =
    { $price ->
        [one] { $price } Symbol
       *[other] { $price } Symbole
    } kannst du nicht bezahlen (du hast { $dice } und { $tokens }).
not-this-payment = „{ $text }“ bezahlt das nicht oder kann mehreres bedeuten.
no-such-price =
    „{ $text }“ bewegt kein Monster. { $purse ->
        [wilds] Ein Joker bringt es bis zu { $near } Orte weit, zwei bis zu { $far }.
        [pairs] Ein Joker oder ein Paar gleicher Würfel bringt es bis zu { $near } Orte weit, zwei bis zu { $far }.
       *[cards] Eine Lokomotive bringt es bis zu { $near } Orte weit, zwei bis zu { $far }.
    }
no-such-number = { $number } gibt es nicht; die Nummern gehen bis { $most }.
which-one = Das kann { $count } Dinge bedeuten:
which-of-many = Das kann { $count } Dinge bedeuten: Sag mehr.
not-possible = { $action } – geht nicht: { $reason }
possible = { $action } – geht jetzt.
not-understood = „{ $text }“ verstehe ich nicht. Tippe eine Nummer, einen Namen oder ? für Hilfe.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Dir wird { $count } Zielkarte angeboten; du musst sie nicht behalten.
           *[other] Dir werden { $count } Zielkarten angeboten; du musst keine behalten.
        }
       *[other] Dir werden { $count } Zielkarten angeboten; behalte mindestens { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Stapel: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = „{ $text }“ verstehe ich nicht. Tippe die Nummern zum Behalten, zum Beispiel „1 3“, oder ? für Hilfe.
ticket-connected = { $ticket }: verbunden.
ticket-cut-off = { $ticket }: abgeschnitten, mit eigenen Strecken führt kein Weg mehr hin.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: noch { $trains } Waggon, über { $routes }.
           *[other] { $ticket }: noch { $trains } Waggons, über { $routes }.
        }
       *[no] { $ticket }: noch { $trains } Waggons, über { $routes }, mehr als du hast.
    }
ticket-connected-goal = { $ticket }: verbunden mit { $goal }, das bringt { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: noch { $trains } Waggon, über { $routes }, nach { $goal }.
           *[other] { $ticket }: noch { $trains } Waggons, über { $routes }, nach { $goal }.
        }
       *[no] { $ticket }: noch { $trains } Waggons, über { $routes }, nach { $goal }, mehr als du hast.
    }
ticket-halved = { $text } Sie zählt nur { $points }, solange ein Monster hier ist: { $places }.
ticket-cost-halved = { $text } Misslingt sie, kostet sie nur { $points }, solange ein Monster hier ist: { $places }.
own-tickets = Deine Zielkarten: { $tickets }.
no-tickets = Du hast keine Zielkarten.
owned-routes =
    { $count ->
        [0] { $name }: keine Strecken.
        [one] { $name }: { $count } Strecke: { $routes }.
       *[other] { $name }: { $count } Strecken: { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name }: Bahnhof in { $places }.
       *[other] { $name }: Bahnhöfe in { $places }.
    }
routes-usage = Tippe „routes“ und einen Ort, zum Beispiel „routes paris“.
routes-from = Strecken ab { $place }:
route-state =
    { $state ->
        [owned] { $route } – gehört: { $name }.
        [everybody] { $route } – dort steht ein Shinkansen: Sie dient allen.
        [closed] { $route } – gesperrt.
        [chaos] { $route } – frei, aber { $name } ist in { $place }.
       *[open] { $route } – frei.
    }
no-such-place = Den Ort „{ $text }“ gibt es auf diesem Spielplan nicht.
which-place = Welcher Ort? { $places }.
score-own = Du: { $total } Punkte, wenn das Spiel jetzt endete: { $parts }.
score-part-routes = Strecken { $points }
score-part-tickets = Zielkarten { $points } ({ $fulfilled } von { $kept } verbunden)
score-part-stations = Bahnhöfe { $points }
score-part-grand-tour = Rundreise { $points }
score-part-attractions = Sehenswürdigkeiten { $points }
score-part-districts = Bezirke { $points }
score-part-meeples = Meeples { $points }
score-part-tourists = Touristenplättchen { $points }
score-part-bullets = Shinkansen { $points }
score-part-goods = Waren { $points }
score-secret-shares = Was Aktien wert sind, zeigt sich am Ende.
score-part-longest-path =
    { $points ->
        [0] längste Strecke { $length } lang
       *[other] längste Strecke { $length } lang, jetzt die längste von allen, { $points }
    }
score-secret-tickets = Boni, die von den Zielkarten aller abhängen, sind nicht dabei: Zielkarten sind geheim.
score-open =
    { $points ->
        [one] { $name }: { $points } Punkt für Strecken, längste Strecke { $length } lang; Zielkarten sind geheim.
       *[other] { $name }: { $points } Punkte für Strecken, längste Strecke { $length } lang; Zielkarten sind geheim.
    }
score-monsters = Die Boni für Monsterkarten sind nicht dabei: Verdeckte Karten sind geheim.
log-more =
    { $count ->
        [one] { $count } frühere Zeile: Tippe „log all“.
       *[other] { $count } frühere Zeilen: Tippe „log all“.
    }
why-usage = Tippe „why“ und eine Aktion, zum Beispiel „why claim paris zurich“.
undone = Zurückgenommen.
save-usage = Tippe „save“ und einen Dateinamen.
save-other-file = { $file } gibt es schon und ist kein gespeichertes Spiel; nimm einen anderen Namen.
save-failed = { $file } lässt sich nicht schreiben: { $reason }
saved = Das Spiel ist in { $file } gespeichert.
resume-line = Weiter geht es mit: { $line }
quit-question = Aufhören? Tippe einen Dateinamen, um vorher zu speichern, yes, um ohne Speichern aufzuhören, Enter, um weiterzuspielen:
goodbye = Auf Wiedersehen.
cut-off = Hier bricht das Spiel ab.
scoring = Das Spiel wird gewertet.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Strecken.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: Zielkarte { $ticket } ist verbunden: plus { $points }, halbiert: Ein Monster war in { $places }.
            [twice] { $name }: Zielkarte { $ticket } ist verbunden: plus { $points }, zweimal halbiert: Monster waren in { $places }.
           *[no] { $name }: Zielkarte { $ticket } ist verbunden: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: Zielkarte { $ticket } ist nicht verbunden: minus { $points }, halbiert: Ein Monster war in { $places }.
            [twice] { $name }: Zielkarte { $ticket } ist nicht verbunden: minus { $points }, zweimal halbiert: Monster waren in { $places }.
           *[no] { $name }: Zielkarte { $ticket } ist nicht verbunden: minus { $points }.
        }
    }
scoring-borrowed = { $name }: Bahnhöfe leihen { $routes }.
scoring-stations = { $name }: { $points } Punkte für übrige Bahnhöfe.
scoring-longest-path =
    { $points ->
        [0] { $name }: längste Strecke { $length } lang.
       *[other] { $name }: längste Strecke { $length } lang, die längste von allen: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: verbundene Zielkarten: { $count }.
       *[other] { $name }: verbundene Zielkarten: { $count }, die meisten von allen: plus { $points }.
    }
scoring-grand-tour = { $name }: Rundreise, doppelt verbundene Zielkarten: plus { $points }.
scoring-most-cities = { $name }: die größte Gruppe verbundener Städte: plus { $points }.
scoring-attractions =
    { $name }: Sehenswürdigkeiten: plus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scoring-districts =
    { $name }: Bezirke: plus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scoring-meeples = { $name }: meiste oder zweitmeiste Meeples einer Farbe: plus { $points }.
scoring-tourists = { $name }: Touristenplättchen: plus { $points }.
scoring-bullets = { $name }: Fortschritt mit Shinkansen: { $points } Punkte.
scoring-shares = { $name }: Ränge in Gesellschaften: plus { $points }.
scoring-goods =
    { $name }: Waren: plus { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
scoring-monster =
    { $points ->
        [0] { $name }: Karten von { $monster }: { $count }.
       *[other] { $name }: Karten von { $monster }: { $count }, die meisten von allen: plus { $points }.
    }
result = Ergebnis
winner =
    { $tie ->
        [shared] { $names } teilen sich den Sieg mit { $points } Punkten.
        [broken] { $who ->
            [you] Du gewinnst mit { $points } Punkten durch die Gleichstandsregel.
           *[other] { $names } gewinnt mit { $points } Punkten durch die Gleichstandsregel.
        }
       *[none] { $who ->
            [you] Du gewinnst mit { $points } Punkten.
           *[other] { $names } gewinnt mit { $points } Punkten.
        }
    }

help-play-answers = Antworte mit einer Nummer aus der Liste oder mit Wörtern; Wortanfänge genügen, in beliebiger Reihenfolge.
help-play-cards = Karten: „take rot“ oder nur „rot“, „draw“ für den Stapel.
help-play-claim = Strecken: „claim paris zurich“, „par zur“, „par zur rot“ mit der Bezahlung, „#2“ für das zweite Gleis.
help-play-station = Bahnhöfe: „station paris“, wo der Spielplan sie hat.
help-play-tickets = Zielkarten: „draw tickets“ für neue, dann die Nummern zum Behalten; „tickets“ sagt, wie deine stehen.
help-play-reroll = Würfel: „einzel joker“ oder „2 einzel“ würfelt diese neu, „keep doppel“ die anderen, „all“ und „nothing“.
help-play-claim-dice = Strecken: „claim paris zurich“, „par zur“, „par zur joker 1“ mit der Bezahlung; Bahnhöfe: „station paris“.
help-play-buy = Chips: „buy einzel with doppel bahnhof“ gibt zwei unbenutzte Würfel für einen; „end discarding einzel“ gibt einen zurück.
help-play-dice-tickets = Zielkarten: „draw 2 tickets“ für zwei Bahnhöfe oder Joker, dann die Nummern zum Behalten, oder none.
help-play-end = „end“ beendet deinen Zug; „auto“ schaltet um, ob er von selbst endet, wenn nichts anderes mehr geht.
help-play-monsters =
    { $purse ->
        [dice] Monster: „alvin boston“ bewegt Alvin für so wenige Joker wie möglich, „alvin boston 2“ für zwei.
       *[cards] Monster: „alvin boston“ bewegt Alvin für so wenige Lokomotiven wie möglich, „alvin boston 2“ für zwei.
    }
help-play-reach = „monsters“ sagt, wo sie sind, „reach alvin“, wohin Alvin gehen kann.
help-play-meeples = Meeples: „red“ nimmt einen, wenn du gefragt wirst; „meeples“ listet die auf dem Spielplan, „board“ die aller Spieler.
help-play-tourists = Touristenplättchen: „bridge presidio“ stellt zu Beginn einen Stapel, „bridge“ nimmt ein Plättchen, wenn du gefragt wirst; „tourists“ listet die Stapel, „board“ die Plättchen aller Spieler.
help-play-bullets = Shinkansen: Nutze eine Shinkansen-Strecke wie eine graue; „bullets“ listet die gebauten und wie viele Züge übrig sind, „board“ den Fortschritt aller.
help-play-shares = Aktien: nenne die Gesellschaft, wenn du gefragt wirst, oder „no share“; „shares“ zeigt die Stapel, „board“ was du hast.
help-play-passengers = Passagiere: „berlin“ oder „no“ nach einer Strecke; „passenger berlin“ lässt ihn reisen, dann der nächste Ort, oder „stop“.
help-play-goods = „goods“ listet die Waren in den Städten, „board“ sagt, wo Passagiere sind.
help-play-look = Nachsehen: actions, hand, display, board, score, log („log all“).
help-play-look-dice = Nachsehen: actions, dice, board, score, log („log all“).
help-play-routes = „routes paris“ listet die Strecken eines Ortes mit Preis und Besitzer.
help-play-rules = „rules“ erklärt die Regeln an diesem Tisch, „rules tickets“ eine davon.
help-play-why = „why claim paris zurich“ sagt, warum etwas nicht geht.
help-play-undo = „undo“ nimmt deinen Zug zurück, solange nichts Verdecktes gesehen wurde.
help-play-save = „save FILE“ speichert das Spiel, „quit“ hört auf; „whistlestop play --resume FILE“ macht weiter.

## The server

help-serve = Das Spiel für den Browser anbieten.
help-serve-host = Adresse des Servers; 0.0.0.0 lässt Freunde aus deinem Netz herein.
help-serve-port = Port des Servers.
help-serve-database = Wo Tische aufbewahrt werden: eine Datei oder die Adresse einer Datenbank.
help-serve-redis = Adresse eines Redis, über das Prozesse die Tische einer PostgreSQL-Datenbank teilen.
help-serve-processes = Wie viele Prozesse hinter dem Port arbeiten.
help-serve-logs = Wie das Protokoll geschrieben wird: text oder json.
help-serve-public-url = Wo andere den Server erreichen, falls es nicht seine eigene Adresse ist.
help-serve-bot-threads = Wie viele Bots gleichzeitig nachdenken dürfen.
help-serve-open = Das Spiel im Browser öffnen.
serve-local = Das Spiel läuft unter { $address }
serve-friends = Freunde erreichen es unter { $address }
serve-compiling = Die Regeln werden nebenbei übersetzt; in der ersten Minute oder zwei denken Bots etwas langsamer.
serve-stop = Strg+C beendet es.
serve-closed = Der Server kann { $host }, Port { $port }, nicht benutzen: { $reason }
serve-shared-file = Mehrere Prozesse können sich SQLite nicht teilen: Es ist eine Datei, in die ein Prozess schreibt. Nennen Sie eine PostgreSQL-Datenbank mit --database postgresql+psycopg://…
serve-shared-redis = Mehrere Prozesse brauchen ein Redis, um zu wissen, wer von ihnen einen Tisch hat. Nennen Sie es mit --redis redis://…
serve-redis-address = Die Adresse des Redis ist keine wie redis://localhost:6379: { $reason }
database-newer = Die Datenbank hat Version { $found }; dieses Programm kennt Versionen bis { $known }.
database-corrupt = Die Datenbank ist beschädigt oder keine: { $reason }. Stelle sie aus einer Kopie wieder her.
database-unreachable = Die Datenbank kann nicht benutzt werden: { $reason }
server-no-client = Das Browserspiel ist noch nicht gebaut
server-build-client = Dieser Server läuft aus einem Quellverzeichnis ohne den Browserteil. Starte dort „make play“: Das baut ihn und startet das Spiel.

refusal-malformed = Der Server hat eine Nachricht dieser Seite nicht verstanden. Lade sie neu.
refusal-oversized = Das ist zu lang.
refusal-too-frequent = Das war zu viel auf einmal. Warte einen Moment.
refusal-foreign-origin = Diese Seite gehört nicht zu dem Server, mit dem sie spricht.
refusal-foreign-host = Dieser Server kennt sich unter diesem Namen nicht. Wer ihn betreibt, kann seine öffentliche Adresse festlegen.
refusal-unknown-table = Diesen Tisch gibt es nicht.
refusal-wrong-token = Dieser Link öffnet hier keinen Platz.
refusal-not-found = Das gibt es hier nicht.
refusal-storage-failed = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
refusal-frozen = Dieses Spiel wurde mit einer anderen Version des Programms begonnen und kann mit dieser nicht weitergehen.
refusal-busy = Der Server hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
refusal-failed = Auf dem Server ging etwas schief; nichts wurde geändert. Versuch es noch einmal.
refusal-too-slow = Das kam zu langsam an. Versuch es noch einmal.
refusal-password-needed = Dieser Tisch ist für alle, die sein Passwort kennen.
refusal-wrong-password = Das ist nicht das Passwort dieses Tisches.
refusal-not-seated = Du schaust zu; das können nur Mitspieler.
refusal-not-host = Das kann nur, wer den Tisch aufgestellt hat.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-name-taken = So heißt schon jemand am Tisch.
refusal-colour-taken = Diese Farbe hat schon jemand am Tisch.
refusal-bad-table = So kann man keinen Tisch aufstellen.
refusal-seats-open = Es sind noch Plätze frei.
refusal-too-many-tables = Der Server hat keinen Platz für einen weiteren Tisch.
refusal-too-many-spectators = Für weitere Zuschauer ist kein Platz.
refusal-no-proposal = Dieser Vorschlag gilt nicht mehr.
refusal-no-hints = Tipps sind an diesem Tisch ausgeschaltet.
refusal-game-running = Das Spiel ist noch nicht aus.

## The page in the browser

web-motto = Ein Eisenbahnabend mit Freunden und Bots. Ohne Konto, ohne Anleitung.
web-new-game = Ein neues Spiel
web-new-game-text = Stell einen Tisch auf: für Freunde an ihren Geräten, für Leute um ein Gerät und für Bots.
web-your-name = Dein Name
web-set-table = Tisch aufstellen
web-quick = Sofort mit zwei Bots spielen ({ $level })
web-level =
    { $level ->
        [1] leicht
        [2] mittel
        [3] gut
        [4] stark
        [5] sehr stark
       *[other] meisterhaft
    }
web-next-level = Nächster Gegner: { $bot } ({ $level })
web-join = Zu Freunden dazu
web-join-text = Öffne den Link, den sie dir geschickt haben, oder tippe den Code ihres Tisches.
web-code = Code des Tisches
web-join-button = Dazusetzen
web-my-tables = Meine Tische
web-finished-tables = Beendete Spiele ({ $count })
web-state-waiting = wartet auf Spieler
web-state-playing = läuft
web-state-over = beendet
web-state-frozen = kann nicht weitergehen
web-forget = Den Tisch { $code } vergessen
web-forget-word = Vergessen
web-offline = Der Server ist gerade nicht erreichbar.
web-loading = Der Spielplan wird ausgelegt …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-close = Schließen
web-done = Fertig
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-link = Link
web-guest = Gast
web-to-lobby = Alle Tische

web-board-choice = Spielplan
web-board-group =
    { $group ->
        [first] Für den Anfang
        [countries] Länder und Kontinente
        [cities] Städte, für ein kurzes Spiel
       *[more] Weitere Spielpläne
    }
web-board-rules =
    { $count ->
        [0] Wie { $board } gespielt wird
       *[other] Wie { $board } gespielt wird und was nicht sicher ist
    }
web-for-players = { $fewest } bis { $most } Spieler
web-ticket-set = Zielkartensatz
web-ticket-set-base = wie gedruckt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
web-expansions = Erweiterungen
web-expansion-dice = Die Würfel-Erweiterung
web-expansion-monsters = Alvin & Dexter
web-seats = Plätze
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-remove = Platz { $number } entfernen
web-seat-remove-word = Entfernen
web-seat-mine = An diesem Gerät
web-seat-open = Frei für Freunde
web-seat-open-text = Freunde setzen sich mit dem Link dazu.
web-seat-bot = Bot
web-name = Name
web-bot-level = Welcher Bot
web-bots-levels = Stufen
web-bots-styles = Spielweisen
web-bot-plain = { $name }
web-livery = Farbe { $colour }, Muster { $pattern }: ändern
web-livery-choose = Farbe und Muster
web-colour = Farbe
web-colour-red = Rot
web-colour-blue = Blau
web-colour-green = Grün
web-colour-yellow = Gelb
web-colour-black = Schwarz
web-colour-purple = Lila
web-pattern = Muster
web-pattern-plain = einfarbig
web-pattern-stripes = Streifen
web-pattern-dots = Punkte
web-pattern-checks = Karos
web-pattern-chevrons = Zacken
web-pattern-rings = Ringe
web-house-rules = Uhr und mehr
web-more-rules = Mehr Einstellungen und Hausregeln
web-clock = Zeit für einen Zug
web-clock-none = so lange es dauert
web-clock-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-clock-is-seconds =
    Alle haben { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    } für einen Zug.
web-clock-is-days =
    Alle haben { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    } für einen Zug.
web-bot-speed = Wie schnell Bots antworten
web-bot-speed-slow = gemütlich
web-bot-speed-middle = wie Menschen
web-bot-speed-fast = schnell
web-bot-speed-once = sofort
web-takeover = Wem die Zeit ausgeht, für den spielt ein Bot, bis er oder sie wiederkommt
web-plan-not-ready = Dieser Spielplan braucht mindestens { $fewest } Plätze, einen davon an diesem Gerät.
web-open-table = Tisch öffnen
web-start-now = Spiel starten

web-invite = Freunde einladen
web-qr = Der Link als Code für die Kamera eines Telefons
web-watching-now =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
web-sit = Hier hinsetzen
web-sit-also = Noch jemand an diesem Gerät
web-leave = Aufstehen
web-make-bot = Bot
web-make-open = Frei
web-here = ist da
web-away = weg
web-start = Spiel starten
web-start-waits = Das Spiel kann beginnen, wenn alle Plätze besetzt sind; gib freie an Bots.
web-host-starts = Du sitzt am Tisch. Das Spiel beginnt, wenn der Gastgeber es startet.
web-this-table = Dieser Tisch
web-fingerprint = Versiegelte Startzahl: { $fingerprint }
web-fairness = Ehrliches Spiel: der versiegelte Startwert

web-your-turn = Du bist am Zug
web-turn-of =
    { $count ->
        [one] { $names } denkt nach
       *[other] Warten auf { $names }
    }
web-wait = Einen Moment
web-over = Das Spiel ist aus
web-last-turns =
    { $count ->
        [one] allerletzter Zug
       *[other] letzte Runde: { $count } Züge
    }
web-last-moves = Letzte Züge
web-last-call = Die letzte Runde hat begonnen!
web-last-call-read = Verstanden
web-clock-left = Verbleibende Zeit: { $time }
web-hours-left = { $count } Std.
web-days-left =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-board = Der Spielplan { $board }. Pfeiltasten verschieben ihn, Plus und Minus zoomen, 0 zeigt alles.
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Den ganzen Spielplan zeigen
web-zoom-in-word = näher
web-zoom-out-word = weiter
web-zoom-fit-word = alles
web-claim-route = { $route } nutzen
web-choice-claim = { $route } nutzen
web-ask-claim = Den Tunnel { $route } versuchen?
web-which-track = Welches Gleis?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] linkes Gleis
        [right] rechtes Gleis
        [upper] oberes Gleis
        [lower] unteres Gleis
       *[middle] mittleres Gleis
    })
web-not-now =
    { $phase ->
        [tickets] Wähle zuerst deine Zielkarten.
        [split] Sag zuerst, wie viele Zielkarten du aus welchem Stapel ziehst.
        [second_card] Du bist mitten im Ziehen: Nimm zuerst deine zweite Karte.
        [payment] Bezahle zuerst, was du gewählt hast, oder brich es ab.
        [tunnel] Bring zuerst den Tunnel zu Ende.
        [place_monster] Zuerst werden die Monster auf den Spielplan gestellt.
        [reroll] Entscheide zuerst, welche Würfel du neu würfelst.
        [after_action] Deine Aktion ist getan: Nur was danach kommen darf, geht noch.
        [meeple] Nimm zuerst einen Meeple.
        [put_stack] Zuerst werden die Stapel der Touristenplättchen gestellt.
        [tourist] Nimm zuerst ein Touristenplättchen.
        [share] Nimm zuerst eine Aktie, oder keine.
        [dummy_share] Wähle zuerst eine Aktie für den Strohmann.
        [passenger] Sag zuerst, ob ein Passagier auf den Spielplan kommt.
        [travel] Dein Passagier ist unterwegs: Reise weiter oder beende die Reise.
        [over] Das Spiel ist aus.
       *[action] Das geht jetzt nicht.
    }
web-track-mountains =
    { $count ->
        [one] { $count } Berg
       *[other] { $count } Berge
    }: Das kostet { $trains } Waggons.
web-track-no-locomotives = Hier gelten keine Lokomotiven.
web-track-substitute =
    { $what ->
        [locomotive] { $count } beliebige Karten dürfen eine Lokomotive ersetzen.
       *[card] { $count } beliebige Karten dürfen eine der Farbe ersetzen.
    }
web-border-point = Ein Grenzpunkt von { $country }: Hier enden Zielkarten nach { $country }.
web-attraction =
    Eine Sehenswürdigkeit: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } für alle, die hier eine Strecke haben.
web-district =
    Verbunden mit { $others }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
web-meeples-here = Meeples hier: { $meeples }.
web-tourists-here = Touristenplättchen hier: „{ $symbol }“ × { $count }.
web-route-for-all = Hier steht ein Shinkansen: Die Strecke dient allen.
web-bullets-left = Shinkansen übrig: { $count }
web-bullets-gone = Keine Shinkansen mehr: freie Shinkansen-Strecken sind einfache graue
web-track-bullet = Shinkansen-Strecke: Solange es Shinkansen gibt, kostet sie keine Waggons und bringt Fortschritt { $spaces } statt Punkte.
web-progress-worth = Fortschritt { $spaces }: jetzt { $points } Punkte wert
web-count-progress = Fortschritt
web-ticket-bullets = fehlende Shinkansen-Strecken: { $routes }, Waggons: { $count }
web-goods-here =
    { $count ->
        [one] Hier liegt { $count } Warenmarker im Wert von { $value }.
       *[other] Hier liegen { $count } Warenmarker, der oberste im Wert von { $value }.
    }
web-passengers-here = Hier steht ein Passagier von { $names }.
web-route-open = Diese Strecke gehört noch niemandem.
web-route-owned = Sie gehört { $name }.
web-route-takers =
    { $count ->
        [0] Niemand kann sie mehr nutzen.
       *[other] Noch nutzbar für: { $names }.
    }
web-route-price = Sie kostet dich:
web-monster-here = { $monster } ist hier: Keine Strecke zu diesem Ort kann genutzt werden.
web-monster-at = { $monster } in { $place }
web-monster-card = Die Karte von { $monster } liegt hier offen
web-station-here = Hier steht ein Bahnhof von { $name }.

web-choose-tickets = Welche Zielkarten behältst du?
web-keep-least =
    { $count ->
        [0] Behalte so viele du willst, oder keine.
       *[other] Behalte mindestens { $count }.
    }
web-keep =
    { $count ->
        [0] Keine behalten
        [one] { $count } Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
web-tickets-wait = Gewählt. Du kannst es noch ändern, bis alle gewählt haben.
web-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-ticket-connected = verbunden
web-ticket-connected-to = verbunden mit { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = mit eigenen Strecken kein Weg mehr
web-ticket-failed = nicht verbunden
web-ticket-trains =
    { $count ->
        [one] noch { $count } Waggon
       *[other] noch { $count } Waggons
    }
web-ticket-trains-to =
    { $count ->
        [one] noch { $count } Waggon bis { $place }
       *[other] noch { $count } Waggons bis { $place }
    }
web-ticket-too-far = noch { $count } Waggons, mehr als du hast
web-ticket-half = zählt gerade halb: ein Monster ist in { $places }
web-ticket-halved = halbiert: ein Monster war in { $places }

web-your-action = Deine Aktion
web-action =
    { $count ->
        [0] Nimmst du zwei Karten oder ziehst du Zielkarten? Noch kannst du keine Strecke bezahlen.
        [one] Nimmst du zwei Karten, nutzt du die golden umrandete Strecke oder ziehst du Zielkarten?
       *[other] Nimmst du zwei Karten, nutzt du eine von { $count } golden umrandeten Strecken oder ziehst du Zielkarten?
    }
web-action-dice =
    { $count ->
        [0] Diese Würfel bezahlen keine Strecke. Ziehst du Zielkarten, kaufst du Chips oder beendest du deinen Zug?
        [one] Nutzt du die golden umrandete Strecke oder verwendest du deine Würfel für etwas anderes?
       *[other] Nutzt du eine von { $count } golden umrandeten Strecken oder verwendest du deine Würfel für etwas anderes?
    }
web-second-card = Welche Karte nimmst du als zweite?
web-question-place = Wo soll { $monster } anfangen?
web-question-place-note = Keine Strecke dorthin kann genutzt werden, solange { $monster } dort ist.
web-after-action = Deine Aktion ist getan. Noch etwas?
web-turn-ends = Deine Aktion ist fertig und nichts kann mehr folgen. Dein Zug endet gleich.
web-pick-station = Wo soll dein Bahnhof stehen? Drück auf einen Ort.
web-pick-monster = Wohin soll { $monster } gehen? Drück auf einen Ort.
web-far = Gestrichelte Orte kosten zwei Lokomotiven.
web-build-station = Bahnhof bauen
web-station-short = Bahnhof
web-tickets-draw = Zielkarten ziehen:
web-move-monster = { $monster } bewegen
web-choice-move-dice = { $monster } für { $count } Joker nach { $place } bewegen
web-choice-pay = { $cards } bezahlen
web-give = Karten als Ersatz
web-give-cards =
    { $what ->
        [locomotive] Welche { $count } Karten sollen für eine Lokomotive stehen?
       *[card] Welche { $count } Karten sollen für eine der Farbe stehen?
    }
web-give-one = { $card } geben
web-give-less = { $card } behalten
web-give-these = { $cards } geben
web-give-none = Geben
web-split = Zielkarten aus zwei Stapeln
web-split-question = Du ziehst { $count } Zielkarten. Wie viele aus welchem Stapel?
web-meeple = Ein Meeple
web-meeple-question = Welchen Meeple nimmst du in { $place }?
web-stack = Ein Stapel Touristenplättchen
web-stack-question = Wohin stellst du den Stapel „{ $symbol }“? Drücke auf einen Ort.
web-tourist = Ein Touristenplättchen
web-tourist-question = Welches Plättchen nimmst du?
web-tourists-own = Touristenplättchen: { $symbols }
web-track-companies = Sie kann eine Aktie von { $companies } bringen.
web-companies-dummy = Strohmann
web-companies-points = Punkte nach Rang
web-companies-own = Deine
web-companies-top = Oben
web-companies = Gesellschaften
web-share-told = { $company }: Aktie { $number }, du hast { $own }; nach Rang { $points }.
web-share-question = Wessen Aktie nimmst du für { $route }?
web-dummy-share-question = Welche Aktie an { $route } bekommt der Strohmann?
web-no-share = Keine Aktie
web-meeple-letter-black = S
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = W
web-meeple-letter-yellow = G
web-meeple-letter-green = Ü
web-passenger = Ein Passagier
web-passenger-question = Stellst du einen Passagier an ein Ende deiner neuen Strecke?
web-journey = Eine Reise
web-journey-question =
    { $count ->
        [one] Dein Passagier ist in { $place }. Fährt er über die leuchtende Strecke weiter?
       *[other] Dein Passagier ist in { $place }. Über welche der { $count } leuchtenden Strecken fährt er weiter?
    }
web-move-passenger = Passagier bewegen
web-pick-passenger = Welcher Passagier soll reisen? Drück auf seinen Ort.
web-cannot-undo = Das kannst du nicht allein zurücknehmen.
web-take = Nimm { $card }
web-draw-sure = Eine Karte vom Stapel ziehen?
web-display = Offene Karten
web-deck =
    { $count ->
        [0] Der Stapel ist leer
        [one] Vom Stapel ziehen: { $count } Karte
       *[other] Vom Stapel ziehen: { $count } Karten
    }
web-deck-word = Stapel
web-hand = Deine Hand: { $cards }
web-hand-empty = Keine Karten auf der Hand
web-hand-head = Deine Hand ({ $count })
web-hand-fits = { $cards }: Strecken dieser Farbe zeigen
web-dice = Würfel
web-no-dice = Auf dem Tisch liegen keine Würfel mehr.
web-dice-wait = Gewürfelt wird, wenn der erste Zug beginnt.
web-dice-of = Wurf von { $name }
web-die-marked = neu
web-no-tokens = Noch keine Chips
web-die-swapped = tauschen
web-reroll = Welche Würfel würfelst du neu? Tippe sie an.
web-dice-enough =
    { $count ->
        [0] So wie sie liegen, bezahlen sie keine Strecke.
        [one] So wie sie liegen, bezahlen sie { $count } Strecke.
       *[other] So wie sie liegen, bezahlen sie { $count } Strecken.
    }
web-reroll-marked =
    { $count ->
        [0] Neu würfeln
       *[other] { $count } Würfel neu würfeln
    }
web-stand = Alle behalten
web-buy-token =
    { $token ->
        [single] Einzel-Chip für zwei Würfel kaufen
       *[double] Doppel-Chip für zwei Würfel kaufen
    }
web-swap = Tippe auf zwei Würfel, um sie gegen einen Chip zu tauschen.
web-swap-for = Gegen welchen Chip tauschst du sie?
web-end-turn = Zug beenden
web-end-sure = Deinen Zug beenden?
web-discard = Chips zurückgeben
web-give-back = { $tokens } zurückgeben
web-tunnel = Der Tunnel { $route }
web-tunnel-revealed = Die aufgedeckten Karten
web-tunnel-laid = Hingelegt hast du { $laid }.
web-tunnel-too-dear = Was der Tunnel extra kostet, kannst du nicht bezahlen.
web-tunnel-too-dear-dice = Das kannst du nicht bezahlen.
web-tunnel-symbols =
    { $count ->
        [0] Die Tunnelwürfel zeigen kein Symbol: Es kostet nichts extra.
        [one] Die Tunnelwürfel zeigen { $count } Symbol: Es kostet { $count } mehr.
       *[other] Die Tunnelwürfel zeigen { $count } Symbole: Es kostet { $count } mehr.
    }

web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undo-alone = Deine letzte Entscheidung zurücknehmen
web-undo-all = Alle fragen, ob du deine letzte Entscheidung zurücknehmen darfst
web-undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
web-undo-proposal = Ein Wunsch, Züge zurückzunehmen
web-undo-wish =
    { $name } möchte { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } zurücknehmen.
web-undo-waiting =
    { $count ->
        [one] { $count } Spieler muss noch zustimmen.
       *[other] { $count } Spieler müssen noch zustimmen.
    }
web-agree = Zustimmen
web-disagree = Ablehnen
web-undo-withdraw = Doch nicht

web-players = Spieler
web-me = du
web-bot = Bot, { $bot }
web-bot-plays = ein Bot spielt
web-to-move = am Zug
web-count-points = Punkte
web-count-trains = Waggons
web-count-cards = Karten
web-count-tokens = Chips
web-count-tickets = Ziele
web-count-stations = Bahnhöfe
web-count-passengers = Passagiere
web-count-goods = Waren
web-count-time = Zeit
web-tickets = Deine Zielkarten
web-log = Was geschah
web-log-all = Alles zeigen
web-log-dealt = Alle bekommen { $count } Wagenkarten.
web-chat = Gespräch
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt.
web-emotes = Zeig, was du fühlst
web-emote-hello = Hallo!
web-emote-luck = Viel Glück!
web-emote-well-done = Gut gespielt!
web-emote-thanks = Danke!
web-emote-oh-no = O nein!
web-emote-hurry = Na los!
web-routes = Strecken
web-routes-search = Strecke suchen
web-claimable = nutzen
web-tab-hand = Hand
web-tab-tickets = Ziele
web-tab-players = Spieler
web-tab-log = Verlauf
web-tab-chat = Reden
web-tab-routes = Strecken
web-watching = Du schaust diesem Spiel zu.
web-take-seat = Platz von { $name } übernehmen
web-choose-beside = Wähle deine Zielkarten: Sie sind auf dem Spielplan zu sehen. Was du behältst, ist kräftig gezeichnet.
web-not-asked = Du bist nicht am Zug. Sieh dir solange Zielkarten und Strecken an.
web-bot-took = Ein Bot spielt auf deinem Platz.
web-take-back = Wieder selbst spielen
web-resign = Einen Bot für mich spielen lassen
web-leave-table = Das Spiel verlassen
web-leave-sure = Ein Bot spielt für dich weiter, und jeder darf deinen Platz übernehmen. Mit deinem Link kommst du nicht zurück.
web-pass-device = Gib das Gerät an { $name }
web-pass-device-text = Jetzt sollte sonst niemand hinsehen.
web-put-away = Dein Zug ist zu Ende. Schau dir an, was du hast, und gib das Gerät dann weiter.
web-i-am = Ich bin { $name }

web-menu = Einstellungen und Tisch
web-menu-word = Menü
web-confirm = Vor einer Aktion nachfragen
web-confirm-always = immer
web-confirm-touch = nur nach Berührung
web-confirm-never = nie
web-language = Sprache
web-theme = Farben der Seite
web-theme-system = wie auf dem Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sound = Töne: ein Pfiff, wenn ich am Zug bin, und Karten, Waggons, Würfel und Monster sind zu hören
web-still = Keine Bewegungen
web-fast = Schnellere Bewegungen
web-notices = Eine Mitteilung, wenn ich am Zug bin und die Seite im Hintergrund ist
web-notices-http = Dieser Browser zeigt Mitteilungen nur für Seiten mit https; der Titel der Seite sagt, wann du am Zug bist.
web-other-device = An einem anderen Gerät weiterspielen
web-other-device-text = Dieser Link öffnet deinen Platz. Behalte ihn für dich.
web-living-room = Das Wohnzimmer
web-living-room-text = Ein großer Bildschirm, der nur zeigt: den Spielplan, wer am Zug ist, die Punkte und die letzten Züge. Die Telefone sind die Hände.
web-living-room-open = Bildschirm öffnen
web-show-join = Komm mit deinem Telefon an den Tisch.
web-log-download = Protokoll herunterladen

web-step = Schritt { $number } von { $total }
web-next = Weiter
web-show-all = Ergebnis zeigen
web-show-result = Ergebnis zeigen
web-tickets-of = Zielkarten von { $name }
web-scoring-told = Die Wertung in Worten
web-chart = Die Punkte aller nach jedem Zug
web-chart-turns = { $count } Züge
web-look-board = Spielplan ansehen
web-rematch = Noch einmal spielen
web-rematch-go = Zum neuen Tisch
web-seal-sound = Die Startzahl ist die, die vor dem Spiel versiegelt wurde.
web-seal-broken = Die Startzahl passt nicht zum Siegel!
web-seal = SHA-256 von „{ $seed }:{ $salt }“ ist { $fingerprint }.

## The arena

help-arena = Ein Turnier zwischen Bots austragen und ihre Wertungen ausgeben.
help-arena-bots = Bots, durch Kommas getrennt: Namen oder file.py:Class; ohne Angabe „random,greedy“.
help-arena-games = Zahl der Spiele insgesamt, auf ganze Blöcke aufgerundet.
help-arena-sprt = Zwei Bots: spielen, bis klar ist, ob der erste stärker ist, höchstens so viele Spiele.
help-arena-gain = Mit --sprt: der gesuchte Vorsprung in Wertungspunkten.
help-arena-threads = Threads, oder Prozesse für Bots in Python; ohne Angabe alle Prozessoren. Die Ergebnisse bleiben gleich.
help-arena-engine = Wo gespielt wird: auf dieser Maschine oder auf einem Ray-Cluster.
help-arena-out = Ordner für die Ergebnisse; derselbe Befehl setzt einen abgebrochenen Lauf fort.
error-arena-sprt-alone = --sprt nennt die beiden Bots selbst und geht nicht zusammen mit --bots.
error-arena-pair = --sprt braucht zwei verschiedene Bots mit einem Komma dazwischen.
error-arena-ray = --engine ray braucht das Paket „ray“.
arena-played =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcken
    }. Die Wertung von { $anchor } ist 0; Intervalle sind 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } Spiel wurde abgebrochen, weil es nicht endete, und gewertet, wie es stand.
       *[other] { $count } Spiele wurden abgebrochen, weil sie nicht endeten, und gewertet, wie sie standen.
    }
arena-ahead = Wie oft der Bot links vor dem oben landet
arena-seats = Erste Plätze nach Sitz
arena-seat = Sitz { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } ist stärker als { $two } (Log-Likelihood-Quotient { $ratio }, Grenze { $bound }, gesucht: { $gain } Punkte).
        [not_stronger] { $one } ist nicht { $gain } Punkte stärker als { $two } (Log-Likelihood-Quotient { $ratio }, Grenze −{ $bound }).
       *[open] Noch offen, ob { $one } stärker ist als { $two } (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }, gesucht: { $gain } Punkte).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = Wertung
heading-firsts = erste Plätze
heading-milliseconds = ms pro Entscheidung

## Studies

help-study = Tausende Spiele auf einem Spielplan spielen und einen Bericht als eine HTML-Seite schreiben.
help-study-games = Zahl der Spiele für jeden Teil des Berichts.
help-study-bot = Bot, der die Spiele spielt; ohne Angabe der stärkste, der schnell genug ist.
help-study-styles = Bots, deren Stile verglichen werden, durch Kommas getrennt; ohne Angabe alle schnellen.
help-study-out = Die HTML-Datei.
study-written = Der Bericht über { $games } Spiele steht in { $file }.
study-bot-compiled = eine Studie braucht einen Bot des Pakets, nicht „{ $bot }“; es gibt { $bots }.
studying = Der Spielplan wird untersucht

study-title =
    { $map }, { $players } Spieler: { $kind ->
        [cards] eine Studie
        [dice] eine Studie mit der Würfel-Erweiterung
        [monsters] eine Studie mit Alvin & Dexter
       *[both] eine Studie mit beiden Erweiterungen
    }
study-lead = { $games } Spiele des Bots „{ $bot }“ gegen sich selbst, { $decisions } Entscheidungen, Zielkartensatz „{ $set }“, Startzahlen { $seed } bis { $last }. Alle Spiele eines Vergleichs beginnen mit denselben Startzahlen. Wer anfängt, sitzt auf Sitz 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] nur Karten
        [monsters] mit Monstern
        [dice] mit Würfeln
       *[both] mit beidem
    }
study-key-seat =
    { $variant ->
        [cards] Nur Karten
        [monsters] Mit Monstern
        [dice] Mit Würfeln
       *[both] Mit beiden Erweiterungen
    }: Wer anfängt, gewinnt { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] das ist mehr als die gerechten { $fair } %.
        [less] das ist weniger als die gerechten { $fair } %.
       *[fair] ein Unterschied zu den gerechten { $fair } % ist nicht zu sehen.
    }
study-key-shift =
    { $variant ->
        [monsters] Bevorzugen Alvin & Dexter einen Sitz?
       *[dice] Bevorzugen die Würfel einen Sitz?
    } { $verdict ->
        [more] Wer anfängt, gewinnt { $value } Prozentpunkte hinzu [{ $low }, { $high }].
        [less] Wer anfängt, verliert { $value } Prozentpunkte [{ $low }, { $high }].
       *[same] Wer anfängt, hat eine Änderung von { $value } Prozentpunkten [{ $low }, { $high }], was Zufall sein kann.
    }
study-key-length =
    { $variant ->
        [monsters] Monster
        [dice] Würfel
       *[both] Beide Erweiterungen
    } { $verdict ->
        [more] machen Spiele um { $change } Züge je Spieler länger
        [less] machen Spiele um { $change } Züge je Spieler kürzer
       *[same] lassen die Länge der Spiele, wie sie ist
    } [{ $low }, { $high }], auf { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alle Spiele kamen zu einem Ende.
        [one] { $count } Startzahl kam in einer der Varianten nicht zu einem Ende; sie fehlt im Vergleich der Varianten.
       *[other] { $count } Startzahlen kamen in einer der Varianten nicht zu einem Ende; sie fehlen im Vergleich der Varianten.
    }
study-key-tickets = Zielkarten, die zu viel bringen: { $generous }. Zielkarten, die zu wenig bringen: { $stingy }.

study-head-variant = Spiel
study-head-first = Anfangender gewinnt
study-head-shift = Änderung durch die Erweiterung
study-head-points = Punkte
study-head-winner = Punkte des Siegers
study-head-margin = Vorsprung des Siegers
study-head-games = Spiele
study-head-figure = was
study-head-value = Wert
study-head-turns = Züge je Spieler
study-head-change = Änderung
study-head-part = Teil
study-head-kept = behalten, wenn angeboten
study-head-fulfilled = erfüllt, wenn behalten
study-head-brought = gebrachte Punkte
study-head-lift = Zugewinn
study-head-price = Preis
study-head-route = Strecke
study-head-claimed = genutzt
study-head-when = wann
study-head-place = Ort
study-head-reached = erreicht
study-head-claimable = nutzbar
study-head-claims = Nutzungen je Spiel
study-head-case = Sonderfall
study-head-met = Spiele damit

study-seats = Ist die Zugreihenfolge gerecht?
study-seats-text = Anteil der Siege nach Platz in der Zugreihenfolge, ohne und mit jeder Erweiterung bei denselben Startzahlen. Ein geteilter Sieg wird aufgeteilt. Die gestrichelte Linie ist der gerechte Anteil.
study-seats-caption = Siege nach Platz in der Zugreihenfolge, je { $games } Spiele; die Striche sind 95-%-Intervalle.
study-seats-table = Die Varianten nebeneinander; die Änderung in Prozentpunkten gegen das Spiel nur mit Karten
study-seat-of = { $variant }, Sitz { $number }
study-length = Wie lange Spiele dauern und wer führt
study-length-text = Eine Führung zählt in Streckenpunkten, die alle sehen; sie wechselt, wenn jemand anderes allein führt.
study-length-caption = Züge jedes Spielers, { $games } Spiele.
study-length-table = Der Verlauf der Spiele
study-margins = Der Vorsprung des Siegers
study-margins-caption = Punkte zwischen dem Ersten und dem Zweiten, { $games } Spiele.
study-axis-turns = Züge je Spieler
study-axis-margin = Punkte
study-variant-lengths = Länge der Spiele nach Variante; die Änderung gegen das Spiel nur mit Karten bei denselben Startzahlen
study-fact-turns = Züge jedes Spielers
study-fact-leads = Führungswechsel in einem Spiel
study-fact-half-time = Spiele, die der zur Halbzeit Führende gewinnt
study-fact-margin = Punkte zwischen dem Ersten und dem Zweiten
study-fact-shared = Spiele mit geteiltem Sieg
study-ending =
    { $reason ->
        [last_round_played] Spiele, die nach der letzten Runde endeten
        [all_passed] Spiele, die endeten, weil alle passten
        [six_tickets] Spiele, die mit allen nötigen Zielkarten endeten
        [last_train] Spiele, die mit dem letzten Waggon endeten
       *[other] Spiele, die anders endeten ({ $reason })
    }
study-score = Woraus ein Ergebnis besteht
study-score-caption = Mittlere Punkte nach Teilen, { $games } Spiele; die Striche sind 95-%-Intervalle.
study-score-table = Mittlere Punkte
study-winner = Sieger
study-others = die anderen
study-part =
    { $part ->
        [routes] Strecken
        [tickets] Zielkarten
        [longest_path] längste Strecke
        [most_tickets] meiste Zielkarten
        [stations] übrige Bahnhöfe
        [alvin] Bonus für Alvin
        [dexter] Bonus für Dexter
        [grand_tour] Rundreise
        [most_cities] meiste Städte
        [attractions] Sehenswürdigkeiten
        [meeples] Meeples
        [tourists] Touristenplättchen
        [shares] Aktien
        [goods] Waren
        [bullets] Shinkansen
        [coast_to_coast] Küste zu Küste
       *[districts] Bezirke
    }
study-styles = Welcher Stil hier gewinnt
study-styles-text = Bots verschiedener Stile gegeneinander, jeder Tisch in jeder Drehung der Sitze.
study-styles-caption = Anteil der ersten Plätze, { $games } Spiele.
study-styles-table = Wertungen auf der Elo-Skala; { $anchor } ist 0
study-tickets = Zielkarten
study-tickets-text = Der Zugewinn ist, was das Behalten einer Zielkarte der Siegchance hinzufügt, in Prozentpunkten. Bots wählen, was sie behalten, also erzählt er von Zielkarten, wie sie gespielt werden. Zu hoch oder zu niedrig heißt ein Preis nur, wo der Zufall bei so vielen Zielkarten höchstens in einer von zwanzig Studien dasselbe täte.
study-tickets-caption = Zugewinn beim Behalten, 95-%-Intervalle; bei vielen Zielkarten die an beiden Enden.
study-tickets-table = Jede behaltene Zielkarte, die beste für ihre Besitzer zuerst
study-price =
    { $price ->
        [generous] bringt zu viel
        [stingy] bringt zu wenig
       *[fair] –
    }
study-demand = Welche Strecken begehrt sind
study-demand-text = Je heißer ein Gleis, in desto mehr Spielen wird es genutzt. Kreise wachsen mit dem Anteil der Netze, die einen Ort erreichen.
study-demand-caption = Anteil von { $games } Spielen, in denen jedes Gleis genutzt wurde; zeig auf ein Gleis oder einen Ort, um die Zahl zu sehen.
study-never = nie
study-always = in jedem Spiel
study-track-title = { $route }: in { $share } % der Spiele genutzt
study-place-title = { $place }: von { $share } % der Netze erreicht
study-most-wanted = Am begehrtesten; „wann“ ist, wie weit das Spiel schon war
study-least-wanted = Am wenigsten begehrt
study-places = Orte
study-places-text = Wie viele Netze einen Ort erreichen, und wie es denen ergeht, die ihn erreichen.
study-places-caption = Anteil der Netze, die einen Ort erreichen: das begehrteste Dutzend, 95-%-Intervalle.
study-places-table = Jeder Ort
study-reach = Nutzen nach Länge
study-reach-text = Wie oft, wer am Zug war, mindestens eine Strecke einer Länge nutzen konnte, und wie viele dieser Länge genutzt wurden.
study-reach-caption = Anteil aller Züge in { $games } Spielen, in denen eine Strecke der Länge genutzt werden konnte, 95-%-Intervalle.
study-reach-table = Strecken nach Länge
study-of-length =
    { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }
study-monsters = Alvin & Dexter
study-monsters-text = Eine Zielkarte, die am Ende einen Ort im Chaos nennt, ist die Hälfte wert, erfüllt oder nicht.
study-monsters-table = Die Monster in einem Spiel
study-visits = Wohin Monster gehen
study-visits-caption = Ankünfte in einem Spiel an den zehn meistbesuchten Orten, { $games } Spiele.
study-fact-moves = Bewegungen von { $monster } in einem Spiel
study-fact-locomotives = Lokomotiven (mit Würfeln: Joker) für { $monster } in einem Spiel
study-fact-bonus-alone = Bonus für { $monster } von einem allein gewonnen
study-fact-bonus-shared = Bonus für { $monster } geteilt
study-fact-holder = Spiele, die gewinnt, wer den Bonus für { $monster } allein gewann
study-fact-halved = Halbierte Zielkarten in einem Spiel
study-fact-lost = Punkte, die erfüllte Zielkarten durch Halbieren verlieren
study-fact-spared = Punkte, die verfehlte Zielkarten durch Halbieren sparen
study-dice = Würfel und Chips
study-dice-table = Die Würfel in einem Spiel
study-fact-rerolls = Züge mit Neuwurf
study-fact-rerolled = Würfel in einem Neuwurf
study-fact-dice-claims = Züge, die eine Strecke nutzen
study-fact-wilds = Joker in einer Nutzung
study-fact-bought = In einem Spiel gekaufte Chips
study-fact-spent = In einem Spiel für Strecken ausgegebene Chips
study-fact-returned = Am Zugende zurückgegebene Chips in einem Spiel
study-tunnels = Tunnel
study-tunnels-caption = Anteil der Versuche nach Mehrkosten, 95-%-Intervalle.
study-tunnels-table = Tunnel in einem Spiel
study-bullets-table = Shinkansen in einer Partie
study-fact-bullets-put = Shinkansen auf dem Spielplan
study-fact-bullets-gone = Partien, in denen keiner übrig bleibt
study-fact-progress = Fortschritt eines Platzes
study-fact-no-progress = Plätze ohne Fortschritt
study-fact-progress-wins = Partien, die gewinnt, wer allein am weitesten kam
study-extra =
    { $count ->
        [0] nichts extra
       *[other] { $count } extra
    }
study-fact-tries = In einem Spiel versuchte Tunnel
study-fact-failures = Gescheiterte Versuche
study-cases = Sonderfälle der Regeln
study-cases-text = Seltene Lagen, in die die Spiele gerieten, jede mit dem ersten Spiel, in dem sie vorkam. „whistlestop replay FILE“ erzählt so ein Spiel Schritt für Schritt.
study-cases-table = Sonderfälle, die vorkamen, die seltensten zuerst
study-case =
    { $case ->
        [display-reset] Drei offene Lokomotiven tauschen die Auslage aus
        [display-reset-again] Die Auslage wird mehrmals nacheinander ausgetauscht
        [reshuffle] Der Ablagestapel wird zum Stapel
        [pass] Jemand muss passen
        [tunnel-declined] Ein Tunnel wird nicht bezahlt
        [card-given] Beliebige Karten ersetzen eine fehlende
        [tokens-returned] Chips über der Grenze werden zurückgegeben
        [monsters-meet] Beide Monster stehen am selben Ort
        [tickets-halved] Ein Monster halbiert eine Zielkarte
        [dead-board] Nichts ist mehr frei, was jemand nutzen könnte
        [all-passed] Alle passen
        [longest-path-shared] Die längste Strecke wird geteilt
        [tie-broken] Ein Gleichstand wird aufgelöst
        [victory-shared] Ein Sieg wird geteilt
       *[below-zero] Jemand endet unter null
    }
study-log = { $case } (Startzahl { $seed })
study-download = { $file } herunterladen
study-footer-intervals = In eckigen Klammern stehen 95-%-Intervalle über Spiele: nach Wilson für Anteile, normale für Mittelwerte. Wertungen haben Bootstrap-Intervalle über Blöcke von Spielen mit derselben Startzahl.
study-footer-program = Gemacht mit Whistlestop, inoffiziell. Fingerabdruck der Regeln, des Spielplans und der Bots: { $program }.

## Hints

help-play-hint = „hint“ sagt die besten Aktionen mit ihren Chancen, die Aussichten bei Tunneln und Farben und erreichbare Zielkarten.
hint-thinking = Moment, ich überlege …
hint-games = Aus { $games } Spielen, die ein Bot zu Ende gespielt hat; was du nicht siehst, ist dabei ausgewürfelt.
hint-action = { $action }: gewinnt zu { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = { $tickets } behalten
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] das täte der stärkste Bot
        [scores] { $count ->
            [one] bringt { $count } Punkt
           *[other] bringt { $count } Punkte
        }
        [completes_ticket] erfüllt { $ticket }
        [on_way] liegt auf dem Weg von { $ticket }
        [brings_end] löst die letzte Runde aus
        [colour_needed] die Farbe brauchst du für { $route }
        [any_route] eine Lokomotive passt zu jeder Farbe
        [ticket_fulfilled] { $ticket } ist schon erfüllt
        [ticket_costs] { $count ->
            [one] { $ticket } braucht noch { $count } Waggon
           *[other] { $ticket } braucht noch { $count } Waggons
        }
        [ticket_cut_off] { $ticket } ist abgeschnitten
        [only_way] für { $ticket } gibt es kaum einen anderen Weg
        [detour] der Umweg für { $ticket } braucht { $count } Waggons mehr
        [rival_near] ein Gegner hat daneben gebaut und könnte sie schließen
        [end_near] das Ende ist nah (wenigste Waggons: { $count })
        [off_way] sie dient keiner deiner Zielkarten
        [more_tickets] neue Zielkarten wären mit den Waggons zu erfüllen, die du noch hast: { $count }
        [leaves_open] lässt { $route } den anderen
       *[all_fulfilled] alle deine Zielkarten sind erfüllt und du hast { $count } Waggons
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: erfüllt.
        [reachable] { $count ->
            [one] { $ticket }: erreichbar mit { $count } Waggon.
           *[other] { $ticket }: erreichbar mit { $count } Waggons.
        }
        [too-far] { $ticket }: braucht { $count } Waggons, mehr als du hast.
       *[cut-off] { $ticket }: abgeschnitten.
    }
hint-tunnel =
    { $payable ->
        [unknown] { $route }: nichts extra zu { $none } %.
       *[other] { $route }: nichts extra zu { $none } %, bezahlbar zu { $payable } %.
    }
hint-colour = { $kind }: { $next } % bei der nächsten Karte vom Stapel, { $two } % unter den nächsten zwei.

## Review of a game

help-review = Die Entscheidungen eines gespeicherten Spiels beurteilen: Gewinnchancen, Genauigkeit und was am meisten gekostet hat.
help-review-looks = Wie viele Spiele für jede Entscheidung angesehen werden.
review-progress = Entscheidungen beurteilt
review-curve = Gewinnchance nach jeder Entscheidung, soweit der Spieler es damals wusste:
review-turn =
    { $turn ->
        [0] Eröffnung
       *[other] Zug { $turn }
    }
review-seat = { $name }: Genauigkeit { $value } %, beurteilte Entscheidungen: { $count }
review-costly = { $when }: { $played }. Besser: { $better }; das gewinnt { $best } % statt { $chance } %, Vorsprung in Punkten: +{ $points }{ $reasons }.
review-none = Keine Entscheidung von { $name } hat etwas Nennenswertes gekostet.
review-foot = Jede Entscheidung wurde mit der besten gefundenen verglichen, in Spielen, die ein Bot weiterspielte; was der Spieler nicht sehen konnte, war zufällig ergänzt.
web-tab-review = Rückblick
web-review-mine = Mein Spiel beurteilen
web-review-start = Dieses Spiel beurteilen
web-review-text = Ein Bot spielt von jeder Entscheidung aus weiter, mit dem, was jeder damals wissen konnte. Das dauert etwa eine Minute.
web-review-progress = Beurteilte Entscheidungen: { $done } von { $total }
web-review-stop = Anhalten
web-review-accuracy = Genauigkeit
web-review-curve = Gewinnchance nach jeder Entscheidung
web-review-known = Soweit jeder es wusste
web-review-open = Mit allem offen
web-review-costly = Was { $name } am meisten gekostet hat
web-review-played = Gespielt: { $action }
web-review-better = Besser: { $action }
web-review-gain = gewinnt { $best } % statt { $chance } %, Vorsprung in Punkten: +{ $points }
web-review-cost = −{ $value } %
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Was gespielt wurde:
web-review-for = Das Bessere:

## Bots: a name and a sentence of character for each

web-level-name = Stufe { $level }
web-level-character = Schlägt die Stufe darunter etwa in drei von vier Spielen, auf jedem Spielplan.
bot-random-name = Tombola
bot-random-character = Tut, was ihr gerade einfällt, gleichmäßig und ohne Plan.
bot-path-name = Neuling
bot-path-character = Behält jede Zielkarte und baut eine nach der anderen auf dem Weg mit den wenigsten Strecken.
bot-one-step-name = Opportunist
bot-one-step-character = Nimmt das Beste, was gerade auf dem Spielplan ist, und denkt nie an morgen.
bot-long-route-name = Marathon
bot-long-route-character = Liebt lange Strecken und nutzt die längste greifbare; Zielkarten sind Nebensache.
bot-hoarder-name = Eichhörnchen
bot-hoarder-character = Sammelt immer mehr Karten und wartet auf die Strecken, die am meisten bringen.
bot-hungry-name = Sammler
bot-hungry-character = Zieht Zielkarten, solange Waggons da sind, und gewinnt oder verliert hoch.
bot-greedy-name = Bahnhofsvorsteher
bot-greedy-character = Behält billige Zielkarten, baut für jede den kürzesten Weg und trödelt nicht.
bot-planner-name = Ingenieur
bot-planner-character = Plant ein Netz für alle Zielkarten, mag lange Strecken und hat als Erster keine Waggons mehr.
bot-search-name = Großmeister
bot-search-character = Plant wie der Ingenieur und probiert jede Idee in Hunderten gedachter Spiele aus, bevor er zieht.

## Looking back and reports

refusal-not-a-log = Diese Datei ist kein Protokoll eines Spiels.
refusal-bad-log = Dieses Protokoll lässt sich nicht nachspielen.
refusal-unknown-board = Dieses Protokoll gehört zu einem Spielplan, den dieses Programm nicht oder in einer anderen Fassung hat.
web-log-look = Den Spielplan in diesem Augenblick zeigen
web-past-region = Rückblick
web-past =
    { $turn ->
        [0] Rückblick auf den Anfang:
       *[other] Rückblick auf Zug { $turn }:
    }
web-past-earlier = Früher
web-past-later = Später
web-past-now = Zurück zum Jetzt
web-replay = Wiedergabe
web-replay-watch = Noch einmal ansehen
web-replay-view = Ansicht
web-replay-open = Alles offen
web-replay-spectator = Zuschauer
web-replay-moment = Augenblick des Spiels
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-turn = Zu einem Zug springen
web-replay-turn-of = Zug { $turn } · { $name }
web-replay-opening = Anfang
web-replay-speed = Tempo
web-replay-count = { $move } von { $count }
web-replay-keys = Pfeiltasten gehen schrittweise, Bild auf und Bild ab von Zug zu Zug, Pos1 und Ende an die Enden, die Leertaste spielt ab.
web-replay-running = Das Spiel läuft noch: Zu sehen ist, was dein Platz davon weiß, oder ein Zuschauer.
web-replay-more = Tasten und Sprache
web-replay-link = Link zu diesem Augenblick
web-replay-link-text = Wer diesen Link öffnet, sieht das Spiel in diesem Augenblick und von dieser Seite.
web-replay-file = Ein Spiel öffnen
web-replay-file-text = Sieh dir ein Spiel nach seinem Protokoll noch einmal an: nach der Datei, die du am Ende eines Spiels heruntergeladen hast, oder einer aus dem Terminal.
web-replay-file-choose = Datei wählen
web-replay-line = Zeile { $line }: { $reason }
web-replay-seat = Platz { $number }
web-replay-deck = Noch im Stapel: { $count }
web-replay-ticket-deck = Noch zu ziehende Zielkarten: { $count }
web-replay-monsters = Verdeckt: { $cards }
web-replay-choosing = Wählt unter { $tickets }.
web-replay-scores = Was jeder gehabt hätte, wenn das Spiel nach dem jeweiligen Zug geendet hätte.
web-tab-scores = Punkte
web-report = Ein Problem melden
web-report-running = Kopiere diesen Text in deine Nachricht. Er enthält das Spiel, soweit dein Platz es kennen darf, und nichts, was dir verborgen ist.
web-report-over = Kopiere diesen Text in deine Nachricht. Er enthält das ganze Protokoll des Spiels.
## The text view and what a screen reader is told

web-text-view = Textansicht
web-board-view = Spielplan zeigen
web-text-question = Die Frage in Worten
web-text-answers = Getippt und geantwortet
web-text-line = Befehl tippen, ? hilft
web-text-routes-from = Strecken ab …
web-text-show = Zeigen
web-text-score = Punkte
web-text-help = Hilfe
web-skip = Zur Frage
web-sure = { $action }?
web-told-cards = { $name } zieht { $count } Karten.
web-told-taken =
    { $who ->
        [you] Du nimmst { $cards }.
       *[other] { $name } nimmt { $cards }.
    }
web-card-unseen = eine Karte vom Stapel
## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Mehr sehen
web-overlays-word = mehr
web-overlay-paths = Längste Strecke von allen
web-overlay-networks = Meine Netze
web-overlay-tickets = Waggons, die meine Zielkarten noch brauchen
web-overlay-monsters = Wohin die Monster könnten
web-overlay-odds = Chancen
web-overlay-path = { $name }: { $count }
web-overlay-network = Netz { $number }: Felder { $count }, Orte { $places }
web-overlay-no-networks = Du hast noch keine Waggons auf dem Spielplan.
web-overlay-locked = { $monster } ist gesperrt: Die Karte liegt offen vor { $name }.
web-overlay-stays = { $monster } kann jetzt niemand bewegen.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: Orte für einen Joker { $near }, nur für zwei { $far }.
       *[cards] { $monster }: Orte für eine Lokomotive { $near }, nur für zwei { $far }.
    }
web-overlay-next = nächste Karte
web-overlay-in-two = nächste zwei
web-overlay-roll =
    { $which ->
        [stand] Die Würfel liegen lassen: { $claim } % für eine Strecke, { $ticket } % für eine, die deine Zielkarten brauchen, im Mittel { $points } Punkte.
        [marked] Diese neu würfeln: { $claim } % für eine Strecke, { $ticket } % für eine, die deine Zielkarten brauchen, im Mittel { $points } Punkte.
       *[best] Am besten neu würfeln ({ $dice }): { $claim } % für eine Strecke, { $ticket } % für eine, die deine Zielkarten brauchen, im Mittel { $points } Punkte.
    }
web-overlay-no-odds = Im Moment gibt es nichts auszurechnen.
web-hint-button = Tipp
web-hint-chance = gewinnt zu etwa { $value } % ({ $low } bis { $high } %)
web-hint-do = Tu es
web-hint-none = Dazu fällt mir nichts ein. Versuch es gleich noch einmal.
web-allow-hints = Man darf nach Tipps fragen (für Spiele, die zählen, ausschalten)
web-table-password = Passwort für Gäste, wenn du magst
web-password = Passwort
web-enter = Eintreten


web-lessons = Spielen lernen
web-lessons-text = Drei kurze Lektionen auf einem kleinen Spielplan, zusammen etwa fünf Minuten: Karten, dann Würfel, dann Monster.
web-lesson-cards = Lektion 1: Karten
web-lesson-dice = Lektion 2: Würfel
web-lesson-monsters = Lektion 3: Monster
web-lesson-progress = Schritt { $step } von { $steps }
web-lesson-begin = Beginnen
web-lesson-resume = Fortsetzen
web-lesson-again = Neu beginnen
web-lesson-done = geschafft
web-lesson-read = Weiter
web-lesson-leave = Lektion verlassen
web-lesson-following = Weiter
web-lesson-play-on = Dieses Spiel zu Ende spielen
web-step-cards-goal = Willkommen am Bodensee! Die meisten Punkte gewinnen: für genutzte Strecken, erfüllte Zielkarten und die längste Strecke. Eine verfehlte Zielkarte kostet ihre Punkte.
web-step-cards-tickets = Jede Zielkarte nennt zwei Orte, die du mit deinen Strecken verbinden sollst. Behalte mindestens eine; gut passen Karten mit gemeinsamem Weg. Der Spielplan zeigt sie.
web-step-cards-take = Du bist am Zug: Nimm zwei Karten nacheinander, offen oder verdeckt vom Stapel. Eine offene Lokomotive passt zu jeder Farbe, ist aber deine einzige Karte in diesem Zug.
web-step-cards-look = Drück auf eine deiner Zielkarten (in der Liste „Ziele“): Der kürzeste noch freie Weg leuchtet auf.
web-step-cards-claim = Nutze eine Strecke: Drück auf eine leuchtende. Sie kostet so viele Karten ihrer Farbe, wie sie Felder hat; Grau nimmt irgendeine Farbe. Leuchtet nichts Passendes, nimm erst Karten.
web-step-cards-special = Zwei Arten von Strecken sind besonders: Eine Fähre braucht Lokomotiven, und ein Tunnel deckt drei Karten auf, die ihn verteuern können. Das „?“ oben erklärt alle Regeln.
web-step-cards-again = Nutze eine zweite Strecke, am besten eine für deine Zielkarten. Die Lampe gibt einen Tipp, und Zurücknehmen hilft bei Versehen.
web-step-cards-end = Das ist das Kartenspiel. Hat jemand höchstens zwei Waggons, haben alle noch einen Zug, dann zählen die Zielkarten. Spiel weiter oder sieh, was Würfel ändern.
web-step-dice-goal = Mit Würfeln gibt es keine Karten: In jedem Zug wirfst du fünf Würfel, und ihre Symbole bezahlen, was du tust.
web-step-dice-tickets = Zielkarten gibt es wie bisher: Behalte mindestens eine.
web-step-dice-roll = Deine Würfel liegen vor dir. Drück auf die, die du nicht willst, und würfle sie einmal neu; oder lass alle liegen.
web-step-dice-claim = Nutze eine leuchtende Strecke: Einfache nehmen Einzel, doppelte nehmen Doppel, eins je Feld. Ein Joker passt immer. Leuchtet nichts, beende den Zug und würfle neu.
web-step-dice-tokens = Zwei ungenutzte Würfel kaufen einen Chip: ein Einzel oder Doppel für später, höchstens drei von jedem. Kauf einen, wenn Würfel übrig sind, oder geh weiter.
web-step-dice-again = Nutze eine zweite Strecke. Chips helfen, wo die Würfel nicht reichen.
web-step-dice-special = Bahnhöfe auf den Würfeln ziehen Zielkarten, je eine. Eine Fähre braucht Joker, und im Tunnel können drei Tunnelwürfel den Preis erhöhen.
web-step-dice-end = Das ist das Würfelspiel. Es endet wie das Kartenspiel. Spiel weiter oder triff die Monster.
web-step-monsters-goal = Alvin und Dexter sind da. Wo ein Monster steht, herrscht Chaos: Keine Strecke, die dort endet, kann genutzt werden.
web-step-monsters-tickets = Zielkarten und Karten sind wie in der ersten Lektion. Behalte mindestens eine Zielkarte.
web-step-monsters-place = Stell ein Monster auf den Spielplan: Drück auf einen Ort, am besten einen, der dem anderen im Weg ist und nicht dir.
web-step-monsters-locomotive = Monster bewegen sich für Lokomotiven. Nimm die offene Lokomotive, die für beide Karten zählt, oder zieh, bis du eine hast.
web-step-monsters-move = Drück in deinem Zug, vor oder nach deiner Aktion, auf den Knopf eines Monsters und dann auf einen markierten Ort: Eine Lokomotive reicht drei Orte weit, zwei reichen sechs.
web-step-monsters-lock = Seine Karte ist jetzt bei dir. Solange sie offen liegt, kann niemand dieses Monster bewegen; am Ende deines nächsten Zuges wird sie umgedreht und bleibt dir.
web-step-monsters-claim = Mach mit deiner Aktion weiter und beende den Zug. Nutze bald eine Strecke, fern vom Chaos.
web-step-monsters-end = Am Ende zählt eine Zielkarte mit einem Ort im Chaos die Hälfte, und die meisten Karten von Alvin und von Dexter bringen je 15 Punkte. Das war alles: Gute Reise!


web-help = Regeln
web-help-board = Dieser Spielplan: { $board }
web-help-base = Es gelten die Grundregeln.
web-help-rulings = Auslegungen und Hausregeln, die hier gelten
web-help-numbers = Die Nummern unseres Regelbuchs zeigen (etwa R50)
web-help-turn = Was kann ich in meinem Zug tun?
web-help-turn-text =
    { $purse ->
        [dice] Wirf fünf Würfel und würfle beliebige davon einmal neu. Dann tu höchstens eines: eine Strecke nutzen, Zielkarten ziehen oder was dieser Spielplan sonst bietet. Ungenutzte Würfel kaufen Chips.
       *[cards] Eines davon: zwei Wagenkarten nehmen, eine Strecke nutzen, Zielkarten ziehen oder was dieser Spielplan sonst bietet. Nur wer gar nichts tun kann, passt.
    }
web-help-tickets = Was sind Zielkarten?
web-help-tickets-text = Eine Zielkarte nennt Orte, die du mit eigenen Strecken verbinden sollst. Am Ende erfüllt bringt sie ihre Punkte, sonst kostet sie sie. Was du behältst, bleibt bei dir, bis zum Ende geheim.
web-help-locomotive = Was ist eine Lokomotive?
web-help-locomotive-text = Eine Lokomotive passt zu jeder Farbe. Offen genommen ist sie deine einzige Karte im Zug, verdeckt gezogen eine wie jede andere. Liegen drei offen, wird die Auslage ausgetauscht. Was hier anders ist, steht unten.
web-help-double = Was ist eine Doppelstrecke?
web-help-double-text = Gleise nebeneinander zwischen denselben Orten. Niemand besitzt zwei davon; mit weniger als { $count } Spielern ist das andere gesperrt, sobald eines genutzt ist.
web-help-tunnel = Was ist ein Tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nenne einen Tunnel, den du bezahlen kannst, dann werden drei Tunnelwürfel geworfen: Jedes Symbol kostet ein passendes mehr. Kannst oder willst du nicht zahlen, verlierst du nichts, aber dein Zug ist zu Ende.
       *[cards] Leg den Preis hin, dann werden drei Karten aufgedeckt: Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Kannst oder willst du nicht zahlen, nimmst du deine Karten zurück, und dein Zug ist zu Ende.
    }
web-help-ferry = Was ist eine Fähre?
web-help-ferry-text =
    { $purse ->
        [dice] Jedes Lokomotivsymbol darauf bezahlt ein Joker, nie ein Chip; die anderen Felder wie immer.
       *[cards] Jedes Lokomotivsymbol darauf bezahlt eine Lokomotive; die anderen Felder Karten einer Farbe oder weitere Lokomotiven.
    }
web-help-station = Wozu sind Bahnhöfe gut?
web-help-station-text =
    { $purse ->
        [dice] Mit einem Bahnhof in einer Stadt nutzt du dort eine fremde Strecke für deine Zielkarten; am Ende wird für dich die beste gewählt. Der erste kostet ein Bahnhofsymbol, der zweite zwei, der dritte drei. Bahnhöfe sperren nichts.
       *[cards] Mit einem Bahnhof in einer Stadt nutzt du dort eine fremde Strecke für deine Zielkarten; am Ende wird für dich die beste gewählt. Der erste kostet eine Karte, der zweite zwei einer Farbe, der dritte drei. Bahnhöfe sperren nichts.
    }
web-help-dice = Was zeigen die Würfel?
web-help-dice-text = Jeder Würfel hat zwei Seiten mit Einzel, zwei mit Doppel, einen Bahnhof und einen Joker. Ein Feld einer einfachen Strecke kostet ein Einzel, das einer doppelten ein Doppel; ein Bahnhof zieht eine Zielkarte, und ein Joker steht für alles.
web-help-token = Was sind Chips?
web-help-token-text =
    Zwei beliebige ungenutzte Würfel kaufen einen Einzel- oder Doppelchip, der wie ein Würfel zahlt, auch im selben Zug. { $limit ->
        [total] Niemand hat mehr als drei insgesamt; wer den Zug mit drei beginnt, nimmt keine.
       *[per_type] Niemand hat mehr als drei von einer Sorte, also drei Einzel- und drei Doppelchips; wer den Zug mit drei von einer Sorte beginnt, nimmt von dieser keine.
    }
web-help-monster = Wie bewegen sich die Monster?
web-help-monster-text =
    { $purse ->
        [dice] In deinem Zug darfst du ein Monster bewegen: für einen Joker bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen. Die meisten Karten eines Monsters bringen { $points } Punkte.
       *[cards] In deinem Zug darfst du ein Monster bewegen: für eine Lokomotive bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen. Die meisten Karten eines Monsters bringen { $points } Punkte.
    }
web-help-chaos = Was heißt Chaos?
web-help-chaos-text = Wo ein Monster steht, herrscht Chaos: Keine Strecke, die dort endet, kann genutzt werden. Waggons, die schon liegen, bleiben und zählen. Am Ende bringt oder kostet eine Zielkarte mit so einem Ort die Hälfte, abgerundet.
web-help-mountain = Was kosten Berge?
web-help-mountain-text = Für jedes Bergzeichen einer Strecke verlierst du einen Waggon mehr und bekommst 2 Punkte dafür.
web-help-substitute = Wann zählen beliebige Karten?
web-help-substitute-text = Auf so einer Strecke stehen mehrere beliebige Karten zusammen für eine Lokomotive einer Fähre oder eine Karte der Farbe; die Strecke sagt, wie viele.
web-help-country = Wie erreicht man ein Land?
web-help-country-text = An jedem seiner Grenzpunkte; durch ein Land führt kein Weg. Eine Zielkarte mit mehreren Ländern zählt das teuerste erreichte. Erreichst du keines, kostet sie das billigste.
web-help-passenger = Was tun Passagiere?
web-help-passenger-text =
    { $purse ->
        [dice] Nach dem Nutzen einer Strecke darfst du einen Passagier an eines ihrer Enden stellen. Seine Reise ist deine Aktion: über eigene Strecken und für je einen Joker über fremde. Er nimmt in jeder besuchten Stadt den obersten Marker und verlässt das Spiel.
       *[cards] Nach dem Nutzen einer Strecke darfst du einen Passagier an eines ihrer Enden stellen. Seine Reise ist deine Aktion: über eigene Strecken und für je eine Passagierkarte über fremde. Er nimmt in jeder besuchten Stadt den obersten Marker und verlässt das Spiel.
    }
web-help-plus4 = Was ist eine +4-Lokomotive?
web-help-plus4-text = Eine Lokomotive nur für lange Strecken: Sie darf ab vier Feldern benutzt werden.
web-help-meeple = Wozu sind Meeples gut?
web-help-meeple-text = Wer eine Strecke nutzt, nimmt an jedem Ende einen Meeple. Am Ende bringen die meisten einer Farbe Punkte und die zweitmeisten weniger.
web-help-tourist = Wozu sind Touristenplättchen gut?
web-help-tourist-text = Wer eine Strecke nutzt, nimmt von einem ihrer Enden ein Plättchen mit einem Symbol, das noch fehlt. Je mehr verschiedene Symbole, desto mehr Punkte am Ende: { $points } für keines, eines, zwei und so weiter.
web-help-bullet = Wozu sind Shinkansen gut?
web-help-bullet-text = Shinkansen-Strecken werden wie graue bezahlt. Auf sie kommt ein Shinkansen aus dem gemeinsamen Vorrat statt deiner Waggons; sie bringen keine Punkte, sondern Fortschritt, und dienen den Zielkarten aller. Am Ende bekommt am meisten Punkte, wer am weitesten kam, und wer keinen Fortschritt hat, verliert Punkte. Sind die Shinkansen aufgebraucht, sind diese Strecken einfache graue. Die letzte Runde beginnt, wenn jemand wenige Waggons hat und höchstens { $count } Shinkansen übrig sind.
web-help-share = Wozu sind Aktien gut?
web-help-share-text = Schilder an einer Strecke nennen Gesellschaften. Wer sie nutzt, darf die oberste Aktie von einer nehmen. Am Ende bringen die meisten Aktien einer Gesellschaft die meisten Punkte, die zweitmeisten weniger; bei gleich vielen kommt die niedrigste Nummer zuerst.
web-help-dummy = Wer ist der Strohmann?
web-help-dummy-text = Zu zweit sitzt ein Dritter am Tisch, den es nicht gibt: Wer eine Aktie nimmt, wählt auch eine derselben Strecke für ihn. Am Ende wird die Hälfte davon gezogen. Sie können dir einen Rang nehmen, zählen aber nichts.
web-help-path = Was ist die längste Strecke?
web-help-path-text = Der längste Weg ohne Lücke über eigene Strecken, keine zweimal. Er ist für alle, die ihn haben, { $points } Punkte wert.
web-help-globe = Was bringen die meisten Zielkarten?
web-help-globe-text = Wer die meisten Zielkarten erfüllt hat, bekommt { $points } Punkte dazu; sind es mehrere, alle.
web-help-cities = Was bringen verbundene Städte?
web-help-cities-text = Die größte Gruppe von Städten, die jemand mit eigenen Strecken verbindet, ist { $points } Punkte wert.
web-help-tour = Was ist eine Rundreise?
web-help-tour-text = Eine erfüllte Zielkarte, deren Orte du zweimal verbindest, auf Wegen ohne gemeinsame Strecke. Je mehr solche Karten, desto mehr Punkte: siehe unten.
web-help-sight = Was sind Sehenswürdigkeiten wert?
web-help-sight-text = Jede Sehenswürdigkeit, die eine deiner Strecken berührt, bringt am Ende Punkte: { $points }.
web-help-district = Was ist ein Bezirk?
web-help-district-text = Orte, die zusammengehören: Wer alle mit eigenen Strecken verbindet, bekommt die Punkte des Bezirks.
web-help-end = Wann endet das Spiel?
web-help-end-text = Beendet jemand seinen Zug mit höchstens { $count } Waggons, haben alle noch einen Zug. Dann zählen Zielkarten und Boni. Die meisten Punkte gewinnen, bei Gleichstand mehr erfüllte Zielkarten.

## The race to six

board-first-journey-usa = Meine erste Reise (USA)
event-ticket-completed =
    { $who ->
        [you] Du erfüllst die Zielkarte { $ticket }.
       *[other] { $name } erfüllt die Zielkarte { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Du verbindest beide Küsten: Das ist eine Zielkarte mehr.
       *[other] { $name } verbindet beide Küsten: Das ist eine Zielkarte mehr.
    }
event-tickets-changed =
    { $who ->
        [you] Du tauschst deine Zielkarten gegen neue.
       *[other] { $name } tauscht die eigenen Zielkarten gegen neue.
    }
why-no-display = auf diesem Spielplan liegen keine Karten offen: Sie kommen nur vom Stapel.
why-tickets-changed-only = auf diesem Spielplan werden keine Zielkarten gezogen: Du kannst beide tauschen.
choice-change = beide Zielkarten tauschen
coast-ticket = von Küste zu Küste
heading-coast-to-coast = Küste zu Küste
heading-completed = erfüllt
completed-tickets = { $name }, { $count } erfüllt: { $tickets }.
scoring-coast-to-coast = { $name }: beide Küsten verbunden: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: Zielkarte { $ticket } ist erfüllt.
       *[no] { $name }: Zielkarte { $ticket } ist nicht erfüllt und kostet nichts.
    }
winner-race =
    { $tie ->
        [shared] { $names } teilen sich den Sieg mit { $count } erfüllten Zielkarten.
       *[none] { $who ->
            [you] Du gewinnst mit { $count } erfüllten Zielkarten.
           *[other] { $names } gewinnt mit { $count } erfüllten Zielkarten.
        }
    }
turn-summary-race = Zug { $turn }: deine Waggons { $trains }, erfüllte Zielkarten { $count }; die anderen: { $others }.
turn-summary-race-other = { $name } (Waggons { $trains }, erfüllt { $count })
score-race = { $name }: { $count } von { $goal } Zielkarten erfüllt.
difference-race = Es gibt keine Punkte: Wer zuerst { $count } Zielkarten erfüllt hat, gewinnt sofort.
difference-race-tickets = Alle haben zwei Zielkarten; eine, deren Städte verbunden sind, wird sofort gezeigt und durch eine neue ersetzt.
difference-race-change = Statt Zielkarten zu ziehen, kann man in einem Zug beide eigenen gegen zwei neue tauschen.
difference-coasts = Wer { $west } mit { $east } durch eigene Waggons verbindet, hat eine erfüllte Zielkarte mehr, einmal im Spiel.
difference-race-end = Legt jemand den letzten Waggon, endet das Spiel sofort: Die meisten erfüllten Zielkarten gewinnen, bei Gleichstand wird der Sieg geteilt.
difference-no-display = Es liegen keine Wagenkarten offen: Sie kommen nur vom Stapel.
difference-double-routes-free = Beide Gleise einer Doppelstrecke sind bei jeder Spielerzahl offen.
option-firstjourney-locomotives = Wie sich die 72 Wagenkarten der ersten Reise verteilen.
value-firstjourney-locomotives-12 = 12 Lokomotiven und 10 Karten jeder Farbe.
value-firstjourney-locomotives-6 = 6 Lokomotiven und 11 Karten jeder Farbe.
value-firstjourney-locomotives-18 = 18 Lokomotiven und 9 Karten jeder Farbe.
help-play-race = Zielkarten: „change“ tauscht deine beiden gegen neue; „tickets“ sagt, wie deine stehen, „board“, was alle erfüllt haben.
web-help-race-turn-text =
    { $purse ->
        [dice] Wirf fünf Würfel und einmal beliebige davon noch einmal. Dann tu höchstens eines: eine Strecke nutzen oder beide Zielkarten tauschen. Unbenutzte Würfel kaufen Marken.
       *[cards] Eines davon: zwei Wagenkarten vom Stapel ziehen, eine Strecke nutzen oder beide Zielkarten tauschen. Es liegen keine Karten offen.
    }
web-help-race-text = Du hast zwei Zielkarten. Sobald deine Waggons die Orte einer Karte verbinden, wird sie gezeigt, gilt als erfüllt und wird ersetzt. Erfüllte liegen offen; deine zwei sind geheim und kosten nie etwas. Wer eine Stadt der Westküste mit einer der Ostküste verbindet, hat einmal eine Zielkarte mehr.
web-help-race-end-text = Wer { $count } Zielkarten erfüllt hat, gewinnt sofort. Legt vorher jemand den letzten Waggon, endet das Spiel auch sofort: Die meisten erfüllten Zielkarten gewinnen, bei Gleichstand wird der Sieg geteilt. Eine letzte Runde gibt es nicht.
web-help-race-chaos-text = Wo ein Monster steht, herrscht Chaos: Keine Strecke, die dort endet, kann genutzt werden, und keine Zielkarte mit diesem Ort kann erfüllt werden, bis es geht. Erfüllte bleiben erfüllt. Endet das Spiel mit dem letzten Waggon, zählen die meisten Karten jedes Monsters als eine Zielkarte.
web-help-race = Wie funktionieren Zielkarten hier?
web-count-completed = erfüllte Zielkarten
web-completed = Erfüllt ({ $count } von { $goal })
deck-only = Keine Karte liegt offen; { $count } im Stapel.
ticket-waits = { $text } Sie kann nicht erfüllt werden, solange ein Monster in { $places } ist.
web-ticket-waits = wartet: ein Monster ist in { $places }
web-help-race-turn = Was kann ich in meinem Zug tun?
web-help-race-end = Wann endet das Spiel?
web-help-race-chaos = Was heißt Chaos?
web-help-race-monster = Wie bewegen sich die Monster?
web-help-race-monster-text =
    { $purse ->
        [dice] In deinem Zug darfst du ein Monster bewegen: für einen Joker bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen.
       *[cards] In deinem Zug darfst du ein Monster bewegen: für eine Lokomotive bis zu drei Orte weit, für zwei bis zu sechs. Du nimmst eine seiner Karten; bis sie am Ende deines nächsten Zuges umgedreht wird, kann niemand dieses Monster bewegen.
    }
web-action-race = Zieh zwei Karten, nutze eine golden gerahmte Strecke oder tausche beide Zielkarten.
web-action-race-dice = Nutze eine golden gerahmte Strecke oder tausche beide Zielkarten.
