meeple-black = en svart meeple
meeple-blue = en blå meeple
meeple-red = en röd meeple
meeple-white = en vit meeple
meeple-yellow = en gul meeple
meeple-green = en grön meeple
meeples-black =
    { $count ->
        [one] { $count } svart meeple
       *[other] { $count } svarta meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blå meeple
       *[other] { $count } blå meeples
    }
meeples-red =
    { $count ->
        [one] { $count } röd meeple
       *[other] { $count } röda meeples
    }
meeples-white =
    { $count ->
        [one] { $count } vit meeple
       *[other] { $count } vita meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } gul meeple
       *[other] { $count } gula meeples
    }
meeples-green =
    { $count ->
        [one] { $count } grön meeple
       *[other] { $count } gröna meeples
    }
event-meeple-taken =
    { $who ->
        [you] Du tar { $meeple } från { $place }.
       *[other] { $name } tar { $meeple } från { $place }.
    }
why-no-such-meeple = någon sådan meeple står inte där.
difference-meeple-majority = För varje färg är flest meeples värt { $most } poäng och näst flest { $second }.
difference-meeples =
    { $count ->
        [one] Meeples i { $count } färg dras ut på spelplanen: den som mutar in en rutt tar en vid varje ände.
       *[other] Meeples i { $count } färger dras ut på spelplanen: den som mutar in en rutt tar en vid varje ände.
    }
difference-meeples-per-colour = Det finns { $count } meeples i varje färg.
heading-meeples = meeples
legend-meeples = meeples där i början
choice-meeple = ta { $meeple }
question-meeple = Vilken meeple tar du från { $place }? Du har { $meeples }.
prompt-meeple = Din meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meeples { $points }
scoring-meeples = { $name }: flest eller näst flest meeples i en färg: plus { $points }.
help-play-meeples = Meeples: ”red” tar en när du blir tillfrågad; ”meeples” listar dem på spelplanen, ”board” dem alla har.
web-meeples-here = Meeples här: { $meeples }.
web-meeple = En meeple
web-meeple-question = Vilken meeple tar du i { $place }?
web-meeple-letter-black = S
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = V
web-meeple-letter-yellow = G
web-meeple-letter-green = N
web-help-meeple = Vad är meeples till för?
web-help-meeple-text = Den som mutar in en rutt tar en meeple vid varje ände. Till sist ger flest i en färg poäng och näst flest lite färre.
advice-mechanism-meeples = På { $games } partier använder ingen någonsin en meeple.
why-not-now-meeple = ta först en meeple från ruttens ände.
why-not-in-game-meeples = det finns inga meeples på den här spelplanen.
web-not-now-meeple = Ta först en meeple.
study-part-meeples = meeples
used-meeples = Tagna meeples
