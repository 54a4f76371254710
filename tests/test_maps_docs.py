"""docs/maps.md tells every board as it is, and docs/map-format.md every key of a map file."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from whistlestop import maps
from whistlestop.locale.differences import differences
from whistlestop.maps import Company, schema
from whistlestop.maps.beds import Beds, Crossing
from whistlestop.maps.tolls import Neutral, Tolls
from whistlestop.maps.tourists import Tourists

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "maps.md").read_text("utf-8")
FORMAT = (DOCS / "map-format.md").read_text("utf-8")


def section(name: str) -> str:
    """Return what the page says of one board."""
    return PAGE.partition(f"## {name}\n")[2].partition("\n## ")[0]


def test_the_page_about_geometry_shows_every_board() -> None:
    shown = re.findall(r"!\[(.*?)\]\(boards/(.*?)\.svg\)", (DOCS / "geometry.md").read_text("utf-8"))
    assert {id: name for name, id in shown} == {id: maps.load(id).name for id in maps.ids()}


@pytest.mark.parametrize("id", maps.ids())
def test_every_board_has_its_section_with_picture_and_counts(id: str) -> None:
    map = maps.load(id)
    told = section(map.name)
    assert f"![{map.name}](boards/{id}.svg)" in told
    assert (DOCS / "boards" / f"{id}.svg").exists()
    assert told.strip().split("\n\n")[1].startswith(f"{len(map.places)} places")
    assert f"{len(map.tracks)} tracks with {sum(track.length for track in map.tracks)} spaces" in told
    best = sum(ticket.points for ticket in map.tickets)
    assert f"{len(map.tickets)} tickets worth {best} points at best" in told
    assert "How sure: " in told


def test_no_board_that_is_here_is_told_as_missing() -> None:
    missing = section("What is missing")
    assert "tickets are missing" in missing
    assert [id for id in maps.ids() if maps.load(id).name in missing] == []


def test_boards_stand_in_the_order_of_their_names_so_that_two_new_ones_do_not_meet() -> None:
    boards = sorted((maps.load(id) for id in maps.ids()), key=lambda board: board.name.casefold())
    names = [board.name for board in boards]
    assert [name for name in re.findall(r"^## (.*)$", PAGE, re.MULTILINE) if name in names] == names
    rows = [line for line in PAGE.splitlines() if line.startswith("| [")]
    for board, row in zip(boards, rows, strict=True):
        few, many = board.players
        counts = f"| {few} to {many} | {len(board.places)} | {len(board.tracks)} | {len(board.tickets)} | `base`"
        assert f"[{board.name}]" in row
        assert counts in row


@pytest.mark.parametrize("id", maps.ids())
def test_the_rules_that_differ_and_what_is_not_confirmed_are_told_in_the_programs_own_words(id: str) -> None:
    told = section(maps.load(id).name)
    for ticket_set in maps.ticket_sets(id):
        map = maps.load(id, ticket_set)
        assert [sentence for sentence in differences(map) if sentence not in told] == []
        assert [note for note in (*map.unverified, *map.unverified_cards) if note not in told] == []
        assert ticket_set == "base" or f"`{ticket_set}` ({map.name}): {len(map.tickets)} tickets" in told


STRUCTS = (
    schema.Map,
    Tourists,
    Tolls,
    Neutral,
    Beds,
    Crossing,
    schema.Deck,
    schema.TicketDeal,
    schema.Bonuses,
    schema.Country,
    Company,
    schema.District,
    schema.Sheet,
    schema.Place,
    schema.Track,
    schema.Ticket,
    schema.Overlay,
)


@pytest.mark.parametrize("struct", STRUCTS, ids=[struct.__name__ for struct in STRUCTS])
def test_every_key_of_a_map_file_has_its_row(struct: type[msgspec.Struct]) -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", FORMAT, re.MULTILINE)
    known = {key for row in rows for key in re.findall(r"`(\w+)`", row)}
    assert {field.encode_name for field in msgspec.structs.fields(struct)} <= known
