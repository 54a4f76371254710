"""Actions in parts, facts and types: what clients are promised."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rotation import rotating
from whistlestop import Game, bots, maps
from whistlestop.knowledge.facts import Facts
from whistlestop.notation import read_action, read_position
from whistlestop.notation.words import words
from whistlestop.ruleset.allowing import allowing
from whistlestop.ruleset.options import OPTIONS
from whistlestop.server import settings
from whistlestop.server.http import network, typescript
from whistlestop.server.narration.ending import score
from whistlestop.server.narration.events import game_event
from whistlestop.server.narration.questions import actions
from whistlestop.server.protocol.parts import Action
from whistlestop.server.settings import Settings, SettingsError

MONTREAL = words(maps.load("usa")).track_numbers["boston:montreal#2"]
TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
GOLDEN = Path(__file__).parents[1] / "golden"
RECORDED = Path(__file__).with_name("facts.txt")  # golden games, after so many decisions, seen by a seat or nobody
USA = "usa base 2 | "
PAYING = "usa base 2 | phase=payment claiming=boston:montreal#2 | 0 hand=red:2,locomotive:1"
DICE = "usa base 2 dice=true | dice=single:2,double:1,station:1,wild:1"
LONG = "usa base 2 dice=true | phase=payment claiming=calgary:vancouver dice=single:2,wild:1 | 0 tokens=single:1"
MONSTERS = "usa base 2 monsters=true | monsters=alvin:boston,dexter:miami"
STACKS = (
    "san-francisco base 2 | turn=0 player=1 phase=put_stack "
    "stacks=bridge:golden-gate-bridge,ship:alcatraz,tram:the-embarcadero,crab:sunset,seal:potrero-hill"
)
TOKENS = (
    "san-francisco base 2 | phase=tourist settling=pier-39:the-embarcadero#1 "
    "stacks=tram:the-embarcadero,tower:pier-39 | 0 tracks=pier-39:the-embarcadero#1"
)
TEXTS = [
    (USA, "draw", {"kind": "draw"}),
    (USA, "take red", {"kind": "take", "card": "red"}),
    (USA, "tickets", {"kind": "tickets"}),
    (DICE, "tickets 2", {"kind": "tickets", "count": 2}),
    (USA, "claim boston montreal #2", {"kind": "claim", "track": MONTREAL}),
    ("europe base 2 | ", "station paris", {"kind": "station", "place": "paris"}),
    (PAYING, "pay red 1 + locomotive 1", {"kind": "pay", "cost": {"red": 1, "locomotive": 1}}),
    (PAYING, "pay locomotive 2", {"kind": "pay", "cost": {"locomotive": 2}}),
    (LONG, "pay single 1 + wild 1 + token 1", {"kind": "pay", "cost": {"single": 1, "wild": 1, "token": 1}}),
    (MONSTERS, "move dexter boston 2", {"kind": "move", "monster": "dexter", "place": "boston", "count": 2}),
    (DICE, "reroll nothing", {"kind": "reroll", "cost": {}}),
    (DICE, "reroll single 2 + wild 1", {"kind": "reroll", "cost": {"single": 2, "wild": 1}}),
    (DICE, "buy double with single + single", {"kind": "buy", "token": "double", "cost": {"single": 2}}),
    (DICE, "buy single with double + station", {"kind": "buy", "token": "single", "cost": {"double": 1, "station": 1}}),
    (DICE, "end", {"kind": "end", "cost": {}}),
    (DICE, "end discarding single 1 + double 2", {"kind": "end", "cost": {"single": 1, "double": 2}}),
    (USA, "replace", {"kind": "replace"}),
    (USA, "give blue", {"kind": "give", "card": "blue"}),
    (
        "germany base 2 | turn=0 phase=split splitting=4",
        "split short 3 + long 1",
        {"kind": "split", "cost": {"short": 3, "long": 1}},
    ),
    (USA, "meeple red", {"kind": "meeple", "colour": "red"}),
    (STACKS, "stack tower pier-39", {"kind": "stack", "token": "tower", "place": "pier-39"}),
    (TOKENS, "tourist tram", {"kind": "tourist", "token": "tram"}),
    (USA, "passenger boston", {"kind": "passenger", "place": "boston"}),
    (USA, "no passenger", {"kind": "no_passenger"}),
    (USA, "travel boston montreal #2", {"kind": "travel", "track": MONTREAL}),
    (USA, "stop", {"kind": "stop"}),
    (USA, "decline", {"kind": "decline"}),
]


@pytest.mark.parametrize(("position", "text", "parts"), TEXTS)
def test_an_action_comes_in_parts(position: str, text: str, parts: dict[str, object]) -> None:
    rules, games = read_position(position)
    id = read_action(rules, games[0], text)
    (action,) = actions(rules, games[0], [id])
    found = {key: getattr(action, key) for key in action.__struct_fields__}
    assert {key: value for key, value in found.items() if value is not None} == {"id": id, "text": text, **parts}


def test_keeping_a_ticket_names_the_ticket_asked_about() -> None:
    game = Game("usa", players=2, seed=1)
    told = actions(game.rules, game.record, game.legal_ids())
    assert [action.ticket for action in told] == [int(game.record.asking)] * len(told)


def test_a_number_that_means_nothing_is_sent_without_parts() -> None:
    rules, games = read_position(USA)
    assert actions(rules, games[0], [21]) == [Action(id=21, text="", kind="other")]


SWITCHES: tuple[dict[str, bool], ...] = ({}, {"dice": True}, {"monsters": True}, {"dice": True, "monsters": True})
CHOSEN = [options for options in SWITCHES if set(options) <= set(OPTIONS)]


@pytest.mark.parametrize(("map", "options"), rotating(2, maps.ids(), CHOSEN))
def test_every_action_fact_event_and_score_of_every_board_has_its_place(map: str, options: dict[str, bool]) -> None:
    game = Game(map, players=2, seed=3, options=allowing(maps.load(map), options))
    bot = bots.make("random", 1)
    while not game.over:
        told = actions(game.rules, game.record, game.legal_ids())
        assert [action.text for action in told if action.kind == "other"] == []
        facts = game.view(game.to_move).facts()
        assert msgspec.json.decode(msgspec.json.encode(facts), type=Facts) == facts
        game.play(bot.decide(game.view(game.to_move)))
    assert all(isinstance(game_event(game.map, event).arguments, dict) for event in game.events(0))
    for one in game.scores():
        assert score(one).total == one.total


def test_facts_of_recorded_games_go_over_the_wire_byte_for_byte_as_they_always_did() -> None:
    games: dict[str, Game] = {}
    for line in RECORDED.read_text("utf-8").splitlines():
        name, decisions, seat, told = line.split(" ", 3)
        if name not in games:
            games[name] = Game.from_log((GOLDEN / f"{name}.game").read_text("utf-8"))
        facts = games[name].engine_at(int(decisions)).view(None if seat == "-" else int(seat)).facts()
        sent, known = msgspec.json.decode(msgspec.json.encode(facts)), msgspec.json.decode(told)
        former = {key: value for key, value in sent.items() if key in known}  # fields are only added
        assert msgspec.json.encode(former).decode() == told, f"{name} after {decisions} decisions, seen by {seat}"


def test_facts_can_be_asked_for_by_name_too() -> None:
    facts = Game("usa", seed=3).view(0).facts()
    assert facts["hand"] == facts.hand
    assert {**facts} == facts == dict(facts.items())
    assert "tunnels" not in facts
    with pytest.raises(KeyError):
        facts["tunnels"]


ENDS = "usa base 2 monsters=true{more} | monsters=alvin:{alvin},dexter:{dexter} | 0 tickets=boston:miami"


@pytest.mark.parametrize(
    ("alvin", "dexter", "more", "points", "halved", "chaos"),
    [
        ("seattle", "denver", "", -12, 0, []),
        ("seattle", "miami", "", -6, 1, ["miami"]),
        ("boston", "miami", "", -6, 1, ["boston", "miami"]),
        ("boston", "miami", " monsters.halve_twice=true", -3, 2, ["boston", "miami"]),
    ],
)
def test_a_ticket_tells_which_destination_counted_and_how_often_it_was_halved(
    alvin: str, dexter: str, more: str, points: int, halved: int, chaos: list[str]
) -> None:
    """R183-R186: values are halved once or, as a house rule, once for each end; the score itself says so."""
    game = Game.from_position(ENDS.format(alvin=alvin, dexter=dexter, more=more))
    (told,) = score(game.scores()[0]).each_ticket
    assert (told.points, told.target, told.halved, told.chaos) == (points, "miami", halved, chaos)


def test_the_browsers_types_are_fresh() -> None:
    assert TYPES.read_text("utf-8") == typescript.write(), "run python -m whistlestop.server.http.typescript"


def test_settings_come_from_the_call_then_the_environment_then_the_defaults() -> None:
    environment = {
        "WHISTLESTOP_PORT": "9000",
        "WHISTLESTOP_HOST": "0.0.0.0",
        "WHISTLESTOP_ORIGINS": "https://a.example",
    }
    found = settings.read({"host": "127.0.0.1", "port": None}, environment)
    assert (found.host, found.port, found.origins) == ("127.0.0.1", 9000, ("https://a.example",))
    for wrong in ({"port": 99999}, {"public_url": "trains.example"}, {"bot_threads": 0}):
        with pytest.raises(SettingsError):
            settings.read(wrong, {})


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost", True),
        ("laptop:8000", True),
        ("laptop.local", True),
        ("trains.example", True),
        ("elsewhere.example", False),
        ("", False),
        ("a:b:c", False),
    ],
)
def test_a_server_knows_its_own_names(host: str, known: bool) -> None:
    assert network.is_known_host(Settings(public_url="https://trains.example"), host) is known


@pytest.mark.parametrize(
    ("origin", "known"),
    [
        (None, True),
        ("http://laptop:8000", True),
        ("https://trains.example", True),
        ("https://friends.example", True),
        ("http://laptop:9000", False),
        ("https://elsewhere.example", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_only_our_own_pages_may_speak_to_us(origin: str | None, known: bool) -> None:
    chosen = Settings(public_url="https://trains.example/", origins=("https://friends.example",))
    assert network.is_known_origin(chosen, origin, "laptop:8000") is known


def test_friends_are_told_an_address_they_can_reach() -> None:
    assert network.addresses(Settings(), 8000) == []
    assert network.addresses(Settings(host="192.168.1.7"), 80) == ["http://192.168.1.7:80"]
    assert network.local_address(Settings(host="0.0.0.0"), 8000) == "http://localhost:8000"
    for address in network.addresses(Settings(host="0.0.0.0"), 8000):
        assert address.startswith("http://")
