"""The picture of a board: it shows every space with its mark, every name, and needs nothing from outside."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from printed import PRINTED
from whistlestop import Game, maps
from whistlestop.cli.application import application
from whistlestop.maps import geometry
from whistlestop.maps.drawing import Words, draw, draw_table
from whistlestop.maps.legend import SPECIAL
from whistlestop.maps.scenery import marks, pieces
from whistlestop.maps.trains import tolls

PICTURES = Path(__file__).parents[1] / "docs" / "boards"
SVG = "{http://www.w3.org/2000/svg}"
WORDS = Words(
    title="A & B",
    colours={colour: colour.title() for colour in marks.PALETTE},
    tunnel="Tunnel",
    ferry="Ferry",
    points="Points",
    credit="",
    special={name: name.replace("_", " ").capitalize() for name in SPECIAL},
)


@cache
def picture(id: str) -> str:
    map = maps.load(id)
    return draw(map, geometry.of(map), WORDS)


def uses(text: str, name: str) -> int:
    return text.count(f'<use href="#{name}' + ("" if name.endswith("-") else '"'))


@pytest.mark.parametrize("id", maps.ids())
def test_every_coloured_space_carries_the_mark_of_its_colour(id: str) -> None:
    text, map = picture(id), maps.load(id)
    for colour in maps.COLOURS:
        spaces = sum(track.length - track.ferry for track in map.tracks if track.colour == colour)
        assert uses(text, colour) == spaces


@pytest.mark.parametrize("id", maps.ids())
def test_every_locomotive_symbol_of_a_ferry_is_shown(id: str) -> None:
    """R50: a ferry's symbols are printed on its spaces."""
    text, map = picture(id), maps.load(id)
    for colour in marks.PALETTE:
        symbols = sum(track.ferry for track in map.tracks if track.colour == colour)
        assert uses(text, f"locomotive-{colour}") == symbols


def test_tunnels_are_lined_with_stones() -> None:
    """R60: tunnels are told from other tracks."""
    stones = 'stroke-dasharray="4.4 2.2"'
    spaces = sum(track.length for track in maps.load("europe").tracks if track.tunnel)
    text = picture("europe")
    assert uses(text, "tunnel-") == spaces
    defined = re.findall('<g id="tunnel-[^"]*">(.*)</g>', text)
    assert defined
    assert all(stones in drawing for drawing in defined)
    assert stones not in picture("usa")


def test_every_mountain_is_shown() -> None:
    """R121: each X on a track."""
    crossed = sum(track.mountains for track in maps.load("legendary-asia").tracks)
    assert uses(picture("legendary-asia"), "mountain") == crossed
    assert uses(picture("usa"), "mountain") == 0


def test_a_route_on_which_other_cards_may_stand_in_is_marked() -> None:
    """R84: every one of its nine spaces."""
    assert uses(picture("nordic"), "any-cards-gray") == 9


def test_attractions_carry_a_star_and_districts_their_points() -> None:
    assert uses(picture("new-york"), "attraction") == 9
    london = maps.load("london")
    for district in london.districts:
        assert uses(picture("london"), f"number-{district.points}") == len(district.places)


def test_cities_carry_their_meeples_or_the_value_of_their_best_goods() -> None:
    """R106, R117: in Germany five meeples stand in Berlin, on the Märklin board its goods begin with seven."""
    germany, marklin = picture("germany"), picture("marklin")
    assert [uses(germany, f"number-{count}") for count in (5, 4, 3, 1)] == [1, 4, 2, 28]
    assert [uses(marklin, f"number-{value}") for value in (7, 4, 3, 2)] == [1, 6, 12, 16]


def test_marks_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = {re.sub('(fill|stroke)="#[0-9a-f]+"', "", marks.mark(colour)) for colour in maps.COLOURS}
    assert len(shapes) == len(maps.COLOURS)
    assert marks.mark("gray") == ""


@pytest.mark.parametrize("id", maps.ids())
def test_every_place_is_drawn_and_named(id: str) -> None:
    text, map = picture(id), maps.load(id)
    said = [element.text for element in ElementTree.fromstring(text).iter(f"{SVG}text")]
    for place in geometry.of(map).places:
        assert " ".join(place.label.lines) in {each.name for each in map.places}
        assert all(line in said for line in place.label.lines)
    kinds = ("city", "country", "attraction", "port", *(f"number-{number}" for number in range(10)))
    assert sum(uses(text, kind) for kind in kinds) == len(geometry.of(map).drawn)


