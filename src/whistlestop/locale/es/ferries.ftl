difference-ferries =
    { $count ->
        [one] { $count } vía es un ferry, que se paga en parte con locomotoras.
       *[other] { $count } vías son ferris, que se pagan en parte con locomotoras.
    }
web-help-ferry = ¿Qué es un ferry?
web-help-ferry-text =
    { $purse ->
        [dice] Cada símbolo de locomotora se paga con una Locomotora del dado, nunca con una ficha; los demás espacios como siempre.
       *[cards] Cada símbolo de locomotora se paga con una locomotora; los demás espacios con cartas de un color o más locomotoras.
    }
advice-mechanism-ferries = En { $games } partidas nadie usa nunca un ferry.
used-ferries = Ferris ocupados
