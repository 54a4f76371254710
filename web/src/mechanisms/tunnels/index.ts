/** Tunnels. */
import { track } from '../../help/topic';
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'tunnel', rules: 'R50–R57', diceRules: 'R149', here: track((one) => one.tunnel) }],
  words: { decline: ({ table }) => say(table.options['dice'] ? 'choice-give-up' : 'choice-decline') },
};
