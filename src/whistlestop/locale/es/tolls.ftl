board-nederland = Países Bajos
track-toll = peaje { $count }
event-toll-paid =
    { $who ->
        [you] Pagas el peaje de { $route }: { $count }.
       *[other] { $name } paga el peaje de { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] No puedes pagar el peaje de { $route } ({ $count }) y tomas un préstamo.
       *[other] { $name } no puede pagar el peaje de { $route } ({ $count }) y toma un préstamo.
    }
event-toll-received =
    { $who ->
        [you] Recibes el peaje de { $route }: { $count }.
       *[other] { $name } recibe el peaje de { $route }: { $count }.
    }
event-neutral-ticket = Se descubre el billete { $ticket } para el jugador neutral.
event-neutral-claimed = El jugador neutral toma { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Dejas el billete { $ticket } boca arriba junto al mazo.
       *[other] { $name } deja el billete { $ticket } boca arriba junto al mazo.
    }
why-neutral-stands = allí hay trenes neutrales.
difference-tolls = Todos empiezan con { $count } fichas de peaje, que se guardan en secreto. Quien cubre un recorrido paga su peaje a la banca; en la segunda vía de un recorrido doble, al dueño de la primera. Quien no tiene bastante toma un préstamo y no paga nada; cada préstamo cuesta { $points } puntos al final.
difference-toll-points = Al final, los jugadores sin préstamos se ordenan por las fichas que les quedan: { $rows }.
difference-start-scores = Los marcadores empiezan escalonados: por orden de turno, { $points } puntos.
difference-neutral = Con { $count } jugadores se une tras la ronda { $rounds } un jugador neutral con { $trains } trenes: después de cada ronda se descubre un billete y toma una vía de la conexión que figura al pie. Si ambas están libres, elige quien tiene el marcador y lo pasa; junto a la vía de un jugador, la banca le paga a este el peaje.
option-nederland-tolls = Si en los Países Bajos se pagan peajes.
value-nederland-tolls-true = Peajes, préstamos y clasificación de fichas.
value-nederland-tolls-false = Sin peajes: los recorridos dobles son desde cuatro jugadores y nadie empieza con ventaja.
option-nederland-neutral_player = Si en los Países Bajos un jugador neutral acompaña a dos jugadores.
value-nederland-neutral_player-true = Con dos jugadores, un jugador neutral toma vías desde la sexta ronda.
value-nederland-neutral_player-false = Los dos jugadores juegan solos.
option-nederland-start_scores = En qué casillas empiezan los marcadores en los Países Bajos.
value-nederland-start_scores-printed = Los marcadores empiezan como indica el tablero.
value-nederland-start_scores-own = Los marcadores empiezan en { $value }, por orden de turno.
heading-head-start = ventaja
heading-loans = préstamos
heading-toll-tokens = fichas de peaje
score-part-head-start = ventaja { $points }
score-part-loans = préstamos { $points }
score-secret-toll-tokens = Lo que valen las fichas de peaje se sabe al final.
scoring-head-start = { $name }: ventaja: más { $points }.
scoring-loans = { $name }: préstamos: { $points } puntos.
scoring-toll-tokens = { $name }: puesto en fichas de peaje: más { $points }.
legend-toll = peaje de una conexión
choice-neutral = el jugador neutral toma { $route }, { $colour }
question-neutral = ¿Qué vía entre { $a } y { $b } toma el jugador neutral? Tienes el marcador.
prompt-neutral = Vía del jugador neutral:
held-tolls = { $name }: fichas de peaje { $count }, préstamos { $loans }.
hidden-tolls = { $name }: fichas de peaje secretas, préstamos { $loans }.
face-up-tickets = Boca arriba junto al mazo de billetes: { $tickets }.
neutral-player =
    { $count ->
        [0] El jugador neutral tiene { $trains } trenes y ninguna vía.
       *[other] Al jugador neutral le quedan { $trains } trenes y tiene { $count } vías: { $routes }.
    }
help-play-tolls = Peajes: se pagan solos; «tolls» muestra los billetes boca arriba y el jugador neutral, «board» lo que tiene cada cual. Para el jugador neutral nombra el color de una vía, o «#1» o «#2».
web-toll = Peaje { $count }
web-toll-tokens = Fichas de peaje: { $count }
web-toll-secret = Las fichas de peaje son secretas
web-toll-loan = Un recorrido con un peaje mayor te cuesta un préstamo.
web-loans = Préstamos: { $count }
web-neutral-marker = Elige por el jugador neutral
web-neutral-trains = Trenes neutrales restantes: { $count }
web-neutral-ended = El jugador neutral no toma más vías
web-neutral-track = Aquí hay trenes neutrales.
web-neutral-question = ¿Qué vía toma el jugador neutral: { $route }?
web-face-up-tickets = Billetes boca arriba: { $count }
web-help-toll = ¿Qué son los peajes?
web-help-toll-text = Cada conexión tiene un peaje de una a cuatro fichas; todos empiezan con { $count }. Al cubrir un recorrido se paga a la banca; en la segunda vía de un recorrido doble, al dueño de la primera. Si te faltan fichas tomas un préstamo y no pagas nada; cada préstamo cuesta { $points } puntos al final y te deja fuera de la clasificación de fichas, que vale mucho. Las cantidades son secretas; los préstamos, públicos.
web-help-neutral = ¿Quién es el jugador neutral?
web-help-neutral-text = Con dos jugadores se une tras la ronda { $rounds } un tercero con { $count } trenes. Después de cada ronda se descubre un billete y el jugador neutral toma una vía de la conexión que figura al pie, si no tiene ya una. Si ambas están libres, elige quien tiene el marcador y lo pasa; junto a tu vía, la banca te paga el peaje. No puntúa y termina cuando se acaban sus trenes o el mazo de billetes.
why-not-now-neutral-track = primero elige una vía para el jugador neutral.
why-not-in-game-tolls = en esta mesa no hay jugador neutral.
web-not-now-neutral-track = Primero elige una vía para el jugador neutral.
web-value-nederland = Países Bajos
route-neutral = { $route } – allí hay trenes neutrales.
study-part-head-start = ventaja
study-part-loans = préstamos
study-part-toll-tokens = fichas de peaje
web-key-foot = Conexión al pie, para el jugador neutral
web-key-toll = Peaje
web-key-tolls = Peajes
web-key-loan-cost = Puntos que cuesta un préstamo
web-key-start-scores = Puntos al empezar, por orden de turno
web-key-neutral = Jugador neutral
web-key-neutral-players = Jugadores con los que juega
web-key-neutral-trains = Sus vagones
web-key-first-round = Primera ronda que acaba con su fase
web-value-face-up = boca arriba junto al mazo
web-key-start-tokens = Fichas de peaje de cada jugador al empezar
advice-mechanism-tolls = En { $games } partidas nadie paga nunca un peaje.
used-tolls = Peajes pagados
advice-mechanism-loans = En { $games } partidas nadie toma nunca un préstamo.
used-loans = Préstamos tomados
