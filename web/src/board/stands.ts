/** The spots that a name may take: beside its place as a mapmaker would set it, wherever else there is room, and in narrow letters. */
import type { Geometry, PlaceGeometry } from '../protocol';
import type { Box } from './ground';
import { gap, Room } from './room';

const AIR = 1.5; // around a name, in units of the board
const SLACK = 0.05; // more of it for a name that is enlarged, as a part of the size
const ASCENT = 0.76; // how far letters rise and hang, as parts of their size
const DESCENT = 0.22;
const NEAR = [3, 8, 14, 21]; // between a place and its name
const FAR = [30, 42, 56, 72, 92, 116]; // where it finds no room near by; a line leads from it to the place then
const NEARBY = 8; // a name so near to its place is taken for that of no other
const APART = 6; // units that another place is farther from a name at least
const CLEAR = 12; // so far from any other place is a name that a line leads to
export const LED = 24; // units between a place and a name that a line leads over
const PART = 3; // half of the length of a part of that line
const FARTHEST = 110; // units between a place and its name where it is looked for row by row
const UTMOST = 150; // units, where names are not so large that they are all in each other's way, as on a phone: looking so far takes its time
const CROWDED = 34; // units that they are to be high there
const DROPS = [0, -0.5, 0.5, -0.9, 0.9]; // of a name beside its place, in sizes of its letters
const SLIDES = [1, -1, 0, 0.5, -0.5, 0.75, -0.75, 0.25, -0.25]; // of a name above or below it: 0 in the middle, 1 wholly beside it
const SLANT = 0.7;
const WIDTHS = [1, 0.87, 0.8]; // of its letters: a name that finds no room is rather set narrow than small
const STEP = 0.12; // of its size: between the spots that are tried near a place where none of the usual ones has room
const STRIDE = 0.25; // far from it

export interface Placed {
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  lines: readonly string[];
  narrow?: number; // so much of their usual width letters have, where there is little room
  lead?: Lead; // a line to its place, where it stands far from it
}

/** The line from a place to a name that stands far from it; `right` and `down` are its direction. */
export class Lead {
  #along: Box[] | undefined;

  constructor(readonly x: number, readonly y: number, readonly right: number, readonly down: number, readonly from: number, readonly to: number) {}

  get path(): string {
    const at = (far: number): string => `${(this.x + far * this.right).toFixed(1)} ${(this.y + far * this.down).toFixed(1)}`;
    return `M${at(this.from)}L${at(this.to)}`;
  }

  /** What it takes of the board; told only of those few that names ask about. */
  get along(): Box[] {
    if (this.#along) return this.#along;
    this.#along = [];
    for (let far = this.from + PART; far < this.to; far += 2 * PART) {
      const [x, y] = [this.x + far * this.right, this.y + far * this.down];
      this.#along.push({ left: x - PART, right: x + PART, top: y - PART, bottom: y + PART });
    }
    return this.#along;
  }

  /** How far a point is from it. */
  past({ x, y }: { x: number; y: number }): number {
    const far = Math.min(Math.max((x - this.x) * this.right + (y - this.y) * this.down, this.from), this.to);
    const dx = x - this.x - far * this.right, dy = y - this.y - far * this.down;
    return Math.sqrt(dx * dx + dy * dy);
  }
}

export interface Stand {
  spot: Placed;
  box: Box;
  told: 1 | 2; // how well one sees whose name it is
}

export type Width = (text: string) => number; // in parts of the size of the letters

export function boxOf(label: Placed, line: number, width: Width, air = AIR): Box {
  const wide = Math.max(...label.lines.map(width)) * label.size * (label.narrow ?? 1);
  const left = label.x - { start: 0, middle: wide / 2, end: wide }[label.anchor];
  const bottom = label.y + (label.lines.length - 1) * line * label.size + DESCENT * label.size;
  return { left: left - air, right: left + wide + air, top: label.y - ASCENT * label.size, bottom };
}

export const airOf = (geometry: Geometry, size: number): number => (size > geometry.label_size ? AIR + SLACK * size : AIR);

interface Setting {
  lines: string[];
  wide: number; // in sizes of the letters
}

/** A name on one line, and on two as even as its words and hyphens allow. */
function settings(name: string, width: Width): Setting[] {
  const ways = [...name.matchAll(/[ -]/g)].map(({ index }) => [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)]);
  ways.sort((one, other) => Math.max(...one.map((line) => line.length)) - Math.max(...other.map((line) => line.length)));
  return [[name], ...ways.slice(0, 1)].map((lines) => ({ lines, wide: Math.max(...lines.map(width)) }));
}

