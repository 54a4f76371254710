# French. The same messages and arguments as in en.ftl; numbers choose their plural here.

## Kinds of card and colours of tracks

kind-red = rouge
kind-orange = orange
kind-yellow = jaune
kind-green = verte
kind-blue = bleue
kind-pink = rose
kind-white = blanche
kind-black = noire
kind-gray = grise
kind-locomotive = locomotive

card-red = une carte rouge
card-orange = une carte orange
card-yellow = une carte jaune
card-green = une carte verte
card-blue = une carte bleue
card-pink = une carte rose
card-white = une carte blanche
card-black = une carte noire
card-locomotive = une locomotive

cards-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
cards-orange = { $count } orange
cards-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
cards-green =
    { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
cards-blue =
    { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
cards-pink =
    { $count ->
        [one] { $count } rose
       *[other] { $count } roses
    }
cards-white =
    { $count ->
        [one] { $count } blanche
       *[other] { $count } blanches
    }
cards-black =
    { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
cards-locomotive =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }

## Small words

nothing = rien
empty-slot = un emplacement vide
from-to = de { $fewest } à { $most }
not-known-yet = pas encore connu
numbered = { $number } : { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = États-Unis
board-usa-base-revised = États-Unis, destinations révisées
board-usa-1910 = États-Unis 1910
board-usa-big-cities = États-Unis 1910, grandes villes
board-usa-mega = États-Unis 1910, méga-partie
board-europe = Europe
board-europe-expanded = Europe 1912, étendue
board-europe-big-cities = Europe 1912, grandes villes
board-europe-mega = Europe 1912, méga-partie
board-germany = Allemagne
board-india = Inde
board-lake-constance = Lac de Constance
board-legendary-asia = Asie légendaire
board-london = Londres
board-marklin = Märklin
board-new-york = New York
board-nordic = Pays nordiques
board-switzerland = Suisse
board-draft = { $name } (ébauche)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route } : longueur { $length }, { $colour }, tunnel
            [ferry] { $route } : longueur { $length }, { $colour }, ferry avec { $symbols ->
                [one] { $symbols } locomotive
               *[other] { $symbols } locomotives
            }
           *[plain] { $route } : longueur { $length }, { $colour }
        }
       *[other] { $type ->
            [tunnel] { $route } : longueur { $length }, { $colour }, tunnel ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
            [ferry] { $route } : longueur { $length }, { $colour }, ferry avec { $symbols ->
                [one] { $symbols } locomotive
               *[other] { $symbols } locomotives
            } ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
           *[plain] { $route } : longueur { $length }, { $colour } ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
        }
    }
route-detail-special =
    { $route } : longueur { $length }, { $colour }, { $special } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] ferry, { $symbols ->
            [one] { $symbols } locomotive
           *[other] { $symbols } locomotives
        }
       *[plain] { "" }
    }
track-trains =
    { $count ->
        [one] prend { $count } wagon
       *[other] prend { $count } wagons
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] normales
        [long] longues
        [short] courtes
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } carte Destination normale
           *[other] { $count } cartes Destination normales
        }
        [long] { $count ->
            [one] { $count } longue carte Destination
           *[other] { $count } longues cartes Destination
        }
        [short] { $count ->
            [one] { $count } courte carte Destination
           *[other] { $count } courtes cartes Destination
        }
       *[other] { $count ->
            [one] { $count } carte Destination du paquet « { $deck } »
           *[other] { $count } cartes Destination du paquet « { $deck } »
        }
    }
points-of-length = { $points } pour la longueur { $length }

## Seats

you = Toi
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] Une partie à { $players } commence. C’est toi qui débutes.
       *[other] Une partie à { $players } commence. { $name } débute.
    }
event-turn-started =
    { $who ->
        [you] Tour { $turn } : toi.
       *[other] Tour { $turn } : { $name }.
    }
event-card-drawn =
    { $who ->
        [you] Tu tires { $card } de la pioche.
       *[other] { $name } tire { $card } de la pioche.
    }
event-card-drawn-hidden =
    { $who ->
        [you] Tu tires une carte de la pioche.
       *[other] { $name } tire une carte de la pioche.
    }
event-card-taken =
    { $who ->
        [you] Tu prends { $card } parmi les cartes visibles.
       *[other] { $name } prend { $card } parmi les cartes visibles.
    }
event-card-turned-up = Nouvelle carte visible : { $card }.
event-display-reset = Trois locomotives sont visibles : toutes les cartes visibles sont remplacées.
event-deck-reshuffled =
    La défausse devient la nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-ticket-offered =
    { $who ->
        [you] On te propose la destination { $ticket }.
       *[other] { $name } se voit proposer la destination { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] Tu gardes la destination { $ticket }.
       *[other] { $name } garde la destination { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] Tu rends la destination { $ticket }.
       *[other] { $name } rend la destination { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] Tu as maintenant { $kept ->
            [one] { $kept } carte Destination
           *[other] { $kept } cartes Destination
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] { " " }; rendues : { $back }
            }
           *[other] { $back ->
                [0] { " " }; sorties du jeu : { $gone }
               *[other] { " " }; rendues : { $back }, sorties du jeu : { $gone }
            }
        }.
       *[other] { $name } a maintenant { $kept ->
            [one] { $kept } carte Destination
           *[other] { $kept } cartes Destination
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] { " " }; rendues : { $back }
            }
           *[other] { $back ->
                [0] { " " }; sorties du jeu : { $gone }
               *[other] { " " }; rendues : { $back }, sorties du jeu : { $gone }
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] Tu prends { $route } avec { $payment }.
           *[other] { $name } prend { $route } avec { $payment }.
        }
       *[other] { $who ->
            [you] Tu prends { $route } avec { $payment } et marques { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $name } prend { $route } avec { $payment } et marque { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
    }
event-passed =
    { $who ->
        [you] Tu ne peux rien faire et tu passes.
       *[other] { $name } ne peut rien faire et passe.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] Tu n’as presque plus de wagons : encore un tour pour tout le monde.
           *[other] { $name } n’a presque plus de wagons : encore un tour pour tout le monde.
        }
        [few_bullet_trains] Il reste peu de wagons et peu de trains à grande vitesse : encore un tour pour tout le monde.
        [few_pieces] Il reste peu de wagons et de bateaux : encore deux tours pour tout le monde.
        [dead_board] Il ne reste aucune route à prendre pour personne : encore un tour pour tout le monde.
       *[stalled] Personne n’a pris de route depuis très longtemps : encore un tour pour tout le monde.
    }
event-game-over =
    { $reason ->
        [all_passed] Tout le monde a dû passer : la partie est terminée.
        [six_tickets] Toutes les destinations requises sont réussies : la partie est terminée.
        [last_train] Le dernier wagon est posé : la partie est terminée.
        [dead_board] Plus aucune route ne peut être prise : la partie est terminée.
        [stalled] Personne n’a pris de route depuis très longtemps : la partie est terminée.
       *[last_round_played] Le dernier tour est joué : la partie est terminée.
    }

## Refusals and reasons

refusal-not-your-turn = Ce n’est pas ton tour.
refusal-illegal = « { $action } » n’est pas possible maintenant.
refusal-game-over = La partie est terminée.
refusal-stale = Cette question a déjà reçu sa réponse.
refusal-unreadable = « { $action } » n’est pas une action.
refusal-cannot-undo = Rien ne peut être repris : quelque chose de caché a été vu depuis, ou c’était le coup de quelqu’un d’autre.

why-not-now =
    { $phase ->
        [tickets] choisis d’abord tes destinations.
        [action] cela répond à une autre question que celle posée maintenant.
        [second_card] tu es en train de piocher : prends d’abord ta deuxième carte.
        [payment] paie d’abord ce que tu as choisi, ou tape undo.
        [after_action] ton action est faite : seul ce qui peut la suivre est possible.
       *[over] la partie est terminée.
    }
why-no-such-action = cette action n’existe pas.
why-not-in-game =
    { $part ->
        [passing] avec les dés, personne n’a à passer : termine plutôt ton tour.
        [ending] ici, un tour se termine tout seul.
       *[cards] cette table joue avec des dés et sans cartes Wagon.
    }
why-action-done = l’action de ce tour est faite.
why-not-before-action = ton tour ne peut pas se terminer avant son action.
why-track-taken =
    { $who ->
        [you] elle est déjà à toi.
       *[other] elle appartient à { $name }.
    }
why-track-closed = son autre voie est prise, et à moins de { $players } joueurs cela ferme celle-ci.
why-own-twin = tu as déjà une autre voie entre ces deux lieux.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] il faut { $count } wagon et tu en as { $have }.
           *[other] il faut { $count } wagons et tu en as { $have }.
        }
       *[other] il faut { $count } wagons, dont { $mountains } pour les montagnes, et tu en as { $have }.
    }
why-few-locomotives =
    le ferry demande au moins { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    } et tu en as { $have }.
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] tu ne peux pas payer ainsi la carte de plus (il en faut { $count }).
           *[other] tu ne peux pas payer ainsi les { $count } cartes de plus.
        }
        [any] { $count ->
            [one] il faut { $count } carte et tu en as { $have }.
           *[other] il faut { $count } cartes d’une même couleur et tu en as { $have }, locomotives comprises.
        }
        [orange] { $count ->
            [one] il faut { $count } carte orange et tu en as { $have }, locomotives comprises.
           *[other] il faut { $count } cartes orange et tu en as { $have }, locomotives comprises.
        }
       *[other] { $count ->
            [one] il faut { $count } carte { $colour } et tu en as { $have }, locomotives comprises.
           *[other] il faut { $count } cartes { $colour }s et tu en as { $have }, locomotives comprises.
        }
    }
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] il faut { $count } carte qui ne soit pas une locomotive et tu en as { $have }.
           *[other] il faut { $count } cartes d’une même couleur sans locomotives et tu en as { $have }.
        }
        [orange] { $count ->
            [one] il faut { $count } carte orange, pas une locomotive, et tu en as { $have }.
           *[other] il faut { $count } cartes orange sans locomotives et tu en as { $have }.
        }
       *[other] { $count ->
            [one] il faut { $count } carte { $colour }, pas une locomotive, et tu en as { $have }.
           *[other] il faut { $count } cartes { $colour }s sans locomotives et tu en as { $have }.
        }
    }
why-cannot-pay-rest = les cartes qui te restent ne paieraient pas le reste.
why-not-in-hand = tu n’as pas de carte { $kind }.
why-locomotives-not-here = les locomotives ne servent pas sur cette route.
why-not-this-payment = cela ne se paie pas ainsi.
why-not-face-up = aucune carte { $kind } n’est visible.
why-locomotive-second = une locomotive visible ne peut pas être la deuxième carte.
why-no-cards-left = il ne reste aucune carte à piocher.
why-no-tickets-left = il ne reste aucune destination à piocher.
why-must-keep =
    Garde au moins { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }.
why-may-not-keep = Tu ne peux pas garder autant de destinations de ce paquet (il faut en garder au moins { $count } en tout).
why-other-actions-exist = on ne passe que si rien d’autre n’est possible.
why-few-tickets =
    il ne reste que { $have ->
        [one] { $have } carte Destination
       *[other] { $have } cartes Destination
    }, pas { $count }.
why-how-many-tickets = dis combien : chaque destination coûte une Gare ou une Locomotive.

## Differences from the base rules

