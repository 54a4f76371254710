"""Looking back: a seat sees only what it knew (R8, R180, R231), everything is open only after the end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.house import House, running, scene
from server.player import take_turns
from server.test_http import bearer
from server.test_secrecy import _moments
from whistlestop import Game, bots
from whistlestop.server.match.match import Match
from whistlestop.server.narration import (
    moments,
    reports,
    wording,
)
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.messages import Past
from whistlestop.server.protocol.parts import Facts, Perspective
from whistlestop.server.protocol.views import OpenFacts, Replay
from whistlestop.server.storage import logs

OWN = ("hand", "tickets", "offered", "returned", "monster_face_down")
GOLDEN = Path(__file__).parents[1] / "golden"
BOTH = {"dice": True, "monsters": True}


def played(map: str = "europe", players: int = 3, seed: int = 5, **options: bool) -> Game:
    """Return a game that greedy bots have played to its end."""
    game, bot = Game(map, players=players, seed=seed, options=options), bots.make("greedy", 3)
    while not game.over:
        game.play(bot.decide(game.view(game.to_move)))
    return game


def unfolded(replay: Replay) -> list[dict[str, Any]]:
    """Return the facts of every moment, as a client puts them together."""
    known: dict[str, Any] = {}
    return [known := {**known, **moment.changes} for moment in replay.moments]


def test_every_moment_of_a_replay_is_what_the_seat_saw_then_and_no_more() -> None:
    whole = played(monsters=True)
    game = Game.from_log(Game("europe", players=3, seed=5, options={"monsters": True}).log())
    views: tuple[Perspective, ...] = ("spectator", "0", "2")
    told = {view: unfolded(moments.replay(whole, view, None)) for view in views}
    for number, decision in enumerate(whole.history):
        for view in views:
            viewer = moments.viewer_of(view)
            assert told[view][number] == msgspec.to_builtins(wording.facts(game.view(viewer)))
        game.play_scripted(decision.action, decision.answers)
    assert all(len(each) == len(whole.history) + 1 for each in told.values())
    assert not any(each[name] for each in told["spectator"] for name in OWN)
    for view in views:
        events = [event for moment in moments.replay(whole, view, None).moments for event in moment.events]
        known = [wording.game_event(whole.map, event) for event in whole.events(moments.viewer_of(view))]
        assert events == known


@pytest.mark.parametrize(("map", "options"), [("europe", {}), ("usa", BOTH), ("germany", {"monsters": True})])
def test_the_open_view_has_every_hand_and_ticket_and_the_rest_of_the_decks(map: str, options: dict[str, bool]) -> None:
    game = played(map, 3, **options)
    replay = moments.replay(game, "open", None)
    seats = [unfolded(moments.replay(game, view, None)) for view in ("0", "1", "2")]
    cards = len(game.map.deck.colours) * game.map.deck.per_colour + game.map.deck.locomotives
    for number, facts in enumerate(unfolded(replay)):
        opened = msgspec.convert(facts, OpenFacts)
        assert opened.hands == [seat[number]["hand"] for seat in seats]
        assert opened.held == [seat[number]["tickets"] for seat in seats]
        assert opened.choosing == [seat[number]["offered"] for seat in seats]
        if options.get("monsters"):
            assert opened.face_down == [seat[number]["monster_face_down"] for seat in seats]
        if not options.get("dice"):
            assert sum(opened.deck.values()) == opened.deck_size
            held = sum(sum(hand.values()) for hand in opened.hands)
            lying = sum(kind is not None for kind in opened.display) + sum(opened.discard.values())
            assert opened.deck_size + held + lying + sum(opened.laid.values()) + len(opened.revealed) >= cards
        assert not set(opened.ticket_deck) & {ticket for seat in opened.held for ticket in seat}


def sent(replay: Replay) -> Any:
    """Return a replay as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(replay))


async def rushed(house: House, **more: Any) -> dict[str, Any]:
    """Return a table whose game bots have played to its end, watched by nobody."""
    made = await house.table("mine", "greedy", "greedy", map="europe", **more)
    [player] = await house.players(made)
    await player.done("resign")
    await player.sees(lambda me: me.over)
    await player.close()
    return made


async def fetched(house: House, code: str, seat: str, token: str | None = None) -> Any:
    """Return the status and the answer of a request for a replay."""
    headers = bearer(token) if token else {}
    answer = await house.http.get(f"/api/tables/{code}/replay", params={"seat": seat}, headers=headers)
    return answer.status_code, answer.json()


