monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Colocas a { $monster } en { $place }.
       *[other] { $name } coloca a { $monster } en { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Dejas a { $monster } en { $place }
           *[no] Mueves a { $monster } de { $left } a { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }por { $locomotives ->
                [one] { $locomotives } Locomotora
               *[other] { $locomotives } Locomotoras
            }
           *[cards] { " " }por { $locomotives ->
                [one] { $locomotives } locomotora
               *[other] { $locomotives } locomotoras
            }
        } y tomas una carta de { $monster }, que impide moverlo hasta el final de tu próximo turno.
       *[other] { $stays ->
            [yes] { $name } deja a { $monster } en { $place }
           *[no] { $name } mueve a { $monster } de { $left } a { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }por { $locomotives ->
                [one] { $locomotives } Locomotora
               *[other] { $locomotives } Locomotoras
            }
           *[cards] { " " }por { $locomotives ->
                [one] { $locomotives } locomotora
               *[other] { $locomotives } locomotoras
            }
        } y toma una carta de { $monster }, que impide moverlo hasta el final del próximo turno de { $name }.
    }
event-monster-card-turned =
    { $who ->
        [you] Tu carta de { $monster } se pone boca abajo: { $monster } vuelve a poder moverse.
       *[other] La carta de { $monster } que tiene { $name } se pone boca abajo: { $monster } vuelve a poder moverse.
    }
event-monster-paid =
    { $who ->
        [you] Usas { $dice } para mover un monstruo.
       *[other] { $name } usa { $dice } para mover un monstruo.
    }
why-chaos = { $place } está en caos: allí está { $monster }.
why-placed-already = los monstruos se colocaron antes del primer turno.
why-same-place = allí está { $monster }, y los monstruos empiezan en lugares distintos.
why-no-country-at-start = en esta mesa ningún monstruo empieza en un país.
why-country-one-place = el país es un solo lugar y aquí se llama { $place }.
why-monsters-stay = en esta mesa los monstruos nunca se mueven.
why-no-move-after-tunnel = después de un túnel fallido no se puede mover ningún monstruo.
why-monster-moved = ya has movido a { $monster } en este turno, y solo se mueve uno.
why-monster-locked =
    { $who ->
        [you] { $monster } no se puede mover mientras tu carta esté boca arriba.
       *[other] { $monster } no se puede mover mientras la carta de { $name } esté boca arriba.
    }
why-no-monster-cards = no quedan cartas de { $monster }, así que { $monster } no se mueve.
why-must-not-stay = { $monster } tiene que salir de su lugar.
why-must-not-share = allí está { $monster }, y los monstruos no pueden compartir lugar.
why-too-far =
    { $place } está a más de { $steps } lugares de { $monster }, demasiado lejos para { $purse ->
        [wilds] { $count ->
            [one] { $count } Locomotora
           *[other] { $count } Locomotoras
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Locomotora o pareja
           *[other] { $count } Locomotoras o parejas
        }
       *[cards] { $count ->
            [one] { $count } locomotora
           *[other] { $count } locomotoras
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] hace falta { $count } Locomotora y tienes { $have }.
           *[other] hacen falta { $count } Locomotoras y tienes { $have }.
        }
        [wilds_or_pairs] hacen falta { $count } y tienes { $have }, contando cada Locomotora y cada pareja de dados iguales.
       *[cards] { $count ->
            [one] hace falta { $count } locomotora y tienes { $have }.
           *[other] hacen falta { $count } locomotoras y tienes { $have }.
        }
    }