difference-players = De { $fewest } à { $most } joueurs.
difference-trains = Chacun a { $count } wagons.
difference-deck =
    { $colours ->
        [8] Il y a { $count } cartes Wagon de chaque couleur et { $locomotives } locomotives.
       *[other] Il y a { $count } cartes Wagon dans chacune des { $colours } couleurs et { $locomotives } locomotives.
    }
difference-start-cards = Chacun commence avec { $count } cartes Wagon.
difference-display = Il y a { $count } cartes visibles.
difference-display-reset =
    { $count ->
        [0] Les locomotives visibles ne font jamais remplacer les cartes visibles, quel que soit leur nombre.
       *[other] Les cartes visibles sont remplacées quand { $count } d’entre elles sont des locomotives.
    }
difference-face-up-locomotive = Une locomotive visible compte pour une seule carte : on peut en prendre deux dans un tour.
difference-opening-tickets = Au début, chacun reçoit { $deal } et en garde au moins { $keep }.
difference-drawn-tickets = Piocher des destinations donne { $deal }, et il faut en garder au moins { $keep }.
difference-keep-at-most =
    { $deck ->
        [long] On garde au plus { $count } des longues destinations.
       *[other] On garde au plus { $count } destinations du paquet « { $deck } ».
    }
difference-refused-opening =
    { $where ->
        [face_up] Les destinations refusées au début restent face visible à côté de la pioche ; quand elle est vide, elles en forment une nouvelle.
        [out_of_game] Les destinations refusées au début sortent du jeu.
        [shuffled_back] Les destinations refusées au début sont remélangées dans leurs paquets.
       *[under_deck] Les destinations refusées au début vont sous la pioche.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Les destinations rendues plus tard restent aussi face visible à côté de la pioche.
        [out_of_game] Les destinations rendues plus tard sortent du jeu.
       *[under_deck] Les destinations rendues plus tard vont sous la pioche.
    }
difference-double-routes = Les deux voies d’une route double ne servent qu’à partir de { $count } joueurs.
difference-route-points = Les routes rapportent { $points }.
difference-longest-path =
    { $count ->
        [0] Il n’y a pas de bonus pour le chemin le plus long.
       *[other] Le chemin le plus long vaut { $count } points.
    }
difference-most-tickets = Le plus grand nombre de destinations réussies vaut { $count } points.
difference-ties = Une égalité pour la victoire se règle par { $steps } ; ensuite la victoire est partagée.
difference-no-ties = À égalité, la victoire est partagée.
tie-then = { $first }, puis { $second }
tie-step =
    { $step ->
       *[tickets] les destinations réussies
        [stations] le moins de gares construites
        [longest_path] le plus long chemin
        [goods] les points de marchandises
        [meeples] les meeples ramassés
        [mountains] les routes de montagne
    }
difference-attraction =
    Chaque curiosité touchée par une de tes routes vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
difference-not-double = Les voies { $routes } sont côte à côte mais ne forment pas une route double : on peut avoir les deux.
difference-insets = Montrés deux fois, la seconde dans une partie agrandie du plateau, mais un seul lieu chacun : { $places }.
difference-countries = Des destinations peuvent mener ici : { $countries }. N’importe quel point frontière d’un pays convient, et aucun chemin ne le traverse.
difference-goals = Une destination à plusieurs arrivées rapporte la plus précieuse de celles qu’elle relie ; si elle n’en relie aucune, elle coûte sa valeur la plus basse.
difference-district =
    Relier { $places } vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
difference-end-trains = Le dernier tour commence quand quelqu’un a { $count } wagons ou moins.
difference-locomotives =
    { $where ->
        [tunnels] Les locomotives ne servent que dans les tunnels.
        [ferries] Les locomotives ne servent que sur les ferries.
       *[both] Les locomotives ne servent que dans les tunnels et sur les ferries.
    }
unverified = Non confirmé : { $note }

## House rules

options-expansions = Les extensions
options-combined = Avec les dés et les monstres
options-boards = Sur un seul plateau
options-other = Dans toutes les parties
options-shown = Mieux vaut s’accorder avant la partie sur les règles marquées * ; les autres peuvent rester comme elles sont.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key } : { $text }
option-value = { $value } : { $text }

option-display-reset_cap = Combien de fois de suite on remplace les cartes visibles parce que trois locomotives s’y trouvent.
value-display-reset_cap = Les cartes visibles sont remplacées au plus { $count } fois de suite.
option-nordic-reset_on_three = Si trois locomotives visibles font remplacer les cartes visibles en Scandinavie.
value-nordic-reset_on_three-true = Trois locomotives visibles font remplacer les cartes visibles, comme sur la plupart des plateaux.
value-nordic-reset_on_three-false = Les cartes visibles restent, quel que soit le nombre de locomotives.
option-swiss-reset_on_three = Si trois locomotives visibles font remplacer les cartes visibles en Suisse.
value-swiss-reset_on_three-true = Trois locomotives visibles font remplacer les cartes visibles, comme sur la plupart des plateaux.
value-swiss-reset_on_three-false = Les cartes visibles restent, quel que soit le nombre de locomotives.
option-combined-monster_payment = Ce qui déplace un monstre quand on joue avec les dés.
value-combined-monster_payment-wild_die = Une face Locomotive compte comme une locomotive qui déplace un monstre.
value-combined-monster_payment-wild_or_pair = Une face Locomotive ou deux dés identiques comptent comme une locomotive qui déplace un monstre.
value-combined-monster_payment-none = Les monstres ne bougent jamais.
option-end-dead_board = Si le dernier tour commence dès que plus personne ne pourrait prendre de route.
value-end-dead_board-true = Le dernier tour commence dès que plus personne ne pourrait prendre de route.
value-end-dead_board-false = La partie continue même si plus personne ne pourrait prendre de route.
option-end-explorer_shared = Qui marque pour le plus de villes en cas d’égalité.
value-end-explorer_shared-true = Tous ceux qui sont à égalité pour le plus de villes marquent.
value-end-explorer_shared-false = À égalité pour le plus de villes, le plus de destinations réussies, puis de wagons perdus en montagne décident.
option-end-europe_station_tiebreak = Si le moins de gares construites départage une égalité que les destinations ne tranchent pas.
value-end-europe_station_tiebreak-true = Le moins de gares construites départage une égalité que les destinations ne tranchent pas.
value-end-europe_station_tiebreak-false = Les gares construites ne départagent pas une égalité.
option-end-printed_ties = Si une égalité pour la victoire suit les étapes du plateau.
value-end-printed_ties-true = Une égalité pour la victoire suit les étapes du plateau.
value-end-printed_ties-false = Sur tous les plateaux, une égalité se règle par les destinations, puis les gares, puis le plus long chemin.
option-boards-open_holdings = Si tout le monde voit les titres des autres.
value-boards-open_holdings-true = Tout le monde voit les titres de tous.
value-boards-open_holdings-false = Les titres des autres restent face cachée jusqu’à la fin.

## Headings of tables

heading-action = action
heading-attractions = curiosités
heading-bot = bot
heading-cards = cartes
heading-colour = couleur
heading-deck = paquet
heading-default = par défaut
heading-districts = quartiers
heading-figure = mesure
heading-length = longueur
heading-lines = suites
heading-longest-path = chemin le plus long
heading-map = plateau
heading-mean-score = score moyen
heading-most-tickets = plus de destinations
heading-option = option
heading-places = lieux
heading-player = joueur
heading-players = joueurs
heading-points = points
heading-rank = rang
heading-route-points = routes
heading-rule = règle
heading-seat = place
heading-ticket = destination
heading-ticket-sets = jeux de destinations
heading-tickets = destinations
heading-total = total
heading-track = voie
heading-tracks = voies
heading-trains = wagons
heading-type = type
heading-value = valeur
heading-values = valeurs
heading-win-share = parties gagnées
learned-as-planner = À cette table, learned n’a rien appris ; il joue comme planner.

## The command line

version = whistlestop { $version }
error = Erreur : { $reason }
error-language = Erreur : la langue « { $language } » n’existe pas ; il y a { $known }.
error-players = { $map } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error-bots =
    { $count ->
        [one] nomme { $count } bot, pas { $given } ({ $bots }).
       *[other] nomme un bot pour tous ou { $count } bots, pas { $given } ({ $bots }).
    }
error-file = { $file } ne peut pas être lu : { $reason }
error-log = { $file }, { $reason }
error-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $last }.
error-names = « { $given } » ne nomme pas { $players } joueurs différents, séparés par des virgules.
error-game-over = la partie dans { $file } est terminée ; « whistlestop replay » la raconte.
error-extra = { $what } a besoin de paquets qui ne sont pas installés : pip install "whistlestop[{ $extra }]"
interrupted = Interrompu.
compiling = Les règles se préparent
compiled = Les règles sont prêtes ({ $seconds } s).
simulating = Les parties se jouent
measuring = Mesure en cours
measuring-part = Mesure en cours : { $part }
mean-scores = Par place
perft =
    { $count ->
        [one] { $count } suite de { $depth } décisions
       *[other] { $count } suites de { $depth } décisions
    }
map-summary = { $name } (jeu de destinations { $set }) : { $places } lieux, { $tracks } voies, { $tickets } destinations, de { $fewest } à { $most } joueurs.
map-differences =
    { $count ->
        [0] On y joue avec les règles de base.
       *[other] Ce qui diffère des règles de base :
    }
map-tracks = Voies
map-tickets = Destinations
legend-country = point frontière d’un pays
legend-attraction = curiosité
legend-district = quartier et ses points
map-warning = { $where } : avertissement : { $reason }
map-sound = { $name } (jeu de destinations { $set }) est en ordre : { $places } lieux, { $tracks } voies, { $tickets } destinations, empreinte { $digest }.
replay-begins = { $map }, { $count } joueurs, { $decisions } décisions.

## Help of the command line

help-application = Jouer, simuler et étudier les jeux de la famille des Aventuriers du Rail. Non officiel.
help-language = Langue de tous les textes.
help-version = Afficher la version et quitter.
help-json = Afficher du JSON pour des programmes.
help-map = Plateau : un nom listé par « maps », ou le chemin d’un fichier à toi.
help-players = Nombre de joueurs.
help-ticket-set = Jeu de destinations du plateau.
help-seed = Graine du hasard ; la même graine distribue les mêmes cartes.
help-option = Règle maison sous la forme clé=valeur ; peut être répétée (voir « options »).
help-plain = Une ligne simple après l’autre : pour les lecteurs d’écran et la lecture à voix haute.
help-maps = Lister les plateaux ; avec le nom de l’un d’eux (ou le chemin d’un fichier), le montrer ; « check FILE » vérifie un fichier à toi.
help-maps-show = Montrer un plateau : ses règles particulières, ses voies et ses destinations.
help-maps-draw = Dessiner un plateau (SVG).
help-maps-output = Le fichier où l’image est écrite.
help-maps-check = Vérifier un fichier de plateau à toi et les jeux de destinations voisins ; les erreurs nomment la ligne.
help-maps-tickets = Faire des destinations pour un fichier de plateau à toi : elles valent leur plus court chemin comme sur les plateaux imprimés, réparties sur toutes les villes.
help-maps-tickets-count = Combien de destinations.
help-maps-tickets-output = Le fichier où le plateau est écrit avec ses nouvelles destinations ; ce peut être le même.
maps-tickets-written =
    { $count ->
        [one] 1 destination se trouve dans { $file }, de { $fewest } à { $most } points.
       *[other] { $count } destinations se trouvent dans { $file }, de { $fewest } à { $most } points.
    }