@scene()
async def test_a_finished_game_is_open_to_all_and_its_last_moment_has_the_scores(house: House) -> None:
    made = await rushed(house)
    code = made["table"]["code"]
    lengths = set()
    for seat in ("open", "spectator", "0", "1", "2"):
        status, told = await fetched(house, code.lower(), seat)
        replay = msgspec.convert(told, Replay)
        assert (status, replay.perspective, replay.players) == (200, seat, 3)
        assert replay.ending is not None
        assert replay.ending.timeline[-1] == [score.total for score in replay.ending.scores]
        assert unfolded(replay)[-1]["phase"] == "over"
        lengths.add(len(replay.moments))
    assert len(lengths) == 1
    for seat, status in (("3", 404), ("5", 404), ("6", 400), ("everything", 400), ("-1", 400), ("", 400)):
        assert (await fetched(house, code, seat))[0] == status
    assert (await fetched(house, "NOBODY", "open"))[1]["code"] == "unknown_table"


def test_a_link_to_a_moment_works_after_the_server_was_started_again(folder: Path) -> None:
    told: list[Any] = []

    async def ask(house: House) -> None:
        told.append((await fetched(house, told[0]["table"]["code"], "open"))[1])

    async def twice() -> None:
        async with running(folder) as house:
            told.append(await rushed(house, options=BOTH))
            await ask(house)
        async with running(folder) as house:
            await ask(house)

    asyncio.run(twice())
    assert told[1] == told[2]
    assert len(told[1]["moments"]) > 100


@scene()
async def test_while_a_game_runs_a_replay_is_what_the_seat_knew_and_nothing_is_open(house: House) -> None:
    made = await house.table("mine", "mine", map="europe", options={"monsters": True})
    code, players = made["table"]["code"], await house.players(made)
    await take_turns(players, 30)
    tokens = [key["token"] for key in made["seats"]]
    game = house.inside(code).playing().game
    assert await fetched(house, code, "open", tokens[0]) == (409, _failure("game_running"))
    assert (await fetched(house, code, "0"))[1]["code"] == "wrong_token"
    assert (await fetched(house, code, "0", tokens[1]))[1]["code"] == "wrong_token"
    assert (await fetched(house, code, "0", made["host_token"]))[1]["code"] == "wrong_token"
    assert (await fetched(house, code, "1", "x" * 32))[1]["code"] == "wrong_token"
    for seat in ("0", "1", "spectator"):
        status, told = await fetched(house, code, seat, None if seat == "spectator" else tokens[int(seat)])
        assert status == 200
        replay = msgspec.convert(told, Replay)
        assert replay.ending is None
        assert told == sent(moments.replay(game, seat, None))
        hidden = [e for m in replay.moments for e in m.events if str(e.seat) != seat and "ticket" in e.arguments]
        assert hidden == []
        row = house.inside(code).row
        assert not [secret for secret in (row.seed, row.salt, *tokens) if secret in msgspec.json.encode(told).decode()]


def _failure(code: str) -> Any:
    detail = "everything is open only after the end"
    return {"code": code, "detail": detail, "line": None, "type": "refused"}


@scene()
async def test_a_line_of_the_log_shows_the_table_as_the_seat_saw_it_then(house: House) -> None:
    made = await house.table("mine", "mine", map="usa")
    players = await house.players(made)
    await take_turns(players, 24)
    code = made["table"]["code"]
    watcher = await house.sit(code)
    game = house.inside(code).playing().game
    for player in (*players, watcher):
        replay = moments.replay(game, "spectator" if player.seat is None else str(player.seat), None)  # type: ignore[arg-type]
        facts, place = unfolded(replay), 0
        for move, moment in enumerate(replay.moments):
            for event in moment.events:
                assert player.events[place] == event
                told = await player.ask("ask_moment", event=place)
                assert isinstance(told, Past)
                assert (told.event, told.move) == (place, move)
                assert told.facts == msgspec.convert(facts[move], Facts)
                place += 1
        assert place == len(player.events)
        assert await player.refused_with("ask_moment", event=place) == "stale"
        assert await player.refused_with("ask_moment", event=2**31) == "stale"
        assert await player.refused_with("ask_moment", event=-1) == "malformed"


