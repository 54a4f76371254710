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

card-red = ett rött kort
card-orange = ett orange kort
card-yellow = ett gult kort
card-green = ett grönt kort
card-blue = ett blått kort
card-pink = ett rosa kort
card-white = ett vitt kort
card-black = ett svart kort
card-locomotive = ett lokomotiv

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
numbered = { $number }  { $text }

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $type ->
        [tunnel] { $route }: längd { $length }, { $colour }, tunnel ({ $points } poäng)
        [ferry] { $route }: längd { $length }, { $colour }, färja med { $symbols } lokomotiv ({ $points } poäng)
       *[plain] { $route }: längd { $length }, { $colour } ({ $points } poäng)
    }
route-detail-dice =
    { $type ->
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
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] färja, { $symbols } lokomotiv
       *[plain] { "" }
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] vanliga
        [long] långa
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
        }; tillbakalämnade: { $returned }.
       *[other] { $name } har nu { $kept ->
            [one] { $kept } biljett
           *[other] { $kept } biljetter
        }; tillbakalämnade: { $returned }.
    }
event-route-claimed =
    { $who ->
        [you] Du mutar in { $route } med { $payment } och får { $points } poäng.
       *[other] { $name } mutar in { $route } med { $payment } och får { $points } poäng.
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
        [dead_board] Det finns ingen rutt kvar som någon kan muta in: alla får ett drag till.
       *[stalled] Ingen har mutat in en rutt på väldigt länge: alla får ett drag till.
    }
event-game-over =
    { $reason ->
        [all_passed] Alla var tvungna att passa: spelet är slut.
       *[last_round_played] Sista rundan är spelad: spelet är slut.
    }
event-monster-placed =
    { $who ->
        [you] Du ställer { $monster } i { $place }.
       *[other] { $name } ställer { $monster } i { $place }.
    }
