"""Every sentence exists, is used, and has exactly the arguments the program gives it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import whistlestop
from whistlestop import locale, maps
from whistlestop.events import KINDS, REASONS, Event
from whistlestop.locale import differences, say, sentences, words
from whistlestop.locale.sentences import Teller
from whistlestop.options import OPTIONS
from whistlestop.refusal import Refusal, RefusalCode
from whistlestop.why import Why, WhyCode

PACKAGE = Path(whistlestop.__file__).parent
SOURCES = [*PACKAGE.glob("cli/*.py"), *PACKAGE.glob("terminal/*.py"), *PACKAGE.glob("locale/*.py")]
SPEAKERS = ("say", "option", "argument")

# Messages whose name is put together: where, and all the names that can come out.
FAMILIES = {
    *(f"event-{kind.name.replace('_', '-')}" for kind in KINDS),
    "event-card-drawn-hidden",
    *(f"why-{code.value.replace('_', '-')}" for code in WhyCode),
    *(f"refusal-{code.value.replace('_', '-')}" for code in RefusalCode),
    *(f"option-{key.replace('.', '-')}" for key in OPTIONS),
    *(f"kind-{kind}" for kind in (*words.KINDS, "gray")),
    *(f"card-{kind}" for kind in words.KINDS),
    *(f"cards-{kind}" for kind in words.KINDS),
    *(f"seat-name-{seat}" for seat in range(6)),
}


class Variables(Visitor):
    """Collects the arguments a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.found.add(node.id.name)


