board-france = France
event-piece-laid =
    { $who ->
        [you] You lay { $kind } track on { $route }.
       *[other] { $name } lays { $kind } track on { $route }.
    }
event-bed-built =
    { $who ->
        [you] You lay a piece on { $route }.
       *[other] { $name } lays a piece on { $route }.
    }
event-bed-paid =
    { $who ->
        [you] You give { $dice } for a piece of track.
       *[other] { $name } gives { $dice } for a piece of track.
    }
why-bed-not-built = no piece of track lies on this bed yet.
why-track-crossed = a piece or trains lie across it.
why-no-bed = this route is no bed: it needs no piece.
why-piece-lies = a piece lies there already.
why-no-pieces-left = no piece of length { $count } is left.
why-nothing-to-build = no piece that is left fits a free bed.
why-no-piece-of-colour = no piece of this colour with length { $count } is left.
why-piece-laid = you have laid a piece in this turn.
why-must-build = who does nothing else in a turn must lay a piece of track before it ends.
difference-beds = Of the routes { $count } are empty beds. Who draws train cards must then lay a coloured piece of track on a free bed of its length, anywhere. From then on anybody may claim that route with cards of that colour; the piece goes back to the supply.
difference-pieces = There are { $count } pieces; of each colour { $pieces }.
pieces-of-length = { $count } of length { $length }
difference-crossings = { $count } pairs of connections cross: a piece or trains on one close the other for good. With few players a piece also closes the other tracks beside it.
option-france-pieces = How many pieces of track there are in France.
value-france-pieces-printed = The pieces are those of the box.
value-france-pieces-own = Pieces of each colour, the shortest first: { $value }.
option-france-dice_build = How pieces are laid in France when dice are played.
value-france-dice_build-turn_or_pair = Who does nothing else in a turn must lay a piece; after an action two unused dice may lay one.
value-france-dice_build-open_beds = There are no pieces: all beds are open from the start.
kind-bed = uncoloured
legend-bed = bed: to be claimed once a coloured piece lies on it
choice-build = lay a piece on { $route } (length { $count })
choice-piece = a piece in { $kind }
choice-build-for-dice = give { $dice } and lay a piece
question-bed = On which bed do you lay a piece?
question-piece = Which colour has the piece on { $route }?
prompt-bed = Your bed:
prompt-piece = Your piece:
piece-on = { $route } { $kind }
pieces-lying =
    { $count ->
        [0] No piece lies on the board.
       *[other] Pieces on the board: { $pieces }.
    }
help-play-beds = Pieces of track: after drawing cards name the two cities of a bed, then a colour; with dice “build” and the two cities; “pieces” lists those that lie.
web-track-bed = Empty bed: it can be claimed once a coloured piece lies on it.
web-track-piece = The piece here is { $kind }: cards of that colour pay.
web-bed-question = Where do you lay a piece of track? Press a bed.
web-bed-besides = Or press an empty bed: you lay a piece of track there instead of an action.
web-piece-question = Which colour does the piece on { $route } have?
web-help-bed = What are pieces of track for?
web-help-bed-text =
    { $purse ->
        [dice] { $pieces ->
            [none] Routes without a colour are beds. No pieces are laid: anybody may claim such a route from the start. What crosses trains is closed for good.
           *[laid] Routes without a colour are empty beds and cannot be claimed yet. Who neither claims a route nor draws tickets in a turn lays a piece on a free bed, and in any other turn two unused dice may lay one after the action. Then anybody may claim that route, colours mean nothing; the piece goes back to the supply. What crosses a piece or trains is closed for good.
        }
       *[cards] Routes without a colour are empty beds and cannot be claimed yet. Who draws train cards lays a coloured piece on a free bed afterwards. Then the route has that colour and anybody may claim it; the piece goes back to the supply. What crosses a piece or trains is closed for good.
    }
web-key-beds = Track beds and pieces
web-key-bed = Empty bed for a piece
web-key-crossings = Connections that cross
web-key-one = One connection
web-key-other = The other connection
web-key-pieces = Pieces of each colour by length
web-value-france = France

why-not-now-bed = first choose a bed for the piece of track.
why-not-now-piece = first choose the colour of the piece of track.
why-not-in-game-beds = this board has no track beds.
web-not-now-bed = First choose a bed for the piece of track.
web-not-now-piece = First choose the colour of the piece of track.
used-beds = Pieces of track laid
