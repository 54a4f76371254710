"""Tickets of two decks at a terminal: how many come from each (R103)."""

from __future__ import annotations

from whistlestop.locale import listed, say, words
from whistlestop.locale.differences import deck_name
from whistlestop.maps import Map
from whistlestop.notation.words import plain
from whistlestop.play.game import Game
from whistlestop.records.splits import Split
from whistlestop.terminal.choice import Choice
from whistlestop.terminal.sight import Sight


def choose_split(game: Game, number: int, parts: Split) -> Choice:
    """Return a split; whole lines name it, because "short 1 long 3" has the same words as "short 3 long 1"."""
    second = parts.second
    first = int(game.record.splitting) - second
    counts = list(zip(words.decks(game.map), (first, second), strict=True))
    ways = [[f"{deck} {count}", f"{count} {deck}"] for id, count in counts for deck in (plain(deck_name(id)),)]
    told = [ways[deck] for deck in range(2) if counts[deck][1]]
    whole = {way for each in told for way in each} | {f"{a} {b}" for a in ways[0] for b in ways[1]}
    text = say("choice-split", tickets=words.split(game.map, first, second))
    return Choice(number, text, exact=frozenset(whole | {f"split {way}" for way in whole}))


CHOICES = {Split: choose_split}


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about ticket decks; None if it is something else."""
    if facts.phase != "split":
        return None
    left = [say("tickets-of-deck", count=count, deck=deck) for deck, count in facts.ticket_deck_size.items()]
    return say("question-split", count=facts.splitting or 0, left=listed(left))


PROMPTS = {"split": "prompt-split"}
