board-japan = Japan
track-bullet = bullet route: progress instead of points while bullet trains are left
event-route-claimed-for-all =
    { $who ->
        [you] You claim the bullet route { $route } with { $payment }: progress +{ $spaces }. It serves everybody now.
       *[other] { $name } claims the bullet route { $route } with { $payment }: progress +{ $spaces }. It serves everybody now.
    }
event-route-claimed-for-all-with-dice =
    { $who ->
        [you] You claim the bullet route { $route } with { $payment }: progress +{ $spaces }. It serves everybody now.
       *[other] { $name } claims the bullet route { $route } with { $payment }: progress +{ $spaces }. It serves everybody now.
    }
why-bullet-train-stands = a bullet train stands there: the route serves everybody.
difference-bullet-trains = All players share { $count } bullet trains. There are { $routes } bullet routes: they are paid for like gray routes and take one bullet train instead of your own trains. They score no points, serve everybody’s tickets, and your progress grows by their length. Once no bullet train is left they are plain gray routes.
difference-end-bullet-trains = The last round begins when somebody has { $trains } trains or fewer and at most { $count } bullet trains are left.
difference-bullet-progress = At the end progress with bullet trains is ranked: { $rows }. Who has made none gets { $nothing } instead.
points-of-ranks = with { $players } players { $points }
option-japan-end_check = Whose few trains start the last round in Japan, once few bullet trains are left.
value-japan-end_check-any_player = The last round begins as soon as any player has few trains.
value-japan-end_check-turn_player = The last round begins only at the end of the turn of a player who has few trains.
option-japan-bonus_table = What progress with bullet trains is worth by rank in Japan.
value-japan-bonus_table-printed = The ranks are worth what the board says.
value-japan-bonus_table-own = The ranks are worth { $value }: a row for each number of players, a single number for no progress.
heading-bullets = bullet trains
legend-bullet = bullet route: a train of all, and then for everybody
bullet-progress = { $name }: progress with bullet trains: { $spaces }.
bullet-routes =
    { $count ->
        [0] No bullet train stands on the board yet.
       *[other] Bullet trains stand on { $count } routes, which serve everybody: { $routes }.
    }
bullet-trains-left = Bullet trains left: { $count }.
score-part-bullets = bullet trains { $points }
scoring-bullets = { $name }: progress with bullet trains: { $points } points.
help-play-bullets = Bullet trains: claim a bullet route like a gray one; “bullets” lists those that are built and how many trains are left, “board” everybody’s progress.
web-route-for-all = A bullet train stands here: it serves everybody.
web-bullets-left = Bullet trains left: { $count }
web-bullets-gone = No bullet trains left: open bullet routes are plain gray ones
web-track-bullet = Bullet route: while bullet trains are left it takes none of your trains and gives progress { $spaces } instead of points.
web-progress-worth = Progress { $spaces }: worth { $points } points now
web-count-progress = progress
web-ticket-bullets = bullet routes missing: { $routes }, trains: { $count }
study-bullets-table = Bullet trains in a game
study-fact-bullets-put = bullet trains put on the board
study-fact-bullets-gone = games in which none is left
study-fact-progress = progress of a seat
study-fact-no-progress = seats without any progress
study-fact-progress-wins = games won by who alone has most progress
web-help-bullet = What are bullet trains for?
web-help-bullet-text =
    { $purse ->
        [dice] Bullet routes cost a Single for each space. A bullet train of all is put on them instead of your trains; they give no points but progress, and serve everybody’s tickets. At the end the one with the most progress gets most points, and who has none loses points. Once the bullet trains are used up these routes are plain gray ones. The last round begins when somebody has few trains and at most { $count } bullet trains are left.
       *[cards] Bullet routes are paid for like gray ones. A bullet train of all is put on them instead of your trains; they give no points but progress, and serve everybody’s tickets. At the end the one with the most progress gets most points, and who has none loses points. Once the bullet trains are used up these routes are plain gray ones. The last round begins when somebody has few trains and at most { $count } bullet trains are left.
    }
advice-mechanism-bullets = In { $games } games nobody ever uses a bullet train.
study-part-bullets = bullet trains
used-bullets = Bullet trains used
