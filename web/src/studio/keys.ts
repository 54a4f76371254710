/** The canvas by keyboard: arrows move a cross, or what is selected; Enter does what the tool in hand does. */
import type { Camera } from '../board/camera.svelte';
import { say } from '../lib/words';
import type { Drawing, Point, Tool } from './drawing.svelte';
import { GRID } from './drawing.svelte';
import { heightOf, twinsOf, widthOf, withBend } from './file';

const ARROWS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
const TOOL_KEYS: Record<string, Tool> = { v: 'select', c: 'place', t: 'track', h: 'pan' };
const REACH = 16;

/** Steps that hold wherever the focus is, unless one writes. */
export function pressedAnywhere(event: KeyboardEvent, drawing: Drawing): boolean {
  if (!(event.ctrlKey || event.metaKey)) return false;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) drawing.undo();
  else if (key === 'y' || (key === 'z' && event.shiftKey)) drawing.redo();
  else return false;
  return true;
}

/** A key on the canvas; comes back whether it meant something. */
export function pressed(event: KeyboardEvent, drawing: Drawing, camera: Camera): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'a' ? (drawing.selectAll(), true) : false;
  if (key in ARROWS) return arrow(ARROWS[key]!, event, drawing, camera);
  const deeds: Record<string, () => void> = {
    Enter: () => act(drawing, event.shiftKey),
    ' ': () => act(drawing, event.shiftKey),
    Delete: () => drawing.remove(),
    Backspace: () => drawing.remove(),
    Escape: () => drawing.clear(),
    PageDown: () => jump(drawing, camera, 1),
    PageUp: () => jump(drawing, camera, -1),
    b: () => nextTrack(drawing),
    '+': () => camera.zoom(1.3),
    '-': () => camera.zoom(1 / 1.3),
    '0': () => camera.fit(),
  };
  const tool = TOOL_KEYS[key.toLowerCase()];
  if (tool) drawing.take(tool);
  else deeds[key]?.();
  return tool !== undefined || key in deeds;
}

function arrow(way: Point, event: KeyboardEvent, drawing: Drawing, camera: Camera): boolean {
  const step = event.shiftKey ? 1 : event.altKey ? 10 * GRID : drawing.snap ? GRID : 2;
  if (drawing.tool === 'pan') return camera.key(event.key);
  if (drawing.tool === 'select' && drawing.selection.places.size) {
    drawing.change(drawing.moved(way.x * step, way.y * step));
    drawing.cursor = null;
  } else if (drawing.tool === 'select' && drawing.selection.tracks.size === 1) bend(drawing, way.x * step, way.y * step);
  else moveCursor(drawing, camera, way.x * step, way.y * step);
  return true;
}

function bend(drawing: Drawing, dx: number, dy: number): void {
  const [index] = drawing.selection.tracks;
  const [x, y] = drawing.board.tracks[index!]!.bend ?? [0, 0];
  drawing.change(withBend(drawing.board, index!, [x + dx, y + dy]));
}

function moveCursor(drawing: Drawing, camera: Camera, dx: number, dy: number): void {
  const { x, y } = drawing.cursor ?? { x: widthOf(drawing.board) / 2, y: heightOf(drawing.board) / 2 };
  const keep = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  drawing.cursor = { x: keep(x + dx, widthOf(drawing.board)), y: keep(y + dy, heightOf(drawing.board)) };
  camera.show([drawing.cursor]);
  const here = drawing.near(drawing.cursor, REACH);
  const at = { x: Math.round(drawing.cursor.x), y: Math.round(drawing.cursor.y) };
  drawing.said = here ? say('web-studio-cross-on', { ...at, name: drawing.placeOf(here)!.name }) : say('web-studio-cross-at', at);
}

/** The cross goes to the next place, in the order of the file. */
function jump(drawing: Drawing, camera: Camera, by: number): void {
  const { places } = drawing.board;
  if (!places.length) return;
  const here = drawing.cursor && drawing.near(drawing.cursor, 1);
  const now = places.findIndex((place) => place.id === here);
  const next = places[now < 0 ? (by > 0 ? 0 : places.length - 1) : (now + by + places.length) % places.length]!;
  drawing.cursor = { x: next.x ?? 0, y: next.y ?? 0 };
  if (drawing.tool === 'select') drawing.clear();
  moveCursor(drawing, camera, 0, 0);
}

/** Selects the next track of the selected place, or of the board. */
function nextTrack(drawing: Drawing): void {
  const [now] = drawing.selection.tracks, [place] = drawing.selection.places;
  const { tracks } = drawing.board;
  const able = [...tracks.keys()].filter((index) => place === undefined || tracks[index]!.a === place || tracks[index]!.b === place);
  const next = able.find((index) => now !== undefined && index > now) ?? able[0];
  if (next !== undefined) drawing.select({ track: next });
  if (next !== undefined && twinsOf(drawing.board, tracks[next]!).length) drawing.said = trackName(drawing, next);
}

export function trackName(drawing: Drawing, index: number): string {
  const { a, b } = drawing.shown.tracks[index]!;
  return `${drawing.placeOf(a)?.name ?? a} – ${drawing.placeOf(b)?.name ?? b}`;
}

/** What Enter does at the cross. */
function act(drawing: Drawing, more: boolean): void {
  const at = drawing.cursor ?? { x: widthOf(drawing.board) / 2, y: heightOf(drawing.board) / 2 };
  const here = drawing.near(at, REACH);
  drawing.cursor = at;
  if (drawing.tool === 'place' && !here) drawing.addPlace(at);
  else if (drawing.tool === 'track' && here) tie(drawing, here);
  else if (drawing.tool === 'select' && here) drawing.select({ place: here }, more);
}

function tie(drawing: Drawing, place: string): void {
  if (drawing.from !== null && drawing.from !== place) drawing.addTrack(drawing.from, place);
  else drawing.from = place;
  drawing.said = say('web-studio-from', { name: drawing.placeOf(place)!.name });
}
