board-old-west = Lejano Oeste
web-value-oldwest = Lejano Oeste
event-start-city-chosen =
    { $who ->
        [you] Eliges { $place } como ciudad de salida.
       *[other] { $name } elige { $place } como ciudad de salida.
    }
event-marker-bought =
    { $who ->
        [you] Pones un marcador en { $place } por { $payment }.
       *[other] { $name } pone un marcador en { $place } por { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Pones un marcador en { $place } por { $payment }.
       *[other] { $name } pone un marcador en { $place } por { $payment }.
    }
event-route-scored =
    { $who ->
        [you] Puntúas { $route }: más { $points }.
       *[other] { $name } puntúa { $route }: más { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Capturas a Alvin, más { $points }, y lo llevas a { $place }.
       *[other] { $name } captura a Alvin, más { $points }, y lo lleva a { $place }.
    }
why-city-marked = { $place } ya tiene un marcador.
why-alien-city = Alvin empieza en { $place }: allí nunca hay marcadores.
why-not-end-of-route = { $place } no es un extremo del recorrido recién cubierto.
why-marker-too-dear = un marcador cuesta { $count } cartas de un color, y no puedes pagarlas.
why-out-of-reach = el recorrido no toca ni tu ciudad de salida ni nada que tus recorridos unan a ella.
difference-markers = Cada jugador tiene { $count } marcadores de ciudad. Antes del primer turno cada uno pone uno en su ciudad de salida, el último jugador primero; todos sus recorridos quedan unidos a ella. Tras cubrir un recorrido, otro marcador puede ir a un extremo libre por { $price } cartas de un color.
difference-marker-points = Un recorrido puntúa para quienes tienen marcadores en sus extremos, para cada uno entero y doble por dos; solo sin marcadores, para quien lo cubre.
heading-alien = Alvin
choice-marker = poner un marcador en { $place }
choice-no-marker = no poner marcador
choice-alien = llevar a Alvin a { $place }
question-start-city = ¿Desde qué ciudad sales? Todos tus recorridos quedarán unidos a ella.
question-marker = ¿Pones un marcador en un extremo de tu recorrido? Te quedan { $count }.
question-alien = Has capturado a Alvin. ¿A cuál de tus ciudades va?
prompt-start-city = Tu ciudad de salida:
prompt-marker = Tu marcador:
prompt-alien = Alvin va a:
marked-cities = { $name }: marcadores en { $places }.
no-marked-cities = { $name }: aún sin marcador.
place-alien = Alvin está en { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name }: Alvin: más { $points }.
help-play-markers = Marcadores: nombra la ciudad de salida y, tras un recorrido, el extremo que recibe un marcador, o «no marker»; «markers» dice dónde está Alvin, «board» quién ha marcado qué.
web-marker-here = Marcador de { $name }: los recorridos de aquí puntúan para su dueño.
web-alien-here = Alvin está aquí.
web-start-city-question = ¿De qué ciudad sales? Pulsa un lugar.
web-marker-question = ¿Pones un marcador en un extremo de tu recorrido?
web-no-marker = Sin marcador
web-alien-question = ¿Adónde va Alvin?
web-markers-own = Marcadores en { $places }
web-help-marker = ¿Para qué sirven los marcadores de ciudad?
web-help-marker-text = Todos los recorridos de un jugador quedan unidos a su ciudad de salida. Los puntos de un recorrido van a quienes tienen marcadores en sus extremos; sin ellos, a quien lo cubre. Después se puede comprar un marcador para un extremo libre.
web-help-alien = ¿Qué hace Alvin aquí?
web-help-alien-text = Quien cubre un recorrido hasta la ciudad de Alvin lo captura, gana { $points } puntos y lo lleva a una ciudad con un marcador suyo. El dueño de la ciudad donde esté al final gana { $points } más.
option-oldwest-alvin = Si se juega con Alvin el extraterrestre en el Lejano Oeste.
value-oldwest-alvin-true = Alvin empieza en Roswell y se le puede capturar.
value-oldwest-alvin-false = El Lejano Oeste se juega sin Alvin.
option-oldwest-allow_monsters = Si Alvin & Dexter pueden venir al Lejano Oeste.
value-oldwest-allow_monsters-true = Alvin & Dexter pueden venir al Lejano Oeste; empiezan lejos de los marcadores.
value-oldwest-allow_monsters-false = Alvin & Dexter no vienen al Lejano Oeste: un monstruo en una ciudad de salida dejaría fuera a su dueño.
why-not-now-start-city = elige primero tu ciudad de salida.
why-not-now-marker = di primero si pones un marcador en tu recorrido.
why-not-now-marker-payment = paga primero tu marcador, o escribe undo.
why-not-now-alien = lleva primero a Alvin a una de tus ciudades.
why-not-in-game-markers = en este tablero no hay marcadores de ciudad.
web-not-now-start-city = Elige primero tu ciudad de salida.
web-not-now-marker = Di primero si pones un marcador en tu recorrido.
web-not-now-marker-payment = Paga primero tu marcador.
web-not-now-alien = Lleva primero a Alvin a una de tus ciudades.
study-part-alien = Alvin
advice-mechanism-markers = En { $games } partidas nadie compra nunca un marcador de ciudad.
used-markers = Marcadores de ciudad comprados
