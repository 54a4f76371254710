"""What one board file may not mix, because no rule says how it would go: refused with the key to blame."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from whistlestop import Game, maps
from whistlestop.maps import Country, Map, MapError
from whistlestop.maps.check import problems
from whistlestop.maps.source import Pointer


def first_track(**keys: object) -> Callable[[Map], Map]:
    """Return how the first track of a board gets other keys."""
    return lambda board: replace(board, tracks=(replace(board.tracks[0], **keys), *board.tracks[1:]))


def first_ticket(**keys: object) -> Callable[[Map], Map]:
    """Return how the first ticket of a board gets other keys."""
    return lambda board: replace(board, tickets=(replace(board.tickets[0], **keys), *board.tickets[1:]))


def with_keys(**keys: object) -> Callable[[Map], Map]:
    """Return how a board gets other keys."""
    return lambda board: replace(board, **keys)


def with_special_cards(board: Map) -> Map:
    """Return a board with +4 locomotives."""
    return replace(board, deck=replace(board.deck, plus4=4))


def with_first_locomotives(board: Map) -> Map:
    """Return a board on which everybody starts with more locomotives than there are."""
    assert board.technologies is not None
    few = replace(board.deck, locomotives=board.players[1] * 4 - 1)
    return replace(board, deck=few, technologies=replace(board.technologies, start_locomotives=4))


def abroad(board: Map) -> Map:
    """Return a board with a country that a ticket names."""
    places = (replace(board.places[0], country="land"), *board.places[1:])
    named = replace(board, places=places, countries=(Country("land", "Land"),))
    return first_ticket(a="land", tour=None)(named)


def with_goods(board: Map) -> Map:
    """Return a board with passengers and goods."""
    return replace(board, passengers=1, places=(replace(board.places[0], goods=(3,)), *board.places[1:]))


def with_meeples(board: Map) -> Map:
    """Return a board with a meeple."""
    places = (replace(board.places[0], meeples=1), *board.places[1:])
    return replace(board, meeples=("red",), meeples_per_colour=1, places=places)


def with_grand_tours(board: Map) -> Map:
    return replace(board, bonuses=replace(board.bonuses, grand_tour=(5, 10)))


WORLD, UK = "rails-and-sails-world", "united-kingdom"
REFUSED: list[tuple[str, Callable[[Map], Map], str, Pointer]] = [
    (WORLD, abroad, "a ticket of a board with ships names two cities", ("tickets", 0)),
    (WORLD, first_ticket(more={"lima": 3}, tour=None), "a ticket of a board with ships names two", ("tickets", 0)),
    (WORLD, with_goods, "ships and passengers cannot be played on one board", ("passengers",)),
    (WORLD, with_meeples, "ships and meeples cannot be played on one board", ("meeples",)),
    (WORLD, with_grand_tours, "when a tour is a grand tour too", ("tickets",)),
    (WORLD, with_keys(race=3), "ships and race cannot be played on one board", ("race",)),
    ("france", with_special_cards, "go with plain tracks only", ("tracks",)),
    (UK, first_track(tunnel=True, ferry=0), "is plain or a ferry", ("tracks", 0)),
    (UK, first_track(any_cards=3, ferry=0), "is plain or a ferry", ("tracks", 0)),
    (UK, with_keys(stations=3), "nor with stations", ("technologies",)),
    (UK, with_keys(ferry_substitute=3), "nor with stations", ("technologies",)),
    (UK, with_goods, "no rule says how passengers go with technologies", ("passengers",)),
    (UK, with_meeples, "no rule says how meeples go with technologies", ("meeples",)),
    (UK, with_special_cards, "neither with other sorts of cards", ("technologies",)),
    (UK, with_keys(locomotives="tunnels_and_ferries"), "on every route", ("locomotives",)),
    (UK, with_first_locomotives, "16 locomotives, the deck holds 15", ("technologies", "start_locomotives")),
    (UK, with_keys(start_cards=27), "too small for 4 first locomotives", ("technologies", "start_locomotives")),
    ("nederland", with_keys(double_routes_players=3), "find the other one closed", ("double_routes_players",)),
]


@pytest.mark.parametrize(("id", "mix", "reason", "pointer"), REFUSED, ids=[f"{row[0]}: {row[2]}" for row in REFUSED])
def test_a_mixture_that_no_rule_covers_is_refused_with_its_key(
    id: str, mix: Callable[[Map], Map], reason: str, pointer: Pointer
) -> None:
    """R102, R264, R271, R274, R360, R372."""
    found = [problem for problem in problems(mix(maps.load(id))) if reason in problem.reason]
    assert found
    assert found[0].pointer[: len(pointer)] == pointer


def test_a_file_with_such_a_mixture_is_refused_with_its_line_before_anything_is_dealt(tmp_path: Path) -> None:
    """R372: harbours count by the tickets that name them."""
    file = tmp_path / "own.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(abroad(maps.load(WORLD)))))
    with pytest.raises(MapError, match="harbours count by them") as caught:
        Game(file)
    assert '"tickets"' in file.read_text(encoding="utf-8").split("\n")[(caught.value.line or 0) - 2]


def test_a_long_route_with_mountains_that_counts_as_eight_takes_and_brings_what_mountains_do() -> None:
    """R121, R152: `dice.nine_route=len8`, eight trains and those lost, the points of eight and two for each lost."""
    usa = maps.load("usa")
    tracks = tuple(
        replace(track, length=9, mountains=2) if number == 0 else track for number, track in enumerate(usa.tracks)
    )
    board = Game(replace(usa, tracks=tracks), options={"dice": True, "dice.nine_route": "len8"}).rules.board
    (long,) = [number for number in range(len(usa.tracks)) if board.trains_needed[number] > 8]
    assert (board.trains_needed[long], board.track_points[long]) == (10, 21 + 4)
    word, bit = long // 64, long % 64
    assert [int(board.trains_at_most[trains, word]) >> bit & 1 for trains in (8, 9, 10)] == [0, 0, 1]
