/** Cards of any kind in place of others. */
import { track, withCards } from '../../help/topic';
import { replacing } from '../../lib/described';
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'substitute', rules: 'R83, R84', here: (subject) => withCards(subject) && track((one) => one.substitute > 0)(subject) }],
  words: {
    replace: ({ board, facts }) => say('choice-replace', replacing(board, facts)),
    give: ({ action }) => say('choice-give', { card: say(`card-${action.card ?? ''}`) }),
  },
};
