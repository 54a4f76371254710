monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Metti { $monster } su { $place }.
       *[other] { $name } mette { $monster } su { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Lasci { $monster } su { $place }
           *[no] Muovi { $monster } da { $left } fino a { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }per { $locomotives ->
                [one] { $locomotives } Locomotiva
               *[other] { $locomotives } Locomotive
            }
           *[cards] { " " }per { $locomotives ->
                [one] { $locomotives } locomotiva
               *[other] { $locomotives } locomotive
            }
        } e prendi una carta di { $monster }, che blocca { $monster } fino alla fine del tuo prossimo turno.
       *[other] { $stays ->
            [yes] { $name } lascia { $monster } su { $place }
           *[no] { $name } muove { $monster } da { $left } fino a { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }per { $locomotives ->
                [one] { $locomotives } Locomotiva
               *[other] { $locomotives } Locomotive
            }
           *[cards] { " " }per { $locomotives ->
                [one] { $locomotives } locomotiva
               *[other] { $locomotives } locomotive
            }
        } e prende una carta di { $monster }, che blocca { $monster } fino alla fine del prossimo turno di { $name }.
    }
event-monster-card-turned =
    { $who ->
        [you] La tua carta di { $monster } viene coperta: { $monster } si può muovere di nuovo.
       *[other] La carta di { $monster } davanti a { $name } viene coperta: { $monster } si può muovere di nuovo.
    }
event-monster-paid =
    { $who ->
        [you] Usi { $dice } per muovere un mostro.
       *[other] { $name } usa { $dice } per muovere un mostro.
    }
why-chaos = { $place } è nel caos: lì c’è { $monster }.
why-placed-already = i mostri sono stati messi sul tabellone prima del primo turno.
why-same-place = lì c’è { $monster }, e i mostri iniziano in luoghi diversi.
why-no-country-at-start = a questo tavolo nessun mostro inizia in un Paese.
why-country-one-place = il Paese è un solo luogo e qui si chiama { $place }.
why-monsters-stay = a questo tavolo i mostri non si muovono mai.
why-no-move-after-tunnel = dopo una galleria fallita non si può muovere nessun mostro.
why-monster-moved = in questo turno hai già mosso { $monster }, e se ne muove uno solo.
why-monster-locked =
    { $who ->
        [you] { $monster } è bloccato finché la tua carta è scoperta.
       *[other] { $monster } è bloccato finché la carta davanti a { $name } è scoperta.
    }
why-no-monster-cards = non ci sono più carte di { $monster }, quindi { $monster } resta fermo.
why-must-not-stay = { $monster } deve lasciare il suo luogo.
why-must-not-share = lì c’è { $monster }, e i mostri non possono stare nello stesso luogo.
why-too-far =
    { $place } è a più di { $steps } luoghi da { $monster }, troppo lontano per { $purse ->
        [wilds] { $count ->
            [one] { $count } Locomotiva
           *[other] { $count } Locomotive
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Locomotiva o coppia
           *[other] { $count } Locomotive o coppie
        }
       *[cards] { $count ->
            [one] { $count } locomotiva
           *[other] { $count } locomotive
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] serve { $count } Locomotiva e ne hai { $have }.
           *[other] servono { $count } Locomotive e ne hai { $have }.
        }
        [wilds_or_pairs] ne servono { $count } e ne hai { $have }, contando ogni Locomotiva e ogni coppia di dadi uguali.
       *[cards] { $count ->
            [one] serve { $count } locomotiva e ne hai { $have }.
           *[other] servono { $count } locomotive e ne hai { $have }.
        }
    }
