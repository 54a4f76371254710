board-rails-and-sails-world = Autour du monde
web-value-sails = Autour du monde
card-deck =
    { $deck ->
        [train] pioche des wagons
       *[ship] pioche des bateaux
    }
event-pieces-chosen =
    { $who ->
        [you] Tu commences avec { $trains } wagons et { $ships } bateaux.
       *[other] { $name } a choisi ses pions.
    }
event-pieces-shown =
    { $who ->
        [you] Tu commences avec { $trains } wagons et { $ships } bateaux.
       *[other] { $name } commence avec { $trains } wagons et { $ships } bateaux.
    }
event-deck-card-drawn =
    { $who ->
        [you] Tu pioches { $card } ({ $deck }).
       *[other] { $name } pioche une carte ({ $deck }).
    }
event-display-card-taken =
    { $who ->
        [you] Tu prends { $card }.
       *[other] { $name } prend { $card }.
    }
event-card-replaced = Nouvelle carte visible : { $card } ({ $deck }).
event-card-paid =
    { $who ->
        [you] Tu paies { $card }.
       *[other] { $name } paie { $card }.
    }
event-harbour-built =
    { $who ->
        [you] Tu construis un port à { $place }.
       *[other] { $name } construit un port à { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] Tu construis un port à { $place } pour { $payment }.
       *[other] { $name } construit un port à { $place } pour { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] Tu échanges des bateaux contre des wagons ({ $count }) : moins { $count }.
           *[ships] Tu échanges des wagons contre des bateaux ({ $count }) : moins { $count }.
        }
       *[other] { $into ->
            [trains] { $name } échange des bateaux contre des wagons ({ $count }) : moins { $count }.
           *[ships] { $name } échange des wagons contre des bateaux ({ $count }) : moins { $count }.
        }
    }
why-few-ships = la route demande { $count } bateaux et tu en as { $have }.
why-cards-too-few = la route demande des cartes pour { $count } cases et tu en as pour { $have } d’une couleur.
why-not-a-port = { $place } n’est pas une ville portuaire.
why-harbour-stands = il y a déjà un port à { $place }.
why-no-harbours-left = tu as construit tous tes ports.
why-no-route-there = aucune de tes routes ne mène à { $place }.
why-harbour-too-dear = un port coûte deux cartes wagon et deux cartes bateau d’une couleur, toutes avec un port ; tu ne peux pas les payer.
why-not-this-card = { $kind } ne peut pas être payé maintenant : on paie couleur par couleur, les jokers en dernier, et seulement ce que le prix demande.
why-few-to-exchange = il n’y a pas autant de pions dans ta réserve et dans la boîte.
why-no-monster-at-stop = { $place } n’est pas une ville : aucun monstre n’y reste.
difference-ships = Chaque joueur a { $trains } wagons et { $ships } bateaux et en choisit { $pieces } en secret ; les autres restent dans la boîte. On peut échanger des pions pour un point chacun.
difference-ship-cards = Il y a deux pioches, wagons et bateaux ; chacun commence aussi avec { $cards } cartes bateau. Qui prend une carte visible choisit la pioche qui la remplace. Une carte double bateau paie une ou deux cases.
difference-harbours = Chaque joueur a { $count } ports. À la fin, un port rapporte { $points } points pour un, deux, trois billets réussis ou plus qui nomment sa ville ; chaque port non construit coûte { $unbuilt }.
difference-last-rounds = Dès que quelqu’un finit son tour avec { $count } pions ou moins, wagons et bateaux ensemble, tout le monde a encore { $rounds } tours.
difference-pair-routes = Une route à paires coûte deux cartes wagon d’une couleur par case.
difference-ticket-tours = Un itinéraire vaut plus si ses villes sont reliées directement dans l’ordre imprimé, moins si elles sont seulement reliées, et coûte sinon sa pénalité.
choice-draw-ship = piocher une carte bateau
choice-replace-from = remplacer : { $deck }
choice-pay-card = payer { $card }
choice-pieces = { $trains } wagons et { $ships } bateaux
choice-harbour = construire un port à { $place }
choice-exchange =
    { $into ->
        [trains] échanger des bateaux contre des wagons : { $count }
       *[ships] échanger des wagons contre des bateaux : { $count }
    }
