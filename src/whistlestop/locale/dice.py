"""The dice in words (R130-R152)."""

from __future__ import annotations

from collections import Counter

from whistlestop.locale import words
from whistlestop.locale.arguments import Arguments, Numbers, TableSetup, numbers, place, route
from whistlestop.locale.topics import Topic, chosen


def _dice(table: TableSetup, known: Numbers) -> Arguments:
    return {"dice": words.dice(known)}


def _bought(table: TableSetup, known: Numbers) -> Arguments:
    faces = Counter(words.FACES[known[die]] for die in ("one", "two"))
    return {"token": words.FACES[known["token"]], "dice": words.dice(faces)}


def _tokens(table: TableSetup, known: Numbers) -> Arguments:
    return {"tokens": words.tokens(known)}


def claimed_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    """Return a claim that dice paid for: its route, what it cost and what it scores."""
    track = known["track"]
    paid = words.dice_payment(table.kind(track), known["dice"], known["wilds"], known["tokens"])
    return {**route(table, known), "payment": paid, "points": table.points(track)}


def _paid_with_stations(table: TableSetup, known: Numbers) -> Arguments:
    return {"payment": words.dice_payment("station", known["dice"], known["wilds"])}


def _station_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {**place(table, known), **_paid_with_stations(table, known)}


def _tickets_with_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {"count": known["count"], **_paid_with_stations(table, known)}


def _tunnel_dice(table: TableSetup, known: Numbers) -> Arguments:
    return {**route(table, known), "symbols": known["symbols"]}


EVENTS = {
    "dice_rolled": _dice,
    "dice_rerolled": numbers,
    "dice_stand": _dice,
    "token_bought": _bought,
    "tokens_returned": _tokens,
    "route_claimed_with_dice": claimed_with_dice,
    "station_built_with_dice": _station_with_dice,
    "tickets_drawn_with_dice": _tickets_with_dice,
    "tunnel_dice": _tunnel_dice,
}
TOPICS = {
    "dice": Topic(chosen("dice")),
    "token": Topic(chosen("dice"), lambda rules: {"limit": str(rules.options["dice.token_cap_scope"])}),
}
AT_HAND = {
    "action": ("dice", "token"),
    "payment": ("dice",),
    "tunnel": ("token",),
    "reroll": ("dice",),
    "after action": ("token",),
}
