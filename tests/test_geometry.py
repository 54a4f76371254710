"""Where things lie on a board: the geometry fits the map, nothing lies on anything else, and geography stays itself."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import msgspec
import numpy as np
import pytest

from whistlestop import maps
from whistlestop.maps import geometry
from whistlestop.maps.geometry import insets, quality
from whistlestop.maps.geometry.curves import polylines
from whistlestop.maps.geometry.projection import Projection

MADE = geometry.ids()
WITH_MAP = [id for id in maps.ids() if id in MADE]


def own_map(
    *places: tuple[str, float, float], tracks: tuple[tuple[str, str, int], ...], name: str = "Islands"
) -> maps.Map:
    """Return a board of one's own, as if read from a file; its places are called like their ids."""
    return maps.Map(
        id="islands",
        name=name,
        places=tuple(maps.Place(id, id.title(), lat, lon) for id, lat, lon in places),
        tracks=tuple(maps.Track(a, b, length, "gray") for a, b, length in tracks),
        tickets=(maps.Ticket(places[0][0], places[1][0], 3),),
    )


@pytest.mark.parametrize("id", maps.ids())
def test_every_board_has_its_places_and_tracks_with_all_their_spaces(id: str) -> None:
    map = maps.load(id)
    lie = geometry.of(map)
    assert [place.id for place in lie.places] == [place.id for place in map.places]
    assert [(track.a, track.b) for track in lie.tracks] == [(track.a, track.b) for track in map.tracks]
    assert [len(track.spaces) for track in lie.tracks] == [track.length for track in map.tracks]


@pytest.mark.parametrize("id", WITH_MAP)
def test_the_geometry_in_the_package_is_of_the_map_in_the_package(id: str) -> None:
    assert geometry.fitted(geometry.load(id), maps.load(id)) is not None


@pytest.mark.parametrize("id", MADE)
def test_names_overlap_neither_names_nor_places(id: str) -> None:
    lie = geometry.load(id)
    assert quality.labels_on_labels(lie) == []
    assert quality.labels_on_places(lie) == []


@pytest.mark.parametrize("id", MADE)
def test_names_touch_no_space(id: str) -> None:
    assert quality.labels_on_spaces(geometry.load(id)) == []


@pytest.mark.parametrize("id", MADE)
def test_spaces_of_different_tracks_hardly_touch(id: str) -> None:
    lie = geometry.load(id)
    found = [(one, other) for one, other, depth in quality.spaces_on_spaces(lie) if depth > 6]
    assert [pair for pair in found if not _cross(id, *(lie.tracks[track] for track in pair))] == []


def _cross(id: str, *tracks: geometry.TrackGeometry) -> bool:
    """Return whether two tracks cross on the printed board too (R324)."""
    beds = maps.load(id).beds
    ends = {frozenset((track.a, track.b)) for track in tracks}
    return beds is not None and any({frozenset(one.one), frozenset(one.other)} == ends for one in beds.crossings)


@pytest.mark.parametrize("id", MADE)
def test_places_stand_apart_and_no_space_covers_one(id: str) -> None:
    lie = geometry.load(id)
    assert quality.nearest_places(lie) > 55
    assert quality.spaces_on_places(lie) == []


@pytest.mark.parametrize("id", MADE)
def test_everything_lies_within_the_board(id: str) -> None:
    lie = geometry.load(id)
    boxes = [quality.label_box(place.label, lie.label_size, lie.line_height) for place in lie.places]
    middles = [(space.x, space.y) for track in lie.tracks for space in track.spaces]
    corners = np.array([*(box[:2] for box in boxes), *(box[2:] for box in boxes), *middles])
    assert (corners > 10).all()
    assert (corners < [lie.width - 10, lie.height - 10]).all()


@pytest.mark.parametrize("id", MADE)
def test_spaces_are_long_enough_and_lie_on_their_curve(id: str) -> None:
    lie = geometry.load(id)
    for track in lie.tracks:
        assert track.space[0] >= 22
        curve = polylines(np.array(track.curve).reshape(1, 4, 2), 200)[0]
        around = [0.0] if 0 <= track.curve[6] <= lie.width else [0.0, lie.width, -lie.width]  # R374
        for space in track.spaces:
            beside = [np.hypot(*(curve - (space.x + shift, space.y)).T).min() for shift in around]
            assert min(beside) < (1.5 if len(around) == 1 else 15)


