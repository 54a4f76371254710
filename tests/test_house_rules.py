"""House rules of single boards on a board of one's own: each says what it needs, and without that a file is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from reference.house_rules import HOMES
from reference_games import MODES
from small_boards import small_map
from whistlestop import Game, maps
from whistlestop.cli.application import application
from whistlestop.maps import MapError, house_rules
from whistlestop.maps.check import problems
from whistlestop.ruleset.compile import compile_rules
from whistlestop.ruleset.options import OPTIONS, OptionError, Value

Facts = dict[str, Any]

# How a board loses what an option is about, by what is said then; its other faults do not matter here.
SPOILED: dict[str, Callable[[Facts], object]] = {
    'the key "markers" is missing': lambda facts: facts.pop("markers"),
    'the key "alien" of markers is missing': lambda facts: facts["markers"].pop("alien"),
    'the key "technologies" is missing': lambda facts: facts.pop("technologies"),
    "no technology is advanced": lambda facts: [card.pop("advanced", 0) for card in facts["technologies"]["cards"]],
    "no technology has two copies": lambda facts: [card.update(copies=1) for card in facts["technologies"]["cards"]],
    'the key "tolls" is missing': lambda facts: [facts.pop("tolls"), *(each.pop("toll") for each in facts["tracks"])],
    'the key "neutral" of tolls is missing': lambda facts: facts["tolls"].pop("neutral"),
    'the key "race" is missing': lambda facts: facts.pop("race"),
    "the deck is too small to be divided into 6, 12 or 18 locomotives and every colour": lambda facts: facts[
        "deck"
    ].update(per_colour=1),
    'the key "ships" is missing': lambda facts: [
        facts.pop("ships"),
        *(each.pop("kind", None) for each in facts["tracks"]),
    ],
    "no ticket is a tour": lambda facts: [ticket.pop("tour", None) for ticket in facts["tickets"]],
    "no track is a bullet route": lambda facts: [track.pop("bullet", None) for track in facts["tracks"]],
    "no track is a bed": lambda facts: [track.pop("bed", None) for track in facts["tracks"]],
    'the key "passengers" is missing': lambda facts: facts.pop("passengers"),
    "no place is the border point of a country": lambda facts: [
        place.pop("country", None) for place in facts["places"]
    ],
    "no two tracks join the same places": lambda facts: facts.update(
        tracks=[*{frozenset((track["a"], track["b"])): track for track in facts["tracks"]}.values()]
    ),
    'the key "passengers" of deck is missing': lambda facts: facts["deck"].pop("passengers"),
    'the key "plus4" of deck is missing': lambda facts: facts["deck"].pop("plus4"),
    "no display of this board is ever replaced": lambda facts: facts.update(display=2),
}
NEEDS = [(key, need) for key, needs in house_rules.needs().items() for need in needs]
# Values of options that take texts of a form beside those listed.
TEXTS: dict[str, Value] = {
    "japan.bonus_table": "9/-3,30/20/-1,1/2/3/4,-7",
    "nederland.start_scores": "9/8/7/6/5",
    "france.pieces": "9/8/7/6",
}


def home(key: str) -> str:
    """Return the printed board that an option comes from."""
    return HOMES[key.partition(".")[0]]


def written(file: Path, facts: Facts) -> list[str]:
    """Write a board into a file and return its lines."""
    file.write_text(json.dumps(facts, indent=1), encoding="utf-8")
    return file.read_text(encoding="utf-8").split("\n")


def told(error: MapError) -> Iterator[MapError]:
    """Return an error and those told with it."""
    yield error
    yield from error.further


def test_every_option_of_a_single_board_says_what_it_needs() -> None:
    of_boards = {key for key in OPTIONS if key.partition(".")[0] in HOMES}
    assert house_rules.needs().keys() == of_boards
    assert {*house_rules.boards()} == HOMES.keys()
    assert {need.missing for _, need in NEEDS} == SPOILED.keys()
    page = (Path(__file__).parents[1] / "docs" / "map-format.md").read_text("utf-8")
    rows = page.partition("### What house rules need\n")[2].partition("\n### ")[0]
    assert [key for key in of_boards if f"`{key}`" not in rows] == []


@pytest.mark.parametrize(("key", "need"), NEEDS, ids=[f"{key}: {need.missing}" for key, need in NEEDS])
def test_a_board_that_asks_for_an_option_without_its_facts_is_refused_with_line_and_key(
    tmp_path: Path, key: str, need: house_rules.Need
) -> None:
    """R81-R111, R250-R434: by `maps check` and when it is loaded; nothing is dealt."""
    facts = json.loads(msgspec.json.encode(replace(maps.load(home(key)), house_rules=(key,))))
    SPOILED[need.missing](facts)
    file = tmp_path / "own.json"
    lines = written(file, facts)
    with pytest.raises(MapError) as caught:
        Game(file)
    (error,) = [one for one in told(caught.value) if one.pointer == ("house_rules", 0)]
    assert error.reason == f"house rules that would do nothing here, {key}: {need.missing}"
    assert lines[(error.line or 0) - 1].strip() == f'"{key}"'
    checked = CliRunner().invoke(application(), ["maps", "check", str(file)])
    assert checked.exit_code == 2
    assert f"own.json:{error.line}: house rules that would do nothing" in " ".join(checked.output.split())


@pytest.mark.parametrize("key", house_rules.needs())
def test_an_option_whose_facts_are_there_changes_the_game(key: str) -> None:
    """On the board that it comes from, and on small boards drawn by lot that ask for it alone."""
    values = [TEXTS[key]] if key in TEXTS else [value for value in OPTIONS[key].values if value != OPTIONS[key].default]
    for board in (maps.load(home(key)), replace(small_map(Random(7), key), house_rules=(key,))):
        if key == "france.pieces" and board.id == "small":
            continue  # how many numbers it takes depends on the lengths of beds
        for value in values:
            assert any(changes(board, key, value, mode) for mode in MODES.values())


def changes(board: maps.Map, key: str, value: Value, mode: dict[str, Value]) -> bool:
    """Return whether a value of an option makes another board record; a mode that a board refuses has none."""
    try:
        records = [compile_rules(board, {**mode, **chosen}).boards for chosen in ({}, {key: value})]
    except OptionError:
        return key == "oldwest.allow_monsters"  # what it allows is refused without it
    return bool(records[0].tobytes() != records[1].tobytes())


def test_a_board_may_ask_for_single_options_and_is_told_which_hold_on_it() -> None:
    """R349, R352: a board with markers and no place for Alvin lets monsters come all the same."""
    west = maps.load("old-west")
    assert west.markers is not None
    own = replace(west, id="own", markers=replace(west.markers, alien=None))
    (problem,) = problems(own)
    assert problem.reason.endswith('is missing; ask for "oldwest.allow_monsters" alone')
    single = maps.validate(replace(own, house_rules=("oldwest.allow_monsters",)))
    with pytest.raises(OptionError, match=r"; choose oldwest.allow_monsters=true$"):
        compile_rules(single, {"monsters": True})
    allowed = compile_rules(single, {"monsters": True, "oldwest.allow_monsters": True, "oldwest.alvin": True})
    assert (allowed.board.monsters, allowed.board.alien) == (1, 0)
    with pytest.raises(OptionError, match=r"shut its owner out \(R352\)$"):
        compile_rules(replace(single, house_rules=()), {"monsters": True, "oldwest.allow_monsters": True})


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (("oldwst",), '"oldwst" is no value of house_rules; did you mean "oldwest"?'),
        (("oldwest.alvn",), '"oldwest.alvn" is no value of house_rules; did you mean "oldwest.alvin"?'),
        (("oldwest", "oldwest.alvin"), 'the house rules "oldwest.alvin" stand twice'),
        (("nordic.reset_on_three", "swiss"), "house rules of nordic and of swiss both decide about the display"),
    ],
)
def test_house_rules_that_are_unknown_or_asked_for_twice_are_refused(asked: tuple[str, ...], reason: str) -> None:
    found = [problem.reason for problem in problems(replace(maps.load("old-west"), house_rules=asked))]
    assert [one for one in found if one.startswith(reason)]
