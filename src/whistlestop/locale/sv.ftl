# Swedish. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = röd
kind-orange = orange
kind-yellow = gul
kind-green = grön
kind-blue = blå
kind-pink = rosa
kind-white = vit
kind-black = svart
kind-gray = grå
kind-locomotive = lokomotiv
kind-plus4 = +4-lokomotiv
kind-passenger = passagerare

card-red = ett rött kort
card-orange = ett orange kort
card-yellow = ett gult kort
card-green = ett grönt kort
card-blue = ett blått kort
card-pink = ett rosa kort
card-white = ett vitt kort
card-black = ett svart kort
card-locomotive = ett lokomotiv
card-plus4 = ett +4-lokomotiv
card-passenger = ett passagerarkort

cards-red =
    { $count ->
        [one] { $count } rött
       *[other] { $count } röda
    }
cards-orange = { $count } orange
cards-yellow =
    { $count ->
        [one] { $count } gult
       *[other] { $count } gula
    }
cards-green =
    { $count ->
        [one] { $count } grönt
       *[other] { $count } gröna
    }
cards-blue =
    { $count ->
        [one] { $count } blått
       *[other] { $count } blå
    }
cards-pink = { $count } rosa
cards-white =
    { $count ->
        [one] { $count } vitt
       *[other] { $count } vita
    }
cards-black =
    { $count ->
        [one] { $count } svart
       *[other] { $count } svarta
    }
cards-locomotive = { $count } lokomotiv
cards-plus4 = { $count } +4-lokomotiv
cards-passenger = { $count } passagerarkort

meeple-black = en svart meeple
meeple-blue = en blå meeple
meeple-red = en röd meeple
meeple-white = en vit meeple
meeple-yellow = en gul meeple
meeple-green = en grön meeple

meeples-black =
    { $count ->
        [one] { $count } svart meeple
       *[other] { $count } svarta meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blå meeple
       *[other] { $count } blå meeples
    }
meeples-red =
    { $count ->
        [one] { $count } röd meeple
       *[other] { $count } röda meeples
    }
meeples-white =
    { $count ->
        [one] { $count } vit meeple
       *[other] { $count } vita meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } gul meeple
       *[other] { $count } gula meeples
    }
meeples-green =
    { $count ->
        [one] { $count } grön meeple
       *[other] { $count } gröna meeples
    }

tourist-bridge = bro
tourist-ship = skepp
tourist-tram = kabelspårvagn
tourist-crab = krabba
tourist-seal = sjölejon
tourist-tower = torn
tourist-flower = blomma

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
       *[other] { $count } Stationer
    }
dice-wild =
    { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokrar
    }

tokens-single =
    { $count ->
        [one] { $count } enkelbricka
       *[other] { $count } enkelbrickor
    }
tokens-double =
    { $count ->
        [one] { $count } dubbelbricka
       *[other] { $count } dubbelbrickor
    }
no-tokens = inga brickor

monster-alvin = Alvin
monster-dexter = Dexter

nothing = ingenting
empty-slot = en tom plats
from-to = { $fewest } till { $most }
not-known-yet = inte känt än
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, reviderade biljetter
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, storstäder
board-usa-mega = USA 1910, megaspel
board-europe = Europa
board-europe-expanded = Europa 1912, utökad
board-europe-big-cities = Europa 1912, storstäder
board-europe-mega = Europa 1912, megaspel
board-germany = Tyskland
board-japan = Japan
board-india = Indien
board-lake-constance = Bodensjön
board-legendary-asia = Det legendariska Asien
board-pennsylvania = Pennsylvania
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = Nordiska länderna
board-san-francisco = San Francisco
board-switzerland = Schweiz

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: längd { $length }, { $colour }, tunnel
            [ferry] { $route }: längd { $length }, { $colour }, färja med { $symbols } lokomotiv
           *[plain] { $route }: längd { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: längd { $length }, { $colour }, tunnel ({ $points } poäng)
            [ferry] { $route }: längd { $length }, { $colour }, färja med { $symbols } lokomotiv ({ $points } poäng)
           *[plain] { $route }: längd { $length }, { $colour } ({ $points } poäng)
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
                [single] { $route }: { $length } Enkel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                }
               *[double] { $route }: { $length } Dubbel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel
               *[double] { $route }: { $length } Dubbel
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length } Enkel, tunnel ({ $points } poäng)
               *[double] { $route }: { $length } Dubbel, tunnel ({ $points } poäng)
            }
            [ferry] { $kind ->
                [single] { $route }: { $length } Enkel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                } ({ $points } poäng)
               *[double] { $route }: { $length } Dubbel, färja med { $symbols ->
                    [one] { $symbols } Joker
                   *[other] { $symbols } Jokrar
                } ({ $points } poäng)
            }
           *[plain] { $kind ->
                [single] { $route }: { $length } Enkel ({ $points } poäng)
               *[double] { $route }: { $length } Dubbel ({ $points } poäng)
            }
        }
    }
route-detail-special = { $route }: längd { $length }, { $colour }, { $special } ({ $points } poäng)
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length } Enkel, { $special } ({ $points } poäng)
       *[double] { $route }: { $length } Dubbel, { $special } ({ $points } poäng)
    }
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] färja, { $symbols } lokomotiv
       *[plain] { "" }
    }
track-mountains = berg som kostar { $count } tåg till
track-bullet = snabbtågsrutt: framsteg i stället för poäng så länge det finns snabbtåg
track-trains = kräver { $count } tåg
track-any-cards = { $count } valfria kort för ett i färgen
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] vanliga
        [long] långa
        [short] korta
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } vanlig biljett
           *[other] { $count } vanliga biljetter
        }
        [long] { $count ->
            [one] { $count } lång biljett
           *[other] { $count } långa biljetter
        }
        [short] { $count ->
            [one] { $count } kort biljett
           *[other] { $count } korta biljetter
        }
       *[other] { $count ->
            [one] { $count } biljett ur leken ”{ $deck }”
           *[other] { $count } biljetter ur leken ”{ $deck }”
        }
    }
points-of-length = { $points } för längd { $length }

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
        [you] Ett parti för { $players } börjar. Du börjar.
       *[other] Ett parti för { $players } börjar. { $name } börjar.
    }
