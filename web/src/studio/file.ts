/** A board's file as the studio holds it: plain JSON whose keys the server's schema describes. Nothing here changes what it is given. */

import { renamed, type Schema } from './schema';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
export type Part = { [key: string]: Json | undefined };

export interface PlaceFile extends Part {
  id: string;
  name: string;
  x?: number;
  y?: number;
  country?: string;
}

export interface TrackFile extends Part {
  a: string;
  b: string;
  length: number;
  colour: string;
  bend?: [number, number];
}

export interface TicketFile extends Part {
  a: string;
  b: string;
  points: number;
}

export interface SheetFile extends Part {
  width?: number;
  height?: number;
  outlines?: string;
}

export interface BoardFile extends Part {
  id: string;
  name: string;
  sheet: SheetFile;
  places: PlaceFile[];
  tracks: TrackFile[];
  tickets: TicketFile[];
}

export const WIDTH = 1200;
export const HEIGHT = 800;
export const MOST_TWINS = 4;

export const emptyBoard = (name: string): BoardFile => ({
  id: slug(name) || 'board', name, draft: true, sheet: { width: WIDTH, height: HEIGHT }, places: [], tracks: [], tickets: [],
});

export const widthOf = (board: BoardFile): number => board.sheet.width ?? WIDTH;
export const heightOf = (board: BoardFile): number => board.sheet.height ?? HEIGHT;

const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd', ð: 'd', þ: 'th' }; // no accents that can be taken off

/** A name as an id: lower-case words joined by hyphens, without accents. */
export function slug(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/./gu, (letter) => LETTERS[letter] ?? letter);
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

/** An id for a name that none of `taken` has. */
export function freshId(name: string, taken: Iterable<string>, otherwise = 'place'): string {
  const used = new Set(taken), stem = slug(name) || otherwise;
  let id = stem;
  for (let number = 2; used.has(id); number++) id = `${stem}-${number}`;
  return id;
}

const taken = (board: BoardFile): string[] => [...board.places.map((place) => place.id), ...parts(board, 'countries').map((one) => String(one['id']))];

/** A list of objects in a file; empty where the file leaves it out. */
export const parts = (board: BoardFile, key: string): Part[] => (board[key] as Part[] | undefined) ?? [];

/** Whether two places have a track between them. */
export const joins = (track: TrackFile, a: string, b: string): boolean =>
  (track.a === a && track.b === b) || (track.a === b && track.b === a);

export const twinsOf = (board: BoardFile, track: TrackFile): number[] =>
  board.tracks.flatMap((other, index) => (joins(other, track.a, track.b) ? [index] : []));

export function withPlace(board: BoardFile, name: string, x: number, y: number): BoardFile {
  const place: PlaceFile = { id: freshId(name, taken(board)), name, x, y };
  return { ...board, places: [...board.places, place] };
}

/** With one more track, which bends like the tracks beside it. */
export function withTrack(board: BoardFile, track: TrackFile): BoardFile {
  const beside = board.tracks.find((other) => joins(other, track.a, track.b));
  const bend = beside?.bend ? { bend: beside.bend } : {};
  return { ...board, tracks: [...board.tracks, { ...track, ...bend }] };
}

/** With places moved, each to its own point; what lies still stays the very same object. */
export function withMoved(board: BoardFile, at: Map<string, { x: number; y: number }>): BoardFile {
  const places = board.places.map((place) => {
    const to = at.get(place.id);
    return to && (to.x !== place.x || to.y !== place.y) ? { ...place, x: to.x, y: to.y } : place;
  });
  return { ...board, places };
}

/** With all tracks between two places bent alike. */
export function withBend(board: BoardFile, track: number, bend: [number, number]): BoardFile {
  const { a, b } = board.tracks[track]!;
  const straight = !bend[0] && !bend[1];
  const tracks = board.tracks.map((one) => {
    if (!joins(one, a, b)) return one;
    const { bend: _, ...rest } = one;
    return (straight ? rest : { ...rest, bend }) as TrackFile;
  });
  return { ...board, tracks };
}

export function withPart(board: BoardFile, key: 'places' | 'tracks' | 'tickets', index: number, part: Part): BoardFile {
  return { ...board, [key]: board[key].map((one, at) => (at === index ? part : one)) } as BoardFile;
}

/** With a place called otherwise: its id follows its name, and everything that spoke of it follows too, wherever the schema says so. */
export function withName(board: BoardFile, index: number, name: string, schema: Schema): BoardFile {
  const old = board.places[index]!.id;
  const id = freshId(name, taken(board).filter((one) => one !== old));
  const named = withPart(board, 'places', index, { ...board.places[index]!, id, name });
  return id === old ? named : (renamed(schema, schema.$defs['Map']!, named, 'places', (one) => (one === old ? id : one)) as BoardFile);
}

/** Without some places and tracks. What needs a lost place goes with it wherever the schema says so; a district has two places at least. */
export function without(board: BoardFile, places: Set<string>, tracks: Set<number>, schema: Schema): BoardFile {
  const rest = { ...board, places: board.places.filter((place) => !places.has(place.id)), tracks: board.tracks.filter((_, index) => !tracks.has(index)) };
  const left = renamed(schema, schema.$defs['Map']!, rest, 'places', (id) => (places.has(id) ? undefined : id)) as BoardFile;
  return left['districts'] ? { ...left, districts: parts(left, 'districts').filter((one) => (one['places'] as string[]).length > 1) as Json[] } : left;
}
