/**
 * The lessons of the tutorial, step by step. A step is done when its event has happened, or, if it only tells something,
 * when it has been read; everything is seen from the events of an ordinary table, so a lesson can be left and resumed.
 */
import type { GameEvent, Lesson } from '../protocol';
import type { Desk } from '../lib/desk.svelte';

export interface Step {
  id: string;
  /** Whether the step is done by what has happened; a step without it is read and left with a button. */
  done?: (desk: Desk) => boolean;
  /** Whether something that leaves no event has been seen while the step was told. */
  seen?: (desk: Desk) => boolean;
  /** Whether it may be left with the button although it waits for something. */
  optional?: boolean;
}

export const LESSONS: Lesson[] = ['cards', 'dice', 'monsters'];

const CLAIMS = ['route_claimed', 'route_claimed_with_dice'];

function mine(desk: Desk, names: string[]): GameEvent[] {
  return desk.session.events.filter((event) => event.seat === desk.me && names.includes(event.name));
}

const claimed = (count: number) => (desk: Desk): boolean => mine(desk, CLAIMS).length >= count;

/** Opening tickets wait until all have chosen; the learner's part is done with the choice. */
function chose(desk: Desk): boolean {
  return desk.question?.tickets?.chosen != null || mine(desk, ['tickets_chosen']).length > 0;
}

/** Two cards, a face-up locomotive, or anything else that uses the turn. */
function took(desk: Desk): boolean {
  const cards = mine(desk, ['card_taken', 'card_drawn', 'passed']);
  const first = desk.session.events.findIndex((event) => event.name === 'turn_started');
  const after = cards.filter((event) => desk.session.events.indexOf(event) > first);
  const locomotive = after.some((event) => event.name === 'card_taken' && event.arguments['kind'] === 'locomotive');
  return after.length >= 2 || locomotive || mine(desk, ['tickets_chosen']).length > 1 || claimed(1)(desk);
}

const hasLocomotive = (desk: Desk): boolean => (desk.facts.hand?.['locomotive'] ?? 0) > 0 || mine(desk, ['monster_moved']).length > 0;

const STEPS: Record<Lesson, Step[]> = {
  cards: [
    { id: 'goal' },
    { id: 'tickets', done: chose },
    { id: 'take', done: took },
    { id: 'look', seen: (desk) => desk.shownTicket !== null },
    { id: 'claim', done: claimed(1) },
    { id: 'special' },
    { id: 'again', done: claimed(2) },
    { id: 'end' },
  ],
  dice: [
    { id: 'goal' },
    { id: 'tickets', done: chose },
    { id: 'roll', done: (desk) => mine(desk, ['dice_stand']).length > 0 },
    { id: 'claim', done: claimed(1) },
    { id: 'tokens', done: (desk) => mine(desk, ['token_bought']).length > 0, optional: true },
    { id: 'again', done: claimed(2) },
    { id: 'special' },
    { id: 'end' },
  ],
  monsters: [
    { id: 'goal' },
    { id: 'tickets', done: chose },
    { id: 'place', done: (desk) => mine(desk, ['monster_placed']).length > 0 },
    { id: 'locomotive', done: hasLocomotive },
    { id: 'move', done: (desk) => mine(desk, ['monster_moved']).length > 0 },
    { id: 'lock' },
    { id: 'claim', done: claimed(1) },
    { id: 'end' },
  ],
};

export const stepsOf = (lesson: Lesson): Step[] => STEPS[lesson];

/** The lesson after one, if there is one. */
export const following = (lesson: Lesson): Lesson | null => LESSONS[LESSONS.indexOf(lesson) + 1] ?? null;
