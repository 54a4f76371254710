# Spanish. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rojo
kind-orange = naranja
kind-yellow = amarillo
kind-green = verde
kind-blue = azul
kind-pink = rosa
kind-white = blanco
kind-black = negro
kind-gray = gris
kind-locomotive = locomotora

card-red = una carta roja
card-orange = una carta naranja
card-yellow = una carta amarilla
card-green = una carta verde
card-blue = una carta azul
card-pink = una carta rosa
card-white = una carta blanca
card-black = una carta negra
card-locomotive = una locomotora

cards-red =
    { $count ->
        [one] { $count } roja
       *[other] { $count } rojas
    }
cards-orange = { $count } naranja
cards-yellow =
    { $count ->
        [one] { $count } amarilla
       *[other] { $count } amarillas
    }
cards-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
cards-blue =
    { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
cards-pink = { $count } rosa
cards-white =
    { $count ->
        [one] { $count } blanca
       *[other] { $count } blancas
    }
cards-black =
    { $count ->
        [one] { $count } negra
       *[other] { $count } negras
    }
cards-locomotive =
    { $count ->
        [one] { $count } locomotora
       *[other] { $count } locomotoras
    }

## Small words

nothing = nada
empty-slot = un hueco vacío
from-to = de { $fewest } a { $most }
not-known-yet = aún no se sabe
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = Estados Unidos
board-usa-base-revised = Estados Unidos, billetes revisados
board-usa-1910 = Estados Unidos 1910
board-usa-big-cities = Estados Unidos 1910, grandes ciudades
board-usa-mega = Estados Unidos 1910, megapartida
board-europe = Europa
board-europe-expanded = Europa 1912, ampliada
board-europe-big-cities = Europa 1912, grandes ciudades
board-europe-mega = Europa 1912, megapartida
board-germany = Alemania
board-india = India
board-lake-constance = Lago de Constanza
board-legendary-asia = Asia legendaria
board-london = Londres
board-marklin = Märklin
board-new-york = Nueva York
board-nordic = Países nórdicos
board-switzerland = Suiza
board-draft = { $name } (borrador)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: longitud { $length }, { $colour }, túnel
            [ferry] { $route }: longitud { $length }, { $colour }, ferry con { $symbols ->
                [one] { $symbols } locomotora
               *[other] { $symbols } locomotoras
            }
           *[plain] { $route }: longitud { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route }: longitud { $length }, { $colour }, túnel ({ $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            })
            [ferry] { $route }: longitud { $length }, { $colour }, ferry con { $symbols ->
                [one] { $symbols } locomotora
               *[other] { $symbols } locomotoras
            } ({ $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            })
           *[plain] { $route }: longitud { $length }, { $colour } ({ $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            })
        }
    }
route-detail-special =
    { $route }: longitud { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
track-type =
    { $type ->
        [tunnel] túnel
        [ferry] ferry, { $symbols ->
            [one] { $symbols } locomotora
           *[other] { $symbols } locomotoras
        }
       *[plain] { "" }
    }
track-trains =
    { $count ->
        [one] lleva { $count } vagón
       *[other] lleva { $count } vagones
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] normales
        [long] largos
        [short] cortos
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } billete normal
           *[other] { $count } billetes normales
        }
        [long] { $count ->
            [one] { $count } billete largo
           *[other] { $count } billetes largos
        }
        [short] { $count ->
            [one] { $count } billete corto
           *[other] { $count } billetes cortos
        }
       *[other] { $count ->
            [one] { $count } billete del mazo «{ $deck }»
           *[other] { $count } billetes del mazo «{ $deck }»
        }
    }
points-of-length = { $points } por longitud { $length }

## Seats

you = Tú
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Empieza una partida para { $players }. Empiezas tú.
       *[other] Empieza una partida para { $players }. Empieza { $name }.
    }
event-turn-started =
    { $who ->
        [you] Turno { $turn }: tú.
       *[other] Turno { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Robas { $card } del mazo.
       *[other] { $name } roba { $card } del mazo.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Robas una carta del mazo.
       *[other] { $name } roba una carta del mazo.
    }
event-card-taken =
    { $who ->
        [you] Tomas { $card } de las cartas boca arriba.
       *[other] { $name } toma { $card } de las cartas boca arriba.
    }
event-card-turned-up = Nueva carta boca arriba: { $card }.
event-display-reset = Hay tres locomotoras boca arriba: se cambian todas las cartas boca arriba.
event-deck-reshuffled =
    La pila de descartes pasa a ser el nuevo mazo de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
event-ticket-offered =
    { $who ->
        [you] Se te ofrece el billete { $ticket }.
       *[other] A { $name } se le ofrece el billete { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Te quedas el billete { $ticket }.
       *[other] { $name } se queda el billete { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Devuelves el billete { $ticket }.
       *[other] { $name } devuelve el billete { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Ahora tienes { $kept ->
            [one] { $kept } billete
           *[other] { $kept } billetes
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; devueltos: { $back }
            }
           *[other] { $back ->
                [0] ; fuera del juego: { $gone }
               *[other] ; devueltos: { $back }, fuera del juego: { $gone }
            }
        }.
       *[other] { $name } tiene ahora { $kept ->
            [one] { $kept } billete
           *[other] { $kept } billetes
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; devueltos: { $back }
            }
           *[other] { $back ->
                [0] ; fuera del juego: { $gone }
               *[other] ; devueltos: { $back }, fuera del juego: { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Cubres { $route } con { $payment }.
           *[other] { $name } cubre { $route } con { $payment }.
        }
       *[other] { $who ->
            [you] Cubres { $route } con { $payment } y ganas { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }.
           *[other] { $name } cubre { $route } con { $payment } y gana { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }.
        }
    }
event-passed =
    { $who ->
        [you] No puedes hacer nada y pasas.
       *[other] { $name } no puede hacer nada y pasa.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Casi no te quedan vagones: todos tienen un turno más.
           *[other] A { $name } casi no le quedan vagones: todos tienen un turno más.
        }
        [few_bullet_trains] Quedan pocos vagones y pocos trenes bala: todos tienen un turno más.
        [few_pieces] Quedan pocos vagones y barcos: todos tienen dos turnos más.
        [dead_board] No queda ningún recorrido que alguien pueda cubrir: todos tienen un turno más.
       *[stalled] Hace mucho que nadie cubre un recorrido: todos tienen un turno más.
    }
event-game-over =
    { $reason ->
        [all_passed] Todos han tenido que pasar: la partida ha terminado.
        [six_tickets] Se han cumplido todos los billetes necesarios: la partida ha terminado.
        [last_train] Se ha puesto el último vagón: la partida ha terminado.
        [dead_board] Ya no se puede cubrir ningún recorrido: la partida ha terminado.
        [stalled] Hace mucho que nadie cubre un recorrido: la partida ha terminado.
       *[last_round_played] Se ha jugado la última ronda: la partida ha terminado.
    }

## Refusals and reasons

refusal-not-your-turn = No es tu turno.
refusal-illegal = «{ $action }» no es posible ahora.
refusal-game-over = La partida ha terminado.
refusal-stale = Esa pregunta ya tiene respuesta.
refusal-unreadable = «{ $action }» no es una acción.
refusal-cannot-undo = No se puede deshacer nada: desde entonces se ha visto algo oculto, o era la jugada de otra persona.

why-not-now =
    { $phase ->
        [tickets] elige primero tus billetes.
        [action] eso responde a otra pregunta que la de ahora.
        [second_card] estás a medio robar: toma primero tu segunda carta.
        [payment] paga primero lo que has elegido, o escribe undo.
        [after_action] tu acción está hecha: solo es posible lo que puede seguirla.
       *[over] la partida ha terminado.
    }
why-no-such-action = esa acción no existe.
why-not-in-game =
    { $part ->
        [passing] con dados nadie tiene que pasar: termina tu turno.
        [ending] aquí el turno termina solo.
       *[cards] en esta mesa se juega con dados y sin cartas de vagón.
    }
why-action-done = la acción de este turno está hecha.
why-not-before-action = tu turno no puede terminar antes de su acción.
why-track-taken =
    { $who ->
        [you] ya es tuyo.
       *[other] es de { $name }.
    }
why-track-closed = su otra vía está ocupada, y con menos de { $players } jugadores eso cierra esta.
why-own-twin = ya tienes otra vía entre esos dos lugares.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] hace falta { $count } vagón y tienes { $have }.
           *[other] hacen falta { $count } vagones y tienes { $have }.
        }
       *[other] hacen falta { $count } vagones, { $mountains } de ellos por las montañas, y tienes { $have }.
    }
why-few-locomotives =
    el ferry pide al menos { $count ->
        [one] { $count } locomotora
       *[other] { $count } locomotoras
    } y tienes { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] no puedes pagar así la carta de más (hace falta { $count }).
           *[other] no puedes pagar así las { $count } cartas de más.
        }
        [any] { $count ->
            [one] hace falta { $count } carta y tienes { $have }.
           *[other] hacen falta { $count } cartas de un mismo color y tienes { $have }, contando locomotoras.
        }
       *[other] { $count ->
            [one] hace falta { $count } carta de color { $colour } y tienes { $have }, contando locomotoras.
           *[other] hacen falta { $count } cartas de color { $colour } y tienes { $have }, contando locomotoras.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] hace falta { $count } carta que no sea locomotora y tienes { $have }.
           *[other] hacen falta { $count } cartas de un mismo color sin locomotoras y tienes { $have }.
        }
       *[other] { $count ->
            [one] hace falta { $count } carta de color { $colour }, no locomotora, y tienes { $have }.
           *[other] hacen falta { $count } cartas de color { $colour } sin locomotoras y tienes { $have }.
        }
    }
why-cannot-pay-rest = las cartas que te quedan no pagarían el resto.
why-not-in-hand = no tienes esta carta: { $kind }.
why-locomotives-not-here = en este recorrido no se pueden usar locomotoras.
why-not-this-payment = así no se puede pagar.
why-not-face-up = esta carta no está boca arriba: { $kind }.
why-locomotive-second = una locomotora boca arriba no puede ser la segunda carta.
why-no-cards-left = no quedan cartas que robar.
why-no-tickets-left = no quedan billetes que robar.
why-must-keep =
    Quédate al menos { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }.
why-may-not-keep = No puedes quedarte tantos billetes de ese mazo (en total debes quedarte al menos { $count }).
why-other-actions-exist = solo puedes pasar si no es posible nada más.
why-few-tickets =
    { $have ->
        [one] solo queda { $have } billete, no { $count }.
       *[other] solo quedan { $have } billetes, no { $count }.
    }
why-how-many-tickets = di cuántos: cada billete cuesta una Estación o una Locomotora.

## Differences from the base rules

difference-players = De { $fewest } a { $most } jugadores.
difference-trains = Cada uno tiene { $count } vagones.
difference-deck =
    { $colours ->
        [8] Hay { $count } cartas de vagón de cada color y { $locomotives } locomotoras.
       *[other] Hay { $count } cartas de vagón de cada uno de los { $colours } colores y { $locomotives } locomotoras.
    }
