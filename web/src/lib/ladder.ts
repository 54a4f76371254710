/** Opponents for a game at once: an easy one first, and after a win the next one up. */
import type { Ending, TableInfo } from '../protocol';
import { createTable } from './api';
import { go } from './going';
import { keep } from './keys';
import { set, settings } from './settings.svelte';
import { say } from './words';

export const LADDER = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'] as const;

/** How strong an opponent of the ladder is, in a word. */
export const levelOf = (bot: string): string => say('web-level', { level: LADDER.findIndex((one) => one === bot) + 1 });

/** The opponent that somebody has come to. */
export const opponent = (): string => LADDER.find((one) => one === settings.opponent) ?? LADDER[0];

/** The opponent to offer after a game: the next one up for somebody who alone has beaten nothing but one kind of bot. */
export function nextUp(table: TableInfo, ending: Ending, me: number | null): string | null {
  const others = table.seats.filter((seat) => seat.seat !== me);
  const bots = new Set(others.map((seat) => (seat.kind === 'bot' ? seat.bot : null)));
  if (me === null || bots.size !== 1 || ending.winners.length !== 1 || ending.winners[0] !== me) return null;
  const level = LADDER.findIndex((one) => bots.has(one));
  return level < 0 ? null : (LADDER[level + 1] ?? null);
}

/** Begins a game against so many of an opponent at once, and remembers whom. */
export async function playAgainst(bot: string, table: Pick<TableInfo, 'map' | 'ticket_set' | 'options'> | null, bots: number): Promise<void> {
  const name = settings.name.trim() || null;
  const seats = [{ kind: 'mine' as const, name }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot }))];
  const plan = table ? { map: table.map, ticket_set: table.ticket_set, options: table.options } : { map: 'usa' };
  const made = await createTable({ ...plan, seats, start: true });
  set({ opponent: bot });
  keep(made.table.code, { host: made.host_token, seats: made.seats });
  go(`/t/${made.table.code}`);
}
