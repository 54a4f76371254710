face-single = Simple
face-double = Doble
face-station = Estación
face-wild = Locomotora
die-single = [–] Simple
die-double = [=] Doble
die-station = [⌂] Estación
die-wild = [★] Locomotora
dice-single =
    { $count ->
        [one] { $count } Simple
       *[other] { $count } Simples
    }
dice-double =
    { $count ->
        [one] { $count } Doble
       *[other] { $count } Dobles
    }
dice-station =
    { $count ->
        [one] { $count } Estación
       *[other] { $count } Estaciones
    }
dice-wild =
    { $count ->
        [one] { $count } Locomotora
       *[other] { $count } Locomotoras
    }
tokens-single =
    { $count ->
        [one] { $count } ficha simple
       *[other] { $count } fichas simples
    }
tokens-double =
    { $count ->
        [one] { $count } ficha doble
       *[other] { $count } fichas dobles
    }
no-tokens = ninguna ficha
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, túnel
               *[double] { $route }: { $length ->
                    [one] { $length } Doble
                   *[other] { $length } Dobles
                }, túnel
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, ferry con { $symbols ->
                    [one] { $symbols } Locomotora
                   *[other] { $symbols } Locomotoras
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Doble
                   *[other] { $length } Dobles
                }, ferry con { $symbols ->
                    [one] { $symbols } Locomotora
                   *[other] { $symbols } Locomotoras
                }
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }
               *[double] { $route }: { $length ->
                    [one] { $length } Doble
                   *[other] { $length } Dobles
                }
            }
        }
       *[other] { $type ->
            [tunnel] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, túnel ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doble
                   *[other] { $length } Dobles
                }, túnel ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                })
            }
            [ferry] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                }, ferry con { $symbols ->
                    [one] { $symbols } Locomotora
                   *[other] { $symbols } Locomotoras
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doble
                   *[other] { $length } Dobles
                }, ferry con { $symbols ->
                    [one] { $symbols } Locomotora
                   *[other] { $symbols } Locomotoras
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                })
            }
           *[plain] { $kind ->
                [single] { $route }: { $length ->
                    [one] { $length } Simple
                   *[other] { $length } Simples
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                })
               *[double] { $route }: { $length ->
                    [one] { $length } Doble
                   *[other] { $length } Dobles
                } ({ $points ->
                    [one] { $points } punto
                   *[other] { $points } puntos
                })
            }
        }
    }
route-detail-dice-special =
    { $kind ->
        [single] { $route }: { $length ->
            [one] { $length } Simple
           *[other] { $length } Simples
        }, { $special } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        })
       *[double] { $route }: { $length ->
            [one] { $length } Doble
           *[other] { $length } Dobles
        }, { $special } ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        })
    }
event-dice-rolled =
    { $who ->
        [you] Sacas { $dice }.
       *[other] { $name } saca { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] Conservas todos los dados.
            [one] Vuelves a tirar { $count } dado.
           *[other] Vuelves a tirar { $count } dados.
        }
       *[other] { $count ->
            [0] { $name } conserva todos los dados.
            [one] { $name } vuelve a tirar { $count } dado.
           *[other] { $name } vuelve a tirar { $count } dados.
        }
    }
event-dice-stand =
    { $who ->
        [you] Tus dados muestran ahora { $dice }.
       *[other] Los dados de { $name } muestran ahora { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] Cambias { $dice } por una ficha simple.
           *[other] { $name } cambia { $dice } por una ficha simple.
        }
       *[double] { $who ->
            [you] Cambias { $dice } por una ficha doble.
           *[other] { $name } cambia { $dice } por una ficha doble.
        }
    }
event-tokens-returned =
    { $who ->
        [you] Devuelves { $tokens }.
       *[other] { $name } devuelve { $tokens }.
    }
event-route-claimed-with-dice =
    { $points ->
        [0] { $who ->
            [you] Cubres { $route } con { $payment }.
           *[other] { $name } cubre { $route } con { $payment }.
        }
       *[other] { $who ->
            [you] Cubres { $route } con { $payment } y ganas { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }.
           *[other] { $name } cubre { $route } con { $payment } y gana { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }.
        }
    }
