"""Boards drawn on a sheet: they lie as their file says, and the page draws them alike (`web/tests/drawn.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from whistlestop import locale, maps
from whistlestop.locale import words
from whistlestop.maps import geometry
from whistlestop.maps.check import sheet_problems
from whistlestop.maps.described import described
from whistlestop.maps.problem import Problem

SHARED = Path(__file__).parents[1] / "web" / "tests" / "drawn.json"
FIXTURE = json.loads(SHARED.read_text("utf-8"))


def drawn(**changes: Any) -> maps.Map:
    """Return the shared board, changed, with tracks in the order of its file."""
    return msgspec.convert({**FIXTURE["board"], **changes}, maps.Map)


def test_a_drawn_board_lies_as_its_file_says_and_on_the_outlines_it_names() -> None:
    map = maps.ordered(drawn())
    lie = geometry.of(map)
    assert (lie.width, lie.height) == (700, 500)
    assert [(place.x, place.y) for place in lie.places] == [(place.x, place.y) for place in map.places]
    assert lie.outlines == geometry.load("lake-constance").outlines
    assert json.loads(msgspec.json.encode(lie.tracks)) == FIXTURE["tracks"]


def test_outlines_that_the_package_does_not_have_are_left_out() -> None:
    map = maps.ordered(drawn(sheet={"width": 700, "height": 500, "outlines": "atlantis"}))
    assert geometry.of(map).outlines == geometry.Outlines()


def test_where_things_are_drawn_changes_no_rule() -> None:
    straight = [{key: value for key, value in track.items() if key != "bend"} for track in FIXTURE["board"]["tracks"]]
    other = drawn(sheet={"width": 900, "height": 900}, tracks=straight, draft=False)
    assert maps.digest(drawn()) == maps.digest(other)


def test_a_draft_says_so_behind_its_name_in_every_language() -> None:
    for language in locale.languages():
        locale.use(language)
        assert words.board(drawn()) not in ("The Isle", "board-draft"), language
        assert words.board(drawn(draft=False)) == "The Isle"
    locale.use(locale.ENGLISH)


def place(**changes: Any) -> list[dict[str, Any]]:
    """Return the places of the shared board, the second changed."""
    first, second, *others = FIXTURE["board"]["places"]
    return [first, {**second, **changes}, *others]


@pytest.mark.parametrize(
    ("changes", "pointer"),
    [
        ({"sheet": None}, ("tracks", 0, "bend")),
        ({"places": place(x=701)}, ("places", 1)),
        ({"places": place(y=None)}, ("places", 1)),
        ({"places": place(inset="harbour")}, ("places", 1)),
    ],
)
def test_what_does_not_lie_on_the_sheet_is_told_where_it_is(changes: dict[str, Any], pointer: tuple[object]) -> None:
    found: list[Problem] = list(sheet_problems(drawn(**changes)))
    assert pointer in [problem.pointer for problem in found]
    assert not list(sheet_problems(drawn()))


def test_the_schema_has_every_default_and_says_where_ids_come_from() -> None:
    keys = described()["$defs"]["Map"]["properties"]
    assert keys["route_points"]["default"]["6"] == 15
    assert keys["opening_tickets"]["default"] == {"deal": {"regular": 3}, "keep": 2, "keep_at_most": {}, "split": 0}
    assert described()["$defs"]["Track"]["properties"]["a"]["names"] == ["places"]


def test_the_studio_has_a_word_for_every_key_and_value_of_a_file() -> None:
    known = set(locale.sources(locale.ENGLISH))
    parts = described()["$defs"].values()
    keys = {key for part in parts for key in part["properties"]}
    assert {f"web-key-{key.replace('_', '-')}" for key in keys} <= known
    assert [value for part in parts for kind in part["properties"].values() for value in _unsaid(kind, known)] == []


def _unsaid(kind: dict[str, Any], known: set[str]) -> list[str]:
    """Return the values of a key that no message has a word for."""
    choices = [kind, *kind.get("anyOf", ()), kind["items"] if isinstance(kind.get("items"), dict) else {}]
    values = [value for choice in choices for value in choice.get("enum", ())]
    families = ("web-value", "kind", "tourist")
    words = {value: {f"{one}-{value.replace('_', '-')}" for one in families} for value in values}
    return [value for value in values if not known & {*words[value], f"option-{value.replace('.', '-')}"}]
