/** The overlays of one desk: which are switched on, and what the server told about them last. */
import type { Overlay, Overlays } from '../protocol';
import type { Desk } from '../lib/desk.svelte';
import { set, settings } from '../lib/settings.svelte';

const PAUSE = 350; // milliseconds between two questions, for bots may move faster than anybody can look

export class Seeing {
  shown = $state.raw<Overlays | null>(null);
  open = $state(false);
  #asked = '';
  #busy = false;

  constructor(readonly desk: Desk) {}

  /** The overlays there are at this table. */
  get offered(): Overlay[] {
    const seated: Overlay[] = this.desk.me === null ? [] : ['networks', 'tickets'];
    return ['paths', ...seated, ...(this.desk.withMonsters ? (['monsters'] as const) : []), 'odds'];
  }

  /** Those of them that are switched on. */
  wanted = $derived.by(() => this.offered.filter((one) => settings.overlays.includes(one)));

  on(which: Overlay): boolean {
    return this.wanted.includes(which);
  }

  toggle(which: Overlay): void {
    const rest = settings.overlays.filter((one) => one !== which);
    set({ overlays: rest.length < settings.overlays.length ? rest : [...rest, which] });
  }

  /** Asks for what is wanted now, unless that has been asked already; called whenever the table or a switch moves. */
  async follow(decision: number, wanted: Overlay[]): Promise<void> {
    const question = `${decision} ${wanted.join()}`;
    if (!wanted.length) this.shown = null;
    if (!wanted.length || this.#busy || this.#asked === question) return;
    this.#busy = true;
    this.#asked = question;
    const answer = await this.desk.session.send({ type: 'ask_overlays', wanted });
    if (answer.type === 'overlays') this.shown = answer;
    const hasty = answer.type === 'refused' && answer.code === 'too_frequent';
    setTimeout(() => this.#next(hasty), PAUSE);
  }

  /** Asks for what came up meanwhile, or again if it was too early. */
  #next(again: boolean): void {
    this.#busy = false;
    if (again) this.#asked = '';
    if (this.desk.session.line === 'open') void this.follow(this.desk.view.decision, this.wanted);
  }

  /** The line was cut: what is shown may be old. */
  forget(): void {
    this.#asked = '';
  }
}
