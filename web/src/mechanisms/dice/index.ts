/** Dice and tokens. */
import { withDice } from '../../help/topic';
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import { bell, knock, laid, paper, rattle } from '../../motion/instruments';
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
  sounds: {
    tickets_drawn_with_dice: paper,
    route_claimed_with_dice: laid,
    tunnel_dice: () => rattle(3),
    station_built_with_dice: () => [0, 0.16, 0.32].forEach((at) => knock(at, 320)),
    dice_rolled: () => rattle(5),
    dice_rerolled: ({ arguments: known }) => rattle(Number(known['count'] ?? 1)),
    token_bought: () => (knock(0, 620), bell(0.06, 1568)),
  },
};
