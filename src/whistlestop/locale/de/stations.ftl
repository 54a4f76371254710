event-station-built =
    { $who ->
        [you] Du baust einen Bahnhof in { $place } ({ $payment }).
       *[other] { $name } baut einen Bahnhof in { $place } ({ $payment }).
    }
why-station-taken =
    { $who ->
        [you] dort steht schon dein Bahnhof.
       *[other] dort steht der Bahnhof von { $name }.
    }
why-no-stations-left = du hast keinen Bahnhof mehr.
difference-stations =
    { $count ->
        [one] Alle haben { $count } Bahnhof, der bei der Wertung der Zielkarten eine fremde Strecke leiht.
       *[other] Alle haben { $count } Bahnhöfe, von denen jeder bei der Wertung der Zielkarten eine fremde Strecke leiht.
    }
difference-unused-station = Jeder übrige Bahnhof ist { $count } Punkte wert.
heading-stations = Bahnhöfe
heading-stations-left = übrige Bahnhöfe
choice-station = Bahnhof in { $place }
menu-stations = Ein Bahnhof lässt sich an { $count } Orten bauen: Tippe „station“ und den Ort.
question-station = Wie bezahlst du den Bahnhof in { $place }?
built-stations =
    { $count ->
        [one] { $name }: Bahnhof in { $places }.
       *[other] { $name }: Bahnhöfe in { $places }.
    }
score-part-stations = Bahnhöfe { $points }
scoring-stations = { $name }: { $points } Punkte für übrige Bahnhöfe.
help-play-station = Bahnhöfe: „station paris“, wo der Spielplan sie hat.
web-station-here = Hier steht ein Bahnhof von { $name }.
web-pick-station = Wo soll dein Bahnhof stehen? Drück auf einen Ort.
web-build-station = Bahnhof bauen
web-station-short = Bahnhof
web-count-stations = Bahnhöfe
web-help-station = Wozu sind Bahnhöfe gut?
web-help-station-text =
    { $purse ->
        [dice] Mit einem Bahnhof in einer Stadt nutzt du dort eine fremde Strecke für deine Zielkarten; am Ende wird für dich die beste gewählt. Der erste kostet ein Bahnhofsymbol, der zweite zwei, der dritte drei. Bahnhöfe sperren nichts.
       *[cards] Mit einem Bahnhof in einer Stadt nutzt du dort eine fremde Strecke für deine Zielkarten; am Ende wird für dich die beste gewählt. Der erste kostet eine Karte, der zweite zwei einer Farbe, der dritte drei. Bahnhöfe sperren nichts.
    }
advice-mechanism-stations = In { $games } Spielen nutzt nie jemand einen Bahnhof.
study-part-stations = übrige Bahnhöfe
used-stations = Gebaute Bahnhöfe
