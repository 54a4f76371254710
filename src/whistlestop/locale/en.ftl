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

## Small words

nothing = nothing
empty-slot = an empty place
from-to = { $fewest } to { $most }
not-known-yet = not known yet
numbered = { $number }: { $text }

## Boards; other ticket sets of a board have its id and theirs

board-usa = USA
board-usa-base-revised = USA, revised tickets
board-usa-1910 = USA 1910
board-usa-big-cities = USA 1910, big cities
board-usa-mega = USA 1910, mega game
board-europe = Europe
board-europe-expanded = Europe 1912, expanded
board-europe-big-cities = Europe 1912, big cities
board-europe-mega = Europe 1912, mega game
board-germany = Germany
board-india = India
board-lake-constance = Lake Constance
board-legendary-asia = Legendary Asia
board-london = London
board-marklin = Märklin
board-new-york = New York
board-nordic = Nordic Countries
board-switzerland = Switzerland
board-draft = { $name } (draft)

## Routes and tickets

route = { $a }–{ $b }
route-twin = { $a }–{ $b } #{ $number }
route-detail =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: { $length } { $colour }, tunnel
            [ferry] { $route }: { $length } { $colour }, ferry with { $symbols ->
                [one] { $symbols } locomotive
               *[other] { $symbols } locomotives
            }
           *[plain] { $route }: { $length } { $colour }
        }
       *[other] { $type ->
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
    }
route-detail-special =
    { $route }: { $length } { $colour }, { $special } ({ $points ->
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
        [one] needs { $count } train
       *[other] needs { $count } trains
    }
ticket = { $ends } ({ $points })
ticket-deck =
    { $deck ->
        [regular] regular
        [short] short
        [long] long
       *[other] { $deck }
    }
tickets-of-deck =
    { $deck ->
        [regular] { $count ->
            [one] { $count } regular ticket
           *[other] { $count } regular tickets
        }
        [short] { $count ->
            [one] { $count } short ticket
           *[other] { $count } short tickets
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
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; { $back } went back
            }
           *[other] { $back ->
                [0] ; { $gone } left the game
               *[other] ; { $back } went back and { $gone } left the game
            }
        }.
       *[other] { $name } now holds { $kept ->
            [one] { $kept } ticket
           *[other] { $kept } tickets
        }{ $gone ->
            [0] { $back ->
                [0] { "" }
               *[other] ; { $back } went back
            }
           *[other] { $back ->
                [0] ; { $gone } left the game
               *[other] ; { $back } went back and { $gone } left the game
            }
        }.
    }
