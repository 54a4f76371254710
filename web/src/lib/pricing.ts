/** What the dice on the table could pay for: shown as a help while dice are chosen, never decided here. */
import type { Board, Facts, TableInfo } from '../protocol';

export type Symbol = 'single' | 'double';
const LONGEST_PAID = 8;

/** The kind of symbol a track takes. */
export function symbolOf(board: Board, table: TableInfo, number: number): Symbol {
  const few = table.seats.length < board.double_routes_players;
  if (few && table.options['dice.double_kind'] === 'open_tracks') return 'single';
  return (board.tracks[number]?.twins ?? 1) > 1 ? 'double' : 'single';
}

/** Whether nobody owns a track and it has not been closed by its twin. */
export function isOpen(board: Board, table: TableInfo, facts: Facts, me: number | null, number: number): boolean {
  if (facts.owner[number] !== undefined) return false;
  const track = board.tracks[number]!;
  if (track.twins === 1) return true;
  const twins = board.tracks.flatMap((other, index) => (other.a === track.a && other.b === track.b ? [index] : []));
  const owners = twins.map((index) => facts.owner[index]).filter((owner) => owner !== undefined);
  if (owners.includes(me ?? -1)) return false;
  return owners.length === 0 || table.seats.length >= board.double_routes_players;
}

/** The tracks that dice and tokens would be enough for. */
export function payable(board: Board, table: TableInfo, facts: Facts, me: number): number[] {
  const dice = facts.dice ?? {};
  const tokens = facts.tokens?.[me] ?? {};
  const wilds = dice['wild'] ?? 0;
  const chaos = Object.values(facts.monsters ?? {});
  return board.tracks.flatMap((track, number) => {
    const symbol = symbolOf(board, table, number);
    const have = (dice[symbol] ?? 0) + wilds + (tokens[symbol] ?? 0);
    const enough = have >= Math.min(track.length, LONGEST_PAID) && wilds >= track.ferry;
    const free = !chaos.includes(track.a) && !chaos.includes(track.b) && (facts.trains[me] ?? 0) >= track.trains;
    return enough && free && isOpen(board, table, facts, me, number) ? [number] : [];
  });
}
