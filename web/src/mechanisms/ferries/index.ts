/** Ferries. */
import { track } from '../../help/topic';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'ferry', rules: 'R60–R62', diceRules: 'R148', here: track((one) => one.ferry > 0) }],
};
