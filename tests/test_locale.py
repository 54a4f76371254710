"""Every sentence exists, is used, and has exactly the arguments the program gives it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import whistlestop
from whistlestop import bots, locale, maps
from whistlestop.knowledge.visible import visible
from whistlestop.locale import differences, say, sentences, words
from whistlestop.locale.house_rules import describe, describe_value, house_rules
from whistlestop.locale.sentences import Teller
from whistlestop.maps import legend
from whistlestop.maps.tourists import SYMBOLS
from whistlestop.notation.words import every_kind
from whistlestop.play.refusal import Refusal, RefusalCode
from whistlestop.play.why import Why, WhyCode, beds, codes, markers, ships, technologies, tourists
from whistlestop.records.events import KINDS, REASONS, Event
from whistlestop.records.mechanisms import merge, modules, name_of
from whistlestop.records.state import PHASES
from whistlestop.ruleset.options import OPTIONS, Value, settle, write
from whistlestop.server.protocol.parts import Code
from whistlestop.study.advice import CODES
from whistlestop.study.mechanisms_used import COUNTED, ON_TRACKS

PACKAGE = Path(whistlestop.__file__).parent
FOLDERS = ("cli", "terminal", "locale", "server", "study")
SOURCES = [path for folder in FOLDERS for path in PACKAGE.glob(f"{folder}/**/*.py")]
PAGE = PACKAGE.parents[1] / "web" / "src"
SPEAKERS = ("say", "say_for", "option", "argument")
EVENTS = [kind for kind in KINDS if kind.name]  # a number that no mechanism has taken is no event

# Parts of a score that only some boards have; those that are open can be asked about during a game.
OF_MECHANISMS = tuple(merge("whistlestop.rules", "SCORES"))
BONUSES = ("grand_tour", "most_cities", "attractions", "districts", *OF_MECHANISMS)
TOLD_OTHERWISE = {"coast_to_coast", *merge("whistlestop.terminal", "SECRET_SCORES")}

# What mechanisms have sentences of their own for: their phases, and that they are not played.
OWN_PHASES = tuple(merge("whistlestop.records", "PHASES").values())
OPTIONAL = {name_of(module) for module in modules("whistlestop.ruleset") if hasattr(module, "played")}
ANSWERING = {name_of(module) for module in modules("whistlestop.play.why") if hasattr(module, "WHY")}
UNPLAYED = tuple(sorted(OPTIONAL & ANSWERING))

# Messages whose name is put together: where, and all the names that can come out.
FAMILIES = {
    *(f"advice-{code}" for code in CODES),
    *(f"used-{deed}" for deed in (*ON_TRACKS, *COUNTED)),
    *(f"event-{kind.name.replace('_', '-')}" for kind in EVENTS),
    "event-card-drawn-hidden",
    *(f"why-{code.value.replace('_', '-')}" for code in codes()),
    *(f"{message}-{phase.replace(' ', '-')}" for phase in OWN_PHASES for message in ("why-not-now", "web-not-now")),
    *(f"why-not-in-game-{name}" for name in UNPLAYED),
    *(f"study-part-{part.replace('_', '-')}" for part in (*BONUSES, "stations", "alvin", "dexter")),
    *(f"refusal-{code.value.replace('_', '-')}" for code in RefusalCode),
    *(f"refusal-{code.replace('_', '-')}" for code in get_args(Code)),
    *(f"option-{key.replace('.', '-')}" for key in OPTIONS),
    *(f"value-{key.replace('.', '-')}" for key, option in OPTIONS.items() if isinstance(option.values, range)),
    *(
        f"value-{key.replace('.', '-')}-{write(value)}"
        for key, option in OPTIONS.items()
        if not isinstance(option.values, range)
        for value in option.values
    ),
    *(f"value-{key.replace('.', '-')}-own" for key, option in OPTIONS.items() if option.form is not None),
    *(f"kind-{kind}" for kind in (*every_kind().values(), "gray")),
    "kind-bed",
    *(f"card-{kind}" for kind in words.KINDS),
    *(f"cards-{kind}" for kind in words.KINDS),
    *(f"{word}-{colour}" for colour in maps.MEEPLE_COLOURS for word in ("meeple", "meeples")),
    *(f"tourist-{symbol}" for symbol in SYMBOLS),
    *(f"{word}-{face}" for face in words.FACES for word in ("face", "die", "dice")),
    *(f"tokens-{face}" for face in words.TOKENS),
    *(f"monster-{monster}" for monster in words.MONSTERS),
    *(f"seat-name-{seat}" for seat in range(6)),
    *(f"{word}-{part.replace('_', '-')}" for part in BONUSES for word in ("heading", "scoring")),
    *(
        f"heading-{part}"
        for part in ("tickets", "stations", "longest-path", "most-tickets", "alvin", "dexter", "total")
    ),
    *(f"score-part-{part.replace('_', '-')}" for part in OF_MECHANISMS if part not in TOLD_OTHERWISE),
    *(f"legend-{name.replace('_', '-')}" for name in legend.SPECIAL),
    "heading-route-points",
    *(words.board_message(id, chosen) for id in maps.ids() for chosen in maps.ticket_sets(id)),
    *(f"bot-{name}-{part}" for name in bots.names() for part in ("name", "character")),
}


class Variables(Visitor):
    """Collects the arguments a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.found.add(node.id.name)


