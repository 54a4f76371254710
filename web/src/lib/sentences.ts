/** What the server says in codes, as sentences: events, reasons and refusals. */
import type { Board, GameEvent, Reason, TableInfo } from '../protocol';
import { Refusal } from './api';
import * as names from './names';
import { both, card, dice, leaving, monster, numbers, paid, paidWithDice, place, plain, points, route, tally, ticket, type Known, type Scene, type Teller } from './tellers';
import { say, sayFor, type Arguments } from './words';

export { tally } from './tellers';
export type { Scene } from './tellers';

// Events of mechanisms; no component comes with them, because pages without a board tell refusals by this file too.
const OF_MECHANISMS = import.meta.glob<Record<string, Teller>>('../mechanisms/*/tellers.ts', { eager: true, import: 'tellers' });

// Arguments of their reasons, in words.
const REASONS = import.meta.glob<{ reasons?: Record<string, (value: string) => string> }>('../mechanisms/*/tellers.ts', { eager: true });

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

const TELLERS: Record<string, Teller> = {
  card_drawn: card,
  card_taken: card,
  card_turned_up: card,
  tunnel_card: card,
  card_given: card,
  tickets_split: ({ board }, known) => ({ tickets: names.deckTickets(split(board, known)) }),
  ticket_offered: ticket,
  ticket_kept: ticket,
  ticket_returned: ticket,
  ticket_completed: ticket,
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
  station_built_with_dice: both(place, (_, known) => paidWithDice('station', known)),
  tickets_drawn_with_dice: both(plain, (_, known) => paidWithDice('station', known)),
  tunnel_dice: both(plain, route),
  ...(Object.assign({}, ...Object.values(OF_MECHANISMS)) as Record<string, Teller>),
};

const OWN_BUSINESS = ['ticket_offered', 'ticket_kept', 'ticket_returned'];

/** Whom an event is about, for its sentence. */
export function who(scene: Scene, seat: number | null): Arguments {
  if (seat === null) return {};
  return { who: seat === scene.me ? 'you' : 'other', name: scene.table.seats[seat]?.name ?? '' };
}

/** Whether an event only follows from another and is worth no line. */
export const quiet = (told: GameEvent): boolean => ['card_turned_up', 'card_replaced'].includes(told.name);

/** The sentence for an event, or null if it is nobody else's business. */
export function event(scene: Scene, told: GameEvent): string | null {
  const known = told.arguments;
  if (OWN_BUSINESS.includes(told.name) && known['ticket'] === undefined) return null;
  const hidden = told.name === 'card_drawn' && known['kind'] === undefined ? '-hidden' : '';
  const id = `event-${told.name.replaceAll('_', '-')}${hidden}`;
  return say(id, { ...(TELLERS[told.name] ?? plain)(scene, known), ...who(scene, told.seat) });
}

/** The sentence for an event after a head that names its turn: a turn that begins only says whose it is. */
export function inTurn(scene: Scene, told: GameEvent): string {
  if (told.name === 'turn_started' && told.seat !== null) return scene.table.seats[told.seat]?.name ?? '';
  return event(scene, told) ?? '';
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
  if (key === 'monster') return names.monster(String(value));
  const told = Object.values(REASONS).find(({ reasons }) => reasons && key in reasons)?.reasons?.[key];
  if (told) return told(String(value));
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
