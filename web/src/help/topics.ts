/** What the rule help can explain; mechanisms have their topics in their own folders. */
import { mechanisms } from '../mechanisms';
import { bonus, track, withCards, withDice, type Subject, type Topic } from './topic';

const FIRST: Topic[] = [
  { id: 'turn', rules: 'R11–R29', diceRules: 'R133–R146' },
  { id: 'tickets', rules: 'R4, R18–R20, R231' },
  { id: 'locomotive', rules: 'R9–R13, R22', here: withCards },
  {
    id: 'double',
    rules: 'R26–R28',
    here: track((one) => one.twins > 1),
    told: ({ board }) => ({ count: board.double_routes_players, open: board.double_routes_players <= board.players[0] ? 'yes' : 'no' }),
  },
];
const LAST: Topic[] = [
  { id: 'country', rules: 'R93–R95', here: ({ board }) => board.countries.length > 0 },
  { id: 'path', rules: 'R226', ...bonus('longest_path') },
  { id: 'globe', rules: 'R228', ...bonus('most_tickets') },
  { id: 'sight', rules: '', ...bonus('attraction') },
  { id: 'district', rules: '', here: ({ board }) => board.districts.length > 0 },
  { id: 'end', rules: 'R220–R231', told: ({ board }) => ({ count: board.end_trains }) },
];

/** The topics worth telling at a table. */
export function topicsOf(subject: Subject): Topic[] {
  const all = [...FIRST, ...mechanisms().flatMap((one) => one.topics ?? []), ...LAST];
  const playing = mechanisms().filter((one) => one.played?.(subject.board));
  const instead = (topic: Topic): Topic => playing.map((one) => one.instead?.[topic.id]).find(Boolean) ?? topic;
  return all.filter((topic) => topic.here?.(subject) ?? true).map(instead);
}

/** The numbers of the rules a topic stands for. */
export const rulesOf = (topic: Topic, subject: Subject): string => (withDice(subject) ? (topic.diceRules ?? topic.rules) : topic.rules);
