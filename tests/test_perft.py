"""Perft: how many lines of play lead on from a position, compared with suites of counts in `tests/perft`.

A suite is text: `#` comments, then blocks of `id`, a position and its counts. The position is `at` and a position line,
or `golden`, a golden game's name and a number of decisions. Golden positions are counted a second time by the slow
reference, which is fed with the engine's luck; `at` positions are small enough to be counted by hand.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from reference import Reference
from rotation import rotating
from side_by_side import Fed
from whistlestop import Game, maps
from whistlestop.compiler import kernel
from whistlestop.notation import read_log
from whistlestop.play.perft import divide, perft
from whistlestop.ruleset.options import RULES_VERSION

FOLDER = Path(__file__).parent / "perft"
GOLDEN = Path(__file__).parent / "golden"
MOST = 2_000 if kernel.INTERPRETED else 1_000_000
MOST_BY_REFERENCE = 60


@dataclass
class Block:
    """One position of a suite and its counts by depth."""

    id: str
    line: str = ""
    golden: str = ""
    decisions: int = 0
    counts: dict[int, int] = field(default_factory=dict)

    def game(self) -> Game:
        """Return the position as a game."""
        if self.line:
            return Game.from_position(self.line)
        log = (GOLDEN / f"{self.golden}.game").read_text(encoding="utf-8").splitlines()
        first = next(number for number, line in enumerate(log) if line[0].isdigit())
        return Game.from_log("\n".join(log[: first + self.decisions]))


def read_suite(path: Path) -> list[Block]:
    """Return the blocks of a suite."""
    blocks: list[Block] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            blocks.append(Block(rest))
        elif word == "at":
            blocks[-1].line = rest
        elif word == "golden":
            blocks[-1].golden, decisions = rest.split()
            blocks[-1].decisions = int(decisions)
        elif word == "perft":
            depth, count = rest.split()
            blocks[-1].counts[int(depth)] = int(count)
        else:
            assert not line or line.startswith("#"), f"{path.name}: '{line}' is not understood"
    return blocks


SUITES = {path.stem: read_suite(path) for path in sorted(FOLDER.glob("*.perft"))}
BLOCKS = [block for blocks in SUITES.values() for block in blocks]
REFERRED = [block for (block,) in rotating(3, [block for block in BLOCKS if block.golden])]


def table(game: Game, depth: int) -> str:
    """Return the position and the count below each action, for whoever looks for the difference."""
    rows = [f"{count:>10}  {action}" for action, count in divide(game, depth).items()]
    return "\n".join([game.position(), f"depth {depth}:", *rows])


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_counts_are_those_of_the_suite(block: Block) -> None:
    game = block.game()
    for depth, count in block.counts.items():
        if count <= MOST:
            assert perft(game, depth) == count, table(game, depth)


@pytest.mark.parametrize("block", REFERRED, ids=lambda block: block.id)
def test_the_reference_counts_the_same(block: Block) -> None:
    game = block.game()
    fed = Fed()
    fed.answers.extend(game.start.answers)
    reference = Reference(game.map, game.players, fed, options=game.rules.options, rules=game.rules.version)
    for decision in game.history:
        fed.answers.extend(decision.answers)
        reference.play(decision.text)
    depth = max(depth for depth, count in block.counts.items() if count <= MOST_BY_REFERENCE or depth == 1)
    assert count_by_reference(game, reference, depth) == block.counts[depth], table(game, depth)


def count_by_reference(game: Game, reference: Reference, depth: int) -> int:
    """Return how many lines of `depth` decisions the reference knows, with the luck the engine has."""
    texts = reference.legal()
    if depth == 1:
        return len(texts)
    total = 0
    for text in sorted(texts):
        after = game.copy()
        after.play(text)
        twin = copy.deepcopy(reference, {id(reference.map): reference.map})
        fed = twin.door.luck
        assert isinstance(fed, Fed)
        fed.answers.extend(after.history[-1].answers)
        twin.play(text)
        total += count_by_reference(after, twin, depth - 1)
    return total


@pytest.mark.parametrize("board", maps.ids())
def test_every_board_has_a_suite_for_each_number_of_players(board: str) -> None:
    few, many = maps.load(board).players
    for suite in (board, f"{board}-expansions"):
        blocks = SUITES.get(suite) or SUITES[f"{suite}-rules-{RULES_VERSION}"]  # a board that came with those rules
        logs = [read_log((GOLDEN / f"{block.golden}.game").read_text()) for block in blocks if block.golden]
        assert {log.players for log in logs} == set(range(few, many + 1))
        assert {log.map for log in logs} == {board}


def test_every_suite_names_each_position_once() -> None:
    assert len({block.id for block in BLOCKS}) == len(BLOCKS)
    assert all(block.counts for block in BLOCKS)


@pytest.mark.parametrize("block", BLOCKS[::7], ids=lambda block: block.id)
def test_the_counts_below_each_action_add_up(block: Block) -> None:
    game = block.game()
    depth = max(depth for depth, count in block.counts.items() if count <= 2_000)
    assert sum(divide(game, depth).values()) == block.counts[depth]


def test_a_mismatch_shows_the_position_and_the_count_below_each_action() -> None:
    game = Game.from_position("usa base 2")
    shown = table(game, 2).splitlines()
    assert shown[0] == game.position()
    assert shown[1:] == ["depth 2:", f"{1:>10}  draw", f"{2:>10}  tickets"]


def test_counting_leaves_the_game_alone() -> None:
    game = Game("europe", seed=1)
    before = game.position()
    perft(game, 3)
    divide(game, 2)
    assert (game.position(), game.decision) == (before, 0)


def test_a_finished_game_leads_nowhere() -> None:
    game = Game.from_position("usa base 2 | phase=over")
    assert [perft(game, depth) for depth in range(3)] == [1, 0, 0]
    assert divide(game, 2) == {}


@pytest.mark.parametrize(("count", "depth"), [(perft, -1), (divide, 0)])
def test_a_depth_that_makes_no_sense_is_refused(count: Callable[[Game, int], object], depth: int) -> None:
    with pytest.raises(ValueError, match=f"not {depth}"):
        count(Game.from_position("usa base 2"), depth)
