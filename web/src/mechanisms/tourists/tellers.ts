/** Sentences about tourist tokens. */
import * as names from '../../lib/names';
import { both, place, type Teller } from '../../lib/tellers';

export const tellers: Record<string, Teller> = {
  stack_put: both(place, (_, known) => ({ symbol: names.tourist(String(known['symbol'])), count: Number(known['count']) })),
  tourist_taken: both(place, (_, known) => ({ symbol: names.tourist(String(known['symbol'])) })),
};
