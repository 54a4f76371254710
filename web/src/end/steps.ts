/** The scoring as a story: for each part of the score what every player gets, and what it adds up to. */
import { mechanisms } from '../mechanisms';
import type { Board, Ending, Facts, Score, TableInfo, TicketScore } from '../protocol';
import * as names from '../lib/names';
import { listed, say } from '../lib/words';

export interface Line {
  seat: number;
  text: string;
  points: number;
}

export interface Step {
  title: string;
  lines: Line[];
  totals: number[];
}

type Telling = { title: string; lines: Line[] };

interface Told {
  board: Board;
  table: TableInfo;
  facts: Facts;
  ending: Ending;
}

const HALVED = ['no', 'once', 'twice'];

/** A ticket as it was scored: of several destinations the one that counted. */
function scoredTicket(board: Board, one: TicketScore): string {
  const ticket = board.tickets[one.ticket]!;
  const points = one.target === ticket.b ? ticket.points : (ticket.more[one.target] ?? ticket.points);
  return say('ticket', { ends: say('route', { a: names.place(board, ticket.a), b: names.place(board, one.target) }), points });
}

function ticketLine({ board, table }: Told, seat: number, one: TicketScore): Line {
  if (board.race) {
    const said = { name: table.seats[seat]!.name, ticket: names.ticket(board, one.ticket), fulfilled: one.fulfilled ? 'yes' : 'no' };
    return { seat, text: say('scoring-race-ticket', said), points: one.points };
  }
  const text = say('scoring-ticket', {
    name: table.seats[seat]!.name,
    ticket: scoredTicket(board, one),
    fulfilled: one.fulfilled ? 'yes' : 'no',
    halved: HALVED[one.halved] ?? 'no',
    points: Math.abs(one.points),
    places: names.places(board, one.chaos),
  });
  return { seat, text, points: one.points };
}

function monsterStep(told: Told, monster: 'alvin' | 'dexter'): Telling {
  const lines = told.ending.scores.map((score) => {
    const count = told.facts.monster_cards_shown?.[score.seat]?.[monster] ?? 0;
    const said = { name: told.table.seats[score.seat]!.name, monster: names.monster(monster), count, points: score[monster] };
    return { seat: score.seat, text: say('scoring-monster', said), points: score[monster] };
  });
  return { title: names.monster(monster), lines };
}

type Having = (board: Board, facts: Facts) => boolean;
/** The parts of a score that are one number each, and whether a game has them; mechanisms have theirs in their folders. */
const OF_BOARDS: Partial<Record<keyof Score, Having>> = {
  attractions: (board) => board.attraction > 0,
  districts: (board) => board.districts.length > 0,
};
export type Bonus = Exclude<keyof Score, 'each_ticket' | 'borrowed'>;

/** The heading of a bonus. */
export const heading = (bonus: Bonus): string => `heading-${bonus.replaceAll('_', '-')}`;

/** The bonuses of a game that are one number each. */
export function bonusesOf(board: Board, facts: Facts): Bonus[] {
  const all: [string, Having][] = [OF_BOARDS, ...mechanisms().map((one) => one.bonuses ?? {})].flatMap(Object.entries);
  return all.filter(([, has]) => has(board, facts)).map(([bonus]) => bonus as Bonus);
}

function bonusStep(told: Told, bonus: Bonus): Telling {
  const scored = told.ending.scores.filter((score) => score[bonus] !== 0);
  const lines = scored.map(({ seat, [bonus]: points }) => ({
    seat,
    text: say(`scoring-${bonus.replaceAll('_', '-')}`, { name: told.table.seats[seat]!.name, points }),
    points,
  }));
  return { title: say(heading(bonus)), lines };
}

function parts(told: Told): Telling[] {
  const { board, table, ending } = told;
  const name = (seat: number): string => table.seats[seat]!.name;
  const scores = [...ending.scores].sort((one, other) => one.seat - other.seat);
  const found: Telling[] = board.race ? [] : [
    { title: say('heading-route-points'), lines: scores.map((one) => ({ seat: one.seat, text: say('scoring-routes', { name: name(one.seat), points: one.routes }), points: one.routes })) },
  ];
  for (const score of scores) {
    const lines = score.each_ticket.map((one) => ticketLine(told, score.seat, one));
    if (score.borrowed.length) {
      const routes = listed(score.borrowed.map((track) => names.route(board, track)));
      lines.unshift({ seat: score.seat, text: say('scoring-borrowed', { name: name(score.seat), routes }), points: 0 });
    }
    found.push({ title: say('web-tickets-of', { name: name(score.seat) }), lines });
  }
  if (board.stations) {
    found.push({ title: say('heading-stations'), lines: scores.map((one) => ({ seat: one.seat, text: say('scoring-stations', { name: name(one.seat), points: one.stations }), points: one.stations })) });
  }
  if (board.longest_path) {
    found.push({
      title: say('heading-longest-path'),
      lines: scores.map((one) => ({ seat: one.seat, text: say('scoring-longest-path', { name: name(one.seat), length: one.path_length, points: one.longest_path }), points: one.longest_path })),
    });
  }
  if (board.most_tickets) {
    found.push({
      title: say('heading-most-tickets'),
      lines: scores.map((one) => ({ seat: one.seat, text: say('scoring-most-tickets', { name: name(one.seat), count: one.fulfilled, points: one.most_tickets }), points: one.most_tickets })),
    });
  }
  for (const bonus of bonusesOf(board, told.facts)) found.push(bonusStep(told, bonus));
  if (table.options['monsters']) found.push(monsterStep(told, 'alvin'), monsterStep(told, 'dexter'));
  return found;
}

/** Every step of the scoring with the totals after it. */
export function steps(board: Board, table: TableInfo, facts: Facts, ending: Ending): Step[] {
  const totals = table.seats.map(() => 0);
  return parts({ board, table, facts, ending }).map(({ title, lines }) => {
    for (const line of lines) totals[line.seat] = (totals[line.seat] ?? 0) + line.points;
    return { title, lines, totals: [...totals] };
  });
}

/** Who wins, in a sentence. */
export function victory(board: Board, table: TableInfo, ending: Ending, me: number | null): string {
  const winners = ending.winners.map((seat) => table.seats[seat]!.name);
  const best = Math.max(...ending.scores.map((score) => score.total));
  const level = ending.scores.filter((score) => score.total === best).length;
  const tie = winners.length > 1 ? 'shared' : level > 1 ? 'broken' : 'none';
  const who = winners.length === 1 && ending.winners[0] === me ? 'you' : 'other';
  if (board.race) return say('winner-race', { tie: tie === 'shared' ? tie : 'none', who, names: listed(winners), count: best });
  return say('winner', { tie, who, names: listed(winners), points: best });
}
