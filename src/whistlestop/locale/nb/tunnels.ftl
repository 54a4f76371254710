event-tunnel-entered =
    { $who ->
        [you] Du prøver tunnelen { $route } med { $payment }.
       *[other] { $name } prøver tunnelen { $route } med { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Tunnelen din avslører { $card }.
       *[other] I tunnelen sin snur { $name } { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Tunnelen din { $route } koster ikke noe ekstra.
           *[other] Tunnelen din { $route } koster { $extra } kort ekstra.
        }
       *[other] { $extra ->
            [0] Tunnelen { $route } koster ikke noe ekstra for { $name }.
           *[other] Tunnelen { $route } koster { $extra } kort ekstra for { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Du gir opp tunnelen; { $route } er fortsatt ledig.
           *[other] { $name } gir opp tunnelen; { $route } er fortsatt ledig.
        }
       *[cards] { $who ->
            [you] Du tar tilbake kortene dine; { $route } er fortsatt ledig.
           *[other] { $name } tar tilbake kortene; { $route } er fortsatt ledig.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } spor er en tunnel: tre kort snus og kan gjøre den dyrere.
       *[other] { $count } spor er tunneler: tre kort snus og kan gjøre dem dyrere.
    }
choice-give-up = gi opp tunnelen
tunnel-odds = Tre tunnelterninger viser i { $none } % av tilfellene ingen symboler, i { $one } % ett, i { $two } % to, i { $three } % tre.
cannot-pay-tunnel =
    Du kan ikke betale { $price ->
        [one] { $price } symbol
       *[other] { $price } symboler
    } (du har { $dice } og { $tokens }).
web-tunnel = Tunnelen { $route }
web-tunnel-revealed = Kortene som ble snudd
web-tunnel-laid = Du har lagt ut { $laid }.
web-tunnel-too-dear = Du kan ikke betale det tunnelen koster ekstra.
web-tunnel-symbols =
    { $count ->
        [0] Tunnelterningene viser ingen symboler: det koster ikke noe ekstra.
        [one] Tunnelterningene viser { $count } symbol: det koster { $count } mer.
       *[other] Tunnelterningene viser { $count } symboler: det koster { $count } mer.
    }
study-tunnels = Tunneler
study-tunnels-caption = Andel av forsøkene etter ekstra pris, 95 %-intervaller.
study-tunnels-table = Tunneler i et spill
hint-tunnel =
    { $payable ->
        [unknown] { $route }: ikke noe ekstra { $none } %.
       *[other] { $route }: ikke noe ekstra { $none } %, du kan betale den { $payable } %.
    }
web-help-tunnel = Hva er en tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nevn en tunnel du kan betale, så kastes tre tunnelterninger: hvert symbol koster ett passende symbol mer. Kan eller vil du ikke betale, mister du ingenting, men turen er over.
       *[cards] Legg prisen, så snus tre kort: hvert i din farge og hvert lokomotiv koster ett kort mer. Kan eller vil du ikke betale, tar du kortene tilbake, og turen er over.
    }
advice-mechanism-tunnels = I { $games } spill bruker ingen noen gang en tunnel.
why-not-now-tunnel = gjør først tunnelen ferdig.
web-not-now-tunnel = Gjør først tunnelen ferdig.
used-tunnels = Forsøkte tunneler
