/** Sentences about passengers and goods. */
import { both, place, route, type Teller } from '../../lib/tellers';

export const tellers: Record<string, Teller> = {
  passenger_placed: place,
  passenger_set_out: place,
  passenger_travelled: both(route, place, ({ table }, known) => ({ purse: known['paid'] ? (table.options['dice'] ? 'dice' : 'cards') : 'nothing' })),
  goods_taken: both(place, (_, known) => ({ points: known['value'] ?? 0 })),
  passenger_arrived: place,
};
