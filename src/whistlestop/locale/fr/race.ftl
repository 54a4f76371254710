board-first-journey-usa = Mon premier voyage (États-Unis)
event-ticket-completed =
    { $who ->
        [you] Tu réussis la destination { $ticket }.
       *[other] { $name } réussit la destination { $ticket }.
    }
event-coast-to-coast =
    { $who ->
        [you] Tu relies les deux côtes : une destination de plus.
       *[other] { $name } relie les deux côtes : une destination de plus.
    }
event-tickets-changed =
    { $who ->
        [you] Tu échanges tes destinations contre de nouvelles.
       *[other] { $name } échange ses destinations contre de nouvelles.
    }
why-tickets-changed-only = sur ce plateau on ne tire pas de destinations : tu peux échanger les deux tiennes.
choice-change = échanger les deux destinations
coast-ticket = d’une côte à l’autre
heading-coast-to-coast = traversée
heading-completed = réussies
completed-tickets = { $name }, réussies : { $count } ({ $tickets }).
scoring-coast-to-coast = { $name } : les deux côtes reliées : plus { $points }.
scoring-race-ticket =
    { $fulfilled ->
        [yes] { $name } : la destination { $ticket } est réussie.
       *[no] { $name } : la destination { $ticket } n’est pas réussie et ne coûte rien.
    }
winner-race =
    { $tie ->
        [shared] { $names } partagent la victoire, destinations réussies : { $count }.
       *[none] { $who ->
            [you] Tu gagnes, destinations réussies : { $count }.
           *[other] { $names } gagne, destinations réussies : { $count }.
        }
    }
turn-summary-race = Tour { $turn } : tes wagons { $trains }, destinations réussies { $count } ; les autres : { $others }.
turn-summary-race-other = { $name } (wagons { $trains }, réussies { $count })
score-race = { $name } : { $count } destinations réussies sur { $goal }.
difference-race = Il n’y a pas de points : qui réussit en premier { $count } destinations gagne aussitôt.
difference-race-tickets = Chacun a deux destinations ; celle dont les villes sont reliées est montrée aussitôt et remplacée.
difference-race-change = Au lieu de tirer des destinations, on peut consacrer un tour à échanger les deux siennes contre deux nouvelles.
difference-coasts = Relier { $west } à { $east } par ses propres wagons vaut une destination réussie de plus, une fois par joueur.
difference-race-end = Quand quelqu’un pose son dernier wagon, la partie se termine aussitôt : le plus de destinations réussies gagne, à égalité la victoire est partagée.
option-firstjourney-locomotives = Comment se répartissent les 72 cartes Wagon du premier voyage.
value-firstjourney-locomotives-12 = 12 locomotives et 10 cartes de chaque couleur.
value-firstjourney-locomotives-6 = 6 locomotives et 11 cartes de chaque couleur.
value-firstjourney-locomotives-18 = 18 locomotives et 9 cartes de chaque couleur.
help-play-race = Destinations : « change » échange les deux tiennes contre de nouvelles ; « tickets » dit où en sont les tiennes, « board » ce que chacun a réussi.
web-help-race-turn-text =
    { $purse ->
        [dice] Lance cinq dés et relances-en une fois ceux que tu veux. Puis fais une chose au plus : prendre une route ou échanger tes deux destinations. Les dés inutilisés achètent des jetons.
       *[cards] Une chose : piocher deux cartes Wagon, prendre une route ou échanger tes deux destinations. Aucune carte n’est visible.
    }
web-help-race-text = Tu as deux destinations. Dès que tes wagons relient les lieux de l’une, elle est montrée, compte comme réussie et est remplacée. Les réussies sont visibles ; tes deux sont secrètes et ne coûtent jamais rien. Relier une ville de la côte ouest à une de la côte est vaut une destination de plus, une fois.
web-help-race-end-text = Qui a réussi { $count } destinations gagne aussitôt. Si quelqu’un pose son dernier wagon avant, la partie se termine aussi : le plus de destinations réussies gagne, à égalité la victoire est partagée. Il n’y a pas de dernier tour.
web-help-race-chaos-text = Là où se tient un monstre règne le chaos : aucune route qui y mène ne peut être prise, et aucune destination qui nomme ce lieu ne peut être réussie avant son départ. Les réussies le restent. Si le dernier wagon termine la partie, le plus de cartes de chaque monstre compte comme une destination.
web-help-race = Comment fonctionnent les destinations ici ?
web-count-completed = destinations réussies
web-completed = Réussies ({ $count } sur { $goal })
ticket-waits = { $text } Elle ne peut être réussie tant qu’un monstre est à { $places }.
web-ticket-waits = attend : un monstre est à { $places }
web-help-race-turn = Que puis-je faire à mon tour ?
web-help-race-end = Quand la partie finit-elle ?
web-help-race-chaos = Que veut dire chaos ?
web-help-race-monster = Comment bougent les monstres ?
web-help-race-monster-text =
    { $purse ->
        [dice] À ton tour tu peux déplacer un monstre : une Locomotive du dé le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger.
       *[cards] À ton tour tu peux déplacer un monstre : une locomotive le mène jusqu’à trois lieux, deux jusqu’à six. Tu prends une de ses cartes ; jusqu’à ce qu’elle soit retournée à la fin de ton prochain tour, personne ne peut le bouger.
    }
web-action-race = Pioches-tu deux cartes, prends-tu une route bordée d’or ou échanges-tu tes deux destinations ?
web-action-race-dice = Prends-tu une route bordée d’or ou échanges-tu tes deux destinations ?
why-not-in-game-race = sur ce plateau on n’échange pas de destinations.
study-part-coast-to-coast = traversée
advice-mechanism-changes = En { $games } parties, personne n’échange jamais ses destinations.
used-changes = Échanges de destinations
