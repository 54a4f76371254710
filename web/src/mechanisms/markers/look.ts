/** City markers: whose stands where, and what a press on a place does to them. */
import type { Action, Facts } from '../../protocol';

/** The seat whose marker stands on a place, or null. */
export function ownerOf(facts: Facts, place: string): number | null {
  const seat = (facts.markers ?? []).findIndex((places) => places.includes(place));
  return seat < 0 ? null : seat;
}

/** The actions by the place to press: a start city, an end that gets a marker, or where Alvin goes. */
export function markerTargets(actions: Action[]): Map<string, Action> {
  return new Map(actions.map((action): [string, Action] => [action.place ?? '', action]));
}
