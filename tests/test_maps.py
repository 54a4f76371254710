"""The boards of the package, the map format and its errors.

Totals come from the printed boards. Errors are provoked by changing one line of a small map that is in order;
each test says which line is blamed and with which words.
"""

import json
from collections import Counter
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from printed import PRINTED, TICKET_SETS
from whistlestop import maps
from whistlestop.maps.former import FORMER
from whistlestop.maps.points import closes_twins
from whistlestop.ruleset.compile import compile_rules

TINY = """{
  "id": "tiny",
  "name": "Tiny",
  "players": [2, 3],
  "opening_tickets": {"deal": {"regular": 2, "long": 1}, "keep": 2},
  "drawn_tickets": {"deal": {"regular": 1}, "keep": 1},
  "places": [
    {"id": "alpha", "name": "Alpha", "lat": 1.5, "lon": 2},
    {"id": "beta", "name": "Beta", "lat": 3, "lon": 4, "x": 10, "y": 20},
    {"id": "gamma", "name": "Gamma", "lat": 5, "lon": 6}
  ],
  "tracks": [
    {"a": "alpha", "b": "beta", "length": 2, "colour": "red"},
    {"a": "beta", "b": "gamma", "length": 3, "colour": "gray", "ferry": 1},
    {"a": "alpha", "b": "gamma", "length": 4, "colour": "blue", "tunnel": true},
    {"a": "beta", "b": "alpha", "length": 2, "colour": "gray"}
  ],
  "tickets": [
    {"a": "alpha", "b": "beta", "points": 1},
    {"a": "alpha", "b": "gamma", "points": 2},
    {"a": "beta", "b": "gamma", "points": 3},
    {"a": "alpha", "b": "beta", "points": 4},
    {"a": "alpha", "b": "gamma", "points": 5},
    {"a": "beta", "b": "gamma", "points": 6},
    {"a": "alpha", "b": "beta", "points": 7, "deck": "long"},
    {"a": "alpha", "b": "gamma", "points": 8, "deck": "long"},
    {"a": "beta", "b": "gamma", "points": 9, "deck": "long"}
  ]
}
"""

OVERLAY = """{
  "base": "tiny",
  "ticket_set": "short",
  "name": "Tiny and short",
  "opening_tickets": {"deal": {"regular": 1}, "keep": 1},
  "bonuses": {"most_tickets": 15},
  "tickets": [
    {"a": "alpha", "b": "beta", "points": 1},
    {"a": "alpha", "b": "gamma", "points": 2},
    {"a": "beta", "b": "gamma", "points": 3}
  ]
}
"""

EVERY = [(id, ticket_set) for id in maps.ids() for ticket_set in maps.ticket_sets(id)]


def changed(text: str, line: int, old: str, new: str) -> str:
    """The text with one change on one line."""
    lines = text.split("\n")
    assert old in lines[line - 1], f"line {line} is {lines[line - 1]}"
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


def read(folder: Path, text: str, overlay: str | None = None) -> maps.Map:
    """The tiny map read from files with these texts."""
    (folder / "tiny.json").write_text(text, encoding="utf-8")
    if overlay is None:
        return maps.read(folder / "tiny.json")
    (folder / "tiny.short.json").write_text(overlay, encoding="utf-8")
    return maps.read(folder / "tiny.json", ticket_set="short")


def refusal(folder: Path, text: str, overlay: str | None = None) -> maps.MapError:
    """The error that reading these texts gives."""
    with pytest.raises(maps.MapError) as caught:
        read(folder, text, overlay)
    return caught.value


def decks(map: maps.Map) -> dict[str, int]:
    """How many tickets each deck of a map has."""
    return dict(Counter(ticket.deck for ticket in map.tickets))


def test_the_package_has_these_boards_and_ticket_sets() -> None:
    assert set(maps.ids()) == set(PRINTED)
    assert maps.ticket_sets("usa") == ("base", "base-revised", "1910", "mega", "big-cities")
    assert maps.ticket_sets("europe") == ("base", "expanded", "mega", "big-cities")


@pytest.mark.parametrize(
    ("id", "places", "tracks", "spaces", "points"),
    [("usa", 36, 100, 309, 508), ("europe", 47, 101, 300, 448)],
)
def test_a_board_has_its_printed_totals(id: str, places: int, tracks: int, spaces: int, points: int) -> None:
    """R25: route points are those of the table."""
    map = maps.load(id)
    assert (len(map.places), len(map.tracks)) == (places, tracks)
    assert sum(track.length for track in map.tracks) == spaces
    assert sum(map.route_points[track.length] for track in map.tracks) == points


