event-tickets-split =
    { $who ->
        [you] Je vraagt om { $tickets }.
       *[other] { $name } vraagt om { $tickets }.
    }
why-wrong-split =
    { $count ->
        [one] er wordt { $count } bestemmingskaart gedeeld, niet meer en niet minder.
       *[other] er worden { $count } bestemmingskaarten gedeeld, niet meer en niet minder.
    }
why-few-tickets-in-deck =
    { $deck ->
        [short] { $have ->
            [0] er is geen korte bestemmingskaart meer.
            [one] er is nog maar { $have } korte bestemmingskaart.
           *[other] er zijn nog maar { $have } korte bestemmingskaarten.
        }
        [long] { $have ->
            [0] er is geen lange bestemmingskaart meer.
            [one] er is nog maar { $have } lange bestemmingskaart.
           *[other] er zijn nog maar { $have } lange bestemmingskaarten.
        }
       *[other] van de stapel “{ $deck }” zijn maar { $have } bestemmingskaarten te krijgen.
    }
difference-opening-split = Aan het begin zegt iedereen hoeveel van { $count } bestemmingskaarten van welke stapel komen ({ $decks }) en houdt er minstens { $keep }.
difference-drawn-split = Wie bestemmingskaarten trekt, krijgt er { $count } van de gevraagde stapels ({ $decks }) en moet er minstens { $keep } houden.
choice-split = { $tickets }
question-split =
    { $count ->
        [one] Er wordt { $count } bestemmingskaart gedeeld. Van welke stapel moet die komen? Over zijn { $left }.
       *[other] Er worden { $count } bestemmingskaarten gedeeld. Van welke stapels moeten die komen? Over zijn { $left }.
    }
prompt-split = Je bestemmingskaarten:
web-split = Bestemmingen van twee stapels
web-split-question = Je trekt { $count } bestemmingskaarten. Hoeveel van welke stapel?
why-not-now-split = zeg eerst hoeveel bestemmingskaarten van welke stapel moeten komen.
why-not-in-game-splits = op dit bord kiest niemand tussen stapels bestemmingskaarten.
web-not-now-split = Zeg eerst hoeveel kaarten je van welke stapel trekt.
