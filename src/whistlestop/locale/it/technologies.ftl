board-united-kingdom = Regno Unito
technology =
    { $technology ->
        [wales-concession] Concessione Galles
        [ireland-france-concession] Concessione Irlanda / Francia
        [scotland-concession] Concessione Scozia
        [mechanical-stoker] Caricatore meccanico
        [steam-boiler] Caldaia a vapore surriscaldato
        [propellers] Eliche
        [booster] Booster
        [boiler-lagging] Rivestimento della caldaia
        [steam-turbines] Turbine a vapore
        [double-heading] Doppia trazione
        [thermocompressor] Termocompressore
        [water-tenders] Tender d’acqua
        [risky-contracts] Contratti rischiosi
        [equalising-beam] Bilanciere
        [diesel-power] Motore diesel
       *[right-of-way] Diritto di passaggio
    }
event-technology-bought =
    { $who ->
        [you] Compri { $technology }.
       *[other] { $name } compra { $technology }.
    }
event-die-given =
    { $who ->
        [you] Dai un dado: { $face }.
       *[other] { $name } dà un dado: { $face }.
    }
why-technology-this-turn = in questo turno hai già comprato una tecnologia.
why-technology-owned = hai già { $technology }.
why-technology-sold-out = non resta nessuna copia di { $technology }.
why-technology-too-dear = { $technology } costa { $count } locomotive, o carte o dadi che valgono per esse.
why-no-route-to-share = non c’è una tratta di un altro che tu possa pagare insieme a { $technology } ({ $count } locomotive).
why-technology-missing = per quella tratta serve { $technology }.
difference-technologies = Prima della tua azione puoi comprare una tecnologia con locomotive. { $count } carte di colori qualsiasi valgono una locomotiva. Senza tecnologia si prendono solo tratte di uno o due spazi in Inghilterra che non siano traghetti.
difference-technology =
    { $kind ->
        [advanced] { $technology }: prezzo { $price }, copie { $copies }. Avanzata, una regola della casa.
       *[plain] { $technology }: prezzo { $price }, copie { $copies }.
    }
difference-start-locomotives = Ognuno comincia con { $count } locomotiva in più.
option-uk-duplicate_technologies = Se un giocatore può avere più copie di una tecnologia nel Regno Unito.
value-uk-duplicate_technologies-false = Ogni giocatore ha al massimo una copia di una tecnologia.
value-uk-duplicate_technologies-true = Si possono comprare copie finché ce ne sono; solo i loro punti si sommano.
option-uk-dice_substitute = Se dadi qualsiasi valgono un jolly nel Regno Unito.
value-uk-dice_substitute-true = Tre dadi qualsiasi, due con il Booster, valgono un jolly di una tecnologia o di un traghetto.
value-uk-dice_substitute-false = Solo i jolly pagano tecnologie e traghetti.
heading-technologies = tecnologie
choice-technology = comprare { $technology } (prezzo { $price })
choice-give-die = dare un dado: { $face }
dice-to-give =
    { $count ->
        [one] Ancora un dado per la Locomotiva.
       *[other] Ancora { $count } dadi per la Locomotiva.
    }
question-technology = Come paghi { $technology }?
question-bought-route = Quale tratta prendi con { $technology }?
prompt-technology = Pagamento:
prompt-bought-route = La tua tratta:
held-technologies = { $name }: tecnologie { $technologies }.
technologies-none = nessuna
technology-left = { $technology }: prezzo { $price }, restano { $count }.
score-part-technologies = tecnologie { $points }
scoring-technologies = { $name }: tecnologie: { $points }.
help-play-technologies = Tecnologie: «technology booster» ne compra una prima della tua azione; «technologies» mostra che cosa resta, «board» che cosa ha ognuno.
web-technologies = Tecnologie
web-technologies-price = Prezzo
web-technologies-left = Restano
web-technology-question = Come paghi { $technology }?
web-bought-route-question = Quale tratta prendi con { $technology }?
web-track-technologies = Richiede { $technologies }.
web-help-technology = A che cosa servono le tecnologie?
web-help-technology-text =
    { $purse ->
        [dice] Prima della tua azione puoi comprare una tecnologia: le concessioni aprono Galles, Irlanda, Francia e Scozia, altre le tratte lunghe e i traghetti, o danno punti. { $wilds ->
            [only] Si paga solo con dadi Locomotiva, anche per i simboli dei traghetti.
           *[most] Si paga con dadi Locomotiva; tre dadi qualsiasi (due con il Booster) ne valgono uno, anche per i simboli dei traghetti.
        } Il diritto di passaggio permette di posare i vagoni accanto a quelli di un altro.
       *[cards] Prima della tua azione puoi comprare una tecnologia: le concessioni aprono Galles, Irlanda, Francia e Scozia, altre le tratte lunghe e i traghetti, o danno punti. Si paga con locomotive; quattro carte di colori qualsiasi (tre con il Booster) ne valgono una, anche per le tratte. Il diritto di passaggio permette di posare i vagoni accanto a quelli di un altro.
    }
why-no-route-to-claim = non c’è una tratta che tu possa pagare insieme a { $technology } ({ $count } locomotive).
why-contracts-gone = { $technology } non è più in vendita.
why-nothing-to-save = qui non si può risparmiare nessuna carta.
why-only-a-claim = dopo la tua prima tratta può seguirne solo una seconda, o nessuna.
why-only-blind-cards = stai pescando carte coperte: pesca la prossima dal mazzo.
choice-save = risparmia una carta
choice-no-claim = non prendere una seconda tratta
choice-draw-three = pesca tre carte coperte
option-uk-advanced = Se le tecnologie avanzate sono in vendita nel Regno Unito.
value-uk-advanced-true = Si possono comprare anche cinque tecnologie avanzate.
value-uk-advanced-false = Le tecnologie avanzate restano nella scatola.
web-value-uk = Regno Unito
why-not-now-technology = prima paga la tecnologia.
why-not-now-bought-route = prima scegli la tratta.
why-not-in-game-technologies = su questo tabellone non ci sono tecnologie.
web-not-now-technology = Prima paga la tecnologia.
web-not-now-bought-route = Prima scegli la tratta.
study-part-technologies = tecnologie
web-key-advanced = Avanzata: solo con regola della casa
web-key-cards = Tecnologie in vendita
web-key-copies = Copie
web-key-ferries = Serve per i traghetti
web-key-lengths = Lunghezze delle tratte che la richiedono
web-key-no-technology = Non richiede tecnologie
web-key-region = Regione
web-key-regions = Regioni le cui tratte la richiedono
web-key-start-locomotives = Locomotive all’inizio
web-key-technologies = Tecnologie
web-key-technologies-any-cards = Carte di qualsiasi colore per una locomotiva
web-value-wales-concession = Concessione Galles
web-value-ireland-france-concession = Concessione Irlanda / Francia
web-value-scotland-concession = Concessione Scozia
web-value-mechanical-stoker = Caricatore meccanico
web-value-steam-boiler = Caldaia a vapore surriscaldato
web-value-propellers = Eliche
web-value-booster = Booster
web-value-boiler-lagging = Rivestimento della caldaia
web-value-steam-turbines = Turbine a vapore
web-value-double-heading = Doppia trazione
web-value-thermocompressor = Termocompressore
web-value-water-tenders = Tender d’acqua
web-value-risky-contracts = Contratti rischiosi
web-value-equalising-beam = Bilanciere
web-value-diesel-power = Motore diesel
web-value-right-of-way = Diritto di passaggio
advice-mechanism-technologies = In { $games } partite nessuno compra mai una tecnologia.
used-technologies = Tecnologie comprate