event-turn-started =
    { $who ->
        [you] Drag { $turn }: du.
       *[other] Drag { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Du drar { $card } från högen.
       *[other] { $name } drar { $card } från högen.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Du drar ett kort från högen.
       *[other] { $name } drar ett kort från högen.
    }
event-card-taken =
    { $who ->
        [you] Du tar { $card } bland de uppvända korten.
       *[other] { $name } tar { $card } bland de uppvända korten.
    }
event-card-turned-up = Nytt uppvänt kort: { $card }.
event-display-reset = Tre lokomotiv ligger uppvända: alla uppvända kort byts ut.
event-deck-reshuffled = Kasthögen blir den nya högen med { $count } kort.
event-ticket-offered =
    { $who ->
        [you] Du erbjuds biljetten { $ticket }.
       *[other] { $name } erbjuds biljetten { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Du behåller biljetten { $ticket }.
       *[other] { $name } behåller biljetten { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Du lämnar tillbaka biljetten { $ticket }.
       *[other] { $name } lämnar tillbaka biljetten { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Du har nu { $kept ->
            [one] { $kept } biljett
           *[other] { $kept } biljetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; tillbakalämnade: { $back }
            }
           *[other] { $back ->
                [0] ; ur spelet: { $gone }
               *[other] ; tillbakalämnade: { $back }, ur spelet: { $gone }
            }
        }.
       *[other] { $name } har nu { $kept ->
            [one] { $kept } biljett
           *[other] { $kept } biljetter
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; tillbakalämnade: { $back }
            }
           *[other] { $back ->
                [0] ; ur spelet: { $gone }
               *[other] ; tillbakalämnade: { $back }, ur spelet: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Du mutar in { $route } med { $payment }.
           *[other] { $name } mutar in { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du mutar in { $route } med { $payment } och får { $points } poäng.
           *[other] { $name } mutar in { $route } med { $payment } och får { $points } poäng.
        }
    }
event-tunnel-entered =
    { $who ->
        [you] Du försöker med tunneln { $route } med { $payment }.
       *[other] { $name } försöker med tunneln { $route } med { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Din tunnel visar { $card }.
       *[other] I sin tunnel vänder { $name } upp { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Din tunnel { $route } kostar inget extra.
           *[other] Din tunnel { $route } kostar { $extra } kort extra.
        }
       *[other] { $extra ->
            [0] Tunneln { $route } kostar inget extra för { $name }.
           *[other] Tunneln { $route } kostar { $extra } kort extra för { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Du ger upp tunneln; { $route } är fortfarande ledig.
           *[other] { $name } ger upp tunneln; { $route } är fortfarande ledig.
        }
       *[cards] { $who ->
            [you] Du tar tillbaka dina kort; { $route } är fortfarande ledig.
           *[other] { $name } tar tillbaka korten; { $route } är fortfarande ledig.
        }
    }
event-station-built =
    { $who ->
        [you] Du bygger en station i { $place } med { $payment }.
       *[other] { $name } bygger en station i { $place } med { $payment }.
    }
event-passed =
    { $who ->
        [you] Du kan inte göra något och passar.
       *[other] { $name } kan inte göra något och passar.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Du har nästan inga tåg kvar: alla får ett drag till.
           *[other] { $name } har nästan inga tåg kvar: alla får ett drag till.
        }
        [few_bullet_trains] Det finns få tåg och få snabbtåg kvar: alla får ett drag till.
        [dead_board] Det finns ingen rutt kvar som någon kan muta in: alla får ett drag till.
       *[stalled] Ingen har mutat in en rutt på väldigt länge: alla får ett drag till.
    }
event-game-over =
    { $reason ->
        [all_passed] Alla var tvungna att passa: spelet är slut.
        [six_tickets] Alla biljetter som behövs är fullgjorda: spelet är slut.
        [last_train] Det sista tåget är lagt: spelet är slut.
        [dead_board] Ingen rutt kan mutas in längre: spelet är slut.
        [stalled] Ingen har mutat in en rutt på mycket länge: spelet är slut.
       *[last_round_played] Sista rundan är spelad: spelet är slut.
    }
event-monster-placed =
    { $who ->
        [you] Du ställer { $monster } i { $place }.
       *[other] { $name } ställer { $monster } i { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Du låter { $monster } stanna i { $place }
           *[no] Du flyttar { $monster } från { $left } till { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }för { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokrar
            }
           *[cards] { " " }för { $locomotives } lokomotiv
        } och tar ett kort för { $monster }, som låser { $monster } till slutet av ditt nästa drag.
       *[other] { $stays ->
            [yes] { $name } låter { $monster } stanna i { $place }
           *[no] { $name } flyttar { $monster } från { $left } till { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }för { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokrar
            }
           *[cards] { " " }för { $locomotives } lokomotiv
        } och tar ett kort för { $monster }, som låser { $monster } till slutet av nästa drag som { $name } gör.
    }
event-monster-card-turned =
    { $who ->
        [you] Ditt kort för { $monster } vänds ner: { $monster } kan flyttas igen.
       *[other] Kortet för { $monster } framför { $name } vänds ner: { $monster } kan flyttas igen.
    }
event-monster-paid =
    { $who ->
        [you] Du använder { $dice } för att flytta ett monster.
       *[other] { $name } använder { $dice } för att flytta ett monster.
    }
event-dice-rolled =
    { $who ->
        [you] Du slår { $dice }.
       *[other] { $name } slår { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Du behåller alla tärningar.
            [one] Du slår om { $count } tärning.
           *[other] Du slår om { $count } tärningar.
        }
       *[other] { $count ->
            [0] { $name } behåller alla tärningar.
            [one] { $name } slår om { $count } tärning.
           *[other] { $name } slår om { $count } tärningar.
        }
    }
event-dice-stand =
    { $who ->
        [you] Dina tärningar visar nu { $dice }.
       *[other] { $name } har nu { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Du byter { $dice } mot en enkelbricka.
           *[other] { $name } byter { $dice } mot en enkelbricka.
        }
       *[double] { $who ->
            [you] Du byter { $dice } mot en dubbelbricka.
           *[other] { $name } byter { $dice } mot en dubbelbricka.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Du lämnar tillbaka { $tokens }.
       *[other] { $name } lämnar tillbaka { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Du mutar in { $route } med { $payment }.
           *[other] { $name } mutar in { $route } med { $payment }.
        }
       *[other] { $who ->
            [you] Du mutar in { $route } med { $payment } och får { $points } poäng.
           *[other] { $name } mutar in { $route } med { $payment } och får { $points } poäng.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Du bygger en station i { $place } med { $payment }.
       *[other] { $name } bygger en station i { $place } med { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Du drar { $count ->
            [one] { $count } biljett
           *[other] { $count } biljetter
        } med { $payment }.
       *[other] { $name } drar { $count ->
            [one] { $count } biljett
           *[other] { $count } biljetter
        } med { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Du försöker med tunneln { $route }: tunneltärningarna visar ingen symbol.
            [one] Du försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symbol.
           *[other] Du försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symboler.
        }
       *[other] { $symbols ->
            [0] { $name } försöker med tunneln { $route }: tunneltärningarna visar ingen symbol.
            [one] { $name } försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symbol.
           *[other] { $name } försöker med tunneln { $route }: tunneltärningarna visar { $symbols } symboler.
        }
    }
event-card-given =
    { $who ->
        [you] Du ger { $card } som ersättning.
       *[other] { $name } ger { $card } som ersättning.
    }
event-tickets-split =
    { $who ->
        [you] Du ber om { $tickets }.
       *[other] { $name } ber om { $tickets }.
    }
event-meeple-taken =
    { $who ->
        [you] Du tar { $meeple } från { $place }.
       *[other] { $name } tar { $meeple } från { $place }.
    }
event-stack-put =
    { $who ->
        [you] Du ställer högen ”{ $symbol }” (× { $count }) i { $place }.
       *[other] { $name } ställer högen ”{ $symbol }” (× { $count }) i { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Du tar turistmarkören ”{ $symbol }” från { $place }.
       *[other] { $name } tar turistmarkören ”{ $symbol }” från { $place }.
    }
event-route-claimed-for-all =
    { $who ->
        [you] Du mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
       *[other] { $name } mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Du mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
       *[other] { $name } mutar in snabbtågsrutten { $route } med { $payment }: framsteg +{ $spaces }. Nu kan alla använda den.
    }
event-share-taken =
    { $who ->
        [you] Du tar aktie { $number } i { $company }.
       *[other] { $name } tar aktie { $number } i { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Du ger dummyn aktie { $number } i { $company }.
       *[other] { $name } ger dummyn aktie { $number } i { $company }.
    }
event-dummy-share-shown = Dummyn visar aktie { $number } i { $company }.
event-passenger-placed =
    { $who ->
        [you] Du ställer en passagerare i { $place }.
       *[other] { $name } ställer en passagerare i { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Din passagerare ger sig av från { $place }.
       *[other] { $name } låter en passagerare ge sig av från { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Din passagerare reser { $route } till { $place } för ett passagerarkort.
           *[other] { $name } låter sin passagerare resa { $route } till { $place } för ett passagerarkort.
        }
        [dice] { $who ->
            [you] Din passagerare reser { $route } till { $place } för en Joker.
           *[other] { $name } låter sin passagerare resa { $route } till { $place } för en Joker.
        }
       *[nothing] { $who ->
            [you] Din passagerare reser { $route } till { $place }.
           *[other] { $name } låter sin passagerare resa { $route } till { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Du tar varor i { $place } och får { $points } poäng.
       *[other] { $name } tar varor i { $place } och får { $points } poäng.
    }
event-passenger-arrived =
    { $who ->
        [you] Din passagerare kommer fram till { $place } och lämnar spelet.
       *[other] Passageraren som tillhör { $name } kommer fram till { $place } och lämnar spelet.
    }
event-plus4-paid =
    { $who ->
        [you] Du betalar { $count } +4-lokomotiv i det.
       *[other] { $name } betalar { $count } +4-lokomotiv i det.
    }

## Refusals and reasons

refusal-not-your-turn = Det är inte din tur.
refusal-illegal = ”{ $action }” går inte nu.
refusal-game-over = Spelet är slut.
refusal-stale = Den frågan är redan besvarad.
refusal-unreadable = ”{ $action }” är ingen handling.
refusal-cannot-undo = Inget kan ångras: något dolt har setts sedan dess, eller så var det någon annans drag.

why-not-now =
    { $phase ->
        [tickets] välj först dina biljetter.
        [action] det är svar på en annan fråga än den som ställs nu.
        [second_card] du håller på att dra: ta först ditt andra kort.
        [payment] betala först det du har valt, eller skriv undo.
        [tunnel] gör först klart tunneln.
        [place_monster] först ställs monstren ut på spelplanen.
        [reroll] bestäm först vilka tärningar du slår om (”reroll nothing” behåller alla).
        [after_action] din handling är gjord: bara det som får följa på den går.
        [split] säg först hur många biljetter som ska komma ur vilken lek.
        [meeple] ta först en meeple från ruttens ände.
        [put_stack] först ställs högarna med turistmarkörer på spelplanen.
        [tourist] ta först en turistmarkör från en ände av din rutt.
        [share] ta först en aktie för din rutt, eller ingen.
        [dummy_share] välj först en aktie åt dummyn.
        [passenger] säg först om en passagerare ska stå vid din rutt.
        [travel] din passagerare är på väg: res vidare eller stanna.
       *[over] spelet är slut.
    }
why-no-such-action = den handlingen finns inte.
why-not-in-game =
    { $part ->
        [dice] vid det här bordet spelar man utan tärningar.
        [monsters] vid det här bordet spelar man utan monster.
        [passing] med tärningar behöver ingen passa: avsluta ditt drag i stället.
        [ending] här slutar ett drag av sig självt.
        [splits] på den här spelplanen väljer ingen mellan biljettlekar.
        [meeples] det finns inga meeples på den här spelplanen.
        [tourists] det finns inga turistmarkörer på den här spelplanen.
        [shares] det finns inga bolag på den här spelplanen.
        [passengers] det finns inga passagerare på den här spelplanen.
        [plus4] det finns inga +4-lokomotiv på den här spelplanen.
        [race] på det här brädet byts inga biljetter.
       *[cards] vid det här bordet spelar man med tärningar och utan tågkort.
    }
why-action-done = det här dragets handling är gjord.
why-not-before-action = ditt drag kan inte sluta före sin handling.
why-track-taken =
    { $who ->
        [you] den är redan din.
       *[other] den tillhör { $name }.
    }
why-track-closed = det andra spåret är taget, och med färre än { $players } spelare stänger det detta.
why-own-twin = du har redan ett annat spår mellan samma platser.
why-chaos = { $place } är i kaos: { $monster } är där.
why-few-trains =
    { $mountains ->
        [0] det krävs { $count } tåg och du har { $have }.
       *[other] det krävs { $count } tåg, varav { $mountains } för bergen, och du har { $have }.
    }
why-few-locomotives = färjan kräver minst { $count } lokomotiv och du har { $have }.
why-few-cards =
    { $kind ->
        [unknown] så kan du inte betala { $count } kort extra.
        [any] { $count ->
            [one] det krävs { $count } kort och du har { $have }.
           *[other] det krävs { $count } kort i en och samma färg och du har { $have }, lokomotiv inräknade.
        }
       *[other] det krävs { $count } kort i färgen { $colour } och du har { $have }, lokomotiv inräknade.
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] det krävs { $count } kort som inte är ett lokomotiv och du har { $have }.
           *[other] det krävs { $count } kort i en och samma färg utan lokomotiv och du har { $have }.
        }
       *[other] det krävs { $count } kort i färgen { $colour } utan lokomotiv och du har { $have }.
    }
why-few-substitutes =
    { $symbols ->
        [0] det krävs { $count } kort i en och samma färg; { $size } valfria kort ersätter ett av dem, men du har inte tillräckligt.
        [one] det krävs { $count } kort, varav { $symbols } lokomotiv; { $size } valfria kort ersätter lokomotivet, men du har inte tillräckligt.
       *[other] det krävs { $count } kort, varav { $symbols } lokomotiv; { $size } valfria kort ersätter ett av dem, men du har inte tillräckligt.
    }
why-nothing-to-replace = i den här betalningen kan inget ersättas med andra kort.
why-replaced-all = allt som andra kort kan ersätta i den här betalningen är redan ersatt.
why-cannot-pay-rest = korten du har kvar skulle inte räcka till resten.
why-give-first =
    { $count ->
        [one] ge först det { $count } kort som ersätter det du saknar.
       *[other] ge först de { $count } kort som ersätter det du saknar.
    }
why-replace-first = säg först att valfria kort ska ersätta något (”replace”).
why-not-in-hand = du har inte det här kortet: { $kind }.
why-given-in-order = ersättningar ges i färgernas ordning, och { $kind } kommer före det du gav senast.
why-locomotives-not-here = lokomotiv kan inte användas på den här rutten.
why-not-this-payment = så kan man inte betala det.
why-wrong-split =
    { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    } delas ut, varken mer eller mindre.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] det finns ingen kort biljett kvar.
            [one] det finns bara { $have } kort biljett kvar.
           *[other] det finns bara { $have } korta biljetter kvar.
        }
        [long] { $have ->
            [0] det finns ingen lång biljett kvar.
            [one] det finns bara { $have } lång biljett kvar.
           *[other] det finns bara { $have } långa biljetter kvar.
        }
       *[other] bara { $have } biljetter ur leken ”{ $deck }” går att få.
    }
why-no-such-meeple = någon sådan meeple står inte där.
why-stacks-stand = högarna med turistmarkörer ställdes ut före första draget.
why-stack-there = högen ”{ $symbol }” står redan i { $place }.
why-not-shown-here = { $company } står inte vid din rutt.
why-no-shares-left = { $company } har inga aktier kvar.
why-travel-first = en resa går över minst en rutt.
why-not-an-end = en passagerare ställs vid en ände av rutten som just mutades in.
why-no-passenger-in-country = passagerare står i städer, inte i länder.
why-passenger-stands =
    { $who ->
        [you] din egen passagerare står där.
       *[other] en passagerare som tillhör { $name } står där.
    }
why-no-passenger-there = ingen av dina passagerare står där.
why-no-way-on = ingen inmutad rutt leder vidare därifrån som du äger eller kan betala.
why-track-elsewhere = den börjar inte i { $place }, där din passagerare är.
why-track-unclaimed = ingen har mutat in den än, så ingen reser där.
why-route-used = din passagerare har redan använt rutten på sin resa.
why-no-passenger-card =
    { $purse ->
        [dice] den tillhör en annan spelare, och du har ingen Joker kvar till den.
       *[cards] den tillhör en annan spelare, och du har inget passagerarkort till den.
    }
why-bullet-train-stands = där står ett snabbtåg: alla kan använda rutten.
why-plus4-too-short = +4-lokomotiv betalar bara rutter på { $count } rutor eller mer.
why-not-face-up = det här kortet ligger inte uppvänt: { $kind }.
why-locomotive-second = ett uppvänt lokomotiv kan inte vara det andra kortet.
why-no-cards-left = det finns inga kort kvar att dra.
why-no-tickets-left = det finns inga biljetter kvar att dra.
why-station-taken =
    { $who ->
        [you] din station står redan där.
       *[other] stationen där tillhör { $name }.
    }
why-no-stations-left = du har ingen station kvar.
why-must-keep =
    Behåll minst { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }.
why-may-not-keep = Så många biljetter ur den leken får du inte behålla (sammanlagt minst { $count } ska vara kvar).
why-other-actions-exist = du får passa bara när inget annat går.
why-reroll-done = tärningar slås om bara en gång, direkt efter första slaget.
why-no-such-dice = du har inga sådana tärningar att slå om.
why-long-route-closed = så långa rutter är stängda vid det här bordet.
why-few-symbols =
    { $kind ->
        [single] det krävs { $count } Enkel och du har { $have }, Jokrar och brickor inräknade.
       *[double] det krävs { $count } Dubbel och du har { $have }, Jokrar och brickor inräknade.
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] det krävs { $count } Enkel, utan Jokrar i stället, och du har { $have }, brickor inräknade.
       *[double] det krävs { $count } Dubbel, utan Jokrar i stället, och du har { $have }, brickor inräknade.
    }
why-few-wilds =
    färjan kräver minst { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokrar
    } och du har { $have }.
why-few-station-dice =
    { $count ->
        [one] det krävs { $count } Station eller Joker och du har { $have }.
       *[other] det krävs { $count } Stationer eller Jokrar och du har { $have }.
    }
why-few-tickets =
    det finns bara { $have ->
        [one] { $have } biljett
       *[other] { $have } biljetter
    } kvar, inte { $count }.
why-how-many-tickets = säg hur många: varje biljett kostar en Station eller en Joker.
why-few-unused-dice =
    { $have ->
        [0] en bricka kostar två oanvända tärningar och du har ingen.
       *[other] en bricka kostar två oanvända tärningar och du har { $have }.
    }
why-not-these-dice = du har inte kvar de här tärningarna: { $dice }.
why-token-limit =
    { $kind ->
        [single] ingen får ha fler än { $count } enkelbrickor.
        [double] ingen får ha fler än { $count } dubbelbrickor.
       *[any] ingen får ha fler än { $count } brickor.
    }
why-tokens-at-start =
    { $kind ->
        [single] du började draget med { $count } enkelbrickor, så du får inte ta några nu.
        [double] du började draget med { $count } dubbelbrickor, så du får inte ta några nu.
       *[any] du började draget med { $count } brickor, så du får inte ta några nu.
    }
why-token-pool-empty =
    { $kind ->
        [single] det finns ingen enkelbricka kvar.
       *[double] det finns ingen dubbelbricka kvar.
    }
why-token-not-needed = en bricka som köps nu måste betala den här tunneln, och den här skulle inte hjälpa.
why-tokens-must-be-spent =
    { $count ->
        [one] brickan du köpte till den här tunneln måste gå åt i den.
       *[other] de { $count } brickor du köpte till den här tunneln måste gå åt i den.
    }
why-no-tokens-after-tunnel = efter en misslyckad tunnel kan man inte köpa brickor.
why-cannot-decline = du köpte en bricka till den här tunneln, så den måste betalas.
why-few-tokens = de brickorna har du inte.
why-placed-already = monstren ställdes ut före första draget.
why-same-place = { $monster } är där, och monstren börjar på olika platser.
why-no-country-at-start = vid det här bordet börjar inget monster i ett land.
why-country-one-place = landet är en enda plats och heter här { $place }.
why-monsters-stay = vid det här bordet flyttas monstren aldrig.
why-no-move-after-tunnel = efter en misslyckad tunnel kan inget monster flyttas.
why-monster-moved = du har redan flyttat { $monster } i det här draget, och fler flyttar finns inte.
why-monster-locked =
    { $who ->
        [you] { $monster } är låst så länge ditt kort ligger uppvänt.
       *[other] { $monster } är låst så länge kortet framför { $name } ligger uppvänt.
    }
why-no-monster-cards = det finns inga kort kvar för { $monster }, så { $monster } stannar.
why-must-not-stay = { $monster } måste lämna sin plats.
why-must-not-share = { $monster } är där, och monstren får inte dela plats.
why-too-far =
    { $place } är mer än { $steps } platser bort från { $monster }, för långt för { $purse ->
        [wilds] { $count ->
            [one] { $count } Joker
           *[other] { $count } Jokrar
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Joker eller par
           *[other] { $count } Jokrar eller par
        }
       *[cards] { $count } lokomotiv
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] det krävs { $count } Joker och du har { $have }.
           *[other] det krävs { $count } Jokrar och du har { $have }.
        }
        [wilds_or_pairs] det krävs { $count } och du har { $have }, där varje Joker och varje par av lika tärningar räknas.
       *[cards] det krävs { $count } lokomotiv och du har { $have }.
    }

## Differences from the base rules

difference-players = För { $fewest } till { $most } spelare.
difference-trains = Alla har { $count } tåg.
difference-stations =
    { $count ->
        [one] Alla har { $count } station, som lånar en annan spelares rutt när biljetterna räknas.
       *[other] Alla har { $count } stationer, som var och en lånar en annan spelares rutt när biljetterna räknas.
    }
difference-deck =
    { $colours ->
        [8] Det finns { $count } tågkort i varje färg och { $locomotives } lokomotiv.
       *[other] Det finns { $count } tågkort i var och en av { $colours } färger och { $locomotives } lokomotiv.
    }
difference-plus4 = Det finns { $count } +4-lokomotiv, som kan användas på rutter på { $length } rutor eller mer och dras som vilket kort som helst.
difference-passenger-cards = Det finns { $count } passagerarkort: varje låter en passagerare använda en annan spelares rutt.
difference-start-cards = Alla börjar med { $count } tågkort.
difference-display = { $count } kort ligger uppvända.
difference-display-reset =
    { $count ->
        [0] Uppvända lokomotiv gör aldrig att korten byts ut, hur många de än är.
       *[other] De uppvända korten byts ut när { $count } av dem är lokomotiv.
    }
difference-face-up-locomotive = Ett uppvänt lokomotiv räknas som ett kort: man får ta två i ett drag.
difference-ferry-substitute = På en färja får { $count } valfria kort ersätta ett lokomotiv som krävs.
difference-opening-tickets = I början får alla { $deal } och behåller minst { $keep }.
difference-drawn-tickets = Den som drar biljetter får { $deal } och måste behålla minst { $keep }.
difference-opening-split = I början säger alla hur många av { $count } biljetter som kommer ur vilken lek ({ $decks }) och behåller minst { $keep }.
difference-drawn-split = Den som drar biljetter får { $count } ur de lekar man ber om ({ $decks }) och måste behålla minst { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Högst { $count } av de långa biljetterna får behållas.
       *[other] Högst { $count } biljetter ur leken ”{ $deck }” får behållas.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Biljetter som inte behålls i början lämnar spelet.
        [shuffled_back] Biljetter som inte behålls i början blandas tillbaka i sina lekar.
       *[under_deck] Biljetter som inte behålls i början läggs underst i leken.
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] Biljetter som lämnas tillbaka senare lämnar spelet.
       *[under_deck] Biljetter som lämnas tillbaka senare läggs underst i leken.
    }
difference-double-routes = Båda spåren i en dubbelrutt används bara med { $count } spelare eller fler.
difference-route-points = Rutter ger { $points }.
difference-longest-path =
    { $count ->
        [0] Det finns ingen bonus för längsta sträckan.
       *[other] Längsta sträckan är värd { $count } poäng.
    }
difference-most-tickets = Flest fullföljda biljetter är värt { $count } poäng.
difference-unused-station = Varje station som är kvar är värd { $count } poäng.
difference-most-cities = Den största gruppen av förbundna städer är värd { $count } poäng.
difference-ties = Vid lika resultat om segern avgör { $steps }; är det ändå lika delas segern.
difference-no-ties = Vid lika resultat delas segern.
tie-then = { $first }, sedan { $second }
tie-step =
    { $step ->
       *[tickets] uppfyllda biljetter
        [stations] färre byggda stationer
        [longest_path] den längsta vägen
        [goods] poäng för varor
        [meeples] samlade meeples
        [mountains] rutter över berg
    }
difference-attraction = Varje sevärdhet vid en av dina rutter är värd { $count } poäng.
difference-meeple-majority = För varje färg är flest meeples värt { $most } poäng och näst flest { $second }.
difference-meeples =
    { $count ->
        [one] Meeples i { $count } färg dras ut på spelplanen: den som mutar in en rutt tar en vid varje ände.
       *[other] Meeples i { $count } färger dras ut på spelplanen: den som mutar in en rutt tar en vid varje ände.
    }
difference-meeples-per-colour = Det finns { $count } meeples i varje färg.
difference-tourists = Turistmarkörer med { $count } symboler: { $stacks } högar står på spelplanen från början, de sista spelarna ställer ut de andra. Den som mutar in en rutt tar från en ände en markör med en symbol som saknas.
difference-tourist-points = Ingen symbol, en, två och så vidare är värda { $points } poäng vid slutet.
difference-bullet-trains = Alla delar på { $count } snabbtåg. Det finns { $routes } snabbtågsrutter: de betalas som grå rutter och får ett snabbtåg i stället för dina tåg. De ger inga poäng, gäller för allas biljetter, och ditt framsteg växer med deras längd. När snabbtågen är slut är de vanliga grå rutter.
difference-end-bullet-trains = Sista varvet börjar när någon har högst { $trains } tåg och högst { $count } snabbtåg finns kvar.
difference-bullet-progress = Till sist rangordnas framstegen med snabbtåg: { $rows }. Den som inte har något får { $nothing } i stället.
points-of-ranks = med { $players } spelare { $points }
difference-not-double = Spåren { $routes } ligger bredvid varandra men är ingen dubbelrutt: en spelare får ha båda.
difference-insets = Visas två gånger, andra gången i en förstorad del av spelplanen, men är en plats var: { $places }.
difference-companies = Den som mutar in en rutt får ta den översta aktien i ett bolag som visas där; det finns { $count } bolag och { $shares } aktier. Till slut rangordnas varje bolag: flest aktier först, vid lika många den med lägst nummer.
difference-company = { $company }: aktier { $count }, poäng efter plats { $points }.
difference-share-dummy = Med { $count } spelare får en dummy en aktie varje gång någon tar en: den som tar väljer den. Till slut dras hälften, avrundat uppåt; de tar platser och ger inga poäng.
difference-passengers =
    { $count ->
        [one] Alla har { $count } passagerare, som får ställas vid en ände av en rutt som just mutats in och senare reser en gång.
       *[other] Alla har { $count } passagerare, som får ställas vid en ände av en rutt som just mutats in och senare reser en gång var.
    }
difference-goods =
    { $count ->
        [one] { $count } stad har varor: en passagerare på resa tar den översta, värd upp till { $most } poäng.
       *[other] { $count } städer har varor: en passagerare på resa tar den översta i varje stad den besöker, värd upp till { $most } poäng.
    }
difference-grand-tour = Biljetter vars två platser du förbinder dubbelt, på vägar utan gemensam rutt, är en rundresa: { $points }.
points-of-tour =
    { $points } poäng för { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }
points-of-tour-or-more = { $points } poäng för { $count } eller fler
difference-countries = Biljetter kan leda till { $countries }: vilken gränspunkt som helst i ett land duger, och ingen väg går genom landet.
difference-goals = En biljett med flera mål ger det mest värda den är förbunden med; är det inget, kostar den sitt lägsta värde.
difference-district = Att förbinda { $places } är värt { $count } poäng.
difference-end-trains = Sista rundan börjar när någon har { $count } tåg eller färre.
difference-tunnels =
    { $count ->
        [one] { $count } spår är en tunnel: tre kort vänds upp och kan göra den dyrare.
       *[other] { $count } spår är tunnlar: tre kort vänds upp och kan göra dem dyrare.
    }
difference-tunnels-dice =
    { $count ->
        [one] { $count } spår är en tunnel: tre tunneltärningar slås och kan göra den dyrare.
       *[other] { $count } spår är tunnlar: tre tunneltärningar slås och kan göra dem dyrare.
    }
difference-ferries =
    { $count ->
        [one] { $count } spår är en färja, som delvis måste betalas med lokomotiv.
       *[other] { $count } spår är färjor, som delvis måste betalas med lokomotiv.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } spår är en färja, som delvis måste betalas med Jokrar.
       *[other] { $count } spår är färjor, som delvis måste betalas med Jokrar.
    }
difference-mountains = { $count } spår går över berg: för varje X på dem förlorar du ett tåg till och får { $points } poäng till.
difference-any-cards = { $route } kräver kort i en och samma färg utan lokomotiv; { $count } valfria kort ersätter ett av dem.
difference-locomotives =
    { $where ->
        [tunnels] Lokomotiv kan bara användas i tunnlar.
        [ferries] Lokomotiv kan bara användas på färjor.
       *[both] Lokomotiv kan bara användas i tunnlar och på färjor.
    }
unverified = Inte bekräftat: { $note }

## House rules

options-expansions = Expansionerna
options-dice = Med tärningar
options-monsters = Med monster
options-combined = Med tärningar och monster
options-boards = Bara på en spelplan
options-other = I alla spel
options-shown = Reglerna märkta med * är bra att komma överens om före spelet; de andra kan vara som de är.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-dice = Om man spelar med tärningsexpansionen.
value-dice-true = Fem tärningar ersätter tågkorten: varje symbol betalar en ruta av en rutt.
value-dice-false = Rutter betalas med tågkort.
option-monsters = Om man spelar med Alvin & Dexter.
value-monsters-true = Alvin och Dexter är på spelplanen: ingen rutt till ett monsters plats kan mutas in.
value-monsters-false = Det finns inga monster.
option-display-reset_cap = Hur många gånger i rad de uppvända korten byts ut för att tre lokomotiv ligger uppe.
value-display-reset_cap =
    { $count ->
        [one] De uppvända korten byts ut högst { $count } gång i rad.
       *[other] De uppvända korten byts ut högst { $count } gånger i rad.
    }
option-nordic-reset_on_three = Om tre uppvända lokomotiv gör att korten byts ut i Norden.
value-nordic-reset_on_three-true = Tre uppvända lokomotiv gör att korten byts ut, som på de flesta spelplaner.
value-nordic-reset_on_three-false = Hur många lokomotiv som än ligger uppvända, ligger korten kvar.
option-swiss-reset_on_three = Om tre uppvända lokomotiv gör att korten byts ut i Schweiz.
value-swiss-reset_on_three-true = Tre uppvända lokomotiv gör att korten byts ut, som på de flesta spelplaner.
value-swiss-reset_on_three-false = Hur många lokomotiv som än ligger uppvända, ligger korten kvar.
option-marklin-reset_counts_plus4 = Om +4-lokomotiv räknas på Märklin-planen när tre uppvända lokomotiv gör att korten byts ut.
value-marklin-reset_counts_plus4-true = +4-lokomotiv räknas bland de tre som gör att korten byts ut.
value-marklin-reset_counts_plus4-false = Bara vanliga lokomotiv räknas bland de tre som gör att korten byts ut.
option-marklin-reset_counts_passengers = Om tre uppvända passagerarkort gör att korten byts ut på Märklin-planen.
value-marklin-reset_counts_passengers-true = Tre uppvända passagerarkort gör att korten byts ut, liksom tre lokomotiv.
value-marklin-reset_counts_passengers-false = Hur många passagerarkort som än ligger uppvända blir korten kvar.
option-marklin-one_passenger_per_city = Om bara en passagerare får stå i en stad på Märklin-planen.
value-marklin-one_passenger_per_city-true = Bara en passagerare, vems den än är, står i en stad.
value-marklin-one_passenger_per_city-false = Hur många passagerare som helst får stå i en stad.
option-marklin-passengers_enter_countries = Om passagerare reser in i länder på Märklin-planen.
value-marklin-passengers_enter_countries-true = En passagerare får resa in i ett land.
value-marklin-passengers_enter_countries-false = Passagerare reser från stad till stad, aldrig in i ett land.
option-marklin-parallel_tracks_apart = Om parallella spår är olika rutter för en passagerare på Märklin-planen.
value-marklin-parallel_tracks_apart-true = En passagerare får använda vart och ett av flera parallella spår på en resa.
value-marklin-parallel_tracks_apart-false = För en passagerare är parallella spår en rutt, som används en gång per resa.
option-marklin-collect_start_city = Om staden en passagerare ger sig av från räknas som besökt på Märklin-planen.
value-marklin-collect_start_city-true = En passagerare tar varor även i staden den ger sig av från.
value-marklin-collect_start_city-false = En passagerare tar inga varor i staden den ger sig av från.
option-marklin-collect_on_return = Om staden en passagerare ger sig av från ger varor när den kommer tillbaka dit, på Märklin-planen.
value-marklin-collect_on_return-true = En passagerare som kommer tillbaka till staden den gav sig av från tar varor där.
value-marklin-collect_on_return-false = En passagerare som kommer tillbaka till staden den gav sig av från tar inga varor där.
option-marklin-plus4_moves_monsters = Om +4-lokomotiv flyttar monster på Märklin-planen.
value-marklin-plus4_moves_monsters-true = +4-lokomotiv flyttar monster precis som vanliga.
value-marklin-plus4_moves_monsters-false = Bara vanliga lokomotiv flyttar monster.
option-japan-end_check = Vems få tåg som startar sista varvet i Japan, när få snabbtåg finns kvar.
value-japan-end_check-any_player = Sista varvet börjar så snart någon spelare har få tåg.
value-japan-end_check-turn_player = Sista varvet börjar bara i slutet av draget för en spelare som har få tåg.
option-japan-bonus_table = Vad framsteg med snabbtåg är värda efter plats i Japan.
value-japan-bonus_table-printed = Platserna är värda vad spelplanen säger.
value-japan-bonus_table-own = Platserna är värda { $value }: en rad för varje antal spelare, ett enda tal för inget framsteg.
option-dice-tunnel_faces = Hur många av en tunneltärnings sex sidor som visar en symbol.
value-dice-tunnel_faces-1 = En sida av en tunneltärning visar en symbol.
value-dice-tunnel_faces-2 = Två sidor av en tunneltärning visar en symbol.
value-dice-tunnel_faces-3 = Tre sidor av en tunneltärning visar en symbol.
option-dice-double_kind = Vilka rutter som kräver Dubbel-symboler.
value-dice-double_kind-printed = Varje rutt som är tryckt med två spår kräver Dubbel.
value-dice-double_kind-open_tracks = En rutt med två spår kräver Dubbel bara om det finns spelare nog att använda båda.
option-dice-wild_map_limits = Om en Joker följer de gränser en spelplan sätter för lokomotiv.
value-dice-wild_map_limits-true = En Joker betalar rutor bara där spelplanen låter lokomotiv göra det.
value-dice-wild_map_limits-false = En Joker betalar rutor på vilken rutt som helst.
option-dice-token_cap_scope = Hur gränsen på tre brickor räknas.
value-dice-token_cap_scope-per_type = Alla får ha tre enkelbrickor och tre dubbelbrickor.
value-dice-token_cap_scope-total = Alla får ha tre brickor sammanlagt.
option-dice-tokens_after_failed_tunnel = Om oanvända tärningar får köpa brickor efter en misslyckad tunnel.
value-dice-tokens_after_failed_tunnel-true = Efter en misslyckad tunnel får oanvända tärningar ändå köpa brickor.
value-dice-tokens_after_failed_tunnel-false = Efter en misslyckad tunnel kan man inte köpa brickor.
option-dice-nine_route = Vad som händer med rutter på fler än åtta rutor, som tärningar inte kan betala.
value-dice-nine_route-pay8 = Rutter på fler än åtta rutor kostar åtta symboler och behåller längd och poäng.
value-dice-nine_route-len8 = Rutter på fler än åtta rutor räknas som rutter på åtta.
value-dice-nine_route-closed = Rutter på fler än åtta rutor kan inte mutas in.
option-monsters-setup_in_country = Om ett monster får börja i ett land.
value-monsters-setup_in_country-true = Ett monster får börja i ett land.
value-monsters-setup_in_country-false = Monster börjar bara i städer.
option-monsters-country_one_place = Om ett land med flera gränspunkter är en enda plats.
value-monsters-country_one_place-true = Ett land är en enda plats: ett monster där spärrar alla dess gränspunkter.
value-monsters-country_one_place-false = Varje gränspunkt i ett land är en egen plats.
option-monsters-zero_move = Om ett monster man betalat för får stanna där det är.
value-monsters-zero_move-true = Ett monster man betalat för får stanna där det är.
value-monsters-zero_move-false = Ett monster man betalat för måste lämna sin plats.
option-monsters-share_city = Om båda monstren får vara på samma plats efter starten.
value-monsters-share_city-true = Efter starten får båda monstren vara på samma plats.
value-monsters-share_city-false = Monstren är aldrig på samma plats.
option-monsters-halve_twice = Om en biljett med monster i båda ändar halveras två gånger.
value-monsters-halve_twice-true = En biljett halveras en gång för varje ände med ett monster.
value-monsters-halve_twice-false = En biljett halveras bara en gång.
option-monsters-multi_ticket = När en biljett med flera mål halveras.
value-monsters-multi_ticket-scored_pair = En biljett med flera mål halveras om ett monster är vid starten eller vid det mål som räknas.
value-monsters-multi_ticket-any_named = En biljett med flera mål halveras om ett monster är på någon av platserna den nämner.
option-monsters-bonus_points = Poäng för flest kort av ett monster.
value-monsters-bonus_points = Flest kort av ett monster är värt { $count } poäng.
option-monsters-chaos_blocks = Vad som inte går på ett monsters plats.
value-monsters-chaos_blocks-routes = På ett monsters plats är det bara rutter som inte kan mutas in.
value-monsters-chaos_blocks-all = På ett monsters plats kan ingen rutt mutas in och ingen station byggas, och ingen passagerare kommer eller går.
option-combined-monster_payment = Vad som flyttar ett monster när man spelar med tärningar.
value-combined-monster_payment-wild_die = En Joker räknas som ett lokomotiv som flyttar ett monster.
value-combined-monster_payment-wild_or_pair = En Joker eller två lika tärningar räknas som ett lokomotiv som flyttar ett monster.
value-combined-monster_payment-none = Monstren flyttas aldrig.
option-end-dead_board = Om sista rundan börjar så snart ingen skulle kunna muta in någon rutt.
value-end-dead_board-true = Sista rundan börjar så snart ingen skulle kunna muta in någon rutt.
value-end-dead_board-false = Spelet fortsätter även om ingen skulle kunna muta in någon rutt.
option-end-explorer_shared = Vem som får poäng för flest städer när det är lika.
value-end-explorer_shared-true = Alla som har lika många får poäng för flest städer.
value-end-explorer_shared-false = Bland dem som har lika många städer avgör fler uppfyllda biljetter, sedan fler tåg förlorade i bergen.
option-end-europe_station_tiebreak = Om färre byggda stationer avgör ett lika resultat som biljetterna inte avgör.
value-end-europe_station_tiebreak-true = Färre byggda stationer avgör ett lika resultat som biljetterna inte avgör.
value-end-europe_station_tiebreak-false = Byggda stationer avgör inte ett lika resultat.
option-end-printed_ties = Om lika resultat om segern avgörs enligt planens steg.
value-end-printed_ties-true = Lika resultat om segern avgörs enligt planens steg.
value-end-printed_ties-false = På alla planer avgör biljetter, sedan stationer, sedan den längsta vägen.
option-boards-open_holdings = Om alla ser de aktier som andra har.
value-boards-open_holdings-true = Alla ser allas aktier.
value-boards-open_holdings-false = Andras aktier ligger nedvända till slutet.

## Headings of tables

heading-action = handling
heading-alvin = Alvin
heading-attractions = sevärdheter
heading-bot = bot
heading-cards = kort
heading-colour = färg
heading-deck = lek
heading-default = förval
heading-dexter = Dexter
heading-districts = stadsdelar
heading-double-tokens = dubbelbrickor
heading-figure = storhet
heading-goods = varor
heading-grand-tour = rundresa
heading-length = längd
heading-lines = varianter
heading-longest-path = längsta sträckan
heading-map = spelplan
heading-mean-score = medelpoäng
heading-meeples = meeples
heading-tourists = turistmarkörer
heading-bullets = snabbtåg
heading-most-cities = flest städer
heading-most-tickets = flest biljetter
heading-option = val
heading-places = platser
heading-player = spelare
heading-players = spelare
heading-points = poäng
heading-rank = placering
heading-shares = aktier
heading-route-points = rutter
heading-rule = regel
heading-seat = stol
heading-single-tokens = enkelbrickor
heading-stations = stationer
heading-stations-left = stationer kvar
heading-ticket = biljett
heading-ticket-sets = biljettset
heading-tickets = biljetter
heading-total = totalt
heading-track = spår
heading-tracks = spår
heading-trains = tåg
heading-type = typ
heading-value = värde
heading-values = värden
heading-win-share = vunna spel

## The command line

version = whistlestop { $version }
error = Fel: { $reason }
error-language = Fel: språket ”{ $language }” finns inte; det finns { $known }.
error-players = { $map } är för { $fewest } till { $most } spelare, inte { $players }.
error-bots =
    { $count ->
        [one] nämn { $count } bot, inte { $given } ({ $bots }).
       *[other] nämn en bot för alla eller { $count } botar, inte { $given } ({ $bots }).
    }
error-file = { $file } kan inte läsas: { $reason }
error-log = { $file }, { $reason }
error-seat = stolen { $seat } finns inte; stolarna går från 0 till { $last }.
error-names = ”{ $given }” nämner inte { $players } olika spelare, med kommatecken emellan.
error-game-over = spelet i { $file } är slut; ”whistlestop replay” berättar det.
error-extra = { $what } behöver paket som inte är installerade: pip install "whistlestop[{ $extra }]"
interrupted = Avbrutet.
compiling = Reglerna görs i ordning
compiled = Reglerna är klara ({ $seconds } s).
simulating = Spelar partier
measuring = Mäter
measuring-part = Mäter: { $part }
mean-scores = Per stol
perft =
    { $count ->
        [one] { $count } variant med { $depth } beslut
       *[other] { $count } varianter med { $depth } beslut
    }
map-summary = { $name } (biljettset { $set }): { $places } platser, { $tracks } spår, { $tickets } biljetter, { $fewest } till { $most } spelare.
map-differences =
    { $count ->
        [0] Den spelas med grundreglerna.
       *[other] Så skiljer den sig från grundreglerna:
    }
map-tracks = Spår
map-tickets = Biljetter
legend-mountain = berg: ett tåg till, 2 poäng till
legend-any-cards = valfria kort får hoppa in
legend-country = gränspunkt i ett land
legend-attraction = sevärdhet
legend-district = stadsdel och dess poäng
legend-meeples = meeples där i början
legend-tourists = hög med turistmarkörer i början
legend-bullet = snabbtågsrutt: ett gemensamt tåg, sedan för alla
legend-goods = värdet av de bästa varorna där
legend-companies = bolag som rutten kan ge en aktie i
map-warning = { $where }: varning: { $reason }
map-sound = { $name } (biljettset { $set }) är i ordning: { $places } platser, { $tracks } spår, { $tickets } biljetter, kontrollsumma { $digest }.
replay-begins = { $map }, { $count } spelare, { $decisions } beslut.

## Help of the command line

help-application = Spela, simulera och studera spelen i Ticket to Ride-familjen. Inofficiellt.
help-language = Språk för alla texter.
help-version = Visa versionen och sluta.
help-json = Visa JSON för program.
help-map = Spelplan: ett namn ur listan från ”maps”, eller sökvägen till en egen fil.
help-players = Antal spelare.
help-ticket-set = Spelplanens biljettset.
help-seed = Slumpens startvärde; samma värde ger samma kort.
help-option = Husregel som nyckel=värde; får ges flera gånger (se ”options”).
help-dice = Spela med tärningsexpansionen: tärningar i stället för tågkort.
help-monsters = Spela med Alvin & Dexter: två monster på spelplanen.
help-plain = En enkel rad i taget: för skärmläsare och högläsning.
help-maps = Lista spelplanerna; med namnet på en (eller sökvägen till en fil) visas den; ”check FILE” kontrollerar en egen fil.
help-maps-show = Visa en spelplan: hur reglerna skiljer sig, dess spår och biljetter.
help-maps-draw = Rita en spelplan som bild (SVG).
help-maps-output = Filen bilden skrivs till.
help-maps-check = Kontrollera en egen spelplansfil och biljettseten bredvid; fel anger raden.
help-maps-name = Spelplanens namn, eller sökvägen till en fil.
help-maps-file = Spelplansfilen.
help-simulate = Spela många partier mellan botar och visa fart och poäng.
help-games = Antal partier.
help-simulate-bot = Bot för alla stolar, eller en för varje stol.
help-threads = Trådar att spela på; resultaten blir desamma.
help-check = Kontrollera i varje ställning att reglernas löften hålls och räkna dem som bryts.
help-play = Spela ett parti i terminalen mot botar.
help-play-bot = Bot för alla motståndare, eller en för var och en: level-1 till level-6, eller en stil; annars den starkaste stilen.
help-play-seat = Din stol, räknad från 0.
help-names = Namn på alla spelare i stolarnas ordning, med kommatecken emellan.
help-confirm = Vänta efter dina rutter och stationer, så att du kan ångra dem.
help-auto-end = Avsluta ditt drag åt dig när inget annat går.
help-save = Fil som spelet skrivs till när det slutar eller bryts.
help-resume = Fortsätt ett spel som sparats i den här filen.
help-replay = Berätta ett sparat spel steg för steg.
help-replay-file = Fil med loggen över ett spel.
help-replay-seat = Berätta bara vad den här stolen såg, räknad från 0.
help-replay-map = Spelplansfilen som spelet spelades på, om den är din egen.
help-perft = Räkna varianterna av en given längd; lika på alla maskiner.
help-depth = Antal beslut.
help-divide = Räkna för varje första handling.
help-bench = Mät hur snabbt den här maskinen spelar.
help-quick = Ta sekunder i stället för minuter.
help-options = Lista husreglerna.
help-compile = Gör reglerna i ordning, så att första spelet börjar genast.
help-completion = Skriv ut ett skript som låter ditt skal fylla i kommandon och val.
help-completion-shell = bash, zsh, fish eller powershell.

## The game in the terminal

welcome = { $map }: du spelar mot { $others }.
welcome-help = Skriv ? när du vill ha hjälp.
turn-summary = Drag { $turn }: du har { $trains } tåg, { $cards } kort och { $points } poäng; de andra: { $others }.
turn-summary-other = { $name } ({ $trains } tåg, { $cards } kort, { $points } poäng)
turn-summary-dice = Drag { $turn }: du har { $trains } tåg, { $tokens } och { $points } poäng; de andra: { $others }.
turn-summary-dice-other = { $name } ({ $trains } tåg, { $tokens }, { $points } poäng)
last-round-running =
    { $count ->
        [one] Det här är det allra sista draget.
       *[other] Sista rundan: { $count } drag kvar, ditt inräknat.
    }
hand = Din hand: { $cards }.
display =
    { $deck ->
        [0] Uppvända: { $cards }; högen är tom.
       *[other] Uppvända: { $cards }; { $deck } kort i högen.
    }
dice = Dina tärningar: { $dice }.
dice-tray = Dina tärningar: { $dice }
dice-used = Alla dina tärningar är använda.
tokens = Dina brickor: { $tokens }.
no-display = Vid det här bordet spelar man med tärningar: det finns inga tågkort.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } är i { $place }, låst av ditt kort.
           *[other] { $monster } är i { $place }, låst av kortet framför { $name }.
        }
        [stuck] { $monster } är i { $place } för gott.
        [nowhere] { $monster } är inte på spelplanen än.
       *[free] { $monster } är i { $place }.
    }
