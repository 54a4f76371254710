"""What `?` tells: how to answer and what to look up, as far as this table has it."""

from __future__ import annotations

from whistlestop.terminal.session import Session

HELP = ("help-play-answers",)
HELP_CARDS = (
    "help-play-cards",
    "help-play-claim",
    "help-play-station",
    "help-play-tickets",
    "help-play-look",
)
HELP_DICE = (
    "help-play-reroll",
    "help-play-claim-dice",
    "help-play-buy",
    "help-play-dice-tickets",
    "help-play-look-dice",
)
HELP_MONSTERS = ("help-play-monsters", "help-play-reach")
HELP_MEEPLES = ("help-play-meeples",)
HELP_PASSENGERS = ("help-play-passengers", "help-play-goods")
HELP_ALWAYS = {
    "routes": "help-play-routes",
    "why": "help-play-why",
    "hint": "help-play-hint",
    "undo": "help-play-undo",
    "save": "help-play-save",
}


def helping(session: Session) -> list[str]:
    """Return the messages that help at a table: what its board, its expansions and its commands need."""
    map = session.game.map
    with_dice, with_monsters = (bool(session.game.rules.options[key]) for key in ("dice", "monsters"))
    found = [*HELP, *(HELP_DICE if with_dice else HELP_CARDS), *(HELP_MONSTERS if with_monsters else ())]
    found += [*(HELP_MEEPLES if map.meeples else ()), *(HELP_PASSENGERS if map.passengers else ())]
    found += ["help-play-end"] if with_dice or with_monsters else []
    understood = session.commands
    return found + [message for name, message in HELP_ALWAYS.items() if understood is None or name in understood]
