/** Where the names of places stand and how large: readable on a small picture, yet on no track, place or other name. */
import type { Geometry, PlaceGeometry } from '../protocol';
import type { Box } from './ground';

const SMALLER = 0.954; // of its size, for a name that finds no room
const MUCH_SMALLER = 0.9; // once it is not even nearly as large as wanted: a phone has no time for small steps
const NEARLY = 0.88; // of the wanted size
const RATHER = 0.75; // of the wanted size: a name rather shrinks so far than stand on a name of the ground
const LEAST = 0.7; // of the board's own size: smaller than that no name is written, wherever it stands
const AIR = 1.5; // around a name, in units of the board
const SLACK = 0.05; // more of it for a name that is enlarged, as a part of the size
const ASCENT = 0.76; // how far letters rise and hang, as parts of their size
const DESCENT = 0.22;
const AGAIN = 2; // times that names are placed anew, those with little room first
const CONTENT = 0.95; // of the wanted size: nobody makes room for such a name
const TRIES = 150; // exchanges of room that are tried at most
const NEAR = [3, 8, 14, 21]; // between a place and its name
const FAR = [...NEAR, 30, 42, 56, 72, 92, 116]; // where it finds no room near by; a line leads from it to the place then
const RATHER_NEAR = 0.9; // of the wanted size: a name rather shrinks so far than stand far from its place
const NEARBY = 8; // a name so near to its place is taken for that of no other
const APART = 6; // units that another place is farther from a name at least
const CLEAR = 12; // so far from any other place is a name that a line leads to
const LED = 24; // units between a place and a name that a line leads over
const DROPS = [0, -0.5, 0.5, -0.9, 0.9]; // of a name beside its place, in sizes of its letters
const SLIDES = [1, -1, 0, 0.5, -0.5, 0.75, -0.75, 0.25, -0.25]; // of a name above or below it: 0 in the middle, 1 wholly beside it
const SLANT = 0.7;
const NARROW = 0.87; // of its width: a name that finds no room is rather set so narrow than smaller
const CELL = 60; // of the grid in which spaces are looked up

export interface Placed {
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  lines: readonly string[];
  narrow?: number; // so much of their usual width letters have, where there is little room
  lead?: string; // the path of a line to its place, where it stands far from it
}

interface Space {
  x: number;
  y: number;
  cos: number;
  sin: number;
  long: number;
  wide: number;
}

type Width = (text: string) => number; // in parts of the size of the letters

/** How wide text is in the page's face; a guess where there is nothing to measure with. */
export function measured(): Width {
  const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return (text) => text.length * 0.58;
  pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--sans') || 'sans-serif'}`;
  return remembered((text) => pen.measureText(text).width / 100);
}

function remembered(width: Width): Width {
  const known = new Map<string, number>();
  return (text) => known.get(text) ?? (known.set(text, width(text)), known.get(text)!);
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How far a point is from a box. */
const gap = (box: Box, { x, y }: { x: number; y: number }): number =>
  Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom));

/** Whether a box touches a space: no side of either lies between them. */
function covers(box: Box, space: Space): boolean {
  const halfX = (box.right - box.left) / 2, halfY = (box.bottom - box.top) / 2;
  const dx = space.x - box.left - halfX, dy = space.y - box.top - halfY;
  const { cos, sin, long, wide } = space;
  const [c, s] = [Math.abs(cos), Math.abs(sin)];
  return (
    Math.abs(dx) < halfX + c * long + s * wide &&
    Math.abs(dy) < halfY + s * long + c * wide &&
    Math.abs(dx * cos + dy * sin) < long + c * halfX + s * halfY &&
    Math.abs(dy * cos - dx * sin) < wide + s * halfX + c * halfY
  );
}

const cell = (column: number, row: number): number => 4096 * (row + 8) + column + 8;

/** The spaces of a board by cells of a grid. */
class Spaces {
  #cells = new Map<number, Space[]>();

