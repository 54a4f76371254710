/** A board while it is drawn: what is selected, which tool is in hand, and every step back and forth. */
import * as file from './file';
import type { BoardFile, Part } from './file';
import { suggestedLength } from './lay';
import type { Schema } from './schema';

export type Tool = 'select' | 'place' | 'track' | 'pan';
export const TOOLS: Tool[] = ['select', 'place', 'track', 'pan'];

export interface Point {
  x: number;
  y: number;
}

export interface Selection {
  places: ReadonlySet<string>;
  tracks: ReadonlySet<number>;
}

/** A picture laid under a board: it stays in this browser and is no part of the file. */
export interface Picture {
  source: string;
  strength: number;
}

const NOTHING: Selection = { places: new Set(), tracks: new Set() };
export const GRID = 10;

export class Drawing {
  board = $state.raw<BoardFile>(null!);
  preview = $state.raw<BoardFile | null>(null); // while something is dragged
  afoot = $state.raw<Selection | null>(null); // what is dragged, and what hangs on it
  selection = $state.raw<Selection>(NOTHING);
  tool = $state<Tool>('select');
  colour = $state('gray'); // of the next track
  snap = $state(true);
  from = $state<string | null>(null); // where the track that is being drawn begins
  cursor = $state.raw<Point | null>(null); // moved by keys
  picture = $state.raw<Picture | null>(null);
  said = $state(''); // for those who listen
  #past = $state.raw<BoardFile[]>([]);
  #future = $state.raw<BoardFile[]>([]);

  constructor(board: BoardFile, readonly schema: Schema, readonly nameOf: (number: number) => string) {
    this.board = board;
  }

