"""A game at a table: what the engine does not know about, without sockets, clocks or a database.

Questions are numbered and a number never comes twice, also not after something was taken back. Opening tickets wait
until all have chosen. Taking back is free while nothing hidden was seen, and by agreement otherwise (consent.py); what
luck had answered then, it answers anew. Every method either does all it says and returns the entries to be stored, or
raises Denial and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from whistlestop.notation.log import write_answers
from whistlestop.notation.words import KIND_NAMES, words_of
from whistlestop.play.decision import Decision
from whistlestop.play.game import Game
from whistlestop.play.refusal import Refusal
from whistlestop.play.why import Why, WhyCode
from whistlestop.records.actions import GIVE
from whistlestop.records.luck import MOST_ANEW
from whistlestop.server.match import consent, opening, substitutes
from whistlestop.server.match.entry import Entry
from whistlestop.server.match.opening import Kept
from whistlestop.server.match.seats import Seat
from whistlestop.server.protocol.denial import Denial, from_refusal, reason
from whistlestop.server.protocol.parts import Proposal, Reason

PLAY, UNDO, HOLD, SEAT = "play", "undo", "hold", "seat"


@dataclass
class Wish:
    """A proposal to take decisions back: who made it, to where, and who agreed."""

    number: int
    seat: int
    keep: int  # decisions of the history that stay
    agreed: set[int] = field(default_factory=set)


@dataclass
class Moment:
    """What is asked very often about a position, read from its record once."""

    decision: int
    in_opening: bool
    to_move: int | None
    choices: dict[int, list[Kept]] = field(default_factory=dict)  # of tickets, worked out for who asked
    gifts: list[substitutes.Cards] | None = None  # worked out when asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None


class Match:
    """A running or finished game and the questions it asks."""

    def __init__(self, game: Game) -> None:
        """Begin with a fresh game, or go on with a replayed one."""
        self.game = game
        self.words = words_of(game.rules)
        self.decision = len(game.history)
        self.held: dict[int, Kept] = {}
        self.wish: Wish | None = None
        self.answered_for: int | None = None  # the decision that the table makes for its seat, if it does
        self.since: dict[int, int] = {}  # from which decision on a seat is its present person's, or nobody's
        self._opening = opening.opening_length(game)
        self._moment = self._look()
        game.thin_out()

    @property
    def moment(self) -> Moment:
        """The position as it stands."""
        if self._moment.decision != self.decision:
            self._moment = self._look()
        return self._moment

    def _look(self) -> Moment:
        return Moment(self.decision, opening.is_opening(self.game), self.game.to_move)

    @property
    def in_opening(self) -> bool:
        """Whether the seats are choosing their opening tickets, all at once."""
        return self.moment.in_opening

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.moment.over

    def waiting_for(self) -> list[int]:
        """Return the seats that are asked now."""
        if self.in_opening:
            return [seat for seat in range(self.game.players) if seat not in self.held]
        return [] if self.moment.to_move is None else [self.moment.to_move]

    # --- answers ---

    def play(self, seat: int, decision: int, action: int | str) -> list[Entry]:
        """Carry out a seat's action."""
        self._refuse_unless_asked(seat, decision)
        if self.in_opening:
            raise Denial("illegal", "opening tickets are chosen all at once", _not_now(self.game))
        try:
            self.game.play(action, seat=seat)
        except Refusal as refusal:
            raise from_refusal(refusal) from None
        return self._made(1)

    def choose(self, seat: int, decision: int, keep: Sequence[int]) -> list[Entry]:
        """Keep these of the tickets offered to a seat; in the opening that waits until all have chosen."""
        self._refuse_unless_asked(seat, decision)
        kept = tuple(sorted(keep))
        if kept not in self.choices(seat):
            raise Denial("illegal", "these tickets cannot be kept", _not_now(self.game))
        if self.in_opening:
            self.held[seat] = kept
            return [Entry(HOLD, seat, list(kept)), *self._open()]
        count = len(opening.offered(self.game, seat))
        for _ in range(count):
            self.game.play_scripted(opening.answer(self.game, kept), [])
        return self._made(count)

    def give(self, seat: int, decision: int, wanted: Mapping[str, int]) -> list[Entry]:
        """Give these cards of any kind for something else, all at once."""
        self._refuse_unless_asked(seat, decision)
        cards = substitutes.cards(wanted)
        if cards not in self.gifts():
            raise Denial("illegal", "these cards cannot be given", _not_now(self.game))
        for kind in cards:
            self.game.play_scripted(GIVE + kind, [])
        return self._made(len(cards))

    def gifts(self) -> list[substitutes.Cards]:
        """Return every choice of cards of any kind that can be given now; none if none are asked for."""
        if self.moment.gifts is None:
            self.moment.gifts = substitutes.allowed(self.game) if self.game.engine.giving else []
        return self.moment.gifts

    def choices(self, seat: int) -> list[Kept]:
        """Return every set of tickets a seat may keep now; none if it is not choosing."""
        known = self.moment.choices
        if seat not in known:
            known[seat] = self._choices(seat)
        return known[seat]

    def _choices(self, seat: int) -> list[Kept]:
        if self.in_opening:
            return opening.allowed(opening.asked(self.game, seat), seat)
        if self.game.phase != "tickets" or self.moment.to_move != seat:
            return []
        return opening.allowed(self.game, seat)

    def release(self, seat: int) -> list[Entry]:
        """Take back a choice that waits for the others."""
        del self.held[seat]
        return [Entry(HOLD, seat, None)]

    def _open(self) -> list[Entry]:
        """Give the opening choices to the engine once all have chosen."""
        if len(self.held) < self.game.players:
            return []
        before = len(self.game.history)
        while opening.is_opening(self.game):
            seat = self.game.to_move
            assert seat is not None
            self.game.play_scripted(opening.answer(self.game, self.held[seat]), [])
        self.held.clear()
        made = self._made(len(self.game.history) - before)
        self._opening = len(self.game.history)
        return made

    def _made(self, count: int) -> list[Entry]:
        self.decision += count
        self.wish = None
        self.game.thin_out()
        return [self._entry(decision) for decision in self.game.history[-count:]]

    def _entry(self, decision: Decision) -> Entry:
        body = {"action": decision.text, "luck": write_answers(self.words, decision.answers)}
        return Entry(PLAY, decision.seat, body)

    def _refuse_unless_asked(self, seat: int, decision: int) -> None:
        if self.over:
            raise Denial("game_over")
        if decision != self.decision:
            raise Denial("stale")
        if seat not in (range(self.game.players) if self.in_opening else (self.moment.to_move,)):
            raise Denial("not_your_turn")

    # --- taking back ---

    def undo_alone(self, seat: int) -> int:
        """Return how many of the last decisions a seat may take back by itself."""
        if self.in_opening:
            return int(seat in self.held)
        if self.over or opening.is_dealing(self.game) or not self.game.can_undo(seat):
            return 0
        last, count, first = self.game.history, 0, max(self._opening, self.since.get(seat, 0))
        while len(last) - count > first and last[-1 - count].seat == seat and not last[-1 - count].answers:
            count += 1
        return count

    def undo_agreed(self, seat: int, *, whole_turn: bool = False) -> int:
        """Return how many decisions go if all agree to take a seat's last one (or its last turn) back."""
        if self.over or self.in_opening or opening.is_dealing(self.game):
            return 0
        earliest, history = max(self._opening, self.since.get(seat, 0)), self.game.history
        first = len(history) - 1
        while first >= earliest and history[first].seat != seat:
            first -= 1
        if first < earliest:
            return 0
        while whole_turn and first - 1 >= earliest and history[first - 1].seat == seat:
            first -= 1
        return len(history) - first

    def take_back(self, steps: int) -> list[Entry]:
        """Take the last decisions back, whatever was seen since; what luck had answered it answers anew."""
        history, times = self.game.history, int(self.game.record.anew)
        seen = any(decision.answers for decision in history[-steps:])
        times += int(seen and times < MOST_ANEW)
        self.game.take_back(steps)
        self.game.answer_anew(times)
        self.since = {seat: min(number, len(history)) for seat, number in self.since.items()}
        self.wish = None
        self.decision += 1
        return [Entry(UNDO, None, {"steps": steps, "anew": times} if seen else steps)]

    def change_hands(self, seat: int) -> list[Entry]:
        """Note that whoever sits in a seat from now on did not make its decisions so far."""
        self.since[seat] = len(self.game.history)
        return [Entry(SEAT, seat, self.since[seat])]

    def undo(self, seat: int, decision: int, *, whole_turn: bool) -> list[Entry]:
        """Take a seat's own last decisions back; raises Denial if hidden information was seen since."""
        if decision != self.decision:
            raise Denial("stale")
        alone = self.undo_alone(seat)
        if alone == 0:
            raise Denial("cannot_undo")
        if self.in_opening:
            return self.release(seat)
        return self.take_back(alone if whole_turn else self._given_together())

    def _given_together(self) -> int:
        """Return how many decisions the last one stands for: cards given one by one go back with what they replaced."""
        count = 1
        while self.game.history[-count].action in range(GIVE, GIVE + len(KIND_NAMES)):
            count += 1
        return count

    def propose(self, number: int, seat: int, seats: Sequence[Seat], *, whole_turn: bool) -> None:
        """Ask the others to take a seat's last decision (or turn) back; raises Denial if somebody cannot be asked."""
        steps = self.undo_agreed(seat, whole_turn=whole_turn)
        if steps == 0 or consent.needed(self, seats, seat, steps) is None:
            raise Denial("game_over" if self.over else "cannot_undo")
        self.wish = Wish(number, seat, len(self.game.history) - steps, {seat})

    def needed(self, seats: Sequence[Seat]) -> set[int] | None:
        """Return the seats whose agreement the proposal needs, or None if somebody cannot be asked any more."""
        wish = self.wish
        return None if wish is None else consent.needed(self, seats, wish.seat, len(self.game.history) - wish.keep)

    def proposal(self, seats: Sequence[Seat]) -> Proposal | None:
        """Return the proposal that stands, with the seats whose agreement it needs."""
        wish, needed = self.wish, self.needed(seats)
        if wish is None or needed is None:
            return None
        steps = len(self.game.history) - wish.keep
        agreed = sorted(wish.agreed)
        return Proposal(number=wish.number, seat=wish.seat, steps=steps, agreed=agreed, needed=sorted(needed))

    # --- asking ---

    def why_not(self, seat: int, action: int | str) -> Reason | None:
        """Return why an action is not possible for a seat now, or None if it is."""
        if self.over:
            raise Denial("game_over")
        if self.in_opening:
            return _not_now(self.game)
        if self.moment.to_move != seat:
            raise Denial("not_your_turn")
        try:
            why = self.game.why_not(action)
        except Refusal as refusal:
            raise from_refusal(refusal) from None
        return None if why is None else reason(why)


def _not_now(game: Game) -> Reason:
    return reason(Why(WhyCode.NOT_NOW, {"phase": game.phase}))
