event-tickets-split =
    { $who ->
        [you] Du beder om { $tickets }.
       *[other] { $name } beder om { $tickets }.
    }
why-wrong-split = { $count } rutekort deles ud, hverken mere eller mindre.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] der er ingen korte rutekort tilbage.
            [one] der er kun { $have } kort rutekort tilbage.
           *[other] der er kun { $have } korte rutekort tilbage.
        }
        [long] { $have ->
            [0] der er ingen lange rutekort tilbage.
            [one] der er kun { $have } langt rutekort tilbage.
           *[other] der er kun { $have } lange rutekort tilbage.
        }
       *[other] kun { $have } rutekort fra bunken »{ $deck }« kan fås.
    }
difference-opening-split = Ved starten siger alle, hvor mange af { $count } rutekort der kommer fra hvilken bunke ({ $decks }), og beholder mindst { $keep }.
difference-drawn-split = Den, der trækker rutekort, får { $count } fra de bunker, man beder om ({ $decks }), og skal beholde mindst { $keep }.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] { $count } rutekort deles ud. Fra hvilken bunke skal det komme? Tilbage er { $left }.
       *[other] { $count } rutekort deles ud. Fra hvilke bunker skal de komme? Tilbage er { $left }.
    }
prompt-split = Dine rutekort:
web-split = Rutekort fra to bunker
web-split-question = Du trækker { $count } rutekort. Hvor mange fra hvilken bunke?
why-not-now-split = sig først, hvor mange rutekort der skal komme fra hvilken bunke.
why-not-in-game-splits = på dette bræt vælger ingen mellem rutekortbunker.
web-not-now-split = Sig først, hvor mange rutekort du trækker fra hvilken bunke.