def messages(language: str = "en") -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(locale.text(language)).body:
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


def said_in_the_browser() -> set[str]:
    """Every message the page in the browser names, whole or by a beginning that a code completes."""
    files = (path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))
    text = "\n".join(path.read_text("utf-8") for path in files)
    whole = set(re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", text))
    begun = tuple(re.findall(r"`([a-z]+-[\w-]*)\$\{", text))
    return {name for name in messages() if name.startswith("web-") and (name in whole or name.startswith(begun))}


def test_every_message_in_the_file_is_used() -> None:
    assert set(messages()) - literal_messages() - FAMILIES - said_in_the_browser() == set()


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
    "back": 1,
    "gone": 0,
    "left": 2,
    "track": 0,
    "cards": 2,
    "locomotives": 1,
    "extra": 2,
    "place": 3,
    "reason": 0,
    "monster": 1,
    "one": 3,
    "two": 0,
    "single": 2,
    "double": 1,
    "station": 0,
    "wild": 2,
    "token": 1,
    "dice": 1,
    "wilds": 1,
    "tokens": 2,
    "symbols": 1,
    "first": 3,
    "second": 1,
    "colour": 2,
    "symbol": 3,
    "paid": 1,
    "value": 4,
    "company": 3,
    "number": 2,
    "technology": 6,
    "sets": 1,
    "face": 0,
    "points": 7,
    "trains": 20,
    "ships": 40,
    "deck": 1,
    "card": 20,
    "away": 1,
}


