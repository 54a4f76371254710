/**
 * One seat's line to its table (or a spectator's): it says hello, keeps what the server tells, and comes back by itself
 * when the line is cut. It decides nothing about the game.
 */
import { passwordOf } from './keys';
import type { ChatLine, Emoted, Events, FromClient, FromServer, GameEvent, SeatView, Snapshot, TableInfo, Update } from '../protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';
type Without<T> = T extends { request?: number } ? Omit<T, 'request'> : never;
export type Wish = Without<FromClient>;

/** Where a table's news come from: a line to the server, or a game that is looked at again. */
export interface Source {
  readonly line: Line;
  readonly seat: number | null;
  readonly table: TableInfo | null;
  readonly view: SeatView | null;
  readonly events: GameEvent[];
  readonly fresh: GameEvent[];
  readonly chat: ChatLine[];
  readonly emoted: Emoted[];
  send(wish: Wish): Promise<FromServer>;
  now(): number;
}

const FATAL: Record<number, string> = {
  4404: 'unknown_table', 4403: 'foreign_origin', 4401: 'wrong_token',
  4411: 'password_needed', 4412: 'wrong_password', 4429: 'too_many_spectators',
};
const PING_EVERY = 5_000;
const PATIENCE = 4_000; // for an answer, before a player is told that the line may be cut
const SILENCE = 20_000; // after which another line is opened
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export class Session implements Source {
  line = $state<Line>('connecting');
  failure = $state<string | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<SeatView | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  emoted = $state.raw<Emoted[]>([]); // all that was shown since the line was opened
  fresh = $state.raw<GameEvent[]>([]); // what the last update brought
  clockError = 0; // the server's time minus ours, in seconds

  #socket: WebSocket | null = null;
  #version = 0;
  #request = 0;
  #waiting = new Map<number, (answer: FromServer) => void>();
  #wait = FIRST_WAIT;
  #heard = 0;
  #timer = 0;
  #doubt = 0;
  #again = 0;

  constructor(readonly code: string, readonly token: string | null) {
    this.#open();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#suspect);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Sends a wish; the answer is what the server says to it, or a refusal `offline`. */
  send(wish: Wish): Promise<FromServer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: 'refused', request: 0, code: 'storage_failed', why: null, detail: 'offline' });
    }
    const request = ++this.#request;
    const answer = new Promise<FromServer>((resolve) => this.#waiting.set(request, resolve));
    socket.send(JSON.stringify({ ...wish, request }));
    return answer;
  }

  /** Ends the line for good. */
  close(): void {
    this.line = 'closed';
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#suspect);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#again);
    this.#drop();
  }

  /** The server's time now. */
  now(): number {
    return Date.now() / 1000 + this.clockError;
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.#socket = socket;
    this.#doubt = window.setTimeout(() => this.#closed(0), SILENCE);
    socket.onopen = () => this.#hello();
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  #hello(): void {
    this.#heard = Date.now();
    clearTimeout(this.#doubt);
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => this.#ping(), PING_EVERY);
    const password = this.token ? null : passwordOf(this.code);
    void this.send({ type: 'hello', token: this.token, version: this.#version, events: this.events.length, password });
  }

  /** Asks whether the server is there. A cut line says nothing by itself, so an answer that stays out is told. */
  #ping(): void {
    if (this.line === 'lost' && Date.now() - this.#heard > SILENCE) return this.#closed(0);
    const asked = Date.now();
    void this.send({ type: 'ping' });
    clearTimeout(this.#doubt);
    this.#doubt = window.setTimeout(() => {
      if (this.line === 'open' && this.#heard < asked) this.line = 'lost';
    }, PATIENCE);
  }

  /** The browser says that it is offline: that is told, and whether it is true is asked. */
  #suspect = (): void => {
    if (this.line !== 'open') return;
    this.line = 'lost';
    this.#ping();
  };

  /** Gives the line up; not even its end is waited for, since closing one that is cut takes long. */
  #drop(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#doubt);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const resolve of this.#waiting.values()) {
      resolve({ type: 'refused', request: 0, code: 'storage_failed', why: null, detail: 'offline' });
    }
    this.#waiting.clear();
  }

  #closed(code: number): void {
    this.#drop();
    if (this.line === 'closed') return;
    this.failure = FATAL[code] ?? null;
    this.line = this.failure ? 'closed' : 'lost';
    if (this.failure) return;
    this.#again = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  #hurry = (): void => {
    if (this.line !== 'lost' || document.hidden) return;
    clearTimeout(this.#again);
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #take(message: FromServer): void {
    this.#heard = Date.now();
    if (this.line === 'lost' && message.type === 'pong') this.line = 'open'; // it was only slow
    if (message.type === 'snapshot') this.#begin(message);
    else if (message.type === 'update') this.#follow(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    else if (message.type === 'emoted') this.emoted = [...this.emoted, message];
    else if (message.type === 'presence') this.#presence(message.connected, message.spectators);
    if ('request' in message) this.#answer(message.request, message);
  }

  #answer(request: number, message: FromServer): void {
    this.#waiting.get(request)?.(message);
    this.#waiting.delete(request);
  }

  #begin(told: Snapshot): void {
    this.line = 'open';
    this.#wait = FIRST_WAIT;
    this.seat = told.seat;
    this.chat = told.chat;
    this.#all(told.version, told.table, told.view, told.events, told.now);
  }

  #follow(told: Update): void {
    if (told.after !== this.#version) {
      if (told.version > this.#version) this.#hello();
      return;
    }
    this.#all(told.version, told.table, told.view, told.events, told.now);
  }

  #all(version: number, table: TableInfo | null, view: SeatView | null, events: Events, now: number): void {
    this.#version = version;
    this.clockError = now - Date.now() / 1000;
    const known = this.events.length;
    const later = events.start >= known || events.start > 0 || known === 0;
    if (events.items.length || events.start < known) {
      this.events = [...this.events.slice(0, events.start), ...events.items];
      this.fresh = known > 0 && later ? events.items : [];
    }
    if (table) this.table = table;
    if (view) this.view = view;
  }

  #presence(connected: number[], spectators: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, connected: connected.includes(seat.seat) }));
    this.table = { ...this.table, seats, spectators };
  }
}
