event-tunnel-entered =
    { $who ->
        [you] Du prøver tunnelen { $route } med { $payment }.
       *[other] { $name } prøver tunnelen { $route } med { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Din tunnel afslører { $card }.
       *[other] I sin tunnel vender { $name } { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Din tunnel { $route } koster ikke ekstra.
           *[other] Din tunnel { $route } koster { $extra } kort ekstra.
        }
       *[other] { $extra ->
            [0] Tunnelen { $route } koster ikke ekstra for { $name }.
           *[other] Tunnelen { $route } koster { $extra } kort ekstra for { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Du opgiver tunnelen; { $route } er stadig fri.
           *[other] { $name } opgiver tunnelen; { $route } er stadig fri.
        }
       *[cards] { $who ->
            [you] Du tager dine kort tilbage; { $route } er stadig fri.
           *[other] { $name } tager kortene tilbage; { $route } er stadig fri.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } spor er en tunnel: tre kort vendes og kan gøre den dyrere.
       *[other] { $count } spor er tunneller: tre kort vendes og kan gøre dem dyrere.
    }
choice-give-up = opgiv tunnelen
tunnel-odds = Tre tunnelterninger viser i { $none } % af tilfældene intet symbol, i { $one } % ét, i { $two } % to, i { $three } % tre.
cannot-pay-tunnel =
    Du kan ikke betale { $price ->
        [one] { $price } symbol
       *[other] { $price } symboler
    } (du har { $dice } og { $tokens }).
web-tunnel = Tunnelen { $route }
web-tunnel-revealed = De vendte kort
web-tunnel-laid = Du har lagt { $laid }.
web-tunnel-too-dear = Du kan ikke betale, hvad tunnelen koster ekstra.
web-tunnel-symbols =
    { $count ->
        [0] Tunnelterningerne viser intet symbol: det koster ikke ekstra.
        [one] Tunnelterningerne viser { $count } symbol: det koster { $count } mere.
       *[other] Tunnelterningerne viser { $count } symboler: det koster { $count } mere.
    }
study-tunnels = Tunneller
study-tunnels-caption = Andel af forsøgene efter ekstra pris, 95 %-intervaller.
study-tunnels-table = Tunneller i et spil
hint-tunnel =
    { $payable ->
        [unknown] { $route }: intet ekstra { $none } %.
       *[other] { $route }: intet ekstra { $none } %, du kan betale den { $payable } %.
    }
web-help-tunnel = Hvad er en tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nævn en tunnel, du kan betale, så slås tre tunnelterninger: hvert symbol koster ét passende symbol mere. Kan eller vil du ikke betale, mister du intet, men turen er slut.
       *[cards] Læg prisen, så vendes tre kort: hvert i din farve og hvert lokomotiv koster ét kort mere. Kan eller vil du ikke betale, tager du dine kort tilbage, og turen er slut.
    }
advice-mechanism-tunnels = I { $games } spil bruger ingen nogensinde en tunnel.
why-not-now-tunnel = gør først tunnelen færdig.
web-not-now-tunnel = Gør først tunnelen færdig.
used-tunnels = Forsøgte tunneler
