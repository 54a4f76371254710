monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] Tu places { $monster } sur { $place }.
       *[other] { $name } place { $monster } sur { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] Tu laisses { $monster } sur place ({ $place })
           *[no] Tu déplaces { $monster } depuis { $left } vers { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }pour { $locomotives ->
                [one] { $locomotives } Locomotive
               *[other] { $locomotives } Locomotives
            }
           *[cards] { " " }pour { $locomotives ->
                [one] { $locomotives } locomotive
               *[other] { $locomotives } locomotives
            }
        } et tu prends une carte { $monster }, qui bloque { $monster } jusqu’à la fin de ton prochain tour.
       *[other] { $stays ->
            [yes] { $name } laisse { $monster } sur place ({ $place })
           *[no] { $name } déplace { $monster } depuis { $left } vers { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }pour { $locomotives ->
                [one] { $locomotives } Locomotive
               *[other] { $locomotives } Locomotives
            }
           *[cards] { " " }pour { $locomotives ->
                [one] { $locomotives } locomotive
               *[other] { $locomotives } locomotives
            }
        } et prend une carte { $monster }, qui bloque { $monster } jusqu’à ce que { $name } ait fini son prochain tour.
    }
event-monster-card-turned =
    { $who ->
        [you] Ta carte { $monster } est retournée face cachée : { $monster } peut de nouveau bouger.
       *[other] La carte { $monster } posée devant { $name } est retournée face cachée : { $monster } peut de nouveau bouger.
    }
event-monster-paid =
    { $who ->
        [you] Tu utilises { $dice } pour déplacer un monstre.
       *[other] { $name } utilise { $dice } pour déplacer un monstre.
    }
why-chaos = { $place } est en état de chaos : { $monster } s’y trouve.
why-placed-already = les monstres ont été placés avant le premier tour.
why-same-place = { $monster } s’y trouve, et les monstres commencent dans des lieux différents.
why-no-country-at-start = à cette table, aucun monstre ne commence dans un pays.
why-country-one-place = le pays est un seul lieu et s’appelle ici { $place }.
why-monsters-stay = à cette table, les monstres ne bougent jamais.
why-no-move-after-tunnel = après un tunnel manqué, on ne peut déplacer aucun monstre.
why-monster-moved = tu as déjà déplacé { $monster } pendant ce tour, et on n’en déplace qu’un.
why-monster-locked =
    { $who ->
        [you] { $monster } est bloqué tant que ta carte est face visible.
       *[other] { $monster } est bloqué tant que la carte posée devant { $name } est face visible.
    }
why-no-monster-cards = il n’y a plus de cartes { $monster }, donc { $monster } reste là.
why-must-not-stay = { $monster } doit quitter son lieu.
why-must-not-share = { $monster } s’y trouve, et les monstres ne peuvent pas partager un lieu.
why-too-far =
    { $place } est à plus de { $steps } lieux : { $monster } n’y va pas avec { $purse ->
        [wilds] { $count ->
            [one] { $count } Locomotive
           *[other] { $count } Locomotives
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Locomotive ou paire
           *[other] { $count } Locomotives ou paires
        }
       *[cards] { $count ->
            [one] { $count } locomotive
           *[other] { $count } locomotives
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] il faut { $count } Locomotive et tu en as { $have }.
           *[other] il faut { $count } Locomotives et tu en as { $have }.
        }
        [wilds_or_pairs] il en faut { $count } et tu en as { $have }, en comptant chaque Locomotive et chaque paire de dés identiques.
       *[cards] { $count ->
            [one] il faut { $count } locomotive et tu en as { $have }.
           *[other] il faut { $count } locomotives et tu en as { $have }.
        }
    }
