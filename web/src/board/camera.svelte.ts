/** What part of the board is in sight, and how large: moved by mouse, fingers, keys and buttons. */

const CLOSEST = 3.2;
const MARGIN = 60;
const REST = 260; // milliseconds without a change of scale: longer than between two steps of a wheel, because drawing sharp is dear
const READABLE = 0.2; // a smaller picture of a whole board cannot be read
const HIDDEN = 24; // pixels of a board out of sight that are worth telling
const TWO_TAPS = 2.4; // times larger
const CLEAR = 30; // pixels between what a question is about and the question over it: room for its name and for what tells that the board goes on
const NEARER = 1.25; // times the whole board: from there two taps lead back
const GAP = 8; // between the rail of buttons and what is beside it

interface Point {
  x: number;
  y: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  covered = $state(0); // so much of the lower edge lies under a question
  entire = $state(false); // the question is about the whole board, which is shown beside it
  drawn = $state(1); // the scale at which the picture was last drawn sharp
  #rail = $state.raw({ wide: 0, high: 0 });
  dragged = false; // whether the pointer that is down has moved so far that it is no click

  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #touchedYet = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** A camera for a board whose sheet reaches `edge` beyond it on every side. */
  constructor(readonly boardWidth: number, readonly boardHeight: number, readonly edge = 0) {}

  get sheetWidth(): number {
    return this.boardWidth + 2 * this.edge;
  }

  get sheetHeight(): number {
    return this.boardHeight + 2 * this.edge;
  }

  /** Whether the picture is drawn as large as it is shown: nobody is zooming it. */
  get sharp(): boolean {
    return this.drawn === this.scale;
  }

  /** Has the picture drawn sharp: at once, or when the scale has not changed for a moment. */
  #sharpen(wait = REST): void {
    clearTimeout(this.#resting);
    if (wait) this.#resting = setTimeout(() => this.#sharpen(0), wait);
    else this.drawn = this.scale;
  }

  /** Takes note of how wide the rail of buttons is where it stands beside the board, and how high where it lies above it. */
  rail(wide: number, high: number): void {
    if (wide === this.#rail.wide && high === this.#rail.high) return;
    this.#rail = { wide, high };
    if (this.#touchedYet) this.#clamp();
    else this.begin();
  }

  /** Whether the rail lies above the board: where the board is larger that way. */
  get across(): boolean {
    const high = this.#usable;
    return this.#scaleIn(this.width - this.#rail.wide, high) < this.#scaleIn(this.width, high - this.#rail.high);
  }

  #scaleIn(width: number, height: number): number {
    return Math.min(width / this.sheetWidth, height / this.sheetHeight);
  }

  /** So much of the right edge lies under the rail. */
  get beside(): number {
    return this.across || !this.#rail.wide ? 0 : this.#rail.wide + 2 * GAP;
  }

  /** So much of the upper edge lies under the rail. */
  get above(): number {
    return this.across && this.#rail.high ? this.#rail.high + 2 * GAP : 0;
  }

  /** Takes note of the size on the screen; the whole board is shown until somebody moves it. */
  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    if (!this.#touchedYet) this.begin();
    else this.#clamp();
    this.#sharpen(0);
  }

  /** The scale at which all of the board is in sight. */
  get whole(): number {
    return this.#scaleIn(this.width - this.beside, this.#usable - this.above);
  }

  /** Takes note of how much a question covers, and whether it is about the whole board; the board moves back as soon as it is gone. */
  cover(covered: number, entire = false): void {
    if (covered === this.covered && entire === this.entire) return;
    [this.covered, this.entire] = [covered, entire];
    if (this.#touchedYet) this.#clamp();
    else this.begin();
  }

  /** The height in which the whole board is shown. */
  get #usable(): number {
    return this.entire ? this.#free : this.height;
  }

  get #free(): number {
    return this.height - this.covered;
  }

