event-station-built =
    { $who ->
        [you] Du bygger en station i { $place } med { $payment }.
       *[other] { $name } bygger en station i { $place } med { $payment }.
    }
why-station-taken =
    { $who ->
        [you] din station står der allerede.
       *[other] stationen der tilhører { $name }.
    }
why-no-stations-left = du har ingen station tilbage.
difference-stations =
    { $count ->
        [one] Alle har { $count } station, som låner en anden spillers strækning, når rutekortene tælles.
       *[other] Alle har { $count } stationer, som hver låner en anden spillers strækning, når rutekortene tælles.
    }
difference-unused-station = Hver station tilbage er { $count } point værd.
heading-stations = stationer
heading-stations-left = stationer tilbage
choice-station = station i { $place }
menu-stations = En station kan bygges { $count } steder: skriv »station« og stedet.
question-station = Hvordan betaler du stationen i { $place }?
built-stations =
    { $count ->
        [one] { $name }: station i { $places }.
       *[other] { $name }: stationer i { $places }.
    }
score-part-stations = stationer { $points }
scoring-stations = { $name }: { $points } point for stationer tilbage.
help-play-station = Stationer: »station paris«, hvor brættet har dem.
web-station-here = Her står en station, som tilhører { $name }.
web-pick-station = Hvor skal din station stå? Tryk på et sted.
web-build-station = Byg en station
web-station-short = Station
web-count-stations = stationer
web-help-station = Hvad er stationer til?
web-help-station-text =
    { $purse ->
        [dice] Med en station i en by bruger du én af de andres strækninger dér til dine rutekort; til sidst vælges den bedste for dig. Den første koster ét Stationssymbol, den anden to, den tredje tre. Stationer spærrer ikke.
       *[cards] Med en station i en by bruger du én af de andres strækninger dér til dine rutekort; til sidst vælges den bedste for dig. Den første koster ét kort, den anden to i én farve, den tredje tre. Stationer spærrer ikke.
    }
advice-mechanism-stations = I { $games } spil bruger ingen nogensinde en station.
study-part-stations = stationer tilbage
used-stations = Byggede stationer
