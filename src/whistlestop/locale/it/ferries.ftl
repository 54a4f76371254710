difference-ferries =
    { $count ->
        [one] { $count } binario è un traghetto, da pagare in parte con locomotive.
       *[other] { $count } binari sono traghetti, da pagare in parte con locomotive.
    }
web-help-ferry = Che cos’è un traghetto?
web-help-ferry-text =
    { $purse ->
        [dice] Ogni simbolo locomotiva si paga con una Locomotiva del dado, mai con un segnalino; le altre caselle come sempre.
       *[cards] Ogni simbolo locomotiva si paga con una locomotiva; le altre caselle con carte di un colore o altre locomotive.
    }
advice-mechanism-ferries = In { $games } partite nessuno usa mai un traghetto.
used-ferries = Traghetti presi
