"""Laying pieces of track: after drawing cards, or in a turn with dice (R322, R323, R330, R332)."""

from collections import Counter
from functools import partial

from .beds import ANY
from .dice_payments import pairs
from .turn import Options, Turn


class Building(Turn):
    """The decisions about track beds."""

    def free_beds(self) -> list[int]:
        """Return where the player in turn may lay a piece; chaos forbids it by house rule only (R332)."""
        beds = self.claims.beds.free(self.claims.owner)
        blocked = self.claims.touching(self.closed_by_chaos())
        return [track for track in beds if track not in blocked]

    def finish_drawing(self) -> None:
        """After the last card: a piece must be laid if any fits (R322, R323)."""
        if self.free_beds():
            self.phase = "bed"
        else:
            self.finish_action()

    def bed_options(self) -> Options:
        """Return the beds to choose from."""
        return {f"build {self.claims.names[track]}": partial(self._build, track) for track in self.free_beds()}

    def piece_options(self) -> Options:
        """Return the colours of pieces that fit the bed chosen."""
        assert self.bed is not None
        return {f"piece {colour}": partial(self._lay, colour) for colour in self.claims.beds.colours(self.bed)}

    def build_instead_options(self) -> Options:
        """Return the beds for a turn with dice in which nothing else is done (R330)."""
        return {} if self.so_far.piece_laid else self.bed_options()

    def build_for_dice_options(self) -> Options:
        """Return the pairs of unused dice that may be given for a piece once the action is done (R330)."""
        if self.phase != "after action" or self.so_far.piece_laid or not self.free_beds():
            return {}
        return {f"build with {x} + {y}": partial(self._give_dice, x, y) for x, y in pairs(self.dice.unused)}

    def must_build(self) -> bool:
        """Return whether a turn with dice cannot end yet: nothing was done, and a piece fits (R330)."""
        return self.phase == "action" and not self.so_far.piece_laid and bool(self.free_beds())

    def _build(self, track: int) -> None:
        self.bed = track
        if self.with_dice:
            self.so_far.piece_laid = True
            self._lay(ANY)
        else:
            self.phase = "piece"

    def _lay(self, colour: str) -> None:
        assert self.bed is not None
        self.claims.beds.lay(self.bed, colour)
        self.bed = None
        self.finish_action()

    def _give_dice(self, x: str, y: str) -> None:
        self.dice.spend(Counter((x, y)))
        self.phase = "bed"
