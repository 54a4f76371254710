board-united-kingdom = Storbritannia
technology =
    { $technology ->
        [wales-concession] Konsesjon Wales
        [ireland-france-concession] Konsesjon Irland / Frankrike
        [scotland-concession] Konsesjon Skottland
        [mechanical-stoker] Mekanisk fyrbøter
        [steam-boiler] Overhetet dampkjele
        [propellers] Propeller
        [booster] Booster
        [boiler-lagging] Kjeleisolasjon
        [steam-turbines] Dampturbiner
        [double-heading] Dobbelt forspann
        [thermocompressor] Termokompressor
        [water-tenders] Vanntendere
        [risky-contracts] Risikable kontrakter
        [equalising-beam] Utjevningsbjelke
        [diesel-power] Dieselkraft
       *[right-of-way] Veirett
    }
event-technology-bought =
    { $who ->
        [you] Du kjøper { $technology }.
       *[other] { $name } kjøper { $technology }.
    }
event-die-given =
    { $who ->
        [you] Du gir en terning: { $face }.
       *[other] { $name } gir en terning: { $face }.
    }
why-technology-this-turn = du har allerede kjøpt en teknologi denne turen.
why-technology-owned = du har allerede { $technology }.
why-technology-sold-out = det er ingen eksemplarer av { $technology } igjen.
why-technology-too-dear = { $technology } koster { $count } lokomotiver, eller kort eller terninger som gjelder for dem.
why-no-route-to-share = det finnes ingen rute fra en annen som du kan betale sammen med { $technology } ({ $count } lokomotiver).
why-technology-missing = den ruten krever { $technology }.
difference-technologies = Før handlingen din kan du kjøpe én teknologi med lokomotiver. { $count } kort i vilkårlige farger gjelder som et lokomotiv. Uten teknologi tar man bare ruter på ett eller to felt i England som ikke er ferjer.
difference-technology =
    { $kind ->
        [advanced] { $technology }: pris { $price }, eksemplarer { $copies }. Avansert, en husregel.
       *[plain] { $technology }: pris { $price }, eksemplarer { $copies }.
    }
difference-start-locomotives = Alle begynner med { $count } lokomotiv mer.
option-uk-duplicate_technologies = Om en spiller kan ha flere eksemplarer av en teknologi i Storbritannia.
value-uk-duplicate_technologies-false = Hver spiller har høyst ett eksemplar av en teknologi.
value-uk-duplicate_technologies-true = Eksemplarer kan kjøpes så lenge de finnes; bare poengene deres legges sammen.
option-uk-dice_substitute = Om vilkårlige terninger gjelder som en joker i Storbritannia.
value-uk-dice_substitute-true = Tre vilkårlige terninger, med Booster to, gjelder som en joker for en teknologi eller ferje.
value-uk-dice_substitute-false = Bare jokere betaler teknologier og ferjer.
heading-technologies = teknologier
choice-technology = kjøp { $technology } (pris { $price })
choice-give-die = gi en terning: { $face }
dice-to-give =
    { $count ->
        [one] Én terning til gjelder for jokeren.
       *[other] { $count } terninger til gjelder for jokeren.
    }
question-technology = Hvordan betaler du { $technology }?
question-bought-route = Hvilken rute tar du med { $technology }?
prompt-technology = Betaling:
prompt-bought-route = Ruten din:
held-technologies = { $name }: teknologier { $technologies }.
technologies-none = ingen
technology-left = { $technology }: pris { $price }, igjen { $count }.
score-part-technologies = teknologier { $points }
scoring-technologies = { $name }: teknologier: { $points }.
help-play-technologies = Teknologier: «technology booster» kjøper en før handlingen din; «technologies» viser hva som er igjen, «board» hva alle har.
web-technologies = Teknologier
web-technologies-price = Pris
web-technologies-left = Igjen
web-technology-question = Hvordan betaler du { $technology }?
web-bought-route-question = Hvilken rute tar du med { $technology }?
web-track-technologies = Krever { $technologies }.
web-help-technology = Hva brukes teknologier til?
web-help-technology-text =
    { $purse ->
        [dice] Før handlingen din kan du kjøpe én teknologi: konsesjoner åpner Wales, Irland, Frankrike og Skottland, andre lange ruter og ferjer, eller de gir poeng. { $wilds ->
            [only] Det betales bare med jokere, også for fergenes symboler.
           *[most] Det betales med jokere; tre vilkårlige terninger (med Booster to) gjelder som én, også for fergenes symboler.
        } Med veirett legger du vognene dine ved siden av en annens.
       *[cards] Før handlingen din kan du kjøpe én teknologi: konsesjoner åpner Wales, Irland, Frankrike og Skottland, andre lange ruter og ferjer, eller de gir poeng. Det betales med lokomotiver; fire kort i vilkårlige farger (med Booster tre) gjelder som ett, også for ruter. Med veirett legger du vognene dine ved siden av en annens.
    }
why-no-route-to-claim = det finnes ingen rute som du kan betale sammen med { $technology } ({ $count } lokomotiver).
why-contracts-gone = { $technology } er ikke til salgs lenger.
why-nothing-to-save = her kan ingen kort spares.
why-only-a-claim = etter den første ruten kan bare en til følge, eller ingen.
why-only-blind-cards = du trekker skjulte kort: trekk det neste fra bunken.
choice-save = spar ett kort
choice-no-claim = ta ingen rute til
choice-draw-three = trekk tre skjulte kort
option-uk-advanced = Om de avanserte teknologiene er til salgs i Storbritannia.
value-uk-advanced-true = Fem avanserte teknologier kan også kjøpes.
value-uk-advanced-false = De avanserte teknologiene blir i esken.
web-value-uk = Storbritannia
why-not-now-technology = betal først for teknologien.
why-not-now-bought-route = velg først ruten.
why-not-in-game-technologies = det er ingen teknologier på dette brettet.
web-not-now-technology = Betal først for teknologien.
web-not-now-bought-route = Velg først ruten.
study-part-technologies = teknologier
web-key-advanced = Avansert: bare med husregel
web-key-cards = Teknologier til salgs
web-key-copies = Eksemplarer
web-key-ferries = Ferger krever den
web-key-lengths = Lengder på ruter som krever den
web-key-no-technology = Krever ingen teknologi
web-key-region = Region
web-key-regions = Regioner der ruter krever den
web-key-start-locomotives = Lokomotiver ved start
web-key-technologies = Teknologier
web-key-technologies-any-cards = Kort i vilkårlige farger for et lokomotiv
web-value-wales-concession = Konsesjon Wales
web-value-ireland-france-concession = Konsesjon Irland / Frankrike
web-value-scotland-concession = Konsesjon Skottland
web-value-mechanical-stoker = Mekanisk fyrbøter
web-value-steam-boiler = Overhetet dampkjele
web-value-propellers = Propeller
web-value-booster = Booster
web-value-boiler-lagging = Kjeleisolasjon
web-value-steam-turbines = Dampturbiner
web-value-double-heading = Dobbelt forspann
web-value-thermocompressor = Termokompressor
web-value-water-tenders = Vanntendere
web-value-risky-contracts = Risikable kontrakter
web-value-equalising-beam = Utjevningsbjelke
web-value-diesel-power = Dieselkraft
web-value-right-of-way = Veirett
advice-mechanism-technologies = I { $games } spill kjøper ingen noen gang en teknologi.
used-technologies = Kjøpte teknologier
