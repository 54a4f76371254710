kind-passenger = passager
card-passenger = une carte Passager
cards-passenger =
    { $count ->
        [one] { $count } carte Passager
       *[other] { $count } cartes Passager
    }
event-passenger-placed =
    { $who ->
        [you] Tu places un passager à { $place }.
       *[other] { $name } place un passager à { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Ton passager part de { $place }.
       *[other] { $name } fait partir un passager de { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Ton passager voyage par { $route } vers { $place } pour une carte Passager.
           *[other] { $name } fait voyager son passager par { $route } vers { $place } pour une carte Passager.
        }
        [dice] { $who ->
            [you] Ton passager voyage par { $route } vers { $place } pour une Locomotive.
           *[other] { $name } fait voyager son passager par { $route } vers { $place } pour une Locomotive.
        }
       *[nothing] { $who ->
            [you] Ton passager voyage par { $route } vers { $place }.
           *[other] { $name } fait voyager son passager par { $route } vers { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] Tu prends des marchandises à { $place } et marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } prend des marchandises à { $place } et marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Ton passager arrive à { $place } et quitte le jeu.
       *[other] Le passager que mène { $name } arrive à { $place } et quitte le jeu.
    }
why-travel-first = un voyage emprunte au moins une route.
why-not-an-end = un passager se place à un bout de la route qui vient d’être prise.
why-no-passenger-in-country = les passagers se tiennent dans des villes, pas dans des pays.
why-passenger-stands =
    { $who ->
        [you] ton propre passager s’y trouve.
       *[other] un passager s’y trouve, mené par { $name }.
    }
why-no-passenger-there = aucun de tes passagers ne s’y trouve.
why-no-way-on = aucune route prise ne continue de là, qui soit à toi ou que tu puisses payer.
why-track-elsewhere = elle ne commence pas à { $place }, où se trouve ton passager.
why-track-unclaimed = personne ne l’a encore prise, donc personne n’y voyage.
why-route-used = ton passager a déjà emprunté cette route pendant son voyage.
why-no-passenger-card =
    { $purse ->
        [dice] elle appartient à un autre joueur, et il ne te reste pas de Locomotive pour elle.
       *[cards] elle appartient à un autre joueur, et tu n’as pas de carte Passager pour elle.
    }
difference-passenger-cards = Il y a { $count } cartes Passager : chacune permet à un passager d’emprunter une route d’un autre joueur.
difference-passengers =
    { $count ->
        [one] Chacun a { $count } passager, qui peut se placer à un bout d’une route qui vient d’être prise et voyage plus tard une fois.
       *[other] Chacun a { $count } passagers, qui peuvent se placer à un bout d’une route qui vient d’être prise et voyagent plus tard une fois chacun.
    }
difference-goods =
    { $count ->
        [one] { $count } ville a des marchandises : un passager en voyage prend la première, qui vaut jusqu’à { $most } points.
       *[other] { $count } villes ont des marchandises : un passager en voyage prend la première dans chaque ville visitée, qui vaut jusqu’à { $most } points.
    }
option-marklin-reset_counts_plus4 = Si, sur le plateau Märklin, les locomotives +4 comptent quand trois locomotives visibles font remplacer les cartes.
value-marklin-reset_counts_plus4-true = Les locomotives +4 comptent parmi les trois qui font remplacer les cartes.
value-marklin-reset_counts_plus4-false = Seules les locomotives simples comptent parmi les trois qui font remplacer les cartes.
option-marklin-reset_counts_passengers = Si, sur le plateau Märklin, trois cartes passager visibles font remplacer les cartes.
value-marklin-reset_counts_passengers-true = Trois cartes passager visibles font remplacer les cartes, comme trois locomotives.
value-marklin-reset_counts_passengers-false = Quel que soit le nombre de cartes passager visibles, les cartes restent.
option-marklin-one_passenger_per_city = Si, sur le plateau Märklin, un seul passager peut se tenir dans une ville.
value-marklin-one_passenger_per_city-true = Un seul passager, de qui que ce soit, se tient dans une ville.
value-marklin-one_passenger_per_city-false = Autant de passagers qu’on veut peuvent se tenir dans une ville.
option-marklin-passengers_enter_countries = Si, sur le plateau Märklin, les passagers vont dans les pays.
value-marklin-passengers_enter_countries-true = Un passager peut aller dans un pays.
value-marklin-passengers_enter_countries-false = Les passagers vont de ville en ville, jamais dans un pays.
option-marklin-parallel_tracks_apart = Si, sur le plateau Märklin, des voies parallèles sont des routes différentes pour un passager.
value-marklin-parallel_tracks_apart-true = Un passager peut utiliser chacune de plusieurs voies parallèles pendant un voyage.
value-marklin-parallel_tracks_apart-false = Pour un passager, des voies parallèles sont une seule route, utilisée une fois par voyage.
option-marklin-collect_start_city = Si, sur le plateau Märklin, la ville d’où part un passager compte comme visitée.
value-marklin-collect_start_city-true = Un passager prend aussi des marchandises dans la ville d’où il part.
value-marklin-collect_start_city-false = Un passager ne prend pas de marchandises dans la ville d’où il part.
option-marklin-collect_on_return = Si, sur le plateau Märklin, la ville d’où part un passager donne des marchandises quand il y revient.
value-marklin-collect_on_return-true = Un passager qui revient dans la ville d’où il est parti y prend des marchandises.
value-marklin-collect_on_return-false = Un passager qui revient dans la ville d’où il est parti n’y prend pas de marchandises.
option-marklin-plus4_moves_monsters = Si, sur le plateau Märklin, les locomotives +4 déplacent des monstres.
value-marklin-plus4_moves_monsters-true = Les locomotives +4 déplacent des monstres comme les simples.
value-marklin-plus4_moves_monsters-false = Seules les locomotives simples déplacent des monstres.
heading-goods = marchandises
legend-goods = valeur des meilleures marchandises du lieu
choice-passenger-place = placer un passager à { $place }
choice-passenger-travel = faire voyager le passager de { $place }
choice-no-passenger = pas de passager
choice-travel =
    { $purse ->
        [cards] vers { $place } par { $route }, pour une carte Passager
        [dice] vers { $place } par { $route }, pour une Locomotive
       *[nothing] vers { $place } par { $route }
    }
choice-stop = s’arrêter ici
question-passenger = Places-tu un passager à un bout de la route ? Il t’en reste { $count }.
question-travel = Ton passager est à { $place }. Où va-t-il ?
prompt-passenger = Ton passager :
prompt-travel = Vers :
standing-passengers = { $name } : passagers à { $places }, pas encore placés : { $left } ; { $points } points de marchandises.
place-goods = { $place } : marchandises d’une valeur de { $values }, la première au-dessus.
score-part-goods = marchandises { $points }
scoring-goods =
    { $name } : marchandises : plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
help-play-passengers = Passagers : « berlin » ou « no » après une route ; « passenger berlin » le fait voyager, puis le lieu où aller, ou « stop ».
help-play-goods = « goods » liste les marchandises restées dans les villes, « board » dit où sont les passagers.
web-goods-here =
    { $count ->
        [one] { $count } jeton marchandise se trouve ici, d’une valeur de { $value }.
       *[other] { $count } jetons marchandise se trouvent ici ; celui du dessus vaut { $value }.
    }
web-passengers-here = Un passager se trouve ici : { $names }.
web-passenger = Un passager
web-passenger-question = Places-tu un passager à un bout de ta nouvelle route ?
web-journey = Un voyage
web-journey-question =
    { $count ->
        [0] Ton passager est à { $place } et ne peut pas continuer. S’arrête-t-il ici ?
        [one] Ton passager est à { $place }. Continue-t-il par la route qui brille ?
       *[other] Ton passager est à { $place }. Par laquelle des { $count } routes qui brillent continue-t-il ?
    }
web-move-passenger = Déplacer un passager
web-pick-passenger = Quel passager doit voyager ? Appuie sur son lieu.
web-count-passengers = passagers
web-count-goods = marchandises
web-help-passenger = Que font les passagers ?
web-help-passenger-text =
    { $purse ->
        [dice] Après avoir pris une route, tu peux placer un passager à un bout. Son voyage est ton action : par tes routes et, pour une Locomotive du dé chacune, par celles des autres. Il prend le jeton du dessus de chaque ville visitée et quitte la partie.
       *[cards] Après avoir pris une route, tu peux placer un passager à un bout. Son voyage est ton action : par tes routes et, pour une carte Passager chacune, par celles des autres. Il prend le jeton du dessus de chaque ville visitée et quitte la partie.
    }
advice-mechanism-passengers = En { $games } parties, personne n’utilise jamais un passager.
why-not-now-passenger = dis d’abord si un passager doit se tenir au bout de ta route.
why-not-now-travel = ton passager est en route : continue, ou arrête-toi.
why-not-in-game-passengers = il n’y a pas de passagers sur ce plateau.
web-not-now-passenger = Dis d’abord si un passager est placé sur le plateau.
web-not-now-travel = Ton passager est en route : continue ou termine le voyage.
study-part-goods = marchandises
used-passengers = Voyages de passagers
