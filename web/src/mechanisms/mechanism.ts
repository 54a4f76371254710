/** What a mechanism may add to the page; a folder here has it in `index.ts`, and its components beside that:
 * `Ask.svelte` for the questions of its phases, `Offer.svelte` for what it offers beside the question for an action, `Seat.svelte` for what a player has of it, `Route.svelte` for what a route is told with,
 * `Place.svelte` for what stands in a place of the board, `Space.svelte` for spaces of tracks that look otherwise, `Table.svelte` for all the rest; `tellers.ts` has what the sentences of its events and reasons need. */
import type { Topic } from '../help/topic';
import type { Described } from '../lib/described';
import type { Desk } from '../lib/desk.svelte';
import type { Paint } from '../lib/palette';
import type { Sound } from '../motion/instruments';
import type { Action, Board, Facts, PlaceGeometry, PlaceInfo, Score, TableInfo, TrackInfo } from '../protocol';

/** A place of the board, around which a `Place.svelte` draws; `side` is 1 or -1, away from its name. */
export interface AtPlace {
  desk: Desk;
  info: PlaceInfo;
  place: PlaceGeometry;
  side: number;
}

/** Trains on tracks that are no player's. */
export interface Strangers {
  name: string;
  tracks: number[];
  told: () => string; // whose they are, in a sentence
  forAll?: boolean; // everybody's tickets may use them
  paint?: Paint; // of their wagons, where the track is not drawn otherwise
}

/** A deck beside that of train cards: the mark on its back, and what drawing from it does, if one may. */
export interface Deck {
  back: string;
  size: number;
  act: Action['kind'];
  action: Action | null;
  label: string;
  sure: string;
}

/** A number that stands with a player's trains and tickets: its word, and what it comes to, in a sentence. */
export interface Count {
  word: string;
  value: number;
  told?: string;
  ink?: string; // a colour of the palette
}

export interface Mechanism {
  /** Topics of the rule help, and what is told instead of others where it is played. */
  topics?: Topic[];
  instead?: Record<string, Topic>;
  played?: (board: Board) => boolean;
  /** The phases whose questions it asks. */
  phases?: string[];
  /** Kinds of actions that get a plain button where an action or a payment is asked for. */
  buttons?: Action['kind'][];
  /** What its actions do, in words. */
  words?: Partial<Record<Action['kind'], (told: Described) => string>>;
  /** What stands in a place, in sentences. */
  standing?: (board: Board, table: TableInfo, facts: Facts, place: string) => string[];
  /** What else can be pressed on the board while an action is asked for, in a sentence. */
  besides?: (desk: Desk) => string | null;
  /** Tracks and places that can be pressed for its questions now, and what that does. */
  ways?: (desk: Desk) => Map<number, Action>;
  targets?: (desk: Desk) => Map<string, Action>;
  /** What somebody wants who presses another place while it asks about places, as the server reads it. */
  wish?: (desk: Desk, place: string) => string | null;
  /** What could be done with a place that is pressed while nothing was begun. */
  offersAt?: (desk: Desk, place: string) => Action[];
  /** What is done to a track that is pressed in its phase, as the server reads it. */
  verb?: (facts: Facts) => string | null;
  /** Places it asks about, which should be in sight. */
  inSight?: (desk: Desk) => string[];
  strangers?: (facts: Facts) => Strangers | null;
  /** Colours that tracks have otherwise than printed; what there is to say about a track; whether `Space.svelte` draws its spaces. */
  colours?: (facts: Facts) => Record<number, string>;
  trackNotes?: (desk: Desk, track: number) => string[];
  spaces?: (track: Partial<TrackInfo>) => boolean;
  /** More decks to draw from; and the hands that cards of several decks make, one beside the other. */
  decks?: (desk: Desk) => Deck[];
  hands?: (facts: Facts) => Record<string, number>[] | null;
  /** Pieces besides trains that somebody has left: the last round begins when few of all are. */
  pieces?: (facts: Facts, seat: number) => number;
  /** What a player has of it, in numbers. */
  counts?: (desk: Desk, seat: number) => Count[];
  /** What its events sound like. */
  sounds?: Record<string, Sound>;
  /** Its parts of a score, and whether a game has them. */
  bonuses?: Partial<Record<keyof Score, (board: Board, facts: Facts) => boolean>>;
}