difference-start-cards = Cada uno empieza con { $count } cartas de vagón.
difference-display = Hay { $count } cartas boca arriba.
difference-display-reset =
    { $count ->
        [0] Las locomotoras boca arriba nunca hacen cambiar las cartas, por muchas que sean.
       *[other] Las cartas boca arriba se cambian cuando { $count } de ellas son locomotoras.
    }
difference-face-up-locomotive = Una locomotora boca arriba cuenta como una carta: se pueden tomar dos en un turno.
difference-opening-tickets = Al empezar, cada uno recibe { $deal } y se queda al menos { $keep }.
difference-drawn-tickets = Al robar billetes se ofrecen { $deal }, y hay que quedarse al menos { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] Como mucho se pueden quedar { $count } de los billetes largos.
       *[other] Como mucho se pueden quedar { $count } billetes del mazo «{ $deck }».
    }
difference-refused-opening =
    { $where ->
        [face_up] Los billetes rechazados al empezar quedan boca arriba junto al mazo; cuando se acaba, se barajan para formar otro.
        [out_of_game] Los billetes rechazados al empezar salen del juego.
        [shuffled_back] Los billetes rechazados al empezar se vuelven a barajar en sus mazos.
       *[under_deck] Los billetes rechazados al empezar van bajo el mazo.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Los billetes devueltos después también quedan boca arriba junto al mazo.
        [out_of_game] Los billetes devueltos después salen del juego.
       *[under_deck] Los billetes devueltos después van bajo el mazo.
    }
difference-double-routes = Las dos vías de un recorrido doble se usan solo desde { $count } jugadores.
difference-route-points = Los recorridos valen { $points }.
difference-longest-path =
    { $count ->
        [0] No hay bonificación por el camino más largo.
       *[other] El camino más largo vale { $count } puntos.
    }
difference-most-tickets = Quien completa más billetes gana { $count } puntos.
difference-ties = Un empate por la victoria se decide por { $steps }; si sigue, la victoria se comparte.
difference-no-ties = En caso de empate la victoria se comparte.
tie-then = { $first }, luego { $second }
tie-step =
    { $step ->
       *[tickets] billetes cumplidos
        [stations] menos estaciones construidas
        [longest_path] el camino más largo
        [goods] puntos de mercancías
        [meeples] meeples recogidos
        [mountains] recorridos de montaña
    }
difference-attraction =
    Cada atracción que toca un recorrido tuyo vale { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
difference-not-double = Las vías { $routes } están una junto a otra pero no son un recorrido doble: uno puede tener ambas.
difference-insets = Aparecen dos veces, la segunda en una parte ampliada del tablero, pero son un solo lugar: { $places }.
difference-countries = Los billetes pueden llevar a { $countries }: sirve cualquier paso fronterizo de un país, y ningún camino lo atraviesa.
difference-goals = Un billete con varios destinos paga el más valioso con el que está conectado; si no lo está con ninguno, cuesta su valor más bajo.
difference-district =
    Unir { $places } vale { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
difference-end-trains = La última ronda empieza cuando alguien tiene { $count } vagones o menos.
difference-locomotives =
    { $where ->
        [tunnels] Las locomotoras solo sirven en túneles.
        [ferries] Las locomotoras solo sirven en ferris.
       *[both] Las locomotoras solo sirven en túneles y ferris.
    }
unverified = Sin confirmar: { $note }

## House rules

options-expansions = Las expansiones
options-combined = Con dados y monstruos
options-boards = Solo en un tablero
options-other = En todas las partidas
options-shown = Conviene acordar antes de jugar las reglas marcadas con *; las demás pueden quedarse como están.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = Cuántas veces seguidas se cambian las cartas boca arriba porque hay tres locomotoras.
value-display-reset_cap =
    { $count ->
        [one] Las cartas boca arriba se cambian como mucho { $count } vez seguida.
       *[other] Las cartas boca arriba se cambian como mucho { $count } veces seguidas.
    }
option-nordic-reset_on_three = Si en los Países Nórdicos tres locomotoras boca arriba hacen cambiar las cartas.
value-nordic-reset_on_three-true = Tres locomotoras boca arriba hacen cambiar las cartas, como en casi todos los tableros.
value-nordic-reset_on_three-false = Las cartas boca arriba se quedan, por muchas locomotoras que haya.
option-swiss-reset_on_three = Si en Suiza tres locomotoras boca arriba hacen cambiar las cartas.
value-swiss-reset_on_three-true = Tres locomotoras boca arriba hacen cambiar las cartas, como en casi todos los tableros.
value-swiss-reset_on_three-false = Las cartas boca arriba se quedan, por muchas locomotoras que haya.
option-combined-monster_payment = Qué mueve a un monstruo cuando se juega con dados.
value-combined-monster_payment-wild_die = Una Locomotora de dado cuenta como locomotora que mueve a un monstruo.
value-combined-monster_payment-wild_or_pair = Una Locomotora de dado o dos dados iguales cuentan como locomotora que mueve a un monstruo.
value-combined-monster_payment-none = Los monstruos nunca se mueven.
option-end-dead_board = Si la última ronda empieza en cuanto nadie pueda cubrir ningún recorrido.
value-end-dead_board-true = La última ronda empieza en cuanto nadie pueda cubrir ningún recorrido.
value-end-dead_board-false = La partida sigue aunque nadie pueda cubrir ningún recorrido.
option-end-explorer_shared = Quién puntúa por más ciudades cuando hay empate.
value-end-explorer_shared-true = Puntúan todos los empatados a más ciudades.
value-end-explorer_shared-false = Entre los empatados a más ciudades deciden más billetes cumplidos y luego más vagones perdidos en montañas.
option-end-europe_station_tiebreak = Si tener menos estaciones construidas decide un empate que los billetes no resuelven.
value-end-europe_station_tiebreak-true = Tener menos estaciones construidas decide un empate que los billetes no resuelven.
value-end-europe_station_tiebreak-false = Las estaciones construidas no deciden un empate.
option-end-printed_ties = Si un empate por la victoria sigue los pasos del tablero.
value-end-printed_ties-true = Un empate por la victoria sigue los pasos del tablero.
value-end-printed_ties-false = En todos los tableros un empate se decide por billetes, luego estaciones, luego el camino más largo.
option-boards-open_holdings = Si todos ven las participaciones de los demás.
value-boards-open_holdings-true = Todos ven las participaciones de todos.
value-boards-open_holdings-false = Las participaciones de los demás están boca abajo hasta el final.

## Headings of tables

heading-action = acción
heading-attractions = atracciones
heading-bot = bot
heading-cards = cartas
heading-colour = color
heading-deck = mazo
heading-default = por defecto
heading-districts = distritos
heading-figure = medida
heading-length = longitud
heading-lines = líneas
heading-longest-path = camino más largo
heading-map = tablero
heading-mean-score = media de puntos
heading-most-tickets = más billetes
heading-option = opción
heading-places = lugares
heading-player = jugador
heading-players = jugadores
heading-points = puntos
heading-rank = puesto
heading-route-points = recorridos
heading-rule = regla
heading-seat = asiento
heading-ticket = billete
heading-ticket-sets = juegos de billetes
heading-tickets = billetes
heading-total = total
heading-track = vía
heading-tracks = vías
heading-trains = vagones
heading-type = tipo
heading-value = valor
heading-values = valores
heading-win-share = partidas ganadas
learned-as-planner = En esta mesa learned no ha aprendido nada; juega como planner.

## The command line

version = whistlestop { $version }
error = Error: { $reason }
error-language = Error: no existe el idioma «{ $language }»; hay { $known }.
error-players = { $map } es para { $fewest } a { $most } jugadores, no para { $players }.
error-bots =
    { $count ->
        [one] nombra { $count } bot, no { $given } ({ $bots }).
       *[other] nombra un bot para todos o { $count } bots, no { $given } ({ $bots }).
    }
error-file = no se puede leer { $file }: { $reason }
error-log = { $file }, { $reason }
error-seat = no existe el asiento { $seat }; los asientos van de 0 a { $last }.
error-names = «{ $given }» no nombra a { $players } jugadores distintos, separados por comas.
error-game-over = la partida de { $file } ha terminado; «whistlestop replay» la cuenta.
error-extra = { $what } necesita paquetes que no están instalados: pip install "whistlestop[{ $extra }]"
interrupted = Interrumpido.
compiling = Preparando las reglas
compiled = Las reglas están listas ({ $seconds } s).
simulating = Jugando partidas
measuring = Midiendo
measuring-part = Midiendo: { $part }
mean-scores = Por asiento
perft =
    { $count ->
        [one] { $count } línea de { $depth } decisiones
       *[other] { $count } líneas de { $depth } decisiones
    }
map-summary = { $name } (juego de billetes { $set }): { $places } lugares, { $tracks } vías, { $tickets } billetes, de { $fewest } a { $most } jugadores.
map-differences =
    { $count ->
        [0] Se juega con las reglas básicas.
       *[other] En qué se aparta de las reglas básicas:
    }
map-tracks = Vías
map-tickets = Billetes
legend-country = paso fronterizo de un país
legend-attraction = atracción
legend-district = distrito y sus puntos
map-warning = { $where }: aviso: { $reason }
map-sound = { $name } (juego de billetes { $set }) está en orden: { $places } lugares, { $tracks } vías, { $tickets } billetes, huella { $digest }.
replay-begins = { $map }, { $count } jugadores, { $decisions } decisiones.

## Help of the command line

help-application = Juega, simula y estudia los juegos de la familia ¡Aventureros al Tren! No oficial.
help-language = Idioma de todos los textos.
help-version = Mostrar la versión y salir.
help-json = Mostrar JSON para programas.
help-map = Tablero: un nombre de la lista de «maps», o la ruta de un archivo tuyo.
help-players = Número de jugadores.
help-ticket-set = Juego de billetes del tablero.
help-seed = Semilla del azar; la misma semilla reparte las mismas cartas.
help-option = Regla de la casa como clave=valor; puede repetirse (véase «options»).
help-plain = Una línea sencilla tras otra: para lectores de pantalla y para leer en voz alta.
help-maps = Listar los tableros; con el nombre de uno (o la ruta de un archivo), mostrarlo; «check FILE» comprueba un archivo tuyo.
help-maps-show = Mostrar un tablero: sus reglas distintas, sus vías y sus billetes.
help-maps-draw = Dibujar un tablero (SVG).
help-maps-output = El archivo donde se escribe el dibujo.
help-maps-check = Comprobar un archivo de tablero tuyo y los juegos de billetes que lo acompañan; los errores dicen la línea.
help-maps-tickets = Hacer billetes para un archivo de tablero propio: valen su camino más corto como en los tableros impresos, repartidos por todas las ciudades.
help-maps-tickets-count = Cuántos billetes.
help-maps-tickets-output = El archivo en que se escribe el tablero con sus billetes nuevos; puede ser el mismo.
maps-tickets-written =
    { $count ->
        [one] Hay 1 billete en { $file }, de { $fewest } a { $most } puntos.
       *[other] Hay { $count } billetes en { $file }, de { $fewest } a { $most } puntos.
    }
maps-tickets-left-out = Ningún billete nombra { $places }: hay muy pocos billetes para tantas ciudades.
help-maps-name = Nombre del tablero, o ruta de un archivo.
help-maps-file = El archivo del tablero.
help-simulate = Jugar muchas partidas entre bots y mostrar velocidad y puntos.
help-games = Número de partidas.
help-simulate-bot = Bot para todos los asientos, o uno por asiento.
help-threads = Hilos con los que jugar; los resultados no cambian.
help-check = Comprobar en cada posición que las reglas cumplen lo prometido y contar los fallos.
help-play = Jugar una partida en el terminal contra bots.
help-play-bot = Bot para todos los rivales, o uno por rival: de level-1 a level-6, o un estilo; si falta, el estilo más fuerte.
help-play-seat = Tu asiento, contado desde 0.
help-names = Nombres de todos los jugadores en el orden de los asientos, separados por comas.
help-confirm = Esperar después de tus recorridos y estaciones, para que aún puedas deshacerlos.
help-auto-end = Terminar tu turno por ti cuando no sea posible nada más.
help-save = Archivo donde se escribe la partida al terminar o al cortarse.
help-resume = Seguir una partida guardada en este archivo.
help-replay = Contar una partida guardada paso a paso.
help-replay-file = Archivo con el registro de una partida.
help-replay-seat = Contar solo lo que vio este asiento, contado desde 0.
help-replay-map = Archivo del tablero de la partida, si es tuyo.
help-perft = Contar las líneas de juego de una longitud dada; igual en todas las máquinas.
help-depth = Número de decisiones.
help-divide = Contar por cada primera acción.
help-bench = Medir lo rápido que juega esta máquina.
help-quick = Tardar segundos en vez de minutos.
help-options = Listar las reglas de la casa.
help-compile = Preparar las reglas, para que la primera partida empiece al momento.
help-completion = Mostrar un script con el que tu shell completa órdenes y opciones.
help-completion-shell = bash, zsh, fish o powershell.

## The game in the terminal

welcome = { $map }: juegas contra { $others }.
welcome-help = Escribe ? cuando quieras ayuda.
turn-summary =
    Turno { $turn }: tienes { $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; los demás: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
last-round-running =
    { $count ->
        [one] Este es el último turno de todos.
       *[other] Última ronda: quedan { $count } turnos, contando el tuyo.
    }
hand = Tu mano: { $cards }.
display =
    { $deck ->
        [0] Boca arriba: { $cards }; el mazo está vacío.
        [one] Boca arriba: { $cards }; { $deck } carta en el mazo.
       *[other] Boca arriba: { $cards }; { $deck } cartas en el mazo.
    }
no-display = En esta mesa se juega con dados: no hay cartas de vagón.
auto-end =
    { $on ->
        [yes] Desde ahora tu turno termina solo cuando no sea posible nada más.
       *[no] Desde ahora terminas tú cada turno.
    }
choice-take = tomar una carta: { $kind }
choice-draw = robar del mazo
choice-tickets = robar billetes
choice-pass = pasar
choice-keep = quedármelo
choice-return = devolverlo
choice-decline = recuperar las cartas
choice-tickets-count =
    robar { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
choice-end = terminar el turno
choice-end-discarding = terminar el turno y devolver { $tokens }
choice-pay = { $cards }
menu-ways = En el camino de tus billetes:
menu-routes = Puedes cubrir { $count } recorridos en total: nombra uno («claim par zur») o escribe «actions» para verlos.
menu-others = { $count } respuestas más, como «{ $example }»: nombra una o escribe «actions» para verlas.
menu-places = Escribe un lugar, o «actions» para ver los { $count }.
prompt-action = Tu acción:
prompt-second-card = Tu segunda carta:
prompt-payment = Pago:
prompt-after-action = Algo más (Intro termina tu turno):
prompt-end-unused = No has usado { $dice }. «end» termina tu turno de todos modos, Intro sigue:
prompt-tickets =
    { $least ->
        [0] Números que te quedas (o all, o none):
       *[other] Números que te quedas, al menos { $least } (o all):
    }
prompt-which = Número:
prompt-confirm = Intro termina tu turno, undo lo deshace:
prompt-replay = { $number } de { $total }, Intro sigue, q sale:
question-payment = ¿Cómo pagas { $route }?
question-tickets =
    ¿Cómo pagas { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }?
question-surcharge =
    Has puesto { $laid }. ¿Pagas { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } más?
no-pieces = En este tablero no hay meeples, mercancías ni participaciones.
cannot-pay-surcharge = No puedes pagar eso (tienes { $cards }).
not-this-payment = «{ $text }» no sirve para pagarlo, o podría ser varias cosas.
no-such-price =
    «{ $text }» no mueve a ningún monstruo. { $purse ->
        [wilds] Una Locomotora lo lleva hasta { $near } lugares, dos hasta { $far }.
        [pairs] Una Locomotora o una pareja de dados iguales lo lleva hasta { $near } lugares, dos hasta { $far }.
       *[cards] Una locomotora lo lleva hasta { $near } lugares, dos hasta { $far }.
    }
no-such-number = No hay { $number }; los números llegan hasta { $most }.
which-one = Eso podría ser { $count } cosas:
which-of-many = Eso podría ser { $count } cosas: di algo más.
not-possible = { $action } – no es posible: { $reason }
possible = { $action } – posible ahora.
not-understood = No se entiende «{ $text }». Escribe un número, un nombre, o ? para ver la ayuda.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] Se te ofrece { $count } billete; no hace falta que te lo quedes.
           *[other] Se te ofrecen { $count } billetes; no hace falta que te quedes ninguno.
        }
       *[other] Se te ofrecen { $count } billetes; quédate al menos { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Mazo: { $deck }.
       *[no] { $number }: { $text }
    }
tickets-not-understood = No se entiende «{ $text }». Escribe los números que te quedas, por ejemplo «1 3», o ? para ver la ayuda.
ticket-connected = { $ticket }: conectado.
ticket-cut-off = { $ticket }: cortado, no queda camino para tus propios recorridos.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: { $trains } vagón más, por { $routes }.
           *[other] { $ticket }: { $trains } vagones más, por { $routes }.
        }
       *[no] { $ticket }: { $trains } vagones más, por { $routes }, más de los que tienes.
    }