TABLES: list[dict[str, Value]] = [
    {},
    settle({"dice": True, "monsters": True}),
    settle({"dice": True, "monsters": True, "combined.monster_payment": "wild_or_pair"}),
]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", EVENTS, ids=[kind.name for kind in EVENTS])
def test_every_event_has_a_sentence_for_you_and_for_others(
    kind: object, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    monkeypatch.setattr(sentences, "say", heard)
    name, arguments = kind.name, kind.arguments  # type: ignore[attr-defined]
    event = Event(name, seat, {argument: EVENT_SAMPLES[argument] for argument in arguments})
    for settings in TABLES:
        board = maps.load("pennsylvania" if "company" in arguments else "europe")
        teller = Teller(board, ["Ann", "Bela", "Cleo"], 0, settings)
        told = teller.event(event)
        assert heard.problems == []
        assert told
        assert told[-1] == "."
        assert "{" not in told
        if "kind" in arguments and "cards" not in arguments:
            assert "locomotive" in told


def test_events_of_the_expansions_are_told_as_they_happen() -> None:
    """R135, R139, R152, R167, R196: the words follow the house rules of the table."""
    usa, names = maps.load("usa"), ["Ann", "Bela"]
    double = next(n for n, track in enumerate(usa.tracks) if (track.a, track.b) == ("boston", "new-york"))
    claim = Event("route_claimed_with_dice", 1, {"track": double, "dice": 1, "wilds": 0, "tokens": 1})
    move = Event("monster_moved", 0, {"monster": 0, "place": 0, "locomotives": 2, "left": 1})
    dice = Teller(usa, names, 0, {"dice": True})
    assert dice.event(claim) == ("Bela claims Boston–New York #1 with 1 Double and 1 Double token and scores 2 points.")
    few = Teller(usa, names, 0, {"dice": True, "dice.double_kind": "open_tracks"})
    assert "1 Single and 1 Single token" in str(few.event(claim))
    locked = "a card of Alvin, which locks Alvin until the end of"
    assert dice.event(move) == f"You move Alvin from Boston to Atlanta for 2 Wilds and take {locked} your next turn."
    told = f"You move Alvin from Boston to Atlanta for 2 locomotives and take {locked} your next turn."
    assert Teller(usa, names, 0).event(move) == told
    pairs = Teller(usa, names, 1, {"dice": True, "combined.monster_payment": "wild_or_pair"})
    assert pairs.event(move) == f"Ann moves Alvin from Boston to Atlanta and takes {locked} the next turn of Ann."
    paid = pairs.event(Event("monster_paid", 0, {"one": 3, "two": 2}))
    assert paid == "Ann uses 2 Stations and 1 Wild to move a monster."
    assert pairs.event(Event("monster_paid", 1, {"one": 0, "two": -1})) == "You use 2 Singles to move a monster."
    bought = dice.event(Event("token_bought", 0, {"token": 0, "one": 1, "two": 1}))
    assert bought == "You give 2 Doubles for a Single token."


def test_a_monster_that_stays_is_not_said_to_move() -> None:
    """R173: cost, card and lock are as usual."""
    stay = Event("monster_moved", 0, {"monster": 1, "place": 1, "locomotives": 1, "left": 1})
    told = Teller(maps.load("usa"), ["Ann", "Bela"], 1).event(stay)
    locked = "a card of Dexter, which locks Dexter until the end of the next turn of Ann."
    assert told == f"Ann leaves Dexter in Boston for 1 locomotive and takes {locked}"


@pytest.mark.parametrize(
    ("back", "gone", "told"),
    [
        (2, 0, "You now hold 3 tickets; 2 went back."),
        (0, 2, "You now hold 3 tickets; 2 left the game."),
        (1, 1, "You now hold 3 tickets; 1 went back and 1 left the game."),
        (0, 0, "You now hold 3 tickets."),
    ],
)
def test_tickets_not_kept_are_told_to_go_where_they_go(back: int, gone: int, told: str) -> None:
    """R5, R19: under the deck, or out of the game."""
    chosen = Event("tickets_chosen", 0, {"kept": 3, "returned": back + gone, "back": back, "gone": gone})
    assert Teller(maps.load("usa"), ["Ann", "Bela"], 0).event(chosen) == told


def test_a_route_of_nine_scores_as_the_table_treats_it() -> None:
    """R152: treated as a route of eight it scores 21, otherwise its own points."""
    usa = maps.load("usa")
    long = msgspec.structs.replace(usa.tracks[0], length=9)
    board = msgspec.structs.replace(usa, tracks=(long, *usa.tracks[1:]), route_points={**usa.route_points, 9: 27})
    claim = Event("route_claimed_with_dice", 0, {"track": 0, "dice": 4, "wilds": 1, "tokens": 3})
    for treatment, points in (("pay8", "27 points"), ("len8", "21 points")):
        teller = Teller(board, ["Ann", "Bela"], 0, {"dice": True, "dice.nine_route": treatment})
        assert points in str(teller.event(claim))


def test_hidden_cards_and_tickets_of_others_are_not_told() -> None:
    """R8: what a player draws and which tickets they choose is theirs alone."""
    teller = Teller(maps.load("usa"), ["Ann", "Bela"], 0)
    drawn = Event("card_drawn", 1, {"kind": 0})
    offered, kept = (Event(name, 1, {"ticket": 3}) for name in ("ticket_offered", "ticket_kept"))
    assert [teller.event(event) for event in visible([drawn, offered, kept], 0)] == [
        "Bela draws a card from the deck.",
        None,
    ]
    assert teller.event(*visible([drawn], 1)) == "Bela draws a red card from the deck."


@pytest.mark.parametrize("reason", range(len(REASONS)))
def test_every_reason_for_the_end_has_words_of_its_own(reason: int) -> None:
    teller = Teller(maps.load("usa"), ["Ann", "Bela"], 0)
    told = {teller.event(Event("last_round" if reason < 3 else "game_over", 1, {"reason": n})) for n in (reason, 1)}
    assert all(told)


PARTS_OF_A_GAME = ("cards", "passing", "ending", *UNPLAYED)
WHY_ARGUMENTS: dict[Enum, list[dict[str, str | int]]] = {
    WhyCode.NOT_NOW: [{"phase": phase} for phase in PHASES if phase],
    WhyCode.NOT_IN_GAME: [{"part": part} for part in PARTS_OF_A_GAME],
    WhyCode.CHAOS: [{"place": "paris", "monster": "alvin"}, {"place": "roma", "monster": "dexter"}],
    WhyCode.TRACK_TAKEN: [{"seat": 0}, {"seat": 1}],
    WhyCode.TRACK_CLOSED: [{"players": 4}],
    WhyCode.FEW_TRAINS: [{"count": 4, "have": 1, "mountains": lost} for lost in (0, 2)],
    WhyCode.FEW_SUBSTITUTES: [{"count": 6, "symbols": symbols, "size": 3} for symbols in (0, 1, 2)],
    WhyCode.WRONG_SPLIT: [{"count": 1}, {"count": 4}],
    WhyCode.FEW_TICKETS_IN_DECK: [
        {"deck": deck, "have": have} for deck in ("short", "long", "coast") for have in (0, 1, 3)
    ],
    **{code: [{"technology": "booster"}] for code in technologies.Code},
    technologies.Code.TECHNOLOGY_THIS_TURN: [{}],
    technologies.Code.TECHNOLOGY_TOO_DEAR: [{"technology": "booster", "count": 2}],
    technologies.Code.NO_ROUTE_TO_SHARE: [{"technology": "right-of-way", "count": 4}],
    technologies.Code.NO_ROUTE_TO_CLAIM: [{"technology": "thermocompressor", "count": 1}],
    **{key: [{}] for key in (technologies.Code.NOTHING_TO_SAVE, technologies.Code.ONLY_A_CLAIM)},
    technologies.Code.ONLY_BLIND_CARDS: [{}],
    beds.Code.NO_PIECES_LEFT: [{"count": 3}],
    beds.Code.NO_PIECE_OF_COLOUR: [{"count": 3}],
    WhyCode.NOT_SHOWN_HERE: [{"company": "Reading"}],
    WhyCode.NO_SHARES_LEFT: [{"company": "Reading"}],
    WhyCode.PASSENGER_STANDS: [{"seat": 0}, {"seat": 1}],
    WhyCode.TRACK_ELSEWHERE: [{"place": "paris"}],
    ships.Code.FEW_SHIPS: [{"count": 5, "have": 2}],
    ships.Code.CARDS_TOO_FEW: [{"count": 5, "have": 2}],
    ships.Code.NOT_A_PORT: [{"place": "paris"}],
    ships.Code.HARBOUR_STANDS: [{"place": "paris"}],
    ships.Code.NO_ROUTE_THERE: [{"place": "paris"}],
    ships.Code.NOT_THIS_CARD: [{"kind": "red-double"}],
    ships.Code.NO_MONSTER_AT_STOP: [{"place": "paris"}],
    markers.Code.CITY_MARKED: [{"place": "paris"}],
    markers.Code.ALIEN_CITY: [{"place": "paris"}],
    markers.Code.NOT_END_OF_ROUTE: [{"place": "paris"}],
    markers.Code.MARKER_TOO_DEAR: [{"count": 2}],
    tourists.Code.STACK_THERE: [{"place": "paris", "symbol": "crab"}],
    WhyCode.NO_PASSENGER_CARD: [{"purse": "cards"}, {"purse": "dice"}],
    WhyCode.PLUS4_TOO_SHORT: [{"count": 4}],
    WhyCode.GIVE_FIRST: [{"count": 1}, {"count": 3}],
    WhyCode.NOT_IN_HAND: [{"kind": "red"}],
    WhyCode.GIVEN_IN_ORDER: [{"kind": "red"}],
    WhyCode.FEW_LOCOMOTIVES: [{"count": 2, "have": 1}],
    WhyCode.FEW_CARDS: [{"count": 2}, {"count": 3, "have": 1, "kind": "any"}, {"count": 1, "have": 0, "kind": "red"}],
    WhyCode.NOT_FACE_UP: [{"kind": "red"}],
    WhyCode.STATION_TAKEN: [{"seat": 0}, {"seat": 1}],
    WhyCode.MUST_KEEP: [{"count": 2}],
    WhyCode.MAY_NOT_KEEP: [{"count": 3}],
    WhyCode.FEW_CARDS_OF_COLOUR: [
        {"count": count, "have": 0, "kind": kind} for count in (1, 3) for kind in ("any", "red")
    ],
    WhyCode.FEW_SYMBOLS: [{"count": n, "have": 0, "kind": kind} for n in (1, 3) for kind in ("single", "double")],
    WhyCode.FEW_SYMBOLS_OF_KIND: [
        {"count": n, "have": 0, "kind": kind} for n in (1, 3) for kind in ("single", "double")
    ],
    WhyCode.FEW_WILDS: [{"count": 1, "have": 0}, {"count": 2, "have": 1}],
    WhyCode.FEW_STATION_DICE: [{"count": 1, "have": 0}, {"count": 2, "have": 1}],
    WhyCode.FEW_TICKETS: [{"count": 3, "have": 1}, {"count": 3, "have": 2}],
    WhyCode.FEW_UNUSED_DICE: [{"have": 0}, {"have": 1}],
    WhyCode.NOT_THESE_DICE: [{"one": "single", "two": "single"}, {"one": "single", "two": "wild"}],
    WhyCode.TOKEN_LIMIT: [{"count": 3, "kind": kind} for kind in ("single", "double", "any")],
    WhyCode.TOKENS_AT_START: [{"count": 3, "kind": kind} for kind in ("single", "double", "any")],
    WhyCode.TOKEN_POOL_EMPTY: [{"kind": "single"}, {"kind": "double"}],
    WhyCode.TOKENS_MUST_BE_SPENT: [{"count": 1}, {"count": 2}],
    WhyCode.SAME_PLACE: [{"monster": "alvin"}],
    WhyCode.COUNTRY_ONE_PLACE: [{"place": "paris"}],
    WhyCode.MONSTER_MOVED: [{"monster": "alvin"}, {"monster": "dexter"}],
    WhyCode.MONSTER_LOCKED: [{"monster": "alvin", "seat": 0}, {"monster": "alvin", "seat": 1}],
    WhyCode.NO_MONSTER_CARDS: [{"monster": "dexter"}],
    WhyCode.MUST_NOT_STAY: [{"monster": "alvin"}],
    WhyCode.MUST_NOT_SHARE: [{"monster": "alvin"}],
    WhyCode.TOO_FAR: [
        {"monster": "alvin", "place": "paris", "count": n, "steps": 3 * n, "purse": purse}
        for n in (1, 2)
        for purse in ("cards", "wilds", "wilds_or_pairs")
    ],
    WhyCode.FEW_LOCOMOTIVES_TO_MOVE: [
        {"count": 1, "have": 0, "purse": purse} for purse in ("cards", "wilds", "wilds_or_pairs")
    ],
}


@pytest.mark.parametrize("code", codes(), ids=[code.value for code in codes()])
def test_every_reason_an_action_is_impossible_has_a_sentence(code: Enum, monkeypatch: pytest.MonkeyPatch) -> None:
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
    facts = {
        "id",
        "name",
        "ticket_set",
        "places",
        "tracks",
        "tickets",
        "ticket_seed",
        "unverified",
        "unverified_cards",
        "house_rules",
        "draft",
        "sheet",
    }
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
        "bonuses": maps.Bonuses(
            longest_path=0, most_tickets=15, unused_station=4, most_cities=10, attraction=1, grand_tour=(5, 10, 20)
        ),
        "end_trains": 0,
        "ties": (),
        "locomotives": "tunnels_and_ferries",
        "display_reset": 0,
        "face_up_locomotive": "one_card",
        "ferry_substitute": 3,
        "countries": (maps.Country("canada", "Canada"), maps.Country("mexico", "Mexico")),
        "districts": (maps.District(("boston", "new-york"), 3),),
        "passengers": 3,
        "meeples": ("red", "blue"),
        "meeples_per_colour": 10,
        "tourists": maps.load("san-francisco").tourists,
        "tolls": maps.load("nederland").tolls,
        "markers": maps.load("old-west").markers,
        "ships": maps.load("rails-and-sails-world").ships,
        "bullet_trains": 16,
        "end_bullet_trains": 2,
        "race": 6,
        "companies": (maps.Company("reading", "Reading", "R", 7, (14, 9, 5)),),
        "share_dummy_players": 2,
        "technologies": maps.load("united-kingdom").technologies,
        "beds": maps.load("france").beds,
    }
    board = msgspec.structs.replace(maps.load("usa"), **{key: other[key]})
    told = differences.differences(board)
    assert told
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


