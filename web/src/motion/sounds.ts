/** What a table sounds like: each kind of event has a sound of our own making, those of mechanisms in their folders. Silent until somebody asks for sounds. */
import type { GameEvent } from '../protocol';
import { settings } from '../lib/settings.svelte';
import { mechanisms } from '../mechanisms';
import { bell, card, chords, laid, paper, type Sound } from './instruments';

const SOUNDS: Record<string, Sound> = {
  card_drawn: () => card(),
  card_taken: () => card(),
  display_reset: () => [0, 0.06, 0.12, 0.18, 0.24].forEach(card),
  deck_reshuffled: () => [0, 0.05, 0.1, 0.15, 0.2, 0.25].forEach(card),
  tickets_chosen: paper,
  route_claimed: laid,
  ticket_laid_open: paper,
  last_round: () => [0, 0.5, 1].forEach((at) => bell(at, 784)),
  game_over: () => chords(392, 494, 587, 740),
};
const MOST = 4; // sounds at once; bots that hurry are not a drum roll

const soundOf = (name: string): Sound | undefined => SOUNDS[name] ?? mechanisms().find((one) => one.sounds?.[name])?.sounds?.[name];

/** Lets the last of some events be heard. */
export function hear(events: GameEvent[], length: (track: number) => number): void {
  if (!settings.sound) return;
  for (const event of events.filter(({ name }) => soundOf(name)).slice(-MOST)) soundOf(event.name)?.(event, length);
}
