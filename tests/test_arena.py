"""The arena: who meets whom, results that are stored and go on after a kill, and every engine plays the same games."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from whistlestop import bots, compile_rules, maps
from whistlestop.arena import Plan, PlanError, Results, Sequential, Store, run
from whistlestop.arena.plan import make_plan, rotations, tables
from whistlestop.arena.results import join, milliseconds, play
from whistlestop.arena.store import StoreError
from whistlestop.arena.tournament import blocks_for
from whistlestop.cli.application import application

BOT = """
class First:
    name = "first"

    def decide(self, view):
        return view.legal[0]
"""

# Places and points of greedy against itself and against random, ten seeds on two boards with all expansions. Whoever
# changes greedy moves the zero of all ratings: old figures in the docs are then on another scale and are to be redone.
ANCHOR = "9951590cfc202863"


def plan(*names: str, players: int = 2, **settings: object) -> Plan:
    return make_plan(Plan(map="usa", players=players, bots=names, **settings))  # type: ignore[arg-type]


def same(one: Results, two: Results) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(two, name)) for name in ("blocks", "ranks", "totals"))


def test_two_players_meet_in_a_round_robin_with_both_seats() -> None:
    assert tables(3, 2) == ((0, 1), (0, 2), (1, 2))
    assert plan("random", "greedy").seatings == ((0, 1), (1, 0))


def test_at_larger_tables_every_bot_sits_in_every_seat_equally_often() -> None:
    for bots_, seats in ((4, 3), (5, 4), (2, 4), (3, 5), (1, 3)):
        seatings = [seating for table in tables(bots_, seats) for seating in rotations(table)]
        assert len(seatings) == len(set(seatings))
        for seat in range(seats):
            assert len(set(Counter(seating[seat] for seating in seatings).values())) == 1, (bots_, seats)


def test_a_rotation_that_gives_the_same_table_is_not_played_twice() -> None:
    assert rotations((0, 1, 0, 1)) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert rotations((0, 0)) == ((0, 0),)


def test_all_games_of_a_block_are_dealt_alike() -> None:
    """The same seed deals the same cards whoever sits there, so a bot against itself gets the same game."""
    alone = play(plan("greedy"), 0, 3)
    pair = play(plan("greedy", "random"), 0, 3)
    assert alone.ranks.shape == (3, 1, 2)
    assert pair.ranks.shape == (3, 2, 2)
    sheets = bots.simulate(compile_rules(maps.load("usa")), ["greedy", "random"], range(3)).totals()
    assert np.array_equal(pair.totals[:, 0], sheets)


@pytest.mark.parametrize(
    ("names", "players"), [((), 2), (("greedy", "greedy"), 2), (("greedy",), 9)], ids=["none", "twice", "crowd"]
)
def test_a_tournament_that_cannot_be_played_is_refused(names: tuple[str, ...], players: int) -> None:
    with pytest.raises(PlanError):
        make_plan(Plan(map="usa", players=players, bots=names))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(bots.BotError):
        plan("gredy")


def test_threads_and_parts_do_not_change_results() -> None:
    settings = plan("greedy", "random", players=3, options={"monsters": True})
    whole = run(settings, 9)
    assert same(whole, join([play(settings, 4, 9, threads=2), play(settings, 0, 4)]))
    assert same(whole, run(settings, 9, threads=2))


def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    settings = plan("random", "greedy")
    whole = run(settings, 40, store=Store(tmp_path, settings))
    path = Store(tmp_path, settings).path
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]) + lines[2][: len(lines[2]) // 2])  # killed while it wrote
    heard: list[int] = []
    again = run(settings, 40, store=Store(tmp_path, settings), progress=heard.append)
    assert same(whole, again)
    assert heard[0] > 0
    assert heard[-1] == 40
    assert same(whole, run(settings, 40, store=Store(tmp_path, settings)))


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    settings = plan("random", "greedy", options={"dice": True})
    run(settings, 10, store=Store(tmp_path, settings))
    assert same(run(settings, 25, store=Store(tmp_path, settings)), run(settings, 25))
    assert len(list(tmp_path.iterdir())) == 1


def test_another_plan_is_another_file_and_a_foreign_file_is_refused(tmp_path: Path) -> None:
    one, two = Store(tmp_path, plan("random")), Store(tmp_path, plan("random", seed=1))
    assert one.path != two.path
    one.path.write_bytes(two.path.read_bytes())
    with pytest.raises(StoreError):
        Store(tmp_path, plan("random"))
    one.path.write_text("no run\n")
    with pytest.raises(StoreError):
        Store(tmp_path, plan("random"))


def test_an_edited_bot_of_your_own_begins_a_new_run(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT)
    before = plan(f"{file}:First")
    file.write_text(BOT.replace("[0]", "[-1]"))
    assert plan(f"{file}:First").program != before.program


def test_bots_in_python_are_played_by_processes_with_the_same_results(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT)
    settings = plan(f"{file}:First", "random")
    assert not settings.compiled
    assert same(run(settings, 4, threads=2), play(settings, 0, 4))


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.filterwarnings("default")
def test_a_real_local_ray_plays_the_same_games() -> None:
    settings = plan("random", "greedy")
    assert same(run(settings, 600, threads=2, engine="ray"), play(settings, 0, 600))


def test_a_sequential_test_stops_early() -> None:
    settings = plan("greedy", "random")
    results = run(settings, 100_000, test=Sequential(), threads=2)
    assert 30 <= len(results) < 100_000


def test_blocks_are_whole() -> None:
    assert blocks_for(plan("random", "greedy"), 1) == 1
    assert blocks_for(plan("random", "greedy"), 101) == 51


def test_every_bot_is_timed() -> None:
    slow, fast = milliseconds(plan("greedy", "random"), 0.05)
    assert slow > fast > 0


def test_nobody_moves_the_zero_of_the_ratings_by_accident() -> None:
    total = hashlib.sha256()
    for name in ("usa", "europe"):
        for chosen in ({}, {"dice": True, "monsters": True}):
            settings = make_plan(Plan(map=name, players=2, bots=("greedy", "random"), options=chosen))
            total.update(play(settings, 0, 10).totals.tobytes())
            total.update(play(make_plan(Plan(map=name, players=3, bots=("greedy",))), 0, 5).totals.tobytes())
    assert total.hexdigest()[:16] == ANCHOR


def told(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(application(), ["arena", *arguments])
    assert isinstance(result.exception, SystemExit | None), result.exception
    return result.exit_code, result.output


def test_the_command_prints_ratings_and_json(tmp_path: Path) -> None:
    code, text = told("--games", "20", "--out", str(tmp_path / "runs"))
    assert code == 0
    assert "The rating of greedy is 0" in text
    code, text = told("--games", "20", "--out", str(tmp_path / "runs"), "--json")
    figures = json.loads(text)
    assert figures["games"] == 20
    assert figures["anchor"] == "greedy"
    assert [one["bot"] for one in figures["standings"]] == ["random", "greedy"]
    assert figures["standings"][0]["rating"]["value"] < -200
    assert figures["ahead"][1][0]["value"] > 0.9


def test_the_command_tells_the_verdict_of_a_sequential_test() -> None:
    code, text = told("--sprt", "greedy,random", "--games", "4000", "--gain", "50")
    assert code == 0
    assert "greedy is stronger than random" in text


@pytest.mark.parametrize(
    "wrong",
    [("--sprt", "greedy"), ("--sprt", "greedy,random", "--bots", "greedy"), ("--bots", "gredy"), ("--players", "6")],
)
def test_wrong_input_gets_a_sentence(wrong: tuple[str, ...]) -> None:
    code, text = told(*wrong)
    assert code == 2
    assert "Traceback" not in text
