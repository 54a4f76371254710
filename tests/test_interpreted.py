"""Compiled and interpreted kernels are one engine, and the compiled one never outlives its sources.

A child process plays fixed games with the compiler off and prints a fingerprint of the record after every step. The
rest guards what the cache of machine code and the type checker rely on: lists that must not miss anything.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import numpy as np
import pytest

from whistlestop import Batch, Game
from whistlestop.batch.batch import Buffers
from whistlestop.batch.observation import write as observation
from whistlestop.bots import seats
from whistlestop.bots.shared import plan
from whistlestop.compiler import kernel
from whistlestop.records import actions, board, luck, scratch, state
from whistlestop.rules import shares

# Board, ticket set, players, seed, decisions, house rules.
PAIRS: dict[str, bool | int | str] = {"dice": True, "monsters": True, "combined.monster_payment": "wild_or_pair"}
GAMES: tuple[tuple[str, str, int, int, int, dict[str, bool | int | str]], ...] = (
    ("usa", "base", 2, 1, 120, {}),
    ("usa", "mega", 5, 2, 100, {"monsters": True}),
    ("europe", "base", 3, 3, 150, {}),
    ("europe", "mega", 4, 4, 100, {"dice": True}),
    ("europe", "base", 2, 5, 150, {"dice": True, "monsters": True}),
    ("usa", "base", 3, 6, 100, {**PAIRS}),
    ("germany", "base", 3, 7, 150, {}),
    ("germany", "base", 2, 8, 100, {"dice": True, "monsters": True}),
    ("marklin", "base", 3, 9, 200, {"monsters": True, "marklin.plus4_moves_monsters": True}),
    ("marklin", "base", 2, 10, 150, {"dice": True}),
    ("nordic", "base", 3, 11, 150, {}),
)

BLOCKS = {
    "TAKE": 0,
    "DRAW": 20,
    "PASS": 22,
    "REPLACE": 23,
    "KEEP": 24,
    "RETURN": 25,
    "DECLINE": 26,
    "EXTRA": 28,
    "TICKETS": 32,
    "GIVE": 40,
    "SPLIT": 52,
    "MOST_SPLIT": 5,
    "NO_PASSENGER": 58,
    "STOP": 59,
    "CLAIM": 64,
    "PAY": 256,
    "PAY_WIDTH": 16,
    "STATION": 448,
    "MOST_TICKETS": 5,
    "MOVE": 512,
    "MOVE_WIDTH": 64,
    "PLACE": 768,
    "REROLL": 832,
    "REROLL_WIDTH": 32,
    "BUY": 864,
    "FACE_PAIRS": 10,
    "PAIR_FIRST": (0, 0, 0, 0, 1, 1, 1, 2, 2, 3),
    "PAIR_SECOND": (0, 1, 2, 3, 1, 2, 3, 2, 3, 3),
    "MEEPLE": 884,
    "SPEND": 896,
    "SPEND_WIDTH": 4,
    "SPEND_ONE": 928,
    "SPEND_TWO": 932,
    "END": 944,
    "END_WIDTH": 4,
    "END_ACTIONS": 16,
    "PASSENGER": 960,
    "TRAVEL": 1024,
    "PAY_PLUS4": 1216,
    "PLUS4_WIDTH": 8,
    "PLUS4_KIND_WIDTH": 64,
    "CHANGE": 1984,
    "SHARE": 2048,
    "DUMMY_SHARE": 2064,
    "NO_SHARE": 2080,
    "ACTIONS": 2688,
    "ACTION_WORDS": 42,
    "CARD_WORDS": 8,
    "EXPANSION_WORDS": 15,
    "PASSENGER_WORDS": 19,
    "CLAIM_WORD": 1,
    "PAY_WORD": 4,
    "STATION_WORD": 7,
    "MOVE_WORD": 8,
    "PLACE_WORD": 12,
    "REROLL_WORD": 13,
    "MEEPLE_WORD": 13,
    "SPEND_WORD": 14,
    "PASSENGER_WORD": 15,
    "TRAVEL_WORD": 16,
    "PAY_PLUS4_WORD": 19,
    "CHANGE_WORD": 31,
    "SHARE_WORD": 32,
}


def fingerprints(
    name: str, ticket_set: str, players: int, seed: int, decisions: int, house_rules: dict[str, bool | int | str]
) -> list[str]:
    """Return a fingerprint of record, views, answers and scores after every decision of a fixed game."""
    game = Game(name, ticket_set=ticket_set, players=players, seed=seed, options=house_rules)
    found = [fingerprint(game)]
    while not game.over and game.decision < decisions:
        legal = game.legal_ids()
        # Claims have high ids: leaning to the end of the list gets routes built, tunnels tried and stations paid.
        game.play(legal[-1 - game.decision**2 % min(len(legal), 7)])
        found.append(fingerprint(game))
    return found


def fingerprint(game: Game) -> str:
    """Return a digest of everything that kernels write."""
    digest = hashlib.sha256(game.engine.games.tobytes())
    for seat in (None, *range(game.players)):
        digest.update(game.view(seat).views.tobytes())
    digest.update(row(game, game.decision % game.players))
    if game.decision % 7 == 0 and not game.over:
        digest.update(game.resample(game.decision % game.players, seed=game.decision).engine.games.tobytes())
    digest.update(repr((game.history[-1].answers if game.history else game.start.answers, game.legal_ids())).encode())
    if game.decision % 20 == 0:
        digest.update(repr(game.scores()).encode())
    return digest.hexdigest()


def row(game: Game, seat: int) -> bytes:
    """Return what a seat sees as learning programs are told it."""
    batch, rows = Batch(game.rules, 1, players=game.players), np.zeros((1, observation.SIZE), np.int8)
    batch.games[:] = game.engine.games
    batch.observe(Buffers(observations=rows), seat)
    return rows.tobytes()


CHILD = "import json, sys, test_interpreted; print(json.dumps([test_interpreted.fingerprints(*g) for g in {!r}]))"


@pytest.mark.skipif(kernel.INTERPRETED, reason="there is nothing to compare with the compiler off")
def test_interpreted_and_compiled_games_are_the_same_bytes() -> None:
    """Every record, view, row and resample, luck's answers, legal actions and scores."""
    environment = {**os.environ, "WHISTLESTOP_INTERPRETED": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent), str(kernel.PACKAGE.parent)])
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD.format(GAMES)], env=environment, stdout=subprocess.PIPE, text=True
    )
    compiled = [fingerprints(*game) for game in GAMES]
    printed, _ = child.communicate(timeout=500)
    assert child.returncode == 0
    for game, ours, theirs in zip(GAMES, compiled, json.loads(printed), strict=True):
        differing = [step for step, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1]]
        assert not differing, f"{game} differs first after decision {differing[0]}"


