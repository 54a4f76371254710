"""What a seat is asked: the legal actions in their parts, and tickets or cards that are chosen all at once.

An action that means nothing in words is sent as `other`, with its text.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from whistlestop.notation.actions import steady_texts, tell_action, write_action
from whistlestop.notation.told import Told
from whistlestop.records.blocks import Claim, decode
from whistlestop.records.state import NONE, GameRecord, games
from whistlestop.ruleset.compile import Rules
from whistlestop.server.match import opening, substitutes
from whistlestop.server.match.match import Match
from whistlestop.server.protocol.parts import Action, CardChoice, Question, TicketChoice

PARTS = tuple(name for name in Told.__struct_fields__ if name != "verb")
ABOUT_A_TICKET = ("keep", "return")


def actions(rules: Rules, game: GameRecord, legal: Iterable[int]) -> list[Action]:
    """Return legal actions of a position with their parts."""
    steady = _steady(rules)
    return [steady.get(action) or _action(rules, game, action) for action in legal]


@lru_cache(maxsize=32)
def _steady(rules: Rules) -> dict[int, Action]:
    """Return the usual actions that are the same in every position: a player has a hundred of them to choose from."""
    game = games(1)[0]
    made = {action: _action(rules, game, action) for action in steady_texts(rules)}
    return {action: told for action, told in made.items() if told.kind not in ABOUT_A_TICKET}


def _action(rules: Rules, game: GameRecord, action: int) -> Action:
    told, text = tell_action(rules, game, action), write_action(rules, game, action)
    if told is None:
        return Action(id=action, text=text, kind="other")
    asking = int(game.asking) if told.verb in ABOUT_A_TICKET and game.asking != NONE else None
    parts = {name: getattr(told, name) for name in PARTS}
    return Action(id=action, text=text, kind=told.verb, ticket=asking, **parts)


def question(match: Match, seat: int) -> Question | None:
    """Return what a seat is asked now; in the opening a seat that has chosen may still change its mind."""
    game = match.game
    if match.in_opening:
        return Question(decision=match.decision, actions=[], tickets=_ticket_choice(match, seat), cards=None)
    if match.moment.to_move != seat:
        return None
    legal = actions(game.rules, game.record, game.engine.legal)
    tickets = _ticket_choice(match, seat) if game.phase == "tickets" else None
    answered = match.answered_for == match.decision
    return Question(
        decision=match.decision,
        actions=legal,
        tickets=tickets,
        cards=_card_choice(match),
        answered=answered,
        payable=_payable(match),
    )


def _ticket_choice(match: Match, seat: int) -> TicketChoice:
    sets = [list(kept) for kept in match.choices(seat)]
    chosen = match.held.get(seat)
    offered = opening.offered(match.game, seat)
    return TicketChoice(offered=offered, sets=sets, chosen=None if chosen is None else list(chosen))


def _payable(match: Match) -> list[int] | None:
    """Return what could be claimed if no die were rolled again, while that is asked; dice and tokens are public."""
    if match.game.phase != "reroll":
        return None
    stood = match.game.copy()
    stood.play("reroll nothing")
    return [parts.track for action in stood.legal_ids() if isinstance(parts := decode(action), Claim)]


def _card_choice(match: Match) -> CardChoice | None:
    """Return the cards that can be given all at once, if cards are given and not dice."""
    count = match.game.engine.giving
    gifts = match.gifts() if count else []
    return CardChoice(count=count, sets=[substitutes.counts(cards) for cards in gifts]) if gifts else None
