/** What a table sounds like: each kind of event has a sound of our own making. Silent until somebody asks for sounds. */
import type { GameEvent } from '../protocol';
import { settings } from '../lib/settings.svelte';
import { pace } from './pace';
import { noise, tone } from './synth';

/** Milliseconds from one wagon to the next, in sight and in sound. */
export const WAGON = 110;

const card = (at = 0): void => noise({ at, pitch: 3200, to: 1100, long: 0.15, loud: 0.1 });
const paper = (): void => [0, 0.12].forEach((at) => noise({ at, pitch: 5200, to: 3600, long: 0.09, loud: 0.06, sharp: 2 }));
const knock = (at: number, pitch = 210): void => {
  tone({ at, pitch, to: pitch * 0.8, long: 0.09, loud: 0.14 });
  noise({ at, pitch: 1800, long: 0.03, loud: 0.08, sharp: 3 });
};
const bell = (at: number, pitch = 1046): void => [1, 2.4].forEach((part) => tone({ at, pitch: pitch * part, long: 0.9 / part, loud: 0.07 / part, wave: 'sine' }));

/** Wagons that are set down one after the other, and the points they bring. */
function wagons(count: number): void {
  const step = pace.moving() ? pace.time(WAGON) / 1000 : 0.05;
  for (let nth = 0; nth < count; nth++) knock(nth * step, 190 + 14 * (nth % 3));
  bell(count * step + 0.05);
}

function rattle(dice: number): void {
  for (let nth = 0; nth < 3 * dice; nth++) noise({ at: nth ** 1.2 * 0.028, pitch: 2400 + 700 * Math.random(), long: 0.025, loud: 0.13 * 0.9 ** nth, sharp: 5 });
}

function stomp(steps: number): void {
  for (let step = 0; step < steps; step++) tone({ at: 0.1 + (step * pace.time(420)) / 1000, pitch: 95, to: 38, long: 0.24, loud: 0.3, wave: 'sine' });
}

const growl = (): void => tone({ pitch: 88, to: 62, long: 0.7, loud: 0.1, wave: 'sawtooth' });
const chords = (...pitches: number[]): void => pitches.forEach((pitch) => [0, 0.5].forEach((at) => tone({ at, pitch, long: 0.45 + at, loud: 0.07 })));

const SOUNDS: Record<string, (event: GameEvent, length: (track: number) => number) => void> = {
  card_drawn: () => card(),
  card_taken: () => card(),
  display_reset: () => [0, 0.06, 0.12, 0.18, 0.24].forEach(card),
  deck_reshuffled: () => [0, 0.05, 0.1, 0.15, 0.2, 0.25].forEach(card),
  tickets_chosen: paper,
  tickets_changed: paper,
  tickets_split: paper,
  tickets_drawn_with_dice: paper,
  ticket_completed: () => [0, 0.14].forEach((at, nth) => bell(at, nth ? 1175 : 784)),
  coast_to_coast: () => [0, 0.14, 0.28].forEach((at, nth) => bell(at, 784 + 196 * nth)),
  route_claimed: ({ arguments: known }, length) => wagons(length(Number(known['track']))),
  route_claimed_with_dice: ({ arguments: known }, length) => wagons(length(Number(known['track']))),
  route_claimed_for_all: ({ arguments: known }, length) => wagons(length(Number(known['track']))),
  route_claimed_for_all_with_dice: ({ arguments: known }, length) => wagons(length(Number(known['track']))),
  tunnel_entered: () => tone({ pitch: 70, to: 45, long: 0.8, loud: 0.22, wave: 'sine' }),
  tunnel_card: () => card(0.2),
  tunnel_dice: () => rattle(3),
  tunnel_declined: () => tone({ pitch: 196, to: 147, long: 0.35, loud: 0.1 }),
  station_built: () => [0, 0.16, 0.32].forEach((at) => knock(at, 320)),
  station_built_with_dice: () => [0, 0.16, 0.32].forEach((at) => knock(at, 320)),
  dice_rolled: () => rattle(5),
  dice_rerolled: ({ arguments: known }) => rattle(Number(known['count'] ?? 1)),
  token_bought: () => (knock(0, 620), bell(0.06, 1568)),
  technology_bought: () => (knock(0, 520), [0.08, 0.2].forEach((at, nth) => bell(at, nth ? 1318 : 1046))),
  toll_paid: () => [0, 0.07].forEach((at, nth) => bell(at, nth ? 2093 : 1760)),
  toll_received: () => [0, 0.07].forEach((at, nth) => bell(at, nth ? 2349 : 2093)),
  loan_taken: () => (paper(), knock(0.2, 240)),
  neutral_ticket: paper,
  ticket_laid_open: paper,
  neutral_claimed: ({ arguments: known }, length) => wagons(length(Number(known['track']))),
  piece_laid: () => knock(0, 420),
  bed_built: () => [0, 0.1].forEach((at) => knock(at, 420)),
  bed_paid: () => knock(0, 620),
  pieces_chosen: () => [0, 0.1, 0.2].forEach((at) => knock(at, 300)),
  deck_card_drawn: () => card(),
  display_card_taken: () => card(),
  harbour_built: () => (knock(0, 320), bell(0.16, 659)),
  harbour_built_with_dice: () => (knock(0, 320), bell(0.16, 659)),
  pieces_exchanged: () => [0, 0.1].forEach((at) => knock(at, 300)),
  monster_placed: growl,
  monster_card_turned: () => card(),
  monster_moved: () => (stomp(3), growl()),
  meeple_taken: () => tone({ pitch: 520, to: 780, long: 0.14, loud: 0.1 }),
  tourist_taken: () => tone({ pitch: 587, to: 880, long: 0.14, loud: 0.1 }),
  start_city_chosen: () => [0, 0.16].forEach((at) => knock(at, 320)),
  marker_bought: () => [0, 0.16].forEach((at) => knock(at, 320)),
  marker_bought_with_dice: () => [0, 0.16].forEach((at) => knock(at, 320)),
  alien_captured: () => (growl(), bell(0.4, 1175)),
  share_taken: () => (paper(), bell(0.2, 1318)),
  passenger_placed: () => knock(0, 360),
  passenger_travelled: () => knock(0, 260),
  passenger_set_out: () => tone({ pitch: 440, to: 554, long: 0.3, loud: 0.1 }),
  goods_taken: () => (knock(0, 150), bell(0.1, 880)),
  passenger_arrived: () => bell(0, 784),
  last_round: () => [0, 0.5, 1].forEach((at) => bell(at, 784)),
  game_over: () => chords(392, 494, 587, 740),
};
const MOST = 4; // sounds at once; bots that hurry are not a drum roll

/** Lets the last of some events be heard. */
export function hear(events: GameEvent[], length: (track: number) => number): void {
  if (!settings.sound) return;
  for (const event of events.filter(({ name }) => name in SOUNDS).slice(-MOST)) SOUNDS[event.name]!(event, length);
}
