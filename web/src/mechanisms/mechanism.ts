/** What a mechanism may add to the page; a folder here has it in `index.ts`, and its components beside that:
 * `tell.ts` for what its events and reasons say (`tellers.ts`), `Ask.svelte` for the questions of its phases, `Seat.svelte` for what a player has of it, `Table.svelte` for all the rest. */
import type { Topic } from '../help/topic';
import type { Described } from '../lib/described';
import type { Action, Board, Facts, Score, TableInfo } from '../protocol';

export interface Mechanism {
  /** Topics of the rule help, and what is told instead of others where it is played. */
  topics?: Topic[];
  instead?: Record<string, Topic>;
  played?: (board: Board) => boolean;
  /** The phases whose questions it asks. */
  phases?: string[];
  /** Kinds of actions that get a plain button where an action or a payment is asked for. */
  buttons?: Action['kind'][];
  /** What there is to know about a track, in sentences. */
  aboutTrack?: (board: Board, table: TableInfo, facts: Facts, track: number) => string[];
  /** What its actions do, in words. */
  words?: Partial<Record<Action['kind'], (told: Described) => string>>;
  /** What stands in a place, in sentences. */
  standing?: (board: Board, table: TableInfo, facts: Facts, place: string) => string[];
  /** Its parts of a score, and whether a game has them. */
  bonuses?: Partial<Record<keyof Score, (board: Board, facts: Facts) => boolean>>;
}
