track-mountains =
    { $count ->
        [one] bergen die { $count } wagon extra kosten
       *[other] bergen die { $count } wagons extra kosten
    }
difference-mountains =
    { $count ->
        [one] { $count } spoor gaat door bergen: voor elke X verlies je één wagon meer en scoor je { $points } punten meer.
       *[other] { $count } sporen gaan door bergen: voor elke X verlies je één wagon meer en scoor je { $points } punten meer.
    }
legend-mountain = berg: één wagon meer, 2 punten meer
web-track-mountains =
    { $count ->
        [one] { $count } berg
       *[other] { $count } bergen
    }: het kost { $trains } wagons.
web-help-mountain = Wat kosten bergen?
web-help-mountain-text = Voor elk bergteken van een route verlies je één trein meer en krijg je 2 punten.
advice-mechanism-mountains = In { $games } spellen gebruikt niemand ooit een berg.
used-mountains = Gebouwde bergroutes
