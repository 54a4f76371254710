kind-passenger = passenger
card-passenger = a passenger card
cards-passenger =
    { $count ->
        [one] { $count } passenger card
       *[other] { $count } passenger cards
    }
event-passenger-placed =
    { $who ->
        [you] You put a passenger in { $place }.
       *[other] { $name } puts a passenger in { $place }.
    }
event-passenger-set-out =
    { $who ->
        [you] Your passenger sets out from { $place }.
       *[other] A passenger of { $name } sets out from { $place }.
    }
event-passenger-travelled =
    { $purse ->
        [cards] { $who ->
            [you] Your passenger travels over { $route } to { $place } for a passenger card.
           *[other] The passenger of { $name } travels over { $route } to { $place } for a passenger card.
        }
        [dice] { $who ->
            [you] Your passenger travels over { $route } to { $place } for a Wild.
           *[other] The passenger of { $name } travels over { $route } to { $place } for a Wild.
        }
       *[nothing] { $who ->
            [you] Your passenger travels over { $route } to { $place }.
           *[other] The passenger of { $name } travels over { $route } to { $place }.
        }
    }
event-goods-taken =
    { $who ->
        [you] You take goods in { $place } and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } takes goods in { $place } and scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-passenger-arrived =
    { $who ->
        [you] Your passenger arrives in { $place } and leaves the game.
       *[other] The passenger of { $name } arrives in { $place } and leaves the game.
    }
why-travel-first = a journey takes at least one route.
why-not-an-end = a passenger is put on an end of the route just claimed.
why-no-passenger-in-country = passengers stand in cities, not in countries.
why-passenger-stands =
    { $who ->
        [you] your own passenger stands there.
       *[other] a passenger of { $name } stands there.
    }
why-no-passenger-there = no passenger of yours stands there.
why-no-way-on = no claimed route leads on from there that you own or can pay for.
why-track-elsewhere = it does not begin in { $place }, where your passenger is.
why-track-unclaimed = nobody has claimed it yet, so nobody travels over it.
why-route-used = your passenger has used this route on its journey.
why-no-passenger-card =
    { $purse ->
        [dice] it belongs to another player, and you have no Wild left for it.
       *[cards] it belongs to another player, and you have no passenger card for it.
    }
difference-passenger-cards = There are { $count } passenger cards: each lets a passenger use one route of another player.
difference-passengers =
    { $count ->
        [one] Everybody has { $count } passenger, who may be put on an end of a route just claimed and later travels along routes once.
       *[other] Everybody has { $count } passengers, who may be put on an end of a route just claimed and later travel along routes, each once.
    }
difference-goods =
    { $count ->
        [one] { $count } city has goods: a travelling passenger takes the top one, worth up to { $most } points.
       *[other] { $count } cities have goods: a travelling passenger takes the top one of each it visits, worth up to { $most } points.
    }
