track-mountains =
    { $count ->
        [one] montagne che costano { $count } vagone in più
       *[other] montagne che costano { $count } vagoni in più
    }
difference-mountains =
    { $count ->
        [one] { $count } binario attraversa montagne: per ogni X perdi un vagone in più e ottieni { $points } punti in più.
       *[other] { $count } binari attraversano montagne: per ogni X perdi un vagone in più e ottieni { $points } punti in più.
    }
legend-mountain = montagna: un vagone in più, 2 punti in più
web-track-mountains =
    { $count ->
        [one] { $count } montagna
       *[other] { $count } montagne
    }: servono { $trains } vagoni.
web-help-mountain = Che cosa costano le montagne?
web-help-mountain-text = Per ogni segno di montagna di una linea perdi un vagone in più e ricevi 2 punti.
advice-mechanism-mountains = In { $games } partite nessuno usa mai una montagna.
used-mountains = Tratte di montagna prese
