# Norwegian (bokmål). The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rød
kind-orange = oransje
kind-yellow = gul
kind-green = grønn
kind-blue = blå
kind-pink = rosa
kind-white = hvit
kind-black = svart
kind-gray = grå
kind-locomotive = lokomotiv
kind-plus4 = +4-lokomotiv
kind-passenger = passasjer

card-red = et rødt kort
card-orange = et oransje kort
card-yellow = et gult kort
card-green = et grønt kort
card-blue = et blått kort
card-pink = et rosa kort
card-white = et hvitt kort
card-black = et svart kort
card-locomotive = et lokomotiv
card-plus4 = et +4-lokomotiv
card-passenger = et passasjerkort

cards-red =
    { $count ->
        [one] { $count } rødt
       *[other] { $count } røde
    }
cards-orange = { $count } oransje
cards-yellow =
    { $count ->
        [one] { $count } gult
       *[other] { $count } gule
    }
cards-green =
    { $count ->
        [one] { $count } grønt
       *[other] { $count } grønne
    }
cards-blue =
    { $count ->
        [one] { $count } blått
       *[other] { $count } blå
    }
cards-pink = { $count } rosa
cards-white =
    { $count ->
        [one] { $count } hvitt
       *[other] { $count } hvite
    }
cards-black =
    { $count ->
        [one] { $count } svart
       *[other] { $count } svarte
    }
cards-locomotive =
    { $count ->
        [one] { $count } lokomotiv
       *[other] { $count } lokomotiver
    }
cards-plus4 =
    { $count ->
        [one] { $count } +4-lokomotiv
       *[other] { $count } +4-lokomotiver
    }
cards-passenger = { $count } passasjerkort

meeple-black = en svart meeple
meeple-blue = en blå meeple
meeple-red = en rød meeple
meeple-white = en hvit meeple
meeple-yellow = en gul meeple
meeple-green = en grønn meeple

meeples-black =
    { $count ->
        [one] { $count } svart meeple
       *[other] { $count } svarte meepler
    }
meeples-blue =
    { $count ->
        [one] { $count } blå meeple
       *[other] { $count } blå meepler
    }
meeples-red =
    { $count ->
        [one] { $count } rød meeple
       *[other] { $count } røde meepler
    }
meeples-white =
    { $count ->
        [one] { $count } hvit meeple
       *[other] { $count } hvite meepler
    }
meeples-yellow =
    { $count ->
        [one] { $count } gul meeple
       *[other] { $count } gule meepler
    }
meeples-green =
    { $count ->
        [one] { $count } grønn meeple
       *[other] { $count } grønne meepler
    }

tourist-bridge = bro
tourist-ship = skip
tourist-tram = kabeltrikk
tourist-crab = krabbe
tourist-seal = sjøløve
tourist-tower = tårn
tourist-flower = blomst

## Dice, tokens and monsters

face-single = Enkel
face-double = Dobbel
face-station = Stasjon
face-wild = Joker

die-single = [–] Enkel
die-double = [=] Dobbel
die-station = [⌂] Stasjon
die-wild = [★] Joker

dice-single = { $count } Enkel
dice-double = { $count } Dobbel
dice-station =
    { $count ->
        [one] { $count } Stasjon
       *[other] { $count } Stasjoner
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }

tokens-single =
    { $count ->
        [one] { $count } enkeltbrikke
       *[other] { $count } enkeltbrikker
    }
tokens-double =
    { $count ->
        [one] { $count } dobbeltbrikke
       *[other] { $count } dobbeltbrikker
    }
no-tokens = ingen brikker

monster-alvin = Alvin
monster-dexter = Dexter

nothing = ingenting
empty-slot = en tom plass
from-to = { $fewest } til { $most }
not-known-yet = ikke kjent ennå
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, reviderte billetter
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, store byer
board-usa-mega = USA 1910, megaspill
board-europe = Europa
board-europe-expanded = Europa 1912, utvidet
board-europe-big-cities = Europa 1912, store byer
board-europe-mega = Europa 1912, megaspill
board-germany = Tyskland
board-japan = Japan
board-india = India
board-lake-constance = Bodensjøen
board-legendary-asia = Det legendariske Asia
board-pennsylvania = Pennsylvania
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = De nordiske landene
board-san-francisco = San Francisco
board-switzerland = Sveits

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: lengde { $length }, { $colour }, tunnel
            [ferry] { $route }: lengde { $length }, { $colour }, ferge med { $symbols ->
                [one] { $symbols } lokomotiv
               *[other] { $symbols } lokomotiver
            }
           *[plain] { $route }: lengde { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: lengde { $length }, { $colour }, tunnel ({ $points } poeng)
            [ferry] { $route }: lengde { $length }, { $colour }, ferge med { $symbols ->
                [one] { $symbols } lokomotiv
               *[other] { $symbols } lokomotiver
            } ({ $points } poeng)
           *[plain] { $route }: lengde { $length }, { $colour } ({ $points } poeng)
        }
    }
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel
               *[double] { $route }: { $length } Dobbel, tunnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                }
               *[double] { $route }: { $length } Dobbel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel
               *[double] { $route }: { $length } Dobbel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel ({ $points } poeng)
               *[double] { $route }: { $length } Dobbel, tunnel ({ $points } poeng)
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                } ({ $points } poeng)
               *[double] { $route }: { $length } Dobbel, ferge med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokere
                } ({ $points } poeng)
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel ({ $points } poeng)
               *[double] { $route }: { $length } Dobbel ({ $points } poeng)
            }
        }
    }
route-detail-special = { $route }: lengde { $length }, { $colour }, { $special } ({ $points } poeng)
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Enkel, { $special } ({ $points } poeng)
       *[double] { $route }: { $length } Dobbel, { $special } ({ $points } poeng)
    }
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] ferge, { $symbols ->
            [one] { $symbols } lokomotiv
           *[other] { $symbols } lokomotiver
        }
       *[plain] { "" }
    }
track-mountains = fjell som koster { $count } tog til
track-bullet = lyntoglinje: framgang i stedet for poeng så lenge det finnes lyntog
track-trains = krever { $count } tog
track-any-cards = { $count } vilkårlige kort for ett i fargen
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] vanlige
        [long] lange
        [short] korte
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } vanlig billett
           *[other] { $count } vanlige billetter
        }
        [long] { $count ->
            [one] { $count } lang billett
           *[other] { $count } lange billetter
        }
        [short] { $count ->
            [one] { $count } kort billett
           *[other] { $count } korte billetter
        }
       *[other] { $count ->
            [one] { $count } billett fra bunken «{ $deck }»
           *[other] { $count } billetter fra bunken «{ $deck }»
        }
    }
points-of-length = { $points } for lengde { $length }

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
        [you] Et spill for { $players } begynner. Du begynner.
       *[other] Et spill for { $players } begynner. { $name } begynner.
    }
