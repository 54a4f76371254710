/** Companies and their shares in words. */
import { listed, say } from '../../lib/words';
import type { Board } from '../../protocol';

/** The name of a company. */
export const company = (board: Board, id: string): string => board.companies.find((one) => one.id === id)?.name ?? id;

/** Shares by their numbers, company by company: "Reading 2, 5 and Lehigh Valley 1". */
export function sharesInWords(board: Board, holding: Record<string, number[]>): string {
  const held = board.companies.filter((one) => holding[one.id]?.length);
  const parts = held.map((one) => say('shares-of', { company: one.name, numbers: holding[one.id]!.join(', ') }));
  return parts.length ? listed(parts) : say('no-shares-held');
}
