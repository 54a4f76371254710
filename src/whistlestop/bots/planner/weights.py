"""What the planner goes by, in numbers that were found by playing: `docs/bots.md` says how.

Prices and gains are in the unit of `points.py`, shares in sixteenths, what a card saves in sixteenths of a card.
"""

from __future__ import annotations

# Prices of tracks.
TURN = 54  # a turn of one's own
CARD = 24  # a card still to be drawn: half a turn, and a little for drawing the wrong ones
HELD_CARD = 24  # a card in the hand: it would pay for something else
LOCOMOTIVE = 60  # a locomotive still to be drawn
TUNNEL = 16  # what a tunnel may cost beside
POINT_OF_TRACK = 16  # how much of what a claim brings at once is taken off
ADAPTING = 18  # how much prices follow what a turn is worth on a board
MEEPLE = 16  # a meeple that a claim brings
SHARE = 16  # how much of what a share is likely worth is believed in
RIVALRY = 16  # how much of what rivals lose by it counts beside
RATE_LENGTH = 8  # for each space, when tracks for points are compared: a quarter of a turn
TRAIN = 10  # a train that could lie elsewhere
SCARCE_TRAIN = 22  # the same if the first plan took more than there are
LEAST = 20  # no track costs less: any may be lost to a rival
BLOCKED = 8  # a monster stands in the way
CROWDED = 4  # for each end that a rival has reached
STATION = 144
DICE_TURN = 84
DICE_TUNNEL = 124  # what a tunnel may cost beside with dice: often the whole turn
DICE_LEAST = 42  # no track costs less with dice

# Tickets.
HOPE = 25  # how much of a held ticket's swing is believed in
HOPE_KEEPING = 15  # how much of the points of one on offer
HOPE_DRAWING = 10  # how much of the points of one not seen yet
DRAW_FOR = 44  # the average gain for which tickets are drawn
PRICE_KEEPING = 21  # how much of what the plan for them costs
OVERBURDEN = 28  # for each train that they leave too few
TRAINS_KEPT_BACK = 6  # that the tickets kept should leave over
KEPT_BACK_WITH_DICE = 8  # so many more
KEPT_BACK_WITH_MONSTERS = 4
TRAINS_FOR_DRAWING = 6
TURNS_KEPT_BACK = 2
TURNS_FOR_KEEPING = 3  # that tickets drawn later should leave over
BUSY = 3  # turns that the plan may still take when tickets are drawn

# Time.
MISSING_FOR_TICKETS = 17  # draws for a card that is missing
MISSING_FOR_POINTS = 11
RIVALS_LENGTH = 69  # tenths of a train that a rival lays with a claim
WAIT = 28  # turns for a missing card of one colour, near the end
OVERDUE = 40  # for each turn that cards will likely come too late
BULLET_TENTHS = 40  # of a turn that pass until somebody claims a bullet route, if one player did it alone
LATE = 5  # turns by which a plan may seem too long and is held on to all the same

# Where there are bullet trains.
BULLET_TURN = 16  # sixteenths of what a turn is worth elsewhere
BULLET_PRICE = 16  # sixteenths of the price of a bullet route, which a rival may claim for all
BULLET_DRAW_FOR = 44  # the average gain for which tickets are drawn
BULLET_HOPE_DRAWING = 10  # how much of the points of a ticket not seen yet

# Claims.
RAID = 18  # for each card that a payment takes from other tracks
SAFEKEEPING = 5  # how much more so from those that tickets need
DANGER = 1  # for what would be lost
NEAR = 2  # for each end of a track that a rival has reached
TOUCHING = 6  # a track for points that hangs on to the network
SHARE_OF_BEST = 8  # tracks for points are claimed at once if they pay as much as the best of the board
FEW_TRAINS = 10  # of 45; from here on any track for points is claimed
SHORT_OF_TIME = 3  # turns; the same
LENGTHENING = 2  # for each space by which the longest path grows, where there is a bonus for it
SHARPENING = 4  # so much more for each train that somebody is nearer to the end
NEAR_THE_END = 13  # trains of 45 from where on that is so, and short tracks are measured as well
END_PHASE = 9  # trains of 45 from where on tracks for points are weighed against what others gain meanwhile
HASTE = 88  # what others gain in a turn, beyond what the player does
BLOCKING = 2  # a track between two places that rivals have reached, then
ENDING = 8  # what a train laid is worth for bringing the end nearer

# Cards.
SEVERAL = 14  # for each further card missing of the same colour
SPARE_LOCOMOTIVE = 11
UNWANTED = 5
TICKETS_FIRST = 3  # how much more a card counts that tickets need

# Worths of tracks with dice.
DICE_PLANNED = 44  # a planned track beyond its own points
DICE_FINISHING = 2  # how much of what tickets swing that it fulfils, in 64ths
DICE_TRAIN = 15  # a train that could lie elsewhere

# Monsters.
RACE = 29  # how much a step in the race for a bonus decides where that is quite open
RACE_REACH = 10  # eighths of a card that make a race in the last turns
RACE_TURNS = 10  # 64ths of a card that each further turn adds
RACE_LOCOMOTIVE = 285  # a locomotive for the next step, in sixteenths of a card, against one rival
MOVING_LOCOMOTIVE = 130  # sixteenths of what a locomotive would save that a move must be worth
STAYING = 1  # turns after which a monster is as likely gone as not
OWN_TRACK = 42  # a planned track that has to wait
OWN_TRACK_LATE = 42  # the same, shared among the turns to go
OPEN_TRACK = 4  # any other track that has to wait
RIVALS_TRACK = 8  # the same, where rivals have built
RIVALS_HALVED = 6  # how much of what rivals lose by halved tickets is counted
JOINED = 53  # how much likelier a ticket is held whose ends a rival has joined than one that he has not begun
BEGUN = 5  # the same, for each end that he has reached
DICE_MOVE = 4  # how much of what a move gains is counted when dice are rolled again

# A race to six, in sixteenths of a turn.
SIX_CARD = 18  # a card still to be drawn
SIX_LOCOMOTIVE = 8  # a locomotive of the hand that would pay
SIX_TRAIN = 7  # a train, of which there are few
SIX_BLOCKED = 24  # a monster stands in the way
SIX_TICKET = 56  # a ticket that is completed at once
SIX_CHANGE = 26  # what a change must promise: the turn it costs, and a little