def messages(language: str = "en") -> dict[str, set[str]]:
    text = (locale.FOLDER / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables.found
    return found


def calls() -> Iterator[tuple[str, set[str] | None, str]]:
    """Yield each message said by a plain name, the arguments given (None: not plain to see) and where."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in SPEAKERS or not node.args:
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                spread = any(keyword.arg is None for keyword in node.keywords)
                given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                plain = node.func.id == "say" and not spread  # type: ignore[attr-defined]
                yield first.value, given if plain else None, f"{path.name}:{node.lineno}"


def literal_messages() -> set[str]:
    """Every text in the sources that is written like a message's name; some are kept in tables."""
    known = set(messages())
    texts = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known:
                texts.add(node.value)
    return texts


def test_every_message_that_is_said_exists() -> None:
    known = messages()
    said = {name for name, _, _ in calls()} | FAMILIES
    assert said - set(known) == set()


def test_every_message_in_the_file_is_used() -> None:
    assert set(messages()) - literal_messages() - FAMILIES == set()


def test_code_gives_each_message_exactly_its_arguments() -> None:
    known = messages()
    different = [
        f"{where}: {name} is given {sorted(given)} and speaks of {sorted(known[name])}"
        for name, given, where in calls()
        if given is not None and given != known[name]
    ]
    assert different == []


@pytest.mark.parametrize("language", locale.languages())
def test_every_language_says_only_what_english_says_with_its_arguments(language: str) -> None:
    english, other = messages(), messages(language)
    assert set(other) <= set(english)
    assert {name for name in other if not other[name] <= english[name]} == set()


def test_messages_are_split_as_the_parser_reads_them() -> None:
    assert set(locale.sources("en")) == set(messages())


class Heard:
    """Takes the place of `say` and keeps what went wrong."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def __call__(self, message: str, /, **arguments: str | int | float) -> str:
        text, problems = locale.speak("en", message, arguments)
        unused = set(arguments) - messages_once[message] - {"who", "name"}
        self.problems += [f"{message}: {problem}" for problem in problems]
        self.problems += [f"{message}: {name} is not used" for name in unused]
        return text


messages_once = messages()

EVENT_SAMPLES = {
    "players": 3,
    "turn": 7,
    "kind": 8,
    "slot": 0,
    "count": 1,
    "ticket": 0,
    "kept": 2,
    "returned": 1,
    "track": 0,
    "cards": 2,
    "locomotives": 1,
    "extra": 2,
    "place": 3,
    "reason": 0,
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_every_event_has_a_sentence_for_you_and_for_others(
    kind: object, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    monkeypatch.setattr(sentences, "say", heard)
    teller = Teller(maps.load("europe"), ["Ann", "Bela", "Cleo"], 0)
    name, arguments = kind.name, kind.arguments  # type: ignore[attr-defined]
    event = Event(name, seat, {argument: EVENT_SAMPLES[argument] for argument in arguments})
    told = teller.event(event)
    assert heard.problems == []
    assert told
    assert told[-1] == "."
    assert "{" not in told
    if "kind" in arguments and "cards" not in arguments:
        assert "locomotive" in told


def test_hidden_cards_and_tickets_of_others_are_not_told() -> None:
    """R8: what a player draws and which tickets they choose is theirs alone."""
    teller = Teller(maps.load("usa"), ["Ann", "Bela"], 0)
    drawn = Event("card_drawn", 1, {"kind": 0})
    assert teller.event(drawn.seen_by(0)) == "Bela draws a card from the deck."
    assert teller.event(drawn.seen_by(1)) == "Bela draws a red card from the deck."
    assert teller.event(Event("ticket_kept", 1, {"ticket": 3}).seen_by(0)) is None


@pytest.mark.parametrize("reason", range(len(REASONS)))
def test_every_reason_for_the_end_has_words_of_its_own(reason: int) -> None:
    teller = Teller(maps.load("usa"), ["Ann", "Bela"], 0)
    told = {teller.event(Event("last_round" if reason < 3 else "game_over", 1, {"reason": n})) for n in (reason, 1)}
    assert all(told)


WHY_ARGUMENTS: dict[WhyCode, list[dict[str, str | int]]] = {
    WhyCode.NOT_NOW: [{"phase": phase} for phase in ("tickets", "action", "second card", "payment", "tunnel", "over")],
    WhyCode.TRACK_TAKEN: [{"seat": 0}, {"seat": 1}],
    WhyCode.TRACK_CLOSED: [{"players": 4}],
    WhyCode.FEW_TRAINS: [{"count": 4, "have": 1}],
    WhyCode.FEW_LOCOMOTIVES: [{"count": 2, "have": 1}],
    WhyCode.FEW_CARDS: [{"count": 2}, {"count": 3, "have": 1, "kind": "any"}, {"count": 1, "have": 0, "kind": "red"}],
    WhyCode.NOT_FACE_UP: [{"kind": "red"}],
    WhyCode.STATION_TAKEN: [{"seat": 0}, {"seat": 1}],
    WhyCode.MUST_KEEP: [{"count": 2}],
    WhyCode.MAY_NOT_KEEP: [{"count": 3}],
}


@pytest.mark.parametrize("code", WhyCode, ids=[code.value for code in WhyCode])
def test_every_reason_an_action_is_impossible_has_a_sentence(code: WhyCode, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard()
    monkeypatch.setattr(sentences, "say", heard)
    teller = Teller(maps.load("europe"), ["Ann", "Bela"], 0)
    told = [teller.why(Why(code, arguments)) for arguments in WHY_ARGUMENTS.get(code, [{}])]
    assert heard.problems == []
    assert len(set(told)) == len(told)
    assert all(sentence.endswith((".", ")")) and "{" not in sentence for sentence in told)


@pytest.mark.parametrize("code", RefusalCode, ids=[code.value for code in RefusalCode])
def test_every_refusal_has_a_sentence(code: RefusalCode) -> None:
    told = Teller(maps.load("usa"), ["Ann", "Bela"], 0).refusal(Refusal(code, "fly"))
    assert told.endswith(".")
    assert "{" not in told


def test_every_rule_of_the_map_format_has_its_sentence() -> None:
    facts = {"id", "name", "ticket_set", "places", "tracks", "tickets", "unverified"}
    fields = {field.name for field in msgspec.structs.fields(maps.Map)}
    assert fields - facts == set(differences.SENTENCES)


def test_the_base_board_differs_in_nothing_and_europe_in_stations_tunnels_and_ferries() -> None:
    assert differences.differences(maps.load("usa")) == []
    told = " ".join(differences.differences(maps.load("europe")))
    for word in (
        "3 stations",
        "1 long ticket and 3 regular tickets",
        "leave the game",
        "4 points",
        "tunnels",
        "ferries",
    ):
        assert word in told


@pytest.mark.parametrize("key", sorted(differences.SENTENCES))
def test_a_board_that_changes_one_rule_gets_a_sentence_for_it(key: str) -> None:
    other = {
        "players": (2, 3),
        "trains": 40,
        "stations": 1,
        "deck": maps.Deck(per_colour=10, locomotives=20),
        "start_cards": 5,
        "display": 6,
        "opening_tickets": maps.TicketDeal(deal={"regular": 5}, keep=2, keep_at_most={"regular": 3}),
        "drawn_tickets": maps.TicketDeal(deal={"regular": 4}, keep=1, keep_at_most={"coast": 1}),
        "refused_opening_tickets": "out_of_game",
        "refused_drawn_tickets": "out_of_game",
        "double_routes_players": 3,
        "route_points": {1: 1, 2: 3, 3: 5, 4: 7, 5: 10, 6: 15},
        "bonuses": maps.Bonuses(longest_path=0, most_tickets=15, unused_station=4),
        "end_trains": 0,
    }
    board = msgspec.structs.replace(maps.load("usa"), **{key: other[key]})
    told = differences.differences(board)
    assert told
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


def test_numbers_choose_their_plural() -> None:
    assert say("cards-locomotive", count=1) == "1 locomotive"
    assert words.cards({"red": 2, "locomotive": 2}) == "2 red and 2 locomotives"
    assert words.payment(8, 3, 0) == "3 locomotives"


def test_lists_are_joined_by_the_language() -> None:
    assert locale.listed([]) == "nothing"
    assert locale.listed(["red"]) == "red"
    assert locale.listed(["red", "blue", "pink"]) == "red, blue and pink"


def test_a_language_is_one_file_and_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text((locale.FOLDER / "en.ftl").read_text("utf-8"), "utf-8")
    (tmp_path / "de.ftl").write_text("kind-red = rot\n", "utf-8")
    monkeypatch.setattr(locale, "FOLDER", tmp_path)
    locale.sources.cache_clear()
    try:
        locale.use("de")
        assert (say("kind-red"), say("kind-blue")) == ("rot", "blue")
        assert locale.listed(["a", "b"]) == "a und b"
    finally:
        locale.use("en")
        locale.sources.cache_clear()
        locale._bundle.cache_clear()


def test_a_language_that_does_not_exist_and_a_message_that_does_not_exist_are_refused() -> None:
    with pytest.raises(locale.LanguageError):
        locale.use("tlh")
    with pytest.raises(KeyError, match="no message"):
        say("no-such-message")