options-monsters = Con monstruos
option-monsters = Si se juega con Alvin & Dexter.
value-monsters-true = Alvin y Dexter están en el tablero: no se puede cubrir ningún recorrido hacia el lugar de un monstruo.
value-monsters-false = No hay monstruos.
option-monsters-setup_in_country = Si un monstruo puede empezar en un país.
value-monsters-setup_in_country-true = Un monstruo puede empezar en un país.
value-monsters-setup_in_country-false = Los monstruos empiezan solo en ciudades.
option-monsters-country_one_place = Si un país con varios pasos fronterizos es un solo lugar.
value-monsters-country_one_place-true = Un país es un solo lugar: un monstruo en él bloquea todos sus pasos fronterizos.
value-monsters-country_one_place-false = Cada paso fronterizo de un país es un lugar aparte.
option-monsters-zero_move = Si un monstruo por el que se paga puede quedarse donde está.
value-monsters-zero_move-true = Un monstruo por el que se paga puede quedarse donde está.
value-monsters-zero_move-false = Un monstruo por el que se paga tiene que salir de su lugar.
option-monsters-share_city = Si los dos monstruos pueden estar en el mismo lugar una vez empezada la partida.
value-monsters-share_city-true = Una vez empezada la partida, los dos monstruos pueden estar en el mismo lugar.
value-monsters-share_city-false = Los monstruos nunca están en el mismo lugar.
option-monsters-halve_twice = Si un billete con un monstruo en cada extremo se reduce a la mitad dos veces.
value-monsters-halve_twice-true = Un billete se reduce a la mitad una vez por cada extremo con un monstruo.
value-monsters-halve_twice-false = Un billete se reduce a la mitad solo una vez.
option-monsters-multi_ticket = Cuándo se reduce a la mitad un billete con varios destinos.
value-monsters-multi_ticket-scored_pair = Un billete con varios destinos se reduce a la mitad si hay un monstruo en su origen o en el destino que cuenta.
value-monsters-multi_ticket-any_named = Un billete con varios destinos se reduce a la mitad si hay un monstruo en cualquiera de sus lugares.
option-monsters-bonus_points = Puntos por tener más cartas de un monstruo.
value-monsters-bonus_points =
    Tener más cartas de un monstruo vale { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
option-monsters-chaos_blocks = Qué no se puede hacer en el lugar de un monstruo.
value-monsters-chaos_blocks-routes = En el lugar de un monstruo solo los recorridos no se pueden cubrir.
value-monsters-chaos_blocks-all = En el lugar de un monstruo no se puede cubrir ningún recorrido ni construir estaciones, y ningún pasajero entra ni sale.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Jugar con Alvin & Dexter: dos monstruos en el tablero.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } está en { $place }, bloqueado por tu carta.
           *[other] { $monster } está en { $place }, bloqueado por la carta de { $name }.
        }
        [stuck] { $monster } está en { $place } para siempre.
        [nowhere] { $monster } aún no está en el tablero.
       *[free] { $monster } está en { $place }.
    }
monster-deck =
    { $count ->
        [0] No quedan cartas de { $monster }: { $monster } ya no puede moverse.
        [one] Queda { $count } carta de { $monster }.
       *[other] Quedan { $count } cartas de { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] No tienes ninguna carta de { $monster } boca abajo.
        [one] Tienes { $count } carta de { $monster } boca abajo.
       *[other] Tienes { $count } cartas de { $monster } boca abajo.
    }
monsters-chaos = Ahora no se pueden cubrir recorridos hacia { $places }, y los billetes que al final nombren el lugar de un monstruo valen la mitad.
no-monsters = En esta mesa se juega sin monstruos.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, por { $count } Locomotora: { $places }.
           *[other] { $monster }, por { $count } Locomotoras: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, por { $count } Locomotora o pareja: { $places }.
           *[other] { $monster }, por { $count } Locomotoras o parejas: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, por { $count } locomotora: { $places }.
           *[other] { $monster }, por { $count } locomotoras: { $places }.
        }
    }
reach-none = { $monster } no puede moverse ahora: { $reason }
choice-place = colocar a { $monster } en { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] mover a { $monster } a { $place } por { $count } Locomotora
           *[other] mover a { $monster } a { $place } por { $count } Locomotoras
        }
        [pairs] { $count ->
            [one] mover a { $monster } a { $place } por { $count } Locomotora o pareja
           *[other] mover a { $monster } a { $place } por { $count } Locomotoras o parejas
        }
       *[cards] { $count ->
            [one] mover a { $monster } a { $place } por { $count } locomotora
           *[other] mover a { $monster } a { $place } por { $count } locomotoras
        }
    }
menu-move =
    { $count ->
        [one] { $monster } puede ir a { $count } lugar: escribe «{ $word }» y el lugar, o «reach { $word }» para verlo.
       *[other] { $monster } puede ir a { $count } lugares: escribe «{ $word }» y el lugar, o «reach { $word }» para verlos.
    }
