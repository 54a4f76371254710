/** What the rule help can explain, the rules each topic stands for, and at which tables it is worth telling. */
import type { Board } from '../protocol';
import type { Value } from '../lib/rules';
import { listed, type Arguments } from '../lib/words';

export interface Subject {
  board: Board;
  options: Record<string, Value>;
}

export interface Topic {
  id: string;
  rules: string;
  diceRules?: string;
  here: (subject: Subject) => boolean;
  told?: (subject: Subject) => Arguments;
}

export const withDice = ({ options }: Subject): boolean => Boolean(options['dice']);
const withCards = (subject: Subject): boolean => !withDice(subject);
const withMonsters = ({ options }: Subject): boolean => Boolean(options['monsters']);
const inRace = ({ board }: Subject): boolean => board.race > 0;
const forPoints = (subject: Subject): boolean => !inRace(subject);
const track = (has: (one: Board['tracks'][number]) => boolean) => ({ board }: Subject): boolean => board.tracks.some(has);
const bonus = (key: 'longest_path' | 'most_tickets' | 'most_cities' | 'attraction') => ({
  here: ({ board }: Subject): boolean => board[key] > 0,
  told: ({ board }: Subject): Arguments => ({ points: board[key] }),
});
const monsterPoints = ({ options }: Subject): Arguments => ({ points: Number(options['monsters.bonus_points'] ?? 15) });

export const TOPICS: Topic[] = [
  { id: 'turn', rules: 'R11–R29', diceRules: 'R133–R146', here: forPoints },
  { id: 'race-turn', rules: 'R412, R416', diceRules: 'R133–R146, R421', here: inRace },
  { id: 'tickets', rules: 'R4, R18–R20, R231', here: forPoints },
  { id: 'race', rules: 'R411, R414–R416', here: inRace },
  { id: 'locomotive', rules: 'R9–R13, R22', here: withCards },
  { id: 'dice', rules: 'R131–R138', here: withDice },
  { id: 'token', rules: 'R139–R145', here: withDice, told: ({ options }) => ({ limit: String(options['dice.token_cap_scope'] ?? 'per_type') }) },
  { id: 'double', rules: 'R26–R28', here: track((one) => one.twins > 1), told: ({ board }) => ({ count: board.double_routes_players, open: board.double_routes_players <= board.players[0] ? 'yes' : 'no' }) },
  { id: 'tunnel', rules: 'R50–R57', diceRules: 'R149', here: track((one) => one.tunnel) },
  { id: 'ferry', rules: 'R60–R62', diceRules: 'R148', here: track((one) => one.ferry > 0) },
  { id: 'mountain', rules: 'R121', here: track((one) => one.mountains > 0) },
  { id: 'substitute', rules: 'R83, R84', here: (subject) => withCards(subject) && track((one) => one.substitute > 0)(subject) },
  { id: 'station', rules: 'R67–R74', diceRules: 'R69–R74, R150', here: ({ board }) => board.stations > 0 },
  { id: 'country', rules: 'R93–R95', here: ({ board }) => board.countries.length > 0 },
  { id: 'passenger', rules: 'R106–R116', diceRules: 'R106–R116, R151', here: ({ board }) => board.kinds.includes('passenger') },
  { id: 'plus4', rules: 'R102', here: (subject) => withCards(subject) && subject.board.kinds.includes('plus4') },
  { id: 'meeple', rules: 'R117', here: ({ board }) => board.meeples },
  { id: 'tourist', rules: 'R425–R434', here: ({ board }) => board.tourists.length > 0, told: ({ board }) => ({ points: listed(board.tourists.map(String)) }) },
  { id: 'bullet', rules: 'R393–R397', diceRules: 'R393–R397, R399', here: ({ board }) => board.bullet_trains > 0, told: ({ board }) => ({ count: board.end_bullet_trains }) },
  { id: 'share', rules: 'R301–R306', here: ({ board }) => board.companies.length > 0 },
  { id: 'dummy', rules: 'R307, R308', here: ({ board }) => board.share_dummy_players > 0 },
  { id: 'monster', rules: 'R167–R182, R188', diceRules: 'R167–R182, R188, R196–R199', here: (subject) => withMonsters(subject) && forPoints(subject), told: monsterPoints },
  { id: 'race-monster', rules: 'R167–R182', diceRules: 'R167–R182, R196–R199', here: (subject) => withMonsters(subject) && inRace(subject) },
  { id: 'chaos', rules: 'R164–R166, R183–R187, R203', here: (subject) => withMonsters(subject) && forPoints(subject) },
  { id: 'race-chaos', rules: 'R164–R166, R422, R423', here: (subject) => withMonsters(subject) && inRace(subject) },
  { id: 'path', rules: 'R226', ...bonus('longest_path') },
  { id: 'globe', rules: 'R228', ...bonus('most_tickets') },
  { id: 'cities', rules: 'R121', ...bonus('most_cities') },
  { id: 'tour', rules: 'R120', here: ({ board }) => board.grand_tour.length > 0 },
  { id: 'sight', rules: '', ...bonus('attraction') },
  { id: 'district', rules: '', here: ({ board }) => board.districts.length > 0 },
  { id: 'end', rules: 'R220–R231', here: forPoints, told: ({ board }) => ({ count: board.end_trains }) },
  { id: 'race-end', rules: 'R418–R420', here: inRace, told: ({ board }) => ({ count: board.race }) },
];

/** The topics worth telling at a table. */
export const topicsOf = (subject: Subject): Topic[] => TOPICS.filter((topic) => topic.here(subject));

/** The numbers of the rules a topic stands for. */
export const rulesOf = (topic: Topic, subject: Subject): string => (withDice(subject) ? (topic.diceRules ?? topic.rules) : topic.rules);
