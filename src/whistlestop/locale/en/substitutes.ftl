track-any-cards = any { $count } cards for one of the colour
event-card-given =
    { $who ->
        [you] You give { $card } as a substitute.
       *[other] { $name } gives { $card } as a substitute.
    }
why-few-substitutes =
    { $symbols ->
        [0] it takes { $count } cards of one colour; any { $size } cards replace one of them, but you do not have enough.
        [one] it takes { $count } cards, { $symbols } of them a locomotive; any { $size } cards replace the locomotive, but you do not have enough.
       *[other] it takes { $count } cards, { $symbols } of them locomotives; any { $size } cards replace one of these, but you do not have enough.
    }
why-nothing-to-replace = nothing in this payment can be replaced by other cards.
why-replaced-all = everything that other cards can replace in this payment has been replaced.
why-give-first =
    { $count ->
        [one] first give the { $count } card that replaces what you lack.
       *[other] first give the { $count } cards that replace what you lack.
    }
why-replace-first = first say that cards of any kind shall replace something (“replace”).
why-given-in-order = substitutes are given in the order of their colours, and { $kind } comes before what you gave last.
difference-ferry-substitute = On a ferry any { $count } cards may replace a locomotive that it requires.
difference-any-cards = { $route } takes cards of one colour without locomotives; any { $count } cards replace one of them.
legend-any-cards = cards of any kind may stand in
choice-replace =
    { $what ->
        [locomotive] replace a locomotive by any { $count } cards
        [wild] replace a Wild by any { $count } dice
       *[card] replace one card of the colour by any { $count } cards
    }
choice-give = give { $card }
question-substitutes =
    { $count ->
        [one] Which card do you give as a substitute? You hold { $cards }.
       *[other] Which { $count } cards do you give as a substitute? You hold { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Card to give:
       *[other] Cards to give, { $count } in all:
    }
substitutes-wrong-count =
    { $count ->
        [one] Name { $count } card, not { $given }.
       *[other] Name { $count } cards, not { $given }.
    }
substitutes-not-understood = “{ $text }” is not understood. Name { $count } cards, for example “red 2 blue 1”, or ? for help.
web-track-substitute =
    { $what ->
        [locomotive] { $count } cards of any kind may stand for a locomotive.
       *[card] { $count } cards of any kind may stand for one of the colour.
    }
web-give = Cards to give
web-give-cards =
    { $what ->
        [locomotive] Which { $count } cards shall stand for a locomotive?
       *[card] Which { $count } cards shall stand for one of the colour?
    }
web-give-one = Give { $card }
web-give-less = Keep { $card }
web-give-these = Give { $cards }
web-give-none = Give
web-help-substitute = When do any cards count?
web-help-substitute-text = On such a route several cards of any kind together stand for one locomotive of a ferry or one card of the colour; the route tells how many.