  /** The board as it is seen: with what is dragged where the pointer has it. */
  get shown(): BoardFile {
    return this.preview ?? this.board;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Begins to drag the selected places, with the tracks that end there. */
  lift(): void {
    const { places } = this.selection;
    this.afoot = { places, tracks: this.#tracksThat((track) => places.has(track.a) || places.has(track.b)) };
  }

  /** Begins to bend a track, with those beside it. */
  liftTrack(number: number): void {
    const { a, b } = this.board.tracks[number]!;
    this.afoot = { places: new Set(), tracks: this.#tracksThat((track) => file.joins(track, a, b)) };
  }

  #tracksThat(is: (track: file.TrackFile) => boolean): Set<number> {
    return new Set(this.board.tracks.flatMap((track, index) => (is(track) ? [index] : [])));
  }

  /** What is dragged lies where the board has it again. */
  rest(): void {
    [this.preview, this.afoot] = [null, null];
  }

  /** Takes a changed board as one step that can be undone. */
  change(board: BoardFile): void {
    this.rest();
    if (board === this.board) return;
    this.#past = [...this.#past, this.board];
    this.#future = [];
    this.board = board;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.board, ...this.#future];
    this.#show(before);
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (!after) return;
    this.#future = rest;
    this.#past = [...this.#past, this.board];
    this.#show(after);
  }

  #show(board: BoardFile): void {
    const places = new Set(board.places.map((place) => place.id));
    const tracks = [...this.selection.tracks].filter((index) => board.tracks[index] && board.tracks.length === this.board.tracks.length);
    this.selection = { places: new Set([...this.selection.places].filter((id) => places.has(id))), tracks: new Set(tracks) };
    this.rest();
    this.board = board;
  }

  /** Another board altogether; steps of the one before are no steps of it. */
  open(board: BoardFile, picture: Picture | null = null): void {
    [this.#past, this.#future] = [[], []];
    this.selection = NOTHING;
    this.rest();
    [this.from, this.cursor, this.picture] = [null, null, picture];
    this.board = board;
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.from = null;
  }

  clear(): void {
    this.selection = NOTHING;
    this.from = null;
  }

  select(what: { place?: string; track?: number }, more = false): void {
    const places = new Set(more ? this.selection.places : []), tracks = new Set(more ? this.selection.tracks : []);
    if (what.place !== undefined && !places.delete(what.place)) places.add(what.place);
    if (what.track !== undefined && !tracks.delete(what.track)) tracks.add(what.track);
    this.selection = { places, tracks };
  }

  selectAll(): void {
    this.selection = { places: new Set(this.board.places.map((place) => place.id)), tracks: new Set(this.board.tracks.keys()) };
  }

  /** Selects what lies in a rectangle: places, and tracks with both ends in it. */
  selectWithin(one: Point, other: Point, more: boolean): void {
    const inside = ({ x = 0, y = 0 }: Partial<Point>): boolean =>
      x >= Math.min(one.x, other.x) && x <= Math.max(one.x, other.x) && y >= Math.min(one.y, other.y) && y <= Math.max(one.y, other.y);
    const found = this.board.places.filter((place) => inside(place as Partial<Point>)).map((place) => place.id);
    const places = new Set([...(more ? this.selection.places : []), ...found]);
    const tracks = [...this.board.tracks.entries()].filter(([, track]) => places.has(track.a) && places.has(track.b)).map(([index]) => index);
    this.selection = { places, tracks: new Set([...(more ? this.selection.tracks : []), ...tracks]) };
  }

  /** The lengths that score on this board. */
  get lengths(): number[] {
    const points = (this.board['route_points'] ?? this.schema.$defs['Map']!.properties!['route_points']!.default) as Record<string, number>;
    return Object.keys(points).map(Number);
  }

  addPlace(at: Point): void {
    const number = this.board.places.length + 1;
    this.change(file.withPlace(this.board, this.nameOf(number), Math.round(at.x), Math.round(at.y)));
    this.select({ place: this.board.places.at(-1)!.id });
  }

  suggested(a: string, b: string | Point): number {
    const one = this.placeOf(a)!, other = typeof b === 'string' ? this.placeOf(b)! : b;
    return suggestedLength(one as Point, other as Point, this.lengths);
  }

  placeOf(id: string): file.PlaceFile | undefined {
    return this.shown.places.find((place) => place.id === id);
  }

  /** Joins two places by a track as long as its distance suggests, or by one more like the one that is there. */
  addTrack(a: string, b: string): void {
    this.from = null;
    const beside = this.board.tracks.filter((track) => file.joins(track, a, b));
    if (a === b || beside.length >= file.MOST_TWINS) return;
    const length = beside[0]?.length ?? this.suggested(a, b);
    this.change(file.withTrack(this.board, { a, b, length, colour: this.colour }));
    this.select({ track: this.board.tracks.length - 1 });
  }

  remove(): void {
    const { places, tracks } = this.selection;
    if (!places.size && !tracks.size) return;
    const board = file.without(this.board, new Set(places), new Set(tracks), this.schema);
    this.selection = NOTHING;
    this.change(board);
  }

  /** The selected places, each moved by so much and kept on the sheet. */
  moved(dx: number, dy: number): BoardFile {
    const width = file.widthOf(this.board), height = file.heightOf(this.board);
    const keep = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);
    const at = new Map<string, Point>();
    for (const place of this.board.places) {
      if (!this.selection.places.has(place.id)) continue;
      at.set(place.id, { x: keep((place.x ?? 0) + dx, width), y: keep((place.y ?? 0) + dy, height) });
    }
    return file.withMoved(this.board, at);
  }

  /** Sets a key of every selected track. */
  setTracks(change: (track: Part) => Part): void {
    const tracks = this.board.tracks.map((track, index) => (this.selection.tracks.has(index) ? (change(track) as file.TrackFile) : track));
    this.change({ ...this.board, tracks });
  }

  setPlaces(change: (place: Part) => Part): void {
    const places = this.board.places.map((place) => (this.selection.places.has(place.id) ? (change(place) as file.PlaceFile) : place));
    this.change({ ...this.board, places });
  }

  /** The place nearest to a point, within a reach. */
  near(at: Point, reach: number): string | null {
    const far = (place: file.PlaceFile): number => Math.hypot((place.x ?? 0) - at.x, (place.y ?? 0) - at.y);
    const nearest = [...this.board.places].sort((one, other) => far(one) - far(other))[0];
    return nearest && far(nearest) <= reach ? nearest.id : null;
  }
}
