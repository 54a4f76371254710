tourist-bridge = puente
tourist-ship = barco
tourist-tram = tranvía
tourist-crab = cangrejo
tourist-seal = león marino
tourist-tower = torre
tourist-flower = flor
board-san-francisco = San Francisco
event-stack-put =
    { $who ->
        [you] Pones el montón «{ $symbol }» (× { $count }) en { $place }.
       *[other] { $name } pone el montón «{ $symbol }» (× { $count }) en { $place }.
    }
event-tourist-taken =
    { $who ->
        [you] Tomas la ficha de turista «{ $symbol }» de { $place }.
       *[other] { $name } toma la ficha de turista «{ $symbol }» de { $place }.
    }
why-stacks-stand = los montones de fichas de turista se pusieron antes del primer turno.
why-stack-there = el montón «{ $symbol }» ya está en { $place }.
difference-tourists = Fichas de turista de { $count } símbolos: { $stacks } montones están en el tablero desde el principio, los últimos jugadores ponen los demás. Quien cubre un recorrido toma de un extremo una ficha de un símbolo que le falta.
difference-tourist-points = Ningún símbolo, uno, dos y así sucesivamente valen { $points } puntos al final.
heading-tourists = fichas de turista
legend-tourists = montón de fichas de turista al empezar
choice-stack = poner el montón «{ $symbol }» en { $place }
choice-tourist = tomar la ficha de turista «{ $symbol }» de { $place }
question-stack = ¿Qué montón pones y dónde? Quedan { $symbols }; vale cualquier lugar sin montón.
question-tourist = En cada extremo de tu recorrido espera una ficha de turista. ¿Cuál tomas? Tienes: { $symbols }.
prompt-stack = Tu montón:
prompt-tourist = Tu ficha:
collected-tourists = { $name }: fichas de turista { $symbols }.
place-tourists = { $place }: «{ $symbol }» × { $count }.
score-part-tourists = fichas de turista { $points }
scoring-tourists = { $name }: fichas de turista: más { $points }.
help-play-tourists = Fichas de turista: «bridge presidio» pone un montón al principio, «bridge» toma una ficha cuando se te pregunta; «tourists» lista los montones, «board» las fichas de todos.
web-tourists-here = Fichas de turista aquí: «{ $symbol }» × { $count }.
web-stack = Un montón de fichas de turista
web-stack-question = ¿Dónde pones el montón «{ $symbol }»? Pulsa un lugar.
web-tourist = Una ficha de turista
web-tourist-question = ¿Qué ficha tomas?
web-tourists-own = Fichas de turista: { $symbols }
web-help-tourist = ¿Para qué sirven las fichas de turista?
web-help-tourist-text = Quien cubre un recorrido toma de uno de sus extremos una ficha de un símbolo que le falta. Cuantos más símbolos distintos, más puntos al final: { $points } por ninguno, uno, dos y así sucesivamente.
advice-mechanism-tourists = En { $games } partidas nadie usa nunca una ficha de turista.
why-not-now-put-stack = primero se ponen en el tablero los montones de fichas de turista.
why-not-now-tourist = toma primero una ficha de turista de un extremo de tu recorrido.
why-not-in-game-tourists = en este tablero no hay fichas de turista.
web-not-now-put-stack = Primero se ponen los montones de fichas de turista.
web-not-now-tourist = Toma primero una ficha de turista.
study-part-tourists = fichas de turista
used-tourists = Fichas de turista tomadas