options-monsters = Con i mostri
option-monsters = Se si gioca con Alvin & Dexter.
value-monsters-true = Alvin e Dexter sono sul tabellone: nessuna linea verso il luogo di un mostro si può reclamare.
value-monsters-false = Non ci sono mostri.
option-monsters-setup_in_country = Se un mostro può iniziare in un Paese.
value-monsters-setup_in_country-true = Un mostro può iniziare in un Paese.
value-monsters-setup_in_country-false = I mostri iniziano solo in città.
option-monsters-country_one_place = Se un Paese con più punti di confine è un solo luogo.
value-monsters-country_one_place-true = Un Paese è un solo luogo: un mostro lì blocca tutti i suoi punti di confine.
value-monsters-country_one_place-false = Ogni punto di confine di un Paese è un luogo a sé.
option-monsters-zero_move = Se un mostro pagato può restare dov’è.
value-monsters-zero_move-true = Un mostro pagato può restare dov’è.
value-monsters-zero_move-false = Un mostro pagato deve lasciare il suo luogo.
option-monsters-share_city = Se dopo l’inizio i due mostri possono stare nello stesso luogo.
value-monsters-share_city-true = Dopo l’inizio i due mostri possono stare nello stesso luogo.
value-monsters-share_city-false = I mostri non sono mai nello stesso luogo.
option-monsters-halve_twice = Se un biglietto con un mostro a ogni capo viene dimezzato due volte.
value-monsters-halve_twice-true = Un biglietto viene dimezzato una volta per ogni capo con un mostro.
value-monsters-halve_twice-false = Un biglietto viene dimezzato una volta sola.
option-monsters-multi_ticket = Quando viene dimezzato un biglietto con più destinazioni.
value-monsters-multi_ticket-scored_pair = Un biglietto con più destinazioni viene dimezzato se un mostro è alla partenza o alla destinazione che conta.
value-monsters-multi_ticket-any_named = Un biglietto con più destinazioni viene dimezzato se un mostro è in uno qualsiasi dei suoi luoghi.
option-monsters-bonus_points = Punti per chi ha più carte di un mostro.
value-monsters-bonus_points =
    Avere più carte di un mostro vale { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
option-monsters-chaos_blocks = Che cosa non si può fare nel luogo di un mostro.
value-monsters-chaos_blocks-routes = Nel luogo di un mostro solo le linee non si possono reclamare.
value-monsters-chaos_blocks-all = Nel luogo di un mostro non si può reclamare nessuna linea né costruire stazioni, e nessun passeggero entra o esce.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Gioca con Alvin & Dexter: due mostri sul tabellone.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } è su { $place }, bloccato dalla tua carta.
           *[other] { $monster } è su { $place }, bloccato dalla carta di { $name }.
        }
        [stuck] { $monster } è su { $place } per sempre.
        [nowhere] { $monster } non è ancora sul tabellone.
       *[free] { $monster } è su { $place }.
    }
monster-deck =
    { $count ->
        [0] Non ci sono più carte di { $monster }: { $monster } non si può più muovere.
        [one] Resta { $count } carta di { $monster }.
       *[other] Restano { $count } carte di { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Non hai carte di { $monster } coperte davanti a te.
        [one] Hai { $count } carta di { $monster } coperta davanti a te.
       *[other] Hai { $count } carte di { $monster } coperte davanti a te.
    }
monsters-chaos = Ora non si possono reclamare linee verso { $places }, e i biglietti che alla fine nominano il luogo di un mostro valgono la metà.
no-monsters = A questo tavolo si gioca senza mostri.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, per { $count } Locomotiva: { $places }.
           *[other] { $monster }, per { $count } Locomotive: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, per { $count } Locomotiva o coppia: { $places }.
           *[other] { $monster }, per { $count } Locomotive o coppie: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, per { $count } locomotiva: { $places }.
           *[other] { $monster }, per { $count } locomotive: { $places }.
        }
    }
reach-none = { $monster } ora non si può muovere: { $reason }
choice-place = mettere { $monster } su { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] muovere { $monster } fino a { $place } per { $count } Locomotiva
           *[other] muovere { $monster } fino a { $place } per { $count } Locomotive
        }
        [pairs] { $count ->
            [one] muovere { $monster } fino a { $place } per { $count } Locomotiva o coppia
           *[other] muovere { $monster } fino a { $place } per { $count } Locomotive o coppie
        }
       *[cards] { $count ->
            [one] muovere { $monster } fino a { $place } per { $count } locomotiva
           *[other] muovere { $monster } fino a { $place } per { $count } locomotive
        }
    }
menu-move =
    { $count ->
        [one] { $monster } può andare in { $count } luogo: scrivi «{ $word }» e il luogo, o «reach { $word }» per vederlo.
       *[other] { $monster } può andare in { $count } luoghi: scrivi «{ $word }» e il luogo, o «reach { $word }» per vederli.
    }
