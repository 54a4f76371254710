/** A board small enough for a card: its land, home country and lakes with few points. */
import type { Geometry } from '../protocol';

const GRAIN = 11; // points nearer to one another than this are one, in units of the board
const LEAST = 40; // islands and lakes that are smaller are left out
const known = new WeakMap<Geometry, SmallMap>();

export type SmallMap = Record<'land' | 'home' | 'lakes', string>;

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

const spread = (all: number[]): number => Math.max(...all) - Math.min(...all);

/** An outline with only points that lie apart; small ones are left out. */
function coarse(points: [number, number][]): string {
  const kept: [number, number][] = [];
  for (const [x, y] of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) > GRAIN) kept.push([x, y]);
  }
  const size = Math.max(spread(kept.map(([x]) => x)), spread(kept.map(([, y]) => y)));
  return kept.length < 3 || size < LEAST ? '' : `M${kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
}

/** The land of a board, its home country and its lakes, each as a path with few points. */
export function smallMap(geometry: Geometry): SmallMap {
  const few = (path = ''): string => outlines(path).map(coarse).join('');
  const { land, home, lakes } = geometry.outlines;
  const found = known.get(geometry) ?? { land: few(land), home: few(home), lakes: few(lakes) };
  known.set(geometry, found);
  return found;
}
