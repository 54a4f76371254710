board-nederland = Nederlandene
track-toll = bropenge { $count }
event-toll-paid =
    { $who ->
        [you] Du betaler bropenge for { $route }: { $count }.
       *[other] { $name } betaler bropenge for { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Du kan ikke betale bropenge for { $route } ({ $count }) og tager et lån.
       *[other] { $name } kan ikke betale bropenge for { $route } ({ $count }) og tager et lån.
    }
event-toll-received =
    { $who ->
        [you] Du får bropengene for { $route }: { $count }.
       *[other] { $name } får bropengene for { $route }: { $count }.
    }
event-neutral-ticket = Rutekortet { $ticket } vendes for den neutrale spiller.
event-neutral-claimed = Den neutrale spiller tager { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Du lægger rutekortet { $ticket } åbent ved siden af bunken.
       *[other] { $name } lægger rutekortet { $ticket } åbent ved siden af bunken.
    }
why-neutral-stands = der står neutrale tog.
difference-tolls = Alle begynder med { $count } bropengebrikker, som holdes hemmelige. Den, der bygger en strækning, betaler bropenge til banken, på det andet spor i en dobbeltstrækning til ejeren af det første. Den, der har for lidt, tager i stedet et lån og betaler intet; hvert lån koster { $points } point til sidst.
difference-toll-points = Til sidst rangeres spillerne uden lån efter de brikker, de har tilbage: { $rows }.
difference-start-scores = Pointbrikkerne starter forskudt: i turrækkefølge { $points } point.
difference-neutral = Med { $count } spillere kommer en neutral spiller med { $trains } tog til efter runde { $rounds }: efter hver runde vendes et rutekort, og den tager et spor på forbindelsen nederst på kortet. Er begge frie, vælger den, der har markøren, og giver den videre; ved siden af en spillers spor betaler banken bropenge til spilleren.
option-nederland-tolls = Om der betales bropenge i Nederlandene.
value-nederland-tolls-true = Bropenge, lån og en rangering af brikker.
value-nederland-tolls-false = Ingen bropenge: dobbeltstrækninger er for fire spillere eller flere, og ingen starter foran.
option-nederland-neutral_player = Om en neutral spiller er med, når to spiller i Nederlandene.
value-nederland-neutral_player-true = Med to spillere tager en neutral spiller spor fra sjette runde.
value-nederland-neutral_player-false = To spillere spiller alene.
option-nederland-start_scores = På hvilke felter pointbrikkerne starter i Nederlandene.
value-nederland-start_scores-printed = Brikkerne starter, som pladen siger.
value-nederland-start_scores-own = Brikkerne starter på { $value }, i turrækkefølge.
heading-head-start = forspring
heading-loans = lån
heading-toll-tokens = bropengebrikker
score-part-head-start = forspring { $points }
score-part-loans = lån { $points }
score-secret-toll-tokens = Hvad bropengebrikkerne er værd, vises til sidst.
scoring-head-start = { $name }: forspring: plus { $points }.
scoring-loans = { $name }: lån: { $points } point.
scoring-toll-tokens = { $name }: plads efter bropenge: plus { $points }.
legend-toll = bropenge for en forbindelse
choice-neutral = den neutrale spiller tager { $route }, { $colour }
question-neutral = Hvilket spor mellem { $a } og { $b } tager den neutrale spiller? Du har markøren.
prompt-neutral = Den neutrale spillers spor:
held-tolls = { $name }: bropenge { $count }, lån { $loans }.
hidden-tolls = { $name }: bropenge er hemmelige, lån { $loans }.
face-up-tickets = Åbent ved rutekortbunken: { $tickets }.
neutral-player =
    { $count ->
        [0] Den neutrale spiller har { $trains } tog og ingen spor.
       *[other] Den neutrale spiller har { $trains } tog tilbage og { $count } spor: { $routes }.
    }
help-play-tolls = Bropenge: de betales af sig selv; “tolls” viser åbne rutekort og den neutrale spiller, “board” hvad alle har. For den neutrale spiller nævnes et spors farve eller “#1” eller “#2”.
web-toll = Bropenge { $count }
web-toll-tokens = Bropengebrikker: { $count }
web-toll-secret = Bropengebrikker holdes hemmelige
web-toll-loan = En strækning med højere bropenge koster dig et lån.
web-loans = Lån: { $count }
web-neutral-marker = Vælger for den neutrale spiller
web-neutral-trains = Neutrale tog tilbage: { $count }
web-neutral-ended = Den neutrale spiller tager ikke flere spor
web-neutral-track = Her står neutrale tog.
web-neutral-question = Hvilket spor tager den neutrale spiller: { $route }?
web-face-up-tickets = Åbne rutekort: { $count }
web-help-toll = Hvad er bropenge?
web-help-toll-text = Hver forbindelse koster bropenge på en til fire brikker; alle begynder med { $count }. Bygger du en strækning, betaler du dem til banken, på det andet spor i en dobbeltstrækning til ejeren af det første. Med for få brikker tager du et lån og betaler intet; hvert lån koster { $points } point til sidst og holder dig ude af rangeringen af brikker, som er meget værd. Beløb er hemmelige, lån er åbne.
web-help-neutral = Hvem er den neutrale spiller?
web-help-neutral-text = Med to spillere kommer en tredje med { $count } tog til efter runde { $rounds }. Efter hver runde vendes et rutekort, og den neutrale spiller tager et spor på forbindelsen nederst, hvis den ikke har et der. Er begge spor frie, vælger den, der har markøren, og giver den videre; ved siden af dit spor betaler banken dig bropengene. Den får ingen point og stopper, når dens tog eller rutekortbunken slipper op.
why-not-now-neutral-track = vælg først et spor til den neutrale spiller.
why-not-in-game-tolls = der er ingen neutral spiller ved dette bord.
web-not-now-neutral-track = Vælg først et spor til den neutrale spiller.
web-value-nederland = Nederlandene
route-neutral = { $route } – der står neutrale tog.
study-part-head-start = forspring
study-part-loans = lån
study-part-toll-tokens = bropengebrikker
web-key-foot = Forbindelse nederst, til den neutrale spiller
web-key-toll = Bropenge
web-key-tolls = Bropenge
web-key-loan-cost = Point, et lån koster
web-key-start-scores = Point ved starten, i turrækkefølge
web-key-neutral = Neutral spiller
web-key-neutral-players = Spillere, den spiller med
web-key-neutral-trains = Dens tog
web-key-first-round = Første runde, der slutter med dens fase
web-value-face-up = åbent ved siden af bunken
web-key-start-tokens = Hver spillers bropengebrikker ved starten
advice-mechanism-tolls = I { $games } spil betaler ingen nogensinde bropenge.
used-tolls = Betalte bropenge
advice-mechanism-loans = I { $games } spil tager ingen nogensinde et lån.
used-loans = Tagne lån
