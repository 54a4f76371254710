"""Which answers are tried in how many games, and which one is taken.

Before any game an answer leads the favourite by what the policy says, give or take a doubt. Games add what they show:
the mean lead over the favourite in the same games, give or take its error and what looks of that depth are off by
however many there are. Both are weighed by how sure they are, so few games change little. Every few games answers
whose lead can hardly become the greatest are given up; once there are games enough for each that is left, looks go
further, and what was found so far is what the new ones add to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from whistlestop.bots.search.answers import Answer
from whistlestop.bots.search.playouts import Budget, Judged, Trials
from whistlestop.records.state import CHOOSE_TICKETS


@dataclass(frozen=True)
class Depth:
    """How far looks go, and what that means for the lead of an answer, in shares of a victory."""

    turns: int | None  # of all players together, made up to whole rounds; None: to the end
    off: float  # what it is off by, however many games there are
    spread: float  # from game to game
    needed: int = 0  # games for each answer that must be left in the budget before looks go so far

    def rounds(self, players: int) -> int | None:
        """Return how many rounds that is."""
        return None if self.turns is None else -(-self.turns // players)


# At 50 positions of the USA with cards, leads were off by 0.058, 0.042 and 0.028 of a victory after 2, 4 and 8 rounds
# of two players and varied from game to game by 0.10, 0.13 and 0.22, to the end by 0.7; at 24 positions of four players
# they were off by 0.044, 0.029 and 0.027 and varied by 0.09, 0.14 and 0.28. The policy's were off by 0.057, and those
# of a lent judge with four players by 0.078.
DEPTHS = (Depth(8, 0.045, 0.13), Depth(16, 0.032, 0.22, 60), Depth(None, 0.01, 0.7, 800))
# With dice, at 40 positions of Europe, they were off by 0.10, 0.08 and 0.03 after 2, 4 and 8 rounds and varied by 0.10,
# 0.17 and 0.24.
DICE_DEPTHS = (Depth(16, 0.035, 0.24), Depth(None, 0.01, 0.7, 600))
# With monsters, at 36 positions of the USA and Europe with cards, they were off by 0.05, 0.026 and 0.035 and varied by
# 0.17, 0.25 and 0.35, and a look took half as long again: with few looks more of them are better than longer ones.
MONSTER_DEPTHS = (
    Depth(4, 0.05, 0.17),
    Depth(8, 0.03, 0.25, 12),
    Depth(16, 0.03, 0.35, 60),
    Depth(None, 0.01, 0.85, 800),
)
# With both, at 150 positions of the USA and Europe, they were off by 0.069, 0.053 and 0.029 and varied by 0.16, 0.26
# and 0.37, and a look over 8 rounds took nearly twice as long as one over 4.
BOTH_DEPTHS = (Depth(8, 0.05, 0.27), Depth(16, 0.03, 0.38, 60), Depth(None, 0.01, 0.7, 600))
# Moves of monsters that a glance liked, 43 in the USA and 67 in Europe, lost 0.04 and 0.05 of a victory, give or take 0
# and 0.13: in the USA the planner moves them as well as anybody, and glances at the others take a third of 0.03 s.
UNMOVED = ("usa",)
# What tickets bring is seen at the end: at 20 choices of tickets in the USA, 60 other answers than the policy's lost
# 0.38 of a victory, give or take 0.28, and looks were off by 0.25 and 0.21 after 4 and 8 rounds.
TICKET_DEPTHS = (Depth(16, 0.22, 0.18), Depth(None, 0.01, 0.7, 40))
GLANCE = Depth(0, 0.08, 0.06)  # the turn is played to its end


@dataclass(frozen=True)
class Way:
    """How a race is run; amounts are shares of a victory."""

    depths: tuple[Depth, ...] = DEPTHS
    dice_depths: tuple[Depth, ...] = DICE_DEPTHS
    monster_depths: tuple[Depth, ...] = MONSTER_DEPTHS  # with cards
    both_depths: tuple[Depth, ...] = BOTH_DEPTHS  # with dice and monsters
    ticket_depths: tuple[Depth, ...] = TICKET_DEPTHS
    ticket_lead: float = -0.3  # of other tickets than the policy's
    ticket_doubt: float = 0.25
    doubt: float = 0.09  # what the policy's lead of an answer is off by
    lent_doubt: float = 0.11  # the same where its judge learned at another table
    blind_lead: float = -0.03  # the lead of an answer that the policy says nothing about
    blind_doubt: float = 0.08
    blind_most: int = 2  # of them that are tried where the policy says something of others
    margin: float = 0.03  # that an answer must lead the favourite by
    both_margin: float = 0.01  # the same with dice and monsters, where it won more at the positions of `BOTH_DEPTHS`
    spread_games: int = 4  # that the usual spread of leads counts for beside what is seen
    least: float = -0.12  # answers with less of a lead by the policy are not tried
    fewest: int = 4  # answers that are tried with the smallest budget,
    most: int = 16  # with the largest,
    looks: int = 12  # and one for each so many looks of it
    at_once: int = 4  # games between two looks at who has hope left
    first: int = 12  # games before looks go further
    hope: float = 1.5  # standard errors that an answer may have to gain and still goes on
    glances: int = 2  # games in which answers get a glance where the policy says nothing and there are too many
    glanced: int = 16  # moves of monsters and answers like them that get more than one
    flattered: float = 0.03  # what looks make too much of them, however far they go
    unmoved: tuple[str, ...] = UNMOVED  # boards where they are not tried with cards and monsters


@dataclass
class Runner:
    """An answer in a race: the lead that it began with, and the one that games make of it."""

    judged: Judged
    prior: float
    doubt: float
    lead: float = 0.0
    error: float = 0.0  # what more games could still change, about
    sure: float = 0.0  # how much of the lead is what games showed
    flattered: float = 0.0  # by which looks like it too much

    def weigh(self, favourite: Judged, depth: Depth, usual: int) -> None:
        """Find the lead over the favourite; the usual spread counts as if seen in so many games."""
        gap = np.array(self.judged.values) - np.array(favourite.values)
        games, mean = len(gap), float(gap.mean()) - self.flattered
        squares = float(((gap - gap.mean()) ** 2).sum()) + usual * depth.spread**2
        noise = squares / (games + usual) / games
        self.sure = self.doubt**2 / (self.doubt**2 + noise + depth.off**2)
        self.lead = self.sure * mean + (1 - self.sure) * self.prior
        self.error = self.sure * noise**0.5

    def go_on(self) -> None:
        """Take the lead found so far for the one to begin with."""
        self.prior, self.doubt = self.lead, self.doubt * (1 - self.sure) ** 0.5


class Race:
    """Answers against a favourite."""

    def __init__(self, trials: Trials, budget: Budget, way: Way, doubt: float) -> None:
        """Take what is played on, what may be spent, and what the policy's leads are off by."""
        self.trials, self.budget, self.way, self.doubt, self.stage = trials, budget, way, doubt, 0
        options = trials.view.rules.options
        self.with_monsters, with_dice = bool(options["monsters"]), bool(options["dice"])
        without_monsters = way.dice_depths if with_dice else way.depths
        self.depths = (way.both_depths if with_dice else way.monster_depths) if self.with_monsters else without_monsters
        self.margin = way.both_margin if self.with_monsters and with_dice else way.margin
        self.blind = way.blind_lead, way.blind_doubt
        self.blind_most, self.flattered = way.blind_most, 0.0
        if self.depths is way.monster_depths:
            self.blind_most = 0 if trials.view.rules.map.id in way.unmoved else way.blind_most
            self.flattered = way.flattered
        if trials.view.record.phase == CHOOSE_TICKETS:
            self.depths, self.blind, self.flattered = way.ticket_depths, (way.ticket_lead, way.ticket_doubt), 0.0

    def run(self, favourite: Answer, answers: Sequence[Answer], priors: Mapping[Answer, float]) -> Answer:
        """Return the answer with the greatest lead, or the favourite if none has enough."""
        first = Judged(favourite)
        left = entered = self._entered(favourite, [one for one in answers if one != favourite], priors)
        while left and self._try_out(first, left):
            left = self._hopeful(left)
        best = max(entered, key=lambda one: one.lead, default=None)
        return best.judged.answer if best is not None and best.lead > self.margin else favourite

    def _try_out(self, first: Judged, left: Sequence[Runner]) -> bool:
        """Try answers in some games more, if the budget has any; return whether it had."""
        games = self.budget.games(self.trials, len(left) + 1, 1.0)
        if games < 1:
            return False
        self._look_further(len(first.wins), games, left)
        tried = [first, *(one.judged for one in left)]
        for one in tried:
            one.come_to(self.stage)
        depth, games = self.depths[self.stage], min(games, self.way.at_once)
        self.trials.try_out(tried, games, depth.rounds(self.trials.players))
        self.budget.pay(games * len(tried))
        for runner in left:
            runner.weigh(first, depth, self.way.spread_games)
        return True

    def _look_further(self, tried: int, games: int, left: Sequence[Runner]) -> None:
        """Let looks go further from now on, if there are games enough for it."""
        further = self.depths[self.stage + 1 : self.stage + 2]
        if tried >= self.way.first and further and games >= further[0].needed:
            self.stage += 1
            for one in left:
                one.go_on()

    def _entered(self, favourite: Answer, answers: Sequence[Answer], priors: Mapping[Answer, float]) -> list[Runner]:
        """Return the answers that are worth a look, the likeliest first."""
        way, own = self.way, priors.get(favourite, 0.0)
        known = [Runner(Judged(one), priors[one] - own, self.doubt) for one in answers if one in priors]
        blind = [Runner(Judged(one), *self.blind, flattered=self.flattered) for one in answers if one not in priors]
        most = self.blind_most if priors else len(blind)
        if len(blind) > most > 0:
            blind = self._glance_beside(favourite, blind)[:most]
        looks = self.budget.games(self.trials, 1, 1.0)
        room = min(max(looks // way.looks, way.fewest), way.most)
        if not priors and len(blind) > room:
            self._glance(blind)
        likely = [*(one for one in known if one.prior > way.least), *blind[:most]]
        return sorted(likely, key=lambda one: -one.prior)[:room]

    def _glance_beside(self, favourite: Answer, runners: list[Runner]) -> list[Runner]:
        """Return answers in the order that a glance at them and at the favourite puts them in, with what it showed.

        Moves of monsters and tokens to buy are often the most of all answers: tried in any order, they would take the
        room of those that the policy likes, and one of so many leads by luck.
        """
        pace, first = self.trials.pace, Judged(favourite)
        games = 1 if self.with_monsters and len(runners) > self.way.glanced else self.way.glances
        self.trials.try_out([first, *(one.judged for one in runners)], games, 0)
        if games < self.way.glances:  # once at all, and again at those that may be picked
            runners = sorted(runners, key=lambda one: -one.judged.value)[: self.way.glanced]
            self.trials.try_out([first, *(one.judged for one in runners)], self.way.glances - games, 0)
        self.trials.pace = pace  # a glance says nothing of how long looks take
        for one in runners:
            one.weigh(first, GLANCE, self.way.spread_games)
            one.go_on()
            one.judged, one.lead = Judged(one.judged.answer), 0.0
        return sorted(runners, key=lambda one: -one.prior)

    def _glance(self, runners: Sequence[Runner]) -> None:
        """Put answers in order by playing the turn to its end; it costs no game of the budget."""
        glanced = [Judged(one.judged.answer) for one in runners]
        self.trials.try_out(glanced, self.way.glances, 0)
        best = max(one.value for one in glanced)
        for runner, one in zip(runners, glanced, strict=True):
            runner.prior = self.blind[0] + min(max(one.value - best, self.way.least / 2), 0) / 4

    def _hopeful(self, left: list[Runner]) -> list[Runner]:
        """Return the answers that may yet lead."""
        best = max(max(one.lead for one in left), self.margin)
        rest = [one for one in left if one.lead + self.way.hope * one.error >= best]
        settled = len(rest) == 1 and rest[0].lead - 2 * self.way.hope * rest[0].error > self.margin
        return [] if settled else rest
