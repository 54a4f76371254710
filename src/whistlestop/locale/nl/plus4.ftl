kind-plus4 = +4-locomotief
card-plus4 = een +4-locomotief
cards-plus4 =
    { $count ->
        [one] { $count } +4-locomotief
       *[other] { $count } +4-locomotieven
    }
event-plus4-paid =
    { $who ->
        [you] Daarbij betaal je { $count ->
            [one] { $count } +4-locomotief
           *[other] { $count } +4-locomotieven
        }.
       *[other] Daarbij betaalt { $name } { $count ->
            [one] { $count } +4-locomotief
           *[other] { $count } +4-locomotieven
        }.
    }
why-plus4-too-short = +4-locomotieven betalen alleen routes van { $count } vakken of meer.
difference-plus4 =
    { $count ->
        [one] Er is { $count } +4-locomotief: bruikbaar op routes van { $length } vakken of meer, en te trekken als elke kaart.
       *[other] Er zijn { $count } +4-locomotieven: bruikbaar op routes van { $length } vakken of meer, en te trekken als elke kaart.
    }
web-help-plus4 = Wat is een +4-locomotief?
web-help-plus4-text = Een locomotief alleen voor lange routes: ze mag vanaf vier vakken gebruikt worden.
advice-mechanism-plus4 = In { $games } spellen gebruikt niemand ooit een +4-locomotief.
why-not-in-game-plus4 = op dit bord zijn geen +4-locomotieven.
used-plus4 = Gespeelde +4-locomotieven