event-turn-started =
    { $who ->
        [you] Tur { $turn }: deg.
       *[other] Tur { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Du trekker { $card } fra bunken.
       *[other] { $name } trekker { $card } fra bunken.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Du trekker et kort fra bunken.
       *[other] { $name } trekker et kort fra bunken.
    }
event-card-taken =
    { $who ->
        [you] Du tar { $card } blant de åpne kortene.
       *[other] { $name } tar { $card } blant de åpne kortene.
    }
event-card-turned-up = Nytt åpent kort: { $card }.
event-display-reset = Tre lokomotiver ligger åpent: alle åpne kort byttes ut.
event-deck-reshuffled = Kastebunken blir den nye bunken med { $count } kort.
event-ticket-offered =
    { $who ->
        [you] Du får tilbud om billetten { $ticket }.
       *[other] { $name } får tilbud om billetten { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Du beholder billetten { $ticket }.
       *[other] { $name } beholder billetten { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Du legger tilbake billetten { $ticket }.
       *[other] { $name } legger tilbake billetten { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Du har nå { $kept ->
            [one] { $kept } billett
           *[other] { $kept } billetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; lagt tilbake: { $back }
            }
           *[other] { $back ->
                [0] ; ute av spillet: { $gone }
               *[other] ; lagt tilbake: { $back }, ute av spillet: { $gone }
            }
        }.
       *[other] { $name } har nå { $kept ->
            [one] { $kept } billett
           *[other] { $kept } billetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; lagt tilbake: { $back }
            }
           *[other] { $back ->
                [0] ; ute av spillet: { $gone }
               *[other] ; lagt tilbake: { $back }, ute av spillet: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Du bygger { $route } med { $payment }.
           *[other] { $name } bygger { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du bygger { $route } med { $payment } og får { $points } poeng.
           *[other] { $name } bygger { $route } med { $payment } og får { $points } poeng.
        }
    }
event-tunnel-entered =
    { $who ->
        [you] Du prøver tunnelen { $route } med { $payment }.
       *[other] { $name } prøver tunnelen { $route } med { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Tunnelen din avslører { $card }.
       *[other] I tunnelen sin snur { $name } { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Tunnelen din { $route } koster ikke noe ekstra.
           *[other] Tunnelen din { $route } koster { $extra } kort ekstra.
        }
       *[other] { $extra ->
            [0] Tunnelen { $route } koster ikke noe ekstra for { $name }.
           *[other] Tunnelen { $route } koster { $extra } kort ekstra for { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Du gir opp tunnelen; { $route } er fortsatt ledig.
           *[other] { $name } gir opp tunnelen; { $route } er fortsatt ledig.
        }
       *[cards] { $who ->
            [you] Du tar tilbake kortene dine; { $route } er fortsatt ledig.
           *[other] { $name } tar tilbake kortene; { $route } er fortsatt ledig.
        }
    }
event-station-built =
    { $who ->
        [you] Du bygger en stasjon i { $place } med { $payment }.
       *[other] { $name } bygger en stasjon i { $place } med { $payment }.
    }
event-passed =
    { $who ->
        [you] Du kan ikke gjøre noe og passer.
       *[other] { $name } kan ikke gjøre noe og passer.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Du har nesten ingen tog igjen: alle får én tur til.
           *[other] { $name } har nesten ingen tog igjen: alle får én tur til.
        }
        [few_bullet_trains] Det er få tog og få lyntog igjen: alle får én tur til.
        [dead_board] Det er ingen linje igjen som noen kan bygge: alle får én tur til.
       *[stalled] Ingen har bygd en linje på svært lenge: alle får én tur til.
    }
event-game-over =
    { $reason ->
        [all_passed] Alle måtte passe: spillet er slutt.
        [six_tickets] Alle nødvendige billetter er fullført: spillet er slutt.
        [last_train] Det siste toget er lagt: spillet er slutt.
        [dead_board] Ingen linje kan bygges mer: spillet er slutt.
        [stalled] Ingen har bygget en linje på svært lenge: spillet er slutt.
       *[last_round_played] Siste runde er spilt: spillet er slutt.
    }
event-monster-placed =
    { $who ->
        [you] Du plasserer { $monster } i { $place }.
       *[other] { $name } plasserer { $monster } i { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Du lar { $monster } bli i { $place }
           *[no] Du flytter { $monster } fra { $left } til { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }for { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokere
            }
           *[cards] { " " }for { $locomotives ->
                [one] { $locomotives } lokomotiv
               *[other] { $locomotives } lokomotiver
            }
        } og tar et kort med { $monster }, som låser { $monster } til slutten av din neste tur.
       *[other] { $stays ->
            [yes] { $name } lar { $monster } bli i { $place }
           *[no] { $name } flytter { $monster } fra { $left } til { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }for { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokere
            }
           *[cards] { " " }for { $locomotives ->
                [one] { $locomotives } lokomotiv
               *[other] { $locomotives } lokomotiver
            }
        } og tar et kort med { $monster }, som låser { $monster } til slutten av den neste turen { $name } har.
    }
event-monster-card-turned =
    { $who ->
        [you] Kortet ditt med { $monster } snus: { $monster } kan flyttes igjen.
       *[other] Kortet med { $monster } foran { $name } snus: { $monster } kan flyttes igjen.
    }
event-monster-paid =
    { $who ->
        [you] Du bruker { $dice } til å flytte et monster.
       *[other] { $name } bruker { $dice } til å flytte et monster.
    }
event-dice-rolled =
    { $who ->
        [you] Du kaster { $dice }.
       *[other] { $name } kaster { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Du beholder alle terningene.
            [one] Du kaster { $count } terning på nytt.
           *[other] Du kaster { $count } terninger på nytt.
        }
       *[other] { $count ->
            [0] { $name } beholder alle terningene.
            [one] { $name } kaster { $count } terning på nytt.
           *[other] { $name } kaster { $count } terninger på nytt.
        }
    }
event-dice-stand =
    { $who ->
        [you] Terningene dine viser nå { $dice }.
       *[other] { $name } har nå { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Du bytter { $dice } mot en enkeltbrikke.
           *[other] { $name } bytter { $dice } mot en enkeltbrikke.
        }
       *[double] { $who ->
            [you] Du bytter { $dice } mot en dobbeltbrikke.
           *[other] { $name } bytter { $dice } mot en dobbeltbrikke.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Du legger tilbake { $tokens }.
       *[other] { $name } legger tilbake { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Du bygger { $route } med { $payment }.
           *[other] { $name } bygger { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du bygger { $route } med { $payment } og får { $points } poeng.
           *[other] { $name } bygger { $route } med { $payment } og får { $points } poeng.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Du bygger en stasjon i { $place } med { $payment }.
       *[other] { $name } bygger en stasjon i { $place } med { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Du trekker { $count ->
            [one] { $count } billett
           *[other] { $count } billetter
        } med { $payment }.
       *[other] { $name } trekker { $count ->
            [one] { $count } billett
           *[other] { $count } billetter
        } med { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Du prøver tunnelen { $route }: tunnelterningene viser ingen symboler.
            [one] Du prøver tunnelen { $route }: tunnelterningene viser { $symbols } symbol.
           *[other] Du prøver tunnelen { $route }: tunnelterningene viser { $symbols } symboler.
        }
       *[other] { $symbols ->
            [0] { $name } prøver tunnelen { $route }: tunnelterningene viser ingen symboler.
            [one] { $name } prøver tunnelen { $route }: tunnelterningene viser { $symbols } symbol.
           *[other] { $name } prøver tunnelen { $route }: tunnelterningene viser { $symbols } symboler.
        }
    }
event-card-given =
    { $who ->
        [you] Du gir { $card } som erstatning.
       *[other] { $name } gir { $card } som erstatning.
    }
event-tickets-split =
    { $who ->
        [you] Du ber om { $tickets }.
       *[other] { $name } ber om { $tickets }.
    }
event-meeple-taken =
    { $who ->
        [you] Du tar { $meeple } fra { $place }.
       *[other] { $name } tar { $meeple } fra { $place }.
    }
event-stack-put =
    { $who ->
        [you] Du setter bunken «{ $symbol }» (× { $count }) i { $place }.
       *[other] { $name } setter bunken «{ $symbol }» (× { $count }) i { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Du tar turistbrikken «{ $symbol }» fra { $place }.
       *[other] { $name } tar turistbrikken «{ $symbol }» fra { $place }.
    }
event-route-claimed-for-all =
    { $who ->
        [you] Du bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
       *[other] { $name } bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Du bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
       *[other] { $name } bygger lyntoglinjen { $route } med { $payment }: framgang +{ $spaces }. Nå kan alle bruke den.
    }
event-share-taken =
    { $who ->
        [you] Du tar aksje { $number } i { $company }.
       *[other] { $name } tar aksje { $number } i { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Du gir dummyen aksje { $number } i { $company }.
       *[other] { $name } gir dummyen aksje { $number } i { $company }.
    }
event-dummy-share-shown = Dummyen viser aksje { $number } i { $company }.
event-passenger-placed =
    { $who ->
        [you] Du setter en passasjer i { $place }.
       *[other] { $name } setter en passasjer i { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Passasjeren din drar av sted fra { $place }.
       *[other] { $name } lar en passasjer dra av sted fra { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Passasjeren din reiser over { $route } til { $place } for et passasjerkort.
           *[other] { $name } lar passasjeren sin reise over { $route } til { $place } for et passasjerkort.
        }
        [dice] { $who ->
            [you] Passasjeren din reiser over { $route } til { $place } for en Joker.
           *[other] { $name } lar passasjeren sin reise over { $route } til { $place } for en Joker.
        }
       *[nothing] { $who ->
            [you] Passasjeren din reiser over { $route } til { $place }.
           *[other] { $name } lar passasjeren sin reise over { $route } til { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Du tar varer i { $place } og får { $points } poeng.
       *[other] { $name } tar varer i { $place } og får { $points } poeng.
    }
event-passenger-arrived =
    { $who ->
        [you] Passasjeren din kommer fram til { $place } og forlater spillet.
       *[other] Passasjeren til { $name } kommer fram til { $place } og forlater spillet.
    }
event-plus4-paid =
    { $who ->
        [you] Du betaler { $count ->
            [one] { $count } +4-lokomotiv
           *[other] { $count } +4-lokomotiver
        } i det.
       *[other] { $name } betaler { $count ->
            [one] { $count } +4-lokomotiv
           *[other] { $count } +4-lokomotiver
        } i det.
    }

## Refusals and reasons

refusal-not-your-turn = Det er ikke din tur.
refusal-illegal = «{ $action }» går ikke nå.
refusal-game-over = Spillet er slutt.
refusal-stale = Det spørsmålet er allerede besvart.
refusal-unreadable = «{ $action }» er ikke en handling.
refusal-cannot-undo = Ingenting kan angres: noe skjult er sett siden, eller det var en annens trekk.

why-not-now =
    { $phase ->
        [tickets] velg først billettene dine.
        [action] det svarer på et annet spørsmål enn det som stilles nå.
        [second_card] du holder på å trekke: ta først det andre kortet ditt.
        [payment] betal først for det du har valgt, eller skriv undo.
        [tunnel] gjør først tunnelen ferdig.
        [place_monster] først settes monstrene på brettet.
        [reroll] bestem først hvilke terninger du kaster på nytt («reroll nothing» beholder alle).
        [after_action] handlingen din er gjort: bare det som kan følge etter, er mulig.
        [split] si først hvor mange billetter som skal komme fra hvilken bunke.
        [meeple] ta først en meeple fra enden av linjen din.
        [put_stack] først settes bunkene med turistbrikker på brettet.
        [tourist] ta først en turistbrikke fra en ende av linjen din.
        [share] ta først en aksje for linjen din, eller ingen.
        [dummy_share] velg først en aksje til dummyen.
        [passenger] si først om en passasjer skal stå ved linjen din.
        [travel] passasjeren din er på vei: reis videre eller stopp.
       *[over] spillet er slutt.
    }
why-no-such-action = den handlingen finnes ikke.
why-not-in-game =
    { $part ->
        [dice] ved dette bordet spilles det uten terninger.
        [monsters] ved dette bordet spilles det uten monstre.
        [passing] med terninger trenger ingen å passe: avslutt turen i stedet.
        [ending] her slutter en tur av seg selv.
        [splits] på dette brettet velger ingen mellom billettbunker.
        [meeples] det er ingen meepler på dette brettet.
        [tourists] det er ingen turistbrikker på dette brettet.
        [shares] det er ingen selskaper på dette brettet.
        [passengers] det er ingen passasjerer på dette brettet.
        [plus4] det er ingen +4-lokomotiver på dette brettet.
        [race] på dette brettet byttes det ikke billetter.
       *[cards] ved dette bordet spilles det med terninger og uten togkort.
    }
why-action-done = handlingen i denne turen er gjort.
why-not-before-action = turen din kan ikke slutte før handlingen.
why-track-taken =
    { $who ->
        [you] den er allerede din.
       *[other] den tilhører { $name }.
    }
why-track-closed = det andre sporet er tatt, og med færre enn { $players } spillere stenger det dette.
why-own-twin = du har allerede et annet spor mellom de samme stedene.
why-chaos = { $place } er i kaos: { $monster } er der.
why-few-trains =
    { $mountains ->
        [0] det krever { $count } tog, og du har { $have }.
       *[other] det krever { $count } tog, hvorav { $mountains } til fjellene, og du har { $have }.
    }
why-few-locomotives =
    fergen krever minst { $count ->
        [one] { $count } lokomotiv
       *[other] { $count } lokomotiver
    }, og du har { $have }.
why-few-cards =
    { $kind ->
        [unknown] slik kan du ikke betale { $count } kort ekstra.
        [any] { $count ->
            [one] det krever { $count } kort, og du har { $have }.
           *[other] det krever { $count } kort i én farge, og du har { $have }, lokomotiver medregnet.
        }
       *[other] det krever { $count } kort i fargen { $colour }, og du har { $have }, lokomotiver medregnet.
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] det krever { $count } kort som ikke er et lokomotiv, og du har { $have }.
           *[other] det krever { $count } kort i én farge uten lokomotiver, og du har { $have }.
        }
       *[other] det krever { $count } kort i fargen { $colour } uten lokomotiver, og du har { $have }.
    }
why-few-substitutes =
    { $symbols ->
        [0] det krever { $count } kort i én farge; { $size } vilkårlige kort erstatter ett av dem, men du har ikke nok.
        [one] det krever { $count } kort, hvorav { $symbols } lokomotiv; { $size } vilkårlige kort erstatter lokomotivet, men du har ikke nok.
       *[other] det krever { $count } kort, hvorav { $symbols } lokomotiver; { $size } vilkårlige kort erstatter ett av dem, men du har ikke nok.
    }
why-nothing-to-replace = i denne betalingen kan ingenting erstattes av andre kort.
why-replaced-all = alt andre kort kan erstatte i denne betalingen, er erstattet.
why-cannot-pay-rest = kortene du har igjen, kan ikke betale resten.
why-give-first =
    { $count ->
        [one] gi først det { $count } kortet som erstatter det du mangler.
       *[other] gi først de { $count } kortene som erstatter det du mangler.
    }
why-replace-first = si først at vilkårlige kort skal erstatte noe («replace»).
why-not-in-hand = dette kortet har du ikke: { $kind }.
why-given-in-order = erstatninger gis i fargenes rekkefølge, og { $kind } kommer før det du ga sist.
why-locomotives-not-here = lokomotiver kan ikke brukes på denne linjen.
why-not-this-payment = slik kan det ikke betales.
why-wrong-split =
    { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    } deles ut, verken mer eller mindre.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] det er ingen korte billetter igjen.
            [one] det er bare { $have } kort billett igjen.
           *[other] det er bare { $have } korte billetter igjen.
        }
        [long] { $have ->
            [0] det er ingen lange billetter igjen.
            [one] det er bare { $have } lang billett igjen.
           *[other] det er bare { $have } lange billetter igjen.
        }
       *[other] bare { $have } billetter fra bunken «{ $deck }» er å få.
    }
why-no-such-meeple = en slik meeple står ikke der.
why-stacks-stand = bunkene med turistbrikker ble satt ut før den første turen.
why-stack-there = bunken «{ $symbol }» står allerede i { $place }.
why-not-shown-here = { $company } står ikke ved linjen din.
why-no-shares-left = { $company } har ingen aksjer igjen.
why-travel-first = en reise går over minst én linje.
why-not-an-end = en passasjer settes ved en ende av linjen som nettopp ble bygd.
why-no-passenger-in-country = passasjerer står i byer, ikke i land.
why-passenger-stands =
    { $who ->
        [you] din egen passasjer står der.
       *[other] en passasjer som tilhører { $name }, står der.
    }
why-no-passenger-there = ingen av passasjerene dine står der.
why-no-way-on = ingen bygd linje fører videre derfra som du eier eller kan betale.
why-track-elsewhere = den begynner ikke i { $place }, der passasjeren din er.
why-track-unclaimed = ingen har bygd den ennå, så ingen reiser på den.
why-route-used = passasjeren din har allerede brukt denne linjen på reisen.
why-no-passenger-card =
    { $purse ->
        [dice] den tilhører en annen spiller, og du har ingen Joker igjen til den.
       *[cards] den tilhører en annen spiller, og du har ikke noe passasjerkort til den.
    }
why-bullet-train-stands = det står et lyntog der: alle kan bruke linjen.
why-plus4-too-short = +4-lokomotiver betaler bare linjer på { $count } felter eller mer.
why-not-face-up = dette kortet ligger ikke åpent: { $kind }.
why-locomotive-second = et åpent lokomotiv kan ikke være det andre kortet.
why-no-cards-left = det er ingen kort igjen å trekke.
why-no-tickets-left = det er ingen billetter igjen å trekke.
why-station-taken =
    { $who ->
        [you] stasjonen din står der allerede.
       *[other] stasjonen der tilhører { $name }.
    }
why-no-stations-left = du har ingen stasjon igjen.
why-must-keep =
    Behold minst { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }.
why-may-not-keep = Så mange billetter fra den bunken får du ikke beholde (i alt må minst { $count } bli igjen).
why-other-actions-exist = du kan bare passe når ikke noe annet er mulig.
why-reroll-done = terninger kastes på nytt bare én gang, rett etter første kast.
why-no-such-dice = du har ingen slike terninger å kaste på nytt.
why-long-route-closed = så lange linjer er stengt ved dette bordet.
why-few-symbols =
    { $kind ->
        [single] det krever { $count } Enkel, og du har { $have }, Jokere og brikker medregnet.
       *[double] det krever { $count } Dobbel, og du har { $have }, Jokere og brikker medregnet.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] det krever { $count } Enkel uten Jokere i stedet, og du har { $have }, brikker medregnet.
       *[double] det krever { $count } Dobbel uten Jokere i stedet, og du har { $have }, brikker medregnet.
    }
why-few-wilds =
    fergen krever minst { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }, og du har { $have }.
why-few-station-dice =
    { $count ->
        [one] det krever { $count } Stasjon eller Joker, og du har { $have }.
       *[other] det krever { $count } Stasjoner eller Jokere, og du har { $have }.
    }
why-few-tickets =
    det er bare { $have ->
        [one] { $have } billett
       *[other] { $have } billetter
    } igjen, ikke { $count }.
why-how-many-tickets = si hvor mange: hver billett koster en Stasjon eller en Joker.
why-few-unused-dice =
    { $have ->
        [0] en brikke koster to ubrukte terninger, og du har ingen.
       *[other] en brikke koster to ubrukte terninger, og du har { $have }.
    }
why-not-these-dice = du har ikke disse terningene igjen: { $dice }.
why-token-limit =
    { $kind ->
        [single] ingen kan ha mer enn { $count } enkeltbrikker.
        [double] ingen kan ha mer enn { $count } dobbeltbrikker.
       *[any] ingen kan ha mer enn { $count } brikker.
    }
why-tokens-at-start =
    { $kind ->
        [single] du begynte turen med { $count } enkeltbrikker, så du kan ikke ta noen nå.
        [double] du begynte turen med { $count } dobbeltbrikker, så du kan ikke ta noen nå.
       *[any] du begynte turen med { $count } brikker, så du kan ikke ta noen nå.
    }
why-token-pool-empty =
    { $kind ->
        [single] det er ingen enkeltbrikker igjen.
       *[double] det er ingen dobbeltbrikker igjen.
    }
why-token-not-needed = en brikke kjøpt nå må betale denne tunnelen, og denne ville ikke hjelpe.
why-tokens-must-be-spent =
    { $count ->
        [one] brikken du kjøpte til denne tunnelen, må brukes i den.
       *[other] de { $count } brikkene du kjøpte til denne tunnelen, må brukes i den.
    }
why-no-tokens-after-tunnel = etter en mislykket tunnel kan man ikke kjøpe brikker.
why-cannot-decline = du kjøpte en brikke til denne tunnelen, så den må betales.
why-few-tokens = de brikkene har du ikke.
why-placed-already = monstrene ble satt på brettet før første tur.
why-same-place = { $monster } er der, og monstrene begynner på ulike steder.
why-no-country-at-start = ved dette bordet begynner ikke noe monster i et land.
why-country-one-place = landet er ett sted og heter her { $place }.
why-monsters-stay = ved dette bordet flyttes monstrene aldri.
why-no-move-after-tunnel = etter en mislykket tunnel kan ikke noe monster flyttes.
why-monster-moved = du har allerede flyttet { $monster } i denne turen, og mer enn det går ikke.
why-monster-locked =
    { $who ->
        [you] { $monster } er låst så lenge kortet ditt ligger åpent.
       *[other] { $monster } er låst så lenge kortet foran { $name } ligger åpent.
    }
why-no-monster-cards = det er ingen kort med { $monster } igjen, så { $monster } blir stående.
why-must-not-stay = { $monster } må forlate stedet sitt.
why-must-not-share = { $monster } er der, og monstrene kan ikke stå på samme sted.
why-too-far =
    { $place } er mer enn { $steps } steder unna { $monster }, for langt for { $purse ->
        [wilds] { $count ->
            [one] { $count } Joker
           *[other] { $count } Jokere
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Joker eller par
           *[other] { $count } Jokere eller par
        }
       *[cards] { $count ->
            [one] { $count } lokomotiv
           *[other] { $count } lokomotiver
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] det krever { $count } Joker, og du har { $have }.
           *[other] det krever { $count } Jokere, og du har { $have }.
        }
        [wilds_or_pairs] det krever { $count }, og du har { $have }, når hver Joker og hvert par like terninger teller.
       *[cards] { $count ->
            [one] det krever { $count } lokomotiv, og du har { $have }.
           *[other] det krever { $count } lokomotiver, og du har { $have }.
        }
    }

## Differences from the base rules

difference-players = For { $fewest } til { $most } spillere.
difference-trains = Alle har { $count } tog.
difference-stations =
    { $count ->
        [one] Alle har { $count } stasjon, som låner en annen spillers linje når billettene telles.
       *[other] Alle har { $count } stasjoner, som hver låner en annen spillers linje når billettene telles.
    }
difference-deck =
    { $colours ->
        [8] Det er { $count } togkort i hver farge og { $locomotives } lokomotiver.
       *[other] Det er { $count } togkort i hver av { $colours } farger og { $locomotives } lokomotiver.
    }
difference-plus4 =
    { $count ->
        [one] Det er { $count } +4-lokomotiv: det kan brukes på linjer på { $length } felter eller mer og trekkes som alle kort.
       *[other] Det er { $count } +4-lokomotiver: de kan brukes på linjer på { $length } felter eller mer og trekkes som alle kort.
    }
difference-passenger-cards = Det er { $count } passasjerkort: hvert lar en passasjer bruke en annen spillers linje.
difference-start-cards = Alle begynner med { $count } togkort.
difference-display = { $count } kort ligger åpent.
difference-display-reset =
    { $count ->
        [0] Åpne lokomotiver fører aldri til at kortene byttes ut, uansett hvor mange det er.
       *[other] De åpne kortene byttes ut når { $count } av dem er lokomotiver.
    }
difference-face-up-locomotive = Et åpent lokomotiv teller som ett kort: man kan ta to i en tur.
difference-ferry-substitute = På en ferge kan { $count } vilkårlige kort erstatte et lokomotiv som kreves.
difference-opening-tickets = Ved starten får alle { $deal } og beholder minst { $keep }.
difference-drawn-tickets = Den som trekker billetter, får { $deal } og må beholde minst { $keep }.
difference-opening-split = Ved starten sier alle hvor mange av { $count } billetter som kommer fra hvilken bunke ({ $decks }), og beholder minst { $keep }.
difference-drawn-split = Den som trekker billetter, får { $count } fra bunkene man ber om ({ $decks }), og må beholde minst { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Høyst { $count } av de lange billettene kan beholdes.
       *[other] Høyst { $count } billetter fra bunken «{ $deck }» kan beholdes.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Billetter som ikke beholdes ved starten, går ut av spillet.
        [shuffled_back] Billetter som ikke beholdes ved starten, stokkes tilbake i bunkene sine.
       *[under_deck] Billetter som ikke beholdes ved starten, legges under bunken.
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] Billetter som legges tilbake senere, går ut av spillet.
       *[under_deck] Billetter som legges tilbake senere, legges under bunken.
    }
difference-double-routes = Begge sporene på en dobbeltlinje brukes bare med { $count } spillere eller flere.
difference-route-points = Linjer gir { $points }.
difference-longest-path =
    { $count ->
        [0] Det er ingen bonus for lengste rute.
       *[other] Lengste rute er verdt { $count } poeng.
    }
difference-most-tickets = Flest fullførte billetter er verdt { $count } poeng.
difference-unused-station = Hver stasjon som er igjen, er verdt { $count } poeng.
difference-most-cities = Den største gruppen av forbundne byer er verdt { $count } poeng.
difference-ties = Ved likhet om seieren avgjør { $steps }; er det fortsatt likt, deles seieren.
difference-no-ties = Ved likhet deles seieren.
tie-then = { $first }, deretter { $second }
tie-step =
    { $step ->
       *[tickets] oppfylte billetter
        [stations] færre bygde stasjoner
        [longest_path] den lengste veien
        [goods] poeng for varer
        [meeples] samlede meepler
        [mountains] linjer over fjell
    }
difference-attraction = Hver severdighet ved en av linjene dine er verdt { $count } poeng.
difference-meeple-majority = For hver farge er flest meepler verdt { $most } poeng og nest flest { $second }.
difference-meeples =
    { $count ->
        [one] Meepler i { $count } farge trekkes ut på brettet: den som bygger en linje, tar én ved hver ende.
       *[other] Meepler i { $count } farger trekkes ut på brettet: den som bygger en linje, tar én ved hver ende.
    }
difference-meeples-per-colour = Det er { $count } meepler i hver farge.
difference-tourists = Turistbrikker med { $count } symboler: { $stacks } bunker står på brettet fra starten, de siste spillerne setter ut de andre. Den som bygger en linje, tar fra en ende en brikke med et symbol som mangler.
difference-tourist-points = Ingen symboler, ett, to og så videre er verdt { $points } poeng til slutt.
difference-bullet-trains = Alle deler { $count } lyntog. Det er { $routes } lyntoglinjer: de betales som grå linjer og får ett lyntog i stedet for togene dine. De gir ingen poeng, gjelder for alles billetter, og framgangen din vokser med lengden. Når lyntogene er brukt opp, er de vanlige grå linjer.
difference-end-bullet-trains = Siste runde begynner når noen har høyst { $trains } tog og høyst { $count } lyntog er igjen.
difference-bullet-progress = Til slutt rangeres framgangen med lyntog: { $rows }. Den som ikke har noen, får { $nothing } i stedet.
points-of-ranks = med { $players } spillere { $points }
difference-not-double = Sporene { $routes } ligger ved siden av hverandre, men er ingen dobbel linje: én spiller kan ha begge.
difference-insets = Vist to ganger, andre gang i en forstørret del av brettet, men ett sted hver: { $places }.
difference-companies = Den som bygger en linje, kan ta den øverste aksjen i ett selskap som står ved den; det er { $count } selskaper og { $shares } aksjer. Til slutt rangeres hvert selskap: flest aksjer først, ved like mange den med lavest nummer.
difference-company = { $company }: aksjer { $count }, poeng etter plass { $points }.
difference-share-dummy = Med { $count } spillere får en dummy en aksje hver gang noen tar en: den som tar, velger den. Til slutt trekkes halvparten, rundet opp; de tar plasser og gir ingen poeng.
difference-passengers =
    { $count ->
        [one] Alle har { $count } passasjer, som kan settes ved en ende av en linje som nettopp er bygd, og senere reiser én gang.
       *[other] Alle har { $count } passasjerer, som kan settes ved en ende av en linje som nettopp er bygd, og senere reiser én gang hver.
    }
difference-goods =
    { $count ->
        [one] { $count } by har varer: en reisende passasjer tar den øverste, verdt opptil { $most } poeng.
       *[other] { $count } byer har varer: en reisende passasjer tar den øverste i hver by den besøker, verdt opptil { $most } poeng.
    }
difference-grand-tour = Billetter der du forbinder de to stedene dobbelt, på veier uten felles linje, er en rundreise: { $points }.
points-of-tour =
    { $points } poeng for { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }
points-of-tour-or-more = { $points } poeng for { $count } eller flere
difference-countries = Billetter kan føre til { $countries }: et hvilket som helst grensepunkt i et land er nok, og ingen vei går gjennom landet.
difference-goals = En billett med flere mål gir det mest verdifulle den er forbundet med; er det ingen, koster den sin laveste verdi.
difference-district = Å forbinde { $places } er verdt { $count } poeng.
difference-end-trains = Siste runde begynner når noen har { $count } tog eller færre.
difference-tunnels =
    { $count ->
        [one] { $count } spor er en tunnel: tre kort snus og kan gjøre den dyrere.
       *[other] { $count } spor er tunneler: tre kort snus og kan gjøre dem dyrere.
    }
difference-tunnels-dice =
    { $count ->
        [one] { $count } spor er en tunnel: tre tunnelterninger kastes og kan gjøre den dyrere.
       *[other] { $count } spor er tunneler: tre tunnelterninger kastes og kan gjøre dem dyrere.
    }
difference-ferries =
    { $count ->
        [one] { $count } spor er en ferge, som delvis må betales med lokomotiver.
       *[other] { $count } spor er ferger, som delvis må betales med lokomotiver.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } spor er en ferge, som delvis må betales med Jokere.
       *[other] { $count } spor er ferger, som delvis må betales med Jokere.
    }
difference-mountains = { $count } spor går over fjell: for hver X på dem mister du ett tog til og får { $points } poeng til.
difference-any-cards = { $route } krever kort i én farge uten lokomotiver; { $count } vilkårlige kort erstatter ett av dem.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotiver kan bare brukes i tunneler.
        [ferries] Lokomotiver kan bare brukes på ferger.
       *[both] Lokomotiver kan bare brukes i tunneler og på ferger.
    }
unverified = Ikke bekreftet: { $note }

## House rules

options-expansions = Utvidelsene
options-dice = Med terninger
options-monsters = Med monstre
options-combined = Med terninger og monstre
options-boards = Bare på ett brett
options-other = I alle spill
options-shown = Reglene merket med * er greie å avtale før spillet; de andre kan være som de er.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-dice = Om det spilles med terningutvidelsen.
value-dice-true = Fem terninger erstatter togkortene: hvert symbol betaler ett felt av en linje.
value-dice-false = Linjer betales med togkort.
option-monsters = Om det spilles med Alvin & Dexter.
value-monsters-true = Alvin og Dexter er på brettet: ingen linje til stedet der et monster står, kan bygges.
value-monsters-false = Det er ingen monstre.
option-display-reset_cap = Hvor mange ganger på rad de åpne kortene byttes ut fordi tre lokomotiver ligger åpent.
value-display-reset_cap =
    { $count ->
        [one] De åpne kortene byttes ut høyst { $count } gang på rad.
       *[other] De åpne kortene byttes ut høyst { $count } ganger på rad.
    }
option-nordic-reset_on_three = Om tre åpne lokomotiver fører til at kortene byttes ut i Norden.
value-nordic-reset_on_three-true = Tre åpne lokomotiver fører til at kortene byttes ut, som på de fleste brett.
value-nordic-reset_on_three-false = Uansett hvor mange lokomotiver som ligger åpent, blir kortene liggende.
option-swiss-reset_on_three = Om tre åpne lokomotiver fører til at kortene byttes ut i Sveits.
value-swiss-reset_on_three-true = Tre åpne lokomotiver fører til at kortene byttes ut, som på de fleste brett.
value-swiss-reset_on_three-false = Uansett hvor mange lokomotiver som ligger åpent, blir kortene liggende.
option-marklin-reset_counts_plus4 = Om +4-lokomotiver teller på Märklin-brettet når tre åpne lokomotiver fører til at kortene byttes ut.
value-marklin-reset_counts_plus4-true = +4-lokomotiver teller blant de tre som fører til at kortene byttes ut.
value-marklin-reset_counts_plus4-false = Bare vanlige lokomotiver teller blant de tre som fører til at kortene byttes ut.
option-marklin-reset_counts_passengers = Om tre åpne passasjerkort fører til at kortene byttes ut på Märklin-brettet.
value-marklin-reset_counts_passengers-true = Tre åpne passasjerkort fører til at kortene byttes ut, slik tre lokomotiver gjør.
value-marklin-reset_counts_passengers-false = Uansett hvor mange passasjerkort som ligger åpne, blir kortene liggende.
option-marklin-one_passenger_per_city = Om bare én passasjer kan stå i en by på Märklin-brettet.
value-marklin-one_passenger_per_city-true = Bare én passasjer, uansett hvem sin, står i en by.
value-marklin-one_passenger_per_city-false = Så mange passasjerer man vil, kan stå i en by.
option-marklin-passengers_enter_countries = Om passasjerer reiser inn i land på Märklin-brettet.
value-marklin-passengers_enter_countries-true = En passasjer kan reise inn i et land.
value-marklin-passengers_enter_countries-false = Passasjerer reiser fra by til by, aldri inn i et land.
option-marklin-parallel_tracks_apart = Om parallelle spor er ulike linjer for en passasjer på Märklin-brettet.
value-marklin-parallel_tracks_apart-true = En passasjer kan bruke hvert av flere parallelle spor på én reise.
value-marklin-parallel_tracks_apart-false = For en passasjer er parallelle spor én linje, som brukes én gang per reise.
option-marklin-collect_start_city = Om byen en passasjer drar fra, teller som besøkt på Märklin-brettet.
value-marklin-collect_start_city-true = En passasjer tar varer også i byen den drar fra.
value-marklin-collect_start_city-false = En passasjer tar ingen varer i byen den drar fra.
option-marklin-collect_on_return = Om byen en passasjer drar fra, gir varer når den kommer tilbake dit, på Märklin-brettet.
value-marklin-collect_on_return-true = En passasjer som kommer tilbake til byen den dro fra, tar varer der.
value-marklin-collect_on_return-false = En passasjer som kommer tilbake til byen den dro fra, tar ingen varer der.
option-marklin-plus4_moves_monsters = Om +4-lokomotiver flytter monstre på Märklin-brettet.
value-marklin-plus4_moves_monsters-true = +4-lokomotiver flytter monstre på samme måte som vanlige.
value-marklin-plus4_moves_monsters-false = Bare vanlige lokomotiver flytter monstre.
option-japan-end_check = Hvem sine få tog som starter siste runde i Japan, når få lyntog er igjen.
value-japan-end_check-any_player = Siste runde begynner så snart noen av spillerne har få tog.
value-japan-end_check-turn_player = Siste runde begynner bare på slutten av turen til en spiller som har få tog.
option-japan-bonus_table = Hva framgang med lyntog er verdt etter plassering i Japan.
value-japan-bonus_table-printed = Plasseringene er verdt det brettet sier.
value-japan-bonus_table-own = Plasseringene er verdt { $value }: én rad for hvert antall spillere, ett enkelt tall for ingen framgang.
option-dice-tunnel_faces = Hvor mange av de seks sidene på en tunnelterning som viser et symbol.
value-dice-tunnel_faces-1 = Én side på en tunnelterning viser et symbol.
value-dice-tunnel_faces-2 = To sider på en tunnelterning viser et symbol.
value-dice-tunnel_faces-3 = Tre sider på en tunnelterning viser et symbol.
option-dice-double_kind = Hvilke linjer som krever Dobbel-symboler.
value-dice-double_kind-printed = Hver linje som er trykt med to spor, krever Dobbel.
value-dice-double_kind-open_tracks = En linje med to spor krever Dobbel bare hvis det er spillere nok til å bruke begge.
option-dice-wild_map_limits = Om en Joker følger grensene et brett setter for lokomotiver.
value-dice-wild_map_limits-true = En Joker betaler felter bare der brettet lar lokomotiver gjøre det.
value-dice-wild_map_limits-false = En Joker betaler felter på alle linjer.
option-dice-token_cap_scope = Hvordan grensen på tre brikker telles.
value-dice-token_cap_scope-per_type = Alle kan ha tre enkeltbrikker og tre dobbeltbrikker.
value-dice-token_cap_scope-total = Alle kan ha tre brikker i alt.
option-dice-tokens_after_failed_tunnel = Om ubrukte terninger kan kjøpe brikker etter en mislykket tunnel.
value-dice-tokens_after_failed_tunnel-true = Etter en mislykket tunnel kan ubrukte terninger fortsatt kjøpe brikker.
value-dice-tokens_after_failed_tunnel-false = Etter en mislykket tunnel kan man ikke kjøpe brikker.
option-dice-nine_route = Hva som skjer med linjer på mer enn åtte felter, som terninger ikke kan betale.
value-dice-nine_route-pay8 = Linjer på mer enn åtte felter koster åtte symboler og beholder lengde og poeng.
value-dice-nine_route-len8 = Linjer på mer enn åtte felter regnes som linjer på åtte.
value-dice-nine_route-closed = Linjer på mer enn åtte felter kan ikke bygges.
option-monsters-setup_in_country = Om et monster kan begynne i et land.
value-monsters-setup_in_country-true = Et monster kan begynne i et land.
value-monsters-setup_in_country-false = Monstre begynner bare i byer.
option-monsters-country_one_place = Om et land med flere grensepunkter er ett sted.
value-monsters-country_one_place-true = Et land er ett sted: et monster der sperrer alle grensepunktene.
value-monsters-country_one_place-false = Hvert grensepunkt i et land er et eget sted.
option-monsters-zero_move = Om et monster man har betalt for, kan bli der det er.
value-monsters-zero_move-true = Et monster man har betalt for, kan bli der det er.
value-monsters-zero_move-false = Et monster man har betalt for, må forlate stedet sitt.
option-monsters-share_city = Om begge monstrene kan være på samme sted etter starten.
value-monsters-share_city-true = Etter starten kan begge monstrene være på samme sted.
value-monsters-share_city-false = Monstrene er aldri på samme sted.
option-monsters-halve_twice = Om en billett med monstre i begge ender halveres to ganger.
value-monsters-halve_twice-true = En billett halveres én gang for hver ende med et monster.
value-monsters-halve_twice-false = En billett halveres bare én gang.
option-monsters-multi_ticket = Når en billett med flere mål halveres.
value-monsters-multi_ticket-scored_pair = En billett med flere mål halveres hvis et monster er ved starten eller ved målet som teller.
value-monsters-multi_ticket-any_named = En billett med flere mål halveres hvis et monster er på et av stedene den nevner.
option-monsters-bonus_points = Poeng for flest kort med et monster.
value-monsters-bonus_points = Flest kort med et monster er verdt { $count } poeng.
option-monsters-chaos_blocks = Hva man ikke kan gjøre der et monster står.
value-monsters-chaos_blocks-routes = Der et monster står, er det bare linjer som ikke kan bygges.
value-monsters-chaos_blocks-all = Der et monster står, kan ingen linje og ingen stasjon bygges, og ingen passasjer kommer eller går.
option-combined-monster_payment = Hva som flytter et monster når det spilles med terninger.
value-combined-monster_payment-wild_die = En Joker teller som et lokomotiv som flytter et monster.
value-combined-monster_payment-wild_or_pair = En Joker eller to like terninger teller som et lokomotiv som flytter et monster.
value-combined-monster_payment-none = Monstrene flyttes aldri.
option-end-dead_board = Om siste runde begynner så snart ingen kan bygge noen linje.
value-end-dead_board-true = Siste runde begynner så snart ingen kan bygge noen linje.
value-end-dead_board-false = Spillet fortsetter selv om ingen kan bygge noen linje.
option-end-explorer_shared = Hvem som får poeng for flest byer når det er likt.
value-end-explorer_shared-true = Alle som har like mange, får poeng for flest byer.
value-end-explorer_shared-false = Blant dem som har like mange byer, avgjør flere oppfylte billetter, deretter flere tog mistet i fjellet.
option-end-europe_station_tiebreak = Om færre bygde stasjoner avgjør poenglikhet som billettene ikke avgjør.
value-end-europe_station_tiebreak-true = Færre bygde stasjoner avgjør poenglikhet som billettene ikke avgjør.
value-end-europe_station_tiebreak-false = Bygde stasjoner avgjør ikke poenglikhet.
option-end-printed_ties = Om likhet om seieren avgjøres etter brettets trinn.
value-end-printed_ties-true = Likhet om seieren avgjøres etter brettets trinn.
value-end-printed_ties-false = På alle brett avgjør billetter, deretter stasjoner, deretter den lengste veien.
option-boards-open_holdings = Om alle ser aksjene som andre har.
value-boards-open_holdings-true = Alle ser alles aksjer.
value-boards-open_holdings-false = Andres aksjer ligger med baksiden opp til slutten.

## Headings of tables

heading-action = handling
heading-alvin = Alvin
heading-attractions = severdigheter
heading-bot = bot
heading-cards = kort
heading-colour = farge
heading-deck = bunke
heading-default = standard
heading-dexter = Dexter
heading-districts = bydeler
heading-double-tokens = dobbeltbrikker
heading-figure = måling
heading-goods = varer
heading-grand-tour = rundreise
heading-length = lengde
heading-lines = varianter
heading-longest-path = lengste rute
heading-map = brett
heading-mean-score = poeng i snitt
heading-meeples = meepler
heading-tourists = turistbrikker
heading-bullets = lyntog
heading-most-cities = flest byer
heading-most-tickets = flest billetter
heading-option = valg
heading-places = steder
heading-player = spiller
heading-players = spillere
heading-points = poeng
heading-rank = plassering
heading-shares = aksjer
heading-route-points = linjer
heading-rule = regel
heading-seat = plass
heading-single-tokens = enkeltbrikker
heading-stations = stasjoner
heading-stations-left = stasjoner igjen
heading-ticket = billett
heading-ticket-sets = billettsett
heading-tickets = billetter
heading-total = totalt
heading-track = spor
heading-tracks = spor
heading-trains = tog
heading-type = type
heading-value = verdi
heading-values = verdier
heading-win-share = vunne spill

## The command line

version = whistlestop { $version }
error = Feil: { $reason }
error-language = Feil: språket «{ $language }» finnes ikke; det finnes { $known }.
error-players = { $map } er for { $fewest } til { $most } spillere, ikke { $players }.
error-bots =
    { $count ->
        [one] nevn { $count } bot, ikke { $given } ({ $bots }).
       *[other] nevn én bot for alle eller { $count } boter, ikke { $given } ({ $bots }).
    }
error-file = { $file } kan ikke leses: { $reason }
error-log = { $file }, { $reason }
error-seat = plass { $seat } finnes ikke; plassene går fra 0 til { $last }.
error-names = «{ $given }» nevner ikke { $players } ulike spillere med komma imellom.
error-game-over = spillet i { $file } er slutt; «whistlestop replay» forteller det.
error-extra = { $what } trenger pakker som ikke er installert: pip install "whistlestop[{ $extra }]"
interrupted = Avbrutt.
compiling = Reglene gjøres klare
compiled = Reglene er klare ({ $seconds } s).
simulating = Spiller spill
measuring = Måler
measuring-part = Måler: { $part }
mean-scores = Etter plass
perft =
    { $count ->
        [one] { $count } variant med { $depth } avgjørelser
       *[other] { $count } varianter med { $depth } avgjørelser
    }
map-summary = { $name } (billettsett { $set }): { $places } steder, { $tracks } spor, { $tickets } billetter, { $fewest } til { $most } spillere.
map-differences =
    { $count ->
        [0] Det spilles etter grunnreglene.
       *[other] Slik skiller det seg fra grunnreglene:
    }
map-tracks = Spor
map-tickets = Billetter
legend-mountain = fjell: ett tog til, 2 poeng til
legend-any-cards = vilkårlige kort kan tre inn
legend-country = grensepunkt i et land
legend-attraction = severdighet
legend-district = bydel og poengene for den
legend-meeples = meepler der ved starten
legend-tourists = bunke med turistbrikker ved starten
legend-bullet = lyntoglinje: et felles tog, og så for alle
legend-goods = verdien av de beste varene der
legend-companies = selskap som linjen kan gi en aksje i
map-warning = { $where }: advarsel: { $reason }
map-sound = { $name } (billettsett { $set }) er i orden: { $places } steder, { $tracks } spor, { $tickets } billetter, sjekksum { $digest }.
replay-begins = { $map }, { $count } spillere, { $decisions } avgjørelser.

## Help of the command line

help-application = Spill, simuler og studer spillene i Ticket to Ride-familien. Uoffisielt.
help-language = Språk for alle tekster.
help-version = Vis versjonen og avslutt.
help-json = Vis JSON for programmer.
help-map = Brett: et navn fra listen i «maps», eller stien til en egen fil.
help-players = Antall spillere.
help-ticket-set = Billettsettet til brettet.
help-seed = Startverdi for tilfeldighetene; samme verdi gir samme kort.
help-option = Husregel som nøkkel=verdi; kan gis flere ganger (se «options»).
help-dice = Spill med terningutvidelsen: terninger i stedet for togkort.
help-monsters = Spill med Alvin & Dexter: to monstre på brettet.
help-plain = Én enkel linje om gangen: for skjermlesere og høytlesning.
help-maps = List opp brettene; med navnet på ett (eller stien til en fil) vises det; «check FILE» sjekker en egen fil.
help-maps-show = Vis et brett: hvordan reglene avviker, sporene og billettene.
help-maps-draw = Tegn et brett som bilde (SVG).
help-maps-output = Filen bildet skrives til.
help-maps-check = Sjekk en egen brettfil og billettsettene ved siden av; feil nevner linjen.
help-maps-name = Navnet på brettet, eller stien til en fil.
help-maps-file = Brettfilen.
help-simulate = Spill mange spill mellom boter og vis fart og poeng.
help-games = Antall spill.
help-simulate-bot = Bot for alle plasser, eller én for hver plass.
help-threads = Tråder å spille på; resultatene blir de samme.
help-check = Sjekk i hver stilling at løftene i reglene holdes, og tell dem som brytes.
help-play = Spill et spill i terminalen mot boter.
help-play-bot = Bot for alle motstandere, eller én for hver: level-1 til level-6, eller en stil; ellers den sterkeste stilen.
help-play-seat = Plassen din, telt fra 0.
help-names = Navn på alle spillere i plassenes rekkefølge, med komma imellom.
help-confirm = Vent etter linjene og stasjonene dine, så du kan rekke å angre.
help-auto-end = Avslutt turen for deg når ikke noe annet er mulig.
help-save = Fil spillet skrives til når det slutter eller brytes.
help-resume = Fortsett et spill som er lagret i denne filen.
help-replay = Fortell et lagret spill trinn for trinn.
help-replay-file = Fil med loggen fra et spill.
help-replay-seat = Fortell bare det denne plassen så, telt fra 0.
help-replay-map = Brettfilen spillet ble spilt på, hvis den er din egen.
help-perft = Tell variantene av en gitt lengde; likt på alle maskiner.
help-depth = Antall avgjørelser.
help-divide = Tell for hver første handling.
help-bench = Mål hvor fort denne maskinen spiller.
help-quick = Bruk sekunder i stedet for minutter.
help-options = List opp husreglene.
help-compile = Gjør reglene klare, så det første spillet begynner straks.
help-completion = Skriv ut et skript som lar skallet fullføre kommandoer og valg.
help-completion-shell = bash, zsh, fish eller powershell.

## The game in the terminal

welcome = { $map }: du spiller mot { $others }.
welcome-help = Skriv ? når du vil ha hjelp.
turn-summary = Tur { $turn }: du har { $trains } tog, { $cards } kort og { $points } poeng; de andre: { $others }.
turn-summary-other = { $name } ({ $trains } tog, { $cards } kort, { $points } poeng)
turn-summary-dice = Tur { $turn }: du har { $trains } tog, { $tokens } og { $points } poeng; de andre: { $others }.
turn-summary-dice-other = { $name } ({ $trains } tog, { $tokens }, { $points } poeng)
last-round-running =
    { $count ->
        [one] Dette er den aller siste turen.
       *[other] Siste runde: { $count } turer igjen, din medregnet.
    }
hand = Hånden din: { $cards }.
display =
    { $deck ->
        [0] Åpne: { $cards }; bunken er tom.
       *[other] Åpne: { $cards }; { $deck } kort i bunken.
    }
dice = Terningene dine: { $dice }.
dice-tray = Terningene dine: { $dice }
dice-used = Alle terningene dine er brukt.
tokens = Brikkene dine: { $tokens }.
no-display = Ved dette bordet spilles det med terninger: det er ingen togkort.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } er i { $place }, låst av kortet ditt.
           *[other] { $monster } er i { $place }, låst av kortet foran { $name }.
        }
        [stuck] { $monster } er i { $place } for godt.
        [nowhere] { $monster } er ikke på brettet ennå.
       *[free] { $monster } er i { $place }.
    }
monster-deck =
    { $count ->
        [0] Det er ingen kort med { $monster } igjen: { $monster } kan ikke flyttes mer.
       *[other] Det er { $count } kort med { $monster } igjen.
    }
monster-cards-own =
    { $count ->
        [0] Ingen kort med { $monster } ligger skjult foran deg.
       *[other] { $count } kort med { $monster } ligger skjult foran deg.
    }
monsters-chaos = Linjer til { $places } kan ikke bygges nå, og billetter som til slutt nevner stedet der et monster står, teller halvt.
no-monsters = Ved dette bordet spilles det uten monstre.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, for { $count } Joker: { $places }.
           *[other] { $monster }, for { $count } Jokere: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, for { $count } Joker eller par: { $places }.
           *[other] { $monster }, for { $count } Jokere eller par: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, for { $count } lokomotiv: { $places }.
           *[other] { $monster }, for { $count } lokomotiver: { $places }.
        }
    }