ticket-connected-goal = { $ticket }: conectado con { $goal }, que da { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: { $trains } vagón más, por { $routes }, hasta { $goal }.
           *[other] { $ticket }: { $trains } vagones más, por { $routes }, hasta { $goal }.
        }
       *[no] { $ticket }: { $trains } vagones más, por { $routes }, hasta { $goal }, más de los que tienes.
    }
own-tickets = Tus billetes: { $tickets }.
no-tickets = No tienes billetes.
owned-routes =
    { $count ->
        [0] { $name }: ningún recorrido.
        [one] { $name }: { $count } recorrido: { $routes }.
       *[other] { $name }: { $count } recorridos: { $routes }.
    }
routes-usage = Escribe «routes» y un lugar, por ejemplo «routes paris».
routes-from = Recorridos desde { $place }:
route-state =
    { $state ->
        [owned] { $route } – dueño: { $name }.
        [everybody] { $route } – ahí hay un tren bala: sirve a todos.
        [closed] { $route } – cerrado.
        [chaos] { $route } – libre, pero { $name } está en { $place }.
       *[open] { $route } – libre.
    }
no-such-place = No hay ningún lugar «{ $text }» en este tablero.
which-place = ¿Qué lugar? { $places }.
score-own = Tú: { $total } puntos si la partida acabara ahora: { $parts }.
score-part-routes = recorridos { $points }
score-part-tickets = billetes { $points } ({ $fulfilled } de { $kept } conectados)
score-part-attractions = atracciones { $points }
score-part-districts = distritos { $points }
score-part-longest-path =
    { $points ->
        [0] camino más largo de { $length }
       *[other] camino más largo de { $length }, el mayor por ahora, { $points }
    }
score-secret-tickets = Faltan las bonificaciones que dependen de los billetes de todos: los billetes son secretos.
score-open =
    { $points ->
        [one] { $name }: { $points } punto por recorridos, camino más largo de { $length }; los billetes son secretos.
       *[other] { $name }: { $points } puntos por recorridos, camino más largo de { $length }; los billetes son secretos.
    }
log-more =
    { $count ->
        [one] { $count } línea anterior: escribe «log all».
       *[other] { $count } líneas anteriores: escribe «log all».
    }
why-usage = Escribe «why» y una acción, por ejemplo «why claim paris zurich».
undone = Deshecho.
save-usage = Escribe «save» y un nombre de archivo.
save-other-file = { $file } existe y no es una partida guardada; elige otro nombre.
save-failed = no se puede escribir { $file }: { $reason }
saved = La partida está guardada en { $file }.
resume-line = Sigue con: { $line }
quit-question = ¿Salir? Escribe un nombre de archivo para guardar antes, yes para salir sin guardar, Intro para seguir jugando:
goodbye = Adiós.
cut-off = La partida se corta aquí.
scoring = Se puntúa la partida.
scoring-routes =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por recorridos.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: el billete { $ticket } está conectado: más { $points }, a la mitad: había un monstruo en { $places }.
            [twice] { $name }: el billete { $ticket } está conectado: más { $points }, a la mitad dos veces: había monstruos en { $places }.
           *[no] { $name }: el billete { $ticket } está conectado: más { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: el billete { $ticket } no está conectado: menos { $points }, a la mitad: había un monstruo en { $places }.
            [twice] { $name }: el billete { $ticket } no está conectado: menos { $points }, a la mitad dos veces: había monstruos en { $places }.
           *[no] { $name }: el billete { $ticket } no está conectado: menos { $points }.
        }
    }
scoring-borrowed = { $name }: las estaciones toman prestado { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name }: camino más largo de { $length }.
       *[other] { $name }: camino más largo de { $length }, el mayor de todos: más { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: billetes conectados: { $count }.
       *[other] { $name }: billetes conectados: { $count }, más que nadie: más { $points }.
    }
