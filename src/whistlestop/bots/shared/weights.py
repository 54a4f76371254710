"""What the planner goes by, in numbers that were found by playing: `docs/tuning.md` says how.

They are read while games are played, so that another setting needs no compiling. The numbers here serve every table
for which `bots/tuned.json` tells nothing else. Prices and gains are in the unit of `points.py`, shares in
sixteenths, what a card saves in sixteenths of a card.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

import numpy as np
from numpy.typing import NDArray

from whistlestop.records.state import record


@dataclass(frozen=True)
class Weights:
    """One setting; as a record of the same fields it lies in a plan."""

    # Prices of tracks.
    turn: int = 54  # a turn of one's own
    card: int = 24  # a card still to be drawn: half a turn, and a little for drawing the wrong ones
    held_card: int = 24  # a card in the hand: it would pay for something else
    locomotive: int = 60  # a locomotive still to be drawn
    tunnel: int = 16  # what a tunnel may cost beside
    point_of_track: int = 16  # how much of what a claim brings at once is taken off
    adapting: int = 18  # how much prices follow what a turn is worth on a board
    meeple: int = 16  # a meeple that a claim brings
    attraction: int = 16  # how much of the points of an attraction that a claim reaches
    district: int = 8  # how much of a place's part in the points of its district
    tourist: int = 16  # how much of what a tourist token is likely worth is believed in
    progress: int = 16  # the same of progress with bullet trains
    share: int = 16  # how much of what a share is likely worth is believed in
    rivalry: int = 16  # how much of what rivals lose by it counts beside
    rate_length: int = 8  # for each space, when tracks for points are compared: a quarter of a turn
    train: int = 10  # a train that could lie elsewhere
    scarce_train: int = 22  # the same if the first plan took more than there are
    least: int = 20  # no track costs less: any may be lost to a rival
    blocked: int = 8  # a monster stands in the way
    crowded: int = 4  # for each end that a rival has reached
    station: int = 144
    dice_turn: int = 84
    dice_tunnel: int = 124  # what a tunnel may cost beside with dice: often the whole turn
    dice_least: int = 42  # no track costs less with dice

    # Tickets.
    hope: int = 25  # how much of a held ticket's swing is believed in
    most_tickets: int = 8  # how much of the bonus for most tickets each one is believed to bring
    hope_keeping: int = 15  # how much of the points of one on offer
    hope_drawing: int = 10  # how much of the points of one not seen yet
    draw_for: int = 44  # the average gain for which tickets are drawn
    several_tickets: int = 0  # how much of what others that are drawn with the best one would bring
    price_keeping: int = 21  # how much of what the plan for them costs
    overburden: int = 28  # for each train that they leave too few
    trains_kept_back: int = 6  # of 45, that the tickets kept should leave over
    kept_back_with_dice: int = 8  # so many more
    kept_back_with_monsters: int = 4
    trains_for_drawing: int = 6
    turns_for_drawing: int = 5  # with fewer none are drawn
    turns_kept_back: int = 2
    turns_for_keeping: int = 3  # that tickets drawn later should leave over
    busy: int = 3  # turns that the plan may still take when tickets are drawn

    # Time.
    missing_for_tickets: int = 17  # draws for a card that is missing
    missing_for_points: int = 11
    rivals_length: int = 69  # tenths of a train that a rival lays with a claim
    wait: int = 28  # turns for a missing card of one colour, near the end
    overdue: int = 40  # for each turn that cards will likely come too late
    bullet_tenths: int = 20  # of a turn by which each bullet train still due puts off the end, for one player alone
    impatience: int = 64  # how much dearer several missing cards of a colour are the more cards wait in the hand
    dice_pace: int = 40  # hundredths of a turn that a train takes with dice
    late: int = 5  # turns by which a plan may seem too long and is held on to all the same

    # Where there are bullet trains.
    bullet_turn: int = 16  # sixteenths of what a turn is worth elsewhere
    bullet_price: int = 16  # sixteenths of the price of a bullet route, which a rival may claim for all
    bullet_share: int = 10  # sixteenths of the bullet trains left that a plan may count on

    # Where networks begin at a start city.
    start_space: int = 3  # for each space that joining the tickets from there takes, in points that are open around it
    marker: int = 30  # points of open tracks around a city from which on a marker is bought

    # Claims.
    raid: int = 18  # for each card that a payment takes from other tracks
    safekeeping: int = 5  # how much more so from those that tickets need
    danger: int = 1  # for what would be lost
    near: int = 2  # for each end of a track that a rival has reached
    touching: int = 6  # a track for points that hangs on to the network
    share_of_best: int = 8  # tracks for points are claimed at once if they pay as much as the best of the board
    few_trains: int = 10  # of 45; from here on any track for points is claimed
    cards_enough: int = 4  # cards to be drawn for each player; with fewer any track for points is claimed
    short_of_time: int = 3  # turns; the same
    lengthening: int = 2  # for each space by which the longest path grows, where there is a bonus for it
    sharpening: int = 4  # so much more for each train that somebody is nearer to the end
    near_the_end: int = 13  # trains of 45 from where on that is so, and short tracks are measured as well
    end_phase: int = 9  # trains of 45 from where on tracks for points are weighed against what others gain meanwhile
    haste: int = 88  # what others gain in a turn, beyond what the player does
    blocking: int = 2  # a track between two places that rivals have reached, then
    ending: int = 8  # what a train laid is worth for bringing the end nearer

    # Cards.
    several: int = 14  # for each further card missing of the same colour
    spare_locomotive: int = 11
    unwanted: int = 5
    tickets_first: int = 3  # how much more a card counts that tickets need

    # Worths of tracks with dice.
    dice_planned: int = 44  # a planned track beyond its own points
    dice_finishing: int = 2  # how much of what tickets swing that it fulfils, in 64ths
    dice_train: int = 15  # a train that could lie elsewhere, on the board of the USA
    dice_waiting: int = 4  # how much of what a turn without a claim brings is held against a track beside the plan
    dice_danger: int = 0  # how many times more than with cards it counts what would be lost with it

    # Monsters.
    race: int = 29  # how much a step in the race for a bonus decides where that is quite open
    race_reach: int = 10  # eighths of a card that make a race in the last turns
    race_turns: int = 10  # 64ths of a card that each further turn adds
    race_locomotive: int = 285  # a locomotive for the next step, in sixteenths of a card, against one rival
    moving_locomotive: int = 130  # sixteenths of what a locomotive would save that a move must be worth
    staying: int = 1  # turns after which a monster is as likely gone as not
    own_track: int = 42  # a planned track that has to wait
    own_track_late: int = 42  # the same, shared among the turns to go
    open_track: int = 4  # any other track that has to wait
    rivals_track: int = 8  # the same, where rivals have built
    rivals_halved: int = 6  # how much of what rivals lose by halved tickets is counted
    joined: int = 53  # how much likelier a ticket is held whose ends a rival has joined than one that he has not begun
    begun: int = 5  # the same, for each end that he has reached
    dice_move: int = 4  # how much of what a move gains is counted when dice are rolled again

    # A race to six, in sixteenths of a turn.
    six_card: int = 18  # a card still to be drawn
    six_locomotive: int = 8  # a locomotive of the hand that would pay
    six_train: int = 7  # a train, of which there are few
    six_reach: int = 0  # sixteenths for each unseen ticket that names a place which a track reaches first
    six_blocked: int = 24  # a monster stands in the way
    six_ticket: int = 56  # a ticket that is completed at once
    six_change: int = 26  # what a change must promise: the turn it costs, and a little
    six_second: int = 0  # how much the farther of two tickets counts then
    six_once: int = 16  # how much it costs that several tracks of a way count on the same cards
    six_burning: int = 2  # trains from where on a player who is ahead gets rid of them
    six_dice: int = 64  # sixteenths of a turn as what dice are weighed in
    six_farther: int = 10  # how much of a claim counts with dice that is not on the way to the nearest ticket
    six_idle: int = 1  # what a change must promise when the dice are good for no claim


WEIGHTS = record([(field.name, "i8") for field in fields(Weights)])

Settings = NDArray[np.void]  # one or several, as records


def settings(*every: Weights) -> Settings:
    """Return settings as records."""
    return np.array([astuple(one) for one in every], WEIGHTS)
