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
difference-technology = { $technology }: pris { $price }, eksemplarer { $copies }.
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
question-technology = Hvordan betaler du { $technology }?
question-shared-route = Hvilken rute fra en anden tager du?
prompt-technology = Betaling:
prompt-shared-route = Din rute:
held-technologies = { $name }: teknologier { $technologies }.
technologies-none = ingen
technology-left = { $technology }: pris { $price }, tilbage { $count }.
score-part-technologies = teknologier { $points }
scoring-technologies = { $name }: dobbelt forspand: plus { $points }.
help-play-technologies = Teknologier: “technology booster” køber en før din handling; “technologies” viser, hvad der er tilbage, “board”, hvad alle har.
web-technologies = Teknologier
web-technologies-price = Pris
web-technologies-left = Tilbage
web-technology-question = Hvordan betaler du { $technology }?
web-shared-route-question = Hvilken rute fra en anden tager du med { $technology }?
web-track-technologies = Kræver { $technologies }.
web-help-technology = Hvad bruges teknologier til?
web-help-technology-text = Før din handling må du købe én teknologi: koncessioner åbner Wales, Irland, Frankrig og Skotland, andre lange ruter og færger, eller de giver point. Der betales med lokomotiver; fire kort i vilkårlige farver (med Booster tre) gælder som ét, også for ruter. Med færdselsret lægger du dine vogne ved siden af en andens.
