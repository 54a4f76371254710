"""Actions in parts, facts and types: what clients are promised."""

from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop import Game, bots, maps
from whistlestop.notation.words import words
from whistlestop.play.decision import Action as Legal
from whistlestop.play.scores import TicketScore
from whistlestop.ruleset.options import OPTIONS
from whistlestop.server import settings
from whistlestop.server.http import (
    network,
    typescript,
)
from whistlestop.server.narration import wording
from whistlestop.server.protocol.parts import Facts
from whistlestop.server.settings import Settings, SettingsError

TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
TEXTS = [
    ("draw", {"kind": "draw"}),
    ("take red", {"kind": "take", "card": "red"}),
    ("keep", {"kind": "keep", "ticket": 7}),
    ("tickets", {"kind": "tickets"}),
    ("tickets 2", {"kind": "tickets", "count": 2}),
    (
        "claim boston montreal #2",
        {"kind": "claim", "track": words(maps.load("usa")).track_numbers["boston:montreal#2"]},
    ),
    ("station paris", {"kind": "station", "place": "paris"}),
    ("pay red 2 + locomotive 1", {"kind": "pay", "cost": {"red": 2, "locomotive": 1}}),
    ("extra blue 1", {"kind": "extra", "cost": {"blue": 1}}),
    ("pay single 2 + wild 1 + token 1", {"kind": "pay", "cost": {"single": 2, "wild": 1, "token": 1}}),
    ("place alvin boston", {"kind": "place", "monster": "alvin", "place": "boston"}),
    ("move dexter boston 2", {"kind": "move", "monster": "dexter", "place": "boston", "count": 2}),
    ("reroll nothing", {"kind": "reroll", "cost": {}}),
    ("reroll single 2 + wild 1", {"kind": "reroll", "cost": {"single": 2, "wild": 1}}),
    ("buy double with single + single", {"kind": "buy", "token": "double", "cost": {"single": 2}}),
    ("buy single with double + station", {"kind": "buy", "token": "single", "cost": {"double": 1, "station": 1}}),
    ("end", {"kind": "end", "cost": {}}),
    ("end discarding single 1 + double 2", {"kind": "end", "cost": {"single": 1, "double": 2}}),
    ("replace", {"kind": "replace"}),
    ("give blue", {"kind": "give", "card": "blue"}),
    ("split short 3 + long 1", {"kind": "split", "cost": {"short": 3, "long": 1}}),
    ("meeple red", {"kind": "meeple", "colour": "red"}),
    ("passenger boston", {"kind": "passenger", "place": "boston"}),
    ("no passenger", {"kind": "no_passenger"}),
    (
        "travel boston montreal #2",
        {"kind": "travel", "track": words(maps.load("usa")).track_numbers["boston:montreal#2"]},
    ),
    ("stop", {"kind": "stop"}),
    ("whistle", {"kind": "other"}),
]


@pytest.mark.parametrize(("text", "parts"), TEXTS)
def test_an_action_comes_in_parts(text: str, parts: dict[str, object]) -> None:
    (action,) = wording.actions(words(maps.load("usa")), [Legal(1, text)], 7)
    found = {key: getattr(action, key) for key in action.__struct_fields__}
    assert {key: value for key, value in found.items() if value is not None} == {"id": 1, "text": text, **parts}


SWITCHES: tuple[dict[str, bool], ...] = ({}, {"dice": True}, {"monsters": True}, {"dice": True, "monsters": True})
CHOSEN = [options for options in SWITCHES if set(options) <= set(OPTIONS)]


@pytest.mark.parametrize("options", CHOSEN)
@pytest.mark.parametrize("map", maps.ids())
def test_every_action_fact_event_and_score_of_every_board_has_its_place(map: str, options: dict[str, bool]) -> None:
    game = Game(map, players=2, seed=3, options=options)
    bot, names = bots.make("random", 1), words(game.map)
    assert set(game.view(0).facts()) <= set(Facts.__struct_fields__), "a fact is missing in the protocol"
    while not game.over:
        told = wording.actions(names, game.legal(), int(game.record.asking))
        assert [action.text for action in told if action.kind == "other"] == []
        wording.facts(game.view(game.to_move))
        game.play(bot.decide(game.view(game.to_move)))
    assert all(isinstance(wording.game_event(game.map, event).arguments, dict) for event in game.events(0))
    for score in game.scores():
        assert wording.score(game.map, wording.facts(game.view(None)), score).total == score.total


PLAIN = maps.Ticket("berlin", "roma", 9)
SEVERAL = maps.Ticket("bern", "france", 5, more={"italy": 10, "austria": 8})


@pytest.mark.parametrize(
    ("ticket", "points", "stands", "target", "halved", "chaos"),
    [
        (PLAIN, 9, set(), "roma", 0, []),
        (PLAIN, -4, {"roma"}, "roma", 1, ["roma"]),
        (PLAIN, 4, {"roma", "berlin"}, "roma", 1, ["berlin", "roma"]),
        (PLAIN, 2, {"roma", "berlin"}, "roma", 2, ["berlin", "roma"]),
        (SEVERAL, 8, {"italy"}, "austria", 0, []),
        (SEVERAL, 5, {"italy"}, "italy", 1, ["italy"]),
        (SEVERAL, 5, set(), "france", 0, []),
        (SEVERAL, -2, {"bern"}, "france", 1, ["bern"]),
        (SEVERAL, -5, {"italy"}, "france", 0, []),
    ],
)
def test_a_ticket_tells_which_destination_counted_and_how_often_it_was_halved(
    ticket: maps.Ticket, points: int, stands: set[str], target: str, halved: int, chaos: list[str]
) -> None:
    """R183-R186: values are halved once or, as a house rule, once for each end."""
    told = wording.ticket_score(ticket, TicketScore(0, points, points > 0), stands)
    assert (told.target, told.halved, told.chaos) == (target, halved, chaos)


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
