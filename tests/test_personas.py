"""The ladder of bots: every one plays every board in every mode, ends its games and uses every kind of action."""

from __future__ import annotations

import hashlib
from itertools import product

import numpy as np
import pytest

from bot_habits import kinds_used, rules_of
from rotation import rotating
from whistlestop import bots, maps
from whistlestop.batch.batch import Batch
from whistlestop.bots.roster import number_of
from whistlestop.bots.simulation import play_on
from whistlestop.compiler.kernel import INTERPRETED

MODES = ("", "monsters", "dice", "dice monsters")
BOARDS = [(id, ticket_set) for id in maps.ids() for ticket_set in maps.ticket_sets(id)]
TABLES = [
    (id, ticket_set, mode, players)
    for (id, ticket_set), mode in product(BOARDS, MODES)
    for few, many in [maps.load(id, ticket_set).players]
    for players in range(few, many + 1)
]
PLAYING = tuple(name for name in bots.compiled() if name != "random")
GAMES = 1 if INTERPRETED else 4


@pytest.mark.parametrize(("id", "ticket_set", "mode", "players"), [table for (table,) in rotating(2, TABLES)])
def test_every_bot_ends_its_games_on_every_board_in_every_mode(
    id: str, ticket_set: str, mode: str, players: int, shift: int
) -> None:
    """R223, R224: bots take turns in the seats, so that each plays in each; `checked` counts broken promises."""
    rules = rules_of(id, ticket_set, mode)
    for turn in range(0, len(PLAYING), players):
        line_up = [PLAYING[(turn + seat + shift) % len(PLAYING)] for seat in range(players)]
        result = bots.simulate(rules, line_up, range(shift, shift + GAMES), checked=True, most=6000)
        assert (result.unfinished, result.faults) == (0, 0), line_up


CARDS = {"take", "draw", "keep", "return", "claim", "pay", "station", "extra", "decline in a tunnel"}
DICE = {"reroll", "claim", "pay", "buy", "end", "keep", "station", "pay in a tunnel", "decline in a tunnel"}
UNUSED = {"path": {"return", "station"}}  # it keeps all it can, and goes only where it can build


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
@pytest.mark.parametrize("name", PLAYING)
def test_a_bot_uses_every_kind_of_action_of_cards_and_monsters(name: str) -> None:
    """R7, R53, R67, R161, R167."""
    wanted = (CARDS | {"place", "move 1", "end"}) - UNUSED.get(name, set())
    assert wanted <= kinds_used(rules_of("europe", mode="monsters"), 4, name, wanted)


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
@pytest.mark.parametrize("name", PLAYING)
def test_a_bot_uses_every_kind_of_action_of_dice(name: str) -> None:
    """R133, R136, R139, R145, R149, R150."""
    wanted = DICE - UNUSED.get(name, set())
    assert wanted <= kinds_used(rules_of("europe", mode="dice"), 4, name, wanted)


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
@pytest.mark.parametrize("name", ["one-step", "hungry", "path", "greedy", "planner"])
def test_a_bot_that_has_done_its_work_draws_tickets(name: str) -> None:
    """R18, R138: more than the three of the opening; the two bots after long tracks hardly ever get there."""
    kept = 0
    for mode in ("", "dice"):
        batch = Batch(rules_of("usa", mode=mode), 200, players=2)
        batch.reset(np.arange(200, dtype=np.uint64), 0)
        play_on(batch, [number_of(name)] * 2)
        kept = max(kept, int(batch.games["ticket_count"].max()))
    assert kept > 3


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
@pytest.mark.parametrize("name", PLAYING)
def test_every_bot_and_persona_beats_random(name: str) -> None:
    result = bots.simulate(rules_of("usa"), [name, "random"], range(200))
    assert result.wins()[0] > 0.9


def fingerprint(name: str) -> str:
    """Return a digest of the final records of frozen games of a bot against itself."""
    total = hashlib.sha256()
    for id, mode in (("usa", ""), ("europe", "monsters"), ("usa", "dice")):
        batch = Batch(rules_of(id, mode=mode), 20, players=2)
        batch.reset(np.arange(20, dtype=np.uint64), 0)
        play_on(batch, [number_of(name)] * 2)
        for part in ("owned", "points", "trains", "ticket_count", "turn"):
            total.update(np.ascontiguousarray(batch.games[part]).tobytes())
    return total.hexdigest()[:16]


@pytest.mark.skipif(INTERPRETED, reason="takes many games")
def test_the_anchor_of_the_ratings_still_plays_as_it_did() -> None:
    """Ratings are told relative to greedy: whoever changes its play moves every one of them and must say so here."""
    assert fingerprint("greedy") == "77128ea16abac7f1"


def test_every_bot_has_a_level_of_its_own_in_words() -> None:
    from whistlestop.locale import say

    told = [(say(f"bot-{name}-name"), say(f"bot-{name}-character")) for name in bots.names()]
    assert len(set(told)) == len(bots.names())
    assert all(name and character.endswith(".") for name, character in told)
