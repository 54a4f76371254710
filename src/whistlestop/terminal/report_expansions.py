"""What dice and monsters add to what a person can look up, as lines of text made from their own view."""

from __future__ import annotations

from whistlestop.locale import listed, say, words
from whistlestop.maps import Map
from whistlestop.notation.words import MONSTERS_BY_NAME
from whistlestop.play.game import Game
from whistlestop.terminal.sight import Facts


def dice(facts: Facts, *, plain: bool) -> str:
    """Return the line with the unused dice: one by one on a terminal, counted for reading aloud."""
    shown = facts.dice or {}
    if not shown:
        return say("dice-used")
    if plain:
        return say("dice", dice=words.dice(shown))
    each = [say(f"die-{face}") for face in words.FACES for _ in range(shown.get(face, 0))]
    return say("dice-tray", dice="  ".join(each))


def tokens(facts: Facts, seat: int) -> str:
    """Return the sentence that tells the tokens of a seat."""
    return say("tokens", tokens=words.tokens(facts.tokens[seat] if facts.tokens else {}))


def dice_summary(facts: Facts, seat: int, names: list[str]) -> str:
    """Return the one sentence a turn with dice begins with."""
    held = facts.tokens or [{} for _ in names]
    others = [
        say(
            "turn-summary-dice-other",
            name=names[other],
            trains=facts.trains[other],
            points=facts.route_points[other],
            tokens=words.tokens(held[other]),
        )
        for other in range(len(names))
        if other != seat
    ]
    return say(
        "turn-summary-dice",
        turn=facts.turn,
        trains=facts.trains[seat],
        points=facts.route_points[seat],
        tokens=words.tokens(held[seat]),
        others=listed(others),
    )


def monsters(map: Map, facts: Facts, seat: int, names: list[str]) -> list[str]:
    """Return one sentence for each monster: where it is and whether it can be moved."""
    return [_monster(map, facts, seat, names, monster) for monster in facts.monsters or {}]


def _monster(map: Map, facts: Facts, seat: int, names: list[str], monster: str) -> str:
    place, holder = (facts.monsters or {})[monster], (facts.monster_face_up or {})[monster]
    left = (facts.monster_decks or {})[monster]
    state = "locked" if holder is not None else "free" if left else "stuck"
    return say(
        "monster-stands",
        monster=words.monster(monster),
        place=words.place(map, place) if place else "",
        state=state if place else "nowhere",
        who="you" if holder == seat else "other",
        name="" if holder is None else names[holder],
    )


def monsters_in_full(map: Map, facts: Facts, seat: int, names: list[str]) -> list[str]:
    """Return all that a person may know of the monsters: where they are, chaos, cards left and own cards (R180)."""
    places = {words.place(map, place): None for place in (facts.monsters or {}).values() if place}
    lines = monsters(map, facts, seat, names)
    lines += [say("monsters-chaos", places=listed(list(places)))] if places else []
    for monster, left in (facts.monster_decks or {}).items():
        own = (facts.monster_face_down or {}).get(monster, 0)
        lines.append(say("monster-deck", monster=words.monster(monster), count=left))
        lines.append(say("monster-cards-own", monster=words.monster(monster), count=own))
    return lines


def in_chaos(game: Game, place: str) -> str | None:
    """Return the monster that has brought chaos to a place or a country, or None (R164, R203)."""
    numbers = [number for number, here in enumerate(game.map.places) if place in (here.id, here.country)]
    if game.rules.options["monsters"]:
        for monster, index in MONSTERS_BY_NAME.items():
            standing = int(game.record.monster_place[index])
            chaos = int(game.rules.boards[0].chaos[standing]) if standing >= 0 else 0
            if any(chaos >> number & 1 for number in numbers):
                return monster
    return None


def chaotic_ends(game: Game, ticket: int) -> list[str]:
    """Return the names of a ticket's places that are in chaos (R183, R184, R186)."""
    here = game.map.tickets[ticket]
    return [words.place(game.map, end) for end in (here.a, *words.goals(here)) if in_chaos(game, end) is not None]
