tourist-bridge = bridge
tourist-ship = ship
tourist-tram = cable car
tourist-crab = crab
tourist-seal = sea lion
tourist-tower = tower
tourist-flower = flower
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] You put the stack “{ $symbol }” (× { $count }) in { $place }.
       *[other] { $name } puts the stack “{ $symbol }” (× { $count }) in { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] You take the tourist token “{ $symbol }” from { $place }.
       *[other] { $name } takes the tourist token “{ $symbol }” from { $place }.
    }
why-stacks-stand = the stacks of tourist tokens were put on the board before the first turn.
why-stack-there = the stack “{ $symbol }” stands in { $place } already.
difference-tourists = Tourist tokens of { $count } symbols: { $stacks } stacks stand on the board from the start, the last players put the others there. Whoever claims a route takes one token from an end, of a symbol still missing.
difference-tourist-points = No symbol, one, two and so on are worth { $points } points at the end.
heading-tourists = tourist tokens
legend-tourists = stack of tourist tokens at the start
choice-stack = put the stack “{ $symbol }” in { $place }
choice-tourist = take the tourist token “{ $symbol }” from { $place }
question-stack = Which stack do you put where? { $symbols } are left; any place without a stack will do.
question-tourist = A tourist token waits at each end of your route. Which one do you take? You have { $symbols }.
prompt-stack = Your stack:
prompt-tourist = Your token:
collected-tourists = { $name }: tourist tokens { $symbols }.
place-tourists = { $place }: “{ $symbol }” × { $count }.
score-part-tourists = tourist tokens { $points }
scoring-tourists = { $name }: tourist tokens: plus { $points }.
help-play-tourists = Tourist tokens: “bridge presidio” puts a stack at the start, “bridge” takes a token where you are asked; “tourists” lists the stacks, “board” what everybody has.
web-tourists-here = Tourist tokens here: “{ $symbol }” × { $count }.
web-stack = A stack of tourist tokens
web-stack-question = Where do you put the stack “{ $symbol }”? Press a place.
web-tourist = A tourist token
web-tourist-question = Which token do you take?
web-tourists-own = Tourist tokens: { $symbols }
web-help-tourist = What are tourist tokens for?
web-help-tourist-text = Who claims a route takes one token from one of its ends, of a symbol still missing. The more different symbols, the more points at the end: { $points } for none, one, two and so on.
advice-mechanism-tourists = In { $games } games nobody ever uses a tourist token.
why-not-now-put-stack = the stacks of tourist tokens are put on the board first.
why-not-now-tourist = first take a tourist token from an end of your route.
why-not-in-game-tourists = there are no tourist tokens on this board.
web-not-now-put-stack = The stacks of tourist tokens are put on the board first.
web-not-now-tourist = First take a tourist token.
study-part-tourists = tourist tokens
used-tourists = Tourist tokens taken
