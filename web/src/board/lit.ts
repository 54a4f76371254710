/** What stands out on the board now: routes to claim, the way a ticket still needs, tickets to choose from. */
import type { Desk } from '../lib/desk.svelte';
import { isOpen, payable } from '../lib/pricing';
import { progress, type Progress } from '../lib/progress';

export interface Line {
  key: string;
  a: string;
  b: string;
  kept: boolean;
}

export interface Lit {
  tracks: Set<number>;
  ways: number[];
  cities: Set<string>;
  lines: Line[];
  dim: boolean;
}

/** How a ticket stands for a seat. */
export function ticketProgress(desk: Desk, ticket: number): Progress {
  const { board, table, facts, me } = desk;
  const { a, b } = board.tickets[ticket]!;
  return progress(board, a, b, (track) => {
    if (me !== null && facts.owner[track] === me) return 0;
    return isOpen(board, table, facts, me, track) ? board.tracks[track]!.length : Infinity;
  });
}

function choosing(desk: Desk): Line[] {
  const choice = desk.question?.tickets;
  if (!choice) return [];
  return choice.offered.map((number) => {
    const { a, b } = desk.board.tickets[number]!;
    return { key: `${number}`, a, b, kept: desk.picked.includes(number) };
  });
}

/** All that stands out for a seat. */
export function lit(desk: Desk): Lit {
  const lines = choosing(desk);
  const shown = desk.shownTicket;
  const way = shown === null ? null : ticketProgress(desk, shown);
  const rolling = desk.facts.phase === 'reroll' && desk.asked && desk.me !== null;
  const tracks = rolling ? payable(desk.board, desk.table, desk.facts, desk.me!) : [...desk.offers.claims.keys()];
  const claiming = desk.facts.claiming;
  if (claiming !== null && desk.facts.owner[claiming] === undefined) tracks.push(claiming);
  const ends = shown === null ? [] : [desk.board.tickets[shown]!.a, desk.board.tickets[shown]!.b];
  return {
    tracks: new Set(desk.mode ? [] : tracks),
    ways: way ? [...way.missing, ...way.used] : [],
    cities: new Set([...ends, ...lines.flatMap(({ a, b }) => [a, b])]),
    lines,
    dim: tracks.length > 0 && !desk.mode && !rolling,
  };
}
