kind-passenger = pasajero
card-passenger = una carta de pasajero
cards-passenger =
    { $count ->
        [one] { $count } carta de pasajero
       *[other] { $count } cartas de pasajero
    }
event-passenger-placed =
    { $who ->
        [you] Pones un pasajero en { $place }.
       *[other] { $name } pone un pasajero en { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Tu pasajero sale de { $place }.
       *[other] Un pasajero de { $name } sale de { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Tu pasajero viaja por { $route } a { $place } por una carta de pasajero.
           *[other] El pasajero de { $name } viaja por { $route } a { $place } por una carta de pasajero.
        }
        [dice] { $who ->
            [you] Tu pasajero viaja por { $route } a { $place } por una Locomotora.
           *[other] El pasajero de { $name } viaja por { $route } a { $place } por una Locomotora.
        }
       *[nothing] { $who ->
            [you] Tu pasajero viaja por { $route } a { $place }.
           *[other] El pasajero de { $name } viaja por { $route } a { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Tomas mercancías en { $place } y ganas { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[other] { $name } toma mercancías en { $place } y gana { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Tu pasajero llega a { $place } y sale del juego.
       *[other] El pasajero de { $name } llega a { $place } y sale del juego.
    }
why-travel-first = un viaje pasa al menos por un recorrido.
why-not-an-end = un pasajero se pone en un extremo del recorrido recién cubierto.
why-no-passenger-in-country = los pasajeros están en ciudades, no en países.
why-passenger-stands =
    { $who ->
        [you] allí está tu propio pasajero.
       *[other] allí hay un pasajero de { $name }.
    }
why-no-passenger-there = allí no hay ningún pasajero tuyo.
why-no-way-on = desde allí no sigue ningún recorrido cubierto que sea tuyo o que puedas pagar.
why-track-elsewhere = no empieza en { $place }, donde está tu pasajero.
why-track-unclaimed = nadie lo ha cubierto todavía, así que nadie viaja por él.
why-route-used = tu pasajero ya ha usado este recorrido en su viaje.
why-no-passenger-card =
    { $purse ->
        [dice] es de otro jugador, y no te queda ninguna Locomotora para él.
       *[cards] es de otro jugador, y no tienes carta de pasajero para él.
    }
difference-passenger-cards = Hay { $count } cartas de pasajero: cada una permite a un pasajero usar un recorrido ajeno.
difference-passengers =
    { $count ->
        [one] Cada uno tiene { $count } pasajero, que puede ponerse en un extremo de un recorrido recién cubierto y después viaja una vez.
       *[other] Cada uno tiene { $count } pasajeros, que pueden ponerse en un extremo de un recorrido recién cubierto y después viajan una vez cada uno.
    }
difference-goods =
    { $count ->
        [one] { $count } ciudad tiene mercancías: un pasajero que viaja toma la de arriba, de hasta { $most } puntos.
       *[other] { $count } ciudades tienen mercancías: un pasajero que viaja toma la de arriba en cada una que visita, de hasta { $most } puntos.
    }
option-marklin-reset_counts_plus4 = Si en el tablero Märklin las locomotoras +4 cuentan cuando tres locomotoras boca arriba hacen cambiar las cartas.
value-marklin-reset_counts_plus4-true = Las locomotoras +4 cuentan entre las tres que hacen cambiar las cartas.
value-marklin-reset_counts_plus4-false = Solo las locomotoras sencillas cuentan entre las tres que hacen cambiar las cartas.
option-marklin-reset_counts_passengers = Si en el tablero Märklin tres cartas de pasajero boca arriba hacen cambiar las cartas.
value-marklin-reset_counts_passengers-true = Tres cartas de pasajero boca arriba hacen cambiar las cartas, como tres locomotoras.
value-marklin-reset_counts_passengers-false = Por muchas cartas de pasajero que haya boca arriba, las cartas se quedan.
option-marklin-one_passenger_per_city = Si en el tablero Märklin solo puede haber un pasajero en una ciudad.
value-marklin-one_passenger_per_city-true = En una ciudad solo hay un pasajero, de quien sea.
value-marklin-one_passenger_per_city-false = En una ciudad puede haber cualquier número de pasajeros.
option-marklin-passengers_enter_countries = Si en el tablero Märklin los pasajeros viajan a países.
value-marklin-passengers_enter_countries-true = Un pasajero puede viajar a un país.
value-marklin-passengers_enter_countries-false = Los pasajeros viajan de ciudad en ciudad, nunca a un país.
option-marklin-parallel_tracks_apart = Si en el tablero Märklin las vías paralelas son recorridos distintos para un pasajero.
value-marklin-parallel_tracks_apart-true = Un pasajero puede usar cada una de varias vías paralelas en un viaje.
value-marklin-parallel_tracks_apart-false = Para un pasajero las vías paralelas son un solo recorrido, que usa una vez por viaje.
option-marklin-collect_start_city = Si en el tablero Märklin la ciudad de la que sale un pasajero cuenta como visitada.
value-marklin-collect_start_city-true = Un pasajero toma mercancías también en la ciudad de la que sale.
value-marklin-collect_start_city-false = Un pasajero no toma mercancías en la ciudad de la que sale.
option-marklin-collect_on_return = Si en el tablero Märklin la ciudad de la que sale un pasajero da mercancías cuando vuelve a ella.
value-marklin-collect_on_return-true = Un pasajero que vuelve a la ciudad de la que salió toma mercancías allí.
value-marklin-collect_on_return-false = Un pasajero que vuelve a la ciudad de la que salió no toma mercancías allí.
option-marklin-plus4_moves_monsters = Si en el tablero Märklin las locomotoras +4 mueven monstruos.
value-marklin-plus4_moves_monsters-true = Las locomotoras +4 mueven monstruos como las sencillas.
value-marklin-plus4_moves_monsters-false = Solo las locomotoras sencillas mueven monstruos.
heading-goods = mercancías
legend-goods = valor de la mejor mercancía del lugar
choice-passenger-place = poner un pasajero en { $place }
choice-passenger-travel = hacer viajar al pasajero de { $place }
choice-no-passenger = ningún pasajero
choice-travel =
    { $purse ->
        [cards] a { $place } por { $route }, por una carta de pasajero
        [dice] a { $place } por { $route }, por una Locomotora
       *[nothing] a { $place } por { $route }
    }
choice-stop = parar aquí
question-passenger = ¿Pones un pasajero en un extremo del recorrido? Te quedan { $count }.
question-travel = Tu pasajero está en { $place }. ¿Adónde viaja?
prompt-passenger = Tu pasajero:
prompt-travel = A:
standing-passengers = { $name }: pasajeros en { $places }, aún sin poner: { $left }; { $points } puntos por mercancías.
place-goods = { $place }: mercancías de valor { $values }, la primera encima.
score-part-goods = mercancías { $points }
scoring-goods =
    { $name }: mercancías: más { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
help-play-passengers = Pasajeros: «berlin» o «no» tras cubrir un recorrido; «passenger berlin» lo hace viajar, luego el lugar adonde ir, o «stop».
help-play-goods = «goods» lista las mercancías que quedan en las ciudades, «board» dice dónde están los pasajeros.
web-goods-here =
    { $count ->
        [one] Aquí hay { $count } ficha de mercancía que vale { $value }.
       *[other] Aquí hay { $count } fichas de mercancía; la de arriba vale { $value }.
    }
web-passengers-here = Aquí hay un pasajero de { $names }.
web-passenger = Un pasajero
web-passenger-question = ¿Pones un pasajero en un extremo de tu nuevo recorrido?
web-journey = Un viaje
web-journey-question =
    { $count ->
        [0] Tu pasajero está en { $place } y no puede seguir. ¿Se queda aquí?
        [one] Tu pasajero está en { $place }. ¿Sigue por el recorrido que brilla?
       *[other] Tu pasajero está en { $place }. ¿Por cuál de los { $count } recorridos que brillan sigue?
    }
web-move-passenger = Mover un pasajero
web-pick-passenger = ¿Qué pasajero debe viajar? Pulsa su lugar.
web-count-passengers = pasajeros
web-count-goods = mercancías
web-help-passenger = ¿Qué hacen los pasajeros?
web-help-passenger-text =
    { $purse ->
        [dice] Tras cubrir un recorrido puedes poner un pasajero en un extremo. Su viaje es tu acción: por tus recorridos y, por una Locomotora del dado cada uno, por los ajenos. Toma la ficha superior de cada ciudad que visita y deja la partida.
       *[cards] Tras cubrir un recorrido puedes poner un pasajero en un extremo. Su viaje es tu acción: por tus recorridos y, por una carta de pasajero cada uno, por los ajenos. Toma la ficha superior de cada ciudad que visita y deja la partida.
    }
advice-mechanism-passengers = En { $games } partidas nadie usa nunca un pasajero.
why-not-now-passenger = di primero si un pasajero se queda en tu recorrido.
why-not-now-travel = tu pasajero está de camino: sigue viajando o para.
why-not-in-game-passengers = en este tablero no hay pasajeros.
web-not-now-passenger = Di primero si se coloca un pasajero en el tablero.
web-not-now-travel = Tu pasajero está de camino: sigue viajando o termina el viaje.
study-part-goods = mercancías
used-passengers = Viajes de pasajeros
