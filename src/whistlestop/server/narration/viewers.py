"""What each viewer of a match is told: facts, question, events and, at the end, the scores.

A viewer is a seat or None, a spectator. Everything here is made from that viewer's view and events, so nothing else can
get into a message.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whistlestop.knowledge.facts import Facts
from whistlestop.play import scores
from whistlestop.records.state import GameRecord
from whistlestop.ruleset.compile import Rules
from whistlestop.server.match import consent
from whistlestop.server.match.match import Match
from whistlestop.server.match.seats import Seat
from whistlestop.server.narration.ending import ending
from whistlestop.server.narration.events import Story, Viewer
from whistlestop.server.narration.questions import question
from whistlestop.server.protocol.denial import Denial
from whistlestop.server.protocol.parts import Events
from whistlestop.server.protocol.views import Ending, HalvedTicket, SeatView, Thought


class Viewers:
    """What each viewer of a match has heard and sees now."""

    def __init__(self, match: Match, seed: int, salt: str) -> None:
        """Keep the match, and the seal that is opened after the end."""
        self.match, self._seed, self._salt = match, seed, salt
        self._stories: dict[Viewer, Story] = {}
        self._ending: Ending | None = None

    def news(self, viewer: Viewer) -> Events:
        """Return what is new for a viewer since the last time; for one not told anything yet that is all."""
        if viewer not in self._stories:
            return self.since(viewer, 0)
        start, items = self._stories[viewer].catch_up()
        return Events(start=start, items=items)

    def since(self, viewer: Viewer, start: int) -> Events:
        """Return a viewer's events from a place on; all of them if it has fewer."""
        story = self._story(viewer)
        story.catch_up()
        start = start if start <= len(story) else 0
        return Events(start=start, items=story.since(start))

    def past(self, viewer: Viewer, event: int) -> tuple[int, Facts, list[HalvedTicket]]:
        """Return after how many decisions a viewer's event had happened, and what was known then; raises Denial."""
        story = self._story(viewer)
        story.catch_up()
        if event >= len(story):
            raise Denial("stale", "the list of events is shorter by now")
        move = story.move_of(event)
        engine = self.match.game.engine_at(move)
        facts = engine.view(viewer).facts()
        return move, facts, halved_tickets(engine.rules, engine.record, facts.tickets or ())

    def _story(self, viewer: Viewer) -> Story:
        if viewer not in self._stories:
            self._stories[viewer] = Story(self.match, viewer)
        return self._stories[viewer]

    def view(
        self,
        viewer: Viewer,
        seats: Sequence[Seat],
        deadline: float | None,
        thought: list[Thought] | None = None,
    ) -> SeatView:
        """Return the match as a viewer sees it, with these seats around it and the time they have thought."""
        match = self.match
        facts = match.game.view(viewer).facts()
        return SeatView(
            decision=match.decision,
            facts=facts,
            question=None if viewer is None else question(match, viewer),
            waiting_for=match.waiting_for(),
            deadline=deadline,
            undo_alone=0 if viewer is None else match.undo_alone(viewer),
            undo_agreed=0 if viewer is None else _agreeable(match, viewer, seats),
            proposal=match.proposal(seats),
            ending=self._told_ending() if match.over else None,
            thought=thought,
            halved=halved_tickets(match.game.rules, match.game.record, facts.tickets or ()),
        )

    def _told_ending(self) -> Ending:
        if self._ending is None:
            self._ending = ending(self.match.game, self._seed, self._salt)
        return self._ending


def _agreeable(match: Match, seat: int, seats: Sequence[Seat]) -> int:
    """Return how many decisions a seat could take back if all agree who must; none if one of them cannot be asked."""
    steps = match.undo_agreed(seat)
    return 0 if consent.needed(match, seats, seat, steps) is None else steps


def halved_tickets(rules: Rules, game: GameRecord, tickets: Iterable[int]) -> list[HalvedTicket]:
    """Return of these tickets each goal for which chaos would halve what it gives, as the score says (R183-R186)."""
    if not rules.options["monsters"]:
        return []
    found = []
    for ticket in tickets:
        for target in range(1 + len(rules.map.tickets[ticket].more)):
            worth = scores.gain(rules, game, ticket, target)
            if worth.halved:
                found.append(HalvedTicket(ticket=ticket, goal=worth.goal, chaos=list(worth.chaos)))
    return found
