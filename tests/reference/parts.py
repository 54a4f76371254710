"""What a mechanism adds to a game: a part with answers to what every game asks of all of them.

A mechanism's file holds its part; `mechanisms.py` lists the parts in the order in which they follow a claim. Whatever a
part has nothing to say about is left as it is here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Reference
    from .scoring import Position, Row

Options = dict[str, Callable[[], None]]


class Part:
    """One mechanism of a game, played or not."""

    def __init__(self, game: "Reference") -> None:
        self.game = game

    def set_up(self) -> None:
        """Do what luck decides before tickets are dealt."""

    def begin(self) -> bool:
        """Ask for the next thing that belongs to the setup, after tickets; return whether there is any."""
        return False

    def after_drawing(self) -> bool:
        """Do what follows the last card drawn and return whether somebody is asked before the action ends."""
        return False

    def settle(self) -> bool:
        """Do what follows a claim and return whether somebody is asked first; the answer leads to `game.go_on`."""
        return False

    def actions(self) -> Options:
        """Return the actions with which the player may spend his turn."""
        return {}

    def beside(self) -> Options:
        """Return what the player may do beside his action."""
        return {}

    def must_go_on(self) -> bool:
        """Return whether the turn cannot end yet."""
        return False

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return what may be answered in each phase of the mechanism."""
        return {}

    def forget_turn(self) -> None:
        """Forget what belongs to the turn that is over."""

    def has_done_more(self) -> bool:
        """Return whether the turn held something beside its action, so that a pass is none (R223)."""
        return False

    def after_move(self) -> None:
        """Do what the move of a monster brings."""

    def between_turns(self) -> bool:
        """Do what comes between two turns and return whether somebody is asked before the next."""
        return False

    def finish(self) -> None:
        """Do what the end of the game brings."""

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return what a seat, or a spectator, may know; without the mechanism each fact is None."""
        return {}

    def points(self) -> dict[str, list[int]]:
        """Return the points of every seat by source."""
        return {}

    def final_points(self, position: "Position", rows: Sequence["Row"]) -> dict[str, list[int]]:
        """Return the points that depend on tickets and paths, which `rows` have; they are added to their source."""
        return {}

    def counted(self) -> object:
        """Return what its final points depend on, beside tickets, paths and who owns which track."""
        return None

    def ties(self) -> dict[str, list[int]]:
        """Return what every seat has that breaks ties, by the name of the step (R229)."""
        return {}
