/** Looking back from a table where a game goes on: the board as it stood at a line of the log, and back to now. */
import type { GameEvent, SeatView, TableInfo } from '../protocol';
import { Desk } from '../lib/desk.svelte';
import { event, quiet, refusal } from '../lib/sentences';
import { Past, still } from './playback.svelte';

/** A table as it stood once. */
class Once extends Past {
  readonly fresh: GameEvent[] = [];

  constructor(readonly seat: number | null, readonly table: TableInfo, readonly view: SeatView, readonly events: GameEvent[]) {
    super();
  }
}

interface Moment {
  event: number;
  told: GameEvent;
  desk: Desk;
}

export class LookingBack {
  #moment = $state.raw<Moment | null>(null);

  constructor(readonly live: Desk) {}

  /** The desk to draw: that of the moment looked at, or the live one. */
  get desk(): Desk {
    return this.#moment?.desk ?? this.live;
  }

  /** The place in the log that is looked at; null: now. */
  get event(): number | null {
    return this.#moment?.event ?? null;
  }

  /** The turn that the event looked at belongs to; after the last event of a turn the next one has begun on the board. 0: the opening. */
  get turn(): number {
    const before = this.live.session.events.slice(0, (this.event ?? -1) + 1);
    return Number(before.findLast((one) => one.name === 'turn_started')?.arguments['turn'] ?? 0);
  }

  /** The track that was claimed with the event looked at, if any. */
  get track(): number | null {
    const told = this.#moment?.told;
    return told?.name.startsWith('route_claimed') ? Number(told.arguments['track']) : null;
  }

  /** Shows the table as it stood after an event. */
  async show(place: number): Promise<void> {
    const { session, board, geometry } = this.live;
    const answer = await session.send({ type: 'ask_moment', event: place });
    const told = session.events[place];
    if (answer.type === 'refused') return this.desk.tell(refusal(answer.code, answer.detail), true);
    if (answer.type !== 'past' || !told) return;
    this.#moment = { event: place, told, desk: new Desk(this.#once({ ...still(answer.move, answer.facts), halved: answer.halved }, place), board, geometry) };
  }

  #once(view: SeatView, place: number): Once {
    const { session, table } = this.live;
    return new Once(session.seat, table, view, session.events.slice(0, place + 1));
  }

  now(): void {
    this.#moment = null;
  }

  /** Whether what is looked at has been taken back meanwhile. */
  get gone(): boolean {
    return this.#moment !== null && this.live.session.events[this.#moment.event] !== this.#moment.told;
  }

  /** The place of the next line of the log, or the one before; null if there is none. */
  beside(by: 1 | -1): number | null {
    const { events } = this.live.session;
    let place = (this.event ?? events.length) + by;
    while (events[place] && (quiet(events[place]!) || event(this.live.scene, events[place]!) === null)) place += by;
    return events[place] ? place : null;
  }
}