scoring-attractions =
    { $name }: atracciones: más { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
scoring-districts =
    { $name }: distritos: más { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
result = Resultado
winner =
    { $tie ->
        [shared] { $names } comparten la victoria con { $points } puntos.
        [broken] { $who ->
            [you] Ganas con { $points } puntos, por desempate.
           *[other] { $names } gana con { $points } puntos, por desempate.
        }
       *[none] { $who ->
            [you] Ganas con { $points } puntos.
           *[other] { $names } gana con { $points } puntos.
        }
    }

help-play-answers = Responde con un número de la lista o con palabras; basta el principio de cada una, en cualquier orden.
help-play-cards = Cartas: «take rojo» o solo «rojo», «draw» para el mazo.
help-play-claim = Recorridos: «claim paris zurich», «par zur», «par zur rojo» para decir cómo pagas, «#2» para la segunda vía.
help-play-tickets = Billetes: «draw tickets» para otros nuevos y luego los números que te quedas; «tickets» dice cómo van los tuyos.
help-play-end = «end» termina tu turno; «auto» cambia si termina solo cuando no es posible nada más.
help-play-look = Consultar: actions, hand, display, board, score, log («log all»).
help-play-routes = «routes paris» lista los recorridos de un lugar con precio y dueño.
help-play-rules = «rules» explica las reglas de esta mesa, «rules tickets» una de ellas.
help-play-why = «why claim paris zurich» dice por qué algo no es posible.
help-play-undo = «undo» deshace tu turno mientras no se haya visto nada oculto.
help-play-save = «save FILE» guarda la partida, «quit» sale; «whistlestop play --resume FILE» sigue con ella.

## The server

help-serve = Ofrecer el juego en el navegador.
help-serve-host = Dirección donde escuchar; 0.0.0.0 deja entrar a los amigos de tu red.
help-serve-port = Puerto donde escuchar.
help-serve-database = Dónde se guardan las mesas: un archivo, o la dirección de una base de datos.
help-serve-redis = Dirección de un Redis con el que varios procesos comparten las mesas de un PostgreSQL.
help-serve-processes = Cuántos procesos atienden tras el puerto.
help-serve-logs = Cómo se escribe el registro: text o json.
help-serve-public-url = Dónde se llega al servidor, si no es donde escucha.
help-serve-boards = Una carpeta de archivos de tableros que se ofrecen junto a los del programa.
help-serve-own-boards = Si los visitantes pueden enviar tableros propios, jugarlos y estudiarlos; por defecto no en una dirección pública.
help-serve-bot-threads = Cuántos bots pueden pensar a la vez.
help-serve-open = Abrir el juego en el navegador.
serve-local = El juego está en { $address }
serve-friends = Tus amigos lo encuentran en { $address }
serve-compiling = Las reglas se compilan en segundo plano; durante el primer minuto o dos, los bots piensan algo más despacio.
serve-stop = Pulsa Ctrl+C para pararlo.
serve-closed = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }
serve-shared-file = Varios procesos no pueden compartir SQLite: es un archivo en el que escribe un solo proceso. Indica un PostgreSQL con --database postgresql+psycopg://…
serve-shared-redis = Varios procesos necesitan un Redis para saber cuál de ellos tiene una mesa. Indícalo con --redis redis://…
serve-redis-address = La dirección del Redis no es una como redis://localhost:6379: { $reason }
database-newer = La base de datos tiene la versión { $found }; este programa conoce versiones hasta la { $known }.
database-corrupt = La base de datos está dañada o no lo es: { $reason }. Restáurala a partir de una copia.
database-unreachable = La base de datos no se puede usar: { $reason }
server-no-client = El juego para navegador aún no está construido
server-build-client = Este servidor corre desde el código fuente sin la parte del navegador. Ejecuta allí «make play»: la construye y arranca el juego.

refusal-malformed = El servidor no ha entendido un mensaje de esta página. Vuelve a cargarla.
refusal-oversized = Eso es demasiado largo.
refusal-too-frequent = Ha sido demasiado de golpe. Espera un momento.
refusal-foreign-origin = Esta página no es del servidor con el que habla.
refusal-foreign-host = Este servidor no se conoce por este nombre. Quien lo lleva puede fijar su dirección pública.
refusal-unknown-table = Esa mesa no existe.
refusal-wrong-token = Este enlace no abre ningún asiento aquí.
refusal-not-found = Eso no existe aquí.
refusal-storage-failed = El servidor no ha podido guardarlo, así que no ha ocurrido. Inténtalo otra vez.
refusal-frozen = Esta partida empezó con otra versión del programa y no puede seguir con esta.
refusal-busy = El servidor está desbordado en este momento. Inténtalo de nuevo enseguida.
refusal-failed = Algo ha fallado en el servidor; no se ha cambiado nada. Inténtalo otra vez.
refusal-too-slow = Eso ha tardado demasiado en llegar. Inténtalo otra vez.
refusal-password-needed = Esta mesa es para quienes conocen su contraseña.
refusal-wrong-password = Esa no es la contraseña de esta mesa.
refusal-not-seated = Estás mirando; eso solo pueden hacerlo los jugadores.
refusal-not-host = Eso solo puede hacerlo quien puso la mesa.
refusal-not-started = La partida aún no ha empezado.
refusal-already-started = La partida ya ha empezado.
refusal-table-full = Todos los asientos están ocupados.
refusal-seat-taken = Ahí ya hay alguien.
refusal-name-taken = Alguien en la mesa ya tiene ese nombre.
refusal-colour-taken = Alguien en la mesa ya tiene ese color.
refusal-bad-table = Así no se puede poner una mesa.
refusal-seats-open = Aún hay asientos libres.
refusal-too-many-tables = En el servidor no cabe otra mesa.
refusal-too-many-spectators = No caben más espectadores.
refusal-no-proposal = Esa propuesta ya no está en pie.
refusal-no-hints = En esta mesa no hay consejos.
refusal-game-running = La partida aún no ha terminado.

## The page in the browser

web-motto = Una tarde de trenes con amigos y bots. Sin cuenta y sin manual.
web-new-game = Una partida nueva
web-new-game-text = Pon una mesa para amigos en sus dispositivos, para gente alrededor de uno solo y para bots.
web-your-name = Tu nombre
web-set-table = Poner una mesa
web-quick = Jugar ya con dos bots ({ $level })
web-level =
    { $level ->
        [1] fácil
        [2] medio
        [3] bueno
        [4] fuerte
        [5] muy fuerte
       *[other] maestro
    }
web-next-level = Siguiente rival: { $bot } ({ $level })
web-join = Unirse a amigos
web-join-text = Abre el enlace que te enviaron, o escribe el código de su mesa.
web-code = Código de la mesa
web-join-button = Unirse
web-my-tables = Mis mesas
web-finished-tables = Partidas terminadas ({ $count })
web-state-waiting = espera jugadores
web-state-playing = en juego
web-state-over = terminada
web-state-frozen = no puede seguir
web-forget = Olvidar la mesa { $code }
web-forget-word = Olvidar
web-offline = Ahora mismo no se llega al servidor.
web-loading = Se está desplegando el tablero …
web-reconnecting = Conexión perdida. Probando otra vez …
web-close = Cerrar
web-done = Hecho
web-cancel = Cancelar
web-yes = Sí
web-no = No
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-link = Enlace
web-guest = Invitado
web-to-lobby = Todas las mesas

web-board-choice = Tablero
web-board-group =
    { $group ->
        [first] Para empezar
        [countries] Países y continentes
        [cities] Ciudades, para una partida corta
        [own] De nuestra creación
       *[more] Más tableros
    }
web-board-rules =
    { $count ->
        [0] Cómo se juega { $board }
       *[other] Cómo se juega { $board }, y qué no es seguro
    }
web-for-players = de { $fewest } a { $most } jugadores
web-ticket-set = Juego de billetes
web-ticket-set-base = tal como está impreso
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
web-expansions = Expansiones
web-seats = Asientos
web-seat-kind = Quién ocupa el asiento { $number }
web-seat-remove = Quitar el asiento { $number }
web-seat-remove-word = Quitar
web-seat-mine = En este dispositivo
web-seat-open = Libre para un amigo
web-seat-open-text = Los amigos se sientan con el enlace.
web-seat-bot = Bot
web-name = Nombre
web-bot-level = Qué bot
web-bots-levels = Niveles
web-bots-styles = Estilos de juego
web-bot-plain = { $name }
web-livery = Color { $colour }, dibujo { $pattern }: cambiar
web-livery-choose = Color y dibujo
web-colour = Color
web-colour-red = rojo
web-colour-blue = azul
web-colour-green = verde
web-colour-yellow = amarillo
web-colour-black = negro
web-colour-purple = morado
web-pattern = Dibujo
web-pattern-plain = liso
web-pattern-stripes = rayas
web-pattern-dots = puntos
web-pattern-checks = cuadros
web-pattern-chevrons = espigas
web-pattern-rings = anillos
web-house-rules = Reloj y más
web-more-rules = Más ajustes y reglas de la casa
web-clock = Tiempo por turno
web-clock-none = el que haga falta
web-clock-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
web-clock-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
web-clock-is-seconds =
    Cada uno tiene { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } por turno.
web-clock-is-days =
    Cada uno tiene { $count ->
        [one] { $count } día
       *[other] { $count } días
    } por turno.
web-bot-speed = Cómo de rápido responden los bots
web-bot-speed-slow = sin prisa
web-bot-speed-middle = como personas
web-bot-speed-fast = rápido
web-bot-speed-once = al instante
web-takeover = Un bot juega por quien se queda sin tiempo, hasta que vuelva
web-plan-not-ready = Este tablero necesita al menos { $fewest } asientos, uno de ellos en este dispositivo.
web-open-table = Abrir la mesa
web-start-now = Empezar la partida

web-invite = Invitar a amigos
web-qr = El enlace como código para la cámara de un teléfono
web-watching-now =
    { $count ->
        [0] Nadie está mirando.
        [one] { $count } persona está mirando.
       *[other] { $count } personas están mirando.
    }
web-sit = Sentarse aquí
web-sit-also = Otra persona en este dispositivo
web-leave = Salir
web-make-bot = Bot
web-make-open = Liberar
web-here = está aquí
web-away = no está
web-start = Empezar la partida
web-start-waits = La partida puede empezar cuando todos los asientos estén ocupados; da los libres a bots.
web-host-starts = Ya tienes asiento. La partida empieza cuando la inicie el anfitrión.
web-this-table = Esta mesa
web-fingerprint = Semilla sellada: { $fingerprint }
web-fairness = Juego limpio: la semilla sellada

web-your-turn = Tu turno
web-turn-of =
    { $count ->
        [one] { $names } está pensando
       *[other] Esperando a { $names }
    }
web-wait = Un momento
web-over = La partida ha terminado
web-last-turns =
    { $count ->
        [one] último turno de todos
       *[other] última ronda: { $count } turnos
    }
web-last-moves = Últimas jugadas
web-last-call = ¡Ha empezado la última ronda!
web-last-call-read = Entendido
web-clock-left = Tiempo restante: { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
web-board = El tablero { $board }. Las flechas lo mueven, más y menos lo acercan y alejan, 0 lo muestra entero.
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Mostrar todo el tablero
web-zoom-in-word = cerca
web-zoom-out-word = lejos
web-zoom-fit-word = todo
web-claim-route = Cubrir { $route }
web-choice-claim = cubrir { $route }
web-ask-claim = ¿Probar el túnel { $route }?
web-which-track = ¿Qué vía?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] vía izquierda
        [right] vía derecha
        [upper] vía superior
        [lower] vía inferior
       *[middle] vía central
    })
web-not-now =
    { $phase ->
        [tickets] Elige primero tus billetes.
        [second_card] Estás a medio robar: toma primero tu segunda carta.
        [payment] Paga primero lo que has elegido, o cancélalo.
        [after_action] Tu acción está hecha: solo es posible lo que puede seguirla.
        [over] La partida ha terminado.
       *[action] Eso no es posible ahora.
    }
web-track-no-locomotives = Aquí no valen locomotoras.
web-border-point = Un paso fronterizo de { $country }: aquí terminan los billetes a { $country }.
web-attraction =
    Una atracción: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } para quien tenga un recorrido aquí.
web-district =
    Unido con { $others }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
web-route-open = Este recorrido aún no es de nadie.
web-route-owned = Es de { $name }.
web-route-yours = Es tuya.
web-route-takers =
    { $count ->
        [0] Ya nadie puede cubrirlo.
       *[other] Aún pueden cubrirlo: { $names }.
    }
web-route-price = Te cuesta:

