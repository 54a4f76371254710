"""A position as one line of text, exact both ways.

    whistlestop 2 | usa base 2 | seed=7:29:6 first=0 turn=5 player=1 phase=action | display=red,blue,-,pink,white
    discard=red:3 | 0 hand=red:4,locomotive:1 tickets=boston:miami tracks=boston:montreal#1 | 1 hand=...

(one line in truth). Only what differs from a plain beginning is written, and nothing that follows from the rest:
trains, points, open tracks and the deck are worked out when the line is read. So a test can write `usa base 2 | 0
hand=red:4`. The number the line begins with is the version of the rules it was written under.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.words import KIND_NAMES, Words, every_kind, join, words_of
from whistlestop.records.mechanisms import collect
from whistlestop.records.plain import plain
from whistlestop.records.state import (
    ASIDE,
    CHOOSE_ACTION,
    COMPLETED,
    FRESH,
    HELD,
    NOBODY,
    NONE,
    OFFERED,
    OUT_OF_GAME,
    PHASES,
    GameRecord,
)
from whistlestop.rules import tickets
from whistlestop.ruleset import options
from whistlestop.ruleset.compile import Rules

at, named = interpreted(tickets.at), interpreted(tickets.named)

PROGRAM = "whistlestop"

# Numbers of the record that are written as they are, with the value they have when the line is silent.
NUMBERS = {
    "first": 0,
    "turn": 1,
    "player": 0,
    "quiet": 0,
    "last_turns": NONE,
    "passes": 0,
    "must_keep": 0,
    "acted": 0,
    "passed": 0,
    "failed": 0,
    "bought": 0,
    "drawing": 0,
    "replaced": 0,
    "giving": 0,
    "splitting": 0,
    "one_drawn": 0,
}
TICKET_LISTS = {
    "tickets": HELD,
    "offered": OFFERED,
    "aside": ASIDE,
    "left": OUT_OF_GAME,
    "shuffled": FRESH,
    "completed": COMPLETED,
}


def write_position(rules: Rules, record: GameRecord) -> str:
    """Return a game as one line."""
    names, game = words_of(rules), plain(record)
    sections = [
        f"{PROGRAM} {rules.version}",
        _write_table(rules, game),
        _write_numbers(rules, game, names),
        _write_middle(rules, game, names),
    ]
    sections += [f"{seat}{_write_seat(rules, game, names, seat)}" for seat in range(game.players)]
    return " | ".join(section for section in sections if section)


def _write_table(rules: Rules, game: SimpleNamespace) -> str:
    tail = "".join(f" {key}={options.write(value)}" for key, value in rules.chosen.items())
    return f"{rules.map.id} {rules.map.ticket_set} {game.players}{tail}"


def _write_numbers(rules: Rules, game: SimpleNamespace, names: Words) -> str:
    anew = f":{game.anew}" if game.anew else ""
    parts = [f"seed={game.seed}:{game.card_draws}:{game.ticket_draws}{anew}"]
    parts += [f"{key}={getattr(game, key)}" for key, silent in NUMBERS.items() if getattr(game, key) != silent]
    if game.phase != CHOOSE_ACTION:
        parts.append(f"phase={PHASES[game.phase].replace(' ', '_')}")
    if any(game.kept):
        parts.append(f"kept={join(str(count) for count in game.kept)}")
    if game.claiming != NONE:
        parts.append(f"claiming={names.tracks[game.claiming]}")
    if game.building != NONE:
        parts.append(f"building={names.places[game.building]}")
    if game.given:
        parts.append(f"given={KIND_NAMES[int(game.given)]}")
    if game.laid_kind != NONE:
        kind = KIND_NAMES[int(game.laid_kind)]
        parts.append(f"laid={kind}:{game.laid_cards}:{game.laid_locomotives}")
        parts.append(f"revealed={join(_cards_in_order(game.revealed))}")
    for write in collect(__package__, "table_words"):
        parts += write(rules, game, names)
    return " ".join(parts)


def _cards_in_order(kinds: Sequence[int]) -> list[str]:
    return [every_kind().get(int(kind), "none") for kind in kinds]


def _write_middle(rules: Rules, game: SimpleNamespace, names: Words) -> str:
    display = game.display[: rules.map.display]
    parts = [f"display={join(_cards_in_order(display))}"] if display else []
    if game.discard_size:
        parts.append(f"discard={_counts(game.discard)}")
    out = [t for t in range(len(rules.map.tickets)) if game.where[t] == at(OUT_OF_GAME, NOBODY)]
    if out:
        parts.append(f"out={join(names.tickets[ticket] for ticket in out)}")
    for deck, name in enumerate(rules.ticket_decks):
        if game.under_count[deck]:
            parts.append(f"under.{name}={_write_queue(rules, game, names, deck)}")
    return " ".join(parts)


def _write_queue(rules: Rules, game: SimpleNamespace, names: Words, deck: int) -> str:
    start = int(rules.board.deck_start[deck])
    text = ""
    for slot in range(start, start + int(game.under_count[deck])):
        entry = int(game.under[slot])
        ticket = named(entry)
        if entry < 0:
            text += f"{';' if text else ''}{int(game.where[ticket]) % 8}@{names.tickets[ticket]}"
        else:
            text += f",{names.tickets[ticket]}"
    return text


def _write_seat(rules: Rules, game: SimpleNamespace, names: Words, seat: int) -> str:
    parts = [f" hand={_counts(game.hand[seat])}"]
    if any(game.known[seat]):
        parts.append(f"known={_counts(game.known[seat])}")
    tracks = [t for t in range(len(rules.map.tracks)) if game.owned[seat][t // 64] >> t % 64 & 1]
    if tracks:
        parts.append(f"tracks={join(names.tracks[track] for track in tracks)}")
    for key, location in TICKET_LISTS.items():
        here = [t for t in range(len(rules.map.tickets)) if game.where[t] == at(location, seat)]
        if here:
            parts.append(f"{key}={join(names.tickets[ticket] for ticket in here)}")
    places = [p for p in range(len(rules.map.places)) if game.stations[seat] >> p & 1]
    if places:
        parts.append(f"stations={join(names.places[place] for place in places)}")
    for write in collect(__package__, "seat_words"):
        parts += write(rules, game, names, seat)
    return " ".join(parts)


def _counts(counts: Sequence[int]) -> str:
    return join(f"{name}:{counts[kind]}" for kind, name in KIND_NAMES.items() if counts[kind])