  constructor(geometry: Geometry) {
    for (const { spaces, space } of geometry.tracks) {
      for (const [x, y, angle] of spaces) {
        const turn = (angle * Math.PI) / 180;
        const one = { x, y, cos: Math.cos(turn), sin: Math.sin(turn), long: space[0] / 2, wide: space[1] / 2 + 1 };
        const key = cell(Math.floor(x / CELL), Math.floor(y / CELL)), there = this.#cells.get(key);
        there ? there.push(one) : this.#cells.set(key, [one]);
      }
    }
  }

  touched(box: Box): boolean {
    for (let column = Math.floor(box.left / CELL) - 1; column <= Math.floor(box.right / CELL) + 1; column++) {
      for (let row = Math.floor(box.top / CELL) - 1; row <= Math.floor(box.bottom / CELL) + 1; row++) {
        if (this.#cells.get(cell(column, row))?.some((space) => covers(box, space))) return true;
      }
    }
    return false;
  }
}

function boxOf(label: Placed, line: number, width: Width, air = AIR): Box {
  const wide = Math.max(...label.lines.map(width)) * label.size * (label.narrow ?? 1);
  const left = label.x - { start: 0, middle: wide / 2, end: wide }[label.anchor];
  const bottom = label.y + (label.lines.length - 1) * line * label.size + DESCENT * label.size;
  return { left: left - air, right: left + wide + air, top: label.y - ASCENT * label.size, bottom };
}

const airOf = (geometry: Geometry, size: number): number => (size > geometry.label_size ? AIR + SLACK * size : AIR);

/** A name on one line, and on two as even as its words and hyphens allow. */
function settings(name: string): string[][] {
  const ways = [...name.matchAll(/[ -]/g)].map(({ index }) => [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)]);
  ways.sort((one, other) => Math.max(...one.map((line) => line.length)) - Math.max(...other.map((line) => line.length)));
  return [[name], ...ways.slice(0, 1)];
}

/** The spots for a name at a size, the board's own first, then around the place, near ones before far ones; then the near ones for narrow letters. */
function* spots(place: PlaceGeometry, size: number, radius: number, line: number, width: Width): Generator<Placed & { far: number }> {
  yield* spotsAround(place, size, radius, line, width, FAR);
  for (const spot of spotsAround(place, size, radius, line, (text) => NARROW * width(text), NEAR)) yield { ...spot, narrow: NARROW };
}

function* spotsAround(place: PlaceGeometry, size: number, radius: number, line: number, width: Width, distances: number[]): Generator<Placed & { far: number }> {
  const { label, x, y } = place;
  yield { x: label.x, y: label.y, size, anchor: label.anchor, lines: label.lines, far: 0 };
  const up = ASCENT * size;
  for (const far of distances) {
    for (const lines of settings(label.lines.join(' '))) {
      const away = radius + far, high = (lines.length - 1) * line * size;
      const middle = y + (up - DESCENT * size - high) / 2;
      const above = y - away - high - DESCENT * size, below = y + away + up;
      for (const drop of DROPS) {
        yield { x: x + away, y: middle + drop * size, size, anchor: 'start', lines, far };
        yield { x: x - away, y: middle + drop * size, size, anchor: 'end', lines, far };
      }
      const aside = (Math.max(...lines.map(width)) * size) / 2 + away * SLANT;
      for (const slide of SLIDES) {
        const near = Math.abs(slide) === 1 ? away * SLANT * 0.4 : 0;
        yield { x: x + slide * aside, y: above + near, size, anchor: 'middle', lines, far };
        yield { x: x + slide * aside, y: below - near, size, anchor: 'middle', lines, far };
      }
    }
  }
}

interface Stood {
  spot: Placed & { far: number };
  box: Box;
  told: 1 | 2; // how well one sees whose name it is
}

/** Puts one name after the other where it finds room, as large as it can. */
class Lettering {
  readonly #radius: number;
  readonly #line: number;
  readonly #spaces: Spaces;
  readonly #firm: Box[]; // places and signs, which no name covers
  readonly #free = new Map<string, Stood[]>(); // spots by name and size that no track and nothing firm takes
  readonly #at: Map<string, PlaceGeometry>;

