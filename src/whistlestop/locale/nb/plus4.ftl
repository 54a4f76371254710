kind-plus4 = +4-lokomotiv
card-plus4 = et +4-lokomotiv
cards-plus4 =
    { $count ->
        [one] { $count } +4-lokomotiv
       *[other] { $count } +4-lokomotiver
    }
event-plus4-paid =
    { $who ->
        [you] Du betaler { $count ->
            [one] { $count } +4-lokomotiv
           *[other] { $count } +4-lokomotiver
        } i det.
       *[other] { $name } betaler { $count ->
            [one] { $count } +4-lokomotiv
           *[other] { $count } +4-lokomotiver
        } i det.
    }
why-plus4-too-short = +4-lokomotiver betaler bare linjer på { $count } felter eller mer.
difference-plus4 =
    { $count ->
        [one] Det er { $count } +4-lokomotiv: det kan brukes på linjer på { $length } felter eller mer og trekkes som alle kort.
       *[other] Det er { $count } +4-lokomotiver: de kan brukes på linjer på { $length } felter eller mer og trekkes som alle kort.
    }
web-help-plus4 = Hva er et +4-lokomotiv?
web-help-plus4-text = Et lokomotiv bare for lange linjer: det kan brukes fra fire felt og oppover.
advice-mechanism-plus4 = I { $games } spill bruker ingen noen gang et +4-lokomotiv.
why-not-in-game-plus4 = det er ingen +4-lokomotiver på dette brettet.
used-plus4 = Spilte +4-lokomotiver