web-choose-tickets = ¿Qué billetes conservas?
web-keep-least =
    { $count ->
        [0] Quédate los que quieras, o ninguno.
       *[other] Quédate al menos { $count }.
    }
web-keep =
    { $count ->
        [0] No quedarme ninguno
        [one] Quedarme { $count } billete
       *[other] Quedarme { $count } billetes
    }
web-tickets-wait = Elegido. Aún puedes cambiarlo hasta que todos hayan elegido.
web-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
web-ticket-connected = conectado
web-ticket-connected-to = conectado con { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = sin camino para tus propios recorridos
web-ticket-failed = sin conectar
web-ticket-trains =
    { $count ->
        [one] { $count } vagón más
       *[other] { $count } vagones más
    }
web-ticket-trains-to =
    { $count ->
        [one] { $count } vagón más hasta { $place }
       *[other] { $count } vagones más hasta { $place }
    }
web-ticket-too-far = { $count } vagones más, más de los que tienes

web-your-action = Tu acción
web-action =
    { $count ->
        [0] ¿Tomas dos cartas o robas billetes? Aún no puedes pagar ningún recorrido.
        [one] ¿Tomas dos cartas, cubres el recorrido de borde dorado o robas billetes?
       *[other] ¿Tomas dos cartas, cubres uno de los { $count } recorridos de borde dorado o robas billetes?
    }
web-second-card = ¿Qué carta tomas en segundo lugar?
web-after-action = Tu acción está hecha. ¿Algo más?
web-turn-ends = Tu acción está hecha y no puede seguir nada más. Tu turno termina enseguida.
web-far = Los lugares punteados cuestan dos locomotoras.
web-tickets-draw = Robar billetes:
web-choice-pay = Pagar { $cards }
web-cannot-undo = Esto no podrás deshacerlo sin los demás.
web-take = Tomar { $card }
web-draw-sure = ¿Robar una carta del mazo?
web-display = Cartas boca arriba
web-deck =
    { $count ->
        [0] El mazo está vacío
        [one] Robar del mazo: { $count } carta
       *[other] Robar del mazo: { $count } cartas
    }
web-deck-word = Mazo
web-hand = Tu mano: { $cards }
web-hand-empty = No tienes cartas en la mano
web-hand-head = Tu mano ({ $count })
web-hand-fits = { $cards }: mostrar los recorridos de este color
web-end-turn = Terminar turno
web-end-sure = ¿Terminar tu turno?

web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-alone = Deshacer tu última decisión
web-undo-all = Preguntar a todos si puedes deshacer tu última decisión
web-undo-asked = Se pregunta a los demás si puedes deshacerlo.
web-undo-proposal = Un deseo de deshacer jugadas
web-undo-wish =
    { $name } quiere deshacer { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }.
web-undo-waiting =
    { $count ->
        [one] Falta el acuerdo de { $count } jugador.
       *[other] Falta el acuerdo de { $count } jugadores.
    }
web-agree = Aceptar
web-disagree = Rechazar
web-undo-withdraw = Déjalo

web-players = Jugadores
web-me = tú
web-bot = bot, { $bot }
web-bot-plays = juega un bot
web-to-move = le toca
web-count-points = puntos
web-count-trains = vagones
web-count-cards = cartas
web-count-tickets = billetes
web-count-time = tiempo
web-tickets = Tus billetes
web-log = Lo que ha pasado
web-log-all = Mostrar todo
web-log-dealt = Cada cual recibe { $count } cartas de tren.
web-chat = Charla
web-chat-say = Di algo
web-chat-send = Enviar
web-chat-empty = Nadie ha dicho nada todavía.
web-emotes = Muestra lo que sientes
web-emote-hello = ¡Hola!
web-emote-luck = ¡Suerte!
web-emote-well-done = ¡Bien jugado!
web-emote-thanks = ¡Gracias!
web-emote-oh-no = ¡Ay, no!
web-emote-hurry = ¡Vamos!
web-routes = Recorridos
web-routes-search = Buscar un recorrido
web-claimable = cubrir
web-tab-hand = Mano
web-tab-tickets = Billetes
web-tab-players = Mesa
web-tab-log = Diario
web-tab-chat = Charla
web-tab-routes = Recorridos
web-watching = Estás mirando esta partida.
web-take-seat = Ocupar el asiento de { $name }
web-choose-beside = Elige tus billetes: se muestran en el tablero. Los que te quedas se dibujan en trazo grueso.
web-not-asked = No es tu turno. Mientras tanto puedes mirar billetes y recorridos.
web-bot-took = Un bot juega en tu asiento.
web-take-back = Volver a jugar yo
web-resign = Que un bot juegue por mí
web-leave-table = Dejar la partida
web-leave-sure = Un bot sigue jugando por ti y cualquiera puede ocupar tu asiento. No podrás volver con tu enlace.
web-pass-device = Pasa el dispositivo a { $name }
web-pass-device-text = Ahora no debería mirar nadie más.
web-put-away = Tu turno ha terminado. Mira lo que tienes y después pasa el dispositivo.
web-i-am = Soy { $name }

web-menu = Ajustes y mesa
web-menu-word = Menú
web-confirm = Preguntar antes de una acción
web-confirm-always = siempre
web-confirm-touch = solo al tocar
web-confirm-never = nunca
web-language = Idioma
web-theme = Colores de la página
web-theme-system = como en el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-sound = Sonidos: un silbido cuando es mi turno, y se oyen cartas, vagones, dados y monstruos
web-still = Sin animaciones
web-fast = Animaciones más rápidas
web-notices = Un aviso cuando sea mi turno y la página esté en segundo plano
web-notices-http = Este navegador solo muestra avisos de páginas con https; el título de la página dice cuándo es tu turno.
web-other-device = Seguir en otro dispositivo
web-other-device-text = Este enlace abre tu asiento. No se lo des a nadie.
web-living-room = El salón
web-living-room-text = Una pantalla grande que solo muestra: el tablero, a quién le toca, los puntos y las últimas jugadas. Los teléfonos son las manos.
web-living-room-open = Abrir la pantalla
web-show-join = Ven a la mesa con tu teléfono.
web-log-download = Descargar el registro

web-step = Paso { $number } de { $total }
web-next = Siguiente
web-show-all = Mostrar el resultado
web-show-result = Mostrar el resultado
web-tickets-of = Billetes de { $name }
web-scoring-told = La puntuación en palabras
web-chart = Los puntos de todos después de cada turno
web-chart-turns = { $count } turnos
web-look-board = Mirar el tablero
web-rematch = Jugar otra vez
web-rematch-go = A la nueva mesa
web-seal-sound = La semilla es la que se selló antes de la partida.
web-seal-broken = ¡La semilla no encaja con el sello!
web-seal = El SHA-256 de «{ $seed }:{ $salt }» es { $fingerprint }.

## The arena

help-arena = Celebrar un torneo entre bots y mostrar sus clasificaciones.
help-arena-bots = Bots separados por comas: nombres, o file.py:Class; si falta, «random,greedy».
help-arena-games = Número total de partidas, redondeado a bloques enteros.
help-arena-sprt = Dos bots: jugar hasta que esté claro si el primero es más fuerte, como mucho ese número de partidas.
help-arena-gain = Con --sprt: la ventaja que se busca, en puntos de clasificación.
help-arena-threads = Hilos, o procesos para bots en Python; si falta, todos los procesadores. Los resultados no cambian.
help-arena-engine = Dónde jugar: en esta máquina o en un clúster de Ray.
help-arena-out = Carpeta de los resultados; la misma orden continúa una tanda cortada.
error-arena-sprt-alone = --sprt ya nombra a los dos bots y no puede ir con --bots.
error-arena-pair = --sprt toma dos bots distintos separados por una coma.
error-arena-ray = --engine ray necesita el paquete «ray»: pip install "whistlestop[cluster]"
arena-played =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { $blocks ->
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
    }. La clasificación de { $anchor } es 0; los intervalos son del 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } partida se cortó porque no acababa y se puntuó tal como estaba.
       *[other] { $count } partidas se cortaron porque no acababan y se puntuaron tal como estaban.
    }
arena-ahead = Cuántas veces el bot de la izquierda acaba por delante del de arriba
arena-seats = Primeros puestos por asiento
arena-seat = asiento { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } es más fuerte que { $two } (razón de verosimilitud logarítmica { $ratio }, límite { $bound }, se buscan { $gain } puntos).
        [not_stronger] { $one } no es { $gain } puntos más fuerte que { $two } (razón de verosimilitud logarítmica { $ratio }, límite −{ $bound }).
       *[open] Aún no se sabe si { $one } es más fuerte que { $two } (razón de verosimilitud logarítmica { $ratio }, límites ±{ $bound }, se buscan { $gain } puntos).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = clasificación
heading-firsts = primeros puestos
heading-milliseconds = ms por decisión

## Studies

help-study = Jugar miles de partidas en un tablero y escribir un informe en una página HTML.
help-study-games = Número de partidas para cada parte del informe.
help-study-bot = Bot que juega las partidas; si falta, el más fuerte que sea bastante rápido.
help-study-styles = Bots cuyos estilos se comparan, separados por comas; si falta, todos los rápidos.
help-study-out = El archivo HTML.
help-study-against = Un segundo tablero, u otra versión, que se juega con las mismas semillas y se compara.
study-advice = Consejos
study-no-advice = Las partidas no dan motivo para cambiar nada.
study-against = Comparado con { $board }, con las mismas semillas
study-seat-wins = victorias del puesto { $number }
study-head-here = aquí
study-head-difference = diferencia
study-written = El informe sobre { $games } partidas está en { $file }.
study-bot-compiled = un estudio necesita un bot del paquete, no «{ $bot }»; hay { $bots }.
studying = Estudiando el tablero

study-title =
    { $map }, { $players } jugadores: { $kind ->
        [cards] un estudio
        [dice] un estudio con la expansión de dados
        [monsters] un estudio con Alvin & Dexter
       *[both] un estudio con las dos expansiones
    }
study-lead = { $games } partidas del bot «{ $bot }» contra sí mismo, { $decisions } decisiones, juego de billetes «{ $set }», semillas de { $seed } a { $last }. Todas las partidas de una comparación parten de las mismas semillas. El primer jugador ocupa el asiento 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] solo cartas
        [monsters] con monstruos
        [dice] con dados
       *[both] con ambas
    }
study-key-seat =
    { $variant ->
        [cards] Solo cartas
        [monsters] Con monstruos
        [dice] Con dados
       *[both] Con las dos expansiones
    }: el primer jugador gana el { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] es más que el justo { $fair } %.
        [less] es menos que el justo { $fair } %.
       *[fair] no se ve diferencia con el justo { $fair } %.
    }
study-key-shift =
    { $variant ->
        [monsters] ¿Favorecen Alvin & Dexter a un asiento?
       *[dice] ¿Favorecen los dados a un asiento?
    } { $verdict ->
        [more] Dan al primer jugador { $value } puntos porcentuales más [{ $low }, { $high }].
        [less] Quitan { $value } puntos porcentuales al primer jugador [{ $low }, { $high }].
       *[same] El cambio para el primer jugador es de { $value } puntos porcentuales [{ $low }, { $high }], que puede ser azar.
    }
