difference-ferries =
    { $count ->
        [one] { $count } track is a ferry, which must be paid with some locomotives.
       *[other] { $count } tracks are ferries, which must be paid with some locomotives.
    }
web-help-ferry = What is a ferry?
web-help-ferry-text =
    { $purse ->
        [dice] Each locomotive symbol on it is paid with a Wild, never with a token; the other spaces as on any route.
       *[cards] Each locomotive symbol on it is paid with a locomotive; the other spaces with cards of one colour or further locomotives.
    }
advice-mechanism-ferries = In { $games } games nobody ever uses a ferry.
used-ferries = Ferries claimed