monster-deck =
    { $count ->
        [0] Det finns inga kort kvar för { $monster }: { $monster } kan inte flyttas mer.
       *[other] Det finns { $count } kort kvar för { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Inget kort för { $monster } ligger nervänt framför dig.
        [one] { $count } kort för { $monster } ligger nervänt framför dig.
       *[other] { $count } kort för { $monster } ligger nervända framför dig.
    }
monsters-chaos = Rutter till { $places } kan inte mutas in nu, och biljetter som i slutet nämner ett monsters plats räknas till hälften.
no-monsters = Vid det här bordet spelar man utan monster.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, för { $count } Joker: { $places }.
           *[other] { $monster }, för { $count } Jokrar: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, för { $count } Joker eller par: { $places }.
           *[other] { $monster }, för { $count } Jokrar eller par: { $places }.
        }
       *[cards] { $monster }, för { $count } lokomotiv: { $places }.
    }
reach-none = { $monster } kan inte flyttas nu: { $reason }
auto-end =
    { $on ->
        [yes] Från och med nu slutar ditt drag av sig självt när inget annat går.
       *[no] Från och med nu avslutar du varje drag själv.
    }
choice-take = ta ett kort: { $kind }
choice-draw = dra från högen
choice-tickets = dra biljetter
choice-pass = passa
choice-keep = behåll
choice-return = lämna tillbaka
choice-decline = ta tillbaka korten
choice-give-up = ge upp tunneln
choice-tickets-count =
    dra { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }
