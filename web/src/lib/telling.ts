/** What the server says in codes, as sentences: events, reasons and refusals. */
import type { Board, GameEvent, Reason, TableInfo } from '../protocol';
import { Refusal } from './api';
import * as names from './names';
import { FACES } from './palette';
import { say, sayFor, type Arguments } from './words';

export interface Scene {
  board: Board;
  table: TableInfo;
  double_tracks: number[] | null; // those that take Double symbols
  me: number | null;
}

type Known = Record<string, string | number>;
type Teller = (scene: Scene, known: Known) => Arguments;

const numbers = (known: Known, keys: string[]): Record<string, number> =>
  Object.fromEntries(keys.map((key) => [key, Number(known[key] ?? 0)]));

/** How often each face occurs. */
export function tally(faces: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const face of faces) if (face) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

function paid(known: Known): Arguments {
  const counts = { locomotive: 0, [String(known['kind'])]: Number(known['cards']) };
  counts['locomotive'] = (counts['locomotive'] ?? 0) + Number(known['locomotives']);
  return { payment: names.cards(counts) };
}

function paidWithDice(token: string, known: Known): Arguments {
  const cost = { [token]: Number(known['dice']), wild: Number(known['wilds']), token: Number(known['tokens'] ?? 0) };
  return { payment: names.payment(cost, token) };
}

/** Tickets by deck, in the order the board names its decks. */
function split(board: Board, known: Known): Record<string, number> {
  const decks = [...new Set(board.tickets.map((one) => one.deck))];
  const counts = [Number(known['first']), Number(known['second'])];
  return Object.fromEntries(decks.map((deck, index) => [deck, counts[index] ?? 0] as const).filter(([, count]) => count));
}

function monsterPurse(table: TableInfo): string {
  if (!table.options['dice']) return 'cards';
  return table.options['combined.monster_payment'] === 'wild_or_pair' ? 'pairs' : 'wilds';
}

const card: Teller = (_, known): Arguments => (known['kind'] === undefined ? {} : { card: say(`card-${known['kind']}`) });
const route: Teller = ({ board }, known) => ({ route: names.route(board, Number(known['track'])) });
// Where markers decide, who scores a route is told apart.
const points: Teller = ({ board }, known) => ({ points: board.markers ? 0 : board.tracks[Number(known['track'])]?.points ?? 0 });
const spaces: Teller = ({ board }, known) => ({ spaces: board.tracks[Number(known['track'])]?.length ?? 0 });
const place: Teller = ({ board }, known) => ({ place: names.place(board, String(known['place'])) });
const leaving: Teller = ({ board }, known) => ({
  left: names.place(board, String(known['left'])),
  stays: known['left'] === known['place'] ? 'yes' : 'no',
});
const share: Teller = ({ board }, known) => ({ company: names.company(board, String(known['company'])), number: known['number'] ?? 0 });
const ticket: Teller = ({ board }, known) => ({ ticket: names.ticket(board, Number(known['ticket'])) });
const monster: Teller = (_, known) => ({ monster: names.monster(String(known['monster'])) });
const dice: Teller = (_, known) => ({ dice: names.dice(numbers(known, FACES)) });
const plain: Teller = (_, known) => known;

const both = (...tellers: Teller[]): Teller => (scene, known) =>
  Object.assign({}, ...tellers.map((teller) => teller(scene, known))) as Arguments;

