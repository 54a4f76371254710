track-mountains = bjerge, der koster { $count } tog mere
difference-mountains = { $count } spor går over bjerge: for hvert X på dem mister du ét tog mere og får { $points } point mere.
legend-mountain = bjerg: ét tog mere, 2 point mere
web-track-mountains =
    { $count ->
        [one] { $count } bjerg
       *[other] { $count } bjerge
    }: det koster { $trains } tog.
web-help-mountain = Hvad koster bjerge?
web-help-mountain-text = For hvert bjergtegn på en strækning mister du ét tog mere og får 2 point.
advice-mechanism-mountains = I { $games } spil bruger ingen nogensinde et bjerg.
used-mountains = Tagne bjergruter
