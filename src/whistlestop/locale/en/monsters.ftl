monster-alvin = Alvin
monster-dexter = Dexter
event-monster-placed =
    { $who ->
        [you] You put { $monster } in { $place }.
       *[other] { $name } puts { $monster } in { $place }.
    }
event-monster-moved =
    { $who ->
        [you] { $stays ->
            [yes] You leave { $monster } in { $place }
           *[no] You move { $monster } from { $left } to { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }for { $locomotives ->
                [one] { $locomotives } Wild
               *[other] { $locomotives } Wilds
            }
           *[cards] { " " }for { $locomotives ->
                [one] { $locomotives } locomotive
               *[other] { $locomotives } locomotives
            }
        } and take a card of { $monster }, which locks { $monster } until the end of your next turn.
       *[other] { $stays ->
            [yes] { $name } leaves { $monster } in { $place }
           *[no] { $name } moves { $monster } from { $left } to { $place }
        }{ $purse ->
            [pairs] { "" }
            [wilds] { " " }for { $locomotives ->
                [one] { $locomotives } Wild
               *[other] { $locomotives } Wilds
            }
           *[cards] { " " }for { $locomotives ->
                [one] { $locomotives } locomotive
               *[other] { $locomotives } locomotives
            }
        } and takes a card of { $monster }, which locks { $monster } until the end of the next turn of { $name }.
    }
event-monster-card-turned =
    { $who ->
        [you] Your card of { $monster } is turned face down: { $monster } can be moved again.
       *[other] The card of { $monster } before { $name } is turned face down: { $monster } can be moved again.
    }
event-monster-paid =
    { $who ->
        [you] You use { $dice } to move a monster.
       *[other] { $name } uses { $dice } to move a monster.
    }
why-chaos = { $place } is in chaos: { $monster } is there.
why-placed-already = the monsters were put on the board before the first turn.
why-same-place = { $monster } is there, and the monsters begin in different places.
why-no-country-at-start = no monster begins in a country at this table.
why-country-one-place = the country is one place and goes by the name of { $place }.
why-monsters-stay = the monsters never move at this table.
why-no-move-after-tunnel = after a failed tunnel no monster can be moved.
why-monster-moved = you have moved { $monster } this turn, and that is the one move there is.
why-monster-locked =
    { $who ->
        [you] { $monster } is locked as long as your card lies face up.
       *[other] { $monster } is locked as long as the card before { $name } lies face up.
    }
why-no-monster-cards = no cards of { $monster } are left, so { $monster } stays.
why-must-not-stay = { $monster } must leave its place when moved.
why-must-not-share = { $monster } is there, and the monsters may not share a place.
why-too-far =
    { $place } is more than { $steps } places away from { $monster }, too far for { $purse ->
        [wilds] { $count ->
            [one] { $count } Wild
           *[other] { $count } Wilds
        }
        [wilds_or_pairs] { $count ->
            [one] { $count } Wild or pair
           *[other] { $count } Wilds or pairs
        }
       *[cards] { $count ->
            [one] { $count } locomotive
           *[other] { $count } locomotives
        }
    }.
why-few-locomotives-to-move =
    { $purse ->
        [wilds] { $count ->
            [one] it takes { $count } Wild and you have { $have }.
           *[other] it takes { $count } Wilds and you have { $have }.
        }
        [wilds_or_pairs] it takes { $count } and you have { $have }, counting each Wild and each pair of equal dice.
       *[cards] { $count ->
            [one] it takes { $count } locomotive and you have { $have }.
           *[other] it takes { $count } locomotives and you have { $have }.
        }
    }
