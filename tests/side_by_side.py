"""One game played twice: by the engine and, fed with the engine's luck, by the slow reference.

After every decision everything both can tell is compared: whose decision it is and of what kind, the legal
actions, what seats and a spectator know, the scores, and at the end the winners. The first difference is raised
together with all that is needed to play the game again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

import policies
from reference import Luck, Reference
from reference.game import Options
from reference.parts import Part
from reference.scoring import scores, ties_of, winners
from whistlestop import Game
from whistlestop.batch.batch import score_games
from whistlestop.knowledge.facts import Facts
from whistlestop.maps import Map
from whistlestop.notation.log import DIE_NAMES
from whistlestop.notation.words import KIND_NAMES, MEEPLE_NAMES
from whistlestop.play.scores import Score
from whistlestop.records import luck, state
from whistlestop.records.mechanisms import merge, modules, name_of
from whistlestop.ruleset.options import Value

QUESTIONS = {
    luck.FIRST_PLAYER: "first",
    luck.CARDS: "card",
    luck.TICKETS: "ticket",
    luck.DICE: "die",
    luck.MEEPLES: "meeple",
    **{
        module.LUCK: name_of(module).removesuffix("s")
        for module in modules("whistlestop.records")
        if hasattr(module, "LUCK")
    },
}
NAMES = {
    luck.CARDS: KIND_NAMES,
    luck.DICE: DIE_NAMES,
    luck.MEEPLES: MEEPLE_NAMES,
    **merge("whistlestop.notation", "LUCK"),
}
DOOR_EVERY = 397  # one decision in so many is also scored as users score: through `Game.scores`


class Fed:
    """Luck that says again what the engine's luck has said."""

    def __init__(self) -> None:
        self.answers: deque[int] = deque()

    def answer(self, question: str) -> str | int:
        """Return the engine's next answer, which must be to the same kind of question."""
        assert self.answers, f"the reference asks for a {question}, the engine did not"
        stream, number = divmod(self.answers.popleft(), luck.STREAM_WIDTH)
        assert QUESTIONS[stream] == question, f"the reference asks for a {question}, the engine for {QUESTIONS[stream]}"
        return NAMES[stream][number] if stream in NAMES else number


class Remembering(Reference):
    """The reference, working legal actions and scores out only when they may have changed."""

    def __init__(self, map: Map, players: int, luck: Luck, options: Mapping[str, Value]) -> None:
        self._found: Options | None = None
        self._remembered: dict[object, dict[str, int]] = {}
        self._scored: tuple[object, list[dict[str, int]], list[int]] = (None, [], [])
        super().__init__(map, players, luck, options=options)

    def _options(self) -> Options:
        if self._found is None:
            self._found = super()._options()
        return self._found

    def play(self, action: str) -> None:
        """Play a legal action."""
        options = self._options()
        assert action in options, f"illegal: {action!r}"
        self._found = None
        options[action]()

    def scored_by(self) -> tuple[object, ...]:
        """Return all that the scores depend on."""
        held = [set(seat.tickets) for seat in self.seats]
        cards = [self.monsters.cards_of(seat) for seat in range(self.players)] if self.with_monsters else []
        bullets = set(self.claims.bullets.built), list(self.claims.bullets.progress)
        where = dict(self.monsters.where)
        owners = dict(self.claims.owner), {track: set(seats) for track, seats in self.claims.sharers.items()}
        return owners, dict(self.stations), held, where, cards, bullets, [tell() for tell in self._told_by_parts]

    @cached_property
    def _told_by_parts(self) -> list[Callable[[], object]]:
        """Return what every part has to say about points and ties, left out where it has nothing to say."""
        asked = [(part, name) for part in self.parts for name in ("points", "counted", "ties")]
        return [getattr(part, name) for part, name in asked if getattr(type(part), name) is not getattr(Part, name)]

    def scores(self) -> list[dict[str, int]]:
        """Return the scores as if the game ended now."""
        return self._result()[0]

    def winners(self) -> list[int]:
        """Return who wins as if the game ended now."""
        return self._result()[1]

    def _result(self) -> tuple[list[dict[str, int]], list[int]]:
        return self.result(self.scored_by())

    def result(self, depends_on: object) -> tuple[list[dict[str, int]], list[int]]:
        """Return scores and winners, worked out anew if what they depend on is no longer what it was."""
        if self._scored[0] != depends_on:
            position = self._position()
            rows = scores(position, self._remembered)
            self._scored = (depends_on, rows, winners(position, rows, ties_of(self.map, self.options)))
        return self._scored[1:]


