"""A whole game as text: its table, then every decision with what luck answered.

    whistlestop log 1
    rules 2
    map usa base 8e740e6bdcb3d317
    players 2
    first luck
    seed 7
    start : 1 red blue ...
    1 keep
    0 draw : green
    result 0=71 1=64

Because luck's answers stand in it, a log replays without the random generator. It replays by the rules it names: an
option it leaves out has the default of that version, and the board is the one with the fingerprint it names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from whistlestop.notation.words import (
    FACE_NAMES,
    KIND_NAMES,
    KINDS_BY_NAME,
    MEEPLE_NAMES,
    MEEPLES_BY_NAME,
    NotationError,
    Words,
    find,
)
from whistlestop.records import luck
from whistlestop.records.mechanisms import merge
from whistlestop.ruleset import options
from whistlestop.ruleset.options import RULES_VERSION

FORMAT = "whistlestop log 1"

DIE_NAMES = {**FACE_NAMES, luck.SYMBOL: "symbol", luck.BLANK: "blank"}
DICE_BY_NAME = {name: answer for answer, name in DIE_NAMES.items()}


class LogError(NotationError):
    """A log that cannot be read or does not replay, with the line where it fails."""

    def __init__(self, line: int, reason: str) -> None:
        """Keep the line, counted from 1, and the reason."""
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


@dataclass
class Log:
    """A game as it is written down; `lines` tells where each decision stood in the text it was read from.

    `where` tells the same of the other lines, by their first word.
    """

    map: str
    ticket_set: str
    digest: str
    players: int
    seed: int
    first: int | None = None
    rules_version: int = 1  # a log that names no rules is of the first
    options: dict[str, options.Value] = field(default_factory=dict)
    start: list[str] = field(default_factory=list)
    position: str | None = None  # the line a game began with that was not dealt
    decisions: list[tuple[int, str, list[str]]] = field(default_factory=list)
    anew: dict[int, int] = field(default_factory=dict)  # from which decision on luck answers anew, for which time
    result: list[int] | None = None
    lines: list[int] = field(default_factory=list)
    where: dict[str, int] = field(default_factory=dict)


def write_answers(names: Words, answers: Sequence[int]) -> list[str]:
    """Return luck's answers as words: a seat, a kind of card, a ticket, a die's face or what a mechanism draws."""
    words = []
    for answer in answers:
        stream, number = divmod(int(answer), luck.STREAM_WIDTH)
        if stream == luck.CARDS:
            words.append(KIND_NAMES[number])
        elif stream == luck.TICKETS:
            words.append(names.tickets[number])
        elif stream == luck.DICE:
            words.append(DIE_NAMES[number])
        elif stream == luck.MEEPLES:
            words.append(MEEPLE_NAMES[number])
        elif stream in _luck_names():
            words.append(_luck_names()[stream][number])
        elif stream in names.drawn:
            words.append(names.drawn[stream][number])
        else:
            words.append(str(number))
    return words


@cache
def _luck_names() -> dict[int, dict[int, str]]:
    """Return how mechanisms call what their own streams of luck answer: words that mean nothing else."""
    return merge("whistlestop.notation", "LUCK")


@cache
def _luck_answers() -> dict[str, int]:
    named = ((stream, number, name) for stream, names in _luck_names().items() for number, name in names.items())
    return {name: stream * luck.STREAM_WIDTH + number for stream, number, name in named}


def read_answers(names: Words, words: Sequence[str], start: bool = False) -> list[int]:
    """Return the numbers of luck's answers written as words, or raise NotationError.

    At the `start` of a game the last of the colours are those of the meeples: they come after all cards.
    """
    answers = []
    cards = [position for position, word in enumerate(words) if word in KINDS_BY_NAME]
    meeples = set(cards[-names.meeples :] if start and names.meeples else ())
    for position, word in enumerate(words):
        if position in meeples and word in MEEPLES_BY_NAME:
            answers.append(luck.MEEPLES * luck.STREAM_WIDTH + MEEPLES_BY_NAME[word])
        elif word in KINDS_BY_NAME:
            answers.append(luck.CARDS * luck.STREAM_WIDTH + KINDS_BY_NAME[word])
        elif word in DICE_BY_NAME:
            answers.append(luck.DICE * luck.STREAM_WIDTH + DICE_BY_NAME[word])
        elif word in _luck_answers():
            answers.append(_luck_answers()[word])
        elif word in names.drawn_answers:
            stream, number = names.drawn_answers[word]
            answers.append(stream * luck.STREAM_WIDTH + number)
        elif word.isdigit():
            answers.append(luck.FIRST_PLAYER * luck.STREAM_WIDTH + int(word) % luck.STREAM_WIDTH)
        else:
            answers.append(luck.TICKETS * luck.STREAM_WIDTH + find(names.ticket_numbers, word, "ticket"))
    return answers


def write_log(log: Log) -> str:
    """Return a log as text."""
    lines = [
        FORMAT,
        f"rules {log.rules_version}",
        f"map {log.map} {log.ticket_set} {log.digest}",
        f"players {log.players}",
    ]
    lines.append(f"first {'luck' if log.first is None else log.first}")
    lines += [f"option {key}={options.write(value)}" for key, value in log.options.items()]
    if log.position is None:
        lines += [f"seed {log.seed}", _line("start", log.start)]
    else:
        lines.append(f"position {log.position}")
    for number, (seat, action, answers) in enumerate(log.decisions):
        lines += [*_anew_line(log, number), _line(f"{seat} {action}", answers)]
    lines += _anew_line(log, len(log.decisions))
    if log.result is not None:
        lines.append("result " + " ".join(f"{seat}={total}" for seat, total in enumerate(log.result)))
    return "\n".join(lines) + "\n"


def _anew_line(log: Log, number: int) -> list[str]:
    return [f"anew {log.anew[number]}"] if number in log.anew else []


def _times(text: str) -> int:
    times = int(text)
    if not 0 < times <= luck.MOST_ANEW:
        raise NotationError(f"luck cannot answer anew for the {times}th time")
    return times


def _line(text: str, answers: Sequence[str]) -> str:
    return f"{text} : {' '.join(answers)}" if answers else text


def read_log(text: str) -> Log:
    """Return the log a text holds, or raise LogError naming the line."""
    if not isinstance(text, str):
        raise LogError(1, f"a log is text, not {type(text).__name__}")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise LogError(1, f"a log begins with '{FORMAT}'")
    log = Log("", "", "", 0, 0)
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            _read_line(log, number, line.strip())
    if not log.map or not log.players:
        raise LogError(len(lines), "the log names no map or no players")
    return log


def _read_line(log: Log, number: int, line: str) -> None:
    statement, _, answers = line.partition(" : ")
    word, _, rest = statement.partition(" ")
    try:
        if word.isdigit():
            log.decisions.append((int(word), rest, answers.split()))
            log.lines.append(number)
            return
        log.where[word] = number
        if word == "start":
            log.start = answers.split()
        elif word == "anew":
            log.anew[len(log.decisions)] = _times(rest)
        else:
            _read_header(log, word, rest)
    except ValueError as error:
        raise LogError(number, str(error)) from None


def _read_header(log: Log, word: str, rest: str) -> None:
    if word == "rules":
        log.rules_version = _rules_version(rest)
    elif word == "map":
        log.map, log.ticket_set, log.digest = rest.split()
    elif word == "players":
        log.players = int(rest)
    elif word == "first":
        log.first = None if rest == "luck" else int(rest)
    elif word == "position":
        log.position = rest
    elif word == "seed":
        log.seed = int(rest)
    elif word == "option":
        key, value = options.parse(rest)
        log.options[key] = value
    elif word == "result":
        log.result = [int(part.partition("=")[2]) for part in rest.split()]
    else:
        raise NotationError(f"'{word}' is not understood")


def _rules_version(text: str) -> int:
    version = int(text)
    if version > RULES_VERSION:
        raise NotationError(f"rules version {text} is newer than this program's {RULES_VERSION}")
    if version < 1:
        raise NotationError(f"there is no rules version {text}")
    return version
