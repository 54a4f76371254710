/** The grand tour. */
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'tour', rules: 'R120', here: ({ board }) => board.grand_tour.length > 0 }],
  bonuses: { grand_tour: (board) => board.grand_tour.length > 0 },
};
