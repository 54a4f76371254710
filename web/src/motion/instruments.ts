/** What the sounds of a table are made of: cards, paper, wood, bells, and wagons one after the other. */
import type { GameEvent } from '../protocol';
import { pace } from './pace';
import { noise, tone } from './synth';

/** The sound of an event; `length` says how many wagons a track takes. */
export type Sound = (event: GameEvent, length: (track: number) => number) => void;

/** Milliseconds from one wagon to the next, in sight and in sound. */
export const WAGON = 110;

export const card = (at = 0): void => noise({ at, pitch: 3200, to: 1100, long: 0.15, loud: 0.1 });
export const paper = (): void => [0, 0.12].forEach((at) => noise({ at, pitch: 5200, to: 3600, long: 0.09, loud: 0.06, sharp: 2 }));
export const knock = (at: number, pitch = 210): void => {
  tone({ at, pitch, to: pitch * 0.8, long: 0.09, loud: 0.14 });
  noise({ at, pitch: 1800, long: 0.03, loud: 0.08, sharp: 3 });
};
export const bell = (at: number, pitch = 1046): void => [1, 2.4].forEach((part) => tone({ at, pitch: pitch * part, long: 0.9 / part, loud: 0.07 / part, wave: 'sine' }));

/** Wagons that are set down one after the other, and the points they bring. */
function wagons(count: number): void {
  const step = pace.moving() ? pace.time(WAGON) / 1000 : 0.05;
  for (let nth = 0; nth < count; nth++) knock(nth * step, 190 + 14 * (nth % 3));
  bell(count * step + 0.05);
}

export function rattle(dice: number): void {
  for (let nth = 0; nth < 3 * dice; nth++) noise({ at: nth ** 1.2 * 0.028, pitch: 2400 + 700 * Math.random(), long: 0.025, loud: 0.13 * 0.9 ** nth, sharp: 5 });
}

export function stomp(steps: number): void {
  for (let step = 0; step < steps; step++) tone({ at: 0.1 + (step * pace.time(420)) / 1000, pitch: 95, to: 38, long: 0.24, loud: 0.3, wave: 'sine' });
}

export const growl = (): void => tone({ pitch: 88, to: 62, long: 0.7, loud: 0.1, wave: 'sawtooth' });
export const chords = (...pitches: number[]): void => pitches.forEach((pitch) => [0, 0.5].forEach((at) => tone({ at, pitch, long: 0.45 + at, loud: 0.07 })));

/** A route is claimed: its wagons. */
export const laid: Sound = ({ arguments: known }, length) => wagons(length(Number(known['track'])));
