/** Merchandise: what lies in a place. */
import type { Board, Facts } from '../../protocol';

/** What the top token of a place is worth, or null if none lies there. */
export function topGoods(board: Board, facts: Facts, id: string): number | null {
  const values = board.places.find((here) => here.id === id)?.goods ?? [];
  const left = facts.goods?.[id] ?? 0;
  return left ? (values[values.length - left] ?? null) : null;
}