@pytest.mark.parametrize(
    ("id", "ticket_set", "expected", "points"),
    [
        ("usa", "base", {"regular": 30}, 349),
        ("usa", "base-revised", {"regular": 30}, 344),
        ("usa", "1910", {"regular": 35}, 391),
        ("usa", "mega", {"regular": 69}, 754),
        ("usa", "big-cities", {"regular": 35}, 389),
        ("europe", "base", {"long": 6, "regular": 40}, 444),
        ("europe", "expanded", {"long": 6, "regular": 59}, 607),
        ("europe", "mega", {"long": 12, "regular": 89}, 1087),
        ("europe", "big-cities", {"regular": 45}, 502),
    ],
)
def test_a_ticket_set_has_its_printed_totals(id: str, ticket_set: str, expected: dict[str, int], points: int) -> None:
    """R76, R119: the numbers of tickets."""
    map = maps.load(id, ticket_set)
    assert decks(map) == expected
    assert sum(ticket.points for ticket in map.tickets) == points


@pytest.mark.parametrize(("id", "ticket_set"), TICKET_SETS)
def test_tickets_are_dealt_and_kept_as_the_set_says(id: str, ticket_set: str) -> None:
    """R4, R18, R75, R76, R80, R90, R103, R119, R120, R300."""
    map, told = maps.load(id, ticket_set), PRINTED[id]["ticket_sets"][ticket_set]
    for deal, expected in ((map.opening_tickets, told["opening"]), (map.drawn_tickets, told["drawn"])):
        assert [deal.deal, deal.keep, deal.keep_at_most] == expected
        assert deal.split == told.get("split", 0)


@pytest.mark.parametrize(("id", "ticket_set"), TICKET_SETS)
def test_the_bonuses_are_longest_path_most_tickets_and_unused_stations(id: str, ticket_set: str) -> None:
    """R73, R119, R226, R228."""
    found = maps.load(id, ticket_set).bonuses
    bonuses = [found.longest_path, found.most_tickets, found.unused_station]
    assert bonuses == PRINTED[id]["ticket_sets"][ticket_set]["bonuses"]


def test_the_base_rules_are_the_defaults() -> None:
    """R1, R2, R3, R5, R19, R25, R27, R220 on the USA board."""
    map = maps.load("usa")
    assert (map.players, map.trains, map.stations) == ((2, 5), 45, 0)
    assert (map.deck.per_colour, map.deck.locomotives, map.start_cards, map.display) == (12, 14, 4, 5)
    assert (map.refused_opening_tickets, map.refused_drawn_tickets) == ("under_deck", "under_deck")
    assert (map.double_routes_players, map.end_trains) == (4, 2)
    assert map.route_points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}


def test_in_europe_there_are_stations_and_refused_opening_tickets_leave_the_game() -> None:
    """R5, R19, R67, R73."""
    map = maps.load("europe")
    assert (map.stations, map.bonuses.unused_station) == (3, 4)
    assert (map.refused_opening_tickets, map.refused_drawn_tickets) == ("out_of_game", "under_deck")


def test_europe_has_its_tunnels_ferries_and_double_routes() -> None:
    """R28, R50, R60: the Baltic tunnel of eight is the longest, the Athina ferry has one symbol."""
    tracks = maps.load("europe").tracks
    longest = max(tracks, key=lambda track: track.length)
    assert ({longest.a, longest.b}, longest.length, longest.tunnel) == ({"petrograd", "stockholm"}, 8, True)
    ferry = next(track for track in tracks if {track.a, track.b} == {"athina", "brindisi"})
    assert (ferry.ferry, ferry.colour, ferry.length) == (1, "gray", 4)
    pairs = Counter((track.a, track.b) for track in tracks)
    assert sum(number == 2 for number in pairs.values()) == 11


def test_the_revised_tickets_differ_in_four_values() -> None:
    before = {(t.a, t.b): t.points for t in maps.load("usa").tickets}
    after = {(t.a, t.b): t.points for t in maps.load("usa", "base-revised").tickets}
    assert {before[pair] - after[pair] for pair in before if before[pair] != after[pair]} == {1, 2}
    assert sum(before[pair] != after[pair] for pair in before) == 4
    assert before.keys() == after.keys()


