track-mountains =
    { $count ->
        [one] mountains that take { $count } more train
       *[other] mountains that take { $count } more trains
    }
difference-mountains =
    { $count ->
        [one] { $count } track crosses mountains: for each X on it you lose one more train and score { $points } more points.
       *[other] { $count } tracks cross mountains: for each X on them you lose one more train and score { $points } more points.
    }
legend-mountain = mountain: one more train, 2 more points
web-track-mountains =
    { $count ->
        [one] { $count } mountain: it takes { $trains } trains.
       *[other] { $count } mountains: it takes { $trains } trains.
    }
web-help-mountain = What do mountains cost?
web-help-mountain-text = For each mountain sign of a route you lose one more train, and get 2 points for it.
advice-mechanism-mountains = In { $games } games nobody ever uses a mountain.
used-mountains = Mountain routes claimed
