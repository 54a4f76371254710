/** Sentences about meeples. */
import { both, place, type Teller } from '../../lib/tellers';
import { say } from '../../lib/words';

export const tellers: Record<string, Teller> = {
  meeple_taken: both(place, (_, known) => ({ meeple: say(`meeple-${known['colour']}`) })),
};
