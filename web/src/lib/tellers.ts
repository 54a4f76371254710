/** What the sentence of an event is told with: the parts that tellers are made of, for all and for mechanisms. */
import type { Board, TableInfo } from '../protocol';
import * as names from './names';
import { FACES } from './palette';
import { say, type Arguments } from './words';

export interface Scene {
  board: Board;
  table: TableInfo;
  double_tracks: number[] | null; // those that take Double symbols
  me: number | null;
}

export type Known = Record<string, string | number>;
export type Teller = (scene: Scene, known: Known) => Arguments;

export const numbers = (known: Known, keys: string[]): Record<string, number> =>
  Object.fromEntries(keys.map((key) => [key, Number(known[key] ?? 0)]));

/** How often each face occurs. */
export function tally(faces: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const face of faces) if (face) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

export function paid(known: Known): Arguments {
  const counts = { locomotive: 0, [String(known['kind'])]: Number(known['cards']) };
  counts['locomotive'] = (counts['locomotive'] ?? 0) + Number(known['locomotives']);
  return { payment: names.cards(counts) };
}

export function paidWithDice(token: string, known: Known): Arguments {
  const cost = { [token]: Number(known['dice']), wild: Number(known['wilds']), token: Number(known['tokens'] ?? 0) };
  return { payment: names.payment(cost, token) };
}

export const card: Teller = (_, known): Arguments => (known['kind'] === undefined ? {} : { card: say(`card-${known['kind']}`) });
export const route: Teller = ({ board }, known) => ({ route: names.route(board, Number(known['track'])) });
// Where markers decide, who scores a route is told apart.
export const points: Teller = ({ board }, known) => ({ points: board.markers ? 0 : board.tracks[Number(known['track'])]?.points ?? 0 });
export const spaces: Teller = ({ board }, known) => ({ spaces: board.tracks[Number(known['track'])]?.length ?? 0 });
export const place: Teller = ({ board }, known) => ({ place: names.place(board, String(known['place'])) });
export const leaving: Teller = ({ board }, known) => ({
  left: names.place(board, String(known['left'])),
  stays: known['left'] === known['place'] ? 'yes' : 'no',
});
export const ticket: Teller = ({ board }, known) => ({ ticket: names.ticket(board, Number(known['ticket'])) });
export const monster: Teller = (_, known) => ({ monster: names.monster(String(known['monster'])) });
export const dice: Teller = (_, known) => ({ dice: names.dice(numbers(known, FACES)) });
export const plain: Teller = (_, known) => known;

export const both = (...tellers: Teller[]): Teller => (scene, known) =>
  Object.assign({}, ...tellers.map((teller) => teller(scene, known))) as Arguments;