@pytest.mark.parametrize("id", maps.ids())
def test_a_picture_is_sound_and_needs_nothing_from_outside(id: str) -> None:
    text = picture(id)
    root = ElementTree.fromstring(text)
    ids = {element.get("id") for element in root.iter()} - {None}
    assert {f"#{name}" for name in ids} >= set(re.findall(r'href="([^"]*)"', text))
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert "@import" not in text
    assert root.findtext(f"{SVG}title") == "A & B"


def test_the_legend_tells_only_what_the_board_has() -> None:
    assert ">Tunnel<" in picture("europe")
    assert ">Tunnel<" not in picture("usa")
    assert ">Ferry<" not in picture("usa")
    told = {id: [word for word in WORDS.special.values() if f">{word}<" in picture(id)] for id in maps.ids()}
    assert told == {id: printed["legend"] for id, printed in PRINTED.items()}


def test_countries_look_unlike_cities() -> None:
    map = maps.load("usa")
    abroad = (msgspec.structs.replace(map.places[0], country="elsewhere"), *map.places[1:])
    text = draw(msgspec.structs.replace(map, places=abroad), geometry.load("usa"), WORDS)
    assert uses(text, "country") == 1


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(application(), ["maps", "draw", *arguments])
    assert isinstance(result.exception, SystemExit | None), result.exception
    return result.exit_code, result.output


def test_the_command_draws_a_board_of_the_package(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run("usa", "-o", str(file)) == (0, "")
    assert ElementTree.parse(file).getroot().findtext(f"{SVG}title") == "USA"


def test_the_command_draws_a_board_from_a_file(tmp_path: Path) -> None:
    places = [{"id": "a", "name": 'A <"&', "lat": 1, "lon": 1}, {"id": "b", "name": "B", "lat": 1, "lon": 2}]
    board = {
        "id": "own",
        "name": '"Own" & <more>',
        "places": places,
        "tracks": [{"a": "a", "b": "b", "length": 3, "colour": "red", "ferry": 1}],
        "tickets": [{"a": "a", "b": "b", "points": 2}] * 20,
    }
    file = tmp_path / "own.json"
    file.write_bytes(msgspec.json.encode(board))
    assert run(str(file), "-o", str(tmp_path / "own.svg")) == (0, "")
    root = ElementTree.parse(tmp_path / "own.svg").getroot()
    assert root.get("aria-label") == '"Own" & <more>'
    assert 'A <"&' in [element.text for element in root.iter(f"{SVG}text")]


def test_wrong_input_is_answered_with_a_sentence(tmp_path: Path) -> None:
    code, told = run("atlantis", "-o", str(tmp_path / "x.svg"))
    assert code == 2
    assert "unknown map" in told
    code, told = run("usa", "-o", str(tmp_path / "missing" / "x.svg"))
    assert code == 2
    assert "cannot be written" in told


@pytest.mark.parametrize("id", maps.ids())
def test_the_pictures_of_the_docs_are_what_the_command_draws(id: str, tmp_path: Path) -> None:
    """If this fails: whistlestop maps draw NAME -o docs/boards/NAME.svg"""
    run(id, "-o", str(tmp_path / "now.svg"))
    assert (tmp_path / "now.svg").read_text("utf-8") == (PICTURES / f"{id}.svg").read_text("utf-8")


def test_pieces_are_drawn_as_on_the_page() -> None:
    """`web/tests/pieces.test.ts` expects the very same text of the page's generator."""
    drawn = pieces.piece("wagon", {"body": "#111111", "edge": "#222222", "light": "#333333"}, -20, 20)
    line = 'stroke="#222222" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
    body = "M -18.4-7.4H 18.4V3.8Q 18.4 5.4  16.8 5.4H -16.8Q -18.4 5.4  -18.4 3.8z"
    assert f'<path d="{body}" fill="#111111" {line}/>' in drawn


def test_claimed_tracks_carry_a_wagon_of_their_seat_on_every_space() -> None:
    map = maps.load("usa")
    text = draw_table(map, geometry.of(map), {0: 1}, {map.places[0].id: 2})
    seat = pieces.paints(marks.SEATS[1][0])["body"]
    assert text.count(f'fill="{seat}" stroke=') == map.tracks[0].length
    assert pieces.paints(marks.SEATS[2][0])["light"] in text


def test_every_piece_can_be_drawn() -> None:
    own = {"body": "#111111", "edge": "#222222", "light": "#333333"}
    for name in pieces.drawings().pieces:
        ElementTree.fromstring(f"<g>{pieces.piece(name, own, -20, 20)}</g>")


def test_a_view_shows_the_trains_of_the_neutral_player() -> None:
    """R264."""
    game = Game.from_position("nederland base 2 | turn=14 neutral=antwerpen:rotterdam#1,amsterdam:haarlem#2")
    assert game.view(None)._repr_svg_().count(f'"{tolls.COLOUR}"') > 0
