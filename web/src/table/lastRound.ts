/** The last round of moves: what everybody did in their latest turn, in sentences. */
import type { GameEvent } from '../protocol';
import { who, type Scene } from '../lib/sentences';
import { listed, say } from '../lib/words';
import { sentences } from '../text/announcing';

export interface TurnTold {
  key: number; // the place of its first event in the list of all
  seat: number;
  lines: string[];
  track: number | null; // what it changed on the board: a track
  places: string[]; // and places
}

/** The latest turns in which something happened, the newest first; dealing before the first turn is none. */
export function lastRound(scene: Scene, events: GameEvent[], count: number): TurnTold[] {
  const found: TurnTold[] = [];
  let end = events.length;
  for (let start = end - 1; start >= 0 && found.length < count; start--) {
    if (events[start]!.name !== 'turn_started') continue;
    const turn = told(scene, events, start, end);
    if (turn.lines.length) found.push(turn);
    end = start;
  }
  return found;
}

const DICE = ['dice_rolled', 'dice_rerolled', 'dice_stand'];
const CARDS = ['card_drawn', 'card_taken'];

/** The cards somebody took one after the other, in one sentence. */
export function taken(scene: Scene, happened: GameEvent[]): string[] {
  const kinds = happened.map((one) => one.arguments['kind']);
  const unseen = kinds.filter((kind) => kind === undefined).length;
  if (!happened.length) return [];
  const known = who(scene, happened[0]!.seat);
  if (unseen > 1 && unseen === kinds.length) return [say('web-told-cards', { name: known['name'] ?? '', count: unseen })];
  const seen = [...new Set(kinds)].filter((kind) => kind !== undefined).map((kind) => counted(String(kind), kinds));
  return [say('web-told-taken', { ...known, cards: listed(unseen ? [...seen, say('web-card-unseen')] : seen) })];
}

/** The cards somebody gave in place of others, one after the other, in one sentence. */
function givenInPlace(scene: Scene, happened: GameEvent[]): string[] {
  if (!happened.length) return [];
  const kinds = happened.map((one) => one.arguments['kind']);
  const cards = listed([...new Set(kinds)].map((kind) => counted(String(kind), kinds)));
  return [say('event-card-given', { ...who(scene, happened[0]!.seat), card: cards })];
}

function counted(kind: string, all: unknown[]): string {
  const count = all.filter((one) => one === kind).length;
  return count > 1 ? say(`cards-${kind}`, { count }) : say(`card-${kind}`);
}

const TUNNEL = ['tunnel_entered', 'tunnel_card', 'tunnel_dice', 'tunnel_surcharge'];
const SETTLED = ['route_claimed', 'route_claimed_with_dice', 'tunnel_declined', 'technology_bought', 'harbour_built'];
const IN_PLACE = 'card_given';
const PART_BY_PART = ['die_given', 'card_paid'];

/** What a turn came to: of a tunnel, or of what was paid part by part, only the end, once there is one; that the last round begins is announced. */
function outcome(happened: GameEvent[]): GameEvent[] {
  const done = happened.some((one) => SETTLED.includes(one.name));
  return happened.filter((one) => one.name !== 'last_round' && !(done && [...TUNNEL, ...PART_BY_PART].includes(one.name)));
}

/** The events of a turn worth a line: cards in one, those given in place of others too, and dice only while nothing has come of them yet. */
function worthTelling(scene: Scene, all: GameEvent[]): string[] {
  const happened = outcome(all);
  const cards = taken(scene, happened.filter((one) => CARDS.includes(one.name)));
  const given = givenInPlace(scene, happened.filter((one) => one.name === IN_PLACE));
  const deeds = sentences(scene, happened.filter((one) => ![...DICE, ...CARDS, IN_PLACE].includes(one.name)));
  return cards.length || given.length || deeds.length ? [...cards, ...given, ...deeds] : sentences(scene, happened);
}

function told(scene: Scene, events: GameEvent[], start: number, end: number): TurnTold {
  const happened = events.slice(start, end);
  const claimed = happened.findLast((one) => one.name.startsWith('route_claimed'));
  const places = [...new Set(happened.flatMap((one) => (one.arguments['place'] === undefined ? [] : [String(one.arguments['place'])])))];
  const track = claimed ? Number(claimed.arguments['track']) : null;
  return { key: start, seat: events[start]!.seat ?? 0, lines: worthTelling(scene, happened), track, places };
}