  /** Shows all of the board, or of a tall one on a low screen its middle, large enough to read; the middle of a wide one would leave out both its ends. */
  begin(): void {
    this.fit();
    const cover = Math.max((this.width - this.beside) / this.sheetWidth, this.height / this.boardHeight);
    const wide = (this.width - this.beside) * this.sheetHeight < (this.#usable - this.above) * this.sheetWidth;
    if (this.entire || wide || this.whole >= READABLE) return;
    this.zoom(Math.min(cover, this.whole * 1.9) / this.whole);
    if (this.sheetWidth * this.scale <= this.width - this.beside) this.x = this.#across();
    this.#touchedYet = false;
  }

  /** Brings points of the board into sight if they are not. */
  show(points: Point[]): void {
    if (!this.width || points.every((point) => this.#inSight(point))) return;
    const xs = points.map((point) => point.x), ys = points.map((point) => point.y);
    const wide = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN, high = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN;
    this.scale = Math.min(this.scale, Math.max(Math.min(this.whole, (this.#free - this.above) / this.sheetHeight), Math.min((this.width - this.beside) / wide, (this.#free - this.above) / high)));
    // Only as far aside as it must: a board that has room stays where it is shown whole.
    if (this.sheetWidth * this.scale <= this.width - this.beside) this.x = this.#across();
    else this.x = (this.width - this.beside) / 2 - ((Math.max(...xs) + Math.min(...xs)) / 2) * this.scale;
    if (this.sheetHeight * this.scale <= this.#free - this.above) this.y = this.#down();
    else this.y = (this.above + this.#free) / 2 - ((Math.max(...ys) + Math.min(...ys)) / 2) * this.scale;
    this.#clamp(0);
    this.#sharpen(0);
  }

  /** Brings places that can be pressed into sight; whoever has moved the board keeps it as long as some of them are. */
  offer(points: Point[]): void {
    if (!this.#touchedYet || !points.some((point) => this.#inSight(point))) this.show(points);
  }

  #inSight(point: Point): boolean {
    const x = this.x + point.x * this.scale, y = this.y + point.y * this.scale;
    return x > 12 && y > 12 + this.above && x < this.width - this.beside - 12 && y < this.#free - (this.covered ? CLEAR : 12);
  }

  /** At which edges of the screen the board goes on. */
  get cut(): Record<'left' | 'right' | 'top' | 'bottom', boolean> {
    const off = this.edge * this.scale, left = this.x - off, top = this.y - off;
    const right = left + this.sheetWidth * this.scale, bottom = top + this.sheetHeight * this.scale;
    return { left: left < -HIDDEN, right: right > this.width + HIDDEN, top: top < -HIDDEN, bottom: bottom > this.#free + HIDDEN };
  }

  /** Shows all of the board. */
  fit(): void {
    this.scale = this.whole > 0 ? this.whole : 1;
    this.x = this.#across();
    this.y = this.#down();
    this.#sharpen(0);
  }

  /** Shows all of the board because somebody wants it: it is as if he had never moved it. */
  all(): void {
    this.fit();
    this.#touchedYet = false;
  }

  /** Two taps of a finger: nearer to what lies under it, or back to all of the board. */
  tapTwice(at?: Point): void {
    if (this.nearer) this.all();
    else this.zoom(TWO_TAPS, at);
  }

  /** Whether somebody looks at a part of the board. */
  get nearer(): boolean {
    return this.scale > this.whole * NEARER;
  }

  /** Where a board lies that has room from left to right: in the middle, and clear of the rail. */
  #across(): number {
    const wide = this.sheetWidth * this.scale;
    return Math.min((this.width - wide) / 2, this.width - this.beside - wide) + this.edge * this.scale;
  }

  /** Where a board lies that has room from top to bottom: above a question if it fits there, but no farther from the middle than it must. */
  #down(): number {
    const high = this.sheetHeight * this.scale;
    const middle = (this.#usable - high) / 2;
    const free = high <= this.#free - this.above ? Math.min(middle, this.#free - high) : middle;
    return Math.max(free, this.above) + this.edge * this.scale;
  }

  /** Zooms in or out around a point of the screen. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.min(CLOSEST, Math.max(this.whole * 0.9, this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#sharpen();
    this.#touchedYet = true;
    this.#clamp();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#touchedYet = true;
    this.#clamp();
  }

  /** Keeps the board in sight; only a person who moves it sees so much beyond its edge. */
  #clamp(beyond = MARGIN): void {
    const off = this.edge * this.scale;
    const keep = (at: number, size: number, room: number): number =>
      size <= room ? Math.min(Math.max(at, 0), room - size) : Math.min(beyond, Math.max(at, room - size - beyond));
    this.x = keep(this.x - off, this.sheetWidth * this.scale, this.width) + off;
    this.y = this.#keepAbove(this.y - off, beyond, keep) + off;
  }

  /** Keeps the upper edge; where a question covers the lower one the board may move up by as much, no further. */
  #keepAbove(at: number, beyond: number, keep: (at: number, size: number, room: number) => number): number {
    const high = this.sheetHeight * this.scale;
    if (!this.covered || at >= 0) return keep(at, high, this.height);
    return Math.max(at, Math.min(0, this.#free - high - beyond));
  }

  down(event: PointerEvent, at: Point): void {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.dragged = false;
      this.#start = at;
    }
    this.#fingers.set(event.pointerId, at);
  }

  /** Follows a pointer; comes back whether the board moved with it. */
  move(event: PointerEvent, at: Point): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return false;
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#fingers.set(event.pointerId, at);
    if (others[0]) this.#pinch(before, at, others[0]);
    else if (this.dragged || Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > 7) {
      this.dragged = true;
      this.pan(at.x - before.x, at.y - before.y);
    }
    return this.dragged;
  }

  #pinch(before: Point, now: Point, other: Point): void {
    this.dragged = true;
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Moves by a key; comes back whether the key meant something. */
  key(name: string): boolean {
    const step = 80;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.pan(step, 0),
      ArrowRight: () => this.pan(-step, 0),
      ArrowUp: () => this.pan(0, step),
      ArrowDown: () => this.pan(0, -step),
      '+': () => this.zoom(1.3),
      '=': () => this.zoom(1.3),
      '-': () => this.zoom(1 / 1.3),
      '0': () => this.all(),
    };
    moves[name]?.();
    return name in moves;
  }
}
