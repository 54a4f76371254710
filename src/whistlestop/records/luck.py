"""The one door through which all luck passes.

A question (which card comes off the deck, which ticket, what a die shows, which meeple or share, who begins) is
answered by the caller's script and, when that is used up, by the record's own generator. Each stream of luck is
splitmix64 keyed by the seed, the stream and a running number, so games with the same seed see the same cards and the
same tickets in the same order whatever the players do; a die is keyed by turn, roll and die, so a re-roll shifts
nothing later. When people agree to take back what luck had answered, all streams go on at a further place, so nobody
knows what comes. Answers are written down for whoever keeps a log, and whoever asks is told the odds of the first
question that his script does not answer. An answer that a script gives but that cannot be is counted as a fault and
replaced by the generator's.
"""

from __future__ import annotations

import numpy as np

from whistlestop.compiler.kernel import has, kernel, nth, popcount, scale, scramble, step_key
from whistlestop.records.scratch import ANSWER_ROOM, ODDS_ROOM, TELL_ODDS, Scratch
from whistlestop.records.state import FACES, HIDDEN, MEEPLE_COLOURS, NONE, TICKET_ROOM, WILD, GameRecord, Shorts

# Streams that later mechanisms own have the next numbers, in their files.
FIRST_PLAYER, CARDS, TICKETS, DICE, MEEPLES = range(5)
SET_SIZE = 64
STREAM_SPACING = 1 << 40
ANEW_SPACING = 1 << 24  # more than any game asks of a stream
MOST_ANEW = 2**15 - 1
STREAM_WIDTH = 256  # a written answer is its stream times this, plus the answer

# Answers of the dice: a face of a train die is written as itself, a tunnel die's after them (R131, R132).
SYMBOL, BLANK = FACES, FACES + 1
DIE_SIDES = 6
DICE_A_TURN = 16  # answers set aside for each turn: a roll, a re-roll and a tunnel


@kernel
def number(seed: np.uint64, stream: int, position: int, bound: int) -> int:
    """Return answer `position` of a stream, evenly spread over 0 to `bound` - 1.

    The spread is off by less than `bound` in four thousand million, far below what any experiment can see.
    """
    return scale(scramble(step_key(seed, stream * STREAM_SPACING + position)), bound)


@kernel
def drawn(game: GameRecord, stream: int, position: int, bound: int) -> int:
    """Return answer `position` of a game's stream, at the place where it has gone on since something was taken back."""
    return number(game.seed, stream, int(game.anew) * ANEW_SPACING + position, bound)


@kernel
def scripted(scratch: Scratch, stream: int) -> int:
    """Return the next scripted answer, NONE without a script, -2 if it answers another kind of question."""
    if scratch.script_used >= scratch.script_length:
        return NONE
    coded = int(scratch.script[scratch.script_used])
    scratch.script_used += 1
    return coded % STREAM_WIDTH if coded // STREAM_WIDTH == stream else -2


@kernel
def note(scratch: Scratch, stream: int, answer: int) -> None:
    """Write an answer down for whoever keeps the log, together with the kind of question."""
    if scratch.listening != 0 and scratch.answer_count < ANSWER_ROOM:
        scratch.answers[scratch.answer_count] = stream * STREAM_WIDTH + answer
        scratch.answer_count += 1


@kernel
def is_open(scratch: Scratch, stream: int) -> bool:
    """Note that a question is the first that no script answers; return whether it is and somebody asks for its odds."""
    if scratch.listening != TELL_ODDS or scratch.open_stream != NONE:
        return False
    scratch.open_stream = stream
    for answer in range(ODDS_ROOM):
        scratch.odds[answer] = 0
    return True


@kernel
def first_player(game: GameRecord, scratch: Scratch) -> int:
    """Return the seat that begins (R6)."""
    answer = scripted(scratch, FIRST_PLAYER)
    if answer == NONE and is_open(scratch, FIRST_PLAYER):
        for seat in range(game.players):
            scratch.odds[seat] = 1
    if answer < 0 or answer >= game.players:
        scratch.script_faults += int(answer != NONE)
        answer = drawn(game, FIRST_PLAYER, 0, int(game.players))
    note(scratch, FIRST_PLAYER, answer)
    return answer


