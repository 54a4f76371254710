/** Meeples. */
import { reached } from '../../lib/progress';
import { say } from '../../lib/words';
import { tone } from '../../motion/synth';
import type { Mechanism } from '../mechanism';
import { inWords, meeplesAt } from './look';

export const mechanism: Mechanism = {
  topics: [{ id: 'meeple', rules: 'R117', here: ({ board }) => board.meeples }],
  phases: ['meeple'],
  words: { meeple: ({ action }) => say('choice-meeple', { meeple: say(`meeple-${action.colour ?? ''}`) }) },
  standing: (board, _table, facts, place) => {
    const meeples = meeplesAt(board, facts, place);
    return Object.keys(meeples).length ? [say('web-meeples-here', { meeples: inWords(meeples) })] : [];
  },
  inSight: ({ board, facts }) => reached(board, facts.meeple_place ?? ''),
  bonuses: { meeples: (_board, facts) => facts.collected !== null },
  sounds: { meeple_taken: () => tone({ pitch: 520, to: 780, long: 0.14, loud: 0.1 }) },
};
