difference-grand-tour = Bestemmingskaarten waarvan je de twee plaatsen dubbel verbindt, over wegen zonder gedeelde route, vormen een rondreis: { $points }.
points-of-tour =
    { $points } punten voor { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
points-of-tour-or-more = { $points } punten voor { $count } of meer
heading-grand-tour = rondreis
score-part-grand-tour = rondreis { $points }
scoring-grand-tour = { $name }: rondreis, dubbel verbonden bestemmingen: plus { $points }.
web-help-tour = Wat is een rondreis?
web-help-tour-text = Een vervulde bestemming waarvan je de twee plaatsen tweemaal verbindt, langs wegen zonder gedeelde route. Hoe meer, hoe meer punten: zie onderaan.
study-part-grand-tour = rondreis