/** How far from a place a name is looked for: at which distances and in which letters first, and between which others in steps of so much of its size. */
interface Where {
  distances: number[];
  usual: number[];
  from: number;
  to: number;
  step: number;
}
const BESIDE: Where = { distances: NEAR, usual: WIDTHS.slice(0, 2), from: 1, to: LED, step: STEP };
const AWAY: Where = { distances: FAR, usual: WIDTHS.slice(0, 1), from: LED, to: FARTHEST, step: STRIDE };
const FAR_AWAY: Where = { ...AWAY, distances: [...FAR, UTMOST], to: UTMOST };

/** What is looked for only as far as somebody asks, and never twice. */
class Remembered<T> {
  readonly #found: T[] = [];

  constructor(readonly rest: Iterator<T>) {}

  *[Symbol.iterator](): Generator<T> {
    for (let nth = 0; ; nth++) {
      if (nth === this.#found.length) {
        const next = this.rest.next();
        if (next.done) return;
        this.#found.push(next.value);
      }
      yield this.#found[nth]!;
    }
  }
}

/** The spots of names on a board that only other names can take; each is looked for once. */
export class Stands {
  readonly #radius: number;
  readonly #line: number;
  readonly #room: Room;
  readonly #known = new Map<string, Iterable<Stand>>();
  readonly #set = new Map<PlaceGeometry, Setting[]>(); // how each name can be set
  readonly #away: Where;

  constructor(readonly geometry: Geometry, wanted: number, written: Box[], readonly width: Width) {
    this.#away = wanted < CROWDED ? FAR_AWAY : AWAY;
    this.#radius = geometry.place_radius;
    this.#line = geometry.line_height / geometry.label_size;
    for (const place of geometry.places) this.#set.set(place, settings(place.label.lines.join(' '), width));
    const dots = geometry.places.map(({ x, y }) => ({ left: x - this.#radius, right: x + this.#radius, top: y - this.#radius, bottom: y + this.#radius }));
    this.#room = new Room(geometry, [...dots, ...written.filter((box) => box.firm)]);
  }

  /** What a name can reach at most at a size, wherever it stands. */
  around(place: PlaceGeometry, size: number): Box {
    const far = this.#radius + Math.max(...this.#away.distances), wide = far + this.#set.get(place)![0]!.wide * size, high = far + 3 * size;
    return { left: place.x - wide, right: place.x + wide, top: place.y - high, bottom: place.y + high };
  }

  /** Spots beside the place at a size, the board's own first. */
  near(place: PlaceGeometry, size: number): Iterable<Stand> {
    return this.#once(`near ${place.id} ${size.toFixed(2)}`, () => this.#found(place, size, BESIDE));
  }

  /** Spots beside the place, and then those that a line leads to. */
  *all(place: PlaceGeometry, size: number): Generator<Stand> {
    yield* this.near(place, size);
    yield* this.#once(`far ${place.id} ${size.toFixed(2)}`, () => this.#found(place, size, this.#away));
  }

  #once(key: string, find: () => Generator<Stand>): Iterable<Stand> {
    const known = this.#known.get(key) ?? new Remembered(find());
    this.#known.set(key, known);
    return known;
  }

  *#found(place: PlaceGeometry, size: number, where: Where): Generator<Stand> {
    if (where === BESIDE) yield* this.#own(place, size);
    for (const narrow of where.usual) yield* this.#usual(place, size, narrow, where.distances);
    for (const narrow of WIDTHS) yield* this.#rows(place, size, narrow, where);
  }

  /** The board's own spot. */
  *#own(place: PlaceGeometry, size: number): Generator<Stand> {
    const spot = { ...place.label, size }, box = boxOf(spot, this.#line, this.width, airOf(this.geometry, size));
    if (this.#room.fits(box)) yield* this.#told(place, spot, box);
  }

  /** The spots where a name is looked for first: beside its place, above and below it. */
  *#usual(place: PlaceGeometry, size: number, narrow: number, distances: number[]): Generator<Stand> {
    for (const far of distances) {
      for (const setting of this.#set.get(place)!) {
        const wide = narrow * setting.wide * size, high = (setting.lines.length - 1) * this.#line * size;
        for (const [x, y, anchor] of this.#around(place, size, this.#radius + far, wide, high)) {
          const box = this.#boxAt(x, y, anchor, size, wide, high);
          if (this.#room.fits(box)) yield* this.#told(place, { x, y, size, anchor, lines: setting.lines, ...(narrow < 1 && { narrow }) }, box);
        }
      }
    }
  }

  #boxAt(x: number, y: number, anchor: Placed['anchor'], size: number, wide: number, high: number): Box {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2, air = airOf(this.geometry, size);
    return { left: left - air, right: left + wide + air, top: y - ASCENT * size, bottom: y + high + DESCENT * size };
  }

  /** Points for a name of a width and height so far away from its place. */
  *#around({ x, y }: PlaceGeometry, size: number, away: number, wide: number, high: number): Generator<[number, number, Placed['anchor']]> {
    const up = ASCENT * size, middle = y + (up - DESCENT * size - high) / 2;
    for (const drop of DROPS) {
      yield [x + away, middle + drop * size, 'start'];
      yield [x - away, middle + drop * size, 'end'];
    }
    const above = y - away - high - DESCENT * size, below = y + away + up, aside = wide / 2 + away * SLANT;
    for (const slide of SLIDES) {
      const near = Math.abs(slide) === 1 ? away * SLANT * 0.4 : 0;
      yield [x + slide * aside, above + near, 'middle'];
      yield [x + slide * aside, below - near, 'middle'];
    }
  }