def kernel_files() -> list[Path]:
    """Return every file of the package that defines a kernel or an entry."""
    return [path for path in sorted(kernel.PACKAGE.rglob("*.py")) if defines_kernels(ast.parse(path.read_text()))]


def defines_kernels(tree: ast.Module) -> bool:
    """Return whether a module has a function that gets compiled."""
    return any(marked(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def marked(function: ast.FunctionDef) -> bool:
    """Return whether a function is decorated with `kernel` or `entry`."""
    return any(isinstance(mark, ast.Name) and mark.id in ("kernel", "entry") for mark in function.decorator_list)


def needed(path: Path) -> set[Path]:
    """Return the files of the package that a file's kernels and constants take names from."""
    tree = ast.parse(path.read_text())
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "whistlestop":
            taken = [name for name in node.names if (name.asname or name.name) in compiled_names(tree)]
            modules |= {f"{node.module}.{name.name}" for name in taken} | ({node.module} if taken else set())
    files = (kernel.PACKAGE.joinpath(*str(module).split(".")[1:]).with_suffix(".py") for module in modules)
    return {file for file in files if file.is_file()}


def compiled_names(tree: ast.Module) -> set[str]:
    """Return the names read in kernels and in the constants of a module; doors in plain Python do not count."""
    parts: list[ast.AST] = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        if marked(function):
            parts += function.body
    return {node.id for part in parts for node in ast.walk(part) if isinstance(node, ast.Name)}


def test_every_source_a_kernel_depends_on_is_known_to_the_cache() -> None:
    """A file missing from the list could be edited without the machine code being made anew."""
    known = set(kernel.sources())
    files = kernel_files()
    assert len(files) >= 10
    for path in files:
        assert path in known, f"{path.name} has kernels but is no kernel source"
        assert needed(path) <= known, f"{path.name} needs what is no kernel source: {needed(path) - known}"


def test_no_kernel_source_depends_on_a_later_layer() -> None:
    """Machine code of the rules is kept when a bot is edited, so the rules must not know the bots."""
    assert kernel.layers_of(kernel.PACKAGE / "rules" / "turn.py") == 1
    assert kernel.layers_of(kernel.PACKAGE / "bots" / "seats.py") == 2
    for path in kernel_files():
        layer = kernel.layers_of(path)
        assert needed(path) <= set(kernel.sources(layer)), f"{path.name} needs a file of a later layer"


def test_an_edit_of_any_kernel_source_changes_the_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One byte more in any one of them is another folder of machine code."""
    copy = tmp_path / "whistlestop"
    shutil.copytree(kernel.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kernel, "PACKAGE", copy)
    before = kernel.digest()
    for path in kernel.sources():
        text = path.read_text()
        path.write_text(text + "\n")
        assert kernel.digest() != before, path.name
        path.write_text(text)
    assert kernel.digest() == before


@pytest.mark.parametrize(
    ("record", "protocol"),
    [
        (state.GAME, state.GameRecord),
        (scratch.SCRATCH, scratch.Scratch),
        (board.BOARD, board.BoardRecord),
        (plan.PLAN, plan.PlanRecord),
        (seats.BOT_TABLE, seats.BotTable),
    ],
    ids=["game", "scratch", "board", "plan", "bot table"],
)
def test_records_have_the_fields_the_type_checker_believes(record: np.dtype[np.void], protocol: type) -> None:
    """Names are the same in the record and in its twin, which mechanisms add to."""
    assert set(get_type_hints(protocol)) == set(record.names or ())
    for name, type_ in get_type_hints(protocol).items():
        shaped = record[name].shape != () or record[name].names is not None  # a record lies in it
        assert shaped == (type_ not in (int, np.uint64)), name


def test_a_game_record_is_small_and_aligned() -> None:
    """A search copies records by the million."""
    assert state.GAME.itemsize <= 1152
    assert state.GAME.itemsize % state.ALIGNMENT == 0
    assert state.GAME.isalignedstruct, "kernels read unaligned records more slowly"


def test_no_field_of_a_game_moves() -> None:
    """Bots draw lots by the bytes of a view."""
    fields = {name: state.GAME.fields[name][1] for name in ("seed", "owned", "hand", "meeples", "one_drawn")}  # type: ignore[index]
    assert fields == {"seed": 0, "owned": 8, "hand": 327, "meeples": 840, "one_drawn": 1013}


SUMS = ("second_neurons",)  # numbers of eight bytes that are no masks: products of the learned bot's weights


def test_small_numbers_are_signed_and_masks_are_not() -> None:
    """Mixing signed and unsigned numbers would turn into floating point inside a kernel."""
    for record in (state.GAME, scratch.SCRATCH, board.BOARD, plan.PLAN):
        for name in (name for name in record.names or () if record[name].names is None):
            base = record[name].base
            assert base.kind == ("u" if base.itemsize == 8 and name not in SUMS else "i"), name


def test_action_ids_stay_where_they_are() -> None:
    """Logs, trained players and clients keep ids; a block that moves is a new version."""
    blocks = {name: value for name, value in vars(actions).items() if name.isupper()}
    assert blocks == BLOCKS


def test_blocks_do_not_overlap_and_hold_what_they_must() -> None:
    """Every track, place and kind has room in its block, and blocks that are copied as masks begin a word."""
    assert actions.TAKE + state.KINDS <= actions.DRAW
    assert actions.EXTRA + state.TUNNEL_CARDS < actions.TICKETS
    assert actions.CLAIM + state.TRACKS <= actions.PAY
    assert actions.PAY + state.KINDS * actions.PAY_WIDTH <= actions.STATION
    assert actions.STATION + state.PLACES <= actions.ACTIONS
    assert [block % 64 for block in (actions.CLAIM, actions.PAY, actions.STATION, actions.ACTIONS)] == [0, 0, 0, 0]


def test_streams_of_luck_stay_where_they_are() -> None:
    """A seed deals the same game in every version, and a log's answers keep their meaning."""
    streams = (luck.FIRST_PLAYER, luck.CARDS, luck.TICKETS, luck.DICE)
    assert (*streams, luck.STREAM_WIDTH, luck.STREAM_SPACING) == (0, 1, 2, 3, 256, 1 << 40)


@pytest.mark.skipif(kernel.INTERPRETED, reason="nothing is compiled")
def test_python_is_given_no_kernel_that_calls_another() -> None:
    """It would end the process: kernels have no wrapper for Python."""
    with pytest.raises(TypeError, match="top calls lowest"):
        kernel.interpreted(shares.top)
