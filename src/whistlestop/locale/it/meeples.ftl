meeple-black = un meeple nero
meeple-blue = un meeple blu
meeple-red = un meeple rosso
meeple-white = un meeple bianco
meeple-yellow = un meeple giallo
meeple-green = un meeple verde
meeples-black =
    { $count ->
        [one] { $count } meeple nero
       *[other] { $count } meeple neri
    }
meeples-blue = { $count } meeple blu
meeples-red =
    { $count ->
        [one] { $count } meeple rosso
       *[other] { $count } meeple rossi
    }
meeples-white =
    { $count ->
        [one] { $count } meeple bianco
       *[other] { $count } meeple bianchi
    }
meeples-yellow =
    { $count ->
        [one] { $count } meeple giallo
       *[other] { $count } meeple gialli
    }
meeples-green =
    { $count ->
        [one] { $count } meeple verde
       *[other] { $count } meeple verdi
    }
event-meeple-taken =
    { $who ->
        [you] Prendi { $meeple } da { $place }.
       *[other] { $name } prende { $meeple } da { $place }.
    }
why-no-such-meeple = lì non c’è un meeple così.
difference-meeple-majority = Per ogni colore, avere più meeple vale { $most } punti e arrivare secondi { $second }.
difference-meeples =
    { $count ->
        [one] Sul tabellone si mettono meeple di { $count } colore: chi reclama una linea ne prende uno a ogni capo.
       *[other] Sul tabellone si mettono meeple di { $count } colori: chi reclama una linea ne prende uno a ogni capo.
    }
difference-meeples-per-colour = Ci sono { $count } meeple di ogni colore.
heading-meeples = meeple
legend-meeples = meeple all’inizio
choice-meeple = prendere { $meeple }
question-meeple = Quale meeple prendi da { $place }? Hai { $meeples }.
prompt-meeple = Il tuo meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meeple { $points }
scoring-meeples = { $name }: primo o secondo per meeple di un colore: più { $points }.
help-play-meeples = Meeple: «red» ne prende uno quando ti viene chiesto; «meeples» elenca quelli sul tabellone, «board» quelli di tutti.
web-meeples-here = Meeple qui: { $meeples }.
web-meeple = Un meeple
web-meeple-question = Quale meeple prendi a { $place }?
web-meeple-letter-black = N
web-meeple-letter-blue = L
web-meeple-letter-red = R
web-meeple-letter-white = B
web-meeple-letter-yellow = G
web-meeple-letter-green = V
web-help-meeple = A che servono i meeple?
web-help-meeple-text = Chi reclama una linea prende un meeple a ogni capo. Alla fine chi ne ha di più di un colore prende punti, il secondo un po’ meno.
advice-mechanism-meeples = In { $games } partite nessuno usa mai un meeple.
why-not-now-meeple = prendi prima un meeple dal capo della tua linea.
why-not-in-game-meeples = su questo tabellone non ci sono meeple.
web-not-now-meeple = Prima prendi un meeple.
study-part-meeples = meeple
used-meeples = Meeple presi
