board-japan = Japón
track-bullet = recorrido de tren bala: progreso en vez de puntos mientras queden trenes bala
event-route-claimed-for-all =
    { $who ->
        [you] Cubres el recorrido de tren bala { $route } con { $payment }: progreso +{ $spaces }. Ahora sirve a todos.
       *[other] { $name } cubre el recorrido de tren bala { $route } con { $payment }: progreso +{ $spaces }. Ahora sirve a todos.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Cubres el recorrido de tren bala { $route } con { $payment }: progreso +{ $spaces }. Ahora sirve a todos.
       *[other] { $name } cubre el recorrido de tren bala { $route } con { $payment }: progreso +{ $spaces }. Ahora sirve a todos.
    }
why-bullet-train-stands = ahí hay un tren bala: el recorrido sirve a todos.
difference-bullet-trains = Todos comparten { $count } trenes bala. Hay { $routes } recorridos de tren bala: se pagan como los grises y llevan un tren bala en vez de tus vagones. No dan puntos, sirven para los billetes de todos, y tu progreso crece según su longitud. Cuando no quedan trenes bala son recorridos grises normales.
difference-end-bullet-trains = La última ronda empieza cuando alguien tiene { $trains } vagones o menos y quedan como mucho { $count } trenes bala.
difference-bullet-progress = Al final se clasifica el progreso con trenes bala: { $rows }. Quien no tiene ninguno recibe { $nothing }.
points-of-ranks = con { $players } jugadores { $points }
option-japan-end_check = De quién son los pocos vagones que inician la última ronda en Japón, cuando quedan pocos trenes bala.
value-japan-end_check-any_player = La última ronda empieza en cuanto cualquiera tiene pocos vagones.
value-japan-end_check-turn_player = La última ronda empieza solo al final del turno de alguien que tiene pocos vagones.
option-japan-bonus_table = Cuánto vale en Japón el progreso con trenes bala según el puesto.
value-japan-bonus_table-printed = Los puestos valen lo que dice el tablero.
value-japan-bonus_table-own = Los puestos valen { $value }: una fila por número de jugadores, un solo número para ningún progreso.
heading-bullets = trenes bala
legend-bullet = recorrido de tren bala: un tren de todos, y luego para todos
bullet-progress = { $name }: progreso con trenes bala: { $spaces }.
bullet-routes =
    { $count ->
        [0] Aún no hay ningún tren bala en el tablero.
       *[other] Hay trenes bala en { $count } recorridos, que sirven a todos: { $routes }.
    }
bullet-trains-left = Trenes bala restantes: { $count }.
score-part-bullets = trenes bala { $points }
scoring-bullets = { $name }: progreso con trenes bala: { $points } puntos.
help-play-bullets = Trenes bala: cubre un recorrido de tren bala como uno gris; «bullets» lista los construidos y cuántos trenes quedan, «board» el progreso de todos.
web-route-for-all = Aquí hay un tren bala: sirve a todos.
web-bullets-left = Trenes bala restantes: { $count }
web-bullets-gone = No quedan trenes bala: los recorridos libres son grises normales
web-track-bullet = Recorrido de tren bala: mientras queden, no cuesta vagones y da progreso { $spaces } en vez de puntos.
web-progress-worth = Progreso { $spaces }: vale { $points } puntos ahora
web-count-progress = progreso
web-ticket-bullets = recorridos de tren bala que faltan: { $routes }, vagones: { $count }
study-bullets-table = Trenes bala en una partida
study-fact-bullets-put = trenes bala en el tablero
study-fact-bullets-gone = partidas en las que no queda ninguno
study-fact-progress = progreso de un asiento
study-fact-no-progress = asientos sin progreso
study-fact-progress-wins = partidas que gana quien tiene solo el mayor progreso
web-help-bullet = ¿Para qué sirven los trenes bala?
web-help-bullet-text =
    { $purse ->
        [dice] Estos recorridos cuestan un Simple por espacio. Llevan un tren bala de todos en vez de tus vagones; no dan puntos sino progreso, y sirven para los billetes de todos. Al final quien más ha progresado recibe más puntos, y quien no tiene progreso los pierde. Cuando se acaban los trenes bala son recorridos grises normales. La última ronda empieza cuando alguien tiene pocos vagones y quedan como mucho { $count } trenes bala.
       *[cards] Estos recorridos se pagan como los grises. Llevan un tren bala de todos en vez de tus vagones; no dan puntos sino progreso, y sirven para los billetes de todos. Al final quien más ha progresado recibe más puntos, y quien no tiene progreso los pierde. Cuando se acaban los trenes bala son recorridos grises normales. La última ronda empieza cuando alguien tiene pocos vagones y quedan como mucho { $count } trenes bala.
    }
advice-mechanism-bullets = En { $games } partidas nadie usa nunca un tren bala.
study-part-bullets = trenes bala
used-bullets = Trenes bala usados
