board-old-west = Far West
web-value-oldwest = Far West
event-start-city-chosen =
    { $who ->
        [you] Tu choisis { $place } comme ville de départ.
       *[other] { $name } choisit { $place } comme ville de départ.
    }
event-marker-bought =
    { $who ->
        [you] Tu poses un marqueur sur { $place } pour { $payment }.
       *[other] { $name } pose un marqueur sur { $place } pour { $payment }.
    }
event-marker-bought-with-dice =
    { $who ->
        [you] Tu poses un marqueur sur { $place } pour { $payment }.
       *[other] { $name } pose un marqueur sur { $place } pour { $payment }.
    }
event-route-scored =
    { $who ->
        [you] Tu marques { $route } : plus { $points }.
       *[other] { $name } marque { $route } : plus { $points }.
    }
event-alien-captured =
    { $who ->
        [you] Tu captures Alvin, plus { $points }, et l’emmènes à { $place }.
       *[other] { $name } capture Alvin, plus { $points }, et l’emmène à { $place }.
    }
why-city-marked = { $place } a déjà un marqueur.
why-alien-city = Alvin commence à { $place } : aucun marqueur n’y est jamais posé.
why-not-end-of-route = { $place } n’est pas un bout de la route qui vient d’être prise.
why-marker-too-dear = un marqueur coûte { $count } cartes d’une couleur, et tu ne peux pas les payer.
why-out-of-reach = la route ne touche ni ta ville de départ ni rien que tes routes y relient.
difference-markers = Chacun a { $count } marqueurs de ville. Avant le premier tour chacun en pose un sur sa ville de départ, le dernier joueur d’abord ; toutes ses routes s’y rattachent. Après une prise de route, un autre marqueur peut aller sur un bout libre pour { $price } cartes d’une couleur.
difference-marker-points = Une route rapporte à ceux dont les marqueurs sont à ses bouts, à chacun en entier et double pour deux ; sans marqueur seulement, à qui la prend.
heading-alien = Alvin
choice-marker = poser un marqueur sur { $place }
choice-no-marker = ne poser aucun marqueur
choice-alien = emmener Alvin à { $place }
question-start-city = De quelle ville pars-tu ? Toutes tes routes s’y rattacheront.
question-marker = Poses-tu un marqueur à un bout de ta route ? Il t’en reste { $count }.
question-alien = Tu as capturé Alvin. Dans laquelle de tes villes va-t-il ?
prompt-start-city = Ta ville de départ :
prompt-marker = Ton marqueur :
prompt-alien = Alvin va à :
marked-cities = { $name } : marqueurs sur { $places }.
no-marked-cities = { $name } : pas encore de marqueur.
place-alien = Alvin est à { $place }.
score-part-alien = Alvin { $points }
scoring-alien = { $name } : Alvin : plus { $points }.
help-play-markers = Marqueurs : nomme ta ville de départ et, après une route, le bout qui reçoit un marqueur, ou « no marker » ; « markers » dit où est Alvin, « board » qui a marqué quoi.
web-marker-here = Marqueur de { $name } : les routes d’ici rapportent à qui il appartient.
web-alien-here = Alvin est ici.
web-start-city-question = De quelle ville pars-tu ? Touche un lieu.
web-marker-question = Poses-tu un marqueur à un bout de ta route ?
web-no-marker = Pas de marqueur
web-alien-question = Où va Alvin ?
web-markers-own = Marqueurs sur { $places }
web-help-marker = À quoi servent les marqueurs de ville ?
web-help-marker-text = Toutes les routes d’un joueur se rattachent à sa ville de départ. Les points d’une route vont à ceux dont les marqueurs sont à ses bouts ; sans marqueur, à qui la prend. Ensuite un marqueur peut être acheté pour un bout libre.
web-help-alien = Que fait Alvin ici ?
web-help-alien-text = Qui prend une route vers la ville d’Alvin le capture, marque { $points } points et l’emmène dans une ville marquée à lui. Celui dont la ville l’abrite à la fin marque encore { $points }.
option-oldwest-alvin = Si l’on joue avec Alvin l’extraterrestre au Far West.
value-oldwest-alvin-true = Alvin commence à Roswell et peut être capturé.
value-oldwest-alvin-false = Le Far West se joue sans Alvin.
option-oldwest-allow_monsters = Si Alvin & Dexter peuvent venir au Far West.
value-oldwest-allow_monsters-true = Alvin & Dexter peuvent venir au Far West ; ils commencent loin des marqueurs.
value-oldwest-allow_monsters-false = Alvin & Dexter ne viennent pas au Far West : un monstre sur une ville de départ bloquerait son propriétaire.
why-not-now-start-city = choisis d’abord ta ville de départ.
why-not-now-marker = dis d’abord si un marqueur doit être à ta route.
why-not-now-marker-payment = paie d’abord ton marqueur, ou tape undo.
why-not-now-alien = emmène d’abord Alvin dans une de tes villes.
why-not-in-game-markers = il n’y a pas de marqueurs de ville sur ce plateau.
web-not-now-start-city = Choisis d’abord ta ville de départ.
web-not-now-marker = Dis d’abord si un marqueur doit être à ta route.
web-not-now-marker-payment = Paie d’abord ton marqueur.
web-not-now-alien = Emmène d’abord Alvin dans une de tes villes.
study-part-alien = Alvin
advice-mechanism-markers = En { $games } parties, personne n’achète jamais de marqueur de ville.
used-markers = Marqueurs de ville achetés