@kernel
def card(game: GameRecord, scratch: Scratch) -> int:
    """Return the kind of the next card of the deck, which must hold one."""
    answer = scripted(scratch, CARDS)
    if answer == NONE and is_open(scratch, CARDS):
        for kind in range(HIDDEN):
            scratch.odds[kind] = game.deck[kind]
    if answer < 0 or answer >= HIDDEN or game.deck[answer] <= 0:
        scratch.script_faults += int(answer != NONE)
        rest = drawn(game, CARDS, int(game.card_draws), int(game.deck_size))
        answer = 0
        below = 0
        for kind in range(HIDDEN):  # looking at every kind has no branch to mispredict
            below += int(game.deck[kind])
            answer += int(rest >= below)
    game.card_draws += 1
    note(scratch, CARDS, answer)
    return answer


@kernel
def ticket_of(game: GameRecord, scratch: Scratch, low: np.uint64, high: np.uint64) -> int:
    """Return one ticket of the set written as two masks, which must not be empty."""
    answer = scripted(scratch, TICKETS)
    if answer == NONE and is_open(scratch, TICKETS):
        for ticket in range(TICKET_ROOM):
            scratch.odds[ticket] = int(holds(low, high, ticket))
    if answer < 0 or not holds(low, high, answer):
        scratch.script_faults += int(answer != NONE)
        count = popcount(low)
        answer = drawn(game, TICKETS, int(game.ticket_draws), count + popcount(high))
        answer = nth(low, answer) if answer < count else 64 + nth(high, answer - count)
    game.ticket_draws += 1
    note(scratch, TICKETS, answer)
    return answer


@kernel
def holds(low: np.uint64, high: np.uint64, ticket: int) -> bool:
    """Return whether a set written as two masks has a ticket."""
    if ticket >= 64:
        return ticket < 128 and has(high, ticket - 64)
    return has(low, ticket)


@kernel
def meeple(game: GameRecord, scratch: Scratch, slot: int, bag: Shorts, left: int) -> int:
    """Return the colour of the meeple drawn for a slot of the board, out of a bag with so many left (R117)."""
    answer = scripted(scratch, MEEPLES)
    if answer == NONE and is_open(scratch, MEEPLES):
        for colour in range(MEEPLE_COLOURS):
            scratch.odds[colour] = bag[colour]
    if answer < 0 or answer >= MEEPLE_COLOURS or bag[answer] <= 0:
        scratch.script_faults += int(answer != NONE)
        answer, rest = 0, drawn(game, MEEPLES, slot, left)
        while rest >= bag[answer]:
            rest -= int(bag[answer])
            answer += 1
    note(scratch, MEEPLES, answer)
    return answer


@kernel
def one_of(game: GameRecord, scratch: Scratch, stream: int, position: int, numbers: np.uint64) -> int:
    """Return one number of a set, which must not be empty: answer `position` of a stream that a mechanism owns."""
    answer = scripted(scratch, stream)
    if answer == NONE and is_open(scratch, stream):
        for number in range(SET_SIZE):
            scratch.odds[number] = int(has(numbers, number))
    if answer < 0 or answer >= SET_SIZE or not has(numbers, answer):
        scratch.script_faults += int(answer != NONE)
        answer = nth(numbers, drawn(game, stream, position, popcount(numbers)))
    note(scratch, stream, answer)
    return answer


@kernel
def face_of(side: int) -> int:
    """Return the face on a side of a train die."""
    return side // 2 if side < 2 * (WILD - 1) else side - 2


@kernel
def train_die(game: GameRecord, scratch: Scratch, die: int) -> int:
    """Return the face of a train die: two sides each single and double, one each station and wild (R131)."""
    answer = scripted(scratch, DICE)
    if answer == NONE and is_open(scratch, DICE):
        for side in range(DIE_SIDES):
            scratch.odds[face_of(side)] += 1
    if answer < 0 or answer >= FACES:
        scratch.script_faults += int(answer != NONE)
        answer = face_of(drawn(game, DICE, int(game.turn) * DICE_A_TURN + die, DIE_SIDES))
    note(scratch, DICE, answer)
    return answer


@kernel
def tunnel_die(game: GameRecord, scratch: Scratch, die: int, symbols: int) -> int:
    """Return SYMBOL or BLANK for a tunnel die with so many symbols on its sides (R132)."""
    answer = scripted(scratch, DICE)
    if answer == NONE and is_open(scratch, DICE):
        scratch.odds[SYMBOL], scratch.odds[BLANK] = symbols, DIE_SIDES - symbols
    if answer < SYMBOL or answer > BLANK:
        scratch.script_faults += int(answer != NONE)
        side = drawn(game, DICE, int(game.turn) * DICE_A_TURN + die, DIE_SIDES)
        answer = SYMBOL if side < symbols else BLANK
    note(scratch, DICE, answer)
    return answer
