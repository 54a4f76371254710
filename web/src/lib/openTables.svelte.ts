/** The tables that wait for people, as the server tells them over a line of their own; it comes back when it is cut. */
import type { OpenTables, TableInfo } from '../protocol';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

export class OpenTableList {
  tables = $state.raw<TableInfo[] | null>(null);
  #socket: WebSocket | null = null;
  #again = 0;
  #wait = FIRST_WAIT;

  constructor() {
    this.#open();
  }

  /** Ends the line for good. */
  close(): void {
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/open`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      const told = JSON.parse(String(message.data)) as OpenTables | { type: 'refused' };
      if (told.type === 'open_tables') [this.tables, this.#wait] = [told.tables, FIRST_WAIT];
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#again = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}
