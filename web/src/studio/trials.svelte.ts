/** Boards tried in many games: the study that runs, those that have run, and how the board is coloured by one. */
import { compareStudies, startStudy, stopStudy, studyOf } from '../lib/api';
import { failure } from '../lib/sentences';
import type { StudiesCompared, Study } from '../protocol';
import type { BoardFile } from './file';
import { shadesOf, type Shades, type Shading } from './shades';

const BETWEEN = 700; // milliseconds between two looks at a study

export interface Trial {
  number: number; // the first, the second … version that was tried
  board: BoardFile;
  study: Study;
}

export class Trials {
  all = $state.raw<Trial[]>([]);
  shown = $state<number | null>(null); // whose result is looked at
  shading = $state<Shading>('claimed');
  problem = $state('');
  compared = $state.raw<StudiesCompared | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get latest(): Trial | null {
    return this.all.at(-1) ?? null;
  }

  get running(): boolean {
    return this.latest !== null && ['waiting', 'running'].includes(this.latest.study.stage);
  }

  get trial(): Trial | null {
    return this.all.find((trial) => trial.number === this.shown) ?? null;
  }

  async start(board: BoardFile, text: string, games: number, players: number): Promise<void> {
    [this.problem, this.compared] = ['', null];
    try {
      const beside = this.all.findLast((trial) => trial.study.result)?.study.id ?? null; // so that both can be compared
      const study = await startStudy({ map: board.id, board: text, games, players, beside });
      const number = this.all.length + 1;
      this.all = [...this.all, { number, board, study }];
      this.shown = number;
      this.#watch();
    } catch (error) {
      this.problem = failure(error);
    }
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.running) this.#timer = setTimeout(() => void this.#look(), BETWEEN);
  }

  async #look(): Promise<void> {
    await this.#with(() => studyOf(this.latest!.study.id));
    this.#watch();
  }

  async stop(): Promise<void> {
    await this.#with(() => stopStudy(this.latest!.study.id));
  }

  /** Takes what the server tells of the study that runs. */
  async #with(ask: () => Promise<Study>): Promise<void> {
    try {
      const study = await ask();
      this.all = this.all.map((trial) => (trial.study.id === study.id ? { ...trial, study } : trial));
    } catch (error) {
      this.problem = failure(error);
    }
  }

  /** Puts an earlier version beside the one that is looked at. */
  async compare(number: number): Promise<void> {
    const first = this.all.find((trial) => trial.number === number), second = this.trial;
    if (!first || !second) return;
    try {
      this.compared = await compareStudies(first.study.id, second.study.id);
    } catch (error) {
      this.problem = failure(error);
    }
  }

  /** The colours for a board, if it still has the tracks and places that were tried. */
  shadesFor(board: BoardFile): Shades | null {
    const trial = this.trial, result = trial?.study.result;
    if (!trial || !result || !alike(trial.board, board)) return null;
    return shadesOf(result, trial.board, this.shading);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}

const alike = (one: BoardFile, other: BoardFile): boolean =>
  one.places.length === other.places.length &&
  one.tracks.length === other.tracks.length &&
  one.tracks.every((track, index) => track.a === other.tracks[index]!.a && track.b === other.tracks[index]!.b);
