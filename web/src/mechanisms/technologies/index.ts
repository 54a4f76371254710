/** Technologies bought with locomotives. */
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'technology', rules: 'R274–R283', diceRules: 'R274–R283, R292–R294', here: ({ board }) => board.technologies.length > 0 }],
  phases: ['technology', 'shared route'],
  words: {
    technology: ({ board, action }) => {
      const price = board.technologies.find((one) => one.id === action.token)?.price ?? 0;
      return say('choice-technology', { technology: say('technology', { technology: action.token ?? '' }), price });
    },
    give_die: ({ action }) => say('choice-give-die', { face: say(`face-${action.token ?? ''}`) }),
  },
  bonuses: { technologies: (board) => board.technologies.length > 0 },
};