options-monsters = With monsters
option-monsters = Whether Alvin & Dexter is played.
value-monsters-true = Alvin and Dexter are on the board: no route to the place of a monster can be claimed.
value-monsters-false = There are no monsters.
option-monsters-setup_in_country = Whether a monster may begin in a country.
value-monsters-setup_in_country-true = A monster may begin in a country.
value-monsters-setup_in_country-false = Monsters begin in cities only.
option-monsters-country_one_place = Whether a country with several border points is one place.
value-monsters-country_one_place-true = A country is one place: a monster there blocks all its border points.
value-monsters-country_one_place-false = Each border point of a country is a place of its own.
option-monsters-zero_move = Whether a monster that is paid for may stay where it is.
value-monsters-zero_move-true = A monster that is paid for may stay where it is.
value-monsters-zero_move-false = A monster that is paid for must leave its place.
option-monsters-share_city = Whether both monsters may be in one place after the start.
value-monsters-share_city-true = Both monsters may be in one place after the start.
value-monsters-share_city-false = The monsters are never in one place.
option-monsters-halve_twice = Whether a ticket with a monster at both ends is halved twice.
value-monsters-halve_twice-true = A ticket is halved once for each end with a monster.
value-monsters-halve_twice-false = A ticket is halved only once.
option-monsters-multi_ticket = When a ticket with several destinations is halved.
value-monsters-multi_ticket-scored_pair = A ticket with several destinations is halved if a monster is at its start or at the destination that counts.
value-monsters-multi_ticket-any_named = A ticket with several destinations is halved if a monster is at any place it names.
option-monsters-bonus_points = Points for having most cards of a monster.
value-monsters-bonus_points =
    { $count ->
        [one] Most cards of a monster are worth { $count } point.
       *[other] Most cards of a monster are worth { $count } points.
    }
option-monsters-chaos_blocks = What cannot be done at the place of a monster.
value-monsters-chaos_blocks-routes = Only routes cannot be claimed at the place of a monster.
value-monsters-chaos_blocks-all = At the place of a monster no route can be claimed, no station built, and no passenger leaves or enters.
heading-alvin = Alvin
heading-dexter = Dexter
help-monsters = Play Alvin & Dexter: two monsters on the board.
monster-stands =
    { $state ->
        [locked] { $who ->
            [you] { $monster } is in { $place }, locked by your card.
           *[other] { $monster } is in { $place }, locked by the card of { $name }.
        }
        [stuck] { $monster } is in { $place } for good.
        [nowhere] { $monster } is not on the board yet.
       *[free] { $monster } is in { $place }.
    }
monster-deck =
    { $count ->
        [0] No cards of { $monster } are left: { $monster } cannot be moved any more.
        [one] { $count } card of { $monster } is left.
       *[other] { $count } cards of { $monster } are left.
    }
monster-cards-own =
    { $count ->
        [0] No card of { $monster } lies face down before you.
        [one] { $count } card of { $monster } lies face down before you.
       *[other] { $count } cards of { $monster } lie face down before you.
    }
monsters-chaos = Routes to { $places } cannot be claimed now, and tickets that name a place of a monster at the end count half.
no-monsters = This table plays without monsters.
reach =
    { $purse ->
        [wilds] { $count ->
            [one] { $monster }, for { $count } Wild: { $places }.
           *[other] { $monster }, for { $count } Wilds: { $places }.
        }
        [pairs] { $count ->
            [one] { $monster }, for { $count } Wild or pair: { $places }.
           *[other] { $monster }, for { $count } Wilds or pairs: { $places }.
        }
       *[cards] { $count ->
            [one] { $monster }, for { $count } locomotive: { $places }.
           *[other] { $monster }, for { $count } locomotives: { $places }.
        }
    }
reach-none = { $monster } cannot be moved now: { $reason }
choice-place = put { $monster } in { $place }
choice-move =
    { $purse ->
        [wilds] { $count ->
            [one] move { $monster } to { $place } for { $count } Wild
           *[other] move { $monster } to { $place } for { $count } Wilds
        }
        [pairs] { $count ->
            [one] move { $monster } to { $place } for { $count } Wild or pair
           *[other] move { $monster } to { $place } for { $count } Wilds or pairs
        }
       *[cards] { $count ->
            [one] move { $monster } to { $place } for { $count } locomotive
           *[other] move { $monster } to { $place } for { $count } locomotives
        }
    }
menu-move =
    { $count ->
        [one] { $monster } can go to { $count } place: type “{ $word }” and the place, or “reach { $word }” to list it.
       *[other] { $monster } can go to { $count } places: type “{ $word }” and the place, or “reach { $word }” to list them.
    }
