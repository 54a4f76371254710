/** Tunnels. */
import { track } from '../../help/topic';
import { say } from '../../lib/words';
import { card } from '../../motion/instruments';
import { tone } from '../../motion/synth';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'tunnel', rules: 'R50–R57', diceRules: 'R149', here: track((one) => one.tunnel) }],
  words: { decline: ({ table }) => say(table.options['dice'] ? 'choice-give-up' : 'choice-decline') },
  sounds: {
    tunnel_entered: () => tone({ pitch: 70, to: 45, long: 0.8, loud: 0.22, wave: 'sine' }),
    tunnel_card: () => card(0.2),
    tunnel_declined: () => tone({ pitch: 196, to: 147, long: 0.35, loud: 0.1 }),
  },
};
