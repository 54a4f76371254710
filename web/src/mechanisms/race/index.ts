/** The race to six. */
import { say } from '../../lib/words';
import { bell, paper } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  played: (board) => board.race > 0,
  instead: {
    turn: { id: 'race-turn', rules: 'R412, R416', diceRules: 'R133–R146, R421' },
    tickets: { id: 'race', rules: 'R411, R414–R416' },
    monster: { id: 'race-monster', rules: 'R167–R182', diceRules: 'R167–R182, R196–R199' },
    chaos: { id: 'race-chaos', rules: 'R164–R166, R422, R423' },
    end: { id: 'race-end', rules: 'R418–R420', told: ({ board }) => ({ count: board.race }) },
  },
  words: { change: () => say('choice-change') },
  bonuses: { coast_to_coast: (board) => board.race > 0 },
  sounds: {
    tickets_changed: paper,
    ticket_completed: () => [0, 0.14].forEach((at, nth) => bell(at, nth ? 1175 : 784)),
    coast_to_coast: () => [0, 0.14, 0.28].forEach((at, nth) => bell(at, 784 + 196 * nth)),
  },
};