event-route-claimed =
    { $points ->
        [0] { $who ->
            [you] You claim { $route } with { $payment }.
           *[other] { $name } claims { $route } with { $payment }.
        }
       *[other] { $who ->
            [you] You claim { $route } with { $payment } and score { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
           *[other] { $name } claims { $route } with { $payment } and scores { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
        }
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
        [few_bullet_trains] Few trains and few bullet trains are left: everybody has one more turn.
        [few_pieces] Few trains and ships are left: everybody has two more turns.
        [dead_board] No route is left that anybody could claim: everybody has one more turn.
       *[stalled] Nobody has claimed a route for very long: everybody has one more turn.
    }
event-game-over =
    { $reason ->
        [all_passed] Everybody had to pass: the game is over.
        [six_tickets] All tickets needed are completed: the game is over.
        [last_train] The last train is laid: the game is over.
        [dead_board] No route is left that anybody could claim: the game is over.
        [stalled] Nobody has claimed a route for very long: the game is over.
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
        [after_action] your action is done: only what may follow it is possible.
       *[over] the game is over.
    }
why-no-such-action = there is no such action.
why-not-in-game =
    { $part ->
        [passing] with dice nobody has to pass: end your turn instead.
        [ending] here a turn ends by itself.
       *[cards] this table plays with dice and without train cards.
    }
why-action-done = the action of this turn is done.
why-not-before-action = your turn cannot end before its action.
why-track-taken =
    { $who ->
        [you] it is yours already.
       *[other] it belongs to { $name }.
    }
why-track-closed = its other track is taken, and with fewer than { $players } players that closes this one.
why-own-twin = you own another track between the same places.
why-few-trains =
    { $mountains ->
        [0] { $count ->
            [one] it takes { $count } train and you have { $have }.
           *[other] it takes { $count } trains and you have { $have }.
        }
       *[other] it takes { $count } trains, { $mountains } of them for the mountains, and you have { $have }.
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
why-few-cards-of-colour =
    { $kind ->
        [any] { $count ->
            [one] it takes { $count } card that is no locomotive and you have { $have }.
           *[other] it takes { $count } cards of one colour without locomotives and you have { $have }.
        }
       *[other] { $count ->
            [one] it takes { $count } { $colour } card, no locomotive, and you have { $have }.
           *[other] it takes { $count } { $colour } cards without locomotives and you have { $have }.
        }
    }
why-cannot-pay-rest = the cards left to you would not pay for the rest.
why-not-in-hand = you have no { $kind } card.
why-locomotives-not-here = locomotives cannot be used on this route.
why-not-this-payment = that is no way to pay for it.
why-not-face-up = no { $kind } card lies face up.
why-locomotive-second = a face-up locomotive cannot be the second card.
why-no-cards-left = no card is left to draw.
why-no-tickets-left = no ticket is left to draw.
why-must-keep =
    { $count ->
        [one] Keep at least { $count } ticket.
       *[other] Keep at least { $count } tickets.
    }
why-may-not-keep = You may not keep so many tickets of that deck (at least { $count } in all must stay).
why-other-actions-exist = you can pass only when nothing else is possible.
why-few-tickets =
    { $have ->
        [one] only { $have } ticket is left, not { $count }.
       *[other] only { $have } tickets are left, not { $count }.
    }
why-how-many-tickets = say how many: each ticket takes a Station or a Wild.

## Differences from the base rules

difference-players = For { $fewest } to { $most } players.
difference-trains = Everybody has { $count } trains.
difference-deck =
    { $colours ->
        [8] There are { $count } train cards of each colour and { $locomotives } locomotives.
       *[other] There are { $count } train cards of each of { $colours } colours and { $locomotives } locomotives.
    }
difference-start-cards = Everybody starts with { $count } train cards.
difference-display = The display has { $count } cards.
difference-display-reset =
    { $count ->
        [0] Face-up locomotives never replace the display, however many there are.
       *[other] The display is replaced when { $count } of its cards are locomotives.
    }
difference-face-up-locomotive = A face-up locomotive counts as one card: two may be taken in a turn.
difference-opening-tickets = At the start everybody is dealt { $deal } and keeps at least { $keep }.
difference-drawn-tickets = Drawing tickets offers { $deal }, of which at least { $keep } must be kept.
difference-keep-at-most =
    { $deck ->
        [long] At most { $count } of the long tickets may be kept.
       *[other] At most { $count } tickets of the deck “{ $deck }” may be kept.
    }
difference-refused-opening =
    { $where ->
        [face_up] Tickets not kept at the start lie face up beside the deck; when it runs out they are shuffled into a new one.
        [out_of_game] Tickets not kept at the start leave the game.
        [shuffled_back] Tickets not kept at the start are shuffled back into their decks.
       *[under_deck] Tickets not kept at the start go under the deck.
    }
difference-refused-drawn =
    { $where ->
        [face_up] Tickets returned later lie face up beside the deck too.
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
difference-ties = A tie for the win goes by { $steps }; who is still tied shares the victory.
difference-no-ties = A tie for the win is shared.
tie-then = { $first }, then { $second }
tie-step =
    { $step ->
       *[tickets] fulfilled tickets
        [stations] fewer stations built
        [longest_path] the longest path
        [goods] points for goods
        [meeples] collected meeples
        [mountains] routes over mountains
    }
difference-attraction =
    { $count ->
        [one] Each attraction that a route of yours touches is worth { $count } point.
       *[other] Each attraction that a route of yours touches is worth { $count } points.
    }
difference-not-double = The tracks { $routes } lie side by side but are no double route: one player may have both.
difference-insets = Shown twice, the second time in an enlarged part of the board, but one place each: { $places }.
difference-countries = Tickets may lead to { $countries }: any of the border points of a country will do, and no way leads through it.
difference-goals = A ticket with several goals pays the most valuable one it is joined to; if none is, it costs its lowest value.
difference-district =
    { $count ->
        [one] Joining { $places } is worth { $count } point.
       *[other] Joining { $places } is worth { $count } points.
    }
difference-end-trains = The last round starts when somebody has { $count } trains or fewer.
difference-locomotives =
    { $where ->
        [tunnels] Locomotives can be used in tunnels only.
        [ferries] Locomotives can be used on ferries only.
       *[both] Locomotives can be used in tunnels and on ferries only.
    }
unverified = Not confirmed: { $note }

## House rules

options-expansions = The expansions
options-combined = With dice and monsters
options-boards = On one board only
options-other = In every game
options-shown = The options marked * are worth agreeing on before the game; the others can stay as they are.
option-mark =
    { $shown ->
        [yes] * { $key }
       *[no] { "  " }{ $key }
    }
option-line = { $key }: { $text }
option-value = { $value }: { $text }

option-display-reset_cap = How often in a row the display may be replaced because three locomotives lie face up.
value-display-reset_cap =
    { $count ->
        [one] The display is replaced at most { $count } time in a row.
       *[other] The display is replaced at most { $count } times in a row.
    }
option-nordic-reset_on_three = Whether three face-up locomotives replace the display in the Nordic Countries.
value-nordic-reset_on_three-true = Three face-up locomotives do replace the display, as on most boards.
value-nordic-reset_on_three-false = However many locomotives lie face up, the display stays.
option-swiss-reset_on_three = Whether three face-up locomotives replace the display in Switzerland.
value-swiss-reset_on_three-true = Three face-up locomotives do replace the display, as on most boards.
value-swiss-reset_on_three-false = However many locomotives lie face up, the display stays.
option-combined-monster_payment = What moves a monster when dice are played.
value-combined-monster_payment-wild_die = A Wild counts as a locomotive that moves a monster.
value-combined-monster_payment-wild_or_pair = A Wild or two equal dice count as a locomotive that moves a monster.
value-combined-monster_payment-none = The monsters never move.
option-end-dead_board = Whether the last round starts as soon as nobody could claim any route.
value-end-dead_board-true = The last round starts as soon as nobody could claim any route.
value-end-dead_board-false = The game goes on even if nobody could claim any route.
option-end-explorer_shared = Who scores for most cities when several players are tied.
value-end-explorer_shared-true = All who are tied for most cities score.
value-end-explorer_shared-false = Of those tied for most cities more fulfilled tickets, then more trains lost on mountains decide.
option-end-europe_station_tiebreak = Whether fewer stations built decide a tie where tickets do not.
value-end-europe_station_tiebreak-true = Fewer stations built decide a tie where tickets do not.
value-end-europe_station_tiebreak-false = Stations built do not decide a tie.
option-end-printed_ties = Whether a tie for the win goes by the steps of the board.
value-end-printed_ties-true = A tie for the win goes by the steps of the board.
value-end-printed_ties-false = On every board a tie goes by tickets, then stations, then the longest path.
option-boards-open_holdings = Whether everybody sees the shares that others hold.
value-boards-open_holdings-true = Everybody sees the shares of all.
value-boards-open_holdings-false = Shares of others lie face down until the end.

## Headings of tables

heading-action = action
heading-attractions = attractions
heading-bot = bot
heading-cards = cards
heading-colour = colour
heading-deck = deck
heading-default = default
heading-districts = districts
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
learned-as-planner = At this table learned has learned nothing; it plays as planner.

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
error-extra = { $what } needs packages that are not installed: pip install "whistlestop[{ $extra }]"
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
legend-country = border point of a country
legend-attraction = attraction
legend-district = district and its points
map-warning = { $where }: warning: { $reason }
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
help-maps-draw = Draw a board as a picture (SVG).
help-maps-output = The file the picture is written to.
help-maps-check = Check a board file of your own and the ticket sets beside it; errors name the line.
help-maps-tickets = Make tickets for a board file of your own: worth their shortest way as on printed boards, spread over all cities.
help-maps-tickets-count = How many tickets.
help-maps-tickets-output = The file the board is written to with its new tickets; it may be the same file.
maps-tickets-written =
    { $count ->
        [one] 1 ticket is in { $file }, worth { $fewest } to { $most } points.
       *[other] { $count } tickets are in { $file }, worth { $fewest } to { $most } points.
    }
maps-tickets-left-out = No ticket names { $places }: there are too few tickets for so many cities.
help-maps-name = Name of the board, or the path of a file.
help-maps-file = The board file.
help-simulate = Play many games between bots and print speed and scores.
help-games = Number of games.
help-simulate-bot = Bot for all seats, or given once for each seat.
help-threads = Threads to play on; the results stay the same.
help-check = Check every position for broken promises of the rules and count them.
help-play = Play a game in the terminal against bots.
help-play-bot = Bot for all opponents, or given once for each of them: level-1 to level-6, or a style; the strongest style if left out.
help-play-seat = Your seat, counted from 0.
help-names = Names of all players in the order of their seats, with commas between them.
help-confirm = Wait after your claims and stations, so that they can still be undone.
help-auto-end = End your turn for you when nothing else is possible in it.
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
help-completion = Print a script with which your shell completes commands and options.
help-completion-shell = bash, zsh, fish or powershell.

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
no-display = This table plays with dice: there are no train cards.
auto-end =
    { $on ->
        [yes] From now on your turn ends by itself when nothing else is possible in it.
       *[no] From now on you end every turn yourself.
    }
choice-take = take { $kind }
choice-draw = draw from the deck
choice-tickets = draw tickets
choice-pass = pass
choice-keep = keep
choice-return = return
choice-decline = take the cards back
choice-tickets-count =
    { $count ->
        [one] draw { $count } ticket
       *[other] draw { $count } tickets
    }
choice-end = end your turn
choice-end-discarding = end your turn and give back { $tokens }
choice-pay = { $cards }
menu-ways = On the way of your tickets:
menu-routes = { $count } routes can be claimed in all: name one (“claim par zur”) or type “actions” to list them.
menu-others = { $count } more answers, such as “{ $example }”: name one or type “actions” to list them.
menu-places = Type a place, or “actions” to list all { $count }.
prompt-action = Your action:
prompt-second-card = Your second card:
prompt-payment = Payment:
prompt-after-action = Anything else (Enter ends your turn):
prompt-end-unused = You have not used { $dice }. “end” ends your turn all the same, Enter goes on:
prompt-tickets =
    { $least ->
        [0] Numbers to keep (or all, or none):
        [one] Numbers to keep, at least { $least } (or all):
       *[other] Numbers to keep, at least { $least } (or all):
    }
prompt-which = Number:
prompt-confirm = Enter ends your turn, undo takes it back:
prompt-replay = { $number } of { $total }, Enter goes on, q leaves:
question-payment = How do you pay for { $route }?
question-tickets =
    { $count ->
        [one] How do you pay for { $count } ticket?
       *[other] How do you pay for { $count } tickets?
    }
question-surcharge =
    { $count ->
        [one] You laid down { $laid }. Do you pay { $count } extra card?
       *[other] You laid down { $laid }. Do you pay { $count } extra cards?
    }
no-pieces = There are no meeples, goods or shares on this board.
cannot-pay-surcharge = You cannot pay that (you hold { $cards }).
not-this-payment = “{ $text }” is no way to pay for it, or could be several.
no-such-price =
    “{ $text }” moves no monster. { $purse ->
        [wilds] One Wild takes it up to { $near } places far, two up to { $far }.
        [pairs] One Wild or pair of equal dice takes it up to { $near } places far, two up to { $far }.
       *[cards] One locomotive takes it up to { $near } places far, two up to { $far }.
    }
no-such-number = There is no { $number }; the numbers go to { $most }.
which-one = That could be { $count } things:
which-of-many = That could be { $count } things: say more.
not-possible = { $action } – not possible: { $reason }
possible = { $action } – possible now.
not-understood = “{ $text }” is not understood. Type a number, a name, or ? for help.
tickets-offered =
    { $least ->
        [0] { $count ->
            [one] You are offered { $count } ticket; you need not keep it.
           *[other] You are offered { $count } tickets; you need not keep any.
        }
        [one] You are offered { $count } tickets; keep at least { $least }.
       *[other] You are offered { $count } tickets; keep at least { $least }.
    }
numbered-ticket =
    { $several ->
        [yes] { $number }: { $text } Deck: { $deck }.
       *[no] { $number }: { $text }
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
ticket-connected-goal = { $ticket }: connected to { $goal }, which gives { $points }.
ticket-open-goal =
    { $enough ->
        [yes] { $trains ->
            [one] { $ticket }: { $trains } more train, over { $routes }, to { $goal }.
           *[other] { $ticket }: { $trains } more trains, over { $routes }, to { $goal }.
        }
       *[no] { $ticket }: { $trains } more trains, over { $routes }, to { $goal }, which is more than you have.
    }
own-tickets = Your tickets: { $tickets }.
no-tickets = You hold no tickets.
owned-routes =
    { $count ->
        [0] { $name }: no routes.
        [one] { $name }: { $count } route: { $routes }.
       *[other] { $name }: { $count } routes: { $routes }.
    }
routes-usage = Type “routes” and a place, for example “routes paris”.
routes-from = Routes from { $place }:
route-state =
    { $state ->
        [owned] { $route } – owner: { $name }.
        [everybody] { $route } – a bullet train stands there: it serves everybody.
        [closed] { $route } – closed.
        [chaos] { $route } – open, but { $name } is in { $place }.
       *[open] { $route } – open.
    }
no-such-place = There is no place “{ $text }” on this board.
which-place = Which place? { $places }.
score-own = You: { $total } points if the game ended now: { $parts }.
score-part-routes = routes { $points }
score-part-tickets = tickets { $points } ({ $fulfilled } of { $kept } connected)
score-part-attractions = attractions { $points }
score-part-districts = districts { $points }
score-part-longest-path =
    { $points ->
        [0] longest path { $length } long
       *[other] longest path { $length } long, the longest now, { $points }
    }
score-secret-tickets = Bonuses that depend on everybody's tickets are not in it: tickets are secret.
score-open =
    { $points ->
        [one] { $name }: { $points } point for routes, longest path { $length } long; tickets are secret.
       *[other] { $name }: { $points } points for routes, longest path { $length } long; tickets are secret.
    }
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
scoring-routes =
    { $points ->
        [one] { $name }: { $points } point for routes.
       *[other] { $name }: { $points } points for routes.
    }
scoring-ticket =
    { $fulfilled ->
        [yes] { $halved ->
            [once] { $name }: ticket { $ticket } is connected: plus { $points }, halved: a monster was in { $places }.
            [twice] { $name }: ticket { $ticket } is connected: plus { $points }, halved twice: monsters were in { $places }.
           *[no] { $name }: ticket { $ticket } is connected: plus { $points }.
        }
       *[no] { $halved ->
            [once] { $name }: ticket { $ticket } is not connected: minus { $points }, halved: a monster was in { $places }.
            [twice] { $name }: ticket { $ticket } is not connected: minus { $points }, halved twice: monsters were in { $places }.
           *[no] { $name }: ticket { $ticket } is not connected: minus { $points }.
        }
    }
scoring-borrowed = { $name }: stations borrow { $routes }.
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
scoring-attractions =
    { $points ->
        [one] { $name }: attractions: plus { $points } point.
       *[other] { $name }: attractions: plus { $points } points.
    }
scoring-districts =
    { $points ->
        [one] { $name }: districts: plus { $points } point.
       *[other] { $name }: districts: plus { $points } points.
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
help-play-tickets = Tickets: “draw tickets” for new ones, then the numbers to keep; “tickets” tells how yours stand.
help-play-end = “end” ends your turn; “auto” switches whether it ends by itself when nothing else is possible.
help-play-look = Look up: actions, hand, display, board, score, log (“log all”).
help-play-routes = “routes paris” lists the routes of a place with price and owner.
help-play-rules = “rules” explains the rules of this table, “rules tickets” one of them.
help-play-why = “why claim paris zurich” tells why something is not possible.
help-play-undo = “undo” takes your turn back as long as nothing hidden was seen.
help-play-save = “save FILE” writes the game down, “quit” leaves; “whistlestop play --resume FILE” goes on.

## The server

help-serve = Serve the browser game.
help-serve-host = Address to listen on; 0.0.0.0 lets friends on your network in.
help-serve-port = Port to listen on.
help-serve-database = Where tables are kept: a file, or the address of a database.
help-serve-redis = Address of a Redis that lets processes share the tables of one PostgreSQL.
help-serve-processes = How many processes serve behind the port.
help-serve-logs = How the log is written: text or json.
help-serve-public-url = Where people reach the server, if that is not where it listens.
help-serve-boards = A folder of board files that are offered beside the program’s own.
help-serve-own-boards = Whether visitors may send boards of their own, play and study them; not by default on a public address.
help-serve-bot-threads = How many bots may think at the same time.
help-serve-open = Open the game in the browser.
serve-local = The game is served at { $address }
serve-friends = Friends reach it at { $address }
serve-compiling = The rules are being compiled beside the game; for the first minute or two bots think a little more slowly.
serve-stop = Press Ctrl+C to stop.
serve-closed = The server cannot listen on { $host }, port { $port }: { $reason }
serve-shared-file = Several processes cannot share SQLite: it is a file that one process writes. Name a PostgreSQL with --database postgresql+psycopg://…
serve-shared-redis = Several processes need a Redis to find out which of them has a table. Name it with --redis redis://…
serve-redis-address = The address of the Redis is none such as redis://localhost:6379: { $reason }
database-newer = The database has version { $found }; this program knows versions up to { $known }.
database-corrupt = The database is damaged or is none: { $reason }. Restore it from a copy.
database-unreachable = The database cannot be used: { $reason }
server-no-client = The browser game is not built yet
server-build-client = This server runs from a checkout without the browser part. Run “make play” there: it builds it and starts the game.

refusal-malformed = The server did not understand a message of this page. Reload it.
refusal-oversized = That is too long.
refusal-too-frequent = That was too much at once. Wait a moment.
refusal-foreign-origin = This page does not belong to the server it speaks to.
refusal-foreign-host = This server does not know itself by this name. Whoever runs it can set its public address.
refusal-unknown-table = There is no such table.
refusal-wrong-token = This link does not open a seat here.
refusal-not-found = There is no such thing here.
refusal-storage-failed = The server could not store that, so it did not happen. Try again.
refusal-frozen = This game was begun with another version of the program and cannot go on with this one.
refusal-busy = The server has its hands full at the moment. Try again shortly.
refusal-failed = Something went wrong on the server; nothing was changed. Try again.
refusal-too-slow = That took too long to arrive. Try again.
refusal-password-needed = This table is for those who know its password.
refusal-wrong-password = That is not the password of this table.
refusal-not-seated = You are watching; only players can do that.
refusal-not-host = Only the one who set the table can do that.
refusal-not-started = The game has not begun yet.
refusal-already-started = The game has begun already.
refusal-table-full = All seats are taken.
refusal-seat-taken = Somebody sits there.
refusal-name-taken = Somebody at the table has that name.
refusal-colour-taken = Somebody at the table has that colour.
refusal-bad-table = A table cannot be set like that.
refusal-seats-open = There are seats still open.
refusal-too-many-tables = The server has no room for another table.
refusal-too-many-spectators = There is no room for more spectators.
refusal-no-proposal = That proposal no longer stands.
refusal-no-hints = Hints are switched off at this table.
refusal-game-running = The game is not over yet.

## The page in the browser

web-motto = A railway evening with friends and bots. No account, no manual.
web-new-game = A new game
web-new-game-text = Set a table for friends on their own devices, for people around one device, and for bots.
web-your-name = Your name
web-set-table = Set a table
web-quick = Play at once with two bots ({ $level })
web-level =
    { $level ->
        [1] easy
        [2] fair
        [3] good
        [4] strong
        [5] very strong
       *[other] master
    }
web-next-level = Next opponent: { $bot } ({ $level })
web-join = Join friends
web-join-text = Open the link they sent you, or type the code of their table.
web-code = Code of the table
web-join-button = Join
web-my-tables = My tables
web-finished-tables = Finished games ({ $count })
web-state-waiting = waiting for players
web-state-playing = being played
web-state-over = over
web-state-frozen = cannot go on
web-forget = Forget the table { $code }
web-forget-word = Forget
web-offline = The server cannot be reached just now.
web-loading = The board is being laid out …
web-reconnecting = Connection lost. Trying again …
web-close = Close
web-done = Done
web-cancel = Cancel
web-yes = Yes
web-no = No
web-copy = Copy
web-copied = Copied
web-share = Share
web-link = Link
web-guest = Guest
web-to-lobby = All tables

web-board-choice = Board
web-board-group =
    { $group ->
        [first] To begin with
        [countries] Countries and continents
        [cities] Cities, for a short game
        [own] Boards of our own
       *[more] More boards
    }
web-board-rules =
    { $count ->
        [0] How { $board } is played
       *[other] How { $board } is played, and what is not certain
    }
web-for-players = { $fewest } to { $most } players
web-ticket-set = Ticket set
web-ticket-set-base = as printed
web-ticket-set-is =
    { $count ->
        [one] { $name }, { $count } ticket
       *[other] { $name }, { $count } tickets
    }
web-expansions = Expansions
web-seats = Seats
web-seat-kind = Who sits on seat { $number }
web-seat-remove = Remove seat { $number }
web-seat-remove-word = Remove
web-seat-mine = At this device
web-seat-open = Open for a friend
web-seat-open-text = Friends sit down with the link.
web-seat-bot = Bot
web-name = Name
web-bot-level = Which bot
web-bots-levels = Levels
web-bots-styles = Styles of play
web-bot-plain = { $name }
web-livery = Colour { $colour }, pattern { $pattern }: change
web-livery-choose = Colour and pattern
web-colour = Colour
web-colour-red = red
web-colour-blue = blue
web-colour-green = green
web-colour-yellow = yellow
web-colour-black = black
web-colour-purple = purple
web-pattern = Pattern
web-pattern-plain = plain
web-pattern-stripes = stripes
web-pattern-dots = dots
web-pattern-checks = checks
web-pattern-chevrons = chevrons
web-pattern-rings = rings
web-house-rules = Clock and more
web-more-rules = More settings and house rules
web-clock = Time for one turn
web-clock-none = as long as it takes
web-clock-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-clock-is-seconds =
    { $count ->
        [one] Everybody has { $count } second for a turn.
       *[other] Everybody has { $count } seconds for a turn.
    }
web-clock-is-days =
    { $count ->
        [one] Everybody has { $count } day for a turn.
       *[other] Everybody has { $count } days for a turn.
    }
web-bot-speed = How quickly bots answer
web-bot-speed-slow = unhurried
web-bot-speed-middle = like people
web-bot-speed-fast = quickly
web-bot-speed-once = at once
web-takeover = A bot plays for whoever runs out of time, until they come back
web-plan-not-ready = This board needs at least { $fewest } seats, one of them at this device.
web-open-table = Open the table
web-start-now = Start the game

web-invite = Invite friends
web-qr = The link as a code for a phone's camera
web-watching-now =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-sit = Sit down here
web-sit-also = One more at this device
web-leave = Leave
web-make-bot = Bot
web-make-open = Open
web-here = is here
web-away = away
web-start = Start the game
web-start-waits = The game can start when every seat is taken; give open ones to bots.
web-host-starts = You are seated. The game begins when the host starts it.
web-this-table = This table
web-fingerprint = Sealed seed: { $fingerprint }
web-fairness = Fair play: the sealed seed

web-your-turn = Your turn
web-turn-of =
    { $count ->
        [one] { $names } is thinking
       *[other] Waiting for { $names }
    }
web-wait = One moment
web-over = The game is over
web-last-turns =
    { $count ->
        [one] very last turn
       *[other] last round: { $count } turns
    }
web-last-moves = Last moves
web-last-call = The last round has begun!
web-last-call-read = I see
web-clock-left = Time left: { $time }
web-hours-left = { $count } h
web-days-left =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-board = The board { $board }. Arrow keys move it, plus and minus zoom, 0 shows all of it.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole board
web-zoom-in-word = closer
web-zoom-out-word = farther
web-zoom-fit-word = all
web-claim-route = Claim { $route }
web-choice-claim = claim { $route }
web-ask-claim = Try the tunnel { $route }?
web-which-track = Which track?
web-route-twin =
    { $a }–{ $b } ({ $side ->
        [left] left track
        [right] right track
        [upper] upper track
        [lower] lower track
       *[middle] middle track
    })
web-not-now =
    { $phase ->
        [tickets] First choose your tickets.
        [second_card] You are in the middle of drawing: take your second card first.
        [payment] First pay for what you have chosen, or cancel it.
        [after_action] Your action is done: only what may follow it is possible.
        [over] The game is over.
       *[action] That is not possible now.
    }
web-track-no-locomotives = No locomotives here.
web-border-point = A border point of { $country }: tickets to { $country } end here.
web-attraction =
    { $count ->
        [one] A sight: { $count } point for whoever has a route here.
       *[other] A sight: { $count } points for whoever has a route here.
    }
web-district =
    { $count ->
        [one] Joined with { $others }: { $count } point.
       *[other] Joined with { $others }: { $count } points.
    }
web-route-open = Nobody owns this route yet.
web-route-owned = It belongs to { $name }.
web-route-yours = It is yours.
web-route-takers =
    { $count ->
        [0] Nobody can take it any more.
       *[other] Can still be taken by: { $names }.
    }
web-route-price = It costs you:

web-choose-tickets = Which tickets do you keep?
web-keep-least =
    { $count ->
        [0] Keep as many as you like, or none.
        [one] Keep at least { $count }.
       *[other] Keep at least { $count }.
    }
web-keep =
    { $count ->
        [0] Keep none
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }
web-tickets-wait = Chosen. You can still change it until everybody has chosen.
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-ticket-connected = connected
web-ticket-connected-to = connected with { $place }
web-goal = { $place } { $points }
web-ticket-cut-off = no way left for routes of your own
web-ticket-failed = not connected
web-ticket-trains =
    { $count ->
        [one] { $count } more train
       *[other] { $count } more trains
    }
web-ticket-trains-to =
    { $count ->
        [one] { $count } more train to { $place }
       *[other] { $count } more trains to { $place }
    }
web-ticket-too-far = { $count } more trains, more than you have

web-your-action = Your action
web-action =
    { $count ->
        [0] Will you take two cards or draw tickets? You cannot pay for any route yet.
        [one] Will you take two cards, claim the route edged in gold or draw tickets?
       *[other] Will you take two cards, claim one of { $count } routes edged in gold or draw tickets?
    }
web-second-card = Which card do you take second?
web-after-action = Your action is done. Anything else?
web-turn-ends = Your action is done and nothing can follow. Your turn ends in a moment.
web-far = Dashed places take two locomotives.
web-tickets-draw = Draw tickets:
web-choice-pay = Pay { $cards }
web-cannot-undo = This cannot be taken back alone.
web-take = Take { $card }
web-draw-sure = Draw a card from the deck?
web-display = Face-up cards
web-deck =
    { $count ->
        [0] The deck is empty
        [one] Draw from the deck: { $count } card
       *[other] Draw from the deck: { $count } cards
    }
web-deck-word = Deck
web-hand = Your hand: { $cards }
web-hand-empty = No cards in your hand
web-hand-head = Your hand ({ $count })
web-hand-fits = { $cards }: show the routes of this colour
web-end-turn = End turn
web-end-sure = End your turn?

web-undo = Take back
web-undo-ask = Ask to take back
web-undo-alone = Take your last decision back
web-undo-all = Ask everybody whether you may take your last decision back
web-undo-asked = The others are asked whether you may take that back.
web-undo-proposal = A wish to take moves back
web-undo-wish =
    { $count ->
        [one] { $name } wants to take { $count } decision back.
       *[other] { $name } wants to take { $count } decisions back.
    }
web-undo-waiting =
    { $count ->
        [one] Waiting for { $count } player to agree.
       *[other] Waiting for { $count } players to agree.
    }
web-agree = Agree
web-disagree = Disagree
web-undo-withdraw = Never mind

web-players = Players
web-me = you
web-bot = bot, { $bot }
web-bot-plays = a bot plays
web-to-move = to move
web-count-points = points
web-count-trains = trains
web-count-cards = cards
web-count-tickets = tickets
web-count-time = time
web-tickets = Your tickets
web-log = What happened
web-log-all = Show everything
web-log-dealt = Everybody is dealt { $count } train cards.
web-chat = Talk
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-emotes = Show what you feel
web-emote-hello = Hello!
web-emote-luck = Good luck!
web-emote-well-done = Well played!
web-emote-thanks = Thanks!
web-emote-oh-no = Oh no!
web-emote-hurry = Come on!
web-routes = Routes
web-routes-search = Find a route
web-claimable = claim
web-tab-hand = Hand
web-tab-tickets = Tickets
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Talk
web-tab-routes = Routes
web-watching = You are watching this game.
web-take-seat = Take the seat of { $name }
web-choose-beside = Choose your tickets: they are shown on the board. Lines you keep are drawn bold.
web-not-asked = It is not your turn. You can look at tickets and routes meanwhile.
web-bot-took = A bot plays your seat.
web-take-back = Play myself again
web-resign = Let a bot play for me
web-leave-table = Leave the game
web-leave-sure = A bot plays on for you, and anybody may take your seat. You cannot come back with your link.
web-pass-device = Pass the device to { $name }
web-pass-device-text = Nobody else should look now.
web-put-away = Your turn is over. Look at what you have, then pass the device on.
web-i-am = I am { $name }

web-menu = Settings and table
web-menu-word = Menu
web-confirm = Ask again before an action
web-confirm-always = always
web-confirm-touch = only after a touch
web-confirm-never = never
web-language = Language
web-theme = Colours of the page
web-theme-system = as the device has them
web-theme-light = light
web-theme-dark = dark
web-sound = Sounds: a whistle when it is my turn, and cards, wagons, dice and monsters are heard
web-still = No animations
web-fast = Faster animations
web-notices = A notice when it is my turn and the page is in the background
web-notices-http = This browser shows notices only for pages with https; the title of the page tells when it is your turn.
web-other-device = Go on at another device
web-other-device-text = This link opens your seat. Keep it to yourself.
web-living-room = The living room
web-living-room-text = A large screen that only shows: the board, whose turn it is, the points and the last moves. Phones are the hands.
web-living-room-open = Open the screen
web-show-join = Come to the table with your phone.
web-log-download = Download the log

web-step = Step { $number } of { $total }
web-next = Next
web-show-all = Show the result
web-show-result = Show the result
web-tickets-of = Tickets of { $name }
web-scoring-told = The scoring in words
web-chart = Everybody's points after each turn
web-chart-turns = { $count } turns
web-look-board = Look at the board
web-rematch = Play again
web-rematch-go = To the new table
web-seal-sound = The seed is the one that was sealed before the game.
web-seal-broken = The seed does not fit the seal!
web-seal = SHA-256 of “{ $seed }:{ $salt }” is { $fingerprint }.

## The arena

help-arena = Hold a tournament between bots and print their ratings.
help-arena-bots = Bots with commas between them: names, or file.py:Class; “random,greedy” if left out.
help-arena-games = Number of games in all, rounded up to whole blocks.
help-arena-sprt = Two bots: play until it is plain whether the first is stronger, at most the number of games.
help-arena-gain = With --sprt: the advantage in rating points that is looked for.
help-arena-threads = Threads, or processes for bots in Python; all processors if left out. The results stay the same.
help-arena-engine = Where to play: on this machine, or on a Ray cluster.
help-arena-out = Folder for the results; the same command goes on with a run that was cut off.
error-arena-sprt-alone = --sprt names the two bots itself and cannot be joined with --bots.
error-arena-pair = --sprt takes two different bots with a comma between them.
error-arena-ray = --engine ray needs the package “ray”: pip install "whistlestop[cluster]"
arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }. The rating of { $anchor } is 0; intervals are 95 %.
arena-unfinished =
    { $count ->
        [one] { $count } game was cut off because it did not end, and scored as it stood.
       *[other] { $count } games were cut off because they did not end, and scored as they stood.
    }
arena-ahead = How often the bot at the left finishes ahead of the one above
arena-seats = First places by seat
arena-seat = seat { $seat }: { $share }
arena-sprt =
    { $verdict ->
        [stronger] { $one } is stronger than { $two } (log-likelihood ratio { $ratio }, limit { $bound }, looking for { $gain } points).
        [not_stronger] { $one } is not { $gain } points stronger than { $two } (log-likelihood ratio { $ratio }, limit −{ $bound }).
       *[open] Not settled yet whether { $one } is stronger than { $two } (log-likelihood ratio { $ratio }, limits ±{ $bound }, looking for { $gain } points).
    }
estimate = { $value } [{ $low }, { $high }]
no-figure = –
heading-rating = rating
heading-firsts = first places
heading-milliseconds = ms per decision

## Studies

help-study = Play thousands of games on a board and write a report about it as one HTML page.
help-study-games = Number of games for each part of the report.
help-study-bot = Bot that plays the games; the strongest that is quick enough if left out.
help-study-styles = Bots whose styles are compared, with commas between them; all quick ones if left out.
help-study-out = The HTML file.
help-study-against = A second board, or another version of it, that is played with the same seeds and compared.
study-advice = Advice
study-no-advice = The games give no reason to change anything.
study-against = Compared with { $board }, on the same seeds
study-seat-wins = wins of seat { $number }
study-head-here = here
study-head-difference = difference
study-written = The report about { $games } games is in { $file }.
study-bot-compiled = a study needs a bot of the package, not “{ $bot }”; there are { $bots }.
studying = Studying the board

study-title =
    { $map }, { $players } players: { $kind ->
        [cards] a study
        [dice] a study with The Dice Expansion
        [monsters] a study with Alvin & Dexter
       *[both] a study with both expansions
    }
study-lead = { $games } games of the bot “{ $bot }” against itself, { $decisions } decisions, ticket set “{ $set }”, seeds { $seed } to { $last }. Every game of a comparison is played from the same seeds. The first player sits in seat 1.
study-percent = { $value } %
study-interval = [{ $low }, { $high }]
study-variant =
    { $variant ->
        [cards] cards alone
        [monsters] with monsters
        [dice] with dice
       *[both] with both
    }
study-key-seat =
    { $variant ->
        [cards] Cards alone
        [monsters] With monsters
        [dice] With dice
       *[both] With both expansions
    }: the first player wins { $value } % [{ $low }, { $high }]; { $verdict ->
        [more] that is more than the fair { $fair } %.
        [less] that is less than the fair { $fair } %.
       *[fair] no difference from the fair { $fair } % can be seen.
    }
study-key-shift =
    { $variant ->
        [monsters] Do Alvin & Dexter favour a seat?
       *[dice] Do the dice favour a seat?
    } { $verdict ->
        [more] They give the first player { $value } points of a hundred more [{ $low }, { $high }].
        [less] They take { $value } points of a hundred from the first player [{ $low }, { $high }].
       *[same] The change for the first player is { $value } points of a hundred [{ $low }, { $high }], which may be chance.
    }
study-key-length =
    { $variant ->
        [monsters] Monsters
        [dice] Dice
       *[both] Both expansions
    } { $verdict ->
        [more] make games longer by { $change } turns a player
        [less] make games shorter by { $change } turns a player
       *[same] leave the length of games as it is
    } [{ $low }, { $high }], to { $turns }.
study-key-unfinished =
    { $count ->
        [0] All games came to an end.
        [one] { $count } seed did not come to an end in one of the variants; it is left out of the comparison of variants.
       *[other] { $count } seeds did not come to an end in one of the variants; they are left out of the comparison of variants.
    }
study-key-tickets = Tickets that pay too well: { $generous }. Tickets that pay too little: { $stingy }.
advice-seat = Seat { $seat } wins { $share } % of the games of { $players } ({ $low } to { $high }); { $fair } % would be fair.
advice-ending = { $share } % of the games stop because nothing is left to do: the tracks have { $spaces } spaces for { $trains } trains.
advice-stingy = { $ticket } ({ $points }) is fulfilled in { $share } % and loses { $loss } points on average: { $fair } would be fair for its way.
advice-hard = { $ticket } ({ $points }) is fulfilled in { $share } % only and loses { $loss } points on average, though printed boards give no more than { $fair } for such a way: the way itself is too hard.
advice-generous = { $ticket } ({ $points }) is fulfilled in { $share } %, and who keeps it wins { $lift } more games out of a hundred: { $fair } would be fair for its way.
advice-unwanted = { $ticket } ({ $points }) is kept in { $kept } % of the times it is offered: nobody wants it. For its way { $fair } would be fair.
advice-region =
    { $direction ->
        [north] No route into the north ({ $places }) is ever claimed in { $games } games.
        [north-east] No route into the north-east ({ $places }) is ever claimed in { $games } games.
        [east] No route into the east ({ $places }) is ever claimed in { $games } games.
        [south-east] No route into the south-east ({ $places }) is ever claimed in { $games } games.
        [south] No route into the south ({ $places }) is ever claimed in { $games } games.
        [south-west] No route into the south-west ({ $places }) is ever claimed in { $games } games.
        [west] No route into the west ({ $places }) is ever claimed in { $games } games.
        [north-west] No route into the north-west ({ $places }) is ever claimed in { $games } games.
       *[middle] No route to { $places } in the middle is ever claimed in { $games } games.
    }
advice-routes = Nobody ever claims { $routes } in { $games } games.
advice-rushed = { $route } is claimed in { $share } % of the games, on average after { $when } % of the turns: whoever comes second has no chance. Another track would help.

study-head-variant = game
study-head-first = first player wins
study-head-shift = change by the expansion
study-head-points = points
study-head-winner = winner’s points
study-head-margin = winner’s margin
study-head-games = games
study-head-figure = what
study-head-value = value
study-head-turns = turns a player
study-head-change = change
study-head-part = part
study-head-kept = kept when offered
study-head-fulfilled = fulfilled when kept
study-head-brought = points it brought
study-head-lift = lift
study-head-price = price
study-head-route = route
study-head-claimed = claimed
study-head-when = when
study-head-place = place
study-head-reached = reached
study-head-claimable = claimable
study-head-claims = claims a game
study-head-case = corner
study-head-met = games that met it

study-seats = Is the order of play fair?
study-seats-text = Share of the victories by place in the order of play, without and with each expansion on the same seeds. A shared victory is split. The dashed line is a fair share.
study-seats-caption = Victories by place in the order of play, { $games } games each; whiskers are 95 % intervals.
study-seats-table = The variants side by side; the change is in points of a hundred against cards alone
study-seat-of = { $variant }, seat { $number }
study-length = How long games are, and who leads
study-length-text = A lead is counted in route points, which everybody can see; it changes when another player leads alone.
study-length-caption = Turns of each player, { $games } games.
study-length-table = The course of the games
study-margins = The winner’s margin
study-margins-caption = Points between the first and the second, { $games } games.
study-axis-turns = turns a player
study-axis-margin = points
study-variant-lengths = Length of games by variant; the change is against cards alone on the same seeds
study-fact-turns = Turns of each player
study-fact-leads = Changes of the lead in a game
study-fact-half-time = Games won by whoever led at half-time
study-fact-margin = Points between the first and the second
study-fact-shared = Games with a shared victory
study-ending =
    { $reason ->
        [last_round_played] Games that ended after the last round
        [all_passed] Games that ended because everybody passed
        [six_tickets] Games that ended with all tickets needed
        [last_train] Games that ended with the last train
       *[other] Games that ended otherwise ({ $reason })
    }
study-score = What a score is made of
study-score-caption = Mean points by part, { $games } games; whiskers are 95 % intervals.
study-score-table = Mean points
study-winner = winner
study-others = the others
study-part =
    { $part ->
        [routes] routes
        [tickets] tickets
        [longest_path] longest path
       *[most_tickets] most tickets
    }
study-styles = Which style wins here
study-styles-text = Bots of different styles against each other, every table in every rotation of seats.
study-styles-caption = Share of the first places, { $games } games.
study-styles-table = Ratings on the scale of Elo; { $anchor } is 0
study-tickets = Tickets
study-tickets-text = The lift is what keeping a ticket adds to the chance to win, in points of a hundred. Bots choose what they keep, so it tells of tickets as they are played. A price is called too high or too low only where chance among so many tickets would do the same in one study out of twenty at most.
study-tickets-caption = Lift of keepers, 95 % intervals; where there are many tickets, those at both ends.
study-tickets-table = Every ticket that was kept, the best for its keepers first
study-price =
    { $price ->
        [generous] pays too well
        [stingy] pays too little
       *[fair] –
    }
study-demand = Which routes are wanted
study-demand-text = The hotter a track, the more games it is claimed in. Circles grow with the share of networks that reach a place.
study-demand-caption = Share of { $games } games in which each track was claimed; point at a track or a place for its figure.
study-never = never
study-always = in every game
study-track-title = { $route }: claimed in { $share } % of the games
study-place-title = { $place }: reached by { $share } % of the networks
study-most-wanted = Most wanted; “when” is how far the game had gone
study-least-wanted = Least wanted
study-places = Places
study-places-text = How many networks reach a place, and how the seats fare that do.
study-places-caption = Share of the networks that reach a place: the dozen that attract most, 95 % intervals.
study-places-table = Every place
study-reach = Claiming by length
study-reach-text = How often the player in turn could claim at least one route of a length, and how many of that length were claimed.
study-reach-caption = Share of all turns in { $games } games in which a route of the length could be claimed, 95 % intervals.
study-reach-table = Routes by length
study-of-length =
    { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }
study-extra =
    { $count ->
        [0] nothing extra
        [one] { $count } extra
       *[other] { $count } extra
    }
study-fact-tries = Tunnels tried in a game
study-fact-failures = Tries that failed
study-used = What this board offers, and how often it is used
study-used-text = A mechanism that nobody uses is there for nothing, or these bots do not know what to do with it.
study-used-table = Used in a game, by all players together
study-cases = Corner cases of the rules
study-cases-text = Rare situations that the games ran into, each with the first game that did. “whistlestop replay FILE” tells such a game step by step.
study-cases-table = Corners that were met, the rarest first
study-case =
    { $case ->
        [display-reset] Three face-up locomotives replace the display
        [display-reset-again] The display is replaced more than once in a row
        [reshuffle] The discard pile becomes the deck
        [pass] A player has to pass
        [tunnel-declined] A tunnel is not paid for
        [card-given] Cards of any kind replace a card that is lacking
        [tokens-returned] Tokens beyond the limit are given back
        [monsters-meet] Both monsters stand in one place
        [tickets-halved] A monster halves a ticket
        [dead-board] Nothing is left that anybody could claim
        [all-passed] Everybody passes
        [longest-path-shared] The longest path is shared
        [tie-broken] A tie in points is broken
        [victory-shared] A victory is shared
       *[below-zero] A player ends below zero
    }
study-log = { $case } (seed { $seed })
study-download = Download { $file }
study-footer-intervals = Square brackets hold 95 % intervals over games: Wilson’s for shares, normal ones for means. Ratings have bootstrap intervals over blocks of games with the same seed.
study-footer-program = Made with Whistlestop, which is unofficial. Fingerprint of the rules, the board and the bots: { $program }.

## Hints

help-play-hint = “hint” tells the best actions with their chances, the odds of tunnels and colours, and tickets in reach.
hint-thinking = Thinking it over …
hint-games = From { $games } games played on by a bot, with what you cannot see made up at random.
hint-action = { $action }: wins { $value } % [{ $low }, { $high }]{ $reasons }.
hint-keep = keep { $tickets }
hint-reason = ; { $reason }
hint-why =
    { $code ->
        [bot_choice] what the strongest bot would do
        [scores] { $count ->
            [one] scores { $count } point
           *[other] scores { $count } points
        }
        [completes_ticket] completes { $ticket }
        [on_way] is on the way to { $ticket }
        [brings_end] brings on the last round
        [colour_needed] you need that colour for { $route }
        [any_route] a locomotive fits every colour
        [ticket_fulfilled] { $ticket } is fulfilled already
        [ticket_costs] { $ticket } takes { $count ->
            [one] { $count } train
           *[other] { $count } trains
        } more
        [ticket_cut_off] { $ticket } is cut off
        [only_way] there is hardly another way for { $ticket }
        [detour] the way around for { $ticket } takes { $count } trains more
        [rival_near] a rival has built beside it and could close it
        [end_near] the end is near (fewest trains left: { $count })
        [off_way] it serves none of your tickets
        [more_tickets] new tickets would have to be fulfilled with the trains you have left: { $count }
        [leaves_open] it leaves { $route } to others
        [would_pay] with it you can pay for { $route }
        [spends_cards] it spends cards that you could use elsewhere: { $count }
       *[all_fulfilled] all your tickets are fulfilled and you have { $count } trains
    }
hint-ticket =
    { $ticket }: { $state ->
        [fulfilled] fulfilled
        [reachable] { $count ->
            [one] in reach with { $count } train
           *[other] in reach with { $count } trains
        }
        [too-far] takes { $count } trains, more than you have
       *[cut-off] cut off
    }.
hint-colour = { $kind }: { $next } % for the next card from the deck, { $two } % among the next two.

## Review of a game

help-review = Judge the decisions of a saved game: chances to win, accuracy, and what cost most.
help-review-looks = How many games are looked at for each decision.
review-progress = decisions judged
review-curve = Chance to win after each decision, as far as the player knew then:
review-turn =
    { $turn ->
        [0] Opening
       *[other] Turn { $turn }
    }
review-seat = { $name }: accuracy { $value } %, decisions judged: { $count }
review-costly = { $when }: { $played }. Better: { $better }; that wins { $best } % instead of { $chance } %, points ahead: { $points }{ $reasons }.
review-none = No decision of { $name } cost anything worth mentioning.
review-foot = Each decision was compared with the best one found, in games that a bot played on, with what the player could not see made up at random.
web-tab-review = Review
web-review-mine = Review my game
web-review-start = Review this game
web-review-text = A bot plays on from every decision, with what each player could know then. That takes about a minute.
web-review-progress = Decisions judged: { $done } of { $total }
web-review-stop = Stop
web-review-accuracy = Accuracy
web-review-curve = Chance to win after each decision
web-review-known = As far as each player knew
web-review-open = With everything open
web-review-costly = What cost { $name } most
web-review-played = Played: { $action }
web-review-better = Better: { $action }
web-review-gain = wins { $best } % instead of { $chance } %, points ahead: { $points }
web-review-cost = −{ $value } %
web-review-worst = Costliest decision
web-review-point = { $when }, { $name }: { $value } %
web-review-against = What was played:
web-review-for = The better one:

## Bots: a name and a sentence of character for each

web-level-name = Level { $level }
web-level-character =
    { $level ->
        [1] A friendly first opponent.
       *[other] Beats the level below it about three times out of four, on every board.
    }
bot-random-name = Tombola
bot-random-character = Does whatever comes first to mind, evenly and without a plan.
bot-path-name = First Timer
bot-path-character = Keeps every ticket and builds them one by one along the way with fewest routes.
bot-one-step-name = Opportunist
bot-one-step-character = Takes the best thing on the board right now and never thinks of tomorrow.
bot-long-route-name = Marathon
bot-long-route-character = Loves long routes and claims the longest one at hand; tickets are an afterthought.
bot-hoarder-name = Squirrel
bot-hoarder-character = Sits on a growing hand and waits for the routes that pay best.
bot-hungry-name = Collector
bot-hungry-character = Draws tickets as long as trains are left and wins high or loses high.
bot-greedy-name = Stationmaster
bot-greedy-character = Keeps cheap tickets, builds the shortest way for each and wastes no time about it.
bot-planner-name = Engineer
bot-planner-character = Plans one network for all its tickets, prefers long routes and is first to run out of trains.
bot-learned-name = Veteran
bot-learned-character = Plans like the Engineer and has learned from many games when another move wins more; on a board it has not learned it plays just like the Engineer.
bot-search-name = Grand Master
bot-search-character = Plans like the Engineer and tries every idea out in hundreds of imagined games before it moves.
bot-master-name = Virtuoso
bot-master-character = Sees at a glance what is worth trying, tries it out in imagined games and judges each of them by what won before.

## Looking back and reports

refusal-not-a-log = This file is not the log of a game.
refusal-bad-log = This log cannot be replayed.
refusal-unknown-board = This log was played on a board that this program does not have, or on another version of it.
refusal-no-own-boards = This server takes no boards of visitors. Whoever runs it can allow them.
refusal-bad-board = This board cannot be played yet: something on it is not in order.
refusal-study-running = One study at a time: yours is still under way.
refusal-unknown-study = There is no such study, or it is no longer kept.
refusal-not-comparable = Two studies can be compared if both are complete and played the same seeds with as many players and the same bot.
web-log-look = Show the board at this moment
web-past-region = Looking back
web-past =
    { $turn ->
        [0] Looking back at the opening:
       *[other] Looking back at turn { $turn }:
    }
web-past-earlier = Earlier
web-past-later = Later
web-past-now = Back to now
web-replay = Replay
web-replay-watch = Watch it again
web-replay-view = View
web-replay-open = Everything open
web-replay-spectator = Spectator
web-replay-moment = Moment of the game
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-turn = Jump to a turn
web-replay-turn-of = Turn { $turn } · { $name }
web-replay-opening = Opening
web-replay-speed = Speed
web-replay-count = { $move } of { $count }
web-replay-keys = Arrow keys step, Page Up and Page Down go from turn to turn, Home and End to the ends, the space bar plays.
web-replay-running = The game is still going on: this is what your seat knows of it, or a spectator.
web-replay-more = Keys and language
web-replay-link = Link to this moment
web-replay-link-word = Link
web-replay-link-text = Whoever opens this link sees the game at this moment, from this side.
web-replay-file = Open a game
web-replay-file-text = Watch a game again from its log: the file you downloaded at the end of a game, or one written by the terminal game.
web-replay-file-choose = Choose a file
web-replay-line = Line { $line }: { $reason }
web-replay-seat = Seat { $number }
web-replay-deck = Left in the deck: { $count }
web-replay-ticket-deck = Tickets left to draw: { $count }
web-replay-choosing = Chooses from { $tickets }.
web-replay-scores = What everybody would have had if the game had ended at each turn.
web-tab-scores = Scores
web-report = Report a problem
web-report-running = Copy this text into your message. It holds the game as far as your seat may know it, and nothing hidden from you.
web-report-over = Copy this text into your message. It holds the whole log of the game.
## The text view and what a screen reader is told

web-text-view = Text view
web-board-view = Board view
web-text-question = The question in words
web-text-answers = What was typed and answered
web-text-line = Type a command, ? helps
web-text-routes-from = Routes from …
web-text-show = Show
web-text-score = Points
web-text-help = Help
web-skip = To the question
web-sure = { $action }?
web-told-cards = { $name } draws { $count } cards.
web-told-taken =
    { $who ->
        [you] You take { $cards }.
       *[other] { $name } takes { $cards }.
    }
web-card-unseen = a card from the deck

## Open tables, and people one does not know

refusal-sent-away = The host does not want you at this table.
refusal-bad-name = Nobody can be called that on this public server.
refusal-bad-talk = That is not said on this public server: no addresses, no swear words, nothing twice.
refusal-muted = The host has silenced you at this table.
help-serve-public = Strangers meet here: rules for names and talk, and complaints are kept.
web-open-tables = Open tables
web-seat-anywhere = Seat me anywhere
web-open-tables-none = Nobody is waiting just now. Take a seat, and a table is opened that others see here.
web-seats-open =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
web-locked = with a password
web-list-table = Show the table to strangers on the first page
web-begins-full = The game begins when the last seat is taken
web-begins-when-full = You are seated. The game begins when the last seat is taken.
web-people = People at this table
web-hide-talk = Hide talk
web-show-talk = Show talk
web-mute = Silence
web-unmute = Let speak
web-send-away = Send away
web-complain = Complain
web-complain-about = Complaint about { $name }
web-complain-text = Whoever runs the server reads this, together with the last lines that person said.
web-complain-reason = What is wrong?
web-complain-words = In your own words, if you like
web-complain-send = Send the complaint
web-complain-thanks = Thank you. The complaint is kept for whoever runs the server.
web-offence-insult = insults
web-offence-name = the name
web-offence-spam = advertising or spam
web-offence-unfair = unfair play
web-offence-other = something else

## A profile without an account

refusal-no-profile = This key opens no profile.
web-profile = My profile
web-profile-short = Games, results and rating without an account: the key lies in this browser.
web-profile-begin = Begin a profile
web-profile-text = No e-mail, no password. The server keeps a name, a colour and how your games ended, and a hash of the key.
web-profile-colour = Colour
web-profile-keep = Save
web-profile-make = Make a profile
web-profile-look = See my profile
web-ratings = Ratings
web-ratings-none = After the first game with this profile your rating stands here.
web-rating = Rating
web-rating-interval = 95 % sure
web-rating-games = won
web-rating-won = { $firsts } of { $games }
web-rating-text = The arena’s own method: 0 is the bot Greedy, 100 points more win 64 % of games between two.
web-mode =
    { $mode ->
        [cards] cards
        [dice] dice
        [monsters] monsters
       *[other] dice and monsters
    }
web-games-played = Games ({ $count })
web-games-none = None yet. Games that you begin or join from now on count.
web-game-place = place { $place } of { $players }, { $points } points
web-somebody = somebody
web-people-met = People I played with
web-person-games = games: { $games }, ahead: { $ahead }
web-friend = Friend
web-befriend = Remember as a friend
web-profile-move = Move or delete
web-profile-move-text = These nine words are the key. Type them on another device; whoever knows them has the profile.
web-profile-picture = Show as a code for the camera
web-profile-export = Get everything as a file
web-profile-forget = Forget on this device
web-profile-delete = Delete the profile
web-profile-delete-sure = It cannot be brought back. Your games stay with the others, without your name.
web-profile-have = I have a profile already
web-profile-words = Its nine words
web-profile-words-wrong = These are not nine right words yet.
web-profile-open = Open the profile here

## Games over days

refusal-no-holidays = You have not so many days of holiday left.
help-serve-push = Tell browsers “your turn” through their makers’ services, for those who ask for it.
web-turns = Games over days
web-turns-text = Hear when it is your turn without an open page. The addresses are secret but open nothing else.
web-turns-push = This browser says “your turn”
web-turns-push-text = The notice is encrypted and goes through the service of the browser’s maker, which sees when it comes.
web-turns-refused = The browser does not let this page show notices.
web-turns-calendar = For a calendar
web-turns-news = For a reader of news (RSS)
web-holidays = Days of holiday
web-holidays-each = Days of holiday for everybody
web-holidays-left =
    { $count ->
        [one] { $count } day left. Your time begins after the holiday.
       *[other] { $count } days left. Your time begins after the holiday.
    }
web-holidays-take = Take holiday
web-holiday-until = on holiday until { $day }

## Learning and seeing more: overlays, hints, lessons and rule help

web-overlays = See more
web-overlays-word = more
web-overlay-paths = Longest path of everyone
web-overlay-networks = My networks
web-overlay-tickets = Trains my tickets still take
web-overlay-odds = Odds
web-overlay-path = { $name }: { $count }
web-overlay-network = Network { $number }: spaces { $count }, places { $places }
web-overlay-no-networks = You have no trains on the board yet.
web-overlay-next = next card
web-overlay-in-two = next two
web-overlay-roll =
    { $which ->
        [stand] Leaving the dice as they lie: { $claim } % for a route, { $ticket } % for one your tickets need, { $points } points on average.
        [marked] Rolling these again: { $claim } % for a route, { $ticket } % for one your tickets need, { $points } points on average.
       *[best] The best you can roll again ({ $dice }): { $claim } % for a route, { $ticket } % for one your tickets need, { $points } points on average.
    }
web-overlay-no-odds = There is nothing to reckon right now.
web-hint-button = Hint
web-hint-chance = wins about { $value } % ({ $low } to { $high } %)
web-hint-do = Do it
web-hint-none = Nothing came to mind. Try again in a moment.
web-allow-hints = Players may ask for hints (switch this off for games that count)
web-table-password = Password for guests, if you like
web-password = Password
web-enter = Enter

web-lessons = Learn to play
web-lessons-text = Three short lessons on a small board, about five minutes in all: cards, then dice, then monsters.
web-lesson-cards = Lesson 1: cards
web-lesson-dice = Lesson 2: dice
web-lesson-monsters = Lesson 3: monsters
web-lesson-progress = Step { $step } of { $steps }
web-lesson-begin = Begin
web-lesson-resume = Resume
web-lesson-again = Begin again
web-lesson-done = finished
web-lesson-read = Go on
web-lesson-leave = Leave the lesson
web-lesson-following = Next
web-lesson-play-on = Play this game to its end
web-step-cards-goal = Welcome to Lake Constance! Most points win: for routes you claim, for tickets you fulfil and for the longest path. A ticket you fail costs its points.
web-step-cards-tickets = Each ticket names two places to join with your routes. Keep at least one; tickets that share a way go well together. They are drawn on the board.
web-step-cards-take = Your turn: take two cards, one after the other, face up or blind from the deck. A face-up locomotive fits every colour, but is your only card this turn.
web-step-cards-look = Press one of your tickets (in the list “Tickets”): the shortest way still open lights up on the board.
web-step-cards-claim = Claim a route: press one that glows. It costs as many cards of its colour as it has spaces; gray takes any one colour. If nothing you want glows, take cards first.
web-step-cards-special = Two kinds of route are special: a ferry needs locomotives, and a tunnel turns up three cards that may make it dearer. The “?” above explains every rule.
web-step-cards-again = Claim a second route, best one that your tickets need. The lamp gives a hint, and taking back undoes a mistake.
web-step-cards-end = That is the card game. Once somebody has two trains or fewer, everybody has one last turn and the tickets are counted. Play on, or see what dice change.
web-step-dice-goal = With dice there are no cards: every turn you roll five dice, and their symbols pay for what you do.
web-step-dice-tickets = Tickets are as before: keep at least one.
web-step-dice-roll = Your dice lie before you. Press those you do not want and roll them again, once; or leave them all as they lie.
web-step-dice-claim = Claim a route that glows: a single route takes Singles, a double route Doubles, one for each space. A Wild fits everything. If nothing glows, end your turn and roll anew.
web-step-dice-tokens = Two unused dice buy a token: one Single or one Double for later turns, three of each at most. Buy one when you have dice to spare, or go on.
web-step-dice-again = Claim a second route. Tokens help out where the dice fall short.
web-step-dice-special = Stations on the dice draw tickets, one for each. A ferry needs Wilds, and in a tunnel three tunnel dice may raise the price.
web-step-dice-end = That is the dice game. It ends like the card game. Play on, or meet the monsters.
web-step-monsters-goal = Alvin and Dexter are here. The place where a monster stands is in chaos: no route that ends there can be claimed.
web-step-monsters-tickets = Tickets and cards are as in the first lesson. Keep at least one ticket.
web-step-monsters-place = Put a monster on the board: press a place, best one that is in the other player’s way and not in yours.
web-step-monsters-locomotive = Monsters move for locomotives. Take the face-up locomotive, which counts as both cards, or draw until you hold one.
web-step-monsters-move = On your turn, before or after your action, press a monster’s button and then a marked place: one locomotive takes it up to three places far, two up to six.
web-step-monsters-lock = You have its card now. While the card lies face up, nobody can move that monster; at the end of your next turn it is turned over and stays yours.
web-step-monsters-claim = Go on with your action and end your turn. Claim a route as soon as you can, away from the chaos.
web-step-monsters-end = At the end a ticket to a place in chaos counts half, and most cards of Alvin and of Dexter give 15 points each. That was all: have a good journey!

web-help = Rules
web-help-board = This board: { $board }
web-help-base = It is played by the base rules.
web-help-rulings = Rulings and house rules in force here
web-help-numbers = Show the numbers of our rulebook (such as R50)
web-help-turn = What can I do in my turn?
web-help-turn-text =
    { $purse ->
        [dice] Roll five dice and roll any of them again, once. Then do one thing at most: claim a route, draw tickets, or what else this board offers. Unused dice buy tokens.
       *[cards] One thing: take two train cards, claim one route, draw tickets, or what else this board offers. Only who can do nothing at all passes.
    }
web-help-tickets = What are tickets?
web-help-tickets-text = A ticket names places to join with your own routes. Fulfilled at the end it gives its points, otherwise it costs them. What you keep stays with you, hidden until the end.
web-help-locomotive = What is a locomotive?
web-help-locomotive-text = A locomotive fits every colour. Taken face up it is your only card of the turn, drawn blind it is a card like any other. Three of them face up: all face-up cards are replaced. Where this board differs is told below.
web-help-double = What is a double route?
web-help-double-text =
    { $open ->
        [yes] Tracks side by side between the same places. Nobody owns two of them; the other one stays open to somebody else, however few play.
       *[no] Tracks side by side between the same places. Nobody owns two of them; with fewer than { $count } players the other one is closed as soon as one is claimed.
    }
web-help-country = How is a country reached?
web-help-country-text = At any of its border points; no way leads through a country. A ticket to several countries counts the dearest one you reach. If you reach none, it costs the least of them.
web-help-path = What is the longest path?
web-help-path-text = The longest unbroken way over your own routes, none of them used twice. It is worth { $points } points to everybody who has it.
web-help-globe = What do most tickets give?
web-help-globe-text = Whoever fulfilled most tickets has { $points } points more; if several did, all of them.
web-help-sight = What are sights worth?
web-help-sight-text = Each sight that one of your routes touches is worth points at the end: { $points }.
web-help-district = What is a district?
web-help-district-text = Places that belong together: whoever joins all of them by own routes has the points of the district.
web-help-end = When does the game end?
web-help-end-text = Once somebody ends a turn with { $count } trains or fewer, everybody has one more turn. Then tickets and bonuses are counted. Most points win; if equal, more fulfilled tickets.

## Where cards come from the deck only, or few players use both tracks of a double route

why-no-display = on this board no cards lie face up: they come from the deck only.
difference-no-display = No train cards lie face up: they come from the deck only.
difference-double-routes-free = Both tracks of a double route are open with any number of players.
deck-only = No cards lie face up; { $count } in the deck.
