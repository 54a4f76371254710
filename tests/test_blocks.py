"""Actions as data: every id is of one block at most, and comes back from its parts."""

from __future__ import annotations

from typing import Any

import pytest

from whistlestop.records import actions
from whistlestop.records.blocks import Block, Claim, Pay, Take, blocks, decode, encode, ids_of, is_any
from whistlestop.records.mechanisms import MECHANISMS, collect, merge, modules, name_of
from whistlestop.records.monsters import Move

LAYERS = ("records", "rules", "notation", "play.why", "terminal")


def test_an_id_is_of_one_block_and_all_blocks_fit() -> None:
    ids = [id for block in blocks() for id in block.ids]
    assert len(ids) == len(set(ids))
    assert max(ids) < actions.ACTIONS <= max(ids) + 64


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block.parts.__name__)
def test_an_id_comes_back_from_its_parts(block: Block) -> None:
    for id in block.ids:
        parts = decode(id)
        assert parts is not None
        assert encode(parts) == id
        assert is_any(id, block.parts)
    assert list(ids_of(block.parts)) == list(block.ids)


def test_ids_between_blocks_mean_nothing() -> None:
    named = {id for block in blocks() for id in block.ids}
    assert all(decode(id) is None for id in range(actions.ACTIONS + 64) if id not in named)


def test_parts_are_what_the_picture_of_ids_says() -> None:
    assert decode(actions.CLAIM + 7) == Claim(track=7)
    assert decode(actions.PAY + 3 * actions.PAY_WIDTH + 2) == Pay(kind=3, locomotives=2)
    assert decode(actions.MOVE + 3 * actions.MOVE_WIDTH + 5) == Move(monster=1, locomotives=2, place=5)


@pytest.mark.parametrize("parts", [Take(-1), Take(12), Pay(0, 16), Move(0, 0, 1), Move(0, 3, 1), (5,), None])
def test_parts_out_of_range_are_no_action(parts: Any) -> None:
    with pytest.raises(ValueError, match=r"is no (kind of )?action"):
        encode(parts)


@pytest.mark.parametrize("number", [None, 1.5, "1", float("nan")])
def test_parts_that_are_no_whole_numbers_are_no_action(number: Any) -> None:
    with pytest.raises(ValueError, match=r"is no action"):
        encode(Claim(track=number))


@pytest.mark.parametrize("layer", LAYERS)
def test_modules_of_a_layer_come_in_the_order_of_the_list(layer: str) -> None:
    names = [name_of(module) for module in modules(f"whistlestop.{layer}")]
    assert names == [name for name in MECHANISMS if name in names] != []


def test_what_a_mechanism_lacks_is_left_out_and_a_key_in_two_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collect("whistlestop.rules", "no_such_hook") == ()
    for name in ("meeples", "dice"):
        monkeypatch.setattr(f"whistlestop.records.{name}.DOUBLED", {"key": name}, raising=False)
    with pytest.raises(ValueError, match=r"DOUBLED has .'key'. twice"):
        merge("whistlestop.records", "DOUBLED")
