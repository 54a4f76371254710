"""The parts of a game, in the order in which they follow a claim."""

from .beds import Building
from .bullets import Progress
from .markers import Marking
from .meeples import Meeples
from .parts import Part
from .passengers import Passengers
from .race import Race
from .sailing import Ships
from .shares import Shares
from .technologies import Technologies
from .tolls import Tolls
from .tourists import Tourists

PARTS: tuple[type[Part], ...] = (
    Ships,  # pieces are chosen before anything else is asked
    *(Tolls, Marking, Tourists, Meeples, Passengers, Race, Shares),  # in the order of R241
    *(Building, Progress, Technologies),  # nothing of theirs is asked after a claim
)
