/** Trains on tracks that are no player's, of whatever mechanism. */
import { mechanisms } from '../mechanisms';
import type { Strangers } from '../mechanisms/mechanism';
import type { Facts } from '../protocol';

/** All of them at a moment of a game. */
export const strangers = (facts: Facts): Strangers[] => mechanisms().flatMap((one) => one.strangers?.(facts) ?? []);

/** The same by their tracks. */
export const strangersByTrack = (facts: Facts): Map<number, Strangers> =>
  new Map(strangers(facts).flatMap((one) => one.tracks.map((track): [number, Strangers] => [track, one])));
