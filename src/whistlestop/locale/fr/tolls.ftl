board-nederland = Pays-Bas
track-toll = péage { $count }
event-toll-paid =
    { $who ->
        [you] Tu paies le péage de { $route } : { $count }.
       *[other] { $name } paie le péage de { $route } : { $count }.
    }
event-loan-taken =
    { $who ->
        [you] Tu ne peux pas payer le péage de { $route } ({ $count }) et prends un emprunt.
       *[other] { $name } ne peut pas payer le péage de { $route } ({ $count }) et prend un emprunt.
    }
event-toll-received =
    { $who ->
        [you] Tu reçois le péage de { $route } : { $count }.
       *[other] { $name } reçoit le péage de { $route } : { $count }.
    }
event-neutral-ticket = La destination { $ticket } est retournée pour le joueur neutre.
event-neutral-claimed = Le joueur neutre prend { $route }.
event-ticket-laid-open =
    { $who ->
        [you] Tu poses la destination { $ticket } face visible à côté de la pioche.
       *[other] { $name } pose la destination { $ticket } face visible à côté de la pioche.
    }
why-neutral-stands = des trains neutres s’y trouvent.
difference-tolls = Chacun commence avec { $count } jetons de péage, gardés secrets. Qui prend une route paie son péage à la banque, sur la seconde voie d’une route double au propriétaire de la première. Qui n’a pas assez prend un emprunt et ne paie rien ; chaque emprunt coûte { $points } points à la fin.
difference-toll-points = À la fin, les joueurs sans emprunt sont classés selon leurs jetons restants : { $rows }.
difference-start-scores = Les pions de score partent décalés : dans l’ordre du tour { $points } points.
difference-neutral = À { $count } joueurs, un joueur neutre avec { $trains } trains entre en jeu après le tour { $rounds } : après chaque tour, une destination est retournée et il prend une voie de la liaison indiquée en bas. Si les deux sont libres, le détenteur du marqueur choisit et le passe ; à côté de la voie d’un joueur, la banque paie le péage à celui-ci.
option-nederland-tolls = Si l’on paie des péages aux Pays-Bas.
value-nederland-tolls-true = Péages, emprunts et classement des jetons.
value-nederland-tolls-false = Pas de péage : les routes doubles sont pour quatre joueurs ou plus, et personne ne part en avance.
option-nederland-neutral_player = Si un joueur neutre se joint à deux joueurs aux Pays-Bas.
value-nederland-neutral_player-true = À deux, un joueur neutre prend des voies à partir du sixième tour.
value-nederland-neutral_player-false = Les deux joueurs jouent seuls.
option-nederland-start_scores = Sur quelles cases partent les pions de score aux Pays-Bas.
value-nederland-start_scores-printed = Les pions partent comme l’indique le plateau.
value-nederland-start_scores-own = Les pions partent sur { $value }, dans l’ordre du tour.
heading-head-start = avance
heading-loans = emprunts
heading-toll-tokens = jetons de péage
score-part-head-start = avance { $points }
score-part-loans = emprunts { $points }
score-secret-toll-tokens = La valeur des jetons de péage se voit à la fin.
scoring-head-start = { $name } : avance : plus { $points }.
scoring-loans = { $name } : emprunts : { $points } points.
scoring-toll-tokens = { $name } : rang en jetons de péage : plus { $points }.
legend-toll = péage d’une liaison
choice-neutral = le joueur neutre prend { $route }, { $colour }
question-neutral = Quelle voie entre { $a } et { $b } prend le joueur neutre ? Tu as le marqueur.
prompt-neutral = Voie du joueur neutre :
held-tolls = { $name } : jetons de péage { $count }, emprunts { $loans }.
hidden-tolls = { $name } : jetons de péage secrets, emprunts { $loans }.
face-up-tickets = Face visible à côté des destinations : { $tickets }.
neutral-player =
    { $count ->
        [0] Le joueur neutre a { $trains } trains et aucune voie.
       *[other] Le joueur neutre a encore { $trains } trains et { $count } voies : { $routes }.
    }
help-play-tolls = Péages : ils se paient tout seuls ; « tolls » montre les destinations visibles et le joueur neutre, « board » ce que chacun a. Pour le joueur neutre, nomme la couleur d’une voie, ou « #1 » ou « #2 ».
web-toll = Péage { $count }
web-toll-tokens = Jetons de péage : { $count }
web-toll-secret = Les jetons de péage restent secrets
web-toll-loan = Une route au péage plus élevé te coûte un emprunt.
web-loans = Emprunts : { $count }
web-neutral-marker = Choisit pour le joueur neutre
web-neutral-trains = Trains neutres restants : { $count }
web-neutral-ended = Le joueur neutre ne prend plus de voies
web-neutral-track = Des trains neutres se trouvent ici.
web-neutral-question = Quelle voie prend le joueur neutre : { $route } ?
web-face-up-tickets = Destinations visibles : { $count }
web-help-toll = Que sont les péages ?
web-help-toll-text = Chaque liaison a un péage d’un à quatre jetons ; chacun commence avec { $count }. Prendre une route le paie à la banque, sur la seconde voie d’une route double au propriétaire de la première. Sans assez de jetons, tu prends un emprunt et ne paies rien ; chaque emprunt coûte { $points } points à la fin et t’exclut du classement des jetons, qui rapporte beaucoup. Les montants sont secrets, les emprunts visibles.
web-help-neutral = Qui est le joueur neutre ?
web-help-neutral-text = À deux, un troisième joueur avec { $count } trains arrive après le tour { $rounds }. Après chaque tour, une destination est retournée et le joueur neutre prend une voie de la liaison indiquée en bas, s’il n’y en a pas déjà une. Si les deux voies sont libres, le détenteur du marqueur choisit et le passe ; à côté de ta voie, la banque te paie le péage. Il ne marque rien et s’arrête quand ses trains ou la pioche s’épuisent.
why-not-now-neutral-track = choisis d’abord une voie pour le joueur neutre.
why-not-in-game-tolls = il n’y a pas de joueur neutre à cette table.
web-not-now-neutral-track = Choisis d’abord une voie pour le joueur neutre.
web-value-nederland = Pays-Bas
route-neutral = { $route } – des trains neutres s’y trouvent.
study-part-head-start = avance
study-part-loans = emprunts
study-part-toll-tokens = jetons de péage
web-key-foot = Liaison au pied, pour le joueur neutre
web-key-toll = Péage
web-key-tolls = Péages
web-key-loan-cost = Points que coûte un emprunt
web-key-start-scores = Points au début, dans l’ordre du tour
web-key-neutral = Joueur neutre
web-key-neutral-players = Joueurs avec qui il joue
web-key-neutral-trains = Ses wagons
web-key-first-round = Premier tour de table suivi de sa phase
web-value-face-up = face visible à côté de la pioche
web-key-start-tokens = Jetons de péage de chaque joueur au début
advice-mechanism-tolls = En { $games } parties, personne ne paie jamais de péage.
used-tolls = Péages payés
advice-mechanism-loans = En { $games } parties, personne ne prend jamais d’emprunt.
used-loans = Emprunts pris
