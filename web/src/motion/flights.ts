/** Which cards fly where for what has happened: from the display or the deck to whoever takes them, and to what they pay for. */
import type { GameEvent } from '../protocol';

export interface Flight {
  key: number;
  kind: string | null; // null: nobody here may know
  hidden: boolean; // begins with its back up
  from: DOMRect;
  to: DOMRect;
  delay: number;
}
type Way = Omit<Flight, 'key' | 'delay'>;

const BETWEEN = 120; // milliseconds between two cards
const PAID_BETWEEN = 70; // a payment is one gesture
const MOST = 8; // cards at once
const ON_BOARD = 26; // pixels that a card is high where it comes down on the board: no larger than a wagon is long
let count = 0;

function seen(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? box : null;
}

/** Where the cards of a seat are: its hand, its line among the players, or on a small screen where its move is told. */
function home(seat: number, me: number | null, kind: string | null): DOMRect | null {
  const mine = seat === me ? (seen(`[data-act=hand][data-kind=${kind}]`) ?? seen('section.hand')) : null;
  return mine ?? seen(`.players > li:nth-child(${seat + 1})`) ?? (seat === me ? null : seen('.moves'));
}

function moved({ name, seat, arguments: known }: GameEvent, me: number | null): Way[] {
  const which = known['kind'] ?? known['card'];
  const kind = which === undefined ? null : String(which);
  const deck = seen(known['deck'] === 'ship' ? '[data-act=draw_ship]' : '[data-act=draw]');
  const slot = seen(`[data-act=take]:nth-child(${Number(known['slot'] ?? 0) + 1})`);
  const from = TAKEN.includes(name) ? slot : deck;
  const to = TURNED_UP.includes(name) ? slot : seat === null ? null : home(seat, me, kind);
  return from && to ? [{ kind, hidden: !TAKEN.includes(name), from, to }] : [];
}

/** The middle of a track or a place, as far as the board shows it. */
function spot(known: GameEvent['arguments']): DOMRect | null {
  const box = seen('track' in known ? `[data-track="${known['track']}"]` : `[data-place="${known['place']}"]`);
  const board = seen('main.board');
  if (!box || !board) return null;
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  if (x < board.left || x > board.right || y < board.top || y > board.bottom) return null;
  return new DOMRect(x - ON_BOARD / 2, y - ON_BOARD / 2, ON_BOARD, ON_BOARD);
}

/** The cards that pay for something on the board go there. */
function paid({ seat, arguments: known }: GameEvent, me: number | null): Way[] {
  const to = spot(known);
  if (!to || seat === null) return [];
  const kinds = [...Array<string>(Number(known['cards'] ?? 0)).fill(String(known['kind'])), ...Array<string>(Number(known['locomotives'] ?? 0)).fill('locomotive')];
  return kinds.flatMap((kind) => {
    const from = home(seat, me, kind);
    return from ? [{ kind, hidden: false, from, to }] : [];
  });
}

const TAKEN = ['card_taken', 'display_card_taken'], TURNED_UP = ['card_turned_up', 'card_replaced'];
const MOVED = ['card_drawn', 'deck_card_drawn', ...TAKEN, ...TURNED_UP];
const PAID = ['route_claimed', 'route_claimed_for_all', 'station_built', 'marker_bought'];

const ways = (event: GameEvent, me: number | null): Way[] => (MOVED.includes(event.name) ? moved(event, me) : PAID.includes(event.name) ? paid(event, me) : []);

/** The flights of some events, one after the other. */
export function flightsOf(events: GameEvent[], me: number | null): Flight[] {
  const between = events.some(({ name }) => PAID.includes(name)) ? PAID_BETWEEN : BETWEEN;
  const found = events.flatMap((event) => ways(event, me)).slice(-MOST);
  return found.map((one, nth) => ({ ...one, key: ++count, delay: nth * between }));
}