  constructor(readonly geometry: Geometry, readonly wanted: number, readonly written: Box[], readonly width: Width) {
    this.#radius = geometry.place_radius;
    this.#line = geometry.line_height / geometry.label_size;
    this.#spaces = new Spaces(geometry);
    this.#at = new Map(geometry.places.map((place) => [place.id, place]));
    const dots = geometry.places.map(({ x, y }) => ({ left: x - this.#radius, right: x + this.#radius, top: y - this.#radius, bottom: y + this.#radius }));
    this.#firm = [...dots, ...written.filter((box) => box.firm)];
  }

  #box(label: Placed, air?: number): Box {
    return boxOf(label, this.#line, this.width, air);
  }

  /** Places the names in an order; one that is not yet placed keeps its own spot free, so that the last one has somewhere to stand. */
  place(order: PlaceGeometry[]): Map<string, Placed> {
    const found = new Map<string, Placed>();
    const taken = new Map(order.map((place) => [place.id, this.#box(this.#own(place))]));
    for (const place of order) {
      taken.delete(place.id);
      const best = this.#best(place, [...taken.values()]);
      taken.set(place.id, this.#box(best));
      found.set(place.id, best);
    }
    return found;
  }

  /** Lets names that stayed small take the room of one or two others that can stand elsewhere, wherever all of them together gain by it. */
  exchange(found: Map<string, Placed>): Map<string, Placed> {
    let tries = TRIES, best = found;
    for (let gained = true; gained && tries > 0; ) {
      gained = false;
      const small = [...best].filter(([, { size }]) => size < this.wanted * CONTENT).sort(([, one], [, other]) => one.size - other.size);
      for (const [id] of small) {
        const moved = this.#taking(id, best, () => tries-- > 0);
        if (moved) [best, gained] = [moved, true];
      }
    }
    return best;
  }

  /** The names after one of them took the largest room that makes all of them together larger, or null. */
  #taking(id: string, found: Map<string, Placed>, mayTry: () => boolean): Map<string, Placed> | null {
    const place = this.#at.get(id)!, now = found.get(id)!.size, lack = this.lack(found);
    const boxes = [...found].filter(([other]) => other !== id).map(([other, label]) => [other, this.#box(label)] as const);
    const beside = now < this.wanted * RATHER ? [] : this.written;
    for (let size = this.wanted; size > now / CONTENT; size = this.#smaller(size)) {
      for (const { spot, box, told } of this.#open(place, size)) {
        if (told < 2) continue;
        const inTheWay = boxes.filter(([, other]) => meet(box, other)).map(([other]) => other);
        if (inTheWay.length > 2 || beside.some((other) => meet(box, other))) continue;
        if (!mayTry()) return null;
        const moved = this.#without(inTheWay, new Map(found).set(id, spot));
        if (this.lack(moved) < lack) return moved;
      }
    }
    return null;
  }

  /** The names after some of them were placed anew, with all others where they are. */
  #without(away: string[], found: Map<string, Placed>): Map<string, Placed> {
    const taken = new Map([...found].filter(([id]) => !away.includes(id)).map(([id, label]) => [id, this.#box(label)]));
    for (const id of away) {
      const best = this.#best(this.#at.get(id)!, [...taken.values()], null);
      if (!best) return new Map(found).set(id, { ...found.get(id)!, size: -this.wanted }); // nowhere: nobody gains by that
      found.set(id, best);
      taken.set(id, this.#box(best));
    }
    return found;
  }

  #smaller(size: number): number {
    return size * (size > this.wanted * NEARLY ? SMALLER : MUCH_SMALLER);
  }

  #own(place: PlaceGeometry): Placed {
    return { ...place.label, size: this.geometry.label_size };
  }

  #best(place: PlaceGeometry, taken: Box[]): Placed;
  #best(place: PlaceGeometry, taken: Box[], otherwise: null): Placed | null;
  #best(place: PlaceGeometry, taken: Box[], otherwise: Placed | null = this.#own(place)): Placed | null {
    const own = this.geometry.label_size;
    const all = [...this.written, ...taken];
    const rather = Math.max(own, this.wanted * RATHER);
    return (
      this.#search(place, Math.max(own * CONTENT, this.wanted * RATHER_NEAR), all, { farthest: LED }) ??
      this.#search(place, rather, all) ?? this.#search(place, rather, all, { told: 1 }) ??
      this.#search(place, own, taken) ?? this.#search(place, own * LEAST, taken) ?? otherwise
    );
  }

  #search(place: PlaceGeometry, smallest: number, taken: Box[], { farthest = Infinity, told = 2 } = {}): Placed | null {
    for (let size = this.wanted; size > smallest; size = this.#smaller(size)) {
      for (const one of this.#open(place, size)) {
        if (one.spot.far <= farthest && one.told >= told && !taken.some((other) => meet(one.box, other))) return one.spot;
      }
    }
    return null;
  }

  /** The spots for a name at a size that only other names can take; found once. */
  *#open(place: PlaceGeometry, size: number): Generator<Stood> {
    const key = `${place.id} ${size.toFixed(2)}`, known = this.#free.get(key);
    if (known) return yield* known;
    const air = airOf(this.geometry, size), all: Stood[] = [];
    for (const spot of spots(place, size, this.#radius, this.#line, this.width)) {
      const box = this.#box(spot, air);
      const told = !this.#fits(box) ? 0 : spot.far > NEARBY ? this.#tells(box, place) : 2;
      if (!told) continue;
      all.push({ spot, box, told });
      yield { spot, box, told };
    }
    this.#free.set(key, all);
  }

  /** How well one sees whose name it is: 2 where no other place is as near to it as its own, 1 where a line leads to that and no other is near, 0 otherwise. */
  #tells(box: Box, place: PlaceGeometry): 0 | 1 | 2 {
    const own = gap(box, place), nearest = Math.min(...this.geometry.places.map((other) => (other === place ? Infinity : gap(box, other))));
    if (nearest > own + APART) return 2;
    return own > this.#radius + LED && nearest > this.#radius + CLEAR ? 1 : 0;
  }

  #fits(box: Box): boolean {
    const { width, height } = this.geometry;
    if (box.left <= 0 || box.top <= 0 || box.right >= width || box.bottom >= height) return false;
    return !this.#firm.some((other) => meet(box, other)) && !this.#spaces.touched(box);
  }

  /** The same names, with a line to its place from each that stands far from it. */
  led(found: Map<string, Placed>): Map<string, Placed> {
    for (const [id, label] of found) {
      const { x, y } = this.#at.get(id)!, box = this.#box(label, 1);
      const toX = Math.min(Math.max(x, box.left), box.right), toY = Math.min(Math.max(y, box.top), box.bottom);
      const away = gap(box, { x, y }), part = this.#radius / away;
      if (away > this.#radius + LED) found.set(id, { ...label, lead: `M${x + part * (toX - x)} ${y + part * (toY - y)}L${toX} ${toY}` });
    }
    return found;
  }

  /** How far names stay behind the wanted size; a name that is hard to read weighs more than several that are a little small. */
  lack(found: Map<string, Placed>): number {
    return [...found.values()].reduce((sum, { size }) => sum + (this.wanted - size) ** 2, 0);
  }
}

/**
 * Where each name stands: at the wanted size if it finds room, smaller otherwise, if need be than the board's own. It keeps
 * off what the ground has written too, unless it would have to become much smaller for that. Names that found little room
 * choose first the next time, and the best of these times counts; those that are still small then exchange rooms with others.
 */
export function placeLabels(geometry: Geometry, wanted: number, written: Box[] = [], width: Width = measured()): Map<string, Placed> {
  const lettering = new Lettering(geometry, wanted, written, width);
  let order = geometry.places, best = lettering.place(order), last = best;
  for (let again = 0; again < AGAIN && lettering.lack(last) > 0; again++) {
    const size = last;
    order = [...order].sort((one, other) => size.get(one.id)!.size - size.get(other.id)!.size);
    last = lettering.place(order);
    if (lettering.lack(last) < lettering.lack(best)) best = last;
  }
  return lettering.led(lettering.exchange(best));
}

/** The boxes of names that have been placed. */
export function labelBoxes(geometry: Geometry, labels: Map<string, Placed>, width: Width = measured()): Box[] {
  return [...labels.values()].map((label) => boxOf(label, geometry.line_height / geometry.label_size, width, airOf(geometry, label.size)));
}
