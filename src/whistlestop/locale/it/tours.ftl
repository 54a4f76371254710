difference-grand-tour = I biglietti i cui due luoghi unisci due volte, per strade senza linee in comune, formano un gran tour: { $points }.
points-of-tour =
    { $points } punti per { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
points-of-tour-or-more = { $points } punti per { $count } o più
heading-grand-tour = gran tour
score-part-grand-tour = gran tour { $points }
scoring-grand-tour = { $name }: gran tour, biglietti uniti due volte: più { $points }.
web-help-tour = Che cos’è un gran tour?
web-help-tour-text = Un biglietto completato i cui due luoghi unisci due volte, per strade senza linee in comune. Più ne hai, più punti: vedi sotto.
study-part-grand-tour = gran tour
