/** Which of the tracks between two places is which, as one sees it on the board: left and right, upper and lower. */
import type { Board, Geometry } from '../protocol';

export type Side = 'left' | 'right' | 'upper' | 'lower' | 'middle';

const SIDES = new WeakMap<Board, Map<number, Side>>();

/** Takes note of how a board's tracks lie, so that their names can say so. */
export function lay(board: Board, geometry: Geometry): void {
  SIDES.set(board, sides(board, geometry));
}

export const sideOf = (board: Board, track: number): Side | null => SIDES.get(board)?.get(track) ?? null;

/** The side of every track that has twins. */
export function sides(board: Board, geometry: Geometry): Map<number, Side> {
  const found = new Map<number, Side>();
  board.tracks.forEach((track) => {
    if (track.ordinal !== 1 || track.twins < 2) return;
    const twins = board.tracks.flatMap((other, index) => (other.a === track.a && other.b === track.b ? [index] : []));
    for (const [index, side] of told(twins, geometry)) found.set(index, side);
  });
  return found;
}

function told(twins: number[], geometry: Geometry): [number, Side][] {
  const lie = twins.map((index) => ({ index, ...middle(geometry, index) }));
  const spread = (key: 'x' | 'y'): number => Math.max(...lie.map((one) => one[key])) - Math.min(...lie.map((one) => one[key]));
  const [key, first, last] = spread('x') >= spread('y') ? (['x', 'left', 'right'] as const) : (['y', 'upper', 'lower'] as const);
  const sorted = lie.sort((one, other) => one[key] - other[key]);
  return sorted.map(({ index }, place) => [index, place === 0 ? first : place === sorted.length - 1 ? last : 'middle']);
}

function middle(geometry: Geometry, track: number): { x: number; y: number } {
  const { spaces } = geometry.tracks[track]!;
  const mean = (part: 0 | 1): number => spaces.reduce((sum, space) => sum + space[part], 0) / spaces.length;
  return { x: mean(0), y: mean(1) };
}
