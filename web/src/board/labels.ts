/** Where the names of places stand and how large: readable on a small picture, yet on no track, place or other name. */
import type { Geometry, PlaceGeometry } from '../protocol';
import type { Box } from './ground';

const SMALLER = 0.92; // of its size, again and again, for a name that finds no room
const RATHER = 0.75; // of the wanted size: a name rather shrinks so far than stand on a name of the ground
const LEAST = 0.7; // of the board's own size: smaller than that no name is written, wherever it stands
const AIR = 1.5; // around a name, in units of the board
const HINTED = 0.22; // more of it on a small picture, as a part of the size: there letters are fitted to pixels and shift
const ASCENT = 0.76; // how far letters rise and hang, as parts of their size
const DESCENT = 0.22;
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

const airOf = (geometry: Geometry, size: number): number => (size > geometry.label_size ? AIR + HINTED * size : AIR);

/** A name on one line, and on two as even as its words allow. */
function settings(name: string): string[][] {
  const words = name.split(' ');
  const ways = words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
  ways.sort((one, other) => Math.max(...one.map((line) => line.length)) - Math.max(...other.map((line) => line.length)));
  return [[name], ...ways.slice(0, 1)];
}

/** The spots for a name at a size, the board's own first, then around the place, near ones before far ones. */
function* spots(place: PlaceGeometry, size: number, radius: number, line: number): Generator<Placed> {
  const { label, x, y } = place;
  yield { x: label.x, y: label.y, size, anchor: label.anchor, lines: label.lines };
  const up = ASCENT * size;
  for (const far of [radius + 3, radius + 8, radius + 14, radius + 21]) {
    for (const lines of settings(label.lines.join(' '))) {
      const high = (lines.length - 1) * line * size;
      const middle = y + (up - DESCENT * size - high) / 2;
      const above = y - far - high - DESCENT * size, below = y + far + up;
      const slant = far * 0.7;
      for (const drop of [0, -0.5, 0.5]) {
        yield { x: x + far, y: middle + drop * size, size, anchor: 'start', lines };
        yield { x: x - far, y: middle + drop * size, size, anchor: 'end', lines };
      }
      for (const [side, anchor] of [[slant, 'start'], [-slant, 'end'], [0, 'middle'], [-size, 'start'], [size, 'end']] as const) {
        const near = Math.abs(side) === slant ? slant * 0.4 : 0;
        yield { x: x + side, y: above + near, size, anchor, lines };
        yield { x: x + side, y: below - near, size, anchor, lines };
      }
    }
  }
}

/**
 * Where each name stands: at the wanted size if it finds room, smaller otherwise, if need be than the board's own. It keeps
 * off what the ground has written too, unless it would have to become much smaller for that.
 */
export function placeLabels(geometry: Geometry, wanted: number, written: Box[] = [], width: Width = measured()): Map<string, Placed> {
  const radius = geometry.place_radius, line = geometry.line_height / geometry.label_size;
  const spaces = new Spaces(geometry);
  const dots = geometry.places.map(({ x, y }) => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }));
  const found = new Map<string, Placed>(), taken: Box[] = [];
  const own = (place: PlaceGeometry): Placed => ({ ...place.label, size: geometry.label_size });
  // A name that is not yet placed keeps its own spot free, so that the last one has somewhere to stand.
  const kept = new Map(geometry.places.map((place) => [place.id, boxOf(own(place), line, width)]));
  const fits = (box: Box): boolean =>
    box.left > 0 && box.top > 0 && box.right < geometry.width && box.bottom < geometry.height &&
    ![...taken, ...dots, ...kept.values()].some((other) => meet(box, other)) && !spaces.touched(box);

  function search(place: PlaceGeometry, smallest: number, free: (box: Box) => boolean): Placed | null {
    for (let size = wanted; size > smallest; size *= SMALLER) {
      for (const spot of spots(place, size, radius, line)) if (free(boxOf(spot, line, width, airOf(geometry, size)))) return spot;
    }
    return null;
  }

  for (const place of geometry.places) {
    kept.delete(place.id);
    const apart = (box: Box): boolean => !written.some((other) => meet(box, other)) && fits(box);
    const smallest = Math.max(geometry.label_size, wanted * RATHER);
    const best =
      search(place, smallest, apart) ?? search(place, geometry.label_size, fits) ?? search(place, geometry.label_size * LEAST, fits) ?? own(place);
    taken.push(boxOf(best, line, width));
    found.set(place.id, best);
  }
  return found;
}

/** The boxes of names that have been placed. */
export function labelBoxes(geometry: Geometry, labels: Map<string, Placed>, width: Width = measured()): Box[] {
  return [...labels.values()].map((label) => boxOf(label, geometry.line_height / geometry.label_size, width, airOf(geometry, label.size)));
}
