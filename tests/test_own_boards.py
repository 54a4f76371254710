"""A board from a file of one's own is taken wherever a board of the package is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from whistlestop import Game, maps
from whistlestop.arena import Plan, PlanError, Store, run
from whistlestop.arena.plan import make_plan
from whistlestop.cli.application import application
from whistlestop.environments import tables
from whistlestop.maps import MapError


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the file of a board that the package does not have."""
    board = msgspec.structs.replace(maps.load("lake-constance"), id="my-lake", name="My Lake")
    file = tmp_path / "my-lake.json"
    file.write_bytes(msgspec.json.encode(board))
    return file


def test_a_game_takes_a_path_or_a_map_as_it_takes_a_name(own: Path) -> None:
    by_text, by_path, by_map = (Game(board, seed=3) for board in (str(own), own, maps.read(own)))
    assert by_text.map.name == "My Lake"
    assert by_text.position() == by_path.position() == by_map.position()


def test_a_log_of_an_own_board_is_read_with_its_file(own: Path) -> None:
    game = Game(own, seed=3)
    game.play("keep", "keep")
    assert Game.from_log(game.log(), own).position() == game.position()
    with pytest.raises(MapError, match="unknown map"):
        Game.from_log(game.log())


def test_an_edited_file_is_read_again(own: Path) -> None:
    before = Game(own, seed=3).map.name
    own.write_text(own.read_text(encoding="utf-8").replace("My Lake", "Our Lake"), encoding="utf-8")
    assert (before, Game(own, seed=3).map.name) == ("My Lake", "Our Lake")


def test_environments_take_an_own_board(own: Path) -> None:
    assert tables.rules(own, "cards", 2).map.id == "my-lake"
    with pytest.raises(ValueError, match="My Lake is for"):
        tables.rules(own, "dice", 9)


def test_a_tournament_takes_a_path_or_a_map_and_stores_the_map(own: Path, tmp_path: Path) -> None:
    asked = [make_plan(Plan(map=board, players=2, bots=("greedy", "random"))) for board in (str(own), maps.read(own))]
    assert Plan(map=own, players=2, bots=("greedy",)).map == str(own)  # type: ignore[arg-type]
    by_path, by_map = (run(plan, 3, store=Store(tmp_path / "runs", plan)) for plan in asked)
    assert np.array_equal(by_path.totals, by_map.totals)
    file = Store(tmp_path / "runs", asked[1])
    assert file.path.name.startswith("my-lake-base-2p-")
    assert sum(map(len, file.parts)) == 3
    own.unlink()
    assert len(run(asked[1], 4, store=file)) == 4
    with pytest.raises(MapError, match="cannot be read"):
        make_plan(asked[0])


def test_a_map_brings_its_tickets_to_a_tournament() -> None:
    mega = maps.load("usa", "mega")
    assert Plan(map=mega, players=4, bots=("greedy",)).ticket_set == "mega"
    with pytest.raises(PlanError, match="has the tickets mega, not 1910"):
        Plan(map=mega, players=4, bots=("greedy",), ticket_set="1910")


@pytest.mark.parametrize(
    "command",
    ["simulate --games 2 --bot random --map", "arena --games 2 --bots random,greedy --map", "play --map"],
)
def test_commands_take_the_file_of_an_own_board(own: Path, command: str) -> None:
    result = CliRunner().invoke(application(), [*command.split(), str(own)], input="quit\nyes\n")
    assert result.exit_code == 0, result.output


def test_a_missing_file_is_told_before_anything_is_dealt(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="nowhere"):
        Game(tmp_path / "nowhere.json")


@pytest.mark.parametrize("seed", [1.5, "7", True, -1, 2**64])
def test_a_seed_that_is_no_number_of_the_generator_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        Game(seed=seed)  # type: ignore[arg-type]


Facts = dict[str, Any]


def without(key: str) -> Callable[[Facts], object]:
    """Return how a key of the file is left out."""
    return lambda facts: facts.pop(key)


def without_any(part: str, key: str) -> Callable[[Facts], object]:
    """Return how a key of all places, tracks or tickets is left out."""
    return lambda facts: [each.pop(key, None) for each in facts[part]]


def with_value(key: str, value: object) -> Callable[[Facts], object]:
    """Return how a key of the file gets another value."""
    return lambda facts: facts.update({key: value})


# A mechanism without its facts: how the file is spoiled, what is said, and what stands in the line that is named.
UNFOUNDED: list[tuple[str, list[Callable[[Facts], object]], str, str]] = [
    ("san-francisco", [with_value("tourists", {})], 'the key "points" is missing', '"tourists"'),
    ("japan", [without("bullet_trains")], 'the key "bullet_trains" is missing', '"bullet"'),
    ("japan", [without_any("tracks", "bullet")], "no track is a bullet route", '"bullet_trains"'),
    (
        "pennsylvania",
        [without("companies")],
        'a company "erie-lackawanna" that the map does not have',
        '"companies"',
    ),
    ("pennsylvania", [without_any("tracks", "companies")], "no track shows the company", '"id"'),
    ("first-journey-usa", [without("race")], 'the key "race" is missing', '"coast"'),
    ("nederland", [without("tolls")], 'the key "tolls" is missing', '"toll"'),
    ("united-kingdom", [with_value("technologies", {})], 'the key "cards" is missing', '"technologies"'),
    ("united-kingdom", [with_value("technologies", {"cards": []})], "no technology to buy", '"cards"'),
    (
        "united-kingdom",
        [without("technologies"), without_any("places", "region"), without_any("tracks", "no_technology")],
        'the key "technologies" is missing',
        '"uk"',
    ),
    ("old-west", [without("markers")], 'the key "markers" is missing', '"oldwest"'),
    ("france", [without("beds")], 'the key "beds" with their pieces is missing', '"bed"'),
    ("rails-and-sails-world", [without("ships")], 'the key "ships" is missing', '"kind"'),
    ("rails-and-sails-world", [with_value("ships", {})], "harbours need ports", '"ships"'),
    ("rails-and-sails-world", [without_any("tracks", "kind")], "no track is a ship route", '"ships"'),
]


@pytest.mark.parametrize(("id", "spoil", "reason", "key"), UNFOUNDED, ids=lambda value: str(value)[:32])
def test_a_mechanism_without_its_facts_is_refused_with_the_line_of_its_key(
    tmp_path: Path, id: str, spoil: list[Callable[[Facts], object]], reason: str, key: str
) -> None:
    facts = json.loads(msgspec.json.encode(maps.load(id)))
    for change in spoil:
        change(facts)
    file = tmp_path / f"{id}.json"
    file.write_text(json.dumps(facts, indent=1), encoding="utf-8")
    with pytest.raises(MapError, match=re.escape(reason)) as caught:
        Game(file)
    line = file.read_text(encoding="utf-8").split("\n")[(caught.value.line or 0) - 1]
    assert key in line
    checked = CliRunner().invoke(application(), ["maps", "check", str(file)])
    assert checked.exit_code == 2
    assert f"{file.name}:{caught.value.line}: " in checked.output.replace("\n", "")