maps-tickets-left-out = Aucune destination ne nomme { $places } : il y a trop peu de destinations pour tant de villes.
help-maps-name = Nom du plateau, ou chemin d’un fichier.
help-maps-file = Le fichier du plateau.
help-simulate = Jouer beaucoup de parties entre bots et afficher vitesse et scores.
help-games = Nombre de parties.
help-simulate-bot = Bot pour toutes les places, ou un par place.
help-threads = Nombre de fils d’exécution ; les résultats restent les mêmes.
help-check = Vérifier dans chaque position les promesses des règles et compter celles qui sont rompues.
help-play = Jouer une partie dans le terminal contre des bots.
help-play-bot = Bot pour tous les adversaires, ou un pour chacun : level-1 à level-6, ou un style ; sinon le style le plus fort.
help-play-seat = Ta place, comptée à partir de 0.
help-names = Noms de tous les joueurs dans l’ordre des places, séparés par des virgules.
help-confirm = Attendre après tes routes et tes gares, pour que tu puisses encore les reprendre.
help-auto-end = Terminer ton tour pour toi quand rien d’autre n’y est possible.
help-save = Fichier où la partie est écrite à la fin ou si elle est interrompue.
help-resume = Continuer une partie enregistrée dans ce fichier.
help-replay = Raconter pas à pas une partie enregistrée.
help-replay-file = Fichier avec le journal d’une partie.
help-replay-seat = Ne raconter que ce que cette place a vu, comptée à partir de 0.
help-replay-map = Fichier du plateau de la partie, si c’est un des tiens.
help-perft = Compter les suites de coups d’une longueur donnée ; pareil sur chaque machine.
help-depth = Nombre de décisions.
help-divide = Compter pour chaque première action.
help-bench = Mesurer la vitesse de jeu de cette machine.
help-quick = Prendre des secondes au lieu de minutes.
help-options = Lister les règles maison.
help-compile = Préparer les règles, pour que la première partie commence tout de suite.
help-completion = Afficher un script avec lequel votre shell complète commandes et options.
help-completion-shell = bash, zsh, fish ou powershell.

## The game in the terminal

welcome = { $map } : tu joues contre { $others }.
welcome-help = Tape ? à tout moment pour de l’aide.
turn-summary =
    Tour { $turn } : tu as { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; les autres : { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
last-round-running =
    { $count ->
        [one] C’est le tout dernier tour.
       *[other] Dernier tour de table : il reste { $count } tours, le tien compris.
    }
hand = Ta main : { $cards }.
display =
    { $deck ->
        [0] Visibles : { $cards } ; la pioche est vide.
        [one] Visibles : { $cards } ; { $deck } carte dans la pioche.
       *[other] Visibles : { $cards } ; { $deck } cartes dans la pioche.
    }
no-display = Cette table joue avec des dés : il n’y a pas de cartes Wagon.
auto-end =
    { $on ->
        [yes] Désormais, ton tour se termine tout seul quand rien d’autre n’y est possible.
       *[no] Désormais, tu termines toi-même chaque tour.
    }
choice-take = prendre une carte { $kind }
choice-draw = tirer une carte de la pioche
choice-tickets = tirer des destinations
choice-pass = passer
choice-keep = garder
choice-return = rendre
choice-decline = reprendre les cartes
choice-tickets-count =
    tirer { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
choice-end = terminer le tour
choice-end-discarding = terminer le tour et rendre { $tokens }
choice-pay = { $cards }
menu-ways = Sur le chemin de tes destinations :
menu-routes = Tu peux prendre { $count } routes en tout : nommes-en une (« claim par zur ») ou tape « actions » pour la liste.
menu-others = { $count } autres réponses, comme « { $example } » : nommes-en une ou tape « actions » pour la liste.
menu-places = Tape un lieu, ou « actions » pour la liste des { $count }.
prompt-action = Ton action :
prompt-second-card = Ta deuxième carte :
prompt-payment = Paiement :
prompt-after-action = Autre chose (Entrée termine ton tour) :
prompt-end-unused = Tu n’as pas utilisé { $dice }. « end » termine quand même ton tour, Entrée continue :
prompt-tickets =
    { $least ->
        [0] Numéros à garder (ou all, ou none) :
       *[other] Numéros à garder, au moins { $least } (ou all) :
    }
prompt-which = Numéro :
prompt-confirm = Entrée termine ton tour, undo le reprend :
prompt-replay = { $number } sur { $total }, Entrée continue, q quitte :
question-payment = Comment paies-tu { $route } ?
question-tickets =
    Comment paies-tu { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    } ?
question-surcharge =
    Tu as posé { $laid }. Paies-tu { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de plus ?
no-pieces = Il n’y a ni meeples, ni marchandises, ni titres sur ce plateau.
cannot-pay-surcharge = Tu ne peux pas payer cela (tu as { $cards }).
not-this-payment = « { $text } » ne paie pas cela, ou peut vouloir dire plusieurs choses.
no-such-price =
    « { $text } » ne déplace aucun monstre. { $purse ->
        [wilds] Une Locomotive l’emmène jusqu’à { $near } lieux plus loin, deux jusqu’à { $far }.
        [pairs] Une Locomotive ou une paire de dés identiques l’emmène jusqu’à { $near } lieux plus loin, deux jusqu’à { $far }.
       *[cards] Une locomotive l’emmène jusqu’à { $near } lieux plus loin, deux jusqu’à { $far }.
    }
no-such-number = Il n’y a pas de { $number } ; les numéros vont jusqu’à { $most }.
which-one = Cela peut vouloir dire { $count } choses :
which-of-many = Cela peut vouloir dire { $count } choses : dis-en plus.
not-possible = { $action } – pas possible : { $reason }
possible = { $action } – possible maintenant.
not-understood = « { $text } » n’est pas compris. Tape un numéro, un nom, ou ? pour de l’aide.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] On te propose { $count } destination ; rien ne t’oblige à la garder.
           *[other] On te propose { $count } destinations ; rien ne t’oblige à en garder.
        }
       *[other] On te propose { $count } destinations ; gardes-en au moins { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number } : { $text } Paquet : { $deck }.
       *[no] { $number } : { $text }
    }
tickets-not-understood = « { $text } » n’est pas compris. Tape les numéros à garder, par exemple « 1 3 », ou ? pour de l’aide.
ticket-connected = { $ticket } : reliée.
ticket-cut-off = { $ticket } : coupée, il ne reste aucun chemin pour tes propres routes.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket } : encore { $trains } wagon, par { $routes }.
           *[other] { $ticket } : encore { $trains } wagons, par { $routes }.
        }
       *[no] { $ticket } : encore { $trains } wagons, par { $routes }, plus que tu n’en as.
    }
ticket-connected-goal = { $ticket } : reliée à { $goal }, ce qui rapporte { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket } : encore { $trains } wagon, par { $routes }, vers { $goal }.
           *[other] { $ticket } : encore { $trains } wagons, par { $routes }, vers { $goal }.
        }
       *[no] { $ticket } : encore { $trains } wagons, par { $routes }, vers { $goal }, plus que tu n’en as.
    }
own-tickets = Tes destinations : { $tickets }.
no-tickets = Tu n’as pas de destinations.
owned-routes =
    { $count ->
        [0] { $name } : aucune route.
        [one] { $name } : { $count } route : { $routes }.
       *[other] { $name } : { $count } routes : { $routes }.
    }
routes-usage = Tape « routes » et un lieu, par exemple « routes paris ».
routes-from = Routes au départ de : { $place }
route-state =
    { $state ->
        [owned] { $route } – appartient à { $name }.
        [everybody] { $route } – un train à grande vitesse s’y trouve : elle sert à tout le monde.
        [closed] { $route } – fermée.
        [chaos] { $route } – libre, mais { $name } est sur { $place }.
       *[open] { $route } – libre.
    }
no-such-place = Il n’y a pas de lieu « { $text } » sur ce plateau.
which-place = Quel lieu ? { $places }.
score-own = Toi : { $total } points si la partie finissait maintenant : { $parts }.
score-part-routes = routes { $points }
score-part-tickets = destinations { $points } ({ $fulfilled } sur { $kept } reliées)
score-part-attractions = curiosités { $points }
score-part-districts = quartiers { $points }
score-part-longest-path =
    { $points ->
        [0] chemin le plus long de { $length }
       *[other] chemin le plus long de { $length }, le plus long pour l’instant, { $points }
    }
score-secret-tickets = Les bonus qui dépendent des destinations de tous n’y sont pas : les destinations sont secrètes.
score-open =
    { $points ->
        [one] { $name } : { $points } point pour les routes, chemin le plus long : { $length } ; les destinations sont secrètes.
       *[other] { $name } : { $points } points pour les routes, chemin le plus long : { $length } ; les destinations sont secrètes.
    }
log-more =
    { $count ->
        [one] { $count } ligne plus ancienne : tape « log all ».
       *[other] { $count } lignes plus anciennes : tape « log all ».
    }
why-usage = Tape « why » et une action, par exemple « why claim paris zurich ».
undone = C’est repris.
save-usage = Tape « save » et un nom de fichier.
save-other-file = { $file } existe et n’est pas une partie enregistrée ; choisis un autre nom.
save-failed = { $file } ne peut pas être écrit : { $reason }
saved = La partie est enregistrée dans { $file }.
resume-line = Pour continuer : { $line }
quit-question = Quitter ? Tape un nom de fichier pour enregistrer d’abord, yes pour quitter sans enregistrer, Entrée pour continuer à jouer :
goodbye = Au revoir.
cut-off = La partie s’interrompt ici.
scoring = On compte les points.
scoring-routes =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les routes.
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name } : la destination { $ticket } est reliée : plus { $points }, valeur divisée par deux : un monstre était sur { $places }.
            [twice] { $name } : la destination { $ticket } est reliée : plus { $points }, valeur divisée deux fois par deux : des monstres étaient sur { $places }.
           *[no] { $name } : la destination { $ticket } est reliée : plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name } : la destination { $ticket } n’est pas reliée : moins { $points }, valeur divisée par deux : un monstre était sur { $places }.
            [twice] { $name } : la destination { $ticket } n’est pas reliée : moins { $points }, valeur divisée deux fois par deux : des monstres étaient sur { $places }.
           *[no] { $name } : la destination { $ticket } n’est pas reliée : moins { $points }.
        }
    }
scoring-borrowed = { $name } : les gares empruntent { $routes }.
scoring-longest-path =
    { $points ->
        [0] { $name } : chemin le plus long : { $length }.
       *[other] { $name } : chemin le plus long : { $length }, le plus long de tous : plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name } : destinations reliées : { $count }.
       *[other] { $name } : destinations reliées : { $count }, le plus de tous : plus { $points }.
    }
