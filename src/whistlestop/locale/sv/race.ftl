board-first-journey-usa = Min första resa (USA)
event-ticket-completed =
    { $who ->
        [you] Du fullgör biljetten { $ticket }.
       *[other] { $name } fullgör biljetten { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Du förbinder båda kusterna: det är en biljett till.
       *[other] { $name } förbinder båda kusterna: det är en biljett till.
    }
event-tickets-changed =
    { $who ->
        [you] Du byter dina biljetter mot nya.
       *[other] { $name } byter sina biljetter mot nya.
    }
why-tickets-changed-only = på det här brädet dras inga biljetter: du kan byta båda dina.
choice-change = byt båda biljetterna
coast-ticket = från kust till kust
heading-coast-to-coast = kust till kust
heading-completed = fullgjorda
completed-tickets = { $name }, { $count } fullgjorda: { $tickets }.
scoring-coast-to-coast = { $name }: båda kusterna förbundna: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: biljetten { $ticket } är fullgjord.
       *[no] { $name }: biljetten { $ticket } är inte fullgjord och kostar inget.
    }
winner-race =
    { $tie ->
        [shared] { $names } delar segern, fullgjorda biljetter: { $count }.
       *[none] { $who ->
            [you] Du vinner, fullgjorda biljetter: { $count }.
           *[other] { $names } vinner, fullgjorda biljetter: { $count }.
        }
    }
turn-summary-race = Drag { $turn }: dina tåg { $trains }, fullgjorda biljetter { $count }; de andra: { $others }.
turn-summary-race-other = { $name } (tåg { $trains }, fullgjorda { $count })
score-race = { $name }: { $count } av { $goal } biljetter fullgjorda.
difference-race = Det finns inga poäng: den första med { $count } fullgjorda biljetter vinner genast.
difference-race-tickets = Alla har två biljetter; en vars städer är förbundna visas genast och ersätts av en ny.
difference-race-change = I stället för att dra biljetter kan man använda ett drag till att byta båda sina mot två nya.
difference-coasts = Den som förbinder { $west } med { $east } med egna tåg har en fullgjord biljett till, en gång i spelet.
difference-race-end = När någon lägger sitt sista tåg slutar spelet genast: flest fullgjorda biljetter vinner, och vid lika delas segern.
option-firstjourney-locomotives = Hur den första resans 72 tågkort fördelas.
value-firstjourney-locomotives-12 = 12 lokomotiv och 10 kort av varje färg.
value-firstjourney-locomotives-6 = 6 lokomotiv och 11 kort av varje färg.
value-firstjourney-locomotives-18 = 18 lokomotiv och 9 kort av varje färg.
help-play-race = Biljetter: ”change” byter båda dina mot nya; ”tickets” säger hur dina ligger till, ”board” vad alla har fullgjort.
web-help-race-turn-text =
    { $purse ->
        [dice] Slå fem tärningar och slå om valfria av dem en gång. Gör sedan högst en sak: muta in en rutt eller byt båda dina biljetter. Oanvända tärningar köper markörer.
       *[cards] En sak: dra två tågkort från högen, muta in en rutt eller byt båda dina biljetter. Inga kort ligger uppvända.
    }
web-help-race-text = Du har två biljetter. Så snart dina tåg förbinder platserna på en av dem visas den, är fullgjord och ersätts. Fullgjorda ligger öppet; dina två är hemliga och kostar aldrig något. Att förbinda en stad på västkusten med en på östkusten är en biljett till, en gång.
web-help-race-end-text = Den som har fullgjort { $count } biljetter vinner genast. Lägger någon sitt sista tåg innan dess slutar spelet också genast: flest fullgjorda biljetter vinner, och vid lika delas segern. Det finns ingen sista runda.
web-help-race-chaos-text = Där ett monster står råder kaos: ingen rutt som slutar där kan mutas in, och ingen biljett som nämner platsen kan fullgöras förrän det går. Fullgjorda förblir fullgjorda. Slutar spelet med det sista tåget räknas flest kort av varje monster som en biljett.
web-help-race = Hur fungerar biljetter här?
web-count-completed = fullgjorda biljetter
web-completed = Fullgjorda ({ $count } av { $goal })
ticket-waits = { $text } Den kan inte fullgöras så länge ett monster är i { $places }.
web-ticket-waits = väntar: ett monster är i { $places }
web-help-race-turn = Vad kan jag göra i mitt drag?
web-help-race-end = När slutar spelet?
web-help-race-chaos = Vad betyder kaos?
web-help-race-monster = Hur flyttas monstren?
web-help-race-monster-text =
    { $purse ->
        [dice] I ditt drag får du flytta ett monster: en Joker når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret.
       *[cards] I ditt drag får du flytta ett monster: ett lokomotiv når upp till tre platser, två upp till sex. Du tar ett av dess kort; tills det vänds i slutet av ditt nästa drag kan ingen flytta det monstret.
    }
web-action-race = Vill du dra två kort, muta in en rutt med guldkant eller byta båda biljetterna?
web-action-race-dice = Vill du muta in en rutt med guldkant eller byta båda biljetterna?
why-not-in-game-race = på det här brädet byts inga biljetter.
study-part-coast-to-coast = kust till kust
advice-mechanism-changes = På { $games } partier byter ingen någonsin sina biljetter.
used-changes = Byten av biljetter
