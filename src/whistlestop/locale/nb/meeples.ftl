meeple-black = en svart meeple
meeple-blue = en blå meeple
meeple-red = en rød meeple
meeple-white = en hvit meeple
meeple-yellow = en gul meeple
meeple-green = en grønn meeple
meeples-black =
    { $count ->
        [one] { $count } svart meeple
       *[other] { $count } svarte meepler
    }
meeples-blue =
    { $count ->
        [one] { $count } blå meeple
       *[other] { $count } blå meepler
    }
meeples-red =
    { $count ->
        [one] { $count } rød meeple
       *[other] { $count } røde meepler
    }
meeples-white =
    { $count ->
        [one] { $count } hvit meeple
       *[other] { $count } hvite meepler
    }
meeples-yellow =
    { $count ->
        [one] { $count } gul meeple
       *[other] { $count } gule meepler
    }
meeples-green =
    { $count ->
        [one] { $count } grønn meeple
       *[other] { $count } grønne meepler
    }
event-meeple-taken =
    { $who ->
        [you] Du tar { $meeple } fra { $place }.
       *[other] { $name } tar { $meeple } fra { $place }.
    }
why-no-such-meeple = en slik meeple står ikke der.
difference-meeple-majority = For hver farge er flest meepler verdt { $most } poeng og nest flest { $second }.
difference-meeples =
    { $count ->
        [one] Meepler i { $count } farge trekkes ut på brettet: den som bygger en linje, tar én ved hver ende.
       *[other] Meepler i { $count } farger trekkes ut på brettet: den som bygger en linje, tar én ved hver ende.
    }
difference-meeples-per-colour = Det er { $count } meepler i hver farge.
heading-meeples = meepler
legend-meeples = meepler der ved starten
choice-meeple = ta { $meeple }
question-meeple = Hvilken meeple tar du fra { $place }? Du har { $meeples }.
prompt-meeple = Meeplen din:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meepler { $points }
scoring-meeples = { $name }: flest eller nest flest meepler i en farge: pluss { $points }.
help-play-meeples = Meepler: «red» tar en når du blir spurt; «meeples» lister opp dem på brettet, «board» dem alle har.
web-meeples-here = Meepler her: { $meeples }.
web-meeple = En meeple
web-meeple-question = Hvilken meeple tar du i { $place }?
web-meeple-letter-black = S
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = H
web-meeple-letter-yellow = G
web-meeple-letter-green = N
web-help-meeple = Hva er meepler til?
web-help-meeple-text = Den som bygger en linje, tar en meeple ved hver ende. Til slutt gir flest i en farge poeng og nest flest litt færre.
advice-mechanism-meeples = I { $games } spill bruker ingen noen gang en meeple.
why-not-now-meeple = ta først en meeple fra enden av linjen din.
why-not-in-game-meeples = det er ingen meepler på dette brettet.
web-not-now-meeple = Ta først en meeple.
study-part-meeples = meepler
used-meeples = Tatte meepler
