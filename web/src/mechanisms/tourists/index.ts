/** Tourist tokens. */
import * as names from '../../lib/names';
import { listed, say } from '../../lib/words';
import { tone } from '../../motion/synth';
import type { Mechanism } from '../mechanism';
import { inWords, placeOf, touristTargets } from './look';

export const mechanism: Mechanism = {
  topics: [{ id: 'tourist', rules: 'R425–R434', here: ({ board }) => board.tourists.length > 0, told: ({ board }) => ({ points: listed(board.tourists.map(String)) }) }],
  phases: ['put stack', 'tourist'],
  words: {
    stack: ({ board, action }) => say('choice-stack', { symbol: inWords(action.token ?? ''), place: names.place(board, action.place ?? '') }),
    tourist: ({ board, facts, action }) =>
      say('choice-tourist', { symbol: inWords(action.token ?? ''), place: names.place(board, placeOf(facts, action.token)) }),
  },
  standing: (_board, _table, facts, place) => {
    const [symbol, left] = facts.tourist_stacks?.[place] ?? ['', 0];
    return left ? [say('web-tourists-here', { symbol: inWords(symbol), count: left })] : [];
  },
  targets: ({ facts, offers, stack }) => touristTargets(facts, offers.of('stack', 'tourist'), stack),
  wish: ({ facts, offers }, place) => (offers.of('stack', 'tourist').length ? `stack ${Object.keys(facts.waiting_stacks ?? {})[0] ?? 'bridge'} ${place}` : null),
  inSight: (desk) => {
    if (desk.asked && desk.facts.phase === 'put stack') return desk.board.places.map(({ id }) => id);
    return desk.facts.phase === 'tourist' ? [...desk.targets.keys()] : [];
  },
  bonuses: { tourists: (board) => board.tourists.length > 0 },
  sounds: { tourist_taken: () => tone({ pitch: 587, to: 880, long: 0.14, loud: 0.1 }) },
};