reach-none = { $monster } kan ikke flyttes nå: { $reason }
auto-end =
    { $on ->
        [yes] Fra nå av slutter turen din av seg selv når ikke noe annet er mulig.
       *[no] Fra nå av avslutter du hver tur selv.
    }
choice-take = ta et kort: { $kind }
choice-draw = trekk fra bunken
choice-tickets = trekk billetter
choice-pass = pass
choice-keep = behold
choice-return = legg tilbake
choice-decline = ta tilbake kortene
choice-give-up = gi opp tunnelen
choice-tickets-count =
    trekk { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }
choice-end = avslutt turen
choice-end-discarding = avslutt turen og legg tilbake { $tokens }
choice-reroll = kast { $dice } på nytt
choice-reroll-nothing = behold alle terningene
choice-buy =
    { $token ->
        [single] kjøp en enkeltbrikke med { $dice }
       *[double] kjøp en dobbeltbrikke med { $dice }
    }
choice-place = plasser { $monster } i { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] flytt { $monster } til { $place } for { $count } Joker
           *[other] flytt { $monster } til { $place } for { $count } Jokere
        }
        [pairs] { $count ->
            [one] flytt { $monster } til { $place } for { $count } Joker eller par
           *[other] flytt { $monster } til { $place } for { $count } Jokere eller par
        }
       *[cards] { $count ->
            [one] flytt { $monster } til { $place } for { $count } lokomotiv
           *[other] flytt { $monster } til { $place } for { $count } lokomotiver
        }
    }
