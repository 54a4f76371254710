board-first-journey-usa = El primer viaje (EE. UU.)
event-ticket-completed =
    { $who ->
        [you] Cumples el billete { $ticket }.
       *[other] { $name } cumple el billete { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Unes las dos costas: un billete más.
       *[other] { $name } une las dos costas: un billete más.
    }
event-tickets-changed =
    { $who ->
        [you] Cambias tus billetes por otros nuevos.
       *[other] { $name } cambia sus billetes por otros nuevos.
    }
why-tickets-changed-only = en este tablero no se roban billetes: puedes cambiar los dos tuyos.
choice-change = cambiar los dos billetes
coast-ticket = de costa a costa
heading-coast-to-coast = costa a costa
heading-completed = cumplidos
completed-tickets = { $name }, cumplidos: { $count } ({ $tickets }).
scoring-coast-to-coast = { $name }: las dos costas unidas: más { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name }: el billete { $ticket } está cumplido.
       *[no] { $name }: el billete { $ticket } no está cumplido y no cuesta nada.
    }
winner-race =
    { $tie ->
        [shared] { $names } comparten la victoria, billetes cumplidos: { $count }.
       *[none] { $who ->
            [you] Ganas, billetes cumplidos: { $count }.
           *[other] { $names } gana, billetes cumplidos: { $count }.
        }
    }
turn-summary-race = Turno { $turn }: tus vagones { $trains }, billetes cumplidos { $count }; los demás: { $others }.
turn-summary-race-other = { $name } (vagones { $trains }, cumplidos { $count })
score-race = { $name }: { $count } de { $goal } billetes cumplidos.
difference-race = No hay puntos: gana al instante quien primero cumple { $count } billetes.
difference-race-tickets = Cada uno tiene dos billetes; el que tiene sus ciudades unidas se enseña al instante y se sustituye por otro.
difference-race-change = En vez de robar billetes se puede usar un turno para cambiar los dos propios por otros dos.
difference-coasts = Unir { $west } con { $east } con vagones propios vale un billete cumplido más, una vez por jugador.
difference-race-end = Cuando alguien pone su último vagón la partida acaba al instante: ganan más billetes cumplidos y un empate se comparte.
option-firstjourney-locomotives = Cómo se reparten las 72 cartas de vagón del primer viaje.
value-firstjourney-locomotives-12 = 12 locomotoras y 10 cartas de cada color.
value-firstjourney-locomotives-6 = 6 locomotoras y 11 cartas de cada color.
value-firstjourney-locomotives-18 = 18 locomotoras y 9 cartas de cada color.
help-play-race = Billetes: «change» cambia los dos tuyos por otros; «tickets» dice cómo van los tuyos, «board» lo que ha cumplido cada uno.
web-help-race-turn-text =
    { $purse ->
        [dice] Tira cinco dados y repite una vez los que quieras. Luego haz una cosa como mucho: cubrir un recorrido o cambiar tus dos billetes. Los dados sin usar compran fichas.
       *[cards] Una cosa: robar dos cartas de vagón del mazo, cubrir un recorrido o cambiar tus dos billetes. No hay cartas boca arriba.
    }
web-help-race-text = Tienes dos billetes. En cuanto tus vagones unen los lugares de uno, se enseña, cuenta como cumplido y se sustituye. Los cumplidos están a la vista; tus dos son secretos y nunca restan. Unir una ciudad de la costa oeste con una de la este es un billete más, una vez.
web-help-race-end-text = Quien ha cumplido { $count } billetes gana al instante. Si antes alguien pone su último vagón, la partida también acaba: ganan más billetes cumplidos y un empate se comparte. No hay última ronda.
web-help-race-chaos-text = Donde está un monstruo reina el caos: no se puede cubrir ningún recorrido que acabe allí ni cumplir ningún billete que nombre el lugar hasta que se vaya. Los cumplidos siguen cumplidos. Si el último vagón acaba la partida, más cartas de cada monstruo cuentan como un billete.
web-help-race = ¿Cómo funcionan los billetes aquí?
web-count-completed = billetes cumplidos
web-completed = Cumplidos ({ $count } de { $goal })
ticket-waits = { $text } No se puede cumplir mientras haya un monstruo en { $places }.
web-ticket-waits = espera: hay un monstruo en { $places }
web-help-race-turn = ¿Qué puedo hacer en mi turno?
web-help-race-end = ¿Cuándo acaba la partida?
web-help-race-chaos = ¿Qué significa caos?
web-help-race-monster = ¿Cómo se mueven los monstruos?
web-help-race-monster-text =
    { $purse ->
        [dice] En tu turno puedes mover un monstruo: una Locomotora del dado lo lleva hasta tres lugares, dos hasta seis. Tomas una de sus cartas; hasta que se vuelve al final de tu próximo turno nadie puede moverlo.
       *[cards] En tu turno puedes mover un monstruo: una locomotora lo lleva hasta tres lugares, dos hasta seis. Tomas una de sus cartas; hasta que se vuelve al final de tu próximo turno nadie puede moverlo.
    }
web-action-race = ¿Robas dos cartas, cubres un recorrido con borde dorado o cambias los dos billetes?
web-action-race-dice = ¿Cubres un recorrido con borde dorado o cambias los dos billetes?
why-not-in-game-race = en este tablero no se cambian billetes.
study-part-coast-to-coast = costa a costa
advice-mechanism-changes = En { $games } partidas nadie cambia nunca sus billetes.
used-changes = Cambios de billetes