choice-end = avsluta ditt drag
choice-end-discarding = avsluta ditt drag och lämna tillbaka { $tokens }
choice-reroll = slå om { $dice }
choice-reroll-nothing = behåll alla tärningar
choice-buy =
    { $token ->
        [single] köp en enkelbricka med { $dice }
       *[double] köp en dubbelbricka med { $dice }
    }
choice-place = ställ { $monster } i { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] flytta { $monster } till { $place } för { $count } Joker
           *[other] flytta { $monster } till { $place } för { $count } Jokrar
        }
        [pairs] { $count ->
            [one] flytta { $monster } till { $place } för { $count } Joker eller par
           *[other] flytta { $monster } till { $place } för { $count } Jokrar eller par
        }
       *[cards] flytta { $monster } till { $place } för { $count } lokomotiv
    }
choice-replace =
    { $what ->
        [locomotive] ersätt ett lokomotiv med { $count } valfria kort
       *[card] ersätt ett kort i färgen med { $count } valfria kort
    }
choice-give = ge { $card }
choice-split = { $tickets }
choice-meeple = ta { $meeple }
choice-stack = ställa högen ”{ $symbol }” i { $place }
choice-tourist = ta turistmarkören ”{ $symbol }” från { $place }
choice-share = ta aktie { $number } i { $company } (efter plats { $points })
choice-dummy-share = ge dummyn aktie { $number } i { $company } (efter plats { $points })
choice-no-share = ta ingen aktie
choice-passenger-place = ställ en passagerare i { $place }
choice-passenger-travel = låt passageraren i { $place } resa
choice-no-passenger = ingen passagerare
choice-travel =
    { $purse ->
        [cards] till { $place } över { $route }, för ett passagerarkort
        [dice] till { $place } över { $route }, för en Joker
       *[nothing] till { $place } över { $route }
    }
choice-stop = stanna här
choice-station = station i { $place }
choice-pay = { $cards }
menu-ways = På vägen för dina biljetter:
menu-routes = Du kan muta in { $count } rutter: nämn en (”claim par zur”) eller skriv ”actions” för listan.
menu-stations = En station kan byggas på { $count } platser: skriv ”station” och platsen.
menu-places = Skriv en plats, eller ”actions” för alla { $count }.
menu-reroll = Nämn tärningarna du slår om (”enkel joker”, ”2 enkel”, ”all”), dem du behåller (”keep dubbel”), eller ”nothing”.
menu-buy =
    { $token ->
        [single] Två oanvända tärningar köper en enkelbricka: skriv ”buy enkel” och tärningarna.
        [double] Två oanvända tärningar köper en dubbelbricka: skriv ”buy dubbel” och tärningarna.
       *[both] Två oanvända tärningar köper en bricka: skriv ”buy enkel” eller ”buy dubbel” och tärningarna.
    }
menu-move =
    { $count ->
        [one] { $monster } kan gå till { $count } plats: skriv ”{ $word }” och platsen, eller ”reach { $word }” för att se den.
       *[other] { $monster } kan gå till { $count } platser: skriv ”{ $word }” och platsen, eller ”reach { $word }” för att se dem.
    }
menu-discard = ”end discarding” och brickorna lämnar tillbaka några innan ditt drag slutar.
prompt-action = Din handling:
prompt-second-card = Ditt andra kort:
prompt-payment = Betalning:
prompt-place = { $monster } går till:
prompt-reroll = Slå om:
prompt-after-action = Något mer (Enter avslutar ditt drag):
prompt-end-unused = Du har inte använt { $dice }. ”end” avslutar ditt drag ändå, Enter går vidare:
prompt-tickets =
    { $least ->
        [0] Nummer att behålla (eller all, eller none):
       *[other] Nummer att behålla, minst { $least } (eller all):
    }
prompt-which = Nummer:
prompt-confirm = Enter avslutar ditt drag, undo ångrar det:
prompt-replay = { $number } av { $total }, Enter fortsätter, q slutar:
question-payment = Hur betalar du { $route }?
question-station = Hur betalar du stationen i { $place }?
question-place = Du ställer ut { $monster } på spelplanen: så länge { $monster } är där kan ingen rutt till den platsen mutas in.
question-tunnel-dice =
    { $kind ->
        [single] { $route } kostar { $price } Enkel. Hur betalar du?
       *[double] { $route } kostar { $price } Dubbel. Hur betalar du?
    }
tunnel-odds = Tre tunneltärningar visar i { $none } % av fallen ingen symbol, i { $one } % en, i { $two } % två, i { $three } % tre.
question-tickets =
    Hur betalar du { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }?
question-move = Hur betalar du för att flytta { $monster } till { $place }?
question-surcharge = Du har lagt ut { $laid }. Betalar du { $count } kort extra?
question-split =
    { $count ->
        [one] { $count } biljett delas ut. Ur vilken lek ska den komma? Kvar finns { $left }.
       *[other] { $count } biljetter delas ut. Ur vilka lekar ska de komma? Kvar finns { $left }.
    }
question-meeple = Vilken meeple tar du från { $place }? Du har { $meeples }.
question-stack = Vilken hög ställer du var? Kvar är { $symbols }; vilken plats som helst utan hög duger.
question-tourist = Vid varje ände av din rutt väntar en turistmarkör. Vilken tar du? Du har: { $symbols }.
question-share = Vems aktie tar du? Du har { $shares }.
question-dummy-share = Vilken aktie får dummyn?
question-passenger = Ställer du en passagerare vid en ände av rutten? Du har { $count } kvar.
question-travel = Din passagerare är i { $place }. Vart reser den?
prompt-split = Dina biljetter:
prompt-meeple = Din meeple:
prompt-stack = Din hög:
prompt-tourist = Din markör:
prompt-passenger = Din passagerare:
prompt-travel = Till:
collected-meeples = { $name }: { $meeples }.
collected-tourists = { $name }: turistmarkörer { $symbols }.
prompt-share = Din aktie:
prompt-dummy-share = Dummyns aktie:
shares-of = { $company } { $numbers }
no-shares-held = inga
held-shares = { $name }: aktier { $shares }.
hidden-shares = { $name }: aktierna ligger nedvända.
dummy-shares = Dummyn: { $shares }.
shown-shares = Uppvända av dummyns: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: alla aktier är tagna; efter plats { $points }.
       *[other] { $company }: aktie { $number } överst, { $count } kvar; efter plats { $points }.
    }
standing-passengers = { $name }: passagerare i { $places }, ännu inte utställda: { $left }; { $points } poäng för varor.
place-meeples = { $place }: { $meeples }.
place-tourists = { $place }: ”{ $symbol }” × { $count }.
bullet-progress = { $name }: framsteg med snabbtåg: { $spaces }.
bullet-routes =
    { $count ->
        [0] Det står inget snabbtåg på spelplanen än.
       *[other] Snabbtåg står på { $count } rutter, som alla kan använda: { $routes }.
    }
bullet-trains-left = Snabbtåg kvar: { $count }.
place-goods = { $place }: varor värda { $values }, den första överst.
no-pieces = Det finns varken meeples, varor eller aktier på den här spelplanen.
question-substitutes =
    { $count ->
        [one] Vilket kort ger du som ersättning? Du har { $cards }.
       *[other] Vilka { $count } kort ger du som ersättning? Du har { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Kort att ge:
       *[other] Kort att ge, { $count } sammanlagt:
    }
substitutes-wrong-count = Nämn { $count } kort, inte { $given }.
substitutes-not-understood = ”{ $text }” går inte att förstå. Nämn { $count } kort, till exempel ”röd 2 blå 1”, eller ? för hjälp.
cannot-pay-surcharge = Det kan du inte betala (du har { $cards }).
cannot-pay-tunnel =
    Du kan inte betala { $price ->
        [one] { $price } symbol
       *[other] { $price } symboler
    } (du har { $dice } och { $tokens }).
not-this-payment = ”{ $text }” duger inte som betalning, eller kan betyda flera saker.
no-such-price =
    ”{ $text }” flyttar inget monster. { $purse ->
        [wilds] En Joker för det upp till { $near } platser, två upp till { $far }.
        [pairs] En Joker eller ett par lika tärningar för det upp till { $near } platser, två upp till { $far }.
       *[cards] Ett lokomotiv för det upp till { $near } platser, två upp till { $far }.
    }
no-such-number = { $number } finns inte; numren går till { $most }.
which-one = Det kan vara { $count } saker:
which-of-many = Det kan vara { $count } saker: säg mer.
not-possible = { $action } – går inte: { $reason }
possible = { $action } – går nu.
not-understood = ”{ $text }” går inte att förstå. Skriv ett nummer, ett namn eller ? för hjälp.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Du erbjuds { $count } biljett; du behöver inte behålla den.
           *[other] Du erbjuds { $count } biljetter; du behöver inte behålla någon.
        }
       *[other] Du erbjuds { $count } biljetter; behåll minst { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Lek: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = ”{ $text }” går inte att förstå. Skriv numren att behålla, till exempel ”1 3”, eller ? för hjälp.
ticket-connected = { $ticket }: förbunden.
ticket-cut-off = { $ticket }: avskuren, det finns ingen väg kvar för egna rutter.
ticket-open =
    { $enough ->
        [yes] { $ticket }: { $trains } tåg till, via { $routes }.
       *[no] { $ticket }: { $trains } tåg till, via { $routes }, fler än du har.
    }
ticket-connected-goal = { $ticket }: förbunden med { $goal }, vilket ger { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $ticket }: { $trains } tåg till, via { $routes }, till { $goal }.
       *[no] { $ticket }: { $trains } tåg till, via { $routes }, till { $goal }, fler än du har.
    }
ticket-halved = { $text } Den räknas bara som { $points } så länge ett monster är i { $places }.
ticket-cost-halved = { $text } Misslyckas den kostar den bara { $points } så länge ett monster är i { $places }.
own-tickets = Dina biljetter: { $tickets }.
no-tickets = Du har inga biljetter.
owned-routes =
    { $count ->
        [0] { $name }: inga rutter.
        [one] { $name }: { $count } rutt: { $routes }.
       *[other] { $name }: { $count } rutter: { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name }: station i { $places }.
       *[other] { $name }: stationer i { $places }.
    }
routes-usage = Skriv ”routes” och en plats, till exempel ”routes paris”.
routes-from = Rutter från { $place }:
route-state =
    { $state ->
        [owned] { $route } – ägare: { $name }.
        [everybody] { $route } – där står ett snabbtåg: alla kan använda den.
        [closed] { $route } – stängd.
        [chaos] { $route } – ledig, men { $name } är i { $place }.
       *[open] { $route } – ledig.
    }
no-such-place = Det finns ingen plats ”{ $text }” på den här spelplanen.
which-place = Vilken plats? { $places }.
score-own = Du: { $total } poäng om spelet slutade nu: { $parts }.
score-part-routes = rutter { $points }
score-part-tickets = biljetter { $points } ({ $fulfilled } av { $kept } förbundna)
score-part-stations = stationer { $points }
score-part-grand-tour = rundresa { $points }
score-part-attractions = sevärdheter { $points }
score-part-districts = stadsdelar { $points }
score-part-meeples = meeples { $points }
score-part-tourists = turistmarkörer { $points }
score-part-bullets = snabbtåg { $points }
score-part-goods = varor { $points }
score-secret-shares = Vad aktierna är värda visas till slut.
score-part-longest-path =
    { $points ->
        [0] längsta sträckan { $length } lång
       *[other] längsta sträckan { $length } lång, längst av alla just nu, { $points }
    }
score-secret-tickets = Bonusar som beror på allas biljetter är inte med: biljetter är hemliga.
score-open = { $name }: { $points } poäng för rutter, längsta sträckan { $length } lång; biljetter är hemliga.
score-monsters = Bonusarna för monsterkort är inte med: nervända kort är hemliga.
log-more =
    { $count ->
        [one] { $count } tidigare rad: skriv ”log all”.
       *[other] { $count } tidigare rader: skriv ”log all”.
    }
why-usage = Skriv ”why” och en handling, till exempel ”why claim paris zurich”.
undone = Ångrat.
save-usage = Skriv ”save” och ett filnamn.
save-other-file = { $file } finns och är inget sparat spel; välj ett annat namn.
save-failed = { $file } kan inte skrivas: { $reason }
saved = Spelet är sparat i { $file }.
resume-line = Fortsätt med: { $line }
quit-question = Sluta? Skriv ett filnamn för att spara först, yes för att sluta utan att spara, Enter för att spela vidare:
goodbye = Hej då.
cut-off = Spelet bryts här.
scoring = Poängen räknas.
scoring-routes = { $name }: { $points } poäng för rutter.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: biljetten { $ticket } är förbunden: plus { $points }, halverad: ett monster var i { $places }.
            [twice] { $name }: biljetten { $ticket } är förbunden: plus { $points }, halverad två gånger: monster var i { $places }.
           *[no] { $name }: biljetten { $ticket } är förbunden: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: biljetten { $ticket } är inte förbunden: minus { $points }, halverad: ett monster var i { $places }.
            [twice] { $name }: biljetten { $ticket } är inte förbunden: minus { $points }, halverad två gånger: monster var i { $places }.
           *[no] { $name }: biljetten { $ticket } är inte förbunden: minus { $points }.
        }
    }
