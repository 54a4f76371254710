/** What the words for an action depend on. */
import type { Action, Board, Facts, TableInfo } from '../protocol';

export interface Described {
  board: Board;
  table: TableInfo;
  facts: Facts;
  action: Action;
}

/** What cards of any kind would stand for, and how many it takes. */
export function replacing(board: Board, facts: Facts): { count: number; what: string } {
  if (facts.replaces) return { count: facts.replaces, what: facts.dice ? 'wild' : 'locomotive' };
  const track = facts.claiming === null ? null : board.tracks[facts.claiming];
  return { count: track?.substitute ?? 0, what: track?.ferry ? 'locomotive' : 'card' };
}
