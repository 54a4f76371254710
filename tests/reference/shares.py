"""Companies, their stacks of shares and what shareholders score (R301-R308)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from whistlestop.maps.schema import Map

from .parts import Options, Part

if TYPE_CHECKING:
    from .game import Reference

Holding = Mapping[str, Sequence[int]]  # the numbers of somebody's shares, by company
FACTS = ("share_tops", "shares", "dummy_shares", "shown_shares", "share_track")


class Shares(Part):
    """The shares that nobody has taken, number 1 of each company on top, and everybody's."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.left = {company.id: list(range(1, company.shares + 1)) for company in game.map.companies}
        self.with_dummy = game.players == game.map.share_dummy_players
        self.held: list[dict[str, list[int]]] = [{} for _ in range(game.players)]
        self.dummy: dict[str, list[int]] = {}
        self.shown: dict[str, list[int]] = {}

    def settle(self) -> bool:
        """Ask about a share of the companies at the route (R302)."""
        if self.offered():
            self.game.phase = "share"
        return bool(self.offered())

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return the companies to choose from for oneself and for the dummy."""
        return {"share": self._share_options, "dummy share": self._dummy_options}

    def offered(self) -> list[str]:
        """Return those of the companies at the route that still have shares (R302)."""
        return [company for company in self.game.map.tracks[self.game.claimed].companies if self.left[company]]

    def _share_options(self) -> Options:
        """Return the companies at the route whose top share may be taken, and taking none (R302)."""
        options: Options = {f"share {id}": partial(self._take_own, id) for id in self.offered()}
        return options | {"no share": self.game.go_on}

    def _dummy_options(self) -> Options:
        """Return the companies of the same route from which the dummy may get a share (R307)."""
        return {f"dummy share {id}": partial(self._give_dummy, id) for id in self.offered()}

    def _take_own(self, company: str) -> None:
        self._take(company, self.held[self.game.to_move])
        choices = self.offered() if self.with_dummy else []
        if len(choices) > 1:
            self.game.phase = "dummy share"
        elif choices:
            self._give_dummy(choices[0])
        else:
            self.game.go_on()

    def _give_dummy(self, company: str) -> None:
        self._take(company, self.dummy)
        self.game.go_on()

    def _take(self, company: str, holding: dict[str, list[int]]) -> None:
        """Move the top share of a company to somebody's holding."""
        holding.setdefault(company, []).append(self.left[company].pop(0))

    def finish(self) -> None:
        """Draw half of the dummy's shares, rounded up, and show them (R308)."""
        every = every_share(self.game.map)
        left = {index for index, (company, number) in enumerate(every) if number in self.dummy.get(company, ())}
        for _ in range(number_shown(len(left))):
            index = self.game.door.share(left)
            left.remove(index)
            self.shown.setdefault(every[index][0], []).append(every[index][1])

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return the stacks, which are open, and the shares that a viewer may look at (R249, R303)."""
        if not self.game.map.companies:
            return dict.fromkeys(FACTS)
        over = self.game.over
        all_open = over or self.game.options["boards.open_holdings"]
        return {
            "share_tops": {company: left[0] for company, left in self.left.items() if left},
            "shares": [_sorted(held) if all_open or seat == viewer else None for seat, held in enumerate(self.held)],
            "dummy_shares": _sorted(self.dummy) if self.with_dummy and all_open else None,
            "shown_shares": _sorted(self.shown) if self.with_dummy and over else None,
            "share_track": self.game.claimed if self.game.phase in self.questions() else None,
        }

    def points(self) -> dict[str, list[int]]:
        """Return what shareholders score."""
        return {"shares": share_points(self.game.map, self.held, self.shown)}


def _sorted(shares: Mapping[str, list[int]]) -> dict[str, list[int]]:
    return {company: sorted(numbers) for company, numbers in shares.items()}


def every_share(map: Map) -> list[tuple[str, int]]:
    """Return all shares in the order in which luck numbers them."""
    return [(company.id, number) for company in map.companies for number in range(1, company.shares + 1)]


def number_shown(count: int) -> int:
    """Return how many of the dummy's shares are turned up: half of them, rounded up (R308)."""
    return count - count // 2


def share_points(map: Map, holdings: Sequence[Holding], shown: Holding) -> list[int]:
    """Return each seat's points from all companies; the dummy's shown shares take a rank and score nothing (R305)."""
    points = [0] * len(holdings)
    for company in map.companies:
        owners = [*holdings, shown]
        held = {owner: own[company.id] for owner, own in enumerate(owners) if own.get(company.id)}
        ranking = sorted(held, key=lambda owner: (-len(held[owner]), min(held[owner])))
        for owner, value in zip(ranking, company.points, strict=False):
            if owner < len(holdings):
                points[owner] += value
    return points
