/** What the events of mechanisms speak of: their files `telling.ts`, which load nothing that is shown. */
import type { Teller } from '../lib/tellers';

const found = import.meta.glob<Record<string, Teller>>('./*/telling.ts', { eager: true, import: 'tellers' });
const all: Record<string, Teller> = Object.assign({}, ...Object.values(found));

/** What the sentence about an event of a mechanism speaks of. */
export const ofMechanisms = (event: string): Teller | undefined => all[event];
