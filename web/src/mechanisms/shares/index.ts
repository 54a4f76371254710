/** Shares of companies. */
import { say, type Arguments } from '../../lib/words';
import type { Described } from '../../lib/described';
import { bell, paper } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

function share({ board, facts, action }: Described): Arguments {
  const company = board.companies.find((one) => one.id === action.company);
  const number = facts.share_tops?.[action.company ?? ''] ?? 0;
  return { company: company?.name ?? '', number, points: company?.points.join(', ') ?? '' };
}

export const mechanism: Mechanism = {
  topics: [
    { id: 'share', rules: 'R301–R306', here: ({ board }) => board.companies.length > 0 },
    { id: 'dummy', rules: 'R307, R308', here: ({ board }) => board.share_dummy_players > 0 },
  ],
  phases: ['share', 'dummy share'],
  words: {
    share: (told) => say('choice-share', share(told)),
    dummy_share: (told) => say('choice-dummy-share', share(told)),
    no_share: () => say('choice-no-share'),
  },
  inSight: ({ board, facts }) => (facts.share_track === null ? [] : [board.tracks[facts.share_track]!.a, board.tracks[facts.share_track]!.b]),
  bonuses: { shares: (board) => board.companies.length > 0 },
  sounds: { share_taken: () => (paper(), bell(0.2, 1318)) },
};
