event-station-built =
    { $who ->
        [you] Du bygger en station i { $place } med { $payment }.
       *[other] { $name } bygger en station i { $place } med { $payment }.
    }
why-station-taken =
    { $who ->
        [you] din station står redan där.
       *[other] stationen där tillhör { $name }.
    }
why-no-stations-left = du har ingen station kvar.
difference-stations =
    { $count ->
        [one] Alla har { $count } station, som lånar en annan spelares rutt när biljetterna räknas.
       *[other] Alla har { $count } stationer, som var och en lånar en annan spelares rutt när biljetterna räknas.
    }
difference-unused-station = Varje station som är kvar är värd { $count } poäng.
heading-stations = stationer
heading-stations-left = stationer kvar
choice-station = station i { $place }
menu-stations = En station kan byggas på { $count } platser: skriv ”station” och platsen.
question-station = Hur betalar du stationen i { $place }?
built-stations =
    { $count ->
        [one] { $name }: station i { $places }.
       *[other] { $name }: stationer i { $places }.
    }
score-part-stations = stationer { $points }
scoring-stations = { $name }: { $points } poäng för stationer som är kvar.
help-play-station = Stationer: ”station paris”, där spelplanen har dem.
web-station-here = Här står en station som tillhör { $name }.
web-pick-station = Var ska din station stå? Tryck på en plats.
web-build-station = Bygg en station
web-station-short = Station
web-count-stations = stationer
web-help-station = Vad är stationer till för?
web-help-station-text =
    { $purse ->
        [dice] Med en station i en stad använder du en av de andras rutter där för dina biljetter; till sist väljs den bästa åt dig. Den första kostar en Stationssymbol, den andra två, den tredje tre. Stationer spärrar inget.
       *[cards] Med en station i en stad använder du en av de andras rutter där för dina biljetter; till sist väljs den bästa åt dig. Den första kostar ett kort, den andra två i en färg, den tredje tre. Stationer spärrar inget.
    }
advice-mechanism-stations = På { $games } partier använder ingen någonsin en station.
study-part-stations = stationer kvar
used-stations = Byggda stationer
