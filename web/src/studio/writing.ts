/** Boards as text and back: each place, track and ticket on a line of its own and keys in the schema's order, so that a diff can be read. */
import type { BoardFile, Json, Part } from './file';
import { HEIGHT, WIDTH } from './file';
import { keysOf, type Schema } from './schema';

const LISTS = ['places', 'tracks', 'tickets'];

/** A value on one line, with a space after commas and colons as the package's own files have it. */
function line(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${line(one)}`).join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** An object with its keys in the schema's order; unknown ones, which the checks will name, come last. */
function inOrder(part: Part, known: readonly string[]): Part {
  const keys = [...known.filter((key) => key in part), ...Object.keys(part).filter((key) => !known.includes(key))];
  return Object.fromEntries(keys.filter((key) => part[key] !== undefined).map((key) => [key, part[key]]));
}

/** The text of a board's file. */
export function written(board: BoardFile, schema: Schema): string {
  const items: Record<string, string> = { places: 'Place', tracks: 'Track', tickets: 'Ticket' };
  const rows = Object.entries(inOrder(board, keysOf(schema, 'Map'))).map(([key, value]) => {
    if (!LISTS.includes(key)) return `  ${JSON.stringify(key)}: ${line(value)}`;
    const lines = (value as Part[]).map((part) => `    ${line(inOrder(part, keysOf(schema, items[key]!)) as Json)}`);
    return `  ${JSON.stringify(key)}: [${lines.length ? `\n${lines.join(',\n')}\n  ` : ''}]`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

const isPart = (value: unknown): value is Part => value !== null && typeof value === 'object' && !Array.isArray(value);
const listOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

/** A board from the text of a file; raises an error where there is no board to draw. What is wrong inside, the checks will tell. */
export function read(text: string): BoardFile {
  const found: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!isPart(found) || !Array.isArray(found['places'])) throw new SyntaxError('places');
  const places = listOf(found['places']).map((place) => ({ ...place, id: String(place['id'] ?? ''), name: String(place['name'] ?? place['id'] ?? '') }));
  const board = { ...found, id: String(found['id'] ?? 'board'), name: String(found['name'] ?? ''), places, tracks: listOf(found['tracks']), tickets: listOf(found['tickets']) };
  return onSheet(board as unknown as BoardFile);
}

/** A board with a sheet: one that has none lies where its positions or its coordinates put it. */
export function onSheet(board: BoardFile): BoardFile {
  if (isPart(board.sheet)) return board;
  const points = board.places.map((place) => pointOf(place));
  const left = Math.min(...points.map(([x]) => x)), right = Math.max(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y)), bottom = Math.max(...points.map(([, y]) => y));
  const scale = Math.min((WIDTH - 160) / Math.max(right - left, 1e-6), (HEIGHT - 160) / Math.max(bottom - top, 1e-6));
  const places = board.places.map((place, index) => {
    const [x, y] = points[index]!;
    return { ...place, x: Math.round(80 + (x - left) * scale), y: Math.round(80 + (y - top) * scale) };
  });
  return { ...board, sheet: { width: WIDTH, height: HEIGHT }, places };
}

function pointOf(place: Part): [number, number] {
  const { lat, lon, x, y } = place as Record<string, number | undefined>;
  if (lat === undefined || lon === undefined) return [x ?? 0, y ?? 0];
  return [lon, -Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI)];
}