scoring-borrowed = { $name }: stationerna lånar { $routes }.
scoring-stations = { $name }: { $points } poäng för stationer som är kvar.
scoring-longest-path =
    { $points ->
        [0] { $name }: längsta sträckan { $length } lång.
       *[other] { $name }: längsta sträckan { $length } lång, längst av alla: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: förbundna biljetter: { $count }.
       *[other] { $name }: förbundna biljetter: { $count }, flest av alla: plus { $points }.
    }
scoring-grand-tour = { $name }: rundresa, dubbelt förbundna biljetter: plus { $points }.
scoring-most-cities = { $name }: den största gruppen av förbundna städer: plus { $points }.
scoring-attractions = { $name }: sevärdheter: plus { $points } poäng.
scoring-districts = { $name }: stadsdelar: plus { $points } poäng.
scoring-meeples = { $name }: flest eller näst flest meeples i en färg: plus { $points }.
scoring-tourists = { $name }: turistmarkörer: plus { $points }.
scoring-bullets = { $name }: framsteg med snabbtåg: { $points } poäng.
scoring-shares = { $name }: platser i bolag: plus { $points }.
scoring-goods = { $name }: varor: plus { $points } poäng.
scoring-monster =
    { $points ->
        [0] { $name }: kort för { $monster }: { $count }.
       *[other] { $name }: kort för { $monster }: { $count }, flest av alla: plus { $points }.
    }
result = Resultat
winner =
    { $tie ->
        [shared] { $names } delar segern med { $points } poäng.
        [broken] { $who ->
            [you] Du vinner med { $points } poäng, genom särskiljning.
           *[other] { $names } vinner med { $points } poäng, genom särskiljning.
        }
       *[none] { $who ->
            [you] Du vinner med { $points } poäng.
           *[other] { $names } vinner med { $points } poäng.
        }
    }

help-play-answers = Svara med ett nummer ur listan eller med ord; början av orden räcker, i vilken ordning som helst.
help-play-cards = Kort: ”take röd” eller bara ”röd”, ”draw” för högen.
help-play-claim = Rutter: ”claim paris zurich”, ”par zur”, ”par zur röd” för att säga hur du betalar, ”#2” för det andra spåret.
help-play-station = Stationer: ”station paris”, där spelplanen har dem.
help-play-tickets = Biljetter: ”draw tickets” för nya, sedan numren att behålla; ”tickets” säger hur dina ligger till.
help-play-reroll = Tärningar: ”enkel joker” eller ”2 enkel” slår om dem, ”keep dubbel” de andra, ”all” och ”nothing”.
help-play-claim-dice = Rutter: ”claim paris zurich”, ”par zur”, ”par zur joker 1” för att säga hur du betalar; stationer: ”station paris”.
help-play-buy = Brickor: ”buy enkel with dubbel station” ger två oanvända tärningar för en; ”end discarding enkel” lämnar tillbaka en.
help-play-dice-tickets = Biljetter: ”draw 2 tickets” för två Stationer eller Jokrar, sedan numren att behålla, eller none.
help-play-end = ”end” avslutar ditt drag; ”auto” växlar om det slutar av sig självt när inget annat går.
help-play-monsters =
    { $purse ->
        [dice] Monster: ”alvin boston” flyttar Alvin för så få Jokrar som möjligt, ”alvin boston 2” för två.
       *[cards] Monster: ”alvin boston” flyttar Alvin för så få lokomotiv som möjligt, ”alvin boston 2” för två.
    }
help-play-reach = ”monsters” säger var de är, ”reach alvin” vart Alvin kan gå.
help-play-meeples = Meeples: ”red” tar en när du blir tillfrågad; ”meeples” listar dem på spelplanen, ”board” dem alla har.
help-play-tourists = Turistmarkörer: ”bridge presidio” ställer ut en hög i början, ”bridge” tar en markör när du blir tillfrågad; ”tourists” listar högarna, ”board” allas markörer.
help-play-bullets = Snabbtåg: muta in en snabbtågsrutt som en grå; ”bullets” listar de byggda och hur många tåg som är kvar, ”board” allas framsteg.
help-play-shares = Aktier: nämn bolaget när du blir tillfrågad, eller ”no share”; ”shares” visar högarna, ”board” vad du har.
help-play-passengers = Passagerare: ”berlin” eller ”no” efter en inmutning; ”passenger berlin” låter den resa, sedan platsen dit, eller ”stop”.
help-play-goods = ”goods” listar varorna i städerna, ”board” säger var passagerare är.
help-play-look = Slå upp: actions, hand, display, board, score, log (”log all”).
help-play-look-dice = Slå upp: actions, dice, board, score, log (”log all”).
help-play-routes = ”routes paris” listar en plats rutter med pris och ägare.
help-play-rules = ”rules” förklarar reglerna vid det här bordet, ”rules tickets” en av dem.
help-play-why = ”why claim paris zurich” säger varför något inte går.
help-play-undo = ”undo” ångrar ditt drag så länge inget dolt har setts.
help-play-save = ”save FILE” sparar spelet, ”quit” slutar; ”whistlestop play --resume FILE” fortsätter.

## The server

help-serve = Erbjud spelet i webbläsaren.
help-serve-host = Adress att lyssna på; 0.0.0.0 släpper in vänner i ditt nätverk.
help-serve-port = Port att lyssna på.
help-serve-database = Var borden sparas: en fil, eller adressen till en databas.
help-serve-redis = Adressen till en Redis, så att processer kan dela borden i en PostgreSQL.
help-serve-processes = Hur många processer som arbetar bakom porten.
help-serve-logs = Hur loggen skrivs: text eller json.
help-serve-public-url = Var folk når servern, om det inte är där den lyssnar.
help-serve-bot-threads = Hur många botar som får tänka samtidigt.
help-serve-open = Öppna spelet i webbläsaren.
serve-local = Spelet finns på { $address }
serve-friends = Vänner når det på { $address }
serve-compiling = Reglerna kompileras i bakgrunden; under den första minuten eller två tänker bottarna lite långsammare.
serve-stop = Tryck Ctrl+C för att stoppa.
serve-closed = Servern kan inte lyssna på { $host }, port { $port }: { $reason }
serve-shared-file = Flera processer kan inte dela SQLite: det är en fil som en process skriver i. Ange en PostgreSQL med --database postgresql+psycopg://…
serve-shared-redis = Flera processer behöver en Redis för att veta vem av dem som har ett bord. Ange den med --redis redis://…
serve-redis-address = Adressen till Redis är ingen som redis://localhost:6379: { $reason }
database-newer = Databasen har version { $found }; det här programmet känner till versioner upp till { $known }.
database-corrupt = Databasen är skadad eller är ingen databas: { $reason }. Återställ den från en kopia.
database-unreachable = Databasen kan inte användas: { $reason }
server-no-client = Webbläsarspelet är inte byggt än
server-build-client = Den här servern körs från källkoden utan webbläsardelen. Kör ”make play” där: det bygger den och startar spelet.

refusal-malformed = Servern förstod inte ett meddelande från sidan. Ladda om den.
refusal-oversized = Det är för långt.
refusal-too-frequent = Det var för mycket på en gång. Vänta en stund.
refusal-foreign-origin = Sidan hör inte till servern den talar med.
refusal-foreign-host = Servern känner inte igen sig under det namnet. Den som sköter den kan ange dess publika adress.
refusal-unknown-table = Det bordet finns inte.
refusal-wrong-token = Länken öppnar ingen stol här.
refusal-not-found = Något sådant finns inte här.
refusal-storage-failed = Servern kunde inte spara det, så det har inte hänt. Försök igen.
refusal-frozen = Spelet började med en annan version av programmet och kan inte fortsätta med den här.
refusal-busy = Servern har fullt upp just nu. Försök igen om en stund.
refusal-failed = Något gick fel på servern; ingenting ändrades. Försök igen.
refusal-too-slow = Det tog för lång tid att komma fram. Försök igen.
refusal-password-needed = Det här bordet är för dem som kan lösenordet.
refusal-wrong-password = Det är inte bordets lösenord.
refusal-not-seated = Du tittar på; det kan bara spelare göra.
refusal-not-host = Det kan bara den som dukade bordet göra.
refusal-not-started = Spelet har inte börjat än.
refusal-already-started = Spelet har redan börjat.
refusal-table-full = Alla stolar är upptagna.
refusal-seat-taken = Där sitter redan någon.
refusal-name-taken = Någon vid bordet heter redan så.
refusal-colour-taken = Någon vid bordet har redan den färgen.
refusal-bad-table = Så kan man inte duka ett bord.
refusal-seats-open = Det finns fortfarande lediga stolar.
refusal-too-many-tables = Servern har inte plats för ett bord till.
refusal-too-many-spectators = Det finns inte plats för fler åskådare.
refusal-no-proposal = Det förslaget gäller inte längre.
refusal-no-hints = Tips är avstängda vid det här bordet.
refusal-game-running = Spelet är inte slut än.

## The page in the browser

web-motto = En tågkväll med vänner och botar. Inget konto, ingen manual.
web-new-game = Ett nytt spel
web-new-game-text = Duka ett bord för vänner på egna enheter, för folk runt en enhet och för botar.
web-your-name = Ditt namn
web-set-table = Duka ett bord
web-quick = Spela genast med två botar ({ $level })
web-level =
    { $level ->
        [1] lätt
        [2] medel
        [3] bra
        [4] stark
        [5] mycket stark
       *[other] mästare
    }
web-next-level = Nästa motståndare: { $bot } ({ $level })
web-join = Gå med hos vänner
web-join-text = Öppna länken de skickade, eller skriv koden till deras bord.
web-code = Bordets kod
web-join-button = Gå med
web-my-tables = Mina bord
web-finished-tables = Avslutade spel ({ $count })
web-state-waiting = väntar på spelare
web-state-playing = pågår
web-state-over = slut
web-state-frozen = kan inte fortsätta
web-forget = Glöm bordet { $code }
web-forget-word = Glöm
web-offline = Servern går inte att nå just nu.
web-loading = Spelplanen läggs ut …
web-reconnecting = Anslutningen bröts. Försöker igen …
web-close = Stäng
web-done = Klart
web-cancel = Avbryt
web-yes = Ja
web-no = Nej
web-copy = Kopiera
web-copied = Kopierat
web-share = Dela
web-link = Länk
web-guest = Gäst
web-to-lobby = Alla bord

web-board-choice = Spelplan
web-board-group =
    { $group ->
        [first] Till att börja med
        [countries] Länder och kontinenter
        [cities] Städer, för ett kort spel
       *[more] Fler spelplaner
    }
web-board-rules =
    { $count ->
        [0] Så spelas { $board }
       *[other] Så spelas { $board }, och vad som inte är säkert
    }
web-for-players = { $fewest } till { $most } spelare
web-ticket-set = Biljettset
web-ticket-set-base = som tryckt
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }
web-expansions = Expansioner
web-expansion-dice = Tärningsexpansionen
web-expansion-monsters = Alvin & Dexter
web-seats = Stolar
web-seat-kind = Vem som sitter på stol { $number }
web-seat-remove = Ta bort stol { $number }
web-seat-remove-word = Ta bort
web-seat-mine = Vid den här enheten
web-seat-open = Ledig för en vän
web-seat-open-text = Vänner sätter sig med länken.
web-seat-bot = Bot
web-name = Namn
web-bot-level = Vilken bot
web-bots-levels = Nivåer
web-bots-styles = Spelstilar
web-bot-plain = { $name }
web-livery = Färg { $colour }, mönster { $pattern }: ändra
web-livery-choose = Färg och mönster
web-colour = Färg
web-colour-red = röd
web-colour-blue = blå
web-colour-green = grön
web-colour-yellow = gul
web-colour-black = svart
web-colour-purple = lila
web-pattern = Mönster
web-pattern-plain = enfärgat
web-pattern-stripes = ränder
web-pattern-dots = prickar
web-pattern-checks = rutor
web-pattern-chevrons = sicksack
web-pattern-rings = ringar
web-house-rules = Klocka och mer
web-more-rules = Fler inställningar och husregler
web-clock = Tid för ett drag
web-clock-none = så länge det tar
web-clock-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
web-clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
web-clock-is-seconds =
    Alla har { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    } för ett drag.
web-clock-is-days =
    Alla har { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    } för ett drag.
web-bot-speed = Hur snabbt botarna svarar
web-bot-speed-slow = i lugn takt
web-bot-speed-middle = som människor
web-bot-speed-fast = snabbt
web-bot-speed-once = genast
web-takeover = En bot spelar för den som får slut på tid, tills hen kommer tillbaka
web-plan-not-ready = Den här spelplanen kräver minst { $fewest } stolar, varav en vid den här enheten.
web-open-table = Öppna bordet
web-start-now = Starta spelet

web-invite = Bjud in vänner
web-qr = Länken som kod för en telefons kamera
web-watching-now =
    { $count ->
        [0] Ingen tittar på.
       *[other] { $count } tittar på.
    }
web-sit = Sätt dig här
web-sit-also = En till vid den här enheten
web-leave = Lämna
web-make-bot = Bot
web-make-open = Ledig
web-here = är här
web-away = borta
web-start = Starta spelet
web-start-waits = Spelet kan börja när alla stolar är upptagna; ge lediga till botar.
web-host-starts = Du har en stol. Spelet börjar när värden startar det.
web-this-table = Det här bordet
web-fingerprint = Förseglat startvärde: { $fingerprint }
web-fairness = Ärligt spel: det förseglade fröet

web-your-turn = Din tur
web-turn-of =
    { $count ->
        [one] { $names } tänker
       *[other] Väntar på { $names }
    }
web-wait = Ett ögonblick
web-over = Spelet är slut
web-last-turns =
    { $count ->
        [one] allra sista draget
       *[other] sista rundan: { $count } drag
    }
web-last-moves = Senaste dragen
web-last-call = Sista rundan har börjat!
web-last-call-read = Jag förstår
web-clock-left = Tid kvar: { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
web-board = Spelplanen { $board }. Piltangenterna flyttar den, plus och minus zoomar, 0 visar allt.
web-zoom-in = Zooma in
web-zoom-out = Zooma ut
web-zoom-fit = Visa hela spelplanen
web-zoom-in-word = närmare
web-zoom-out-word = längre
web-zoom-fit-word = allt
web-claim-route = Muta in { $route }
web-choice-claim = muta in { $route }
web-ask-claim = Försöka med tunneln { $route }?
web-which-track = Vilket spår?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] vänster spår
        [right] höger spår
        [upper] övre spåret
        [lower] nedre spåret
       *[middle] mellersta spåret
    })
web-not-now =
    { $phase ->
        [tickets] Välj först dina biljetter.
        [split] Säg först hur många biljetter du drar ur vilken lek.
        [second_card] Du håller på att dra: ta först ditt andra kort.
        [payment] Betala först det du har valt, eller avbryt.
        [tunnel] Gör först klart tunneln.
        [place_monster] Först ställs monstren ut på spelplanen.
        [reroll] Bestäm först vilka tärningar du slår om.
        [after_action] Din handling är gjord: bara det som får följa på den går.
        [meeple] Ta först en meeple.
        [put_stack] Först ställs högarna med turistmarkörer ut.
        [tourist] Ta först en turistmarkör.
        [share] Ta först en aktie, eller ingen.
        [dummy_share] Välj först en aktie åt dummyn.
        [passenger] Säg först om en passagerare ställs ut på spelplanen.
        [travel] Din passagerare är på väg: res vidare eller avsluta resan.
        [over] Spelet är slut.
       *[action] Det går inte nu.
    }
web-track-mountains = { $count } berg: det kostar { $trains } tåg.
web-track-no-locomotives = Inga lokomotiv här.
web-track-substitute =
    { $what ->
        [locomotive] { $count } valfria kort får ersätta ett lokomotiv.
       *[card] { $count } valfria kort får ersätta ett i färgen.
    }
web-border-point = En gränspunkt, land: { $country }. Biljetter till { $country } slutar här.
web-attraction = En sevärdhet: { $count } poäng för den som har en rutt här.
web-district = Förbunden med { $others }: { $count } poäng.
web-meeples-here = Meeples här: { $meeples }.
web-tourists-here = Turistmarkörer här: ”{ $symbol }” × { $count }.
web-route-for-all = Här står ett snabbtåg: alla kan använda rutten.
web-bullets-left = Snabbtåg kvar: { $count }
web-bullets-gone = Inga snabbtåg kvar: lediga snabbtågsrutter är vanliga grå
web-track-bullet = Snabbtågsrutt: så länge det finns snabbtåg kostar den inga tåg och ger framsteg { $spaces } i stället för poäng.
web-progress-worth = Framsteg { $spaces }: värt { $points } poäng nu
web-count-progress = framsteg
web-ticket-bullets = snabbtågsrutter kvar: { $routes }, tåg: { $count }
web-goods-here =
    { $count ->
        [one] Här ligger { $count } varubricka, värd { $value }.
       *[other] Här ligger { $count } varubrickor, den översta värd { $value }.
    }
web-passengers-here = Här står en passagerare: { $names }.
web-route-open = Ingen äger den här rutten än.
web-route-owned = Den tillhör { $name }.
web-route-takers =
    { $count ->
        [0] Ingen kan muta in den längre.
       *[other] Kan fortfarande mutas in av: { $names }.
    }
web-route-price = Den kostar dig:
web-monster-here = { $monster } är här: ingen rutt till den här platsen kan mutas in.
web-monster-at = { $monster } i { $place }
web-monster-card = Kortet för { $monster } ligger uppvänt här
web-station-here = Här står en station som tillhör { $name }.

