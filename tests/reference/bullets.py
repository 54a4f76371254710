"""Bullet trains: the shared supply, who has got how far, and what that is worth (R393-R397)."""

from collections.abc import Mapping, Sequence

from whistlestop.maps.schema import Map

from .parts import Part

NO_PROGRESS = "no progress"


class Bullets:
    """The bullet trains of all players and the routes on which one stands."""

    def __init__(self, map: Map, players: int) -> None:
        self.routes = {index for index, track in enumerate(map.tracks) if track.bullet}
        self.left = map.bullet_trains
        self.built: set[int] = set()
        self.progress = [0] * players

    def due(self, track: int) -> bool:
        """Return whether a claim of `track` puts a bullet train there; without any left it is a gray route (R395)."""
        return track in self.routes and self.left > 0

    def put(self, seat: int, track: int, length: int) -> None:
        """Put a bullet train on `track`; its claimer moves on (R393)."""
        self.left -= 1
        self.built.add(track)
        self.progress[seat] += length


def points(progress: Sequence[int], table: Mapping[int | str, Sequence[int]]) -> list[int]:
    """Return what each seat scores by rank; equal ones share it, and nobody ranks without progress (R397)."""
    row, nothing = table[len(progress)], table[NO_PROGRESS][0]
    return [row[sum(other > mine for other in progress)] if mine else nothing for mine in progress]


def bonus_table(map: Map, chosen: object) -> dict[int | str, Sequence[int]]:
    """Return the printed table, with the rows that a house rule gives in their place: `10/-10,-15` has two."""
    table: dict[int | str, Sequence[int]] = {
        **{players: row for players, row in map.bonuses.bullet_progress.items()},  # noqa: C416 - a wider type of key
        NO_PROGRESS: [map.bonuses.no_bullet_progress],
    }
    if chosen == "printed":
        return table
    rows = [[int(number) for number in row.split("/")] for row in str(chosen).split(",")]
    return table | {NO_PROGRESS if len(row) == 1 else len(row): row for row in rows}


class Progress(Part):
    """What is known of bullet trains, and the points of progress."""

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return the routes, the trains left and who has got how far; all of it is open."""
        if not self.game.map.bullet_trains:
            return dict.fromkeys(("bullets", "bullet_trains", "progress"))
        bullets = self.game.claims.bullets
        return {"bullets": sorted(bullets.built), "bullet_trains": bullets.left, "progress": list(bullets.progress)}

    def points(self) -> dict[str, list[int]]:
        """Return what progress is worth (R397)."""
        if not self.game.map.bullet_trains:
            return {"bullets": [0] * self.game.players}
        table = bonus_table(self.game.map, self.game.options["japan.bonus_table"])
        return {"bullets": points(self.game.claims.bullets.progress, table)}
