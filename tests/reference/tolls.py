"""Toll tokens, loans and the neutral player, from the rulebook (R250-R268)."""

from collections.abc import Mapping, Sequence

from whistlestop.maps.schema import Map

from .tracks import twins

PRINTED = "printed"


def with_tolls(map: Map, options: Mapping[str, object]) -> bool:
    """Return whether tolls are played (R262)."""
    return map.tolls is not None and bool(options["nederland.tolls"])


def limit_of_double_routes(map: Map, options: Mapping[str, object]) -> int:
    """Return for how many players both tracks of a double route are open: for any with tolls (R255, R262)."""
    if map.tolls is None or with_tolls(map, options):
        return map.double_routes_players
    return map.tolls.double_routes_players


def start_score(map: Map, options: Mapping[str, object], turn: int) -> int:
    """Return the space on which the marker of the player who is so late in turn order starts (R254)."""
    assert map.tolls is not None
    chosen = options["nederland.start_scores"]
    scores = map.tolls.start_scores if chosen == PRINTED else [int(score) for score in str(chosen).split("/")]
    return scores[turn]


def ranking_points(table: Sequence[int], tokens: Sequence[int], loans: Sequence[int]) -> list[int]:
    """Return what each seat's tokens score: who has a loan takes no rank, ties fill as many as they are (R260)."""
    ranked = sorted((count for count, taken in zip(tokens, loans, strict=True) if not taken), reverse=True)
    return [0 if taken else table[ranked.index(count)] for count, taken in zip(tokens, loans, strict=True)]


class Bank:
    """Everybody's toll tokens and loans; the bank itself never runs out (R251)."""

    def __init__(self, map: Map, players: int) -> None:
        self.map = map
        tokens = map.tolls.start_tokens if map.tolls else 0
        self.tokens = [tokens] * players
        self.loans = [0] * players

    def charge(self, seat: int, track: int, owners: Mapping[int, int]) -> None:
        """Let `seat` pay for a track just claimed, or borrow; who owns the other track is paid either way (R256)."""
        toll = self.map.tracks[track].toll
        if self.tokens[seat] < toll:
            self.loans[seat] += 1  # R257: not even in part
        else:
            self.tokens[seat] -= toll
        self.reward(track, owners)

    def reward(self, track: int, owners: Mapping[int, int]) -> None:
        """Pay the toll of a track to the player who owns the other one, if a player does (R256, R264)."""
        for twin in twins(self.map, track):
            if twin in owners:
                self.tokens[owners[twin]] += self.map.tracks[track].toll


class Neutral:
    """The neutral player: its tracks and trains, and who chooses for it."""

    def __init__(self, map: Map, players: int, first: int, played: bool) -> None:
        self.map = map
        rules = map.tolls.neutral if map.tolls else None
        self.played = rules is not None and played and players == rules.players
        self.trains = rules.trains if rules is not None and self.played else 0
        self.first_round = rules.first_round if rules is not None else 0
        self.holder = (first - 1) % players  # the last of the first round is the second of two (R263)
        self.tracks: set[int] = set()
        self.stopped = not self.played

    def connection(self, ticket: int) -> list[int]:
        """Return the tracks of the connection at the foot of a ticket, none if it shows a windmill."""
        foot = self.map.tickets[ticket].foot
        if foot is None:
            return []
        return [number for number, track in enumerate(self.map.tracks) if {track.a, track.b} == set(foot)]

    def take(self, track: int) -> None:
        """Put neutral trains on a track."""
        self.tracks.add(track)
        self.trains -= self.map.tracks[track].length
