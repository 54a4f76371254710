board-united-kingdom = Reino Unido
technology =
    { $technology ->
        [wales-concession] Concesión de Gales
        [ireland-france-concession] Concesión de Irlanda / Francia
        [scotland-concession] Concesión de Escocia
        [mechanical-stoker] Alimentador mecánico
        [steam-boiler] Caldera de vapor sobrecalentado
        [propellers] Hélices
        [booster] Booster
        [boiler-lagging] Revestimiento de caldera
        [steam-turbines] Turbinas de vapor
        [double-heading] Doble tracción
        [thermocompressor] Termocompresor
        [water-tenders] Ténderes de agua
        [risky-contracts] Contratos arriesgados
        [equalising-beam] Viga compensadora
        [diesel-power] Motor diésel
       *[right-of-way] Derecho de paso
    }
event-technology-bought =
    { $who ->
        [you] Compras { $technology }.
       *[other] { $name } compra { $technology }.
    }
event-die-given =
    { $who ->
        [you] Das un dado: { $face }.
       *[other] { $name } da un dado: { $face }.
    }
why-technology-this-turn = ya has comprado una tecnología en este turno.
why-technology-owned = ya tienes { $technology }.
why-technology-sold-out = no queda ninguna copia de { $technology }.
why-technology-too-dear = { $technology } cuesta { $count } locomotoras, o cartas o dados que valgan por ellas.
why-no-route-to-share = no hay ruta de otro jugador que puedas pagar junto con { $technology } ({ $count } locomotoras).
why-technology-missing = esa ruta requiere { $technology }.
difference-technologies = Antes de tu acción puedes comprar una tecnología con locomotoras. { $count } cartas de cualquier color valen por una locomotora. Sin tecnología solo se ocupan rutas de uno o dos espacios en Inglaterra que no sean ferris.
difference-technology =
    { $kind ->
        [advanced] { $technology }: precio { $price }, copias { $copies }. Avanzada, una regla de la casa.
       *[plain] { $technology }: precio { $price }, copias { $copies }.
    }
difference-start-locomotives = Cada jugador empieza con { $count } locomotora más.
option-uk-duplicate_technologies = Si un jugador puede tener varias copias de una tecnología en el Reino Unido.
value-uk-duplicate_technologies-false = Cada jugador tiene como mucho una copia de una tecnología.
value-uk-duplicate_technologies-true = Se pueden comprar copias mientras queden; solo se suman sus puntos.
option-uk-dice_substitute = Si unos dados cualesquiera valen por un comodín en el Reino Unido.
value-uk-dice_substitute-true = Tres dados cualesquiera, dos con el Booster, valen por un comodín de una tecnología o un ferri.
value-uk-dice_substitute-false = Solo los comodines pagan tecnologías y ferris.
heading-technologies = tecnologías
choice-technology = comprar { $technology } (precio { $price })
choice-give-die = dar un dado: { $face }
dice-to-give =
    { $count ->
        [one] Falta un dado por la Locomotora.
       *[other] Faltan { $count } dados por la Locomotora.
    }
question-technology = ¿Cómo pagas { $technology }?
question-bought-route = ¿Qué ruta ocupas con { $technology }?
prompt-technology = Pago:
prompt-bought-route = Tu ruta:
held-technologies = { $name }: tecnologías { $technologies }.
technologies-none = ninguna
technology-left = { $technology }: precio { $price }, quedan { $count }.
score-part-technologies = tecnologías { $points }
scoring-technologies = { $name }: tecnologías: { $points }.
help-play-technologies = Tecnologías: «technology booster» compra una antes de tu acción; «technologies» muestra lo que queda, «board» lo que tiene cada uno.
web-technologies = Tecnologías
web-technologies-price = Precio
web-technologies-left = Quedan
web-technology-question = ¿Cómo pagas { $technology }?
web-bought-route-question = ¿Qué ruta ocupas con { $technology }?
web-track-technologies = Requiere { $technologies }.
web-help-technology = ¿Para qué sirven las tecnologías?
web-help-technology-text =
    { $purse ->
        [dice] Antes de tu acción puedes comprar una tecnología: las concesiones abren Gales, Irlanda, Francia y Escocia, otras las rutas largas y los ferris, o dan puntos. { $wilds ->
            [only] Se paga solo con dados Locomotora, también los símbolos de ferri.
           *[most] Se paga con dados Locomotora; tres dados cualesquiera (dos con el Booster) valen por uno, también en los símbolos de ferri.
        } El derecho de paso permite poner tus vagones junto a los de otro.
       *[cards] Antes de tu acción puedes comprar una tecnología: las concesiones abren Gales, Irlanda, Francia y Escocia, otras las rutas largas y los ferris, o dan puntos. Se paga con locomotoras; cuatro cartas de cualquier color (tres con el Booster) valen por una, también en las rutas. El derecho de paso permite poner tus vagones junto a los de otro.
    }
why-no-route-to-claim = no hay ruta que puedas pagar junto con { $technology } ({ $count } locomotoras).
why-contracts-gone = { $technology } ya no está a la venta.
why-nothing-to-save = aquí no se puede ahorrar ninguna carta.
why-only-a-claim = tras tu primera ruta solo puede seguir una segunda, o ninguna.
why-only-blind-cards = has empezado a robar cartas ocultas: roba la siguiente del mazo.
choice-save = ahorrar una carta
choice-no-claim = no ocupar una segunda ruta
choice-draw-three = robar tres cartas ocultas
option-uk-advanced = Si las tecnologías avanzadas están a la venta en el Reino Unido.
value-uk-advanced-true = También se pueden comprar cinco tecnologías avanzadas.
value-uk-advanced-false = Las tecnologías avanzadas se quedan en la caja.
web-value-uk = Reino Unido
why-not-now-technology = primero paga la tecnología.
why-not-now-bought-route = primero elige la ruta.
why-not-in-game-technologies = en este tablero no hay tecnologías.
web-not-now-technology = Primero paga la tecnología.
web-not-now-bought-route = Primero elige la ruta.
study-part-technologies = tecnologías
web-key-advanced = Avanzada: solo con regla de la casa
web-key-cards = Tecnologías a la venta
web-key-copies = Copias
web-key-ferries = Los ferris la requieren
web-key-lengths = Longitudes de las rutas que la requieren
web-key-no-technology = No requiere tecnología
web-key-region = Región
web-key-regions = Regiones cuyas rutas la requieren
web-key-start-locomotives = Locomotoras al empezar
web-key-technologies = Tecnologías
web-key-technologies-any-cards = Cartas de cualquier color por una locomotora
web-value-wales-concession = Concesión de Gales
web-value-ireland-france-concession = Concesión de Irlanda / Francia
web-value-scotland-concession = Concesión de Escocia
web-value-mechanical-stoker = Alimentador mecánico
web-value-steam-boiler = Caldera de vapor sobrecalentado
web-value-propellers = Hélices
web-value-booster = Booster
web-value-boiler-lagging = Revestimiento de caldera
web-value-steam-turbines = Turbinas de vapor
web-value-double-heading = Doble tracción
web-value-thermocompressor = Termocompresor
web-value-water-tenders = Ténderes de agua
web-value-risky-contracts = Contratos arriesgados
web-value-equalising-beam = Viga compensadora
web-value-diesel-power = Motor diésel
web-value-right-of-way = Derecho de paso
advice-mechanism-technologies = En { $games } partidas nadie compra nunca una tecnología.
used-technologies = Tecnologías compradas
