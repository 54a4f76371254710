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
const DEALT = ['card_drawn', 'ticket_offered'];
const DEALING = [...DEALT, 'ticket_kept', 'ticket_returned'];

/** The line for an event, or null if it needs none; all that is dealt before the first turn is told in one line. */
export function logLine(scene: Scene, events: GameEvent[], index: number, opening: number): LogLine | null {
  const one = events[index]!;
  const text = index < opening && DEALING.includes(one.name) ? null : sentence(scene, events, index, opening);
  const turn = one.name === 'turn_started';
  return text ? { key: index, text, turn, seat: turn ? one.seat : null } : null;
}

/** The place of the event that begins the first turn, or where it will be. */
export function openingOf(events: GameEvent[]): number {
  const first = events.findIndex((one) => one.name === 'turn_started');
  return first < 0 ? events.length : first;
}

/** The sentence for an event; with the game's beginning it is told that everybody was dealt cards. */
function sentence(scene: Scene, events: GameEvent[], index: number, opening: number): string | null {
  const one = events[index]!;
  const text = quiet(one) ? null : event(scene, one);
  return text && one.name === 'game_started' ? text + dealing(events.slice(index, opening)) : text;
}

/**
 * What happened from one event of a game to another, in sentences; what was dealt before the first turn is one of them.
 * A decision of which nothing is told, as one that is half made, leaves the last sentence standing.
 */
export function toldOf(scene: Scene, events: GameEvent[], since: number, until: number): string {
  const opening = openingOf(events);
  const at = (index: number): string | null => (index < opening && DEALT.includes(events[index]!.name) ? null : sentence(scene, events, index, opening));
  const told: string[] = [];
  for (let index = until; index >= since || (index >= 0 && !told.length); index--) {
    const text = at(index);
    if (text) told.unshift(text);
  }
  return told.join(' ');
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