choice-replace =
    { $what ->
        [locomotive] erstatt et lokomotiv med { $count } vilkårlige kort
       *[card] erstatt et kort i fargen med { $count } vilkårlige kort
    }
choice-give = gi { $card }
choice-split = { $tickets }
choice-meeple = ta { $meeple }
choice-stack = sette bunken «{ $symbol }» i { $place }
choice-tourist = ta turistbrikken «{ $symbol }» fra { $place }
choice-share = ta aksje { $number } i { $company } (etter plass { $points })
choice-dummy-share = gi dummyen aksje { $number } i { $company } (etter plass { $points })
choice-no-share = ta ingen aksje
choice-passenger-place = sett en passasjer i { $place }
choice-passenger-travel = la passasjeren i { $place } reise
choice-no-passenger = ingen passasjer
choice-travel =
    { $purse ->
        [cards] til { $place } over { $route }, for et passasjerkort
        [dice] til { $place } over { $route }, for en Joker
       *[nothing] til { $place } over { $route }
    }
choice-stop = stopp her
choice-station = stasjon i { $place }
choice-pay = { $cards }
menu-ways = På veien for billettene dine:
menu-routes = Du kan bygge { $count } linjer i alt: nevn en («claim par zur») eller skriv «actions» for listen.
menu-stations = En stasjon kan bygges på { $count } steder: skriv «station» og stedet.
menu-places = Skriv et sted, eller «actions» for alle { $count }.
menu-reroll = Nevn terningene du kaster på nytt («enkel joker», «2 enkel», «all»), dem du beholder («keep dobbel»), eller «nothing».
menu-buy =
    { $token ->
        [single] To ubrukte terninger kjøper en enkeltbrikke: skriv «buy enkel» og terningene.
        [double] To ubrukte terninger kjøper en dobbeltbrikke: skriv «buy dobbel» og terningene.
       *[both] To ubrukte terninger kjøper en brikke: skriv «buy enkel» eller «buy dobbel» og terningene.
    }
menu-move =
    { $count ->
        [one] { $monster } kan gå til { $count } sted: skriv «{ $word }» og stedet, eller «reach { $word }» for å se det.
       *[other] { $monster } kan gå til { $count } steder: skriv «{ $word }» og stedet, eller «reach { $word }» for å se dem.
    }
menu-discard = «end discarding» og brikkene legger noen tilbake før turen slutter.
prompt-action = Handlingen din:
prompt-second-card = Det andre kortet ditt:
prompt-payment = Betaling:
prompt-place = { $monster } skal til:
prompt-reroll = Kast på nytt:
prompt-after-action = Noe mer (Enter avslutter turen):
prompt-end-unused = Du har ikke brukt { $dice }. «end» avslutter turen likevel, Enter går videre:
prompt-tickets =
    { $least ->
        [0] Numre å beholde (eller all, eller none):
       *[other] Numre å beholde, minst { $least } (eller all):
    }
prompt-which = Nummer:
prompt-confirm = Enter avslutter turen, undo angrer den:
prompt-replay = { $number } av { $total }, Enter fortsetter, q avslutter:
question-payment = Hvordan betaler du { $route }?
question-station = Hvordan betaler du stasjonen i { $place }?
question-place = Du setter { $monster } på brettet: så lenge { $monster } er der, kan ingen linje til det stedet bygges.
question-tunnel-dice =
    { $kind ->
        [single] { $route } koster { $price } Enkel. Hvordan betaler du?
       *[double] { $route } koster { $price } Dobbel. Hvordan betaler du?
    }
tunnel-odds = Tre tunnelterninger viser i { $none } % av tilfellene ingen symboler, i { $one } % ett, i { $two } % to, i { $three } % tre.
question-tickets =
    Hvordan betaler du { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }?
question-move = Hvordan betaler du for å flytte { $monster } til { $place }?
question-surcharge = Du har lagt ut { $laid }. Betaler du { $count } kort ekstra?
question-split =
    { $count ->
        [one] { $count } billett deles ut. Fra hvilken bunke skal den komme? Igjen er { $left }.
       *[other] { $count } billetter deles ut. Fra hvilke bunker skal de komme? Igjen er { $left }.
    }
question-meeple = Hvilken meeple tar du fra { $place }? Du har { $meeples }.
question-stack = Hvilken bunke setter du hvor? Igjen er { $symbols }; ethvert sted uten bunke kan brukes.
question-tourist = Ved hver ende av linjen din venter en turistbrikke. Hvilken tar du? Du har: { $symbols }.
question-share = Hvis aksje tar du? Du har { $shares }.
question-dummy-share = Hvilken aksje får dummyen?
question-passenger = Setter du en passasjer ved en ende av linjen? Du har { $count } igjen.
question-travel = Passasjeren din er i { $place }. Hvor reiser den?
prompt-split = Billettene dine:
prompt-meeple = Meeplen din:
prompt-stack = Bunken din:
prompt-tourist = Brikken din:
prompt-passenger = Passasjeren din:
prompt-travel = Til:
collected-meeples = { $name }: { $meeples }.
collected-tourists = { $name }: turistbrikker { $symbols }.
prompt-share = Din aksje:
prompt-dummy-share = Dummyens aksje:
shares-of = { $company } { $numbers }
no-shares-held = ingen
held-shares = { $name }: aksjer { $shares }.
hidden-shares = { $name }: aksjene ligger med baksiden opp.
dummy-shares = Dummyen: { $shares }.
shown-shares = Snudd av dummyens: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alle aksjer er tatt; etter plass { $points }.
       *[other] { $company }: aksje { $number } øverst, { $count } igjen; etter plass { $points }.
    }
standing-passengers = { $name }: passasjerer i { $places }, ikke satt ut ennå: { $left }; { $points } poeng for varer.
place-meeples = { $place }: { $meeples }.
place-tourists = { $place }: «{ $symbol }» × { $count }.
bullet-progress = { $name }: framgang med lyntog: { $spaces }.
bullet-routes =
    { $count ->
        [0] Det står ingen lyntog på brettet ennå.
       *[other] Lyntog står på { $count } linjer, som alle kan bruke: { $routes }.
    }
bullet-trains-left = Lyntog igjen: { $count }.
place-goods = { $place }: varer verdt { $values }, den første øverst.
no-pieces = Det er verken meepler, varer eller aksjer på dette brettet.
question-substitutes =
    { $count ->
        [one] Hvilket kort gir du som erstatning? Du har { $cards }.
       *[other] Hvilke { $count } kort gir du som erstatning? Du har { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Kort å gi:
       *[other] Kort å gi, { $count } i alt:
    }
substitutes-wrong-count = Nevn { $count } kort, ikke { $given }.
substitutes-not-understood = «{ $text }» ble ikke forstått. Nevn { $count } kort, for eksempel «rød 2 blå 1», eller ? for hjelp.
cannot-pay-surcharge = Det kan du ikke betale (du har { $cards }).
cannot-pay-tunnel =
    Du kan ikke betale { $price ->
        [one] { $price } symbol
       *[other] { $price } symboler
    } (du har { $dice } og { $tokens }).
not-this-payment = «{ $text }» kan ikke betale det, eller kan bety flere ting.
no-such-price =
    «{ $text }» flytter ikke noe monster. { $purse ->
        [wilds] Én Joker fører det opptil { $near } steder, to opptil { $far }.
        [pairs] Én Joker eller ett par like terninger fører det opptil { $near } steder, to opptil { $far }.
       *[cards] Ett lokomotiv fører det opptil { $near } steder, to opptil { $far }.
    }
no-such-number = { $number } finnes ikke; numrene går til { $most }.
which-one = Det kan være { $count } ting:
which-of-many = Det kan være { $count } ting: si mer.
not-possible = { $action } – ikke mulig: { $reason }
possible = { $action } – mulig nå.
not-understood = «{ $text }» ble ikke forstått. Skriv et nummer, et navn eller ? for hjelp.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Du får tilbud om { $count } billett; du trenger ikke å beholde den.
           *[other] Du får tilbud om { $count } billetter; du trenger ikke å beholde noen.
        }
       *[other] Du får tilbud om { $count } billetter; behold minst { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Bunke: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = «{ $text }» ble ikke forstått. Skriv numrene å beholde, for eksempel «1 3», eller ? for hjelp.
ticket-connected = { $ticket }: forbundet.
ticket-cut-off = { $ticket }: avskåret, det er ingen vei igjen for egne linjer.
ticket-open =
    { $enough ->
        [yes] { $ticket }: { $trains } tog til, over { $routes }.
       *[no] { $ticket }: { $trains } tog til, over { $routes }, flere enn du har.
    }
ticket-connected-goal = { $ticket }: forbundet med { $goal }, som gir { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $ticket }: { $trains } tog til, over { $routes }, til { $goal }.
       *[no] { $ticket }: { $trains } tog til, over { $routes }, til { $goal }, flere enn du har.
    }
ticket-halved = { $text } Den teller bare { $points } så lenge et monster er i { $places }.
ticket-cost-halved = { $text } Mislykkes den, koster den bare { $points } så lenge et monster er i { $places }.
own-tickets = Billettene dine: { $tickets }.
no-tickets = Du har ingen billetter.
owned-routes =
    { $count ->
        [0] { $name }: ingen linjer.
        [one] { $name }: { $count } linje: { $routes }.
       *[other] { $name }: { $count } linjer: { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name }: stasjon i { $places }.
       *[other] { $name }: stasjoner i { $places }.
    }
routes-usage = Skriv «routes» og et sted, for eksempel «routes paris».
routes-from = Linjer fra { $place }:
route-state =
    { $state ->
        [owned] { $route } – eier: { $name }.
        [everybody] { $route } – det står et lyntog der: alle kan bruke den.
        [closed] { $route } – stengt.
        [chaos] { $route } – ledig, men { $name } er i { $place }.
       *[open] { $route } – ledig.
    }
no-such-place = Det er ikke noe sted «{ $text }» på dette brettet.
which-place = Hvilket sted? { $places }.
score-own = Du: { $total } poeng hvis spillet sluttet nå: { $parts }.
score-part-routes = linjer { $points }
score-part-tickets = billetter { $points } ({ $fulfilled } av { $kept } forbundet)
score-part-stations = stasjoner { $points }
score-part-grand-tour = rundreise { $points }
score-part-attractions = severdigheter { $points }
score-part-districts = bydeler { $points }
score-part-meeples = meepler { $points }
score-part-tourists = turistbrikker { $points }
score-part-bullets = lyntog { $points }
score-part-goods = varer { $points }
score-secret-shares = Hva aksjene er verdt, vises til slutt.
score-part-longest-path =
    { $points ->
        [0] lengste rute { $length } lang
       *[other] lengste rute { $length } lang, lengst av alle nå, { $points }
    }
score-secret-tickets = Bonuser som avhenger av alles billetter, er ikke med: billetter er hemmelige.
score-open = { $name }: { $points } poeng for linjer, lengste rute { $length } lang; billetter er hemmelige.
score-monsters = Bonusene for monsterkort er ikke med: skjulte kort er hemmelige.
log-more =
    { $count ->
        [one] { $count } tidligere linje: skriv «log all».
       *[other] { $count } tidligere linjer: skriv «log all».
    }
why-usage = Skriv «why» og en handling, for eksempel «why claim paris zurich».
undone = Angret.
save-usage = Skriv «save» og et filnavn.
save-other-file = { $file } finnes og er ikke et lagret spill; velg et annet navn.
save-failed = { $file } kan ikke skrives: { $reason }
saved = Spillet er lagret i { $file }.
resume-line = Fortsett med: { $line }
quit-question = Avslutte? Skriv et filnavn for å lagre først, yes for å avslutte uten å lagre, Enter for å spille videre:
goodbye = Ha det.
cut-off = Spillet brytes her.
scoring = Poengene telles.
scoring-routes = { $name }: { $points } poeng for linjer.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: billetten { $ticket } er forbundet: pluss { $points }, halvert: et monster var i { $places }.
            [twice] { $name }: billetten { $ticket } er forbundet: pluss { $points }, halvert to ganger: monstre var i { $places }.
           *[no] { $name }: billetten { $ticket } er forbundet: pluss { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: billetten { $ticket } er ikke forbundet: minus { $points }, halvert: et monster var i { $places }.
            [twice] { $name }: billetten { $ticket } er ikke forbundet: minus { $points }, halvert to ganger: monstre var i { $places }.
           *[no] { $name }: billetten { $ticket } er ikke forbundet: minus { $points }.
        }
    }
