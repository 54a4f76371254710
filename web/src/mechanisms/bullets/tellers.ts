/** Sentences about bullet trains. */
import * as names from '../../lib/names';
import { both, paid, paidWithDice, route, spaces, type Teller } from '../../lib/tellers';

export const tellers: Record<string, Teller> = {
  route_claimed_for_all: both(route, spaces, (_, known) => paid(known)),
  route_claimed_for_all_with_dice: both(route, spaces, (scene, known) => paidWithDice(names.symbol(scene, Number(known['track'])), known)),
};
