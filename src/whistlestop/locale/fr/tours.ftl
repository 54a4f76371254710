difference-grand-tour = Les destinations dont tu relies les deux lieux deux fois, par des chemins sans route commune, forment un grand tour : { $points }.
points-of-tour =
    { $points } points pour { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
points-of-tour-or-more = { $points } points à partir de { $count }
heading-grand-tour = grand tour
score-part-grand-tour = grand tour { $points }
scoring-grand-tour = { $name } : grand tour, destinations reliées deux fois : plus { $points }.
web-help-tour = Qu’est-ce qu’un grand tour ?
web-help-tour-text = Une destination réussie dont tu relies les deux lieux deux fois, par des chemins sans route commune. Plus il y en a, plus elles rapportent : voir plus bas.
study-part-grand-tour = grand tour
