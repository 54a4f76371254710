/** Alvin and Dexter. */
import { withMonsters } from '../../help/topic';
import * as names from '../../lib/names';
import { say, type Arguments } from '../../lib/words';
import type { Described } from '../../lib/described';
import { card, growl, stomp } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

const told = ({ board, action }: Described): Arguments => ({ monster: names.monster(action.monster ?? 'alvin'), place: names.place(board, action.place ?? '') });

export const mechanism: Mechanism = {
  topics: [
    {
      id: 'monster',
      rules: 'R167–R182, R188',
      diceRules: 'R167–R182, R188, R196–R199',
      here: withMonsters,
      told: ({ options }) => ({ points: Number(options['monsters.bonus_points'] ?? 15) }),
    },
    { id: 'chaos', rules: 'R164–R166, R183–R187, R203', here: withMonsters },
  ],
  words: {
    place: (about) => say('choice-place', told(about)),
    move: (about) => say(about.table.options['dice'] ? 'web-choice-move-dice' : 'choice-move', { ...told(about), count: about.action.count ?? 1 }),
  },
  standing: (_board, _table, facts, place) =>
    Object.entries(facts.monsters ?? {}).flatMap(([name, at]) => (at === place ? [say('web-monster-here', { monster: names.monster(name) })] : [])),
  sounds: {
    monster_placed: growl,
    monster_card_turned: () => card(),
    monster_moved: () => (stomp(3), growl()),
  },
};