prompt-place = { $monster } va su:
question-place = Metti { $monster } sul tabellone: finché { $monster } è lì, nessuna linea verso quel luogo si può reclamare.
question-move = Come paghi per muovere { $monster } fino a { $place }?
ticket-halved = { $text } Vale solo { $points } finché un mostro è su { $places }.
ticket-cost-halved = { $text } Se fallisce, costa solo { $points } finché un mostro è su { $places }.
score-monsters = Mancano i bonus per le carte mostro: le carte coperte sono segrete.
scoring-monster =
    { $points ->
        [0] { $name }: carte di { $monster }: { $count }.
       *[other] { $name }: carte di { $monster }: { $count }, più di tutti: più { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Mostri: «alvin boston» muove Alvin con meno Locomotive possibile, «alvin boston 2» con due.
       *[cards] Mostri: «alvin boston» muove Alvin con meno locomotive possibile, «alvin boston 2» con due.
    }
help-play-reach = «monsters» dice dove sono, «reach alvin» dove può andare Alvin.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } è qui: nessuna linea verso questo luogo si può reclamare.
web-monster-at = { $monster } su { $place }
web-monster-card = La carta di { $monster } è scoperta qui
web-ticket-half = ora vale la metà: c’è un mostro su { $places }
web-ticket-halved = dimezzato: c’era un mostro su { $places }
web-question-place = Da dove comincia { $monster }?
web-question-place-note = Nessuna linea verso quel luogo si può reclamare finché { $monster } è lì.
web-pick-monster = Dove deve andare { $monster }? Premi un luogo.
web-move-monster = Muovi { $monster }
study-monsters = Alvin & Dexter
study-monsters-text = Un biglietto che alla fine nomina un luogo nel caos vale la metà, completato o no.
study-monsters-table = I mostri in una partita
study-visits = Dove vanno i mostri
study-visits-caption = Arrivi a partita nei dieci luoghi più visitati, { $games } partite.
study-fact-moves = Mosse di { $monster } in una partita
study-fact-locomotives = Locomotive (con i dadi: facce Locomotiva) spese per { $monster } in una partita
study-fact-bonus-alone = Bonus di { $monster } vinto da uno solo
study-fact-bonus-shared = Bonus di { $monster } condiviso
study-fact-holder = Partite vinte da chi ha vinto da solo il bonus di { $monster }
study-fact-halved = Biglietti dimezzati in una partita
study-fact-lost = Punti persi da biglietti completati e dimezzati
study-fact-spared = Punti risparmiati da biglietti falliti e dimezzati
web-replay-monsters = Coperte: { $cards }
web-overlay-monsters = Dove potrebbero andare i mostri
web-overlay-locked = { $monster } è bloccato: la sua carta è scoperta davanti a { $name }.
web-overlay-stays = Nessuno può muovere { $monster } ora.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: luoghi con una Locomotiva del dado { $near }, solo con due { $far }.
       *[cards] { $monster }: luoghi con una locomotiva { $near }, solo con due { $far }.
    }
web-help-monster = Come si muovono i mostri?
web-help-monster-text =
    { $purse ->
        [dice] Nel tuo turno puoi muovere un mostro: una Locomotiva del dado lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo. Più carte di un mostro valgono { $points } punti.
       *[cards] Nel tuo turno puoi muovere un mostro: una locomotiva lo porta fino a tre luoghi, due fino a sei. Prendi una sua carta; finché non si gira alla fine del tuo prossimo turno nessuno può muoverlo. Più carte di un mostro valgono { $points } punti.
    }
web-help-chaos = Che cosa vuol dire caos?
web-help-chaos-text = Il luogo dove sta un mostro è nel caos: nessuna linea che finisce lì si può reclamare. I vagoni già posati restano e contano. Alla fine un biglietto che nomina quel luogo dà o toglie la metà, arrotondata per difetto.
advice-mechanism-monsters = In { $games } partite nessuno usa mai un mostro.
why-not-now-place-monster = prima si mettono i mostri sul tabellone.
why-not-in-game-monsters = a questo tavolo si gioca senza mostri.
web-not-now-place-monster = Prima si mettono i mostri sul tabellone.
study-part-alvin = bonus di Alvin
study-part-dexter = bonus di Dexter
used-monsters = Mosse dei mostri
