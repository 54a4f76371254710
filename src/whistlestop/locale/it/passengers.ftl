kind-passenger = passeggero
card-passenger = una carta passeggero
cards-passenger =
    { $count ->
        [one] { $count } carta passeggero
       *[other] { $count } carte passeggero
    }
event-passenger-placed =
    { $who ->
        [you] Metti un passeggero a { $place }.
       *[other] { $name } mette un passeggero a { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Il tuo passeggero parte da { $place }.
       *[other] Un passeggero di { $name } parte da { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Il tuo passeggero viaggia su { $route } fino a { $place } per una carta passeggero.
           *[other] Il passeggero di { $name } viaggia su { $route } fino a { $place } per una carta passeggero.
        }
        [dice] { $who ->
            [you] Il tuo passeggero viaggia su { $route } fino a { $place } per una Locomotiva.
           *[other] Il passeggero di { $name } viaggia su { $route } fino a { $place } per una Locomotiva.
        }
       *[nothing] { $who ->
            [you] Il tuo passeggero viaggia su { $route } fino a { $place }.
           *[other] Il passeggero di { $name } viaggia su { $route } fino a { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Prendi merci a { $place } e ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[other] { $name } prende merci a { $place } e ottiene { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Il tuo passeggero arriva a { $place } e lascia il gioco.
       *[other] Il passeggero di { $name } arriva a { $place } e lascia il gioco.
    }
why-travel-first = un viaggio percorre almeno una linea.
why-not-an-end = un passeggero si mette a un capo della linea appena reclamata.
why-no-passenger-in-country = i passeggeri stanno nelle città, non nei Paesi.
why-passenger-stands =
    { $who ->
        [you] lì c’è il tuo passeggero.
       *[other] lì c’è un passeggero di { $name }.
    }
why-no-passenger-there = lì non c’è nessun tuo passeggero.
why-no-way-on = da lì non prosegue nessuna linea reclamata che sia tua o che tu possa pagare.
why-track-elsewhere = non comincia da { $place }, dov’è il tuo passeggero.
why-track-unclaimed = nessuno l’ha ancora reclamata, quindi nessuno ci viaggia.
why-route-used = il tuo passeggero ha già usato questa linea nel suo viaggio.
why-no-passenger-card =
    { $purse ->
        [dice] è di un altro giocatore, e non ti resta una Locomotiva per essa.
       *[cards] è di un altro giocatore, e non hai una carta passeggero per essa.
    }
difference-passenger-cards = Ci sono { $count } carte passeggero: ognuna fa usare a un passeggero una linea altrui.
difference-passengers =
    { $count ->
        [one] Ognuno ha { $count } passeggero, che si può mettere a un capo di una linea appena reclamata e più tardi viaggia una volta.
       *[other] Ognuno ha { $count } passeggeri, che si possono mettere a un capo di una linea appena reclamata e più tardi viaggiano una volta ciascuno.
    }
difference-goods =
    { $count ->
        [one] { $count } città ha merci: un passeggero in viaggio prende la prima, che vale fino a { $most } punti.
       *[other] { $count } città hanno merci: un passeggero in viaggio prende la prima in ognuna che visita, che vale fino a { $most } punti.
    }
option-marklin-reset_counts_plus4 = Se sul tabellone Märklin le locomotive +4 contano quando tre locomotive scoperte fanno sostituire le carte.
value-marklin-reset_counts_plus4-true = Le locomotive +4 contano tra le tre che fanno sostituire le carte.
value-marklin-reset_counts_plus4-false = Solo le locomotive semplici contano tra le tre che fanno sostituire le carte.
option-marklin-reset_counts_passengers = Se sul tabellone Märklin tre carte passeggero scoperte fanno sostituire le carte.
value-marklin-reset_counts_passengers-true = Tre carte passeggero scoperte fanno sostituire le carte, come tre locomotive.
value-marklin-reset_counts_passengers-false = Per quante carte passeggero siano scoperte, le carte restano.
option-marklin-one_passenger_per_city = Se sul tabellone Märklin in una città può stare un solo passeggero.
value-marklin-one_passenger_per_city-true = In una città sta un solo passeggero, di chiunque sia.
value-marklin-one_passenger_per_city-false = In una città possono stare quanti passeggeri si vuole.
option-marklin-passengers_enter_countries = Se sul tabellone Märklin i passeggeri viaggiano nei Paesi.
value-marklin-passengers_enter_countries-true = Un passeggero può viaggiare in un Paese.
value-marklin-passengers_enter_countries-false = I passeggeri viaggiano di città in città, mai in un Paese.
option-marklin-parallel_tracks_apart = Se sul tabellone Märklin i binari paralleli sono linee diverse per un passeggero.
value-marklin-parallel_tracks_apart-true = Un passeggero può usare ognuno di più binari paralleli in un viaggio.
value-marklin-parallel_tracks_apart-false = Per un passeggero i binari paralleli sono una sola linea, usata una volta per viaggio.
option-marklin-collect_start_city = Se sul tabellone Märklin la città da cui parte un passeggero conta come visitata.
value-marklin-collect_start_city-true = Un passeggero prende merci anche nella città da cui parte.
value-marklin-collect_start_city-false = Un passeggero non prende merci nella città da cui parte.
option-marklin-collect_on_return = Se sul tabellone Märklin la città da cui parte un passeggero dà merci quando vi ritorna.
value-marklin-collect_on_return-true = Un passeggero che ritorna nella città da cui è partito vi prende merci.
value-marklin-collect_on_return-false = Un passeggero che ritorna nella città da cui è partito non vi prende merci.
option-marklin-plus4_moves_monsters = Se sul tabellone Märklin le locomotive +4 muovono i mostri.
value-marklin-plus4_moves_monsters-true = Le locomotive +4 muovono i mostri come quelle semplici.
value-marklin-plus4_moves_monsters-false = Solo le locomotive semplici muovono i mostri.
heading-goods = merci
legend-goods = valore della merce migliore del luogo
choice-passenger-place = mettere un passeggero a { $place }
choice-passenger-travel = far viaggiare il passeggero di { $place }
choice-no-passenger = nessun passeggero
choice-travel =
    { $purse ->
        [cards] a { $place } su { $route }, per una carta passeggero
        [dice] a { $place } su { $route }, per una Locomotiva
       *[nothing] a { $place } su { $route }
    }
choice-stop = fermarsi qui
question-passenger = Metti un passeggero a un capo della linea? Te ne restano { $count }.
question-travel = Il tuo passeggero è a { $place }. Dove va?
prompt-passenger = Il tuo passeggero:
prompt-travel = A:
standing-passengers = { $name }: passeggeri a { $places }, non ancora messi: { $left }; { $points } punti per le merci.
place-goods = { $place }: merci del valore di { $values }, la prima in cima.
score-part-goods = merci { $points }
scoring-goods =
    { $name }: merci: più { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
help-play-passengers = Passeggeri: «berlin» o «no» dopo una linea; «passenger berlin» lo fa viaggiare, poi il luogo dove andare, o «stop».
help-play-goods = «goods» elenca le merci rimaste nelle città, «board» dice dove sono i passeggeri.
web-goods-here =
    { $count ->
        [one] Qui c’è { $count } segnalino merce che vale { $value }.
       *[other] Qui ci sono { $count } segnalini merce; quello in cima vale { $value }.
    }
web-passengers-here = Qui c’è un passeggero di { $names }.
web-passenger = Un passeggero
web-passenger-question = Metti un passeggero a un capo della tua nuova linea?
web-journey = Un viaggio
web-journey-question =
    { $count ->
        [0] Il tuo passeggero è a { $place } e non può proseguire. Si ferma qui?
        [one] Il tuo passeggero è a { $place }. Prosegue per la linea che brilla?
       *[other] Il tuo passeggero è a { $place }. Per quale delle { $count } linee che brillano prosegue?
    }
web-move-passenger = Muovi un passeggero
web-pick-passenger = Quale passeggero deve viaggiare? Premi il suo luogo.
web-count-passengers = passeggeri
web-count-goods = merci
web-help-passenger = Che cosa fanno i passeggeri?
web-help-passenger-text =
    { $purse ->
        [dice] Dopo aver reclamato una linea puoi mettere un passeggero a un capo. Il suo viaggio è la tua azione: per le tue linee e, per una Locomotiva del dado ciascuna, per quelle altrui. Prende il segnalino in cima di ogni città visitata e lascia la partita.
       *[cards] Dopo aver reclamato una linea puoi mettere un passeggero a un capo. Il suo viaggio è la tua azione: per le tue linee e, per una carta passeggero ciascuna, per quelle altrui. Prende il segnalino in cima di ogni città visitata e lascia la partita.
    }
advice-mechanism-passengers = In { $games } partite nessuno usa mai un passeggero.
why-not-now-passenger = di’ prima se un passeggero deve stare alla tua linea.
why-not-now-travel = il tuo passeggero è in viaggio: continua o fermati.
why-not-in-game-passengers = su questo tabellone non ci sono passeggeri.
web-not-now-passenger = Prima di’ se metti un passeggero sul tabellone.
web-not-now-travel = Il tuo passeggero è in viaggio: continua o termina il viaggio.
study-part-goods = merci
used-passengers = Viaggi dei passeggeri
