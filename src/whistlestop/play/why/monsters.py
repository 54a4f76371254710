"""Why a monster cannot be put or moved somewhere, and where chaos stands in the way (R161-R179, R196)."""

from __future__ import annotations

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.words import MONSTER_NAMES
from whistlestop.play.why.reason import Why, WhyCode, not_now
from whistlestop.records.board import NOTHING_MOVES, WILD_OR_PAIR, BoardRecord
from whistlestop.records.monsters import Move, Place
from whistlestop.records.state import (
    AFTER_ACTION,
    ALVIN,
    CHOOSE_ACTION,
    FACES,
    MONSTERS,
    NONE,
    PLACE_MONSTER,
    SECOND_CARD,
    WILD,
    GameRecord,
)
from whistlestop.rules import purse as purse_of
from whistlestop.rules.dice_payment import dice_for_one
from whistlestop.ruleset.compile import Rules
from whistlestop.ruleset.monsters import STEPS, standing_place

MOVING_PHASES = (CHOOSE_ACTION, SECOND_CARD, AFTER_ACTION)

price_of_one, locomotives_of_hand = interpreted(dice_for_one), interpreted(purse_of.locomotives_in_hand)


def why_in_chaos(rules: Rules, game: GameRecord, *places: int) -> Why | None:
    """Return which monster has brought chaos to one of the places, or None (R164, R203)."""
    board = rules.boards[0]
    for place in places:
        for monster in range(MONSTERS if board.monsters else 0):
            standing = int(game.monster_place[monster])
            if standing != NONE and int(board.chaos[standing]) >> place & 1:
                return Why(WhyCode.CHAOS, {"place": rules.map.places[place].id, "monster": MONSTER_NAMES[monster]})
    return None


def why_barred(rules: Rules, game: GameRecord, track: int) -> Why | None:
    """Return which monster bars a track, or None (R164)."""
    board = rules.boards[0]
    return why_in_chaos(rules, game, int(board.end_a[track]), int(board.end_b[track]))


def why_no_place(rules: Rules, game: GameRecord, parts: Place) -> Why:
    """Return why the next monster cannot be put on a place."""
    board, place = rules.boards[0], parts.place
    if game.phase != PLACE_MONSTER:
        return not_now(game) if game.turn == 0 else Why(WhyCode.PLACED_ALREADY)
    if place == game.monster_place[ALVIN]:
        return Why(WhyCode.SAME_PLACE, {"monster": MONSTER_NAMES[ALVIN]})
    return _why_other_name(rules, board, place) or Why(WhyCode.NO_COUNTRY_AT_START)


def why_no_move(rules: Rules, game: GameRecord, parts: Move) -> Why:
    """Return why a monster cannot be moved to a place for so many locomotives."""
    monster, locomotives, place = parts
    if game.phase not in MOVING_PHASES:
        return not_now(game)
    return (
        _why_locked(rules.boards[0], game, monster)
        or _why_other_name(rules, rules.boards[0], place)
        or _why_not_there(rules, game, monster, place, locomotives)
        or _why_too_dear(rules.boards[0], game, locomotives)
    )


def _why_locked(board: BoardRecord, game: GameRecord, monster: int) -> Why | None:
    """Return why a monster cannot be moved anywhere, or None."""
    name = MONSTER_NAMES[monster]
    if board.dice and board.monster_payment == NOTHING_MOVES:
        return Why(WhyCode.MONSTERS_STAY)
    if game.failed:
        return Why(WhyCode.NO_MOVE_AFTER_TUNNEL)
    if game.moved != NONE:
        return Why(WhyCode.MONSTER_MOVED, {"monster": MONSTER_NAMES[int(game.moved)]})
    if game.face_up[monster] != NONE:
        return Why(WhyCode.MONSTER_LOCKED, {"monster": name, "seat": int(game.face_up[monster])})
    return Why(WhyCode.NO_MONSTER_CARDS, {"monster": name}) if game.monster_deck[monster] == 0 else None


def _why_other_name(rules: Rules, board: BoardRecord, place: int) -> Why | None:
    """Return that a border point is not a place of its own, or None (R163, R172)."""
    if board.chaos[place]:
        return None
    return Why(WhyCode.COUNTRY_ONE_PLACE, {"place": rules.map.places[standing_place(board, place)].id})


def _why_not_there(rules: Rules, game: GameRecord, monster: int, place: int, locomotives: int) -> Why | None:
    board, standing = rules.boards[0], int(game.monster_place[monster])
    name, other = MONSTER_NAMES[monster], 1 - monster
    if place == standing and not board.stay_allowed:
        return Why(WhyCode.MUST_NOT_STAY, {"monster": name})
    if place == game.monster_place[other] and not board.sharing_allowed:
        return Why(WhyCode.MUST_NOT_SHARE, {"monster": MONSTER_NAMES[other]})
    if int(board.reach[standing, locomotives - 1]) >> place & 1:
        return None
    where = rules.map.places[place].id
    price: dict[str, str | int] = {"count": locomotives, "steps": STEPS * locomotives, "purse": _purse(board)}
    return Why(WhyCode.TOO_FAR, {"monster": name, "place": where, **price})


def _why_too_dear(board: BoardRecord, game: GameRecord, locomotives: int) -> Why:
    purse = _purse(board)
    if purse == "cards":
        have = locomotives_of_hand(game, board)
    elif purse == "wilds":
        have = int(game.dice[WILD])
    else:
        have = sum(int(game.dice[face]) // price_of_one(face) for face in range(FACES))
    return Why(WhyCode.FEW_LOCOMOTIVES_TO_MOVE, {"count": locomotives, "have": have, "purse": purse})


def _purse(board: BoardRecord) -> str:
    """Return what moves a monster at this table: locomotive cards, wilds, or pairs of equal dice too (R196)."""
    if not board.dice:
        return "cards"
    return "wilds_or_pairs" if board.monster_payment == WILD_OR_PAIR else "wilds"


WHY = {Place: why_no_place, Move: why_no_move}
