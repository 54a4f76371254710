"""The command line: figures that add up, and a clear sentence with exit code 2 for wrong input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from whistlestop import Game, bots, locale, maps
from whistlestop.cli import engine, settle_language
from whistlestop.cli.application import application
from whistlestop.locale.sentences import Teller
from whistlestop.records.events import Event
from whistlestop.ruleset.options import OPTIONS

WRITTEN_GAMES = ("replay", "review")
COMMANDS = (
    "serve",
    "play",
    "maps",
    "options",
    "simulate",
    "arena",
    "study",
    *WRITTEN_GAMES,
    "perft",
    "bench",
    "compile",
)

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Return a function that runs a command in an empty folder and insists on an orderly end."""
    monkeypatch.chdir(tmp_path)

    def invoke(*arguments: str, typed: str = "") -> Result:
        result = CliRunner().invoke(application(), list(arguments), input=typed)
        assert isinstance(result.exception, SystemExit | None), result.exception
        assert "Traceback" not in result.output
        return result

    return invoke


@pytest.fixture(scope="module")
def finished_log() -> str:
    game = Game("europe", players=2, seed=4)
    bot = bots.make("random", 4)
    while not game.over:
        game.play(bot.decide(game.view(game.to_move)))
    return game.log()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "--help" in result.stdout
    assert f"  {command} " in run("--help").stdout


