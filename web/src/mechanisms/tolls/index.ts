/** Tolls, loans and the neutral player. */
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import type { Mechanism } from '../mechanism';

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
  bonuses: {
    head_start: (board) => board.toll_start > 0,
    loans: (board) => board.toll_start > 0,
    toll_tokens: (board) => board.toll_start > 0,
  },
};
