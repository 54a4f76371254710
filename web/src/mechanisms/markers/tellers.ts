/** Sentences about city markers and Alvin the Alien. */
import { both, paid, paidWithDice, place, plain, route, type Teller } from '../../lib/tellers';

export const tellers: Record<string, Teller> = {
  start_city_chosen: place,
  marker_bought: both(place, (_, known) => paid(known)),
  marker_bought_with_dice: both(place, (_, known) => paidWithDice('station', known)),
  route_scored: both(plain, route),
  alien_captured: both(plain, place),
};
