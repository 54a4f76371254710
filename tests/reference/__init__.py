"""A slow, plain engine of the game, written from the numbered rulebook alone.

It exists to be compared step by step with the fast engine: legal actions, views and scores as texts and
plain dictionaries. It covers the card game on every board, Alvin & Dexter, the Dice Expansion and both together
(R1-R122, R130-R208, R220-R231), Japan (R390-R400) and First Journey (R410-R423). All luck is fed to it.
"""

from .game import Reference
from .luck import Luck
from .random_game import RandomGame

__all__ = ["Luck", "RandomGame", "Reference"]
