difference-grand-tour = Rutekort, hvis to steder du forbinder dobbelt ad veje uden fælles strækning, er en rundrejse: { $points }.
points-of-tour = { $points } point for { $count } rutekort
points-of-tour-or-more = { $points } point for { $count } eller flere
heading-grand-tour = rundrejse
score-part-grand-tour = rundrejse { $points }
scoring-grand-tour = { $name }: rundrejse, dobbelt forbundne rutekort: plus { $points }.
web-help-tour = Hvad er en rundrejse?
web-help-tour-text = Et opfyldt rutekort, hvis to steder du forbinder to gange, ad veje uden fælles strækning. Jo flere, jo flere point: se nedenfor.
