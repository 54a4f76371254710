"""Toll tokens, loans and the neutral player, from the rulebook (R250-R268)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from whistlestop.maps.schema import Map

from .parts import Options, Part
from .tracks import twins

if TYPE_CHECKING:
    from .game import Reference

FACTS = (
    *("face_up_tickets", "head_start", "toll_tokens", "loans"),
    *("neutral_tracks", "neutral_trains", "neutral_marker", "neutral_choice"),
)
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
    return scores[turn] if scores else 0


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

    def take(self, track: int, trains: int) -> None:
        """Put neutral trains on a track; like everybody's they are lost on mountains (R121)."""
        self.tracks.add(track)
        self.trains -= trains


class Tolls(Part):
    """What tolls, loans and the neutral player add to a game."""

    def __init__(self, game: "Reference") -> None:
        super().__init__(game)
        self.played = with_tolls(game.map, game.options)
        self.bank = Bank(game.map, game.players)
        with_neutral = self.played and bool(game.options["nederland.neutral_player"])
        self.neutral = Neutral(game.map, game.players, game.first, with_neutral)
        self.connection: list[int] = []  # tracks of which one is chosen for the neutral player

    def settle(self) -> bool:
        """Pay the toll of a track just claimed."""
        if self.played:
            self.bank.charge(self.game.to_move, self.game.claimed, self.game.claims.owner)
        return False

    # --- the neutral player (R263-R266)

    def between_turns(self) -> bool:
        """After a whole round, from the sixth on, turn up a ticket for the neutral player (R263, R264)."""
        rounds, rest = divmod(self.game.turn, self.game.players)
        tickets = self.game.tickets
        if self.neutral.stopped or tickets.ran_out or rest or rounds < self.neutral.first_round:
            return False
        self._try_connection(self.neutral.connection(tickets.turn_up()))
        if not self.connection:
            tickets.renew()
        return bool(self.connection)

    def _try_connection(self, tracks: list[int]) -> None:
        claims = self.game.claims
        free = [track for track in tracks if track not in claims.owner and track not in self.neutral.tracks]
        chaos = claims.touching(self.game.monsters.chaos())
        if not free or self.neutral.tracks & set(tracks) or chaos & set(tracks):
            return
        if self.neutral.trains < claims.trains(free[0]):  # R266
            self.neutral.stopped = True
        elif len(free) == 1:
            self._take_for_neutral(free[0])
        else:
            self.connection = free
            self.game.ask_between_turns("neutral track", self.neutral.holder)

    def _take_for_neutral(self, track: int) -> None:
        self.neutral.take(track, self.game.claims.trains(track))
        self.game.claims.neutral.add(track)
        self.bank.reward(track, self.game.claims.owner)

    def questions(self) -> Mapping[str, Callable[[], Options]]:
        """Return the two free tracks of the connection, of which the holder of the marker chooses one (R264)."""
        return {"neutral track": self._track_options}

    def _track_options(self) -> Options:
        names = self.game.claims.names
        return {f"neutral {names[track]}": partial(self._choose, track) for track in self.connection}

    def _choose(self, track: int) -> None:
        """Let the neutral player take a track; the marker goes to the opponent, and the next round begins (R264)."""
        self._take_for_neutral(track)
        self.neutral.holder = (self.neutral.holder + 1) % self.game.players
        self.connection = []
        self.game.tickets.renew()
        self.game.start_turn(self.game.first)

    # --- what is known and what it is worth

    def facts(self, viewer: int | None) -> dict[str, object]:
        """Return face-up tickets, money as far as a viewer may know it, and the neutral player (R249, R252-R264)."""
        facts: dict[str, object] = dict.fromkeys(FACTS)
        if self.game.map.refused_drawn_tickets == "face_up":
            facts["face_up_tickets"] = sorted(self.game.tickets.face_up)
        if self.played:
            facts |= self._money(viewer)
        if self.neutral.played:
            facts |= self._of_neutral()
        return facts

    def _money(self, viewer: int | None) -> dict[str, object]:
        all_open = self.game.over or self.game.options["boards.open_holdings"]
        return {
            "head_start": self._start_scores(),
            "toll_tokens": [
                tokens if all_open or seat == viewer else None for seat, tokens in enumerate(self.bank.tokens)
            ],
            "loans": list(self.bank.loans),
        }

    def _of_neutral(self) -> dict[str, object]:
        ended = self.neutral.stopped or self.game.tickets.ran_out
        return {
            "neutral_tracks": sorted(self.neutral.tracks),
            "neutral_trains": self.neutral.trains,
            "neutral_marker": None if ended else self.neutral.holder,
            "neutral_choice": self.connection or None,
        }

    def _start_scores(self) -> list[int]:
        turns = [(seat - self.game.first) % self.game.players for seat in range(self.game.players)]
        return [start_score(self.game.map, self.game.options, turn) for turn in turns]

    def points(self) -> dict[str, list[int]]:
        """Return what tolls bring and cost each seat (R254, R259, R260)."""
        rules = self.game.map.tolls
        if rules is None or not self.played:
            return dict.fromkeys(("head_start", "loans", "toll_tokens"), [0] * self.game.players)
        return {
            "head_start": self._start_scores(),
            "loans": [-rules.loan_cost * loans for loans in self.bank.loans],
            "toll_tokens": ranking_points(rules.points[self.game.players], self.bank.tokens, self.bank.loans),
        }
