"""Many games at once are the same games as one at a time, whatever the number of threads and boards."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from whistlestop import Batch, Game, compile_rules, maps
from whistlestop.batch.batch import Buffers, advance, buffers
from whistlestop.batch.learning import advance_games
from whistlestop.compiler.kernel import INTERPRETED, directly
from whistlestop.records import actions
from whistlestop.records.board import BOARD
from whistlestop.records.scratch import SCRATCH
from whistlestop.records.state import GAME, NONE, OVER
from whistlestop.rules.scoring import COLUMNS
from whistlestop.ruleset.compile import Rules

GAMES = 2 if INTERPRETED else 24
STEPS = 60 if INTERPRETED else 3_000


@lru_cache
def rules(name: str, ticket_set: str = "base") -> Rules:
    """Return the rules of a board, with the expansions named behind it, as in "europe dice monsters"."""
    board, *expansions = name.split()
    return compile_rules(maps.load(board, ticket_set), dict.fromkeys(expansions, True))


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Return an array that may not be written to."""
    array.setflags(write=False)
    return array


def single(name: str, players: int, seed: np.uint64) -> Game:
    """Return a single game, named as `rules` names it."""
    board, *expansions = name.split()
    return Game(board, players=players, seed=int(seed), options=dict.fromkeys(expansions, True))


def seeds(count: int = GAMES) -> NDArray[np.uint64]:
    """Return a seed for each game, no two alike."""
    return np.arange(100, 100 + count, dtype=np.uint64)


