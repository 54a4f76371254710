"""The parts of a game, in the order in which they follow a claim."""

from .parts import Part
from .shares import Shares

PARTS: tuple[type[Part], ...] = (Shares,)
