/**
 * What a screen reader is told of a game: one sentence for each thing that happened, none of them twice. What another
 * player does is gathered until the turn ends, so that quick bots do not flood it.
 */
import type { GameEvent } from '../protocol';
import { event, type Scene } from '../lib/sentences';
import { say } from '../lib/words';

// Whose turn it is shows in every sentence; the face-up cards are told when one's own turn begins.
const QUIET = ['card_turned_up', 'turn_started', 'game_started', 'display_reset', 'ticket_offered'];
const ENDS_A_TURN = ['turn_started', 'game_over'];

const unseen = (told: GameEvent | undefined): boolean => told?.name === 'card_drawn' && told.arguments['kind'] === undefined;

/** How many cards somebody draws from a place of the list on without showing them, one after the other. */
function unseenFrom(events: GameEvent[], start: number): number {
  let end = start;
  while (unseen(events[end]) && events[end]!.seat === events[start]!.seat) end++;
  return end - start;
}

/** Whether dice that lie for good are those told before: nobody rolled any of them again. */
function unchanged(events: GameEvent[], index: number): boolean {
  return events[index - 1]?.name === 'dice_rerolled' && events[index - 1]!.arguments['count'] === 0;
}

/** One sentence for each event worth telling; cards that nobody sees are counted in one. */
export function sentences(scene: Scene, happened: GameEvent[]): string[] {
  const events = happened.filter((one, index) => !QUIET.includes(one.name) && !(one.name === 'dice_stand' && unchanged(happened, index)));
  const told: string[] = [];
  for (let index = 0; index < events.length; index++) {
    const count = unseenFrom(events, index);
    const name = scene.table.seats[events[index]!.seat ?? -1]?.name ?? '';
    const text = count > 1 ? say('web-told-cards', { name, count }) : event(scene, events[index]!);
    if (text) told.push(text);
    if (count > 1) index += count - 1;
  }
  return told;
}

/** Events that wait to be told, and when the time has come. */
export class Gathered {
  #waiting: GameEvent[] = [];

  /** Takes events in and gives back those to be told now: all if this person is concerned, else whole turns. */
  take(events: readonly GameEvent[], me: number | null, now: boolean): GameEvent[] {
    this.#waiting.push(...events);
    const own = this.#waiting.some((one) => one.seat === me && me !== null);
    const ended = this.#waiting.findLastIndex((one) => ENDS_A_TURN.includes(one.name));
    return this.#waiting.splice(0, now || own ? this.#waiting.length : ended + 1);
  }
}
