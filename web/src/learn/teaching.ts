/** Beginning a lesson: its table is made by the server and opened like any other. */
import { startLesson } from '../lib/api';
import { go } from '../lib/going';
import { keep } from '../lib/keys';
import { settings } from '../lib/settings.svelte';
import type { Lesson } from '../protocol';
import { begin } from './pupil.svelte';

export async function teach(lesson: Lesson): Promise<void> {
  const made = await startLesson(lesson, { name: settings.name.trim() || null });
  keep(made.table.code, { host: made.host_token, seats: made.seats });
  begin(lesson, made.table.code);
  go(`/t/${made.table.code}`);
}