def test_some_boards_pay_for_grand_tours_many_cities_and_attractions() -> None:
    """R120, R121."""
    assert maps.load("india").bonuses.grand_tour == (5, 10, 20, 30, 40)
    assert maps.load("legendary-asia").bonuses.most_cities == 10
    assert maps.load("new-york").bonuses.attraction == 1


def test_what_no_source_confirmed_is_told_to_the_player() -> None:
    assert maps.load("usa").unverified == maps.load("europe").unverified == ()
    assert any("longest path" in note for note in maps.load("europe", "big-cities").unverified)
    assert any("kept" in note for note in maps.load("europe", "mega").unverified)


@pytest.mark.parametrize(("id", "ticket_set"), EVERY)
def test_twins_stand_side_by_side_and_name_their_places_alike(id: str, ticket_set: str) -> None:
    """R28: tracks between the same two places are twins."""
    runs = [pair for pair, _ in groupby((track.a, track.b) for track in maps.load(id, ticket_set).tracks)]
    assert len({frozenset(pair) for pair in runs}) == len(runs)


@pytest.mark.parametrize(("id", "ticket_set"), EVERY)
def test_decks_are_contiguous_and_opening_only_decks_come_first(id: str, ticket_set: str) -> None:
    """R75, R103: long tickets are dealt only at the start, but where the player chooses between two decks."""
    map = maps.load(id, ticket_set)
    order = [ticket.deck for ticket in map.tickets]
    runs = [deck for deck, _ in groupby(order)]
    drawn = [deck in map.drawn_tickets.deal for deck in runs]
    assert len(set(runs)) == len(runs)
    assert drawn == sorted(drawn)
    assert set(runs) == {*map.opening_tickets.deal, *map.drawn_tickets.deal}
    assert ("long" in map.drawn_tickets.deal) == (map.drawn_tickets.split > 0)


@pytest.mark.parametrize(("id", "ticket_set"), EVERY)
def test_a_loaded_map_says_which_it_is(id: str, ticket_set: str) -> None:
    map = maps.load(id, ticket_set)
    assert (map.id, map.ticket_set) == (id, ticket_set)
    assert len({maps.load(id, other).name for other in maps.ticket_sets(id)}) == len(maps.ticket_sets(id))


def test_a_file_of_ones_own_is_put_in_order(tmp_path: Path) -> None:
    """R28, R75: twins together and in one direction, the long deck before the regular one."""
    map = read(tmp_path, TINY)
    assert [(t.a, t.b, t.colour) for t in map.tracks] == [
        ("alpha", "beta", "red"),
        ("alpha", "beta", "gray"),
        ("beta", "gamma", "gray"),
        ("alpha", "gamma", "blue"),
    ]
    assert [ticket.points for ticket in map.tickets] == [7, 8, 9, 1, 2, 3, 4, 5, 6]
    assert [place.id for place in map.places] == ["alpha", "beta", "gamma"]
    assert [(place.x, place.y) for place in map.places] == [(None, None), (10, 20), (None, None)]


def test_an_overlay_replaces_whole_keys_of_its_base(tmp_path: Path) -> None:
    """A bonus the overlay does not name falls back to the base rules, not to the base map."""
    text = changed(TINY, 4, '"players"', '"unverified": ["one"], "bonuses": {"longest_path": 7}, "players"')
    overlay = changed(OVERLAY, 3, '"ticket_set"', '"unverified": ["two"], "ticket_set"')
    map = read(tmp_path, text, overlay)
    assert (map.name, map.ticket_set, len(map.tickets)) == ("Tiny and short", "short", 3)
    assert (map.bonuses.longest_path, map.bonuses.most_tickets) == (10, 15)
    assert map.drawn_tickets.deal == {"regular": 1}
    assert map.unverified == ("one", "two")


def test_a_file_with_another_ending_is_read_as_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "tiny.map").write_text(TINY, encoding="utf-8")
    assert maps.read(tmp_path / "tiny.map").id == "tiny"


def test_a_byte_order_mark_is_no_error(tmp_path: Path) -> None:
    assert read(tmp_path, "\ufeff" + TINY).id == "tiny"


