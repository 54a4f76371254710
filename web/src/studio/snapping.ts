/** Where a dragged place comes to lie: in line with another place if it is nearly so, else on the grid. */
import type { BoardFile } from './file';
import type { Point } from './drawing.svelte';
import { GRID } from './drawing.svelte';

const NEAR = 7;

export interface Snapped extends Point {
  lines: { x?: number; y?: number }[]; // the lines it lies on, to be shown
}

function nearest(value: number, others: number[]): number | null {
  const found = others.filter((one) => Math.abs(one - value) <= NEAR).sort((one, other) => Math.abs(one - value) - Math.abs(other - value));
  return found[0] ?? null;
}

const onGrid = (value: number): number => Math.round(value / GRID) * GRID;

/** A point put in line with the places that are not moved themselves. */
export function snapped(at: Point, board: BoardFile, moving: ReadonlySet<string>, on: boolean): Snapped {
  if (!on) return { x: Math.round(at.x), y: Math.round(at.y), lines: [] };
  const others = board.places.filter((place) => !moving.has(place.id));
  const x = nearest(at.x, others.map((place) => place.x ?? 0)), y = nearest(at.y, others.map((place) => place.y ?? 0));
  const lines = [...(x === null ? [] : [{ x }]), ...(y === null ? [] : [{ y }])];
  return { x: x ?? onGrid(at.x), y: y ?? onGrid(at.y), lines };
}