@scene()
async def test_what_was_taken_back_cannot_be_looked_at_any_more(house: House) -> None:
    """Taking back shortens the list of events, and a place beyond its end is stale."""
    players = await house.seated("mine", "mine", map="usa")
    for _ in range(200):
        player = await take_turns(players, 1)
        if any(action.kind == "claim" for action in player.question.actions):
            break
    before = len(player.events)
    await player.play(player.action("claim").id)
    await player.play(player.action("pay").id)
    await player.sees(lambda me: len(me.events) > before)
    last = len(player.events) - 1
    assert isinstance(await player.ask("ask_moment", event=last), Past)
    await player.done("undo", decision=player.view.decision, whole_turn=True)
    await player.sees(lambda me: len(me.events) == before)
    assert await player.refused_with("ask_moment", event=last) == "stale"
    assert isinstance(await player.ask("ask_moment", event=before - 1), Past)


@scene()
async def test_looking_back_changes_nothing_and_is_refused_before_the_game(house: House) -> None:
    made = await house.table("mine", "open", start=False)
    player = await house.sit(made["table"]["code"], made["seats"][0]["token"])
    assert await player.refused_with("ask_moment", event=0) == "not_started"
    assert (await fetched(house, made["table"]["code"], "spectator"))[1]["code"] == "not_started"
    [playing, _] = await house.seated("mine", "mine")
    before = playing.view
    assert isinstance(await playing.ask("ask_moment", event=0), Past)
    assert playing.view == before


# --- logs from files ---


async def brought(house: House, log: str, seat: str = "open") -> Any:
    """Return the status and the answer for a log from a file."""
    answer = await house.http.post("/api/replays", json={"log": log, "seat": seat})
    return answer.status_code, answer.json()


@scene()
async def test_a_log_from_a_file_is_replayed_from_every_side_and_not_kept(house: House) -> None:
    sides: dict[str, tuple[Perspective, ...]] = {
        "usa-base-2-both": ("open", "spectator", "1"),
        "marklin-base-2": ("open",),
    }
    for name, seats in sides.items():
        text = (GOLDEN / f"{name}.game").read_text()
        game = Game.from_log(text)
        for seat in seats:
            status, told = await brought(house, text, seat)
            assert status == 200, told
            assert told["moments"] == sent(moments.replay(game, seat, None))["moments"]
            assert told["map"] == game.map.id
    assert house.lobby.tables == {}
    assert (await brought(house, "\ufeff" + text.replace("\n", "\r\n")))[0] == 200
    unfinished = "\n".join(text.splitlines()[:60])
    status, told = await brought(house, unfinished)
    assert (status, told["ending"]) == (200, None)


@scene()
async def test_files_that_are_no_logs_are_refused_with_the_line(house: House) -> None:
    text = (GOLDEN / "usa-base-5.game").read_text()
    lines = text.splitlines()
    middle = len(lines) // 2
    wrong: list[tuple[str, str, int | None]] = [
        ("", "not_a_log", 1),
        ("PK\x03\x04 a picture", "not_a_log", 1),
        ("whistlestop events ABCDE\n- game_started players=2\n", "not_a_log", 1),
        ("\n".join([*lines[: middle - 1], "0 dance", *lines[middle:]]), "bad_log", middle),
        ("\n".join(lines[: middle - 1] + lines[middle:]), "bad_log", None),
        (text.replace("map usa base", "map atlantis base"), "unknown_board", None),
        (text.replace("map usa base", "map ../usa base"), "unknown_board", None),
        (text.replace("map usa base", "map europe base"), "unknown_board", None),
        (text.replace("map usa base ", "map usa base 0"), "unknown_board", None),
        (text.replace("players 5", "players 999"), "bad_log", None),
        (text.replace("start : ", "start : red "), "bad_log", 7),
        (text.replace("result 0=", "result 0=1"), "bad_log", len(lines)),
        (text.replace("players 5", "players " + "9" * 5000), "bad_log", 4),
        (text.replace("players 5", "option dice=perhaps"), "bad_log", 4),
        (text + "0 draw\n" * 4001, "oversized", None),
        (lines[0], "bad_log", 1),
    ]
    for log, code, line in wrong:
        status, told = await brought(house, log)
        assert (status, told["code"]) == (413 if code == "oversized" else 400, code), log[:200]
        assert line is None or told["line"] == line, told
    assert (await brought(house, text, "5"))[1]["code"] == "not_found"
    assert (await brought(house, text, "all"))[1]["code"] == "malformed"
    assert (await house.http.post("/api/replays", content=b"x" * 70_000)).json()["code"] == "oversized"
    assert (await house.http.post("/api/replays", json={})).json()["code"] == "malformed"


