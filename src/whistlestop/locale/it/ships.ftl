board-rails-and-sails-world = Giro del mondo
web-value-sails = Giro del mondo
card-deck =
    { $deck ->
        [train] mazzo dei treni
       *[ship] mazzo delle navi
    }
event-pieces-chosen =
    { $who ->
        [you] Inizi con { $trains } vagoni e { $ships } navi.
       *[other] { $name } ha scelto i suoi pezzi.
    }
event-pieces-shown =
    { $who ->
        [you] Inizi con { $trains } vagoni e { $ships } navi.
       *[other] { $name } inizia con { $trains } vagoni e { $ships } navi.
    }
event-deck-card-drawn =
    { $who ->
        [you] Peschi { $card } ({ $deck }).
       *[other] { $name } pesca una carta ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Prendi { $card }.
       *[other] { $name } prende { $card }.
    }
event-card-replaced = Si scopre { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Paghi { $card }.
       *[other] { $name } paga { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Costruisci un porto a { $place }.
       *[other] { $name } costruisce un porto a { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Costruisci un porto a { $place } per { $payment }.
       *[other] { $name } costruisce un porto a { $place } per { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Scambi navi con vagoni ({ $count }): meno { $count }.
           *[ships] Scambi vagoni con navi ({ $count }): meno { $count }.
        }
       *[other] { $into ->
            [trains] { $name } scambia navi con vagoni ({ $count }): meno { $count }.
           *[ships] { $name } scambia vagoni con navi ({ $count }): meno { $count }.
        }
    }
why-few-ships = la linea richiede { $count } navi e ne hai { $have }.
why-cards-too-few = la linea richiede carte per { $count } spazi e ne hai per { $have } di un colore.
why-not-a-port = { $place } non è una città portuale.
why-harbour-stands = a { $place } c’è già un porto.
why-no-harbours-left = hai costruito tutti i tuoi porti.
why-no-route-there = nessuna tua linea porta a { $place }.
why-harbour-too-dear = un porto costa due carte treno e due carte nave di un colore, tutte con porto; non puoi pagarle.
why-not-this-card = { $kind } non si può pagare adesso: si paga colore per colore, i jolly per ultimi, e solo ciò che il prezzo richiede.
why-few-to-exchange = non ci sono tanti pezzi nella tua scorta e nella tua riserva.
why-no-monster-at-stop = { $place } non è una città: nessun mostro vi si ferma.
difference-ships = Ogni giocatore ha { $trains } vagoni e { $ships } navi e ne sceglie { $pieces } in segreto; gli altri sono la sua riserva. I pezzi si scambiano per un punto ciascuno.
difference-ship-cards = Ci sono due mazzi, treni e navi; ognuno inizia anche con { $cards } carte nave. Chi prende una carta scoperta sceglie il mazzo che la sostituisce. Una carta nave doppia paga uno o due spazi.
difference-harbours = Ogni giocatore ha { $count } porti. Alla fine uno vale { $points } punti per uno, due, tre o più biglietti completati che nominano la sua città; ognuno non costruito costa { $unbuilt }.
difference-last-rounds = Quando qualcuno finisce il turno con { $count } pezzi o meno, vagoni e navi insieme, tutti hanno ancora { $rounds } turni.
difference-pair-routes = Una linea a coppie costa due carte treno di un colore per spazio.
difference-ticket-tours = Un itinerario vale di più se le sue città sono unite direttamente nell’ordine stampato, di meno se sono solo unite, e altrimenti costa la sua penalità.
choice-draw-ship = pescare una carta nave
choice-replace-from = sostituire: { $deck }
choice-pay-card = pagare { $card }
choice-pieces = { $trains } vagoni e { $ships } navi
choice-harbour = costruire un porto a { $place }
choice-exchange =
    { $into ->
        [trains] scambiare navi con vagoni: { $count }
       *[ships] scambiare vagoni con navi: { $count }
    }
question-pieces = Quanti vagoni porti in gioco? Il resto dei tuoi pezzi sono navi.
question-deck = Quale mazzo sostituisce la carta presa?
question-card-payment = Quale carta paghi per { $route }? Ancora da pagare: { $count }.
question-harbour-payment = Con che cosa paghi il porto di { $place }? Ancora da pagare: { $count }.
prompt-pieces = I tuoi vagoni:
prompt-deck = Il mazzo:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: navi disponibili { $ships }, vagoni nella riserva { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: ancora vagoni { $trains } e navi { $ships }, per { $routes }.
       *[no] { $ticket }: ancora vagoni { $trains } e navi { $ships }, per { $routes }, più di quanti ne hai.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: a portata, vagoni { $trains } e navi { $ships }.
       *[too-far] { $ticket }: richiede vagoni { $trains } e navi { $ships }, più di quanti ne hai.
    }
harbours-of = { $name }: porti a { $places }.
ticket-tour = { $ends } ({ $points }, in ordine { $best }, altrimenti −{ $penalty })
web-tour-worth = in ordine { $best }, altrimenti −{ $penalty }
heading-exchanges = scambi
score-part-exchanges = scambi { $points }
heading-harbours = porti
score-part-harbours = porti { $points }
heading-unbuilt-harbours = porti non costruiti
score-part-unbuilt-harbours = porti non costruiti { $points }
scoring-exchanges = { $name }: pezzi scambiati: { $points }.
scoring-harbours = { $name }: porti: più { $points }.
scoring-unbuilt-harbours = { $name }: porti non costruiti: { $points }.
study-part-exchanges = scambi
study-part-harbours = porti
study-part-unbuilt-harbours = porti non costruiti
help-play-ships = Navi: «draw ship» pesca una carta nave, «replace from train» nomina un mazzo; le carte si pagano una per una. «harbour lima» costruisce un porto, «exchange trains 2» cambia due navi in vagoni.
web-help-ships = Come funzionano navi e porti?
web-help-ships-text =
    { $purse ->
        [dice] Le rotte usano navi, le linee ferroviarie vagoni; ogni spazio costa un simbolo, due su una linea a coppie. Un porto costa quattro dadi Stazione o Locomotiva e dà punti per i biglietti completati che nominano la sua città. I pezzi si scambiano con la riserva, un punto in meno per ciascuno.
       *[cards] Le rotte usano navi e carte nave, le linee ferroviarie vagoni e carte treno; un jolly vale per entrambe. Un porto costa due carte treno e due carte nave di un colore con porto e dà punti per i biglietti completati che nominano la sua città. I pezzi si scambiano con la riserva, un punto in meno per ciascuno.
    }
web-help-ship-card = Che cosa pagano le carte nave?
web-help-ship-card-text = Una carta doppia nave paga una o due caselle di una rotta; non si paga nessuna carta che si possa tralasciare. Una linea a coppie costa due carte treno di un colore per casella. Chi prende una carta scoperta nomina il mazzo che la sostituisce.
web-help-ship-tour = Che cos’è un itinerario?
web-help-ship-tour-text = Un itinerario nomina tre città o più. Se le tue linee le uniscono tutte, dà i punti più bassi; se ogni città è unita direttamente alla successiva nell’ordine stampato, i più alti. Altrimenti costa più di entrambi.
web-help-ships-end = Come finisce la partita?
web-help-ships-end-text = Appena qualcuno finisce il turno con { $count } pezzi o meno, vagoni e navi insieme, tutti hanno altri turni, anche quel giocatore: { $rounds }. Poi si contano biglietti, itinerari, scambi e porti. Vincono più punti; in parità, più biglietti completati.
option-sails-fixed_split = Se tutti iniziano con gli stessi pezzi.
value-sails-fixed_split-0 = Ognuno sceglie i suoi pezzi in segreto.
value-sails-fixed_split-20 = Tutti iniziano con 20 vagoni e 40 navi.
option-sails-tour_order = Quando un itinerario è percorso in ordine.
value-sails-tour_order-direct = Un itinerario è in ordine se le sue città vicine sono unite da linee proprie.
value-sails-tour_order-trail = Un itinerario è in ordine se un percorso di linee proprie tocca le sue città in ordine.
option-sails-dice_wild_ships = Quante caselle di una rotta paga una Locomotiva dei dadi.
value-sails-dice_wild_ships-1 = Una Locomotiva dei dadi paga una casella di una rotta.
value-sails-dice_wild_ships-2 = Una Locomotiva dei dadi paga una o due caselle di una rotta; non si paga nulla che si possa tralasciare.
why-not-now-pieces = scegli prima i pezzi che porti in gioco.
why-not-now-deck = di’ prima quale mazzo sostituisce la carta.
why-not-now-card-payment = paga prima la tua linea o scrivi undo.
why-not-now-harbour-payment = paga prima il tuo porto o scrivi undo.
why-not-in-game-ships = su questo tabellone non ci sono navi.
web-not-now-pieces = Scegli prima i pezzi che porti in gioco.
web-not-now-deck = Di’ prima quale mazzo sostituisce la carta.
web-not-now-card-payment = Paga prima la tua linea.
web-not-now-harbour-payment = Paga prima il tuo porto.
kind-red-harbour = rosso, vagone con porto
kind-yellow-harbour = giallo, vagone con porto
kind-green-harbour = verde, vagone con porto
kind-pink-harbour = rosa, vagone con porto
kind-white-harbour = bianco, vagone con porto
kind-black-harbour = nero, vagone con porto
kind-red-double = rosso, nave doppia
kind-yellow-double = giallo, nave doppia
kind-green-double = verde, nave doppia
kind-pink-double = rosa, nave doppia
kind-white-double = bianco, nave doppia
kind-black-double = nero, nave doppia
kind-red-single = rosso, nave con porto
kind-yellow-single = giallo, nave con porto
kind-green-single = verde, nave con porto
kind-pink-single = rosa, nave con porto
kind-white-single = bianco, nave con porto
kind-black-single = nero, nave con porto
legend-ship = rotta: navi e carte nave
legend-pair = linea a coppie: due carte treno di un colore per spazio
legend-port = porto
web-harbours = Porto
web-pick-harbour = Dove costruisci un porto? Premi un luogo.
web-exchange = Scambia
web-fewer = Meno
web-more = Più
web-ship-deck = Mazzo navi: { $count } carte
web-draw-ship-sure = Pescare una carta dal mazzo navi?
web-ticket-pieces =
    { $count ->
        [one] ancora { $count } pezzo
       *[other] ancora { $count } pezzi
    }
web-ticket-pieces-too-far = ancora { $count } pezzi, più di quanti ne hai
web-key-ships = Navi e porti
web-key-ships-each = Navi per giocatore
web-key-ships-pieces = Pezzi che ogni giocatore sceglie
web-key-ships-start-cards = Carte nave all’inizio
web-key-with-harbour = Carte treno di ogni colore con porto
web-key-doubles = Carte nave doppie di ogni colore
web-key-singles = Carte nave singole di ogni colore
web-key-harbours = Porti di ogni giocatore
web-key-harbour-price = Carte che costa un porto
web-key-harbour-points = Punti di un porto secondo i biglietti
web-key-unbuilt-harbour = Punti persi per un porto non costruito
web-key-last-rounds = Ultimi turni di ogni giocatore
web-key-ports = Città portuali
web-key-stops = Fermate senza nome
web-key-tour = Giro
web-key-via = Passando per
web-key-in-order = Punti nell’ordine stampato
web-key-penalty = Punti persi
web-key-kind = Tipo di linea
web-value-train = treno
web-value-pair = coppie
web-count-ships = navi
web-count-reserve = riserva
web-trains-in-reserve = Vagoni nella riserva: { $trains }.
web-harbours-here = Porti a { $places }
advice-mechanism-harbours = In { $games } partite nessuno costruisce mai un porto.
used-harbours = Porti costruiti
