monster-alvin = Alvin
monster-dexter = Dexter
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
why-chaos = { $place } er i kaos: { $monster } er der.
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
options-monsters = Med monstre
option-monsters = Om det spilles med Alvin & Dexter.
value-monsters-true = Alvin og Dexter er på brettet: ingen linje til stedet der et monster står, kan bygges.
value-monsters-false = Det er ingen monstre.
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
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Spill med Alvin & Dexter: to monstre på brettet.
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
menu-move =
    { $count ->
        [one] { $monster } kan gå til { $count } sted: skriv «{ $word }» og stedet, eller «reach { $word }» for å se det.
       *[other] { $monster } kan gå til { $count } steder: skriv «{ $word }» og stedet, eller «reach { $word }» for å se dem.
    }
prompt-place = { $monster } skal til:
question-place = Du setter { $monster } på brettet: så lenge { $monster } er der, kan ingen linje til det stedet bygges.
question-move = Hvordan betaler du for å flytte { $monster } til { $place }?
ticket-halved = { $text } Den teller bare { $points } så lenge et monster er i { $places }.
ticket-cost-halved = { $text } Mislykkes den, koster den bare { $points } så lenge et monster er i { $places }.
score-monsters = Bonusene for monsterkort er ikke med: skjulte kort er hemmelige.
scoring-monster =
    { $points ->
        [0] { $name }: kort med { $monster }: { $count }.
       *[other] { $name }: kort med { $monster }: { $count }, flest av alle: pluss { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monstre: «alvin boston» flytter Alvin for så få Jokere som mulig, «alvin boston 2» for to.
       *[cards] Monstre: «alvin boston» flytter Alvin for så få lokomotiver som mulig, «alvin boston 2» for to.
    }
help-play-reach = «monsters» sier hvor de er, «reach alvin» hvor Alvin kan gå.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } er her: ingen linje til dette stedet kan bygges.
web-monster-at = { $monster } i { $place }
web-monster-card = Kortet med { $monster } ligger åpent her
web-ticket-half = teller halvt nå: et monster er i { $places }
web-ticket-halved = halvert: et monster var i { $places }
web-question-place = Hvor skal { $monster } begynne?
web-question-place-note = Ingen linje dit kan bygges så lenge { $monster } er der.
web-pick-monster = Hvor skal { $monster } gå? Trykk på et sted.
web-move-monster = Flytt { $monster }
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
web-replay-monsters = Med baksiden opp: { $cards }
web-overlay-monsters = Hvor monstrene kan gå
web-overlay-locked = { $monster } er låst: kortet ligger åpent foran { $name }.
web-overlay-stays = Ingen kan flytte { $monster } nå.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: steder for én Joker { $near }, bare for to { $far }.
       *[cards] { $monster }: steder for ett lokomotiv { $near }, bare for to { $far }.
    }
web-help-monster = Hvordan flyttes monstrene?
web-help-monster-text =
    { $purse ->
        [dice] I din tur kan du flytte ett monster: én Joker rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret. Flest kort med et monster gir { $points } poeng.
       *[cards] I din tur kan du flytte ett monster: ett lokomotiv rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret. Flest kort med et monster gir { $points } poeng.
    }
web-help-chaos = Hva betyr kaos?
web-help-chaos-text = Stedet der et monster står, er i kaos: ingen linje som ender der, kan bygges. Tog som alt er der, blir og teller. Til slutt gir eller koster en billett med et slikt sted det halve, rundet ned.
advice-mechanism-monsters = I { $games } spill bruker ingen noen gang et monster.
why-not-now-place-monster = først settes monstrene på brettet.
why-not-in-game-monsters = ved dette bordet spilles det uten monstre.
web-not-now-place-monster = Først settes monstrene på brettet.
study-part-alvin = bonus for Alvin
study-part-dexter = bonus for Dexter
used-monsters = Monstertrekk
