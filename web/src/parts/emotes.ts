/** The feelings that can be shown at a table, each with a small drawing in a square of 20. */
import type { Feeling } from '../protocol';

export const FEELINGS: Record<Feeling, string> = {
  hello: 'M3 9.5a7 5.8 0 1 1 4 5.2L3.4 17l.6-3.8A6 6 0 0 1 3 9.5zM7.5 8v2.4M12.5 8v2.4',
  luck: 'M10 10C7 10 4.5 8.6 5.2 6.4S9 4.6 10 10c1-5.4 4.1-5.8 4.8-3.6S13 10 10 10c3 0 5.5 1.4 4.8 3.6S11 15.4 10 10c-1 5.4-4.1 5.8-4.8 3.6S7 10 10 10zM10 10l1.6 7.5',
  well_done: 'M10 2.6l2.2 4.9 5.3.6-4 3.6 1.1 5.3-4.6-2.7L5.4 17l1.1-5.3-4-3.6 5.3-.6z',
  thanks: 'M10 16.6C4.3 12.6 3 10 3 7.6A3.6 3.6 0 0 1 10 6.5 3.6 3.6 0 0 1 17 7.6C17 10 15.7 12.6 10 16.6z',
  oh_no: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM7.2 8v.1M12.8 8v.1M6.8 14a3.6 3.6 0 0 1 6.4 0',
  hurry: 'M10 4a6.7 6.7 0 1 1 0 13.4A6.7 6.7 0 0 1 10 4zM8 2h4M10 7v3.8l2.5 1.5',
};