def chosen(masks: NDArray[np.bool_], step: int) -> NDArray[np.int64]:
    """Return one legal action a game, chosen by a fixed rule; 0 where none is legal."""
    numbers = np.zeros(len(masks), np.int64)
    for index, mask in enumerate(masks):
        legal = np.flatnonzero(mask)
        if len(legal):
            numbers[index] = legal[(step * 7919 + index * 104_729 + step // 3) % len(legal)]
    return numbers


def played(batch: Batch, steps: int = STEPS) -> Batch:
    """Play every game of a batch on by the fixed rule until all are over or the steps are done."""
    for step in range(steps):
        masks = batch.masks()
        if not masks.any():
            break
        batch.step(chosen(masks, step))
    return batch


def started(*boards: str, players: int = 3, threads: int = 1, games: int = GAMES) -> Batch:
    """Return a batch of fresh games."""
    batch = Batch([rules(board) for board in boards], games, players=players, threads=threads)
    batch.reset(seeds(games))
    return batch


@pytest.mark.parametrize("board", ["usa", "europe", "usa monsters", "usa dice", "europe dice monsters"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_batch_plays_the_same_games_as_single_tables(board: str, players: int) -> None:
    """Records, legal actions and scores are equal after every step."""
    batch = started(board, players=players, games=min(GAMES, 4))
    tables = [single(board, players, seed) for seed in seeds(len(batch))]
    for step in range(STEPS):
        masks = batch.masks()
        assert [np.flatnonzero(mask).tolist() for mask in masks] == [table.legal_ids() for table in tables]
        assert [record.tobytes() for record in batch.games] == [table.engine.games.tobytes() for table in tables]
        if not masks.any():
            break
        numbers = chosen(masks, step)
        batch.step(numbers)
        for table, number in zip(tables, numbers, strict=True):
            if not table.over:
                table.play(int(number))
    for sheet, table in zip(batch.scores(), tables, strict=True):
        rows = [[getattr(score, column) for column in COLUMNS] for score in table.scores()]
        assert sheet[:players].tolist() == rows


def test_the_number_of_threads_changes_nothing() -> None:
    """Every game has its own luck, so who carries it out does not matter."""
    one, three = played(started("usa", "europe")), played(started("usa", "europe", threads=3))
    assert one.games.tobytes() == three.games.tobytes()
    assert np.array_equal(one.scores(), three.scores())
    assert np.array_equal(one.legal(), three.legal())
    assert np.array_equal(one.faults(), three.faults())


def test_more_threads_than_games_are_fine() -> None:
    """A thread without games has nothing to do."""
    few = played(started("usa", threads=5, games=2))
    assert few.games.tobytes() == played(started("usa", games=2)).games.tobytes()


def test_boards_can_be_mixed_in_one_batch() -> None:
    """Game i is played on board i modulo their number, exactly as in a batch of that board alone."""
    tables = ("usa", "europe dice monsters", "europe", "usa dice", "usa monsters")
    mixed = played(started(*tables))
    for number, name in enumerate(tables):
        for index in range(number, min(len(mixed), 10), len(tables)):
            table = single(name, 3, seeds()[index])
            table.record.board = number
            assert mixed.games[index].board == number
            for step in range(STEPS):
                if table.over:
                    break
                legal = table.legal_ids()
                table.record.board = 0  # the table has one board only
                table.play(legal[(step * 7919 + index * 104_729 + step // 3) % len(legal)])
            table.record.board = number
            assert mixed.games[index].tobytes() == table.engine.games.tobytes()


def test_all_records_are_of_the_very_same_type() -> None:
    # An equal type of another making is compared field by field at every call of a kernel, which takes five times as
    # long as a decision.
    batch = started("usa", "europe")
    assert batch.boards.dtype is BOARD
    assert batch.games.dtype is GAME
    assert batch.scratches.dtype is SCRATCH


def test_a_decision_is_the_same_whether_types_are_looked_at_or_not() -> None:
    tables, listed = (started("europe"), started("europe")), np.zeros((2, actions.ACTIONS), np.int64)
    usual, quick = ((each.games, 1, each.boards, each.scratches) for each in tables)
    advance_directly = directly(advance, *quick, NONE, listed[1])
    action = NONE
    for number in range(40):
        count = advance(*usual, action, listed[0])
        assert advance_directly(*quick, action, listed[1]) == count
        assert listed[0, :count].tolist() == listed[1, :count].tolist()
        action = int(listed[0, number % count])
    assert tables[0].games[1].tobytes() == tables[1].games[1].tobytes()


def test_masks_are_the_legal_words_spread_out() -> None:
    """Bit b of word w is action 64 w + b."""
    batch = played(started("europe"), steps=17)
    words, masks = batch.legal(), batch.masks()
    assert masks.shape == (len(batch), actions.ACTIONS)
    for row, mask in zip(words, masks, strict=True):
        expected = [64 * word + bit for word in range(len(row)) for bit in range(64) if int(row[word]) >> bit & 1]
        assert np.flatnonzero(mask).tolist() == expected


def test_a_record_used_again_keeps_nothing_of_its_old_game() -> None:
    """A reset record is byte for byte a fresh one, whatever was played in it and on however many seats."""
    for board in ("usa", "europe", "europe dice monsters"):
        used = Batch(rules(board), GAMES, players=5)
        used.reset(seeds() + np.uint64(999))
        played(used, steps=400)
        used.players = 2
        used.reset(seeds())
        assert used.games.tobytes() == started(board, players=2).games.tobytes()


def test_a_finished_game_stays_as_it_is() -> None:
    """Stepping a batch in which some games are over leaves those alone."""
    batch = started("usa", players=2)
    batch.play_out()
    before, sheets = batch.games.tobytes(), batch.scores().copy()
    batch.step(np.zeros(len(batch), np.int64))
    assert batch.games.tobytes() == before
    assert np.array_equal(batch.scores(), sheets)
    assert not batch.masks().any()


def test_the_first_player_can_be_seated() -> None:
    """R6: as configured, or by luck, which seats everybody sometimes."""
    batch = started("usa", players=5, games=40)
    assert set(batch.games["first"].tolist()) == set(range(5))
    batch.reset(seeds(40), first=3)
    assert set(batch.games["first"].tolist()) == {3}


def test_one_seed_serves_all_games() -> None:
    """A single number is used for every game."""
    batch = Batch(rules("usa"), 3)
    batch.reset(5)
    assert len({record.tobytes() for record in batch.games}) == 1


@pytest.mark.parametrize("threads", [1, 3])
def test_a_playout_reports_what_it_did(threads: int) -> None:
    """Decisions made, games left unfinished, faults found."""
    batch = started("usa", "europe", threads=threads)
    report = batch.play_out(checked=True)
    assert report["unfinished"] == report["faults"] == 0
    assert report["decisions"] > 50 * len(batch)
    assert (batch.games["phase"] == OVER).all()
    assert not batch.faults().any()
    again = started("usa", "europe")
    assert again.play_out() == report
    assert again.games.tobytes() == batch.games.tobytes()


def test_a_playout_stops_at_its_limit_and_can_go_on() -> None:
    """No game is over after ten decisions; going on finishes all."""
    batch = started("europe")
    assert batch.play_out(10) == {"decisions": 10 * len(batch), "unfinished": len(batch), "faults": 0}
    assert (batch.games["phase"] != OVER).all()
    assert batch.play_out()["unfinished"] == 0


def test_a_playout_scores_the_games() -> None:
    """The sheets left by a playout are the scores."""
    batch = started("europe", players=4)
    batch.play_out()
    sheets = batch.sheets.copy()
    assert np.array_equal(sheets, batch.scores())
    assert (sheets[:, :4, COLUMNS.index("rank")].min(axis=1) == 1).all()


def test_faults_are_found() -> None:
    """A record that was tampered with is not sound, the others are."""
    batch = played(started("usa"), steps=50)
    assert not batch.faults().any()
    batch.games[0].hand[0, 0] += 1
    assert batch.faults()[0] != 0
    assert not batch.faults()[1:].any()
    assert GAME.itemsize == batch.games.itemsize


@pytest.mark.parametrize("threads", [1, 3])
def test_any_number_of_seeds_is_played_in_a_few_records(threads: int) -> None:
    """Each seed gives what a batch of its own gives, whatever was played in the record before it."""
    both = [rules("usa"), rules("europe dice monsters")]
    results = Batch(both, 1, players=3, threads=threads).play_seeds(seeds())
    batch = started("usa", "europe dice monsters")
    report = batch.play_out()
    assert int(results.decisions.sum()) == report["decisions"]
    assert np.array_equal(results.totals[:, :3], batch.sheets[:, :3, COLUMNS.index("total")])
    assert np.array_equal(results.ranks[:, :3], batch.sheets[:, :3, COLUMNS.index("rank")])


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"players": 7}, "2 to 5 players, not 7"),
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"players": 0}, "2 to 5 players, not 0"),
        ({"players": 2.5}, "whole number, not 2.5"),
        ({"reward": "points"}, "win, margin, not 'points'"),
        ({"threads": 0}, "1 to 1024 threads, not 0"),
        ({"threads": 10**6}, "1 to 1024 threads, not 1000000"),
        ({"games": -1}, "0 games or more, not -1"),
        ({"games": 1.5}, "number of games must be a whole number, not 1.5"),
        ({"games": "3"}, "number of games must be a whole number, not '3'"),
        ({"threads": None}, "number of threads must be a whole number, not None"),
        ({"players": None}, "number of players must be a whole number, not None"),
        ({"rules": "usa"}, "takes rules, as `compile_rules` returns them, not 'usa'"),
        ({"rules": None}, "takes rules, as `compile_rules` returns them, not None"),
        ({"rules": maps.load("usa")}, "takes rules, as `compile_rules` returns them, not <Map usa"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_anything_is_made(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Batch(**{"rules": rules("usa"), "games": 4, **settings})


def test_every_board_of_a_mixed_batch_must_take_the_players() -> None:
    with pytest.raises(ValueError, match="Nordic Countries is for 2 to 3 players, not 5"):
        Batch([rules("usa"), rules("nordic")], 4, players=5)
    with pytest.raises(ValueError, match="at least one board"):
        Batch([], 4)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([actions.KEEP] * 3, "4 games take 4 actions, not an array of shape"),
        ([[actions.KEEP] * 4], "4 games take 4 actions"),
        ([actions.KEEP, actions.KEEP, 5000, actions.KEEP], f"0 to {actions.ACTIONS - 1}, not 5000"),
        ([actions.KEEP, -7, actions.KEEP, actions.KEEP], f"0 to {actions.ACTIONS - 1}, not -7"),
        ([1.5] * 4, "whole numbers, not float64"),
    ],
)
def test_actions_of_the_wrong_number_or_range_are_refused_and_nothing_is_played(given: list[Any], told: str) -> None:
    batch = Batch(rules("usa"), 4)
    batch.reset(0)
    before = batch.records().tobytes()
    for play in (batch.step, lambda wrong: batch.advance(wrong, Buffers())):
        with pytest.raises(ValueError, match=told):
            play(given)
    assert batch.records().tobytes() == before


@pytest.mark.parametrize(
    ("seeds", "told"), [([1, 2, 3], "4 games take one seed or 4"), ([-1] * 4, "a seed is"), ([0.5] * 4, "a seed is")]
)
def test_seeds_of_the_wrong_number_or_kind_are_refused(seeds: list[Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Batch(rules("usa"), 4).reset(seeds)
    with pytest.raises(ValueError, match="seat from 0 to 1, not 2"):
        Batch(rules("usa"), 4).reset(0, first=2)


@pytest.mark.parametrize(
    ("out", "told"),
    [
        (Buffers(seats=np.zeros(3, np.int8)), "`seats` must be int8 of shape .4,."),
        (Buffers(rewards=np.zeros((4, 6), np.float64)), "`rewards` must be float32"),
        (Buffers(masks=np.zeros((actions.ACTIONS, 4), np.bool_).T), "row after row"),
        (Buffers(seats=read_only(np.zeros(4, np.int8))), "may not be read-only"),
        (Buffers(ends=[0] * 4), "`ends` must be an array of numpy or of a GPU, not list"),  # type: ignore[arg-type]
    ],
)
def test_buffers_of_the_wrong_shape_or_type_are_refused(out: Buffers, told: str) -> None:
    batch = Batch(rules("usa"), 4)
    batch.reset(0)
    with pytest.raises(ValueError, match=told):
        batch.observe(out)


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda batch: batch.random_actions(None), "whole number, not None"),
        (lambda batch: batch.random_actions(1.5), "whole number, not 1.5"),
        (lambda batch: batch.reset(1, first=1.0), "first player must be a whole number, not 1.0"),
        (lambda batch: batch.play_out("all"), "limit must be a whole number, not 'all'"),
        (lambda batch: batch.play_seeds([1], most=None), "limit must be a whole number, not None"),
        (lambda batch: batch.play_out(-1), "limit is a number of decisions from 0"),
        (lambda batch: batch.play_seeds([1], most=2**63), "limit is a number of decisions from 0"),
        (lambda batch: batch.random_actions(2**64), "number of a choice lies between"),
        (lambda batch: batch.random_actions(0, read_only(np.zeros(2, np.int64))), "may not be read-only"),
        (lambda batch: buffers(None), "number of games must be a whole number, not None"),  # type: ignore[arg-type]
        (lambda batch: buffers(-1), "0 games or more, not -1"),
        (lambda batch: batch.observe(buffers(2), 1.0), "seat must be a whole number, not 1.0"),
        (lambda batch: batch.advance([24, 24], None), r"as `buffers\(2\)` returns them, not into None"),
    ],
)
def test_what_is_no_number_is_refused_before_anything_is_compiled_for_it(
    ask: Callable[[Batch], object], told: str
) -> None:
    batch = Batch(rules("usa"), 2)
    batch.reset(1)
    with pytest.raises(ValueError, match=told):
        ask(batch)


@pytest.mark.parametrize(
    "ask",
    [
        lambda batch: batch.advance([actions.KEEP] * 2, buffers(2)),
        lambda batch: batch.step([actions.KEEP] * 2),
        lambda batch: batch.play_out(),
        lambda batch: batch.masks(),
        lambda batch: batch.random_actions(0),
        lambda batch: batch.scores(),
    ],
)
def test_games_that_were_never_dealt_are_not_played(ask: Callable[[Batch], object]) -> None:
    """Starting the next game for no players would never come to an end."""
    with pytest.raises(ValueError, match=r"reset\(\) comes before everything else"):
        ask(Batch(rules("usa"), 2))


def test_actions_that_may_only_be_read_are_played_and_no_seeds_play_nothing() -> None:
    """JAX gives such arrays out; the engine would be compiled anew for them."""
    batch, compiled = Batch(rules("usa"), 2), len(getattr(advance_games, "signatures", ()))
    batch.reset(7)
    batch.advance(read_only(batch.random_actions(0)), buffers(2))
    assert (batch.records()["phase"] == batch.records()["phase"][0]).all()
    assert len(getattr(advance_games, "signatures", ())) <= max(compiled, 1)
    assert batch.play_seeds([]).totals.shape == (0, 6)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_of_a_batch_goes_its_own_way(copied: Callable[[Batch], Batch], threads: int) -> None:
    batch = Batch(rules("usa"), 4, threads=threads)
    batch.reset(3)
    before, twin = batch.records().tobytes(), copied(batch)
    assert twin.play_out()["unfinished"] == 0
    assert batch.records().tobytes() == before
    batch.play_out()
    assert batch.records().tobytes() == twin.records().tobytes()


def test_who_must_can_leave_the_checks_out() -> None:
    checked, unchecked = Batch(rules("usa"), 4), Batch(rules("usa"), 4, checked=False)
    for batch in (checked, unchecked):
        batch.reset(7)
        batch.advance([actions.KEEP] * 4, Buffers(seats=np.zeros(4, np.int8)))
    assert checked.records().tobytes() == unchecked.records().tobytes()


def test_only_cpu_and_cuda_are_devices() -> None:
    """A wrong word is refused at once."""
    with pytest.raises(ValueError, match="'cpu' or 'cuda'"):
        Batch(rules("usa"), 1, device="tpu")


def test_a_hundred_thousand_games_are_at_most_130_megabytes() -> None:
    """What a batch keeps for stepping: the records and little else."""
    batch = Batch(rules("usa"), 1000)
    batch.reset(0)
    batch.advance(batch.random_actions(0), Buffers(ends=np.zeros(1000, np.bool_)))
    shared = batch.scratches.nbytes + batch.boards.nbytes
    kept = sum(array.nbytes for array in vars(batch).values() if isinstance(array, np.ndarray)) - shared
    assert kept > 1000 * GAME.itemsize
    assert shared + 100 * kept <= 130_000_000