def test_boards_tell_what_is_their_own() -> None:
    """R81-R84, R91, R94, R120, R121: in a sentence each."""
    told = {id: " ".join(differences.differences(maps.load(id))) for id in maps.ids()}
    assert "any 3 cards may replace a locomotive" in told["nordic"]
    assert "Lieksa–Murmansk takes cards of one colour without locomotives" in told["nordic"]
    assert "Locomotives can be used in tunnels only." in told["switzerland"]
    assert "France, Deutschland, Österreich or Italia" in told["switzerland"]
    assert "All players share 16 bullet trains. There are 23 bullet routes" in told["japan"]
    assert "with 2 players 10 and -10" in told["japan"]
    assert "Aomori–Hakodate lie side by side but are no double route" in told["japan"]
    assert "one place each: Tokyo and Kokura." in told["japan"]
    assert "10 points for 2 tickets" in told["india"]
    assert "40 points for 5 or more" in told["india"]
    assert "31 tracks cross mountains" in told["legendary-asia"]
    assert "Each attraction that a route of yours touches is worth 1 point." in told["new-york"]
    assert "Joining British Museum and Covent Garden is worth 1 point." in told["london"]
    assert "6 train cards of each of 6 colours" in told["london"]
    assert "how many of 4 tickets come from which deck (short or long)" in told["germany"]
    assert "For each colour the most meeples are worth 20 points and the second most 10." in told["germany"]
    assert "shuffled back" in told["germany"]
    assert "6 +4 locomotives: they can be used on routes of 4 spaces or more" in told["marklin"]
    assert "10 passenger cards" in told["marklin"]
    assert "35 cities have goods" in told["marklin"]
    assert "Reading: shares 7, points by rank 14, 9, 5." in told["pennsylvania"]
    assert "With 2 players a dummy gets a share" in told["pennsylvania"]


