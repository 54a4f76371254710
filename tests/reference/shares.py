"""Companies, their stacks of shares and what shareholders score (R301-R308)."""

from collections.abc import Mapping, Sequence

from whistlestop.maps.schema import Map

Holding = Mapping[str, Sequence[int]]  # the numbers of somebody's shares, by company


class Stacks:
    """The shares that nobody has taken: number 1 of each company lay on top."""

    def __init__(self, map: Map) -> None:
        self.left = {company.id: list(range(1, company.shares + 1)) for company in map.companies}

    def offered(self, signs: Sequence[str]) -> list[str]:
        """Return those of some companies that still have shares (R302)."""
        return [company for company in signs if self.left[company]]

    def take(self, company: str, holding: dict[str, list[int]]) -> None:
        """Move the top share of a company to somebody's holding."""
        holding.setdefault(company, []).append(self.left[company].pop(0))


def every_share(map: Map) -> list[tuple[str, int]]:
    """Return all shares in the order in which luck numbers them."""
    return [(company.id, number) for company in map.companies for number in range(1, company.shares + 1)]


def number_shown(count: int) -> int:
    """Return how many of the dummy's shares are turned up: half of them, rounded up (R308)."""
    return count - count // 2


def share_points(map: Map, holdings: Sequence[Holding], shown: Holding) -> list[int]:
    """Return each seat's points from all companies; the dummy's shown shares take a rank and score nothing (R305)."""
    points = [0] * len(holdings)
    for company in map.companies:
        owners = [*holdings, shown]
        held = {owner: own[company.id] for owner, own in enumerate(owners) if own.get(company.id)}
        ranking = sorted(held, key=lambda owner: (-len(held[owner]), min(held[owner])))
        for owner, value in zip(ranking, company.points, strict=False):
            if owner < len(holdings):
                points[owner] += value
    return points