scoring-attractions =
    { $name } : curiosités : plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scoring-districts =
    { $name } : quartiers : plus { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result = Résultat
winner =
    { $tie ->
        [shared] { $names } partagent la victoire avec { $points } points.
        [broken] { $who ->
            [you] Tu gagnes avec { $points } points, au départage.
           *[other] { $names } gagne avec { $points } points, au départage.
        }
       *[none] { $who ->
            [you] Tu gagnes avec { $points } points.
           *[other] { $names } gagne avec { $points } points.
        }
    }

help-play-answers = Réponds par un numéro de la liste ou par des mots ; le début des mots suffit, dans n’importe quel ordre.
help-play-cards = Cartes : « take rouge » ou simplement « rouge », « draw » pour la pioche.
help-play-claim = Routes : « claim paris zurich », « par zur », « par zur rouge » pour dire comment tu paies, « #2 » pour la deuxième voie.
help-play-tickets = Destinations : « draw tickets » pour de nouvelles, puis les numéros à garder ; « tickets » dit où en sont les tiennes.
help-play-end = « end » termine ton tour ; « auto » règle s’il se termine tout seul quand rien d’autre n’est possible.
help-play-look = Consulter : actions, hand, display, board, score, log (« log all »).
help-play-routes = « routes paris » liste les routes d’un lieu avec prix et propriétaire.
help-play-rules = « rules » explique les règles de cette table, « rules tickets » l’une d’elles.
help-play-why = « why claim paris zurich » dit pourquoi quelque chose n’est pas possible.
help-play-undo = « undo » reprend ton tour tant que rien de caché n’a été vu.
help-play-save = « save FILE » enregistre la partie, « quit » la quitte ; « whistlestop play --resume FILE » la continue.

## The server

help-serve = Proposer le jeu dans le navigateur.
help-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les amis de ton réseau.
help-serve-port = Port d’écoute.
help-serve-database = Où les tables sont conservées : un fichier, ou l’adresse d’une base de données.
help-serve-redis = Adresse d’un Redis par lequel des processus partagent les tables d’un PostgreSQL.
help-serve-processes = Combien de processus servent derrière le port.
help-serve-logs = Comment le journal est écrit : text ou json.
help-serve-public-url = Où l’on atteint le serveur, si ce n’est pas là où il écoute.
help-serve-boards = Un dossier de fichiers de plateaux proposés à côté de ceux du programme.
help-serve-own-boards = Si les visiteurs peuvent envoyer leurs plateaux, y jouer et les étudier ; par défaut non à une adresse publique.
help-serve-bot-threads = Combien de bots peuvent réfléchir en même temps.
help-serve-open = Ouvrir le jeu dans le navigateur.
serve-local = Le jeu t’attend à l’adresse { $address }
serve-friends = Tes amis le trouvent à l’adresse { $address }
serve-compiling = Les règles sont compilées en arrière-plan ; pendant une minute ou deux, les bots réfléchissent un peu plus lentement.
serve-stop = Ctrl+C arrête le serveur.
serve-closed = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }
serve-shared-file = Plusieurs processus ne peuvent pas partager SQLite : c’est un fichier dans lequel un seul processus écrit. Indiquez un PostgreSQL avec --database postgresql+psycopg://…
serve-shared-redis = Plusieurs processus ont besoin d’un Redis pour savoir lequel d’entre eux a une table. Indiquez-le avec --redis redis://…
serve-redis-address = L’adresse du Redis n’en est pas une comme redis://localhost:6379 : { $reason }
database-newer = La base de données est de version { $found } ; ce programme connaît les versions jusqu’à { $known }.
database-corrupt = La base de données est endommagée ou n’en est pas une : { $reason }. Restaure-la à partir d’une copie.
database-unreachable = La base de données ne peut pas être utilisée : { $reason }
server-no-client = Le jeu pour navigateur n’est pas encore construit
server-build-client = Ce serveur tourne depuis les sources, sans la partie navigateur. Lances-y « make play » : cela la construit et démarre le jeu.

refusal-malformed = Le serveur n’a pas compris un message de cette page. Recharge-la.
refusal-oversized = C’est trop long.
refusal-too-frequent = C’était trop à la fois. Attends un instant.
refusal-foreign-origin = Cette page n’appartient pas au serveur auquel elle parle.
refusal-foreign-host = Ce serveur ne se connaît pas sous ce nom. Qui le fait tourner peut régler son adresse publique.
refusal-unknown-table = Cette table n’existe pas.
refusal-wrong-token = Ce lien n’ouvre aucune place ici.
refusal-not-found = Cela n’existe pas ici.
refusal-storage-failed = Le serveur n’a pas pu enregistrer cela, donc rien ne s’est passé. Essaie encore.
refusal-frozen = Cette partie a commencé avec une autre version du programme et ne peut pas continuer avec celle-ci.
refusal-busy = Le serveur est débordé en ce moment. Réessaie dans un instant.
refusal-failed = Quelque chose s’est mal passé sur le serveur ; rien n’a été changé. Essaie encore.
refusal-too-slow = Cela a mis trop de temps à arriver. Essaie encore.
refusal-password-needed = Cette table est réservée à ceux qui connaissent son mot de passe.
refusal-wrong-password = Ce n’est pas le mot de passe de cette table.
refusal-not-seated = Tu regardes ; seuls les joueurs peuvent faire cela.
refusal-not-host = Seule la personne qui a dressé la table peut faire cela.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-table-full = Toutes les places sont prises.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-name-taken = Quelqu’un à la table porte déjà ce nom.
refusal-colour-taken = Quelqu’un à la table a déjà cette couleur.
refusal-bad-table = On ne peut pas dresser une table ainsi.
refusal-seats-open = Il reste des places libres.
refusal-too-many-tables = Le serveur n’a pas de place pour une autre table.
refusal-too-many-spectators = Il n’y a plus de place pour des spectateurs.
refusal-no-proposal = Cette proposition ne tient plus.
refusal-no-hints = Les conseils sont désactivés à cette table.
refusal-game-running = La partie n’est pas encore terminée.

## The page in the browser

web-motto = Une soirée ferroviaire entre amis et bots. Sans compte, sans manuel.
web-new-game = Une nouvelle partie
web-new-game-text = Dresse une table pour des amis sur leurs appareils, pour des gens autour d’un seul, et pour des bots.
web-your-name = Ton nom
web-set-table = Dresser une table
web-quick = Jouer tout de suite avec deux bots ({ $level })
web-level =
    { $level ->
        [1] facile
        [2] moyen
        [3] bon
        [4] fort
        [5] très fort
       *[other] maître
    }
web-next-level = Adversaire suivant : { $bot } ({ $level })
web-join = Rejoindre des amis
web-join-text = Ouvre le lien qu’ils t’ont envoyé, ou tape le code de leur table.
web-code = Code de la table
web-join-button = Rejoindre
web-my-tables = Mes tables
web-finished-tables = Parties terminées ({ $count })
web-state-waiting = attend des joueurs
web-state-playing = en cours
web-state-over = terminée
web-state-frozen = ne peut pas continuer
web-forget = Oublier la table { $code }
web-forget-word = Oublier
web-offline = Le serveur est injoignable pour le moment.
web-loading = Le plateau se met en place …
web-reconnecting = Connexion perdue. Nouvel essai …
web-close = Fermer
web-done = Terminé
web-cancel = Annuler
web-yes = Oui
web-no = Non
web-copy = Copier
web-copied = Copié
web-share = Partager
web-link = Lien
web-guest = Invité
web-to-lobby = Toutes les tables

web-board-choice = Plateau
web-board-group =
    { $group ->
        [first] Pour commencer
        [countries] Pays et continents
        [cities] Villes, pour une partie courte
        [own] De notre création
       *[more] Autres plateaux
    }
web-board-rules =
    { $count ->
        [0] Comment on joue : { $board }
       *[other] Comment on joue, et ce qui n’est pas certain : { $board }
    }
web-for-players = de { $fewest } à { $most } joueurs
web-ticket-set = Jeu de destinations
web-ticket-set-base = comme imprimé
web-ticket-set-is =
    { $name }, { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
web-expansions = Extensions
web-seats = Places
web-seat-kind = Qui occupe la place { $number }
web-seat-remove = Retirer la place { $number }
web-seat-remove-word = Retirer
web-seat-mine = Sur cet appareil
web-seat-open = Libre pour un ami
web-seat-open-text = Les amis s’assoient avec le lien.
web-seat-bot = Bot
web-name = Nom
web-bot-level = Quel bot
web-bots-levels = Niveaux
web-bots-styles = Styles de jeu
web-bot-plain = { $name }
web-livery = Couleur { $colour }, motif { $pattern } : changer
web-livery-choose = Couleur et motif
web-colour = Couleur
web-colour-red = rouge
web-colour-blue = bleu
web-colour-green = vert
web-colour-yellow = jaune
web-colour-black = noir
web-colour-purple = violet
web-pattern = Motif
web-pattern-plain = uni
web-pattern-stripes = rayures
web-pattern-dots = points
web-pattern-checks = damier
web-pattern-chevrons = chevrons
web-pattern-rings = anneaux
web-house-rules = Horloge et plus
web-more-rules = Autres réglages et règles maison
web-clock = Temps par tour
web-clock-none = autant qu’il faut
web-clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-clock-is-seconds =
    Chacun a { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    } par tour.
web-clock-is-days =
    Chacun a { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    } par tour.
web-bot-speed = Vitesse de réponse des bots
web-bot-speed-slow = tranquille
web-bot-speed-middle = comme des gens
web-bot-speed-fast = rapide
web-bot-speed-once = immédiate
web-takeover = Un bot joue pour qui n’a plus de temps, jusqu’à son retour
web-plan-not-ready = Ce plateau demande au moins { $fewest } places, dont une sur cet appareil.
web-open-table = Ouvrir la table
web-start-now = Commencer la partie

web-invite = Inviter des amis
web-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
web-watching-now =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
web-sit = S’asseoir ici
web-sit-also = Encore quelqu’un sur cet appareil
web-leave = Quitter
web-make-bot = Bot
web-make-open = Libérer
web-here = est là
web-away = pas là
web-start = Commencer la partie
web-start-waits = La partie peut commencer quand toutes les places sont prises ; donne les places libres à des bots.
web-host-starts = Ta place est prise. La partie commence quand l’hôte la lance.
web-this-table = Cette table
web-fingerprint = Graine scellée : { $fingerprint }
web-fairness = Jeu honnête : la graine scellée

web-your-turn = À toi
web-turn-of =
    { $count ->
        [one] { $names } réfléchit
       *[other] En attente : { $names }
    }
web-wait = Un instant
web-over = La partie est terminée
web-last-turns =
    { $count ->
        [one] tout dernier tour
       *[other] dernier tour de table : { $count } tours
    }
web-last-moves = Derniers coups
web-last-call = Le dernier tour de table a commencé !
web-last-call-read = Compris
web-clock-left = Temps restant : { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-board = Le plateau { $board }. Les flèches le déplacent, plus et moins zooment, 0 le montre en entier.
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Montrer tout le plateau
web-zoom-in-word = près
web-zoom-out-word = loin
web-zoom-fit-word = tout
web-claim-route = Prendre { $route }
web-choice-claim = prendre { $route }
web-ask-claim = Tenter le tunnel { $route } ?
web-which-track = Quelle voie ?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] voie de gauche
        [right] voie de droite
        [upper] voie du haut
        [lower] voie du bas
       *[middle] voie du milieu
    })
web-not-now =
    { $phase ->
        [tickets] Choisis d’abord tes destinations.
        [second_card] Tu es en train de piocher : prends d’abord ta deuxième carte.
        [payment] Paie d’abord ce que tu as choisi, ou annule.
        [after_action] Ton action est faite : seul ce qui peut la suivre est possible.
        [over] La partie est terminée.
       *[action] Ce n’est pas possible maintenant.
    }
web-track-no-locomotives = Pas de locomotives ici.
web-border-point = Un point frontière, pays : { $country }. Les destinations vers { $country } finissent ici.
web-attraction =
    Une curiosité : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour qui a une route ici.
web-district =
    Relié avec { $others } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