prompt-place = { $monster } goes to:
question-place = You put { $monster } on the board: no route to that place can be claimed as long as { $monster } is there.
question-move = How do you pay for moving { $monster } to { $place }?
ticket-halved = { $text } It counts only { $points } as long as a monster is in { $places }.
ticket-cost-halved = { $text } If it fails, it costs only { $points } as long as a monster is in { $places }.
score-monsters = The bonuses for monster cards are not in it: cards that lie face down are secret.
scoring-monster =
    { $points ->
        [0] { $name }: cards of { $monster }: { $count }.
       *[other] { $name }: cards of { $monster }: { $count }, the most of all: plus { $points }.
    }
help-play-monsters =
    { $purse ->
        [dice] Monsters: “alvin boston” moves Alvin for as few Wilds as possible, “alvin boston 2” for two.
       *[cards] Monsters: “alvin boston” moves Alvin for as few locomotives as possible, “alvin boston 2” for two.
    }
help-play-reach = “monsters” tells where they are, “reach alvin” where Alvin can go.
web-expansion-monsters = Alvin & Dexter
web-monster-here = { $monster } is here: no route to this place can be claimed.
web-monster-at = { $monster } in { $place }
web-monster-card = The card of { $monster } lies face up here
web-ticket-half = counts half now: a monster is in { $places }
web-ticket-halved = halved: a monster was in { $places }
web-question-place = Where should { $monster } begin?
web-question-place-note = No route to that place can be claimed as long as { $monster } is there.
web-pick-monster = Where should { $monster } go? Press a place.
web-move-monster = Move { $monster }
study-monsters = Alvin & Dexter
study-monsters-text = A ticket that names a place in chaos at the end is worth half, fulfilled or not.
study-monsters-table = The monsters in a game
study-visits = Where monsters go
study-visits-caption = Arrivals in a game at the ten places visited most, { $games } games.
study-fact-moves = Moves of { $monster } in a game
study-fact-locomotives = Locomotives (with dice: wilds) spent on { $monster } in a game
study-fact-bonus-alone = { $monster }’s bonus won by one player alone
study-fact-bonus-shared = { $monster }’s bonus shared
study-fact-holder = Games won by whoever won { $monster }’s bonus alone
study-fact-halved = Tickets halved in a game
study-fact-lost = Points lost by fulfilled tickets that were halved
study-fact-spared = Points spared by failed tickets that were halved
web-replay-monsters = Face down: { $cards }
web-overlay-monsters = Where the monsters could go
web-overlay-locked = { $monster } is locked: its card lies face up before { $name }.
web-overlay-stays = Nobody can move { $monster } now.
web-overlay-reach =
    { $purse ->
        [dice] { $monster }: places for one Wild { $near }, only for two { $far }.
       *[cards] { $monster }: places for one locomotive { $near }, only for two { $far }.
    }
web-help-monster = How do the monsters move?
web-help-monster-text =
    { $purse ->
        [dice] In your turn you may move one monster: one Wild takes it up to three places far, two up to six. You take one of its cards; until it is turned over at the end of your next turn, nobody can move that monster. Most cards of each monster give { $points } points.
       *[cards] In your turn you may move one monster: one locomotive takes it up to three places far, two up to six. You take one of its cards; until it is turned over at the end of your next turn, nobody can move that monster. Most cards of each monster give { $points } points.
    }
web-help-chaos = What does chaos mean?
web-help-chaos-text = The place where a monster stands is in chaos: no route that ends there can be claimed. Trains that are there already stay and count. At the end a ticket that names such a place gives or costs half, rounded down.
advice-mechanism-monsters = In { $games } games nobody ever uses a monster.
why-not-now-place-monster = the monsters are put on the board first.
why-not-in-game-monsters = this table plays without monsters.
web-not-now-place-monster = The monsters are put on the board first.
study-part-alvin = Alvin’s bonus
study-part-dexter = Dexter’s bonus
used-monsters = Moves of monsters
