board-first-journey-usa = Min første reise (USA)
event-ticket-completed =
    { $who ->
        [you] Du fullfører billetten { $ticket }.
       *[other] { $name } fullfører billetten { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Du forbinder begge kyster: det er en billett til.
       *[other] { $name } forbinder begge kyster: det er en billett til.
    }
event-tickets-changed =
    { $who ->
        [you] Du bytter billettene dine mot nye.
       *[other] { $name } bytter billettene sine mot nye.
    }
why-tickets-changed-only = på dette brettet trekkes det ikke billetter: du kan bytte begge dine.
choice-change = bytt begge billettene
coast-ticket = fra kyst til kyst
heading-coast-to-coast = kyst til kyst
heading-completed = fullført
completed-tickets = { $name }, { $count } fullført: { $tickets }.
scoring-coast-to-coast = { $name }: begge kyster forbundet: pluss { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: billetten { $ticket } er fullført.
       *[no] { $name }: billetten { $ticket } er ikke fullført og koster ingenting.
    }
winner-race =
    { $tie ->
        [shared] { $names } deler seieren, fullførte billetter: { $count }.
       *[none] { $who ->
            [you] Du vinner, fullførte billetter: { $count }.
           *[other] { $names } vinner, fullførte billetter: { $count }.
        }
    }
turn-summary-race = Tur { $turn }: dine tog { $trains }, fullførte billetter { $count }; de andre: { $others }.
turn-summary-race-other = { $name } (tog { $trains }, fullført { $count })
score-race = { $name }: { $count } av { $goal } billetter fullført.
difference-race = Det er ingen poeng: den første med { $count } fullførte billetter vinner straks.
difference-race-tickets = Alle har to billetter; en hvis byer er forbundet, vises straks og erstattes av en ny.
difference-race-change = I stedet for å trekke billetter kan man bruke en tur på å bytte begge sine mot to nye.
difference-coasts = Den som forbinder { $west } med { $east } med egne tog, har en fullført billett til, én gang i spillet.
difference-race-end = Når noen legger sitt siste tog, slutter spillet straks: flest fullførte billetter vinner, og ved likhet deles seieren.
option-firstjourney-locomotives = Hvordan de 72 togkortene i den første reisen fordeler seg.
value-firstjourney-locomotives-12 = 12 lokomotiver og 10 kort av hver farge.
value-firstjourney-locomotives-6 = 6 lokomotiver og 11 kort av hver farge.
value-firstjourney-locomotives-18 = 18 lokomotiver og 9 kort av hver farge.
help-play-race = Billetter: «change» bytter begge dine mot nye; «tickets» sier hvordan det står til med dine, «board» hva alle har fullført.
web-help-race-turn-text =
    { $purse ->
        [dice] Kast fem terninger og kast noen av dem om igjen én gang. Gjør så høyst én ting: bygg en linje eller bytt begge billettene dine. Ubrukte terninger kjøper brikker.
       *[cards] Én ting: trekk to togkort fra bunken, bygg en linje eller bytt begge billettene dine. Ingen kort ligger åpent.
    }
web-help-race-text = Du har to billetter. Så snart togene dine forbinder stedene på en av dem, vises den, er fullført og erstattes. Fullførte ligger åpent; dine to er hemmelige og koster aldri noe. Å forbinde en by på vestkysten med en på østkysten er en billett til, én gang.
web-help-race-end-text = Den som har fullført { $count } billetter, vinner straks. Legger noen sitt siste tog før det, slutter spillet også straks: flest fullførte billetter vinner, og ved likhet deles seieren. Det er ingen siste runde.
web-help-race-chaos-text = Der et monster står, er det kaos: ingen linje som ender der, kan bygges, og ingen billett som nevner stedet, kan fullføres før det går. Fullførte forblir fullført. Slutter spillet med det siste toget, teller flest kort med hvert monster som en billett.
web-help-race = Hvordan virker billetter her?
web-count-completed = fullførte billetter
web-completed = Fullført ({ $count } av { $goal })
ticket-waits = { $text } Den kan ikke fullføres så lenge et monster er i { $places }.
web-ticket-waits = venter: et monster er i { $places }
web-help-race-turn = Hva kan jeg gjøre i min tur?
web-help-race-end = Når slutter spillet?
web-help-race-chaos = Hva betyr kaos?
web-help-race-monster = Hvordan flyttes monstrene?
web-help-race-monster-text =
    { $purse ->
        [dice] I din tur kan du flytte ett monster: én Joker rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret.
       *[cards] I din tur kan du flytte ett monster: ett lokomotiv rekker opptil tre steder, to opptil seks. Du tar et av kortene dets; til det snus på slutten av din neste tur, kan ingen flytte det monsteret.
    }
web-action-race = Vil du trekke to kort, bygge en linje med gullkant eller bytte begge billettene?
web-action-race-dice = Vil du bygge en linje med gullkant eller bytte begge billettene?
why-not-in-game-race = på dette brettet byttes det ikke billetter.
study-part-coast-to-coast = kyst til kyst
advice-mechanism-changes = I { $games } spill bytter ingen noen gang billettene sine.
used-changes = Byttede billetter
