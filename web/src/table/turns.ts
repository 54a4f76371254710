/** The log of a game turn by turn. */
import type { GameEvent } from '../protocol';
import { event, quiet, type Scene } from '../lib/sentences';
import { say } from '../lib/words';

export interface LogLine {
  key: number; // the place of its event in the list of all
  text: string;
  turn: boolean; // whether it is the head of a turn
  seat: number | null; // whose turn it heads
}

// What is dealt at the beginning, and the choice of tickets, which ends in a line of its own.
const DEALING = ['card_drawn', 'ticket_offered', 'ticket_kept', 'ticket_returned'];

/** The line for an event, or null if it needs none; all that is dealt before the first turn is told in one line. */
export function logLine(scene: Scene, events: GameEvent[], index: number, opening: number): LogLine | null {
  const one = events[index]!;
  if (quiet(one) || (index < opening && DEALING.includes(one.name))) return null;
  const text = event(scene, one);
  const turn = one.name === 'turn_started';
  const dealt = one.name === 'game_started' ? dealing(events.slice(index, opening)) : '';
  return text ? { key: index, text: text + dealt, turn, seat: turn ? one.seat : null } : null;
}

function dealing(events: GameEvent[]): string {
  const drawn = events.filter((one) => one.name === 'card_drawn');
  const count = drawn.filter((one) => one.seat === drawn[0]!.seat).length;
  return count ? ` ${say('web-log-dealt', { count })}` : '';
}

/** Lines with the latest turn first; under its head a turn's lines stand in the order they happened. */
export function latestTurnFirst(lines: LogLine[]): LogLine[] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    if (line.turn || !turns.length) turns.push([line]);
    else turns.at(-1)!.push(line);
  }
  return turns.reverse().flat();
}