web-route-open = Personne n’a encore cette route.
web-route-owned = Elle appartient à { $name }.
web-route-yours = Elle est à toi.
web-route-takers =
    { $count ->
        [0] Personne ne peut plus la prendre.
       *[other] Peut encore être prise par : { $names }.
    }
web-route-price = Elle te coûte :

web-choose-tickets = Quelles destinations gardes-tu ?
web-keep-least =
    { $count ->
        [0] Gardes-en autant que tu veux, ou aucune.
       *[other] Gardes-en au moins { $count }.
    }
web-keep =
    { $count ->
        [0] N’en garder aucune
        [one] Garder { $count } destination
       *[other] Garder { $count } destinations
    }
web-tickets-wait = C’est choisi. Tu peux encore changer jusqu’à ce que tout le monde ait choisi.
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-ticket-connected = reliée
web-ticket-connected-to = reliée à { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = plus de chemin pour tes propres routes
web-ticket-failed = non reliée
web-ticket-trains =
    { $count ->
        [one] encore { $count } wagon
       *[other] encore { $count } wagons
    }
web-ticket-trains-to =
    { $count ->
        [one] encore { $count } wagon vers { $place }
       *[other] encore { $count } wagons vers { $place }
    }
web-ticket-too-far = encore { $count } wagons, plus que tu n’en as

web-your-action = Ton action
web-action =
    { $count ->
        [0] Prends-tu deux cartes ou tires-tu des destinations ? Tu ne peux encore payer aucune route.
        [one] Prends-tu deux cartes, la route bordée d’or, ou tires-tu des destinations ?
       *[other] Prends-tu deux cartes, une des { $count } routes bordées d’or, ou tires-tu des destinations ?
    }
web-second-card = Quelle carte prends-tu en second ?
web-after-action = Ton action est faite. Autre chose ?
web-turn-ends = Ton action est faite et rien ne peut suivre. Ton tour se termine dans un instant.
web-far = Les lieux en pointillé coûtent deux locomotives.
web-tickets-draw = Tirer des destinations :
web-choice-pay = Payer { $cards }
web-cannot-undo = Tu ne pourras pas reprendre cela sans les autres.
web-take = Prendre { $card }
web-draw-sure = Tirer une carte de la pioche ?
web-display = Cartes visibles
web-deck =
    { $count ->
        [0] La pioche est vide
        [one] Tirer de la pioche : { $count } carte
       *[other] Tirer de la pioche : { $count } cartes
    }
web-deck-word = Pioche
web-hand = Ta main : { $cards }
web-hand-empty = Aucune carte en main
web-hand-head = Ta main ({ $count })
web-hand-fits = { $cards } : montrer les routes de cette couleur
web-end-turn = Terminer le tour
web-end-sure = Terminer ton tour ?

web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-alone = Reprendre ta dernière décision
web-undo-all = Demander à tous si tu peux reprendre ta dernière décision
web-undo-asked = On demande aux autres si tu peux reprendre cela.
web-undo-proposal = Un souhait de reprendre des coups
web-undo-wish =
    { $name } voudrait reprendre { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }.
web-undo-waiting =
    Il manque l’accord de { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }.
web-agree = Accepter
web-disagree = Refuser
web-undo-withdraw = Tant pis

web-players = Joueurs
web-me = toi
web-bot = bot, { $bot }
web-bot-plays = un bot joue
web-to-move = doit jouer
web-count-points = points
web-count-trains = wagons
web-count-cards = cartes
web-count-tickets = destinations
web-count-time = temps
web-tickets = Tes destinations
web-log = Ce qui s’est passé
web-log-all = Tout montrer
web-log-dealt = Chacun reçoit { $count } cartes wagon.
web-chat = Discussion
web-chat-say = Dis quelque chose
web-chat-send = Envoyer
web-chat-empty = Personne n’a encore rien dit.
web-emotes = Montre ce que tu ressens
web-emote-hello = Salut !
web-emote-luck = Bonne chance !
web-emote-well-done = Bien joué !
web-emote-thanks = Merci !
web-emote-oh-no = Oh non !
web-emote-hurry = Allez !
web-routes = Routes
web-routes-search = Chercher une route
web-claimable = à prendre
web-tab-hand = Main
web-tab-tickets = Trajets
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-chat = Parler
web-tab-routes = Routes
web-watching = Tu regardes cette partie.
web-take-seat = Prendre cette place : { $name }
web-choose-beside = Choisis tes destinations : elles sont montrées sur le plateau. Celles que tu gardes sont tracées en gras.
web-not-asked = Ce n’est pas ton tour. Tu peux regarder tes destinations et les routes en attendant.
web-bot-took = Un bot joue à ta place.
web-take-back = Rejouer moi-même
web-resign = Laisser un bot jouer pour moi
web-leave-table = Quitter la partie
web-leave-sure = Un bot continue pour toi, et n’importe qui peut prendre ta place. Ton lien ne te permettra pas de revenir.
web-pass-device = Passe l’appareil à { $name }
web-pass-device-text = Personne d’autre ne devrait regarder maintenant.
web-put-away = Ton tour est fini. Regarde ce que tu as, puis passe l’appareil.
web-i-am = Je suis { $name }

web-menu = Réglages et table
web-menu-word = Menu
web-confirm = Demander confirmation avant une action
web-confirm-always = toujours
web-confirm-touch = seulement au toucher
web-confirm-never = jamais
web-language = Langue
web-theme = Couleurs de la page
web-theme-system = celles de l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-sound = Sons : un sifflet quand c’est mon tour, et l’on entend cartes, wagons, dés et monstres
web-still = Pas d’animations
web-fast = Animations plus rapides
web-notices = Une notification quand c’est mon tour et que la page est à l’arrière-plan
web-notices-http = Ce navigateur ne montre de notifications que pour les pages en https ; le titre de la page dit quand c’est ton tour.
web-other-device = Continuer sur un autre appareil
web-other-device-text = Ce lien ouvre ta place. Garde-le pour toi.
web-living-room = Le salon
web-living-room-text = Un grand écran qui ne fait que montrer : le plateau, à qui de jouer, les points et les derniers coups. Les téléphones sont les mains.
web-living-room-open = Ouvrir l’écran
web-show-join = Viens à la table avec ton téléphone.
web-log-download = Télécharger le journal

web-step = Étape { $number } sur { $total }
web-next = Suivant
web-show-all = Montrer le résultat
web-show-result = Montrer le résultat
web-tickets-of = Destinations : { $name }
web-scoring-told = Le décompte en toutes lettres
web-chart = Les points de chacun après chaque tour
web-chart-turns = { $count } tours
web-look-board = Regarder le plateau
web-rematch = Rejouer
web-rematch-go = Vers la nouvelle table
web-seal-sound = La graine est bien celle qui a été scellée avant la partie.
web-seal-broken = La graine ne correspond pas au sceau !
web-seal = Le SHA-256 de « { $seed }:{ $salt } » est { $fingerprint }.

## The arena

help-arena = Organiser un tournoi entre bots et afficher leurs classements.
help-arena-bots = Bots séparés par des virgules : noms, ou file.py:Class ; « random,greedy » sinon.
help-arena-games = Nombre total de parties, arrondi à des blocs entiers.
help-arena-sprt = Deux bots : jouer jusqu’à savoir si le premier est plus fort, au plus ce nombre de parties.
help-arena-gain = Avec --sprt : l’avantage cherché, en points de classement.
help-arena-threads = Fils d’exécution, ou processus pour les bots en Python ; sinon tous les processeurs. Les résultats restent les mêmes.
help-arena-engine = Où jouer : sur cette machine, ou sur une grappe Ray.
help-arena-out = Dossier des résultats ; la même commande reprend une série interrompue.
error-arena-sprt-alone = --sprt nomme lui-même les deux bots et ne va pas avec --bots.
error-arena-pair = --sprt prend deux bots différents séparés par une virgule.
error-arena-ray = --engine ray demande le paquet « ray »: pip install "whistlestop[cluster]"
arena-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }. Le classement de { $anchor } est 0 ; les intervalles sont à 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } partie a été arrêtée parce qu’elle ne finissait pas, et comptée en l’état.
       *[other] { $count } parties ont été arrêtées parce qu’elles ne finissaient pas, et comptées en l’état.
    }
arena-ahead = Combien de fois le bot de gauche finit devant celui du haut
arena-seats = Premières places par siège
arena-seat = place { $seat } : { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } est plus fort que { $two } (rapport de vraisemblance logarithmique { $ratio }, limite { $bound }, écart cherché : { $gain } points).
        [not_stronger] { $one } n’est pas plus fort que { $two } de { $gain } points (rapport de vraisemblance logarithmique { $ratio }, limite −{ $bound }).
       *[open] On ne sait pas encore si { $one } est plus fort que { $two } (rapport de vraisemblance logarithmique { $ratio }, limites ±{ $bound }, écart cherché : { $gain } points).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = classement
heading-firsts = premières places
heading-milliseconds = ms par décision

## Studies

help-study = Jouer des milliers de parties sur un plateau et écrire un rapport en une page HTML.
help-study-games = Nombre de parties pour chaque partie du rapport.
help-study-bot = Bot qui joue les parties ; sinon le plus fort qui soit assez rapide.
help-study-styles = Bots dont on compare les styles, séparés par des virgules ; sinon tous les rapides.
help-study-out = Le fichier HTML.
help-study-against = Un second plateau, ou une autre version, joué avec les mêmes graines et comparé.
study-advice = Conseils
study-no-advice = Les parties ne donnent aucune raison de changer quoi que ce soit.
study-against = Comparé à { $board }, avec les mêmes graines
study-seat-wins = victoires de la place { $number }
study-head-here = ici
study-head-difference = différence
study-written = Le rapport sur { $games } parties est dans { $file }.
study-bot-compiled = une étude demande un bot du paquet, pas « { $bot } » ; il y a { $bots }.
studying = Étude du plateau

study-title =
    { $map }, { $players } joueurs : { $kind ->
        [cards] une étude
        [dice] une étude avec l’extension de dés
        [monsters] une étude avec Alvin & Dexter
       *[both] une étude avec les deux extensions
    }
study-lead = { $games } parties du bot « { $bot } » contre lui-même, { $decisions } décisions, jeu de destinations « { $set } », graines { $seed } à { $last }. Toutes les parties d’une comparaison partent des mêmes graines. Le premier joueur occupe la place 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] cartes seules
        [monsters] avec monstres
        [dice] avec dés
       *[both] avec les deux
    }
study-key-seat =
    { $variant ->
        [cards] Cartes seules
        [monsters] Avec monstres
        [dice] Avec dés
       *[both] Avec les deux extensions
    } : le premier joueur gagne { $value } % [{ $low }, { $high }] ; { $verdict ->
        [more] c’est plus que les { $fair } % équitables.
        [less] c’est moins que les { $fair } % équitables.
       *[fair] on ne voit pas de différence avec les { $fair } % équitables.
    }
study-key-shift =
    { $variant ->
        [monsters] Alvin & Dexter favorisent-ils une place ?
       *[dice] Les dés favorisent-ils une place ?
    } { $verdict ->
        [more] Ils donnent au premier joueur { $value } points de pourcentage de plus [{ $low }, { $high }].
        [less] Ils enlèvent { $value } points de pourcentage au premier joueur [{ $low }, { $high }].
       *[same] Le changement pour le premier joueur est de { $value } points de pourcentage [{ $low }, { $high }], ce qui peut être le hasard.
    }
