# English. One message a sentence; names and numbers come in as arguments, and numbers choose their plural here.
# Arguments called $who are "you" or "other"; the other words in square brackets are codes of the program.

## Kinds of card and colours of tracks

kind-red = red
kind-orange = orange
kind-yellow = yellow
kind-green = green
kind-blue = blue
kind-pink = pink
kind-white = white
kind-black = black
kind-gray = gray
kind-locomotive = locomotive

card-red = a red card
card-orange = an orange card
card-yellow = a yellow card
card-green = a green card
card-blue = a blue card
card-pink = a pink card
card-white = a white card
card-black = a black card
card-locomotive = a locomotive

cards-red = { $count } red
cards-orange = { $count } orange
cards-yellow = { $count } yellow
cards-green = { $count } green
cards-blue = { $count } blue
cards-pink = { $count } pink
cards-white = { $count } white
cards-black = { $count } black
cards-locomotive =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }

nothing = nothing
empty-slot = an empty place
from-to = { $fewest } to { $most }
not-known-yet = not known yet
numbered = { $number }  { $text }

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $type ->
        [tunnel] { $route }: { $length } { $colour }, tunnel ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        })
        [ferry] { $route }: { $length } { $colour }, ferry with { $symbols ->
            [one] { $symbols } locomotive
           *[other] { $symbols } locomotives
        } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        })
       *[plain] { $route }: { $length } { $colour } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        })
    }
track-type =
    { $type ->
        [tunnel] tunnel
        [ferry] ferry, { $symbols ->
            [one] { $symbols } locomotive
           *[other] { $symbols } locomotives
        }
       *[plain] { "" }
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] regular
        [long] long
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } regular ticket
           *[other] { $count } regular tickets
        }
        [long] { $count ->
            [one] { $count } long ticket
           *[other] { $count } long tickets
        }
       *[other] { $count ->
            [one] { $count } ticket of the deck “{ $deck }”
           *[other] { $count } tickets of the deck “{ $deck }”
        }
    }
points-of-length = { $points } for length { $length }

## Seats

you = You
seat-name-0 = Ada
seat-name-1 = Bruno
seat-name-2 = Chidi
seat-name-3 = Dora
seat-name-4 = Emre
seat-name-5 = Freja

## Events

event-game-started =
    { $who ->
        [you] A game for { $players } begins. You go first.
       *[other] A game for { $players } begins. { $name } goes first.
    }
event-turn-started =
    { $who ->
        [you] Turn { $turn }: you.
       *[other] Turn { $turn }: { $name }.
    }
event-card-drawn =
    { $who ->
        [you] You draw { $card } from the deck.
       *[other] { $name } draws { $card } from the deck.
    }
event-card-drawn-hidden =
    { $who ->
        [you] You draw a card from the deck.
       *[other] { $name } draws a card from the deck.
    }
event-card-taken =
    { $who ->
        [you] You take { $card } from the display.
       *[other] { $name } takes { $card } from the display.
    }
event-card-turned-up = The display gets { $card }.
event-display-reset = Three locomotives lie face up: the display is replaced.
event-deck-reshuffled =
    { $count ->
        [one] The discard pile becomes the new deck of { $count } card.
       *[other] The discard pile becomes the new deck of { $count } cards.
    }
event-ticket-offered =
    { $who ->
        [you] You are offered the ticket { $ticket }.
       *[other] { $name } is offered the ticket { $ticket }.
    }
event-ticket-kept =
    { $who ->
        [you] You keep the ticket { $ticket }.
       *[other] { $name } keeps the ticket { $ticket }.
    }
event-ticket-returned =
    { $who ->
        [you] You return the ticket { $ticket }.
       *[other] { $name } returns the ticket { $ticket }.
    }
event-tickets-chosen =
    { $who ->
        [you] You now hold { $kept ->
            [one] { $kept } ticket
           *[other] { $kept } tickets
        }; { $returned } went back.
       *[other] { $name } now holds { $kept ->
            [one] { $kept } ticket
           *[other] { $kept } tickets
        }; { $returned } went back.
    }
