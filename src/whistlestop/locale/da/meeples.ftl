meeple-black = en sort meeple
meeple-blue = en blå meeple
meeple-red = en rød meeple
meeple-white = en hvid meeple
meeple-yellow = en gul meeple
meeple-green = en grøn meeple
meeples-black =
    { $count ->
        [one] { $count } sort meeple
       *[other] { $count } sorte meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blå meeple
       *[other] { $count } blå meeples
    }
meeples-red =
    { $count ->
        [one] { $count } rød meeple
       *[other] { $count } røde meeples
    }
meeples-white =
    { $count ->
        [one] { $count } hvid meeple
       *[other] { $count } hvide meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } gul meeple
       *[other] { $count } gule meeples
    }
meeples-green =
    { $count ->
        [one] { $count } grøn meeple
       *[other] { $count } grønne meeples
    }
event-meeple-taken =
    { $who ->
        [you] Du tager { $meeple } fra { $place }.
       *[other] { $name } tager { $meeple } fra { $place }.
    }
why-no-such-meeple = sådan en meeple står der ikke.
difference-meeple-majority = For hver farve er flest meeples { $most } point værd og næstflest { $second }.
difference-meeples =
    { $count ->
        [one] Meeples i { $count } farve trækkes ud på brættet: den, der bygger en strækning, tager en ved hver ende.
       *[other] Meeples i { $count } farver trækkes ud på brættet: den, der bygger en strækning, tager en ved hver ende.
    }
difference-meeples-per-colour = Der er { $count } meeples i hver farve.
heading-meeples = meeples
legend-meeples = meeples der ved starten
choice-meeple = tag { $meeple }
question-meeple = Hvilken meeple tager du fra { $place }? Du har { $meeples }.
prompt-meeple = Din meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meeples { $points }
scoring-meeples = { $name }: flest eller næstflest meeples i en farve: plus { $points }.
help-play-meeples = Meeples: »red« tager en, når du bliver spurgt; »meeples« lister dem på brættet, »board« dem, alle har.
web-meeples-here = Meeples her: { $meeples }.
web-meeple = En meeple
web-meeple-question = Hvilken meeple tager du i { $place }?
web-meeple-letter-black = S
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = H
web-meeple-letter-yellow = G
web-meeple-letter-green = N
web-help-meeple = Hvad er meeples til?
web-help-meeple-text = Den, der bygger en strækning, tager en meeple ved hver ende. Til sidst giver flest i en farve point og næstflest lidt færre.
advice-mechanism-meeples = I { $games } spil bruger ingen nogensinde en meeple.
why-not-now-meeple = tag først en meeple fra enden af din strækning.
why-not-in-game-meeples = der er ingen meeples på dette bræt.
web-not-now-meeple = Tag først en meeple.
study-part-meeples = meeples
used-meeples = Tagne meeples
