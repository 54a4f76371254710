"""What a designer is told: all errors at once, what cannot work, and boards of places that are nowhere on Earth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from whistlestop import Game, maps
from whistlestop.maps import MapError, geometry

PLACES = [{"id": id, "name": id.title(), "x": 100 * number, "y": 70 * number**2} for number, id in enumerate("abcd")]
TRACKS = [
    {"a": "a", "b": "b", "length": 3, "colour": "red"},
    {"a": "b", "b": "c", "length": 4, "colour": "blue"},
    {"a": "c", "b": "d", "length": 2, "colour": "gray"},
    {"a": "a", "b": "d", "length": 6, "colour": "gray"},
]
TICKETS = [{"a": "a", "b": "c", "points": number} for number in range(1, 9)]
ISLE: dict[str, Any] = {"id": "isle", "name": "Isle", "players": [2, 2], "trains": 9}
ISLE |= {"places": PLACES, "tracks": TRACKS, "tickets": TICKETS}


def written(folder: Path, board: dict[str, Any]) -> Path:
    """Return the file of a board with a line for each place, track and ticket, the first of them on line 5."""
    head = {key: value for key, value in board.items() if not isinstance(value, list) or key == "players"}
    lists = {key: value for key, value in board.items() if key not in head}
    lines = ["{", json.dumps(head)[1:-1] + ","]
    for key, value in lists.items():
        lines += ["", f'"{key}": [', *(json.dumps(one) + "," for one in value)]
        lines[-1] = lines[-1].rstrip(",") + "],"
    lines[-1] = lines[-1].rstrip(",") + "}"
    file = folder / "isle.json"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_all_errors_of_keys_and_values_are_told_at_once_with_their_lines(tmp_path: Path) -> None:
    places = [{**PLACES[0], "x": "west"}, {"id": "b", "nam": "B", "x": 1, "y": 1}, *PLACES[2:]]
    tracks = [{**TRACKS[0], "length": 0, "colour": "rde"}, {**TRACKS[1], "tunel": True}, *TRACKS[2:]]
    with pytest.raises(MapError) as caught:
        maps.read(written(tmp_path, {**ISLE, "places": places, "tracks": tracks, "trians": 9}))
    told = [(error.line, error.reason.split(";")[0]) for error in (caught.value, *caught.value.further)]
    assert sorted(told) == [
        (2, 'unknown key "trians"'),
        (5, "places.x: expected int | null, got str"),
        (6, 'the key "name" is missing'),
        (6, 'unknown key "nam"'),
        (11, '"rde" is no colour'),
        (11, "tracks.length: expected int >= 1"),
        (12, 'unknown key "tunel"'),
    ]
    assert len(str(caught.value).splitlines()) == len(told)


def test_all_errors_of_the_board_as_a_whole_are_told_at_once(tmp_path: Path) -> None:
    tracks = [{**TRACKS[0], "a": "nowhere"}, {**TRACKS[1], "ferry": 5}, *TRACKS[2:]]
    with pytest.raises(MapError) as caught:
        maps.read(written(tmp_path, {**ISLE, "tracks": tracks}))
    assert [error.line for error in (caught.value, *caught.value.further)] == [11, 12]
    wrong = msgspec.structs.replace(maps.load("usa"), players=(1, 9))
    with pytest.raises(MapError, match=r"(?s)at least 2 players.*too many players"):
        maps.validate(wrong)


DOUBTS: dict[str, tuple[dict[str, Any], str]] = {
    "3 trains": ({"trains": 3}, "the last round may begin after the first route"),
    "a route that is too long": ({"trains": 5, "end_trains": 0}, "nobody can claim it: 6 trains, a player has 5"),
    "a ticket that is too far": ({"trains": 6, "end_trains": 0}, "nobody can fulfil it: 7 trains, a player has 6"),
    "too few cards": ({"deck": {"per_colour": 3, "locomotives": 2}}, "nobody can pay for it: 6 cards, there are 5"),
    "a game that may not end": ({"trains": 11}, "all tracks together take 15 trains: 2 players may fill them"),
    "points for stations without any": ({"bonuses": {"unused_station": 4}}, "this board has no stations"),
    "points for attractions without any": ({"bonuses": {"attraction": 1}}, "no place is an attraction"),
    "cards for ferries without any": ({"ferry_substitute": 3}, "no route is a ferry"),
}


@pytest.mark.parametrize("name", DOUBTS)
def test_what_cannot_work_is_warned_of_with_its_line_and_can_be_played(name: str, tmp_path: Path) -> None:
    changes, words = DOUBTS[name]
    file = written(tmp_path, {**ISLE, **changes})
    found = maps.warnings_of_file(file)
    assert any(words in warning.reason and warning.line is not None for warning in found)
    assert sorted(maps.warnings(maps.read(file))) == sorted(warning.reason for warning in found)
    Game(file, seed=1)


def test_a_sound_board_and_the_boards_of_the_package_give_no_warning(tmp_path: Path) -> None:
    assert maps.warnings_of_file(written(tmp_path, ISLE)) == []
    every = [maps.load(id, name) for id in maps.ids() for name in maps.ticket_sets(id)]
    assert [(board.id, maps.warnings(board)) for board in every if maps.warnings(board)] == []


def test_a_board_of_fiction_lies_as_its_coordinates_say(tmp_path: Path) -> None:
    board = maps.read(written(tmp_path, ISLE))
    lie = geometry.of(board)
    assert [place.id for place in sorted(lie.places, key=lambda place: place.x)] == ["a", "b", "c", "d"]
    assert [place.id for place in sorted(lie.places, key=lambda place: place.y)] == ["a", "b", "c", "d"]
    assert lie.outlines.land == ""
    assert Game(board, seed=1)._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ({"id": "a", "name": "A", "x": 1}, "lies nowhere: give it lat and lon, or x and y"),
        ({"id": "a", "name": "A", "lat": 1, "x": 1, "y": 1}, "has a latitude or a longitude and not the other"),
        ({"id": "a", "name": "A", "lat": 1, "lon": 1}, "has no latitude and longitude, other places have"),
    ],
)
def test_a_place_that_is_half_somewhere_is_refused(place: dict[str, Any], reason: str, tmp_path: Path) -> None:
    with pytest.raises(MapError, match=reason):
        maps.read(written(tmp_path, {**ISLE, "places": [place, *PLACES[1:]]}))
