"""A slow, plain engine of the game, written from the numbered rulebook alone.

It exists to be compared step by step with the fast engine: legal actions, views and scores as texts and
plain dictionaries. It covers the card game on every board, Alvin & Dexter, the Dice Expansion and both together
and every mechanism of single boards. All luck is fed to it.

A mechanism has files of its own with a `Part`, whose hooks the turn walks (`parts.py`): what it keeps, asks, tells and
scores. Where one changes what a claim, a payment or a draw itself is, it is also a turn that overrides another:
technologies (`buying.py`, `buying_with_dice.py`) and ships (`sailing.py`). Dice and monsters are no parts, because they
are ways of every turn on every board: `dice_turn.py` stands beside `card_turn.py`, and a monster's move may come at
each of their moments (`turn.py`); as parts they would need a hook at every line that they are now.
"""

from .game import Reference
from .luck import Luck
from .random_game import RandomGame

__all__ = ["Luck", "RandomGame", "Reference"]
