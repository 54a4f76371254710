/** Sentences about technologies. */
import type { Teller } from '../../lib/tellers';
import { say } from '../../lib/words';

const name = (id: string): string => say('technology', { technology: id });

export const tellers: Record<string, Teller> = {
  technology_bought: (_, known) => ({ technology: name(String(known['technology'])) }),
  die_given: (_, known) => ({ face: say(`face-${known['face']}`) }),
};
export const reasons = { technology: name };
