"""What tunnels do in the games: their surcharge, and how often one is given up."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.arena.statistics import Estimate
from whistlestop.records.dice import TUNNEL_DICE
from whistlestop.records.tunnels import TUNNEL_DECLINED, TUNNEL_SURCHARGE
from whistlestop.study.sample import TWO, Sample


@dataclass(frozen=True)
class Tunnels:
    """Tunnels tried in a game and the share of them that failed."""

    tries: Estimate
    failures: Estimate
    extra: list[tuple[int, Estimate]]  # extra cards or symbols, share of the tries


def tunnels(sample: Sample) -> Tunnels:
    """Return how tunnels went, with cards or with dice."""
    extra = sample.told(TUNNEL_SURCHARGE) | sample.told(TUNNEL_DICE)
    tries, failed = sample.count(extra), sample.count(sample.told(TUNNEL_DECLINED))
    shares = [
        (number, sample.part(sample.count(extra & (sample.events[:, TWO] == number)), tries)) for number in range(4)
    ]
    return Tunnels(sample.mean(tries), sample.part(failed, tries), shares)