study-key-length =
    { $variant ->
        [monsters] Los monstruos
        [dice] Los dados
       *[both] Las dos expansiones
    } { $verdict ->
        [more] alargan las partidas { $change } turnos por jugador
        [less] acortan las partidas { $change } turnos por jugador
       *[same] dejan igual la duración de las partidas
    } [{ $low }, { $high }], hasta { $turns }.
study-key-unfinished =
    { $count ->
        [0] Todas las partidas llegaron a su fin.
        [one] { $count } semilla no llegó a su fin en una de las variantes; falta en la comparación de variantes.
       *[other] { $count } semillas no llegaron a su fin en una de las variantes; faltan en la comparación de variantes.
    }
study-key-tickets = Billetes que pagan de más: { $generous }. Billetes que pagan de menos: { $stingy }.
advice-seat = El puesto { $seat } gana el { $share } % de las partidas de { $players } ({ $low } a { $high }); lo justo sería el { $fair } %.
advice-ending = El { $share } % de las partidas se acaba porque no queda nada que hacer: las vías tienen { $spaces } casillas para { $trains } vagones.
advice-stingy = { $ticket } ({ $points }) se cumple en el { $share } % y pierde { $loss } puntos de media: { $fair } sería justo por su camino.
advice-hard = { $ticket } ({ $points }) se cumple solo en el { $share } % y pierde { $loss } puntos de media, aunque los tableros impresos no dan más de { $fair } por un camino así: el camino mismo es demasiado difícil.
advice-generous = { $ticket } ({ $points }) se cumple en el { $share } %, y quien lo guarda gana { $lift } partidas más de cada cien: { $fair } sería justo por su camino.
advice-unwanted = { $ticket } ({ $points }) se guarda solo en el { $kept } % de las veces: nadie lo quiere. { $fair } sería justo por su camino.
advice-region =
    { $direction ->
        [north] Ningún recorrido hacia el norte ({ $places }) se toma nunca en { $games } partidas.
        [north-east] Ningún recorrido hacia el noreste ({ $places }) se toma nunca en { $games } partidas.
        [east] Ningún recorrido hacia el este ({ $places }) se toma nunca en { $games } partidas.
        [south-east] Ningún recorrido hacia el sureste ({ $places }) se toma nunca en { $games } partidas.
        [south] Ningún recorrido hacia el sur ({ $places }) se toma nunca en { $games } partidas.
        [south-west] Ningún recorrido hacia el suroeste ({ $places }) se toma nunca en { $games } partidas.
        [west] Ningún recorrido hacia el oeste ({ $places }) se toma nunca en { $games } partidas.
        [north-west] Ningún recorrido hacia el noroeste ({ $places }) se toma nunca en { $games } partidas.
       *[middle] Ningún recorrido hacia el centro ({ $places }) se toma nunca en { $games } partidas.
    }
advice-routes = Nadie toma nunca { $routes } en { $games } partidas.
advice-rushed = { $route } se toma en el { $share } % de las partidas, de media tras el { $when } % de los turnos: quien llega segundo no tiene opción. Otra vía ayudaría.

study-head-variant = juego
study-head-first = gana el primero
study-head-shift = cambio por la expansión
study-head-points = puntos
study-head-winner = puntos del ganador
study-head-margin = ventaja del ganador
study-head-games = partidas
study-head-figure = qué
study-head-value = valor
study-head-turns = turnos por jugador
study-head-change = cambio
study-head-part = parte
study-head-kept = se queda si se ofrece
study-head-fulfilled = cumplido si se queda
study-head-brought = puntos que dio
study-head-lift = aporte
study-head-price = precio
study-head-route = recorrido
study-head-claimed = cubierto
study-head-when = cuándo
study-head-place = lugar
study-head-reached = alcanzado
study-head-claimable = disponible
study-head-claims = cubiertos por partida
study-head-case = caso raro
study-head-met = partidas con él

study-seats = ¿Es justo el orden de juego?
study-seats-text = Parte de las victorias según el puesto en el orden de juego, sin y con cada expansión y con las mismas semillas. Una victoria compartida se reparte. La línea discontinua es la parte justa.
study-seats-caption = Victorias según el puesto en el orden de juego, { $games } partidas cada una; las rayas son intervalos del 95 %.
study-seats-table = Las variantes una junto a otra; el cambio va en puntos porcentuales frente a solo cartas
study-seat-of = { $variant }, asiento { $number }
study-length = Cuánto duran las partidas y quién va por delante
study-length-text = La delantera se cuenta en puntos de recorridos, que todos ven; cambia cuando otro va solo en cabeza.
study-length-caption = Turnos de cada jugador, { $games } partidas.
study-length-table = El curso de las partidas
study-margins = La ventaja del ganador
study-margins-caption = Puntos entre el primero y el segundo, { $games } partidas.
study-axis-turns = turnos por jugador
study-axis-margin = puntos
study-variant-lengths = Duración de las partidas por variante; el cambio es frente a solo cartas con las mismas semillas
study-fact-turns = Turnos de cada jugador
study-fact-leads = Cambios de líder en una partida
study-fact-half-time = Partidas que gana quien iba en cabeza a la mitad
study-fact-margin = Puntos entre el primero y el segundo
study-fact-shared = Partidas con victoria compartida
study-ending =
    { $reason ->
        [last_round_played] Partidas que acabaron tras la última ronda
        [all_passed] Partidas que acabaron porque todos pasaron
        [six_tickets] Partidas que acabaron con todos los billetes necesarios
        [last_train] Partidas que acabaron con el último vagón
       *[other] Partidas que acabaron de otro modo ({ $reason })
    }
study-score = De qué se compone una puntuación
study-score-caption = Puntos medios por parte, { $games } partidas; las rayas son intervalos del 95 %.
study-score-table = Puntos medios
study-winner = ganador
study-others = los demás
study-part =
    { $part ->
        [routes] recorridos
        [tickets] billetes
        [longest_path] camino más largo
       *[most_tickets] más billetes
    }
study-styles = Qué estilo gana aquí
study-styles-text = Bots de distintos estilos unos contra otros, cada mesa en cada rotación de los asientos.
study-styles-caption = Parte de los primeros puestos, { $games } partidas.
study-styles-table = Clasificaciones en la escala Elo; { $anchor } está en 0
study-tickets = Billetes
study-tickets-text = El aporte es lo que quedarse un billete añade a la probabilidad de ganar, en puntos porcentuales. Los bots eligen qué se quedan, así que habla de los billetes tal como se juegan. Un precio se llama alto o bajo solo donde el azar, entre tantos billetes, haría lo mismo como mucho en un estudio de cada veinte.
study-tickets-caption = Aporte de quedarse un billete, intervalos del 95 %; si hay muchos billetes, los de ambos extremos.
study-tickets-table = Cada billete que alguien se quedó, el mejor para sus dueños primero
study-price =
    { $price ->
        [generous] paga de más
        [stingy] paga de menos
       *[fair] –
    }
study-demand = Qué recorridos se buscan
study-demand-text = Cuanto más caliente una vía, en más partidas se cubre. Los círculos crecen con la parte de redes que llegan a un lugar.
study-demand-caption = Parte de { $games } partidas en que se cubrió cada vía; señala una vía o un lugar para ver su cifra.
study-never = nunca
study-always = en cada partida
study-track-title = { $route }: se cubre en el { $share } % de las partidas
study-place-title = { $place }: llega el { $share } % de las redes
study-most-wanted = Los más buscados; «cuándo» es lo avanzada que iba la partida
study-least-wanted = Los menos buscados
study-places = Lugares
study-places-text = Cuántas redes llegan a un lugar, y cómo les va a las que llegan.
study-places-caption = Parte de las redes que llegan a un lugar: la docena que más atrae, intervalos del 95 %.
study-places-table = Cada lugar
study-reach = Cubrir según la longitud
study-reach-text = Cuántas veces el jugador de turno podía cubrir al menos un recorrido de una longitud, y cuántos de esa longitud se cubrieron.
study-reach-caption = Parte de todos los turnos de { $games } partidas en que se podía cubrir un recorrido de la longitud, intervalos del 95 %.
study-reach-table = Recorridos según la longitud
study-of-length =
    { $length ->
        [one] { $length } espacio
       *[other] { $length } espacios
    }
study-extra =
    { $count ->
        [0] nada más
       *[other] { $count } más
    }
study-fact-tries = Túneles intentados en una partida
study-fact-failures = Intentos fallidos
study-used = Lo que ofrece este tablero y cuánto se usa
study-used-text = Lo que nadie usa está de más, o estos bots no saben qué hacer con ello.
study-used-table = Usado en una partida, por todos los jugadores juntos
study-cases = Casos raros de las reglas
study-cases-text = Situaciones raras en que cayeron las partidas, cada una con la primera partida en que ocurrió. «whistlestop replay FILE» cuenta una partida así paso a paso.
study-cases-table = Casos que se dieron, los más raros primero
study-case =
    { $case ->
        [display-reset] Tres locomotoras boca arriba hacen cambiar las cartas
        [display-reset-again] Las cartas boca arriba se cambian varias veces seguidas
        [reshuffle] Los descartes pasan a ser el mazo
        [pass] Un jugador tiene que pasar
        [tunnel-declined] No se paga un túnel
        [card-given] Cartas cualesquiera sustituyen a una que falta
        [tokens-returned] Se devuelven fichas por encima del límite
        [monsters-meet] Los dos monstruos están en el mismo lugar
        [tickets-halved] Un monstruo reduce un billete a la mitad
        [dead-board] No queda nada que alguien pueda cubrir
        [all-passed] Todos pasan
        [longest-path-shared] El camino más largo se comparte
        [tie-broken] Se deshace un empate a puntos
        [victory-shared] Una victoria se comparte
       *[below-zero] Un jugador acaba bajo cero
    }
study-log = { $case } (semilla { $seed })
study-download = Descargar { $file }
study-footer-intervals = Entre corchetes van intervalos del 95 % sobre partidas: los de Wilson para las partes, normales para las medias. Las clasificaciones tienen intervalos bootstrap sobre bloques de partidas con la misma semilla.
study-footer-program = Hecho con Whistlestop, que no es oficial. Huella de las reglas, el tablero y los bots: { $program }.

## Hints

help-play-hint = «hint» dice las mejores acciones con sus posibilidades, las de túneles y colores, y los billetes al alcance.
hint-thinking = Déjame pensar …
hint-games = A partir de { $games } partidas que un bot jugó hasta el final, con lo que no ves sacado al azar.
hint-action = { $action }: gana el { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = quedarse { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] es lo que haría el bot más fuerte
        [scores] { $count ->
            [one] da { $count } punto
           *[other] da { $count } puntos
        }
        [completes_ticket] completa { $ticket }
        [on_way] está en el camino de { $ticket }
        [brings_end] trae la última ronda
        [colour_needed] necesitas ese color para { $route }
        [any_route] una locomotora va con todos los colores
        [ticket_fulfilled] { $ticket } ya está cumplido
        [ticket_costs] { $count ->
            [one] { $ticket } pide { $count } vagón más
           *[other] { $ticket } pide { $count } vagones más
        }
        [ticket_cut_off] { $ticket } está cortado
        [only_way] apenas hay otro camino para { $ticket }
        [detour] el rodeo para { $ticket } pide { $count } vagones más
        [rival_near] un rival ha construido al lado y podría cerrarla
        [end_near] el final está cerca (menos vagones restantes: { $count })
        [off_way] no sirve a ninguno de tus billetes
        [more_tickets] habría que cumplir los billetes nuevos con los vagones que te quedan: { $count }
        [leaves_open] deja { $route } a los demás
        [would_pay] con ella puedes pagar { $route }
        [spends_cards] gasta cartas que podrías usar en otro sitio: { $count }
       *[all_fulfilled] todos tus billetes están cumplidos y tienes { $count } vagones
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket }: cumplido.
        [reachable] { $count ->
            [one] { $ticket }: al alcance con { $count } vagón.
           *[other] { $ticket }: al alcance con { $count } vagones.
        }
        [too-far] { $ticket }: pide { $count } vagones, más de los que tienes.
       *[cut-off] { $ticket }: cortado.
    }
