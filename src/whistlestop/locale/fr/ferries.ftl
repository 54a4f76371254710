difference-ferries =
    { $count ->
        [one] { $count } voie est un ferry, à payer en partie avec des locomotives.
       *[other] { $count } voies sont des ferries, à payer en partie avec des locomotives.
    }
web-help-ferry = Qu’est-ce qu’un ferry ?
web-help-ferry-text =
    { $purse ->
        [dice] Chaque symbole locomotive s’y paie avec une Locomotive du dé, jamais avec un jeton ; les autres cases comme ailleurs.
       *[cards] Chaque symbole locomotive s’y paie avec une locomotive ; les autres cases avec une seule couleur ou d’autres locomotives.
    }
advice-mechanism-ferries = En { $games } parties, personne n’utilise jamais un ferry.
used-ferries = Ferries pris
