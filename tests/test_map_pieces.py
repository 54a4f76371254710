"""A map file with splits, meeples, passengers or their cards that do not fit together is refused with the reason."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from whistlestop import maps
from whistlestop.maps import Map
from whistlestop.maps.check import problems

GERMANY, MARKLIN = maps.load("germany"), maps.load("marklin")


def first_track(**changes: object) -> Map:
    """Return Märklin with its first track changed."""
    first, *others = MARKLIN.tracks
    return replace(MARKLIN, tracks=(replace(first, **changes), *others))


def place(board: Map, id: str, **changes: object) -> Map:
    """Return a board with one place changed."""
    places = [replace(it, **changes) if it.id == id else it for it in board.places]
    return replace(board, places=tuple(places))


def split(**changes: object) -> Map:
    """Return Germany with its drawn tickets changed."""
    return replace(GERMANY, drawn_tickets=replace(GERMANY.drawn_tickets, **changes))


WRONG: list[tuple[Map, str]] = [
    (split(deal={"short": 4}), "tickets are split between exactly two decks"),
    (split(split=6), "at most 5 tickets are split, not 6"),
    (split(deal={"short": 1, "long": 1}), "4 tickets to split, the decks give 2"),
    (place(GERMANY, "denmark-1", meeples=1), "a border point shares the meeples of its country"),
    (replace(GERMANY, meeples=(*GERMANY.meeples[:5], "black")), "a colour of meeples stands twice"),
    (replace(GERMANY, meeples_per_colour=9), "54 meeples for 60 on the board"),
    (place(GERMANY, "berlin", goods=(7,)), "a board has meeples or goods, not both"),
    (replace(MARKLIN, passengers=4), "too many passengers: 4, at most 3"),
    (replace(MARKLIN, passengers=0), "goods need passengers to collect them"),
    (replace(MARKLIN, passengers=0), "passenger cards need passengers"),
    (replace(GERMANY, passengers=3), "passengers find no goods on this board"),
    (place(MARKLIN, "berlin", goods=(1,) * 9), "a stack has at most 8 tokens"),
    (replace(MARKLIN, stations=1), "+4 locomotives and passenger cards do not go with stations"),
    (replace(MARKLIN, locomotives="tunnels_and_ferries"), "+4 locomotives go with locomotives on every route"),
    (first_track(tunnel=True), "+4 locomotives and passenger cards go with plain tracks only"),
    (first_track(ferry=1), "+4 locomotives and passenger cards go with plain tracks only"),
    (first_track(length=8), "with +4 locomotives or passenger cards a route has at most 7 spaces"),
    (
        replace(GERMANY, bonuses=replace(GERMANY.bonuses, most_cities=10)),
        'the bonus "most_cities" does not go with countries',
    ),
]


@pytest.mark.parametrize(("board", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_what_does_not_fit_together_is_refused_with_the_reason(board: Map, reason: str) -> None:
    """R100-R117."""
    assert reason in [problem.reason for problem in problems(board)]


@pytest.mark.parametrize("board", [GERMANY, MARKLIN], ids=["germany", "marklin"])
def test_the_boards_themselves_have_no_problem(board: Map) -> None:
    """R101, R117."""
    assert not list(problems(board))
