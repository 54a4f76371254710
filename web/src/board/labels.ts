/** Where the names of places stand and how large: readable on a small picture, yet on no track, place or other name. */
import type { Geometry, PlaceGeometry } from '../protocol';
import type { Box } from './ground';

const SMALLER = 0.92; // of its size, again and again, for a name that finds no room
const RATHER = 0.75; // of the wanted size: a name rather shrinks so far than stand on a name of the ground
const LEAST = 0.7; // of the board's own size: smaller than that no name is written, wherever it stands
const AIR = 1.5; // around a name, in units of the board
const SLACK = 0.05; // more of it for a name that is enlarged, as a part of the size
const ASCENT = 0.76; // how far letters rise and hang, as parts of their size
const DESCENT = 0.22;
const AGAIN = 2; // times that names are placed anew, those with little room first
const FAR = [3, 8, 14, 21]; // between a place and its name
const DROPS = [0, -0.5, 0.5, -0.9, 0.9]; // of a name beside its place, in sizes of its letters
const SLIDES = [1, -1, 0, 0.5, -0.5, 0.75, -0.75, 0.25, -0.25]; // of a name above or below it: 0 in the middle, 1 wholly beside it
const SLANT = 0.7;
const CELL = 60; // of the grid in which spaces are looked up

export interface Placed {
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  lines: readonly string[];
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
  return (text) => pen.measureText(text).width / 100;
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

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

/** The spaces of a board by cells of a grid. */
class Spaces {
  #cells = new Map<string, Space[]>();

  constructor(geometry: Geometry) {
    for (const { spaces, space } of geometry.tracks) {
      for (const [x, y, angle] of spaces) {
        const turn = (angle * Math.PI) / 180;
        const one = { x, y, cos: Math.cos(turn), sin: Math.sin(turn), long: space[0] / 2, wide: space[1] / 2 + 1 };
        const key = `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;
        this.#cells.set(key, [...(this.#cells.get(key) ?? []), one]);
      }
    }
  }

  touched(box: Box): boolean {
    for (let column = Math.floor(box.left / CELL) - 1; column <= Math.floor(box.right / CELL) + 1; column++) {
      for (let row = Math.floor(box.top / CELL) - 1; row <= Math.floor(box.bottom / CELL) + 1; row++) {
        if (this.#cells.get(`${column},${row}`)?.some((space) => covers(box, space))) return true;
      }
    }
    return false;
  }
}

function boxOf(label: Placed, line: number, width: Width, air = AIR): Box {
  const wide = Math.max(...label.lines.map(width)) * label.size;
  const left = label.x - { start: 0, middle: wide / 2, end: wide }[label.anchor];
  const bottom = label.y + (label.lines.length - 1) * line * label.size + DESCENT * label.size;
  return { left: left - air, right: left + wide + air, top: label.y - ASCENT * label.size, bottom };
}

const airOf = (geometry: Geometry, size: number): number => (size > geometry.label_size ? AIR + SLACK * size : AIR);

/** A name on one line, and on two as even as its words allow. */
function settings(name: string): string[][] {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
  ways.sort((one, other) => Math.max(...one.map((line) => line.length)) - Math.max(...other.map((line) => line.length)));
  return [[name], ...ways.slice(0, 1)];
}

/** The spots for a name at a size, the board's own first, then around the place, near ones before far ones. */
function* spots(place: PlaceGeometry, size: number, radius: number, line: number, width: Width): Generator<Placed> {
  const { label, x, y } = place;
  yield { x: label.x, y: label.y, size, anchor: label.anchor, lines: label.lines };
  const up = ASCENT * size;
  for (const far of FAR) {
    for (const lines of settings(label.lines.join(' '))) {
      const away = radius + far, high = (lines.length - 1) * line * size;
      const middle = y + (up - DESCENT * size - high) / 2;
      const above = y - away - high - DESCENT * size, below = y + away + up;
      for (const drop of DROPS) {
        yield { x: x + away, y: middle + drop * size, size, anchor: 'start', lines };
        yield { x: x - away, y: middle + drop * size, size, anchor: 'end', lines };
      }
      const aside = (Math.max(...lines.map(width)) * size) / 2 + away * SLANT;
      for (const slide of SLIDES) {
        const near = Math.abs(slide) === 1 ? away * SLANT * 0.4 : 0;
        yield { x: x + slide * aside, y: above + near, size, anchor: 'middle', lines };
        yield { x: x + slide * aside, y: below - near, size, anchor: 'middle', lines };
      }
    }
  }
}

/** Puts one name after the other where it finds room, as large as it can. */
class Lettering {
  readonly #radius: number;
  readonly #line: number;
  readonly #spaces: Spaces;
  readonly #firm: Box[]; // places and signs, which no name covers

  constructor(readonly geometry: Geometry, readonly wanted: number, readonly written: Box[], readonly width: Width) {
    this.#radius = geometry.place_radius;
    this.#line = geometry.line_height / geometry.label_size;
    this.#spaces = new Spaces(geometry);
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

  #own(place: PlaceGeometry): Placed {
    return { ...place.label, size: this.geometry.label_size };
  }

  #best(place: PlaceGeometry, taken: Box[]): Placed {
    const own = this.geometry.label_size;
    return (
      this.#search(place, Math.max(own, this.wanted * RATHER), [...this.written, ...taken]) ??
      this.#search(place, own, taken) ?? this.#search(place, own * LEAST, taken) ?? this.#own(place)
    );
  }

  #search(place: PlaceGeometry, smallest: number, taken: Box[]): Placed | null {
    for (let size = this.wanted; size > smallest; size *= SMALLER) {
      const air = airOf(this.geometry, size);
      for (const spot of spots(place, size, this.#radius, this.#line, this.width)) if (this.#fits(this.#box(spot, air), taken)) return spot;
    }
    return null;
  }

  #fits(box: Box, taken: Box[]): boolean {
    const { width, height } = this.geometry;
    if (box.left <= 0 || box.top <= 0 || box.right >= width || box.bottom >= height) return false;
    return !taken.some((other) => meet(box, other)) && !this.#firm.some((other) => meet(box, other)) && !this.#spaces.touched(box);
  }

  /** How far names stay behind the wanted size; a name that is hard to read weighs more than several that are a little small. */
  lack(found: Map<string, Placed>): number {
    return [...found.values()].reduce((sum, { size }) => sum + (this.wanted - size) ** 2, 0);
  }
}

/**
 * Where each name stands: at the wanted size if it finds room, smaller otherwise, if need be than the board's own. It keeps
 * off what the ground has written too, unless it would have to become much smaller for that. Names that found little room
 * choose first the next time, and the best of these times counts.
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
  return best;
}

/** The boxes of names that have been placed. */
export function labelBoxes(geometry: Geometry, labels: Map<string, Placed>, width: Width = measured()): Box[] {
  return [...labels.values()].map((label) => boxOf(label, geometry.line_height / geometry.label_size, width, airOf(geometry, label.size)));
}
