"""A slow, plain engine of the game, written from the numbered rulebook alone.

It exists to be compared step by step with the fast engine: legal actions, views and scores as texts and
plain dictionaries. It covers the card game on every board, Alvin & Dexter, the Dice Expansion and both together
and every mechanism of single boards. All luck is fed to it.

A mechanism beside the turn has a file of its own with a `Part`, whose hooks the turn walks (`parts.py`). What changes
what a claim, a payment or a turn is stands in the turn: dice, monsters, stations, tunnels; technologies (`buying.py`)
and ships (`sailing.py`) are turns of their own.
"""

from .game import Reference
from .luck import Luck
from .random_game import RandomGame

__all__ = ["Luck", "RandomGame", "Reference"]
