event-station-built =
    { $who ->
        [you] Tu construis une gare à { $place } avec { $payment }.
       *[other] { $name } construit une gare à { $place } avec { $payment }.
    }
why-station-taken =
    { $who ->
        [you] ta gare s’y trouve déjà.
       *[other] la gare qui s’y trouve appartient à { $name }.
    }
why-no-stations-left = tu n’as plus de gare.
difference-stations =
    { $count ->
        [one] Chacun a { $count } gare, qui emprunte la route d’un autre au décompte des destinations.
       *[other] Chacun a { $count } gares ; chacune emprunte la route d’un autre au décompte des destinations.
    }
difference-unused-station = Chaque gare non utilisée vaut { $count } points.
heading-stations = gares
heading-stations-left = gares restantes
choice-station = construire une gare à { $place }
menu-stations = Une gare peut être construite dans { $count } lieux : tape « station » et le lieu.
question-station = Comment paies-tu la gare à { $place } ?
built-stations =
    { $count ->
        [one] { $name } : gare à { $places }.
       *[other] { $name } : gares à { $places }.
    }
score-part-stations = gares { $points }
scoring-stations = { $name } : { $points } points pour les gares restantes.
help-play-station = Gares : « station paris », là où le plateau en a.
web-station-here = Une gare se trouve ici. Elle appartient à { $name }.
web-pick-station = Où doit se dresser ta gare ? Appuie sur un lieu.
web-build-station = Construire une gare
web-station-short = Gare
web-count-stations = gares
web-help-station = À quoi servent les gares ?
web-help-station-text =
    { $purse ->
        [dice] Une gare dans une ville te laisse utiliser là une route d’un autre pour tes destinations ; le meilleur choix est fait pour toi à la fin. La première coûte un symbole Gare, la deuxième deux, la troisième trois. Les gares ne bloquent rien.
       *[cards] Une gare dans une ville te laisse utiliser là une route d’un autre pour tes destinations ; le meilleur choix est fait pour toi à la fin. La première coûte une carte, la deuxième deux d’une couleur, la troisième trois. Les gares ne bloquent rien.
    }
advice-mechanism-stations = En { $games } parties, personne n’utilise jamais une gare.
study-part-stations = gares restantes
used-stations = Gares construites
