/** What the canvas draws of each track and place; a row that has not changed is the very same object, so that nothing of it is drawn anew. */
import type { Geometry, PlaceGeometry, TrackGeometry } from '../protocol';
import type { BoardFile, PlaceFile, TrackFile } from './file';
import { Layer } from './lay';

export interface Look {
  length: number;
  colour: string;
  tunnel: boolean;
  ferry: number;
  mountains: number;
  bullet: boolean;
}

export interface TrackRow {
  number: number;
  track: TrackFile;
  look: Look;
  lie: TrackGeometry;
  curve: string;
  lead: string;
}

export interface PlaceRow {
  place: PlaceFile;
  lie: PlaceGeometry;
}

/** Some tracks and places of a board, or all. */
export interface Pieces {
  tracks: TrackRow[];
  places: PlaceRow[];
}

export interface Rows extends Pieces {
  geometry: Geometry;
}

/** Which tracks and places are meant. */
export interface Parts {
  places: ReadonlySet<string>;
  tracks: ReadonlySet<number>;
}

export const NO_PIECES: Pieces = { tracks: [], places: [] };

export const only = ({ tracks, places }: Pieces, parts: Parts): Pieces => ({
  tracks: tracks.filter((row) => parts.tracks.has(row.number)),
  places: places.filter((row) => parts.places.has(row.place.id)),
});

export const without = ({ tracks, places }: Pieces, parts: Parts): Pieces => ({
  tracks: tracks.filter((row) => !parts.tracks.has(row.number)),
  places: places.filter((row) => !parts.places.has(row.place.id)),
});

const looks = new WeakMap<TrackFile, Look>();

/** How a track looks, whatever else its file says of it. */
export function lookOf(track: TrackFile): Look {
  const known = looks.get(track);
  if (known) return known;
  const { length, colour, tunnel, ferry, mountains, bullet } = track as TrackFile & Partial<Look>;
  const look = { length, colour, tunnel: tunnel ?? false, ferry: ferry ?? 0, mountains: mountains ?? 0, bullet: bullet ?? false };
  looks.set(track, look);
  return look;
}

export class Sight {
  #layer = new Layer();
  #tracks: TrackRow[] = [];
  #places: PlaceRow[] = [];

  of(board: BoardFile): Rows {
    const geometry = this.#layer.of(board);
    const at = new Map(geometry.places.map((place) => [place.id, place]));
    this.#tracks = board.tracks.map((track, number) => this.#track(track, number, geometry, at));
    this.#places = board.places.map((place, index) => this.#place(place, index, geometry.places[index]!));
    return { geometry, tracks: this.#tracks, places: this.#places };
  }

  #track(track: TrackFile, number: number, geometry: Geometry, at: Map<string, PlaceGeometry>): TrackRow {
    const old = this.#tracks[number], lie = geometry.tracks[number]!;
    if (old?.track === track && old.lie === lie) return old;
    const [x1, y1, x2, y2, x3, y3, x4, y4] = lie.curve, a = at.get(track.a), b = at.get(track.b);
    const curve = `M${x1} ${y1}C${x2} ${y2} ${x3} ${y3} ${x4} ${y4}`;
    const lead = a && b ? `M${a.x} ${a.y}L${curve.slice(1)}L${b.x} ${b.y}` : curve;
    return { number, track, look: lookOf(track), lie, curve, lead };
  }

  #place(place: PlaceFile, index: number, lie: PlaceGeometry): PlaceRow {
    const old = this.#places[index];
    return old?.place === place && old.lie === lie ? old : { place, lie };
  }
}
