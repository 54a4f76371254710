"""The part of a board record that technologies read (R271, R274-R279)."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from whistlestop import maps
from whistlestop.maps.technologies import TECHNOLOGIES, Technology
from whistlestop.records.board import BoardRecord
from whistlestop.records.state import GameRecord
from whistlestop.records.technologies import BOOSTER, DIGIT
from whistlestop.ruleset import options

DICE_SET = 3  # dice of any faces that stand for a wild (R292)


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with technologies."""
    return board.technologies > 0


def acts(board: BoardRecord) -> bool:
    """Return whether a turn may begin with a purchase."""
    return board.technologies > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, options.Value]) -> None:
    """Fill in prices, copies, what each track needs and what is played as a locomotive."""
    board.start_locomotives = map.start_locomotives
    if map.technologies is None:
        return
    board.technologies, board.technology_set = 1, map.technologies.any_cards
    board.dice_set = DICE_SET if settled["uk.dice_substitute"] else 0
    board.duplicate_technologies = bool(settled["uk.duplicate_technologies"])
    for technology in map.technologies.cards:
        number = TECHNOLOGIES.index(technology.id)
        board.technology_price[number], board.technology_copies[number] = technology.price, technology.copies
        for index, track in enumerate(map.tracks):
            if needs(map, track, technology):
                board.technologies_needed[index] |= np.uint64(1 << number * DIGIT)
    for index, track in enumerate(map.tracks):
        board.replacing[index], board.most_replaced[index] = map.technologies.any_cards, track.length
    board.any_replacing = True


def needs(map: maps.Map, track: maps.Track, technology: Technology) -> bool:
    """Return whether a track cannot be claimed without a technology (R278, R279)."""
    if track.no_technology:
        return False
    regions = {place.region for place in map.places if place.id in (track.a, track.b)}
    opened = regions & set(technology.regions) or track.length in technology.lengths
    return bool(opened or (technology.ferries and track.ferry))


def set_size(game: GameRecord, board: BoardRecord, plain: int) -> int:
    """Return how many cards or dice stand for a locomotive: with the Booster one less (R274, R292)."""
    return plain - int(bool(int(game.technologies[game.player]) >> BOOSTER * DIGIT & 15))
