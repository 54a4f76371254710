kind-plus4 = locomotive +4
card-plus4 = une locomotive +4
cards-plus4 =
    { $count ->
        [one] { $count } locomotive +4
       *[other] { $count } locomotives +4
    }
event-plus4-paid =
    { $who ->
        [you] Tu y mets { $count ->
            [one] { $count } locomotive +4
           *[other] { $count } locomotives +4
        }.
       *[other] { $name } y met { $count ->
            [one] { $count } locomotive +4
           *[other] { $count } locomotives +4
        }.
    }
why-plus4-too-short = les locomotives +4 ne paient que des routes d’au moins { $count } cases.
difference-plus4 =
    { $count ->
        [one] Il y a { $count } locomotive +4 : elle sert sur les routes d’au moins { $length } cases et se pioche comme toute carte.
       *[other] Il y a { $count } locomotives +4 : elles servent sur les routes d’au moins { $length } cases et se piochent comme toute carte.
    }
web-help-plus4 = Qu’est-ce qu’une locomotive +4 ?
web-help-plus4-text = Une locomotive pour les longues routes seulement : elle sert à partir de quatre cases.
advice-mechanism-plus4 = En { $games } parties, personne n’utilise jamais une locomotive +4.
why-not-in-game-plus4 = il n’y a pas de locomotives +4 sur ce plateau.
used-plus4 = Locomotives +4 jouées
