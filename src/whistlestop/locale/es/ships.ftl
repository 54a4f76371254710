board-rails-and-sails-world = Alrededor del mundo
web-value-sails = Alrededor del mundo
card-deck =
    { $deck ->
        [train] mazo de trenes
       *[ship] mazo de barcos
    }
event-pieces-chosen =
    { $who ->
        [you] Empiezas con { $trains } vagones y { $ships } barcos.
       *[other] { $name } ha elegido sus piezas.
    }
event-pieces-shown =
    { $who ->
        [you] Empiezas con { $trains } vagones y { $ships } barcos.
       *[other] { $name } empieza con { $trains } vagones y { $ships } barcos.
    }
event-deck-card-drawn =
    { $who ->
        [you] Robas { $card } ({ $deck }).
       *[other] { $name } roba una carta ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Tomas { $card }.
       *[other] { $name } toma { $card }.
    }
event-card-replaced = Se descubre { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Pagas { $card }.
       *[other] { $name } paga { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Construyes un puerto en { $place }.
       *[other] { $name } construye un puerto en { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Construyes un puerto en { $place } por { $payment }.
       *[other] { $name } construye un puerto en { $place } por { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Cambias barcos por vagones ({ $count }): menos { $count }.
           *[ships] Cambias vagones por barcos ({ $count }): menos { $count }.
        }
       *[other] { $into ->
            [trains] { $name } cambia barcos por vagones ({ $count }): menos { $count }.
           *[ships] { $name } cambia vagones por barcos ({ $count }): menos { $count }.
        }
    }
why-few-ships = la ruta necesita { $count } barcos y tienes { $have }.
why-cards-too-few = la ruta necesita cartas para { $count } espacios y tienes para { $have } de un color.
why-not-a-port = { $place } no es una ciudad portuaria.
why-harbour-stands = ya hay un puerto en { $place }.
why-no-harbours-left = has construido todos tus puertos.
why-no-route-there = ninguna ruta tuya llega a { $place }.
why-harbour-too-dear = un puerto cuesta dos cartas de tren y dos de barco de un color, todas con puerto; no puedes pagarlas.
why-not-this-card = { $kind } no se puede pagar ahora: se paga color a color, los comodines al final, y solo lo que pide el precio.
why-few-to-exchange = no hay tantas piezas en tu suministro y tu reserva.
why-no-monster-at-stop = { $place } no es una ciudad: allí no se queda ningún monstruo.
difference-ships = Cada jugador tiene { $trains } vagones y { $ships } barcos y elige en secreto { $pieces }; las demás son su reserva. Las piezas se cambian por un punto cada una.
difference-ship-cards = Hay dos mazos, de trenes y de barcos; cada uno empieza también con { $cards } cartas de barco. Quien toma una carta visible elige el mazo que la repone. Una carta de barco doble paga uno o dos espacios.
difference-harbours = Cada jugador tiene { $count } puertos. Al final uno da { $points } puntos por uno, dos, tres o más billetes cumplidos que nombran su ciudad; cada uno sin construir cuesta { $unbuilt }.
difference-last-rounds = Cuando alguien termina su turno con { $count } piezas o menos, vagones y barcos juntos, todos tienen { $rounds } turnos más.
difference-pair-routes = Una ruta de parejas cuesta dos cartas de tren de un color por espacio.
difference-ticket-tours = Un recorrido vale más si sus ciudades están unidas directamente en el orden impreso, menos si solo están unidas, y si no cuesta su penalización.
choice-draw-ship = robar una carta de barco
choice-replace-from = reponer: { $deck }
choice-pay-card = pagar { $card }
choice-pieces = { $trains } vagones y { $ships } barcos
choice-harbour = construir un puerto en { $place }
choice-exchange =
    { $into ->
        [trains] cambiar barcos por vagones: { $count }
       *[ships] cambiar vagones por barcos: { $count }
    }
question-pieces = ¿Cuántos vagones llevas a la partida? El resto de tus piezas son barcos.
question-deck = ¿Qué mazo repone la carta tomada?
question-card-payment = ¿Qué carta pagas por { $route }? Falta por pagar: { $count }.
question-harbour-payment = ¿Con qué pagas el puerto de { $place }? Falta por pagar: { $count }.
prompt-pieces = Tus vagones:
prompt-deck = El mazo:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: barcos disponibles { $ships }, vagones en la reserva { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: faltan vagones { $trains } y barcos { $ships }, por { $routes }.
       *[no] { $ticket }: faltan vagones { $trains } y barcos { $ships }, por { $routes }, más de los que tienes.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: al alcance, vagones { $trains } y barcos { $ships }.
       *[too-far] { $ticket }: pide vagones { $trains } y barcos { $ships }, más de los que tienes.
    }
harbours-of = { $name }: puertos en { $places }.
ticket-tour = { $ends } ({ $points }, en orden { $best }, si no −{ $penalty })
web-tour-worth = en orden { $best }, si no −{ $penalty }
heading-exchanges = cambios
score-part-exchanges = cambios { $points }
heading-harbours = puertos
score-part-harbours = puertos { $points }
heading-unbuilt-harbours = puertos sin construir
score-part-unbuilt-harbours = puertos sin construir { $points }
scoring-exchanges = { $name }: piezas cambiadas: { $points }.
scoring-harbours = { $name }: puertos: más { $points }.
scoring-unbuilt-harbours = { $name }: puertos sin construir: { $points }.
study-part-exchanges = cambios
study-part-harbours = puertos
study-part-unbuilt-harbours = puertos sin construir
help-play-ships = Barcos: «draw ship» roba una carta de barco, «replace from train» nombra un mazo; las cartas se pagan una a una. «harbour lima» construye un puerto, «exchange trains 2» convierte dos barcos en vagones.
web-help-ships = ¿Cómo funcionan los barcos y los puertos?
web-help-ships-text =
    { $purse ->
        [dice] Las rutas marítimas usan barcos, las de tren vagones; cada espacio cuesta un símbolo, en una ruta de parejas dos. Un puerto cuesta cuatro dados Estación o Locomotora y puntúa por los billetes cumplidos que nombran su ciudad. Las piezas se cambian con la reserva, un punto menos por cada una.
       *[cards] Las rutas marítimas usan barcos y cartas de barco, las de tren vagones y cartas de tren; un comodín vale por ambos. Un puerto cuesta dos cartas de tren y dos de barco de un color con puerto y puntúa por los billetes cumplidos que nombran su ciudad. Las piezas se cambian con la reserva, un punto menos por cada una.
    }
web-help-ship-card = ¿Qué pagan las cartas de barco?
web-help-ship-card-text = Una carta de barco doble paga uno o dos espacios de una ruta marítima; no se paga ninguna carta que sobre. Una ruta de parejas cuesta dos cartas de tren de un color por espacio. Quien toma una carta boca arriba nombra el mazo que la reemplaza.
web-help-ship-tour = ¿Qué es un recorrido?
web-help-ship-tour-text = Un recorrido nombra tres ciudades o más. Si tus rutas las unen todas, da los puntos menores; si cada ciudad está unida directamente con la siguiente en el orden impreso, los mayores. Si no, cuesta más que ambos.
web-help-ships-end = ¿Cómo termina la partida?
web-help-ships-end-text = En cuanto alguien acaba su turno con { $count } piezas o menos, vagones y barcos juntos, todos tienen más turnos, también ese jugador: { $rounds }. Después se cuentan billetes, recorridos, cambios y puertos. Gana quien tenga más puntos; si hay empate, más billetes cumplidos.
option-sails-fixed_split = Si todos empiezan con las mismas piezas.
value-sails-fixed_split-0 = Cada uno elige sus piezas en secreto.
value-sails-fixed_split-20 = Todos empiezan con 20 vagones y 40 barcos.
option-sails-tour_order = Cuándo se sigue un recorrido en orden.
value-sails-tour_order-direct = Un recorrido va en orden si sus ciudades vecinas están unidas por rutas propias.
value-sails-tour_order-trail = Un recorrido va en orden si un camino de rutas propias pasa por sus ciudades en orden.
option-sails-dice_wild_ships = Cuántos espacios de una ruta marítima paga una Locomotora de dado.
value-sails-dice_wild_ships-1 = Una Locomotora de dado paga un espacio de una ruta marítima.
value-sails-dice_wild_ships-2 = Una Locomotora de dado paga uno o dos espacios de una ruta marítima; no se paga nada que sobre.
why-not-now-pieces = elige primero las piezas que llevas.
why-not-now-deck = di primero qué mazo repone la carta.
why-not-now-card-payment = paga primero tu ruta o escribe undo.
why-not-now-harbour-payment = paga primero tu puerto o escribe undo.
why-not-in-game-ships = no hay barcos en este tablero.
web-not-now-pieces = Elige primero las piezas que llevas.
web-not-now-deck = Di primero qué mazo repone la carta.
web-not-now-card-payment = Paga primero tu ruta.
web-not-now-harbour-payment = Paga primero tu puerto.
kind-red-harbour = rojo, vagón con puerto
kind-yellow-harbour = amarillo, vagón con puerto
kind-green-harbour = verde, vagón con puerto
kind-pink-harbour = rosa, vagón con puerto
kind-white-harbour = blanco, vagón con puerto
kind-black-harbour = negro, vagón con puerto
kind-red-double = rojo, barco doble
kind-yellow-double = amarillo, barco doble
kind-green-double = verde, barco doble
kind-pink-double = rosa, barco doble
kind-white-double = blanco, barco doble
kind-black-double = negro, barco doble
kind-red-single = rojo, barco con puerto
kind-yellow-single = amarillo, barco con puerto
kind-green-single = verde, barco con puerto
kind-pink-single = rosa, barco con puerto
kind-white-single = blanco, barco con puerto
kind-black-single = negro, barco con puerto
legend-ship = ruta marítima: barcos y cartas de barco
legend-pair = ruta de parejas: dos cartas de tren de un color por espacio
legend-port = puerto
web-harbours = Puerto
web-pick-harbour = ¿Dónde construyes un puerto? Pulsa un lugar.
web-exchange = Cambiar
web-fewer = Menos
web-more = Más
web-ship-deck = Mazo de barcos: { $count } cartas
web-draw-ship-sure = ¿Robar una carta del mazo de barcos?
web-ticket-pieces =
    { $count ->
        [one] { $count } pieza más
       *[other] { $count } piezas más
    }
web-ticket-pieces-too-far = { $count } piezas más, más de las que tienes
web-key-ships = Barcos y puertos
web-key-ships-each = Barcos de cada jugador
web-key-ships-pieces = Piezas que elige cada jugador
web-key-ships-start-cards = Cartas de barco al inicio
web-key-with-harbour = Cartas de tren de cada color con puerto
web-key-doubles = Cartas de barco dobles de cada color
web-key-singles = Cartas de barco simples de cada color
web-key-harbours = Puertos de cada jugador
web-key-harbour-price = Cartas que cuesta un puerto
web-key-harbour-points = Puntos de un puerto según los billetes
web-key-unbuilt-harbour = Puntos perdidos por un puerto sin construir
web-key-last-rounds = Últimos turnos de cada jugador
web-key-ports = Ciudades portuarias
web-key-stops = Paradas sin nombre
web-key-tour = Recorrido
web-key-via = Pasando por
web-key-in-order = Puntos en el orden impreso
web-key-penalty = Puntos perdidos
web-key-kind = Clase de ruta
web-value-train = tren
web-value-pair = parejas
web-count-ships = barcos
web-count-reserve = reserva
web-trains-in-reserve = Vagones en la reserva: { $trains }.
web-harbours-here = Puertos en { $places }
advice-mechanism-harbours = En { $games } partidas nadie construye nunca un puerto.
used-harbours = Puertos construidos
