/** What is said to one person alone, what they have begun, and whether they are asked again before an action. */
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
}

export type Mode = { kind: 'station' } | { kind: 'passenger' } | { kind: 'monster'; monster: string } | null;

let touched = false;
addEventListener('pointerdown', (event) => (touched = event.pointerType !== 'mouse'), { capture: true, passive: true });
addEventListener('keydown', () => (touched = false), { capture: true, passive: true });

/** Whether the settings want somebody to be asked again; a finger slips more easily than a mouse. */
export function asksAgain(weight: 'light' | 'heavy'): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && touched && weight === 'heavy');
}
