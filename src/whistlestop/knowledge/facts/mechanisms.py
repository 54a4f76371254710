"""The facts of all mechanisms. Written by scripts/mechanism_lists.py."""

from dataclasses import dataclass

from whistlestop.knowledge.facts.beds import BedFacts
from whistlestop.knowledge.facts.bullets import BulletFacts
from whistlestop.knowledge.facts.dice import DiceFacts
from whistlestop.knowledge.facts.markers import MarkerFacts
from whistlestop.knowledge.facts.meeples import MeepleFacts
from whistlestop.knowledge.facts.monsters import MonsterFacts
from whistlestop.knowledge.facts.passengers import PassengerFacts
from whistlestop.knowledge.facts.race import RaceFacts
from whistlestop.knowledge.facts.shares import ShareFacts
from whistlestop.knowledge.facts.ships import ShipFacts
from whistlestop.knowledge.facts.splits import SplitFacts
from whistlestop.knowledge.facts.technologies import TechnologyFacts
from whistlestop.knowledge.facts.tolls import TollFacts
from whistlestop.knowledge.facts.tourists import TouristFacts


@dataclass(frozen=True, kw_only=True, eq=False)
class MechanismFacts(
    BedFacts,
    TollFacts,
    TechnologyFacts,
    ShipFacts,
    MarkerFacts,
    TouristFacts,
    BulletFacts,
    RaceFacts,
    ShareFacts,
    PassengerFacts,
    MeepleFacts,
    SplitFacts,
    MonsterFacts,
    DiceFacts,
):
    """What a view shows of all of them; None where one is not played."""
