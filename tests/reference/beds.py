"""Track beds: the supply of coloured pieces, those that lie on the board, and what crosses (R320-R332)."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from whistlestop.maps.schema import Map, Track

from .dice_payments import pairs
from .parts import Options, Part

if TYPE_CHECKING:
    from .game import Reference

ANY = "gray"  # what a piece shows with dice, where colours mean nothing (R330)


class Beds:
    """The beds of a board with their pieces."""

    def __init__(self, map: Map, options: Mapping[str, object], twins: Sequence[Sequence[int]]) -> None:
        self.map = map
        self.twins = twins  # those that a piece closes: none with four or more players (R326)
        with_dice = bool(options["dice"])
        self.laying = map.beds is not None and not (with_dice and options["france.dice_build"] == "open_beds")
        self.beds = {index for index, track in enumerate(map.tracks) if track.bed} if self.laying else set()
        self.crossing = [self._crossing(track) for track in map.tracks]
        self.supply = self._supply(options["france.pieces"], with_dice)
        self.lying: dict[int, str] = {}

    def _crossing(self, track: Track) -> set[int]:
        """Return the tracks that cross a track, all of a connection (R324)."""
        if self.map.beds is None:
            return set()
        here, across = {track.a, track.b}, list[set[str]]()
        for crossing in self.map.beds.crossings:
            one, other = set(crossing.one), set(crossing.other)
            across += [other] * (one == here) + [one] * (other == here)
        return {index for index, other in enumerate(self.map.tracks) if {other.a, other.b} in across}

    def _supply(self, chosen: object, with_dice: bool) -> Counter[tuple[int, str]]:
        """Return how many pieces there are by length and colour (R320, R330)."""
        if self.map.beds is None:
            return Counter()
        printed, colours = self.map.beds.pieces, self.map.deck.colours
        counts = printed.values() if chosen == "printed" else [int(number) for number in str(chosen).split("/")]
        numbers = dict(zip(sorted(printed), counts, strict=True))
        if with_dice:
            return Counter({(length, ANY): number * len(colours) for length, number in numbers.items()})
        return Counter({(length, colour): number for length, number in numbers.items() for colour in colours})

    def colours(self, track: int) -> list[str]:
        """Return the colours of pieces in the supply that fit a bed (R322)."""
        length = self.map.tracks[track].length
        return [colour for (size, colour), left in self.supply.items() if size == length and left > 0]

    def free(self, taken: Collection[int]) -> list[int]:
        """Return the beds on which a piece can be laid; `taken` are the claimed tracks (R322-R326)."""
        cut_off = self.cut_off(taken)
        return [
            track
            for track in sorted(self.beds)
            if track not in taken and track not in self.lying and track not in cut_off and self.colours(track)
        ]

    def cut_off(self, taken: Collection[int]) -> set[int]:
        """Return the tracks across which a piece or trains lie, or that those on a twin close (R324-R326)."""
        if self.map.beds is None:
            return set()
        return {other for laid in (*self.lying, *taken) for other in (*self.crossing[laid], *self.twins[laid])}

    def lay(self, track: int, colour: str) -> None:
        """Lay a piece of the supply on a bed."""
        self.supply[self.map.tracks[track].length, colour] -= 1
        self.lying[track] = colour

    def take_back(self, track: int) -> None:
        """Return the piece of a claimed route, if it had one, to the supply (R327)."""
        if track in self.lying:
            self.supply[self.map.tracks[track].length, self.lying.pop(track)] += 1

    def ready(self, track: int) -> bool:
        """Return whether a track needs no piece or has one (R321)."""
        return track not in self.beds or track in self.lying

    def coloured(self, track: int) -> Track:
        """Return a track in the colour that pays for it (R327)."""
        printed = self.map.tracks[track]
        return replace(printed, colour=self.lying[track]) if track in self.lying else printed


class Building(Part):
    """The decisions about track beds: after drawing cards, or in a turn with dice (R322, R323, R330, R332)."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.beds = game.claims.beds
        self.bed: int | None = None  # the bed chosen for a piece whose colour is open
        self.laid_in = -1  # the last turn with dice in which a piece was laid

    def _free(self) -> list[int]:
        """Return where the player in turn may lay a piece: on no closed route, nor by house rule in chaos (R332)."""
        blocked = {*self.game.claims.touching(self.game.closed_by_chaos()), *self.game.claims.closed()}
        return [track for track in self.beds.free(self.game.claims.owner) if track not in blocked]

    def _laid(self) -> bool:
        return self.laid_in == self.game.turn and not self.game.over

    def after_drawing(self) -> bool:
        """After the last card: a piece must be laid if any fits (R322, R323)."""
        asks = bool(self._free())
        if asks:
            self.game.phase = "bed"
        return asks

    def actions(self) -> Options:
        """Return the beds for a turn with dice in which nothing else is done (R330)."""
        return self._bed_options() if self.game.with_dice and not self._laid() else {}

    def beside(self) -> Options:
        """Return the pairs of unused dice that may be given for a piece once the action is done (R330)."""
        if not self.game.with_dice or self.game.phase != "after action" or self._laid() or not self._free():
            return {}
        return {f"build with {x} + {y}": partial(self._give_dice, x, y) for x, y in pairs(self.game.dice.unused)}

    def must_go_on(self) -> bool:
        """Return whether a turn with dice cannot end yet: nothing was done, and a piece fits (R330)."""
        return self.game.with_dice and self.game.phase == "action" and not self._laid() and bool(self._free())

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return the beds to choose from, and the colours of pieces that fit the bed chosen."""
        return {"bed": self._bed_options, "piece": self._piece_options}

    def _bed_options(self) -> Options:
        return {f"build {self.game.claims.names[track]}": partial(self._build, track) for track in self._free()}

    def _piece_options(self) -> Options:
        assert self.bed is not None
        return {f"piece {colour}": partial(self._lay, colour) for colour in self.beds.colours(self.bed)}

    def _build(self, track: int) -> None:
        self.bed = track
        if self.game.with_dice:
            self.laid_in = self.game.turn
            self._lay(ANY)
        else:
            self.game.phase = "piece"

    def _lay(self, colour: str) -> None:
        assert self.bed is not None
        self.beds.lay(self.bed, colour)
        self.bed = None
        self.game.finish_action()

    def _give_dice(self, x: str, y: str) -> None:
        self.game.dice.spend(Counter((x, y)))
        self.game.phase = "bed"

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return the pieces that lie and what is being laid; all of it is open."""
        if not self.beds.laying:
            return dict.fromkeys(("pieces", "bed", "piece_laid"))
        laid = self._laid() if self.game.with_dice else None
        return {"pieces": dict(self.beds.lying), "bed": self.bed, "piece_laid": laid}
