"""The ground of a board: it needs no more room than there is, tells what it knows of the Earth, and is sound SVG."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from whistlestop import maps
from whistlestop.maps import geometry, scenery
from whistlestop.maps.geometry.carrying import Carrier
from whistlestop.maps.geometry.quality import label_box
from whistlestop.maps.scenery.facts import features, landmarks
from whistlestop.maps.scenery.paths import rings
from whistlestop.maps.scenery.room import Room

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = Path(__file__).parents[1] / "docs" / "boards"
ABOUT_COUNTRIES = [
    "anatolia",
    "first-journey-usa",
    "france",
    "germany",
    "india",
    "japan",
    "marklin",
    "nederland",
    "nordic",
    "old-west",
    "pennsylvania",
    "switzerland",
    "united-kingdom",
    "usa",
]
ALL_LAND = {"lake-constance", "london", "switzerland"}


@cache
def sheet(id: str) -> str:
    map = maps.load(id)
    return scenery.sheet(map, geometry.of(map))


def drawn(id: str, name: str) -> list[str]:
    """Return the elements of a class as they stand in the sheet."""
    return re.findall(f'<[^>]*class="[^"]*{name}[^"]*"[^>]*>', sheet(id))


@pytest.mark.parametrize("id", maps.ids())
def test_a_sheet_is_sound_and_every_class_in_it_has_a_look(id: str) -> None:
    root = ElementTree.fromstring(sheet(id))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"#{name}" for name in ids} >= set(re.findall(r'href="([^"]*)"', sheet(id)))
    assert {f"#{name}" for name in ids} >= set(re.findall(r"url\(([^)]*)\)", sheet(id)))
    groups = {"ground", "relief", "cartouche", "compass", "ship", "sketch", "wash"}
    used = {name for element in root.iter() for name in (element.get("class") or "").split()} - groups
    ruled = set(re.findall(r"\.([a-z][\w-]*)", scenery.look()))
    assert {name for name in used if name not in ruled and not name.endswith("-name")} == set()


@pytest.mark.parametrize("id", maps.ids())
def test_every_board_has_a_cartouche_a_compass_and_a_frame(id: str) -> None:
    assert [len(drawn(id, name)) for name in ("cartouche", 'compass"', "frame-bars")] == [1, 1, 1]
    title = "".join(re.findall('<text class="title"[^>]*>([^<]{2,})<', sheet(id)))
    assert unescape(title).replace(" ", "") == maps.load(id).name.upper().replace(" ", "")


@pytest.mark.parametrize("id", maps.ids())
def test_a_cartouche_is_a_small_part_of_its_sheet(id: str) -> None:
    large = float(re.findall(r'class="cartouche"[^>]*scale\(([\d.]+)\)', sheet(id))[0])
    left, top = re.findall(r'class="plate" d="M([-\d.]+) ([-\d.]+)', sheet(id))[0]
    lie = geometry.load(id)
    wide, high = 2 * (abs(float(left)) + 12) * large, 2 * abs(float(top)) * large
    assert wide < 0.3 * lie.width
    assert wide * high < 0.035 * lie.width * lie.height


def test_boards_about_countries_tint_them_and_others_do_not() -> None:
    assert [id for id in maps.ids() if drawn(id, "ribbon")] == ABOUT_COUNTRIES


@pytest.mark.parametrize("id", maps.ids())
def test_relief_and_lettering_keep_off_spaces_places_and_names(id: str) -> None:
    lie = geometry.load(id)
    room = Room(lie)
    feet = re.findall(r'href="#[mhts]\d" transform="translate\(([-\d.]+) ([-\d.]+)\)', sheet(id))
    boxes = [label_box(place.label, lie.label_size, lie.line_height) for place in lie.places]
    for x, y in ((float(x), float(y)) for x, y in feet):
        assert room.is_free((x, y - 2, x, y - 2))
        assert not any(left < x < right and top < y < bottom for left, top, right, bottom in boxes)


@pytest.mark.parametrize("id", sorted(set(maps.ids()) - {"london", "new-york"}))
def test_land_has_relief_and_water_has_none(id: str) -> None:
    room = Room(geometry.load(id))
    feet = re.findall(r'href="#[mht]\d" transform="translate\(([-\d.]+) ([-\d.]+)\)', sheet(id))
    assert len(feet) > 20
    assert all(room.is_dry((float(x), float(y), float(x), float(y))) for x, y in feet)


def test_cities_show_their_landmarks() -> None:
    counts = {id: len(drawn(id, 'sketch"')) for id in maps.ids()}
    assert {id: count for id, count in counts.items() if count} == {"london": 6, "new-york": 6, "san-francisco": 6}
    assert len(landmarks()) == 18


def test_facts_are_lines_on_earth_and_ranges_have_a_width() -> None:
    for feature in features():
        assert len(feature.line) >= 2
        assert all(-90 <= latitude <= 90 and -180 <= longitude <= 180 for latitude, longitude in feature.line)
        assert (feature.width > 0) == (feature.kind not in ("sea", "lake"))
        assert feature.height in (1, 2, 3)


def test_a_place_is_carried_to_where_it_lies() -> None:
    map, lie = maps.load("europe"), geometry.load("europe")
    at = {place.id: (place.x, place.y) for place in lie.places}
    carried = Carrier(map, lie)(np.array([(place.lat, place.lon) for place in map.places]))
    far = np.hypot(*(carried - np.array([at[place.id] for place in map.places])).T)
    assert np.median(far) < 8
    assert far.max() < 25


def test_land_reaches_beyond_the_frame_wherever_it_is_cut() -> None:
    """A coast never runs straight along the edge of what is seen."""
    for id in maps.ids():
        lie = geometry.load(id)
        for ring in rings(lie.outlines.land):
            steps = np.abs(np.diff(ring, axis=0))
            straight = (steps.min(axis=1) < 0.05) & (steps.max(axis=1) > 60)
            for (x, y), (x2, y2) in zip(ring[:-1][straight], ring[1:][straight], strict=True):
                outside_x = max(x, x2) < -scenery.EDGE or min(x, x2) > lie.width + scenery.EDGE
                outside_y = max(y, y2) < -scenery.EDGE or min(y, y2) > lie.height + scenery.EDGE
                assert outside_x or outside_y, (id, x, y)


def test_a_board_of_ones_own_has_relief_and_names_from_the_same_facts() -> None:
    places = [("bern", 46.9, 7.4), ("milano", 45.5, 9.2), ("wien", 48.2, 16.4), ("venezia", 45.4, 12.3)]
    board = maps.Map(
        id="own",
        name="Over the <Alps>",
        places=tuple(maps.Place(id, id.title(), lat, lon) for id, lat, lon in places),
        tracks=tuple(
            maps.Track(a, b, 4, "gray") for a, b in (("bern", "milano"), ("milano", "venezia"), ("venezia", "wien"))
        ),
        tickets=(maps.Ticket("bern", "wien", 3),),
    )
    text = scenery.sheet(board, geometry.of(board))
    ElementTree.fromstring(text)
    assert "&lt;ALPS&gt;" in text
    assert 'href="#m' in text
    assert text == scenery.sheet(board, geometry.of(msgspec.structs.replace(board)))


def test_the_pictures_of_the_docs_stay_small() -> None:
    assert sum(file.stat().st_size for file in BOARDS.iterdir()) <= 150_000 * len(maps.ids())


def test_grounds_of_several_boards_can_stand_on_one_page() -> None:
    """Only symbols of relief, which are the same everywhere, share their names."""
    named = [set(re.findall(' id="([^"]*)"', sheet(id))) for id in maps.ids()]
    own = [{name for name in names if not re.fullmatch(r"[mhts]\d", name)} for names in named]
    assert len(set().union(*own)) == sum(len(names) for names in own)
