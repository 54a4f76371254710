event-station-built =
    { $who ->
        [you] Je bouwt een station in { $place } met { $payment }.
       *[other] { $name } bouwt een station in { $place } met { $payment }.
    }
why-station-taken =
    { $who ->
        [you] daar staat je station al.
       *[other] daar staat het station van { $name }.
    }
why-no-stations-left = je hebt geen station meer.
difference-stations =
    { $count ->
        [one] Iedereen heeft { $count } station, dat bij het tellen van de bestemmingen een route van een ander leent.
       *[other] Iedereen heeft { $count } stations, die bij het tellen van de bestemmingen elk een route van een ander lenen.
    }
difference-unused-station = Elk overgebleven station is { $count } punten waard.
heading-stations = stations
heading-stations-left = stations over
choice-station = station in { $place }
menu-stations = Op { $count } plaatsen kan een station komen: typ “station” en de plaats.
question-station = Hoe betaal je het station in { $place }?
built-stations =
    { $count ->
        [one] { $name }: station in { $places }.
       *[other] { $name }: stations in { $places }.
    }
score-part-stations = stations { $points }
scoring-stations = { $name }: { $points } punten voor overgebleven stations.
help-play-station = Stations: “station paris”, waar het bord ze heeft.
web-station-here = Hier staat een station van { $name }.
web-pick-station = Waar moet je station staan? Druk op een plaats.
web-build-station = Station bouwen
web-station-short = Station
web-count-stations = stations
web-help-station = Waar zijn stations voor?
web-help-station-text =
    { $purse ->
        [dice] Met een station in een stad gebruik je daar één route van een ander voor je bestemmingen; aan het einde wordt voor jou de beste gekozen. Het eerste kost één Stationsymbool, het tweede twee, het derde drie. Stations versperren niets.
       *[cards] Met een station in een stad gebruik je daar één route van een ander voor je bestemmingen; aan het einde wordt voor jou de beste gekozen. Het eerste kost één kaart, het tweede twee van één kleur, het derde drie. Stations versperren niets.
    }
advice-mechanism-stations = In { $games } spellen gebruikt niemand ooit een station.
study-part-stations = stations over
used-stations = Gebouwde stations
