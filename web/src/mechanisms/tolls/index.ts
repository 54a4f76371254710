/** Tolls, loans and the neutral player. */
import type { Desk } from '../../lib/desk.svelte';
import * as names from '../../lib/names';
import type { Paint } from '../../lib/palette';
import { say } from '../../lib/words';
import { bell, knock, laid, paper } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

const NEUTRAL: Paint = { fill: '#a9a69c', edge: '#55524a', ink: '#ffffff' };

/** Whether some route that can be claimed has a toll that the player cannot pay: a loan is taken without a question. */
function besides({ board, facts, me, mode, offers }: Desk): string | null {
  const tokens = me === null ? null : (facts.toll_tokens?.[me] ?? null);
  if (tokens === null || mode || facts.phase !== 'action') return null;
  const short = [...offers.claims.keys()].some((track) => board.tracks[track]!.toll > tokens);
  return short ? `${say('web-toll-tokens', { count: tokens })}. ${say('web-toll-loan')}` : null;
}

export const mechanism: Mechanism = {
  topics: [
    { id: 'toll', rules: 'R251–R260', diceRules: 'R251–R260, R267', here: ({ board }) => board.toll_start > 0, told: ({ board }) => ({ count: board.toll_start, points: board.loan_cost }) },
    { id: 'neutral', rules: 'R263–R266', here: ({ board }) => board.neutral_players > 0, told: ({ board }) => ({ count: board.neutral_supply, rounds: board.neutral_round - 1 }) },
  ],
  phases: ['neutral track'],
  words: {
    neutral: ({ board, action }) =>
      say('choice-neutral', { route: names.route(board, action.track ?? 0), colour: names.kind(board.tracks[action.track ?? 0]!.colour) }),
  },
  besides,
  ways: ({ offers }) => new Map(offers.of('neutral').map((action) => [action.track ?? -1, action])),
  inSight: ({ board, facts }) => (facts.neutral_choice ?? []).flatMap((number) => [board.tracks[number]!.a, board.tracks[number]!.b]),
  strangers: ({ neutral_tracks }) => (neutral_tracks ? { name: 'neutral', tracks: neutral_tracks, told: () => say('web-neutral-track'), paint: NEUTRAL } : null),
  bonuses: {
    head_start: (board) => board.toll_start > 0,
    loans: (board) => board.toll_start > 0,
    toll_tokens: (board) => board.toll_start > 0,
  },
  sounds: {
    toll_paid: () => [0, 0.07].forEach((at, nth) => bell(at, nth ? 2093 : 1760)),
    toll_received: () => [0, 0.07].forEach((at, nth) => bell(at, nth ? 2349 : 2093)),
    loan_taken: () => (paper(), knock(0.2, 240)),
    neutral_ticket: paper,
    neutral_claimed: laid,
  },
};
