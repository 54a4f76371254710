"""Tickets made for a board: worth their way as on printed boards, spread over all cities, repeatable by their seed."""

from __future__ import annotations

import json
import runpy
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from whistlestop import maps
from whistlestop.cli.application import application
from whistlestop.maps.new_tickets import new_tickets
from whistlestop.maps.ways import value, ways_from
from whistlestop.maps.written import written

ROOT = Path(__file__).parents[1]


def test_the_fit_on_printed_boards_is_the_one_that_the_page_shows() -> None:
    table = runpy.run_path(str(ROOT / "scripts" / "fit_tickets.py"))["table"]
    assert table() in (ROOT / "docs" / "tickets.md").read_text("utf-8")


def test_a_ticket_is_worth_the_trains_of_its_shortest_way() -> None:
    usa = maps.load("usa")
    exact = [one.points == value(ways_from(usa, one.a)[one.b]) for one in usa.tickets]
    assert sum(exact) >= 0.8 * len(exact)
    asia = maps.load("legendary-asia")
    assert all(one.points == value(ways_from(asia, one.a)[one.b]) for one in asia.tickets), "mountains count (R121)"


@pytest.mark.parametrize("id", ["usa", "europe", "switzerland", "lake-constance", "japan"])
def test_no_city_is_left_out_and_none_has_many_more_tickets_than_others(id: str) -> None:
    map = maps.load(id)
    count = 14 if id == "lake-constance" else 46
    made = new_tickets(map, count, seed=3)
    used = Counter(end for ticket in made.tickets for end in (ticket.a, ticket.b))
    cities = {place.id for place in map.places if place.country is None} | {country.id for country in map.countries}
    assert set(used) == cities
    assert made.left_out == ()
    assert max(used.values()) <= 3 + 2 * len(made.tickets) / len(cities)
    assert all(ticket.points == value(way) for ticket, way in zip(made.tickets, made.ways, strict=True))
    assert len({frozenset((ticket.a, ticket.b)) for ticket in made.tickets}) == len(made.tickets)
    needed = map.opening_tickets.deal
    decks = Counter(ticket.deck for ticket in made.tickets)
    assert all(decks[deck] >= number * map.players[1] for deck, number in needed.items() if deck == "long")
    assert new_tickets(map, count, seed=3) == made
    assert new_tickets(map, count, seed=4) != made


def test_the_command_writes_a_board_that_can_be_played_with_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "lake.json"
    board = json.loads((maps.files(maps.__name__) / "data" / "lake-constance.json").read_text("utf-8"))  # type: ignore[attr-defined]
    del board["tickets"]
    file.write_text(written(board), "utf-8")
    order = ["maps", "tickets", str(file), "-o", str(file), "--count", "14", "--seed", "9"]
    told = CliRunner().invoke(application(), order)
    assert told.exit_code == 0, told.output
    assert "14 tickets are in" in told.output
    made = maps.read(file)
    assert (made.ticket_seed, len(made.tickets)) == (9, 14)
    few = CliRunner().invoke(application(), [*order[:-4], "--count", "2"])
    assert "too few tickets" in few.output
    assert sum(line.startswith("    {") for line in file.read_text("utf-8").splitlines()) == 11 + 23 + 2
