meeple-black = een zwarte meeple
meeple-blue = een blauwe meeple
meeple-red = een rode meeple
meeple-white = een witte meeple
meeple-yellow = een gele meeple
meeple-green = een groene meeple
meeples-black =
    { $count ->
        [one] { $count } zwarte meeple
       *[other] { $count } zwarte meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blauwe meeple
       *[other] { $count } blauwe meeples
    }
meeples-red =
    { $count ->
        [one] { $count } rode meeple
       *[other] { $count } rode meeples
    }
meeples-white =
    { $count ->
        [one] { $count } witte meeple
       *[other] { $count } witte meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } gele meeple
       *[other] { $count } gele meeples
    }
meeples-green =
    { $count ->
        [one] { $count } groene meeple
       *[other] { $count } groene meeples
    }
event-meeple-taken =
    { $who ->
        [you] Je neemt { $meeple } uit { $place }.
       *[other] { $name } neemt { $meeple } uit { $place }.
    }
why-no-such-meeple = zo’n meeple staat daar niet.
difference-meeple-majority = Voor elke kleur zijn de meeste meeples { $most } punten waard en de op één na meeste { $second }.
difference-meeples =
    { $count ->
        [one] Op het bord komen meeples van { $count } kleur: wie een route bezet, neemt er aan elk einde één.
       *[other] Op het bord komen meeples van { $count } kleuren: wie een route bezet, neemt er aan elk einde één.
    }
difference-meeples-per-colour = Er zijn { $count } meeples van elke kleur.
heading-meeples = meeples
legend-meeples = meeples daar bij het begin
choice-meeple = { $meeple } nemen
question-meeple = Welke meeple neem je uit { $place }? Je hebt { $meeples }.
prompt-meeple = Je meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meeples { $points }
scoring-meeples = { $name }: meeste of op één na meeste meeples van een kleur: plus { $points }.
help-play-meeples = Meeples: “red” neemt er een als je gevraagd wordt; “meeples” noemt die op het bord, “board” die van iedereen.
web-meeples-here = Meeples hier: { $meeples }.
web-meeple = Een meeple
web-meeple-question = Welke meeple neem je in { $place }?
web-meeple-letter-black = Z
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = W
web-meeple-letter-yellow = G
web-meeple-letter-green = N
web-help-meeple = Waar zijn meeples voor?
web-help-meeple-text = Wie een route bezet, neemt aan elk einde een meeple. Na afloop geven de meeste van een kleur punten en de op een na meeste iets minder.
advice-mechanism-meeples = In { $games } spellen gebruikt niemand ooit een meeple.
why-not-now-meeple = neem eerst een meeple van het einde van je route.
why-not-in-game-meeples = op dit bord zijn geen meeples.
web-not-now-meeple = Neem eerst een meeple.
study-part-meeples = meeples
used-meeples = Genomen meeples
