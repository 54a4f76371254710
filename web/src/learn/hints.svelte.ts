/** Hints of one desk: asking the server, what it suggested, and what is shown of it on the board. */
import type { Action, Suggestion } from '../protocol';
import type { Desk } from '../lib/desk.svelte';
import * as names from '../lib/names';
import * as sentences from '../lib/sentences';
import { listed, say, upper } from '../lib/words';

export interface Shown {
  decision: number;
  suggestions: Suggestion[];
  games: number;
}

export class Hints {
  thinking = $state(false);
  shown = $state.raw<Shown | null>(null);
  chosen = $state<number | null>(null);

  constructor(readonly desk: Desk) {}

  /** Asks for the best answers; an answer to a question that has passed meanwhile is dropped. */
  async ask(): Promise<void> {
    const question = this.desk.question;
    if (!question || this.thinking) return;
    this.close();
    this.thinking = true;
    const answer = await this.desk.session.send({ type: 'ask_hint', decision: question.decision });
    this.thinking = false;
    if (answer.type === 'hint' && answer.decision === this.desk.question?.decision) this.shown = answer;
    if (answer.type === 'refused' && answer.code !== 'stale') this.desk.tell(sentences.refusal(answer.code), true);
  }

  close(): void {
    this.shown = null;
    this.chosen = null;
    this.desk.hinted = null;
  }

  /** Lights a suggestion up: on the board, among the cards or dice, or by picking the tickets. */
  show(index: number): void {
    const one = this.shown?.suggestions[index];
    if (!one) return;
    this.chosen = index;
    if (one.keep) this.desk.picked = [...one.keep];
    const action = this.action(one);
    this.desk.hinted = action;
    if (action?.kind === 'reroll') this.desk.marked = this.#dice(action);
  }

  /** Does what is suggested, as if it had been pressed. */
  play(index: number): void {
    const one = this.shown?.suggestions[index];
    if (!one) return;
    const action = this.action(one);
    this.close();
    if (one.keep) void this.desk.choose(one.keep);
    else if (action?.kind === 'claim') void this.desk.claim(action);
    else if (action) void this.desk.play(action);
  }

  action(one: Suggestion): Action | null {
    return this.desk.question?.actions.find((action) => action.id === one.action) ?? null;
  }

  /** What is suggested: "Claim Paris–Zürich". */
  words(one: Suggestion): string {
    const text = one.keep ? say('hint-keep', { tickets: listed(one.keep.map((ticket) => names.ticket(this.desk.board, ticket))) }) : this.desk.words(this.action(one));
    return upper(text);
  }

  /** What speaks for it; that a route scores nothing, as on boards without points for routes, does not. */
  reasons(one: Suggestion): string[] {
    const { board } = this.desk;
    const told = one.reasons.filter(({ code, count }) => code !== 'scores' || count > 0);
    return told.map(({ code, count, ticket, track }) =>
      say('hint-why', {
        code,
        count,
        ticket: ticket === null ? '' : names.ticket(board, ticket),
        route: track === null ? '' : names.route(board, track),
      }),
    );
  }

  /** The dice of a re-roll by their places in the tray. */
  #dice(action: Action): number[] {
    const left = { ...action.cost };
    return this.desk.diceFaces.flatMap((face, index) => {
      if (!left[face]) return [];
      left[face]!--;
      return [index];
    });
  }
}
