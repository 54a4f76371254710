/** Sentences about tourist tokens. */
import { both, place, type Teller } from '../../lib/tellers';
import { inWords } from './look';

export const tellers: Record<string, Teller> = {
  stack_put: both(place, (_, known) => ({ symbol: inWords(String(known['symbol'])), count: Number(known['count']) })),
  tourist_taken: both(place, (_, known) => ({ symbol: inWords(String(known['symbol'])) })),
};

export const reasons: Record<string, (value: string) => string> = { symbol: inWords };
