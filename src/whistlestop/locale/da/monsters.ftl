monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Du stiller { $monster } i { $place }.
       *[other] { $name } stiller { $monster } i { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Du lader { $monster } blive i { $place }
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
        } og tager et kort med { $monster }, som låser { $monster } til slutningen af din næste tur.
       *[other] { $stays ->
            [yes] { $name } lader { $monster } blive i { $place }
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
        } og tager et kort med { $monster }, som låser { $monster } til slutningen af den næste tur, { $name } har.
    }
event-monster-card-turned =
    { $who ->
        [you] Dit kort med { $monster } vendes om: { $monster } kan flyttes igen.
       *[other] Kortet med { $monster } foran { $name } vendes om: { $monster } kan flyttes igen.
    }
event-monster-paid =
    { $who ->
        [you] Du bruger { $dice } til at flytte et monster.
       *[other] { $name } bruger { $dice } til at flytte et monster.
    }
why-chaos = der er kaos i { $place }: { $monster } er der.
why-placed-already = monstrene blev stillet på brættet før første tur.
why-same-place = { $monster } er der, og monstrene begynder forskellige steder.
why-no-country-at-start = ved dette bord begynder intet monster i et land.
why-country-one-place = landet er ét sted og hedder her { $place }.
why-monsters-stay = ved dette bord flyttes monstrene aldrig.
why-no-move-after-tunnel = efter en mislykket tunnel kan intet monster flyttes.
why-monster-moved = du har allerede flyttet { $monster } i denne tur, og mere end det må man ikke.
why-monster-locked =
    { $who ->
        [you] { $monster } er låst, så længe dit kort ligger åbent.
       *[other] { $monster } er låst, så længe kortet foran { $name } ligger åbent.
    }
why-no-monster-cards = der er ingen kort med { $monster } tilbage, så { $monster } bliver stående.
why-must-not-stay = { $monster } skal forlade sit sted.
why-must-not-share = { $monster } er der, og monstrene må ikke stå samme sted.
why-too-far =
    { $place } er mere end { $steps } steder væk fra { $monster }, for langt for { $purse ->
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
            [one] det kræver { $count } Joker, og du har { $have }.
           *[other] det kræver { $count } Jokere, og du har { $have }.
        }
        [wilds_or_pairs] det kræver { $count }, og du har { $have }, når hver Joker og hvert par ens terninger tæller.
       *[cards] { $count ->
            [one] det kræver { $count } lokomotiv, og du har { $have }.
           *[other] det kræver { $count } lokomotiver, og du har { $have }.
        }
    }
options-monsters = Med monstre
option-monsters = Om der spilles med Alvin & Dexter.
value-monsters-true = Alvin og Dexter er på brættet: ingen strækning til et monsters sted kan bygges.
value-monsters-false = Der er ingen monstre.
option-monsters-setup_in_country = Om et monster må begynde i et land.
value-monsters-setup_in_country-true = Et monster må begynde i et land.
value-monsters-setup_in_country-false = Monstre begynder kun i byer.
option-monsters-country_one_place = Om et land med flere grænsepunkter er ét sted.
value-monsters-country_one_place-true = Et land er ét sted: et monster der spærrer alle dets grænsepunkter.
value-monsters-country_one_place-false = Hvert grænsepunkt i et land er et sted for sig.
option-monsters-zero_move = Om et monster, man har betalt for, må blive, hvor det er.
value-monsters-zero_move-true = Et monster, man har betalt for, må blive, hvor det er.
value-monsters-zero_move-false = Et monster, man har betalt for, skal forlade sit sted.
option-monsters-share_city = Om begge monstre må være samme sted efter starten.
value-monsters-share_city-true = Efter starten må begge monstre være samme sted.
value-monsters-share_city-false = Monstrene er aldrig samme sted.
option-monsters-halve_twice = Om et rutekort med monstre i begge ender halveres to gange.
value-monsters-halve_twice-true = Et rutekort halveres én gang for hver ende med et monster.
value-monsters-halve_twice-false = Et rutekort halveres kun én gang.
option-monsters-multi_ticket = Hvornår et rutekort med flere mål halveres.
value-monsters-multi_ticket-scored_pair = Et rutekort med flere mål halveres, hvis et monster er ved starten eller ved det mål, der tæller.
value-monsters-multi_ticket-any_named = Et rutekort med flere mål halveres, hvis et monster er et af de steder, det nævner.
option-monsters-bonus_points = Point for flest kort med et monster.
value-monsters-bonus_points = Flest kort med et monster er { $count } point værd.
option-monsters-chaos_blocks = Hvad man ikke kan på et monsters sted.
value-monsters-chaos_blocks-routes = På et monsters sted er det kun strækninger, der ikke kan bygges.
value-monsters-chaos_blocks-all = På et monsters sted kan ingen strækning og ingen station bygges, og ingen passager kommer eller går.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Spil med Alvin & Dexter: to monstre på brættet.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } er i { $place }, låst af dit kort.
           *[other] { $monster } er i { $place }, låst af kortet foran { $name }.
        }
        [stuck] { $monster } er i { $place } for altid.
        [nowhere] { $monster } er ikke på brættet endnu.
       *[free] { $monster } er i { $place }.
    }
monster-deck =
    { $count ->
        [0] Der er ingen kort med { $monster } tilbage: { $monster } kan ikke flyttes mere.
       *[other] Der er { $count } kort med { $monster } tilbage.
    }
monster-cards-own =
    { $count ->
        [0] Intet kort med { $monster } ligger skjult foran dig.
       *[other] { $count } kort med { $monster } ligger skjult foran dig.
    }
