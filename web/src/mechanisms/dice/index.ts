/** Dice and tokens. */
import { withDice } from '../../help/topic';
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [
    { id: 'dice', rules: 'R131–R138', here: withDice },
    { id: 'token', rules: 'R139–R145', here: withDice, told: ({ options }) => ({ limit: String(options['dice.token_cap_scope'] ?? 'per_type') }) },
  ],
  words: {
    reroll: ({ action }) => (Object.keys(action.cost ?? {}).length ? say('choice-reroll', { dice: names.dice(action.cost ?? {}) }) : say('choice-reroll-nothing')),
    buy: ({ action }) => say('choice-buy', { token: action.token ?? 'single', dice: names.dice(action.cost ?? {}) }),
  },
};
