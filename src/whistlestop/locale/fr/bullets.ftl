board-japan = Japon
track-bullet = route à grande vitesse : progression au lieu de points tant qu’il reste des trains à grande vitesse
event-route-claimed-for-all =
    { $who ->
        [you] Tu prends la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
       *[other] { $name } prend la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] Tu prends la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
       *[other] { $name } prend la route à grande vitesse { $route } avec { $payment } : progression +{ $spaces }. Elle sert désormais à tout le monde.
    }
why-bullet-train-stands = un train à grande vitesse s’y trouve : la route sert à tout le monde.
difference-bullet-trains = Tout le monde partage { $count } trains à grande vitesse. Il y a { $routes } routes à grande vitesse : elles se paient comme des routes grises et reçoivent un train commun au lieu de tes wagons. Elles ne donnent pas de points, servent aux tickets de tout le monde, et ta progression augmente de leur longueur. Quand il n’en reste plus, ce sont de simples routes grises.
difference-end-bullet-trains = Le dernier tour commence quand quelqu’un a au plus { $trains } wagons et qu’il reste au plus { $count } trains à grande vitesse.
difference-bullet-progress = À la fin, la progression est classée : { $rows }. Qui n’en a aucune reçoit { $nothing } à la place.
points-of-ranks = à { $players } joueurs { $points }
option-japan-end_check = De qui le peu de wagons déclenche le dernier tour au Japon, quand il reste peu de trains à grande vitesse.
value-japan-end_check-any_player = Le dernier tour commence dès que n’importe qui a peu de wagons.
value-japan-end_check-turn_player = Le dernier tour ne commence qu’à la fin du tour d’un joueur qui a peu de wagons.
option-japan-bonus_table = Ce que vaut la progression selon le rang au Japon.
value-japan-bonus_table-printed = Les rangs valent ce que dit le plateau.
value-japan-bonus_table-own = Les rangs valent { $value } : une ligne par nombre de joueurs, un seul nombre pour aucune progression.
heading-bullets = grande vitesse
legend-bullet = route à grande vitesse : un train commun, puis pour tout le monde
bullet-progress = { $name } : progression à grande vitesse : { $spaces }.
bullet-routes =
    { $count ->
        [0] Aucun train à grande vitesse n’est encore sur le plateau.
       *[other] Des trains à grande vitesse sont sur { $count } routes, qui servent à tout le monde : { $routes }.
    }
bullet-trains-left = Trains à grande vitesse restants : { $count }.
score-part-bullets = grande vitesse { $points }
scoring-bullets = { $name } : progression à grande vitesse : { $points } points.
help-play-bullets = Grande vitesse : prends ces routes comme des grises ; « bullets » liste celles qui sont construites et les trains restants, « board » la progression de chacun.
web-route-for-all = Un train à grande vitesse s’y trouve : elle sert à tout le monde.
web-bullets-left = Trains à grande vitesse restants : { $count }
web-bullets-gone = Plus de trains à grande vitesse : les routes ouvertes sont de simples routes grises
web-track-bullet = Route à grande vitesse : tant qu’il reste de ces trains, elle ne coûte aucun wagon et donne { $spaces } de progression au lieu de points.
web-progress-worth = Progression { $spaces } : vaut { $points } points pour l’instant
web-count-progress = progression
web-ticket-bullets = routes à grande vitesse manquantes : { $routes }, wagons : { $count }
study-bullets-table = Trains à grande vitesse dans une partie
study-fact-bullets-put = trains à grande vitesse posés
study-fact-bullets-gone = parties où il n’en reste aucun
study-fact-progress = progression d’une place
study-fact-no-progress = places sans progression
study-fact-progress-wins = parties gagnées par qui a seul le plus progressé
web-help-bullet = À quoi servent les trains à grande vitesse ?
web-help-bullet-text =
    { $purse ->
        [dice] Ces routes coûtent un Simple par case. On y met un train commun au lieu de tes wagons ; elles ne donnent pas de points mais de la progression, et servent aux tickets de tout le monde. À la fin, qui a le plus progressé reçoit le plus de points, et qui n’a pas progressé en perd. Quand ces trains sont épuisés, ce sont de simples routes grises. Le dernier tour commence quand quelqu’un a peu de wagons et qu’il reste au plus { $count } trains à grande vitesse.
       *[cards] Ces routes se paient comme des grises. On y met un train commun au lieu de tes wagons ; elles ne donnent pas de points mais de la progression, et servent aux tickets de tout le monde. À la fin, qui a le plus progressé reçoit le plus de points, et qui n’a pas progressé en perd. Quand ces trains sont épuisés, ce sont de simples routes grises. Le dernier tour commence quand quelqu’un a peu de wagons et qu’il reste au plus { $count } trains à grande vitesse.
    }
advice-mechanism-bullets = En { $games } parties, personne n’utilise jamais un train à grande vitesse.
study-part-bullets = grande vitesse
used-bullets = Trains à grande vitesse utilisés
