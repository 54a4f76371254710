/** The dice of a turn one by one, each known by the roll it lies from: only dice that are rolled seem to roll. */
import type { GameEvent } from '../protocol';
import { FACES } from '../lib/palette';

type Counts = Record<string, number>;

export interface RolledDie {
  key: string; // stays the same until the die is rolled again
  face: string;
}

const lastOf = (events: GameEvent[], name: string): number => events.findLastIndex((event) => event.name === name);
const shown = (event: GameEvent | undefined, face: string): number => Number(event?.arguments[face] ?? 0);

/** How many dice of each face came with the second roll; a face that came again is one that is gladly rolled again. */
function rolledAgain(first: GameEvent | undefined, stand: GameEvent | undefined, count: number): Counts {
  const found: Counts = {};
  for (const face of FACES) found[face] = Math.max(0, shown(stand, face) - shown(first, face));
  let left = count - Object.values(found).reduce((sum, one) => sum + one, 0);
  for (const face of FACES) {
    const same = Math.min(left, shown(stand, face) - found[face]!);
    found[face]! += same;
    left -= same;
  }
  return found;
}

/** The dice that lie on the table, in the order of their faces. */
export function rolledDice(events: GameEvent[], dice: Counts): RolledDie[] {
  const first = lastOf(events, 'dice_rolled'), second = lastOf(events, 'dice_rerolled');
  const stand = events[lastOf(events, 'dice_stand')];
  const again = second > first ? rolledAgain(events[first], stand, Number(events[second]!.arguments['count'])) : {};
  return FACES.flatMap((face) => {
    const kept = second > first ? shown(stand, face) - (again[face] ?? 0) : Infinity;
    const roll = (index: number): number => (index < kept ? first : second);
    return Array.from({ length: dice[face] ?? 0 }, (_, index) => ({ face, key: `${roll(index)}-${face}-${index}` }));
  });
}
