"""The ledger of comparisons: fewest games first, no game twice, interrupted parts go on where they were."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

from compare_games import PART, Campaign, Cell, Compared, Part

CARDS, DICE = Cell("usa", "cards"), Cell("usa", "dice")


def test_the_cell_with_fewest_games_comes_next_until_all_have_enough() -> None:
    campaign = Campaign([CARDS, DICE], seed=7, most=2 * PART)
    parts = [campaign.following() for _ in range(5)]
    assert parts == [Part(CARDS, 7, 0), Part(DICE, 7, 0), Part(CARDS, 7, 1), Part(DICE, 7, 1), None]


def test_former_runs_count_and_an_interrupted_part_goes_on_where_it_was() -> None:
    former = Campaign([CARDS], seed=7, most=3 * PART)
    former.note(Compared(Part(CARDS, 7, 0), PART, 400))
    former.note(Compared(Part(CARDS, 7, 1), 4, 150))
    lines = [each.line() for each in former.found.values()]
    later = Campaign([CARDS], seed=7, most=2 * PART, done=[Compared.read(line) for line in [*lines, *lines]])
    assert later.games == {CARDS: PART + 4}
    assert later.following() == Part(CARDS, 7, 1, first=4)
    assert later.following() is None


def test_another_seed_has_other_games_and_adds_to_them() -> None:
    done = [Compared(Part(CARDS, 7, 0), PART, 400)]
    assert Campaign([CARDS], seed=8, most=2 * PART, done=done).following() == Part(CARDS, 8, 0)


def test_a_game_that_differs_is_told_and_not_played_again_in_the_same_run() -> None:
    campaign = Campaign([CARDS], seed=7, most=PART)
    part = campaign.following()
    assert part is not None
    campaign.note(Compared(part, 3, 90, difference="trains"))
    assert campaign.following() == Part(CARDS, 7, 0, first=4)
    assert list(campaign.summary())[-1] == f"{3 + PART - 4} games, 90 decisions, 1 differences"
