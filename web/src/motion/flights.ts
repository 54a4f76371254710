/** Which cards fly where for what has happened: from the display or the deck to whoever takes them. */
import type { GameEvent } from '../protocol';

export interface Flight {
  key: number;
  kind: string | null; // null: nobody here may know
  hidden: boolean; // begins with its back up
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const BETWEEN = 120; // milliseconds between two cards
const MOST = 8; // cards at once
let count = 0;

function seen(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? box : null;
}

/** Where the cards of a seat are: its hand, or its line among the players. */
function home(seat: number, me: number | null, kind: string | null): DOMRect | null {
  const mine = seat === me ? (seen(`[data-act=hand][data-kind=${kind}]`) ?? seen('section.hand')) : null;
  return mine ?? seen(`.players > li:nth-child(${seat + 1})`);
}

function flight({ name, seat, arguments: known }: GameEvent, me: number | null): Omit<Flight, 'key' | 'delay'> | null {
  const which = known['kind'] ?? known['card'];
  const kind = which === undefined ? null : String(which);
  const deck = seen(known['deck'] === 'ship' ? '[data-act=draw_ship]' : '[data-act=draw]');
  const slot = seen(`[data-act=take]:nth-child(${Number(known['slot'] ?? 0) + 1})`);
  const from = TAKEN.includes(name) ? slot : deck;
  const to = TURNED_UP.includes(name) ? slot : seat === null ? null : home(seat, me, kind);
  return from && to ? { kind, hidden: !TAKEN.includes(name), from, to } : null;
}

const TAKEN = ['card_taken', 'display_card_taken'], TURNED_UP = ['card_turned_up', 'card_replaced'];
const CARDS = ['card_drawn', 'deck_card_drawn', ...TAKEN, ...TURNED_UP];

/** The flights of some events, one after the other. */
export function flightsOf(events: GameEvent[], me: number | null): Flight[] {
  const found = events.filter(({ name }) => CARDS.includes(name)).slice(-MOST).flatMap((event) => flight(event, me) ?? []);
  return found.map((one, nth) => ({ ...one, key: ++count, delay: nth * BETWEEN }));
}