const TELLERS: Record<string, Teller> = {
  card_drawn: card,
  card_taken: card,
  card_turned_up: card,
  tunnel_card: card,
  card_given: card,
  tickets_split: ({ board }, known) => ({ tickets: names.deckTickets(split(board, known)) }),
  stack_put: both(place, (_, known) => ({ symbol: names.tourist(String(known['symbol'])), count: Number(known['count']) })),
  start_city_chosen: place,
  marker_bought: both(place, (_, known) => paid(known)),
  marker_bought_with_dice: both(place, (_, known) => paidWithDice('station', known)),
  route_scored: both(plain, route),
  alien_captured: both(plain, place),
  tourist_taken: both(place, (_, known) => ({ symbol: names.tourist(String(known['symbol'])) })),
  meeple_taken: both(place, (_, known) => ({ meeple: say(`meeple-${known['colour']}`) })),
  share_taken: share,
  dummy_share_taken: share,
  dummy_share_shown: share,
  passenger_placed: place,
  passenger_set_out: place,
  passenger_travelled: both(route, place, ({ table }, known) => ({ purse: known['paid'] ? (table.options['dice'] ? 'dice' : 'cards') : 'nothing' })),
  goods_taken: both(place, (_, known) => ({ points: known['value'] ?? 0 })),
  passenger_arrived: place,
  ticket_offered: ticket,
  ticket_kept: ticket,
  ticket_returned: ticket,
  ticket_completed: ticket,
  ticket_laid_open: ticket,
  neutral_ticket: ticket,
  neutral_claimed: route,
  toll_paid: both(plain, route),
  loan_taken: both(plain, route),
  toll_received: both(plain, route),
  route_claimed: both(route, points, (_, known) => paid(known)),
  tunnel_entered: both(route, (_, known) => paid(known)),
  tunnel_surcharge: both(plain, route),
  tunnel_declined: both(route, ({ table }) => ({ purse: table.options['dice'] ? 'dice' : 'cards' })),
  station_built: both(place, (_, known) => paid(known)),
  monster_placed: both(monster, place),
  monster_moved: both(plain, monster, place, leaving, ({ table }) => ({ purse: monsterPurse(table) })),
  monster_card_turned: monster,
  monster_paid: (_, known) => {
    const faces = [String(known['one']), String(known['two'])].filter((one) => one !== 'none');
    return { dice: names.dice(tally(faces.flatMap((one) => (one === 'wild' ? [one] : [one, one])))) };
  },
  dice_rolled: dice,
  dice_stand: dice,
  token_bought: (_, known) => ({
    token: String(known['token']),
    dice: names.dice(tally([String(known['one']), String(known['two'])])),
  }),
  tokens_returned: (_, known) => ({ tokens: names.tokens(numbers(known, ['single', 'double'])) }),
  route_claimed_with_dice: both(route, points, (scene, known) => paidWithDice(names.symbol(scene, Number(known['track'])), known)),
  route_claimed_for_all: both(route, spaces, (_, known) => paid(known)),
  route_claimed_for_all_with_dice: both(route, spaces, (scene, known) => paidWithDice(names.symbol(scene, Number(known['track'])), known)),
  station_built_with_dice: both(place, (_, known) => paidWithDice('station', known)),
  tickets_drawn_with_dice: both(plain, (_, known) => paidWithDice('station', known)),
  tunnel_dice: both(plain, route),
};

const OWN_BUSINESS = ['ticket_offered', 'ticket_kept', 'ticket_returned'];

/** Whom an event is about, for its sentence. */
export function who(scene: Scene, seat: number | null): Arguments {
  if (seat === null) return {};
  return { who: seat === scene.me ? 'you' : 'other', name: scene.table.seats[seat]?.name ?? '' };
}

/** Whether an event only follows from another and is worth no line. */
export const quiet = (told: GameEvent): boolean => told.name === 'card_turned_up';

/** The sentence for an event, or null if it is nobody else's business. */
export function event(scene: Scene, told: GameEvent): string | null {
  const known = told.arguments;
  if (OWN_BUSINESS.includes(told.name) && known['ticket'] === undefined) return null;
  const hidden = told.name === 'card_drawn' && known['kind'] === undefined ? '-hidden' : '';
  const id = `event-${told.name.replaceAll('_', '-')}${hidden}`;
  return say(id, { ...(TELLERS[told.name] ?? plain)(scene, known), ...who(scene, told.seat) });
}

/** The sentence for why an action is not possible. */
export function why(scene: Scene, reason: Reason): string {
  const said: Arguments = {};
  for (const [key, value] of Object.entries(reason.arguments ?? {})) said[key] = argument(scene, key, value);
  Object.assign(said, special(reason), 'seat' in said ? who(scene, Number(said['seat'])) : {});
  if (reason.code === 'not_now') return sayFor('web-not-now', String(said['phase'] ?? 'action'), { phase: String(said['phase'] ?? 'action') });
  const id = `why-${reason.code.replaceAll('_', '-')}`;
  const sentence = reason.code === 'not_in_game' ? sayFor(id, String(said['part']), said) : say(id, said);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function argument(scene: Scene, key: string, value: string | number): string | number {
  if (key === 'place') return names.place(scene.board, String(value));
  if (key === 'symbol') return names.tourist(String(value));
  if (key === 'monster') return names.monster(String(value));
  return key === 'phase' ? String(value).replaceAll(' ', '_') : value;
}

function special({ code, arguments: known }: Reason): Arguments {
  if (['not_face_up', 'not_in_hand', 'given_in_order'].includes(code)) return { kind: names.kind(String(known['kind'])) };
  if (code === 'few_cards' || code === 'few_cards_of_colour') {
    const kind = String(known['kind'] ?? 'unknown');
    return { kind, colour: kind === 'any' || kind === 'unknown' ? '' : names.kind(kind), have: known['have'] ?? 0 };
  }
  if (code === 'not_these_dice') return { dice: names.dice(tally(Object.values(known).map(String))) };
  return {};
}

/** The sentence for a refusal by its code. */
export function refusal(code: string, detail = ''): string {
  if (code === 'offline' || detail === 'offline') return say('web-offline');
  if (code === 'no_notices') return say('web-turns-refused');
  return say(`refusal-${code.replaceAll('_', '-')}`, { action: detail });
}

/** The sentence for a request that failed. */
export function failure(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  const sentence = refusal(error.code, error.detail);
  return error.line === null ? sentence : `${sentence} ${say('web-replay-line', { line: error.line, reason: error.detail })}`;
}
