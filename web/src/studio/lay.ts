/**
 * Where everything of a drawn board lies: the same curves and spaces that `maps/geometry` cuts for a board with a sheet, so that
 * what is drawn here is what is played on. `tests/drawn.json` holds both to it.
 */
import type { Geometry, PlaceGeometry, Space, TrackGeometry } from '../protocol';
import { heightOf, widthOf, type BoardFile, type PlaceFile, type TrackFile } from './file';

const LONGEST = 42, WIDE = 14, GAP = 4, TWIN = 18, EASY = 36;
const LEAST = 6, LOOSE = 5, FINE = 120, FITTED = 40;
export const PLACE_RADIUS = 9;
export const LABEL_SIZE = 15;
export const LINE_HEIGHT = 16;

type Point = [number, number];

const between = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A curve from a place to another whose middle lies `bend` beside the straight line. */
function cubic(a: Point, b: Point, bend: Point): [Point, Point, Point, Point] {
  const push: Point = [(bend[0] * 4) / 3, (bend[1] * 4) / 3];
  const part = (share: number): Point => [a[0] + (b[0] - a[0]) * share + push[0], a[1] + (b[1] - a[1]) * share + push[1]];
  return [a, part(1 / 3), part(2 / 3), b];
}

function sampled([a, b, c, d]: [Point, Point, Point, Point], count = FINE): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1), s = 1 - t;
    const [u, v, w, x] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
    return [u * a[0] + v * b[0] + w * c[0] + x * d[0], u * a[1] + v * b[1] + w * c[1] + x * d[1]] as Point;
  });
}

function lengths(line: Point[]): number[] {
  const along = [0];
  for (let index = 1; index < line.length; index++) along.push(along[index - 1]! + between(line[index]!, line[index - 1]!));
  return along;
}

function directions(line: Point[]): Point[] {
  return line.map((_, index) => {
    const before = line[Math.max(index - 1, 0)]!, after = line[Math.min(index + 1, line.length - 1)]!;
    const far = Math.max(between(before, after), 1e-9);
    return [(after[0] - before[0]) / far, (after[1] - before[1]) / far] as Point;
  });
}