scoring-borrowed = { $name }: stasjonene låner { $routes }.
scoring-stations = { $name }: { $points } poeng for stasjoner som er igjen.
scoring-longest-path =
    { $points ->
        [0] { $name }: lengste rute { $length } lang.
       *[other] { $name }: lengste rute { $length } lang, lengst av alle: pluss { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: forbundne billetter: { $count }.
       *[other] { $name }: forbundne billetter: { $count }, flest av alle: pluss { $points }.
    }
scoring-grand-tour = { $name }: rundreise, dobbelt forbundne billetter: pluss { $points }.
scoring-most-cities = { $name }: den største gruppen av forbundne byer: pluss { $points }.
scoring-attractions = { $name }: severdigheter: pluss { $points } poeng.
scoring-districts = { $name }: bydeler: pluss { $points } poeng.
scoring-meeples = { $name }: flest eller nest flest meepler i en farge: pluss { $points }.
scoring-tourists = { $name }: turistbrikker: pluss { $points }.
scoring-bullets = { $name }: framgang med lyntog: { $points } poeng.
scoring-shares = { $name }: plasser i selskaper: pluss { $points }.
scoring-goods = { $name }: varer: pluss { $points } poeng.
scoring-monster =
    { $points ->
        [0] { $name }: kort med { $monster }: { $count }.
       *[other] { $name }: kort med { $monster }: { $count }, flest av alle: pluss { $points }.
    }
result = Resultat
winner =
    { $tie ->
        [shared] { $names } deler seieren med { $points } poeng.
        [broken] { $who ->
            [you] Du vinner med { $points } poeng, etter regelen for poenglikhet.
           *[other] { $names } vinner med { $points } poeng, etter regelen for poenglikhet.
        }
       *[none] { $who ->
            [you] Du vinner med { $points } poeng.
           *[other] { $names } vinner med { $points } poeng.
        }
    }

help-play-answers = Svar med et nummer fra listen eller med ord; begynnelsen av ordene er nok, i hvilken som helst rekkefølge.
help-play-cards = Kort: «take rød» eller bare «rød», «draw» for bunken.
help-play-claim = Linjer: «claim paris zurich», «par zur», «par zur rød» for å si hvordan du betaler, «#2» for det andre sporet.
help-play-station = Stasjoner: «station paris», der brettet har dem.
help-play-tickets = Billetter: «draw tickets» for nye, så numrene å beholde; «tickets» sier hvordan det står til med dine.
help-play-reroll = Terninger: «enkel joker» eller «2 enkel» kaster disse på nytt, «keep dobbel» de andre, «all» og «nothing».
help-play-claim-dice = Linjer: «claim paris zurich», «par zur», «par zur joker 1» for å si hvordan du betaler; stasjoner: «station paris».
help-play-buy = Brikker: «buy enkel with dobbel stasjon» gir to ubrukte terninger for én; «end discarding enkel» legger én tilbake.
help-play-dice-tickets = Billetter: «draw 2 tickets» for to Stasjoner eller Jokere, så numrene å beholde, eller none.
help-play-end = «end» avslutter turen; «auto» skifter om den slutter av seg selv når ikke noe annet er mulig.
help-play-monsters =
    { $purse ->
        [dice] Monstre: «alvin boston» flytter Alvin for så få Jokere som mulig, «alvin boston 2» for to.
       *[cards] Monstre: «alvin boston» flytter Alvin for så få lokomotiver som mulig, «alvin boston 2» for to.
    }
help-play-reach = «monsters» sier hvor de er, «reach alvin» hvor Alvin kan gå.
help-play-meeples = Meepler: «red» tar en når du blir spurt; «meeples» lister opp dem på brettet, «board» dem alle har.
help-play-tourists = Turistbrikker: «bridge presidio» setter ut en bunke ved starten, «bridge» tar en brikke når du blir spurt; «tourists» lister opp bunkene, «board» brikkene alle har.
help-play-bullets = Lyntog: bygg en lyntoglinje som en grå; «bullets» lister opp de bygde og hvor mange tog som er igjen, «board» alles framgang.
help-play-shares = Aksjer: nevn selskapet når du blir spurt, eller «no share»; «shares» viser bunkene, «board» hva du har.
help-play-passengers = Passasjerer: «berlin» eller «no» etter en bygging; «passenger berlin» lar den reise, så stedet å reise til, eller «stop».
help-play-goods = «goods» lister opp varene i byene, «board» sier hvor passasjerer er.
help-play-look = Slå opp: actions, hand, display, board, score, log («log all»).
help-play-look-dice = Slå opp: actions, dice, board, score, log («log all»).
help-play-routes = «routes paris» lister opp linjene fra et sted med pris og eier.
help-play-rules = «rules» forklarer reglene ved dette bordet, «rules tickets» én av dem.
help-play-why = «why claim paris zurich» sier hvorfor noe ikke er mulig.
help-play-undo = «undo» angrer turen så lenge ikke noe skjult er sett.
help-play-save = «save FILE» lagrer spillet, «quit» avslutter; «whistlestop play --resume FILE» fortsetter.

## The server

help-serve = Tilby spillet i nettleseren.
help-serve-host = Adresse å lytte på; 0.0.0.0 slipper inn venner på nettverket ditt.
help-serve-port = Port å lytte på.
help-serve-database = Hvor bordene lagres: en fil, eller adressen til en database.
help-serve-redis = Adressen til en Redis, så prosesser kan dele bordene i én PostgreSQL.
help-serve-processes = Hvor mange prosesser som arbeider bak porten.
help-serve-logs = Hvordan loggen skrives: text eller json.
help-serve-public-url = Hvor folk når serveren, hvis det ikke er der den lytter.
help-serve-bot-threads = Hvor mange boter som kan tenke samtidig.
help-serve-open = Åpne spillet i nettleseren.
serve-local = Spillet finnes på { $address }
serve-friends = Venner når det på { $address }
serve-compiling = Reglene oversettes i bakgrunnen; i det første minuttet eller to tenker botene litt saktere.
serve-stop = Trykk Ctrl+C for å stoppe.
serve-closed = Serveren kan ikke lytte på { $host }, port { $port }: { $reason }
serve-shared-file = Flere prosesser kan ikke dele SQLite: det er en fil som én prosess skriver i. Oppgi en PostgreSQL med --database postgresql+psycopg://…
serve-shared-redis = Flere prosesser trenger en Redis for å vite hvem av dem som har et bord. Oppgi den med --redis redis://…
serve-redis-address = Adressen til Redis er ikke en som redis://localhost:6379: { $reason }
database-newer = Databasen har versjon { $found }; dette programmet kjenner versjoner opp til { $known }.
database-corrupt = Databasen er skadet eller er ingen database: { $reason }. Gjenopprett den fra en kopi.
database-unreachable = Databasen kan ikke brukes: { $reason }
server-no-client = Nettleserspillet er ikke bygd ennå
server-build-client = Denne serveren kjører fra kildekoden uten nettleserdelen. Kjør «make play» der: det bygger den og starter spillet.

refusal-malformed = Serveren forsto ikke en melding fra siden. Last den inn på nytt.
refusal-oversized = Det er for langt.
refusal-too-frequent = Det var for mye på én gang. Vent litt.
refusal-foreign-origin = Siden hører ikke til serveren den snakker med.
refusal-foreign-host = Serveren kjenner ikke seg selv under dette navnet. Den som driver den, kan oppgi den offentlige adressen.
refusal-unknown-table = Det bordet finnes ikke.
refusal-wrong-token = Lenken åpner ingen plass her.
refusal-not-found = Noe slikt finnes ikke her.
refusal-storage-failed = Serveren kunne ikke lagre det, så det har ikke skjedd. Prøv igjen.
refusal-frozen = Spillet ble begynt med en annen versjon av programmet og kan ikke fortsette med denne.
refusal-busy = Serveren har hendene fulle akkurat nå. Prøv igjen om litt.
refusal-failed = Noe gikk galt på serveren; ingenting ble endret. Prøv igjen.
refusal-too-slow = Det brukte for lang tid på å komme fram. Prøv igjen.
refusal-password-needed = Dette bordet er for dem som kjenner passordet.
refusal-wrong-password = Det er ikke passordet til dette bordet.
refusal-not-seated = Du ser på; det kan bare spillere gjøre.
refusal-not-host = Det kan bare den som dekket bordet, gjøre.
refusal-not-started = Spillet har ikke begynt ennå.
refusal-already-started = Spillet har allerede begynt.
refusal-table-full = Alle plasser er opptatt.
refusal-seat-taken = Det sitter allerede noen der.
refusal-name-taken = Noen ved bordet heter allerede det.
refusal-colour-taken = Noen ved bordet har allerede den fargen.
refusal-bad-table = Slik kan ikke et bord dekkes.
refusal-seats-open = Det er fortsatt ledige plasser.
refusal-too-many-tables = Serveren har ikke plass til et bord til.
refusal-too-many-spectators = Det er ikke plass til flere tilskuere.
refusal-no-proposal = Det forslaget gjelder ikke lenger.
refusal-no-hints = Tips er slått av ved dette bordet.
refusal-game-running = Spillet er ikke slutt ennå.

## The page in the browser

web-motto = En togkveld med venner og boter. Ingen konto, ingen manual.
web-new-game = Et nytt spill
web-new-game-text = Dekk et bord for venner på egne enheter, for folk rundt én enhet og for boter.
web-your-name = Navnet ditt
web-set-table = Dekk et bord
web-quick = Spill straks med to boter ({ $level })
web-level =
    { $level ->
        [1] lett
        [2] middels
        [3] god
        [4] sterk
        [5] svært sterk
       *[other] mester
    }
web-next-level = Neste motstander: { $bot } ({ $level })
web-join = Bli med venner
web-join-text = Åpne lenken de sendte, eller skriv koden til bordet deres.
web-code = Koden til bordet
web-join-button = Bli med
web-my-tables = Mine bord
web-finished-tables = Avsluttede spill ({ $count })
web-state-waiting = venter på spillere
web-state-playing = pågår
web-state-over = slutt
web-state-frozen = kan ikke fortsette
web-forget = Glem bordet { $code }
web-forget-word = Glem
web-offline = Serveren kan ikke nås akkurat nå.
web-loading = Brettet legges ut …
web-reconnecting = Mistet forbindelsen. Prøver igjen …
web-close = Lukk
web-done = Ferdig
web-cancel = Avbryt
web-yes = Ja
web-no = Nei
web-copy = Kopier
web-copied = Kopiert
web-share = Del
web-link = Lenke
web-guest = Gjest
web-to-lobby = Alle bord

web-board-choice = Brett
web-board-group =
    { $group ->
        [first] Til å begynne med
        [countries] Land og kontinenter
        [cities] Byer, for et kort spill
       *[more] Flere brett
    }
web-board-rules =
    { $count ->
        [0] Slik spilles { $board }
       *[other] Slik spilles { $board }, og hva som ikke er sikkert
    }
web-for-players = { $fewest } til { $most } spillere
web-ticket-set = Billettsett
web-ticket-set-base = som trykt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }
web-expansions = Utvidelser
web-expansion-dice = Terningutvidelsen
web-expansion-monsters = Alvin & Dexter
web-seats = Plasser
web-seat-kind = Hvem som sitter på plass { $number }
web-seat-remove = Fjern plass { $number }
web-seat-remove-word = Fjern
web-seat-mine = Ved denne enheten
web-seat-open = Ledig for en venn
web-seat-open-text = Venner setter seg med lenken.
web-seat-bot = Bot
web-name = Navn
web-bot-level = Hvilken bot
web-bots-levels = Nivåer
web-bots-styles = Spillestiler
web-bot-plain = { $name }
web-livery = Farge { $colour }, mønster { $pattern }: endre
web-livery-choose = Farge og mønster
web-colour = Farge
web-colour-red = rød
web-colour-blue = blå
web-colour-green = grønn
web-colour-yellow = gul
web-colour-black = svart
web-colour-purple = lilla
web-pattern = Mønster
web-pattern-plain = ensfarget
web-pattern-stripes = striper
web-pattern-dots = prikker
web-pattern-checks = ruter
web-pattern-chevrons = sikksakk
web-pattern-rings = ringer
web-house-rules = Klokke og mer
web-more-rules = Flere innstillinger og husregler
web-clock = Tid til en tur
web-clock-none = så lenge det tar
web-clock-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
web-clock-is-seconds =
    Alle har { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    } til en tur.
web-clock-is-days =
    Alle har { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    } til en tur.
web-bot-speed = Hvor fort botene svarer
web-bot-speed-slow = i ro og mak
web-bot-speed-middle = som mennesker
web-bot-speed-fast = fort
web-bot-speed-once = straks
web-takeover = En bot spiller for den som går tom for tid, til vedkommende er tilbake
web-plan-not-ready = Dette brettet krever minst { $fewest } plasser, hvorav én ved denne enheten.
web-open-table = Åpne bordet
web-start-now = Start spillet

web-invite = Inviter venner
web-qr = Lenken som kode for et telefonkamera
web-watching-now =
    { $count ->
        [0] Ingen ser på.
       *[other] { $count } ser på.
    }
web-sit = Sett deg her
web-sit-also = En til ved denne enheten
web-leave = Forlat
web-make-bot = Bot
web-make-open = Ledig
web-here = er her
web-away = borte
web-start = Start spillet
web-start-waits = Spillet kan begynne når alle plasser er opptatt; gi ledige til boter.
web-host-starts = Du har en plass. Spillet begynner når verten starter det.
web-this-table = Dette bordet
web-fingerprint = Forseglet startverdi: { $fingerprint }
web-fairness = Ærlig spill: det forseglede frøet

web-your-turn = Din tur
web-turn-of =
    { $count ->
        [one] { $names } tenker
       *[other] Venter på { $names }
    }
web-wait = Et øyeblikk
web-over = Spillet er slutt
web-last-turns =
    { $count ->
        [one] aller siste tur
       *[other] siste runde: { $count } turer
    }
web-last-moves = Siste trekk
web-last-call = Siste runde har begynt!
web-last-call-read = Forstått
web-clock-left = Tid igjen: { $time }
web-hours-left = { $count } t
web-days-left =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
web-board = Brettet { $board }. Piltastene flytter det, pluss og minus zoomer, 0 viser alt.
web-zoom-in = Zoom inn
web-zoom-out = Zoom ut
web-zoom-fit = Vis hele brettet
web-zoom-in-word = nærmere
web-zoom-out-word = lenger
web-zoom-fit-word = alt
web-claim-route = Bygg { $route }
web-choice-claim = bygg { $route }
web-ask-claim = Vil du prøve tunnelen { $route }?
web-which-track = Hvilket spor?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] venstre spor
        [right] høyre spor
        [upper] øvre spor
        [lower] nedre spor
       *[middle] midtre spor
    })
web-not-now =
    { $phase ->
        [tickets] Velg først billettene dine.
        [split] Si først hvor mange billetter du trekker fra hvilken bunke.
        [second_card] Du holder på å trekke: ta først det andre kortet ditt.
        [payment] Betal først for det du har valgt, eller avbryt.
        [tunnel] Gjør først tunnelen ferdig.
        [place_monster] Først settes monstrene på brettet.
        [reroll] Bestem først hvilke terninger du kaster på nytt.
        [after_action] Handlingen din er gjort: bare det som kan følge etter, er mulig.
        [meeple] Ta først en meeple.
        [put_stack] Først settes bunkene med turistbrikker ut.
        [tourist] Ta først en turistbrikke.
        [share] Ta først en aksje, eller ingen.
        [dummy_share] Velg først en aksje til dummyen.
        [passenger] Si først om en passasjer settes på brettet.
        [travel] Passasjeren din er på vei: reis videre eller avslutt reisen.
        [over] Spillet er slutt.
       *[action] Det går ikke nå.
    }
web-track-mountains = { $count } fjell: det koster { $trains } tog.
web-track-no-locomotives = Ingen lokomotiver her.
web-track-substitute =
    { $what ->
        [locomotive] { $count } vilkårlige kort kan erstatte et lokomotiv.
       *[card] { $count } vilkårlige kort kan erstatte ett i fargen.
    }
web-border-point = Et grensepunkt, land: { $country }. Billetter til { $country } slutter her.
web-attraction = En severdighet: { $count } poeng til den som har en linje her.
web-district = Forbundet med { $others }: { $count } poeng.
web-meeples-here = Meepler her: { $meeples }.
web-tourists-here = Turistbrikker her: «{ $symbol }» × { $count }.
web-route-for-all = Her står et lyntog: alle kan bruke linjen.
web-bullets-left = Lyntog igjen: { $count }
web-bullets-gone = Ingen lyntog igjen: ledige lyntoglinjer er vanlige grå
web-track-bullet = Lyntoglinje: så lenge det finnes lyntog, koster den ingen tog og gir framgang { $spaces } i stedet for poeng.
web-progress-worth = Framgang { $spaces }: verdt { $points } poeng nå
web-count-progress = framgang
web-ticket-bullets = lyntoglinjer som mangler: { $routes }, tog: { $count }
web-goods-here =
    { $count ->
        [one] Her ligger { $count } varebrikke, verdt { $value }.
       *[other] Her ligger { $count } varebrikker, den øverste verdt { $value }.
    }
