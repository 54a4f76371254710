/** What sentences about events are made of; `telling.ts` and mechanisms put them together. */
import type { Board, TableInfo } from '../protocol';
import * as names from './names';
import { type Arguments } from './words';

export interface Scene {
  board: Board;
  table: TableInfo;
  double_tracks: number[] | null; // those that take Double symbols
  me: number | null;
}

export type Known = Record<string, string | number>;
export type Teller = (scene: Scene, known: Known) => Arguments;

export function paid(known: Known): Arguments {
  const counts = { locomotive: 0, [String(known['kind'])]: Number(known['cards']) };
  counts['locomotive'] = (counts['locomotive'] ?? 0) + Number(known['locomotives']);
  return { payment: names.cards(counts) };
}

export function paidWithDice(token: string, known: Known): Arguments {
  const cost = { [token]: Number(known['dice']), wild: Number(known['wilds']), token: Number(known['tokens'] ?? 0) };
  return { payment: names.payment(cost, token) };
}

export const route: Teller = ({ board }, known) => ({ route: names.route(board, Number(known['track'])) });
export const place: Teller = ({ board }, known) => ({ place: names.place(board, String(known['place'])) });
export const plain: Teller = (_, known) => known;

export const both = (...tellers: Teller[]): Teller => (scene, known) =>
  Object.assign({}, ...tellers.map((teller) => teller(scene, known))) as Arguments;
