event-tunnel-entered =
    { $who ->
        [you] Tenti la galleria { $route } con { $payment }.
       *[other] { $name } tenta la galleria { $route } con { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] La tua galleria scopre { $card }.
       *[other] La galleria di { $name } scopre { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] La tua galleria { $route } non costa nulla in più.
            [one] La tua galleria { $route } costa { $extra } carta in più.
           *[other] La tua galleria { $route } costa { $extra } carte in più.
        }
       *[other] { $extra ->
            [0] La galleria { $route } non costa nulla in più a { $name }.
            [one] La galleria { $route } costa { $extra } carta in più a { $name }.
           *[other] La galleria { $route } costa { $extra } carte in più a { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Rinunci alla galleria; { $route } resta libera.
           *[other] { $name } rinuncia alla galleria; { $route } resta libera.
        }
       *[cards] { $who ->
            [you] Riprendi le tue carte; { $route } resta libera.
           *[other] { $name } riprende le sue carte; { $route } resta libera.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } binario è una galleria: si scoprono tre carte che possono renderla più cara.
       *[other] { $count } binari sono gallerie: si scoprono tre carte che possono renderle più care.
    }
choice-give-up = rinunciare alla galleria
tunnel-odds = Tre dadi galleria non mostrano simboli nel { $none } % dei casi, uno nel { $one } %, due nel { $two } %, tre nel { $three } %.
cannot-pay-tunnel =
    Non puoi pagare { $price ->
        [one] { $price } simbolo
       *[other] { $price } simboli
    } (hai { $dice } e { $tokens }).
web-tunnel = La galleria { $route }
web-tunnel-revealed = Le carte scoperte
web-tunnel-laid = Hai messo giù { $laid }.
web-tunnel-too-dear = Non puoi pagare quanto la galleria costa in più.
web-tunnel-symbols =
    { $count ->
        [0] I dadi galleria non mostrano simboli: non costa nulla in più.
        [one] I dadi galleria mostrano { $count } simbolo: costa { $count } in più.
       *[other] I dadi galleria mostrano { $count } simboli: costa { $count } in più.
    }
study-tunnels = Gallerie
study-tunnels-caption = Quota dei tentativi per costo aggiuntivo, intervalli al 95%.
study-tunnels-table = Le gallerie in una partita
hint-tunnel =
    { $payable ->
        [unknown] { $route }: nulla in più al { $none }%.
       *[other] { $route }: nulla in più al { $none }%, puoi pagarla al { $payable }%.
    }
web-help-tunnel = Che cos’è una galleria?
web-help-tunnel-text =
    { $purse ->
        [dice] Nomina una galleria che puoi pagare, poi si lanciano tre dadi galleria: ogni simbolo ne costa uno in più. Se non puoi o non vuoi pagare non perdi nulla, ma il turno è finito.
       *[cards] Metti il prezzo, poi si scoprono tre carte: ognuna del tuo colore e ogni locomotiva costa una carta in più. Se non puoi o non vuoi pagare riprendi le carte e il turno è finito.
    }
advice-mechanism-tunnels = In { $games } partite nessuno usa mai una galleria.
why-not-now-tunnel = prima concludi la galleria.
web-not-now-tunnel = Prima concludi la galleria.
used-tunnels = Gallerie tentate
