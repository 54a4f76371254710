/** A board small enough for a card: its land with few points, and its ends. */
import type { Geometry } from '../protocol';

const GRAIN = 11; // points nearer to one another than this are one, in units of the board
const known = new WeakMap<Geometry, string>();

/** The points of a path of straight lines, one list for each of its outlines. */
function outlines(path: string): [number, number][][] {
  const found: [number, number][][] = [];
  let x = 0, y = 0;
  for (const [, letter, text] of path.matchAll(/([MLlmz])([^MLlmz]*)/g)) {
    const numbers = (text!.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === 'M' || letter === 'm') found.push([]);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const near = letter === 'l' || letter === 'm';
      [x, y] = near ? [x + numbers[at]!, y + numbers[at + 1]!] : [numbers[at]!, numbers[at + 1]!];
      found.at(-1)?.push([x, y]);
    }
  }
  return found;
}

/** An outline with only points that lie apart; small islands are left out. */
function coarse(points: [number, number][]): string {
  const kept: [number, number][] = [];
  for (const [x, y] of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) > GRAIN) kept.push([x, y]);
  }
  return kept.length < 5 ? '' : `M${kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
}

/** The land of a board, or its home country, as a path with few points. */
export function smallLand(geometry: Geometry): string {
  const { land, home } = geometry.outlines;
  const path = known.get(geometry) ?? outlines(home || land || '').map(coarse).join('');
  known.set(geometry, path);
  return path;
}