def test_help_alone_is_quick_to_load_and_does_not_load_the_compiler() -> None:
    code = (
        "import sys; sys.argv = ['whistlestop', '--help']\n"
        "from whistlestop.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'numba', 'numpy', 'rich.console'} & set(sys.modules)\n"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "simulate" in done.stdout


def test_a_server_begins_without_studies_tournaments_and_the_terminal_game() -> None:
    """What the first answer does not need is loaded by whoever asks for it first."""
    code = (
        "import sys, whistlestop.server.http.app\n"
        "unasked = {'jinja2', 'rich', 'whistlestop.arena.tournament', 'whistlestop.study.process',\n"
        "  'whistlestop.study.report', 'whistlestop.study.comparing', 'whistlestop.terminal.typed'}\n"
        "unasked &= set(sys.modules)\n"
        "sys.exit(str(unasked) if unasked else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_version_and_bare_command(run: Run) -> None:
    assert run("--version").stdout.startswith("whistlestop ")
    assert "Commands:" in run().stdout


def test_maps_lists_every_board(run: Run) -> None:
    listed = json.loads(run("maps", "--json").stdout)
    assert [board["id"] for board in listed] == list(maps.ids())
    assert all(board["tracks"] == len(maps.load(board["id"]).tracks) for board in listed)
    told = run("maps").stdout
    assert all(id in told for id in maps.ids())


@pytest.mark.parametrize("id", maps.ids())
def test_a_board_is_shown_whole_with_every_ticket_set(run: Run, id: str) -> None:
    for ticket_set in maps.ticket_sets(id):
        board = maps.load(id, ticket_set)
        told = run("maps", id, "--ticket-set", ticket_set).stdout
        assert f"{len(board.tracks)} tracks, {len(board.tickets)} tickets" in told
        assert all(note in told for note in board.unverified)
        shown = json.loads(run("maps", id, "--ticket-set", ticket_set, "--json").stdout)
        assert (shown["digest"], len(shown["tickets"])) == (maps.digest(board), len(board.tickets))


def own_board(folder: Path, colour: str = "red") -> Path:
    places = [
        {"id": id, "name": id.title(), "lat": 1.0, "lon": float(n)}
        for n, id in enumerate(("ayton", "beeton", "ceeton"))
    ]
    lines = [
        '{"id": "island", "name": "Island",',
        '"opening_tickets": {"deal": {"regular": 1}, "keep": 1},',
        '"drawn_tickets": {"deal": {"regular": 1}, "keep": 1},',
        '"players": [2, 2],',
        f'"places": {json.dumps(places)},',
        '"tracks": [{"a": "ayton", "b": "beeton", "length": 2, "colour": "gray"},',
        f'{{"a": "beeton", "b": "ceeton", "length": 3, "colour": "{colour}"}}],',
        '"tickets": [{"a": "ayton", "b": "ceeton", "points": 5}, {"a": "ayton", "b": "beeton", "points": 2}]}',
    ]
    file = folder / "island.json"
    file.write_text("\n".join(lines))
    return file


def test_a_board_of_ones_own_is_checked_and_shown(run: Run, tmp_path: Path) -> None:
    file = own_board(tmp_path)
    assert "Island (ticket set base) is sound: 3 places, 2 tracks, 2 tickets" in run("maps", "check", str(file)).stdout
    assert "Beeton–Ceeton" in run("maps", str(file)).stdout
    result = run("simulate", "--map", str(file), "--games", "3", "--json")
    assert json.loads(result.stdout)["map"] == "island"


def test_a_board_may_come_through_a_pipe(run: Run, tmp_path: Path) -> None:
    """A pipe is read once: `whistlestop maps check <(generate)`."""
    text, pipe = own_board(tmp_path).read_text(), tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_text(text))
    writer.start()
    result = run("maps", "check", str(pipe))
    writer.join(10)
    assert (result.exit_code, "is sound" in result.stdout, "broken" in result.stderr) == (0, True, False)


def test_a_faulty_board_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    result = run("maps", "check", str(own_board(tmp_path, "mauve")))
    assert result.exit_code == 2
    assert 'island.json:7: "mauve" is no colour' in result.stderr
    sound = own_board(tmp_path)
    (tmp_path / "island.short.json").write_text('{"base": "island", "ticket_set": "long"}')
    result = run("maps", "check", str(sound))
    assert result.exit_code == 2
    assert "is sound" in result.stdout
    assert "island.short.json:1:" in result.stderr


def test_simulate_prints_figures_that_add_up(run: Run) -> None:
    figures = json.loads(run("simulate", "--games", "70", "--seed", "5", "--check", "--json").stdout)
    assert (figures["games"], figures["unfinished"], figures["faults"]) == (70, 0, 0)
    assert figures["decisions"] > 70 * 50
    assert figures["decisions_per_second"] > 0
    assert figures["games_per_second"] > 0
    assert len(figures["mean_scores"]) == 2
    assert sum(figures["win_shares"]) == pytest.approx(1.0, abs=0.001)
    told = run("simulate", "--games", "70", "--seed", "5").stdout
    assert f"{figures['mean_scores'][0]:.2f}" in told
    assert "faults" not in told, "faults are counted only when they are looked for"


def test_simulate_gives_the_same_games_on_any_number_of_threads(run: Run) -> None:
    figures = [
        json.loads(
            run("simulate", "--map", "europe", "--players", "3", "--games", "9", "--threads", n, "--json").stdout
        )
        for n in ("1", "2")
    ]
    assert figures[0]["mean_scores"] == figures[1]["mean_scores"]


def test_simulate_plays_bots_of_every_kind(run: Run) -> None:
    result = run("simulate", "--games", "5", "--bot", "random", "--bot", bots.usual(), "--json")
    figures = json.loads(result.stdout)
    assert figures["bots"] == ["random", bots.usual()]
    assert figures["mean_scores"][1] > figures["mean_scores"][0]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["maps", "europ"], 'did you mean "europe"?'),
        (["maps", "usa", "--ticket-set", "1911"], "unknown ticket set"),
        (["maps", "nowhere/board.json"], "cannot be read"),
        (["simulate", "--map", "atlantis"], "unknown map"),
        (["simulate", "--players", "6"], "USA is for 2 to 5 players, not 6."),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--games", "many"], "--games"),
        (["simulate", "--option", "end.dead_bord=true"], "did you mean 'end.dead_board'?"),
        (["simulate", "--option", "end.dead_board=maybe"], "it takes true or false"),
        (["simulate", "--option", "nonsense"], "not of the form key=value"),
        (["simulate", "--option", "dice.nine_route=free"], "it takes pay8 or len8 or closed"),
        (["simulate", "--option", "monsters.bonus_points=100"], "a number from 0 to 99"),
        (["play", "--dice", "--option", "dice.tokens=3"], "unknown option 'dice.tokens'"),
        (["simulate", "--bot", "genius"], "unknown bot 'genius'"),
        (["simulate", "--bot", "random", "--bot", "random", "--bot", "random"], "one bot for all or 2 bots, not 3"),
        (["play", "--seat", "4"], "there is no seat 4; seats are 0 to 1."),
        (["play", "--bot", "genius"], "unknown bot 'genius'"),
        (["play", "--names", "Ann"], "does not name 2 different players"),
        (["play", "--names", "Ann,Ann"], "does not name 2 different players"),
        (["play", "--resume", "missing.log"], "missing.log cannot be read"),
        (["play", "--map", "usa", "--players", "6"], "USA is for 2 to 5 players"),
        (["replay", "missing.log"], "missing.log cannot be read"),
        (["replay"], "FILE"),
        (["perft", "--depth", "0"], "--depth"),
        (["dance"], "dance"),
        (
            ["--language", "tlh", "maps"],
            "there is no language “tlh”; there are da, de, en, es",
        ),
    ],
)
def test_wrong_input_gets_one_sentence_on_standard_error(run: Run, arguments: list[str], told: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("flags", [["--dice"], ["--monsters"], ["--dice", "--monsters"]])
def test_simulate_plays_the_expansions_without_a_fault(run: Run, flags: list[str]) -> None:
    arguments = ["simulate", "--map", "europe", "--players", "3", "--games", "20", "--check", "--json", *flags]
    figures = json.loads(run(*arguments).stdout)
    assert (figures["unfinished"], figures["faults"]) == (0, 0)
    assert figures["options"] == {flag.removeprefix("--"): True for flag in flags}
    by_option = [word for flag in flags for word in ("--option", f"{flag.removeprefix('--')}=true")]
    same = json.loads(run(*arguments[: -len(flags)], *by_option).stdout)
    assert same["mean_scores"] == figures["mean_scores"]


def test_perft_counts_with_expansions(run: Run) -> None:
    plain = json.loads(run("perft", "--depth", "7", "--json").stdout)
    placed = json.loads(run("perft", "--depth", "7", "--monsters", "--json").stdout)
    rolled = json.loads(run("perft", "--depth", "7", "--option", "dice=true", "--json").stdout)
    assert len({plain["lines"], placed["lines"], rolled["lines"]}) == 3


def test_options_lists_the_expansions_first_and_marks_what_is_worth_showing(run: Run) -> None:
    told = run("options").stdout.splitlines()
    keys = [line.removeprefix("* ").split()[0] for line in told if re.search(r" R\d+$", line)]
    assert keys[:2] == ["dice", "monsters"]
    assert sorted(keys) == sorted(OPTIONS)
    marked = [line.split()[1] for line in told if line.startswith("* ")]
    assert set(marked) == {key for key, option in OPTIONS.items() if option.shown}
    listed = json.loads(run("options", "--json").stdout)
    assert {one["key"] for one in listed if one["shown"]} == set(marked)
    nine = next(one for one in listed if one["key"] == "dice.nine_route")
    assert (nine["group"], len(nine["meanings"])) == ("dice", 3)


def test_options_lists_every_house_rule_with_its_number(run: Run) -> None:
    told, listed = run("options").stdout, json.loads(run("options", "--json").stdout)
    assert [one["key"] for one in listed] == list(OPTIONS)
    assert all(option.key in told and option.rule in told for option in OPTIONS.values())


def test_perft_counts_the_same_divided_or_not(run: Run) -> None:
    whole = json.loads(run("perft", "--depth", "4", "--seed", "3", "--json").stdout)
    divided = json.loads(run("perft", "--depth", "4", "--seed", "3", "--divide", "--json").stdout)
    assert whole["lines"] == divided["lines"] == sum(divided["divide"].values())
    told = run("perft", "--depth", "4", "--seed", "3", "--divide").stdout
    assert "keep" in told
    assert "decisions" in told


def test_replay_tells_a_whole_game_and_its_scores(run: Run, tmp_path: Path, finished_log: str) -> None:
    file = tmp_path / "game.log"
    file.write_text(finished_log)
    told = run("replay", str(file)).stdout
    assert "The game is scored." in told
    assert "Ada draws a " in told
    figures = json.loads(run("replay", str(file), "--json").stdout)
    assert [score["total"] for score in figures["scores"]] == [s.total for s in Game.from_log(finished_log).scores()]
    assert len(figures["decisions"]) == Game.from_log(finished_log).decision


def test_review_tells_accuracy_in_words_and_all_figures_as_json(run: Run, tmp_path: Path) -> None:
    game = Game("usa", seed=1)
    game.play("keep", "keep", "keep")
    file = tmp_path / "opening.log"
    file.write_text(game.log(), "utf-8")
    told = run("review", str(file), "--looks", "5", "--names", "Ann,Bela").stdout
    assert "Ann: accuracy" in told
    assert "No decision of Bela cost anything worth mentioning." in told
    figures = json.loads(run("review", str(file), "--looks", "5", "--json").stdout)
    assert [one["keeps"] for one in figures["judgements"]] == [[4, 5, 22]]


def test_replay_for_a_seat_hides_what_it_did_not_see(run: Run, tmp_path: Path, finished_log: str) -> None:
    """R8: the other hand and the other tickets stay hidden in the middle of the game."""
    file = tmp_path / "game.log"
    file.write_text(finished_log)
    figures = json.loads(run("replay", str(file), "--seat", "0", "--json").stdout)
    events = [event for made in figures["decisions"] for event in made["events"]]
    theirs = [event for event in events if event["seat"] == 1 and event["name"] == "card_drawn"]
    assert theirs
    assert all("kind" not in event["arguments"] for event in theirs)
    assert {made["action"] for made in figures["decisions"] if made["seat"] == 1}.isdisjoint({"keep", "return"})
    assert run("replay", str(file), "--seat", "5").exit_code == 2


@pytest.mark.parametrize("form", [["--json"], []])
def test_replay_for_a_seat_does_not_even_hear_of_the_choices_of_others(
    run: Run, tmp_path: Path, finished_log: str, monkeypatch: pytest.MonkeyPatch, form: list[str]
) -> None:
    """R4, R8: how another player chooses his tickets reaches no sentence, whatever that sentence would say."""
    heard: list[Event] = []
    monkeypatch.setattr(Teller, "event", lambda _, event: heard.append(event))
    file = tmp_path / "game.log"
    file.write_text(finished_log)
    run("replay", str(file), "--seat", "0", *form)
    assert {event.name for event in heard if event.seat == 0} >= {"ticket_offered", "ticket_kept"}
    assert not [event for event in heard if event.seat == 1 and event.name in ("ticket_kept", "ticket_returned")]
    assert not [event for event in heard if event.seat == 1 and "ticket" in event.arguments]


def test_a_broken_log_is_refused_with_its_line(run: Run, tmp_path: Path, finished_log: str) -> None:
    lines = finished_log.splitlines()
    number = next(n for n, line in enumerate(lines) if " claim " in line)
    lines[number] = lines[number][:2] + "claim atlantis utopia"
    file = tmp_path / "broken.log"
    file.write_text("\n".join(lines))
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert f"broken.log, line {number + 1}:" in result.stderr
    file.write_bytes(b"\xff\xfe")
    assert "cannot be read" in run("replay", str(file)).stderr


def test_a_game_is_played_saved_and_resumed(run: Run, tmp_path: Path) -> None:
    first = run(
        "play", "--seed", "3", "--bot", "random", "--names", "Ann,Bela", typed="all\nsave mine.log\nquit\nyes\n"
    )
    assert "whistlestop play --resume mine.log --seat 0 --bot random --names Ann,Bela" in first.stdout
    log = (tmp_path / "mine.log").read_text()
    again = run("play", "--resume", "mine.log", "--bot", "random", typed="draw\ndraw\nquit\nyes\n")
    assert "You draw a" in again.stdout
    assert (tmp_path / "mine.log").read_text() == log
    cut = run("play", "--resume", "mine.log", "--bot", "random", typed="draw\n")
    assert "The game is saved in mine.log." in cut.stdout
    assert len((tmp_path / "mine.log").read_text()) > len(log)


def test_a_game_with_both_expansions_is_saved_resumed_and_replayed(run: Run, tmp_path: Path) -> None:
    begun = ("play", "--seed", "2", "--dice", "--monsters", "--no-auto-end", "--bot", "random")
    first = run(*begun, typed="all\nchicago\nnothing\nsave both.log\nquit\nyes\n")
    assert "--resume both.log --seat 0 --bot random --no-auto-end" in first.stdout
    log = (tmp_path / "both.log").read_text()
    assert "option dice=true\noption monsters=true\n" in log
    again = run("play", "--resume", "both.log", "--bot", "random", typed="end\nquit\nyes\n")
    assert "Your dice:" in again.stdout
    told = run("replay", "both.log", "--seat", "0").stdout
    assert "You roll" in told
    assert re.search(r"You put (Alvin|Dexter) in Chicago\.", told)
    figures = json.loads(run("replay", "both.log", "--json").stdout)
    assert figures["options"] == {"dice": True, "monsters": True}


def test_a_finished_game_is_not_resumed(run: Run, tmp_path: Path, finished_log: str) -> None:
    (tmp_path / "over.log").write_text(finished_log)
    result = run("play", "--resume", "over.log")
    assert result.exit_code == 2
    assert "is over" in result.stderr


def test_a_game_on_a_board_of_ones_own_is_resumed_with_its_file(run: Run, tmp_path: Path) -> None:
    board = own_board(tmp_path)
    begun = run("play", "--map", str(board), "--seed", "1", typed="1\nsave island.log\nquit\nyes\n")
    assert f"--map {board}" in begun.stdout
    again = run("play", "--map", str(board), "--resume", "island.log", typed="hand\nquit\nyes\n")
    assert "Your hand:" in again.stdout
    told = run("replay", "island.log", "--map", str(board)).stdout
    assert told.startswith("Island, 2 players")


def test_the_person_may_sit_anywhere_and_play_several_bots(run: Run) -> None:
    told = run("play", "--players", "3", "--seat", "2", "--seed", "1", "--bot", "random", "--bot", "random").stdout
    assert "USA: you play against Ada and Bruno." in told


def test_the_end_of_input_saves_under_a_name_of_its_own(run: Run, tmp_path: Path) -> None:
    told = run("play", "--seed", "77").stdout
    assert "whistlestop-usa-77.log" in told
    assert (tmp_path / "whistlestop-usa-77.log").exists()


def test_compile_tells_that_the_rules_are_ready(run: Run) -> None:
    assert run("compile").stdout.startswith("The rules are ready (")


def test_bench_prints_the_figures_it_is_given(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from whistlestop import benchmark

    asked: list[bool] = []

    def measured(quick: bool, progress: Callable[[str], None]) -> dict[str, float]:
        asked.append(quick)
        progress("playouts")
        return {"games per second": 40000.5}

    monkeypatch.setattr(benchmark, "run", measured)
    assert json.loads(run("bench", "--quick", "--json").stdout) == {"games per second": 40000.5}
    assert "games per second  40,000" in run("bench").stdout
    assert asked == [True, False]


def test_bench_measures_a_board_of_ones_own(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from whistlestop import benchmark

    monkeypatch.setattr(benchmark.engine, "playout", lambda board, players, mode, games, seed: (players, len(board)))
    file = str(own_board(tmp_path))
    figures = json.loads(run("bench", "--json", "--map", file).stdout)
    assert figures == {
        f"{file}, 2 players, random: yardsticks per decision": 2,
        f"{file}, 2 players, random: yardsticks per game": len(file),
    }
    assert "unknown map" in run("bench", "--map", "nowhere").stderr


def test_getting_ready_is_shown_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    from whistlestop import warmup

    told: list[tuple[int, int, str]] = []
    wanted: list[Sequence[str]] = []

    def warm_up(progress: Callable[[int, int, str], None], names: Sequence[str]) -> None:
        wanted.append(names)
        for step in range(3):
            progress(step, 2, "part")
            told.append((step, 2, "part"))

    monkeypatch.setattr(warmup, "warm_up", warm_up)
    engine.prepare()
    engine.prepare(table=True)
    assert len(told) == 6
    assert wanted == [warmup.EVERYTHING, warmup.TABLE]


def test_no_colours_when_nobody_could_see_them(finished_log: str, tmp_path: Path) -> None:
    code = "from whistlestop.cli import main; main()"
    environment = {**os.environ, "NO_COLOR": "1", "TERM": "xterm-256color"}
    done = subprocess.run(
        [sys.executable, "-c", code, "options"], capture_output=True, text=True, check=True, env=environment
    )
    assert "\x1b" not in done.stdout


def test_the_language_is_taken_from_the_arguments_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settle_language(["maps", "--language", "en"])
    settle_language(["--language=en"])
    settle_language(["--language"])
    monkeypatch.setenv(locale.VARIABLE, "tlh")
    settle_language([])
    assert locale.current() == "en"