options-monsters = Avec les monstres
option-monsters = Si l’on joue avec Alvin & Dexter.
value-monsters-true = Alvin et Dexter sont sur le plateau : aucune route vers le lieu d’un monstre ne peut être prise.
value-monsters-false = Il n’y a pas de monstres.
option-monsters-setup_in_country = Si un monstre peut commencer dans un pays.
value-monsters-setup_in_country-true = Un monstre peut commencer dans un pays.
value-monsters-setup_in_country-false = Les monstres ne commencent que dans des villes.
option-monsters-country_one_place = Si un pays à plusieurs points frontière est un seul lieu.
value-monsters-country_one_place-true = Un pays est un seul lieu : un monstre y bloque tous ses points frontière.
value-monsters-country_one_place-false = Chaque point frontière d’un pays est un lieu à part.
option-monsters-zero_move = Si un monstre que l’on a payé peut rester sur place.
value-monsters-zero_move-true = Un monstre que l’on a payé peut rester où il est.
value-monsters-zero_move-false = Un monstre que l’on a payé doit quitter son lieu.
option-monsters-share_city = Si les deux monstres peuvent se trouver au même lieu après le début.
value-monsters-share_city-true = Après le début, les deux monstres peuvent se trouver au même lieu.
value-monsters-share_city-false = Les monstres ne sont jamais au même lieu.
option-monsters-halve_twice = Si une destination avec un monstre à chaque bout est divisée deux fois.
value-monsters-halve_twice-true = Une destination est divisée par deux pour chaque bout où se trouve un monstre.
value-monsters-halve_twice-false = Une destination n’est divisée par deux qu’une fois.
option-monsters-multi_ticket = Quand une destination à plusieurs arrivées est divisée par deux.
value-monsters-multi_ticket-scored_pair = Une destination à plusieurs arrivées est divisée par deux si un monstre est à son départ ou à l’arrivée qui compte.
value-monsters-multi_ticket-any_named = Une destination à plusieurs arrivées est divisée par deux si un monstre est à l’un des lieux qu’elle nomme.
option-monsters-bonus_points = Points pour le plus de cartes d’un monstre.
value-monsters-bonus_points =
    Avoir le plus de cartes d’un monstre vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
option-monsters-chaos_blocks = Ce qui est impossible au lieu d’un monstre.
value-monsters-chaos_blocks-routes = Au lieu d’un monstre, seules les routes ne peuvent pas être prises.
value-monsters-chaos_blocks-all = Au lieu d’un monstre, on ne prend pas de route, on ne construit pas de gare, et aucun passager n’entre ni ne sort.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Jouer avec Alvin & Dexter : deux monstres sur le plateau.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } est sur { $place }, bloqué par ta carte.
           *[other] { $monster } est sur { $place }, bloqué par la carte posée devant { $name }.
        }
        [stuck] { $monster } est sur { $place } pour de bon.
        [nowhere] { $monster } n’est pas encore sur le plateau.
       *[free] { $monster } est sur { $place }.
    }
monster-deck =
    { $count ->
        [0] Il n’y a plus de cartes { $monster } : { $monster } ne peut plus bouger.
        [one] Il reste { $count } carte { $monster }.
       *[other] Il reste { $count } cartes { $monster }.
    }
monster-cards-own =
    { $count ->
        [0] Aucune carte { $monster } n’est face cachée devant toi.
        [one] { $count } carte { $monster } est face cachée devant toi.
       *[other] { $count } cartes { $monster } sont face cachée devant toi.
    }
monsters-chaos = On ne peut prendre aucune route vers { $places } maintenant, et les destinations qui nomment à la fin le lieu d’un monstre comptent la moitié.
no-monsters = Cette table joue sans monstres.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, pour { $count } Locomotive : { $places }.
           *[other] { $monster }, pour { $count } Locomotives : { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, pour { $count } Locomotive ou paire : { $places }.
           *[other] { $monster }, pour { $count } Locomotives ou paires : { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, pour { $count } locomotive : { $places }.
           *[other] { $monster }, pour { $count } locomotives : { $places }.
        }
    }
reach-none = { $monster } ne peut pas bouger maintenant : { $reason }
choice-place = placer { $monster } sur { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] déplacer { $monster } vers { $place } pour { $count } Locomotive
           *[other] déplacer { $monster } vers { $place } pour { $count } Locomotives
        }
        [pairs] { $count ->
            [one] déplacer { $monster } vers { $place } pour { $count } Locomotive ou paire
           *[other] déplacer { $monster } vers { $place } pour { $count } Locomotives ou paires
        }
       *[cards] { $count ->
            [one] déplacer { $monster } vers { $place } pour { $count } locomotive
           *[other] déplacer { $monster } vers { $place } pour { $count } locomotives
        }
    }
menu-move =
    { $count ->
        [one] { $monster } peut aller à { $count } lieu : tape « { $word } » et le lieu, ou « reach { $word } » pour le voir.
       *[other] { $monster } peut aller à { $count } lieux : tape « { $word } » et le lieu, ou « reach { $word } » pour les voir.
    }
