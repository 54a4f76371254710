"""What each viewer of a match is told: facts, question, events and, at the end, the scores.

A viewer is a seat or None, a spectator. Everything here is made from that viewer's view and events, so nothing else can
get into a message. Events are kept as a growing list for each viewer; taking back shortens it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from operator import itemgetter

from whistlestop.play.decision import Decision
from whistlestop.records.events import Event
from whistlestop.server.match import (
    giving,
    opening,
)
from whistlestop.server.match.match import Match
from whistlestop.server.narration import wording
from whistlestop.server.narration.ending import ending
from whistlestop.server.narration.moments import Viewer, facts_at, seen
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import CardChoice, Events, Facts, GameEvent, Question, TicketChoice
from whistlestop.server.protocol.views import Ending, SeatView


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
        return seen(self._match.game.map, events, self._viewer)

    def move_of(self, event: int) -> int:
        """Return after how many decisions one of the events had happened."""
        return bisect_right(self._told, event, key=itemgetter(1))


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

    def past(self, viewer: Viewer, event: int) -> tuple[int, Facts]:
        """Return after how many decisions a viewer's event had happened, and what was known then; raises Denial."""
        story = self._story(viewer)
        story.catch_up()
        if event >= len(story.events):
            raise Denial("stale", "the list of events is shorter by now")
        move = story.move_of(event)
        return move, facts_at(self.match.game, move, viewer)

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
            self._ending = ending(self.match.game, self._seed, self._salt)
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
