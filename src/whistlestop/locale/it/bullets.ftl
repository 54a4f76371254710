board-japan = Giappone
track-bullet = linea veloce: progresso invece di punti finché ci sono treni proiettile
event-route-claimed-for-all =
    { $who ->
        [you] Reclami la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
       *[other] { $name } reclama la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Reclami la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
       *[other] { $name } reclama la linea veloce { $route } con { $payment }: progresso +{ $spaces }. Ora serve a tutti.
    }
why-bullet-train-stands = lì c’è un treno proiettile: la linea serve a tutti.
difference-bullet-trains = Tutti condividono { $count } treni proiettile. Ci sono { $routes } linee veloci: si pagano come le grigie e ricevono un treno proiettile invece dei tuoi vagoni. Non danno punti, servono ai biglietti di tutti, e il tuo progresso cresce della loro lunghezza. Quando i treni proiettile sono finiti sono semplici linee grigie.
difference-end-bullet-trains = L’ultimo giro comincia quando qualcuno ha al massimo { $trains } vagoni e restano al massimo { $count } treni proiettile.
difference-bullet-progress = Alla fine conta il posto nel progresso con i treni proiettile: { $rows }. Chi non ne ha riceve invece { $nothing }.
points-of-ranks = in { $players } { $points }
option-japan-end_check = Di chi sono i pochi vagoni che in Giappone fanno cominciare l’ultimo giro, quando restano pochi treni proiettile.
value-japan-end_check-any_player = L’ultimo giro comincia appena qualcuno ha pochi vagoni.
value-japan-end_check-turn_player = L’ultimo giro comincia solo alla fine del turno di chi ha pochi vagoni.
option-japan-bonus_table = Quanto vale in Giappone il progresso con i treni proiettile secondo il posto.
value-japan-bonus_table-printed = I posti valgono quanto dice il tabellone.
value-japan-bonus_table-own = I posti valgono { $value }: una riga per numero di giocatori, un solo numero per nessun progresso.
heading-bullets = treni proiettile
legend-bullet = linea veloce: un treno di tutti, poi per tutti
bullet-progress = { $name }: progresso con i treni proiettile: { $spaces }.
bullet-routes =
    { $count ->
        [0] Non c’è ancora nessun treno proiettile sul tabellone.
       *[other] I treni proiettile sono su { $count } linee, che servono a tutti: { $routes }.
    }
bullet-trains-left = Treni proiettile rimasti: { $count }.
score-part-bullets = treni proiettile { $points }
scoring-bullets = { $name }: progresso con i treni proiettile: { $points } punti.
help-play-bullets = Treni proiettile: reclama una linea veloce come una grigia; «bullets» elenca quelle costruite e i treni rimasti, «board» il progresso di tutti.
web-route-for-all = Qui c’è un treno proiettile: serve a tutti.
web-bullets-left = Treni proiettile rimasti: { $count }
web-bullets-gone = Treni proiettile finiti: le linee veloci libere sono semplici linee grigie
web-track-bullet = Linea veloce: finché ci sono treni proiettile non costa vagoni e dà progresso { $spaces } invece di punti.
web-progress-worth = Progresso { $spaces }: ora vale { $points } punti
web-count-progress = progresso
web-ticket-bullets = linee veloci mancanti: { $routes }, vagoni: { $count }
study-bullets-table = Treni proiettile in una partita
study-fact-bullets-put = treni proiettile sul tabellone
study-fact-bullets-gone = partite in cui non ne restano
study-fact-progress = progresso di un posto
study-fact-no-progress = posti senza progresso
study-fact-progress-wins = partite vinte da chi ha da solo il progresso maggiore
web-help-bullet = A che cosa servono i treni proiettile?
web-help-bullet-text =
    { $purse ->
        [dice] Le linee veloci costano una Singola per spazio. Ricevono un treno proiettile di tutti invece dei tuoi vagoni; non danno punti ma progresso, e servono ai biglietti di tutti. Alla fine chi ha più progresso prende più punti, e chi non ne ha li perde. Finiti i treni proiettile sono semplici linee grigie. L’ultimo giro comincia quando qualcuno ha pochi vagoni e restano al massimo { $count } treni proiettile.
       *[cards] Le linee veloci si pagano come le grigie. Ricevono un treno proiettile di tutti invece dei tuoi vagoni; non danno punti ma progresso, e servono ai biglietti di tutti. Alla fine chi ha più progresso prende più punti, e chi non ne ha li perde. Finiti i treni proiettile sono semplici linee grigie. L’ultimo giro comincia quando qualcuno ha pochi vagoni e restano al massimo { $count } treni proiettile.
    }
advice-mechanism-bullets = In { $games } partite nessuno usa mai un treno veloce.
study-part-bullets = treni proiettile
used-bullets = Treni veloci usati
