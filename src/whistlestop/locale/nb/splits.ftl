event-tickets-split =
    { $who ->
        [you] Du ber om { $tickets }.
       *[other] { $name } ber om { $tickets }.
    }
why-wrong-split =
    { $count ->
        [one] { $count } billett
       *[other] { $count } billetter
    } deles ut, verken mer eller mindre.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] det er ingen korte billetter igjen.
            [one] det er bare { $have } kort billett igjen.
           *[other] det er bare { $have } korte billetter igjen.
        }
        [long] { $have ->
            [0] det er ingen lange billetter igjen.
            [one] det er bare { $have } lang billett igjen.
           *[other] det er bare { $have } lange billetter igjen.
        }
       *[other] bare { $have } billetter fra bunken «{ $deck }» er å få.
    }
difference-opening-split = Ved starten sier alle hvor mange av { $count } billetter som kommer fra hvilken bunke ({ $decks }), og beholder minst { $keep }.
difference-drawn-split = Den som trekker billetter, får { $count } fra bunkene man ber om ({ $decks }), og må beholde minst { $keep }.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] { $count } billett deles ut. Fra hvilken bunke skal den komme? Igjen er { $left }.
       *[other] { $count } billetter deles ut. Fra hvilke bunker skal de komme? Igjen er { $left }.
    }
prompt-split = Billettene dine:
web-split = Billetter fra to bunker
web-split-question = Du trekker { $count } billetter. Hvor mange fra hvilken bunke?
why-not-now-split = si først hvor mange billetter som skal komme fra hvilken bunke.
why-not-in-game-splits = på dette brettet velger ingen mellom billettbunker.
web-not-now-split = Si først hvor mange billetter du trekker fra hvilken bunke.
