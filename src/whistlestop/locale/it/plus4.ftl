kind-plus4 = locomotiva +4
card-plus4 = una locomotiva +4
cards-plus4 =
    { $count ->
        [one] { $count } locomotiva +4
       *[other] { $count } locomotive +4
    }
event-plus4-paid =
    { $who ->
        [you] Tra queste paghi { $count ->
            [one] { $count } locomotiva +4
           *[other] { $count } locomotive +4
        }.
       *[other] Tra queste { $name } paga { $count ->
            [one] { $count } locomotiva +4
           *[other] { $count } locomotive +4
        }.
    }
why-plus4-too-short = le locomotive +4 pagano solo linee di almeno { $count } caselle.
difference-plus4 =
    { $count ->
        [one] C’è { $count } locomotiva +4: si usa su linee di almeno { $length } caselle e si pesca come ogni carta.
       *[other] Ci sono { $count } locomotive +4: si usano su linee di almeno { $length } caselle e si pescano come ogni carta.
    }
web-help-plus4 = Che cos’è una locomotiva +4?
web-help-plus4-text = Una locomotiva solo per linee lunghe: si usa da quattro caselle in su.
advice-mechanism-plus4 = In { $games } partite nessuno usa mai una locomotiva +4.
why-not-in-game-plus4 = su questo tabellone non ci sono locomotive +4.
used-plus4 = Locomotive +4 giocate
