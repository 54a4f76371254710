meeple-black = a black meeple
meeple-blue = a blue meeple
meeple-red = a red meeple
meeple-white = a white meeple
meeple-yellow = a yellow meeple
meeple-green = a green meeple
meeples-black =
    { $count ->
        [one] { $count } black meeple
       *[other] { $count } black meeples
    }
meeples-blue =
    { $count ->
        [one] { $count } blue meeple
       *[other] { $count } blue meeples
    }
meeples-red =
    { $count ->
        [one] { $count } red meeple
       *[other] { $count } red meeples
    }
meeples-white =
    { $count ->
        [one] { $count } white meeple
       *[other] { $count } white meeples
    }
meeples-yellow =
    { $count ->
        [one] { $count } yellow meeple
       *[other] { $count } yellow meeples
    }
meeples-green =
    { $count ->
        [one] { $count } green meeple
       *[other] { $count } green meeples
    }
event-meeple-taken =
    { $who ->
        [you] You take { $meeple } from { $place }.
       *[other] { $name } takes { $meeple } from { $place }.
    }
why-no-such-meeple = no such meeple stands there.
difference-meeple-majority = For each colour the most meeples are worth { $most } points and the second most { $second }.
difference-meeples =
    { $count ->
        [one] Meeples of { $count } colour are drawn onto the board: whoever claims a route takes one from each of its ends.
       *[other] Meeples of { $count } colours are drawn onto the board: whoever claims a route takes one from each of its ends.
    }
difference-meeples-per-colour = There are { $count } meeples of each colour.
heading-meeples = meeples
legend-meeples = meeples there at the start
choice-meeple = take { $meeple }
question-meeple = Which meeple do you take from { $place }? You have { $meeples }.
prompt-meeple = Your meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meeples { $points }
scoring-meeples = { $name }: most or second most meeples of a colour: plus { $points }.
help-play-meeples = Meeples: “red” takes one where you are asked; “meeples” lists those on the board, “board” those everybody has.
web-meeples-here = Meeples here: { $meeples }.
web-meeple = A meeple
web-meeple-question = Which meeple do you take in { $place }?
web-meeple-letter-black = K
web-meeple-letter-blue = B
web-meeple-letter-red = R
web-meeple-letter-white = W
web-meeple-letter-yellow = Y
web-meeple-letter-green = G
web-help-meeple = What are meeples for?
web-help-meeple-text = Who claims a route takes one meeple at each end. When the game is over, most of a colour give points, and second most fewer.
advice-mechanism-meeples = In { $games } games nobody ever uses a meeple.
why-not-now-meeple = first take a meeple from the end of your route.
why-not-in-game-meeples = there are no meeples on this board.
web-not-now-meeple = First take a meeple.
study-part-meeples = meeples
used-meeples = Meeples taken
