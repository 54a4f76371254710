/** Track beds and the coloured pieces laid on them. */
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'bed', rules: 'R321–R327', diceRules: 'R321–R327, R330', here: ({ board }) => board.tracks.some((track) => track.bed) }],
  phases: ['bed', 'piece'],
  words: {
    build: ({ board, action }) => say('choice-build', { route: names.route(board, action.track ?? 0), count: board.tracks[action.track ?? 0]!.length }),
    piece: ({ action }) => say('choice-piece', { kind: say(`kind-${action.colour}`) }),
    build_for_dice: ({ action }) => say('choice-build-for-dice', { dice: names.dice(action.cost ?? {}) }),
  },
};