# One change to the tiny map each: line changed, what was there, what stands there now; line blamed, words.
WRONG = {
    "broken JSON": (13, "},", "}", 14, "broken JSON"),
    "a number JSON does not have": (8, "1.5", "NaN", 8, "broken JSON"),
    "a key twice": (9, '"name": "Beta"', '"id": "delta"', 9, 'the key "id" stands twice'),
    "unknown key": (4, '"players"', '"playrs"', 4, 'unknown key "playrs"; did you mean "players"?'),
    "unknown key of a track": (14, '"ferry"', '"mountain"', 14, "known: a, b, length, colour, tunnel, ferry"),
    "unknown key with an escape": (14, '"ferry"', '"\\u0066errie"', 14, 'unknown key "ferrie"'),
    "unknown key of a deal": (5, '"keep"', '"keeps"', 5, 'did you mean "keep"?'),
    "missing key": (15, '"length": 4, ', "", 15, 'the key "length" is missing'),
    "wrong type": (19, '"points": 1', '"points": "1"', 19, "tickets.points: expected int, got str"),
    "value out of range": (13, '"length": 2', '"length": 0', 13, "tracks.length: expected int >= 1"),
    "number too large": (19, '"points": 1', '"points": 128', 19, "tickets.points: expected int <= 127"),
    "no such colour": (13, '"red"', '"purple"', 13, '"purple" is no colour'),
    "colours are listed": (13, '"red"', '"rde"', 13, 'did you mean "red"? known: black, blue'),
    "no such fate": (4, '"players"', '"refused_drawn_tickets": "burnt", "players"', 4, "under_deck"),
    "id not kebab-case": (2, '"tiny"', '"Tiny_Map"', 2, "not kebab-case"),
    "place id not kebab-case": (9, '"beta"', '"be ta"', 9, "not kebab-case"),
    "place twice": (10, '"gamma"', '"beta"', 10, 'the place "beta" stands twice'),
    "track to nowhere": (14, '"gamma"', '"delta"', 14, 'the track names a place "delta"'),
    "track to itself": (14, '"gamma"', '"beta"', 14, 'the track leads from "beta" to itself'),
    "length without points": (15, '"length": 4', '"length": 10', 15, "no entry in route_points"),
    "too many symbols": (14, '"ferry": 1', '"ferry": 4', 14, "4 locomotive symbols on 3 spaces"),
    "tunnel and ferry": (14, '"ferry": 1', '"ferry": 1, "tunnel": true', 14, "a tunnel and a ferry"),
    "disconnected": (10, "{", '{"id": "delta", "name": "D", "lat": 0, "lon": 0}, {', 10, 'to "delta"'),
    "ticket to nowhere": (20, '"gamma"', '"delta"', 20, 'the ticket names a place "delta"'),
    "ticket to itself": (20, '"gamma"', '"alpha"', 20, 'the ticket leads from "alpha" to itself'),
    "deck never dealt": (21, "3}", '3, "deck": "short"}', 21, 'dealt from the deck "short"'),
    "deck missing": (5, '"long": 1', '"long": 1, "tiny": 1', 5, 'no ticket in the deck "tiny"'),
    "opening deal too large": (5, '"long": 1', '"long": 2', 5, "6 tickets to deal"),
    "drawn deal too large": (6, '"regular": 1', '"regular": 7', 6, "7 tickets to deal"),
    "keep more than dealt": (5, '"keep": 2', '"keep": 4', 5, "keep 4 of 3 dealt tickets"),
    "keep at most too few": (
        5,
        '"keep": 2',
        '"keep": 3, "keep_at_most": {"long": 0}',
        5,
        "keep 3, but at most 2 may be kept",
    ),
    "keep at most of no deal": (6, "1}, ", '1}, "keep_at_most": {"long": 1}, ', 6, "nothing is dealt"),
    "one player": (4, "[2, 3]", "[1, 3]", 4, "at least 2 players"),
    "seven players": (4, "[2, 3]", "[2, 7]", 4, "too many players: 7, at most 6"),
    "no players": (4, "[2, 3]", "[4, 3]", 4, "empty range"),
    "deck too large": (
        3,
        '"Tiny"',
        '"Tiny", "deck": {"per_colour": 12, "locomotives": 32}',
        3,
        "too many train cards: 128, at most 127",
    ),
    "deck too small": (
        3,
        '"Tiny"',
        '"Tiny", "deck": {"per_colour": 1, "locomotives": 2}',
        3,
        "the deck holds 10",
    ),
    "hands too large": (3, '"Tiny"', '"Tiny", "start_cards": 36', 3, "take 113 cards, the deck holds 110"),
    "ticket set of a board": (3, '"Tiny"', '"Tiny", "ticket_set": "mega"', 3, "only an overlay"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused_with_its_line_and_the_reason(tmp_path: Path, name: str) -> None:
    line, old, new, blamed, words = WRONG[name]
    error = refusal(tmp_path, changed(TINY, line, old, new))
    assert words in error.reason
    assert (error.file, error.line) == (str(tmp_path / "tiny.json"), blamed)
    told = str(error).splitlines()[0]
    assert told.startswith(f"{error.file}:{error.line}: {error.reason}")
    keys = ".".join(step for step in error.pointer if isinstance(step, str))
    assert keys in told or 'the key "' in told or 'unknown key "' in told


def test_a_key_the_board_cannot_do_without_is_missed_on_its_first_line(tmp_path: Path) -> None:
    error = refusal(tmp_path, '{"id": "tiny", "name": "Tiny", "places": [], "tickets": []}')
    assert (error.line, error.reason) == (1, 'the key "tracks" is missing')


def test_a_repeated_key_is_found_before_the_other_one_is_believed(tmp_path: Path) -> None:
    error = refusal(tmp_path, changed(TINY, 6, '"drawn_tickets"', '"opening_tickets"'))
    assert (error.line, error.reason) == (6, 'the key "opening_tickets" stands twice in the same object')


def test_a_deal_left_at_its_default_blames_the_tickets(tmp_path: Path) -> None:
    """R4: three tickets for each of three players come from a deck of six."""
    text = "\n".join(line for line in TINY.split("\n") if "opening_tickets" not in line)
    text = text.replace(', "deck": "long"', "").replace('    {"a": "alpha", "b": "beta", "points": 1},\n', "")
    error = refusal(tmp_path, text)
    assert (error.line, error.reason) == (17, '9 tickets to deal from the deck "regular", which has 8')


def grown(places: int = 3, tracks: int = 4, tickets: int = 9) -> str:
    """The tiny map blown up to so many places, tracks and tickets, one to a line."""
    document = json.loads(TINY)
    ids = [f"place-{number}" for number in range(places)]
    ends = [(a, b) for gap in range(1, places) for a, b in zip(ids, ids[gap:], strict=False)]
    document["places"] = [{"id": id, "name": id, "lat": 0, "lon": 0} for id in ids]
    document["tracks"] = [{"a": a, "b": b, "length": 1, "colour": "red"} for a, b in ends[:tracks]]
    document["tickets"] = [
        {"a": ids[0], "b": ids[1], "points": min(number, 127), "deck": "long" if number <= 3 else "regular"}
        for number in range(1, tickets + 1)
    ]
    return json.dumps(document).replace("{", "\n{")


@pytest.mark.parametrize(("key", "most"), [("places", 64), ("tracks", 160), ("tickets", 127)])
def test_a_board_may_be_full_but_not_fuller(tmp_path: Path, key: str, most: int) -> None:
    sizes = {"places": 64, "tracks": 160, "tickets": 127}
    assert len(getattr(read(tmp_path, grown(**sizes)), key)) == most
    text = grown(**{**sizes, key: most + 1})
    error = refusal(tmp_path, text)
    assert error.reason == f"too many {key}: {most + 1}, at most {most}"
    first_too_many = json.loads(text)[key][most]
    assert error.line is not None
    assert json.dumps(first_too_many) in text.split("\n")[error.line - 1]


def test_a_board_needs_two_places(tmp_path: Path) -> None:
    error = refusal(tmp_path, '{"id": "a", "name": "A",\n"places": [],\n"tracks": [], "tickets": []}')
    assert (error.line, error.reason) == (2, "a board needs at least 2 places")


def test_two_places_have_at_most_four_tracks_between_them(tmp_path: Path) -> None:
    """R28: length, colour and direction do not matter."""
    track = '{"a": "alpha", "b": "beta", "length": 1, "colour": "gray"}'
    four = changed(TINY, 15, "{", f"{track},{track},\n{{")
    assert len(read(tmp_path, four).tracks) == 6
    error = refusal(tmp_path, four.replace(track, f"{track},\n{track}", 1))
    assert (error.line, error.reason) == (18, 'more than 4 tracks join "beta" and "alpha"')


WRONG_OVERLAY = {
    "broken JSON": (6, "},", "}", 7, "broken JSON"),
    "a rule it may not change": (4, '"name"', '"trains": 40, "name"', 4, 'unknown key "trains"'),
    "unknown key below": (6, '"most_tickets"', '"most_ticket"', 6, 'did you mean "most_tickets"?'),
    "no value": (6, '{"most_tickets": 15}', "null", 6, "bonuses: expected object, got null"),
    "another base": (2, '"tiny"', '"usa"', 2, 'the base is "usa", but the map beside it is "tiny"'),
    "another name": (3, '"short"', '"long"', 3, 'must be called "short"'),
    "ticket to nowhere": (9, '"gamma"', '"delta"', 9, 'names a place "delta"'),
    "deck never dealt": (10, "3}", '3, "deck": "long"}', 10, 'dealt from the deck "long"'),
    "keep more than dealt": (5, '"keep": 1', '"keep": 2', 5, "keep 2 of 1 dealt"),
    "deal it did not change": (
        5,
        '  "opening_tickets": {"deal": {"regular": 1}, "keep": 1},',
        "",
        7,
        '6 tickets to deal from the deck "regular", which has 3',
    ),
}


@pytest.mark.parametrize("name", WRONG_OVERLAY)
def test_a_wrong_overlay_is_refused_with_its_own_line(tmp_path: Path, name: str) -> None:
    line, old, new, blamed, words = WRONG_OVERLAY[name]
    error = refusal(tmp_path, TINY, changed(OVERLAY, line, old, new))
    assert words in error.reason
    assert (error.file, error.line) == (str(tmp_path / "tiny.short.json"), blamed)


def test_a_wrong_base_is_blamed_before_its_overlay(tmp_path: Path) -> None:
    error = refusal(tmp_path, changed(TINY, 14, '"gamma"', '"delta"'), "{")
    assert (error.file, error.line) == (str(tmp_path / "tiny.json"), 14)


def test_a_ticket_set_is_called_in_kebab_case(tmp_path: Path) -> None:
    (tmp_path / "tiny.json").write_text(TINY, encoding="utf-8")
    (tmp_path / "tiny.Short.json").write_text(OVERLAY.replace('"short"', '"Short"'), encoding="utf-8")
    with pytest.raises(maps.MapError, match="kebab-case"):
        maps.read(tmp_path / "tiny.json", "Short")


def test_an_unknown_map_is_refused_with_the_known_ones() -> None:
    with pytest.raises(maps.MapError) as caught:
        maps.load("usaa")
    assert str(caught.value) == f'usaa: unknown map; did you mean "usa"? known: {", ".join(maps.ids())}'
    assert (caught.value.file, caught.value.line) == ("usaa", None)
    with pytest.raises(maps.MapError, match="unknown map; known: anatolia, europe, first-journey-usa,"):
        maps.ticket_sets("../data/usa")


def test_an_unknown_ticket_set_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    known = "base, expanded, mega, big-cities"
    with pytest.raises(maps.MapError, match=f'europe.json: unknown ticket set "1910"; known: {known}'):
        maps.load("europe", "1910")
    read(tmp_path, TINY, OVERLAY)
    with pytest.raises(maps.MapError, match=r'did you mean "short"[?] known: base, short'):
        maps.read(tmp_path / "tiny.json", "shorts")


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(maps.MapError) as caught:
        maps.read(tmp_path / "none.json")
    assert str(caught.value) == f"{tmp_path / 'none.json'}: cannot be read: No such file or directory"


def test_a_file_that_is_no_text_is_refused_on_the_line_of_the_bad_byte(tmp_path: Path) -> None:
    (tmp_path / "tiny.json").write_bytes(TINY.encode().replace(b"Beta", b"B\xe4ta"))
    with pytest.raises(maps.MapError) as caught:
        maps.read(tmp_path / "tiny.json")
    assert (caught.value.line, caught.value.reason) == (9, "not UTF-8 text")


@pytest.mark.parametrize("depth", [400, 5000, 200_000])
def test_endless_brackets_are_refused(tmp_path: Path, depth: int) -> None:
    error = refusal(tmp_path, "[" * depth + "]" * depth)
    assert "nested too deep" in error.reason


def test_an_endless_number_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, changed(TINY, 19, '"points": 1', '"points": ' + "9" * 5000))
    assert error.reason == "broken JSON: a number is too long"


@pytest.mark.parametrize("key", ["drawn_ticke`s", "`", "a\nb"])
def test_an_unknown_key_may_have_any_characters(key: str) -> None:
    source = maps.source.Source("some.json", json.dumps({**json.loads(TINY), key: 1}))
    with pytest.raises(maps.MapError, match="unknown key"):
        source.decode(maps.Map)


@given(st.text(alphabet='{}[]",:ab01 \n\\', max_size=40))
def test_any_other_text_is_refused_as_a_map_error(text: str) -> None:
    source = maps.source.Source("some.json", text)
    with pytest.raises(maps.MapError):
        source.decode(maps.Map)


@given(st.integers(0, len(TINY) - 1), st.characters(codec="utf-8"))
def test_one_wrong_character_never_breaks_the_reader(at: int, character: str) -> None:
    source = maps.source.Source("some.json", TINY[:at] + character + TINY[at + 1 :])
    try:
        assert isinstance(source.decode(maps.Map), maps.Map)
    except maps.MapError as error:
        line = error.line
    else:
        return
    assert line is not None
    assert 1 <= line <= TINY.count("\n") + 2


def test_the_digest_is_sixteen_digits_and_stable() -> None:
    """Logs carry these: a change here means that old logs no longer match their board."""
    assert maps.digest(maps.load("usa")) == "8e740e6bdcb3d317"
    assert maps.digest(maps.load("europe")) == "72587cd498d4850b"


def test_every_board_and_set_has_a_digest_of_its_own() -> None:
    assert len({maps.digest(maps.load(id, ticket_set)) for id, ticket_set in EVERY}) == len(EVERY)


# One change to the tiny map each that keeps it in order: line, what was there, what stands there now.
RULES = {
    "players": (4, "[2, 3]", "[2, 2]"),
    "trains": (3, '"Tiny"', '"Tiny", "trains": 44'),
    "deck": (3, '"Tiny"', '"Tiny", "deck": {"locomotives": 16}'),
    "points of a length": (3, '"Tiny"', '"Tiny", "route_points": {"2": 2, "3": 4, "4": 8}'),
    "a bonus": (3, '"Tiny"', '"Tiny", "bonuses": {"longest_path": 0}'),
    "fate of tickets": (3, '"Tiny"', '"Tiny", "refused_drawn_tickets": "out_of_game"'),
    "kept tickets": (5, '"keep": 2', '"keep": 1'),
    "a length": (13, '"length": 2', '"length": 3'),
    "a colour": (13, '"red"', '"blue"'),
    "a tunnel": (15, "true", "false"),
    "a symbol": (14, '"ferry": 1', '"ferry": 2'),
    "a ticket": (19, '"points": 1', '"points": 2'),
    "one ticket more": (24, "6}", '6}, {"a": "alpha", "b": "beta", "points": 1}'),
}
LOOKS = {
    "the id": (2, '"tiny"', '"other"'),
    "the name": (3, '"Tiny"', '"Other"'),
    "a note": (3, '"Tiny"', '"Tiny", "unverified": ["all of it"]'),
    "a place's name": (8, '"Alpha"', '"Other"'),
    "a place's position": (9, '"lat": 3, "lon": 4, "x": 10, "y": 20', '"lat": 4, "lon": 5, "x": 11'),
    "a default spelled out": (3, '"Tiny"', '"Tiny", "trains": 45, "deck": {"per_colour": 12}'),
    "a twin's direction": (16, '"a": "beta", "b": "alpha"', '"a": "alpha", "b": "beta"'),
}


@pytest.mark.parametrize("name", RULES)
def test_the_digest_changes_with_a_rule(tmp_path: Path, name: str) -> None:
    assert maps.digest(read(tmp_path, changed(TINY, *RULES[name]))) != maps.digest(read(tmp_path, TINY))


@pytest.mark.parametrize("name", LOOKS)
def test_the_digest_does_not_change_with_the_looks(tmp_path: Path, name: str) -> None:
    assert maps.digest(read(tmp_path, changed(TINY, *LOOKS[name]))) == maps.digest(read(tmp_path, TINY))


def test_a_map_file_has_one_place_track_or_ticket_to_a_line() -> None:
    for file in sorted((Path(maps.__file__).parent / "data").glob("**/*.json")):
        text = file.read_text(encoding="utf-8")
        items = sum(len(json.loads(text).get(key, ())) for key in ("places", "tracks", "tickets", "companies"))
        assert items == sum(line.startswith("    {") for line in text.splitlines()), file.name


def test_a_former_board_is_named_by_its_digest_and_found_by_it() -> None:
    folder = Path(maps.__file__).parent / "data" / "former"
    every = {digest: key for boards in FORMER.values() for key, digest in boards.items()}
    assert {file.stem for file in folder.iterdir()} == set(every)
    for digest, (id, ticket_set) in every.items():
        board = maps.of_digest(id, ticket_set, digest)
        assert (board.id, board.ticket_set, maps.digest(board)) == (id, ticket_set, digest)
        assert maps.digest(maps.load(id, ticket_set)) != digest, "a board that has not changed has no former file"


def test_a_board_under_former_rules_is_the_last_one_played_by_them() -> None:
    """R106, R229: Märklin's goods and ties of then; a board that has not changed is the present one."""
    former, now = maps.load("marklin", rules_version=1), maps.load("marklin")
    assert (former.ties, now.ties) == (maps.BASE_TIES, ("tickets", "goods"))
    assert maps.load("marklin", rules_version=2) == now
    assert sum(a.goods != b.goods for a, b in zip(former.places, now.places, strict=True)) == 10
    assert maps.load("usa", rules_version=1) == maps.load("usa")
    assert maps.of_digest("usa", "base", "unknown") == maps.load("usa")
    with pytest.raises(maps.MapError, match="unknown map"):
        maps.of_digest("atlantis", "base", "unknown")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ties": ("tickets", "tickets")}, '"tickets" breaks ties twice'),
        ({"ties": ("goods",)}, 'by "goods", which this board has none of'),
        ({"ties": ("meeples",)}, 'by "meeples", which this board has none of'),
        ({"ties": ("mountains",)}, 'by "mountains", which this board has none of'),
        ({"house_rules": ("nordic", "swiss")}, "house rules of nordic and of swiss both decide about the display"),
    ],
)
def test_a_board_cannot_ask_for_what_it_lacks(change: dict[str, object], reason: str) -> None:
    """R229, R81, R92, R102: ties by things that are not there, house rules about nothing."""
    with pytest.raises(maps.MapError, match=reason):
        maps.validate(msgspec.structs.replace(maps.load("usa"), **change))


