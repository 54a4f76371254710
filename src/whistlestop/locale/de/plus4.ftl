kind-plus4 = +4-Lokomotive
card-plus4 = eine +4-Lokomotive
cards-plus4 =
    { $count ->
        [one] { $count } +4-Lokomotive
       *[other] { $count } +4-Lokomotiven
    }
event-plus4-paid =
    { $who ->
        [you] Davon bezahlst du { $count ->
            [one] { $count } +4-Lokomotive
           *[other] { $count } +4-Lokomotiven
        }.
       *[other] Davon bezahlt { $name } { $count ->
            [one] { $count } +4-Lokomotive
           *[other] { $count } +4-Lokomotiven
        }.
    }
why-plus4-too-short = +4-Lokomotiven bezahlen nur Strecken ab { $count } Feldern.
difference-plus4 =
    { $count ->
        [one] Es gibt { $count } +4-Lokomotive: Sie gilt auf Strecken ab { $length } Feldern und wird wie jede Karte gezogen.
       *[other] Es gibt { $count } +4-Lokomotiven: Sie gelten auf Strecken ab { $length } Feldern und werden wie jede Karte gezogen.
    }
web-help-plus4 = Was ist eine +4-Lokomotive?
web-help-plus4-text = Eine Lokomotive nur für lange Strecken: Sie darf ab vier Feldern benutzt werden.
advice-mechanism-plus4 = In { $games } Spielen nutzt nie jemand eine +4-Lokomotive.
why-not-in-game-plus4 = auf diesem Spielplan gibt es keine +4-Lokomotiven.
used-plus4 = Gespielte +4-Lokomotiven
