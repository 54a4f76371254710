meeple-black = un meeple negro
meeple-blue = un meeple azul
meeple-red = un meeple rojo
meeple-white = un meeple blanco
meeple-yellow = un meeple amarillo
meeple-green = un meeple verde
meeples-black =
    { $count ->
        [one] { $count } meeple negro
       *[other] { $count } meeples negros
    }
meeples-blue =
    { $count ->
        [one] { $count } meeple azul
       *[other] { $count } meeples azules
    }
meeples-red =
    { $count ->
        [one] { $count } meeple rojo
       *[other] { $count } meeples rojos
    }
meeples-white =
    { $count ->
        [one] { $count } meeple blanco
       *[other] { $count } meeples blancos
    }
meeples-yellow =
    { $count ->
        [one] { $count } meeple amarillo
       *[other] { $count } meeples amarillos
    }
meeples-green =
    { $count ->
        [one] { $count } meeple verde
       *[other] { $count } meeples verdes
    }
event-meeple-taken =
    { $who ->
        [you] Tomas { $meeple } de { $place }.
       *[other] { $name } toma { $meeple } de { $place }.
    }
why-no-such-meeple = allí no hay ningún meeple así.
difference-meeple-majority = En cada color, tener más meeples vale { $most } puntos y quedar segundo { $second }.
difference-meeples =
    { $count ->
        [one] Se ponen en el tablero meeples de { $count } color: quien cubre un recorrido toma uno de cada extremo.
       *[other] Se ponen en el tablero meeples de { $count } colores: quien cubre un recorrido toma uno de cada extremo.
    }
difference-meeples-per-colour = Hay { $count } meeples de cada color.
heading-meeples = meeples
legend-meeples = meeples al empezar
choice-meeple = tomar { $meeple }
question-meeple = ¿Qué meeple tomas de { $place }? Tienes { $meeples }.
prompt-meeple = Tu meeple:
collected-meeples = { $name }: { $meeples }.
place-meeples = { $place }: { $meeples }.
score-part-meeples = meeples { $points }
scoring-meeples = { $name }: primero o segundo en meeples de un color: más { $points }.
help-play-meeples = Meeples: «red» toma uno cuando se te pregunta; «meeples» lista los del tablero, «board» los de todos.
web-meeples-here = Meeples aquí: { $meeples }.
web-meeple = Un meeple
web-meeple-question = ¿Qué meeple tomas en { $place }?
web-meeple-letter-black = N
web-meeple-letter-blue = Z
web-meeple-letter-red = R
web-meeple-letter-white = B
web-meeple-letter-yellow = A
web-meeple-letter-green = V
web-help-meeple = ¿Para qué sirven los meeples?
web-help-meeple-text = Quien cubre un recorrido toma un meeple en cada extremo. Al final, tener más de un color da puntos, y el segundo algunos menos.
advice-mechanism-meeples = En { $games } partidas nadie usa nunca un meeple.
why-not-now-meeple = toma primero un meeple del extremo de tu recorrido.
why-not-in-game-meeples = en este tablero no hay meeples.
web-not-now-meeple = Toma primero un meeple.
study-part-meeples = meeples
used-meeples = Meeples tomados
