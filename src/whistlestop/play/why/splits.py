"""Why tickets cannot be split like that (R103, R104)."""

from __future__ import annotations

from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.splits import Split
from whistlestop.records.state import CHOOSE_SPLIT, GameRecord
from whistlestop.ruleset.compile import Rules


def why_no_split(rules: Rules, game: GameRecord, parts: Split) -> Why:
    """Return why tickets cannot come from the decks like that."""
    if game.phase != CHOOSE_SPLIT:
        return not_now(game)
    wanted = (int(game.splitting) - parts.second, parts.second)
    for deck, count in enumerate(wanted):
        have = int(game.fresh_count[deck]) + int(game.under_count[deck])
        if have < count <= game.splitting:
            return Why(WhyCode.FEW_TICKETS_IN_DECK, {"deck": rules.ticket_decks[deck], "have": have})
    return Why(WhyCode.WRONG_SPLIT, {"count": int(game.splitting)})


WHY = {Split: why_no_split}