prompt-place = { $monster } va a:
question-place = Colocas a { $monster } en el tablero: mientras { $monster } esté allí, no se puede cubrir ningún recorrido hacia ese lugar.
question-move = ¿Cómo pagas por mover a { $monster } a { $place }?
ticket-halved = { $text } Solo vale { $points } mientras haya un monstruo en { $places }.
ticket-cost-halved = { $text } Si falla, solo cuesta { $points } mientras haya un monstruo en { $places }.
score-monsters = Faltan las bonificaciones por cartas de monstruo: las cartas boca abajo son secretas.
scoring-monster =
    { $points ->
        [0] { $name }: cartas de { $monster }: { $count }.
       *[other] { $name }: cartas de { $monster }: { $count }, más que nadie: más { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monstruos: «alvin boston» mueve a Alvin con las menos Locomotoras posibles, «alvin boston 2» con dos.
       *[cards] Monstruos: «alvin boston» mueve a Alvin con las menos locomotoras posibles, «alvin boston 2» con dos.
    }
help-play-reach = «monsters» dice dónde están, «reach alvin» adónde puede ir Alvin.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } está aquí: no se puede cubrir ningún recorrido hacia este lugar.
web-monster-at = { $monster } en { $place }
web-monster-card = La carta de { $monster } está boca arriba aquí
web-ticket-half = ahora vale la mitad: hay un monstruo en { $places }
web-ticket-halved = a la mitad: había un monstruo en { $places }
web-question-place = ¿Dónde debe empezar { $monster }?
web-question-place-note = No se puede cubrir ningún recorrido hacia ese lugar mientras { $monster } esté allí.
web-pick-monster = ¿Adónde debe ir { $monster }? Pulsa un lugar.
web-move-monster = Mover a { $monster }
study-monsters = Alvin & Dexter
study-monsters-text = Un billete que al final nombra un lugar en caos vale la mitad, cumplido o no.
study-monsters-table = Los monstruos en una partida
study-visits = Adónde van los monstruos
study-visits-caption = Llegadas por partida a los diez lugares más visitados, { $games } partidas.
study-fact-moves = Movimientos de { $monster } en una partida
study-fact-locomotives = Locomotoras (con dados: caras Locomotora) gastadas en { $monster } en una partida
study-fact-bonus-alone = Bonificación de { $monster } ganada por uno solo
study-fact-bonus-shared = Bonificación de { $monster } compartida
study-fact-holder = Partidas que gana quien ganó solo la bonificación de { $monster }
study-fact-halved = Billetes reducidos a la mitad en una partida
study-fact-lost = Puntos perdidos por billetes cumplidos reducidos a la mitad
study-fact-spared = Puntos ahorrados por billetes fallidos reducidos a la mitad
web-replay-monsters = Boca abajo: { $cards }
web-overlay-monsters = Adónde podrían ir los monstruos
web-overlay-locked = { $monster } no se puede mover: su carta está boca arriba ante { $name }.
web-overlay-stays = Nadie puede mover a { $monster } ahora.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: lugares con una Locomotora del dado { $near }, solo con dos { $far }.
       *[cards] { $monster }: lugares con una locomotora { $near }, solo con dos { $far }.
    }
web-help-monster = ¿Cómo se mueven los monstruos?
web-help-monster-text =
    { $purse ->
        [dice] En tu turno puedes mover un monstruo: una Locomotora del dado lo lleva hasta tres lugares, dos hasta seis. Tomas una de sus cartas; hasta que se vuelve al final de tu próximo turno nadie puede moverlo. Más cartas de un monstruo valen { $points } puntos.
       *[cards] En tu turno puedes mover un monstruo: una locomotora lo lleva hasta tres lugares, dos hasta seis. Tomas una de sus cartas; hasta que se vuelve al final de tu próximo turno nadie puede moverlo. Más cartas de un monstruo valen { $points } puntos.
    }
web-help-chaos = ¿Qué significa caos?
web-help-chaos-text = El lugar donde está un monstruo queda en caos: no se puede cubrir ningún recorrido que acabe allí. Los trenes ya puestos se quedan y cuentan. Al final un billete que nombra ese lugar da o resta la mitad, redondeada hacia abajo.
advice-mechanism-monsters = En { $games } partidas nadie usa nunca un monstruo.
why-not-now-place-monster = primero se colocan los monstruos en el tablero.
why-not-in-game-monsters = en esta mesa se juega sin monstruos.
web-not-now-place-monster = Primero se colocan los monstruos en el tablero.
study-part-alvin = bonificación de Alvin
study-part-dexter = bonificación de Dexter
used-monsters = Movimientos de monstruos
