event-tickets-split =
    { $who ->
        [you] Du bestellst { $tickets }.
       *[other] { $name } bestellt { $tickets }.
    }
why-wrong-split =
    es wird genau { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    } ausgeteilt.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] es ist keine kurze Zielkarte mehr da.
            [one] es ist nur noch { $have } kurze Zielkarte da.
           *[other] es sind nur noch { $have } kurze Zielkarten da.
        }
        [long] { $have ->
            [0] es ist keine lange Zielkarte mehr da.
            [one] es ist nur noch { $have } lange Zielkarte da.
           *[other] es sind nur noch { $have } lange Zielkarten da.
        }
       *[other] aus dem Stapel „{ $deck }“ sind nur { $have } Zielkarten zu haben.
    }
difference-opening-split = Zu Beginn sagen alle, wie viele von { $count } Zielkarten aus welchem Stapel kommen ({ $decks }), und behalten mindestens { $keep }.
difference-drawn-split = Wer Zielkarten zieht, bekommt { $count } aus den gewünschten Stapeln ({ $decks }) und muss mindestens { $keep } behalten.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] { $count } Zielkarte wird ausgeteilt. Aus welchem Stapel soll sie kommen? Übrig sind { $left }.
       *[other] { $count } Zielkarten werden ausgeteilt. Aus welchen Stapeln sollen sie kommen? Übrig sind { $left }.
    }
prompt-split = Deine Zielkarten:
web-split = Zielkarten aus zwei Stapeln
web-split-question = Du ziehst { $count } Zielkarten. Wie viele aus welchem Stapel?
why-not-now-split = sag zuerst, wie viele Zielkarten aus welchem Stapel kommen sollen.
why-not-in-game-splits = auf diesem Spielplan wählt niemand zwischen Zielkartenstapeln.
web-not-now-split = Sag zuerst, wie viele Zielkarten du aus welchem Stapel ziehst.
