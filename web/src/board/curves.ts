/** How a track lies on the board, for drawing along it. */
import type { Geometry } from '../protocol';

/** The line of a track as a path. */
export function curveOf(geometry: Geometry, number: number): string {
  const [x1, y1, x2, y2, x3, y3, x4, y4] = geometry.tracks[number]!.curve;
  return `M${x1} ${y1}C${x2} ${y2} ${x3} ${y3} ${x4} ${y4}`;
}

/** The point in the middle of a track. */
export function middleOf(geometry: Geometry, number: number): { x: number; y: number } {
  const [x1, y1, x2, y2, x3, y3, x4, y4] = geometry.tracks[number]!.curve;
  return { x: (x1 + 3 * x2 + 3 * x3 + x4) / 8, y: (y1 + 3 * y2 + 3 * y3 + y4) / 8 };
}
