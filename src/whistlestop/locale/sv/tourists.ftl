tourist-bridge = bro
tourist-ship = skepp
tourist-tram = kabelspårvagn
tourist-crab = krabba
tourist-seal = sjölejon
tourist-tower = torn
tourist-flower = blomma
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Du ställer högen ”{ $symbol }” (× { $count }) i { $place }.
       *[other] { $name } ställer högen ”{ $symbol }” (× { $count }) i { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Du tar turistmarkören ”{ $symbol }” från { $place }.
       *[other] { $name } tar turistmarkören ”{ $symbol }” från { $place }.
    }
why-stacks-stand = högarna med turistmarkörer ställdes ut före första draget.
why-stack-there = högen ”{ $symbol }” står redan i { $place }.
difference-tourists = Turistmarkörer med { $count } symboler: { $stacks } högar står på spelplanen från början, de sista spelarna ställer ut de andra. Den som mutar in en rutt tar från en ände en markör med en symbol som saknas.
difference-tourist-points = Ingen symbol, en, två och så vidare är värda { $points } poäng vid slutet.
heading-tourists = turistmarkörer
legend-tourists = hög med turistmarkörer i början
choice-stack = ställa högen ”{ $symbol }” i { $place }
choice-tourist = ta turistmarkören ”{ $symbol }” från { $place }
question-stack = Vilken hög ställer du var? Kvar är { $symbols }; vilken plats som helst utan hög duger.
question-tourist = Vid varje ände av din rutt väntar en turistmarkör. Vilken tar du? Du har: { $symbols }.
prompt-stack = Din hög:
prompt-tourist = Din markör:
collected-tourists = { $name }: turistmarkörer { $symbols }.
place-tourists = { $place }: ”{ $symbol }” × { $count }.
score-part-tourists = turistmarkörer { $points }
scoring-tourists = { $name }: turistmarkörer: plus { $points }.
help-play-tourists = Turistmarkörer: ”bridge presidio” ställer ut en hög i början, ”bridge” tar en markör när du blir tillfrågad; ”tourists” listar högarna, ”board” allas markörer.
web-tourists-here = Turistmarkörer här: ”{ $symbol }” × { $count }.
web-stack = En hög turistmarkörer
web-stack-question = Var ställer du högen ”{ $symbol }”? Tryck på en plats.
web-tourist = En turistmarkör
web-tourist-question = Vilken markör tar du?
web-tourists-own = Turistmarkörer: { $symbols }
web-help-tourist = Vad är turistmarkörer till för?
web-help-tourist-text = Den som mutar in en rutt tar från en av dess ändar en markör med en symbol som saknas. Ju fler olika symboler, desto fler poäng vid slutet: { $points } för ingen, en, två och så vidare.
advice-mechanism-tourists = På { $games } partier använder ingen någonsin en turistmarkör.
why-not-now-put-stack = först ställs högarna med turistmarkörer på spelplanen.
why-not-now-tourist = ta först en turistmarkör från en ände av din rutt.
why-not-in-game-tourists = det finns inga turistmarkörer på den här spelplanen.
web-not-now-put-stack = Först ställs högarna med turistmarkörer ut.
web-not-now-tourist = Ta först en turistmarkör.
study-part-tourists = turistmarkörer
used-tourists = Tagna turistbrickor
