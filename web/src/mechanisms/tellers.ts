/** What mechanisms say of their events and of the arguments of their reasons, found by their folders: `tell.ts`. */
import type { Teller } from '../lib/tellers';

interface Telling {
  events?: Record<string, Teller>;
  /** Arguments of reasons, in words. */
  reasons?: Record<string, (value: string) => string>;
}

const found = Object.values(import.meta.glob<Telling>('./*/tell.ts', { eager: true }));

/** By the name of the event. */
export const events: Record<string, Teller> = Object.assign({}, ...found.map((one) => one.events ?? {}));
/** By the name of the argument. */
export const reasons: Record<string, (value: string) => string> = Object.assign({}, ...found.map((one) => one.reasons ?? {}));
