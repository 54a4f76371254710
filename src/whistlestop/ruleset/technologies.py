"""The part of a board record that technologies read (R271, R274-R284)."""

from __future__ import annotations

from collections.abc import Mapping

from whistlestop import maps
from whistlestop.maps.technologies import TECHNOLOGIES, Technology
from whistlestop.records.board import BoardRecord, add
from whistlestop.ruleset import option

DICE_SET = 3  # dice of any faces that stand for a wild (R292)


def played(board: BoardRecord) -> bool:
    """Return whether a table plays with technologies."""
    return board.technologies > 0


def acts(board: BoardRecord) -> bool:
    """Return whether a turn may begin with a purchase."""
    return board.technologies > 0


def set_board(board: BoardRecord, map: maps.Map, settled: Mapping[str, option.Value]) -> None:
    """Fill in prices, copies, what each track needs and what is played as a locomotive."""
    if map.technologies is None:
        return
    board.technologies, board.technology_set = 1, map.technologies.any_cards
    board.start_locomotives = map.technologies.start_locomotives
    board.dice_set = DICE_SET if settled["uk.dice_substitute"] else 0
    board.duplicate_technologies = bool(settled["uk.duplicate_technologies"])
    for technology in map.technologies.cards:
        if technology.advanced and not settled["uk.advanced"]:
            continue
        number = TECHNOLOGIES.index(technology.id)
        board.technology_price[number], board.technology_copies[number] = technology.price, technology.copies
        for index, track in enumerate(map.tracks):
            if needs(map, track, technology):
                add(board.technology_tracks[number], index)
    for index, track in enumerate(map.tracks):
        board.replacing[index], board.most_replaced[index] = map.technologies.any_cards, track.length
    board.any_replacing = True


def on_offer(map: maps.Map, board: BoardRecord) -> tuple[Technology, ...]:
    """Return the technologies of a table, the advanced ones only if they were chosen (R284)."""
    cards = () if map.technologies is None else map.technologies.cards
    return tuple(card for card in cards if board.technology_copies[TECHNOLOGIES.index(card.id)])


def needs(map: maps.Map, track: maps.Track, technology: Technology) -> bool:
    """Return whether a track cannot be claimed without a technology (R278, R279)."""
    if track.no_technology:
        return False
    regions = {place.region for place in map.places if place.id in (track.a, track.b)}
    opened = regions & set(technology.regions) or track.length in technology.lengths
    return bool(opened or (technology.ferries and track.ferry))