def test_a_ticket_with_several_goals_tells_each_with_its_value() -> None:
    """R94."""
    swiss = maps.load("switzerland")
    number = next(n for n, ticket in enumerate(swiss.tickets) if ticket.a == "bern" and ticket.more)
    assert words.ticket(swiss, number) == "Bern–Österreich (11), Italia (8), Deutschland (6) or France (5)"
    assert words.ends(swiss, swiss.tickets[number]) == "Bern–Österreich, Italia, Deutschland or France"


def test_a_route_tells_its_mountains_and_the_cards_that_replace_others() -> None:
    """R84, R121: mountains take trains and give points."""
    asia, nordic = maps.load("legendary-asia"), maps.load("nordic")
    over = next(n for n, track in enumerate(asia.tracks) if (track.a, track.b) == ("agra", "kathmandu"))
    assert words.route_detail(asia, over) == "Agra–Kathmandu: 2 pink, mountains that take 1 more train (4 points)"
    with_dice = words.route_detail_with_dice(asia, over, "single", 2, 4, 3)
    assert with_dice == "Agra–Kathmandu: 2 Single, mountains that take 1 more train (4 points)"
    long = next(n for n, track in enumerate(nordic.tracks) if track.any_cards)
    detail = "Lieksa–Murmansk: 9 gray, any 4 cards for one of the colour (27 points)"
    assert words.route_detail(nordic, long) == detail
    with_dice = words.route_detail_with_dice(nordic, long, "single", 8, 27, 9)
    assert with_dice == "Lieksa–Murmansk: 8 Single, needs 9 trains (27 points)", "R152: eight symbols, nine trains"
    assert words.route_detail_with_dice(nordic, long, "single", 8, 21, 8) == "Lieksa–Murmansk: 8 Single (21 points)"
    both = msgspec.structs.replace(asia.tracks[over], ferry=1)
    assert words.track_type(both) == "ferry, 1 locomotive and mountains that take 1 more train"


