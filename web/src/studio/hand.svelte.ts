/** What a pointer does on the canvas: it moves places, bends tracks, draws new ones, spans a frame or moves the sheet. */
import type { Camera } from '../board/camera.svelte';
import type { Drawing, Point } from './drawing.svelte';
import * as file from './file';
import { snapped, type Snapped } from './snapping';

const TREMBLE = 5; // pixels that are no drag yet
const REACH = 22; // pixels within which a place is meant

/** What lies under a pointer. */
export interface Under {
  place?: string;
  track?: number;
  handle?: number; // of the bend of a track
}

type Deed = 'move' | 'bend' | 'track' | 'frame' | 'pan';

export class Hand {
  frame = $state.raw<[Point, Point] | null>(null); // a rectangle that selects
  rubber = $state.raw<{ from: string; to: Point; over: string | null } | null>(null); // a track being drawn
  lines = $state.raw<Snapped['lines']>([]); // in which a moved place lies
  #deed: Deed | null = null;
  #start: Point = { x: 0, y: 0 };
  #pressed: Point = { x: 0, y: 0 };
  #held: Under = {};
  #led: Point | null = null; // where the held place was led to last
  #more = false;
  #far = false;
  #fingers = new Set<number>();

  constructor(readonly drawing: Drawing, readonly camera: Camera) {}

  /** A point of the screen on the board. */
  at(point: Point): Point {
    return { x: (point.x - this.camera.x) / this.camera.scale, y: (point.y - this.camera.y) / this.camera.scale };
  }

  down(event: PointerEvent, point: Point, under: Under): void {
    this.#fingers.add(event.pointerId);
    this.camera.down(event, point);
    if (this.#fingers.size > 1 || event.button !== 0) return this.cancel();
    [this.#start, this.#pressed, this.#held, this.#far, this.#led] = [this.at(point), point, under, false, null];
    this.#more = event.shiftKey || event.ctrlKey || event.metaKey;
    this.#deed = this.#deedFor(under);
    this.#grasp(under);
  }

  #deedFor(under: Under): Deed {
    const { tool } = this.drawing;
    if (tool === 'pan') return 'pan';
    if (under.handle !== undefined) return 'bend';
    if (tool === 'track' && under.place !== undefined) return 'track';
    if (under.place !== undefined && tool !== 'track') return 'move';
    return tool === 'select' ? 'frame' : 'pan';
  }

  /** What is pressed and not yet selected is selected at once, so that it can be dragged in the same go. */
  #grasp({ place }: Under): void {
    if (this.#deed === 'move' && place !== undefined && !this.drawing.selection.places.has(place)) this.drawing.select({ place }, this.#more);
    else if (this.#deed === 'move' && place !== undefined && this.#more) this.drawing.select({ place }, true);
  }

  /** Follows a pointer; comes back whether something is dragged. */
  move(event: PointerEvent, point: Point): boolean {
    if (this.#deed === 'pan' || this.#fingers.size > 1) return this.camera.move(event, point);
    if (!this.#deed) return this.#hover(point);
    this.#far ||= Math.hypot(point.x - this.#pressed.x, point.y - this.#pressed.y) > TREMBLE;
    if (!this.#far) return false;
    this.#drag(this.at(point));
    return true;
  }

  /** A track that was begun with a press follows the pointer to its other end. */
  #hover(point: Point): boolean {
    if (this.drawing.from !== null) this.#stretch(this.drawing.from, this.at(point));
    return false;
  }

  #drag(at: Point): void {
    if (this.#deed === 'move') this.#shift(at);
    else if (this.#deed === 'bend') this.#bend(at);
    else if (this.#deed === 'track') this.#stretch(this.#held.place!, at);
    else if (this.#deed === 'frame') this.frame = [this.#start, at];
  }

  #shift(at: Point): void {
    const { drawing } = this, held = drawing.board.places.find((place) => place.id === this.#held.place)!;
    const x = held.x ?? 0, y = held.y ?? 0;
    const wanted = { x: x + at.x - this.#start.x, y: y + at.y - this.#start.y };
    const to = snapped(wanted, drawing.board, drawing.selection.places, drawing.snap);
    this.lines = to.lines;
    if (!drawing.afoot) drawing.lift();
    if (this.#led?.x === to.x && this.#led.y === to.y) return;
    this.#led = to;
    drawing.preview = drawing.moved(to.x - x, to.y - y);
  }

  #bend(at: Point): void {
    const { board } = this.drawing, track = board.tracks[this.#held.handle!]!;
    const a = this.drawing.placeOf(track.a)!, b = this.drawing.placeOf(track.b)!;
    const aside: [number, number] = [Math.round(at.x - ((a.x ?? 0) + (b.x ?? 0)) / 2), Math.round(at.y - ((a.y ?? 0) + (b.y ?? 0)) / 2)];
    const straight = this.drawing.snap && Math.hypot(...aside) < 6;
    if (!this.drawing.afoot) this.drawing.liftTrack(this.#held.handle!);
    this.drawing.preview = file.withBend(board, this.#held.handle!, straight ? [0, 0] : aside);
  }

  #stretch(from: string, to: Point): void {
    const over = this.drawing.near(to, REACH / this.camera.scale);
    this.rubber = { from, to, over: over === from ? null : over };
  }

  up(event: PointerEvent, point: Point): void {
    this.#fingers.delete(event.pointerId);
    this.camera.up(event);
    const deed = this.#deed;
    this.#deed = null;
    this.lines = [];
    if (!deed || (deed === 'pan' && this.camera.dragged)) return;
    if (this.#far) this.#settle(deed, this.at(point));
    else this.#press(this.at(point));
    this.frame = null;
  }

  /** What was dragged comes to rest. */
  #settle(deed: Deed, at: Point): void {
    const { drawing } = this;
    if (deed === 'frame') drawing.selectWithin(this.#start, at, this.#more);
    else if (deed === 'track') {
      if (this.rubber?.over) drawing.addTrack(this.rubber.from, this.rubber.over);
      this.rubber = null;
    } else if (drawing.preview) drawing.change(drawing.preview);
  }

  /** A press that was no drag. */
  #press(at: Point): void {
    const { drawing } = this, { place, track, handle } = this.#held;
    if (drawing.tool === 'track' && place !== undefined) return this.#tie(place);
    if (drawing.tool === 'place' && place === undefined && track === undefined && handle === undefined) {
      return drawing.addPlace(snapped(at, drawing.board, new Set(), drawing.snap));
    }
    if (handle !== undefined || place !== undefined) return;
    if (track !== undefined) drawing.select({ track }, this.#more);
    else if (!this.#more) drawing.clear();
  }

  /** The track tool pressed on a place: the first press begins a track, the second ends it. */
  #tie(place: string): void {
    if (this.drawing.from !== null && this.drawing.from !== place) this.drawing.addTrack(this.drawing.from, place);
    else this.drawing.from = this.drawing.from === place ? null : place;
    this.rubber = null;
  }

  /** Lets everything go without a change. */
  cancel(): void {
    this.#deed = null;
    [this.frame, this.rubber, this.lines] = [null, null, []];
    this.drawing.rest();
  }

  lost(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.camera.up(event);
    this.cancel();
  }
}