@pytest.mark.parametrize("take", [maps.digest, maps.validate, maps.warnings, maps.ordered])
@pytest.mark.parametrize("wrong", ["usa", None, "my.json"])
def test_what_takes_a_map_takes_no_name(take: Callable[[Any], object], wrong: object) -> None:
    """The fingerprint of a name would look like that of its board."""
    with pytest.raises(maps.MapError, match="this takes a `Map`"):
        take(wrong)


@pytest.mark.parametrize("take", [maps.parse, maps.draft, maps.warnings_of_text])
def test_a_board_is_read_from_text(take: Callable[[Any], object]) -> None:
    with pytest.raises(maps.MapError, match="a board is read from text, not from bytes"):
        take(b"{}")


@pytest.mark.parametrize("take", [maps.read, maps.warnings_of_file, maps.ticket_sets_of_file])
def test_a_file_is_there_and_has_a_name(take: Callable[[Any], object], tmp_path: Path) -> None:
    for wrong, told in ((None, "given by its name"), (tmp_path / "none.json", "No such file"), ("\0.json", "null")):
        with pytest.raises(maps.MapError, match=told):
            take(wrong)


def test_a_map_made_by_a_program_is_checked_and_put_in_order() -> None:
    """R28: twins that stand apart come together; a map that could not be a file is refused."""
    usa = maps.load("usa")
    apart = msgspec.structs.replace(usa, tracks=tuple(reversed(usa.tracks[1:])) + usa.tracks[:1])
    pairs = [(track.a, track.b) for track in maps.ordered(apart).tracks]
    assert all(pairs.index(pair) + pairs.count(pair) > number for number, pair in enumerate(pairs))
    assert maps.ordered(usa) == usa
    with pytest.raises(maps.MapError, match="the deck holds 110"):
        maps.validate(msgspec.structs.replace(usa, start_cards=100))


def test_twins_close_below_the_number_of_players_that_double_routes_are_for() -> None:
    """R27, and the boards where three players use both tracks already."""
    usa, nordic = maps.load("usa").double_routes_players, maps.load("nordic").double_routes_players
    assert [closes_twins(players, usa) for players in (2, 3, 4, 5)] == [True, True, False, False]
    assert [closes_twins(players, nordic) for players in (2, 3)] == [True, False]
    for id in maps.ids():
        board, map = compile_rules(maps.load(id)).boards[0], maps.load(id)
        assert board.closes_twins.tolist() == [closes_twins(players, map.double_routes_players) for players in range(7)]