web-passengers-here = Her står en passasjer: { $names }.
web-route-open = Ingen eier denne linjen ennå.
web-route-owned = Den tilhører { $name }.
web-route-takers =
    { $count ->
        [0] Ingen kan bygge den lenger.
       *[other] Kan fortsatt bygges av: { $names }.
    }
web-route-price = Den koster deg:
web-monster-here = { $monster } er her: ingen linje til dette stedet kan bygges.
web-monster-at = { $monster } i { $place }
web-monster-card = Kortet med { $monster } ligger åpent her
web-station-here = Her står en stasjon som tilhører { $name }.

web-choose-tickets = Hvilke billetter beholder du?
web-keep-least =
    { $count ->
        [0] Behold så mange du vil, eller ingen.
       *[other] Behold minst { $count }.
    }
web-keep =
    { $count ->
        [0] Behold ingen
        [one] Behold { $count } billett
       *[other] Behold { $count } billetter
    }
web-tickets-wait = Valgt. Du kan endre det til alle har valgt.
web-points = { $count } poeng
web-ticket-connected = forbundet
web-ticket-connected-to = forbundet med { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = ingen vei igjen for egne linjer
web-ticket-failed = ikke forbundet
web-ticket-trains = { $count } tog til
web-ticket-trains-to = { $count } tog til for å nå { $place }
web-ticket-too-far = { $count } tog til, flere enn du har
web-ticket-half = teller halvt nå: et monster er i { $places }
web-ticket-halved = halvert: et monster var i { $places }

web-your-action = Handlingen din
web-action =
    { $count ->
        [0] Tar du to kort, eller trekker du billetter? Du kan ikke betale noen linje ennå.
        [one] Tar du to kort, bygger du linjen med gullkant, eller trekker du billetter?
       *[other] Tar du to kort, bygger du en av { $count } linjer med gullkant, eller trekker du billetter?
    }
web-action-dice =
    { $count ->
        [0] Disse terningene betaler ingen linje. Trekker du billetter, kjøper du brikker, eller avslutter du turen?
        [one] Bygger du linjen med gullkant, eller bruker du terningene til noe annet?
       *[other] Bygger du en av { $count } linjer med gullkant, eller bruker du terningene til noe annet?
    }
web-second-card = Hvilket kort tar du som det andre?
web-question-place = Hvor skal { $monster } begynne?
web-question-place-note = Ingen linje dit kan bygges så lenge { $monster } er der.
web-after-action = Handlingen din er gjort. Noe mer?
web-turn-ends = Handlingen din er utført, og ingenting kan følge. Turen din slutter om et øyeblikk.
web-pick-station = Hvor skal stasjonen din stå? Trykk på et sted.
web-pick-monster = Hvor skal { $monster } gå? Trykk på et sted.
web-far = Stiplede steder koster to lokomotiver.
web-build-station = Bygg en stasjon
web-station-short = Stasjon
web-tickets-draw = Trekk billetter:
web-move-monster = Flytt { $monster }
web-choice-move-dice =
    flytt { $monster } til { $place } for { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokere
    }
web-choice-pay = Betal { $cards }
web-give = Kort å gi
web-give-cards =
    { $what ->
        [locomotive] Hvilke { $count } kort skal stå for et lokomotiv?
       *[card] Hvilke { $count } kort skal stå for ett i fargen?
    }
web-give-one = Gi { $card }
web-give-less = Behold { $card }
web-give-these = Gi { $cards }
web-give-none = Gi
web-split = Billetter fra to bunker
web-split-question = Du trekker { $count } billetter. Hvor mange fra hvilken bunke?
web-meeple = En meeple
web-meeple-question = Hvilken meeple tar du i { $place }?
web-stack = En bunke turistbrikker
web-stack-question = Hvor setter du bunken «{ $symbol }»? Trykk på et sted.
web-tourist = En turistbrikke
web-tourist-question = Hvilken brikke tar du?
web-tourists-own = Turistbrikker: { $symbols }
web-track-companies = Linjen kan gi en aksje i { $companies }.
web-companies-dummy = Dummy
web-companies-points = Poeng etter plass
web-companies-own = Dine
web-companies-top = Øverst
web-companies = Selskaper
web-share-told = { $company }: aksje { $number }, du har { $own }; etter plass { $points }.
web-share-question = Hvis aksje tar du for { $route }?
web-dummy-share-question = Hvilken aksje ved { $route } får dummyen?
web-no-share = Ingen aksje
web-meeple-letter-black = S
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = H
web-meeple-letter-yellow = G
web-meeple-letter-green = N
web-passenger = En passasjer
web-passenger-question = Setter du en passasjer ved en ende av den nye linjen din?
web-journey = En reise
web-journey-question =
    { $count ->
        [one] Passasjeren din er i { $place }. Reiser den videre langs linjen som lyser?
       *[other] Passasjeren din er i { $place }. Langs hvilken av { $count } lysende linjer reiser den videre?
    }
web-move-passenger = Flytt en passasjer
web-pick-passenger = Hvilken passasjer skal reise? Trykk på stedet dens.
web-cannot-undo = Dette kan du ikke angre alene.
web-take = Ta { $card }
web-draw-sure = Vil du trekke et kort fra bunken?
web-display = Åpne kort
web-deck =
    { $count ->
        [0] Bunken er tom
       *[other] Trekk fra bunken: { $count } kort
    }
web-deck-word = Bunke
web-hand = Hånden din: { $cards }
web-hand-empty = Ingen kort på hånden
web-hand-head = Hånden din ({ $count })
web-hand-fits = { $cards }: vis linjer i denne fargen
web-dice = Terninger
web-no-dice = Det er ingen terninger igjen på bordet.
web-dice-wait = Terningene kastes når den første turen begynner.
web-dice-of = kastet av { $name }
web-die-marked = på nytt
web-no-tokens = Ingen brikker ennå
web-die-swapped = bytt
web-reroll = Hvilke terninger kaster du på nytt? Trykk på dem.
web-dice-enough =
    { $count ->
        [0] Slik de ligger, betaler de ingen linje.
        [one] Slik de ligger, betaler de { $count } linje.
       *[other] Slik de ligger, betaler de { $count } linjer.
    }
web-reroll-marked =
    { $count ->
        [0] Kast på nytt
        [one] Kast { $count } terning på nytt
       *[other] Kast { $count } terninger på nytt
    }
web-stand = Behold alle
web-buy-token =
    { $token ->
        [single] Kjøp en enkeltbrikke for to terninger
       *[double] Kjøp en dobbeltbrikke for to terninger
    }
web-swap = Trykk på to terninger for å bytte dem mot en brikke.
web-swap-for = Hvilken brikke bytter du dem mot?
web-end-turn = Avslutt turen
web-end-sure = Vil du avslutte turen?
web-discard = Legg tilbake brikker
web-give-back = Legg tilbake { $tokens }
web-tunnel = Tunnelen { $route }
web-tunnel-revealed = Kortene som ble snudd
web-tunnel-laid = Du har lagt ut { $laid }.
web-tunnel-too-dear = Du kan ikke betale det tunnelen koster ekstra.
web-tunnel-too-dear-dice = Det kan du ikke betale.
web-tunnel-symbols =
    { $count ->
        [0] Tunnelterningene viser ingen symboler: det koster ikke noe ekstra.
        [one] Tunnelterningene viser { $count } symbol: det koster { $count } mer.
       *[other] Tunnelterningene viser { $count } symboler: det koster { $count } mer.
    }

web-undo = Angre
web-undo-ask = Be om å få angre
web-undo-alone = Angre den siste avgjørelsen din
web-undo-all = Spør alle om du kan angre den siste avgjørelsen din
web-undo-asked = De andre blir spurt om du kan angre det.
web-undo-proposal = Et ønske om å angre trekk
web-undo-wish =
    { $name } vil angre { $count ->
        [one] { $count } avgjørelse
       *[other] { $count } avgjørelser
    }.
web-undo-waiting =
    { $count ->
        [one] Venter på at { $count } spiller sier ja.
       *[other] Venter på at { $count } spillere sier ja.
    }
web-agree = Si ja
web-disagree = Si nei
web-undo-withdraw = Glem det

web-players = Spillere
web-me = deg
web-bot = bot, { $bot }
web-bot-plays = en bot spiller
web-to-move = har tur
web-count-points = poeng
web-count-trains = tog
web-count-cards = kort
web-count-tokens = brikker
web-count-tickets = billetter
web-count-stations = stasjoner
web-count-passengers = passasjerer
web-count-goods = varer
web-count-time = tid
web-tickets = Billettene dine
web-log = Hva som skjedde
web-log-all = Vis alt
web-log-dealt = Alle får { $count } togkort.
web-chat = Prat
web-chat-say = Si noe
web-chat-send = Send
web-chat-empty = Ingen har sagt noe ennå.
web-emotes = Vis hva du føler
web-emote-hello = Hei!
web-emote-luck = Lykke til!
web-emote-well-done = Godt spilt!
web-emote-thanks = Takk!
web-emote-oh-no = Å nei!
web-emote-hurry = Kom igjen!
web-routes = Linjer
web-routes-search = Finn en linje
web-claimable = bygg
web-tab-hand = Hånd
web-tab-tickets = Billetter
web-tab-players = Spillere
web-tab-log = Logg
web-tab-chat = Prat
web-tab-routes = Linjer
web-watching = Du ser på dette spillet.
web-take-seat = Overta plassen: { $name }
web-choose-beside = Velg billettene dine: de vises på brettet. De du beholder, tegnes med tykk strek.
web-not-asked = Det er ikke din tur. I mellomtiden kan du se på billetter og linjer.
web-bot-took = En bot spiller på plassen din.
web-take-back = Spill selv igjen
web-resign = La en bot spille for meg
web-leave-table = Forlat spillet
web-leave-sure = En bot spiller videre for deg, og hvem som helst kan ta plassen din. Du kan ikke komme tilbake med lenken din.
web-pass-device = Gi enheten til { $name }
web-pass-device-text = Ingen andre bør se nå.
web-put-away = Turen din er over. Se på hva du har, og gi så enheten videre.
web-i-am = Jeg er { $name }

web-menu = Innstillinger og bord
web-menu-word = Meny
web-confirm = Spør før en handling
web-confirm-always = alltid
web-confirm-touch = bare ved berøring
web-confirm-never = aldri
web-language = Språk
web-theme = Fargene på siden
web-theme-system = som på enheten
web-theme-light = lyse
web-theme-dark = mørke
web-sound = Lyder: et fløyt når det er min tur, og kort, tog, terninger og monstre kan høres
web-still = Ingen animasjoner
web-fast = Raskere animasjoner
web-notices = Et varsel når det er min tur og siden er i bakgrunnen
web-notices-http = Nettleseren viser varsler bare for sider med https; tittelen på siden sier når det er din tur.
web-other-device = Fortsett på en annen enhet
web-other-device-text = Lenken åpner plassen din. Hold den for deg selv.
web-living-room = Stuen
web-living-room-text = En stor skjerm som bare viser: brettet, hvem som har tur, poeng og de siste trekkene. Telefonene er hendene.
web-living-room-open = Åpne skjermen
web-show-join = Kom til bordet med telefonen din.
web-log-download = Last ned loggen

web-step = Trinn { $number } av { $total }
web-next = Neste
web-show-all = Vis resultatet
web-show-result = Vis resultatet
web-tickets-of = Billetter: { $name }
web-scoring-told = Poengene i ord
web-chart = Alles poeng etter hver tur
web-chart-turns = { $count } turer
web-look-board = Se på brettet
web-rematch = Spill igjen
web-rematch-go = Til det nye bordet
web-seal-sound = Startverdien er den som ble forseglet før spillet.
web-seal-broken = Startverdien passer ikke til seglet!
web-seal = SHA-256 av «{ $seed }:{ $salt }» er { $fingerprint }.

## The arena

help-arena = Hold en turnering mellom boter og vis ratingene deres.
help-arena-bots = Boter med komma imellom: navn, eller file.py:Class; ellers «random,greedy».
help-arena-games = Antall spill i alt, rundet opp til hele blokker.
help-arena-sprt = To boter: spill til det er klart om den første er sterkere, høyst så mange spill.
help-arena-gain = Med --sprt: fordelen det letes etter, i ratingpoeng.
help-arena-threads = Tråder, eller prosesser for boter i Python; ellers alle prosessorer. Resultatene blir de samme.
help-arena-engine = Hvor det spilles: på denne maskinen eller på en Ray-klynge.
help-arena-out = Mappe for resultatene; samme kommando fortsetter en avbrutt kjøring.
error-arena-sprt-alone = --sprt nevner selv de to botene og kan ikke brukes med --bots.
error-arena-pair = --sprt tar to ulike boter med komma imellom.
error-arena-ray = --engine ray krever pakken «ray».
arena-played =
    { $games } spill i { $blocks ->
        [one] { $blocks } blokk
       *[other] { $blocks } blokker
    }. Ratingen til { $anchor } er 0; intervallene er 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } spill ble avbrutt fordi det ikke tok slutt, og talt opp slik det sto.
       *[other] { $count } spill ble avbrutt fordi de ikke tok slutt, og talt opp slik de sto.
    }
arena-ahead = Hvor ofte boten til venstre ender foran den øverst
arena-seats = Førsteplasser etter plass
arena-seat = plass { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } er sterkere enn { $two } (logaritmisk sannsynlighetsforhold { $ratio }, grense { $bound }, leter etter { $gain } poeng).
        [not_stronger] { $one } er ikke { $gain } poeng sterkere enn { $two } (logaritmisk sannsynlighetsforhold { $ratio }, grense −{ $bound }).
       *[open] Ennå ikke avgjort om { $one } er sterkere enn { $two } (logaritmisk sannsynlighetsforhold { $ratio }, grenser ±{ $bound }, leter etter { $gain } poeng).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = rating
heading-firsts = førsteplasser
heading-milliseconds = ms per avgjørelse

## Studies

help-study = Spill tusenvis av spill på et brett og skriv en rapport som én HTML-side.
help-study-games = Antall spill for hver del av rapporten.
help-study-bot = Bot som spiller spillene; ellers den sterkeste som er rask nok.
help-study-styles = Boter som får stilene sammenlignet, med komma imellom; ellers alle raske.
help-study-out = HTML-filen.
study-written = Rapporten om { $games } spill ligger i { $file }.
study-bot-compiled = en studie krever en bot fra pakken, ikke «{ $bot }»; det finnes { $bots }.
studying = Studerer brettet

study-title =
    { $map }, { $players } spillere: { $kind ->
        [cards] en studie
        [dice] en studie med terningutvidelsen
        [monsters] en studie med Alvin & Dexter
       *[both] en studie med begge utvidelsene
    }
study-lead = { $games } spill av boten «{ $bot }» mot seg selv, { $decisions } avgjørelser, billettsett «{ $set }», startverdier { $seed } til { $last }. Alle spill i en sammenligning har de samme startverdiene. Den første spilleren sitter på plass 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] bare kort
        [monsters] med monstre
        [dice] med terninger
       *[both] med begge
    }
study-key-seat =
    { $variant ->
        [cards] Bare kort
        [monsters] Med monstre
        [dice] Med terninger
       *[both] Med begge utvidelsene
    }: den første spilleren vinner { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] det er mer enn rettferdige { $fair } %.
        [less] det er mindre enn rettferdige { $fair } %.
       *[fair] det ses ingen forskjell fra rettferdige { $fair } %.
    }
study-key-shift =
    { $variant ->
        [monsters] Favoriserer Alvin & Dexter en plass?
       *[dice] Favoriserer terningene en plass?
    } { $verdict ->
        [more] De gir den første spilleren { $value } prosentpoeng mer [{ $low }, { $high }].
        [less] De tar { $value } prosentpoeng fra den første spilleren [{ $low }, { $high }].
       *[same] Endringen for den første spilleren er { $value } prosentpoeng [{ $low }, { $high }], noe som kan være tilfeldig.
    }
study-key-length =
    { $variant ->
        [monsters] Monstre
        [dice] Terninger
       *[both] Begge utvidelsene
    } { $verdict ->
        [more] gjør spillene { $change } turer lengre per spiller
        [less] gjør spillene { $change } turer kortere per spiller
       *[same] lar lengden på spillene være som den er
    } [{ $low }, { $high }], til { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alle spill kom til en slutt.
        [one] { $count } startverdi kom ikke til en slutt i en av variantene; den mangler i sammenligningen av varianter.
       *[other] { $count } startverdier kom ikke til en slutt i en av variantene; de mangler i sammenligningen av varianter.
    }
study-key-tickets = Billetter som gir for mye: { $generous }. Billetter som gir for lite: { $stingy }.

study-head-variant = spill
study-head-first = første spiller vinner
study-head-shift = endring med utvidelsen
study-head-points = poeng
study-head-winner = vinnerens poeng
study-head-margin = vinnerens forsprang
study-head-games = spill
study-head-figure = hva
study-head-value = verdi
study-head-turns = turer per spiller
study-head-change = endring
study-head-part = del
study-head-kept = beholdt når tilbudt
study-head-fulfilled = fullført når beholdt
study-head-brought = poeng den ga
study-head-lift = løft
study-head-price = pris
study-head-route = linje
study-head-claimed = bygd
study-head-when = når
study-head-place = sted
study-head-reached = nådd
study-head-claimable = kan bygges
study-head-claims = bygd per spill
study-head-case = særtilfelle
study-head-met = spill med det

