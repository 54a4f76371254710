"""Understanding lines that name dice or tokens: "2 singles wild", "keep doubles", "buy single with double station".

Counts stand before the faces ("2 single") or behind them ("single 2"), as the line begins. A plural without a count
means all there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from whistlestop.locale import current, say, words
from whistlestop.notation.dice import TOKEN
from whistlestop.notation.words import plain
from whistlestop.terminal.choice import Choice
from whistlestop.terminal.dice import DISCARD, PAY

FILLERS = ("with", "and", "again", "discarding", "a", "the")
KEEP = "keep"
Counts = Mapping[str, int]
Naming = Callable[[str], tuple[str, bool]]  # what a word names ("" for nothing) and whether it is a plural


def find_by_dice(choices: Sequence[Choice], line: str, dice: Counts, tokens: Counts) -> list[Choice]:
    """Return the choices a line may mean by the dice or tokens it names, given those a person has."""
    spoken = plain(line).replace("+", " ").replace(",", " ").split()
    opened = [choice for choice in choices if spoken and spoken[0] in choice.verbs]
    if not opened:
        return _without_verb([choice for choice in choices if choice.bare], spoken, dice)
    if opened[0].head and spoken[1:]:
        opened = [choice for choice in opened if choice.head == _face(spoken[1])[0]]
    rest = spoken[2:] if opened and opened[0].head else spoken[1:]
    if not opened or not rest:
        return opened
    paying = PAY in opened[0].verbs
    rest = [word for word in rest if paying or _face(word)[0] != TOKEN]
    return _with_parts(opened, counted(rest, tokens if DISCARD in opened[0].verbs else dice))


def names_dice(line: str) -> bool:
    """Return whether a line names dice and nothing else, whether a person has them or not."""
    spoken = plain(line).replace("+", " ").replace(",", " ").split()
    return bool(counted([word for word in spoken if word not in ("reroll", "roll", KEEP)], {}))


def _without_verb(bare: Sequence[Choice], spoken: Sequence[str], dice: Counts) -> list[Choice]:
    """Return what a line means where dice are what the question is about."""
    if not spoken or spoken[0] != KEEP:
        return _with_parts(bare, counted(spoken, dice))
    kept = counted(spoken[1:], dice)
    if kept is None or any(count > dice.get(face, 0) for face, count in kept.items()):
        return []
    return _with_parts(bare, {face: count - kept.get(face, 0) for face, count in dice.items()})


def _with_parts(choices: Sequence[Choice], counts: Counts | None) -> list[Choice]:
    """Return the choices that take exactly these dice; of payments, else those that take these among others."""
    if not counts:
        return []
    wanted = {face: count for face, count in counts.items() if count}
    exact = [choice for choice in choices if dict(choice.parts or ()) == wanted]
    if exact:
        return exact
    payments = [choice for choice in choices if PAY in choice.verbs]
    return [choice for choice in payments if wanted.items() <= dict(choice.parts or ()).items()]


def counted(spoken: Sequence[str], have: Counts, naming: Naming | None = None) -> dict[str, int] | None:
    """Return how many of each face words name, or None if they name anything else; `naming` knows other things."""
    name = naming or _face
    listed = [word for word in spoken if word not in FILLERS]
    ordered = listed if listed and listed[0].isdigit() else listed[::-1]
    counts: Counter[str] = Counter()
    number: int | None = None
    for word in ordered:
        face, several = name(word)
        if word.isdigit() and number is None:
            number = int(word)
        elif not face:
            return None
        else:
            counts[face] += number if number is not None else have.get(face, 0) if several else 1
            number = None
    return None if number is not None else dict(counts)


@lru_cache(maxsize=16)
def _faces(language: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Return, for each face and for tokens, the words that name one of it and the words that name several."""
    named = {TOKEN: (frozenset({TOKEN}), frozenset({f"{TOKEN}s"}))}
    for face in words.FACES:
        one = frozenset({face, plain(words.face(face))})
        counted_words = plain(say(f"dice-{face}", count=2)).split()
        # Where a language counts with the same word ("2 Joker"), the word alone means one.
        named[face] = (one, frozenset({f"{face}s", *counted_words[1:]}) - one)
    return named


def _face(word: str) -> tuple[str, bool]:
    """Return the face a word names and whether it is a plural; an empty name if it could be none or several."""
    fitting = {}
    for face, (one, several) in _faces(current()).items():
        if word in several:
            return face, True
        if any(name.startswith(word) for name in one):
            fitting[face] = False
    return next(iter(fitting.items())) if len(fitting) == 1 else ("", False)
