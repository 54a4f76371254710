tourist-bridge = Brücke
tourist-ship = Schiff
tourist-tram = Kabelbahn
tourist-crab = Krebs
tourist-seal = Seelöwe
tourist-tower = Turm
tourist-flower = Blume
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Du stellst den Stapel „{ $symbol }“ (× { $count }) nach { $place }.
       *[other] { $name } stellt den Stapel „{ $symbol }“ (× { $count }) nach { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Du nimmst das Touristenplättchen „{ $symbol }“ aus { $place }.
       *[other] { $name } nimmt das Touristenplättchen „{ $symbol }“ aus { $place }.
    }
why-stacks-stand = die Stapel der Touristenplättchen wurden vor dem ersten Zug gestellt.
why-stack-there = in { $place } steht schon der Stapel „{ $symbol }“.
difference-tourists = Touristenplättchen mit { $count } Symbolen: { $stacks } Stapel stehen von Anfang an, die übrigen stellen die letzten Spieler. Wer eine Strecke nutzt, nimmt von einem Ende ein Plättchen mit einem Symbol, das ihm noch fehlt.
difference-tourist-points = Kein Symbol, eines, zwei und so weiter sind am Ende { $points } Punkte wert.
heading-tourists = Touristenplättchen
legend-tourists = Stapel Touristenplättchen zu Beginn
choice-stack = den Stapel „{ $symbol }“ nach { $place } stellen
choice-tourist = das Touristenplättchen „{ $symbol }“ aus { $place } nehmen
question-stack = Welchen Stapel stellst du wohin? Übrig sind { $symbols }; jeder Ort ohne Stapel ist recht.
question-tourist = An jedem Ende deiner Strecke wartet ein Touristenplättchen. Welches nimmst du? Bisher hast du: { $symbols }.
prompt-stack = Dein Stapel:
prompt-tourist = Dein Plättchen:
collected-tourists = { $name }: Touristenplättchen { $symbols }.
place-tourists = { $place }: „{ $symbol }“ × { $count }.
score-part-tourists = Touristenplättchen { $points }
scoring-tourists = { $name }: Touristenplättchen: plus { $points }.
help-play-tourists = Touristenplättchen: „bridge presidio“ stellt zu Beginn einen Stapel, „bridge“ nimmt ein Plättchen, wenn du gefragt wirst; „tourists“ listet die Stapel, „board“ die Plättchen aller Spieler.
web-tourists-here = Touristenplättchen hier: „{ $symbol }“ × { $count }.
web-stack = Ein Stapel Touristenplättchen
web-stack-question = Wohin stellst du den Stapel „{ $symbol }“? Drücke auf einen Ort.
web-tourist = Ein Touristenplättchen
web-tourist-question = Welches Plättchen nimmst du?
web-tourists-own = Touristenplättchen: { $symbols }
web-help-tourist = Wozu sind Touristenplättchen gut?
web-help-tourist-text = Wer eine Strecke nutzt, nimmt von einem ihrer Enden ein Plättchen mit einem Symbol, das noch fehlt. Je mehr verschiedene Symbole, desto mehr Punkte am Ende: { $points } für keines, eines, zwei und so weiter.
advice-mechanism-tourists = In { $games } Spielen nutzt nie jemand ein Touristenplättchen.
why-not-now-put-stack = zuerst werden die Stapel der Touristenplättchen auf den Spielplan gestellt.
why-not-now-tourist = nimm zuerst ein Touristenplättchen von einem Ende deiner Strecke.
why-not-in-game-tourists = auf diesem Spielplan gibt es keine Touristenplättchen.
web-not-now-put-stack = Zuerst werden die Stapel der Touristenplättchen gestellt.
web-not-now-tourist = Nimm zuerst ein Touristenplättchen.
study-part-tourists = Touristenplättchen
used-tourists = Genommene Souvenirmarker