def test_a_log_spoilt_anywhere_is_refused_or_replayed_but_never_breaks_the_program() -> None:
    chance = random.Random(4)
    texts = [(GOLDEN / f"{name}.game").read_text() for name in ("lake-constance-base-2-both", "germany-base-2")]
    words = " ".join(texts).split()
    codes = []
    for _ in range(150):
        text = list(chance.choice(texts))
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(text))
            text[at : at + chance.randint(0, 12)] = chance.choice(
                (chance.choice(words), "²", "9" * 40, "\x00", "", "\n")
            )
        codes.append(code_of("".join(text)))
    assert {"not_a_log", "bad_log"} <= set(codes) <= {"not_a_log", "bad_log", "unknown_board", ""}
    assert len([code for code in codes if code]) > 100


def code_of(log: str) -> str:
    """Return the code a log is refused with, or nothing."""
    try:
        logs.opened(log)
    except Denial as denial:
        return denial.code
    return ""


@scene(replays_per_minute=6)
async def test_replays_are_counted_for_each_address(house: House) -> None:
    codes = [(await brought(house, "no log"))[1]["code"] for _ in range(4)]
    assert codes == ["not_a_log", "not_a_log", "too_frequent", "too_frequent"]


# --- reports ---


async def reported(house: House, code: str, token: str | None = None) -> str:
    """Return the report a seat or a spectator gets."""
    answer = await house.http.get(f"/api/tables/{code}/report", headers=bearer(token) if token else {})
    assert answer.status_code == 200, answer.text
    return answer.text


@scene()
async def test_a_report_of_a_running_game_holds_what_the_seat_saw_and_nothing_else(house: House) -> None:
    made = await house.table("mine", "mine", map="europe", options={"monsters": True})
    code, players = made["table"]["code"], await house.players(made)
    await take_turns(players, 40)
    row, game = house.inside(code).row, house.inside(code).playing().game
    tokens = [key["token"] for key in made["seats"]]
    for seat, token in ((0, tokens[0]), (1, tokens[1]), (None, None)):
        text = await reported(house, code, token)
        assert f"table {code}\n" in text
        assert "option monsters=true\n" in text
        assert f"moment {len(game.history)} turn {game.record.turn}" in text
        assert text.endswith(reports.events_text(code, game, seat))
        known = next(line for line in text.splitlines() if line.startswith("knows "))
        assert msgspec.json.decode(known[6:], type=Facts) == wording.facts(game.view(seat))
        hidden = [row.seed, row.salt, row.host_hash, *tokens, *(one.name for one in house.inside(code).seats)]
        assert not [secret for secret in hidden if secret in text]
        for line in text.partition("whistlestop events")[2].splitlines()[1:]:
            who, name, *arguments = line.split()
            if name in ("card_drawn", "ticket_offered") and who != str(seat):
                assert arguments == []
    refused = await house.http.get(f"/api/tables/{code}/report", headers=bearer("x" * 32))
    assert refused.json()["code"] == "wrong_token"


@scene()
async def test_a_report_after_the_end_ends_with_the_whole_log(house: House) -> None:
    made = await rushed(house)
    code = made["table"]["code"]
    text = await reported(house, code, made["seats"][0]["token"])
    log = (await house.http.get(f"/api/tables/{code}/log")).text
    assert text.endswith(f"\n{log}")
    assert (await brought(house, log))[0] == 200


@pytest.mark.parametrize("options", [{}, {"monsters": True}, BOTH])
def test_games_a_seat_cannot_tell_apart_give_the_same_report_and_replay(options: dict[str, bool]) -> None:
    for number, game in enumerate(_moments("europe", options)):
        seat = (0, 1, None)[number % 3]
        view: Perspective = "spectator" if seat is None else str(seat)  # type: ignore[assignment]
        twins = (game, game.resample(seat, 1))
        assert len({reports.report("ABCDE", Match(twin), seat) for twin in twins}) == 1
        assert len({msgspec.json.encode(moments.replay(twin, view, None)) for twin in twins}) == 1
