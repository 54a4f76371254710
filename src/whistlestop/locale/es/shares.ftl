board-pennsylvania = Pensilvania
event-share-taken =
    { $who ->
        [you] Tomas la participación { $number } de { $company }.
       *[other] { $name } toma la participación { $number } de { $company }.
    }
event-dummy-share-taken =
    { $who ->
        [you] Das al jugador ficticio la participación { $number } de { $company }.
       *[other] { $name } da al jugador ficticio la participación { $number } de { $company }.
    }
event-dummy-share-shown = El jugador ficticio muestra la participación { $number } de { $company }.
why-not-shown-here = { $company } no figura junto a tu recorrido.
why-no-shares-left = a { $company } no le quedan participaciones.
difference-companies = Quien cubre un recorrido puede tomar la participación superior de una compañía que figure en él; hay { $count } compañías y { $shares } participaciones. Al final se ordena cada compañía: primero quien tiene más y, a igualdad, quien tiene el número más bajo.
difference-company = { $company }: participaciones { $count }, puntos por puesto { $points }.
difference-share-dummy = Con { $count } jugadores, un jugador ficticio recibe una participación por cada una que se toma: la elige quien la toma. Al final se saca la mitad, redondeada hacia arriba; ocupan puestos y no puntúan.
heading-shares = participaciones
legend-companies = compañía cuya participación puede dar el recorrido
choice-share = tomar la participación { $number } de { $company } (por puesto { $points })
choice-dummy-share = dar al jugador ficticio la participación { $number } de { $company } (por puesto { $points })
choice-no-share = no tomar ninguna participación
question-share = ¿De qué compañía tomas la participación? Tienes { $shares }.
question-dummy-share = ¿Qué participación recibe el jugador ficticio?
prompt-share = Tu participación:
prompt-dummy-share = Participación del jugador ficticio:
shares-of = { $company } { $numbers }
no-shares-held = ninguna
held-shares = { $name }: participaciones { $shares }.
hidden-shares = { $name }: participaciones boca abajo.
dummy-shares = Jugador ficticio: { $shares }.
shown-shares = Mostradas del jugador ficticio: { $shares }.
company-stack =
    { $count ->
        [0] { $company }: se han tomado todas las participaciones; por puesto { $points }.
       *[other] { $company }: participación { $number } arriba, quedan { $count }; por puesto { $points }.
    }
score-secret-shares = Lo que valen las participaciones se sabe al final.
scoring-shares = { $name }: puestos en compañías: más { $points }.
help-play-shares = Participaciones: nombra la compañía cuando se te pregunte, o «no share»; «shares» muestra los montones, «board» lo que tienes.
web-track-companies = Puede dar una participación de { $companies }.
web-companies-dummy = Ficticio
web-companies-points = Puntos por puesto
web-companies-own = Tuyas
web-companies-top = Arriba
web-companies = Compañías
web-share-told = { $company }: participación { $number }, tienes { $own }; por puesto { $points }.
web-share-number = participación { $number }
web-share-question = ¿De qué compañía tomas la participación por { $route }?
web-dummy-share-question = ¿Qué participación de { $route } recibe el jugador ficticio?
web-no-share = Ninguna
web-help-share = ¿Para qué sirven las participaciones?
web-help-share-text = Los letreros junto a un recorrido nombran compañías. Quien lo cubre puede tomar la participación superior de una. Al final, quien más tiene de una compañía puntúa más y el siguiente menos; a igualdad va primero el número más bajo.
web-help-dummy = ¿Quién es el jugador ficticio?
web-help-dummy-text = Con dos jugadores hay un tercero que no existe: quien toma una participación elige otra del mismo recorrido para él. Al final se saca la mitad. Pueden quitarte un puesto, pero no puntúan.
advice-mechanism-shares = En { $games } partidas nadie usa nunca una participación.
why-not-now-share = primero toma una participación por tu recorrido, o ninguna.
why-not-now-dummy-share = primero elige una participación para el jugador ficticio.
why-not-in-game-shares = en este tablero no hay compañías.
web-not-now-share = Primero toma una participación, o ninguna.
web-not-now-dummy-share = Primero elige una participación para el jugador ficticio.
study-part-shares = participaciones
used-shares = Acciones tomadas