question-pieces = Combien de wagons prends-tu ? Le reste de tes pions sont des bateaux.
question-deck = Quelle pioche remplace la carte prise ?
question-card-payment = Quelle carte paies-tu pour { $route } ? Reste à payer : { $count }.
question-harbour-payment = Avec quoi paies-tu le port de { $place } ? Reste à payer : { $count }.
prompt-pieces = Vos wagons :
prompt-deck = La pioche :
cards-of-ships = { $count } × { $card }
ships-of = { $name } : bateaux disponibles { $ships }, wagons dans la boîte { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket } : encore wagons { $trains } et bateaux { $ships }, par { $routes }.
       *[no] { $ticket } : encore wagons { $trains } et bateaux { $ships }, par { $routes }, plus que tu n’en as.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket } : à portée, wagons { $trains } et bateaux { $ships }.
       *[too-far] { $ticket } : demande wagons { $trains } et bateaux { $ships }, plus que tu n’en as.
    }
harbours-of = { $name } : ports à { $places }.
ticket-tour = { $ends } ({ $points }, dans l’ordre { $best }, sinon −{ $penalty })
web-tour-worth = dans l’ordre { $best }, sinon −{ $penalty }
heading-exchanges = échanges
score-part-exchanges = échanges { $points }
heading-harbours = ports
score-part-harbours = ports { $points }
heading-unbuilt-harbours = ports non construits
score-part-unbuilt-harbours = ports non construits { $points }
scoring-exchanges = { $name } : pions échangés : { $points }.
scoring-harbours = { $name } : ports : plus { $points }.
scoring-unbuilt-harbours = { $name } : ports non construits : { $points }.
study-part-exchanges = échanges
study-part-harbours = ports
study-part-unbuilt-harbours = ports non construits
help-play-ships = Bateaux : « draw ship » pioche une carte bateau, « replace from train » nomme une pioche ; les cartes se paient une à une. « harbour lima » construit un port, « exchange trains 2 » change deux bateaux en wagons.
web-help-ships = Comment marchent les bateaux et les ports ?
web-help-ships-text =
    { $purse ->
        [dice] Les routes maritimes prennent des bateaux, les routes ferrées des wagons ; chaque case coûte un symbole, deux sur une route à paires. Un port coûte quatre dés Gare ou Locomotive et rapporte pour les billets réussis qui nomment sa ville. On peut échanger des pions avec la boîte, un point perdu pour chacun.
       *[cards] Les routes maritimes prennent des bateaux et des cartes bateau, les routes ferrées des wagons et des cartes wagon ; un joker vaut l’un ou l’autre. Un port coûte deux cartes wagon et deux cartes bateau d’une couleur avec un port et rapporte pour les billets réussis qui nomment sa ville. On peut échanger des pions avec la boîte, un point perdu pour chacun.
    }
