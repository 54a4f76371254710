face-single = Single
face-double = Double
face-station = Station
face-wild = Wild
die-single = [–] Single
die-double = [=] Double
die-station = [⌂] Station
die-wild = [★] Wild
dice-single =
    { $count ->
        [one] { $count } Single
       *[other] { $count } Singles
    }
dice-double =
    { $count ->
        [one] { $count } Double
       *[other] { $count } Doubles
    }
dice-station =
    { $count ->
        [one] { $count } Station
       *[other] { $count } Stations
    }
dice-wild =
    { $count ->
        [one] { $count } Wild
       *[other] { $count } Wilds
    }
tokens-single =
    { $count ->
        [one] { $count } Single token
       *[other] { $count } Single tokens
    }
tokens-double =
    { $count ->
        [one] { $count } Double token
       *[other] { $count } Double tokens
    }
no-tokens = no tokens
route-detail-dice =
    { $points ->
        [0] { $type ->
            [tunnel] { $route }: { $length } { $kind ->
                [single] Single
               *[double] Double
            }, tunnel
            [ferry] { $route }: { $length } { $kind ->
                [single] Single
               *[double] Double
            }, ferry with { $symbols ->
                [one] { $symbols } Wild
               *[other] { $symbols } Wilds
            }
           *[plain] { $route }: { $length } { $kind ->
                [single] Single
               *[double] Double
            }
        }
       *[other] { $type ->
            [tunnel] { $route }: { $length } { $kind ->
                [single] Single
               *[double] Double
            }, tunnel ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
            [ferry] { $route }: { $length } { $kind ->
                [single] Single
               *[double] Double
            }, ferry with { $symbols ->
                [one] { $symbols } Wild
               *[other] { $symbols } Wilds
            } ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
           *[plain] { $route }: { $length } { $kind ->
                [single] Single
               *[double] Double
            } ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            })
        }
    }
route-detail-dice-special =
    { $route }: { $length } { $kind ->
        [single] Single
       *[double] Double
    }, { $special } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
event-dice-rolled =
    { $who ->
        [you] You roll { $dice }.
       *[other] { $name } rolls { $dice }.
    }
event-dice-rerolled =
    { $who ->
        [you] { $count ->
            [0] You keep all dice.
            [one] You roll { $count } die again.
           *[other] You roll { $count } dice again.
        }
       *[other] { $count ->
            [0] { $name } keeps all dice.
            [one] { $name } rolls { $count } die again.
           *[other] { $name } rolls { $count } dice again.
        }
    }
event-dice-stand =
    { $who ->
        [you] Your dice now show { $dice }.
       *[other] The dice of { $name } now show { $dice }.
    }
event-token-bought =
    { $token ->
        [single] { $who ->
            [you] You give { $dice } for a Single token.
           *[other] { $name } gives { $dice } for a Single token.
        }
       *[double] { $who ->
            [you] You give { $dice } for a Double token.
           *[other] { $name } gives { $dice } for a Double token.
        }
    }
event-tokens-returned =
    { $who ->
        [you] You give back { $tokens }.
       *[other] { $name } gives back { $tokens }.
    }
event-route-claimed-with-dice =
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
event-station-built-with-dice =
    { $who ->
        [you] You build a station in { $place } with { $payment }.
       *[other] { $name } builds a station in { $place } with { $payment }.
    }
event-tickets-drawn-with-dice =
    { $who ->
        [you] { $count ->
            [one] You draw { $count } ticket with { $payment }.
           *[other] You draw { $count } tickets with { $payment }.
        }
       *[other] { $count ->
            [one] { $name } draws { $count } ticket with { $payment }.
           *[other] { $name } draws { $count } tickets with { $payment }.
        }
    }
event-tunnel-dice =
    { $who ->
        [you] { $symbols ->
            [0] You try the tunnel { $route }: the tunnel dice show no symbol.
            [one] You try the tunnel { $route }: the tunnel dice show { $symbols } symbol.
           *[other] You try the tunnel { $route }: the tunnel dice show { $symbols } symbols.
        }
       *[other] { $symbols ->
            [0] { $name } tries the tunnel { $route }: the tunnel dice show no symbol.
            [one] { $name } tries the tunnel { $route }: the tunnel dice show { $symbols } symbol.
           *[other] { $name } tries the tunnel { $route }: the tunnel dice show { $symbols } symbols.
        }
    }
why-reroll-done = dice are rolled again only once, right after the first roll.
why-no-such-dice = you have no such dice to roll again.
why-long-route-closed = routes this long are closed at this table.
why-few-symbols =
    { $kind ->
        [single] { $count ->
            [one] it takes { $count } Single and you have { $have }, Wilds and tokens included.
           *[other] it takes { $count } Singles and you have { $have }, Wilds and tokens included.
        }
       *[double] { $count ->
            [one] it takes { $count } Double and you have { $have }, Wilds and tokens included.
           *[other] it takes { $count } Doubles and you have { $have }, Wilds and tokens included.
        }
    }