web-choose-tickets = Vilka biljetter behåller du?
web-keep-least =
    { $count ->
        [0] Behåll så många du vill, eller ingen.
       *[other] Behåll minst { $count }.
    }
web-keep =
    { $count ->
        [0] Behåll ingen
        [one] Behåll { $count } biljett
       *[other] Behåll { $count } biljetter
    }
web-tickets-wait = Valt. Du kan ändra dig tills alla har valt.
web-points = { $count } poäng
web-ticket-connected = förbunden
web-ticket-connected-to = förbunden med { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = ingen väg kvar för egna rutter
web-ticket-failed = inte förbunden
web-ticket-trains = { $count } tåg till
web-ticket-trains-to = { $count } tåg till för att nå { $place }
web-ticket-too-far = { $count } tåg till, fler än du har
web-ticket-half = räknas till hälften nu: ett monster är i { $places }
web-ticket-halved = halverad: ett monster var i { $places }

web-your-action = Din handling
web-action =
    { $count ->
        [0] Tar du två kort eller drar du biljetter? Du kan inte betala någon rutt än.
        [one] Tar du två kort, mutar du in rutten med guldkant eller drar du biljetter?
       *[other] Tar du två kort, mutar du in en av { $count } rutter med guldkant eller drar du biljetter?
    }
web-action-dice =
    { $count ->
        [0] De här tärningarna betalar ingen rutt. Drar du biljetter, köper du brickor eller avslutar du ditt drag?
        [one] Mutar du in rutten med guldkant, eller använder du tärningarna till något annat?
       *[other] Mutar du in en av { $count } rutter med guldkant, eller använder du tärningarna till något annat?
    }
web-second-card = Vilket kort tar du som det andra?
web-question-place = Var ska { $monster } börja?
web-question-place-note = Ingen rutt dit kan mutas in så länge { $monster } är där.
web-after-action = Din handling är gjord. Något mer?
web-turn-ends = Din handling är klar och inget kan följa. Din tur slutar strax.
web-pick-station = Var ska din station stå? Tryck på en plats.
web-pick-monster = Vart ska { $monster } gå? Tryck på en plats.
web-far = Streckade platser kostar två lokomotiv.
web-build-station = Bygg en station
web-station-short = Station
web-tickets-draw = Dra biljetter:
web-move-monster = Flytta { $monster }
web-choice-move-dice =
    flytta { $monster } till { $place } för { $count ->
        [one] { $count } Joker
       *[other] { $count } Jokrar
    }
web-choice-pay = Betala { $cards }
web-give = Kort att ge
web-give-cards =
    { $what ->
        [locomotive] Vilka { $count } kort ska stå för ett lokomotiv?
       *[card] Vilka { $count } kort ska stå för ett i färgen?
    }
web-give-one = Ge { $card }
web-give-less = Behåll { $card }
web-give-these = Ge { $cards }
web-give-none = Ge
web-split = Biljetter ur två lekar
web-split-question = Du drar { $count } biljetter. Hur många ur vilken lek?
web-meeple = En meeple
web-meeple-question = Vilken meeple tar du i { $place }?
web-stack = En hög turistmarkörer
web-stack-question = Var ställer du högen ”{ $symbol }”? Tryck på en plats.
web-tourist = En turistmarkör
web-tourist-question = Vilken markör tar du?
web-tourists-own = Turistmarkörer: { $symbols }
web-track-companies = Den kan ge en aktie i { $companies }.
web-companies-dummy = Dummy
web-companies-points = Poäng efter plats
web-companies-own = Dina
web-companies-top = Överst
web-companies = Bolag
web-share-told = { $company }: aktie { $number }, du har { $own }; efter plats { $points }.
web-share-question = Vems aktie tar du för { $route }?
web-dummy-share-question = Vilken aktie vid { $route } får dummyn?
web-no-share = Ingen aktie
web-meeple-letter-black = S
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = V
web-meeple-letter-yellow = G
web-meeple-letter-green = N
web-passenger = En passagerare
web-passenger-question = Ställer du en passagerare vid en ände av din nya rutt?
web-journey = En resa
web-journey-question =
    { $count ->
        [one] Din passagerare är i { $place }. Reser den vidare längs rutten som lyser?
       *[other] Din passagerare är i { $place }. Längs vilken av { $count } lysande rutter reser den vidare?
    }
web-move-passenger = Flytta en passagerare
web-pick-passenger = Vilken passagerare ska resa? Tryck på dess plats.
web-cannot-undo = Det här kan du inte ångra på egen hand.
web-take = Ta { $card }
web-draw-sure = Dra ett kort från högen?
web-display = Uppvända kort
web-deck =
    { $count ->
        [0] Högen är tom
       *[other] Dra från högen: { $count } kort
    }
web-deck-word = Hög
web-hand = Din hand: { $cards }
web-hand-empty = Inga kort på hand
web-hand-head = Din hand ({ $count })
web-hand-fits = { $cards }: visa rutter i den här färgen
web-dice = Tärningar
web-no-dice = Inga tärningar ligger kvar på bordet.
web-dice-wait = Tärningarna slås när första draget börjar.
web-dice-of = slaget av { $name }
web-die-marked = slå om
web-no-tokens = Inga brickor än
web-die-swapped = byt
web-reroll = Vilka tärningar slår du om? Tryck på dem.
web-dice-enough =
    { $count ->
        [0] Som de ligger betalar de ingen rutt.
        [one] Som de ligger betalar de { $count } rutt.
       *[other] Som de ligger betalar de { $count } rutter.
    }
web-reroll-marked =
    { $count ->
        [0] Slå om
        [one] Slå om { $count } tärning
       *[other] Slå om { $count } tärningar
    }
web-stand = Behåll alla
web-buy-token =
    { $token ->
        [single] Köp en enkelbricka för två tärningar
       *[double] Köp en dubbelbricka för två tärningar
    }
web-swap = Tryck på två tärningar för att byta dem mot en bricka.
web-swap-for = Mot vilken bricka byter du dem?
web-end-turn = Avsluta draget
web-end-sure = Avsluta ditt drag?
web-discard = Lämna tillbaka brickor
web-give-back = Lämna tillbaka { $tokens }
web-tunnel = Tunneln { $route }
web-tunnel-revealed = Korten som vändes upp
web-tunnel-laid = Du har lagt ut { $laid }.
web-tunnel-too-dear = Du kan inte betala vad tunneln kostar extra.
web-tunnel-too-dear-dice = Det kan du inte betala.
web-tunnel-symbols =
    { $count ->
        [0] Tunneltärningarna visar ingen symbol: det kostar inget extra.
        [one] Tunneltärningarna visar { $count } symbol: det kostar { $count } till.
       *[other] Tunneltärningarna visar { $count } symboler: det kostar { $count } till.
    }

web-undo = Ångra
web-undo-ask = Be om att få ångra
web-undo-alone = Ångra ditt senaste beslut
web-undo-all = Fråga alla om du får ångra ditt senaste beslut
web-undo-asked = De andra tillfrågas om du får ångra det.
web-undo-proposal = En önskan om att ångra drag
web-undo-wish = { $name } vill ångra { $count } beslut.
web-undo-waiting = Väntar på att { $count } spelare ska gå med på det.
web-agree = Godkänn
web-disagree = Avböj
web-undo-withdraw = Strunta i det

web-players = Spelare
web-me = du
web-bot = bot, { $bot }
web-bot-plays = en bot spelar
web-to-move = står på tur
web-count-points = poäng
web-count-trains = tåg
web-count-cards = kort
web-count-tokens = brickor
web-count-tickets = biljetter
web-count-stations = stationer
web-count-passengers = passagerare
web-count-goods = varor
web-count-time = tid
web-tickets = Dina biljetter
web-log = Vad som hänt
web-log-all = Visa allt
web-log-dealt = Alla får { $count } tågkort.
web-chat = Prat
web-chat-say = Säg något
web-chat-send = Skicka
web-chat-empty = Ingen har sagt något än.
web-emotes = Visa vad du känner
web-emote-hello = Hej!
web-emote-luck = Lycka till!
web-emote-well-done = Bra spelat!
web-emote-thanks = Tack!
web-emote-oh-no = Åh nej!
web-emote-hurry = Kom igen!
web-routes = Rutter
web-routes-search = Sök en rutt
web-claimable = muta in
web-tab-hand = Hand
web-tab-tickets = Biljetter
web-tab-players = Spelare
web-tab-log = Logg
web-tab-chat = Prat
web-tab-routes = Rutter
web-watching = Du tittar på det här spelet.
web-take-seat = Ta över stolen: { $name }
web-choose-beside = Välj dina biljetter: de visas på spelplanen. De du behåller ritas med tjock linje.
web-not-asked = Det är inte din tur. Under tiden kan du titta på biljetter och rutter.
web-bot-took = En bot spelar på din stol.
web-take-back = Spela själv igen
web-resign = Låt en bot spela åt mig
web-leave-table = Lämna spelet
web-leave-sure = En bot spelar vidare åt dig och vem som helst får ta din stol. Du kan inte komma tillbaka med din länk.
web-pass-device = Lämna enheten till { $name }
web-pass-device-text = Ingen annan bör titta nu.
web-put-away = Din tur är över. Titta på vad du har och ge sedan enheten vidare.
web-i-am = Jag är { $name }

web-menu = Inställningar och bord
web-menu-word = Meny
web-confirm = Fråga före en handling
web-confirm-always = alltid
web-confirm-touch = bara vid pekning
web-confirm-never = aldrig
web-language = Språk
web-theme = Sidans färger
web-theme-system = som på enheten
web-theme-light = ljusa
web-theme-dark = mörka
web-sound = Ljud: en visselsignal när det är min tur, och kort, tåg, tärningar och monster hörs
web-still = Inga animationer
web-fast = Snabbare animationer
web-notices = En avisering när det är min tur och sidan är i bakgrunden
web-notices-http = Webbläsaren visar bara aviseringar för sidor med https; sidans titel säger när det är din tur.
web-other-device = Fortsätt på en annan enhet
web-other-device-text = Länken öppnar din stol. Behåll den för dig själv.
web-living-room = Vardagsrummet
web-living-room-text = En stor skärm som bara visar: spelplanen, vems tur det är, poängen och de senaste dragen. Telefonerna är händerna.
web-living-room-open = Öppna skärmen
web-show-join = Kom till bordet med din telefon.
web-log-download = Ladda ner loggen

web-step = Steg { $number } av { $total }
web-next = Nästa
web-show-all = Visa resultatet
web-show-result = Visa resultatet
web-tickets-of = Biljetter: { $name }
web-scoring-told = Poängräkningen i ord
web-chart = Allas poäng efter varje drag
web-chart-turns = { $count } drag
web-look-board = Titta på spelplanen
web-rematch = Spela igen
web-rematch-go = Till det nya bordet
web-seal-sound = Startvärdet är det som förseglades före spelet.
web-seal-broken = Startvärdet stämmer inte med sigillet!
web-seal = SHA-256 av ”{ $seed }:{ $salt }” är { $fingerprint }.

## The arena

help-arena = Håll en turnering mellan botar och visa deras rankning.
help-arena-bots = Botar med kommatecken emellan: namn, eller file.py:Class; annars ”random,greedy”.
help-arena-games = Antal partier sammanlagt, avrundat uppåt till hela block.
help-arena-sprt = Två botar: spela tills det är klart om den första är starkare, högst så många partier.
help-arena-gain = Med --sprt: fördelen man letar efter, i rankningspoäng.
help-arena-threads = Trådar, eller processer för botar i Python; annars alla processorer. Resultaten blir desamma.
help-arena-engine = Var man spelar: på den här maskinen, eller på ett Ray-kluster.
help-arena-out = Mapp för resultaten; samma kommando fortsätter en avbruten körning.
error-arena-sprt-alone = --sprt nämner själv de två botarna och kan inte användas med --bots.
error-arena-pair = --sprt tar två olika botar med kommatecken emellan.
error-arena-ray = --engine ray kräver paketet ”ray”.
arena-played =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } i { $blocks } block. Rankningen för { $anchor } är 0; intervallen är 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } parti avbröts för att det inte tog slut och räknades som det stod.
       *[other] { $count } partier avbröts för att de inte tog slut och räknades som de stod.
    }
arena-ahead = Hur ofta boten till vänster slutar före den ovanför
arena-seats = Förstaplatser per stol
arena-seat = stol { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } är starkare än { $two } (logaritmisk sannolikhetskvot { $ratio }, gräns { $bound }, letar efter { $gain } poäng).
        [not_stronger] { $one } är inte { $gain } poäng starkare än { $two } (logaritmisk sannolikhetskvot { $ratio }, gräns −{ $bound }).
       *[open] Ännu inte avgjort om { $one } är starkare än { $two } (logaritmisk sannolikhetskvot { $ratio }, gränser ±{ $bound }, letar efter { $gain } poäng).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = rankning
heading-firsts = förstaplatser
heading-milliseconds = ms per beslut

## Studies

help-study = Spela tusentals partier på en spelplan och skriv en rapport som en HTML-sida.
help-study-games = Antal partier för varje del av rapporten.
help-study-bot = Bot som spelar partierna; annars den starkaste som är snabb nog.
help-study-styles = Botar vars stilar jämförs, med kommatecken emellan; annars alla snabba.
help-study-out = HTML-filen.
study-written = Rapporten om { $games } partier finns i { $file }.
study-bot-compiled = en studie kräver en bot ur paketet, inte ”{ $bot }”; det finns { $bots }.
studying = Studerar spelplanen

study-title =
    { $map }, { $players } spelare: { $kind ->
        [cards] en studie
        [dice] en studie med tärningsexpansionen
        [monsters] en studie med Alvin & Dexter
       *[both] en studie med båda expansionerna
    }
study-lead = { $games } partier av boten ”{ $bot }” mot sig själv, { $decisions } beslut, biljettset ”{ $set }”, startvärden { $seed } till { $last }. Alla partier i en jämförelse har samma startvärden. Den första spelaren sitter på stol 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] bara kort
        [monsters] med monster
        [dice] med tärningar
       *[both] med båda
    }
study-key-seat =
    { $variant ->
        [cards] Bara kort
        [monsters] Med monster
        [dice] Med tärningar
       *[both] Med båda expansionerna
    }: den första spelaren vinner { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] det är mer än rättvisa { $fair } %.
        [less] det är mindre än rättvisa { $fair } %.
       *[fair] ingen skillnad mot rättvisa { $fair } % syns.
    }
study-key-shift =
    { $variant ->
        [monsters] Gynnar Alvin & Dexter en stol?
       *[dice] Gynnar tärningarna en stol?
    } { $verdict ->
        [more] De ger den första spelaren { $value } procentenheter mer [{ $low }, { $high }].
        [less] De tar { $value } procentenheter från den första spelaren [{ $low }, { $high }].
       *[same] Förändringen för den första spelaren är { $value } procentenheter [{ $low }, { $high }], vilket kan vara slump.
    }
study-key-length =
    { $variant ->
        [monsters] Monster
        [dice] Tärningar
       *[both] Båda expansionerna
    } { $verdict ->
        [more] gör partierna { $change } drag längre per spelare
        [less] gör partierna { $change } drag kortare per spelare
       *[same] lämnar partiernas längd som den är
    } [{ $low }, { $high }], till { $turns }.
study-key-unfinished =
    { $count ->
        [0] Alla partier tog slut.
        [one] { $count } startvärde kom inte till slutet i en av varianterna; det saknas i jämförelsen av varianter.
       *[other] { $count } startvärden kom inte till slutet i en av varianterna; de saknas i jämförelsen av varianter.
    }
study-key-tickets = Biljetter som ger för mycket: { $generous }. Biljetter som ger för lite: { $stingy }.

study-head-variant = spel
study-head-first = första spelaren vinner
study-head-shift = förändring av expansionen
study-head-points = poäng
study-head-winner = vinnarens poäng
study-head-margin = vinnarens försprång
study-head-games = partier
study-head-figure = vad
study-head-value = värde
study-head-turns = drag per spelare
study-head-change = förändring
study-head-part = del
study-head-kept = behållen när den erbjöds
study-head-fulfilled = fullföljd när den behölls
study-head-brought = poäng den gav
study-head-lift = lyft
study-head-price = pris
study-head-route = rutt
study-head-claimed = inmutad
study-head-when = när
study-head-place = plats
study-head-reached = nådd
study-head-claimable = möjlig
study-head-claims = inmutningar per parti
study-head-case = särfall
study-head-met = partier med det

study-seats = Är turordningen rättvis?
study-seats-text = Andel av segrarna efter plats i turordningen, utan och med varje expansion på samma startvärden. En delad seger delas upp. Den streckade linjen är en rättvis andel.
study-seats-caption = Segrar efter plats i turordningen, { $games } partier vardera; strecken är 95 %-intervall.
study-seats-table = Varianterna sida vid sida; förändringen i procentenheter mot bara kort
study-seat-of = { $variant }, stol { $number }
study-length = Hur långa partierna är, och vem som leder
study-length-text = En ledning räknas i ruttpoäng, som alla ser; den skiftar när någon annan leder ensam.
study-length-caption = Drag per spelare, { $games } partier.
study-length-table = Partiernas gång
study-margins = Vinnarens försprång
study-margins-caption = Poäng mellan ettan och tvåan, { $games } partier.
study-axis-turns = drag per spelare
study-axis-margin = poäng
study-variant-lengths = Partiernas längd per variant; förändringen är mot bara kort på samma startvärden
study-fact-turns = Drag per spelare
study-fact-leads = Skiften av ledningen i ett parti
study-fact-half-time = Partier som vinns av den som ledde i halvtid
study-fact-margin = Poäng mellan ettan och tvåan
study-fact-shared = Partier med delad seger
study-ending =
    { $reason ->
        [last_round_played] Partier som slutade efter sista rundan
        [all_passed] Partier som slutade för att alla passade
        [six_tickets] Spel som slutade med alla biljetter som behövs
        [last_train] Spel som slutade med det sista tåget
       *[other] Partier som slutade på annat sätt ({ $reason })
    }
