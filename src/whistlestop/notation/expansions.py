"""Actions of the two expansions as text: `move alvin boston 1`, `reroll single 2 + wild 1`, `end discarding double 1`.

What is chosen by number is written from the position and read back by comparing: of the few actions of a block the one
with the same words is meant, in whatever order its parts are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from whistlestop.compiler.kernel import interpreted
from whistlestop.notation.words import FACE_NAMES, MONSTER_NAMES, NotationError
from whistlestop.records import actions
from whistlestop.records.state import ALVIN, DEXTER, FACES, NONE, STATION_FACE, TUNNEL, WILD, Game
from whistlestop.rules import dice_payment, monsters
from whistlestop.ruleset.compile import Rules

kind_of, dice_price = interpreted(dice_payment.kind_of), interpreted(dice_payment.price)
monster_of, locomotives_of = interpreted(monsters.monster_of), interpreted(monsters.locomotives_of)
dice_for_one = interpreted(dice_payment.dice_for_one)

VERBS = {
    "reroll": range(actions.REROLL, actions.BUY),
    "buy": range(actions.BUY, actions.BUY + 2 * actions.FACE_PAIRS),
    "pay": range(actions.SPEND, actions.END),
    "end": range(actions.END, actions.END + actions.END_ACTIONS),
}


def write_expansion_action(rules: Rules, game: Game, action: int) -> str:
    """Return the text of an action of an expansion; empty if the number means nothing in this position."""
    places = rules.map.places
    if action >= actions.END:
        singles, doubles = divmod(action - actions.END, actions.END_WIDTH)
        given = _parts({"single": singles, "double": doubles})
        return f"end discarding {given}" if given else "end"
    if action >= actions.SPEND:
        return _write_payment(rules, game, action)
    if action >= actions.BUY:
        return _write_purchase(action - actions.BUY)
    if action >= actions.REROLL:
        return f"reroll {_parts(chosen_dice(game, action - actions.REROLL)) or 'nothing'}"
    if action >= actions.PLACE:
        monster = ALVIN if game.monster_place[ALVIN] == NONE else DEXTER
        return f"place {MONSTER_NAMES[monster]} {places[action - actions.PLACE].id}"
    return write_move(rules, action - actions.MOVE)


def write_move(rules: Rules, move: int) -> str:
    """Return the text of a monster's move, given as its number in its block."""
    place = rules.map.places[move % actions.MOVE_WIDTH].id
    return f"move {MONSTER_NAMES[monster_of(move)]} {place} {locomotives_of(move)}"


def chosen_dice(game: Game, choice: int) -> dict[str, int]:
    """Return how many dice of each face a re-roll takes."""
    chosen, first = {}, 0
    for face, name in FACE_NAMES.items():
        count = int(game.dice[face])
        chosen[name] = (choice >> first & (1 << count) - 1).bit_count()
        first += count
    return chosen


def read_expansion_action(rules: Rules, game: Game, folded: str) -> int | None:
    """Return the action a folded text means, None if it begins like no action of an expansion; raises NotationError."""
    verb = folded.partition(" ")[0]
    if verb not in VERBS or (verb == "pay" and not rules.boards[0].dice):
        return None
    wanted = _folded_parts(folded)
    for action in VERBS[verb]:
        if _folded_parts(write_expansion_action(rules, game, action)) == wanted:
            return action
    raise NotationError(f"'{folded}' is not an action here")


def _folded_parts(text: str) -> tuple[str, list[str]]:
    head, _, parts = text.partition(" with ") if " with " in text else text.partition(" ")
    return head, sorted(part.strip() for part in parts.removeprefix("discarding ").split("+"))


def _write_purchase(choice: int) -> str:
    token, pair = divmod(choice, actions.FACE_PAIRS)
    if token >= 2:
        return ""
    faces = (FACE_NAMES[actions.PAIR_FIRST[pair]], FACE_NAMES[actions.PAIR_SECOND[pair]])
    return f"buy {FACE_NAMES[token]} with {' + '.join(faces)}"


def _write_payment(rules: Rules, game: Game, action: int) -> str:
    if game.moving != NONE:
        return _write_monster_payment(action)
    wilds, tokens = divmod(action - actions.SPEND, actions.SPEND_WIDTH)
    due, face = _due(rules, game)
    rest = due - wilds - tokens
    if action >= actions.SPEND_ONE or rest < 0:
        return ""
    return f"pay {_parts({FACE_NAMES[face]: rest, 'wild': wilds, 'token': tokens})}"


def _due(rules: Rules, game: Game) -> tuple[int, int]:
    """Return how many symbols are due and of which face they are."""
    if game.drawing > 0:
        return int(game.drawing), STATION_FACE
    if game.claiming == NONE:
        return int(game.stations[game.player]).bit_count() + 1, STATION_FACE
    board, track = rules.boards[0], int(game.claiming)
    symbols = int(game.surcharge) if game.phase == TUNNEL else 0
    return dice_price(board, track) + symbols, kind_of(game, board, track)


def _write_monster_payment(action: int) -> str:
    dice = dict.fromkeys((WILD, *range(WILD)), 0)
    for face in _faces_paid(action):
        dice[face] += dice_for_one(face)
    return f"pay {_parts({FACE_NAMES[face]: count for face, count in dice.items()})}" if any(dice.values()) else ""


def _faces_paid(action: int) -> Iterator[int]:
    if actions.SPEND_TWO <= action < actions.SPEND_TWO + actions.FACE_PAIRS:
        yield actions.PAIR_FIRST[action - actions.SPEND_TWO]
        yield actions.PAIR_SECOND[action - actions.SPEND_TWO]
    elif actions.SPEND_ONE <= action < actions.SPEND_ONE + FACES:
        yield action - actions.SPEND_ONE


def _parts(counts: dict[str, int]) -> str:
    return " + ".join(f"{name} {count}" for name, count in counts.items() if count)


def static_texts(rules: Rules) -> Iterable[tuple[str, int]]:
    """Return every way to name a monster's place or move, with the action it means."""
    for number, place in enumerate(rules.map.places):
        for name in (place.id, place.name):
            for monster, called in MONSTER_NAMES.items():
                yield f"place {called} {name}", actions.PLACE + number
                for locomotives in (1, 2):
                    row = 2 * monster + locomotives - 1
                    yield f"move {called} {name} {locomotives}", actions.MOVE + row * actions.MOVE_WIDTH + number
    for count in range(1, actions.MOST_TICKETS + 1):
        yield f"tickets {count}", actions.TICKETS + count
