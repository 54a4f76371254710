event-tickets-split =
    { $who ->
        [you] Chiedi { $tickets }.
       *[other] { $name } chiede { $tickets }.
    }
why-wrong-split =
    { $count ->
        [one] si distribuisce { $count } biglietto, né più né meno.
       *[other] si distribuiscono { $count } biglietti, né più né meno.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] non resta nessun biglietto corto.
            [one] resta solo { $have } biglietto corto.
           *[other] restano solo { $have } biglietti corti.
        }
        [long] { $have ->
            [0] non resta nessun biglietto lungo.
            [one] resta solo { $have } biglietto lungo.
           *[other] restano solo { $have } biglietti lunghi.
        }
       *[other] del mazzo «{ $deck }» si possono avere solo { $have } biglietti.
    }
difference-opening-split = All’inizio ognuno dice quanti di { $count } biglietti vengono da quale mazzo ({ $decks }) e ne tiene almeno { $keep }.
difference-drawn-split = Chi pesca biglietti ne riceve { $count } dai mazzi richiesti ({ $decks }) e deve tenerne almeno { $keep }.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] Si distribuisce { $count } biglietto. Da quale mazzo deve venire? Restano { $left }.
       *[other] Si distribuiscono { $count } biglietti. Da quali mazzi devono venire? Restano { $left }.
    }
prompt-split = I tuoi biglietti:
web-split = Biglietti di due mazzi
web-split-question = Peschi { $count } biglietti. Quanti da quale mazzo?
why-not-now-split = di’ prima quanti biglietti devono venire da quale mazzo.
why-not-in-game-splits = su questo tabellone nessuno sceglie tra mazzi di biglietti.
web-not-now-split = Prima di’ quanti biglietti peschi da quale mazzo.
