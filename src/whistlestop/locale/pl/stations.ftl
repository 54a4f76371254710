event-station-built =
    { $who ->
        [you] Budujesz dworzec: { $place } ({ $payment }).
       *[other] { $name } buduje dworzec: { $place } ({ $payment }).
    }
why-station-taken =
    { $who ->
        [you] stoi tam już twój dworzec.
       *[other] stoi tam dworzec gracza { $name }.
    }
why-no-stations-left = nie masz już dworców.
difference-stations =
    { $count ->
        [one] Każdy ma { $count } dworzec, który przy liczeniu biletów pożycza cudze połączenie.
        [few] Każdy ma { $count } dworce; każdy z nich przy liczeniu biletów pożycza cudze połączenie.
       *[many] Każdy ma { $count } dworców; każdy z nich przy liczeniu biletów pożycza cudze połączenie.
    }
difference-unused-station = Każdy niezbudowany dworzec jest wart punktów: { $count }.
heading-stations = dworce
heading-stations-left = wolne dworce
choice-station = dworzec: { $place }
menu-stations = Liczba miejsc, w których można zbudować dworzec: { $count }. Wpisz „station” i miejsce.
question-station = Jak płacisz za dworzec ({ $place })?
built-stations =
    { $count ->
        [one] { $name }: dworzec: { $places }.
        [few] { $name }: dworce: { $places }.
       *[many] { $name }: dworce: { $places }.
    }
score-part-stations = dworce { $points }
scoring-stations =
    { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za niezbudowane dworce.
help-play-station = Dworce: „station paris”, jeśli plansza je ma.
web-station-here = Stoi tu dworzec gracza { $name }.
web-pick-station = Gdzie ma stanąć twój dworzec? Naciśnij miejsce.
web-build-station = Zbuduj dworzec
web-station-short = Dworzec
web-count-stations = dworce
web-help-station = Do czego służą dworce?
web-help-station-text =
    { $purse ->
        [dice] Dworzec w mieście pozwala użyć tam jednego cudzego połączenia do twoich biletów; na końcu wybiera się za ciebie najlepsze. Pierwszy kosztuje jeden symbol Dworzec, drugi dwa, trzeci trzy. Dworce niczego nie blokują.
       *[cards] Dworzec w mieście pozwala użyć tam jednego cudzego połączenia do twoich biletów; na końcu wybiera się za ciebie najlepsze. Pierwszy kosztuje jedną kartę, drugi dwie jednego koloru, trzeci trzy. Dworce niczego nie blokują.
    }
advice-mechanism-stations = Liczba gier: { $games }; nikt nigdy nie używa: dworzec.
study-part-stations = wolne dworce
used-stations = Zbudowane dworce
