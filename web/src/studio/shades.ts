/** A board coloured by what happened in the games of a study. */
import type { StudyResult } from '../protocol';

export type Shading = 'claimed' | 'when' | 'lift';

export interface Shades {
  tracks: (string | null)[];
  places: number[]; // traffic, from 0 to 1
}

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/** A colour from one end of a scale to the other; both are told apart without colour vision by their lightness. */
const mixed = (share: number, low: string, high: string): string => `color-mix(in oklab, ${high} ${Math.round(100 * clamp(share))}%, ${low})`;

/** The colours of a result: how often each track is claimed, how early, or what it adds to its owner's chance. */
export function shadesOf(result: StudyResult, by: Shading): Shades {
  const tracks = result.tracks.map(({ claimed, when, lift }) => {
    if (by === 'claimed') return claimed.value === null ? null : mixed(claimed.value, '#f3e3a1', '#9a291c');
    if (by === 'when') return when.value === null ? null : mixed(when.value, '#9a291c', '#f3e3a1');
    return lift.value === null ? null : mixed(0.5 + 2 * lift.value, '#7d4fa3', '#28612f');
  });
  return { tracks, places: result.places.map(({ reached }) => clamp(reached.value ?? 0)) };
}
