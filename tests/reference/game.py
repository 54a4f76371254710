"""The public door of the reference: legal actions and playing them, views, scores.

Which decisions there are depends on the phase, and on whether cards or dice are played with.
"""

from collections.abc import Callable
from functools import cached_property

from .buying import Buying
from .goals import CALM, Chaos, Rated
from .mechanisms import PARTS
from .parts import Options as Options
from .race import Race
from .sailing import Sailing
from .scoring import Position, scores, ties_of, winners
from .view import view

Questions = dict[str, Callable[[], Options]]


class Reference(Sailing, Buying):
    """One game; `legal` and `play` speak in action texts."""

    def _lay_out(self) -> None:
        super()._lay_out()
        self.rated = Rated(self.map)
        self.parts = [part(self) for part in PARTS]

    def legal(self) -> set[str]:
        """Return the texts of all legal actions."""
        return set(self._options())

    def play(self, action: str) -> None:
        """Play a legal action and go on to the next decision."""
        options = self._options()
        assert action in options, f"illegal: {action!r}; legal: {sorted(options)}"
        options[action]()

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what `seat` may know, or a spectator when it is None (R8)."""
        return view(self, seat)

    def scores(self) -> list[dict[str, int]]:
        """Return the scores as if the game ended now (R225)."""
        return scores(self._position())

    def winners(self) -> list[int]:
        """Return who wins as if the game ended now (R229)."""
        return winners(self._position(), self.scores(), ties_of(self.map, self.options))

    def settle(self) -> None:
        """End the turn by itself if nothing can follow any more."""
        if self.with_dice:
            self.settle_dice()
        else:
            self.settle_cards()

    def _position(self) -> Position:
        return Position(
            self.map,
            self.claims.owner,
            self.stations,
            self.part(Race).completed if self.map.race else [seat.tickets for seat in self.seats],
            lengths=self.claims.lengths,
            chaos=self._chaos(),
            monster_cards=[self.monsters.cards_of(seat) for seat in range(self.players)],
            monster_bonus=self._monster_bonus(),
            bonuses={source: points for part in self.parts for source, points in part.points().items()},
            ties={step: counts for part in self.parts for step, counts in part.ties().items()},
            explorer_shared=bool(self.options["end.explorer_shared"]),
            bullets=self.claims.bullets.built,
            trails=self.options["sails.tour_order"] == "trail",
            sharers=self.claims.sharers,
            later=[part.final_points for part in self.parts],
            rated=self.rated,
        )

    def _monster_bonus(self) -> int:
        """Return what most cards of a monster bring: points (R188), in a race a ticket unless six have won (R423)."""
        bonus = self.options["monsters.bonus_points"]
        assert isinstance(bonus, int)
        if not self.map.race:
            return bonus
        won = any(self.part(Race).won(seat) for seat in range(self.players))
        return 1 if bonus and not won else 0

    def _chaos(self) -> Chaos:
        if self.map.race:
            return CALM  # completed tickets stay completed (R422)
        twice = bool(self.options["monsters.halve_twice"])
        return Chaos(self.monsters.chaos(), twice, self.options["monsters.multi_ticket"] == "any_named")

    def _options(self) -> Options:
        return self._every_question[self.phase]()

    @cached_property
    def _every_question(self) -> Questions:
        questions = self._questions() | (self._dice_questions() if self.with_dice else self._card_questions())
        for part in self.parts:
            questions |= part.questions()
        return questions

    def _questions(self) -> Questions:
        return {
            "tickets": self.ticket_options,
            "place monster": self.placing_options,
            "over": dict,
            "split": self.split_options,
        }

    def _card_questions(self) -> Questions:
        return {
            "action": self.card_action_options,
            "second card": self.second_card_options,
            "payment": self.card_payment_options,
            "tunnel": self.card_tunnel_options,
            "after action": self.after_card_action_options,
        }

    def _dice_questions(self) -> Questions:
        return {
            "reroll": self.reroll_options,
            "action": self.dice_action_options,
            "payment": self.dice_payment_options,
            "tunnel": self.dice_tunnel_options,
            "after action": self.after_dice_action_options,
        }
