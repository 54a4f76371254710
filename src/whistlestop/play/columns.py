"""What mechanisms are worth at the end, each in its column. Written by scripts/mechanism_lists.py."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Columns:
    """Points of all mechanisms; 0 where one is not played."""

    tourists: int = 0
    alien: int = 0
    exchanges: int = 0
    harbours: int = 0
    unbuilt_harbours: int = 0
    meeples: int = 0
    goods: int = 0
    bullets: int = 0
    coast_to_coast: int = 0
    shares: int = 0
    technologies: int = 0
    head_start: int = 0
    loans: int = 0
    toll_tokens: int = 0
