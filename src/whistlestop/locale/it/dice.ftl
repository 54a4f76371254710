face-single = Singola
face-double = Doppia
face-station = Stazione
face-wild = Locomotiva
die-single = [–] Singola
die-double = [=] Doppia
die-station = [⌂] Stazione
die-wild = [★] Locomotiva
dice-single =
    { $count ->
        [one] { $count } Singola
       *[other] { $count } Singole
    }
dice-double =
    { $count ->
        [one] { $count } Doppia
       *[other] { $count } Doppie
    }
dice-station =
    { $count ->
        [one] { $count } Stazione
       *[other] { $count } Stazioni
    }
dice-wild =
    { $count ->
        [one] { $count } Locomotiva
       *[other] { $count } Locomotive
    }
tokens-single =
    { $count ->
        [one] { $count } segnalino singolo
       *[other] { $count } segnalini singoli
    }
tokens-double =
    { $count ->
        [one] { $count } segnalino doppio
       *[other] { $count } segnalini doppi
    }
no-tokens = nessun segnalino
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, galleria
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, galleria
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, galleria ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, galleria ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                }, traghetto con { $symbols ->
                    [one] { $symbols } Locomotiva
                   *[other] { $symbols } Locomotive
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Singola
                   *[other] { $length } Singole
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doppia
                   *[other] { $length } Doppie
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } punti
                })
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length ->
            [one] { $length } Singola
           *[other] { $length } Singole
        }, { $special } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        })
       *[double] { $route }: { $length ->
            [one] { $length } Doppia
           *[other] { $length } Doppie
        }, { $special } ({ $points ->
            [one] { $points } punto
           *[other] { $points } punti
        })
    }
event-dice-rolled =
    { $who ->
        [you] Tiri { $dice }.
       *[other] { $name } tira { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Tieni tutti i dadi.
            [one] Rilanci { $count } dado.
           *[other] Rilanci { $count } dadi.
        }
       *[other] { $count ->
            [0] { $name } tiene tutti i dadi.
            [one] { $name } rilancia { $count } dado.
           *[other] { $name } rilancia { $count } dadi.
        }
    }
