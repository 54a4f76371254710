event-tickets-split =
    { $who ->
        [you] Du ber om { $tickets }.
       *[other] { $name } ber om { $tickets }.
    }
why-wrong-split =
    { $count ->
        [one] { $count } biljett
       *[other] { $count } biljetter
    } delas ut, varken mer eller mindre.
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] det finns ingen kort biljett kvar.
            [one] det finns bara { $have } kort biljett kvar.
           *[other] det finns bara { $have } korta biljetter kvar.
        }
        [long] { $have ->
            [0] det finns ingen lång biljett kvar.
            [one] det finns bara { $have } lång biljett kvar.
           *[other] det finns bara { $have } långa biljetter kvar.
        }
       *[other] bara { $have } biljetter ur leken ”{ $deck }” går att få.
    }
difference-opening-split = I början säger alla hur många av { $count } biljetter som kommer ur vilken lek ({ $decks }) och behåller minst { $keep }.
difference-drawn-split = Den som drar biljetter får { $count } ur de lekar man ber om ({ $decks }) och måste behålla minst { $keep }.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] { $count } biljett delas ut. Ur vilken lek ska den komma? Kvar finns { $left }.
       *[other] { $count } biljetter delas ut. Ur vilka lekar ska de komma? Kvar finns { $left }.
    }
prompt-split = Dina biljetter:
web-split = Biljetter ur två lekar
web-split-question = Du drar { $count } biljetter. Hur många ur vilken lek?
why-not-now-split = säg först hur många biljetter som ska komma ur vilken lek.
why-not-in-game-splits = på den här spelplanen väljer ingen mellan biljettlekar.
web-not-now-split = Säg först hur många biljetter du drar ur vilken lek.
