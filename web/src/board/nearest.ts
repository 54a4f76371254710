/** Which track a finger means that touches none: on a small picture tracks are thinner than fingers. */
import type { Geometry } from '../protocol';

/** The track with a space nearest to a point of the board, if one lies within reach. */
export function nearestTrack(geometry: Geometry, x: number, y: number, reach: number): number | null {
  const far = geometry.tracks.map(({ spaces }) => Math.min(...spaces.map(([at, down]) => Math.hypot(at - x, down - y))));
  const nearest = Math.min(...far);
  return nearest <= reach ? far.indexOf(nearest) : null;
}
