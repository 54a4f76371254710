/** How a ticket stands: connected, how many trains it still takes over which tracks, or cut off; and its line on a board. */
import type { Board, Geometry } from '../protocol';

export interface Progress {
  state: 'connected' | 'open' | 'cut_off';
  trains: number;
  missing: number[];
  used: number[];
}

interface Step {
  cost: number;
  hops: number;
  via: number | null;
  from: string | null;
}

export type Cost = (track: number) => number; // 0: owned, Infinity: not to be had

function neighbours(board: Board): Map<string, { track: number; to: string }[]> {
  const found = new Map<string, { track: number; to: string }[]>(board.places.map((place) => [place.id, []]));
  board.tracks.forEach((track, number) => {
    found.get(track.a)?.push({ track: number, to: track.b });
    found.get(track.b)?.push({ track: number, to: track.a });
  });
  return found;
}

const better = (one: Step, other: Step | undefined): boolean =>
  !other || one.cost < other.cost || (one.cost === other.cost && one.hops < other.hops);

function nearest(open: Set<string>, steps: Map<string, Step>): string {
  let best = '';
  for (const id of open) if (!best || better(steps.get(id)!, steps.get(best))) best = id;
  return best;
}

function walk(board: Board, from: string[], cost: Cost): Map<string, Step> {
  const ways = neighbours(board);
  const steps = new Map<string, Step>(from.map((id) => [id, { cost: 0, hops: 0, via: null, from: null }]));
  const open = new Set(from);
  while (open.size) {
    const here = nearest(open, steps);
    open.delete(here);
    const step = steps.get(here)!;
    for (const { track, to } of ways.get(here) ?? []) {
      const next = { cost: step.cost + cost(track), hops: step.hops + 1, via: track, from: here };
      if (next.cost === Infinity || !better(next, steps.get(to))) continue;
      steps.set(to, next);
      open.add(to);
    }
  }
  return steps;
}

/** The places where a ticket's end is reached: itself, or each border point of a country. */
export function reached(board: Board, id: string): string[] {
  const points = board.places.filter((place) => place.country === id).map((place) => place.id);
  return points.length ? points : [id];
}

/** How the way between two places or countries stands for one whose own tracks cost nothing. */
export function progress(board: Board, a: string, b: string, cost: Cost): Progress {
  const steps = walk(board, reached(board, a), cost);
  let end: Step | undefined;
  for (const step of reached(board, b).map((id) => steps.get(id))) if (step && better(step, end)) end = step;
  if (!end) return { state: 'cut_off', trains: Infinity, missing: [], used: [] };
  const way: number[] = [];
  for (let step = end; step.via !== null && step.from !== null; step = steps.get(step.from)!) way.push(step.via);
  const missing = way.filter((track) => cost(track) > 0);
  return {
    state: missing.length ? 'open' : 'connected',
    trains: end.cost,
    missing,
    used: way.filter((track) => cost(track) === 0),
  };
}

/** The straight line between two places as a path; where tracks leave the sheet it takes the shorter way, over the edge if need be. */
export function straight({ tracks, width }: Geometry, a: { x: number; y: number }, b: { x: number; y: number }): string {
  const across = Math.abs(b.x - a.x), around = tracks.some(({ curve }) => curve[6]! < 0 || curve[6]! > width);
  if (!around || across * 2 <= width) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const [leaves, comes] = a.x < b.x ? [0, width] : [width, 0];
  const y = a.y + ((b.y - a.y) * Math.abs(a.x - leaves)) / (width - across);
  return `M${a.x} ${a.y}L${leaves} ${y}M${comes} ${y}L${b.x} ${b.y}`;
}