@dataclass
class Pair:
    """A game and its reference, with the names of what is being played."""

    map: Map
    players: int
    seed: int
    policy: str = "uniform"
    options: Mapping[str, Value] = field(default_factory=dict)
    decisions: int = 0

    def __post_init__(self) -> None:
        self.game = Game(self.map, players=self.players, seed=self.seed, options=self.options)
        self.fed = Fed()
        self.fed.answers.extend(self.game.start.answers)
        self.map = self.game.map
        self.reference = Remembering(self.map, self.players, self.fed, self.options)
        self._last_scored: object = None
        self._sheets = np.zeros((1, state.SEATS, len(Score.COLUMNS)), np.int32)

    def play_out(self, most: int = 100_000) -> int:
        """Play and compare the whole game; return how many decisions were compared."""
        seats = policies.make(self.policy, self.map, self.players, self.seed)
        self.compare()
        while not self.game.over:
            assert self.decisions < most, self.told("the game does not end")
            self.step(seats)
        return self.decisions

    def step(self, seats: Sequence[policies.Policy]) -> None:
        """Let the player in turn decide, in both games, and compare them."""
        text = seats[self.reference.to_move](self._texts)
        self.game.play(self.game.legal_ids()[self._texts.index(text)])
        self.fed.answers.extend(self.game.history[-1].answers)
        try:
            self.reference.play(text)
        except AssertionError as error:
            raise AssertionError(self.told(f"the reference refuses: {error}")) from error
        self.decisions += 1
        self.compare()

    def compare(self) -> None:
        """Raise AssertionError with the whole story if the two games differ in anything."""
        self.same("luck left over", list(self.fed.answers), [])
        self.same("phase", self.game.phase, self.reference.phase)
        self.same("to move", -1 if self.game.to_move is None else self.game.to_move, self.reference.to_move)
        self._texts = [action.text for action in self.game.legal()]
        self.same("legal actions", set(self._texts), self.reference.legal())
        self.same("number of legal actions", len(self._texts), len(set(self._texts)))
        for seat in self.viewers():
            self.same_facts(seat, self.game.view(seat).facts())
        self.compare_scores()
        if self.decisions % DOOR_EVERY == 0 or self.game.over:
            self.compare_at_the_door()

    def viewers(self) -> set[int | None]:
        """Return whose view is compared now: the player's or, every other time, another's; now and then all."""
        if self.decisions % 29 == 0 or self.game.over:
            return {None, *range(self.players)}
        if self.decisions % 2:
            return {self.game.to_move}
        number = self.decisions // 2 % (self.players + 1)
        return {number if number < self.players else None}

    def same_facts(self, seat: int | None, known: Facts) -> None:
        """Compare what a seat (None: a spectator) knows, key by key if it differs."""
        expected = self.reference.view(seat)
        if vars(known) != expected:
            for key in expected.keys() | known.keys():
                self.same(f"{key!r} as seat {seat} sees it", known.get(key), expected.get(key))

    def compare_scores(self) -> None:
        """Compare every column of the score sheets and who is first, once a turn and whenever they may have changed."""
        game, depends_on = self.game, self.reference.scored_by()
        now = (self.reference.turn, self.reference.phase == "over", depends_on)
        if now == self._last_scored:
            return
        self._last_scored = now
        score_games(game.engine.games, 0, 1, game.rules.boards, game.engine.scratches, 0, self._sheets)
        rows = [dict(zip(Score.COLUMNS, row, strict=True)) for row in self._sheets[0, : self.players].tolist()]
        first = [seat for seat, row in enumerate(rows) if row.pop("rank") == 1]
        expected, winning = self.reference.result(depends_on)
        self.same("scores", rows, expected)
        self.same("winners", first, winning)

    def compare_at_the_door(self) -> None:
        """Compare what users call: `Game.scores` and `Game.winners`."""
        for row, score in zip(self.reference.scores(), self.game.scores(), strict=True):
            self.same(f"score of seat {score.seat}", {key: getattr(score, key) for key in row}, row)
            self.same("sum of tickets", sum(each.points for each in score.each_ticket), row["tickets"])
        self.same("winners", self.game.winners(), self.reference.winners())

    def same(self, what: str, engine: object, expected: object) -> None:
        """Raise AssertionError with the whole story unless the two are equal."""
        if engine != expected:
            raise AssertionError(self.told(f"{what}\nengine:    {_shown(engine)}\nreference: {_shown(expected)}"))

    def told(self, what: str) -> str:
        """Return a difference with map, players, seed, policy and the log up to it."""
        table = f"{self.map.id} {self.map.ticket_set}, {self.players} players, seed {self.seed}"
        return f"{what}\n{table}, policy {self.policy!r}, options {dict(self.options)}\n{self.game.log()}"


def _shown(value: object) -> object:
    return sorted(value) if isinstance(value, set) else value


def play_pairs(cells: Callable[[int], Pair], goal: int, least: int) -> tuple[int, list[Pair]]:
    """Play the pairs that `cells` numbers from 0 until `goal` decisions and `least` games were compared."""
    total = 0
    played: list[Pair] = []
    while total < goal or len(played) < least:
        pair = cells(len(played))
        total += pair.play_out()
        played.append(pair)
    return total, played
