/** Meeples. */
import * as names from '../../lib/names';
import { reached } from '../../lib/progress';
import { meeplesAt } from '../../lib/standing';
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'meeple', rules: 'R117', here: ({ board }) => board.meeples }],
  phases: ['meeple'],
  words: { meeple: ({ action }) => say('choice-meeple', { meeple: say(`meeple-${action.colour ?? ''}`) }) },
  standing: (board, _table, facts, place) => {
    const meeples = meeplesAt(board, facts, place);
    return Object.keys(meeples).length ? [say('web-meeples-here', { meeples: names.meeples(meeples) })] : [];
  },
  inSight: ({ board, facts }) => reached(board, facts.meeple_place ?? ''),
  bonuses: { meeples: (_board, facts) => facts.collected !== null },
};
