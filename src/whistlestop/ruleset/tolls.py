"""The part of a board record that tolls and the neutral player read (R250-R264)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.maps.points import closes_twins
from whistlestop.maps.tolls import Neutral, Tolls
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import NONE, SEATS
from whistlestop.ruleset import option


def played(board: BoardRecord) -> bool:
    """Return whether tolls are paid at a table."""
    return board.tolls > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in tolls and what they decide; without them double routes are for as many players as elsewhere (R262)."""
    board.foot[:] = NONE
    if map.tolls is None:
        return
    if not settled["nederland.tolls"]:
        board.double_routes_players = map.tolls.double_routes_players
        board.closes_twins[:] = [closes_twins(players, map.tolls.double_routes_players) for players in range(SEATS + 1)]
        return
    board.tolls, board.start_tokens, board.loan_cost = 1, map.tolls.start_tokens, map.tolls.loan_cost
    scores = _start_scores(map, map.tolls, str(settled["nederland.start_scores"]))
    board.start_scores[: len(scores)] = scores
    for players, points in map.tolls.points.items():
        board.toll_points[players, : len(points)] = points
    for index, track in enumerate(map.tracks):
        board.toll[index] = track.toll
    if map.tolls.neutral is not None and settled["nederland.neutral_player"]:
        _set_neutral(board, map, map.tolls.neutral)


def _start_scores(map: maps.Map, tolls: Tolls, chosen: str) -> list[int]:
    scores = [*tolls.start_scores] if chosen == "printed" else [int(score) for score in chosen.split("/")]
    if chosen != "printed" and len(scores) != map.players[1]:
        raise option.OptionError(
            f"nederland.start_scores={chosen} is not for the {map.players[1]} players of {map.name}"
        )
    return scores


def _set_neutral(board: BoardRecord, map: maps.Map, neutral: Neutral) -> None:
    board.neutral_players, board.neutral_supply = neutral.players, neutral.trains
    board.neutral_round = neutral.first_round
    connections = [{track.a, track.b} for track in map.tracks]
    for index, ticket in enumerate(map.tickets):
        if ticket.foot is not None:
            board.foot[index] = connections.index(set(ticket.foot))
