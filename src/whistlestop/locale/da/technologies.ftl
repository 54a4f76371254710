board-united-kingdom = Storbritannien
technology =
    { $technology ->
        [wales-concession] Koncession Wales
        [ireland-france-concession] Koncession Irland / Frankrig
        [scotland-concession] Koncession Skotland
        [mechanical-stoker] Mekanisk fyrbøder
        [steam-boiler] Overhedet dampkedel
        [propellers] Skibsskruer
        [booster] Booster
        [boiler-lagging] Kedelisolering
        [steam-turbines] Dampturbiner
        [double-heading] Dobbelt forspand
        [thermocompressor] Termokompressor
        [water-tenders] Vandtendere
        [risky-contracts] Risikable kontrakter
        [equalising-beam] Udligningsbjælke
        [diesel-power] Dieselkraft
       *[right-of-way] Færdselsret
    }
event-technology-bought =
    { $who ->
        [you] Du køber { $technology }.
       *[other] { $name } køber { $technology }.
    }
event-die-given =
    { $who ->
        [you] Du giver en terning: { $face }.
       *[other] { $name } giver en terning: { $face }.
    }
why-technology-this-turn = du har allerede købt en teknologi i denne tur.
why-technology-owned = du har allerede { $technology }.
why-technology-sold-out = der er ingen eksemplarer af { $technology } tilbage.
why-technology-too-dear = { $technology } koster { $count } lokomotiver, eller kort eller terninger, der gælder som dem.
why-no-route-to-share = der er ingen rute fra en anden, som du kan betale sammen med { $technology } ({ $count } lokomotiver).
why-technology-missing = den rute kræver { $technology }.
difference-technologies = Før din handling må du købe én teknologi med lokomotiver. { $count } kort i vilkårlige farver gælder som et lokomotiv. Uden teknologi tager man kun ruter på et eller to felter i England, som ikke er færger.
difference-technology =
    { $kind ->
        [advanced] { $technology }: pris { $price }, eksemplarer { $copies }. Avanceret, en husregel.
       *[plain] { $technology }: pris { $price }, eksemplarer { $copies }.
    }
difference-start-locomotives = Alle begynder med { $count } lokomotiv mere.
option-uk-duplicate_technologies = Om en spiller må have flere eksemplarer af en teknologi i Storbritannien.
value-uk-duplicate_technologies-false = Hver spiller har højst ét eksemplar af en teknologi.
value-uk-duplicate_technologies-true = Eksemplarer må købes, så længe de er der; kun deres point lægges sammen.
option-uk-dice_substitute = Om vilkårlige terninger gælder som en joker i Storbritannien.
value-uk-dice_substitute-true = Tre vilkårlige terninger, med Booster to, gælder som en joker til en teknologi eller færge.
value-uk-dice_substitute-false = Kun jokere betaler teknologier og færger.
heading-technologies = teknologier
choice-technology = køb { $technology } (pris { $price })
choice-give-die = giv en terning: { $face }
dice-to-give =
    { $count ->
        [one] Én terning mere gælder for jokeren.
       *[other] { $count } terninger mere gælder for jokeren.
    }
question-technology = Hvordan betaler du { $technology }?
question-bought-route = Hvilken rute tager du med { $technology }?
prompt-technology = Betaling:
prompt-bought-route = Din rute:
held-technologies = { $name }: teknologier { $technologies }.
technologies-none = ingen
technology-left = { $technology }: pris { $price }, tilbage { $count }.
score-part-technologies = teknologier { $points }
scoring-technologies = { $name }: teknologier: { $points }.
help-play-technologies = Teknologier: “technology booster” køber en før din handling; “technologies” viser, hvad der er tilbage, “board”, hvad alle har.
web-technologies = Teknologier
web-technologies-price = Pris
web-technologies-left = Tilbage
web-technology-question = Hvordan betaler du { $technology }?
web-bought-route-question = Hvilken rute tager du med { $technology }?
web-track-technologies = Kræver { $technologies }.
web-help-technology = Hvad bruges teknologier til?
web-help-technology-text =
    { $purse ->
        [dice] Før din handling må du købe én teknologi: koncessioner åbner Wales, Irland, Frankrig og Skotland, andre lange ruter og færger, eller de giver point. { $wilds ->
            [only] Der betales kun med jokere, også for færgers symboler.
           *[most] Der betales med jokere; tre vilkårlige terninger (med Booster to) gælder som én, også for færgers symboler.
        } Med færdselsret lægger du dine vogne ved siden af en andens.
       *[cards] Før din handling må du købe én teknologi: koncessioner åbner Wales, Irland, Frankrig og Skotland, andre lange ruter og færger, eller de giver point. Der betales med lokomotiver; fire kort i vilkårlige farver (med Booster tre) gælder som ét, også for ruter. Med færdselsret lægger du dine vogne ved siden af en andens.
    }
why-no-route-to-claim = der er ingen rute, som du kan betale sammen med { $technology } ({ $count } lokomotiver).
why-contracts-gone = { $technology } sælges ikke længere.
why-nothing-to-save = her kan der ikke spares et kort.
why-only-a-claim = efter din første rute kan der kun følge en anden, eller ingen.
why-only-blind-cards = du er i gang med at trække skjulte kort: træk det næste fra bunken.
choice-save = spar et kort
choice-no-claim = tag ingen anden rute
choice-draw-three = træk tre skjulte kort
option-uk-advanced = Om de avancerede teknologier sælges i Storbritannien.
value-uk-advanced-true = Fem avancerede teknologier kan også købes.
value-uk-advanced-false = De avancerede teknologier bliver i æsken.
web-value-uk = Storbritannien
why-not-now-technology = betal først for teknologien.
why-not-now-bought-route = vælg først ruten.
why-not-in-game-technologies = der er ingen teknologier på dette bræt.
web-not-now-technology = Betal først for teknologien.
web-not-now-bought-route = Vælg først ruten.
study-part-technologies = teknologier
web-key-advanced = Avanceret: kun med husregel
web-key-cards = Teknologier til salg
web-key-copies = Eksemplarer
web-key-ferries = Færger kræver den
web-key-lengths = Længder på ruter, der kræver den
web-key-no-technology = Kræver ingen teknologi
web-key-region = Region
web-key-regions = Regioner, hvis ruter kræver den
web-key-start-locomotives = Lokomotiver fra start
web-key-technologies = Teknologier
web-key-technologies-any-cards = Kort i vilkårlige farver for et lokomotiv
web-value-wales-concession = Koncession Wales
web-value-ireland-france-concession = Koncession Irland / Frankrig
web-value-scotland-concession = Koncession Skotland
web-value-mechanical-stoker = Mekanisk fyrbøder
web-value-steam-boiler = Overhedet dampkedel
web-value-propellers = Skibsskruer
web-value-booster = Booster
web-value-boiler-lagging = Kedelisolering
web-value-steam-turbines = Dampturbiner
web-value-double-heading = Dobbelt forspand
web-value-thermocompressor = Termokompressor
web-value-water-tenders = Vandtendere
web-value-risky-contracts = Risikable kontrakter
web-value-equalising-beam = Udligningsbjælke
web-value-diesel-power = Dieselkraft
web-value-right-of-way = Færdselsret
advice-mechanism-technologies = I { $games } spil køber ingen nogensinde en teknologi.
used-technologies = Købte teknologier