def test_with_dice_nothing_is_said_about_train_cards() -> None:
    """R130, R138: cards are not used, and tickets are drawn one for each die."""
    told = " ".join(differences.differences(maps.load("europe"), dice=True))
    assert "three tunnel dice" in told
    assert "Wilds" in told
    big_cities = maps.load("usa", "big-cities")
    assert any("Drawing tickets" in line for line in differences.differences(big_cities))
    assert not any("Drawing tickets" in line for line in differences.differences(big_cities, dice=True))


@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_and_every_value_has_a_sentence_of_its_own(key: str) -> None:
    option = OPTIONS[key]
    values = list(option.values)[:2] if isinstance(option.values, range) else list(option.values)
    told = [describe(option), *(describe_value(option, value) for value in values)]
    assert len(set(told)) == len(told)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


def test_a_table_tells_the_house_rules_that_differ() -> None:
    assert house_rules(settle({})) == []
    told = house_rules(settle({"monsters": True, "monsters.share_city": False, "monsters.bonus_points": 10}))
    assert told[1:] == ["The monsters are never in one place.", "Most cards of a monster are worth 10 points."]


def test_numbers_choose_their_plural() -> None:
    assert words.dice({"wild": 1, "single": 2}) == "2 Singles and 1 Wild"
    assert words.tokens({"single": 1, "double": 2}) == "1 Single token and 2 Double tokens"
    assert words.tokens({"single": 0, "double": 0}) == "no tokens"
    assert say("cards-locomotive", count=1) == "1 locomotive"
    assert words.cards({"red": 2, "locomotive": 2}) == "2 red and 2 locomotives"
    assert words.payment(8, 3, 0) == "3 locomotives"


def test_lists_are_joined_by_the_language() -> None:
    assert locale.listed([]) == "nothing"
    assert locale.listed(["red"]) == "red"
    assert locale.listed(["red", "blue", "pink"]) == "red, blue and pink"


def test_a_language_is_a_file_with_one_for_each_mechanism_and_falls_back_to_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text(locale.text("en"), "utf-8")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "tourists.ftl").write_text("tourist-crab = Krebs\n", "utf-8")
    (tmp_path / "de.ftl").write_text("kind-red = rot\n", "utf-8")
    monkeypatch.setattr(locale, "FOLDER", tmp_path)
    locale.sources.cache_clear()
    locale._bundle.cache_clear()
    try:
        locale.use("de")
        assert (say("kind-red"), say("kind-blue"), say("tourist-crab")) == ("rot", "blue", "Krebs")
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
