difference-grand-tour = Tickets whose two places you join twice over, by ways that share no route, are a grand tour: { $points }.
points-of-tour =
    { $count ->
        [one] { $points } points for { $count } ticket
       *[other] { $points } points for { $count } tickets
    }
points-of-tour-or-more = { $points } points for { $count } or more
heading-grand-tour = grand tour
score-part-grand-tour = grand tour { $points }
scoring-grand-tour = { $name }: grand tour, tickets joined twice over: plus { $points }.
web-help-tour = What is a grand tour?
web-help-tour-text = A fulfilled ticket whose two places you join twice, by ways that share no route. The more such tickets, the more points: see below.
study-part-grand-tour = Grand Tour