/** The point of a polyline at a distance, given the distances of its corners. */
function at(line: Point[], along: number[], where: number): Point {
  let high = along.findIndex((one) => one >= where);
  if (high < 0) return line.at(-1)!;
  if (high === 0) high = 1;
  const share = Math.min(Math.max((where - along[high - 1]!) / (along[high]! - along[high - 1]! || 1), 0), 1);
  const [one, other] = [line[high - 1]!, line[high]!];
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

/** Where on a line its spaces may begin and end: far enough from both its ends. */
function span(line: Point[], along: number[], starts: Point): Point {
  const clear = (point: Point): boolean => between(point, line[0]!) >= starts[0] && between(point, line.at(-1)!) >= starts[1];
  const inside = along.filter((_, index) => clear(line[index]!));
  const whole = along.at(-1)!;
  return inside.length < 2 ? [whole * 0.3, whole * 0.7] : [inside[0]!, inside.at(-1)!];
}

/** The middle points of the cubic curve that comes nearest to some points, by least squares. */
function fitted(line: Point[]): TrackGeometry['curve'] {
  const along = lengths(line), whole = Math.max(along.at(-1)!, 1e-9);
  const [first, last] = [line[0]!, line.at(-1)!];
  let pp = 0, pq = 0, qq = 0;
  const rp: Point = [0, 0], rq: Point = [0, 0];
  line.forEach((point, index) => {
    const t = along[index]! / whole, s = 1 - t;
    const p = 3 * t * s * s, q = 3 * t * t * s;
    [pp, pq, qq] = [pp + p * p, pq + p * q, qq + q * q];
    for (const axis of [0, 1] as const) {
      const rest = point[axis] - s * s * s * first[axis] - t * t * t * last[axis];
      rp[axis] += p * rest;
      rq[axis] += q * rest;
    }
  });
  const whole2 = pp * qq - pq * pq || 1e-12;
  const middle = ([0, 1] as const).map((axis) => [(rp[axis] * qq - rq[axis] * pq) / whole2, (rq[axis] * pp - rp[axis] * pq) / whole2]);
  const [x, y] = middle as [Point, Point];
  return [first[0], first[1], x[0], y[0], x[1], y[1], last[0], last[1]].map(rounded) as TrackGeometry['curve'];
}

interface Bundle {
  line: Point[];
  along: number[];
  ahead: Point[];
  span: Point;
}

function bundleOf(a: Point, b: Point, bend: Point, starts: Point): Bundle {
  const line = sampled(cubic(a, b, bend)), along = lengths(line);
  return { line, along, ahead: directions(line), span: span(line, along, starts) };
}

/** One track of a bundle: the middle of it moved aside by so much, its spaces within the bundle's span. */
function cut({ line, along, ahead, span: [first, last] }: Bundle, track: TrackFile, ordinal: number, offset: number): TrackGeometry {
  const count = track.length, pitch = Math.min((last - first) / count, LONGEST + GAP + LOOSE);
  const moved = line.map(([x, y], index) => [x - offset * ahead[index]![1], y + offset * ahead[index]![0]] as Point);
  const where = Array.from({ length: count }, (_, index) => (first + last - pitch * count) / 2 + pitch * (index + 0.5));
  const middles = where.map((one) => at(moved, along, one)), headings = where.map((one) => at(ahead, along, one));
  const steps = middles.slice(1).map((point, index) => between(point, middles[index]!));
  const long = Math.max(Math.min(Math.min(pitch, ...steps) - GAP, LONGEST), LEAST);
  const spaces = middles.map(([x, y], index) => {
    const [right, down] = headings[index]!;
    return [rounded(x), rounded(y), rounded((Math.atan2(down, right) * 180) / Math.PI)] as Space;
  });
  const under = Array.from({ length: FITTED }, (_, index) => at(moved, along, first + ((last - first) * index) / (FITTED - 1)));
  return { a: track.a, b: track.b, ordinal, curve: fitted(under), space: [rounded(long), WIDE], spaces };
}

/** A track drawn from b to a has its spaces in that order. */
function turned(track: TrackGeometry): TrackGeometry {
  const [x1, y1, x2, y2, x3, y3, x4, y4] = track.curve;
  const spaces = track.spaces.map(([x, y, angle]) => [x, y, rounded(((angle + 360) % 360) - 180)] as Space).reverse();
  return { ...track, curve: [x4, y4, x3, y3, x2, y2, x1, y1], spaces };
}

interface Laid {
  key: string;
  track: TrackGeometry;
}

/** How far from a place its spaces begin: far enough for all its tracks to stand around it. */
export function startsOf(board: BoardFile): Map<string, number> {
  const around = new Map<string, number>();
  for (const [, members] of bundles(board)) {
    const { a, b } = members[0]!.track;
    const half = WIDE / 2 + (twin(members) * (members.length - 1)) / 2;
    for (const id of [a, b]) around.set(id, (around.get(id) ?? 0) + 2 * half + 3);
  }
  return new Map(board.places.map(({ id }) => [id, Math.min(Math.max(((around.get(id) ?? 0) * 1.15) / (2 * Math.PI), PLACE_RADIUS + 6), 30)]));
}

interface Member {
  track: TrackFile;
  index: number;
}

interface Plan {
  tracks: TrackFile[];
  bundles: Member[][];
  starts: Map<string, number>;
}

const twin = (members: Member[]): number => (members.some(({ track }) => track['tunnel']) ? TWIN + 3 : TWIN);

/** The tracks between each two places, those that are no twins last. */
function bundles(board: BoardFile): Map<string, Member[]> {
  const found = new Map<string, Member[]>();
  board.tracks.forEach((track, index) => {
    const key = track.a < track.b ? `${track.a} ${track.b}` : `${track.b} ${track.a}`;
    const members = found.get(key);
    if (members) members.push({ track, index });
    else found.set(key, [{ track, index }]);
  });
  for (const members of found.values()) if (members.length > 1) members.sort((one, other) => Number(one.track['not_double'] ?? 0) - Number(other.track['not_double'] ?? 0));
  return found;
}

const ORIGIN: Point = [0, 0];
const pointOf = (place: PlaceFile): Point => [place.x ?? 0, place.y ?? 0];

/** Lays a board out again and again; what has not changed since the last time keeps its very geometry. */
export class Layer {
  #tracks = new Map<number, Laid>();
  #plan: Plan | null = null;
  #ends = new Map<Member[], [PlaceFile | undefined, PlaceFile | undefined]>(); // as they were when the tracks were cut
  #places = new Map<string, PlaceGeometry>();

  of(board: BoardFile): Geometry {
    return {
      map: board.id, width: widthOf(board), height: heightOf(board),
      place_radius: PLACE_RADIUS, label_size: LABEL_SIZE, line_height: LINE_HEIGHT,
      places: board.places.map((place) => this.#place(place)),
      tracks: this.#cut(board),
      outlines: { land: '', home: '', parks: '', lakes: '', rivers: '', borders: '', source: '' }, insets: [],
    };
  }

  #place(place: PlaceFile): PlaceGeometry {
    const [x, y] = pointOf(place), old = this.#places.get(place.id);
    if (old && old.x === x && old.y === y && old.label.lines[0] === place.name) return old;
    const label = { x: x + PLACE_RADIUS + 4, y: y + 4.5, anchor: 'start' as const, lines: [place.name] };
    const laid = { id: place.id, x, y, label };
    this.#places.set(place.id, laid);
    return laid;
  }

  #cut(board: BoardFile): TrackGeometry[] {
    const places = new Map(board.places.map((place) => [place.id, place])), tracks: TrackGeometry[] = [];
    const plan = this.#planOf(board);
    for (const members of plan.bundles) this.#bundle(members, places, plan.starts, tracks);
    return tracks;
  }

  /** Which tracks lie side by side and where spaces may begin: the same as before if only places have moved. */
  #planOf(board: BoardFile): Plan {
    if (this.#plan?.tracks !== board.tracks) {
      this.#plan = { tracks: board.tracks, bundles: [...bundles(board).values()], starts: startsOf(board) };
      this.#ends.clear();
    }
    return this.#plan;
  }

  /** Cuts the tracks between two places, unless they lie as before. */
  #bundle(members: Member[], places: Map<string, PlaceFile>, starts: Map<string, number>, into: TrackGeometry[]): void {
    const { a, b } = members[0]!.track, one = places.get(a), other = places.get(b), before = this.#ends.get(members);
    if (!before || before[0] !== one || before[1] !== other) this.#lay(members, one, other, starts);
    this.#ends.set(members, [one, other]);
    for (const { index } of members) into[index] = this.#tracks.get(index)!.track;
  }

  #lay(members: Member[], one: PlaceFile | undefined, other: PlaceFile | undefined, starts: Map<string, number>): void {
    const { a, b, bend = [0, 0] } = members[0]!.track;
    const from = one ? pointOf(one) : ORIGIN, to = other ? pointOf(other) : ORIGIN;
    const key = [a, b, from, to, bend, starts.get(a), starts.get(b), twin(members), ...members.map(({ track }) => `${track.a}:${track.length}`)].join();
    let bundle: Bundle | null = null;
    members.forEach(({ track, index }, place) => {
      const mine = `${key}/${place}`;
      if (this.#tracks.get(index)?.key === mine) return;
      bundle ??= bundleOf(from, to, bend, [starts.get(a) ?? 15, starts.get(b) ?? 15]);
      const made = cut(bundle, track, place + 1, twin(members) * (place + 1 - (members.length + 1) / 2));
      this.#tracks.set(index, { key: mine, track: track.a === a ? made : turned(made) });
    });
  }
}

/** The edges of all spaces of a track, as one path. */
export function outlineOf({ spaces, space: [long, wide] }: TrackGeometry): string {
  return spaces.map(([x, y, angle]) => {
    const turn = (angle * Math.PI) / 180, cos = Math.cos(turn) / 2, sin = Math.sin(turn) / 2;
    const [ax, ay, bx, by] = [long * cos, long * sin, -wide * sin, wide * cos];
    return `M${rounded(x - ax - bx)} ${rounded(y - ay - by)}L${rounded(x + ax - bx)} ${rounded(y + ay - by)} ${rounded(x + ax + bx)} ${rounded(y + ay + by)} ${rounded(x - ax + bx)} ${rounded(y - ay + by)}Z`;
  }).join('');
}

/** The length that a track between two points would have on a board, among those that score. */
export function suggestedLength(a: { x: number; y: number }, b: { x: number; y: number }, lengths: number[]): number {
  const wanted = (Math.hypot(a.x - b.x, a.y - b.y) - 2 * (PLACE_RADIUS + 6)) / (EASY + GAP);
  return [...lengths].sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)[0] ?? 1;
}

