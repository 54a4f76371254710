/** A review of the game that is looked at: asked for again and again until it is complete, and the seat it is read for. */
import type { ReviewedDecision, ReviewedGame, ReviewState } from '../protocol';
import { failure } from '../lib/sentences';

const PAUSE = 700; // milliseconds between two questions; a server leaves off what nobody asks about for some seconds

export class Reviewing {
  running = $state(false);
  done = $state(0);
  total = $state(0);
  problem = $state('');
  found = $state.raw<ReviewedGame | null>(null);
  seat = $state(0);
  chosen = $state<number | null>(null); // the place of the decision that is shown on the board

  constructor(readonly ask: () => Promise<ReviewState>, seat: number | null) {
    this.seat = seat ?? 0;
  }

  async start(): Promise<void> {
    if (this.running || this.found) return;
    [this.running, this.problem] = [true, ''];
    try {
      while (this.running && !this.found) await this.#look();
    } catch (error) {
      this.problem = failure(error);
    } finally {
      this.running = false;
    }
  }

  async #look(): Promise<void> {
    const state = await this.ask();
    [this.done, this.total] = [state.done, state.total];
    if (state.review) this.found = state.review;
    else await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }

  /** Stops asking, and with that the server's work. */
  stop(): void {
    this.running = false;
  }

  /** The decision that is shown on the board. */
  get shown(): ReviewedDecision | null {
    return this.chosen === null ? null : (this.found?.decisions[this.chosen] ?? null);
  }
}
