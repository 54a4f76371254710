/** What the server finds wrong with a board while it is drawn, and where on the board that shows. */
import type { BoardChecked, BoardFault } from '../protocol';
import { checkBoard, Refusal } from '../lib/api';
import type { BoardFile } from './file';

const PAUSE = 250; // milliseconds without a change before the server is asked

export interface Spot {
  key: string;
  place?: string;
  track?: number;
  problem: boolean;
  reasons: string[];
}

export class Checks {
  found = $state.raw<BoardChecked | null>(null); // null: not checked yet
  refused = $state(''); // why the server does not check
  of = $state.raw<BoardFile | null>(null); // the board that was checked
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Has a board checked as soon as one pauses. */
  ask(board: BoardFile, text: () => string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(board, text()), PAUSE);
  }

  async #check(board: BoardFile, text: string): Promise<void> {
    const number = ++this.#asked;
    try {
      const found = await checkBoard(text);
      if (number !== this.#asked) return;
      [this.found, this.of, this.refused] = [found, board, ''];
    } catch (error) {
      if (number === this.#asked) this.refused = error instanceof Refusal ? error.code : 'offline';
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get playable(): boolean {
    return this.found !== null && this.found.problems.length === 0;
  }

  /** The problems and warnings of one part of the file. */
  about(...pointer: (string | number)[]): BoardFault[] {
    const all = [...(this.found?.problems ?? []), ...(this.found?.warnings ?? [])];
    return all.filter((fault) => pointer.every((step, index) => fault.pointer[index] === step));
  }

  spots = $derived.by(() => spotsOf(this.found, this.of));
  tracks = $derived(new Set(this.spots.flatMap((spot) => (spot.problem && spot.track !== undefined ? [spot.track] : []))));
  places = $derived(new Set(this.spots.flatMap((spot) => (spot.problem && spot.place !== undefined ? [spot.place] : []))));
}

/** Where a fault shows: at its track or place, or at the places it concerns. */
function whereOf(fault: BoardFault, board: BoardFile): { place?: string; track?: number }[] {
  const [list, index] = fault.pointer;
  if (list === 'tracks' && typeof index === 'number') return [{ track: index }];
  if (list === 'places' && typeof index === 'number') return board.places[index] ? [{ place: board.places[index].id }] : [];
  return fault.pointer[0] === 'tickets' ? [] : fault.places.map((place) => ({ place }));
}

function spotsOf(found: BoardChecked | null, board: BoardFile | null): Spot[] {
  const spots = new Map<string, Spot>();
  if (!found || !board) return [];
  for (const [faults, problem] of [[found.problems, true], [found.warnings, false]] as const) {
    for (const fault of faults) {
      for (const where of whereOf(fault, board)) {
        const key = where.place ?? `#${where.track}`, known = spots.get(key);
        if (known) known.reasons.push(fault.reason);
        else spots.set(key, { key, ...where, problem, reasons: [fault.reason] });
      }
    }
  }
  return [...spots.values()];
}
