"""Names: what nobody can see is left out, and two that nobody can tell apart do not sit at one table."""

from __future__ import annotations

import pytest

from server.house import House, scene
from whistlestop.server.match.looks import look, visible
from whistlestop.server.match.seats import clean
from whistlestop.server.protocol.denial import Denial


@pytest.mark.parametrize(
    "other",
    [
        "anna",
        "\u0410nna",
        "A\u200bnna",
        "\uff21nna",
        "An\u2060na",
        "Anna\u3164",
        "A\ufe0fnna",
        "\u202eAnna",
        "Ann\u0430",
    ],
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert look(other) == look("Anna")


def test_names_that_look_different_stay_different() -> None:
    names = ["Anna", "Änna", "Hanna", "Zoe", "Zoë", "Иван", "Ivan", "Νίκος", "はな", "Ola", "Seat 1", "Seat 2"]
    assert len({look(name) for name in names}) == len(names)


@pytest.mark.parametrize("name", ["\u200b\u2060", "\u3164", "\u2800\u2800", "\u0301\u0301", "  "])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(Denial, match="needs a letter"):
        clean(name)


def test_a_letter_bears_only_a_few_marks_and_directions_do_not_turn() -> None:
    assert visible("Z" + "\u0335" * 40 + "oe") == "Z\u0335\u0335oe"
    assert visible("a\u202eb \u00a0 c") == "ab c"


@scene()
async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(house: House) -> None:
    made = await house.table({"kind": "mine", "name": "Anna"}, "open", "open", start=False)
    address = f"/api/tables/{made['table']['code']}/join"
    assert (await house.http.post(address, json={"name": "\u0410nn\u0430"})).json()["code"] == "name_taken"
    assert (await house.http.post(address, json={"name": "\u200b"})).json()["code"] == "bad_table"
    joined = (await house.http.post(address, json={"name": "Be\u200bn"})).json()
    assert joined["table"]["seats"][1]["name"] == "Ben"
