"""Actions for bots and other programs: what an id means, and the id of what is meant.

    >>> decode(65)
    Claim(track=1)
    >>> encode(Claim(track=1))
    65

An action is one of these types; the numbers of their fields are those of the board: `view.rules.map.tracks[track]`,
`places`, `tickets`. Kinds of cards are the colours of `maps.COLOURS` in their order, then LOCOMOTIVE, PLUS4 and
PASSENGER_CARD.
"""

from whistlestop.records.actions import *  # noqa: F403 - the first id of each block, as compiled bots use them
from whistlestop.records.blocks import Claim as Claim
from whistlestop.records.blocks import Draw as Draw
from whistlestop.records.blocks import End as End
from whistlestop.records.blocks import Keep as Keep
from whistlestop.records.blocks import Pass as Pass
from whistlestop.records.blocks import Pay as Pay
from whistlestop.records.blocks import Return as Return
from whistlestop.records.blocks import Take as Take
from whistlestop.records.blocks import Tickets as Tickets
from whistlestop.records.blocks import decode as decode
from whistlestop.records.blocks import encode as encode
from whistlestop.records.numbers import LOCOMOTIVE as LOCOMOTIVE
from whistlestop.records.numbers import PASSENGER_CARD as PASSENGER_CARD
from whistlestop.records.numbers import PLUS4 as PLUS4
from whistlestop.records.parts import *  # noqa: F403 - what mechanisms add
