board-rails-and-sails-world = Rails & Sails: The World
web-value-sails = Rails & Sails
card-deck =
    { $deck ->
        [train] train deck
       *[ship] ship deck
    }
event-pieces-chosen =
    { $who ->
        [you] You take { $trains } trains and { $ships } ships into the game.
       *[other] { $name } has chosen pieces.
    }
event-pieces-shown =
    { $who ->
        [you] You begin with { $trains } trains and { $ships } ships.
       *[other] { $name } begins with { $trains } trains and { $ships } ships.
    }
event-deck-card-drawn =
    { $who ->
        [you] You draw { $card } from the { $deck }.
       *[other] { $name } draws a card from the { $deck }.
    }
event-display-card-taken =
    { $who ->
        [you] You take { $card }.
       *[other] { $name } takes { $card }.
    }
event-card-replaced = The display gets { $card } from the { $deck }.
event-card-paid =
    { $who ->
        [you] You pay { $card }.
       *[other] { $name } pays { $card }.
    }
event-harbour-built =
    { $who ->
        [you] You build a harbour in { $place }.
       *[other] { $name } builds a harbour in { $place }.
    }
event-harbour-built-with-dice =
    { $who ->
        [you] You build a harbour in { $place } for { $payment }.
       *[other] { $name } builds a harbour in { $place } for { $payment }.
    }
event-pieces-exchanged =
    { $who ->
        [you] { $into ->
            [trains] You exchange ships for trains ({ $count }): minus { $count }.
           *[ships] You exchange trains for ships ({ $count }): minus { $count }.
        }
       *[other] { $into ->
            [trains] { $name } exchanges ships for trains ({ $count }): minus { $count }.
           *[ships] { $name } exchanges trains for ships ({ $count }): minus { $count }.
        }
    }
why-few-ships = the route takes { $count } ships, and you have { $have }.
why-cards-too-few = the route takes { $count } spaces’ worth of cards, and you have { $have } of one colour.
why-not-a-port = { $place } is no port.
why-harbour-stands = there is a harbour in { $place } already.
why-no-harbours-left = you have built all your harbours.
why-no-route-there = no route of yours leads to { $place }.
why-harbour-too-dear = a harbour costs two train and two ship cards of one colour, all with a harbour; you cannot pay them.
why-not-this-card = { $kind } cannot be paid next: cards are paid colour by colour, wild ones last, and only what the price needs.
why-few-to-exchange = so many pieces are not in your supply and your reserve.
why-no-monster-at-stop = no monster stands at { $place }, which is no city.
difference-ships = Each player has { $trains } trains and { $ships } ships and secretly takes { $pieces } of them into the game; the others are his reserve. Pieces may be exchanged for a point each.
difference-ship-cards = There are two decks, train cards and ship cards; everybody begins with { $cards } ship cards too. Who takes a face-up card chooses the deck that replaces it. A double-ship card pays one or two spaces.
difference-harbours = Each player has { $count } harbours. At the end one brings { $points } points for one, two, three or more fulfilled tickets that name its city; each that was not built costs { $unbuilt }.
difference-last-rounds = Once somebody ends a turn with { $count } pieces or fewer, trains and ships together, everybody has { $rounds } more turns.
difference-pair-routes = A pair route costs two train cards of one colour for each space.
difference-ticket-tours = A tour is worth more if its cities are joined directly in the printed order, less if they are only joined, and costs its penalty otherwise.
choice-draw-ship = draw a ship card
choice-replace-from = replace it from the { $deck }
choice-pay-card = pay { $card }
choice-pieces = { $trains } trains and { $ships } ships
choice-harbour = build a harbour in { $place }
choice-exchange =
    { $into ->
        [trains] exchange ships for trains: { $count }
       *[ships] exchange trains for ships: { $count }
    }
question-pieces = How many trains do you take into the game? The rest of your pieces are ships.
question-deck = Which deck replaces the card you took?
question-card-payment = Which card do you pay for { $route }? Still to pay: { $count }.
question-harbour-payment = What do you pay for the harbour in { $place } with? Still to pay: { $count }.
prompt-pieces = Your trains:
prompt-deck = The deck:
cards-of-ships = { $count } × { $card }
ships-of = { $name }: ships in supply { $ships }, trains in reserve { $trains }.
ticket-open-pieces =
    { $enough ->
        [yes] { $ticket }: still trains { $trains } and ships { $ships }, over { $routes }.
       *[no] { $ticket }: still trains { $trains } and ships { $ships }, over { $routes }, which is more than you have.
    }
hint-ticket-pieces =
    { $state ->
        [reachable] { $ticket }: in reach with trains { $trains } and ships { $ships }.
       *[too-far] { $ticket }: takes trains { $trains } and ships { $ships }, more than you have.
    }
