/** What a mechanism may add to the page; a folder here has it in `index.ts`, and its components beside that:
 * `Ask.svelte` for the questions of its phases, `Seat.svelte` for what a player has of it, `Table.svelte` for all the rest,
 * `Space.svelte` for spaces of tracks that look otherwise; `telling.ts` has what its events speak of. */
import type { Topic } from '../help/topic';
import type { Described } from '../lib/described';
import type { Desk } from '../lib/desk.svelte';
import type { Action, Board, Facts, Score, TableInfo, TrackInfo } from '../protocol';

export interface Mechanism {
  /** Topics of the rule help, and what is told instead of others where it is played. */
  topics?: Topic[];
  instead?: Record<string, Topic>;
  played?: (board: Board) => boolean;
  /** The phases whose questions it asks. */
  phases?: string[];
  /** What its actions do, in words. */
  words?: Partial<Record<Action['kind'], (told: Described) => string>>;
  /** What stands in a place, in sentences. */
  standing?: (board: Board, table: TableInfo, facts: Facts, place: string) => string[];
  /** Its parts of a score, and whether a game has them. */
  bonuses?: Partial<Record<keyof Score, (board: Board, facts: Facts) => boolean>>;
  /** While it asks about places: those that can be pressed and what that does; and what a press on another one is meant to be. */
  targets?: (desk: Desk) => Map<string, Action> | null;
  wishAt?: (desk: Desk, place: string) => string;
  /** Tracks that can be pressed for something of its own; and the verb of a press on a track, if it is another than to claim it. */
  ways?: (desk: Desk) => Map<number, Action>;
  verb?: (facts: Facts) => string | null;
  /** Places that what is asked now is about: they are brought into sight. */
  inSight?: (desk: Desk) => string[];
  /** Colours that tracks have otherwise than printed; what there is to say about a track; whether `Space.svelte` draws its spaces. */
  colours?: (facts: Facts) => Record<number, string>;
  trackNotes?: (desk: Desk, track: number) => string[];
  spaces?: (track: Partial<TrackInfo>) => boolean;
}
