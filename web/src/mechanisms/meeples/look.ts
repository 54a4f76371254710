/** Meeples: which stand in a place, and how they are counted in words. */
import { counted } from '../../lib/names';
import { MEEPLES } from '../../lib/palette';
import { listed, say } from '../../lib/words';
import type { Board, Facts } from '../../protocol';

/** The meeples at a place: those of a country stand at all its border points. */
export function meeplesAt(board: Board, facts: Facts, id: string): Record<string, number> {
  const country = board.places.find((here) => here.id === id)?.country;
  return facts.meeples?.[id] ?? (country ? facts.meeples?.[country] : undefined) ?? {};
}

/** Meeples counted by colour: "2 red meeples and 1 blue meeple", or nothing. */
export function inWords(counts: Record<string, number>): string {
  const parts = counted('meeples', MEEPLES, counts);
  return parts.length ? listed(parts) : say('nothing');
}
