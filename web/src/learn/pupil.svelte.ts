/** What this browser remembers of the lessons: where each is held, what has been read there, and what is finished. */
import type { Lesson } from '../protocol';

interface Attended {
  code: string;
  read: string[];
  step: number;
  finished: boolean;
}

type Book = Partial<Record<Lesson, Attended>>;

const WHERE = 'whistlestop-lessons';

function stored(): Book {
  try {
    return JSON.parse(localStorage.getItem(WHERE) ?? '{}') as Book;
  } catch {
    return {};
  }
}

const book = $state<Book>(stored());

function change(lesson: Lesson, attended: Attended): void {
  book[lesson] = attended;
  try {
    localStorage.setItem(WHERE, JSON.stringify(book));
  } catch {
    // Kept for this visit only.
  }
}

/** How a lesson stands, or null if it was never begun here. */
export const attended = (lesson: Lesson): Attended | null => book[lesson] ?? null;

/** Begins a lesson anew at a table. */
export function begin(lesson: Lesson, code: string): void {
  change(lesson, { code, read: [], step: 0, finished: book[lesson]?.finished ?? false });
}

/** What has been read of a lesson at a table; another table begins with nothing. */
export const readAt = (lesson: Lesson, code: string): string[] => (book[lesson]?.code === code ? book[lesson]!.read : []);

/** Notes that a step of a lesson has been read or seen. */
export function markRead(lesson: Lesson, code: string, step: string): void {
  const read = readAt(lesson, code);
  if (!read.includes(step)) change(lesson, { ...known(lesson, code), read: [...read, step] });
}

/** Notes how far a lesson has come. */
export function reachStep(lesson: Lesson, code: string, step: number, finished: boolean): void {
  const now = known(lesson, code);
  if (now.step !== step || (finished && !now.finished)) change(lesson, { ...now, step, finished: now.finished || finished });
}

function known(lesson: Lesson, code: string): Attended {
  const here = book[lesson];
  return here?.code === code ? here : { code, read: [], step: 0, finished: here?.finished ?? false };
}
