board-france = Francia
event-piece-laid =
    { $who ->
        [you] Posi un binario ({ $kind }) su { $route }.
       *[other] { $name } posa un binario ({ $kind }) su { $route }.
    }
event-bed-built =
    { $who ->
        [you] Posi un binario su { $route }.
       *[other] { $name } posa un binario su { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Dai { $dice } per un binario.
       *[other] { $name } dà { $dice } per un binario.
    }
why-bed-not-built = su questo tracciato non c’è ancora un binario.
why-track-crossed = un binario o dei vagoni lo attraversano.
why-no-bed = questa linea non è un tracciato: non le serve un binario.
why-piece-lies = c’è già un binario.
why-no-pieces-left = non resta nessun binario di lunghezza { $count }.
why-nothing-to-build = nessun binario rimasto va bene per un tracciato libero.
why-no-piece-of-colour = non resta nessun binario di questo colore di lunghezza { $count }.
why-piece-laid = in questo turno hai già posato un binario.
why-must-build = chi nel turno non fa altro deve posare un binario prima della fine.
difference-beds = Delle linee, { $count } sono tracciati vuoti. Chi pesca carte vagone deve poi posare un binario colorato su un tracciato libero della sua lunghezza, ovunque. Da allora chiunque può prendere quella linea con carte di quel colore; il binario torna nella riserva.
difference-pieces = Ci sono { $count } binari; di ogni colore { $pieces }.
pieces-of-length = { $count } di lunghezza { $length }
difference-crossings = Si incrociano { $count } coppie di collegamenti: un binario o dei vagoni su uno chiudono l’altro per sempre. Con pochi giocatori un binario chiude anche quelli accanto.
option-france-pieces = Quanti binari ci sono in Francia.
value-france-pieces-printed = I binari sono quelli della scatola.
value-france-pieces-own = Binari di ogni colore, prima i più corti: { $value }.
option-france-dice_build = Come si posano i binari in Francia quando si gioca con i dadi.
value-france-dice_build-turn_or_pair = Chi nel turno non fa altro deve posare un binario; dopo un’azione due dadi non usati possono posarne uno.
value-france-dice_build-open_beds = Non ci sono binari: tutti i tracciati sono aperti dall’inizio.
kind-bed = senza colore
legend-bed = tracciato: si prende quando c’è un binario colorato
choice-build = posa un binario su { $route } (lunghezza { $count })
choice-piece = un binario { $kind }
choice-build-for-dice = dai { $dice } e posa un binario
question-bed = Su quale tracciato posi un binario?
question-piece = Di che colore è il binario su { $route }?
prompt-bed = Il tuo tracciato:
prompt-piece = Il tuo binario:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Sul tabellone non c’è nessun binario.
       *[other] Binari sul tabellone: { $pieces }.
    }
help-play-beds = Binari: dopo aver pescato nomina le due città di un tracciato, poi un colore; con i dadi «build» e le due città; «pieces» mostra quelli posati.
web-track-bed = Tracciato vuoto: si può prendere quando c’è un binario colorato.
web-track-piece = Il binario qui è { $kind }: pagano carte di quel colore.
web-bed-question = Dove posi un binario? Premi un tracciato.
web-bed-besides = Oppure premi un tracciato vuoto: vi posi un binario invece di un’azione.
web-piece-question = Di che colore è il binario su { $route }?
web-help-bed = A che servono i binari?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Le linee senza colore sono tracciati. Non si posano binari: chiunque può prendere una linea così dall’inizio. Ciò che incrocia dei vagoni è chiuso per sempre.
           *[laid] Le linee senza colore sono tracciati vuoti e non si possono ancora prendere. Chi nel suo turno non prende una linea né pesca biglietti posa un binario su un tracciato libero; in ogni altro turno due dadi inutilizzati possono posarne uno dopo l’azione. Allora chiunque può prendere la linea, i colori non contano; il binario torna nella riserva. Ciò che incrocia un binario o dei vagoni è chiuso per sempre.
        }
       *[cards] Le linee senza colore sono tracciati vuoti e non si possono ancora prendere. Chi pesca carte vagone posa poi un binario colorato su un tracciato libero. Allora la linea ha quel colore e chiunque può prenderla; il binario torna nella riserva. Ciò che incrocia un binario o dei vagoni è chiuso per sempre.
    }
web-key-beds = Tracciati e binari
web-key-bed = Tracciato vuoto
web-key-crossings = Collegamenti che si incrociano
web-key-one = Un collegamento
web-key-other = L’altro collegamento
web-key-pieces = Binari di ogni colore per lunghezza
web-value-france = Francia

why-not-now-bed = scegli prima un tracciato per il binario.
why-not-now-piece = scegli prima il colore del binario.
why-not-in-game-beds = questo tabellone non ha tracciati.
web-not-now-bed = Scegli prima un tracciato per il binario.
web-not-now-piece = Scegli prima il colore del binario.
used-beds = Binari posati
