event-tunnel-entered =
    { $who ->
        [you] You try the tunnel { $route } with { $payment }.
       *[other] { $name } tries the tunnel { $route } with { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Your tunnel turns up { $card }.
       *[other] The tunnel of { $name } turns up { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Your tunnel { $route } costs nothing extra.
            [one] Your tunnel { $route } costs { $extra } extra card.
           *[other] Your tunnel { $route } costs { $extra } extra cards.
        }
       *[other] { $extra ->
            [0] The tunnel { $route } costs { $name } nothing extra.
            [one] The tunnel { $route } costs { $name } { $extra } extra card.
           *[other] The tunnel { $route } costs { $name } { $extra } extra cards.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] You give the tunnel up; { $route } stays open.
           *[other] { $name } gives the tunnel up; { $route } stays open.
        }
       *[cards] { $who ->
            [you] You take your cards back; { $route } stays open.
           *[other] { $name } takes the cards back; { $route } stays open.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } track is a tunnel: three cards are turned up and may make it dearer.
       *[other] { $count } tracks are tunnels: three cards are turned up and may make them dearer.
    }
choice-give-up = give the tunnel up
tunnel-odds = Three tunnel dice show no symbol in { $none } % of all cases, one in { $one } %, two in { $two } %, three in { $three } %.
cannot-pay-tunnel =
    { $price ->
        [one] You cannot pay { $price } symbol (you have { $dice } and { $tokens }).
       *[other] You cannot pay { $price } symbols (you have { $dice } and { $tokens }).
    }
web-tunnel = The tunnel { $route }
web-tunnel-revealed = The cards turned up
web-tunnel-laid = You laid down { $laid }.
web-tunnel-too-dear = You cannot pay what the tunnel costs extra.
web-tunnel-symbols =
    { $count ->
        [0] The tunnel dice show no symbol: it costs nothing extra.
        [one] The tunnel dice show { $count } symbol: it costs { $count } more.
       *[other] The tunnel dice show { $count } symbols: it costs { $count } more.
    }
study-tunnels = Tunnels
study-tunnels-caption = Share of the tries by extra cost, 95 % intervals.
study-tunnels-table = Tunnels in a game
hint-tunnel =
    { $route }: nothing extra { $none } %{ $payable ->
        [unknown] .
       *[other] , you can pay for it { $payable } %.
    }
web-help-tunnel = What is a tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Name a tunnel you can pay for, then three tunnel dice are rolled: each symbol costs one matching symbol more. If you cannot or will not pay, you lose nothing, but your turn is over.
       *[cards] Lay down the price, then three cards are turned up: each of the colour you play, and each locomotive, costs one card more. If you cannot or will not pay, you take your cards back and your turn is over.
    }
advice-mechanism-tunnels = In { $games } games nobody ever uses a tunnel.
why-not-now-tunnel = first settle the tunnel.
web-not-now-tunnel = First settle the tunnel.
used-tunnels = Tunnels tried