hint-colour = { $kind }: { $next } % en la próxima carta del mazo, { $two } % entre las dos próximas.

## Review of a game

help-review = Juzgar las decisiones de una partida guardada: posibilidades de ganar, precisión y lo que más costó.
help-review-looks = Cuántas partidas se miran para cada decisión.
review-progress = decisiones juzgadas
review-curve = Posibilidad de ganar tras cada decisión, según lo que el jugador sabía entonces:
review-turn =
    { $turn ->
        [0] Apertura
       *[other] Turno { $turn }
    }
review-seat = { $name }: precisión { $value } %, decisiones juzgadas: { $count }
review-costly = { $when }: { $played }. Mejor: { $better }; así se gana el { $best } % en vez del { $chance } %, ventaja en puntos: { $points }{ $reasons }.
review-none = Ninguna decisión de { $name } costó nada digno de mención.
review-foot = Cada decisión se comparó con la mejor encontrada, en partidas que un bot siguió jugando, con lo que el jugador no podía ver completado al azar.
web-tab-review = Análisis
web-review-mine = Analizar mi partida
web-review-start = Analizar esta partida
web-review-text = Un bot sigue jugando desde cada decisión, con lo que cada uno podía saber entonces. Tarda más o menos un minuto.
web-review-progress = Decisiones juzgadas: { $done } de { $total }
web-review-stop = Parar
web-review-accuracy = Precisión
web-review-curve = Posibilidad de ganar tras cada decisión
web-review-known = Según lo que cada uno sabía
web-review-open = Con todo a la vista
web-review-costly = Lo que más le costó a { $name }
web-review-played = Jugado: { $action }
web-review-better = Mejor: { $action }
web-review-gain = gana el { $best } % en vez del { $chance } %, ventaja en puntos: { $points }
web-review-cost = −{ $value } %
web-review-worst = Decisión más cara
web-review-point = { $when }, { $name }: { $value } %
web-review-against = Lo que se jugó:
web-review-for = Lo mejor:

## Bots: a name and a sentence of character for each

web-level-name = Nivel { $level }
web-level-character =
    { $level ->
        [1] Un primer rival amable.
       *[other] Gana al nivel inferior unas tres de cada cuatro veces, en todos los tableros.
    }
bot-random-name = Tómbola
bot-random-character = Hace lo primero que se le ocurre, al azar y sin plan.
bot-path-name = Novato
bot-path-character = Se queda todos los billetes y los completa uno a uno por el camino con menos recorridos.
bot-one-step-name = Oportunista
bot-one-step-character = Toma lo mejor que hay ahora en el tablero y nunca piensa en mañana.
bot-long-route-name = Maratón
bot-long-route-character = Adora los recorridos largos y cubre el más largo que tenga a mano; los billetes vienen después.
bot-hoarder-name = Ardilla
bot-hoarder-character = Acumula cartas y espera los recorridos que más pagan.
bot-hungry-name = Coleccionista
bot-hungry-character = Roba billetes mientras queden vagones, y gana por mucho o pierde por mucho.
bot-greedy-name = Jefe de estación
bot-greedy-character = Se queda billetes baratos, cubre el camino más corto para cada uno y no pierde el tiempo.
bot-planner-name = Ingeniero
bot-planner-character = Planea una sola red para todos sus billetes, prefiere recorridos largos y es el primero en quedarse sin vagones.
bot-learned-name = Veterano
bot-learned-character = Planea como el Ingeniero y ha aprendido de muchas partidas cuándo gana más otra jugada; en un tablero que no ha aprendido juega igual que el Ingeniero.
bot-search-name = Gran maestro
bot-search-character = Planea como el Ingeniero y prueba cada idea en cientos de partidas imaginadas antes de mover.
bot-master-name = Virtuoso
bot-master-character = Ve de un vistazo lo que merece probarse, lo prueba en partidas imaginadas y juzga cada una por lo que ya ganó antes.

## Looking back and reports

refusal-not-a-log = Este archivo no es el registro de una partida.
refusal-bad-log = Este registro no se puede reproducir.
refusal-unknown-board = Este registro es de un tablero que este programa no tiene, o de otra versión suya.
refusal-no-own-boards = Este servidor no acepta tableros de visitantes. Quien lo administra puede permitirlos.
refusal-bad-board = Este tablero aún no se puede jugar: algo en él no está en orden.
refusal-study-running = Un estudio cada vez: el tuyo sigue en marcha.
refusal-unknown-study = Ese estudio no existe o ya no se conserva.
refusal-not-comparable = Dos estudios se pueden comparar si ambos están completos y han jugado las mismas semillas con el mismo número de jugadores y el mismo bot.
web-log-look = Mostrar el tablero en este momento
web-past-region = Mirada atrás
web-past =
    { $turn ->
        [0] Mirada atrás al comienzo:
       *[other] Mirada atrás al turno { $turn }:
    }
web-past-earlier = Antes
web-past-later = Después
web-past-now = Volver al presente
web-replay = Repetición
web-replay-watch = Ver otra vez
web-replay-view = Vista
web-replay-open = Todo abierto
web-replay-spectator = Espectador
web-replay-moment = Momento de la partida
web-replay-first = Al principio
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-turn = Saltar a un turno
web-replay-turn-of = Turno { $turn } · { $name }
web-replay-opening = Comienzo
web-replay-speed = Velocidad
web-replay-count = { $move } de { $count }
web-replay-keys = Las flechas van paso a paso, Re Pág y Av Pág de turno en turno, Inicio y Fin a los extremos, la barra espaciadora reproduce.
web-replay-running = La partida sigue: se ve lo que sabe tu asiento, o un espectador.
web-replay-more = Teclas e idioma
web-replay-link = Enlace a este momento
web-replay-link-word = Enlace
web-replay-link-text = Quien abra este enlace verá la partida en este momento y desde este lado.
web-replay-file = Abrir una partida
web-replay-file-text = Vuelve a ver una partida a partir de su registro: el archivo que descargaste al final de una partida o uno escrito por el juego en la terminal.
web-replay-file-choose = Elegir un archivo
web-replay-line = Línea { $line }: { $reason }
web-replay-seat = Asiento { $number }
web-replay-deck = Quedan en el mazo: { $count }
web-replay-ticket-deck = Billetes por robar: { $count }
web-replay-choosing = Elige entre { $tickets }.
web-replay-scores = Lo que cada uno habría tenido si la partida hubiera acabado en cada turno.
web-tab-scores = Puntos
web-report = Informar de un problema
web-report-running = Copia este texto en tu mensaje. Contiene la partida hasta donde tu asiento puede conocerla, y nada que te esté oculto.
web-report-over = Copia este texto en tu mensaje. Contiene todo el registro de la partida.
## The text view and what a screen reader is told

web-text-view = Vista de texto
web-board-view = Vista del tablero
web-text-question = La pregunta en palabras
web-text-answers = Lo escrito y lo respondido
web-text-line = Escribe una orden, ? ayuda
web-text-routes-from = Recorridos desde …
web-text-show = Mostrar
web-text-score = Puntos
web-text-help = Ayuda
web-skip = Ir a la pregunta
web-sure = ¿{ $action }?
web-told-cards = { $name } roba { $count } cartas.
web-told-taken =
    { $who ->
        [you] Tomas { $cards }.
       *[other] { $name } toma { $cards }.
    }
web-card-unseen = una carta del mazo

## Open tables, and people one does not know