study-key-length =
    { $variant ->
        [monsters] Les monstres
        [dice] Les dés
       *[both] Les deux extensions
    } { $verdict ->
        [more] allongent les parties de { $change } tours par joueur
        [less] raccourcissent les parties de { $change } tours par joueur
       *[same] laissent la durée des parties inchangée
    } [{ $low }, { $high }], soit { $turns }.
study-key-unfinished =
    { $count ->
        [0] Toutes les parties sont arrivées à leur fin.
        [one] { $count } graine n’est pas arrivée à sa fin dans l’une des variantes ; elle manque dans la comparaison des variantes.
       *[other] { $count } graines ne sont pas arrivées à leur fin dans l’une des variantes ; elles manquent dans la comparaison des variantes.
    }
study-key-tickets = Destinations qui rapportent trop : { $generous }. Destinations qui rapportent trop peu : { $stingy }.
advice-seat = La place { $seat } gagne { $share } % des parties à { $players } ({ $low } à { $high }) ; { $fair } % serait équitable.
advice-ending = { $share } % des parties s’arrêtent parce qu’il ne reste rien à faire : les voies ont { $spaces } cases pour { $trains } wagons.
advice-stingy = { $ticket } ({ $points }) est accomplie dans { $share } % des cas et perd { $loss } points en moyenne : { $fair } serait juste pour ce chemin.
advice-hard = { $ticket } ({ $points }) n’est accomplie que dans { $share } % des cas et perd { $loss } points en moyenne, bien que les plateaux imprimés ne donnent pas plus de { $fair } pour un tel chemin : c’est le chemin qui est trop dur.
advice-generous = { $ticket } ({ $points }) est accomplie dans { $share } % des cas, et qui la garde gagne { $lift } parties de plus sur cent : { $fair } serait juste pour ce chemin.
advice-unwanted = { $ticket } ({ $points }) n’est gardée que dans { $kept } % des cas : personne n’en veut. { $fair } serait juste pour ce chemin.
advice-region =
    { $direction ->
        [north] Aucune route vers le nord ({ $places }) n’est jamais prise en { $games } parties.
        [north-east] Aucune route vers le nord-est ({ $places }) n’est jamais prise en { $games } parties.
        [east] Aucune route vers l’est ({ $places }) n’est jamais prise en { $games } parties.
        [south-east] Aucune route vers le sud-est ({ $places }) n’est jamais prise en { $games } parties.
        [south] Aucune route vers le sud ({ $places }) n’est jamais prise en { $games } parties.
        [south-west] Aucune route vers le sud-ouest ({ $places }) n’est jamais prise en { $games } parties.
        [west] Aucune route vers l’ouest ({ $places }) n’est jamais prise en { $games } parties.
        [north-west] Aucune route vers le nord-ouest ({ $places }) n’est jamais prise en { $games } parties.
       *[middle] Aucune route vers le milieu ({ $places }) n’est jamais prise en { $games } parties.
    }
advice-routes = Personne ne prend jamais { $routes } en { $games } parties.
advice-rushed = { $route } est prise dans { $share } % des parties, en moyenne après { $when } % des tours : qui vient en second n’a aucune chance. Une voie de plus aiderait.

study-head-variant = jeu
study-head-first = le premier gagne
study-head-shift = effet de l’extension
study-head-points = points
study-head-winner = points du vainqueur
study-head-margin = avance du vainqueur
study-head-games = parties
study-head-figure = quoi
study-head-value = valeur
study-head-turns = tours par joueur
study-head-change = changement
study-head-part = part
study-head-kept = gardée si proposée
study-head-fulfilled = réussie si gardée
study-head-brought = points rapportés
study-head-lift = apport
study-head-price = prix
study-head-route = route
study-head-claimed = prise
study-head-when = quand
study-head-place = lieu
study-head-reached = atteint
study-head-claimable = à prendre
study-head-claims = prises par partie
study-head-case = cas rare
study-head-met = parties concernées

study-seats = L’ordre du jeu est-il équitable ?
study-seats-text = Part des victoires selon la place dans l’ordre du jeu, sans et avec chaque extension, avec les mêmes graines. Une victoire partagée est divisée. La ligne en tirets est la part équitable.
study-seats-caption = Victoires selon la place dans l’ordre du jeu, { $games } parties chacune ; les traits sont des intervalles à 95 %.
study-seats-table = Les variantes côte à côte ; le changement est en points de pourcentage face aux cartes seules
study-seat-of = { $variant }, place { $number }
study-length = Combien durent les parties, et qui mène
study-length-text = L’avance se compte en points de routes, que tout le monde voit ; elle change quand un autre mène seul.
study-length-caption = Tours de chaque joueur, { $games } parties.
study-length-table = Le cours des parties
study-margins = L’avance du vainqueur
study-margins-caption = Points entre le premier et le deuxième, { $games } parties.
study-axis-turns = tours par joueur
study-axis-margin = points
study-variant-lengths = Durée des parties par variante ; le changement est face aux cartes seules avec les mêmes graines
study-fact-turns = Tours de chaque joueur
study-fact-leads = Changements de meneur dans une partie
study-fact-half-time = Parties gagnées par qui menait à la mi-temps
study-fact-margin = Points entre le premier et le deuxième
study-fact-shared = Parties à victoire partagée
study-ending =
    { $reason ->
        [last_round_played] Parties finies après le dernier tour
        [all_passed] Parties finies parce que tous ont passé
        [six_tickets] Parties terminées avec toutes les destinations requises
        [last_train] Parties terminées par le dernier wagon
       *[other] Parties finies autrement ({ $reason })
    }
study-score = De quoi se compose un score
study-score-caption = Points moyens par part, { $games } parties ; les traits sont des intervalles à 95 %.
study-score-table = Points moyens
study-winner = vainqueur
study-others = les autres
study-part =
    { $part ->
        [routes] routes
        [tickets] destinations
        [longest_path] chemin le plus long
       *[most_tickets] plus de destinations
    }
study-styles = Quel style gagne ici
study-styles-text = Des bots de styles différents les uns contre les autres, chaque table dans chaque rotation des places.
study-styles-caption = Part des premières places, { $games } parties.
study-styles-table = Classements sur l’échelle Elo ; { $anchor } est à 0
study-tickets = Destinations
study-tickets-text = L’apport est ce que garder une destination ajoute aux chances de victoire, en points de pourcentage. Les bots choisissent ce qu’ils gardent : il parle donc des destinations telles qu’on les joue. Un prix n’est dit trop haut ou trop bas que si le hasard, parmi tant de destinations, ferait de même au plus dans une étude sur vingt.
study-tickets-caption = Apport de la garde, intervalles à 95 % ; s’il y a beaucoup de destinations, celles des deux bouts.
study-tickets-table = Chaque destination gardée, la meilleure pour qui la garde en premier
study-price =
    { $price ->
        [generous] rapporte trop
        [stingy] rapporte trop peu
       *[fair] –
    }
study-demand = Quelles routes sont recherchées
study-demand-text = Plus une voie est chaude, plus elle est prise souvent. Les cercles grandissent avec la part des réseaux qui atteignent un lieu.
study-demand-caption = Part de { $games } parties où chaque voie a été prise ; pointe une voie ou un lieu pour voir son chiffre.
study-never = jamais
study-always = dans chaque partie
study-track-title = { $route } : prise dans { $share } % des parties
study-place-title = { $place } : atteint par { $share } % des réseaux
study-most-wanted = Les plus recherchées ; « quand » dit où en était la partie
study-least-wanted = Les moins recherchées
study-places = Lieux
study-places-text = Combien de réseaux atteignent un lieu, et comment s’en sortent ceux qui l’atteignent.
study-places-caption = Part des réseaux qui atteignent un lieu : la douzaine la plus attirante, intervalles à 95 %.
study-places-table = Chaque lieu
study-reach = Les prises selon la longueur
study-reach-text = Combien de fois le joueur à son tour pouvait prendre au moins une route d’une longueur, et combien de cette longueur ont été prises.
study-reach-caption = Part de tous les tours de { $games } parties où une route de la longueur pouvait être prise, intervalles à 95 %.
study-reach-table = Routes selon la longueur
study-of-length =
    { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }
study-extra =
    { $count ->
        [0] rien de plus
       *[other] { $count } de plus
    }
study-fact-tries = Tunnels tentés dans une partie
study-fact-failures = Essais manqués
study-used = Ce qu’offre ce plateau, et combien on s’en sert
study-used-text = Ce dont personne ne se sert est là pour rien, ou ces bots ne savent qu’en faire.
study-used-table = Utilisé dans une partie, par tous les joueurs ensemble
study-cases = Cas rares des règles
study-cases-text = Situations rares rencontrées par les parties, chacune avec la première partie où elle est arrivée. « whistlestop replay FILE » raconte une telle partie pas à pas.
study-cases-table = Cas rencontrés, les plus rares d’abord
study-case =
    { $case ->
        [display-reset] Trois locomotives visibles font remplacer les cartes visibles
        [display-reset-again] Les cartes visibles sont remplacées plusieurs fois de suite
        [reshuffle] La défausse devient la pioche
        [pass] Un joueur doit passer
        [tunnel-declined] Un tunnel n’est pas payé
        [card-given] Des cartes quelconques remplacent une carte manquante
        [tokens-returned] Des jetons au-delà de la limite sont rendus
        [monsters-meet] Les deux monstres sont au même lieu
        [tickets-halved] Un monstre divise une destination par deux
        [dead-board] Il ne reste rien à prendre pour personne
        [all-passed] Tout le monde passe
        [longest-path-shared] Le chemin le plus long est partagé
        [tie-broken] Une égalité de points est départagée
        [victory-shared] Une victoire est partagée
       *[below-zero] Un joueur finit sous zéro
    }
study-log = { $case } (graine { $seed })
study-download = Télécharger { $file }
study-footer-intervals = Les crochets contiennent des intervalles à 95 % sur les parties : ceux de Wilson pour les parts, normaux pour les moyennes. Les classements ont des intervalles bootstrap sur des blocs de parties de même graine.
study-footer-program = Fait avec Whistlestop, non officiel. Empreinte des règles, du plateau et des bots : { $program }.

## Hints