study-seats = Er turrekkefølgen rettferdig?
study-seats-text = Andel av seirene etter plass i turrekkefølgen, uten og med hver utvidelse på de samme startverdiene. En delt seier deles opp. Den stiplede linjen er en rettferdig andel.
study-seats-caption = Seirer etter plass i turrekkefølgen, { $games } spill hver; strekene er 95 %-intervaller.
study-seats-table = Variantene side om side; endringen i prosentpoeng mot bare kort
study-seat-of = { $variant }, plass { $number }
study-length = Hvor lenge spillene varer, og hvem som leder
study-length-text = En ledelse telles i linjepoeng, som alle ser; den skifter når en annen leder alene.
study-length-caption = Turer per spiller, { $games } spill.
study-length-table = Gangen i spillene
study-margins = Vinnerens forsprang
study-margins-caption = Poeng mellom nummer én og to, { $games } spill.
study-axis-turns = turer per spiller
study-axis-margin = poeng
study-variant-lengths = Lengden på spillene per variant; endringen er mot bare kort på de samme startverdiene
study-fact-turns = Turer per spiller
study-fact-leads = Skifter av ledelsen i et spill
study-fact-half-time = Spill vunnet av den som ledet ved halvtid
study-fact-margin = Poeng mellom nummer én og to
study-fact-shared = Spill med delt seier
study-ending =
    { $reason ->
        [last_round_played] Spill som sluttet etter siste runde
        [all_passed] Spill som sluttet fordi alle passet
        [six_tickets] Spill som sluttet med alle nødvendige billetter
        [last_train] Spill som sluttet med det siste toget
       *[other] Spill som sluttet på annet vis ({ $reason })
    }
study-score = Hva et resultat består av
study-score-caption = Gjennomsnittspoeng per del, { $games } spill; strekene er 95 %-intervaller.
study-score-table = Gjennomsnittspoeng
study-winner = vinner
study-others = de andre
study-part =
    { $part ->
        [routes] linjer
        [tickets] billetter
        [longest_path] lengste rute
        [most_tickets] flest billetter
        [stations] stasjoner igjen
        [alvin] bonus for Alvin
        [dexter] bonus for Dexter
        [grand_tour] rundreise
        [most_cities] flest byer
        [attractions] severdigheter
        [meeples] meepler
        [tourists] turistbrikker
        [shares] aksjer
        [goods] varer
        [bullets] lyntog
        [coast_to_coast] kyst til kyst
       *[districts] bydeler
    }
study-styles = Hvilken stil som vinner her
study-styles-text = Boter med ulike stiler mot hverandre, hvert bord i hver rotasjon av plassene.
study-styles-caption = Andel av førsteplassene, { $games } spill.
study-styles-table = Rating på Elo-skalaen; { $anchor } er 0
study-tickets = Billetter
study-tickets-text = Løftet er det som legges til vinnersjansen ved å beholde en billett, i prosentpoeng. Botene velger hva de beholder, så det forteller om billetter slik de spilles. En pris kalles for høy eller for lav bare der tilfeldighetene blant så mange billetter ville gjort det samme i høyst én studie av tjue.
study-tickets-caption = Løft ved å beholde, 95 %-intervaller; er det mange billetter, vises dem i begge ender.
study-tickets-table = Hver billett som ble beholdt, den beste for eierne først
study-price =
    { $price ->
        [generous] gir for mye
        [stingy] gir for lite
       *[fair] –
    }
study-demand = Hvilke linjer som er ettertraktet
study-demand-text = Jo hetere et spor, i desto flere spill blir det bygd. Sirkler vokser med andelen nett som når et sted.
study-demand-caption = Andel av { $games } spill der hvert spor ble bygd; pek på et spor eller et sted for å se tallet.
study-never = aldri
study-always = i hvert spill
study-track-title = { $route }: bygd i { $share } % av spillene
study-place-title = { $place }: nådd av { $share } % av nettene
study-most-wanted = Mest ettertraktet; «når» er hvor langt spillet var kommet
study-least-wanted = Minst ettertraktet
study-places = Steder
study-places-text = Hvor mange nett som når et sted, og hvordan det går med dem.
study-places-caption = Andel av nettene som når et sted: de tolv mest tiltrekkende, 95 %-intervaller.
study-places-table = Hvert sted
study-reach = Bygging etter lengde
study-reach-text = Hvor ofte den som hadde tur, kunne bygge minst én linje av en lengde, og hvor mange av den lengden som ble bygd.
study-reach-caption = Andel av alle turer i { $games } spill der en linje av lengden kunne bygges, 95 %-intervaller.
study-reach-table = Linjer etter lengde
study-of-length =
    { $length ->
        [one] { $length } felt
       *[other] { $length } felter
    }
study-monsters = Alvin & Dexter
study-monsters-text = En billett som til slutt nevner et sted i kaos, er verdt det halve, fullført eller ikke.
study-monsters-table = Monstrene i et spill
study-visits = Hvor monstrene går
study-visits-caption = Ankomster i et spill til de ti mest besøkte stedene, { $games } spill.
study-fact-moves = Flyttinger av { $monster } i et spill
study-fact-locomotives = Lokomotiver (med terninger: Jokere) brukt på { $monster } i et spill
study-fact-bonus-alone = Bonusen for { $monster } vunnet av én alene
study-fact-bonus-shared = Bonusen for { $monster } delt
study-fact-holder = Spill vunnet av den som alene vant bonusen for { $monster }
study-fact-halved = Halverte billetter i et spill
study-fact-lost = Poeng tapt på fullførte, halverte billetter
study-fact-spared = Poeng spart på mislykkede, halverte billetter
study-dice = Terninger og brikker
study-dice-table = Terningene i et spill
study-fact-rerolls = Turer med nytt kast
study-fact-rerolled = Terninger i et nytt kast
study-fact-dice-claims = Turer som bygger en linje
study-fact-wilds = Jokere i en bygging
study-fact-bought = Kjøpte brikker i et spill
study-fact-spent = Brikker brukt på linjer i et spill
study-fact-returned = Brikker lagt tilbake på slutten av en tur, i et spill
study-tunnels = Tunneler
study-tunnels-caption = Andel av forsøkene etter ekstra pris, 95 %-intervaller.
study-tunnels-table = Tunneler i et spill
study-bullets-table = Lyntog i et parti
study-fact-bullets-put = lyntog på brettet
study-fact-bullets-gone = partier der ingen er igjen
study-fact-progress = framgangen til en plass
study-fact-no-progress = plasser uten framgang
study-fact-progress-wins = partier som vinnes av den som alene kom lengst
study-extra =
    { $count ->
        [0] ikke noe ekstra
       *[other] { $count } ekstra
    }
study-fact-tries = Forsøkte tunneler i et spill
study-fact-failures = Mislykkede forsøk
study-cases = Særtilfeller i reglene
study-cases-text = Sjeldne situasjoner spillene kom ut i, hver med det første spillet der det skjedde. «whistlestop replay FILE» forteller et slikt spill trinn for trinn.
study-cases-table = Særtilfeller som forekom, de sjeldneste først
study-case =
    { $case ->
        [display-reset] Tre åpne lokomotiver fører til at kortene byttes ut
        [display-reset-again] De åpne kortene byttes ut flere ganger på rad
        [reshuffle] Kastebunken blir ny bunke
        [pass] En spiller må passe
        [tunnel-declined] En tunnel blir ikke betalt
        [card-given] Vilkårlige kort erstatter ett som mangler
        [tokens-returned] Brikker over grensen legges tilbake
        [monsters-meet] Begge monstrene står på samme sted
        [tickets-halved] Et monster halverer en billett
        [dead-board] Det er ingenting igjen som noen kan bygge
        [all-passed] Alle passer
        [longest-path-shared] Den lengste ruten deles
        [tie-broken] En poenglikhet avgjøres
        [victory-shared] En seier deles
       *[below-zero] En spiller ender under null
    }
study-log = { $case } (startverdi { $seed })
study-download = Last ned { $file }
study-footer-intervals = Hakeparenteser rommer 95 %-intervaller over spill: Wilsons for andeler, normale for gjennomsnitt. Ratinger har bootstrap-intervaller over blokker av spill med samme startverdi.
study-footer-program = Laget med Whistlestop, som er uoffisielt. Fingeravtrykk av reglene, brettet og botene: { $program }.

## Hints

help-play-hint = «hint» forteller de beste handlingene med sjansene deres, oddsene for tunneler og farger, og billetter innen rekkevidde.
hint-thinking = La meg tenke …
hint-games = Fra { $games } spill som en bot har spilt ferdig, der det du ikke ser, er trukket tilfeldig.
hint-action = { $action }: vinner { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = behold { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] det ville den sterkeste boten gjort
        [scores] gir { $count } poeng
        [completes_ticket] fullfører { $ticket }
        [on_way] ligger på veien for { $ticket }
        [brings_end] fører til siste runde
        [colour_needed] du trenger fargen til { $route }
        [any_route] et lokomotiv passer til alle farger
        [ticket_fulfilled] { $ticket } er allerede fullført
        [ticket_costs] { $ticket } krever { $count } tog til
        [ticket_cut_off] { $ticket } er avskåret
        [only_way] det finnes knapt en annen vei for { $ticket }
        [detour] omveien for { $ticket } krever { $count } tog til
        [rival_near] en motstander har bygd ved siden av og kan stenge den
        [end_near] slutten er nær (færrest tog igjen: { $count })
        [off_way] den tjener ingen av billettene dine
        [more_tickets] nye billetter måtte fullføres med togene du har igjen: { $count }
        [leaves_open] overlater { $route } til andre
       *[all_fulfilled] alle billettene dine er fullført, og du har { $count } tog
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: fullført.
        [reachable] { $ticket }: innen rekkevidde med { $count } tog.
        [too-far] { $ticket }: krever { $count } tog, flere enn du har.
       *[cut-off] { $ticket }: avskåret.
    }
hint-tunnel =
    { $payable ->
        [unknown] { $route }: ikke noe ekstra { $none } %.
       *[other] { $route }: ikke noe ekstra { $none } %, du kan betale den { $payable } %.
    }
hint-colour = { $kind }: { $next } % for det neste kortet fra bunken, { $two } % blant de to neste.

## Review of a game

help-review = Bedøm avgjørelsene i et lagret spill: vinnersjanser, presisjon og hva som kostet mest.
help-review-looks = Hvor mange spill som prøves for hver avgjørelse.
review-progress = bedømte avgjørelser
review-curve = Vinnersjanse etter hver avgjørelse, så langt spilleren visste da:
review-turn =
    { $turn ->
        [0] Åpning
       *[other] Tur { $turn }
    }
review-seat = { $name }: presisjon { $value } %, bedømte avgjørelser: { $count }
review-costly = { $when }: { $played }. Bedre: { $better }; det vinner { $best } % i stedet for { $chance } %, forsprang i poeng: +{ $points }{ $reasons }.
review-none = Ingen avgjørelse av { $name } kostet noe nevneverdig.
review-foot = Hver avgjørelse ble sammenlignet med den beste som ble funnet, i spill som en bot spilte videre; det spilleren ikke kunne se, ble fylt inn tilfeldig.
web-tab-review = Tilbakeblikk
web-review-mine = Gå gjennom spillet mitt
web-review-start = Gå gjennom dette spillet
web-review-text = En bot spiller videre fra hver avgjørelse med det hver enkelt kunne vite da. Det tar omtrent et minutt.
web-review-progress = Bedømte avgjørelser: { $done } av { $total }
web-review-stop = Stopp
web-review-accuracy = Presisjon
web-review-curve = Vinnersjanse etter hver avgjørelse
web-review-known = Så langt hver enkelt visste
web-review-open = Med alt åpent
web-review-costly = Hva som kostet { $name } mest
web-review-played = Spilt: { $action }
web-review-better = Bedre: { $action }
web-review-gain = vinner { $best } % i stedet for { $chance } %, forsprang i poeng: +{ $points }
web-review-cost = −{ $value } %
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Det som ble spilt:
web-review-for = Det bedre valget:

## Bots: a name and a sentence of character for each

web-level-name = Nivå { $level }
web-level-character = Slår nivået under omtrent tre av fire ganger, på alle brett.
bot-random-name = Tombola
bot-random-character = Gjør det første som faller den inn, tilfeldig og uten plan.
bot-path-name = Nybegynneren
bot-path-character = Beholder hver billett og bygger dem én etter én langs veien med færrest linjer.
bot-one-step-name = Opportunisten
bot-one-step-character = Tar det beste på brettet akkurat nå og tenker aldri på i morgen.
bot-long-route-name = Maraton
bot-long-route-character = Elsker lange linjer og bygger den lengste innen rekkevidde; billetter kommer i andre rekke.
bot-hoarder-name = Ekornet
bot-hoarder-character = Sitter på en voksende hånd og venter på linjene som gir mest.
bot-hungry-name = Samleren
bot-hungry-character = Trekker billetter så lenge det er tog igjen, og vinner stort eller taper stort.
bot-greedy-name = Stasjonsmesteren
bot-greedy-character = Beholder billige billetter, bygger den korteste veien for hver og kaster ikke bort tid.
bot-planner-name = Ingeniøren
bot-planner-character = Planlegger ett nett for alle billettene, foretrekker lange linjer og er først tom for tog.
bot-search-name = Stormesteren
bot-search-character = Planlegger som Ingeniøren og prøver hver idé i hundrevis av tenkte spill før den trekker.

## Looking back and reports

refusal-not-a-log = Filen er ikke loggen fra et spill.
refusal-bad-log = Loggen kan ikke spilles av.
refusal-unknown-board = Loggen hører til et brett som programmet ikke har, eller til en annen versjon av det.
web-log-look = Vis brettet i dette øyeblikket
web-past-region = Tilbakeblikk
web-past =
    { $turn ->
        [0] Tilbakeblikk på begynnelsen:
       *[other] Tilbakeblikk på tur { $turn }:
    }
web-past-earlier = Tidligere
web-past-later = Senere
web-past-now = Tilbake til nå
web-replay = Reprise
web-replay-watch = Se det igjen
web-replay-view = Visning
web-replay-open = Alt er åpent
web-replay-spectator = Tilskuer
web-replay-moment = Øyeblikk i spillet
web-replay-first = Til begynnelsen
web-replay-last = Til slutten
web-replay-play = Spill av
web-replay-pause = Pause
web-replay-turn = Gå til en tur
web-replay-turn-of = Tur { $turn } · { $name }
web-replay-opening = Begynnelsen
web-replay-speed = Fart
web-replay-count = { $move } av { $count }
web-replay-keys = Piltastene går steg for steg, Page Up og Page Down fra tur til tur, Home og End til endene, mellomrom spiller av.
web-replay-running = Spillet pågår fortsatt: her vises hva plassen din vet om det, eller en tilskuer.
web-replay-more = Taster og språk
web-replay-link = Lenke til dette øyeblikket
web-replay-link-text = Den som åpner lenken, ser spillet i dette øyeblikket og fra denne siden.
web-replay-file = Åpne et spill
web-replay-file-text = Se et spill igjen ut fra loggen: filen du lastet ned da et spill var slutt, eller en fra spillet i terminalen.
web-replay-file-choose = Velg en fil
web-replay-line = Linje { $line }: { $reason }
web-replay-seat = Plass { $number }
web-replay-deck = Igjen i bunken: { $count }
web-replay-ticket-deck = Billetter som kan trekkes ennå: { $count }
web-replay-monsters = Med baksiden opp: { $cards }
web-replay-choosing = Velger mellom { $tickets }.
web-replay-scores = Hva hver enkelt ville ha hatt om spillet hadde sluttet ved hver tur.
web-tab-scores = Poeng
web-report = Meld et problem
web-report-running = Kopier teksten inn i meldingen din. Den inneholder spillet så langt plassen din kan kjenne det, og ingenting som er skjult for deg.
web-report-over = Kopier teksten inn i meldingen din. Den inneholder hele loggen fra spillet.
## The text view and what a screen reader is told

web-text-view = Tekstvisning
web-board-view = Vis brettet
web-text-question = Spørsmålet i ord
web-text-answers = Skrevet og besvart
web-text-line = Skriv en kommando, ? hjelper
web-text-routes-from = Linjer fra …
web-text-show = Vis
web-text-score = Poeng
web-text-help = Hjelp
web-skip = Til spørsmålet
web-sure = { $action }?
web-told-cards = { $name } trekker { $count } kort.
web-told-taken =
    { $who ->
        [you] Du tar { $cards }.
       *[other] { $name } tar { $cards }.
    }
web-card-unseen = et kort fra bunken
## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Se mer
web-overlays-word = mer
web-overlay-paths = Alles lengste rute
web-overlay-networks = Mine nett
web-overlay-tickets = Tog billettene mine fortsatt krever
web-overlay-monsters = Hvor monstrene kan gå
web-overlay-odds = Sjanser
web-overlay-path = { $name }: { $count }
web-overlay-network = Nett { $number }: felt { $count }, steder { $places }
web-overlay-no-networks = Du har ingen tog på brettet ennå.
web-overlay-locked = { $monster } er låst: kortet ligger åpent foran { $name }.
web-overlay-stays = Ingen kan flytte { $monster } nå.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: steder for én Joker { $near }, bare for to { $far }.
       *[cards] { $monster }: steder for ett lokomotiv { $near }, bare for to { $far }.
    }
web-overlay-next = neste kort
web-overlay-in-two = neste to
web-overlay-roll =
    { $which ->
        [stand] Lar du terningene ligge: { $claim } % for en linje, { $ticket } % for en billettene dine krever, { $points } poeng i snitt.
        [marked] Kaster du disse på nytt: { $claim } % for en linje, { $ticket } % for en billettene dine krever, { $points } poeng i snitt.
       *[best] Best å kaste på nytt ({ $dice }): { $claim } % for en linje, { $ticket } % for en billettene dine krever, { $points } poeng i snitt.
    }
web-overlay-no-odds = Det er ingenting å regne på akkurat nå.
web-hint-button = Tips
web-hint-chance = vinner omtrent { $value } % ({ $low } til { $high } %)
web-hint-do = Gjør det
web-hint-none = Ingen idé dukket opp. Prøv igjen om litt.
web-allow-hints = Man kan be om tips (slå det av i spill som teller)
web-table-password = Passord for gjester, om du vil
web-password = Passord
web-enter = Gå inn