refusal-sent-away = El anfitrión no te quiere en esta mesa.
refusal-bad-name = Nadie puede llamarse así en este servidor público.
refusal-bad-talk = Eso no se dice en este servidor público: nada de direcciones, insultos ni repeticiones.
refusal-muted = El anfitrión te ha silenciado en esta mesa.
help-serve-public = Aquí se encuentran desconocidos: reglas para nombres y charla, y se guardan las quejas.
web-open-tables = Mesas abiertas
web-seat-anywhere = Siéntame donde sea
web-open-tables-none = Ahora no espera nadie. Siéntate y se abrirá una mesa que los demás verán aquí.
web-seats-open =
    { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
web-locked = con contraseña
web-list-table = Mostrar la mesa a desconocidos en la página de inicio
web-begins-full = La partida empieza cuando se ocupa el último sitio
web-begins-when-full = Ya estás en tu sitio. La partida empieza cuando se ocupe el último.
web-people = Personas en esta mesa
web-hide-talk = Ocultar su charla
web-show-talk = Mostrar su charla
web-mute = Silenciar
web-unmute = Dejar hablar
web-send-away = Echar
web-complain = Denunciar
web-complain-about = Queja sobre { $name }
web-complain-text = Quien lleva el servidor lo leerá junto con lo último que dijo esa persona.
web-complain-reason = ¿Qué pasa?
web-complain-words = Con tus palabras, si quieres
web-complain-send = Enviar la queja
web-complain-thanks = Gracias. La queja queda guardada para quien lleva el servidor.
web-offence-insult = insultos
web-offence-name = el nombre
web-offence-spam = publicidad o spam
web-offence-unfair = juego sucio
web-offence-other = otra cosa

## A profile without an account

refusal-no-profile = Esta clave no abre ningún perfil.
web-profile = Mi perfil
web-profile-short = Partidas, resultados y fuerza sin cuenta: la clave está en este navegador.
web-profile-begin = Empezar un perfil
web-profile-text = Sin correo ni contraseña. El servidor guarda un nombre, un color y cómo acabaron tus partidas, y un resumen de la clave.
web-profile-colour = Color
web-profile-keep = Guardar
web-profile-make = Crear un perfil
web-profile-look = Ver mi perfil
web-ratings = Fuerza
web-ratings-none = Tras la primera partida con este perfil aquí verás tu fuerza.
web-rating = Fuerza
web-rating-interval = 95 % seguro
web-rating-games = ganadas
web-rating-won = { $firsts } de { $games }
web-rating-text = El mismo método de la arena: 0 es el bot Greedy; 100 puntos más ganan el 64 % de las partidas de dos.
web-mode =
    { $mode ->
        [cards] cartas
        [dice] dados
        [monsters] monstruos
       *[other] dados y monstruos
    }
web-games-played = Partidas ({ $count })
web-games-none = Aún ninguna. Cuentan las que empieces o a las que te unas desde ahora.
web-game-place = puesto { $place } de { $players }, { $points } puntos
web-somebody = alguien
web-people-met = Con quién he jugado
web-person-games = partidas: { $games }, por delante: { $ahead }
web-friend = Amigo
web-befriend = Recordar como amigo
web-profile-move = Llevar o borrar
web-profile-move-text = Estas nueve palabras son la clave. Escríbelas en otro dispositivo; quien las conoce tiene el perfil.
web-profile-picture = Mostrar como código para la cámara
web-profile-export = Descargar todo
web-profile-forget = Olvidar en este dispositivo
web-profile-delete = Borrar el perfil
web-profile-delete-sure = No se puede recuperar. Tus partidas quedan para los demás, sin tu nombre.
web-profile-have = Ya tengo un perfil
web-profile-words = Sus nueve palabras
web-profile-words-wrong = Todavía no son nueve palabras correctas.
web-profile-open = Abrir el perfil aquí

## Games over days

refusal-no-holidays = No te quedan tantos días de vacaciones.
help-serve-push = Avisar «te toca» a los navegadores por los servicios de sus fabricantes, a quien lo pida.
web-turns = Partidas de varios días
web-turns-text = Entérate de cuándo te toca sin tener la página abierta. Las direcciones son secretas, pero no abren nada más.
web-turns-push = Este navegador avisa «te toca»
web-turns-push-text = El aviso va cifrado por el servicio del fabricante del navegador, que ve cuándo llega.
web-turns-refused = El navegador no permite avisos de esta página.
web-turns-calendar = Para un calendario
web-turns-news = Para un lector de noticias (RSS)
web-holidays = Días de vacaciones
web-holidays-each = Días de vacaciones para cada uno
web-holidays-left =
    { $count ->
        [one] Queda { $count } día. Tu tiempo empieza después de las vacaciones.
       *[other] Quedan { $count } días. Tu tiempo empieza después de las vacaciones.
    }
web-holidays-take = Tomar vacaciones
web-holiday-until = de vacaciones hasta el { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Ver más
web-overlays-word = más
web-overlay-paths = Camino más largo de cada uno
web-overlay-networks = Mis redes
web-overlay-tickets = Trenes que aún piden mis billetes
web-overlay-odds = Probabilidades
web-overlay-path = { $name }: { $count }
web-overlay-network = Red { $number }: espacios { $count }, lugares { $places }
web-overlay-no-networks = Aún no tienes trenes en el tablero.
web-overlay-next = próxima carta
web-overlay-in-two = próximas dos
web-overlay-roll =
    { $which ->
        [stand] Dejando los dados como están: { $claim } % para un recorrido, { $ticket } % para uno que piden tus billetes, { $points } puntos de media.
        [marked] Tirando estos otra vez: { $claim } % para un recorrido, { $ticket } % para uno que piden tus billetes, { $points } puntos de media.
       *[best] Lo mejor para volver a tirar ({ $dice }): { $claim } % para un recorrido, { $ticket } % para uno que piden tus billetes, { $points } puntos de media.
    }
web-overlay-no-odds = Ahora mismo no hay nada que calcular.
web-hint-button = Consejo
web-hint-chance = gana un { $value } % aproximadamente (de { $low } a { $high } %)
web-hint-do = Hacerlo
web-hint-none = No se me ocurre nada. Inténtalo dentro de un momento.
web-allow-hints = Se pueden pedir consejos (desactívalo en partidas que cuentan)
web-table-password = Contraseña para invitados, si quieres
web-password = Contraseña
web-enter = Entrar

web-lessons = Aprender a jugar
web-lessons-text = Tres lecciones cortas en un tablero pequeño, unos cinco minutos en total: cartas, después dados, después monstruos.
web-lesson-cards = Lección 1: cartas
web-lesson-dice = Lección 2: dados
web-lesson-monsters = Lección 3: monstruos
web-lesson-progress = Paso { $step } de { $steps }
web-lesson-begin = Empezar
web-lesson-resume = Continuar
web-lesson-again = Empezar de nuevo
web-lesson-done = terminada
web-lesson-read = Seguir
web-lesson-leave = Dejar la lección
web-lesson-following = Siguiente
web-lesson-play-on = Acabar esta partida
web-step-cards-goal = ¡Bienvenido al lago de Constanza! Gana quien tenga más puntos: por recorridos cubiertos, por billetes cumplidos y por el camino más largo. Un billete fallado resta sus puntos.
web-step-cards-tickets = Cada billete nombra dos lugares que unir con tus recorridos. Quédate al menos uno; van bien los que comparten camino. El tablero los muestra.
web-step-cards-take = Te toca: toma dos cartas, una tras otra, boca arriba o a ciegas del mazo. Una locomotora boca arriba vale para todo color, pero es tu única carta del turno.
web-step-cards-look = Pulsa uno de tus billetes (en la lista «Billetes»): se ilumina el camino más corto que sigue libre.
web-step-cards-claim = Cubre un recorrido: pulsa uno que brille. Cuesta tantas cartas de su color como espacios tiene; el gris acepta un color cualquiera. Si no brilla nada útil, toma cartas antes.
web-step-cards-special = Dos clases de recorrido son especiales: un ferry pide locomotoras, y un túnel descubre tres cartas que pueden encarecerlo. La «?» de arriba explica todas las reglas.
web-step-cards-again = Cubre un segundo recorrido, mejor uno que pidan tus billetes. La lámpara da un consejo, y deshacer corrige un error.
web-step-cards-end = Ese es el juego de cartas. Cuando a alguien le quedan dos trenes o menos, todos tienen un último turno y se cuentan los billetes. Sigue, o mira qué cambian los dados.
web-step-dice-goal = Con dados no hay cartas: en cada turno tiras cinco dados, y sus símbolos pagan lo que haces.
web-step-dice-tickets = Los billetes son como antes: quédate al menos uno.
web-step-dice-roll = Tus dados están delante de ti. Pulsa los que no quieras y tíralos otra vez, solo una; o déjalos todos como están.
web-step-dice-claim = Cubre un recorrido que brille: los simples piden Simples, los dobles piden Dobles, uno por espacio. La Locomotora del dado vale para todo. Si nada brilla, termina el turno y tira de nuevo.
web-step-dice-tokens = Dos dados sin usar compran una ficha: un Simple o un Doble para más tarde, tres de cada como mucho. Compra una cuando te sobren dados, o sigue.
web-step-dice-again = Cubre un segundo recorrido. Las fichas ayudan donde no llegan los dados.
web-step-dice-special = Las Estaciones de los dados roban billetes, uno por cada una. Un ferry pide Locomotoras, y en un túnel tres dados de túnel pueden subir el precio.
web-step-dice-end = Ese es el juego de dados. Acaba como el de cartas. Sigue, o conoce a los monstruos.
web-step-monsters-goal = Alvin y Dexter han llegado. El lugar donde está un monstruo queda en caos: no se puede cubrir ningún recorrido que acabe allí.
web-step-monsters-tickets = Billetes y cartas son como en la primera lección. Quédate al menos un billete.
web-step-monsters-place = Coloca un monstruo en el tablero: pulsa un lugar, mejor uno que estorbe al otro y no a ti.
web-step-monsters-locomotive = Los monstruos se mueven con locomotoras. Toma la locomotora boca arriba, que cuenta por las dos cartas, o roba hasta tener una.
web-step-monsters-move = En tu turno, antes o después de tu acción, pulsa el botón de un monstruo y luego un lugar marcado: una locomotora lo lleva hasta tres lugares, dos hasta seis.
web-step-monsters-lock = Ahora tienes su carta. Mientras esté boca arriba, nadie puede mover ese monstruo; al final de tu próximo turno se vuelve y se queda contigo.
web-step-monsters-claim = Sigue con tu acción y termina el turno. Cubre un recorrido en cuanto puedas, lejos del caos.
web-step-monsters-end = Al final, un billete hacia un lugar en caos vale la mitad, y tener más cartas de Alvin y de Dexter da 15 puntos por cada uno. Eso es todo: ¡buen viaje!

web-help = Reglas
web-help-board = Este tablero: { $board }
web-help-base = Se juega con las reglas básicas.
web-help-rulings = Interpretaciones y reglas de la casa que valen aquí
web-help-numbers = Mostrar los números de nuestro reglamento (como R50)
web-help-turn = ¿Qué puedo hacer en mi turno?
web-help-turn-text =
    { $purse ->
        [dice] Tira cinco dados y vuelve a tirar los que quieras, una vez. Después haz como mucho una cosa: cubrir un recorrido, robar billetes o lo que más ofrezca este tablero. Los dados sin usar compran fichas.
       *[cards] Una cosa: tomar dos cartas de vagón, cubrir un recorrido, robar billetes o lo que más ofrezca este tablero. Solo pasa quien no puede hacer nada.
    }
web-help-tickets = ¿Qué son los billetes?
web-help-tickets-text = Un billete nombra lugares que unir con recorridos propios. Cumplido al final da sus puntos; si no, los resta. Los que te quedas siguen contigo, ocultos hasta el final.
web-help-locomotive = ¿Qué es una locomotora?
web-help-locomotive-text = Una locomotora vale para cualquier color. Tomada boca arriba es tu única carta del turno; robada a ciegas es una carta más. Con tres boca arriba se cambian todas las visibles. Lo que aquí es distinto se dice abajo.
web-help-double = ¿Qué es un recorrido doble?
web-help-double-text =
    { $open ->
        [yes] Vías paralelas entre los mismos lugares. Nadie tiene dos; la otra sigue abierta para otros, por pocos que jueguen.
       *[no] Vías paralelas entre los mismos lugares. Nadie tiene dos; con menos de { $count } jugadores la otra se cierra en cuanto se cubre una.
    }
web-help-country = ¿Cómo se llega a un país?
web-help-country-text = Por cualquiera de sus puntos fronterizos; ningún camino cruza un país. Un billete a varios países cuenta el más caro que alcances. Si no alcanzas ninguno, resta el más barato.
web-help-path = ¿Qué es el camino más largo?
web-help-path-text = El trayecto continuo más largo por tus recorridos, sin repetir ninguno. Vale { $points } puntos para todos los que lo tengan.
web-help-globe = ¿Qué da tener más billetes?
web-help-globe-text = Quien cumple más billetes recibe { $points } puntos más; si empatan varios, todos.
web-help-sight = ¿Qué valen las atracciones?
web-help-sight-text = Cada atracción que toca un recorrido tuyo da puntos al final: { $points }.
web-help-district = ¿Qué es un distrito?
web-help-district-text = Lugares que van juntos: quien los une todos con sus recorridos recibe los puntos del distrito.
web-help-end = ¿Cuándo acaba la partida?
web-help-end-text = Cuando alguien acaba su turno con { $count } trenes o menos, todos tienen un turno más. Después se cuentan billetes y bonificaciones. Gana quien tenga más puntos; si empatan, más billetes cumplidos.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = en este tablero no hay cartas boca arriba: solo se roban del mazo.
difference-no-display = No hay cartas de vagón boca arriba: solo se roban del mazo.
difference-double-routes-free = Las dos vías de un recorrido doble están abiertas con cualquier número de jugadores.
deck-only = No hay cartas boca arriba; { $count } en el mazo.
