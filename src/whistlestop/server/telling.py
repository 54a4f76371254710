"""What each viewer of a match is told: facts, question, events and, at the end, the scores.

A viewer is a seat or None, a spectator. Everything here is made from that viewer's view and events, so nothing else can
get into a message. Events are kept as a growing list for each viewer; taking back shortens it.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from whistlestop import state
from whistlestop.decision import Decision
from whistlestop.engine import Engine
from whistlestop.events import Event
from whistlestop.game import OWN_CHOICES, Game
from whistlestop.rules import scoring
from whistlestop.server import giving, opening, wording
from whistlestop.server.match import Match
from whistlestop.server.parts import CardChoice, Events, GameEvent, Question, TicketChoice
from whistlestop.server.views import Ending, SeatView

Viewer = int | None
TOTAL = scoring.COLUMNS.index("total")


class Story:
    """The events of a match as one viewer saw them."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        """Begin with what happened so far."""
        self._match, self._viewer = match, viewer
        self.events: list[GameEvent] = self._seen(match.game.start.events)
        self._told: list[tuple[Decision, int]] = []  # each decision, and how many events there were before it
        self.catch_up()

    def catch_up(self) -> int:
        """Take in what was decided or taken back meanwhile; return from where on the list is new."""
        history = self._match.game.history
        start = len(self.events)
        while self._told and not self._stands(len(self._told) - 1):
            start = self._told.pop()[1]
        del self.events[start:]
        for decision in history[len(self._told) :]:
            self._told.append((decision, len(self.events)))
            self.events += self._seen(decision.events)
        return start

    def _stands(self, number: int) -> bool:
        history = self._match.game.history
        return number < len(history) and history[number] is self._told[number][0]

    def _seen(self, events: Iterable[Event]) -> list[GameEvent]:
        # How another player chooses is told by `tickets_chosen`, once all may know how many he kept (R4).
        mine = (event for event in events if event.seat == self._viewer or event.name not in OWN_CHOICES)
        return [wording.game_event(self._match.game.map, event.seen_by(self._viewer)) for event in mine]


class Telling:
    """The stories of a match and what each viewer sees now."""

    def __init__(self, match: Match, seed: int, salt: str) -> None:
        """Keep the match, and the seal that is opened after the end."""
        self.match, self._seed, self._salt = match, seed, salt
        self._stories: dict[Viewer, Story] = {}
        self._ending: Ending | None = None

    def news(self, viewer: Viewer) -> Events:
        """Return what is new for a viewer since the last time; for one not told anything yet that is all."""
        start = self._stories[viewer].catch_up() if viewer in self._stories else 0
        return Events(start=start, items=self._story(viewer).events[start:])

    def since(self, viewer: Viewer, start: int) -> Events:
        """Return a viewer's events from a place on; all of them if it has fewer."""
        story = self._story(viewer)
        story.catch_up()
        start = start if start <= len(story.events) else 0
        return Events(start=start, items=story.events[start:])

    def _story(self, viewer: Viewer) -> Story:
        if viewer not in self._stories:
            self._stories[viewer] = Story(self.match, viewer)
        return self._stories[viewer]

    def view(self, viewer: Viewer, people: Iterable[int], deadline: float | None) -> SeatView:
        """Return the match as a viewer sees it; `people` are the seats that people play."""
        match = self.match
        return SeatView(
            decision=match.decision,
            facts=wording.facts(match.game.view(viewer)),
            question=None if viewer is None else question(match, viewer),
            waiting_for=match.waiting_for(),
            deadline=deadline,
            undo_alone=0 if viewer is None else match.undo_alone(viewer),
            undo_agreed=0 if viewer is None else match.undo_agreed(viewer),
            proposal=match.proposal(people),
            ending=self._told_ending() if match.over else None,
        )

    def _told_ending(self) -> Ending:
        if self._ending is None:
            game = self.match.game
            facts = wording.facts(game.view(None))
            scores = [wording.score(game.map, facts, score) for score in game.scores()]
            winners = [score.seat for score in scores if score.rank == 1]
            self._ending = Ending(
                scores=scores, winners=winners, timeline=timeline(game), seed=str(self._seed), salt=self._salt
            )
        return self._ending


def question(match: Match, seat: int) -> Question | None:
    """Return what a seat is asked now; in the opening a seat that has chosen may still change its mind."""
    game = match.game
    if match.in_opening:
        return Question(decision=match.decision, actions=[], tickets=_ticket_choice(match, seat), cards=None)
    if match.moment.to_move != seat:
        return None
    legal = wording.actions(match.words, game.legal(), int(game.record.asking))
    tickets = _ticket_choice(match, seat) if game.phase == "tickets" else None
    return Question(decision=match.decision, actions=legal, tickets=tickets, cards=_card_choice(match))


def _ticket_choice(match: Match, seat: int) -> TicketChoice:
    sets = [list(kept) for kept in match.choices(seat)]
    chosen = match.held.get(seat)
    offered = opening.offered(match.game, seat)
    return TicketChoice(offered=offered, sets=sets, chosen=None if chosen is None else list(chosen))


def _card_choice(match: Match) -> CardChoice | None:
    count = int(match.game.record.giving)
    return CardChoice(count=count, sets=[giving.counts(cards) for cards in match.gifts()]) if count else None


def timeline(game: Game) -> list[list[int]]:
    """Return every seat's total as it would have been after each turn; the last is the result."""
    engine, totals, turn = Engine(game.rules), [], 0
    for decision in game.history:
        games = np.frombuffer(decision.before, state.GAME)
        if int(games["turn"][0]) > turn:
            turn = int(games["turn"][0])
            engine.put(games)
            totals.append(_totals(engine, game.players))
    totals.append(_totals(game.engine, game.players))
    return totals


def _totals(engine: Engine, players: int) -> list[int]:
    return [int(engine.sheet()[seat, TOTAL]) for seat in range(players)]
