"""Players for tests: each chooses among legal action texts with a random generator of its own.

They are not meant to play well. Each leans so far in one direction that games reach corners which even choices
seldom see: empty decks, stalled boards, queues of returned tickets, declined tunnels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from reference.tracks import track_names
from whistlestop.maps import COLOURS, Map

Policy = Callable[[Sequence[str]], str]
Texts = Sequence[str]


def starting(legal: Texts, *words: str) -> list[str]:
    """Return the actions that begin with one of the words."""
    return [text for text in legal if _verb(text) in words]


@lru_cache(maxsize=1 << 16)
def _verb(text: str) -> str:
    return text.split()[0]


class Leaning:
    """Plays the first group of actions it leans to that has a legal member; evenly within the group."""

    def __init__(self, random: Random, *groups: Sequence[str], calm: float = 1.0) -> None:
        self.random, self.groups, self.calm = random, groups, calm

    def __call__(self, legal: Texts) -> str:
        if self.random.random() < self.calm:
            for group in self.groups:
                if found := starting(legal, *group):
                    return self.random.choice(found)
        return self.random.choice(legal)


class OneColour:
    """Collects a single colour, pays with it and takes others only when it must."""

    def __init__(self, random: Random, colour: str) -> None:
        self.random, self.colour = random, colour

    def __call__(self, legal: Texts) -> str:
        for found in (starting(legal, "claim"), [text for text in legal if self.colour in text.split()]):
            if found:
                return self.random.choice(found)
        return self.random.choice(starting(legal, "draw") or legal)


class LongestFirst:
    """Claims the longest route it can pay for, and waits for cards as long as that is short."""

    def __init__(self, random: Random, map: Map) -> None:
        self.random = random
        self.lengths = {f"claim {name}": track.length for name, track in zip(track_names(map), map.tracks, strict=True)}

    def __call__(self, legal: Texts) -> str:
        claims = starting(legal, "claim")
        longest = max((self.lengths[text] for text in claims), default=0)
        cards = starting(legal, "draw", "take")
        if claims and (longest >= 4 or not cards or self.random.random() < 0.1):
            return self.random.choice([text for text in claims if self.lengths[text] == longest])
        return self.random.choice(cards or legal)


CARDS = ("draw", "take")
CLAIMS = ("claim",)
PAYS = ("pay", "extra")
IDLE = (CARDS, ("tickets", "change"), ("return",), ("decline",), ("pass",), ("end",), ("station",))

_MAKERS: dict[str, Callable[[Random, Map], Policy]] = {
    "uniform": lambda random, _: Leaning(random),
    "hoarder": lambda random, _: Leaning(random, CARDS, calm=0.97),
    "one colour": lambda random, _: OneColour(random, random.choice(COLOURS)),
    "declines tunnels": lambda random, _: Leaning(random, ("decline",), CLAIMS, CARDS, calm=0.95),
    "idler": lambda random, _: Leaning(random, *IDLE),
    "ticket hunter": lambda random, _: Leaning(random, ("tickets", "change"), calm=0.6),
    "ticket returner": lambda random, _: Leaning(random, ("return",), ("tickets",), calm=0.8),
    "station builder": lambda random, _: Leaning(random, ("station",), calm=0.7),
    "claims at once": lambda random, _: Leaning(random, CLAIMS, PAYS, CARDS),
    "replaces cards": lambda random, _: Leaning(random, ("replace",), CLAIMS, CARDS, calm=0.8),
    "longest first": LongestFirst,
    "traveller": lambda random, _: Leaning(random, ("travel",), ("passenger",), CLAIMS, PAYS, CARDS, calm=0.9),
    "monster mover": lambda random, _: Leaning(random, ("move",), calm=0.6),
    "token buyer": lambda random, _: Leaning(random, ("buy",), PAYS, CLAIMS, calm=0.7),
    "ends early": lambda random, _: Leaning(random, ("end",), calm=0.7),
}

NAMES = (*_MAKERS, "mixed")


def make(name: str, map: Map, players: int, seed: int) -> list[Policy]:
    """Return one player of the named kind for each seat; "mixed" seats different kinds at one table."""
    random = Random(f"{name} {seed}")
    kinds = random.choices([*_MAKERS], k=players) if name == "mixed" else [name] * players
    return [_MAKERS[kind](Random(random.getrandbits(64)), map) for kind in kinds]
