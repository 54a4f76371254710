/** The last round of moves: what everybody did in their latest turn, in sentences. */
import type { GameEvent } from '../protocol';
import type { Scene } from '../lib/telling';
import { sentences } from '../text/announcing';

export interface TurnTold {
  key: number; // the place of its first event in the list of all
  seat: number;
  lines: string[];
  track: number | null; // what it changed on the board
}

/** The latest turns in which something happened, the newest first; dealing before the first turn is none. */
export function lastRound(scene: Scene, events: GameEvent[], count: number): TurnTold[] {
  const found: TurnTold[] = [];
  let end = events.length;
  for (let start = end - 1; start >= 0 && found.length < count; start--) {
    if (events[start]!.name !== 'turn_started') continue;
    const turn = told(scene, events, start, end);
    if (turn.lines.length) found.push(turn);
    end = start;
  }
  return found;
}

const DICE = ['dice_rolled', 'dice_rerolled', 'dice_stand'];

/** The events of a turn worth a line: dice only while nothing has come of them yet. */
function worthTelling(scene: Scene, happened: GameEvent[]): string[] {
  const deeds = sentences(scene, happened.filter((one) => !DICE.includes(one.name)));
  return deeds.length ? deeds : sentences(scene, happened);
}

function told(scene: Scene, events: GameEvent[], start: number, end: number): TurnTold {
  const happened = events.slice(start, end);
  const claimed = happened.findLast((one) => one.name.startsWith('route_claimed'));
  return { key: start, seat: events[start]!.seat ?? 0, lines: worthTelling(scene, happened), track: claimed ? Number(claimed.arguments['track']) : null };
}
