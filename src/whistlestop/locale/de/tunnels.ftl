event-tunnel-entered =
    { $who ->
        [you] Du versuchst den Tunnel { $route } ({ $payment }).
       *[other] { $name } versucht den Tunnel { $route } ({ $payment }).
    }
event-tunnel-card =
    { $who ->
        [you] Dein Tunnel deckt auf: { $card }.
       *[other] Der Tunnel von { $name } deckt auf: { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Dein Tunnel { $route } kostet nichts extra.
            [one] Dein Tunnel { $route } kostet { $extra } Karte extra.
           *[other] Dein Tunnel { $route } kostet { $extra } Karten extra.
        }
       *[other] { $extra ->
            [0] Der Tunnel { $route } kostet { $name } nichts extra.
            [one] Der Tunnel { $route } kostet { $name } { $extra } Karte extra.
           *[other] Der Tunnel { $route } kostet { $name } { $extra } Karten extra.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Du gibst den Tunnel auf; { $route } bleibt frei.
           *[other] { $name } gibt den Tunnel auf; { $route } bleibt frei.
        }
       *[cards] { $who ->
            [you] Du nimmst deine Karten zurück; { $route } bleibt frei.
           *[other] { $name } nimmt die Karten zurück; { $route } bleibt frei.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } Gleis ist ein Tunnel: Drei Karten werden aufgedeckt und können ihn verteuern.
       *[other] { $count } Gleise sind Tunnel: Drei Karten werden aufgedeckt und können sie verteuern.
    }
choice-give-up = den Tunnel aufgeben
tunnel-odds = Drei Tunnelwürfel zeigen zu { $none } % kein Symbol, zu { $one } % eines, zu { $two } % zwei, zu { $three } % drei.
cannot-pay-tunnel =
    { $price ->
        [one] { $price } Symbol
       *[other] { $price } Symbole
    } kannst du nicht bezahlen (du hast { $dice } und { $tokens }).
web-tunnel = Der Tunnel { $route }
web-tunnel-revealed = Die aufgedeckten Karten
web-tunnel-laid = Hingelegt hast du { $laid }.
web-tunnel-too-dear = Was der Tunnel extra kostet, kannst du nicht bezahlen.
web-tunnel-symbols =
    { $count ->
        [0] Die Tunnelwürfel zeigen kein Symbol: Es kostet nichts extra.
        [one] Die Tunnelwürfel zeigen { $count } Symbol: Es kostet { $count } mehr.
       *[other] Die Tunnelwürfel zeigen { $count } Symbole: Es kostet { $count } mehr.
    }
study-tunnels = Tunnel
study-tunnels-caption = Anteil der Versuche nach Mehrkosten, 95-%-Intervalle.
study-tunnels-table = Tunnel in einem Spiel
hint-tunnel =
    { $payable ->
        [unknown] { $route }: nichts extra zu { $none } %.
       *[other] { $route }: nichts extra zu { $none } %, bezahlbar zu { $payable } %.
    }
web-help-tunnel = Was ist ein Tunnel?
web-help-tunnel-text =
    { $purse ->
        [dice] Nenne einen Tunnel, den du bezahlen kannst, dann werden drei Tunnelwürfel geworfen: Jedes Symbol kostet ein passendes mehr. Kannst oder willst du nicht zahlen, verlierst du nichts, aber dein Zug ist zu Ende.
       *[cards] Leg den Preis hin, dann werden drei Karten aufgedeckt: Jede in deiner Farbe und jede Lokomotive kostet eine Karte mehr. Kannst oder willst du nicht zahlen, nimmst du deine Karten zurück, und dein Zug ist zu Ende.
    }
advice-mechanism-tunnels = In { $games } Spielen nutzt nie jemand einen Tunnel.
why-not-now-tunnel = bring zuerst den Tunnel zu Ende.
web-not-now-tunnel = Bring zuerst den Tunnel zu Ende.
used-tunnels = Versuchte Tunnel