event-station-built-with-dice =
    { $who ->
        [you] Construyes una estación en { $place } con { $payment }.
       *[other] { $name } construye una estación en { $place } con { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] Robas { $count ->
            [one] { $count } billete
           *[other] { $count } billetes
        } con { $payment }.
       *[other] { $name } roba { $count ->
            [one] { $count } billete
           *[other] { $count } billetes
        } con { $payment }.
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] Pruebas el túnel { $route }: los dados de túnel no muestran ningún símbolo.
            [one] Pruebas el túnel { $route }: los dados de túnel muestran { $symbols } símbolo.
           *[other] Pruebas el túnel { $route }: los dados de túnel muestran { $symbols } símbolos.
        }
       *[other] { $symbols ->
            [0] { $name } prueba el túnel { $route }: los dados de túnel no muestran ningún símbolo.
            [one] { $name } prueba el túnel { $route }: los dados de túnel muestran { $symbols } símbolo.
           *[other] { $name } prueba el túnel { $route }: los dados de túnel muestran { $symbols } símbolos.
        }
    }
why-reroll-done = los dados se vuelven a tirar solo una vez, justo después de la primera tirada.
why-no-such-dice = no tienes esos dados para volver a tirar.
why-long-route-closed = en esta mesa los recorridos tan largos están cerrados.
why-few-symbols =
    { $kind ->
        [single] { $count ->
            [one] hace falta { $count } Simple y tienes { $have }, contando Locomotoras y fichas.
           *[other] hacen falta { $count } Simples y tienes { $have }, contando Locomotoras y fichas.
        }
       *[double] { $count ->
            [one] hace falta { $count } Doble y tienes { $have }, contando Locomotoras y fichas.
           *[other] hacen falta { $count } Dobles y tienes { $have }, contando Locomotoras y fichas.
        }
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] { $count ->
            [one] hace falta { $count } Simple, sin Locomotora en su lugar, y tienes { $have }, contando fichas.
           *[other] hacen falta { $count } Simples, sin Locomotoras en su lugar, y tienes { $have }, contando fichas.
        }
       *[double] { $count ->
            [one] hace falta { $count } Doble, sin Locomotora en su lugar, y tienes { $have }, contando fichas.
           *[other] hacen falta { $count } Dobles, sin Locomotoras en su lugar, y tienes { $have }, contando fichas.
        }
    }
why-few-wilds =
    el ferry pide al menos { $count ->
        [one] { $count } Locomotora
       *[other] { $count } Locomotoras
    } y tienes { $have }.
why-few-station-dice =
    { $count ->
        [one] hace falta { $count } Estación o Locomotora y tienes { $have }.
       *[other] hacen falta { $count } Estaciones o Locomotoras y tienes { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] una ficha cuesta dos dados sin usar y no tienes ninguno.
       *[other] una ficha cuesta dos dados sin usar y tienes { $have }.
    }
why-not-these-dice = no te quedan estos dados: { $dice }.
why-token-limit =
    { $kind ->
        [single] nadie puede tener más de { $count } fichas simples.
        [double] nadie puede tener más de { $count } fichas dobles.
       *[any] nadie puede tener más de { $count } fichas.
    }
why-tokens-at-start =
    { $kind ->
        [single] empezaste este turno con { $count } fichas simples, así que en él no puedes tomar ninguna.
        [double] empezaste este turno con { $count } fichas dobles, así que en él no puedes tomar ninguna.
       *[any] empezaste este turno con { $count } fichas, así que en él no puedes tomar ninguna.
    }
why-token-pool-empty =
    { $kind ->
        [single] no quedan fichas simples.
       *[double] no quedan fichas dobles.
    }
why-token-not-needed = una ficha comprada ahora debe pagar este túnel, y esta no ayudaría.
why-tokens-must-be-spent =
    { $count ->
        [one] la ficha que compraste para este túnel debe gastarse en él.
       *[other] las { $count } fichas que compraste para este túnel deben gastarse en él.
    }
why-no-tokens-after-tunnel = después de un túnel fallido no se pueden comprar fichas.
why-cannot-decline = compraste una ficha para este túnel, así que hay que pagarlo.
why-few-tokens = no tienes esas fichas.
difference-tunnels-dice =
    { $count ->
        [one] { $count } vía es un túnel: se tiran tres dados de túnel que pueden encarecerlo.
       *[other] { $count } vías son túneles: se tiran tres dados de túnel que pueden encarecerlos.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } vía es un ferry, que se paga en parte con Locomotoras.
       *[other] { $count } vías son ferris, que se pagan en parte con Locomotoras.
    }
