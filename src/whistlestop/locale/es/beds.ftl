board-france = Francia
event-piece-laid =
    { $who ->
        [you] Colocas una vía ({ $kind }) en { $route }.
       *[other] { $name } coloca una vía ({ $kind }) en { $route }.
    }
event-bed-built =
    { $who ->
        [you] Colocas una vía en { $route }.
       *[other] { $name } coloca una vía en { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Das { $dice } por una vía.
       *[other] { $name } da { $dice } por una vía.
    }
why-bed-not-built = todavía no hay ninguna vía en este trazado.
why-track-crossed = una vía o vagones lo cruzan.
why-no-bed = este recorrido no es un trazado: no necesita vía.
why-piece-lies = ya hay una vía ahí.
why-no-pieces-left = no queda ninguna vía de longitud { $count }.
why-nothing-to-build = ninguna vía que queda cabe en un trazado libre.
why-no-piece-of-colour = no queda ninguna vía de este color de longitud { $count }.
why-piece-laid = ya has colocado una vía en este turno.
why-must-build = quien no hace nada más en su turno debe colocar una vía antes de que acabe.
difference-beds = De los recorridos, { $count } son trazados vacíos. Quien roba cartas de vagón debe colocar después una vía de color en un trazado libre de su longitud, donde sea. Desde entonces cualquiera puede ocupar ese recorrido con cartas de ese color; la vía vuelve a la reserva.
difference-pieces = Hay { $count } vías; de cada color { $pieces }.
pieces-of-length = { $count } de longitud { $length }
difference-crossings = Se cruzan { $count } pares de conexiones: una vía o vagones en una cierran la otra para siempre. Con pocos jugadores una vía cierra también las de al lado.
option-france-pieces = Cuántas vías hay en Francia.
value-france-pieces-printed = Las vías son las de la caja.
value-france-pieces-own = Vías de cada color, primero las más cortas: { $value }.
option-france-dice_build = Cómo se colocan las vías en Francia cuando se juega con dados.
value-france-dice_build-turn_or_pair = Quien no hace nada más en su turno debe colocar una vía; tras una acción, dos dados sin usar pueden colocar una.
value-france-dice_build-open_beds = No hay vías: todos los trazados están abiertos desde el principio.
kind-bed = sin color
legend-bed = trazado: se ocupa cuando tiene una vía de color
choice-build = colocar una vía en { $route } (longitud { $count })
choice-piece = una vía { $kind }
choice-build-for-dice = dar { $dice } y colocar una vía
question-bed = ¿En qué trazado colocas una vía?
question-piece = ¿De qué color es la vía en { $route }?
prompt-bed = Tu trazado:
prompt-piece = Tu vía:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] No hay ninguna vía en el tablero.
       *[other] Vías en el tablero: { $pieces }.
    }
help-play-beds = Vías: después de robar nombra las dos ciudades de un trazado y luego un color; con dados «build» y las dos ciudades; «pieces» muestra las colocadas.
web-track-bed = Trazado vacío: se puede ocupar cuando tenga una vía de color.
web-track-piece = La vía de aquí es { $kind }: pagan cartas de ese color.
web-bed-question = ¿Dónde colocas una vía? Pulsa un trazado.
web-bed-besides = O pulsa un trazado vacío: allí colocas una vía en lugar de una acción.
web-piece-question = ¿De qué color es la vía en { $route }?
web-help-bed = ¿Para qué sirven las vías?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Los recorridos sin color son trazados. No se colocan vías: cualquiera puede ocupar un recorrido así desde el principio. Lo que cruza vagones queda cerrado para siempre.
           *[laid] Los recorridos sin color son trazados vacíos y aún no se pueden ocupar. Quien en su turno no ocupa un recorrido ni roba billetes coloca una vía en un trazado libre; en cualquier otro turno dos dados sin usar pueden colocar una tras la acción. Entonces cualquiera puede ocupar el recorrido, los colores no importan; la vía vuelve a la reserva. Lo que cruza una vía o vagones queda cerrado para siempre.
        }
       *[cards] Los recorridos sin color son trazados vacíos y aún no se pueden ocupar. Quien roba cartas de vagón coloca después una vía de color en un trazado libre. Entonces el recorrido tiene ese color y cualquiera puede ocuparlo; la vía vuelve a la reserva. Lo que cruza una vía o vagones queda cerrado para siempre.
    }
web-key-beds = Trazados y vías
web-key-bed = Trazado vacío
web-key-crossings = Conexiones que se cruzan
web-key-one = Una conexión
web-key-other = La otra conexión
web-key-pieces = Vías de cada color por longitud
web-value-france = Francia

why-not-now-bed = elige primero un trazado para la vía.
why-not-now-piece = elige primero el color de la vía.
why-not-in-game-beds = este tablero no tiene trazados.
web-not-now-bed = Elige primero un trazado para la vía.
web-not-now-piece = Elige primero el color de la vía.
used-beds = Vías colocadas