  /** All other spots around a place, row by row; the nearest first. */
  *#rows(place: PlaceGeometry, size: number, narrow: number, where: Where): Generator<Stand> {
    const found = this.#set.get(place)!.flatMap((set) => this.#row(place, size, narrow, where, set));
    found.sort((one, other) => one.far - other.far);
    for (const { spot, box } of found) yield* this.#told(place, spot, box);
  }

  #row({ x, y }: PlaceGeometry, size: number, narrow: number, { from, to, step }: Where, { lines, wide }: Setting): { far: number; spot: Placed; box: Box }[] {
    const found = [], air = airOf(this.geometry, size), edge = this.#radius + to, thin = narrow < 1 ? { narrow } : {};
    const half = (wide * size * narrow) / 2, high = (ASCENT + DESCENT + (lines.length - 1) * this.#line) * size;
    for (let dy = -edge - high; dy <= edge; dy += step * size) {
      const below = Math.max(dy, -dy - high, 0), top = y + dy; // `below`: between the place and the nearer edge of the name
      for (let dx = -edge - half; dx <= edge + half; dx += step * size) {
        const beside = Math.max(Math.abs(dx) - half, 0), far = Math.sqrt(beside * beside + below * below) - this.#radius;
        if (far < from || far > to) continue;
        const box = { left: x + dx - half - air, right: x + dx + half + air, top, bottom: top + high };
        if (!this.#room.fits(box)) continue;
        const anchor: Placed['anchor'] = beside === 0 ? 'middle' : dx > 0 ? 'start' : 'end';
        found.push({ far, box, spot: { x: x + dx - { start: half, middle: 0, end: -half }[anchor], y: top + ASCENT * size, size, anchor, lines, ...thin } });
      }
    }
    return found;
  }

  /** The spot, if one sees there whose name it is: well where no other place is as near, or where a line leads to its place and no other is near. */
  *#told(place: PlaceGeometry, spot: Placed, box: Box): Generator<Stand> {
    const own = gap(box, place);
    if (own <= this.#radius + NEARBY) return yield { spot, box, told: 2 };
    let nearest = Infinity;
    for (const other of this.geometry.places) if (other !== place) nearest = Math.min(nearest, gap(box, other));
    const told = nearest > own + APART ? 2 : own > this.#radius + LED && nearest > this.#radius + CLEAR ? 1 : 0;
    if (!told) return;
    if (own <= this.#radius + LED) return yield { spot, box, told };
    const { x, y } = place, toX = Math.min(Math.max(x, box.left), box.right), toY = Math.min(Math.max(y, box.top), box.bottom);
    const lead = new Lead(x, y, (toX - x) / own, (toY - y) / own, this.#radius, own);
    const passes = this.geometry.places.some((other) => other !== place && lead.past(other) < this.#radius + PART);
    if (!passes) yield { spot: { ...spot, lead }, box, told };
  }
}