harbours-of = { $name }: harbours in { $places }.
ticket-tour = { $ends } ({ $points }, in order { $best }, otherwise −{ $penalty })
web-tour-worth = in order { $best }, otherwise −{ $penalty }
heading-exchanges = exchanges
score-part-exchanges = exchanges { $points }
heading-harbours = harbours
score-part-harbours = harbours { $points }
heading-unbuilt-harbours = harbours not built
score-part-unbuilt-harbours = harbours not built { $points }
scoring-exchanges = { $name }: exchanged pieces: { $points }.
scoring-harbours = { $name }: harbours: plus { $points }.
scoring-unbuilt-harbours = { $name }: harbours not built: { $points }.
study-part-exchanges = exchanges
study-part-harbours = harbours
study-part-unbuilt-harbours = harbours not built
help-play-ships = Ships: “draw ship” draws from the ship deck, “replace from train” names a deck; cards are paid one by one. “harbour lima” builds a harbour, “exchange trains 2” changes two ships into trains.
web-help-ships = How do ships and harbours work?
web-help-ships-text =
    { $purse ->
        [dice] Ship routes take ships, train routes trains; each space costs one symbol, on a pair route two. A harbour costs four Stations or Wilds and scores for fulfilled tickets that name its city. Pieces may be exchanged with your reserve, a point lost for each.
       *[cards] Ship routes take ships and ship cards, train routes trains and train cards; a wild card stands for either. A harbour costs two train and two ship cards of one colour with a harbour and scores for fulfilled tickets that name its city. Pieces may be exchanged with your reserve, a point lost for each.
    }
web-help-ship-card = What do ship cards pay for?
web-help-ship-card-text = A double-ship card pays for one or two spaces of a ship route; no card is paid that could be left out. A pair route costs two train cards of one colour for each space. Who takes a face-up card names the deck that replaces it.
web-help-ship-tour = What is a tour?
web-help-ship-tour-text = A tour names three cities or more. If your routes join them all, it gives the lower points; if each city is joined directly with the next in the printed order, the higher ones. Otherwise it costs more than either.
web-help-ships-end = How does the game end?
web-help-ships-end-text = Once somebody ends a turn with { $count } pieces or fewer, trains and ships together, everybody has further turns, that player too: { $rounds }. Then tickets, tours, exchanges and harbours are counted. Most points win; if equal, more fulfilled tickets.
option-sails-fixed_split = Whether everybody begins with the same pieces.
value-sails-fixed_split-0 = Everybody chooses his pieces in secret.
value-sails-fixed_split-20 = Everybody begins with 20 trains and 40 ships.
option-sails-tour_order = When a tour counts as traced in order.
value-sails-tour_order-direct = A tour is in order if its neighbouring cities are joined by own tracks.
value-sails-tour_order-trail = A tour is in order if a path of own tracks meets its cities in order.
option-sails-dice_wild_ships = How many spaces of a ship route a Wild pays for.
value-sails-dice_wild_ships-1 = A Wild pays for one space of a ship route.
value-sails-dice_wild_ships-2 = A Wild pays for one or two spaces of a ship route; nothing is paid that could be left out.
why-not-now-pieces = first choose the pieces you take into the game.
why-not-now-deck = first say which deck replaces the card.
why-not-now-card-payment = first pay for your route, or type undo.
why-not-now-harbour-payment = first pay for your harbour, or type undo.
why-not-in-game-ships = there are no ships on this board.
web-not-now-pieces = First choose the pieces you take into the game.
web-not-now-deck = First say which deck replaces the card.
web-not-now-card-payment = First pay for your route.
web-not-now-harbour-payment = First pay for your harbour.
kind-red-harbour = red train with a harbour
kind-yellow-harbour = yellow train with a harbour
kind-green-harbour = green train with a harbour
kind-pink-harbour = pink train with a harbour
kind-white-harbour = white train with a harbour
kind-black-harbour = black train with a harbour
kind-red-double = red double ship
kind-yellow-double = yellow double ship
kind-green-double = green double ship
kind-pink-double = pink double ship
kind-white-double = white double ship
kind-black-double = black double ship
kind-red-single = red ship with a harbour
kind-yellow-single = yellow ship with a harbour
kind-green-single = green ship with a harbour
kind-pink-single = pink ship with a harbour
kind-white-single = white ship with a harbour
kind-black-single = black ship with a harbour
legend-ship = ship route: ships and ship cards
legend-pair = pair route: two train cards of one colour for each space
legend-port = port
web-harbours = Harbour
web-pick-harbour = Where do you build a harbour? Press a place.
web-exchange = Exchange
web-fewer = Fewer
web-more = More
web-ship-deck = Ship deck: { $count } cards
web-draw-ship-sure = Draw a card from the ship deck?
web-ticket-pieces =
    { $count ->
        [one] { $count } more piece
       *[other] { $count } more pieces
    }
web-ticket-pieces-too-far = { $count } more pieces, more than you have
web-key-ships = Ships and harbours
web-key-ships-each = Ships of each player
web-key-ships-pieces = Pieces each player takes into the game
web-key-ships-start-cards = Ship cards at the start
web-key-with-harbour = Train cards of each colour with a harbour
web-key-doubles = Double ship cards of each colour
web-key-singles = Single ship cards of each colour
web-key-harbours = Harbours of each player
web-key-harbour-price = Cards that a harbour costs
web-key-harbour-points = Points of a harbour by tickets
web-key-unbuilt-harbour = Points lost for a harbour not built
web-key-last-rounds = Last turns of each player
web-key-ports = Ports
web-key-stops = Stops without a name
web-key-tour = Tour
web-key-via = By way of
web-key-in-order = Points in the printed order
web-key-penalty = Points lost
web-key-kind = Kind of route
web-value-train = train
web-value-pair = pair
web-count-ships = ships
web-count-reserve = reserve
web-trains-in-reserve = Trains in reserve: { $trains }.
web-harbours-here = Harbours in { $places }
advice-mechanism-harbours = In { $games } games nobody ever builds a harbour.
used-harbours = Harbours built
