difference-grand-tour = Billetter der du forbinder de to stedene dobbelt, på veier uten felles linje, er en rundreise: { $points }.
points-of-tour =
    { $points } poeng for { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    }
points-of-tour-or-more = { $points } poeng for { $count } eller flere
heading-grand-tour = rundreise
score-part-grand-tour = rundreise { $points }
scoring-grand-tour = { $name }: rundreise, dobbelt forbundne billetter: pluss { $points }.
web-help-tour = Hva er en rundreise?
web-help-tour-text = En fullført billett der du forbinder de to stedene to ganger, langs veier uten felles linje. Jo flere, jo flere poeng: se nedenfor.
study-part-grand-tour = rundreise
