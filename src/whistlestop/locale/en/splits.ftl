event-tickets-split =
    { $who ->
        [you] You ask for { $tickets }.
       *[other] { $name } asks for { $tickets }.
    }
why-wrong-split =
    { $count ->
        [one] { $count } ticket is dealt, no more and no less.
       *[other] { $count } tickets are dealt, no more and no less.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] no short ticket is left.
            [one] only { $have } short ticket is left.
           *[other] only { $have } short tickets are left.
        }
        [long] { $have ->
            [0] no long ticket is left.
            [one] only { $have } long ticket is left.
           *[other] only { $have } long tickets are left.
        }
       *[other] only { $have } tickets of the deck “{ $deck }” can be had.
    }
difference-opening-split = At the start everybody says how many of { $count } tickets come from which deck ({ $decks }) and keeps at least { $keep }.
difference-drawn-split = Drawing tickets offers { $count } from the decks one asks for ({ $decks }), of which at least { $keep } must be kept.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] { $count } ticket is dealt. From which deck shall it come? Left are { $left }.
       *[other] { $count } tickets are dealt. From which decks shall they come? Left are { $left }.
    }
prompt-split = Your tickets:
web-split = Tickets of two decks
web-split-question = You draw { $count } tickets. How many of which deck?
why-not-now-split = first say how many tickets shall come from which deck.
why-not-in-game-splits = on this board nobody chooses between ticket decks.
web-not-now-split = First say how many tickets of which deck you draw.
