/** Events of city markers in words. */
import { both, paid, paidWithDice, place, plain, route, type Teller } from '../../lib/tellers';

export const events: Record<string, Teller> = {
  start_city_chosen: place,
  marker_bought: both(place, (_, known) => paid(known)),
  marker_bought_with_dice: both(place, (_, known) => paidWithDice('station', known)),
  route_scored: both(plain, route),
  alien_captured: both(plain, place),
};
