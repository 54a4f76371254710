board-nederland = Nederland
track-toll = bompenger { $count }
event-toll-paid =
    { $who ->
        [you] Du betaler bompenger for { $route }: { $count }.
       *[other] { $name } betaler bompenger for { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Du kan ikke betale bompenger for { $route } ({ $count }) og tar et lån.
       *[other] { $name } kan ikke betale bompenger for { $route } ({ $count }) og tar et lån.
    }
event-toll-received =
    { $who ->
        [you] Du får bompengene for { $route }: { $count }.
       *[other] { $name } får bompengene for { $route }: { $count }.
    }
event-neutral-ticket = Billetten { $ticket } snus for den nøytrale spilleren.
event-neutral-claimed = Den nøytrale spilleren tar { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Du legger billetten { $ticket } åpent ved siden av bunken.
       *[other] { $name } legger billetten { $ticket } åpent ved siden av bunken.
    }
why-neutral-stands = der står nøytrale tog.
difference-tolls = Alle begynner med { $count } bompengebrikker, som holdes hemmelige. Den som bygger en linje, betaler bompenger til banken, på det andre sporet av en dobbeltlinje til eieren av det første. Den som har for lite, tar et lån i stedet og betaler ingenting; hvert lån koster { $points } poeng til slutt.
difference-toll-points = Til slutt rangeres spillerne uten lån etter brikkene de har igjen: { $rows }.
difference-start-scores = Poengbrikkene starter forskjøvet: i turrekkefølge { $points } poeng.
difference-neutral = Med { $count } spillere kommer en nøytral spiller med { $trains } tog til etter runde { $rounds }: etter hver runde snus en billett, og den tar et spor på forbindelsen nederst på kortet. Er begge ledige, velger den som har markøren, og gir den videre; ved siden av en spillers spor betaler banken bompengene til spilleren.
option-nederland-tolls = Om det betales bompenger i Nederland.
value-nederland-tolls-true = Bompenger, lån og rangering av brikker.
value-nederland-tolls-false = Ingen bompenger: dobbeltlinjer er for fire spillere eller flere, og ingen starter foran.
option-nederland-neutral_player = Om en nøytral spiller er med når to spiller i Nederland.
value-nederland-neutral_player-true = Med to spillere tar en nøytral spiller spor fra sjette runde.
value-nederland-neutral_player-false = To spillere spiller alene.
option-nederland-start_scores = På hvilke felter poengbrikkene starter i Nederland.
value-nederland-start_scores-printed = Brikkene starter som brettet sier.
value-nederland-start_scores-own = Brikkene starter på { $value }, i turrekkefølge.
heading-head-start = forsprang
heading-loans = lån
heading-toll-tokens = bompengebrikker
score-part-head-start = forsprang { $points }
score-part-loans = lån { $points }
score-secret-toll-tokens = Hva bompengebrikkene er verdt, vises til slutt.
scoring-head-start = { $name }: forsprang: pluss { $points }.
scoring-loans = { $name }: lån: { $points } poeng.
scoring-toll-tokens = { $name }: plass etter bompenger: pluss { $points }.
legend-toll = bompenger for en forbindelse
choice-neutral = den nøytrale spilleren tar { $route }, { $colour }
question-neutral = Hvilket spor mellom { $a } og { $b } tar den nøytrale spilleren? Du har markøren.
prompt-neutral = Den nøytrale spillerens spor:
held-tolls = { $name }: bompenger { $count }, lån { $loans }.
hidden-tolls = { $name }: bompenger er hemmelige, lån { $loans }.
face-up-tickets = Åpent ved billettbunken: { $tickets }.
neutral-player =
    { $count ->
        [0] Den nøytrale spilleren har { $trains } tog og ingen spor.
       *[other] Den nøytrale spilleren har { $trains } tog igjen og { $count } spor: { $routes }.
    }
help-play-tolls = Bompenger: de betales av seg selv; “tolls” viser åpne billetter og den nøytrale spilleren, “board” hva alle har. For den nøytrale spilleren nevnes et spors farge eller “#1” eller “#2”.
web-toll = Bompenger { $count }
web-toll-tokens = Bompengebrikker: { $count }
web-toll-secret = Bompengebrikker holdes hemmelige
web-toll-loan = En linje med høyere bompenger koster deg et lån.
web-loans = Lån: { $count }
web-neutral-marker = Velger for den nøytrale spilleren
web-neutral-trains = Nøytrale tog igjen: { $count }
web-neutral-ended = Den nøytrale spilleren tar ikke flere spor
web-neutral-track = Her står nøytrale tog.
web-neutral-question = Hvilket spor tar den nøytrale spilleren: { $route }?
web-face-up-tickets = Åpne billetter: { $count }
web-help-toll = Hva er bompenger?
web-help-toll-text = Hver forbindelse koster bompenger på én til fire brikker; alle begynner med { $count }. Bygger du en linje, betaler du dem til banken, på det andre sporet av en dobbeltlinje til eieren av det første. Med for få brikker tar du et lån og betaler ingenting; hvert lån koster { $points } poeng til slutt og holder deg utenfor rangeringen av brikker, som er mye verdt. Beløp er hemmelige, lån er åpne.
web-help-neutral = Hvem er den nøytrale spilleren?
web-help-neutral-text = Med to spillere kommer en tredje med { $count } tog til etter runde { $rounds }. Etter hver runde snus en billett, og den nøytrale spilleren tar et spor på forbindelsen nederst, hvis den ikke har et der. Er begge spor ledige, velger den som har markøren, og gir den videre; ved siden av ditt spor betaler banken deg bompengene. Den får ingen poeng og stopper når togene eller billettbunken tar slutt.
why-not-now-neutral-track = velg først et spor til den nøytrale spilleren.
why-not-in-game-tolls = det er ingen nøytral spiller ved dette bordet.
web-not-now-neutral-track = Velg først et spor til den nøytrale spilleren.
web-value-nederland = Nederland
route-neutral = { $route } – der står nøytrale tog.
study-part-head-start = forsprang
study-part-loans = lån
study-part-toll-tokens = bompengebrikker
web-key-foot = Forbindelse nederst, for den nøytrale spilleren
web-key-toll = Bompenger
web-key-tolls = Bompenger
web-key-loan-cost = Poeng et lån koster
web-key-start-scores = Poeng ved starten, i turrekkefølge
web-key-neutral = Nøytral spiller
web-key-neutral-players = Spillere den spiller med
web-key-neutral-trains = Togene dens
web-key-first-round = Første runde som slutter med dens fase
web-value-face-up = åpent ved siden av bunken
web-key-start-tokens = Hver spillers bompengebrikker ved starten
advice-mechanism-tolls = I { $games } spill betaler ingen noen gang bompenger.
used-tolls = Betalte bompenger
advice-mechanism-loans = I { $games } spill tar ingen noen gang et lån.
used-loans = Tatte lån
