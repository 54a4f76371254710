"""The eleven languages say the same: every message, its arguments, its choices, and the plurals of the language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import test_locale
from whistlestop import locale, maps
from whistlestop.cli import settle_language
from whistlestop.locale import listed, say, words
from whistlestop.locale.sentences import Teller
from whistlestop.play.why import Why, WhyCode
from whistlestop.records.events import Event
from whistlestop.terminal.dice_reading import counted

LANGUAGES = ("da", "de", "en", "es", "fr", "it", "ja", "nb", "nl", "pl", "sv")
OTHERS = [language for language in LANGUAGES if language != locale.ENGLISH]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# French, Spanish and Italian have a form of their own for whole millions, which nothing at a table counts to.
COUNTED = range(1000)
Choices = dict[str, list[set[str]]]


messages = lru_cache(maxsize=16)(test_locale.messages)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Leave the other tests the language they expect."""
    yield
    locale.use(locale.ENGLISH)


class Selectors(Visitor):
    """Collects, for each argument a message chooses by, the keys of each choice."""

    def __init__(self) -> None:
        self.found: Choices = defaultdict(list)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's own name
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {key.name if isinstance(key, ftl.Identifier) else key.value for key in _keys(node)}
        self.found[node.selector.id.name].append(keys)
        self.generic_visit(node)


def _keys(node: ftl.SelectExpression) -> list[ftl.Identifier | ftl.NumberLiteral]:
    return [variant.key for variant in node.variants]


@lru_cache(maxsize=16)
def choices(language: str) -> dict[str, Choices]:
    """Return what each message of a language chooses by."""
    found = {}
    for entry in FluentParser().parse(locale.text(language)).body:
        if isinstance(entry, ftl.Message):
            selectors = Selectors()
            selectors.visit(entry)
            found[entry.id.name] = selectors.found
    return found


def codes(keys: list[set[str]]) -> set[str]:
    """Return the words of the program among the keys of choices."""
    return {key for each in keys for key in each if key not in PLURALS and not key.isdigit()}


