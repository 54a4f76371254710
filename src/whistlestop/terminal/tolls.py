"""Tolls at a terminal: money, loans, tickets that lie face up, and the neutral player's choice (R251-R264)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.notation.tolls import offered
from whistlestop.play.game import Game
from whistlestop.records.tolls import NeutralTrack
from whistlestop.terminal.choice import Choice, fold
from whistlestop.terminal.sight import Sight


def choose_neutral(game: Game, number: int, parts: NeutralTrack) -> Choice:
    """Return a track for the neutral player."""
    tracks = offered(game.rules, game.record)
    if not tracks:
        return Choice(number, "")
    track = game.map.tracks[tracks[parts.side]]
    colour = words.kind(track.colour)
    text = say("choice-neutral", route=words.route(game.map, tracks[parts.side]), colour=colour)
    return Choice(number, text, fold(track.colour, colour, f"#{parts.side + 1}"), fold("neutral track"))


CHOICES = {NeutralTrack: choose_neutral}


def question(map: Map, facts: Sight, seat: int) -> str | None:
    """Return what is asked about the neutral player; None if it is something else."""
    if facts.phase != "neutral track" or not facts.neutral_choice:
        return None
    track = map.tracks[facts.neutral_choice[0]]
    return say("question-neutral", a=words.place(map, track.a), b=words.place(map, track.b))


def possessions(map: Map, facts: Sight, seat: int, name: str) -> Iterator[str]:
    """Return what a player has of toll tokens, as far as it is seen, and the loans."""
    if facts.toll_tokens is None or facts.loans is None:
        return
    tokens, loans = facts.toll_tokens[seat], facts.loans[seat]
    if tokens is None:
        yield say("hidden-tolls", name=name, loans=loans)
    else:
        yield say("held-tolls", name=name, count=tokens, loans=loans)


def on_the_board(map: Map, facts: Sight) -> Iterator[str]:
    """Return the tickets that lie face up, and what the neutral player has."""
    if facts.face_up_tickets:
        yield say("face-up-tickets", tickets=listed([words.ticket(map, ticket) for ticket in facts.face_up_tickets]))
    if facts.neutral_trains is not None:
        tracks = [words.route(map, track) for track in facts.neutral_tracks or ()]
        yield say("neutral-player", trains=facts.neutral_trains, count=len(tracks), routes=listed(tracks))


def route_state(route: str) -> str:
    """Return that neutral trains stand on a route."""
    return say("route-neutral", route=route)


HELP = ("help-play-tolls",)
LOOK_UP = ("tolls",)
SECRET_SCORES = {"toll_tokens": "score-secret-toll-tokens"}
PROMPTS = {"neutral track": "prompt-neutral"}
