board-nederland = Paesi Bassi
track-toll = pedaggio { $count }
event-toll-paid =
    { $who ->
        [you] Paghi il pedaggio di { $route }: { $count }.
       *[other] { $name } paga il pedaggio di { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Non puoi pagare il pedaggio di { $route } ({ $count }) e prendi un prestito.
       *[other] { $name } non può pagare il pedaggio di { $route } ({ $count }) e prende un prestito.
    }
event-toll-received =
    { $who ->
        [you] Ricevi il pedaggio di { $route }: { $count }.
       *[other] { $name } riceve il pedaggio di { $route }: { $count }.
    }
event-neutral-ticket = Si scopre il biglietto { $ticket } per il giocatore neutrale.
event-neutral-claimed = Il giocatore neutrale prende { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Metti il biglietto { $ticket } scoperto accanto al mazzo.
       *[other] { $name } mette il biglietto { $ticket } scoperto accanto al mazzo.
    }
why-neutral-stands = lì ci sono treni neutrali.
difference-tolls = Tutti iniziano con { $count } gettoni di pedaggio, tenuti segreti. Chi reclama una linea ne paga il pedaggio alla banca, sul secondo binario di una linea doppia al proprietario del primo. Chi non ne ha abbastanza prende un prestito e non paga nulla; ogni prestito costa { $points } punti alla fine.
difference-toll-points = Alla fine i giocatori senza prestiti sono messi in classifica per i gettoni rimasti: { $rows }.
difference-start-scores = I segnapunti partono scaglionati: in ordine di turno { $points } punti.
difference-neutral = Con { $count } giocatori, dopo il giro { $rounds } entra un giocatore neutrale con { $trains } treni: dopo ogni giro si scopre un biglietto ed esso prende un binario del collegamento indicato in basso. Se entrambi sono liberi sceglie chi ha il segnalino e lo passa; accanto al binario di un giocatore la banca gli paga il pedaggio.
option-nederland-tolls = Se nei Paesi Bassi si pagano pedaggi.
value-nederland-tolls-true = Pedaggi, prestiti e classifica dei gettoni.
value-nederland-tolls-false = Niente pedaggi: le linee doppie valgono da quattro giocatori e nessuno parte in vantaggio.
option-nederland-neutral_player = Se nei Paesi Bassi un giocatore neutrale si unisce a due giocatori.
value-nederland-neutral_player-true = In due un giocatore neutrale prende binari dal sesto giro.
value-nederland-neutral_player-false = I due giocatori giocano da soli.
option-nederland-start_scores = Su quali caselle partono i segnapunti nei Paesi Bassi.
value-nederland-start_scores-printed = I segnapunti partono come indica il tabellone.
value-nederland-start_scores-own = I segnapunti partono su { $value }, in ordine di turno.
heading-head-start = vantaggio
heading-loans = prestiti
heading-toll-tokens = gettoni di pedaggio
score-part-head-start = vantaggio { $points }
score-part-loans = prestiti { $points }
score-secret-toll-tokens = Quanto valgono i gettoni di pedaggio si vede alla fine.
scoring-head-start = { $name }: vantaggio: più { $points }.
scoring-loans = { $name }: prestiti: { $points } punti.
scoring-toll-tokens = { $name }: posto per gettoni di pedaggio: più { $points }.
legend-toll = pedaggio di un collegamento
choice-neutral = il giocatore neutrale prende { $route }, { $colour }
question-neutral = Quale binario tra { $a } e { $b } prende il giocatore neutrale? Hai il segnalino.
prompt-neutral = Binario del giocatore neutrale:
held-tolls = { $name }: gettoni di pedaggio { $count }, prestiti { $loans }.
hidden-tolls = { $name }: gettoni di pedaggio segreti, prestiti { $loans }.
face-up-tickets = Scoperti accanto al mazzo dei biglietti: { $tickets }.
neutral-player =
    { $count ->
        [0] Il giocatore neutrale ha { $trains } treni e nessun binario.
       *[other] Il giocatore neutrale ha ancora { $trains } treni e { $count } binari: { $routes }.
    }
help-play-tolls = Pedaggi: si pagano da soli; «tolls» mostra i biglietti scoperti e il giocatore neutrale, «board» ciò che ognuno ha. Per il giocatore neutrale nomina il colore di un binario, o «#1» o «#2».
web-toll = Pedaggio { $count }
web-toll-tokens = Gettoni di pedaggio: { $count }
web-toll-secret = I gettoni di pedaggio sono segreti
web-toll-loan = Una linea con un pedaggio più alto ti costa un prestito.
web-loans = Prestiti: { $count }
web-neutral-marker = Sceglie per il giocatore neutrale
web-neutral-trains = Treni neutrali rimasti: { $count }
web-neutral-ended = Il giocatore neutrale non prende più binari
web-neutral-track = Qui ci sono treni neutrali.
web-neutral-question = Quale binario prende il giocatore neutrale: { $route }?
web-face-up-tickets = Biglietti scoperti: { $count }
web-help-toll = Che cosa sono i pedaggi?
web-help-toll-text = Ogni collegamento ha un pedaggio da uno a quattro gettoni; tutti iniziano con { $count }. Chi reclama una linea lo paga alla banca, sul secondo binario di una linea doppia al proprietario del primo. Se i gettoni non bastano prendi un prestito e non paghi nulla; ogni prestito costa { $points } punti alla fine e ti esclude dalla classifica dei gettoni, che vale molto. Gli importi sono segreti, i prestiti visibili.
web-help-neutral = Chi è il giocatore neutrale?
web-help-neutral-text = In due, dopo il giro { $rounds } si unisce un terzo con { $count } treni. Dopo ogni giro si scopre un biglietto e il giocatore neutrale prende un binario del collegamento indicato in basso, se non ne ha già uno. Se entrambi sono liberi sceglie chi ha il segnalino e lo passa; accanto al tuo binario la banca ti paga il pedaggio. Non segna punti e finisce quando terminano i suoi treni o il mazzo dei biglietti.
why-not-now-neutral-track = prima scegli un binario per il giocatore neutrale.
why-not-in-game-tolls = a questo tavolo non c’è un giocatore neutrale.
web-not-now-neutral-track = Prima scegli un binario per il giocatore neutrale.
web-value-nederland = Paesi Bassi
route-neutral = { $route } – lì ci sono treni neutrali.
study-part-head-start = vantaggio
study-part-loans = prestiti
study-part-toll-tokens = gettoni di pedaggio
web-key-foot = Collegamento in basso, per il giocatore neutrale
web-key-toll = Pedaggio
web-key-tolls = Pedaggi
web-key-loan-cost = Punti che costa un prestito
web-key-start-scores = Punti all’inizio, in ordine di turno
web-key-neutral = Giocatore neutrale
web-key-neutral-players = Giocatori con cui gioca
web-key-neutral-trains = I suoi vagoni
web-key-first-round = Primo giro che finisce con la sua fase
web-value-face-up = scoperti accanto al mazzo
web-key-start-tokens = Gettoni di pedaggio di ogni giocatore all’inizio
advice-mechanism-tolls = In { $games } partite nessuno paga mai un pedaggio.
used-tolls = Pedaggi pagati
advice-mechanism-loans = In { $games } partite nessuno prende mai un prestito.
used-loans = Prestiti presi
