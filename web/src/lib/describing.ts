/** What an action does, in words. */
import type { Action, Board, Facts, TableInfo } from '../protocol';
import * as names from './names';
import { placeOf } from './tourists';
import { say, type Arguments } from './words';

interface Told {
  board: Board;
  table: TableInfo;
  facts: Facts;
  action: Action;
}

const cost = ({ action }: Told): Record<string, number> => action.cost ?? {};
const costly = (told: Told): boolean => Object.keys(cost(told)).length > 0;
const place = ({ board, action }: Told): string => names.place(board, action.place ?? '');
const monster = ({ action }: Told): string => names.monster(action.monster ?? 'alvin');

function payment(told: Told): string {
  const { facts } = told;
  const token = facts.claiming === null ? 'single' : names.symbol(facts, facts.claiming);
  return say('web-choice-pay', { cards: names.payment(cost(told), token) });
}

function move(told: Told): string {
  const id = told.table.options['dice'] ? 'web-choice-move-dice' : 'choice-move';
  return say(id, { monster: monster(told), place: place(told), count: told.action.count ?? 1 });
}

/** What cards of any kind would stand for, and how many it takes. */
export function replacing(board: Board, facts: Facts): { count: number; what: string } {
  const track = facts.claiming === null ? null : board.tracks[facts.claiming];
  return { count: track?.substitute ?? 0, what: track?.ferry ? 'locomotive' : 'card' };
}

function travel({ board, table, facts, action }: Told): string {
  const number = action.track ?? 0;
  const track = board.tracks[number]!;
  const to = track.a === facts.travelling ? track.b : track.a;
  const paid = facts.owner[number] === facts.to_move ? 'nothing' : table.options['dice'] ? 'dice' : 'cards';
  return say('choice-travel', { purse: paid, place: names.place(board, to), route: names.route(board, number) });
}

function share({ board, facts, action }: Told): Arguments {
  const company = board.companies.find((one) => one.id === action.company);
  const number = facts.share_tops?.[action.company ?? ''] ?? 0;
  return { company: company?.name ?? '', number, points: company?.points.join(', ') ?? '' };
}

const WORDS: Partial<Record<Action['kind'], (told: Told) => string>> = {
  draw: () => say('choice-draw'),
  pass: () => say('choice-pass'),
  take: ({ action }) => say('choice-take', { kind: names.kind(action.card ?? '') }),
  tickets: ({ action }) => (action.count ? say('choice-tickets-count', { count: action.count }) : say('choice-tickets')),
  claim: ({ board, action }) => say('web-choice-claim', { route: names.route(board, action.track ?? 0) }),
  station: (told) => say('choice-station', { place: place(told) }),
  place: (told) => say('choice-place', { monster: monster(told), place: place(told) }),
  move,
  pay: payment,
  extra: payment,
  decline: ({ table }) => say(table.options['dice'] ? 'choice-give-up' : 'choice-decline'),
  reroll: (told) => (costly(told) ? say('choice-reroll', { dice: names.dice(cost(told)) }) : say('choice-reroll-nothing')),
  buy: (told) => say('choice-buy', { token: told.action.token ?? 'single', dice: names.dice(cost(told)) }),
  replace: ({ board, facts }) => say('choice-replace', replacing(board, facts)),
  give: ({ action }) => say('choice-give', { card: say(`card-${action.card ?? ''}`) }),
  split: (told) => say('choice-split', { tickets: names.deckTickets(cost(told)) }),
  meeple: ({ action }) => say('choice-meeple', { meeple: say(`meeple-${action.colour ?? ''}`) }),
  stack: (told) => say('choice-stack', { symbol: names.tourist(told.action.token ?? ''), place: place(told) }),
  tourist: ({ board, facts, action }) =>
    say('choice-tourist', { symbol: names.tourist(action.token ?? ''), place: names.place(board, placeOf(facts, action.token)) }),
  share: (told) => say('choice-share', share(told)),
  dummy_share: (told) => say('choice-dummy-share', share(told)),
  no_share: () => say('choice-no-share'),
  passenger: (told) => say(told.facts.phase === 'passenger' ? 'choice-passenger-place' : 'choice-passenger-travel', { place: place(told) }),
  no_passenger: () => say('choice-no-passenger'),
  travel,
  stop: () => say('choice-stop'),
  change: () => say('choice-change'),
  end: (told) => (costly(told) ? say('choice-end-discarding', { tokens: names.tokens(cost(told)) }) : say('choice-end')),
};

/** What an action does: "claim Paris–Zürich". */
export function describe(board: Board, table: TableInfo, facts: Facts, action: Action): string {
  return WORDS[action.kind]?.({ board, table, facts, action }) ?? action.text;
}
