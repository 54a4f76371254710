/** The +4 locomotives. */
import { withCards } from '../../help/topic';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'plus4', rules: 'R102', here: (subject) => withCards(subject) && subject.board.kinds.includes('plus4') }],
};