options-dice = Con dados
option-dice = Si se juega con la expansión de dados.
value-dice-true = Cinco dados sustituyen a las cartas de vagón: cada símbolo paga un espacio de un recorrido.
value-dice-false = Los recorridos se pagan con cartas de vagón.
option-dice-tunnel_faces = Cuántas de las seis caras de un dado de túnel muestran un símbolo.
value-dice-tunnel_faces-1 = Una cara de un dado de túnel muestra un símbolo.
value-dice-tunnel_faces-2 = Dos caras de un dado de túnel muestran un símbolo.
value-dice-tunnel_faces-3 = Tres caras de un dado de túnel muestran un símbolo.
option-dice-double_kind = Qué recorridos piden símbolos Doble.
value-dice-double_kind-printed = Todo recorrido impreso con dos vías pide Dobles.
value-dice-double_kind-open_tracks = Un recorrido de dos vías pide Dobles solo si hay jugadores suficientes para usar las dos.
option-dice-wild_map_limits = Si las Locomotoras de los dados siguen los límites que un tablero pone a las cartas de locomotora.
value-dice-wild_map_limits-true = Una Locomotora de dado paga espacios solo donde el tablero se lo permite a las cartas de locomotora.
value-dice-wild_map_limits-false = Una Locomotora de dado paga espacios de cualquier recorrido.
option-dice-token_cap_scope = Cómo se cuenta el límite de tres fichas.
value-dice-token_cap_scope-per_type = Cada uno puede tener tres fichas simples y tres dobles.
value-dice-token_cap_scope-total = Cada uno puede tener tres fichas en total.
option-dice-tokens_after_failed_tunnel = Si los dados sin usar pueden comprar fichas después de un túnel fallido.
value-dice-tokens_after_failed_tunnel-true = Después de un túnel fallido, los dados sin usar aún pueden comprar fichas.
value-dice-tokens_after_failed_tunnel-false = Después de un túnel fallido no se pueden comprar fichas.
option-dice-nine_route = Qué pasa con los recorridos de más de ocho espacios, que ningún dado puede pagar.
value-dice-nine_route-pay8 = Los recorridos de más de ocho espacios cuestan ocho símbolos y conservan su longitud y sus puntos.
value-dice-nine_route-len8 = Los recorridos de más de ocho espacios se tratan como de ocho.
value-dice-nine_route-closed = Los recorridos de más de ocho espacios no se pueden cubrir.
heading-double-tokens = fichas dobles
heading-single-tokens = fichas simples
help-dice = Jugar con la expansión de dados: dados en vez de cartas de vagón.
turn-summary-dice =
    Turno { $turn }: tienes { $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    }, { $tokens } y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; los demás: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    }, { $tokens }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
dice = Tus dados: { $dice }.
dice-tray = Tus dados: { $dice }
dice-used = Has usado todos tus dados.
tokens = Tus fichas: { $tokens }.
choice-reroll = volver a tirar { $dice }
choice-reroll-nothing = conservar todos los dados
choice-buy =
    { $token ->
        [single] comprar una ficha simple con { $dice }
       *[double] comprar una ficha doble con { $dice }
    }
menu-reroll = Nombra los dados que vuelves a tirar («simple locomotora», «2 simples», «all»), los que conservas («keep dobles»), o «nothing».
menu-buy =
    { $token ->
        [single] Dos dados sin usar compran una ficha simple: escribe «buy simple» y los dados.
        [double] Dos dados sin usar compran una ficha doble: escribe «buy doble» y los dados.
       *[both] Dos dados sin usar compran una ficha: escribe «buy simple» o «buy doble» y los dados.
    }
menu-discard = «end discarding» y las fichas devuelve algunas antes de que acabe tu turno.
prompt-reroll = Volver a tirar:
question-tunnel-dice =
    { $kind ->
        [single] { $price ->
            [one] { $route } cuesta { $price } Simple. ¿Cómo pagas?
           *[other] { $route } cuesta { $price } Simples. ¿Cómo pagas?
        }
       *[double] { $price ->
            [one] { $route } cuesta { $price } Doble. ¿Cómo pagas?
           *[other] { $route } cuesta { $price } Dobles. ¿Cómo pagas?
        }
    }
