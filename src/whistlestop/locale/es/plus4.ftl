kind-plus4 = locomotora +4
card-plus4 = una locomotora +4
cards-plus4 =
    { $count ->
        [one] { $count } locomotora +4
       *[other] { $count } locomotoras +4
    }
event-plus4-paid =
    { $who ->
        [you] Entre ellas pagas { $count ->
            [one] { $count } locomotora +4
           *[other] { $count } locomotoras +4
        }.
       *[other] Entre ellas { $name } paga { $count ->
            [one] { $count } locomotora +4
           *[other] { $count } locomotoras +4
        }.
    }
why-plus4-too-short = las locomotoras +4 solo pagan recorridos de { $count } espacios o más.
difference-plus4 =
    { $count ->
        [one] Hay { $count } locomotora +4: sirve en recorridos de { $length } espacios o más y se roba como cualquier carta.
       *[other] Hay { $count } locomotoras +4: sirven en recorridos de { $length } espacios o más y se roban como cualquier carta.
    }
web-help-plus4 = ¿Qué es una locomotora +4?
web-help-plus4-text = Una locomotora solo para recorridos largos: se usa a partir de cuatro espacios.
advice-mechanism-plus4 = En { $games } partidas nadie usa nunca una locomotora +4.
why-not-in-game-plus4 = en este tablero no hay locomotoras +4.
used-plus4 = Locomotoras +4 jugadas