help-play-hint = « hint » dit les meilleures actions avec leurs chances, les probabilités des tunnels et des couleurs, et les destinations à portée.
hint-thinking = Voyons voir …
hint-games = D’après { $games } parties jouées jusqu’au bout par un bot, ce que tu ne vois pas étant tiré au hasard.
hint-action = { $action } : gagne à { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = garder { $tickets }
hint-reason = { "" } ; { $reason }
hint-why =
    { $code ->
        [bot_choice] c’est ce que ferait le bot le plus fort
        [scores] { $count ->
            [one] rapporte { $count } point
           *[other] rapporte { $count } points
        }
        [completes_ticket] relie { $ticket }
        [on_way] est sur le chemin : { $ticket }
        [brings_end] déclenche le dernier tour
        [colour_needed] tu as besoin de cette couleur pour { $route }
        [any_route] une locomotive va avec toutes les couleurs
        [ticket_fulfilled] { $ticket } est déjà reliée
        [ticket_costs] { $count ->
            [one] { $ticket } demande encore { $count } wagon
           *[other] { $ticket } demande encore { $count } wagons
        }
        [ticket_cut_off] { $ticket } est coupée
        [only_way] il n’y a guère d’autre chemin : { $ticket }
        [detour] le détour ({ $ticket }) demande { $count } wagons de plus
        [rival_near] un adversaire a construit à côté et pourrait la fermer
        [end_near] la fin est proche (le moins de wagons restants : { $count })
        [off_way] elle ne sert aucune de tes destinations
        [more_tickets] de nouvelles destinations devraient être reliées avec les wagons qui te restent : { $count }
        [leaves_open] laisse { $route } aux autres
        [would_pay] avec elle, tu peux payer { $route }
        [spends_cards] elle dépense des cartes utiles ailleurs : { $count }
       *[all_fulfilled] toutes tes destinations sont reliées et tu as { $count } wagons
    }
hint-ticket =
    { $state ->
        [fulfilled] { $ticket } : reliée.
        [reachable] { $count ->
            [one] { $ticket } : à portée avec { $count } wagon.
           *[other] { $ticket } : à portée avec { $count } wagons.
        }
        [too-far] { $ticket } : demande { $count } wagons, plus que tu n’en as.
       *[cut-off] { $ticket } : coupée.
    }
hint-colour = { $kind } : { $next } % pour la prochaine carte de la pioche, { $two } % parmi les deux prochaines.

## Review of a game

help-review = Juger les décisions d’une partie enregistrée : chances de gagner, précision et ce qui a coûté le plus.
help-review-looks = Combien de parties sont examinées pour chaque décision.
review-progress = décisions jugées
review-curve = Chance de gagner après chaque décision, selon ce que le joueur savait alors :
review-turn =
    { $turn ->
        [0] Ouverture
       *[other] Tour { $turn }
    }
review-seat = { $name } : précision { $value } %, décisions jugées : { $count }
review-costly = { $when } : { $played }. Mieux : { $better } ; cela gagne { $best } % au lieu de { $chance } %, avance en points : { $points }{ $reasons }.
review-none = Aucune décision de { $name } n’a coûté quoi que ce soit de notable.
review-foot = Chaque décision a été comparée à la meilleure trouvée, dans des parties poursuivies par un bot, ce que le joueur ne pouvait pas voir étant complété au hasard.
web-tab-review = Analyse
web-review-mine = Analyser ma partie
web-review-start = Analyser cette partie
web-review-text = Un bot joue la suite de chaque décision, avec ce que chacun pouvait savoir alors. Cela prend environ une minute.
web-review-progress = Décisions jugées : { $done } sur { $total }
web-review-stop = Arrêter
web-review-accuracy = Précision
web-review-curve = Chance de gagner après chaque décision
web-review-known = Selon ce que chacun savait
web-review-open = Tout étant visible
web-review-costly = Ce qui a coûté le plus à { $name }
web-review-played = Joué : { $action }
web-review-better = Mieux : { $action }
web-review-gain = gagne { $best } % au lieu de { $chance } %, avance en points : { $points }
web-review-cost = −{ $value } %
web-review-worst = Décision la plus coûteuse
web-review-point = { $when }, { $name } : { $value } %
web-review-against = Ce qui a été joué :
web-review-for = Le meilleur choix :

## Bots: a name and a sentence of character for each

web-level-name = Niveau { $level }
web-level-character =
    { $level ->
        [1] Un premier adversaire amical.
       *[other] Bat le niveau inférieur environ trois fois sur quatre, sur tous les plateaux.
    }
bot-random-name = Tombola
bot-random-character = Fait ce qui lui passe par la tête, au hasard et sans plan.
bot-path-name = Débutant
bot-path-character = Garde toutes ses destinations et les relie l’une après l’autre par le chemin qui a le moins de routes.
bot-one-step-name = Opportuniste
bot-one-step-character = Prend ce qu’il y a de mieux sur le plateau à cet instant et ne pense jamais à demain.
bot-long-route-name = Marathon
bot-long-route-character = Adore les longues routes et prend la plus longue à portée ; les destinations passent après.
bot-hoarder-name = Écureuil
bot-hoarder-character = Amasse des cartes et attend les routes qui rapportent le plus.
bot-hungry-name = Collectionneur
bot-hungry-character = Tire des destinations tant qu’il reste des wagons, et gagne gros ou perd gros.
bot-greedy-name = Chef de gare
bot-greedy-character = Garde les destinations bon marché, prend le chemin le plus court pour chacune et ne perd pas de temps.
bot-planner-name = Ingénieur
bot-planner-character = Prévoit un seul réseau pour toutes ses destinations, préfère les longues routes et finit ses wagons le premier.
bot-learned-name = Vétéran
bot-learned-character = Prévoit comme l’Ingénieur et a appris de nombreuses parties quand un autre coup gagne plus souvent ; sur un plateau qu’il n’a pas appris, il joue exactement comme l’Ingénieur.
bot-search-name = Grand maître
bot-search-character = Prévoit comme l’Ingénieur et essaie chaque idée dans des centaines de parties imaginées avant de jouer.
bot-master-name = Virtuose
bot-master-character = Voit d’un coup d’œil ce qui vaut un essai, l’essaie dans des parties imaginées et juge chacune d’après ce qui a déjà gagné.

## Looking back and reports

refusal-not-a-log = Ce fichier n’est pas le journal d’une partie.
refusal-bad-log = Ce journal ne peut pas être rejoué.
refusal-unknown-board = Ce journal vient d’un plateau que ce programme n’a pas, ou d’une autre version de celui-ci.
refusal-no-own-boards = Ce serveur n’accepte pas les plateaux des visiteurs. La personne qui le gère peut les autoriser.
refusal-bad-board = Ce plateau ne peut pas encore être joué : quelque chose n’y est pas en ordre.
refusal-study-running = Une étude à la fois : la tienne est encore en cours.
refusal-unknown-study = Cette étude n’existe pas ou n’est plus conservée.
refusal-not-comparable = Deux études se comparent si elles sont terminées et ont joué les mêmes graines, avec autant de joueurs et le même bot.
web-log-look = Montrer le plateau à cet instant
web-past-region = Retour en arrière
web-past =
    { $turn ->
        [0] Retour au début :
       *[other] Retour au tour { $turn } :
    }
web-past-earlier = Avant
web-past-later = Après
web-past-now = Revenir au présent
web-replay = Revoir
web-replay-watch = Revoir la partie
web-replay-view = Vue
web-replay-open = Tout est visible
web-replay-spectator = Spectateur
web-replay-moment = Instant de la partie
web-replay-first = Au début
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-turn = Aller à un tour
web-replay-turn-of = Tour { $turn } · { $name }
web-replay-opening = Début
web-replay-speed = Vitesse
web-replay-count = { $move } sur { $count }
web-replay-keys = Les flèches avancent pas à pas, Page précédente et Page suivante de tour en tour, Début et Fin aux extrémités, la barre d’espace lit.
web-replay-running = La partie continue : on voit ce que ta place en sait, ou un spectateur.
web-replay-more = Touches et langue
web-replay-link = Lien vers cet instant
web-replay-link-word = Lien
web-replay-link-text = Qui ouvre ce lien voit la partie à cet instant et de ce côté.
web-replay-file = Ouvrir une partie
web-replay-file-text = Revois une partie à partir de son journal : le fichier téléchargé à la fin d’une partie, ou un fichier écrit par le jeu en terminal.
web-replay-file-choose = Choisir un fichier
web-replay-line = Ligne { $line } : { $reason }
web-replay-seat = Place { $number }
web-replay-deck = Restent dans la pioche : { $count }
web-replay-ticket-deck = Destinations restant à tirer : { $count }
web-replay-choosing = Choisit parmi { $tickets }.
web-replay-scores = Ce que chacun aurait eu si la partie s’était terminée à chaque tour.
web-tab-scores = Points
web-report = Signaler un problème
web-report-running = Copie ce texte dans ton message. Il contient la partie telle que ta place peut la connaître, et rien de ce qui t’est caché.
web-report-over = Copie ce texte dans ton message. Il contient tout le journal de la partie.
## The text view and what a screen reader is told

web-text-view = Vue en texte
web-board-view = Vue du plateau
web-text-question = La question en mots
web-text-answers = Lignes tapées et réponses
web-text-line = Tape une commande, ? aide
web-text-routes-from = Routes depuis …
web-text-show = Montrer
web-text-score = Points
web-text-help = Aide
web-skip = Aller à la question
web-sure = { $action } ?
web-told-cards = { $name } tire { $count } cartes.
web-told-taken =
    { $who ->
        [you] Tu prends { $cards }.
       *[other] { $name } prend { $cards }.
    }
web-card-unseen = une carte de la pioche

## Open tables, and people one does not know

refusal-sent-away = L’hôte ne veut pas de vous à cette table.
refusal-bad-name = Personne ne peut s’appeler ainsi sur ce serveur public.
refusal-bad-talk = Cela ne se dit pas sur ce serveur public : ni adresses, ni insultes, ni répétitions.
refusal-muted = L’hôte vous a réduit au silence à cette table.
help-serve-public = Des inconnus se rencontrent ici : règles pour les noms et les conversations, et les plaintes sont conservées.
web-open-tables = Tables ouvertes
web-seat-anywhere = Placez-moi n’importe où
web-open-tables-none = Personne n’attend pour l’instant. Installez-vous : une table s’ouvre, que les autres voient ici.
web-seats-open =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-locked = avec mot de passe
web-list-table = Montrer la table aux inconnus sur la page d’accueil
web-begins-full = La partie commence dès que la dernière place est prise
web-begins-when-full = Vous êtes installé. La partie commence dès que la dernière place est prise.
web-people = Personnes à cette table
web-hide-talk = Masquer ses messages
web-show-talk = Afficher ses messages
web-mute = Réduire au silence
web-unmute = Laisser parler
web-send-away = Renvoyer
web-complain = Se plaindre
web-complain-about = Plainte contre { $name }
web-complain-text = La personne qui gère le serveur lira cela avec les derniers messages de cette personne.
web-complain-reason = Que se passe-t-il ?
web-complain-words = Avec vos mots, si vous voulez
web-complain-send = Envoyer la plainte
web-complain-thanks = Merci. La plainte est conservée pour la personne qui gère le serveur.
web-offence-insult = insultes
web-offence-name = le nom
web-offence-spam = publicité ou spam
web-offence-unfair = jeu déloyal
web-offence-other = autre chose

## A profile without an account

refusal-no-profile = Cette clé n’ouvre aucun profil.
web-profile = Mon profil
web-profile-short = Parties, résultats et niveau sans compte : la clé est dans ce navigateur.
web-profile-begin = Commencer un profil
web-profile-text = Ni e-mail ni mot de passe. Le serveur garde un nom, une couleur et la fin de vos parties, et une empreinte de la clé.
web-profile-colour = Couleur
web-profile-keep = Enregistrer
web-profile-make = Créer un profil
web-profile-look = Voir mon profil
web-ratings = Niveau
web-ratings-none = Après la première partie avec ce profil, votre niveau s’affiche ici.
web-rating = Niveau
web-rating-interval = sûr à 95 %
web-rating-games = gagnées
web-rating-won = { $firsts } sur { $games }
web-rating-text = La méthode de l’arène : 0 est le robot Greedy, 100 points de plus gagnent 64 % des parties à deux.
web-mode =
    { $mode ->
        [cards] cartes
        [dice] dés
        [monsters] monstres
       *[other] dés et monstres
    }
web-games-played = Parties ({ $count })
web-games-none = Aucune pour l’instant. Comptent celles que vous commencez ou rejoignez désormais.
web-game-place = place { $place } sur { $players }, { $points } points
web-somebody = quelqu’un
web-people-met = Avec qui j’ai joué
web-person-games = parties : { $games }, devant : { $ahead }
web-friend = Ami
web-befriend = Retenir comme ami
web-profile-move = Déplacer ou supprimer
web-profile-move-text = Ces neuf mots sont la clé. Saisissez-les sur un autre appareil ; qui les connaît a le profil.
web-profile-picture = Afficher en code pour l’appareil photo
web-profile-export = Tout télécharger
web-profile-forget = Oublier sur cet appareil
web-profile-delete = Supprimer le profil
web-profile-delete-sure = Il ne peut pas être récupéré. Vos parties restent aux autres, sans votre nom.
web-profile-have = J’ai déjà un profil
web-profile-words = Ses neuf mots
web-profile-words-wrong = Ce ne sont pas encore neuf mots justes.
web-profile-open = Ouvrir le profil ici

## Games over days

refusal-no-holidays = Il ne vous reste pas autant de jours de congé.
help-serve-push = Annoncer « à vous » aux navigateurs par les services de leurs éditeurs, à qui le demande.
web-turns = Parties sur plusieurs jours
web-turns-text = Sachez quand c’est à vous sans page ouverte. Les adresses sont secrètes mais n’ouvrent rien d’autre.
web-turns-push = Ce navigateur annonce « à vous »
web-turns-push-text = L’avis est chiffré et passe par le service de l’éditeur du navigateur, qui voit quand il arrive.
web-turns-refused = Le navigateur n’autorise pas les notifications de cette page.
web-turns-calendar = Pour un calendrier
web-turns-news = Pour un lecteur de flux (RSS)
web-holidays = Jours de congé
web-holidays-each = Jours de congé pour chacun
web-holidays-left =
    { $count ->
        [one] Encore { $count } jour. Votre temps commence après le congé.
       *[other] Encore { $count } jours. Votre temps commence après le congé.
    }
web-holidays-take = Prendre congé
web-holiday-until = en congé jusqu’au { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = Voir plus
web-overlays-word = plus
web-overlay-paths = Chemin le plus long de chacun
web-overlay-networks = Mes réseaux
web-overlay-tickets = Wagons qu’il faut encore à mes destinations
web-overlay-odds = Chances
web-overlay-path = { $name } : { $count }
web-overlay-network = Réseau { $number } : cases { $count }, lieux { $places }
web-overlay-no-networks = Tu n’as encore aucun wagon sur le plateau.
web-overlay-next = prochaine carte
web-overlay-in-two = deux prochaines
web-overlay-roll =
    { $which ->
        [stand] En laissant les dés : { $claim } % pour une route, { $ticket } % pour une qui sert tes destinations, { $points } points en moyenne.
        [marked] En relançant ceux-ci : { $claim } % pour une route, { $ticket } % pour une qui sert tes destinations, { $points } points en moyenne.
       *[best] Le mieux à relancer ({ $dice }) : { $claim } % pour une route, { $ticket } % pour une qui sert tes destinations, { $points } points en moyenne.
    }
web-overlay-no-odds = Il n’y a rien à calculer pour l’instant.
web-hint-button = Conseil
web-hint-chance = gagne à environ { $value } % ({ $low } à { $high } %)
web-hint-do = Le faire
web-hint-none = Aucune idée pour l’instant. Réessaie dans un moment.
web-allow-hints = On peut demander des conseils (à désactiver pour les parties qui comptent)
web-table-password = Mot de passe pour les invités, si tu veux
web-password = Mot de passe
web-enter = Entrer

web-lessons = Apprendre à jouer
web-lessons-text = Trois courtes leçons sur un petit plateau, cinq minutes environ en tout : les cartes, puis les dés, puis les monstres.
web-lesson-cards = Leçon 1 : les cartes
web-lesson-dice = Leçon 2 : les dés
web-lesson-monsters = Leçon 3 : les monstres
web-lesson-progress = Étape { $step } sur { $steps }
web-lesson-begin = Commencer
web-lesson-resume = Reprendre
web-lesson-again = Recommencer
web-lesson-done = terminée
web-lesson-read = Continuer
web-lesson-leave = Quitter la leçon
web-lesson-following = Suite
web-lesson-play-on = Finir cette partie
web-step-cards-goal = Bienvenue au lac de Constance ! Le plus de points gagne : pour les routes prises, les destinations réussies et le chemin le plus long. Une destination manquée coûte ses points.
web-step-cards-tickets = Chaque destination nomme deux lieux à relier par tes routes. Gardes-en au moins une ; celles qui partagent un chemin vont bien ensemble. Le plateau les montre.
web-step-cards-take = À toi : prends deux cartes, l’une après l’autre, visibles ou cachées dans la pioche. Une locomotive visible va avec toute couleur, mais c’est ta seule carte du tour.
web-step-cards-look = Appuie sur une de tes destinations (dans la liste « Trajets ») : le chemin le plus court encore libre s’allume.
web-step-cards-claim = Prends une route : appuie sur une qui brille. Elle coûte autant de cartes de sa couleur que de cases ; le gris accepte une couleur au choix. Si rien d’utile ne brille, prends d’abord des cartes.
web-step-cards-special = Deux sortes de routes sont spéciales : un ferry demande des locomotives, et un tunnel retourne trois cartes qui peuvent le rendre plus cher. Le « ? » en haut explique toutes les règles.
web-step-cards-again = Prends une deuxième route, de préférence une qui sert tes destinations. La lampe donne un conseil, et reprendre corrige une erreur.
web-step-cards-end = Voilà le jeu de cartes. Quand quelqu’un n’a plus que deux wagons ou moins, chacun a un dernier tour, puis on compte. Continue, ou vois ce que changent les dés.
web-step-dice-goal = Avec les dés, plus de cartes : à chaque tour tu lances cinq dés, et leurs symboles paient ce que tu fais.
web-step-dice-tickets = Les destinations sont comme avant : gardes-en au moins une.
web-step-dice-roll = Tes dés sont devant toi. Appuie sur ceux que tu ne veux pas et relance-les, une seule fois ; ou laisse-les tous.
web-step-dice-claim = Prends une route qui brille : une route simple demande des Simples, une double des Doubles, un par case. Une Locomotive du dé va partout. Si rien ne brille, finis ton tour et relance.
web-step-dice-tokens = Deux dés inutilisés achètent un jeton : un Simple ou un Double pour plus tard, trois de chaque au plus. Achètes-en un quand il te reste des dés, ou continue.
web-step-dice-again = Prends une deuxième route. Les jetons aident quand les dés ne suffisent pas.
web-step-dice-special = Les Gares des dés tirent des destinations, une pour chacune. Un ferry demande des Locomotives, et dans un tunnel trois dés de tunnel peuvent augmenter le prix.
web-step-dice-end = Voilà le jeu de dés. Il finit comme le jeu de cartes. Continue, ou rencontre les monstres.
web-step-monsters-goal = Alvin et Dexter sont là. Le lieu où se tient un monstre est en chaos : aucune route qui y finit ne peut être prise.
web-step-monsters-tickets = Destinations et cartes sont comme dans la première leçon. Garde au moins une destination.
web-step-monsters-place = Place un monstre sur le plateau : appuie sur un lieu, de préférence un qui gêne l’autre et pas toi.
web-step-monsters-locomotive = Les monstres bougent contre des locomotives. Prends la locomotive visible, qui compte pour les deux cartes, ou tire jusqu’à en avoir une.
web-step-monsters-move = À ton tour, avant ou après ton action, appuie sur le bouton d’un monstre puis sur un lieu marqué : une locomotive le mène jusqu’à trois lieux plus loin, deux jusqu’à six.
web-step-monsters-lock = Tu as maintenant sa carte. Tant qu’elle est face visible, personne ne peut bouger ce monstre ; à la fin de ton prochain tour elle est retournée et reste à toi.
web-step-monsters-claim = Continue avec ton action et finis ton tour. Prends une route dès que tu peux, loin du chaos.
web-step-monsters-end = À la fin, une destination vers un lieu en chaos compte pour moitié, et le plus de cartes d’Alvin et de Dexter vaut 15 points chacun. C’est tout : bon voyage !

web-help = Règles
web-help-board = Ce plateau : { $board }
web-help-base = On y joue avec les règles de base.
web-help-rulings = Interprétations et règles maison en vigueur ici
web-help-numbers = Montrer les numéros de notre livret (comme R50)
web-help-turn = Que puis-je faire à mon tour ?
web-help-turn-text =
    { $purse ->
        [dice] Lance cinq dés et relance ceux que tu veux, une fois. Puis fais au plus une chose : prendre une route, tirer des destinations, ou ce que ce plateau offre d’autre. Les dés inutilisés achètent des jetons.
       *[cards] Une chose : prendre deux cartes Wagon, prendre une route, tirer des destinations, ou ce que ce plateau offre d’autre. On ne passe que si rien n’est possible.
    }
web-help-tickets = Que sont les destinations ?
web-help-tickets-text = Une destination nomme des lieux à relier par tes propres routes. Réussie à la fin, elle donne ses points, sinon elle les coûte. Celles que tu gardes restent chez toi, cachées jusqu’à la fin.
web-help-locomotive = Qu’est-ce qu’une locomotive ?
web-help-locomotive-text = Une locomotive va avec toute couleur. Prise visible, c’est ta seule carte du tour ; tirée cachée, c’est une carte comme une autre. Trois visibles : toutes les cartes visibles sont remplacées. Ce qui change ici est dit plus bas.
web-help-double = Qu’est-ce qu’une route double ?
web-help-double-text =
    { $open ->
        [yes] Des voies côte à côte entre les mêmes lieux. Personne n’en a deux ; l’autre reste ouverte aux autres, quel que soit le nombre de joueurs.
       *[no] Des voies côte à côte entre les mêmes lieux. Personne n’en a deux ; à moins de { $count } joueurs, l’autre est fermée dès que l’une est prise.
    }
web-help-country = Comment atteint-on un pays ?
web-help-country-text = À n’importe lequel de ses points frontière ; aucun chemin ne traverse un pays. Une destination vers plusieurs pays compte le plus cher atteint. Si tu n’en atteins aucun, elle coûte le moins cher.
web-help-path = Qu’est-ce que le chemin le plus long ?
web-help-path-text = Le plus long trajet continu par tes routes, aucune deux fois. Il vaut { $points } points pour tous ceux qui l’ont.
web-help-globe = Que rapporte le plus de destinations ?
web-help-globe-text = Qui a réussi le plus de destinations reçoit { $points } points de plus ; à égalité, tous.
web-help-sight = Que valent les attractions ?
web-help-sight-text = Chaque attraction que touche une de tes routes vaut des points à la fin : { $points }.
web-help-district = Qu’est-ce qu’un quartier ?
web-help-district-text = Des lieux qui vont ensemble : qui les relie tous par ses routes reçoit les points du quartier.
web-help-end = Quand la partie finit-elle ?
web-help-end-text = Quand quelqu’un finit son tour avec { $count } wagons ou moins, chacun a encore un tour. Puis on compte destinations et bonus. Le plus de points gagne ; à égalité, le plus de destinations réussies.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = sur ce plateau aucune carte n’est visible : elles viennent de la pioche seulement.
difference-no-display = Aucune carte Wagon n’est visible : elles viennent de la pioche seulement.
difference-double-routes-free = Les deux voies d’une route double sont ouvertes quel que soit le nombre de joueurs.
deck-only = Aucune carte visible ; { $count } dans la pioche.
