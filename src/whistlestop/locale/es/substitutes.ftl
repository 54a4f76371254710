track-any-cards = { $count } cartas cualesquiera por una del color
event-card-given =
    { $who ->
        [you] Das { $card } como sustituta.
       *[other] { $name } da { $card } como sustituta.
    }
why-few-substitutes =
    { $symbols ->
        [0] hacen falta { $count } cartas de un mismo color; { $size } cartas cualesquiera sustituyen a una, pero no tienes bastantes.
        [one] hacen falta { $count } cartas, { $symbols } de ellas locomotora; { $size } cartas cualesquiera sustituyen a la locomotora, pero no tienes bastantes.
       *[other] hacen falta { $count } cartas, { $symbols } de ellas locomotoras; { $size } cartas cualesquiera sustituyen a una de estas, pero no tienes bastantes.
    }
why-nothing-to-replace = en este pago no se puede sustituir nada por otras cartas.
why-replaced-all = todo lo que otras cartas pueden sustituir en este pago ya está sustituido.
why-give-first =
    { $count ->
        [one] da primero la carta que sustituye a lo que te falta ({ $count }).
       *[other] da primero las { $count } cartas que sustituyen a lo que te falta.
    }
why-replace-first = di primero que unas cartas cualesquiera deben sustituir a algo («replace»).
why-given-in-order = las sustitutas se dan en el orden de los colores, y esta ({ $kind }) va antes de la última que diste.
difference-ferry-substitute = En un ferry, { $count } cartas cualesquiera pueden sustituir a una locomotora exigida.
difference-any-cards = { $route } pide cartas de un mismo color sin locomotoras; { $count } cartas cualesquiera sustituyen a una.
legend-any-cards = pueden sustituirla cartas cualesquiera
choice-replace =
    { $what ->
        [locomotive] sustituir una locomotora por { $count } cartas cualesquiera
        [wild] sustituir una Locomotora por { $count } dados cualesquiera
       *[card] sustituir una carta del color por { $count } cartas cualesquiera
    }
choice-give = dar { $card }
question-substitutes =
    { $count ->
        [one] ¿Qué carta das como sustituta? Tienes { $cards }.
       *[other] ¿Qué { $count } cartas das como sustitutas? Tienes { $cards }.
    }
prompt-substitutes =
    { $count ->
        [one] Carta que das:
       *[other] Cartas que das, { $count } en total:
    }
substitutes-wrong-count =
    { $count ->
        [one] Nombra { $count } carta, no { $given }.
       *[other] Nombra { $count } cartas, no { $given }.
    }
substitutes-not-understood = No se entiende «{ $text }». Nombra { $count } cartas, por ejemplo «rojo 2 azul 1», o ? para ver la ayuda.
web-track-substitute =
    { $what ->
        [locomotive] { $count } cartas cualesquiera pueden valer por una locomotora.
       *[card] { $count } cartas cualesquiera pueden valer por una del color.
    }
web-give = Cartas que das
web-give-cards =
    { $what ->
        [locomotive] ¿Qué { $count } cartas deben valer por una locomotora?
       *[card] ¿Qué { $count } cartas deben valer por una del color?
    }
web-give-one = Dar { $card }
web-give-less = Conservar { $card }
web-give-these = Dar { $cards }
web-give-none = Dar
web-help-substitute = ¿Cuándo vale cualquier carta?
web-help-substitute-text = En ese recorrido varias cartas cualesquiera juntas valen por una locomotora de un ferry o una carta del color; el recorrido dice cuántas.
