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
difference-technology = { $technology }: pris { $price }, eksemplarer { $copies }.
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
question-technology = Hvordan betaler du { $technology }?
question-shared-route = Hvilken rute fra en annen tar du?
prompt-technology = Betaling:
prompt-shared-route = Ruten din:
held-technologies = { $name }: teknologier { $technologies }.
technologies-none = ingen
technology-left = { $technology }: pris { $price }, igjen { $count }.
score-part-technologies = teknologier { $points }
scoring-technologies = { $name }: dobbelt forspann: pluss { $points }.
help-play-technologies = Teknologier: «technology booster» kjøper en før handlingen din; «technologies» viser hva som er igjen, «board» hva alle har.
web-technologies = Teknologier
web-technologies-price = Pris
web-technologies-left = Igjen
web-technology-question = Hvordan betaler du { $technology }?
web-shared-route-question = Hvilken rute fra en annen tar du med { $technology }?
web-track-technologies = Krever { $technologies }.
web-help-technology = Hva brukes teknologier til?
web-help-technology-text = Før handlingen din kan du kjøpe én teknologi: konsesjoner åpner Wales, Irland, Frankrike og Skottland, andre lange ruter og ferjer, eller de gir poeng. Det betales med lokomotiver; fire kort i vilkårlige farger (med Booster tre) gjelder som ett, også for ruter. Med veirett legger du vognene dine ved siden av en annens.
