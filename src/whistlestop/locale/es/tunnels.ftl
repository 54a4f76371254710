event-tunnel-entered =
    { $who ->
        [you] Pruebas el túnel { $route } con { $payment }.
       *[other] { $name } prueba el túnel { $route } con { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Tu túnel descubre { $card }.
       *[other] El túnel de { $name } descubre { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Tu túnel { $route } no cuesta nada más.
            [one] Tu túnel { $route } cuesta { $extra } carta más.
           *[other] Tu túnel { $route } cuesta { $extra } cartas más.
        }
       *[other] { $extra ->
            [0] El túnel { $route } no le cuesta nada más a { $name }.
            [one] El túnel { $route } le cuesta { $extra } carta más a { $name }.
           *[other] El túnel { $route } le cuesta { $extra } cartas más a { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Renuncias al túnel; { $route } sigue libre.
           *[other] { $name } renuncia al túnel; { $route } sigue libre.
        }
       *[cards] { $who ->
            [you] Recuperas tus cartas; { $route } sigue libre.
           *[other] { $name } recupera sus cartas; { $route } sigue libre.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } vía es un túnel: se descubren tres cartas que pueden encarecerlo.
       *[other] { $count } vías son túneles: se descubren tres cartas que pueden encarecerlos.
    }
choice-give-up = renunciar al túnel
tunnel-odds = Tres dados de túnel no muestran ningún símbolo en el { $none } % de los casos, uno en el { $one } %, dos en el { $two } %, tres en el { $three } %.
cannot-pay-tunnel =
    No puedes pagar { $price ->
        [one] { $price } símbolo
       *[other] { $price } símbolos
    } (tienes { $dice } y { $tokens }).
web-tunnel = El túnel { $route }
web-tunnel-revealed = Las cartas descubiertas
web-tunnel-laid = Has puesto { $laid }.
web-tunnel-too-dear = No puedes pagar lo que cuesta de más el túnel.
web-tunnel-symbols =
    { $count ->
        [0] Los dados de túnel no muestran ningún símbolo: no cuesta nada más.
        [one] Los dados de túnel muestran { $count } símbolo: cuesta { $count } más.
       *[other] Los dados de túnel muestran { $count } símbolos: cuesta { $count } más.
    }
study-tunnels = Túneles
study-tunnels-caption = Parte de los intentos según el sobrecoste, intervalos del 95 %.
study-tunnels-table = Los túneles en una partida
hint-tunnel =
    { $payable ->
        [unknown] { $route }: nada más, al { $none } %.
       *[other] { $route }: nada más, al { $none } %; puedes pagarlo al { $payable } %.
    }
web-help-tunnel = ¿Qué es un túnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nombra un túnel que puedas pagar y se tiran tres dados de túnel: cada símbolo cuesta uno más. Si no puedes o no quieres pagar, no pierdes nada, pero tu turno acaba.
       *[cards] Pon el precio y se descubren tres cartas: cada una de tu color y cada locomotora cuesta una carta más. Si no puedes o no quieres pagar, recuperas tus cartas y tu turno acaba.
    }
advice-mechanism-tunnels = En { $games } partidas nadie usa nunca un túnel.
why-not-now-tunnel = resuelve primero el túnel.
web-not-now-tunnel = Resuelve primero el túnel.
used-tunnels = Túneles intentados