def test_there_are_the_eleven_languages_of_the_rulebook() -> None:
    assert locale.languages() == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_and_no_other(language: str) -> None:
    english, own = set(messages()), set(messages(language))
    assert sorted(english - own) == []
    assert sorted(own - english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_speaks_of_the_same_arguments(language: str) -> None:
    english, own = messages(), messages(language)
    assert {name: own[name] for name in own if own[name] != english.get(name)} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_knows_every_word_of_the_program_a_message_chooses_by(language: str) -> None:
    own = choices(language)
    missing = {
        (name, argument): lacking
        for name, chosen in choices(locale.ENGLISH).items()
        for argument, keys in chosen.items()
        if (lacking := codes(keys) - codes(own[name].get(argument, [])))
    }
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    rule = Locale.parse(language).plural_form
    right = {rule(count) for count in COUNTED}
    wrong = {
        (name, argument): keys
        for name, chosen in choices(language).items()
        for argument, each in chosen.items()
        for keys in each
        if keys & (PLURALS - {"other"}) and keys & PLURALS != right
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_whatever_is_counted(language: str) -> None:
    for name, arguments in messages(language).items():
        for count in (0, 1, 5):
            text, problems = locale.speak(language, name, dict.fromkeys(arguments, count))
            assert problems == [], name
            assert not re.search(r"[{}]|\$\w", text), name


def beginnings(pattern: ftl.Pattern) -> Iterator[str]:
    """Return what a message begins with, in each of its variants: text, or the name of an argument behind a $."""
    first = pattern.elements[0]
    if isinstance(first, ftl.TextElement):
        yield first.value
    elif isinstance(first.expression, ftl.SelectExpression):
        for variant in first.expression.variants:
            yield from beginnings(variant.value)
    elif isinstance(first.expression, ftl.VariableReference):
        yield f"${first.expression.id.name}"


@pytest.mark.parametrize("language", [code for code in locale.languages() if code != "ja"])
def test_what_happened_is_told_in_sentences_that_begin_with_a_capital_letter(language: str) -> None:
    """Of all that may be filled in only names of people begin so; those of cards would begin small."""
    small = [
        (entry.id.name, begins)
        for entry in FluentParser().parse(locale.text(language)).body
        if isinstance(entry, ftl.Message) and entry.value and entry.id.name.startswith(("event-", "scoring-"))
        for begins in beginnings(entry.value)
        if begins != "$name" and not begins.lstrip("“„«¡¿ ")[:1].isupper()
    ]
    assert small == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    own, english = locale.sources(language), locale.sources(locale.ENGLISH)
    same = [name for name, text in english.items() if own[name].split() == text.split()]
    assert [name for name in same if len(_words(own[name])) > 4] == []


def _words(source: str) -> set[str]:
    """Return the words a message says, without its arguments, its keys and the comments behind it."""
    return set(re.findall(r"[a-z]+", re.sub(r"^#.*|\$\w+|\[\w+\]", "", source.partition("=")[2], flags=re.MULTILINE)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_typed_stay_apart(language: str) -> None:
    """Colours and faces are typed in the language of the player, so no two may be one word."""
    locale.use(language)
    kinds = [words.kind(kind) for kind in (*words.KINDS, "gray")]
    faces = [words.face(face) for face in words.FACES]
    letters = [say(f"web-meeple-letter-{colour}") for colour in ("black", "blue", "red", "white", "yellow", "green")]
    for names in (kinds, faces, letters):
        assert len(set(names)) == len(names)
    typed = [words.kind(kind) for kind in (*maps.COLOURS, "locomotive")]
    assert all(len(name.split()) == 1 for name in (*typed, *faces))


TOLD = {
    "de": "Ann nutzt Paris–Zürich (2 rote und 1 Lokomotive) und bekommt 4 Punkte.",
    "fr": "Ann prend Paris–Zürich avec 2 rouges et 1 locomotive et marque 4 points.",
    "es": "Ann cubre Paris–Zürich con 2 rojas y 1 locomotora y gana 4 puntos.",
    "it": "Ann reclama Paris–Zürich con 2 rosse e 1 locomotiva e ottiene 4 punti.",
    "nl": "Ann bezet Paris–Zürich met 2 rode en 1 locomotief en scoort 4 punten.",
    "sv": "Ann mutar in Paris–Zürich med 2 röda och 1 lokomotiv och får 4 poäng.",
    "da": "Ann bygger Paris–Zürich med 2 røde og 1 lokomotiv og får 4 point.",
    "nb": "Ann bygger Paris–Zürich med 2 røde og 1 lokomotiv og får 4 poeng.",
    "pl": "Ann realizuje Paris–Zürich (2 czerwone i 1 lokomotywa) i zdobywa 4 punkty.",
    "ja": "Annさんは赤2枚、SL1枚でParis–Zürichを獲得し、4点を得ました。",
}


@pytest.mark.parametrize("language", OTHERS)
def test_a_claim_is_told_in_every_language_with_places_as_printed(language: str) -> None:
    europe = maps.load("europe")
    track = next(n for n, here in enumerate(europe.tracks) if {here.a, here.b} == {"paris", "zurich"})
    claim = Event("route_claimed", 0, {"track": track, "kind": 0, "cards": 2, "locomotives": 1})
    locale.use(language)
    assert Teller(europe, ["Ann", "Bela"], 1).event(claim) == TOLD[language]


LACKING = {
    "de": "du brauchst 3 Karten in Grün und hast 1, Lokomotiven mitgezählt.",
    "fr": "il faut 3 cartes vertes et tu en as 1, locomotives comprises.",
    "es": "hacen falta 3 cartas de color verde y tienes 1, contando locomotoras.",
    "it": "servono 3 carte di colore verde e ne hai 1, locomotive comprese.",
    "nl": "je hebt 3 kaarten van de kleur groen nodig en hebt er 1, locomotieven meegeteld.",
    "sv": "det krävs 3 kort i färgen grön och du har 1, lokomotiv inräknade.",
    "da": "det kræver 3 kort i farven grøn, og du har 1, lokomotiver talt med.",
    "nb": "det krever 3 kort i fargen grønn, og du har 1, lokomotiver medregnet.",
    "pl": "potrzeba kart w kolorze „zielony”: 3, a masz 1, razem z lokomotywami.",
    "ja": "緑のカードが3枚必要ですが、SLを含めて1枚しかありません。",
}


@pytest.mark.parametrize("language", OTHERS)
def test_colours_agree_with_what_they_stand_beside(language: str) -> None:
    locale.use(language)
    why = Why(WhyCode.FEW_CARDS, {"count": 3, "have": 1, "kind": "green"})
    assert Teller(maps.load("europe"), ["Ann", "Bela"], 0).why(why) == LACKING[language]


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("fr", 0, "0 point"),
        ("fr", 2, "2 points"),
        ("da", 0, "0 point"),
        ("es", 0, "0 puntos"),
        ("pl", 1, "1 punkt"),
        ("pl", 3, "3 punkty"),
        ("pl", 5, "5 punktów"),
        ("pl", 12, "12 punktów"),
        ("pl", 22, "22 punkty"),
        ("pl", 0, "0 punktów"),
        ("ja", 1, "1点"),
        ("sv", 2, "2 poäng"),
    ],
)
def test_points_are_counted_as_the_language_counts(language: str, count: int, told: str) -> None:
    locale.use(language)
    assert say("web-points", count=count) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "Rot, Grün und Blau"), ("fr", "rouge, verte et bleue"), ("pl", "czerwony, zielony i niebieski")],
)
def test_lists_are_joined_as_in_the_language(language: str, told: str) -> None:
    locale.use(language)
    assert listed([words.kind(kind) for kind in ("red", "green", "blue")]) == told


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("de", "einzel joker", {"single": 1, "wild": 1}),
        ("de", "2 doppel", {"double": 2}),
        ("fr", "simples gare", {"single": 3, "station": 1}),
        ("pl", "2 podwojne joker", {"double": 2, "wild": 1}),
        ("ja", "駅", {"station": 1}),
        ("nl", "2 singles", {"single": 2}),
    ],
)
def test_dice_can_be_named_in_the_language_or_in_english(language: str, line: str, meant: dict[str, int]) -> None:
    """A word that is singular and plural at once means one die; a plural means all there are."""
    locale.use(language)
    assert counted(line.split(), {"single": 3, "wild": 2}) == meant


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("de", "de"), ("de-AT", "de"), ("pl_PL.UTF-8", "pl"), ("no", "nb"), ("nn-NO", "nb"), ("FR", "fr"), ("tlh", None)],
)
def test_a_region_falls_back_to_its_language(wanted: str, found: str | None) -> None:
    assert locale.nearest(wanted) == found


