difference-ferries =
    { $count ->
        [one] { $count } Gleis ist eine Fähre, die zum Teil mit Lokomotiven bezahlt werden muss.
       *[other] { $count } Gleise sind Fähren, die zum Teil mit Lokomotiven bezahlt werden müssen.
    }
web-help-ferry = Was ist eine Fähre?
web-help-ferry-text =
    { $purse ->
        [dice] Jedes Lokomotivsymbol darauf bezahlt ein Joker, nie ein Chip; die anderen Felder wie immer.
       *[cards] Jedes Lokomotivsymbol darauf bezahlt eine Lokomotive; die anderen Felder Karten einer Farbe oder weitere Lokomotiven.
    }
advice-mechanism-ferries = In { $games } Spielen nutzt nie jemand eine Fähre.
used-ferries = Gebaute Fähren