why-few-symbols-of-kind =
    { $kind ->
        [single] { $count ->
            [one] it takes { $count } Single, for which no Wild may stand, and you have { $have }, tokens included.
           *[other] it takes { $count } Singles, for which no Wild may stand, and you have { $have }, tokens included.
        }
       *[double] { $count ->
            [one] it takes { $count } Double, for which no Wild may stand, and you have { $have }, tokens included.
           *[other] it takes { $count } Doubles, for which no Wild may stand, and you have { $have }, tokens included.
        }
    }
why-few-wilds =
    { $count ->
        [one] the ferry takes at least { $count } Wild and you have { $have }.
       *[other] the ferry takes at least { $count } Wilds and you have { $have }.
    }
why-few-station-dice =
    { $count ->
        [one] it takes { $count } Station or Wild and you have { $have }.
       *[other] it takes { $count } Stations or Wilds and you have { $have }.
    }
why-few-unused-dice =
    { $have ->
        [0] a token takes two unused dice and you have none.
       *[other] a token takes two unused dice and you have { $have }.
    }
why-not-these-dice = you do not have { $dice } left among your dice.
why-token-limit =
    { $kind ->
        [single] nobody may have more than { $count } Single tokens.
        [double] nobody may have more than { $count } Double tokens.
       *[any] nobody may have more than { $count } tokens.
    }
why-tokens-at-start =
    { $kind ->
        [single] you began this turn with { $count } Single tokens, so you may take none in it.
        [double] you began this turn with { $count } Double tokens, so you may take none in it.
       *[any] you began this turn with { $count } tokens, so you may take none in it.
    }
why-token-pool-empty =
    { $kind ->
        [single] no Single token is left to take.
       *[double] no Double token is left to take.
    }
why-token-not-needed = a token bought now must pay for this tunnel, and this one would not help.
why-tokens-must-be-spent =
    { $count ->
        [one] the token you bought for this tunnel must go into it.
       *[other] the { $count } tokens you bought for this tunnel must go into it.
    }
why-no-tokens-after-tunnel = after a failed tunnel no tokens can be bought.
why-cannot-decline = you bought a token for this tunnel, so it must be paid.
why-few-tokens = you do not have these tokens.
difference-tunnels-dice =
    { $count ->
        [one] { $count } track is a tunnel: three tunnel dice are rolled and may make it dearer.
       *[other] { $count } tracks are tunnels: three tunnel dice are rolled and may make them dearer.
    }
difference-ferries-dice =
    { $count ->
        [one] { $count } track is a ferry, which must be paid with some Wilds.
       *[other] { $count } tracks are ferries, which must be paid with some Wilds.
    }
options-dice = With dice
option-dice = Whether The Dice Expansion is played.
value-dice-true = Five dice take the place of the train cards: each symbol pays for one space of a route.
value-dice-false = Routes are paid with train cards.
option-dice-tunnel_faces = How many of the six sides of a tunnel die show a symbol.
value-dice-tunnel_faces-1 = One side of a tunnel die shows a symbol.
value-dice-tunnel_faces-2 = Two sides of a tunnel die show a symbol.
value-dice-tunnel_faces-3 = Three sides of a tunnel die show a symbol.
option-dice-double_kind = Which routes take Double symbols.
value-dice-double_kind-printed = Every route printed with two tracks takes Doubles.
value-dice-double_kind-open_tracks = A route of two tracks takes Doubles only if there are players enough to use both.
option-dice-wild_map_limits = Whether a Wild is bound by the limits a board sets to locomotives.
value-dice-wild_map_limits-true = A Wild pays for spaces only where the board lets locomotives do so.
value-dice-wild_map_limits-false = A Wild pays for spaces of any route.
option-dice-token_cap_scope = How the limit of three tokens is counted.
value-dice-token_cap_scope-per_type = Everybody may have three Single and three Double tokens.
value-dice-token_cap_scope-total = Everybody may have three tokens in all.
option-dice-tokens_after_failed_tunnel = Whether unused dice may buy tokens after a failed tunnel.
value-dice-tokens_after_failed_tunnel-true = After a failed tunnel unused dice may still buy tokens.
value-dice-tokens_after_failed_tunnel-false = After a failed tunnel no tokens can be bought.
option-dice-nine_route = What becomes of routes of more than eight spaces, which no dice can pay.
value-dice-nine_route-pay8 = Routes of more than eight spaces cost eight symbols and keep their length and points.
value-dice-nine_route-len8 = Routes of more than eight spaces are treated as routes of eight.
value-dice-nine_route-closed = Routes of more than eight spaces cannot be claimed.
heading-double-tokens = Double tokens
heading-single-tokens = Single tokens
help-dice = Play The Dice Expansion: dice instead of train cards.
turn-summary-dice =
    Turn { $turn }: you have { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }, { $tokens } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the others: { $others }.
