kind-passenger = passasjer
card-passenger = et passasjerkort
cards-passenger = { $count } passasjerkort
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
difference-passenger-cards = Det er { $count } passasjerkort: hvert lar en passasjer bruke en annen spillers linje.
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
heading-goods = varer
legend-goods = verdien av de beste varene der
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
question-passenger = Setter du en passasjer ved en ende av linjen? Du har { $count } igjen.
question-travel = Passasjeren din er i { $place }. Hvor reiser den?
prompt-passenger = Passasjeren din:
prompt-travel = Til:
standing-passengers = { $name }: passasjerer i { $places }, ikke satt ut ennå: { $left }; { $points } poeng for varer.
place-goods = { $place }: varer verdt { $values }, den første øverst.
score-part-goods = varer { $points }
scoring-goods = { $name }: varer: pluss { $points } poeng.
help-play-passengers = Passasjerer: «berlin» eller «no» etter en bygging; «passenger berlin» lar den reise, så stedet å reise til, eller «stop».
help-play-goods = «goods» lister opp varene i byene, «board» sier hvor passasjerer er.
web-goods-here =
    { $count ->
        [one] Her ligger { $count } varebrikke, verdt { $value }.
       *[other] Her ligger { $count } varebrikker, den øverste verdt { $value }.
    }
web-passengers-here = Her står en passasjer: { $names }.
web-passenger = En passasjer
web-passenger-question = Setter du en passasjer ved en ende av den nye linjen din?
web-journey = En reise
web-journey-question =
    { $count ->
        [0] Passasjeren din er i { $place } og kan ikke reise videre. Skal den bli her?
        [one] Passasjeren din er i { $place }. Reiser den videre langs linjen som lyser?
       *[other] Passasjeren din er i { $place }. Langs hvilken av { $count } lysende linjer reiser den videre?
    }
web-move-passenger = Flytt en passasjer
web-pick-passenger = Hvilken passasjer skal reise? Trykk på stedet dens.
web-count-passengers = passasjerer
web-count-goods = varer
web-help-passenger = Hva gjør passasjerer?
web-help-passenger-text =
    { $purse ->
        [dice] Når du har bygd en linje, kan du sette en passasjer ved en ende. Reisen er handlingen din: langs egne linjer og for én Joker per linje langs andres. Den tar den øverste brikken i hver by den besøker, og forlater spillet.
       *[cards] Når du har bygd en linje, kan du sette en passasjer ved en ende. Reisen er handlingen din: langs egne linjer og for ett passasjerkort per linje langs andres. Den tar den øverste brikken i hver by den besøker, og forlater spillet.
    }
advice-mechanism-passengers = I { $games } spill bruker ingen noen gang en passasjer.
why-not-now-passenger = si først om en passasjer skal stå ved linjen din.
why-not-now-travel = passasjeren din er på vei: reis videre eller stopp.
why-not-in-game-passengers = det er ingen passasjerer på dette brettet.
web-not-now-passenger = Si først om en passasjer settes på brettet.
web-not-now-travel = Passasjeren din er på vei: reis videre eller avslutt reisen.
study-part-goods = varer
used-passengers = Passasjerreiser
