event-tickets-split =
    { $who ->
        [you] Pides { $tickets }.
       *[other] { $name } pide { $tickets }.
    }
why-wrong-split =
    { $count ->
        [one] se reparte { $count } billete, ni más ni menos.
       *[other] se reparten { $count } billetes, ni más ni menos.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] no queda ningún billete corto.
            [one] solo queda { $have } billete corto.
           *[other] solo quedan { $have } billetes cortos.
        }
        [long] { $have ->
            [0] no queda ningún billete largo.
            [one] solo queda { $have } billete largo.
           *[other] solo quedan { $have } billetes largos.
        }
       *[other] del mazo «{ $deck }» solo se pueden tener { $have } billetes.
    }
difference-opening-split = Al empezar, cada uno dice cuántos de sus { $count } billetes vienen de qué mazo ({ $decks }) y se queda al menos { $keep }.
difference-drawn-split = Al robar billetes se ofrecen { $count } de los mazos que se pidan ({ $decks }), y hay que quedarse al menos { $keep }.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] Se reparte { $count } billete. ¿De qué mazo debe venir? Quedan { $left }.
       *[other] Se reparten { $count } billetes. ¿De qué mazos deben venir? Quedan { $left }.
    }
prompt-split = Tus billetes:
web-split = Billetes de dos mazos
web-split-question = Robas { $count } billetes. ¿Cuántos de cada mazo?
why-not-now-split = di primero cuántos billetes deben venir de qué mazo.
why-not-in-game-splits = en este tablero nadie elige entre mazos de billetes.
web-not-now-split = Di primero cuántos billetes robas de cada mazo.