option-marklin-reset_counts_plus4 = Whether +4 locomotives count when three face-up locomotives replace the display on the Märklin board.
value-marklin-reset_counts_plus4-true = +4 locomotives count among the three that replace the display.
value-marklin-reset_counts_plus4-false = Only plain locomotives count among the three that replace the display.
option-marklin-reset_counts_passengers = Whether three face-up passenger cards replace the display on the Märklin board.
value-marklin-reset_counts_passengers-true = Three face-up passenger cards replace the display, as three locomotives do.
value-marklin-reset_counts_passengers-false = However many passenger cards lie face up, the display stays.
option-marklin-one_passenger_per_city = Whether only one passenger may stand in a city on the Märklin board.
value-marklin-one_passenger_per_city-true = Only one passenger of anybody stands in a city.
value-marklin-one_passenger_per_city-false = Any number of passengers may stand in a city.
option-marklin-passengers_enter_countries = Whether passengers travel into countries on the Märklin board.
value-marklin-passengers_enter_countries-true = A passenger may travel into a country.
value-marklin-passengers_enter_countries-false = Passengers travel from city to city, never into a country.
option-marklin-parallel_tracks_apart = Whether parallel tracks are different routes for a passenger on the Märklin board.
value-marklin-parallel_tracks_apart-true = A passenger may use each of several parallel tracks in one journey.
value-marklin-parallel_tracks_apart-false = For a passenger parallel tracks are one route, used once in a journey.
option-marklin-collect_start_city = Whether the city a passenger sets out from counts as visited on the Märklin board.
value-marklin-collect_start_city-true = A passenger takes goods in the city it sets out from too.
value-marklin-collect_start_city-false = A passenger takes no goods in the city it sets out from.
option-marklin-collect_on_return = Whether the city a passenger sets out from gives goods when it comes back there, on the Märklin board.
value-marklin-collect_on_return-true = A passenger that comes back to the city it set out from takes goods there.
value-marklin-collect_on_return-false = A passenger that comes back to the city it set out from takes no goods there.
option-marklin-plus4_moves_monsters = Whether +4 locomotives move monsters on the Märklin board.
value-marklin-plus4_moves_monsters-true = +4 locomotives move monsters like plain ones.
value-marklin-plus4_moves_monsters-false = Only plain locomotives move monsters.
heading-goods = goods
legend-goods = value of the best goods there
choice-passenger-place = put a passenger in { $place }
choice-passenger-travel = let the passenger in { $place } travel
choice-no-passenger = no passenger
choice-travel =
    { $purse ->
        [cards] to { $place } over { $route }, for a passenger card
        [dice] to { $place } over { $route }, for a Wild
       *[nothing] to { $place } over { $route }
    }
choice-stop = stop here
question-passenger = Do you put a passenger on an end of the route? You have { $count } left.
question-travel = Your passenger is in { $place }. Where does it travel?
prompt-passenger = Your passenger:
prompt-travel = To:
standing-passengers = { $name }: passengers in { $places }, { $left } not placed yet; { $points } points for goods.
place-goods = { $place }: goods worth { $values }, the first one on top.
score-part-goods = goods { $points }
scoring-goods =
    { $points ->
        [one] { $name }: goods: plus { $points } point.
       *[other] { $name }: goods: plus { $points } points.
    }
help-play-passengers = Passengers: “berlin” or “no” after a claim; “passenger berlin” lets it travel, then the place to go to, or “stop”.
help-play-goods = “goods” lists the goods left in the cities, “board” tells where passengers are.
web-goods-here =
    { $count ->
        [one] { $count } goods token lies here, worth { $value }.
       *[other] { $count } goods tokens lie here, the top one worth { $value }.
    }
web-passengers-here = A passenger of { $names } stands here.
web-passenger = A passenger
web-passenger-question = Do you put a passenger at an end of your new route?
web-journey = A journey
web-journey-question =
    { $count ->
        [0] Your passenger is in { $place } and can travel no further. Shall it stop here?
        [one] Your passenger is in { $place }. Does it travel on by the glowing route?
       *[other] Your passenger is in { $place }. By which of { $count } glowing routes does it travel on?
    }
web-move-passenger = Move a passenger
web-pick-passenger = Which passenger should travel? Press its place.
web-count-passengers = passengers
web-count-goods = goods
web-help-passenger = What do passengers do?
web-help-passenger-text =
    { $purse ->
        [dice] After claiming a route you may put a passenger at one of its ends. Letting it travel is your action: along your own routes, and for one Wild each along others’. It takes the top token of every city it visits and leaves the game.
       *[cards] After claiming a route you may put a passenger at one of its ends. Letting it travel is your action: along your own routes, and for one passenger card each along others’. It takes the top token of every city it visits and leaves the game.
    }
advice-mechanism-passengers = In { $games } games nobody ever uses a passenger.
why-not-now-passenger = first say whether a passenger shall stand at your route.
why-not-now-travel = your passenger is on its way: travel on, or stop.
why-not-in-game-passengers = there are no passengers on this board.
web-not-now-passenger = First say whether a passenger is put on the board.
web-not-now-travel = Your passenger is on its way: travel on or end the journey.
study-part-goods = goods
used-passengers = Journeys of passengers
