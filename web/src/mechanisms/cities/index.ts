/** Joined cities. */
import { bonus } from '../../help/topic';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'cities', rules: 'R121', ...bonus('most_cities') }],
  bonuses: { most_cities: (board) => board.most_cities > 0 },
};