prompt-place = { $monster } va sur :
question-place = Tu places { $monster } sur le plateau : tant que { $monster } s’y trouve, aucune route vers ce lieu ne peut être prise.
question-move = Comment paies-tu le déplacement vers { $place } ? C’est { $monster } qui bouge.
ticket-halved = { $text } Elle ne compte que { $points } tant qu’un monstre est sur { $places }.
ticket-cost-halved = { $text } Manquée, elle ne coûte que { $points } tant qu’un monstre est sur { $places }.
score-monsters = Les bonus des cartes Monstre n’y sont pas : les cartes face cachée sont secrètes.
scoring-monster =
    { $points ->
        [0] { $name } : cartes { $monster } : { $count }.
       *[other] { $name } : cartes { $monster } : { $count }, le plus de tous : plus { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monstres : « alvin boston » déplace Alvin pour le moins de Locomotives possible, « alvin boston 2 » pour deux.
       *[cards] Monstres : « alvin boston » déplace Alvin pour le moins de locomotives possible, « alvin boston 2 » pour deux.
    }
help-play-reach = « monsters » dit où ils sont, « reach alvin » où Alvin peut aller.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } est ici : aucune route vers ce lieu ne peut être prise.
web-monster-at = { $monster } sur { $place }
web-monster-card = La carte { $monster } est face visible ici
web-ticket-half = compte la moitié : un monstre est sur { $places }
web-ticket-halved = réduite de moitié : un monstre était sur { $places }
web-question-place = Où { $monster } doit-il commencer ?
web-question-place-note = Aucune route vers ce lieu ne peut être prise tant que { $monster } y est.
web-pick-monster = Où doit aller { $monster } ? Appuie sur un lieu.
web-move-monster = Déplacer { $monster }
study-monsters = Alvin & Dexter
study-monsters-text = Une destination qui nomme à la fin un lieu en état de chaos vaut la moitié, réussie ou non.
study-monsters-table = Les monstres dans une partie
study-visits = Où vont les monstres
study-visits-caption = Arrivées par partie dans les dix lieux les plus visités, { $games } parties.
study-fact-moves = Déplacements dans une partie : { $monster }
study-fact-locomotives = Locomotives (faces Locomotive avec les dés) dépensées dans une partie : { $monster }
study-fact-bonus-alone = Bonus { $monster } gagné par un seul joueur
study-fact-bonus-shared = Bonus { $monster } partagé
study-fact-holder = Parties gagnées par qui a seul le bonus { $monster }
study-fact-halved = Destinations divisées par deux dans une partie
study-fact-lost = Points perdus par des destinations réussies divisées par deux
study-fact-spared = Points épargnés par des destinations manquées divisées par deux
web-replay-monsters = Face cachée : { $cards }
web-overlay-monsters = Où les monstres pourraient aller
web-overlay-locked = { $monster } est bloqué : sa carte est face visible devant { $name }.
web-overlay-stays = Personne ne peut déplacer { $monster } maintenant.
web-overlay-reach =
    { $purse ->
        [dice] { $monster } : lieux pour une Locomotive du dé { $near }, pour deux seulement { $far }.
       *[cards] { $monster } : lieux pour une locomotive { $near }, pour deux seulement { $far }.
    }
web-help-monster = Comment bougent les monstres ?
web-help-monster-text =
    { $purse ->
        [dice] À ton tour tu peux déplacer un monstre : une Locomotive du dé le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger. Le plus de cartes d’un monstre vaut { $points } points.
       *[cards] À ton tour tu peux déplacer un monstre : une locomotive le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger. Le plus de cartes d’un monstre vaut { $points } points.
    }
web-help-chaos = Que veut dire chaos ?
web-help-chaos-text = Le lieu où se tient un monstre est en chaos : aucune route qui y finit ne peut être prise. Les wagons déjà posés restent et comptent. À la fin, une destination qui nomme ce lieu donne ou coûte la moitié, arrondie vers le bas.
advice-mechanism-monsters = En { $games } parties, personne n’utilise jamais un monstre.
why-not-now-place-monster = les monstres sont d’abord placés sur le plateau.
why-not-in-game-monsters = cette table joue sans monstres.
web-not-now-place-monster = Les monstres sont d’abord placés sur le plateau.
study-part-alvin = bonus Alvin
study-part-dexter = bonus Dexter
used-monsters = Mouvements de monstres