event-dice-stand =
    { $who ->
        [you] I tuoi dadi ora mostrano { $dice }.
       *[other] I dadi di { $name } ora mostrano { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Scambi { $dice } con un segnalino singolo.
           *[other] { $name } scambia { $dice } con un segnalino singolo.
        }
       *[double] { $who ->
            [you] Scambi { $dice } con un segnalino doppio.
           *[other] { $name } scambia { $dice } con un segnalino doppio.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Restituisci { $tokens }.
       *[other] { $name } restituisce { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Reclami { $route } con { $payment }.
           *[other] { $name } reclama { $route } con { $payment }.
        }
       *[other] { $who ->
            [you] Reclami { $route } con { $payment } e ottieni { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
           *[other] { $name } reclama { $route } con { $payment } e ottiene { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Costruisci una stazione a { $place } con { $payment }.
       *[other] { $name } costruisce una stazione a { $place } con { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Peschi { $count ->
            [one] { $count } biglietto
           *[other] { $count } biglietti
        } con { $payment }.
       *[other] { $name } pesca { $count ->
            [one] { $count } biglietto
           *[other] { $count } biglietti
        } con { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Tenti la galleria { $route }: i dadi galleria non mostrano simboli.
            [one] Tenti la galleria { $route }: i dadi galleria mostrano { $symbols } simbolo.
           *[other] Tenti la galleria { $route }: i dadi galleria mostrano { $symbols } simboli.
        }
       *[other] { $symbols ->
            [0] { $name } tenta la galleria { $route }: i dadi galleria non mostrano simboli.
            [one] { $name } tenta la galleria { $route }: i dadi galleria mostrano { $symbols } simbolo.
           *[other] { $name } tenta la galleria { $route }: i dadi galleria mostrano { $symbols } simboli.
        }
    }
why-reroll-done = i dadi si rilanciano una volta sola, subito dopo il primo tiro.
why-no-such-dice = non hai questi dadi da rilanciare.
why-long-route-closed = a questo tavolo le linee così lunghe sono chiuse.
why-few-symbols =
    { $kind ->
        [single] { $count ->
            [one] serve { $count } Singola e ne hai { $have }, Locomotive e segnalini compresi.
           *[other] servono { $count } Singole e ne hai { $have }, Locomotive e segnalini compresi.
        }
       *[double] { $count ->
            [one] serve { $count } Doppia e ne hai { $have }, Locomotive e segnalini compresi.
           *[other] servono { $count } Doppie e ne hai { $have }, Locomotive e segnalini compresi.
        }
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] { $count ->
            [one] serve { $count } Singola, senza Locomotiva al suo posto, e ne hai { $have }, segnalini compresi.
           *[other] servono { $count } Singole, senza Locomotive al loro posto, e ne hai { $have }, segnalini compresi.
        }
       *[double] { $count ->
            [one] serve { $count } Doppia, senza Locomotiva al suo posto, e ne hai { $have }, segnalini compresi.
           *[other] servono { $count } Doppie, senza Locomotive al loro posto, e ne hai { $have }, segnalini compresi.
        }
    }
why-few-wilds =
    il traghetto richiede almeno { $count ->
        [one] { $count } Locomotiva
       *[other] { $count } Locomotive
    } e ne hai { $have }.
why-few-station-dice =
    { $count ->
        [one] serve { $count } Stazione o Locomotiva e ne hai { $have }.
       *[other] servono { $count } Stazioni o Locomotive e ne hai { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] un segnalino costa due dadi non usati e non ne hai.
       *[other] un segnalino costa due dadi non usati e ne hai { $have }.
    }
why-not-these-dice = non ti restano questi dadi: { $dice }.
why-token-limit =
    { $kind ->
        [single] nessuno può avere più di { $count } segnalini singoli.
        [double] nessuno può avere più di { $count } segnalini doppi.
       *[any] nessuno può avere più di { $count } segnalini.
    }
why-tokens-at-start =
    { $kind ->
        [single] hai iniziato questo turno con { $count } segnalini singoli, quindi non puoi prenderne.
        [double] hai iniziato questo turno con { $count } segnalini doppi, quindi non puoi prenderne.
       *[any] hai iniziato questo turno con { $count } segnalini, quindi non puoi prenderne.
    }
why-token-pool-empty =
    { $kind ->
        [single] non ci sono più segnalini singoli.
       *[double] non ci sono più segnalini doppi.
    }
why-token-not-needed = un segnalino comprato adesso deve pagare questa galleria, e questo non servirebbe.
why-tokens-must-be-spent =
    { $count ->
        [one] il segnalino comprato per questa galleria va speso qui.
       *[other] i { $count } segnalini comprati per questa galleria vanno spesi qui.
    }
why-no-tokens-after-tunnel = dopo una galleria fallita non si possono comprare segnalini.
why-cannot-decline = hai comprato un segnalino per questa galleria, quindi va pagata.
why-few-tokens = non hai questi segnalini.
difference-tunnels-dice =
    { $count ->
        [one] { $count } binario è una galleria: si tirano tre dadi galleria che possono renderla più cara.
       *[other] { $count } binari sono gallerie: si tirano tre dadi galleria che possono renderle più care.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } binario è un traghetto, da pagare in parte con Locomotive.
       *[other] { $count } binari sono traghetti, da pagare in parte con Locomotive.
    }
options-dice = Con i dadi
option-dice = Se si gioca con l’espansione dei dadi.
value-dice-true = Cinque dadi sostituiscono le carte vagone: ogni simbolo paga una casella di una linea.
value-dice-false = Le linee si pagano con carte vagone.
option-dice-tunnel_faces = Quante delle sei facce di un dado galleria mostrano un simbolo.
value-dice-tunnel_faces-1 = Una faccia di un dado galleria mostra un simbolo.
value-dice-tunnel_faces-2 = Due facce di un dado galleria mostrano un simbolo.
value-dice-tunnel_faces-3 = Tre facce di un dado galleria mostrano un simbolo.
option-dice-double_kind = Quali linee richiedono simboli Doppia.
value-dice-double_kind-printed = Ogni linea stampata con due binari richiede Doppie.
value-dice-double_kind-open_tracks = Una linea con due binari richiede Doppie solo se ci sono abbastanza giocatori per usarli entrambi.
option-dice-wild_map_limits = Se le Locomotive dei dadi seguono i limiti che un tabellone pone alle carte locomotiva.
value-dice-wild_map_limits-true = Una Locomotiva dei dadi paga caselle solo dove il tabellone lo permette alle carte locomotiva.
value-dice-wild_map_limits-false = Una Locomotiva dei dadi paga caselle di qualsiasi linea.
option-dice-token_cap_scope = Come si conta il limite di tre segnalini.
value-dice-token_cap_scope-per_type = Ognuno può avere tre segnalini singoli e tre doppi.
value-dice-token_cap_scope-total = Ognuno può avere tre segnalini in tutto.
option-dice-tokens_after_failed_tunnel = Se dopo una galleria fallita i dadi non usati possono comprare segnalini.
value-dice-tokens_after_failed_tunnel-true = Dopo una galleria fallita i dadi non usati possono ancora comprare segnalini.
value-dice-tokens_after_failed_tunnel-false = Dopo una galleria fallita non si possono comprare segnalini.
option-dice-nine_route = Che cosa succede alle linee di più di otto caselle, che i dadi non possono pagare.
value-dice-nine_route-pay8 = Le linee di più di otto caselle costano otto simboli e mantengono lunghezza e punti.
value-dice-nine_route-len8 = Le linee di più di otto caselle valgono come linee di otto.
value-dice-nine_route-closed = Le linee di più di otto caselle non si possono reclamare.
heading-double-tokens = segnalini doppi
heading-single-tokens = segnalini singoli
help-dice = Gioca con l’espansione dei dadi: dadi al posto delle carte vagone.
turn-summary-dice =
    Turno { $turn }: hai { $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $tokens } e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; gli altri: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }, { $tokens }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
dice = I tuoi dadi: { $dice }.
dice-tray = I tuoi dadi: { $dice }
dice-used = Hai usato tutti i tuoi dadi.
tokens = I tuoi segnalini: { $tokens }.
choice-reroll = rilanciare { $dice }
choice-reroll-nothing = tenere tutti i dadi
choice-buy =
    { $token ->
        [single] comprare un segnalino singolo con { $dice }
       *[double] comprare un segnalino doppio con { $dice }
    }
menu-reroll = Indica i dadi da rilanciare («singola locomotiva», «2 singole», «all»), quelli da tenere («keep doppie»), o «nothing».
menu-buy =
    { $token ->
        [single] Due dadi non usati comprano un segnalino singolo: scrivi «buy singola» e i dadi.
        [double] Due dadi non usati comprano un segnalino doppio: scrivi «buy doppia» e i dadi.
       *[both] Due dadi non usati comprano un segnalino: scrivi «buy singola» o «buy doppia» e i dadi.
    }
menu-discard = «end discarding» e i segnalini ne restituisce alcuni prima della fine del turno.
prompt-reroll = Rilanciare:
question-tunnel-dice =
    { $kind ->
        [single] { $price ->
            [one] { $route } costa { $price } Singola. Come paghi?
           *[other] { $route } costa { $price } Singole. Come paghi?
        }
       *[double] { $price ->
            [one] { $route } costa { $price } Doppia. Come paghi?
           *[other] { $route } costa { $price } Doppie. Come paghi?
        }
    }
help-play-reroll = Dadi: «singola locomotiva» o «2 singole» rilancia questi, «keep doppie» gli altri, «all» e «nothing».
help-play-claim-dice = Linee: «claim paris zurich», «par zur», «par zur locomotiva 1» per dire come paghi; stazioni: «station paris».
help-play-buy = Segnalini: «buy singola with doppia stazione» dà due dadi non usati per uno; «end discarding singola» ne restituisce uno.
help-play-dice-tickets = Biglietti: «draw 2 tickets» per due Stazioni o Locomotive, poi i numeri da tenere, o none.
help-play-look-dice = Consultare: actions, dice, board, score, log («log all»).
web-expansion-dice = L’espansione dei dadi
web-action-dice =
    { $count ->
        [0] Questi dadi non pagano nessuna linea. Peschi biglietti, compri segnalini o termini il turno?
        [one] Reclami la linea bordata d’oro o usi i dadi per altro?
       *[other] Reclami una delle { $count } linee bordate d’oro o usi i dadi per altro?
    }
web-choice-move-dice =
    muovere { $monster } fino a { $place } per { $count ->
        [one] { $count } Locomotiva
       *[other] { $count } Locomotive
    }
web-dice = Dadi
web-no-dice = Sul tavolo non restano dadi.
web-dice-wait = I dadi si tirano quando comincia il primo turno.
web-dice-of = tiro di { $name }
web-die-marked = di nuovo
web-no-tokens = Ancora nessun segnalino
web-die-swapped = scambia
web-reroll = Quali dadi rilanci? Toccali.
web-dice-enough =
    { $count ->
        [0] Così come sono, non pagano nessuna linea.
        [one] Così come sono, pagano { $count } linea.
       *[other] Così come sono, pagano { $count } linee.
    }
web-reroll-marked =
    { $count ->
        [0] Rilancia
        [one] Rilancia { $count } dado
       *[other] Rilancia { $count } dadi
    }
web-stand = Tienili tutti
web-buy-token =
    { $token ->
        [single] Compra un segnalino singolo per due dadi
       *[double] Compra un segnalino doppio per due dadi
    }
web-swap = Tocca due dadi per scambiarli con un segnalino.
web-swap-for = Con quale segnalino li scambi?
web-discard = Restituisci segnalini
web-give-back = Restituisci { $tokens }
web-tunnel-too-dear-dice = Non puoi pagarlo.
web-count-tokens = segnalini
study-dice = Dadi e segnalini
study-dice-table = I dadi in una partita
study-fact-rerolls = Turni con un rilancio
study-fact-rerolled = Dadi in un rilancio
study-fact-dice-claims = Turni che reclamano una linea
study-fact-wilds = Locomotive per linea reclamata
study-fact-bought = Segnalini comprati in una partita
study-fact-spent = Segnalini spesi per linee in una partita
study-fact-returned = Segnalini restituiti a fine turno, in una partita
web-help-dice = Che cosa mostrano i dadi?
web-help-dice-text = Ogni dado ha due facce Singola, due Doppia, una Stazione e una Locomotiva. Una casella di linea singola costa una Singola, di linea doppia una Doppia; una Stazione pesca un biglietto e una Locomotiva vale per tutte.
web-help-token = Che cosa sono i segnalini?
web-help-token-text =
    Due dadi non usati qualsiasi comprano un segnalino Singola o Doppia, che paga come un dado, anche nello stesso turno. { $limit ->
        [total] Nessuno ne può avere più di tre in tutto; chi comincia il turno con tre non ne prende.
       *[per_type] Nessuno ne può avere più di tre di un tipo, cioè tre Singola e tre Doppia; chi comincia il turno con tre di un tipo non ne prende di quel tipo.
    }
why-not-now-reroll = prima decidi quali dadi rilanciare («reroll nothing» li tiene tutti).
why-not-in-game-dice = a questo tavolo si gioca senza dadi.
web-not-now-reroll = Prima decidi quali dadi rilanciare.
