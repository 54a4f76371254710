/** What is said to one person alone, what they have begun, and whether they are asked again before an action. */
import type { Action } from '../protocol';
import { spendsLocomotives } from './offers';
import { settings } from './settings.svelte';

export interface Choice {
  label: string;
  run: () => void;
}

/** Something said to this person alone, with what can be done about it. */
export interface Note {
  text: string;
  detail?: string;
  choices: Choice[];
  bad?: boolean;
  even?: boolean; // no choice is likelier than another
}

/** What was begun: `places` are pressed for actions of a kind that only a mechanism knows; its topic of the rules explains them. */
export type Mode = { kind: 'station' } | { kind: 'passenger' } | { kind: 'monster'; monster: string } | { kind: 'places'; of: Action['kind']; topic: string } | null;

/** Places that are named first and paid for then, and can be taken back until that. */
export const PAID_NEXT: Action['kind'][] = ['station', 'harbour'];

let touched = false;
addEventListener('pointerdown', (event) => (touched = event.pointerType !== 'mouse'), { capture: true, passive: true });
addEventListener('keydown', () => (touched = false), { capture: true, passive: true });

/** How much an action takes along: a card more or less, something that cannot be had back, or a locomotive. */
export type Weight = 'light' | 'heavy' | 'dear';

/** Whether a payment would spend a locomotive that nobody was asked about; who never wants to be asked pays at once. */
export function spendsUnasked(payment: Action): boolean {
  return asksAgain('dear') && spendsLocomotives(payment);
}

/** Whether the settings want somebody to be asked again; a finger slips more easily than a mouse. */
export function asksAgain(weight: Weight): boolean {
  if (weight === 'dear') return settings.confirm !== 'never';
  return settings.confirm === 'always' || (settings.confirm === 'touch' && touched && weight === 'heavy');
}
