/** What a person has set on this device: when to ask again, sound, notices, motion, colours of the page, overlays. */
import type { Colour, Overlay } from '../protocol';

export type ConfirmLevel = 'always' | 'touch' | 'never';
export type Theme = 'system' | 'light' | 'dark';
export type View = 'board' | 'text';
export type Pace = 'usual' | 'fast';

interface Stored {
  confirm: ConfirmLevel;
  sound: boolean;
  notices: boolean;
  still: boolean;
  pace: Pace; // how fast things move, unless they stand still
  theme: Theme;
  name: string;
  colour: Colour | ''; // of one's profile; empty: whichever is free
  language: string; // empty: the browser's own
  view: View;
  overlays: Overlay[]; // those switched on
  opponent: string; // the bot that a game at once is played against; empty: the easy one
}

const WHERE = 'whistlestop-settings';
const DEFAULTS: Stored = {
  confirm: 'touch', sound: false, notices: false, still: false, pace: 'usual', theme: 'system', name: '', colour: '', language: '', view: 'board', overlays: [], opponent: '',
};

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(WHERE) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Stored>(read());

/** Changes settings and keeps them for the next visit. */
export function set(change: Partial<Stored>): void {
  Object.assign(settings, change);
  apply();
  try {
    localStorage.setItem(WHERE, JSON.stringify(settings));
  } catch {
    // Kept for this visit only.
  }
}

/** Lets the page look as the settings say. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.theme;
  root.dataset['still'] = String(settings.still);
  root.dataset['pace'] = settings.pace;
}

/** Whether things may move. */
export function moving(): boolean {
  return !settings.still && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
