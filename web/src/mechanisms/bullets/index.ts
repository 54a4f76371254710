/** Bullet trains. */
import { say } from '../../lib/words';
import type { Desk } from '../../lib/desk.svelte';
import { laid } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

/** What a seat's progress is worth by its rank now. */
function worth({ board }: Desk, progress: number[], seat: number): string {
  const spaces = progress[seat] ?? 0;
  const ahead = progress.filter((other) => other > spaces).length;
  const row = board.bullet_progress[progress.length] ?? [];
  return say('web-progress-worth', { spaces, points: spaces ? (row[ahead] ?? 0) : board.no_bullet_progress });
}

export const mechanism: Mechanism = {
  topics: [{ id: 'bullet', rules: 'R393–R397', diceRules: 'R393–R397, R399', here: ({ board }) => board.bullet_trains > 0, told: ({ board }) => ({ count: board.end_bullet_trains }) }],
  strangers: ({ bullets }) => (bullets ? { name: 'bullets', tracks: bullets, told: () => say('web-route-for-all'), forAll: true } : null),
  counts: (desk, seat) => {
    const progress = desk.facts.progress;
    return progress ? [{ word: 'progress', value: progress[seat] ?? 0, told: worth(desk, progress, seat), ink: 'bullet-ink' }] : [];
  },
  bonuses: { bullets: (board) => board.bullet_trains > 0 },
  sounds: {
    route_claimed_for_all: laid,
    route_claimed_for_all_with_dice: laid,
  },
};
