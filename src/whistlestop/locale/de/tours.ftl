difference-grand-tour = Zielkarten, deren Orte du doppelt verbindest, auf Wegen ohne gemeinsame Strecke, sind eine Rundreise: { $points }.
points-of-tour =
    { $points } Punkte für { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
points-of-tour-or-more = { $points } Punkte ab { $count }
heading-grand-tour = Rundreise
score-part-grand-tour = Rundreise { $points }
scoring-grand-tour = { $name }: Rundreise, doppelt verbundene Zielkarten: plus { $points }.
web-help-tour = Was ist eine Rundreise?
web-help-tour-text = Eine erfüllte Zielkarte, deren Orte du zweimal verbindest, auf Wegen ohne gemeinsame Strecke. Je mehr solche Karten, desto mehr Punkte: siehe unten.
study-part-grand-tour = Rundreise
