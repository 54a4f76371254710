/** Bullet trains. */
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

export const mechanism: Mechanism = {
  topics: [{ id: 'bullet', rules: 'R393–R397', diceRules: 'R393–R397, R399', here: ({ board }) => board.bullet_trains > 0, told: ({ board }) => ({ count: board.end_bullet_trains }) }],
  strangers: ({ bullets }) => (bullets ? { name: 'bullets', tracks: bullets, told: () => say('web-route-for-all'), forAll: true } : null),
  bonuses: { bullets: (board) => board.bullet_trains > 0 },
};
