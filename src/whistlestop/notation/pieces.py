"""Actions with pieces and with two ticket decks as text: `meeple red`, `passenger berlin`, `split short 3 + long 1`."""

from __future__ import annotations

import re

from whistlestop.notation.words import MEEPLE_NAMES, NotationError, plain
from whistlestop.records import actions
from whistlestop.records.state import Game
from whistlestop.ruleset.compile import Rules

PART = re.compile(r"(.+?) (\d+)")


def write_piece(rules: Rules, action: int) -> str:
    """Return the text of taking a meeple, or of placing a passenger or letting it set out; empty if there is none."""
    if action < actions.SPEND:
        return f"meeple {MEEPLE_NAMES[action - actions.MEEPLE]}" if action - actions.MEEPLE in MEEPLE_NAMES else ""
    return f"passenger {rules.map.places[action - actions.PASSENGER].id}"


def write_split(rules: Rules, game: Game, second: int) -> str:
    """Return the text of a split, named by the tickets of the second deck."""
    counts = zip(rules.ticket_decks, (int(game.splitting) - second, second), strict=False)
    return f"split {' + '.join(f'{deck} {count}' for deck, count in counts if count > 0)}"


def read_split(rules: Rules, game: Game, folded: str) -> int:
    """Return the action a folded text of a split means, or raise NotationError."""
    decks = {plain(deck): number for number, deck in enumerate(rules.ticket_decks)}
    counts = [0, 0]
    for part in folded.removeprefix("split ").split("+"):
        found = PART.fullmatch(part.strip())
        if found is None or found[1] not in decks:
            raise NotationError(f"'{folded}' is no split; a deck is {' or '.join(rules.ticket_decks)}")
        counts[decks[found[1]]] += int(found[2])
    if sum(counts) != game.splitting or counts[1] > actions.MOST_SPLIT:
        raise NotationError(f"{game.splitting} tickets are split, not {sum(counts)}")
    return actions.SPLIT + counts[1]
