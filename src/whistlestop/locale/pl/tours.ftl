difference-grand-tour = Bilety, których oba miejsca łączysz dwa razy, drogami bez wspólnych połączeń, tworzą wielką podróż: { $points }.
points-of-tour =
    { $count ->
        [one] { $points } punktów za { $count } bilet
        [few] { $points } punktów za { $count } bilety
       *[many] { $points } punktów za { $count } biletów
    }
points-of-tour-or-more = { $points } punktów za { $count } lub więcej
heading-grand-tour = wielka podróż
score-part-grand-tour = wielka podróż { $points }
scoring-grand-tour = { $name }: wielka podróż, bilety połączone dwa razy: plus { $points }.
web-help-tour = Czym jest wielka podróż?
web-help-tour-text = To wypełniony bilet, którego miejsca łączysz dwa razy, drogami bez wspólnych połączeń. Im więcej takich biletów, tym więcej punktów: patrz niżej.
study-part-grand-tour = wielka podróż
