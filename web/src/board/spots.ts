/** Where places are drawn: an enlarged part of a board shows some of them a second time. */
import type { Geometry, PlaceGeometry } from '../protocol';

export interface Spot extends PlaceGeometry {
  key: string; // the place's id, or one of its own for a second spot
}

/** Every place as often as it is drawn; second spots come last. */
export function spotsOf(geometry: Geometry): Spot[] {
  const again = geometry.insets.flatMap((inset) => inset.again.map((place) => ({ ...place, key: `${place.id}@${inset.id}` })));
  return [...geometry.places.map((place) => ({ ...place, key: place.id })), ...again];
}

/** The spot of a place that lies nearest to a point. */
export function nearestSpot(spots: Spot[], id: string, x: number, y: number): Spot {
  const far = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return spots.filter((spot) => spot.id === id).sort((one, other) => far(one) - far(other))[0]!;
}
