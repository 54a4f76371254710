/**
 * A game that is looked at again: its moments, and at which of them one is. For a desk it is what a line to the server
 * is for a live table; nothing can be sent to it.
 */
import type { ChatLine, Emoted, Facts, FromServer, GameEvent, OpenFacts, Replay, SeatView, TableInfo } from '../protocol';
import type { Source } from '../lib/session.svelte';

const NOTHING: ChatLine[] = [];
const OVER: FromServer = { type: 'refused', request: 0, code: 'game_over', why: null, detail: '' };

/** A view in which nobody is asked anything. */
export function still(decision: number, facts: Facts, ending: SeatView['ending'] = null): SeatView {
  const waiting_for = facts.to_move >= 0 ? [facts.to_move] : [];
  return { decision, facts, question: null, waiting_for, deadline: null, undo_alone: 0, undo_agreed: 0, proposal: null, ending, thought: null, halved: [] };
}

/** Where a desk's news come from when they are all in the past. */
export abstract class Past implements Source {
  abstract readonly seat: number | null;
  abstract readonly table: TableInfo;
  abstract readonly view: SeatView;
  abstract readonly events: GameEvent[];
  abstract readonly fresh: GameEvent[];
  readonly line = 'closed';
  readonly chat = NOTHING;
  readonly emoted: Emoted[] = [];

  send(): Promise<FromServer> {
    return Promise.resolve(OVER);
  }

  now(): number {
    return Date.now() / 1000;
  }
}

export interface Turn {
  turn: number;
  seat: number;
  move: number;
}

export class Playback extends Past {
  at = $state(0);
  readonly seat: number | null;
  readonly all: GameEvent[];
  readonly turns: Turn[] = [];
  #facts: Facts[] = [];
  #ends: number[] = []; // how many events there were at each moment

  constructor(readonly table: TableInfo, readonly replay: Replay) {
    super();
    this.seat = /^\d$/.test(replay.perspective) ? Number(replay.perspective) : null;
    this.all = replay.moments.flatMap((moment) => moment.events);
    let facts = {} as Facts, count = 0;
    replay.moments.forEach((moment, move) => {
      if (move === 0 || moment.changes['turn'] !== undefined) this.turns.push({ turn: 0, seat: 0, move });
      facts = { ...facts, ...moment.changes } as Facts;
      this.#facts.push(facts);
      this.#ends.push((count += moment.events.length));
    });
    for (const turn of this.turns) Object.assign(turn, { turn: this.#facts[turn.move]!.turn, seat: this.#facts[turn.move]!.to_move });
  }

  get last(): number {
    return this.#facts.length - 1;
  }

  get facts(): Facts {
    return this.#facts[this.at]!;
  }

  /** What was known at a moment. */
  factsAt(move: number): Facts {
    return this.#facts[move]!;
  }

  /** All hands and tickets, where everything is open. */
  get open(): OpenFacts | null {
    return this.replay.perspective === 'open' ? (this.facts as OpenFacts) : null;
  }

  get view(): SeatView {
    return still(this.at, this.facts, this.at === this.last ? this.replay.ending : null);
  }

  get events(): GameEvent[] {
    return this.all.slice(0, this.#ends[this.at]);
  }

  get fresh(): GameEvent[] {
    return this.replay.moments[this.at]!.events;
  }

  /** The place of the last event so far in the list of all. */
  get event(): number {
    return this.#ends[this.at]! - 1;
  }

  /** The place of the first event of this moment. */
  get since(): number {
    return this.event - this.fresh.length + 1;
  }

  /** Goes to a moment; numbers beyond the ends mean the ends. */
  go(move: number): void {
    this.at = Number.isFinite(move) ? Math.min(this.last, Math.max(0, Math.round(move))) : 0;
  }

  /** Goes to the moment of an event. */
  goToEvent(event: number): void {
    this.go(this.#ends.findIndex((end) => end > event));
  }

  /** Goes to the next moment, or the one before, at which something happened that is told here. */
  step(by: 1 | -1): void {
    let move = this.at + by;
    while (move > 0 && move < this.last && !this.replay.moments[move]!.events.length) move += by;
    this.go(move);
  }

  /** Goes to the beginning of the next turn, or of this one or the one before. */
  stepTurn(by: 1 | -1): void {
    const found = by > 0 ? this.turns.find((turn) => turn.move > this.at) : this.turns.findLast((turn) => turn.move < this.at);
    this.go(found ? found.move : by > 0 ? this.last : 0);
  }

  /** The turn that is played at this moment. */
  get turn(): Turn {
    return this.turns.findLast((turn) => turn.move <= this.at)!;
  }
}

/** One seat's side of a game whose every hand is open. */
export class Side extends Past {
  constructor(readonly whole: Playback, readonly seat: number) {
    super();
  }

  get table(): TableInfo {
    return this.whole.table;
  }

  get view(): SeatView {
    const open = this.whole.open!;
    const own = { hand: open.hands[this.seat]!, tickets: open.held[this.seat]!, offered: open.choosing[this.seat]! };
    return still(this.whole.at, { ...open, ...own });
  }

  get events(): GameEvent[] {
    return this.whole.events;
  }

  get fresh(): GameEvent[] {
    return this.whole.fresh;
  }
}
