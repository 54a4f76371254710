event-station-built =
    { $who ->
        [you] You build a station in { $place } with { $payment }.
       *[other] { $name } builds a station in { $place } with { $payment }.
    }
why-station-taken =
    { $who ->
        [you] your station stands there already.
       *[other] the station of { $name } stands there.
    }
why-no-stations-left = you have no station left.
difference-stations =
    { $count ->
        [one] Everybody has { $count } station, which borrows another player's route when tickets are counted.
       *[other] Everybody has { $count } stations, each of which borrows another player's route when tickets are counted.
    }
difference-unused-station = Each station left over is worth { $count } points.
heading-stations = stations
heading-stations-left = stations left
choice-station = station in { $place }
menu-stations = A station can be built in { $count } places: type “station” and the place.
question-station = How do you pay for the station in { $place }?
built-stations =
    { $count ->
        [one] { $name }: station in { $places }.
       *[other] { $name }: stations in { $places }.
    }
score-part-stations = stations { $points }
scoring-stations = { $name }: { $points } points for stations left over.
help-play-station = Stations: “station paris”, where the board has them.
web-station-here = A station of { $name } stands here.
web-pick-station = Where should your station stand? Press a place.
web-build-station = Build a station
web-station-short = Station
web-count-stations = stations
web-help-station = What are stations for?
web-help-station-text =
    { $purse ->
        [dice] A station in a city lets you use one route of another player there for your tickets; the best choice is made for you at the end. Your first costs one Station symbol, the second two, the third three. Stations block nothing.
       *[cards] A station in a city lets you use one route of another player there for your tickets; the best choice is made for you at the end. Your first costs one card, the second two of one colour, the third three. Stations block nothing.
    }
advice-mechanism-stations = In { $games } games nobody ever uses a station.
study-part-stations = stations left
used-stations = Stations built