study-score = Vad ett resultat består av
study-score-caption = Medelpoäng per del, { $games } partier; strecken är 95 %-intervall.
study-score-table = Medelpoäng
study-winner = vinnare
study-others = de andra
study-part =
    { $part ->
        [routes] rutter
        [tickets] biljetter
        [longest_path] längsta sträckan
        [most_tickets] flest biljetter
        [stations] stationer kvar
        [alvin] bonus för Alvin
        [dexter] bonus för Dexter
        [grand_tour] rundresa
        [most_cities] flest städer
        [attractions] sevärdheter
        [meeples] meeples
        [tourists] turistmarkörer
        [shares] aktier
        [goods] varor
        [bullets] snabbtåg
        [coast_to_coast] kust till kust
       *[districts] stadsdelar
    }
study-styles = Vilken stil som vinner här
study-styles-text = Botar med olika stilar mot varandra, varje bord i varje rotation av stolarna.
study-styles-caption = Andel av förstaplatserna, { $games } partier.
study-styles-table = Rankning på Elo-skalan; { $anchor } är 0
study-tickets = Biljetter
study-tickets-text = Lyftet är vad det tillför vinstchansen att behålla en biljett, i procentenheter. Botarna väljer vad de behåller, så det säger något om biljetter som de spelas. Ett pris kallas för högt eller för lågt bara där slumpen, bland så många biljetter, skulle göra detsamma i högst en studie av tjugo.
study-tickets-caption = Lyft av att behålla, 95 %-intervall; finns det många biljetter visas de i båda ändar.
study-tickets-table = Varje biljett som behölls, den bästa för sina ägare först
study-price =
    { $price ->
        [generous] ger för mycket
        [stingy] ger för lite
       *[fair] –
    }
study-demand = Vilka rutter som är eftertraktade
study-demand-text = Ju hetare ett spår, desto fler partier mutas det in i. Cirklar växer med andelen nät som når en plats.
study-demand-caption = Andel av { $games } partier där varje spår mutades in; peka på ett spår eller en plats för dess siffra.
study-never = aldrig
study-always = i varje parti
study-track-title = { $route }: inmutad i { $share } % av partierna
study-place-title = { $place }: nådd av { $share } % av näten
study-most-wanted = Mest eftertraktade; ”när” är hur långt partiet hade gått
study-least-wanted = Minst eftertraktade
study-places = Platser
study-places-text = Hur många nät som når en plats, och hur det går för dem.
study-places-caption = Andel av näten som når en plats: de tolv mest lockande, 95 %-intervall.
study-places-table = Varje plats
study-reach = Inmutning efter längd
study-reach-text = Hur ofta den som var i tur kunde muta in minst en rutt av en längd, och hur många av den längden som mutades in.
study-reach-caption = Andel av alla drag i { $games } partier där en rutt av längden kunde mutas in, 95 %-intervall.
study-reach-table = Rutter efter längd
study-of-length =
    { $length ->
        [one] { $length } ruta
       *[other] { $length } rutor
    }
study-monsters = Alvin & Dexter
study-monsters-text = En biljett som i slutet nämner en plats i kaos är värd hälften, fullföljd eller inte.
study-monsters-table = Monstren i ett parti
study-visits = Vart monstren går
study-visits-caption = Ankomster i ett parti till de tio mest besökta platserna, { $games } partier.
study-fact-moves = Flyttar av { $monster } i ett parti
study-fact-locomotives = Lokomotiv (med tärningar: Jokrar) som lagts på { $monster } i ett parti
study-fact-bonus-alone = Bonusen för { $monster } vunnen av en spelare ensam
study-fact-bonus-shared = Bonusen för { $monster } delad
study-fact-holder = Partier som vinns av den som ensam vann bonusen för { $monster }
study-fact-halved = Halverade biljetter i ett parti
study-fact-lost = Poäng som gick förlorade på fullföljda, halverade biljetter
study-fact-spared = Poäng som sparades på missade, halverade biljetter
study-dice = Tärningar och brickor
study-dice-table = Tärningarna i ett parti
study-fact-rerolls = Drag med omslag
study-fact-rerolled = Tärningar i ett omslag
study-fact-dice-claims = Drag som mutar in en rutt
study-fact-wilds = Jokrar i en inmutning
study-fact-bought = Köpta brickor i ett parti
study-fact-spent = Brickor som lagts på rutter i ett parti
study-fact-returned = Brickor som lämnats tillbaka i slutet av ett drag, i ett parti
study-tunnels = Tunnlar
study-tunnels-caption = Andel av försöken efter extrakostnad, 95 %-intervall.
study-tunnels-table = Tunnlar i ett parti
study-bullets-table = Snabbtåg i ett parti
study-fact-bullets-put = snabbtåg på spelplanen
study-fact-bullets-gone = partier där inget är kvar
study-fact-progress = framsteg för en plats
study-fact-no-progress = platser utan framsteg
study-fact-progress-wins = partier som vinns av den som ensam kommit längst
study-extra =
    { $count ->
        [0] inget extra
       *[other] { $count } extra
    }
study-fact-tries = Försökta tunnlar i ett parti
study-fact-failures = Misslyckade försök
study-cases = Reglernas särfall
study-cases-text = Ovanliga lägen som partierna hamnade i, vart och ett med det första partiet där det hände. ”whistlestop replay FILE” berättar ett sådant parti steg för steg.
study-cases-table = Särfall som inträffade, de ovanligaste först
study-case =
    { $case ->
        [display-reset] Tre uppvända lokomotiv gör att korten byts ut
        [display-reset-again] De uppvända korten byts ut flera gånger i rad
        [reshuffle] Kasthögen blir ny hög
        [pass] En spelare måste passa
        [tunnel-declined] En tunnel betalas inte
        [card-given] Valfria kort ersätter ett som saknas
        [tokens-returned] Brickor över gränsen lämnas tillbaka
        [monsters-meet] Båda monstren står på en plats
        [tickets-halved] Ett monster halverar en biljett
        [dead-board] Det finns inget kvar som någon kan muta in
        [all-passed] Alla passar
        [longest-path-shared] Längsta sträckan delas
        [tie-broken] Ett lika resultat avgörs
        [victory-shared] En seger delas
       *[below-zero] En spelare slutar under noll
    }
study-log = { $case } (startvärde { $seed })
study-download = Ladda ner { $file }
study-footer-intervals = Hakparenteser innehåller 95 %-intervall över partier: Wilsons för andelar, normala för medelvärden. Rankningar har bootstrapintervall över block av partier med samma startvärde.
study-footer-program = Gjord med Whistlestop, som är inofficiellt. Fingeravtryck av reglerna, spelplanen och botarna: { $program }.

## Hints

help-play-hint = ”hint” berättar de bästa handlingarna med deras chanser, oddsen för tunnlar och färger, och biljetter inom räckhåll.
hint-thinking = Låt mig tänka …
hint-games = Från { $games } partier som en bot spelat klart, där det du inte ser är slumpat.
hint-action = { $action }: vinner { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = behåll { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] det skulle den starkaste boten göra
        [scores] ger { $count } poäng
        [completes_ticket] fullföljer { $ticket }
        [on_way] ligger på vägen för { $ticket }
        [brings_end] leder till sista rundan
        [colour_needed] du behöver färgen till { $route }
        [any_route] ett lokomotiv passar alla färger
        [ticket_fulfilled] { $ticket } är redan fullföljd
        [ticket_costs] { $ticket } kräver { $count } tåg till
        [ticket_cut_off] { $ticket } är avskuren
        [only_way] det finns knappt någon annan väg för { $ticket }
        [detour] omvägen för { $ticket } kräver { $count } tåg till
        [rival_near] en motståndare har byggt intill och kan stänga den
        [end_near] slutet är nära (minst antal tåg kvar: { $count })
        [off_way] den hjälper ingen av dina biljetter
        [more_tickets] nya biljetter måste fullföljas med de tåg du har kvar: { $count }
        [leaves_open] lämnar { $route } åt andra
       *[all_fulfilled] alla dina biljetter är fullföljda och du har { $count } tåg
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: fullföljd.
        [reachable] { $ticket }: inom räckhåll med { $count } tåg.
        [too-far] { $ticket }: kräver { $count } tåg, fler än du har.
       *[cut-off] { $ticket }: avskuren.
    }
hint-tunnel =
    { $payable ->
        [unknown] { $route }: inget extra { $none } %.
       *[other] { $route }: inget extra { $none } %, du kan betala den { $payable } %.
    }
hint-colour = { $kind }: { $next } % för nästa kort från högen, { $two } % bland de två nästa.

## Review of a game

help-review = Bedöm besluten i ett sparat spel: vinstchanser, träffsäkerhet och vad som kostade mest.
help-review-looks = Hur många spel som prövas för varje beslut.
review-progress = bedömda beslut
review-curve = Vinstchans efter varje beslut, så långt spelaren visste då:
review-turn =
    { $turn ->
        [0] Öppning
       *[other] Drag { $turn }
    }
review-seat = { $name }: träffsäkerhet { $value } %, bedömda beslut: { $count }
review-costly = { $when }: { $played }. Bättre: { $better }; det vinner { $best } % i stället för { $chance } %, försprång i poäng: +{ $points }{ $reasons }.
review-none = Inget beslut av { $name } kostade något nämnvärt.
review-foot = Varje beslut jämfördes med det bästa som hittades, i spel som en bot spelade vidare; det spelaren inte kunde se fylldes i på måfå.
web-tab-review = Genomgång
web-review-mine = Granska mitt spel
web-review-start = Granska det här spelet
web-review-text = En bot spelar vidare från varje beslut, med det var och en kunde veta då. Det tar ungefär en minut.
web-review-progress = Bedömda beslut: { $done } av { $total }
web-review-stop = Stoppa
web-review-accuracy = Träffsäkerhet
web-review-curve = Vinstchans efter varje beslut
web-review-known = Så långt var och en visste
web-review-open = Med allt öppet
web-review-costly = Vad som kostade { $name } mest
web-review-played = Spelat: { $action }
web-review-better = Bättre: { $action }
web-review-gain = vinner { $best } % i stället för { $chance } %, försprång i poäng: +{ $points }
web-review-cost = −{ $value } %
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Det som spelades:
web-review-for = Det bättre valet:

## Bots: a name and a sentence of character for each

web-level-name = Nivå { $level }
web-level-character = Slår nivån under ungefär tre gånger av fyra, på alla spelplaner.
bot-random-name = Tombola
bot-random-character = Gör det första som faller den in, på måfå och utan plan.
bot-path-name = Nybörjaren
bot-path-character = Behåller varje biljett och bygger dem en efter en längs vägen med minst antal rutter.
bot-one-step-name = Opportunisten
bot-one-step-character = Tar det bästa som finns på spelplanen just nu och tänker aldrig på morgondagen.
bot-long-route-name = Maraton
bot-long-route-character = Älskar långa rutter och mutar in den längsta inom räckhåll; biljetter kommer i andra hand.
bot-hoarder-name = Ekorren
bot-hoarder-character = Sitter på en växande hand och väntar på rutterna som ger mest.
bot-hungry-name = Samlaren
bot-hungry-character = Drar biljetter så länge det finns tåg, och vinner stort eller förlorar stort.
bot-greedy-name = Stinsen
bot-greedy-character = Behåller billiga biljetter, tar den kortaste vägen för var och en och slösar ingen tid.
bot-planner-name = Ingenjören
bot-planner-character = Planerar ett enda nät för alla biljetter, föredrar långa rutter och är först med att få slut på tåg.
bot-search-name = Stormästaren
bot-search-character = Planerar som Ingenjören och prövar varje idé i hundratals tänkta partier innan den drar.

## Looking back and reports

refusal-not-a-log = Filen är inte loggen från ett spel.
refusal-bad-log = Loggen kan inte spelas upp.
refusal-unknown-board = Loggen hör till en spelplan som programmet inte har, eller till en annan version av den.
web-log-look = Visa spelplanen i det här ögonblicket
web-past-region = Tillbakablick
web-past =
    { $turn ->
        [0] Tillbakablick på början:
       *[other] Tillbakablick på drag { $turn }:
    }
web-past-earlier = Tidigare
web-past-later = Senare
web-past-now = Tillbaka till nu
web-replay = Repris
web-replay-watch = Se det igen
web-replay-view = Vy
web-replay-open = Allt öppet
web-replay-spectator = Åskådare
web-replay-moment = Ögonblick i spelet
web-replay-first = Till början
web-replay-last = Till slutet
web-replay-play = Spela upp
web-replay-pause = Paus
web-replay-turn = Gå till ett drag
web-replay-turn-of = Drag { $turn } · { $name }
web-replay-opening = Början
web-replay-speed = Hastighet
web-replay-count = { $move } av { $count }
web-replay-keys = Piltangenterna går steg för steg, Page Up och Page Down från drag till drag, Home och End till ändarna, mellanslag spelar upp.
web-replay-running = Spelet pågår fortfarande: här syns vad din stol vet om det, eller en åskådare.
web-replay-more = Tangenter och språk
web-replay-link = Länk till det här ögonblicket
web-replay-link-text = Den som öppnar länken ser spelet i det här ögonblicket och från den här sidan.
web-replay-file = Öppna ett spel
web-replay-file-text = Se ett spel igen utifrån loggen: filen du laddade ner när ett spel var slut, eller en från spelet i terminalen.
web-replay-file-choose = Välj en fil
web-replay-line = Rad { $line }: { $reason }
web-replay-seat = Stol { $number }
web-replay-deck = Kvar i högen: { $count }
web-replay-ticket-deck = Biljetter kvar att dra: { $count }
web-replay-monsters = Med baksidan upp: { $cards }
web-replay-choosing = Väljer bland { $tickets }.
web-replay-scores = Vad var och en skulle ha haft om spelet hade slutat vid varje drag.
web-tab-scores = Poäng
web-report = Rapportera ett problem
web-report-running = Kopiera texten till ditt meddelande. Den innehåller spelet så långt din stol får känna till det, och inget som är dolt för dig.
web-report-over = Kopiera texten till ditt meddelande. Den innehåller hela loggen från spelet.
## The text view and what a screen reader is told

web-text-view = Textvy
web-board-view = Visa spelplanen
web-text-question = Frågan i ord
web-text-answers = Skrivet och besvarat
web-text-line = Skriv ett kommando, ? hjälper
web-text-routes-from = Rutter från …
web-text-show = Visa
web-text-score = Poäng
web-text-help = Hjälp
web-skip = Till frågan
web-sure = { $action }?
web-told-cards = { $name } drar { $count } kort.
web-told-taken =
    { $who ->
        [you] Du tar { $cards }.
       *[other] { $name } tar { $cards }.
    }
web-card-unseen = ett kort från högen
## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Se mer
web-overlays-word = mer
web-overlay-paths = Allas längsta sträcka
web-overlay-networks = Mina nät
web-overlay-tickets = Tåg som mina biljetter ännu kräver
web-overlay-monsters = Vart monstren kan gå
web-overlay-odds = Chanser
web-overlay-path = { $name }: { $count }
web-overlay-network = Nät { $number }: rutor { $count }, platser { $places }
web-overlay-no-networks = Du har inga tåg på spelplanen än.
web-overlay-locked = { $monster } är låst: kortet ligger uppvänt framför { $name }.
web-overlay-stays = Ingen kan flytta { $monster } nu.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: platser för en Joker { $near }, bara för två { $far }.
       *[cards] { $monster }: platser för ett lokomotiv { $near }, bara för två { $far }.
    }
web-overlay-next = nästa kort
web-overlay-in-two = nästa två
web-overlay-roll =
    { $which ->
        [stand] Låter du tärningarna ligga: { $claim } % för en rutt, { $ticket } % för en som dina biljetter kräver, { $points } poäng i snitt.
        [marked] Slår du om dessa: { $claim } % för en rutt, { $ticket } % för en som dina biljetter kräver, { $points } poäng i snitt.
       *[best] Bäst att slå om ({ $dice }): { $claim } % för en rutt, { $ticket } % för en som dina biljetter kräver, { $points } poäng i snitt.
    }
web-overlay-no-odds = Det finns inget att räkna på just nu.
web-hint-button = Tips
web-hint-chance = vinner ungefär { $value } % ({ $low } till { $high } %)
web-hint-do = Gör det
web-hint-none = Ingen idé dök upp. Försök igen om en stund.
web-allow-hints = Man får be om tips (stäng av för spel som räknas)
web-table-password = Lösenord för gäster, om du vill
web-password = Lösenord
web-enter = Gå in