help-play-reroll = Dados: «simple locomotora» o «2 simples» vuelve a tirar esos, «keep dobles» los demás, «all» y «nothing».
help-play-claim-dice = Recorridos: «claim paris zurich», «par zur», «par zur locomotora 1» para decir cómo pagas; estaciones: «station paris».
help-play-buy = Fichas: «buy simple with doble estación» da dos dados sin usar por una; «end discarding simple» devuelve una.
help-play-dice-tickets = Billetes: «draw 2 tickets» por dos Estaciones o Locomotoras y luego los números que te quedas, o none.
help-play-look-dice = Consultar: actions, dice, board, score, log («log all»).
web-expansion-dice = La expansión de dados
web-action-dice =
    { $count ->
        [0] Estos dados no pagan ningún recorrido. ¿Robas billetes, compras fichas o terminas tu turno?
        [one] ¿Cubres el recorrido de borde dorado o usas tus dados para otra cosa?
       *[other] ¿Cubres uno de los { $count } recorridos de borde dorado o usas tus dados para otra cosa?
    }
web-choice-move-dice =
    mover a { $monster } a { $place } por { $count ->
        [one] { $count } Locomotora
       *[other] { $count } Locomotoras
    }
web-dice = Dados
web-no-dice = No quedan dados en la mesa.
web-dice-wait = Los dados se tiran cuando empieza el primer turno.
web-dice-of = tirada de { $name }
web-die-marked = otra vez
web-no-tokens = Aún sin fichas
web-die-swapped = cambiar
web-reroll = ¿Qué dados vuelves a tirar? Tócalos.
web-dice-enough =
    { $count ->
        [0] Tal como están, no pagan ningún recorrido.
        [one] Tal como están, pagan { $count } recorrido.
       *[other] Tal como están, pagan { $count } recorridos.
    }
web-reroll-marked =
    { $count ->
        [0] Volver a tirar
        [one] Volver a tirar { $count } dado
       *[other] Volver a tirar { $count } dados
    }
web-stand = Conservarlos todos
web-buy-token =
    { $token ->
        [single] Comprar una ficha simple por dos dados
       *[double] Comprar una ficha doble por dos dados
    }
web-swap = Toca dos dados para cambiarlos por una ficha.
web-swap-for = ¿Por qué ficha los cambias?
web-discard = Devolver fichas
web-give-back = Devolver { $tokens }
web-tunnel-too-dear-dice = No puedes pagar eso.
web-count-tokens = fichas
study-dice = Dados y fichas
study-dice-table = Los dados en una partida
study-fact-rerolls = Turnos con segunda tirada
study-fact-rerolled = Dados en una segunda tirada
study-fact-dice-claims = Turnos que cubren un recorrido
study-fact-wilds = Locomotoras al cubrir un recorrido
study-fact-bought = Fichas compradas en una partida
study-fact-spent = Fichas gastadas en recorridos en una partida
study-fact-returned = Fichas devueltas al final del turno, en una partida
web-help-dice = ¿Qué muestran los dados?
web-help-dice-text = Cada dado tiene dos caras Simple, dos Doble, una Estación y una Locomotora. Un espacio de recorrido simple cuesta un Simple, el de uno doble un Doble; una Estación roba un billete y una Locomotora vale por cualquiera.
web-help-token = ¿Qué son las fichas?
web-help-token-text =
    Dos dados cualesquiera sin usar compran una ficha Simple o Doble, que paga como un dado, incluso en el mismo turno. { $limit ->
        [total] Nadie puede tener más de tres en total; quien empieza el turno con tres no toma ninguna.
       *[per_type] Nadie puede tener más de tres de un tipo, o sea tres Simples y tres Dobles; quien empieza el turno con tres de un tipo no toma ninguna de ese tipo.
    }
why-not-now-reroll = decide primero qué dados vuelves a tirar («reroll nothing» los conserva todos).
why-not-in-game-dice = en esta mesa se juega sin dados.
web-not-now-reroll = Decide primero qué dados vuelves a tirar.
