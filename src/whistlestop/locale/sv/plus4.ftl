kind-plus4 = +4-lokomotiv
card-plus4 = ett +4-lokomotiv
cards-plus4 = { $count } +4-lokomotiv
event-plus4-paid =
    { $who ->
        [you] Du betalar { $count } +4-lokomotiv i det.
       *[other] { $name } betalar { $count } +4-lokomotiv i det.
    }
why-plus4-too-short = +4-lokomotiv betalar bara rutter på { $count } rutor eller mer.
difference-plus4 = Det finns { $count } +4-lokomotiv, som kan användas på rutter på { $length } rutor eller mer och dras som vilket kort som helst.
web-help-plus4 = Vad är ett +4-lokomotiv?
web-help-plus4-text = Ett lokomotiv bara för långa rutter: det får användas från fyra rutor och uppåt.
advice-mechanism-plus4 = På { $games } partier använder ingen någonsin ett +4-lok.
why-not-in-game-plus4 = det finns inga +4-lokomotiv på den här spelplanen.
used-plus4 = Spelade +4-lokomotiv