web-lessons = Lär dig spela
web-lessons-text = Tre korta lektioner på en liten spelplan, ungefär fem minuter sammanlagt: kort, sedan tärningar, sedan monster.
web-lesson-cards = Lektion 1: kort
web-lesson-dice = Lektion 2: tärningar
web-lesson-monsters = Lektion 3: monster
web-lesson-progress = Steg { $step } av { $steps }
web-lesson-begin = Börja
web-lesson-resume = Fortsätt
web-lesson-again = Börja om
web-lesson-done = klar
web-lesson-read = Vidare
web-lesson-leave = Lämna lektionen
web-lesson-following = Nästa
web-lesson-play-on = Spela klart det här spelet
web-step-cards-goal = Välkommen till Bodensjön! Flest poäng vinner: för inmutade rutter, fullgjorda biljetter och längsta sträckan. En missad biljett kostar sina poäng.
web-step-cards-tickets = Varje biljett nämner två platser som dina rutter ska förbinda. Behåll minst en; biljetter som delar väg passar bra ihop. Spelplanen visar dem.
web-step-cards-take = Din tur: ta två kort, ett i taget, uppvända eller från leken. Ett uppvänt lokomotiv passar alla färger men är ditt enda kort i draget.
web-step-cards-look = Tryck på en av dina biljetter (i listan ”Biljetter”): den kortaste vägen som ännu är fri lyser upp.
web-step-cards-claim = Muta in en rutt: tryck på en som lyser. Den kostar lika många kort i sin färg som den har rutor; grå tar en valfri färg. Lyser inget användbart, ta kort först.
web-step-cards-special = Två slags rutter är speciella: en färja kräver lokomotiv, och en tunnel vänder upp tre kort som kan göra den dyrare. ”?” där uppe förklarar alla regler.
web-step-cards-again = Muta in en rutt till, helst en som dina biljetter kräver. Lampan ger ett tips, och ångra rättar ett misstag.
web-step-cards-end = Det är kortspelet. När någon har två tåg eller färre har alla ett sista drag, sedan räknas biljetterna. Spela vidare, eller se vad tärningar ändrar.
web-step-dice-goal = Med tärningar finns inga kort: varje drag slår du fem tärningar, och symbolerna betalar det du gör.
web-step-dice-tickets = Biljetter är som förut: behåll minst en.
web-step-dice-roll = Dina tärningar ligger framför dig. Tryck på dem du inte vill ha och slå om dem en gång; eller låt alla ligga.
web-step-dice-claim = Muta in en rutt som lyser: en enkel rutt kräver Enkel, en dubbel kräver Dubbel, en per ruta. En Joker passar allt. Lyser inget, avsluta draget och slå igen.
web-step-dice-tokens = Två oanvända tärningar köper en bricka: en Enkel eller Dubbel till senare, högst tre av varje. Köp en när du har tärningar över, eller gå vidare.
web-step-dice-again = Muta in en rutt till. Brickor hjälper där tärningarna inte räcker.
web-step-dice-special = Stationer på tärningarna drar biljetter, en för varje. En färja kräver Jokrar, och i en tunnel kan tre tunneltärningar höja priset.
web-step-dice-end = Det är tärningsspelet. Det slutar som kortspelet. Spela vidare, eller möt monstren.
web-step-monsters-goal = Alvin och Dexter är här. Platsen där ett monster står är i kaos: ingen rutt som slutar där kan mutas in.
web-step-monsters-tickets = Biljetter och kort är som i första lektionen. Behåll minst en biljett.
web-step-monsters-place = Ställ ett monster på spelplanen: tryck på en plats, helst en som är i vägen för den andra och inte för dig.
web-step-monsters-locomotive = Monster flyttas med lokomotiv. Ta det uppvända lokomotivet, som räknas som båda korten, eller dra tills du har ett.
web-step-monsters-move = Tryck i ditt drag, före eller efter din handling, på ett monsters knapp och sedan på en markerad plats: ett lokomotiv når upp till tre platser, två når sex.
web-step-monsters-lock = Nu har du dess kort. Så länge det ligger uppvänt kan ingen flytta det monstret; i slutet av ditt nästa drag vänds det och förblir ditt.
web-step-monsters-claim = Fortsätt med din handling och avsluta draget. Muta in en rutt så snart du kan, långt från kaoset.
web-step-monsters-end = Till sist räknas en biljett till en plats i kaos till hälften, och flest kort med Alvin och med Dexter ger 15 poäng var. Det var allt: trevlig resa!


web-help = Regler
web-help-board = Den här spelplanen: { $board }
web-help-base = Man spelar efter grundreglerna.
web-help-rulings = Tolkningar och husregler som gäller här
web-help-numbers = Visa numren i vår regelbok (som R50)
web-help-turn = Vad kan jag göra i mitt drag?
web-help-turn-text =
    { $purse ->
        [dice] Slå fem tärningar och slå om valfria av dem en gång. Gör sedan högst en sak: muta in en rutt, dra biljetter eller vad spelplanen annars erbjuder. Oanvända tärningar köper brickor.
       *[cards] En sak: ta två tågkort, muta in en rutt, dra biljetter eller vad spelplanen annars erbjuder. Bara den som inte kan göra något passar.
    }
web-help-tickets = Vad är biljetter?
web-help-tickets-text = En biljett nämner platser som du ska förbinda med egna rutter. Fullgjord till sist ger den sina poäng, annars kostar den dem. Det du behåller stannar hos dig, dolt till slutet.
web-help-locomotive = Vad är ett lokomotiv?
web-help-locomotive-text = Ett lokomotiv passar alla färger. Taget uppvänt är det ditt enda kort i draget, draget från leken är det ett kort som andra. Ligger tre uppvända byts alla uppvända kort ut. Det som är annorlunda här står nedanför.
web-help-double = Vad är en dubbelrutt?
web-help-double-text = Spår bredvid varandra mellan samma platser. Ingen äger två av dem; med färre än { $count } spelare stängs det andra så snart ett är inmutat.
web-help-tunnel = Vad är en tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nämn en tunnel du kan betala, sedan slås tre tunneltärningar: varje symbol kostar en passande symbol till. Kan eller vill du inte betala förlorar du inget, men draget är slut.
       *[cards] Lägg ut priset, sedan vänds tre kort upp: vart och ett i din färg och varje lokomotiv kostar ett kort till. Kan eller vill du inte betala tar du tillbaka korten, och draget är slut.
    }
web-help-ferry = Vad är en färja?
web-help-ferry-text =
    { $purse ->
        [dice] Varje lokomotivsymbol betalas med en Joker, aldrig med en bricka; de andra rutorna som annars.
       *[cards] Varje lokomotivsymbol betalas med ett lokomotiv; de andra rutorna med kort i en färg eller fler lokomotiv.
    }
web-help-station = Vad är stationer till för?
web-help-station-text =
    { $purse ->
        [dice] Med en station i en stad använder du en av de andras rutter där för dina biljetter; till sist väljs den bästa åt dig. Den första kostar en Stationssymbol, den andra två, den tredje tre. Stationer spärrar inget.
       *[cards] Med en station i en stad använder du en av de andras rutter där för dina biljetter; till sist väljs den bästa åt dig. Den första kostar ett kort, den andra två i en färg, den tredje tre. Stationer spärrar inget.
    }
web-help-dice = Vad visar tärningarna?
web-help-dice-text = Varje tärning har två sidor Enkel, två Dubbel, en Station och en Joker. En ruta på en enkel rutt kostar en Enkel, på en dubbel en Dubbel; en Station drar en biljett och en Joker gäller för allt.
web-help-token = Vad är brickor?
web-help-token-text =
    Två valfria oanvända tärningar köper en Enkel- eller Dubbelbricka, som betalar som en tärning, även i samma drag. { $limit ->
        [total] Ingen får ha mer än tre sammanlagt; den som börjar draget med tre tar ingen.
       *[per_type] Ingen får ha mer än tre av en sort, alltså tre Enkel- och tre Dubbelbrickor; den som börjar draget med tre av en sort tar ingen av den sorten.
    }
web-help-monster = Hur flyttas monstren?
web-help-monster-text =
    { $purse ->
        [dice] I ditt drag får du flytta ett monster: en Joker når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret. Flest kort med ett monster ger { $points } poäng.
       *[cards] I ditt drag får du flytta ett monster: ett lokomotiv når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret. Flest kort med ett monster ger { $points } poäng.
    }
web-help-chaos = Vad betyder kaos?
web-help-chaos-text = Platsen där ett monster står är i kaos: ingen rutt som slutar där kan mutas in. Tåg som redan är där stannar och räknas. Till sist ger eller kostar en biljett med en sådan plats hälften, avrundat nedåt.
web-help-mountain = Vad kostar berg?
web-help-mountain-text = För varje bergstecken på en rutt förlorar du ett tåg till och får 2 poäng.
web-help-substitute = När gäller vilka kort som helst?
web-help-substitute-text = På en sådan rutt gäller flera valfria kort tillsammans som ett lokomotiv på en färja eller ett kort i färgen; rutten säger hur många.
web-help-country = Hur når man ett land?
web-help-country-text = Vid vilken som helst av dess gränspunkter; ingen väg går genom ett land. En biljett till flera länder räknar det dyraste du når. Når du inget kostar den det billigaste.
web-help-passenger = Vad gör passagerare?
web-help-passenger-text =
    { $purse ->
        [dice] När du har mutat in en rutt får du ställa en passagerare vid en ände. Resan är din handling: längs egna rutter och för en Joker per rutt längs andras. Den tar den översta brickan i varje stad den besöker och lämnar spelet.
       *[cards] När du har mutat in en rutt får du ställa en passagerare vid en ände. Resan är din handling: längs egna rutter och för ett passagerarkort per rutt längs andras. Den tar den översta brickan i varje stad den besöker och lämnar spelet.
    }
web-help-plus4 = Vad är ett +4-lokomotiv?
web-help-plus4-text = Ett lokomotiv bara för långa rutter: det får användas från fyra rutor och uppåt.
web-help-meeple = Vad är meeples till för?
web-help-meeple-text = Den som mutar in en rutt tar en meeple vid varje ände. Till sist ger flest i en färg poäng och näst flest lite färre.
web-help-tourist = Vad är turistmarkörer till för?
web-help-tourist-text = Den som mutar in en rutt tar från en av dess ändar en markör med en symbol som saknas. Ju fler olika symboler, desto fler poäng vid slutet: { $points } för ingen, en, två och så vidare.
web-help-bullet = Vad är snabbtåg till för?
web-help-bullet-text = Snabbtågsrutter betalas som grå. Ett gemensamt snabbtåg ställs på dem i stället för dina tåg; de ger inga poäng men framsteg, och gäller för allas biljetter. Till sist får den som kommit längst mest poäng, och den som inte har något framsteg förlorar poäng. När snabbtågen är slut är rutterna vanliga grå. Sista varvet börjar när någon har få tåg och högst { $count } snabbtåg finns kvar.
web-help-share = Vad är aktier till för?
web-help-share-text = Skyltar vid en rutt nämner bolag. Den som mutar in den får ta den översta aktien i ett av dem. När spelet är slut ger flest aktier i ett bolag flest poäng, nästa färre; vid lika många kommer lägsta numret först.
web-help-dummy = Vem är dummyn?
web-help-dummy-text = Med två spelare sitter en tredje vid bordet som inte finns: den som tar en aktie väljer också en vid samma rutt åt den. Till slut dras hälften. De kan ta en plats från dig, men ger inga poäng.
web-help-path = Vad är längsta sträckan?
web-help-path-text = Den längsta obrutna vägen längs egna rutter, ingen använd två gånger. Den är värd { $points } poäng för alla som har den.
web-help-globe = Vad ger flest biljetter?
web-help-globe-text = Den som fullgjort flest biljetter får { $points } poäng till; är de flera får alla dem.
web-help-cities = Vad ger förbundna städer?
web-help-cities-text = Den största gruppen städer som en spelares rutter förbinder är värd { $points } poäng.
web-help-tour = Vad är en rundresa?
web-help-tour-text = En fullgjord biljett vars två platser du förbinder två gånger, på vägar utan gemensam rutt. Ju fler, desto mer poäng: se nedan.
web-help-sight = Vad är sevärdheter värda?
web-help-sight-text = Varje sevärdhet som en av dina rutter rör ger poäng till sist: { $points }.
web-help-district = Vad är ett distrikt?
web-help-district-text = Platser som hör ihop: den som förbinder alla med egna rutter får distriktets poäng.
web-help-end = När slutar spelet?
web-help-end-text = När någon avslutar sitt drag med { $count } tåg eller färre har alla ett drag till. Sedan räknas biljetter och bonusar. Flest poäng vinner; vid lika fler fullgjorda biljetter.

## The race to six

board-first-journey-usa = Min första resa (USA)
event-ticket-completed =
    { $who ->
        [you] Du fullgör biljetten { $ticket }.
       *[other] { $name } fullgör biljetten { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Du förbinder båda kusterna: det är en biljett till.
       *[other] { $name } förbinder båda kusterna: det är en biljett till.
    }
event-tickets-changed =
    { $who ->
        [you] Du byter dina biljetter mot nya.
       *[other] { $name } byter sina biljetter mot nya.
    }
why-no-display = på det här brädet ligger inga kort uppvända: de kommer bara från högen.
why-tickets-changed-only = på det här brädet dras inga biljetter: du kan byta båda dina.
choice-change = byt båda biljetterna
coast-ticket = från kust till kust
heading-coast-to-coast = kust till kust
heading-completed = fullgjorda
completed-tickets = { $name }, { $count } fullgjorda: { $tickets }.
scoring-coast-to-coast = { $name }: båda kusterna förbundna: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: biljetten { $ticket } är fullgjord.
       *[no] { $name }: biljetten { $ticket } är inte fullgjord och kostar inget.
    }
winner-race =
    { $tie ->
        [shared] { $names } delar segern, fullgjorda biljetter: { $count }.
       *[none] { $who ->
            [you] Du vinner, fullgjorda biljetter: { $count }.
           *[other] { $names } vinner, fullgjorda biljetter: { $count }.
        }
    }
turn-summary-race = Drag { $turn }: dina tåg { $trains }, fullgjorda biljetter { $count }; de andra: { $others }.
turn-summary-race-other = { $name } (tåg { $trains }, fullgjorda { $count })
score-race = { $name }: { $count } av { $goal } biljetter fullgjorda.
difference-race = Det finns inga poäng: den första med { $count } fullgjorda biljetter vinner genast.
difference-race-tickets = Alla har två biljetter; en vars städer är förbundna visas genast och ersätts av en ny.
difference-race-change = I stället för att dra biljetter kan man använda ett drag till att byta båda sina mot två nya.
difference-coasts = Den som förbinder { $west } med { $east } med egna tåg har en fullgjord biljett till, en gång i spelet.
difference-race-end = När någon lägger sitt sista tåg slutar spelet genast: flest fullgjorda biljetter vinner, och vid lika delas segern.
difference-no-display = Inga tågkort ligger uppvända: de kommer bara från högen.
difference-double-routes-free = Båda spåren på en dubbelrutt är öppna med hur många spelare som helst.
option-firstjourney-locomotives = Hur den första resans 72 tågkort fördelas.
value-firstjourney-locomotives-12 = 12 lokomotiv och 10 kort av varje färg.
value-firstjourney-locomotives-6 = 6 lokomotiv och 11 kort av varje färg.
value-firstjourney-locomotives-18 = 18 lokomotiv och 9 kort av varje färg.
help-play-race = Biljetter: ”change” byter båda dina mot nya; ”tickets” säger hur dina ligger till, ”board” vad alla har fullgjort.
web-help-race-turn-text =
    { $purse ->
        [dice] Slå fem tärningar och slå om valfria av dem en gång. Gör sedan högst en sak: muta in en rutt eller byt båda dina biljetter. Oanvända tärningar köper markörer.
       *[cards] En sak: dra två tågkort från högen, muta in en rutt eller byt båda dina biljetter. Inga kort ligger uppvända.
    }
web-help-race-text = Du har två biljetter. Så snart dina tåg förbinder platserna på en av dem visas den, är fullgjord och ersätts. Fullgjorda ligger öppet; dina två är hemliga och kostar aldrig något. Att förbinda en stad på västkusten med en på östkusten är en biljett till, en gång.
web-help-race-end-text = Den som har fullgjort { $count } biljetter vinner genast. Lägger någon sitt sista tåg innan dess slutar spelet också genast: flest fullgjorda biljetter vinner, och vid lika delas segern. Det finns ingen sista runda.
web-help-race-chaos-text = Där ett monster står råder kaos: ingen rutt som slutar där kan mutas in, och ingen biljett som nämner platsen kan fullgöras förrän det går. Fullgjorda förblir fullgjorda. Slutar spelet med det sista tåget räknas flest kort av varje monster som en biljett.
web-help-race = Hur fungerar biljetter här?
web-count-completed = fullgjorda biljetter
web-completed = Fullgjorda ({ $count } av { $goal })
deck-only = Inga kort ligger uppvända; { $count } i högen.
ticket-waits = { $text } Den kan inte fullgöras så länge ett monster är i { $places }.
web-ticket-waits = väntar: ett monster är i { $places }
web-help-race-turn = Vad kan jag göra i mitt drag?
web-help-race-end = När slutar spelet?
web-help-race-chaos = Vad betyder kaos?
web-help-race-monster = Hur flyttas monstren?
web-help-race-monster-text =
    { $purse ->
        [dice] I ditt drag får du flytta ett monster: en Joker når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret.
       *[cards] I ditt drag får du flytta ett monster: ett lokomotiv når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret.
    }
web-action-race = Dra två kort, muta in en rutt med guldkant eller byt båda biljetterna.
web-action-race-dice = Muta in en rutt med guldkant eller byt båda biljetterna.