@pytest.mark.parametrize(
    ("arguments", "variable", "spoken"),
    [
        (["--language", "de-CH", "maps"], "", "de"),
        (["--language=no", "maps"], "sv", "nb"),
        (["maps"], "sv_SE", "sv"),
        (["maps"], "tlh", "en"),
        (["maps"], "", "en"),
    ],
)
def test_the_command_line_speaks_the_language_asked_for(
    arguments: list[str], variable: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(locale.VARIABLE, variable)
    settle_language(arguments)
    assert locale.current() == spoken


BOARDS = [(id, ticket_set) for id in maps.ids() for ticket_set in maps.ticket_sets(id)]


@pytest.mark.parametrize(("id", "ticket_set"), BOARDS)
def test_every_board_is_named_in_every_language(id: str, ticket_set: str) -> None:
    """English calls it as its file does, and so no other board is taken for it."""
    board = maps.load(id, ticket_set)
    message = words.board_message(id, ticket_set)
    assert locale.speak(locale.ENGLISH, message, {})[0] == board.name
    for language in LANGUAGES:
        assert message in locale.sources(language), language


def test_boards_go_by_the_name_of_the_language_and_maps_of_ones_own_by_their_own() -> None:
    locale.use("de")
    assert words.board(maps.load("lake-constance")) == "Bodensee"
    assert words.board(maps.load("usa", "big-cities")) == "USA 1910, große Städte"
    assert words.board(replace(maps.load("usa"), name="My backyard")) == "My backyard"
    assert words.board(replace(maps.load("usa"), id="garden", name="My garden")) == "My garden"


ASKED = ("web-action", "web-pick-")
TITLES = {"web-text-question"}  # names of something, no questions
OF_RULES = {"web-help-numbers"}  # the setting that shows the rulebook's numbers


@pytest.mark.parametrize("language", locale.languages())
def test_questions_of_the_page_are_questions(language: str) -> None:
    """Whoever is asked reads what is asked, not a headline."""
    asked = {
        name: text
        for name, text in locale.sources(language).items()
        if (name.startswith("web-") and name.endswith("-question")) or name.startswith(ASKED)
    }
    assert [name for name, text in asked.items() if not set(text) & set("?？")] == sorted(TITLES & set(asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_passenger_that_can_go_no_further_is_not_asked_about_none_of_the_routes(language: str) -> None:
    locale.use(language)
    assert "0" not in say("web-journey-question", place="Kiel", count=0)


@pytest.mark.parametrize("language", locale.languages())
def test_the_page_speaks_of_no_rule_numbers_and_numbers_no_tracks(language: str) -> None:
    """Tracks are called by their side, and rules by what they say."""
    said = {name: text for name, text in locale.sources(language).items() if name.startswith("web-")}
    numbered = [name for name, text in said.items() if re.search(r"\bR\d{1,3}\b|#(\d|\{)", text)]
    assert [name for name in numbered if name not in OF_RULES] == []
