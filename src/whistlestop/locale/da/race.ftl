board-first-journey-usa = Min første rejse (USA)
event-ticket-completed =
    { $who ->
        [you] Du fuldfører rutekortet { $ticket }.
       *[other] { $name } fuldfører rutekortet { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Du forbinder begge kyster: det er et rutekort mere.
       *[other] { $name } forbinder begge kyster: det er et rutekort mere.
    }
event-tickets-changed =
    { $who ->
        [you] Du bytter dine rutekort til nye.
       *[other] { $name } bytter sine rutekort til nye.
    }
why-tickets-changed-only = på dette bræt trækkes der ikke rutekort: du kan bytte begge dine.
choice-change = byt begge rutekort
coast-ticket = fra kyst til kyst
heading-coast-to-coast = kyst til kyst
heading-completed = fuldført
completed-tickets = { $name }, { $count } fuldført: { $tickets }.
scoring-coast-to-coast = { $name }: begge kyster forbundet: plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: rutekortet { $ticket } er fuldført.
       *[no] { $name }: rutekortet { $ticket } er ikke fuldført og koster ikke noget.
    }
winner-race =
    { $tie ->
        [shared] { $names } deler sejren, fuldførte rutekort: { $count }.
       *[none] { $who ->
            [you] Du vinder, fuldførte rutekort: { $count }.
           *[other] { $names } vinder, fuldførte rutekort: { $count }.
        }
    }
turn-summary-race = Tur { $turn }: dine tog { $trains }, fuldførte rutekort { $count }; de andre: { $others }.
turn-summary-race-other = { $name } (tog { $trains }, fuldført { $count })
score-race = { $name }: { $count } af { $goal } rutekort fuldført.
difference-race = Der er ingen point: den første med { $count } fuldførte rutekort vinder straks.
difference-race-tickets = Alle har to rutekort; et, hvis byer er forbundet, vises straks og erstattes af et nyt.
difference-race-change = I stedet for at trække rutekort kan man bruge en tur på at bytte begge sine til to nye.
difference-coasts = Den, der forbinder { $west } med { $east } med egne tog, har et fuldført rutekort mere, én gang i spillet.
difference-race-end = Når nogen lægger sit sidste tog, slutter spillet straks: flest fuldførte rutekort vinder, og ved lighed deles sejren.
option-firstjourney-locomotives = Hvordan de 72 togkort i den første rejse fordeler sig.
value-firstjourney-locomotives-12 = 12 lokomotiver og 10 kort af hver farve.
value-firstjourney-locomotives-6 = 6 lokomotiver og 11 kort af hver farve.
value-firstjourney-locomotives-18 = 18 lokomotiver og 9 kort af hver farve.
help-play-race = Rutekort: »change« bytter begge dine til nye; »tickets« siger, hvordan dine står, »board«, hvad alle har fuldført.
web-help-race-turn-text =
    { $purse ->
        [dice] Slå fem terninger og slå nogle af dem om én gang. Gør så højst én ting: byg en strækning eller byt begge dine rutekort. Ubrugte terninger køber brikker.
       *[cards] Én ting: træk to togkort fra bunken, byg en strækning eller byt begge dine rutekort. Ingen kort ligger åbent.
    }
web-help-race-text = Du har to rutekort. Så snart dine tog forbinder stederne på et af dem, vises det, er fuldført og erstattes. Fuldførte ligger åbent; dine to er hemmelige og koster aldrig noget. At forbinde en by på vestkysten med en på østkysten er et rutekort mere, én gang.
web-help-race-end-text = Den, der har fuldført { $count } rutekort, vinder straks. Lægger nogen sit sidste tog inden da, slutter spillet også straks: flest fuldførte rutekort vinder, og ved lighed deles sejren. Der er ingen sidste runde.
web-help-race-chaos-text = Hvor et monster står, er der kaos: ingen strækning, der ender dér, kan bygges, og intet rutekort, der nævner stedet, kan fuldføres, før det går. Fuldførte forbliver fuldført. Slutter spillet med det sidste tog, tæller flest kort med hvert monster som et rutekort.
web-help-race = Hvordan virker rutekort her?
web-count-completed = fuldførte rutekort
web-completed = Fuldført ({ $count } af { $goal })
ticket-waits = { $text } Det kan ikke fuldføres, så længe et monster er i { $places }.
web-ticket-waits = venter: et monster er i { $places }
web-help-race-turn = Hvad kan jeg gøre i min tur?
web-help-race-end = Hvornår slutter spillet?
web-help-race-chaos = Hvad betyder kaos?
web-help-race-monster = Hvordan flyttes monstrene?
web-help-race-monster-text =
    { $purse ->
        [dice] I din tur må du flytte ét monster: én Joker når op til tre steder, to op til seks. Du tager et af dets kort; indtil det vendes ved slutningen af din næste tur, kan ingen flytte det monster.
       *[cards] I din tur må du flytte ét monster: ét lokomotiv når op til tre steder, to op til seks. Du tager et af dets kort; indtil det vendes ved slutningen af din næste tur, kan ingen flytte det monster.
    }
web-action-race = Vil du trække to kort, bygge en strækning med guldkant eller bytte begge rutekort?
web-action-race-dice = Vil du bygge en strækning med guldkant eller bytte begge rutekort?
why-not-in-game-race = på dette bræt byttes der ikke rutekort.
study-part-coast-to-coast = kyst til kyst
advice-mechanism-changes = I { $games } spil bytter ingen nogensinde sine rutekort.
used-changes = Byttede rutekort
