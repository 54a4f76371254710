"""Tickets of two decks as text: `split short 3 + long 1` (R103)."""

from __future__ import annotations

import re

from whistlestop.notation.told import Told, counted
from whistlestop.notation.words import NotationError, plain
from whistlestop.records.actions import MOST_SPLIT
from whistlestop.records.blocks import encode
from whistlestop.records.splits import Split
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules

PART = re.compile(r"(.+?) (\d+)")


def tell_split(rules: Rules, game: GameRecord, parts: Split) -> Told:
    """Return a split, in words."""
    counts = (max(int(game.splitting) - parts.second, 0), parts.second)
    return Told("split", cost=counted(dict(zip(rules.ticket_decks, counts, strict=False))))


TELL = {Split: tell_split}


def read_split(rules: Rules, game: GameRecord, folded: str) -> int:
    """Return the action a folded text of a split means, or raise NotationError."""
    decks = {plain(deck): number for number, deck in enumerate(rules.ticket_decks)}
    counts = [0, 0]
    for part in folded.removeprefix("split ").split("+"):
        found = PART.fullmatch(part.strip())
        if found is None or found[1] not in decks:
            raise NotationError(f"'{folded}' is no split; a deck is {' or '.join(rules.ticket_decks)}")
        counts[decks[found[1]]] += int(found[2])
    if sum(counts) != game.splitting or counts[1] > MOST_SPLIT:
        raise NotationError(f"{game.splitting} tickets are split, not {sum(counts)}")
    return encode(Split(counts[1]))


READ = {"split": read_split}
