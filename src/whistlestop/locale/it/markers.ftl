board-old-west = Vecchio West
web-value-oldwest = Vecchio West
event-start-city-chosen =
    { $who ->
        [you] Scegli { $place } come città di partenza.
       *[other] { $name } sceglie { $place } come città di partenza.
    }
event-marker-bought =
    { $who ->
        [you] Metti un segnalino su { $place } per { $payment }.
       *[other] { $name } mette un segnalino su { $place } per { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Metti un segnalino su { $place } per { $payment }.
       *[other] { $name } mette un segnalino su { $place } per { $payment }.
    }
event-route-scored =
    { $who ->
        [you] Segni { $route }: più { $points }.
       *[other] { $name } segna { $route }: più { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Catturi Alvin, più { $points }, e lo porti a { $place }.
       *[other] { $name } cattura Alvin, più { $points }, e lo porta a { $place }.
    }
why-city-marked = { $place } ha già un segnalino.
why-alien-city = Alvin comincia a { $place }: lì non sta mai un segnalino.
why-not-end-of-route = { $place } non è un capo della linea appena occupata.
why-marker-too-dear = un segnalino costa { $count } carte di un colore, e non puoi pagarle.
why-out-of-reach = la linea non tocca né la tua città di partenza né ciò che le tue linee vi uniscono.
difference-markers = Ognuno ha { $count } segnalini città. Prima del primo turno ognuno ne mette uno sulla sua città di partenza, l’ultimo giocatore per primo; tutte le sue linee vi restano unite. Dopo aver occupato una linea, un altro segnalino può andare su un capo libero per { $price } carte di un colore.
difference-marker-points = Una linea vale per chi ha segnalini ai suoi capi, per ognuno intera e doppia per due; solo senza segnalini per chi la occupa.
heading-alien = Alvin
choice-marker = mettere un segnalino su { $place }
choice-no-marker = non mettere segnalini
choice-alien = portare Alvin a { $place }
question-start-city = Da quale città parti? Tutte le tue linee vi resteranno unite.
question-marker = Metti un segnalino su un capo della tua linea? Te ne restano { $count }.
question-alien = Hai catturato Alvin. In quale delle tue città va?
prompt-start-city = La tua città di partenza:
prompt-marker = Il tuo segnalino:
prompt-alien = Alvin va a:
marked-cities = { $name }: segnalini su { $places }.
no-marked-cities = { $name }: ancora nessun segnalino.
place-alien = Alvin è a { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: più { $points }.
help-play-markers = Segnalini: nomina la città di partenza e, dopo una linea, il capo che riceve un segnalino, o «no marker»; «markers» dice dov’è Alvin, «board» chi ha segnato che cosa.
web-marker-here = Segnalino di { $name }: le linee qui valgono per il proprietario.
web-alien-here = Alvin è qui.
web-start-city-question = Da quale città parti? Premi un luogo.
web-marker-question = Metti un segnalino su un capo della tua linea?
web-no-marker = Nessun segnalino
web-alien-question = Dove va Alvin?
web-markers-own = Segnalini su { $places }
web-help-marker = A che servono i segnalini città?
web-help-marker-text = Tutte le linee di un giocatore restano unite alla sua città di partenza. I punti di una linea vanno a chi ha segnalini ai suoi capi; senza, a chi la occupa. Poi si può comprare un segnalino per un capo libero.
web-help-alien = Che cosa fa Alvin qui?
web-help-alien-text = Chi occupa una linea verso la città di Alvin lo cattura, segna { $points } punti e lo porta in una città con un proprio segnalino. Chi alla fine lo ha nella sua città ne segna altri { $points }.
option-oldwest-alvin = Se nel Vecchio West si gioca con Alvin l’alieno.
value-oldwest-alvin-true = Alvin comincia a Roswell e può essere catturato.
value-oldwest-alvin-false = Il Vecchio West si gioca senza Alvin.
option-oldwest-allow_monsters = Se Alvin & Dexter possono venire nel Vecchio West.
value-oldwest-allow_monsters-true = Alvin & Dexter possono venire nel Vecchio West; cominciano lontano dai segnalini.
value-oldwest-allow_monsters-false = Alvin & Dexter non vengono nel Vecchio West: un mostro su una città di partenza chiuderebbe fuori il proprietario.
why-not-now-start-city = prima scegli la tua città di partenza.
why-not-now-marker = prima di’ se metti un segnalino sulla tua linea.
why-not-now-marker-payment = prima paga il tuo segnalino, o scrivi undo.
why-not-now-alien = prima porta Alvin in una delle tue città.
why-not-in-game-markers = su questo tabellone non ci sono segnalini città.
web-not-now-start-city = Prima scegli la tua città di partenza.
web-not-now-marker = Prima di’ se metti un segnalino sulla tua linea.
web-not-now-marker-payment = Prima paga il tuo segnalino.
web-not-now-alien = Prima porta Alvin in una delle tue città.
study-part-alien = Alvin
advice-mechanism-markers = In { $games } partite nessuno compra mai un segnalino città.
used-markers = Segnalini città comprati
