event-tickets-split =
    { $who ->
        [you] Prosisz o bilety: { $tickets }.
       *[other] { $name } prosi o bilety: { $tickets }.
    }
why-wrong-split =
    rozdaje się dokładnie { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] nie ma już krótkich biletów.
            [one] został tylko { $have } krótki bilet.
            [few] zostały tylko { $have } krótkie bilety.
           *[many] zostało tylko { $have } krótkich biletów.
        }
        [long] { $have ->
            [0] nie ma już długich biletów.
            [one] został tylko { $have } długi bilet.
            [few] zostały tylko { $have } długie bilety.
           *[many] zostało tylko { $have } długich biletów.
        }
       *[other] z talii „{ $deck }” można dostać najwyżej tyle biletów: { $have }.
    }
difference-opening-split = Na początku każdy mówi, ile z biletów ({ $count }) ma być z której talii ({ $decks }), i zatrzymuje co najmniej { $keep }.
difference-drawn-split = Kto dobiera bilety, dostaje ich { $count } z wybranych talii ({ $decks }) i musi zatrzymać co najmniej { $keep }.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] Rozdaje się { $count } bilet. Z której talii ma być? Zostały: { $left }.
        [few] Rozdaje się { $count } bilety. Z których talii mają być? Zostały: { $left }.
       *[many] Rozdaje się { $count } biletów. Z których talii mają być? Zostały: { $left }.
    }
prompt-split = Twoje bilety:
web-split = Bilety z dwóch talii
web-split-question =
    Dobierasz { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
       *[many] { $count } biletów
    }. Ile z której talii?
why-not-now-split = najpierw powiedz, ile biletów ma być z której talii.
why-not-in-game-splits = na tej planszy nikt nie wybiera między taliami biletów.
web-not-now-split = Najpierw powiedz, ile biletów z której talii dobierasz.