event-monster-moved =
    { $purse ->
        [pairs] { $who ->
            [you] Du flyttar { $monster } till { $place }.
           *[other] { $name } flyttar { $monster } till { $place }.
        }
        [wilds] { $who ->
            [you] Du flyttar { $monster } till { $place } för { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokrar
            }.
           *[other] { $name } flyttar { $monster } till { $place } för { $locomotives ->
                [one] { $locomotives } Joker
               *[other] { $locomotives } Jokrar
            }.
        }
       *[cards] { $who ->
            [you] Du flyttar { $monster } till { $place } för { $locomotives } lokomotiv.
           *[other] { $name } flyttar { $monster } till { $place } för { $locomotives } lokomotiv.
        }
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
    { $who ->
        [you] Du mutar in { $route } med { $payment } och får { $points } poäng.
       *[other] { $name } mutar in { $route } med { $payment } och får { $points } poäng.
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
       *[over] spelet är slut.
    }
why-no-such-action = den handlingen finns inte.
why-not-in-game =
    { $part ->
        [dice] vid det här bordet spelar man utan tärningar.
        [monsters] vid det här bordet spelar man utan monster.
        [passing] med tärningar behöver ingen passa: avsluta ditt drag i stället.
        [ending] här slutar ett drag av sig självt.
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
why-few-trains = det krävs { $count } tåg och du har { $have }.
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
why-not-this-payment = så kan man inte betala det.
why-not-face-up =
    { $kind ->
        [lokomotiv] inget { $kind } ligger uppvänt.
       *[other] inget kort i färgen { $kind } ligger uppvänt.
    }
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
why-too-far = { $place } är mer än { $steps } platser bort från { $monster }, för långt för { $count } lokomotiv.
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
difference-deck = Det finns { $count } tågkort i varje färg och { $locomotives } lokomotiv.
difference-start-cards = Alla börjar med { $count } tågkort.
difference-display = { $count } kort ligger uppvända.
difference-opening-tickets = I början får alla { $deal } och behåller minst { $keep }.
difference-drawn-tickets = Den som drar biljetter får { $deal } och måste behålla minst { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Högst { $count } av de långa biljetterna får behållas.
       *[other] Högst { $count } biljetter ur leken ”{ $deck }” får behållas.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Biljetter som inte behålls i början lämnar spelet.
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
difference-locomotives = Lokomotiv kan bara användas i tunnlar och på färjor.
unverified = Inte bekräftat: { $note }

## House rules

options-expansions = Expansionerna
options-dice = Med tärningar
options-monsters = Med monster
options-combined = Med tärningar och monster
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
value-monsters-chaos_blocks-all = På ett monsters plats kan man varken muta in rutter eller bygga stationer.
option-combined-monster_payment = Vad som flyttar ett monster när man spelar med tärningar.
value-combined-monster_payment-wild_die = En Joker räknas som ett lokomotiv som flyttar ett monster.
value-combined-monster_payment-wild_or_pair = En Joker eller två lika tärningar räknas som ett lokomotiv som flyttar ett monster.
value-combined-monster_payment-none = Monstren flyttas aldrig.
option-end-dead_board = Om sista rundan börjar så snart ingen skulle kunna muta in någon rutt.
value-end-dead_board-true = Sista rundan börjar så snart ingen skulle kunna muta in någon rutt.
value-end-dead_board-false = Spelet fortsätter även om ingen skulle kunna muta in någon rutt.
option-end-europe_station_tiebreak = Om färre byggda stationer avgör ett lika resultat som biljetterna inte avgör.
value-end-europe_station_tiebreak-true = Färre byggda stationer avgör ett lika resultat som biljetterna inte avgör.
value-end-europe_station_tiebreak-false = Byggda stationer avgör inte ett lika resultat.

## Headings of tables

heading-action = handling
heading-alvin = Alvin
heading-bot = bot
heading-cards = kort
heading-colour = färg
heading-deck = lek
heading-default = förval
heading-dexter = Dexter
heading-double-tokens = dubbelbrickor
heading-figure = storhet
heading-length = längd
heading-lines = varianter
heading-longest-path = längsta sträckan
heading-map = spelplan
heading-mean-score = medelpoäng
heading-most-tickets = flest biljetter
heading-option = val
heading-places = platser
heading-player = spelare
heading-players = spelare
heading-points = poäng
heading-rank = placering
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
help-play-bot = Bot för alla motståndare, eller en för var och en; annars den starkaste.
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
choice-take =
    { $kind ->
        [lokomotiv] ta ett { $kind }
       *[other] ta ett kort i färgen { $kind }
    }
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
question-tickets =
    Hur betalar du { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }?
question-move = Hur betalar du för att flytta { $monster } till { $place }?
question-surcharge = Du har lagt ut { $laid }. Betalar du { $count } kort extra?
cannot-pay-surcharge = Det kan du inte betala (du har { $cards }).
cannot-pay-tunnel =
    Du kan inte betala { $price ->
        [one] { $price } symbol
       *[other] { $price } symboler
    } (du har { $dice } och { $tokens }).
not-this-payment = ”{ $text }” duger inte som betalning, eller kan betyda flera saker.
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
        [yes] { $number }  { $text } Lek: { $deck }.
       *[no] { $number }  { $text }
    }
tickets-not-understood = ”{ $text }” går inte att förstå. Skriv numren att behålla, till exempel ”1 3”, eller ? för hjälp.
ticket-connected = { $ticket }: förbunden.
ticket-cut-off = { $ticket }: avskuren, det finns ingen väg kvar för egna rutter.
ticket-open =
    { $enough ->
        [yes] { $ticket }: { $trains } tåg till, via { $routes }.
       *[no] { $ticket }: { $trains } tåg till, via { $routes }, fler än du har.
    }
ticket-halved = { $text } Den räknas till hälften så länge ett monster är i { $places }.
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
        [closed] { $route } – stängd.
        [chaos] { $route } – ledig, men { $name } är i { $place }.
       *[open] { $route } – ledig.
    }
no-such-place = Det finns ingen plats ”{ $text }” på den här spelplanen.
which-place = Vilken plats? { $places }.
score-own = Du: { $total } poäng om spelet slutade nu: rutter { $routes }, biljetter { $tickets } ({ $fulfilled } av { $kept } förbundna), stationer { $stations }, längsta sträckan { $length } lång.
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
help-play-monsters = Monster: ”alvin boston” flyttar Alvin för så få lokomotiv som möjligt, ”alvin boston 2” för två.
help-play-reach = ”monsters” säger var de är, ”reach alvin” vart Alvin kan gå.
help-play-look = Slå upp: actions, hand, display, board, score, log (”log all”).
help-play-look-dice = Slå upp: actions, dice, board, score, log (”log all”).
help-play-routes = ”routes paris” listar en plats rutter med pris och ägare.
help-play-why = ”why claim paris zurich” säger varför något inte går.
help-play-undo = ”undo” ångrar ditt drag så länge inget dolt har setts.
help-play-save = ”save FILE” sparar spelet, ”quit” slutar; ”whistlestop play --resume FILE” fortsätter.

## The server

help-serve = Erbjud spelet i webbläsaren.
help-serve-host = Adress att lyssna på; 0.0.0.0 släpper in vänner i ditt nätverk.
help-serve-port = Port att lyssna på.
help-serve-database = Var borden sparas: en fil, eller adressen till en databas.
help-serve-public-url = Var folk når servern, om det inte är där den lyssnar.
help-serve-bot-threads = Hur många botar som får tänka samtidigt.
help-serve-open = Öppna spelet i webbläsaren.
serve-local = Spelet finns på { $address }
serve-friends = Vänner når det på { $address }
serve-stop = Tryck Ctrl+C för att stoppa.
serve-closed = Servern kan inte lyssna på { $host }, port { $port }: { $reason }
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
web-quick = Spela genast med två botar
web-join = Gå med hos vänner
web-join-text = Öppna länken de skickade, eller skriv koden till deras bord.
web-code = Bordets kod
web-join-button = Gå med
web-my-tables = Mina bord
web-state-waiting = väntar på spelare
web-state-playing = pågår
web-state-over = slut
web-state-frozen = kan inte fortsätta
web-forget = Glöm bordet { $code }
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
web-seat-mine = Vid den här enheten
web-seat-open = Ledig för en vän
web-seat-open-text = Vänner sätter sig med länken.
web-seat-bot = Bot
web-name = Namn
web-bot-level = Vilken bot
web-bot-is = { $name } (nivå { $level })
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
web-house-rules = Klocka och husregler
web-more-rules = Fler husregler
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
web-claim-route = Muta in { $route }
web-choice-claim = muta in { $route }
web-ask-claim = Försöka med tunneln { $route }?
web-which-track = Vilket spår?
web-route-open = Ingen äger den här rutten än.
web-route-owned = Den tillhör { $name }.
web-monster-here = { $monster } är här: ingen rutt till den här platsen kan mutas in.
web-monster-at = { $monster } i { $place }
web-monster-card = Kortet för { $monster } ligger uppvänt här
web-station-here = Här står en station som tillhör { $name }.

web-choose-tickets = Välj dina biljetter
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
web-ticket-cut-off = ingen väg kvar för egna rutter
web-ticket-trains = { $count } tåg till
web-ticket-too-far = { $count } tåg till, fler än du har
web-ticket-half = räknas till hälften nu: ett monster är i { $places }

web-your-action = Din handling
web-action =
    { $count ->
        [0] Ta två kort eller dra biljetter. Du kan inte betala någon rutt än.
        [one] Ta två kort, muta in rutten som lyser eller dra biljetter.
       *[other] Ta två kort, muta in en av { $count } lysande rutter eller dra biljetter.
    }
web-action-dice =
    { $count ->
        [0] De här tärningarna betalar ingen rutt: dra biljetter, köp brickor eller avsluta ditt drag.
        [one] Muta in rutten som lyser, eller använd tärningarna till något annat.
       *[other] Muta in en av { $count } lysande rutter, eller använd tärningarna till något annat.
    }
web-second-card = Ta ditt andra kort.
web-after-action = Din handling är gjord. Något mer?
web-pick-station = Tryck på en plats för din station.
web-pick-monster = Tryck på platsen dit { $monster } ska gå.
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
web-cannot-undo = Det här kan du inte ångra på egen hand.
web-take = Ta { $card }
web-draw-sure = Dra ett kort från högen?
web-display = Uppvända kort
web-deck =
    { $count ->
        [0] Högen är tom
       *[other] Dra från högen: { $count } kort
    }
web-hand = Din hand: { $cards }
web-hand-empty = Inga kort på hand
web-dice = Tärningar
web-no-dice = Inga tärningar ligger kvar på bordet.
web-dice-of = slaget av { $name }
web-die-marked = slå om
web-no-tokens = Inga brickor än
web-reroll = Tryck på tärningarna du vill slå om.
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
web-buy-with = Betala med:
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
web-hint-ask = Vad skulle en bot göra?
web-hint-thinking = En bot tänker på saken …
web-hint = En bot skulle göra så här: { $action }.
web-hint-keep = En bot skulle behålla { $tickets }.

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
web-tickets = Dina biljetter
web-log = Vad som hänt
web-log-all = Visa allt
web-chat = Prat
web-chat-say = Säg något
web-chat-send = Skicka
web-chat-empty = Ingen har sagt något än.
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
web-pass-device = Lämna enheten till { $name }
web-pass-device-text = Ingen annan bör titta nu.
web-i-am = Jag är { $name }

web-menu = Inställningar och bord
web-confirm = Fråga före en handling
web-confirm-always = alltid
web-confirm-touch = bara vid pekning
web-confirm-never = aldrig
web-theme = Sidans färger
web-theme-system = som på enheten
web-theme-light = ljusa
web-theme-dark = mörka
web-sound = En visselsignal när det är min tur
web-still = Inga animationer
web-notices = En avisering när det är min tur och sidan är i bakgrunden
web-notices-http = Webbläsaren visar bara aviseringar för sidor med https; sidans titel säger när det är din tur.
web-other-device = Fortsätt på en annan enhet
web-other-device-text = Länken öppnar din stol. Behåll den för dig själv.
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
