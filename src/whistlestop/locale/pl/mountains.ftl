track-mountains =
    { $count ->
        [one] góry, które kosztują { $count } wagon więcej
        [few] góry, które kosztują { $count } wagony więcej
       *[many] góry, które kosztują { $count } wagonów więcej
    }
difference-mountains =
    { $count ->
        [one] { $count } tor biegnie przez góry: za każde X tracisz jeden wagon więcej i dostajesz więcej punktów: { $points }.
        [few] { $count } tory biegną przez góry: za każde X tracisz jeden wagon więcej i dostajesz więcej punktów: { $points }.
       *[many] { $count } torów biegnie przez góry: za każde X tracisz jeden wagon więcej i dostajesz więcej punktów: { $points }.
    }
legend-mountain = góra: jeden wagon więcej, 2 punkty więcej
web-track-mountains =
    { $count ->
        [one] { $count } góra
        [few] { $count } góry
       *[many] { $count } gór
    }, potrzebne wagony: { $trains }.
web-help-mountain = Ile kosztują góry?
web-help-mountain-text = Za każdy znak góry na połączeniu tracisz jeden wagon więcej i dostajesz 2 punkty.
advice-mechanism-mountains = Liczba gier: { $games }; nikt nigdy nie używa: góra.
used-mountains = Zajęte trasy górskie
