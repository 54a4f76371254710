meeple-black = einen schwarzen Meeple
meeple-blue = einen blauen Meeple
meeple-red = einen roten Meeple
meeple-white = einen weißen Meeple
meeple-yellow = einen gelben Meeple
meeple-green = einen grünen Meeple
meeples-black =
    { $count ->
        [one] { $count } schwarzer Meeple
       *[other] { $count } schwarze Meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blauer Meeple
       *[other] { $count } blaue Meeples
    }
meeples-red =
    { $count ->
        [one] { $count } roter Meeple
       *[other] { $count } rote Meeples
    }
meeples-white =
    { $count ->
        [one] { $count } weißer Meeple
       *[other] { $count } weiße Meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } gelber Meeple
       *[other] { $count } gelbe Meeples
    }
meeples-green =
    { $count ->
        [one] { $count } grüner Meeple
       *[other] { $count } grüne Meeples
    }
event-meeple-taken =
    { $who ->
        [you] Du nimmst { $meeple } aus { $place }.
       *[other] { $name } nimmt { $meeple } aus { $place }.
    }
why-no-such-meeple = dort steht kein solcher Meeple.
difference-meeple-majority = Für jede Farbe sind die meisten Meeples { $most } Punkte wert und die zweitmeisten { $second }.
difference-meeples =
    { $count ->
        [one] Auf den Spielplan kommen Meeples in { $count } Farbe: Wer eine Strecke nutzt, nimmt an jedem Ende einen.
       *[other] Auf den Spielplan kommen Meeples in { $count } Farben: Wer eine Strecke nutzt, nimmt an jedem Ende einen.
    }
difference-meeples-per-colour = Von jeder Farbe gibt es { $count } Meeples.
heading-meeples = Meeples
legend-meeples = Meeples zu Beginn
choice-meeple = { $meeple } nehmen
question-meeple = Welchen Meeple nimmst du aus { $place }? Bisher hast du: { $meeples }.
prompt-meeple = Dein Meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = Meeples { $points }
scoring-meeples = { $name }: meiste oder zweitmeiste Meeples einer Farbe: plus { $points }.
help-play-meeples = Meeples: „red“ nimmt einen, wenn du gefragt wirst; „meeples“ listet die auf dem Spielplan, „board“ die aller Spieler.
web-meeples-here = Meeples hier: { $meeples }.
web-meeple = Ein Meeple
web-meeple-question = Welchen Meeple nimmst du in { $place }?
web-meeple-letter-black = S
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = W
web-meeple-letter-yellow = G
web-meeple-letter-green = Ü
web-help-meeple = Wozu sind Meeples gut?
web-help-meeple-text = Wer eine Strecke nutzt, nimmt an jedem Ende einen Meeple. Am Ende bringen die meisten einer Farbe Punkte und die zweitmeisten weniger.
advice-mechanism-meeples = In { $games } Spielen nutzt nie jemand einen Meeple.
why-not-now-meeple = nimm zuerst einen Meeple vom Ende deiner Strecke.
why-not-in-game-meeples = auf diesem Spielplan gibt es keine Meeples.
web-not-now-meeple = Nimm zuerst einen Meeple.
study-part-meeples = Meeples
used-meeples = Genommene Meeples
