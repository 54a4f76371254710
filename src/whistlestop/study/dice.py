"""What dice do in the games: rolled again, turned into tokens, used for claims."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.arena.statistics import Estimate
from whistlestop.records.dice import DICE_REROLLED, ROUTE_CLAIMED_WITH_DICE, TOKEN_BOUGHT, TOKENS_RETURNED
from whistlestop.study.sample import ONE, TWO, Sample


@dataclass(frozen=True)
class Dice:
    """Rolls, re-rolls and tokens, by game or by turn."""

    rerolls: Estimate  # share of turns
    dice_rerolled: Estimate  # in a re-roll
    claims: Estimate  # share of turns
    tokens_bought: Estimate
    tokens_spent: Estimate
    tokens_returned: Estimate
    wilds_in_claims: Estimate


def dice(sample: Sample) -> Dice:
    """Return how the dice were used."""
    rerolled = sample.told(DICE_REROLLED) & (sample.events[:, ONE] > 0)  # standing pat is told as none
    claimed = sample.told(ROUTE_CLAIMED_WITH_DICE)
    rerolls, claims = sample.count(rerolled), sample.count(claimed)
    returned = sample.told(TOKENS_RETURNED)
    given_back = sample.count(returned, sample.events[:, ONE]) + sample.count(returned, sample.events[:, TWO])
    return Dice(
        sample.part(rerolls, sample.turns),
        sample.ratio(sample.count(rerolled, sample.events[:, ONE]), rerolls),
        sample.part(claims, sample.turns),
        sample.mean(sample.count(sample.told(TOKEN_BOUGHT))),
        sample.mean(sample.count(claimed, sample.events[:, 5])),
        sample.mean(given_back),
        sample.ratio(sample.count(claimed, sample.events[:, 4]), claims),
    )
