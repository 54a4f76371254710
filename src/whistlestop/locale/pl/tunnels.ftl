event-tunnel-entered =
    { $who ->
        [you] Próbujesz tunelu { $route } ({ $payment }).
       *[other] { $name } próbuje tunelu { $route } ({ $payment }).
    }
event-tunnel-card =
    { $who ->
        [you] Twój tunel odkrywa: { $card }.
       *[other] Tunel gracza { $name } odkrywa: { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Twój tunel { $route } nie kosztuje nic więcej.
            [one] Twój tunel { $route } kosztuje o { $extra } kartę więcej.
            [few] Twój tunel { $route } kosztuje o { $extra } karty więcej.
           *[many] Twój tunel { $route } kosztuje o { $extra } kart więcej.
        }
       *[other] { $extra ->
            [0] Tunel { $route } nie kosztuje gracza { $name } nic więcej.
            [one] Tunel { $route } kosztuje gracza { $name } o { $extra } kartę więcej.
            [few] Tunel { $route } kosztuje gracza { $name } o { $extra } karty więcej.
           *[many] Tunel { $route } kosztuje gracza { $name } o { $extra } kart więcej.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Rezygnujesz z tunelu; { $route } pozostaje wolne.
           *[other] { $name } rezygnuje z tunelu; { $route } pozostaje wolne.
        }
       *[cards] { $who ->
            [you] Zabierasz swoje karty; { $route } pozostaje wolne.
           *[other] { $name } zabiera swoje karty; { $route } pozostaje wolne.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } tor to tunel: odkrywa się trzy karty, które mogą podnieść jego koszt.
        [few] { $count } tory to tunele: odkrywa się trzy karty, które mogą podnieść ich koszt.
       *[many] { $count } torów to tunele: odkrywa się trzy karty, które mogą podnieść ich koszt.
    }
choice-give-up = zrezygnować z tunelu
tunnel-odds = Trzy kości tunelu nie pokazują symbolu w { $none }% przypadków, jeden w { $one }%, dwa w { $two }%, trzy w { $three }%.
cannot-pay-tunnel =
    Nie możesz zapłacić { $price ->
        [one] { $price } symbolu
        [few] { $price } symboli
       *[many] { $price } symboli
    } (masz: { $dice } oraz { $tokens }).
web-tunnel = Tunel { $route }
web-tunnel-revealed = Odkryte karty tunelu
web-tunnel-laid = Wyłożone karty: { $laid }.
web-tunnel-too-dear = Nie stać cię na dodatkowy koszt tunelu.
web-tunnel-symbols =
    { $count ->
        [0] Kości tunelu nie pokazują żadnego symbolu: nie kosztuje to nic więcej.
        [one] Kości tunelu pokazują { $count } symbol: kosztuje to o { $count } więcej.
        [few] Kości tunelu pokazują { $count } symbole: kosztuje to o { $count } więcej.
       *[many] Kości tunelu pokazują { $count } symboli: kosztuje to o { $count } więcej.
    }
study-tunnels = Tunele
study-tunnels-caption = Udział prób według dopłaty, przedziały 95-procentowe.
study-tunnels-table = Tunele w grze
hint-tunnel =
    { $payable ->
        [unknown] { $route }: bez dopłaty na { $none }%.
       *[other] { $route }: bez dopłaty na { $none }%, stać cię na { $payable }%.
    }
web-help-tunnel = Czym jest tunel?
web-help-tunnel-text =
    { $purse ->
        [dice] Wskaż tunel, na który cię stać, potem rzuca się trzema kośćmi tunelu: każdy symbol kosztuje jeden pasujący więcej. Jeśli nie możesz lub nie chcesz zapłacić, nic nie tracisz, ale tura się kończy.
       *[cards] Wyłóż cenę, potem odkrywa się trzy karty: każda w twoim kolorze i każda lokomotywa kosztuje jedną kartę więcej. Jeśli nie możesz lub nie chcesz zapłacić, zabierasz karty i tura się kończy.
    }
advice-mechanism-tunnels = Liczba gier: { $games }; nikt nigdy nie używa: tunel.
why-not-now-tunnel = najpierw rozstrzygnij tunel.
web-not-now-tunnel = Najpierw rozstrzygnij tunel.
used-tunnels = Próby tuneli
