/** A table as its host plans it, before it exists. */
import { opponent } from '../lib/ladder';
import type { BoardInfo, Clock, Colour, CreateTable, OptionInfo, Pattern, SeatPlan, ServerInfo } from '../protocol';
import { matters, type Value } from '../lib/rules';

export interface PlannedSeat {
  key: number;
  kind: 'mine' | 'open' | 'bot';
  name: string;
  colour: Colour;
  pattern: Pattern;
  bot: string;
}

/** Boards as people look for them: those that most know or that children play, countries and continents, cities for a short game, those of this project, others. */
const GROUPS = {
  first: ['usa', 'europe', 'first-journey-usa'],
  countries: ['germany', 'marklin', 'switzerland', 'nordic', 'france', 'nederland', 'united-kingdom', 'india', 'legendary-asia', 'japan', 'pennsylvania', 'old-west', 'rails-and-sails-world'],
  cities: ['new-york', 'london', 'san-francisco'],
  own: ['anatolia', 'lake-constance'],
} as const;

export type BoardGroup = keyof typeof GROUPS | 'more';

/** Boards by group, each in the order of its group; what no group names stands under the last. */
export function grouped(boards: BoardInfo[]): [BoardGroup, BoardInfo[]][] {
  const named: string[] = Object.values(GROUPS).flat();
  const groups: [BoardGroup, BoardInfo[]][] = Object.entries(GROUPS).map(([group, ids]) => [
    group as BoardGroup,
    ids.flatMap((id) => boards.filter((board) => board.id === id)),
  ]);
  groups.push(['more', boards.filter((board) => !named.includes(board.id))]);
  return groups.filter(([, members]) => members.length);
}

export class Plan {
  map = $state('');
  ticketSet = $state('base');
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, Value>>({});
  clock = $state<Clock>({ unit: 'none', amount: 0 });
  botDelay = $state(0.8);
  takeover = $state(true);
  hints = $state(true);
  password = $state('');
  listed = $state(false);
  beginsFull = $state(false);
  holidays = $state(0);
  #next = 0;

  readonly boards: BoardInfo[];

  constructor(readonly server: ServerInfo, boards: BoardInfo[], name: string, colour: Colour | '' = '') {
    this.boards = grouped(boards).flatMap(([, members]) => members);
    this.map = this.boards[0]!.id;
    this.add('mine', name);
    if (colour) this.wear(this.seats[0]!, 'colour', colour);
    this.add('bot');
    this.add('bot');
  }

  get board(): BoardInfo {
    return this.boards.find((board) => board.id === this.map)!;
  }

  get full(): boolean {
    return this.seats.length >= this.board.players[1];
  }

  add(kind: PlannedSeat['kind'], name = ''): void {
    const colours = this.seats.map((seat) => seat.colour), patterns = this.seats.map((seat) => seat.pattern);
    const colour = this.server.colours.find((one) => !colours.includes(one)) ?? 'red';
    const pattern = this.server.patterns.find((one) => !patterns.includes(one)) ?? 'plain';
    this.seats.push({ key: this.#next++, kind, name, colour, pattern, bot: opponent() });
  }

  remove(key: number): void {
    this.seats = this.seats.filter((seat) => seat.key !== key);
  }

  /** Gives a seat a colour or pattern; who had it gets the old one. */
  wear<K extends 'colour' | 'pattern'>(seat: PlannedSeat, what: K, value: PlannedSeat[K]): void {
    const other = this.seats.find((one) => one !== seat && one[what] === value);
    if (other) other[what] = seat[what];
    seat[what] = value;
  }

  choose(map: string): void {
    this.map = map;
    this.ticketSet = 'base';
    this.seats = this.seats.slice(0, this.board.players[1]);
  }

  value(option: OptionInfo): Value {
    return this.options[option.key] ?? option.default;
  }

  /** Whether an option matters with the expansions chosen. */
  matters(option: OptionInfo): boolean {
    return matters(option, this.board, this.options);
  }

  /** Whether the table waits for somebody. */
  get inviting(): boolean {
    return this.seats.some((seat) => seat.kind === 'open');
  }

  /** Shows the table to strangers, who are not to wait for somebody without end. */
  show(listed: boolean): void {
    this.listed = listed;
    if (listed && this.clock.unit === 'none') this.clock = { unit: 'seconds', amount: 180 };
  }

  get ready(): boolean {
    return this.seats.length >= this.board.players[0] && this.seats.some((seat) => seat.kind === 'mine');
  }

  /** The plan as a request to the server. */
  request(): CreateTable {
    const chosen = this.server.options.filter((option) => option.key in this.options && this.matters(option));
    const known = chosen.filter((option) => this.options[option.key] !== option.default);
    return {
      map: this.map,
      ticket_set: this.ticketSet,
      seats: this.seats.map(planned),
      options: Object.fromEntries(known.map((option) => [option.key, this.options[option.key]!])),
      clock: $state.snapshot(this.clock),
      bot_delay: this.botDelay,
      takeover: this.takeover,
      hints: this.hints,
      password: this.password.trim() || null,
      holidays: this.clock.unit === 'days' ? this.holidays : 0,
      listed: this.listed && this.inviting,
      begins_full: this.beginsFull && this.inviting,
      start: this.seats.every((seat) => seat.kind !== 'open'),
    };
  }
}

function planned({ kind, name, colour, pattern, bot }: PlannedSeat): SeatPlan {
  const worn = { colour, pattern };
  if (kind === 'bot') return { kind, bot, ...worn };
  return kind === 'mine' ? { kind, name: name.trim() || null, ...worn } : { kind, ...worn };
}
