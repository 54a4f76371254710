board-old-west = Det ville vesten
web-value-oldwest = Det ville vesten
event-start-city-chosen =
    { $who ->
        [you] Du velger { $place } som startby.
       *[other] { $name } velger { $place } som startby.
    }
event-marker-bought =
    { $who ->
        [you] Du setter en bymarkør på { $place } for { $payment }.
       *[other] { $name } setter en bymarkør på { $place } for { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Du setter en bymarkør på { $place } for { $payment }.
       *[other] { $name } setter en bymarkør på { $place } for { $payment }.
    }
event-route-scored =
    { $who ->
        [you] Du får poeng for { $route }: pluss { $points }.
       *[other] { $name } får poeng for { $route }: pluss { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Du fanger Alvin, pluss { $points }, og tar ham med til { $place }.
       *[other] { $name } fanger Alvin, pluss { $points }, og tar ham med til { $place }.
    }
why-city-marked = det står allerede en bymarkør på { $place }.
why-alien-city = Alvin begynner i { $place }: der står det aldri en bymarkør.
why-not-end-of-route = { $place } er ingen ende av linjen som nettopp ble bygd.
why-marker-too-dear = en bymarkør koster { $count } kort av én farge, og dem kan du ikke betale.
why-out-of-reach = linjen berører verken startbyen din eller noe linjene dine knytter til den.
difference-markers = Hver spiller har { $count } bymarkører. Før den første turen setter alle en på startbyen sin, den siste spilleren først; alle linjene henger sammen med den. Etter en bygd linje kan en til settes på en ledig ende for { $price } kort av én farge.
difference-marker-points = En linje gir poeng til dem som har bymarkører ved endene, hver det hele og dobbelt for to; bare uten markører til den som bygger.
heading-alien = Alvin
choice-marker = sette en bymarkør på { $place }
choice-no-marker = ikke sette noen bymarkør
choice-alien = ta Alvin med til { $place }
question-start-city = Hvilken by begynner du i? Alle linjene dine vil henge sammen med den.
question-marker = Setter du en bymarkør på en ende av linjen din? Igjen: { $count }.
question-alien = Du har fanget Alvin. Til hvilken av byene dine kommer han?
prompt-start-city = Startbyen din:
prompt-marker = Bymarkøren din:
prompt-alien = Alvin kommer til:
marked-cities = { $name }: bymarkører på { $places }.
no-marked-cities = { $name }: ingen bymarkør ennå.
place-alien = Alvin er i { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: pluss { $points }.
help-play-markers = Bymarkører: nevn byen du begynner i, og etter en linje enden som får en markør, eller «no marker»; «markers» sier hvor Alvin er, «board» hvem som har merket hva.
web-marker-here = Bymarkør for { $name }: linjer her gir eieren poeng.
web-alien-here = Alvin er her.
web-start-city-question = Hvilken by starter du fra? Trykk på et sted.
web-marker-question = Setter du en bymarkør på en ende av linjen din?
web-no-marker = Ingen bymarkør
web-alien-question = Hvor kommer Alvin?
web-markers-own = Bymarkører på { $places }
web-help-marker = Hva er bymarkører til for?
web-help-marker-text = Alle linjene til en spiller henger sammen med startbyen. Poengene for en linje går til dem som har bymarkører ved endene; uten markører til den som bygger. Etterpå kan en markør kjøpes til en ledig ende.
web-help-alien = Hva gjør Alvin her?
web-help-alien-text = Den som bygger en linje til byen der Alvin er, fanger ham, får { $points } poeng og tar ham med til en by med egen markør. Den som har ham i byen sin til slutt, får { $points } til.
option-oldwest-alvin = Om det spilles med romvesenet Alvin i det ville vesten.
value-oldwest-alvin-true = Alvin begynner i Roswell og kan fanges.
value-oldwest-alvin-false = Det ville vesten spilles uten Alvin.
option-oldwest-allow_monsters = Om Alvin & Dexter kan komme til det ville vesten.
value-oldwest-allow_monsters-true = Alvin & Dexter kan komme til det ville vesten; de begynner ikke på bymarkører.
value-oldwest-allow_monsters-false = Alvin & Dexter kommer ikke til det ville vesten: et monster på en startby ville stenge eieren ute.
why-not-now-start-city = velg først startbyen din.
why-not-now-marker = si først om det skal stå en bymarkør ved linjen din.
why-not-now-marker-payment = betal først bymarkøren din, eller skriv undo.
why-not-now-alien = ta først Alvin med til en av byene dine.
why-not-in-game-markers = det er ingen bymarkører på dette brettet.
web-not-now-start-city = Velg først startbyen din.
web-not-now-marker = Si først om det skal stå en bymarkør ved linjen din.
web-not-now-marker-payment = Betal først bymarkøren din.
web-not-now-alien = Ta først Alvin med til en av byene dine.
study-part-alien = Alvin
advice-mechanism-markers = I { $games } spill kjøper ingen noen gang en bymarkør.
used-markers = Kjøpte bymarkører