turn-summary-dice-other =
    { $name } ({ $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }, { $tokens }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
dice = Your dice: { $dice }.
dice-tray = Your dice: { $dice }
dice-used = All your dice are used.
tokens = Your tokens: { $tokens }.
choice-reroll = roll { $dice } again
choice-reroll-nothing = keep all dice
choice-buy =
    { $token ->
        [single] buy a Single token with { $dice }
       *[double] buy a Double token with { $dice }
    }
menu-reroll = Name the dice to roll again (“single wild”, “2 singles”, “all”), the ones you keep (“keep doubles”), or “nothing”.
menu-buy =
    { $token ->
        [single] Two unused dice buy a Single token: type “buy single” and the dice.
        [double] Two unused dice buy a Double token: type “buy double” and the dice.
       *[both] Two unused dice buy a token: type “buy single” or “buy double” and the dice.
    }
menu-discard = “end discarding” and the tokens gives some back before your turn ends.
prompt-reroll = Roll again:
question-tunnel-dice =
    { $kind ->
        [single] { $price ->
            [one] { $route } costs { $price } Single. How do you pay?
           *[other] { $route } costs { $price } Singles. How do you pay?
        }
       *[double] { $price ->
            [one] { $route } costs { $price } Double. How do you pay?
           *[other] { $route } costs { $price } Doubles. How do you pay?
        }
    }
help-play-reroll = Dice: “single wild” or “2 singles” rolls these again, “keep doubles” the others, “all” and “nothing”.
help-play-claim-dice = Routes: “claim paris zurich”, “par zur”, “par zur wild 1” to say how you pay; stations: “station paris”.
help-play-buy = Tokens: “buy single with double station” gives two unused dice for one; “end discarding single” gives one back.
help-play-dice-tickets = Tickets: “draw 2 tickets” for two Stations or Wilds, then the numbers to keep, or none.
help-play-look-dice = Look up: actions, dice, board, score, log (“log all”).
web-expansion-dice = The Dice Expansion
web-action-dice =
    { $count ->
        [0] These dice pay for no route. Will you draw tickets, buy tokens or end your turn?
        [one] Will you claim the route edged in gold, or use your dice for something else?
       *[other] Will you claim one of { $count } routes edged in gold, or use your dice for something else?
    }
web-choice-move-dice =
    { $count ->
        [one] move { $monster } to { $place } for { $count } Wild
       *[other] move { $monster } to { $place } for { $count } Wilds
    }
web-dice = Dice
web-no-dice = No dice are left on the table.
web-dice-wait = The dice are rolled when the first turn begins.
web-dice-of = rolled by { $name }
web-die-marked = again
web-no-tokens = No tokens yet
web-die-swapped = swap
web-reroll = Which dice will you roll again? Tap them.
web-dice-enough =
    { $count ->
        [0] As they lie, they pay for no route.
        [one] As they lie, they pay for { $count } route.
       *[other] As they lie, they pay for { $count } routes.
    }
web-reroll-marked =
    { $count ->
        [0] Roll again
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }
web-stand = Keep them all
web-buy-token =
    { $token ->
        [single] Buy a Single token for two dice
       *[double] Buy a Double token for two dice
    }
web-swap = Tap two dice to swap them for a token.
web-swap-for = Swap them for which token?
web-discard = Give tokens back
web-give-back = Give back { $tokens }
web-tunnel-too-dear-dice = You cannot pay that.
web-count-tokens = tokens
study-dice = Dice and tokens
study-dice-table = The dice in a game
study-fact-rerolls = Turns with a re-roll
study-fact-rerolled = Dice in a re-roll
study-fact-dice-claims = Turns that claim a route
study-fact-wilds = Wilds in a claim
study-fact-bought = Tokens bought in a game
study-fact-spent = Tokens spent on routes in a game
study-fact-returned = Tokens given back at the end of a turn, in a game
web-help-dice = What do the dice show?
web-help-dice-text = Each die has two sides with a Single, two with a Double, one Station and one Wild. A space of a single route costs a Single, one of a double route a Double; a Station draws a ticket, and a Wild stands for any of them.
web-help-token = What are tokens?
web-help-token-text =
    Any two unused dice buy a Single or a Double token, which pays like a die, even in the same turn. { $limit ->
        [total] Nobody may have more than three in all; who begins a turn with three takes none in it.
       *[per_type] Nobody may have more than three of a type, three Single and three Double; who begins a turn with three of a type takes none of that type in it.
    }
why-not-now-reroll = first decide which dice to roll again (“reroll nothing” keeps them all).
why-not-in-game-dice = this table plays without dice.
web-not-now-reroll = First decide which dice to roll again.