@pytest.mark.parametrize("id", MADE)
def test_twins_run_side_by_side(id: str) -> None:
    """R28: tracks between the same two places."""
    bundles: dict[frozenset[str], list[geometry.TrackGeometry]] = {}
    for track in geometry.load(id).tracks:
        bundles.setdefault(frozenset((track.a, track.b)), []).append(track)
    for twins in bundles.values():
        for one, other in pairwise(twins):
            a, b = (polylines(np.array(track.curve).reshape(1, 4, 2), 21)[0] for track in (one, other))
            distance = np.hypot(*(a - b).T)
            assert distance.min() > 16
            assert distance.max() < 26


@pytest.mark.parametrize(("id", "part"), [(id, part) for id in WITH_MAP for part in insets.parts_of(maps.load(id))])
def test_geography_stays_recognisable(id: str, part: str | None) -> None:
    """Turned, scaled and moved at best, the places on Earth explain nearly all of where they lie in their part."""
    whole = maps.load(id)
    map, lie = insets.parts_of(whole)[part], insets.part_geometry(whole, geometry.load(id), part)
    degrees = [(place.lat, place.lon) for place in map.places]
    earth = Projection(degrees)(np.array(degrees))
    if whole.ships is not None:  # all the way around: longitudes from where the edges meet
        earth = np.array([((longitude + 135) % 360, latitude) for latitude, longitude in degrees])
    at = {place.id: (place.x, place.y) for place in lie.places}
    board = np.array([at[place.id] for place in map.places])
    earth, board = earth - earth.mean(axis=0), board - board.mean(axis=0)
    stretch = np.linalg.lstsq(earth, board, rcond=None)[0]
    assert ((earth @ stretch - board) ** 2).sum() < 0.03 * (board**2).sum()


@pytest.mark.parametrize("id", MADE)
def test_a_file_stays_small_and_reads_as_it_was_written(id: str) -> None:
    text = (files("whistlestop.maps.geometry") / "data" / f"{id}.json").read_bytes()
    assert len(text) < 75_000
    lie = geometry.load(id)
    assert lie.map == id
    assert msgspec.json.decode(msgspec.json.encode(lie), type=geometry.Geometry) == lie


@pytest.mark.parametrize("id", MADE)
def test_outlines_are_plain_path_data(id: str) -> None:
    lie = geometry.load(id)
    for outlines in (lie.outlines, *(inset.outlines for inset in lie.insets)):
        assert outlines.land.startswith("M")
        for path in (outlines.land, outlines.home, outlines.parks, outlines.lakes, outlines.rivers, outlines.borders):
            assert set(path) <= set("Mlz-. 0123456789")


def test_enlarged_parts_lie_on_nothing_and_show_a_place_of_the_board_again() -> None:
    """R392: what is in a frame is of that part, and a track ends at the place that its part shows."""
    map, lie = maps.load("japan"), geometry.load("japan")
    assert {inset.id: [place.id for place in inset.again] for inset in lie.insets} == {
        "kyushu": ["kokura"],
        "tokyo": ["tokyo"],
    }
    for inset in lie.insets:
        part = insets.parts_of(map)[inset.id]
        inside = {
            p.id for p in lie.drawn if inset.x < p.x < inset.x + inset.width and inset.y < p.y < inset.y + inset.height
        }
        assert inside == {place.id for place in part.places}
    for track in lie.tracks:
        for id, x, y in ((track.a, *track.curve[:2]), (track.b, *track.curve[6:])):
            assert min(np.hypot(place.x - x, place.y - y) for place in lie.drawn if place.id == id) < 60


def test_a_board_of_ones_own_may_have_enlarged_parts() -> None:
    """R392: laid out by itself, the frame lies on nothing of the board."""
    board = own_map(
        ("ab", 0, 0),
        ("cd", 0, 9),
        ("ef", 0.1, 0.1),
        ("gh", 0.2, 0.0),
        tracks=(("ab", "cd", 3), ("ab", "ef", 2), ("ef", "gh", 2)),
    )
    twice = {"ab": {"also_in": "town"}, "ef": {"inset": "town"}, "gh": {"inset": "town"}}
    places = tuple(msgspec.structs.replace(place, **twice.get(place.id, {})) for place in board.places)
    lie = geometry.of(msgspec.structs.replace(board, places=places))
    assert [(inset.id, [place.id for place in inset.again]) for inset in lie.insets] == [("town", ["ab"])]
    assert quality.labels_on_spaces(lie) == []
    assert quality.labels_on_places(lie) == []


