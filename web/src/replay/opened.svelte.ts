/** The log somebody opened from a file: it stays in this page and is sent to the server only to be replayed. */
import type { Perspective, Replay, ServerInfo, TableInfo } from '../protocol';
import { logReplay, Refusal } from '../lib/api';
import { say } from '../lib/words';

export interface OpenedLog {
  name: string;
  log: string;
  replay: Replay;
}

const LARGEST = 60_000; // bytes; the longest games have a third of it, and the server takes no more

export const opened = $state<{ current: OpenedLog | null }>({ current: null });

/** Opens a file; throws a Refusal that says what is wrong with it. */
export async function openFile(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Refusal('oversized');
  const log = await file.text();
  opened.current = { name: file.name, log, replay: await logReplay({ log, seat: 'open' }) };
}

/** The game of a log from another side. */
export const seenBy = (log: OpenedLog, seat: Perspective): Promise<Replay> =>
  seat === log.replay.perspective ? Promise.resolve(log.replay) : logReplay({ log: log.log, seat });

/** A table as far as a log tells of it: seats have numbers for names. */
export function tableOf(replay: Replay, { colours, patterns }: ServerInfo): TableInfo {
  const seats = Array.from({ length: replay.players }, (_, seat) => ({
    seat, kind: 'person' as const, name: say('web-replay-seat', { number: seat + 1 }), colour: colours[seat]!, pattern: patterns[seat]!,
    bot: null, played_by: 'person' as const, vacant: false, connected: true, muted: false, holidays: 0, away_until: null,
  }));
  return {
    code: '', state: replay.ending ? 'over' : 'playing', map: replay.map, map_name: replay.map_name, ticket_set: replay.ticket_set, options: replay.options,
    seats, clock: { unit: 'none', amount: 0 }, bot_delay: 0, takeover: false, substitute: '', hints: false, lesson: null, fingerprint: '',
    created: 0, spectators: 0, rematch: null, locked: false, own_board: false, listed: false, begins_full: false,
  };
}
