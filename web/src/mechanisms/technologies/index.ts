/** Technologies bought with locomotives. */
import { say } from '../../lib/words';
import { bell, knock } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

const name = (id: string): string => say('technology', { technology: id });

export const mechanism: Mechanism = {
  topics: [{ id: 'technology', rules: 'R274–R288', diceRules: 'R274–R288, R292–R294', here: ({ board }) => board.technology_set > 0, told: ({ options }) => ({ wilds: options['uk.dice_substitute'] === false ? 'only' : 'most' }) }],
  phases: ['technology', 'bought route'],
  buttons: ['give_die', 'save', 'no_claim', 'draw_three'],
  words: {
    technology: ({ board, action }) => {
      const price = board.technologies.find((one) => one.id === action.token)?.price ?? 0;
      return say('choice-technology', { technology: name(action.token ?? ''), price });
    },
    give_die: ({ action }) => say('choice-give-die', { face: say(`face-${action.token ?? ''}`) }),
    save: () => say('choice-save'),
    no_claim: () => say('choice-no-claim'),
    draw_three: () => say('choice-draw-three'),
  },
  bonuses: { technologies: (board) => board.technology_set > 0 },
  sounds: { technology_bought: () => (knock(0, 520), [0.08, 0.2].forEach((at, nth) => bell(at, nth ? 1318 : 1046))) },
};
