"""Reading a position line: what it says is set, what it leaves out is worked out.

The deck is every card that is nowhere else and a ticket named nowhere lies in its deck, so a line cannot lose or double
anything; a line that asks for more than there is gets an error that names it.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import interpreted
from whistlestop.maps.former import digest_under
from whistlestop.notation.position import rebuild
from whistlestop.notation.position.fields import apart, game_fields, joined
from whistlestop.notation.position.reading import Reader, Reading
from whistlestop.notation.position.write import NUMBERS, PROGRAM, TICKET_LISTS
from whistlestop.notation.words import KINDS_BY_NAME, NotationError, Words, every_kind_by_name, find, split, words_of
from whistlestop.records import state
from whistlestop.records.actions import MOST_SPLIT, MOST_TICKETS
from whistlestop.records.luck import MOST_ANEW
from whistlestop.records.mechanisms import merge
from whistlestop.records.state import FRESH, NOBODY, NONE, OUT_OF_GAME, PHASES, UNDER, Bytes, GameRecord
from whistlestop.rules import tickets
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import Rules, shared_rules
from whistlestop.ruleset.special_claims import special_tracks

at = interpreted(tickets.at)


def read_position(line: str, rules: Rules | None = None) -> tuple[Rules, state.Games]:
    """Return the rules and the game (an array of one record) of a line, or raise NotationError.

    Give `rules` for a map that is not one of the package's; the line must then name that map. A line that does not say
    under which rules it was written is of the newest.
    """
    if not isinstance(line, str):
        raise NotationError(f"a position is a line of text, not {type(line).__name__}")
    if not isinstance(rules, Rules | None):
        raise NotationError(f"rules are given as `compile_rules` returns them, not as {rules!r}")
    sections = [section.strip() for section in line.strip().split("|")]
    version = _read_head(sections.pop(0)) if sections[0].startswith(PROGRAM) else None
    if rules is not None and version not in (None, rules.version):
        raise NotationError(f"the line is of rules {version}, not {rules.version}")
    rules, players = _read_table(sections[0] if sections else "", rules, version or options.RULES_VERSION)
    games, names = rebuild.begin(rules, players), words_of(rules)
    game = game_fields(games)
    for section in sections[1:]:
        _read_section(rules, game, names, section)
    rebuild.finish(rules, game)
    return rules, games


def _read_head(section: str) -> int:
    heads = {f"{PROGRAM} {version}": version for version in range(1, options.RULES_VERSION + 1)}
    if section not in heads:
        raise NotationError(f"this program reads positions that begin with {' or '.join(repr(head) for head in heads)}")
    return heads[section]


def _read_table(section: str, rules: Rules | None, rules_version: int) -> tuple[Rules, int]:
    parts = section.split()
    if len(parts) < 3:
        raise NotationError("a position begins with a map, a ticket set and a number of players")
    name, ticket_set, players, *settings = parts
    if rules is None:
        chosen = dict(options.parse(setting) for setting in settings)
        digest = digest_under(rules_version, name, ticket_set)
        rules = shared_rules(name, ticket_set, chosen, rules_version, digest)
    if (name, ticket_set) != (rules.map.id, rules.map.ticket_set):
        raise NotationError(f"the line is about {name} {ticket_set}, not {rules.map.id} {rules.map.ticket_set}")
    few, many = rules.map.players
    if not players.isdecimal() or not few <= int(players) <= many:
        raise NotationError(f"{name} is for {few} to {many} players, not '{players}'")
    return rules, int(players)


def _read_section(rules: Rules, game: GameRecord, names: Words, section: str) -> None:
    parts = section.split()
    seat = NOBODY
    if parts and parts[0].isdigit():
        seat = _number(parts.pop(0), "seat", 0, int(game.players) - 1)
    for part in parts:
        key, equals, value = part.partition("=")
        readers = _TABLE_READERS if seat == NOBODY else _SEAT_READERS
        reader = readers.get("under" if key.startswith("under.") else key)
        if not equals or reader is None:
            raise NotationError(f"'{part}' is not understood; known here: {', '.join(readers)}")
        reader(Reading(rules, game, names, seat, key), value)


def _number(text: str, what: str, low: int, high: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise NotationError(f"'{text}' is no {what}") from None
    if not low <= number <= high:
        raise NotationError(f"{what} {number} is not between {low} and {high}")
    return number


_MOST = {
    "turn": 1_000_000,
    "quiet": 30_000,
    "must_keep": state.TICKETS,
    "bought": 2,
    "drawing": MOST_TICKETS,
    "splitting": MOST_SPLIT,
    **dict.fromkeys(("acted", "passed", "failed", "one_drawn"), 1),
    **dict.fromkeys(("replaced", "giving"), 9),
}


def _set_number(at_: Reading, value: str) -> None:
    seats = int(at_.game.players)
    most = seats - 1 if at_.key in ("first", "player") else _MOST.get(at_.key, seats)
    if at_.key == "last_turns":
        most *= int(at_.rules.board.last_rounds)
    least = NONE if at_.key == "quiet" else min(NUMBERS[at_.key], 0)  # a route was claimed this turn
    setattr(at_.game, at_.key, _number(value, at_.key, least, most))


def _set_seed(at_: Reading, value: str) -> None:
    seed, *draws = value.split(":")
    at_.game.seed = np.uint64(_number(seed, "seed", 0, 2**64 - 1))
    most = (2**31 - 1, 2**31 - 1, MOST_ANEW)
    counts = [_number(draw, "number of draws", 0, bound) for draw, bound in zip(draws, most, strict=False)]
    at_.game.card_draws, at_.game.ticket_draws, at_.game.anew = [*counts, 0, 0, 0][:3]


def _set_phase(at_: Reading, value: str) -> None:
    phase = value.replace("_", " ")
    if not phase or phase not in PHASES:
        raise NotationError(f"'{value}' is no phase; phases are {', '.join(filter(None, PHASES))}")
    at_.game.phase = PHASES.index(phase)


def _set_kept(at_: Reading, value: str) -> None:
    for deck, count in enumerate(split(value)[: state.TICKET_DECKS]):
        at_.game.kept[deck] = _number(count, "number of tickets", 0, state.TICKETS)


def _set_claiming(at_: Reading, value: str) -> None:
    at_.game.claiming = find(at_.names.track_numbers, value, "track")


def _set_given(at_: Reading, value: str) -> None:
    at_.game.given = find(KINDS_BY_NAME, value, "kind of card")


def _set_building(at_: Reading, value: str) -> None:
    at_.game.building = find(at_.names.place_numbers, value, "place")


def _set_laid(at_: Reading, value: str) -> None:
    kind, cards, locomotives = ([*value.split(":"), "", ""])[:3]
    at_.game.laid_kind = find(KINDS_BY_NAME, kind, "kind of card")
    at_.game.laid_cards = _number(cards, "number of cards", 0, 99)
    at_.game.laid_locomotives = _number(locomotives, "number of cards", 0, 99)


def _set_cards_in_order(row: Bytes, room: int, value: str) -> None:
    if len(split(value)) > room:
        raise NotationError(f"'{value}' names more than {room} cards")
    for slot, name in enumerate(split(value)):
        row[slot] = NONE if name == "none" else find(every_kind_by_name(), name, "kind of card")


def _set_counts(row: Bytes, value: str) -> None:
    for item in split(value):
        name, _, count = item.partition(":")
        row[find(KINDS_BY_NAME, name, "kind of card")] = _number(count, "number of cards", 0, 127)


def _set_out(at_: Reading, value: str) -> None:
    _put_tickets(at_, value, at(OUT_OF_GAME, NOBODY))


def _set_under(at_: Reading, value: str) -> None:
    deck = find({name: number for number, name in enumerate(at_.rules.ticket_decks)}, at_.key[6:], "ticket deck")
    slot = int(at_.rules.board.deck_start[deck])
    for group in value.split(";"):
        seat, _, names = group.partition("@")
        for position, name in enumerate(split(names)):
            ticket = _put_ticket(at_, name, at(UNDER, _number(seat, "seat", 0, NOBODY)))
            if at_.rules.board.ticket_deck[ticket] != deck:
                raise NotationError(f"ticket '{name}' is not of the deck it is said to lie under")
            at_.game.under[slot] = ticket if position else ~ticket
            at_.game.under_count[deck] += 1
            slot += 1


def _put_tickets(at_: Reading, value: str, code: int) -> None:
    for name in split(value):
        _put_ticket(at_, name, code)


def _put_ticket(at_: Reading, name: str, code: int) -> int:
    ticket = find(at_.names.ticket_numbers, name, "ticket")
    if at_.game.where[ticket] != at(FRESH, NOBODY):
        raise NotationError(f"ticket '{name}' is in two places")
    at_.game.where[ticket] = code
    return ticket


def _set_tracks(at_: Reading, value: str) -> None:
    own, taken = joined(at_.game.owned[at_.seat]), joined(np.bitwise_or.reduce(at_.game.owned, axis=0))
    taken &= ~special_tracks("shared", at_.game, at_.rules.board, NONE)  # those may have several owners
    for name in split(value):
        track = 1 << find(at_.names.track_numbers, name, "track")
        if (own | taken) & track:
            raise NotationError(f"track '{name}' is owned twice")
        own, taken = own | track, taken | track
    at_.game.owned[at_.seat] = apart(own)


def _set_stations(at_: Reading, value: str) -> None:
    if len(split(value)) > at_.rules.map.stations:
        raise NotationError(f"seat {at_.seat} has more than {at_.rules.map.stations} stations")
    for name in split(value):
        place = find(at_.names.place_numbers, name, "place")
        if any(int(built) >> place & 1 for built in at_.game.stations):
            raise NotationError(f"there are two stations in '{name}'")
        at_.game.stations[at_.seat] |= np.uint64(1 << place)


_TABLE_READERS: dict[str, Reader] = {
    "seed": _set_seed,
    **dict.fromkeys(NUMBERS, _set_number),
    "phase": _set_phase,
    "kept": _set_kept,
    "claiming": _set_claiming,
    "given": _set_given,
    "building": _set_building,
    "laid": _set_laid,
    "revealed": lambda at_, value: _set_cards_in_order(at_.game.revealed, state.TUNNEL_CARDS, value),
    "display": lambda at_, value: _set_cards_in_order(at_.game.display, at_.rules.map.display, value),
    "discard": lambda at_, value: _set_counts(at_.game.discard, value),
    "out": _set_out,
    "under": _set_under,
    **merge(__package__, "TABLE_READERS"),
}
_SEAT_READERS: dict[str, Reader] = {
    "hand": lambda at_, value: _set_counts(at_.game.hand[at_.seat], value),
    "known": lambda at_, value: _set_counts(at_.game.known[at_.seat], value),
    "tracks": _set_tracks,
    "stations": _set_stations,
    **merge(__package__, "SEAT_READERS"),
    **{
        key: lambda at_, value, place=place: _put_tickets(at_, value, at(place, at_.seat))  # type: ignore[misc]
        for key, place in TICKET_LISTS.items()
    },
}