event-route-claimed =
    { $who ->
        [you] You claim { $route } with { $payment } and score { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } claims { $route } with { $payment } and scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-tunnel-entered =
    { $who ->
        [you] You try the tunnel { $route } with { $payment }.
       *[other] { $name } tries the tunnel { $route } with { $payment }.
    }
event-tunnel-card =
    { $who ->
        [you] Your tunnel turns up { $card }.
       *[other] The tunnel of { $name } turns up { $card }.
    }
event-tunnel-surcharge =
    { $who ->
        [you] { $extra ->
            [0] Your tunnel { $route } costs nothing extra.
            [one] Your tunnel { $route } costs { $extra } extra card.
           *[other] Your tunnel { $route } costs { $extra } extra cards.
        }
       *[other] { $extra ->
            [0] The tunnel { $route } costs { $name } nothing extra.
            [one] The tunnel { $route } costs { $name } { $extra } extra card.
           *[other] The tunnel { $route } costs { $name } { $extra } extra cards.
        }
    }
event-tunnel-declined =
    { $who ->
        [you] You take your cards back; { $route } stays open.
       *[other] { $name } takes the cards back; { $route } stays open.
    }
event-station-built =
    { $who ->
        [you] You build a station in { $place } with { $payment }.
       *[other] { $name } builds a station in { $place } with { $payment }.
    }
event-passed =
    { $who ->
        [you] You can do nothing and pass.
       *[other] { $name } can do nothing and passes.
    }
event-last-round =
    { $reason ->
        [few_trains] { $who ->
            [you] You have hardly any trains left: everybody has one more turn.
           *[other] { $name } has hardly any trains left: everybody has one more turn.
        }
        [dead_board] No route is left that anybody could claim: everybody has one more turn.
       *[stalled] Nobody has claimed a route for very long: everybody has one more turn.
    }
event-game-over =
    { $reason ->
        [all_passed] Everybody had to pass: the game is over.
       *[last_round_played] The last round is played: the game is over.
    }

## Refusals and reasons

refusal-not-your-turn = It is not your turn.
refusal-illegal = “{ $action }” is not possible now.
refusal-game-over = The game is over.
refusal-stale = That question has been answered already.
refusal-unreadable = “{ $action }” is no action.
refusal-cannot-undo = Nothing can be taken back: hidden information was seen since, or it was somebody else's move.

why-not-now =
    { $phase ->
        [tickets] first choose your tickets.
        [action] that answers another question than the one asked now.
        [second_card] you are in the middle of drawing: take your second card first.
        [payment] first pay for what you have chosen, or type undo.
        [tunnel] first settle the tunnel.
       *[over] the game is over.
    }
why-no-such-action = there is no such action.
why-track-taken =
    { $who ->
        [you] it is yours already.
       *[other] it belongs to { $name }.
    }
why-track-closed = its other track is taken, and with fewer than { $players } players that closes this one.
why-own-twin = you own another track between the same places.
why-few-trains =
    { $count ->
        [one] it takes { $count } train and you have { $have }.
       *[other] it takes { $count } trains and you have { $have }.
    }
why-few-locomotives =
    { $count ->
        [one] the ferry takes at least { $count } locomotive and you have { $have }.
       *[other] the ferry takes at least { $count } locomotives and you have { $have }.
    }
why-few-cards =
    { $kind ->
        [unknown] { $count ->
            [one] you cannot pay the { $count } extra card like that.
           *[other] you cannot pay the { $count } extra cards like that.
        }
        [any] { $count ->
            [one] it takes { $count } card and you have { $have }.
           *[other] it takes { $count } cards of one colour and you have { $have }, locomotives included.
        }
       *[other] { $count ->
            [one] it takes { $count } { $colour } card and you have { $have }, locomotives included.
           *[other] it takes { $count } { $colour } cards and you have { $have }, locomotives included.
        }
    }
why-not-this-payment = that is no way to pay for it.
why-not-face-up = no { $kind } card lies face up.
why-locomotive-second = a face-up locomotive cannot be the second card.
why-no-cards-left = no card is left to draw.
why-no-tickets-left = no ticket is left to draw.
why-station-taken =
    { $who ->
        [you] your station stands there already.
       *[other] the station of { $name } stands there.
    }
why-no-stations-left = you have no station left.
why-must-keep =
    { $count ->
        [one] Keep at least { $count } ticket.
       *[other] Keep at least { $count } tickets.
    }
why-may-not-keep = You may not keep so many tickets of that deck (at least { $count } in all must stay).
why-other-actions-exist = you can pass only when nothing else is possible.

## Differences from the base rules

difference-players = For { $fewest } to { $most } players.
difference-trains = Everybody has { $count } trains.
difference-stations =
    { $count ->
        [one] Everybody has { $count } station, which borrows another player's route when tickets are counted.
       *[other] Everybody has { $count } stations, each of which borrows another player's route when tickets are counted.
    }
difference-deck = There are { $count } train cards of each colour and { $locomotives } locomotives.
difference-start-cards = Everybody starts with { $count } train cards.
difference-display = The display has { $count } cards.
difference-opening-tickets = At the start everybody is dealt { $deal } and keeps at least { $keep }.
difference-drawn-tickets = Drawing tickets offers { $deal }, of which at least { $keep } must be kept.
difference-keep-at-most =
    { $deck ->
        [long] At most { $count } of the long tickets may be kept.
       *[other] At most { $count } tickets of the deck “{ $deck }” may be kept.
    }
difference-refused-opening =
    { $where ->
        [out_of_game] Tickets not kept at the start leave the game.
       *[under_deck] Tickets not kept at the start go under the deck.
    }
difference-refused-drawn =
    { $where ->
        [out_of_game] Tickets returned later leave the game.
       *[under_deck] Tickets returned later go under the deck.
    }
difference-double-routes = Both tracks of a double route are used only with { $count } players or more.
difference-route-points = Routes score { $points }.
difference-longest-path =
    { $count ->
        [0] There is no bonus for the longest path.
       *[other] The longest path is worth { $count } points.
    }
difference-most-tickets = Most fulfilled tickets are worth { $count } points.
difference-unused-station = Each station left over is worth { $count } points.
difference-end-trains = The last round starts when somebody has { $count } trains or fewer.
difference-tunnels =
    { $count ->
        [one] { $count } track is a tunnel: three cards are turned up and may make it dearer.
       *[other] { $count } tracks are tunnels: three cards are turned up and may make them dearer.
    }
difference-ferries =
    { $count ->
        [one] { $count } track is a ferry, which must be paid with some locomotives.
       *[other] { $count } tracks are ferries, which must be paid with some locomotives.
    }
unverified = Not confirmed: { $note }

## House rules

option-display-reset_cap = How often in a row the display may be replaced because three locomotives lie face up.
option-end-dead_board = Whether the last round starts as soon as nobody could claim any route.
option-end-europe_station_tiebreak = Whether fewer stations built decide a tie where tickets do not.
options-meaning = What they mean
option-line = { $key }: { $text }

## Headings of tables

heading-action = action
heading-bot = bot
heading-cards = cards
heading-colour = colour
heading-deck = deck
heading-default = default
heading-figure = figure
heading-length = length
heading-lines = lines
heading-longest-path = longest path
heading-map = map
heading-mean-score = mean score
heading-most-tickets = most tickets
heading-option = option
heading-places = places
heading-player = player
heading-players = players
heading-points = points
heading-rank = place
heading-route-points = routes
heading-rule = rule
heading-seat = seat
heading-stations = stations
heading-stations-left = stations left
heading-ticket = ticket
heading-ticket-sets = ticket sets
heading-tickets = tickets
heading-total = total
heading-track = track
heading-tracks = tracks
heading-trains = trains
heading-type = type
heading-value = value
heading-values = values
heading-win-share = games won

## The command line

version = whistlestop { $version }
error = Error: { $reason }
error-language = Error: there is no language “{ $language }”; there are { $known }.
error-players = { $map } is for { $fewest } to { $most } players, not { $players }.
error-bots =
    { $count ->
        [one] name { $count } bot, not { $given } ({ $bots }).
       *[other] name one bot for all or { $count } bots, not { $given } ({ $bots }).
    }
error-file = { $file } cannot be read: { $reason }
error-log = { $file }, { $reason }
error-seat = there is no seat { $seat }; seats are 0 to { $last }.
error-names = “{ $given }” does not name { $players } different players, with commas between them.
error-game-over = the game in { $file } is over; “whistlestop replay” tells it.
interrupted = Interrupted.
compiling = Getting the rules ready
compiled = The rules are ready ({ $seconds } s).
simulating = Playing games
measuring = Measuring
measuring-part = Measuring: { $part }
mean-scores = By seat
perft =
    { $count ->
        [one] { $count } line of { $depth } decisions
       *[other] { $count } lines of { $depth } decisions
    }
map-summary = { $name } (ticket set { $set }): { $places } places, { $tracks } tracks, { $tickets } tickets, { $fewest } to { $most } players.
map-differences =
    { $count ->
        [0] It is played by the base rules.
       *[other] Where it differs from the base rules:
    }
map-tracks = Tracks
map-tickets = Tickets
map-sound = { $name } (ticket set { $set }) is sound: { $places } places, { $tracks } tracks, { $tickets } tickets, digest { $digest }.
replay-begins = { $map }, { $count } players, { $decisions } decisions.

## Help of the command line

help-application = Play, simulate and study the Ticket to Ride family of games. Unofficial.
help-language = Language of all texts.
help-version = Print the version and leave.
help-json = Print JSON for programs.
help-map = Board: a name listed by “maps”, or the path of a file of your own.
help-players = Number of players.
help-ticket-set = Ticket set of the board.
help-seed = Seed of luck; the same seed deals the same cards.
help-option = House rule as key=value; may be given several times (see “options”).
help-plain = One plain line after another: for screen readers and for reading aloud.
help-maps = List the boards; with the NAME of one (or the path of a file) show it; “check FILE” checks a file of your own.
help-maps-show = Show one board: how its rules differ, its tracks and its tickets.
help-maps-check = Check a board file of your own and the ticket sets beside it; errors name the line.
help-maps-name = Name of the board, or the path of a file.
help-maps-file = The board file.
help-simulate = Play many games between bots and print speed and scores.
help-games = Number of games.
help-simulate-bot = Bot for all seats, or given once for each seat.
help-threads = Threads to play on; the results stay the same.
help-check = Check every position for broken promises of the rules and count them.
help-play = Play a game in the terminal against bots.
help-play-bot = Bot for all opponents, or given once for each of them; the strongest if left out.
help-play-seat = Your seat, counted from 0.
help-names = Names of all players in the order of their seats, with commas between them.
help-confirm = Wait after your claims and stations, so that they can still be undone.
help-save = File the game is written to when it ends or is cut off.
help-resume = Go on with a game that was saved in this file.
help-replay = Tell a saved game step by step.
help-replay-file = File with the log of a game.
help-replay-seat = Tell only what this seat saw, counted from 0.
help-replay-map = Board file the game was played on, if it is one of your own.
help-perft = Count the lines of play of a given length; the same on every machine.
help-depth = Number of decisions.
help-divide = Count for each first action.
help-bench = Measure how fast this machine plays.
help-quick = Take seconds instead of minutes.
help-options = List the house rules.
help-compile = Get the rules ready, so that the first game starts at once.

## The game in the terminal

welcome = { $map }: you play against { $others }.
welcome-help = Type ? for help at any time.
turn-summary =
    Turn { $turn }: you have { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the others: { $others }.
turn-summary-other =
    { $name } ({ $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
last-round-running =
    { $count ->
        [one] This is the very last turn.
       *[other] Last round: { $count } turns are left, yours included.
    }
hand = Your hand: { $cards }.
display =
    { $deck ->
        [0] Face up: { $cards }; the deck is empty.
        [one] Face up: { $cards }; { $deck } card in the deck.
       *[other] Face up: { $cards }; { $deck } cards in the deck.
    }
choice-take = take { $kind }
choice-draw = draw from the deck
choice-tickets = draw tickets
choice-pass = pass
choice-keep = keep
choice-return = return
choice-decline = take the cards back
choice-station = station in { $place }
choice-pay = { $cards }
menu-ways = On the way of your tickets:
menu-routes = { $count } routes can be claimed in all: name one (“claim par zur”) or type “actions” to list them.
menu-stations = A station can be built in { $count } places: type “station” and the place.
prompt-action = Your action:
prompt-second-card = Your second card:
prompt-payment = Payment:
prompt-tickets =
    { $least ->
        [one] Numbers to keep, at least { $least } (or all):
       *[other] Numbers to keep, at least { $least } (or all):
    }
prompt-which = Number:
prompt-confirm = Enter ends your turn, undo takes it back:
prompt-replay = { $number } of { $total }, Enter goes on, q leaves:
question-payment = How do you pay for { $route }?
question-station = How do you pay for the station in { $place }?
question-surcharge =
    { $count ->
        [one] You laid down { $laid }. Do you pay { $count } extra card?
       *[other] You laid down { $laid }. Do you pay { $count } extra cards?
    }
cannot-pay-surcharge = You cannot pay that (you hold { $cards }).
not-this-payment = “{ $text }” is no way to pay for it, or could be several.
no-such-number = There is no { $number }; the numbers go to { $most }.
which-one = That could be { $count } things:
not-possible = { $action } – not possible: { $reason }
possible = { $action } – possible now.
not-understood = “{ $text }” is not understood. Type a number, a name, or ? for help.
tickets-offered =
    { $least ->
        [one] You are offered { $count } tickets; keep at least { $least }.
       *[other] You are offered { $count } tickets; keep at least { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }  { $text } Deck: { $deck }.
       *[no] { $number }  { $text }
    }
tickets-not-understood = “{ $text }” is not understood. Type the numbers to keep, for example “1 3”, or ? for help.
ticket-connected = { $ticket }: connected.
ticket-cut-off = { $ticket }: cut off, no way is left for routes of your own.
ticket-open =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: { $trains } more train, over { $routes }.
           *[other] { $ticket }: { $trains } more trains, over { $routes }.
        }
       *[no] { $ticket }: { $trains } more trains, over { $routes }, which is more than you have.
    }
no-tickets = You hold no tickets.
owned-routes =
    { $count ->
        [0] { $name }: no routes.
        [one] { $name }: { $count } route: { $routes }.
       *[other] { $name }: { $count } routes: { $routes }.
    }
built-stations =
    { $count ->
        [one] { $name }: station in { $places }.
       *[other] { $name }: stations in { $places }.
    }
routes-usage = Type “routes” and a place, for example “routes paris”.
routes-from = Routes from { $place }:
route-state =
    { $state ->
        [owned] { $route } – owner: { $name }.
        [closed] { $route } – closed.
       *[open] { $route } – open.
    }
no-such-place = There is no place “{ $text }” on this board.
which-place = Which place? { $places }.
score-own = You: { $total } points if the game ended now: routes { $routes }, tickets { $tickets } ({ $fulfilled } of { $kept } connected), stations { $stations }, longest path { $length } long.
score-open = { $name }: { $points } points for routes, longest path { $length } long; tickets are secret.
log-more =
    { $count ->
        [one] { $count } earlier line: type “log all”.
       *[other] { $count } earlier lines: type “log all”.
    }
why-usage = Type “why” and an action, for example “why claim paris zurich”.
undone = Taken back.
save-usage = Type “save” and a file name.
save-other-file = { $file } exists and is no saved game; choose another name.
save-failed = { $file } cannot be written: { $reason }
saved = The game is saved in { $file }.
resume-line = Go on with: { $line }
quit-question = Leave? Type a file name to save first, yes to leave without saving, Enter to play on:
goodbye = Goodbye.
cut-off = The game is cut off here.
scoring = The game is scored.
scoring-routes = { $name }: { $points } points for routes.
scoring-ticket =
    { $fulfilled ->
        [yes] { $name }: ticket { $ticket } is connected: plus { $points }.
       *[no] { $name }: ticket { $ticket } is not connected: minus { $points }.
    }
scoring-borrowed = { $name }: stations borrow { $routes }.
scoring-stations = { $name }: { $points } points for stations left over.
scoring-longest-path =
    { $points ->
        [0] { $name }: longest path { $length } long.
       *[other] { $name }: longest path { $length } long, the longest of all: plus { $points }.
    }
scoring-most-tickets =
    { $points ->
        [0] { $name }: tickets connected: { $count }.
       *[other] { $name }: tickets connected: { $count }, the most of all: plus { $points }.
    }
result = Result
winner =
    { $tie ->
        [shared] { $names } share the victory with { $points } points.
        [broken] { $who ->
            [you] You win with { $points } points, by the tie-break.
           *[other] { $names } wins with { $points } points, by the tie-break.
        }
       *[none] { $who ->
            [you] You win with { $points } points.
           *[other] { $names } wins with { $points } points.
        }
    }

help-play-answers = Answer with a number from the list or with words; beginnings of words are enough, in any order.
help-play-cards = Cards: “take red” or just “red”, “draw” for the deck.
help-play-claim = Routes: “claim paris zurich”, “par zur”, “par zur red” to say how you pay, “#2” for the second track.
help-play-station = Stations: “station paris”, where the board has them.
help-play-tickets = Tickets: “draw tickets” for new ones, then the numbers to keep; “tickets” tells how yours stand.
help-play-look = Look up: actions, hand, display, board, score, log (“log all”).
help-play-routes = “routes paris” lists the routes of a place with price and owner.
help-play-why = “why claim paris zurich” tells why something is not possible.
help-play-undo = “undo” takes your turn back as long as nothing hidden was seen.
help-play-save = “save FILE” writes the game down, “quit” leaves; “whistlestop play --resume FILE” goes on.