def test_a_map_whose_tracks_are_turned_or_in_another_order_gets_its_geometry_all_the_same() -> None:
    map = maps.load("europe")
    turned = tuple(msgspec.structs.replace(track, a=track.b, b=track.a) for track in reversed(map.tracks))
    lie = geometry.fitted(geometry.load("europe"), msgspec.structs.replace(map, tracks=turned))
    assert lie is not None
    assert [(track.a, track.b) for track in lie.tracks] == [(track.a, track.b) for track in turned]
    at = {place.id: (place.x, place.y) for place in lie.places}
    for track in lie.tracks:
        start, end = np.array(track.curve[:2]), np.array(track.curve[6:])
        assert np.hypot(*(start - at[track.a])) < np.hypot(*(end - at[track.a]))
        if len(track.spaces) > 1:
            first, last = track.spaces[0], track.spaces[-1]
            assert np.hypot(*(np.array((first.x, first.y)) - start)) < np.hypot(*(np.array((last.x, last.y)) - start))
            ahead = np.array((track.spaces[1].x - first.x, track.spaces[1].y - first.y))
            assert ahead @ [np.cos(np.radians(first.angle)), np.sin(np.radians(first.angle))] > 0


def test_a_map_of_the_same_name_with_other_tracks_is_laid_out_anew() -> None:
    map = maps.load("usa")
    longer = msgspec.structs.replace(map.tracks[0], length=map.tracks[0].length + 1)
    changed = msgspec.structs.replace(map, tracks=(longer, *map.tracks[1:]))
    fewer = msgspec.structs.replace(map, tracks=map.tracks[1:])
    other = msgspec.structs.replace(map, places=map.places[1:])
    lie = geometry.load("usa")
    assert [geometry.fitted(lie, each) for each in (changed, fewer, other)] == [None, None, None]


def test_an_unknown_board_is_named_with_those_there_are() -> None:
    with pytest.raises(maps.MapError, match=r'no geometry.*did you mean "europe"'):
        geometry.load("eurpoe")


@pytest.fixture(scope="module")
def islands() -> maps.Map:
    places = (("alba", 1.0, 179.5), ("bora", -1.2, -179.0), ("cora", 0.3, -178.0), ("dora", -2.0, 179.9))
    tracks = (("alba", "bora", 3), ("alba", "bora", 3), ("bora", "cora", 2), ("cora", "alba", 5), ("bora", "dora", 1))
    return own_map(*places, tracks=tracks)


def test_a_board_of_ones_own_is_laid_out_across_equator_and_date_line(islands: maps.Map) -> None:
    lie = geometry.of(islands)
    at = {place.id: (place.x, place.y) for place in lie.places}
    assert at["alba"][0] < at["bora"][0] < at["cora"][0]
    assert at["alba"][1] < at["cora"][1] < at["bora"][1] < at["dora"][1]
    assert [len(track.spaces) for track in lie.tracks] == [3, 3, 2, 5, 1]
    assert [track.ordinal for track in lie.tracks] == [1, 2, 1, 1, 1]
    faults = (quality.labels_on_labels, quality.labels_on_places, quality.spaces_on_places, quality.spaces_on_spaces)
    assert [fault(lie) for fault in faults] == [[], [], [], []]
    assert lie.outlines == geometry.Outlines()


def test_the_same_map_is_always_laid_out_alike(islands: maps.Map) -> None:
    assert geometry.lay_out(islands) == geometry.lay_out(islands)


def test_places_on_the_very_same_spot_come_apart() -> None:
    map = own_map(
        ("here", 10.0, 10.0),
        ("there", 10.0, 10.0),
        ("far", 11.0, 12.0),
        tracks=(("here", "far", 2), ("there", "far", 2)),
    )
    assert quality.nearest_places(geometry.lay_out(map)) > 40


def test_two_places_are_a_board() -> None:
    lie = geometry.lay_out(own_map(("east", 50.0, 8.0), ("west", 50.0, 7.0), tracks=(("east", "west", 4),)))
    assert lie.width > 4 * lie.tracks[0].space[0]
    assert lie.height < lie.width


def test_a_track_is_led_around_a_place_in_its_way() -> None:
    places = (("left", 0.0, 0.0), ("middle", 0.0, 2.0), ("right", 0.0, 4.0))
    tracks = (("left", "middle", 2), ("middle", "right", 2), ("left", "right", 6))
    lie = geometry.lay_out(own_map(*places, tracks=tracks))
    assert quality.spaces_on_places(lie) == []
    assert quality.spaces_on_spaces(lie) == []
