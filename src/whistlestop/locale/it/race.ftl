board-first-journey-usa = Il primo viaggio (USA)
event-ticket-completed =
    { $who ->
        [you] Completi il biglietto { $ticket }.
       *[other] { $name } completa il biglietto { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Colleghi le due coste: un biglietto in più.
       *[other] { $name } collega le due coste: un biglietto in più.
    }
event-tickets-changed =
    { $who ->
        [you] Cambi i tuoi biglietti con altri nuovi.
       *[other] { $name } cambia i propri biglietti con altri nuovi.
    }
why-tickets-changed-only = su questo tabellone non si pescano biglietti: puoi cambiare entrambi i tuoi.
choice-change = cambiare entrambi i biglietti
coast-ticket = da costa a costa
heading-coast-to-coast = costa a costa
heading-completed = completati
completed-tickets = { $name }, completati: { $count } ({ $tickets }).
scoring-coast-to-coast = { $name }: le due coste collegate: più { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: il biglietto { $ticket } è completato.
       *[no] { $name }: il biglietto { $ticket } non è completato e non costa nulla.
    }
winner-race =
    { $tie ->
        [shared] { $names } condividono la vittoria, biglietti completati: { $count }.
       *[none] { $who ->
            [you] Vinci, biglietti completati: { $count }.
           *[other] { $names } vince, biglietti completati: { $count }.
        }
    }
turn-summary-race = Turno { $turn }: i tuoi vagoni { $trains }, biglietti completati { $count }; gli altri: { $others }.
turn-summary-race-other = { $name } (vagoni { $trains }, completati { $count })
score-race = { $name }: { $count } biglietti completati su { $goal }.
difference-race = Non ci sono punti: chi completa per primo { $count } biglietti vince subito.
difference-race-tickets = Ognuno ha due biglietti; quello le cui città sono collegate si mostra subito e si sostituisce.
difference-race-change = Invece di pescare biglietti si può usare un turno per cambiare entrambi i propri con due nuovi.
difference-coasts = Collegare { $west } con { $east } con i propri vagoni vale un biglietto completato in più, una volta per giocatore.
difference-race-end = Quando qualcuno posa l’ultimo vagone la partita finisce subito: vincono più biglietti completati e un pareggio è condiviso.
option-firstjourney-locomotives = Come si dividono le 72 carte vagone del primo viaggio.
value-firstjourney-locomotives-12 = 12 locomotive e 10 carte per colore.
value-firstjourney-locomotives-6 = 6 locomotive e 11 carte per colore.
value-firstjourney-locomotives-18 = 18 locomotive e 9 carte per colore.
help-play-race = Biglietti: «change» cambia i tuoi due con altri nuovi; «tickets» dice come vanno i tuoi, «board» che cosa ognuno ha completato.
web-help-race-turn-text =
    { $purse ->
        [dice] Tira cinque dadi e ritirane una volta quanti vuoi. Poi fai al massimo una cosa: reclamare una linea o cambiare entrambi i biglietti. I dadi non usati comprano segnalini.
       *[cards] Una cosa: pescare due carte vagone dal mazzo, reclamare una linea o cambiare entrambi i biglietti. Non ci sono carte scoperte.
    }
web-help-race-text = Hai due biglietti. Appena i tuoi vagoni collegano i luoghi di uno, si mostra, vale come completato e si sostituisce. I completati sono visibili; i tuoi due sono segreti e non costano mai nulla. Collegare una città della costa ovest con una della costa est è un biglietto in più, una volta.
web-help-race-end-text = Chi ha completato { $count } biglietti vince subito. Se prima qualcuno posa l’ultimo vagone, la partita finisce subito: vincono più biglietti completati e un pareggio è condiviso. Non c’è un ultimo giro.
web-help-race-chaos-text = Dove sta un mostro regna il caos: nessuna linea che vi finisce può essere reclamata e nessun biglietto che nomina il luogo può essere completato finché non se ne va. I completati restano tali. Se la partita finisce con l’ultimo vagone, più carte di ogni mostro valgono un biglietto.
web-help-race = Come funzionano i biglietti qui?
web-count-completed = biglietti completati
web-completed = Completati ({ $count } su { $goal })
ticket-waits = { $text } Non può essere completato finché un mostro è a { $places }.
web-ticket-waits = attende: un mostro è a { $places }
web-help-race-turn = Che cosa posso fare nel mio turno?
web-help-race-end = Quando finisce la partita?
web-help-race-chaos = Che cosa vuol dire caos?
web-help-race-monster = Come si muovono i mostri?
web-help-race-monster-text =
    { $purse ->
        [dice] Nel tuo turno puoi muovere un mostro: una Locomotiva del dado lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo.
       *[cards] Nel tuo turno puoi muovere un mostro: una locomotiva lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo.
    }
web-action-race = Peschi due carte, reclami una linea bordata d’oro o cambi entrambi i biglietti?
web-action-race-dice = Reclami una linea bordata d’oro o cambi entrambi i biglietti?
why-not-in-game-race = su questo tabellone non si cambiano biglietti.
study-part-coast-to-coast = costa a costa
advice-mechanism-changes = In { $games } partite nessuno cambia mai i suoi biglietti.
used-changes = Cambi di biglietti
