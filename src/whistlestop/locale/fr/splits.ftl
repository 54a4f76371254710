event-tickets-split =
    { $who ->
        [you] Tu demandes { $tickets }.
       *[other] { $name } demande { $tickets }.
    }
why-wrong-split =
    { $count ->
        [one] on distribue { $count } destination, ni plus ni moins.
       *[other] on distribue { $count } destinations, ni plus ni moins.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] il ne reste aucune courte destination.
            [one] il ne reste que { $have } courte destination.
           *[other] il ne reste que { $have } courtes destinations.
        }
        [long] { $have ->
            [0] il ne reste aucune longue destination.
            [one] il ne reste que { $have } longue destination.
           *[other] il ne reste que { $have } longues destinations.
        }
       *[other] on ne peut avoir que { $have } destinations du paquet « { $deck } ».
    }
difference-opening-split = Au début, chacun dit combien de ses { $count } destinations viennent de quel paquet ({ $decks }) et en garde au moins { $keep }.
difference-drawn-split = Piocher des destinations en donne { $count } des paquets demandés ({ $decks }), et il faut en garder au moins { $keep }.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] On distribue { $count } destination. De quel paquet doit-elle venir ? Il reste { $left }.
       *[other] On distribue { $count } destinations. De quels paquets doivent-elles venir ? Il reste { $left }.
    }
prompt-split = Tes destinations :
web-split = Destinations de deux paquets
web-split-question = Tu tires { $count } destinations. Combien de quel paquet ?
why-not-now-split = dis d’abord combien de destinations doivent venir de quel paquet.
why-not-in-game-splits = sur ce plateau, on ne choisit pas entre des paquets de destinations.
web-not-now-split = Dis d’abord combien de destinations de quel paquet tu tires.