web-lessons = Lær å spille
web-lessons-text = Tre korte leksjoner på et lite brett, omtrent fem minutter i alt: kort, så terninger, så monstre.
web-lesson-cards = Leksjon 1: kort
web-lesson-dice = Leksjon 2: terninger
web-lesson-monsters = Leksjon 3: monstre
web-lesson-progress = Trinn { $step } av { $steps }
web-lesson-begin = Begynn
web-lesson-resume = Fortsett
web-lesson-again = Begynn på nytt
web-lesson-done = ferdig
web-lesson-read = Videre
web-lesson-leave = Forlat leksjonen
web-lesson-following = Neste
web-lesson-play-on = Spill dette spillet ferdig
web-step-cards-goal = Velkommen til Bodensjøen! Flest poeng vinner: for bygde linjer, fullførte billetter og den lengste ruten. En billett du ikke klarer, koster poengene sine.
web-step-cards-tickets = Hver billett nevner to steder linjene dine skal forbinde. Behold minst én; billetter som deler vei, passer godt sammen. Brettet viser dem.
web-step-cards-take = Din tur: ta to kort, ett om gangen, åpne eller fra bunken. Et åpent lokomotiv passer til alle farger, men er det eneste kortet ditt denne turen.
web-step-cards-look = Trykk på en av billettene dine (i listen «Billetter»): den korteste veien som fortsatt er fri, lyser opp.
web-step-cards-claim = Bygg en linje: trykk på en som lyser. Den koster like mange kort i fargen sin som den har felt; grå tar én valgfri farge. Lyser ingenting nyttig, så ta kort først.
web-step-cards-special = To slags linjer er spesielle: en ferge krever lokomotiver, og en tunnel snur tre kort som kan gjøre den dyrere. «?» øverst forklarer alle reglene.
web-step-cards-again = Bygg en linje til, helst en billettene dine krever. Lampen gir et tips, og angre retter en feil.
web-step-cards-end = Det er kortspillet. Når noen har to tog eller færre, har alle én siste tur, og så telles billettene. Spill videre, eller se hva terninger endrer.
web-step-dice-goal = Med terninger er det ingen kort: hver tur kaster du fem terninger, og symbolene betaler det du gjør.
web-step-dice-tickets = Billetter er som før: behold minst én.
web-step-dice-roll = Terningene dine ligger foran deg. Trykk på dem du ikke vil ha, og kast dem på nytt én gang; eller la alle ligge.
web-step-dice-claim = Bygg en linje som lyser: en enkel linje krever Enkel, en dobbel krever Dobbel, én per felt. En Joker passer til alt. Lyser ingenting, så avslutt turen og kast igjen.
web-step-dice-tokens = To ubrukte terninger kjøper en brikke: én Enkel eller Dobbel til senere, høyst tre av hver. Kjøp en når du har terninger til overs, eller gå videre.
web-step-dice-again = Bygg en linje til. Brikker hjelper der terningene ikke strekker til.
web-step-dice-special = Stasjoner på terningene trekker billetter, én for hver. En ferge krever Jokere, og i en tunnel kan tre tunnelterninger heve prisen.
web-step-dice-end = Det er terningspillet. Det slutter som kortspillet. Spill videre, eller møt monstrene.
web-step-monsters-goal = Alvin og Dexter er her. Stedet der et monster står, er i kaos: ingen linje som ender der, kan bygges.
web-step-monsters-tickets = Billetter og kort er som i første leksjon. Behold minst én billett.
web-step-monsters-place = Sett et monster på brettet: trykk på et sted, helst et som er i veien for den andre og ikke for deg.
web-step-monsters-locomotive = Monstre flyttes med lokomotiver. Ta det åpne lokomotivet, som teller for begge kortene, eller trekk til du har et.
web-step-monsters-move = Trykk i turen din, før eller etter handlingen, på knappen til et monster og så på et merket sted: ett lokomotiv rekker opptil tre steder, to rekker seks.
web-step-monsters-lock = Nå har du kortet dets. Så lenge det ligger åpent, kan ingen flytte det monsteret; på slutten av din neste tur snus det og blir ditt.
web-step-monsters-claim = Fortsett med handlingen din og avslutt turen. Bygg en linje så snart du kan, langt fra kaos.
web-step-monsters-end = Til slutt teller en billett til et sted i kaos halvt, og flest kort med Alvin og med Dexter gir 15 poeng hver. Det var alt: god reise!


web-help = Regler
web-help-board = Dette brettet: { $board }
web-help-base = Det spilles etter grunnreglene.
web-help-rulings = Tolkninger og husregler som gjelder her
web-help-numbers = Vis numrene i regelboken (som R50)
web-help-turn = Hva kan jeg gjøre i min tur?
web-help-turn-text =
    { $purse ->
        [dice] Kast fem terninger, og kast valgfrie av dem på nytt én gang. Gjør så høyst én ting: bygg en linje, trekk billetter, eller det brettet ellers byr på. Ubrukte terninger kjøper brikker.
       *[cards] Én ting: ta to togkort, bygg en linje, trekk billetter, eller det brettet ellers byr på. Bare den som ikke kan gjøre noe, melder pass.
    }
web-help-tickets = Hva er billetter?
web-help-tickets-text = En billett nevner steder du skal forbinde med egne linjer. Fullført til slutt gir den poengene sine, ellers koster den dem. Det du beholder, blir hos deg, skjult til slutten.
web-help-locomotive = Hva er et lokomotiv?
web-help-locomotive-text = Et lokomotiv passer til alle farger. Tatt åpent er det det eneste kortet ditt i turen, trukket fra bunken er det et kort som andre. Ligger tre åpne, byttes alle åpne kort ut. Det som er annerledes her, står nedenfor.
web-help-double = Hva er en dobbeltlinje?
web-help-double-text = Spor ved siden av hverandre mellom de samme stedene. Ingen eier to av dem; med færre enn { $count } spillere stenges det andre så snart ett er bygd.
web-help-tunnel = Hva er en tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nevn en tunnel du kan betale, så kastes tre tunnelterninger: hvert symbol koster ett passende symbol mer. Kan eller vil du ikke betale, mister du ingenting, men turen er over.
       *[cards] Legg prisen, så snus tre kort: hvert i din farge og hvert lokomotiv koster ett kort mer. Kan eller vil du ikke betale, tar du kortene tilbake, og turen er over.
    }
web-help-ferry = Hva er en ferge?
web-help-ferry-text =
    { $purse ->
        [dice] Hvert lokomotivsymbol betales med en Joker, aldri med en brikke; de andre feltene som ellers.
       *[cards] Hvert lokomotivsymbol betales med et lokomotiv; de andre feltene med kort i én farge eller flere lokomotiver.
    }
web-help-station = Hva er stasjoner til?
web-help-station-text =
    { $purse ->
        [dice] Med en stasjon i en by bruker du én av de andres linjer der til billettene dine; til slutt velges den beste for deg. Den første koster ett Stasjonssymbol, den andre to, den tredje tre. Stasjoner sperrer ikke.
       *[cards] Med en stasjon i en by bruker du én av de andres linjer der til billettene dine; til slutt velges den beste for deg. Den første koster ett kort, den andre to i én farge, den tredje tre. Stasjoner sperrer ikke.
    }
web-help-dice = Hva viser terningene?
web-help-dice-text = Hver terning har to sider med Enkel, to med Dobbel, én Stasjon og én Joker. Et felt på en enkel linje koster én Enkel, på en dobbel én Dobbel; en Stasjon trekker en billett, og en Joker gjelder for alt.
web-help-token = Hva er brikker?
web-help-token-text =
    To valgfrie ubrukte terninger kjøper en Enkel- eller Dobbelbrikke, som betaler som en terning, også i samme tur. { $limit ->
        [total] Ingen kan ha mer enn tre i alt; den som begynner turen med tre, tar ingen.
       *[per_type] Ingen kan ha mer enn tre av en type, altså tre Enkel- og tre Dobbelbrikker; den som begynner turen med tre av en type, tar ingen av den typen.
    }
web-help-monster = Hvordan flyttes monstrene?
web-help-monster-text =
    { $purse ->
        [dice] I din tur kan du flytte ett monster: én Joker rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret. Flest kort med et monster gir { $points } poeng.
       *[cards] I din tur kan du flytte ett monster: ett lokomotiv rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret. Flest kort med et monster gir { $points } poeng.
    }
web-help-chaos = Hva betyr kaos?
web-help-chaos-text = Stedet der et monster står, er i kaos: ingen linje som ender der, kan bygges. Tog som alt er der, blir og teller. Til slutt gir eller koster en billett med et slikt sted det halve, rundet ned.
web-help-mountain = Hva koster fjell?
web-help-mountain-text = For hvert fjelltegn på en linje mister du ett tog mer og får 2 poeng.
web-help-substitute = Når gjelder alle kort?
web-help-substitute-text = På en slik linje gjelder flere valgfrie kort til sammen for ett lokomotiv på en ferge eller ett kort i fargen; linjen sier hvor mange.
web-help-country = Hvordan når man et land?
web-help-country-text = Ved et hvilket som helst av grensepunktene; ingen vei går gjennom et land. En billett til flere land teller det dyreste du når. Når du ingen, koster den det billigste.
web-help-passenger = Hva gjør passasjerer?
web-help-passenger-text =
    { $purse ->
        [dice] Når du har bygd en linje, kan du sette en passasjer ved en ende. Reisen er handlingen din: langs egne linjer og for én Joker per linje langs andres. Den tar den øverste brikken i hver by den besøker, og forlater spillet.
       *[cards] Når du har bygd en linje, kan du sette en passasjer ved en ende. Reisen er handlingen din: langs egne linjer og for ett passasjerkort per linje langs andres. Den tar den øverste brikken i hver by den besøker, og forlater spillet.
    }
web-help-plus4 = Hva er et +4-lokomotiv?
web-help-plus4-text = Et lokomotiv bare for lange linjer: det kan brukes fra fire felt og oppover.
web-help-meeple = Hva er meepler til?
web-help-meeple-text = Den som bygger en linje, tar en meeple ved hver ende. Til slutt gir flest i en farge poeng og nest flest litt færre.
web-help-tourist = Hva er turistbrikker til for?
web-help-tourist-text = Den som bygger en linje, tar fra en av endene en brikke med et symbol som mangler. Jo flere ulike symboler, desto flere poeng til slutt: { $points } for ingen, ett, to og så videre.
web-help-bullet = Hva er lyntog til for?
web-help-bullet-text = Lyntoglinjer betales som grå. Et felles lyntog settes på dem i stedet for togene dine; de gir ingen poeng, men framgang, og gjelder for alles billetter. Til slutt får den som kom lengst mest poeng, og den som ikke har framgang, taper poeng. Når lyntogene er brukt opp, er linjene vanlige grå. Siste runde begynner når noen har få tog og høyst { $count } lyntog er igjen.
web-help-share = Hva er aksjer til?
web-help-share-text = Skilt ved en linje nevner selskaper. Den som bygger den, kan ta den øverste aksjen i ett av dem. Når spillet er slutt, gir flest aksjer i et selskap flest poeng, den neste færre; ved like mange er laveste nummer først.
web-help-dummy = Hvem er dummyen?
web-help-dummy-text = Med to spillere sitter en tredje ved bordet som ikke finnes: den som tar en aksje, velger også en ved samme linje til den. Til slutt trekkes halvparten. De kan ta en plass fra deg, men gir ingen poeng.
web-help-path = Hva er den lengste ruten?
web-help-path-text = Den lengste sammenhengende veien langs egne linjer, ingen brukt to ganger. Den er verdt { $points } poeng for alle som har den.
web-help-globe = Hva gir flest billetter?
web-help-globe-text = Den som har fullført flest billetter, får { $points } poeng til; er det flere, får alle dem.
web-help-cities = Hva gir forbundne byer?
web-help-cities-text = Den største gruppen byer som én spillers linjer forbinder, er verdt { $points } poeng.
web-help-tour = Hva er en rundreise?
web-help-tour-text = En fullført billett der du forbinder de to stedene to ganger, langs veier uten felles linje. Jo flere, jo flere poeng: se nedenfor.
web-help-sight = Hva er severdigheter verdt?
web-help-sight-text = Hver severdighet som en av linjene dine berører, gir poeng til slutt: { $points }.
web-help-district = Hva er et distrikt?
web-help-district-text = Steder som hører sammen: den som forbinder alle med egne linjer, får poengene til distriktet.
web-help-end = Når slutter spillet?
web-help-end-text = Når noen avslutter turen med { $count } tog eller færre, har alle én tur til. Så telles billetter og bonuser. Flest poeng vinner; ved likhet flest fullførte billetter.

## The race to six

board-first-journey-usa = Min første reise (USA)
event-ticket-completed =
    { $who ->
        [you] Du fullfører billetten { $ticket }.
       *[other] { $name } fullfører billetten { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Du forbinder begge kyster: det er en billett til.
       *[other] { $name } forbinder begge kyster: det er en billett til.
    }
event-tickets-changed =
    { $who ->
        [you] Du bytter billettene dine mot nye.
       *[other] { $name } bytter billettene sine mot nye.
    }
why-no-display = på dette brettet ligger ingen kort åpent: de kommer bare fra bunken.
why-tickets-changed-only = på dette brettet trekkes det ikke billetter: du kan bytte begge dine.
choice-change = bytt begge billettene
coast-ticket = fra kyst til kyst
heading-coast-to-coast = kyst til kyst
heading-completed = fullført
completed-tickets = { $name }, { $count } fullført: { $tickets }.
scoring-coast-to-coast = { $name }: begge kyster forbundet: pluss { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: billetten { $ticket } er fullført.
       *[no] { $name }: billetten { $ticket } er ikke fullført og koster ingenting.
    }
winner-race =
    { $tie ->
        [shared] { $names } deler seieren, fullførte billetter: { $count }.
       *[none] { $who ->
            [you] Du vinner, fullførte billetter: { $count }.
           *[other] { $names } vinner, fullførte billetter: { $count }.
        }
    }
turn-summary-race = Tur { $turn }: dine tog { $trains }, fullførte billetter { $count }; de andre: { $others }.
turn-summary-race-other = { $name } (tog { $trains }, fullført { $count })
score-race = { $name }: { $count } av { $goal } billetter fullført.
difference-race = Det er ingen poeng: den første med { $count } fullførte billetter vinner straks.
difference-race-tickets = Alle har to billetter; en hvis byer er forbundet, vises straks og erstattes av en ny.
difference-race-change = I stedet for å trekke billetter kan man bruke en tur på å bytte begge sine mot to nye.
difference-coasts = Den som forbinder { $west } med { $east } med egne tog, har en fullført billett til, én gang i spillet.
difference-race-end = Når noen legger sitt siste tog, slutter spillet straks: flest fullførte billetter vinner, og ved likhet deles seieren.
difference-no-display = Ingen togkort ligger åpent: de kommer bare fra bunken.
difference-double-routes-free = Begge sporene i en dobbeltlinje er åpne med ethvert antall spillere.
option-firstjourney-locomotives = Hvordan de 72 togkortene i den første reisen fordeler seg.
value-firstjourney-locomotives-12 = 12 lokomotiver og 10 kort av hver farge.
value-firstjourney-locomotives-6 = 6 lokomotiver og 11 kort av hver farge.
value-firstjourney-locomotives-18 = 18 lokomotiver og 9 kort av hver farge.
help-play-race = Billetter: «change» bytter begge dine mot nye; «tickets» sier hvordan det står til med dine, «board» hva alle har fullført.
web-help-race-turn-text =
    { $purse ->
        [dice] Kast fem terninger og kast noen av dem om igjen én gang. Gjør så høyst én ting: bygg en linje eller bytt begge billettene dine. Ubrukte terninger kjøper brikker.
       *[cards] Én ting: trekk to togkort fra bunken, bygg en linje eller bytt begge billettene dine. Ingen kort ligger åpent.
    }
web-help-race-text = Du har to billetter. Så snart togene dine forbinder stedene på en av dem, vises den, er fullført og erstattes. Fullførte ligger åpent; dine to er hemmelige og koster aldri noe. Å forbinde en by på vestkysten med en på østkysten er en billett til, én gang.
web-help-race-end-text = Den som har fullført { $count } billetter, vinner straks. Legger noen sitt siste tog før det, slutter spillet også straks: flest fullførte billetter vinner, og ved likhet deles seieren. Det er ingen siste runde.
web-help-race-chaos-text = Der et monster står, er det kaos: ingen linje som ender der, kan bygges, og ingen billett som nevner stedet, kan fullføres før det går. Fullførte forblir fullført. Slutter spillet med det siste toget, teller flest kort med hvert monster som en billett.
web-help-race = Hvordan virker billetter her?
web-count-completed = fullførte billetter
web-completed = Fullført ({ $count } av { $goal })
deck-only = Ingen kort ligger åpent; { $count } i bunken.
ticket-waits = { $text } Den kan ikke fullføres så lenge et monster er i { $places }.
web-ticket-waits = venter: et monster er i { $places }
web-help-race-turn = Hva kan jeg gjøre i min tur?
web-help-race-end = Når slutter spillet?
web-help-race-chaos = Hva betyr kaos?
web-help-race-monster = Hvordan flyttes monstrene?
web-help-race-monster-text =
    { $purse ->
        [dice] I din tur kan du flytte ett monster: én Joker rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret.
       *[cards] I din tur kan du flytte ett monster: ett lokomotiv rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret.
    }
web-action-race = Trekk to kort, bygg en linje med gullkant, eller bytt begge billettene.
web-action-race-dice = Bygg en linje med gullkant, eller bytt begge billettene.
