board-old-west = Det vilde vesten
web-value-oldwest = Det vilde vesten
event-start-city-chosen =
    { $who ->
        [you] Du vælger { $place } som startby.
       *[other] { $name } vælger { $place } som startby.
    }
event-marker-bought =
    { $who ->
        [you] Du stiller en bymarkør på { $place } for { $payment }.
       *[other] { $name } stiller en bymarkør på { $place } for { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Du stiller en bymarkør på { $place } for { $payment }.
       *[other] { $name } stiller en bymarkør på { $place } for { $payment }.
    }
event-route-scored =
    { $who ->
        [you] Du får point for { $route }: plus { $points }.
       *[other] { $name } får point for { $route }: plus { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Du fanger Alvin, plus { $points }, og tager ham med til { $place }.
       *[other] { $name } fanger Alvin, plus { $points }, og tager ham med til { $place }.
    }
why-city-marked = der står allerede en bymarkør på { $place }.
why-alien-city = Alvin begynder i { $place }: der står aldrig en bymarkør.
why-not-end-of-route = { $place } er ingen ende af den strækning, der lige er bygget.
why-marker-too-dear = en bymarkør koster { $count } kort af én farve, og dem kan du ikke betale.
why-out-of-reach = strækningen rører hverken din startby eller noget, dine strækninger forbinder med den.
difference-markers = Hver spiller har { $count } bymarkører. Før den første tur stiller alle en på deres startby, den sidste spiller først; alle ens strækninger hænger sammen med den. Efter en bygget strækning må en til stilles på en fri ende for { $price } kort af én farve.
difference-marker-points = En strækning giver point til dem, hvis bymarkører står ved enderne, hver det hele og dobbelt for to; kun uden markører til den, der bygger.
heading-alien = Alvin
choice-marker = stille en bymarkør på { $place }
choice-no-marker = ikke stille nogen bymarkør
choice-alien = tage Alvin med til { $place }
question-start-city = Hvilken by begynder du i? Alle dine strækninger vil hænge sammen med den.
question-marker = Stiller du en bymarkør på en ende af din strækning? Tilbage: { $count }.
question-alien = Du har fanget Alvin. Til hvilken af dine byer kommer han?
prompt-start-city = Din startby:
prompt-marker = Din bymarkør:
prompt-alien = Alvin kommer til:
marked-cities = { $name }: bymarkører på { $places }.
no-marked-cities = { $name }: endnu ingen bymarkør.
place-alien = Alvin er i { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: plus { $points }.
help-play-markers = Bymarkører: nævn byen, du begynder i, og efter en strækning den ende, der får en markør, eller »no marker«; »markers« siger, hvor Alvin er, »board« hvem der har mærket hvad.
web-marker-here = Bymarkør for { $name }: strækninger her giver ejeren point.
web-alien-here = Alvin er her.
web-start-city-question = Hvilken by starter du fra? Tryk på et sted.
web-marker-question = Sætter du en bymarkør på en ende af din strækning?
web-no-marker = Ingen bymarkør
web-alien-question = Hvor kommer Alvin hen?
web-markers-own = Bymarkører på { $places }
web-help-marker = Hvad er bymarkører til?
web-help-marker-text = Alle en spillers strækninger hænger sammen med startbyen. En stræknings point går til dem, hvis bymarkører står ved enderne; uden markører til den, der bygger. Bagefter må en markør købes til en fri ende.
web-help-alien = Hvad gør Alvin her?
web-help-alien-text = Den, der bygger en strækning til Alvins by, fanger ham, får { $points } point og tager ham med til en by med egen markør. Den, hvis by han er i til sidst, får { $points } mere.
option-oldwest-alvin = Om der spilles med rumvæsenet Alvin i det vilde vesten.
value-oldwest-alvin-true = Alvin begynder i Roswell og kan fanges.
value-oldwest-alvin-false = Det vilde vesten spilles uden Alvin.
option-oldwest-allow_monsters = Om Alvin & Dexter må komme til det vilde vesten.
value-oldwest-allow_monsters-true = Alvin & Dexter må komme til det vilde vesten; de begynder ikke på bymarkører.
value-oldwest-allow_monsters-false = Alvin & Dexter kommer ikke til det vilde vesten: et monster på en startby ville lukke ejeren ude.
why-not-now-start-city = vælg først din startby.
why-not-now-marker = sig først, om der skal stå en bymarkør ved din strækning.
why-not-now-marker-payment = betal først din bymarkør, eller skriv undo.
why-not-now-alien = tag først Alvin med til en af dine byer.
why-not-in-game-markers = der er ingen bymarkører på dette bræt.
web-not-now-start-city = Vælg først din startby.
web-not-now-marker = Sig først, om der skal stå en bymarkør ved din strækning.
web-not-now-marker-payment = Betal først din bymarkør.
web-not-now-alien = Tag først Alvin med til en af dine byer.
study-part-alien = Alvin
advice-mechanism-markers = I { $games } spil køber ingen nogensinde en bymarkør.
used-markers = Købte bymarkører
