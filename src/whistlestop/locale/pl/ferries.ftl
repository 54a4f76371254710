difference-ferries =
    { $count ->
        [one] { $count } tor to prom, za który część trzeba zapłacić lokomotywami.
        [few] { $count } tory to promy, za które część trzeba zapłacić lokomotywami.
       *[many] { $count } torów to promy, za które część trzeba zapłacić lokomotywami.
    }
web-help-ferry = Czym jest prom?
web-help-ferry-text =
    { $purse ->
        [dice] Za każdy symbol lokomotywy płaci się Jokerem, nigdy żetonem; za inne pola jak zwykle.
       *[cards] Za każdy symbol lokomotywy płaci się lokomotywą; za inne pola kartami jednego koloru lub dalszymi lokomotywami.
    }
advice-mechanism-ferries = Liczba gier: { $games }; nikt nigdy nie używa: prom.
used-ferries = Zajęte promy
