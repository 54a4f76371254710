kind-passenger = passager
card-passenger = et passagerkort
cards-passenger = { $count } passagerkort
event-passenger-placed =
    { $who ->
        [you] Du stiller en passager i { $place }.
       *[other] { $name } stiller en passager i { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Din passager tager af sted fra { $place }.
       *[other] { $name } lader en passager tage af sted fra { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Din passager rejser ad { $route } til { $place } for et passagerkort.
           *[other] { $name } lader sin passager rejse ad { $route } til { $place } for et passagerkort.
        }
        [dice] { $who ->
            [you] Din passager rejser ad { $route } til { $place } for en Joker.
           *[other] { $name } lader sin passager rejse ad { $route } til { $place } for en Joker.
        }
       *[nothing] { $who ->
            [you] Din passager rejser ad { $route } til { $place }.
           *[other] { $name } lader sin passager rejse ad { $route } til { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Du tager varer i { $place } og får { $points } point.
       *[other] { $name } tager varer i { $place } og får { $points } point.
    }
event-passenger-arrived =
    { $who ->
        [you] Din passager ankommer til { $place } og forlader spillet.
       *[other] Passageren, der tilhører { $name }, ankommer til { $place } og forlader spillet.
    }
why-travel-first = en rejse går over mindst én strækning.
why-not-an-end = en passager stilles ved en ende af den strækning, der lige er bygget.
why-no-passenger-in-country = passagerer står i byer, ikke i lande.
why-passenger-stands =
    { $who ->
        [you] din egen passager står der.
       *[other] en passager, der tilhører { $name }, står der.
    }
why-no-passenger-there = ingen af dine passagerer står der.
why-no-way-on = ingen bygget strækning fører videre derfra, som du ejer eller kan betale.
why-track-elsewhere = den begynder ikke i { $place }, hvor din passager er.
why-track-unclaimed = ingen har bygget den endnu, så ingen rejser ad den.
why-route-used = din passager har allerede brugt denne strækning på sin rejse.
why-no-passenger-card =
    { $purse ->
        [dice] den tilhører en anden spiller, og du har ingen Joker tilbage til den.
       *[cards] den tilhører en anden spiller, og du har intet passagerkort til den.
    }
difference-passenger-cards = Der er { $count } passagerkort: hvert lader en passager bruge en anden spillers strækning.
difference-passengers =
    { $count ->
        [one] Alle har { $count } passager, som må stilles ved en ende af en netop bygget strækning og senere rejser én gang.
       *[other] Alle har { $count } passagerer, som må stilles ved en ende af en netop bygget strækning og senere rejser én gang hver.
    }
difference-goods =
    { $count ->
        [one] { $count } by har varer: en rejsende passager tager den øverste, op til { $most } point værd.
       *[other] { $count } byer har varer: en rejsende passager tager den øverste i hver by, den besøger, op til { $most } point værd.
    }
option-marklin-reset_counts_plus4 = Om +4-lokomotiver tæller på Märklin-brættet, når tre åbne lokomotiver får kortene skiftet ud.
value-marklin-reset_counts_plus4-true = +4-lokomotiver tæller blandt de tre, der får kortene skiftet ud.
value-marklin-reset_counts_plus4-false = Kun almindelige lokomotiver tæller blandt de tre, der får kortene skiftet ud.
option-marklin-reset_counts_passengers = Om tre åbne passagerkort får kortene skiftet ud på Märklin-brættet.
value-marklin-reset_counts_passengers-true = Tre åbne passagerkort får kortene skiftet ud, ligesom tre lokomotiver.
value-marklin-reset_counts_passengers-false = Uanset hvor mange passagerkort der ligger åbne, bliver kortene liggende.
option-marklin-one_passenger_per_city = Om kun én passager må stå i en by på Märklin-brættet.
value-marklin-one_passenger_per_city-true = Kun én passager, uanset hvis, står i en by.
value-marklin-one_passenger_per_city-false = Der må stå så mange passagerer i en by, det skal være.
option-marklin-passengers_enter_countries = Om passagerer rejser ind i lande på Märklin-brættet.
value-marklin-passengers_enter_countries-true = En passager må rejse ind i et land.
value-marklin-passengers_enter_countries-false = Passagerer rejser fra by til by, aldrig ind i et land.
option-marklin-parallel_tracks_apart = Om parallelle spor er forskellige strækninger for en passager på Märklin-brættet.
value-marklin-parallel_tracks_apart-true = En passager må bruge hvert af flere parallelle spor på én rejse.
value-marklin-parallel_tracks_apart-false = For en passager er parallelle spor én strækning, som bruges én gang pr. rejse.
option-marklin-collect_start_city = Om byen, en passager tager af sted fra, tæller som besøgt på Märklin-brættet.
value-marklin-collect_start_city-true = En passager tager også varer i byen, den tager af sted fra.
value-marklin-collect_start_city-false = En passager tager ingen varer i byen, den tager af sted fra.
option-marklin-collect_on_return = Om byen, en passager tager af sted fra, giver varer, når den kommer tilbage dertil, på Märklin-brættet.
value-marklin-collect_on_return-true = En passager, der kommer tilbage til byen, den tog af sted fra, tager varer der.
value-marklin-collect_on_return-false = En passager, der kommer tilbage til byen, den tog af sted fra, tager ingen varer der.
option-marklin-plus4_moves_monsters = Om +4-lokomotiver flytter monstre på Märklin-brættet.
value-marklin-plus4_moves_monsters-true = +4-lokomotiver flytter monstre ligesom almindelige.
value-marklin-plus4_moves_monsters-false = Kun almindelige lokomotiver flytter monstre.
heading-goods = varer
legend-goods = værdien af de bedste varer der
choice-passenger-place = stil en passager i { $place }
choice-passenger-travel = lad passageren i { $place } rejse
choice-no-passenger = ingen passager
choice-travel =
    { $purse ->
        [cards] til { $place } ad { $route }, for et passagerkort
        [dice] til { $place } ad { $route }, for en Joker
       *[nothing] til { $place } ad { $route }
    }
choice-stop = stop her
question-passenger = Stiller du en passager ved en ende af strækningen? Du har { $count } tilbage.
question-travel = Din passager er i { $place }. Hvor rejser den hen?
prompt-passenger = Din passager:
prompt-travel = Til:
standing-passengers = { $name }: passagerer i { $places }, endnu ikke stillet op: { $left }; { $points } point for varer.
place-goods = { $place }: varer til en værdi af { $values }, den første øverst.
score-part-goods = varer { $points }
scoring-goods = { $name }: varer: plus { $points } point.
help-play-passengers = Passagerer: »berlin« eller »no« efter et byggeri; »passenger berlin« lader den rejse, så stedet at rejse til, eller »stop«.
help-play-goods = »goods« lister varerne i byerne, »board« siger, hvor passagerer er.
web-goods-here =
    { $count ->
        [one] Her ligger { $count } varebrik, { $value } værd.
       *[other] Her ligger { $count } varebrikker, den øverste { $value } værd.
    }
web-passengers-here = Her står en passager: { $names }.
web-passenger = En passager
web-passenger-question = Stiller du en passager ved en ende af din nye strækning?
web-journey = En rejse
web-journey-question =
    { $count ->
        [0] Din passager er i { $place } og kan ikke rejse videre. Skal den blive her?
        [one] Din passager er i { $place }. Rejser den videre ad strækningen, der lyser?
       *[other] Din passager er i { $place }. Ad hvilken af { $count } lysende strækninger rejser den videre?
    }
web-move-passenger = Flyt en passager
web-pick-passenger = Hvilken passager skal rejse? Tryk på dens sted.
web-count-passengers = passagerer
web-count-goods = varer
web-help-passenger = Hvad gør passagerer?
web-help-passenger-text =
    { $purse ->
        [dice] Når du har bygget en strækning, må du stille en passager ved en ende. Rejsen er din handling: ad egne strækninger og for én Joker stykket ad andres. Den tager den øverste brik i hver besøgt by og forlader spillet.
       *[cards] Når du har bygget en strækning, må du stille en passager ved en ende. Rejsen er din handling: ad egne strækninger og for ét passagerkort stykket ad andres. Den tager den øverste brik i hver besøgt by og forlader spillet.
    }
advice-mechanism-passengers = I { $games } spil bruger ingen nogensinde en passager.
why-not-now-passenger = sig først, om en passager skal stå ved din strækning.
why-not-now-travel = din passager er på vej: rejs videre, eller stop.
why-not-in-game-passengers = der er ingen passagerer på dette bræt.
web-not-now-passenger = Sig først, om en passager stilles på brættet.
web-not-now-travel = Din passager er på vej: rejs videre, eller afslut rejsen.
study-part-goods = varer
used-passengers = Passagerrejser
