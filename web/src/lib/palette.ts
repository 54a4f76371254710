/** Colours of tracks, cards and players, and the mark of each colour, so that nobody needs colour vision. */
import type { Colour } from '../protocol';

export interface Paint {
  fill: string;
  edge: string;
  ink: string;
}

export const PALETTE: Record<string, Paint> = {
  red: { fill: '#dc5850', edge: '#8f2626', ink: '#ffffff' },
  orange: { fill: '#ee8f35', edge: '#985010', ink: '#4a2a08' },
  yellow: { fill: '#f5cf47', edge: '#80640a', ink: '#5c4804' },
  green: { fill: '#5c9f52', edge: '#37682f', ink: '#ffffff' },
  blue: { fill: '#4384c4', edge: '#245486', ink: '#ffffff' },
  pink: { fill: '#dd97c4', edge: '#8a4674', ink: '#5c2348' },
  white: { fill: '#ffffff', edge: '#6a655d', ink: '#6f6b63' },
  black: { fill: '#47474d', edge: '#1f1f23', ink: '#ffffff' },
  gray: { fill: '#c9c5ba', edge: '#6a655d', ink: '#55514a' },
  locomotive: { fill: '#6c5b8f', edge: '#3f3360', ink: '#ffffff' },
  plus4: { fill: '#8a6fb5', edge: '#4b3970', ink: '#ffffff' },
  passenger: { fill: '#3f7f86', edge: '#1f4d52', ink: '#ffffff' },
};

/** The back of all cards, by day and by night. */
export const BACK: Paint = { fill: '#1d5a4c', edge: '#0f362d', ink: '#fdf8ec' };

/** The colour of a kind of card; those of two decks are called after it and their sort: `red-double`. */
export const colourOf = (kind: string): string => kind.split('-')[0]!;

export const paint = (colour: string): Paint => PALETTE[colourOf(colour)] ?? PALETTE['gray']!;

export const PLAYERS: Record<Colour, Paint> = {
  red: { fill: '#c23b3b', edge: '#7a1f1f', ink: '#ffffff' },
  blue: { fill: '#2f6db3', edge: '#173f70', ink: '#ffffff' },
  green: { fill: '#3b8546', edge: '#1f5128', ink: '#ffffff' },
  yellow: { fill: '#e6b91e', edge: '#866805', ink: '#3d2f00' },
  black: { fill: '#3d3d44', edge: '#0f0f12', ink: '#ffffff' },
  purple: { fill: '#8052a8', edge: '#4b2a6b', ink: '#ffffff' },
};

const SORTED = ['red', 'yellow', 'green', 'pink', 'white', 'black']; // colours of boards with two decks

/** Cards of ships. */
export const SHIPS = SORTED.flatMap((colour) => [`${colour}-double`, `${colour}-single`]);
/** The kinds of card in the usual order. */
export const KINDS = [...['red', 'orange', 'yellow', 'green', 'blue', 'pink', 'white', 'black'].flatMap((colour) => [colour, `${colour}-harbour`]), 'locomotive', 'plus4', 'passenger', ...SHIPS];
/** Those that most boards have. */
export const PLAIN = KINDS.filter((kind) => !kind.includes('-'));
export const FACES = ['single', 'double', 'station', 'wild'];
export const TOKENS = ['single', 'double'];
export const MONSTERS = ['alvin', 'dexter'];
export const MEEPLES = ['black', 'blue', 'red', 'white', 'yellow', 'green'];

/** A mark around the point (0, 0): a path, filled or (with `width`) drawn as a line. */
export interface Mark {
  path: string;
  width?: number;
}

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const MARKS: Record<string, Mark> = {
  red: { path: 'M0-4.4L4.6 3.6H-4.6z' },
  orange: { path: 'M0-4.8L4.8 0L0 4.8L-4.8 0z' },
  yellow: { path: circle(4) },
  green: { path: 'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z' },
  blue: { path: 'M-4.6-4.2h2.4v8.4h-2.4zM-1.2-4.2h2.4v8.4h-2.4zM2.2-4.2h2.4v8.4h-2.4z' },
  pink: { path: 'M0 4.3C-6.5-.2-3.7-5.6 0-2.6C3.7-5.6 6.5-.2 0 4.3z' },
  white: { path: circle(3.4), width: 1.8 },
  black: { path: 'M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6', width: 2.4 },
  wave: { path: 'M-6 .8c1.5-2.6 3-2.6 4.5 0s3 2.6 4.5 0s2-2.2 3-1.6', width: 1.6 },
  locomotive: {
    path:
      'M-8 2.4V-.9q0-1.7 1.7-1.7H-5v-2.5h2.6v2.5H.9V-5H7.4v1.5H6.8v5.9zM2.5-3.5v2.3h2.6v-2.3z' +
      'M-6.9 3.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0zM-1.9 3.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z' +
      'M2.7 3.4a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z',
  },
  plus4: { path: 'M-8-1.2h3v-3h2.4v3h3v2.4h-3v3H-5v-3h-3zM5.2-5.2h2.2v6.4H9v2H7.4v2.4H5V3.2H0V1.4zM5-1.6L2.6 1.2H5z' },
  passenger: { path: 'M0-6.4a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4zM-5 6V3.4Q-5-.2 0-.2T5 3.4V6z' },
  anchor: { path: 'M0-2.4V4.6M-2.2-1H2.2M-4.2 1.4Q-3.6 4.6 0 4.8Q3.6 4.6 4.2 1.4M-1.4-3.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z', width: 1.5 },
  mountain: { path: 'M-7 4.6L-1.6-5L1.2-.4L2.8-2.6L7 4.6z' },
  single: { path: 'M-6-1.6h12v3.2h-12z' },
  double: { path: 'M-6-4.2h12v3h-12zM-6 1.2h12v3h-12z' },
  station: { path: 'M-6 5V-.6L0-5.6L6-.6V5H2V1H-2V5z' },
  wild: { path: 'M0-6L1.7-1.9L6.1-1.6L2.7 1.2L3.8 5.5L0 3.1L-3.8 5.5L-2.7 1.2L-6.1-1.6L-1.7-1.9z' },
};

/** The mark of a colour or face; none for gray, which takes any colour. */
export const markOf = (name: string): Mark | null => MARKS[colourOf(name)] ?? null;

/** An anchor: a port, or a card with a harbour. */
export const ANCHOR = MARKS['anchor']!.path;
