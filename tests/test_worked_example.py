"""The board of the worked example: its first version and the one of the package differ in what the page says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from whistlestop import bots, compile_rules, maps

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "worked-example.md").read_text("utf-8")
FIRST, SECOND = maps.read(ROOT / "examples" / "anatolia-1.json"), maps.load("anatolia")


@pytest.mark.parametrize("board", [FIRST, SECOND], ids=["first", "second"])
def test_a_version_is_sound_and_its_games_end(board: maps.Map) -> None:
    assert len(board.places) == 30
    assert maps.warnings(board) == []
    games = bots.simulate(compile_rules(board), ["greedy"] * 4, range(10))
    assert games.unfinished == 0


def test_the_second_version_has_the_changes_that_the_page_tells_of_and_no_other() -> None:
    assert f"{len(FIRST.tracks)} tracks, {sum(track.length for track in FIRST.tracks)} spaces" in PAGE
    assert FIRST.tickets == SECOND.tickets
    assert FIRST.draft
    assert not SECOND.draft
    before, after = Counter(replace(track, bend=(0, 0)) for track in FIRST.tracks), Counter(SECOND.tracks)
    (gray,) = (before - after).elements()
    white = replace(gray, colour="white")
    more = list((after - before - Counter([white])).elements())
    assert (gray.a, gray.b, gray.colour, white in after) == ("ankara", "sivas", "gray", True)
    names = {place.id: place.name for place in SECOND.places}
    assert len(more) == 4
    assert all(f"{names[track.a]}–{names[track.b]}" in PAGE for track in more)
