tourist-bridge = bro
tourist-ship = skib
tourist-tram = kabelsporvogn
tourist-crab = krabbe
tourist-seal = søløve
tourist-tower = tårn
tourist-flower = blomst
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Du stiller stakken »{ $symbol }« (× { $count }) i { $place }.
       *[other] { $name } stiller stakken »{ $symbol }« (× { $count }) i { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Du tager turistbrikken »{ $symbol }« fra { $place }.
       *[other] { $name } tager turistbrikken »{ $symbol }« fra { $place }.
    }
why-stacks-stand = stakkene med turistbrikker blev stillet op før den første tur.
why-stack-there = stakken »{ $symbol }« står allerede i { $place }.
difference-tourists = Turistbrikker med { $count } symboler: { $stacks } stakke står på brættet fra starten, de sidste spillere stiller de andre op. Den, der bygger en strækning, tager fra en ende en brik med et symbol, der mangler.
difference-tourist-points = Intet symbol, et, to og så videre er { $points } point værd til sidst.
heading-tourists = turistbrikker
legend-tourists = stak turistbrikker ved starten
choice-stack = stille stakken »{ $symbol }« i { $place }
choice-tourist = tage turistbrikken »{ $symbol }« fra { $place }
question-stack = Hvilken stak stiller du hvor? Tilbage er { $symbols }; ethvert sted uden stak kan bruges.
question-tourist = Ved hver ende af din strækning venter en turistbrik. Hvilken tager du? Du har: { $symbols }.
prompt-stack = Din stak:
prompt-tourist = Din brik:
collected-tourists = { $name }: turistbrikker { $symbols }.
place-tourists = { $place }: »{ $symbol }« × { $count }.
score-part-tourists = turistbrikker { $points }
scoring-tourists = { $name }: turistbrikker: plus { $points }.
help-play-tourists = Turistbrikker: »bridge presidio« stiller en stak op ved starten, »bridge« tager en brik, når du bliver spurgt; »tourists« lister stakkene, »board« alles brikker.
web-tourists-here = Turistbrikker her: »{ $symbol }« × { $count }.
web-stack = En stak turistbrikker
web-stack-question = Hvor stiller du stakken »{ $symbol }«? Tryk på et sted.
web-tourist = En turistbrik
web-tourist-question = Hvilken brik tager du?
web-tourists-own = Turistbrikker: { $symbols }
web-help-tourist = Hvad er turistbrikker til?
web-help-tourist-text = Den, der bygger en strækning, tager fra en af dens ender en brik med et symbol, der mangler. Jo flere forskellige symboler, desto flere point til sidst: { $points } for intet, et, to og så videre.
advice-mechanism-tourists = I { $games } spil bruger ingen nogensinde en turistbrik.
why-not-now-put-stack = først stilles stakkene med turistbrikker på brættet.
why-not-now-tourist = tag først en turistbrik fra en ende af din strækning.
why-not-in-game-tourists = der er ingen turistbrikker på dette bræt.
web-not-now-put-stack = Først stilles stakkene med turistbrikker op.
web-not-now-tourist = Tag først en turistbrik.
study-part-tourists = turistbrikker
used-tourists = Tagne turistbrikker
