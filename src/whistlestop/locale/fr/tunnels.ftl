event-tunnel-entered =
    { $who ->
        [you] Tu tentes le tunnel { $route } avec { $payment }.
       *[other] { $name } tente le tunnel { $route } avec { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Ton tunnel révèle { $card }.
       *[other] Dans son tunnel, { $name } révèle { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Ton tunnel { $route } ne coûte rien de plus.
            [one] Ton tunnel { $route } coûte { $extra } carte de plus.
           *[other] Ton tunnel { $route } coûte { $extra } cartes de plus.
        }
       *[other] { $extra ->
            [0] Le tunnel { $route } ne coûte rien de plus à { $name }.
            [one] Le tunnel { $route } coûte { $extra } carte de plus à { $name }.
           *[other] Le tunnel { $route } coûte { $extra } cartes de plus à { $name }.
        }
    }
event-tunnel-declined =
    { $purse ->
        [dice] { $who ->
            [you] Tu renonces au tunnel ; { $route } reste libre.
           *[other] { $name } renonce au tunnel ; { $route } reste libre.
        }
       *[cards] { $who ->
            [you] Tu reprends tes cartes ; { $route } reste libre.
           *[other] { $name } reprend ses cartes ; { $route } reste libre.
        }
    }
difference-tunnels =
    { $count ->
        [one] { $count } voie est un tunnel : trois cartes sont révélées et peuvent le rendre plus cher.
       *[other] { $count } voies sont des tunnels : trois cartes sont révélées et peuvent les rendre plus chers.
    }
choice-give-up = renoncer au tunnel
tunnel-odds = Trois dés de tunnel ne montrent aucun symbole dans { $none } % des cas, un dans { $one } %, deux dans { $two } %, trois dans { $three } %.
cannot-pay-tunnel =
    Tu ne peux pas payer { $price ->
        [one] { $price } symbole
       *[other] { $price } symboles
    } (tu as { $dice } et { $tokens }).
web-tunnel = Le tunnel { $route }
web-tunnel-revealed = Les cartes révélées
web-tunnel-laid = Tu as posé { $laid }.
web-tunnel-too-dear = Tu ne peux pas payer ce que le tunnel coûte en plus.
web-tunnel-symbols =
    { $count ->
        [0] Les dés de tunnel ne montrent aucun symbole : cela ne coûte rien de plus.
        [one] Les dés de tunnel montrent { $count } symbole : cela coûte { $count } de plus.
       *[other] Les dés de tunnel montrent { $count } symboles : cela coûte { $count } de plus.
    }
study-tunnels = Tunnels
study-tunnels-caption = Part des essais selon le surcoût, intervalles à 95 %.
study-tunnels-table = Les tunnels dans une partie
hint-tunnel =
    { $payable ->
        [unknown] { $route } : rien de plus à { $none } %.
       *[other] { $route } : rien de plus à { $none } %, tu peux la payer à { $payable } %.
    }
web-help-tunnel = Qu’est-ce qu’un tunnel ?
web-help-tunnel-text =
    { $purse ->
        [dice] Nomme un tunnel que tu peux payer, puis trois dés de tunnel sont lancés : chaque symbole coûte un symbole de plus. Si tu ne peux ou ne veux pas payer, tu ne perds rien, mais ton tour est fini.
       *[cards] Pose le prix, puis trois cartes sont retournées : chacune de ta couleur et chaque locomotive coûte une carte de plus. Si tu ne peux ou ne veux pas payer, tu reprends tes cartes et ton tour est fini.
    }
advice-mechanism-tunnels = En { $games } parties, personne n’utilise jamais un tunnel.
why-not-now-tunnel = règle d’abord le tunnel.
web-not-now-tunnel = Règle d’abord le tunnel.
used-tunnels = Tunnels tentés