web-help-ship-card = Que paient les cartes bateau ?
web-help-ship-card-text = Une carte double bateau paie une ou deux cases d’une route maritime ; on ne paie aucune carte qui puisse être omise. Une route à paires coûte deux cartes wagon d’une couleur par case. Qui prend une carte visible nomme la pioche qui la remplace.
web-help-ship-tour = Qu’est-ce qu’un itinéraire ?
web-help-ship-tour-text = Un itinéraire nomme trois villes ou plus. Si tes routes les relient toutes, il donne les points les plus bas ; si chaque ville est reliée directement à la suivante dans l’ordre imprimé, les plus hauts. Sinon il coûte plus que les deux.
web-help-ships-end = Comment la partie finit-elle ?
web-help-ships-end-text = Dès que quelqu’un finit son tour avec { $count } pions ou moins, wagons et bateaux ensemble, tout le monde a encore des tours, ce joueur aussi : { $rounds }. Puis on compte billets, itinéraires, échanges et ports. Le plus de points gagne ; à égalité, le plus de billets réussis.
option-sails-fixed_split = Si tout le monde commence avec les mêmes pions.
value-sails-fixed_split-0 = Chacun choisit ses pions en secret.
value-sails-fixed_split-20 = Tout le monde commence avec 20 wagons et 40 bateaux.
option-sails-tour_order = Quand un itinéraire est suivi dans l’ordre.
value-sails-tour_order-direct = Un itinéraire est suivi si ses villes voisines sont reliées par ses propres routes.
value-sails-tour_order-trail = Un itinéraire est suivi si un chemin de ses propres routes passe par ses villes dans l’ordre.
option-sails-dice_wild_ships = Combien de cases d’une route maritime paie une face Locomotive.
value-sails-dice_wild_ships-1 = Une face Locomotive paie une case d’une route maritime.
value-sails-dice_wild_ships-2 = Une face Locomotive paie une ou deux cases d’une route maritime ; on ne paie rien qui puisse être omis.
why-not-now-pieces = choisis d’abord tes pions.
why-not-now-deck = dis d’abord quelle pioche remplace la carte.
why-not-now-card-payment = paie d’abord ta route, ou tape undo.
why-not-now-harbour-payment = paie d’abord ton port, ou tape undo.
why-not-in-game-ships = il n’y a pas de bateaux sur ce plateau.
web-not-now-pieces = Choisis d’abord tes pions.
web-not-now-deck = Dis d’abord quelle pioche remplace la carte.
web-not-now-card-payment = Paie d’abord ta route.
web-not-now-harbour-payment = Paie d’abord ton port.
kind-red-harbour = rouge, wagon avec port
kind-yellow-harbour = jaune, wagon avec port
kind-green-harbour = verte, wagon avec port
kind-pink-harbour = rose, wagon avec port
kind-white-harbour = blanche, wagon avec port
kind-black-harbour = noire, wagon avec port
kind-red-double = rouge, double bateau
kind-yellow-double = jaune, double bateau
kind-green-double = verte, double bateau
kind-pink-double = rose, double bateau
kind-white-double = blanche, double bateau
kind-black-double = noire, double bateau
kind-red-single = rouge, bateau avec port
kind-yellow-single = jaune, bateau avec port
kind-green-single = verte, bateau avec port
kind-pink-single = rose, bateau avec port
kind-white-single = blanche, bateau avec port
kind-black-single = noire, bateau avec port
legend-ship = route maritime : bateaux et cartes bateau
legend-pair = route à paires : deux cartes wagon d’une couleur par case
legend-port = port
web-harbours = Port
web-pick-harbour = Où construis-tu un port ? Appuie sur un lieu.
web-exchange = Échanger
web-fewer = Moins
web-more = Plus
web-ship-deck = Pioche bateau : { $count } cartes
web-draw-ship-sure = Tirer une carte de la pioche bateau ?
web-ticket-pieces =
    { $count ->
        [one] encore { $count } pion
       *[other] encore { $count } pions
    }
web-ticket-pieces-too-far = encore { $count } pions, plus que tu n’en as
web-key-ships = Bateaux et ports
web-key-ships-each = Bateaux par joueur
web-key-ships-pieces = Pions que chaque joueur prend
web-key-ships-start-cards = Cartes bateau au départ
web-key-with-harbour = Cartes wagon de chaque couleur avec un port
web-key-doubles = Cartes bateau doubles de chaque couleur
web-key-singles = Cartes bateau simples de chaque couleur
web-key-harbours = Ports de chaque joueur
web-key-harbour-price = Cartes que coûte un port
web-key-harbour-points = Points d’un port selon les billets
web-key-unbuilt-harbour = Points perdus par port non construit
web-key-last-rounds = Derniers tours de chaque joueur
web-key-ports = Villes portuaires
web-key-stops = Escales sans nom
web-key-tour = Circuit
web-key-via = En passant par
web-key-in-order = Points dans l’ordre imprimé
web-key-penalty = Points perdus
web-key-kind = Genre de route
web-value-train = train
web-value-pair = paires
web-count-ships = bateaux
web-count-reserve = réserve
web-trains-in-reserve = Wagons dans la boîte : { $trains }.
web-harbours-here = Ports à { $places }
advice-mechanism-harbours = En { $games } parties, personne ne construit jamais de port.
used-harbours = Ports construits
