difference-grand-tour = Biljetter vars två platser du förbinder dubbelt, på vägar utan gemensam rutt, är en rundresa: { $points }.
points-of-tour =
    { $points } poäng för { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    }
points-of-tour-or-more = { $points } poäng för { $count } eller fler
heading-grand-tour = rundresa
score-part-grand-tour = rundresa { $points }
scoring-grand-tour = { $name }: rundresa, dubbelt förbundna biljetter: plus { $points }.
web-help-tour = Vad är en rundresa?
web-help-tour-text = En fullgjord biljett vars två platser du förbinder två gånger, på vägar utan gemensam rutt. Ju fler, desto mer poäng: se nedan.
study-part-grand-tour = rundresa
