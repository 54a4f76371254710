kind-plus4 = +4-lokomotiv
card-plus4 = et +4-lokomotiv
cards-plus4 =
    { $count ->
        [one] { $count } +4-lokomotiv
       *[other] { $count } +4-lokomotiver
    }
event-plus4-paid =
    { $who ->
        [you] Heri betaler du { $count ->
            [one] { $count } +4-lokomotiv
           *[other] { $count } +4-lokomotiver
        }.
       *[other] Heri betaler { $name } { $count ->
            [one] { $count } +4-lokomotiv
           *[other] { $count } +4-lokomotiver
        }.
    }
why-plus4-too-short = +4-lokomotiver betaler kun strækninger på { $count } felter eller mere.
difference-plus4 =
    { $count ->
        [one] Der er { $count } +4-lokomotiv: det kan bruges på strækninger på { $length } felter eller mere og trækkes som ethvert kort.
       *[other] Der er { $count } +4-lokomotiver: de kan bruges på strækninger på { $length } felter eller mere og trækkes som ethvert kort.
    }
web-help-plus4 = Hvad er et +4-lokomotiv?
web-help-plus4-text = Et lokomotiv kun til lange strækninger: det må bruges fra fire felter og op.
advice-mechanism-plus4 = I { $games } spil bruger ingen nogensinde et +4-lokomotiv.
why-not-in-game-plus4 = der er ingen +4-lokomotiver på dette bræt.
used-plus4 = Spillede +4-lokomotiver
