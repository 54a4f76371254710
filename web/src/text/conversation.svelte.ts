/** What was typed at a table and what the server told, as in the terminal game; whose code reads the lines. */
import type { TextBlock } from '../protocol';
import type { Desk } from '../lib/desk.svelte';
import { refusal, why } from '../lib/sentences';
import { language } from '../lib/words';

export interface Exchange {
  key: number;
  typed: string;
  blocks: TextBlock[];
}

const KEPT = 40;
const sentence = (text: string): TextBlock[] => [{ kind: 'line', rows: [[text]] }];

export class Conversation {
  exchanges = $state.raw<Exchange[]>([]);
  question = $state.raw<TextBlock[]>([]);
  #open: string[] = []; // lines that the next one completes
  #count = 0;

  constructor(readonly desk: Desk) {}

  /** Fetches the words of the question that stands now. */
  async look(): Promise<void> {
    this.#open = [];
    const { decision } = this.desk.view;
    const answer = await this.#send([]);
    if (decision === this.desk.view.decision && answer.type === 'told') this.question = answer.blocks;
  }

  /** Sends a typed line; what comes of it is added to the conversation. */
  async type(line: string): Promise<void> {
    const lines = [...this.#open, line];
    const answer = await this.#send(lines);
    this.#open = answer.type === 'told' && answer.more ? lines : [];
    if (answer.type === 'told') this.#add(line, answer.blocks);
    else if (answer.type === 'refused') this.#add(line, sentence(this.#refused(answer)));
  }

  #refused({ code, why: reason, detail }: { code: string; why: Parameters<typeof why>[1] | null; detail: string }): string {
    return reason ? why(this.desk.scene, reason) : refusal(code, detail);
  }

  #send(lines: string[]) {
    const { decision } = this.desk.view;
    return this.desk.session.send({ type: 'type_line', decision, lines, language: language() });
  }

  #add(typed: string, blocks: TextBlock[]): void {
    this.exchanges = [...this.exchanges, { key: this.#count++, typed, blocks }].slice(-KEPT);
  }
}
