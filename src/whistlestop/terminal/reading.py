"""Understanding what was typed: which of the choices a line means.

A line means a choice if each of its words begins a word of the choice and at least one of them begins a name. Whole
words beat beginnings. Twins that cost the same are one and the same to a player, so the first of them is taken, and of
a monster's moves to one place the cheaper.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.locale import words
from whistlestop.notation.words import plain
from whistlestop.records import actions
from whistlestop.terminal.choice import Choice
from whistlestop.terminal.expansion_choices import move_of

LEAST_OF_A_NAME = 3  # letters that make a monster's name: "de" is the beginning of a city


def find(choices: Sequence[Choice], line: str) -> list[Choice]:
    """Return the choices a line may mean: none, one, or several if it is ambiguous."""
    folded = plain(line)
    exact = [choice for choice in choices if folded in choice.exact]
    if exact or not folded:
        return exact
    tokens = folded.split()
    found = [choice for choice in choices if _means(choice, tokens)]
    best = max((_whole_words(choice, tokens) for choice in found), default=0)
    return _cheaper_move(_one_of_equals([choice for choice in found if _whole_words(choice, tokens) == best]))


def find_claim(choices: Sequence[Choice], line: str) -> tuple[list[Choice], str]:
    """Return the choices a line may mean and the rest of it, which tells how to pay ("par zur | red")."""
    tokens = plain(line).split()
    for end in range(len(tokens), 0, -1):
        found = find(choices, " ".join(tokens[:end]))
        if found:
            return found, " ".join(tokens[end:])
        if not _about_payment(tokens[end - 1]):
            break
    return [], ""


def _about_payment(token: str) -> bool:
    kinds = frozenset(plain(name) for kind in words.KINDS for name in (kind, words.kind(kind)))
    faces = frozenset(f"{plain(name)}s" for face in words.FACES for name in (face, words.face(face)))
    known = kinds | faces | {"tokens"}
    return token.isdigit() or token in ("pay", "with", "and", "+") or _begins(token, known)


def _means(choice: Choice, tokens: Sequence[str]) -> bool:
    named = any(_begins(token, choice.names) for token in tokens)
    if choice.must and not any(len(token) >= LEAST_OF_A_NAME and _begins(token, choice.must) for token in tokens):
        return False
    return named and _assigned(tokens, choice.names | choice.also)


def _assigned(tokens: Sequence[str], known: frozenset[str]) -> bool:
    """Whether each token can begin a word of its own: "san san" is no way to say San Francisco."""
    if not tokens:
        return True
    first, rest = tokens[0], tokens[1:]
    fitting = (word for word in known if _fits(first, word))
    return any(_assigned(rest, known if word.isdigit() else known - {word}) for word in fitting)


def _begins(token: str, known: frozenset[str]) -> bool:
    return any(_fits(token, word) for word in known)


def _fits(token: str, word: str) -> bool:
    # Numbers and ordinals are meant in full: "1" is not the beginning of "12".
    return token == word if token[0] in "#0123456789" else word.startswith(token)


def _whole_words(choice: Choice, tokens: Sequence[str]) -> int:
    return sum(token in choice.names | choice.also for token in tokens)


def _one_of_equals(found: list[Choice]) -> list[Choice]:
    first = found[:1]
    same = all(choice.names == first[0].names and _price(choice) == _price(first[0]) for choice in found)
    return first if found and same else found


def _cheaper_move(found: list[Choice]) -> list[Choice]:
    moves = all(actions.MOVE <= choice.action < actions.PLACE for choice in found)
    if moves and len({move_of(choice.action)[:2] for choice in found}) == 1:
        return found[:1]  # ids count locomotives upwards
    return found


def _price(choice: Choice) -> frozenset[str]:
    return frozenset(word for word in choice.also if not word.startswith("#"))
