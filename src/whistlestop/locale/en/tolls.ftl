board-nederland = Nederland
track-toll = toll { $count }
event-toll-paid =
    { $who ->
        [you] You pay the toll of { $route }: { $count }.
       *[other] { $name } pays the toll of { $route }: { $count }.
    }
event-loan-taken =
    { $who ->
        [you] You cannot pay the toll of { $route } ({ $count }) and take a loan.
       *[other] { $name } cannot pay the toll of { $route } ({ $count }) and takes a loan.
    }
event-toll-received =
    { $who ->
        [you] You receive the toll of { $route }: { $count }.
       *[other] { $name } receives the toll of { $route }: { $count }.
    }
event-neutral-ticket = The ticket { $ticket } is turned up for the neutral player.
event-neutral-claimed = The neutral player takes { $route }.
event-ticket-laid-open =
    { $who ->
        [you] You lay the ticket { $ticket } face up beside the deck.
       *[other] { $name } lays the ticket { $ticket } face up beside the deck.
    }
why-neutral-stands = neutral trains stand there.
difference-tolls = Everybody starts with { $count } toll tokens, which are kept secret. Who claims a route pays its toll to the bank, on the second track of a double route to the owner of the first. Who has too few takes a loan instead and pays nothing; each loan costs { $points } points at the end.
difference-toll-points = At the end players without a loan are ranked by the tokens they have left: { $rows }.
difference-start-scores = The score markers start staggered: in turn order { $points } points.
difference-neutral = With { $count } players a neutral player with { $trains } trains joins in after round { $rounds }: after each round a ticket is turned up, and it takes a track of the connection at its foot. If both are free, the holder of the marker chooses and passes the marker on; beside a player’s track the bank pays that player the toll.
option-nederland-tolls = Whether tolls are paid in Nederland.
value-nederland-tolls-true = Tolls, loans and a ranking of tokens.
value-nederland-tolls-false = No tolls: double routes are for four players or more, and nobody starts ahead.
option-nederland-neutral_player = Whether a neutral player joins two players in Nederland.
value-nederland-neutral_player-true = With two players a neutral player takes tracks from the sixth round on.
value-nederland-neutral_player-false = Two players play alone.
option-nederland-start_scores = On which spaces the score markers start in Nederland.
value-nederland-start_scores-printed = The markers start as the board says.
value-nederland-start_scores-own = The markers start on { $value }, in turn order.
heading-head-start = head start
heading-loans = loans
heading-toll-tokens = toll tokens
score-part-head-start = head start { $points }
score-part-loans = loans { $points }
score-secret-toll-tokens = What toll tokens are worth is told at the end.
scoring-head-start = { $name }: head start: plus { $points }.
scoring-loans = { $name }: loans: { $points } points.
scoring-toll-tokens = { $name }: rank in toll tokens: plus { $points }.
legend-toll = toll of a connection
choice-neutral = the neutral player takes { $route }, { $colour }
question-neutral = Which track between { $a } and { $b } does the neutral player take? You hold the marker.
prompt-neutral = The neutral player’s track:
held-tolls = { $name }: toll tokens { $count }, loans { $loans }.
hidden-tolls = { $name }: toll tokens are secret, loans { $loans }.
face-up-tickets = Face up beside the ticket deck: { $tickets }.
neutral-player =
    { $count ->
        [0] The neutral player has { $trains } trains and no tracks.
       *[other] The neutral player has { $trains } trains left and { $count } tracks: { $routes }.
    }
help-play-tolls = Tolls: they are paid by themselves; “tolls” lists face-up tickets and the neutral player, “board” what everybody has. For the neutral player name the colour of a track, or “#1” or “#2”.
web-toll = Toll { $count }
web-toll-tokens = Toll tokens: { $count }
web-toll-secret = Toll tokens are kept secret
web-toll-loan = A route with a higher toll costs you a loan.
web-loans = Loans: { $count }
web-neutral-marker = Chooses for the neutral player
web-neutral-trains = Neutral trains left: { $count }
web-neutral-ended = The neutral player takes no more tracks
web-neutral-track = Neutral trains stand here.
web-neutral-question = Which track does the neutral player take: { $route }?
web-face-up-tickets = Face-up tickets: { $count }
web-help-toll = What are tolls?
web-help-toll-text = Every connection has a toll of one to four tokens; everybody starts with { $count }. Claiming a route pays it to the bank, on the second track of a double route to the owner of the first. With too few tokens you take a loan and pay nothing; each loan costs { $points } points at the end and takes you out of the ranking of tokens, which is worth a lot. Amounts are secret, loans are open.
web-help-neutral = Who is the neutral player?
web-help-neutral-text = With two players a third one with { $count } trains joins in after round { $rounds }. After every round a ticket is turned up, and the neutral player takes a track of the connection at its foot, unless it has one there. If both tracks are free, whoever holds the marker chooses and passes it on; beside your track the bank pays you the toll. It scores nothing and ends when its trains or the ticket deck run out.
why-not-now-neutral-track = first choose a track for the neutral player.
why-not-in-game-tolls = no neutral player plays at this table.
web-not-now-neutral-track = First choose a track for the neutral player.
web-value-nederland = Nederland
route-neutral = { $route } – neutral trains stand there.
study-part-head-start = head start
study-part-loans = loans
study-part-toll-tokens = toll tokens
web-key-foot = Connection at its foot, for the neutral player
web-key-toll = Toll
web-key-tolls = Tolls
web-key-loan-cost = Points that a loan costs
web-key-start-scores = Points at the start, in turn order
web-key-neutral = Neutral player
web-key-neutral-players = Players with whom it plays
web-key-neutral-trains = Its trains
web-key-first-round = First round that ends with its phase
web-value-face-up = face up beside the deck
web-key-start-tokens = Toll tokens of each player at the start
advice-mechanism-tolls = In { $games } games nobody ever pays a toll.
used-tolls = Tolls paid
advice-mechanism-loans = In { $games } games nobody ever takes a loan.
used-loans = Loans taken
