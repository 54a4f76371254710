/** How a track lies on the board, for drawing along it. */
import type { Geometry } from '../protocol';

/** The line of a track as a path; one that leaves the sheet goes to its edge and on from the other one (R374). */
export function curveOf(geometry: Geometry, number: number): string {
  const { curve, width } = { curve: geometry.tracks[number]!.curve, width: geometry.width };
  const points = [0, 2, 4, 6].map((at) => [curve[at]!, curve[at + 1]!] as Point);
  const end = points[3]![0];
  if (end >= 0 && end <= width) return drawn(points);
  const [edge, shift] = end < 0 ? [0, width] : [width, -width];
  const [leaves, comes] = split(points, edge);
  return drawn(leaves) + drawn(comes.map(([x, y]) => [x + shift, y]));
}

type Point = [number, number];

const drawn = ([first, ...rest]: Point[]): string => `M${first!.join(' ')}C${rest.flat().join(' ')}`;

/** Both parts of a curve that is cut where it crosses an upright line (de Casteljau's construction). */
function split(points: Point[], edge: number): [Point[], Point[]] {
  let parts: [Point[], Point[]] = [points, points];
  for (let first = 0, last = 1, step = 0; step < 20; step += 1) {
    const middle = (first + last) / 2;
    const rows = [points];
    for (let row = points; row.length > 1; rows.push(row)) {
      row = row.slice(1).map(([x, y], at) => [row[at]![0] + middle * (x - row[at]![0]), row[at]![1] + middle * (y - row[at]![1])] as Point);
    }
    parts = [rows.map((row) => row[0]!), rows.map((row) => row.at(-1)!).reverse()];
    if (rows[3]![0]![0] > edge === points[3]![0] > edge) last = middle;
    else first = middle;
  }
  return parts;
}

/** The point in the middle of a track. */
export function middleOf(geometry: Geometry, number: number): { x: number; y: number } {
  const [x1, y1, x2, y2, x3, y3, x4, y4] = geometry.tracks[number]!.curve;
  const x = (x1 + 3 * x2 + 3 * x3 + x4) / 8;
  return { x: Math.min(Math.max(x, 0), geometry.width), y: (y1 + 3 * y2 + 3 * y3 + y4) / 8 };
}