monsters-chaos = Strækninger til { $places } kan ikke bygges nu, og rutekort, der til sidst nævner et monsters sted, tæller halvt.
no-monsters = Ved dette bord spilles der uden monstre.
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
reach-none = { $monster } kan ikke flyttes nu: { $reason }
choice-place = stil { $monster } i { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] flyt { $monster } til { $place } for { $count } Joker
           *[other] flyt { $monster } til { $place } for { $count } Jokere
        }
        [pairs] { $count ->
            [one] flyt { $monster } til { $place } for { $count } Joker eller par
           *[other] flyt { $monster } til { $place } for { $count } Jokere eller par
        }
       *[cards] { $count ->
            [one] flyt { $monster } til { $place } for { $count } lokomotiv
           *[other] flyt { $monster } til { $place } for { $count } lokomotiver
        }
    }
menu-move =
    { $count ->
        [one] { $monster } kan gå til { $count } sted: skriv »{ $word }« og stedet, eller »reach { $word }« for at se det.
       *[other] { $monster } kan gå til { $count } steder: skriv »{ $word }« og stedet, eller »reach { $word }« for at se dem.
    }
prompt-place = { $monster } skal til:
question-place = Du stiller { $monster } på brættet: så længe { $monster } er der, kan ingen strækning til det sted bygges.
question-move = Hvordan betaler du for at flytte { $monster } til { $place }?
ticket-halved = { $text } Det tæller kun { $points }, så længe et monster er i { $places }.
ticket-cost-halved = { $text } Mislykkes det, koster det kun { $points }, så længe et monster er i { $places }.
score-monsters = Bonusserne for monsterkort er ikke med: skjulte kort er hemmelige.
scoring-monster =
    { $points ->
        [0] { $name }: kort med { $monster }: { $count }.
       *[other] { $name }: kort med { $monster }: { $count }, flest af alle: plus { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monstre: »alvin boston« flytter Alvin for så få Jokere som muligt, »alvin boston 2« for to.
       *[cards] Monstre: »alvin boston« flytter Alvin for så få lokomotiver som muligt, »alvin boston 2« for to.
    }
help-play-reach = »monsters« siger, hvor de er, »reach alvin«, hvor Alvin kan gå hen.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } er her: ingen strækning til dette sted kan bygges.
web-monster-at = { $monster } i { $place }
web-monster-card = Kortet med { $monster } ligger åbent her
web-ticket-half = tæller halvt nu: et monster er i { $places }
web-ticket-halved = halveret: et monster var i { $places }
web-question-place = Hvor skal { $monster } begynde?
web-question-place-note = Ingen strækning til stedet kan bygges, så længe { $monster } er der.
web-pick-monster = Hvor skal { $monster } hen? Tryk på et sted.
web-move-monster = Flyt { $monster }
study-monsters = Alvin & Dexter
study-monsters-text = Et rutekort, der til sidst nævner et sted i kaos, er det halve værd, fuldført eller ej.
study-monsters-table = Monstrene i et spil
study-visits = Hvor monstrene går hen
study-visits-caption = Ankomster i et spil til de ti mest besøgte steder, { $games } spil.
study-fact-moves = Flytninger af { $monster } i et spil
study-fact-locomotives = Lokomotiver (med terninger: Jokere) brugt på { $monster } i et spil
study-fact-bonus-alone = Bonussen for { $monster } vundet af én alene
study-fact-bonus-shared = Bonussen for { $monster } delt
study-fact-holder = Spil vundet af den, der alene vandt bonussen for { $monster }
study-fact-halved = Halverede rutekort i et spil
study-fact-lost = Point tabt på fuldførte, halverede rutekort
study-fact-spared = Point sparet på mislykkede, halverede rutekort
web-replay-monsters = Med bagsiden op: { $cards }
web-overlay-monsters = Hvor monstrene kan komme hen
web-overlay-locked = { $monster } er låst: kortet ligger åbent foran { $name }.
web-overlay-stays = Ingen kan flytte { $monster } nu.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: steder for én Joker { $near }, kun for to { $far }.
       *[cards] { $monster }: steder for ét lokomotiv { $near }, kun for to { $far }.
    }
web-help-monster = Hvordan flyttes monstrene?
web-help-monster-text =
    { $purse ->
        [dice] I din tur må du flytte ét monster: én Joker når op til tre steder, to op til seks. Du tager et af dets kort; indtil det vendes ved slutningen af din næste tur, kan ingen flytte det monster. Flest kort med et monster giver { $points } point.
       *[cards] I din tur må du flytte ét monster: ét lokomotiv når op til tre steder, to op til seks. Du tager et af dets kort; indtil det vendes ved slutningen af din næste tur, kan ingen flytte det monster. Flest kort med et monster giver { $points } point.
    }
web-help-chaos = Hvad betyder kaos?
web-help-chaos-text = Stedet, hvor et monster står, er i kaos: ingen strækning, der ender der, kan bygges. Tog, der allerede er der, bliver og tæller. Til sidst giver eller koster et rutekort med sådan et sted det halve, rundet ned.
advice-mechanism-monsters = I { $games } spil bruger ingen nogensinde et monster.
why-not-now-place-monster = først stilles monstrene på brættet.
why-not-in-game-monsters = ved dette bord spilles der uden monstre.
web-not-now-place-monster = Først stilles monstrene på brættet.
study-part-alvin = bonus for Alvin
study-part-dexter = bonus for Dexter
used-monsters = Monstertræk
