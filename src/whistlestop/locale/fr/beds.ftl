board-france = France
event-piece-laid =
    { $who ->
        [you] Tu poses une voie ({ $kind }) sur { $route }.
       *[other] { $name } pose une voie ({ $kind }) sur { $route }.
    }
event-bed-built =
    { $who ->
        [you] Tu poses une voie sur { $route }.
       *[other] { $name } pose une voie sur { $route }.
    }
event-bed-paid =
    { $who ->
        [you] Tu donnes { $dice } pour une voie.
       *[other] { $name } donne { $dice } pour une voie.
    }
why-bed-not-built = aucune voie n’est encore posée sur ce tracé.
why-track-crossed = une voie ou des wagons le croisent.
why-no-bed = cette route n’est pas un tracé : elle n’a pas besoin de voie.
why-piece-lies = une voie y est déjà posée.
why-no-pieces-left = il ne reste aucune voie de longueur { $count }.
why-nothing-to-build = aucune voie restante ne convient à un tracé libre.
why-no-piece-of-colour = il ne reste aucune voie de cette couleur de longueur { $count }.
why-piece-laid = tu as déjà posé une voie pendant ce tour.
why-must-build = qui ne fait rien d’autre pendant son tour doit poser une voie avant la fin.
difference-beds = Parmi les routes, { $count } sont des tracés vides. Qui pioche des cartes wagon doit ensuite poser une voie de couleur sur un tracé libre de sa longueur, où que ce soit. Dès lors, n’importe qui peut prendre cette route avec des cartes de cette couleur ; la voie retourne à la réserve.
difference-pieces = Il y a { $count } voies ; de chaque couleur { $pieces }.
pieces-of-length = { $count } de longueur { $length }
difference-crossings = { $count } paires de liaisons se croisent : une voie ou des wagons sur l’une ferment l’autre pour toujours. À peu de joueurs, une voie ferme aussi celles d’à côté.
option-france-pieces = Combien de voies il y a en France.
value-france-pieces-printed = Les voies sont celles de la boîte.
value-france-pieces-own = Voies de chaque couleur, les plus courtes d’abord : { $value }.
option-france-dice_build = Comment on pose les voies en France quand on joue avec les dés.
value-france-dice_build-turn_or_pair = Qui ne fait rien d’autre pendant son tour doit poser une voie ; après une action, deux dés inutilisés peuvent en poser une.
value-france-dice_build-open_beds = Il n’y a pas de voies : tous les tracés sont ouverts dès le début.
kind-bed = sans couleur
legend-bed = tracé : à prendre dès qu’une voie de couleur y est posée
choice-build = poser une voie sur { $route } (longueur { $count })
choice-piece = une voie { $kind }
choice-build-for-dice = donner { $dice } et poser une voie
question-bed = Sur quel tracé poses-tu une voie ?
question-piece = De quelle couleur est la voie sur { $route } ?
prompt-bed = Ton tracé :
prompt-piece = Ta voie :
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] Aucune voie n’est posée sur le plateau.
       *[other] Voies sur le plateau : { $pieces }.
    }
help-play-beds = Voies : après avoir pioché, nomme les deux villes d’un tracé, puis une couleur ; avec les dés « build » et les deux villes ; « pieces » montre celles qui sont posées.
web-track-bed = Tracé vide : à prendre dès qu’une voie de couleur y est posée.
web-track-piece = La voie posée ici est { $kind } : des cartes de cette couleur paient.
web-bed-question = Où poses-tu une voie ? Touche un tracé.
web-bed-besides = Ou touche un tracé vide : tu y poses une voie au lieu d’une action.
web-piece-question = De quelle couleur est la voie sur { $route } ?
web-help-bed = À quoi servent les voies ?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Les routes sans couleur sont des tracés. On ne pose pas de voies : n’importe qui peut prendre une telle route dès le début. Ce qui croise des wagons est fermé pour toujours.
           *[laid] Les routes sans couleur sont des tracés vides qu’on ne peut pas encore prendre. Qui ne prend pas de route et ne pioche pas de tickets à son tour pose une voie sur un tracé libre ; à tout autre tour deux dés inutilisés peuvent en poser une après l’action. N’importe qui peut alors prendre la route, les couleurs ne comptent pas ; la voie retourne à la réserve. Ce qui croise une voie ou des wagons est fermé pour toujours.
        }
       *[cards] Les routes sans couleur sont des tracés vides qu’on ne peut pas encore prendre. Qui pioche des cartes wagon pose ensuite une voie de couleur sur un tracé libre. La route a alors cette couleur et n’importe qui peut la prendre ; la voie retourne à la réserve. Ce qui croise une voie ou des wagons est fermé pour toujours.
    }
web-key-beds = Tracés et voies
web-key-bed = Tracé vide
web-key-crossings = Liaisons qui se croisent
web-key-one = Une liaison
web-key-other = L’autre liaison
web-key-pieces = Voies de chaque couleur par longueur
web-value-france = France

why-not-now-bed = choisis d’abord un tracé pour la voie.
why-not-now-piece = choisis d’abord la couleur de la voie.
why-not-in-game-beds = ce plateau n’a pas de tracés.
web-not-now-bed = Choisis d’abord un tracé pour la voie.
web-not-now-piece = Choisis d’abord la couleur de la voie.
used-beds = Voies posées
