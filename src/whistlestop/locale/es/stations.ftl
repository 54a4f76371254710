event-station-built =
    { $who ->
        [you] Construyes una estación en { $place } con { $payment }.
       *[other] { $name } construye una estación en { $place } con { $payment }.
    }
why-station-taken =
    { $who ->
        [you] ahí ya está tu estación.
       *[other] ahí está la estación de { $name }.
    }
why-no-stations-left = no te quedan estaciones.
difference-stations =
    { $count ->
        [one] Cada uno tiene { $count } estación, que toma prestado un recorrido ajeno al contar los billetes.
       *[other] Cada uno tiene { $count } estaciones; cada una toma prestado un recorrido ajeno al contar los billetes.
    }
difference-unused-station = Cada estación sin usar vale { $count } puntos.
heading-stations = estaciones
heading-stations-left = estaciones restantes
choice-station = estación en { $place }
menu-stations = Se puede construir una estación en { $count } lugares: escribe «station» y el lugar.
question-station = ¿Cómo pagas la estación en { $place }?
built-stations =
    { $count ->
        [one] { $name }: estación en { $places }.
       *[other] { $name }: estaciones en { $places }.
    }
score-part-stations = estaciones { $points }
scoring-stations = { $name }: { $points } puntos por estaciones sin usar.
help-play-station = Estaciones: «station paris», donde el tablero las tiene.
web-station-here = Aquí hay una estación de { $name }.
web-pick-station = ¿Dónde debe estar tu estación? Pulsa un lugar.
web-build-station = Construir una estación
web-station-short = Estación
web-count-stations = estaciones
web-help-station = ¿Para qué sirven las estaciones?
web-help-station-text =
    { $purse ->
        [dice] Una estación en una ciudad te deja usar allí un recorrido ajeno para tus billetes; al final se elige lo mejor para ti. La primera cuesta un símbolo Estación, la segunda dos, la tercera tres. Las estaciones no bloquean nada.
       *[cards] Una estación en una ciudad te deja usar allí un recorrido ajeno para tus billetes; al final se elige lo mejor para ti. La primera cuesta una carta, la segunda dos de un color, la tercera tres. Las estaciones no bloquean nada.
    }
advice-mechanism-stations = En { $games } partidas nadie usa nunca una estación.
study-part-stations = estaciones restantes
used-stations = Estaciones construidas
