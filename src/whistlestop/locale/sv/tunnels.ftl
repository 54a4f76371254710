event-tunnel-entered =
    { $who ->
        [you] Du försöker med tunneln { $route } med { $payment }.
       *[other] { $name } försöker med tunneln { $route } med { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Din tunnel visar { $card }.
       *[other] I sin tunnel vänder { $name } upp { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Din tunnel { $route } kostar inget extra.
           *[other] Din tunnel { $route } kostar { $extra } kort extra.
        }
       *[other] { $extra ->
            [0] Tunneln { $route } kostar inget extra för { $name }.
           *[other] Tunneln { $route } kostar { $extra } kort extra för { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Du ger upp tunneln; { $route } är fortfarande ledig.
           *[other] { $name } ger upp tunneln; { $route } är fortfarande ledig.
        }
       *[cards] { $who ->
            [you] Du tar tillbaka dina kort; { $route } är fortfarande ledig.
           *[other] { $name } tar tillbaka korten; { $route } är fortfarande ledig.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } spår är en tunnel: tre kort vänds upp och kan göra den dyrare.
       *[other] { $count } spår är tunnlar: tre kort vänds upp och kan göra dem dyrare.
    }
choice-give-up = ge upp tunneln
tunnel-odds = Tre tunneltärningar visar i { $none } % av fallen ingen symbol, i { $one } % en, i { $two } % två, i { $three } % tre.
cannot-pay-tunnel =
    Du kan inte betala { $price ->
        [one] { $price } symbol
       *[other] { $price } symboler
    } (du har { $dice } och { $tokens }).
web-tunnel = Tunneln { $route }
web-tunnel-revealed = Korten som vändes upp
web-tunnel-laid = Du har lagt ut { $laid }.
web-tunnel-too-dear = Du kan inte betala vad tunneln kostar extra.
web-tunnel-symbols =
    { $count ->
        [0] Tunneltärningarna visar ingen symbol: det kostar inget extra.
        [one] Tunneltärningarna visar { $count } symbol: det kostar { $count } till.
       *[other] Tunneltärningarna visar { $count } symboler: det kostar { $count } till.
    }
study-tunnels = Tunnlar
study-tunnels-caption = Andel av försöken efter extrakostnad, 95 %-intervall.
study-tunnels-table = Tunnlar i ett parti
hint-tunnel =
    { $payable ->
        [unknown] { $route }: inget extra { $none } %.
       *[other] { $route }: inget extra { $none } %, du kan betala den { $payable } %.
    }
web-help-tunnel = Vad är en tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nämn en tunnel du kan betala, sedan slås tre tunneltärningar: varje symbol kostar en passande symbol till. Kan eller vill du inte betala förlorar du inget, men draget är slut.
       *[cards] Lägg ut priset, sedan vänds tre kort upp: vart och ett i din färg och varje lokomotiv kostar ett kort till. Kan eller vill du inte betala tar du tillbaka korten, och draget är slut.
    }
advice-mechanism-tunnels = På { $games } partier använder ingen någonsin en tunnel.
why-not-now-tunnel = gör först klart tunneln.
web-not-now-tunnel = Gör först klart tunneln.
used-tunnels = Försökta tunnlar
