tourist-bridge = bro
tourist-ship = skip
tourist-tram = kabeltrikk
tourist-crab = krabbe
tourist-seal = sjøløve
tourist-tower = tårn
tourist-flower = blomst
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Du setter bunken «{ $symbol }» (× { $count }) i { $place }.
       *[other] { $name } setter bunken «{ $symbol }» (× { $count }) i { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Du tar turistbrikken «{ $symbol }» fra { $place }.
       *[other] { $name } tar turistbrikken «{ $symbol }» fra { $place }.
    }
why-stacks-stand = bunkene med turistbrikker ble satt ut før den første turen.
why-stack-there = bunken «{ $symbol }» står allerede i { $place }.
difference-tourists = Turistbrikker med { $count } symboler: { $stacks } bunker står på brettet fra starten, de siste spillerne setter ut de andre. Den som bygger en linje, tar fra en ende en brikke med et symbol som mangler.
difference-tourist-points = Ingen symboler, ett, to og så videre er verdt { $points } poeng til slutt.
heading-tourists = turistbrikker
legend-tourists = bunke med turistbrikker ved starten
choice-stack = sette bunken «{ $symbol }» i { $place }
choice-tourist = ta turistbrikken «{ $symbol }» fra { $place }
question-stack = Hvilken bunke setter du hvor? Igjen er { $symbols }; ethvert sted uten bunke kan brukes.
question-tourist = Ved hver ende av linjen din venter en turistbrikke. Hvilken tar du? Du har: { $symbols }.
prompt-stack = Bunken din:
prompt-tourist = Brikken din:
collected-tourists = { $name }: turistbrikker { $symbols }.
place-tourists = { $place }: «{ $symbol }» × { $count }.
score-part-tourists = turistbrikker { $points }
scoring-tourists = { $name }: turistbrikker: pluss { $points }.
help-play-tourists = Turistbrikker: «bridge presidio» setter ut en bunke ved starten, «bridge» tar en brikke når du blir spurt; «tourists» lister opp bunkene, «board» brikkene alle har.
web-tourists-here = Turistbrikker her: «{ $symbol }» × { $count }.
web-stack = En bunke turistbrikker
web-stack-question = Hvor setter du bunken «{ $symbol }»? Trykk på et sted.
web-tourist = En turistbrikke
web-tourist-question = Hvilken brikke tar du?
web-tourists-own = Turistbrikker: { $symbols }
web-help-tourist = Hva er turistbrikker til for?
web-help-tourist-text = Den som bygger en linje, tar fra en av endene en brikke med et symbol som mangler. Jo flere ulike symboler, desto flere poeng til slutt: { $points } for ingen, ett, to og så videre.
advice-mechanism-tourists = I { $games } spill bruker ingen noen gang en turistbrikke.
why-not-now-put-stack = først settes bunkene med turistbrikker på brettet.
why-not-now-tourist = ta først en turistbrikke fra en ende av linjen din.
why-not-in-game-tourists = det er ingen turistbrikker på dette brettet.
web-not-now-put-stack = Først settes bunkene med turistbrikker ut.
web-not-now-tourist = Ta først en turistbrikke.
study-part-tourists = turistbrikker
used-tourists = Tatte turistbrikker
