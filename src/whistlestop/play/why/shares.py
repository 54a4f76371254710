"""Why a share cannot be taken (R302, R307)."""

from __future__ import annotations

from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.shares import DummyShare, NoShare, Share
from whistlestop.records.state import CHOOSE_DUMMY_SHARE, CHOOSE_SHARE, GameRecord
from whistlestop.ruleset.compile import Rules


def why_no_share(rules: Rules, game: GameRecord, parts: Share) -> Why:
    """Return why the player cannot take a share of a company."""
    return _why_not_offered(rules, game, parts.company) if game.phase == CHOOSE_SHARE else not_now(game)


def why_no_dummy_share(rules: Rules, game: GameRecord, parts: DummyShare) -> Why:
    """Return why the dummy cannot get a share of a company."""
    return _why_not_offered(rules, game, parts.company) if game.phase == CHOOSE_DUMMY_SHARE else not_now(game)


def why_no_refusal(rules: Rules, game: GameRecord, parts: NoShare) -> Why:
    """Return why it cannot be said now that no share is taken."""
    return not_now(game)


def _why_not_offered(rules: Rules, game: GameRecord, company: int) -> Why:
    if company >= len(rules.map.companies):
        return Why(WhyCode.NO_SUCH_ACTION)
    shown = int(rules.boards[0].signs[game.settling]) >> company & 1
    code = WhyCode.NO_SHARES_LEFT if shown else WhyCode.NOT_SHOWN_HERE
    return Why(code, {"company": rules.map.companies[company].name})


WHY = {Share: why_no_share, DummyShare: why_no_dummy_share, NoShare: why_no_refusal}
