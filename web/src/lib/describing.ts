/** What an action does, in words; mechanisms have the words for their actions in their own folders. */
import { mechanisms } from '../mechanisms';
import type { Action, Board, Facts, TableInfo } from '../protocol';
import type { Described } from './described';
import * as names from './names';
import { say } from './words';

const cost = ({ action }: Described): Record<string, number> => action.cost ?? {};
const costly = (told: Described): boolean => Object.keys(cost(told)).length > 0;

function payment(told: Described): string {
  const { facts } = told;
  const token = facts.claiming === null ? 'single' : names.symbol(facts, facts.claiming);
  return say('web-choice-pay', { cards: names.payment(cost(told), token) });
}

const WORDS: Partial<Record<Action['kind'], (told: Described) => string>> = {
  draw: () => say('choice-draw'),
  pass: () => say('choice-pass'),
  take: ({ action }) => say('choice-take', { kind: names.kind(action.card ?? '') }),
  tickets: ({ action }) => (action.count ? say('choice-tickets-count', { count: action.count }) : say('choice-tickets')),
  claim: ({ board, action }) => say('web-choice-claim', { route: names.route(board, action.track ?? 0) }),
  pay: payment,
  extra: payment,
  end: (told) => (costly(told) ? say('choice-end-discarding', { tokens: names.tokens(cost(told)) }) : say('choice-end')),
};

/** What an action does: "claim Paris–Zürich". */
export function describe(board: Board, table: TableInfo, facts: Facts, action: Action): string {
  const words = WORDS[action.kind] ?? mechanisms().map((one) => one.words?.[action.kind]).find(Boolean);
  return words?.({ board, table, facts, action }) ?? action.text;
}
