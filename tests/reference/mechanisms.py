"""The parts of a game, in the order in which they follow a claim."""

from .meeples import Meeples
from .parts import Part
from .passengers import Passengers
from .shares import Shares

PARTS: tuple[type[Part], ...] = (Meeples, Passengers, Shares)
