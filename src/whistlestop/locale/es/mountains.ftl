track-mountains =
    { $count ->
        [one] montañas que cuestan { $count } vagón más
       *[other] montañas que cuestan { $count } vagones más
    }
difference-mountains =
    { $count ->
        [one] { $count } vía cruza montañas: por cada X pierdes un vagón más y ganas { $points } puntos más.
       *[other] { $count } vías cruzan montañas: por cada X pierdes un vagón más y ganas { $points } puntos más.
    }
legend-mountain = montaña: un vagón más, 2 puntos más
web-track-mountains =
    { $count ->
        [one] { $count } montaña
       *[other] { $count } montañas
    }: cuesta { $trains } vagones.
web-help-mountain = ¿Qué cuestan las montañas?
web-help-mountain-text = Por cada señal de montaña de un recorrido pierdes un tren más y recibes 2 puntos.
advice-mechanism-mountains = En { $games } partidas nadie usa nunca una montaña.
used-mountains = Rutas de montaña ocupadas
