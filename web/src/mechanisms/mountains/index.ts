/** Mountains. */
import { track } from '../../help/topic';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'mountain', rules: 'R121', here: track((one) => one.mountains > 0) }],
};
