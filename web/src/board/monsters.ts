/** Where monsters stand: beside their place, as large as there is room for, and never on a name. */
import type { Board, Geometry } from '../protocol';
import type { Box } from './ground';

export interface Stand {
  name: string;
  place: string;
  x: number;
  y: number;
  scale: number;
  turned: boolean; // looks to the left
}

/** A monster at scale 1, as it is drawn: half its width whichever way it looks, how far it rises and hangs from its middle. */
const SHAPES: Record<string, { half: number; head: number; foot: number }> = {
  alvin: { half: 36, head: 41, foot: 34 },
  dexter: { half: 42, head: 31, foot: 34 },
};
const SMALLER = 0.86;
const RATHER = 0.65; // of the wanted size: a monster rather stands far off than be smaller (24 pixels on a phone)
const SMALLEST = 0.45;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const holds = (box: Box, x: number, y: number): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom;

export function boxOf({ name, x, y, scale }: Stand): Box {
  const { half, head, foot } = SHAPES[name]!;
  return { left: x - half * scale, right: x + half * scale, top: y - head * scale, bottom: y + foot * scale };
}

const NEAR = [0, 12, 26, 44]; // units beyond the nearest spots
const FAR = [70, 100, 140]; // where names leave no room nearer, at any size

/** The spots around a place at a scale, the best to look at first. */
function spots(name: string, place: { id: string; x: number; y: number }, radius: number, scale: number, reach: readonly number[]): Stand[] {
  const shape = SHAPES[name]!;
  const half = shape.half * scale, head = shape.head * scale, foot = shape.foot * scale;
  return reach.flatMap((far) => {
    const aside = radius + 3 + far + half, above = -radius - far - foot, below = radius + 6 + far + head;
    const at: [number, number][] = [
      [0, above], [-0.55 * aside, above], [0.55 * aside, above], [-aside, 8 - foot], [aside, 8 - foot],
      [-aside, head - 4], [aside, head - 4], [0, below], [-0.55 * aside, below], [0.55 * aside, below],
    ];
    return at.map(([dx, dy]) => ({ name, place: place.id, x: place.x + dx, y: place.y + dy, scale, turned: dx > 0 }));
  });
}

/** How much of the board a monster would hide: spaces, and places as well. */
function hidden(geometry: Geometry, box: Box, own: string): number {
  const spaces = geometry.tracks.reduce((sum, { spaces }) => sum + spaces.filter(([x, y]) => holds(box, x, y)).length, 0);
  const places = geometry.places.filter(({ id, x, y }) => id !== own && holds(box, x, y)).length;
  return spaces + 5 * places;
}

function found(geometry: Geometry, names: Box[], name: string, id: string, wanted: number): Stand {
  const place = geometry.places.find((one) => one.id === id)!;
  const free = (box: Box): boolean => box.left > -20 && box.top > -30 && box.right < geometry.width + 20 && box.bottom < geometry.height + 20 && !names.some((one) => meet(one, box));
  for (const [reach, smallest] of [[NEAR, wanted * RATHER], [FAR, wanted * RATHER], [NEAR, SMALLEST], [FAR, SMALLEST]] as const) {
    for (let scale = wanted; scale > smallest; scale *= SMALLER) {
      const open = spots(name, place, geometry.place_radius, scale, reach).filter((spot) => free(boxOf(spot)));
      if (open.length) return open.map((spot, rank) => ({ spot, cost: hidden(geometry, boxOf(spot), id) + rank * 0.4 })).sort((one, other) => one.cost - other.cost)[0]!.spot;
    }
  }
  return spots(name, place, geometry.place_radius, SMALLEST, NEAR)[0]!;
}

/** What no monster covers: the names of places, and of the ground its cartouche, compass and signs. */
export const kept = (names: Box[], written: Box[]): Box[] => [...names, ...written.filter(({ firm }) => firm)];

/** The stands of monsters at their places; `names` are the boxes of all names, and no monster stands on another. */
export function stands(geometry: Geometry, names: Box[], where: [string, string][], wanted: number): Stand[] {
  const taken = [...names];
  return where.map(([name, id]) => {
    const stand = found(geometry, taken, name, id, wanted);
    taken.push(boxOf(stand));
    return stand;
  });
}

/** The places a monster passes on its shortest way, both ends included; a country's border points are one place. */
export function way(board: Board, from: string, to: string): string[] {
  const alike = (id: string): string[] => {
    const country = board.places.find((place) => place.id === id)?.country;
    return country ? board.places.filter((place) => place.country === country).map((place) => place.id) : [id];
  };
  const before = new Map<string, string>([[from, '']]);
  for (const [id] of before) {
    if (id === to) break;
    const near = alike(id).flatMap((one) => board.tracks.flatMap(({ a, b }) => (a === one ? [b] : b === one ? [a] : [])));
    for (const next of [...near, ...alike(id)]) if (!before.has(next)) before.set(next, id);
  }
  const path: string[] = [];
  for (let id: string = before.has(to) ? to : ''; id; id = before.get(id) ?? '') path.unshift(id);
  return path.length ? path : [from, to];
}
