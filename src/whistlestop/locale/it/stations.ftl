event-station-built =
    { $who ->
        [you] Costruisci una stazione a { $place } con { $payment }.
       *[other] { $name } costruisce una stazione a { $place } con { $payment }.
    }
why-station-taken =
    { $who ->
        [you] lì c’è già la tua stazione.
       *[other] lì c’è la stazione di { $name }.
    }
why-no-stations-left = non hai più stazioni.
difference-stations =
    { $count ->
        [one] Ognuno ha { $count } stazione, che prende in prestito una linea altrui quando si contano i biglietti.
       *[other] Ognuno ha { $count } stazioni; ciascuna prende in prestito una linea altrui quando si contano i biglietti.
    }
difference-unused-station = Ogni stazione rimasta vale { $count } punti.
heading-stations = stazioni
heading-stations-left = stazioni rimaste
choice-station = stazione a { $place }
menu-stations = Si può costruire una stazione in { $count } luoghi: scrivi «station» e il luogo.
question-station = Come paghi la stazione a { $place }?
built-stations =
    { $count ->
        [one] { $name }: stazione a { $places }.
       *[other] { $name }: stazioni a { $places }.
    }
score-part-stations = stazioni { $points }
scoring-stations = { $name }: { $points } punti per le stazioni rimaste.
help-play-station = Stazioni: «station paris», dove il tabellone le prevede.
web-station-here = Qui c’è una stazione di { $name }.
web-pick-station = Dove deve sorgere la tua stazione? Premi un luogo.
web-build-station = Costruisci una stazione
web-station-short = Stazione
web-count-stations = stazioni
web-help-station = A che servono le stazioni?
web-help-station-text =
    { $purse ->
        [dice] Una stazione in una città ti fa usare lì una linea altrui per i tuoi biglietti; alla fine si sceglie il meglio per te. La prima costa un simbolo Stazione, la seconda due, la terza tre. Le stazioni non bloccano nulla.
       *[cards] Una stazione in una città ti fa usare lì una linea altrui per i tuoi biglietti; alla fine si sceglie il meglio per te. La prima costa una carta, la seconda due di un colore, la terza tre. Le stazioni non bloccano nulla.
    }
advice-mechanism-stations = In { $games } partite nessuno usa mai una stazione.
study-part-stations = stazioni rimaste
used-stations = Stazioni costruite
