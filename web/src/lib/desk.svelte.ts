/**
 * What one seat sees and does at its table: the question it is asked, sorted; what it has picked so far; and the ways
 * to answer. Every answer is one of the actions the server offers.
 */
import type { Action, Board, Facts, FromServer, Geometry, SeatView, TableInfo } from '../protocol';
import * as names from './names';
import { costing, reach, same, sort, within } from './offers';
import { describe } from './describing';
import { asksAgain, PAID_NEXT, spendsUnasked, type Choice, type Mode, type Note, type Weight } from './confirming';
import type { Source } from './session.svelte';
import { lay } from './sides';
import * as sentences from './sentences';
import { standing } from './standing';
import { colours, mechanisms } from '../mechanisms';
import type { Mechanism } from '../mechanisms/mechanism';
import { say, upper } from './words';
import { Hints } from '../learn/hints.svelte';
import { Seeing } from '../overlays/seeing.svelte';

export class Desk {
  mode = $state<Mode>(null);
  note = $state.raw<Note | null>(null);
  marked = $state<number[]>([]);
  picked = $state<number[]>([]);
  stack = $state<string | null>(null); // the symbol of the stack of tourist tokens to be put on the board
  shownTicket = $state<number | null>(null);
  hinted = $state.raw<Action | null>(null);
  touched = $state<string | null>(null); // the colour that is touched in the hand
  pointed = $state<number | null>(null); // the track that is pointed at, on the board or where it is spoken of
  pointedPlaces = $state.raw<string[]>([]); // the places of a move that is pointed at where it is spoken of
  busy = $state(false);
  scoring = $state(false); // the end, once it has come, is told over the table
  help = $state<string | null>(null); // the topic of the rules that is open; empty for all of them
  readonly seeing = new Seeing(this);
  readonly hints = new Hints(this);
  #board: Board = $state.raw()!;

  constructor(readonly session: Source, board: Board, readonly geometry: Geometry) {
    this.board = board;
  }

  get board(): Board {
    return this.#board;
  }

  /** A board is told anew when another language is chosen. */
  set board(board: Board) {
    lay(board, this.geometry);
    this.#board = board;
  }

  get table(): TableInfo {
    return this.session.table!;
  }

  get view(): SeatView {
    return this.session.view!;
  }

  get facts(): Facts {
    return this.view.facts;
  }

  get me(): number | null {
    return this.session.seat;
  }

  /** The end with its scores, unless it is being told step by step: what lies behind must not run ahead of it. */
  get ending(): SeatView['ending'] {
    return this.scoring ? null : this.view.ending;
  }

  question = $derived.by(() => this.session.view?.question ?? null);
  offers = $derived.by(() => sort(this.session.view?.question?.actions ?? []));
  #doubles = $derived.by(() => this.session.view?.facts.double_tracks ?? null); // stays the same from moment to moment of a replay
  scene = $derived.by(() => ({ board: this.board, table: this.session.table!, double_tracks: this.#doubles, me: this.session.seat }));
  withDice = $derived.by(() => Boolean(this.session.table?.options['dice']));
  withMonsters = $derived.by(() => Boolean(this.session.table?.options['monsters']));

  /** Whether this seat has to do something now. */
  get asked(): boolean {
    const seat = this.me;
    if (seat === null || !this.session.view?.waiting_for.includes(seat)) return false;
    return this.question !== null && !this.question.tickets?.chosen;
  }

  /** The places of the board that can be pressed for something now, and what they would do. */
  targets = $derived.by(() => {
    const offers = this.offers;
    if (offers.places.size) return offers.places;
    if (this.mode?.kind === 'station') return offers.stations;
    if (this.mode?.kind === 'monster') return reach(offers.moves, this.mode.monster);
    if (this.mode?.kind === 'places') return new Map(offers.of(this.mode.of).map((action) => [action.place!, action]));
    return this.#special('targets') ?? new Map<string, Action>();
  });

  /** The places that answer a press: of a country that is offered all points, whichever of them the action names. */
  pressable = $derived(this.targets.size ? this.board.places.map(({ id }) => id).filter((id) => this.resolve(id, this.targets)) : []);

  /** The tracks that can be pressed for something now: to be claimed, or for what a mechanism asks. */
  ways = $derived.by(() => this.#special('ways') ?? this.offers.claims);

  /** What the mechanism whose question is open lets somebody press. */
  #special<K extends 'targets' | 'ways'>(what: K): ReturnType<NonNullable<Mechanism[K]>> | undefined {
    const found = mechanisms().map((one) => one[what]?.(this) as ReturnType<NonNullable<Mechanism[K]>> | undefined);
    return found.find((presses) => presses?.size);
  }

  /** What a press on a place means while a mechanism asks about places, as the server reads it. */
  #wishAt(place: string): string | null {
    if (this.mode?.kind === 'places') return `${this.mode.of} ${place}`;
    return mechanisms().map((one) => one.wish?.(this, place)).find(Boolean) ?? null;
  }

  /** The monsters that can be moved now. */
  movable = $derived.by(() => [...new Set(this.offers.moves.map((move) => move.monster ?? ''))]);

  // --- answering ---
  /** Plays an action; whatever was picked for it is put aside. */
  async play(action: Action): Promise<boolean> {
    const question = this.question;
    if (!question || this.busy) return false;
    this.busy = true;
    this.note = null;
    this.hinted = null;
    try {
      return this.#heard(await this.session.send({ type: 'play', decision: question.decision, action: action.id }));
    } finally {
      this.busy = false;
      this.marked = [];
      this.mode = null;
    }
  }

  /** Keeps these of the tickets offered. */
  async choose(keep: number[]): Promise<void> {
    const question = this.question;
    if (!question || this.busy) return;
    this.busy = true;
    try {
      const answer = await this.session.send({ type: 'choose_tickets', decision: question.decision, keep });
      if (this.#heard(answer)) this.shownTicket = null;
    } finally {
      this.busy = false;
    }
  }

  /** Gives these cards of any kind for something else. */
  async give(cards: Record<string, number>): Promise<void> {
    const question = this.question;
    if (!question || this.busy) return;
    this.busy = true;
    try {
      this.#heard(await this.session.send({ type: 'give_cards', decision: question.decision, cards }));
    } finally {
      this.busy = false;
    }
  }

  /** Plays an action, after asking again where the settings want it. */
  ask(action: Action, text: string, weight: Weight, detail?: string): void {
    if (!this.wantsConfirming(weight)) {
      void this.play(action);
      return;
    }
    const { decision } = this.view;
    const play = (): void => {
      if (this.view.decision === decision) void this.play(action);
    };
    this.note = {
      text,
      detail,
      choices: [
        { label: say('web-yes'), run: play },
        { label: say('web-no'), run: () => (this.note = null) },
      ],
    };
  }

  wantsConfirming(weight: Weight): boolean {
    return asksAgain(weight);
  }

  /** Claims a track; the payment is asked for unless there is only one and nobody wants to be asked. */
  async claim(action: Action): Promise<void> {
    const tunnel = this.board.tracks[action.track!]?.tunnel && this.withDice;
    if (tunnel && this.wantsConfirming('heavy')) {
      this.ask(action, say('web-ask-claim', { route: names.route(this.board, action.track!) }), 'heavy');
      return;
    }
    if (await this.play(action)) await this.#payTheOnlyWay();
  }

  async #payTheOnlyWay(): Promise<void> {
    const choice = this.offers.payments.length !== 1 || this.offers.replace || this.facts.phase !== 'payment';
    const only = choice ? null : this.offers.payments[0];
    const tunnel = this.facts.claiming !== null && this.board.tracks[this.facts.claiming]?.tunnel;
    if (only && !tunnel && !this.wantsConfirming('heavy') && !spendsUnasked(only)) await this.play(only);
  }

  /** Takes the last decision back, or asks the others to agree. */
  async undo(wholeTurn = false): Promise<void> {
    this.note = null;
    const { decision, undo_alone } = this.view;
    const answer = await this.session.send({ type: 'undo', decision, whole_turn: wholeTurn });
    if (this.#heard(answer) && !undo_alone && this.view.proposal) this.tell(say('web-undo-asked'));
  }

  // --- pressing things on the board ---

  pressTrack(number: number): void {
    const action = this.ways.get(number);
    if (action?.kind === 'claim') void this.claim(action);
    else if (action) void this.play(action);
    else void this.#whyNot(this.detail(number), this.#wish(number), this.facts.owner[number]);
  }

  /** What pressing a track means now, as the server reads it. */
  #wish(number: number): string {
    const verb = mechanisms().map((one) => one.verb?.(this.facts)).find(Boolean);
    return names.claimText(this.board.tracks[number]!).replace('claim', verb ?? 'claim');
  }

  pressPlace(id: string): void {
    const here = this.resolve(id, this.targets);
    if (here) this.#pressTarget(here);
    else if (this.mode?.kind === 'station' || this.mode?.kind === 'monster' || this.offers.places.size || this.#wishAt(id)) void this.#whyNotHere(id);
    else this.#offerPlace(id);
  }

  /** A place's id, or that of the same country which the actions speak of. */
  resolve(id: string, targets: Map<string, Action>): Action | null {
    return targets.get(id) ?? names.sameCountry(this.board, id).map((same) => targets.get(same)).find(Boolean) ?? null;
  }

  /** Does what a place was pressed for; `told` is whether its price stood on what was pressed. */
  #pressTarget(action: Action, told = false): void {
    if (PAID_NEXT.includes(action.kind) && !this.wantsConfirming('heavy')) {
      void this.play(action).then((done) => (done ? this.#payTheOnlyWay() : undefined));
    } else this.ask(action, this.sure(action), !told && action.kind === 'move' && !this.withDice ? 'dear' : 'heavy');
  }

  #offerPlace(id: string): void {
    const choices: Choice[] = [];
    const station = this.resolve(id, this.offers.stations);
    if (station) choices.push({ label: this.words(station), run: () => this.#pressTarget(station) });
    for (const action of mechanisms().flatMap((one) => one.offersAt?.(this, id) ?? [])) choices.push({ label: this.words(action), run: () => this.#pressTarget(action) });
    const passenger = this.resolve(id, this.offers.passengers);
    if (passenger) choices.push({ label: this.words(passenger), run: () => void this.play(passenger) });
    for (const monster of this.movable) {
      const move = this.resolve(id, reach(this.offers.moves, monster));
      if (move) choices.push({ label: this.words(move), run: () => this.#pressTarget(move, true) });
    }
    this.note = { text: names.place(this.board, id), detail: standing(this.board, this.table, this.facts, id).join(' '), choices };
  }

  async #whyNotHere(id: string): Promise<void> {
    const place = names.place(this.board, id);
    const wish = this.#wishAt(id);
    if (wish) return this.#whyNot(place, wish);
    const monster = this.mode?.kind === 'monster' ? this.mode.monster : [...this.offers.places.values()][0]?.monster;
    const text = this.mode?.kind === 'station' ? `station ${id}` : this.mode ? `move ${monster} ${id} 2` : `place ${monster} ${id}`;
    await this.#whyNot(place, text);
  }

  /** What is said of a route that somebody has claimed. */
  owned(seat: number): string {
    return seat === this.me ? say('web-route-yours') : say('web-route-owned', { name: this.table.seats[seat]!.name });
  }

  async #whyNot(text: string, action: string, owner?: number): Promise<void> {
    if (this.me === null || this.view.ending || !this.asked) {
      const who = owner === undefined ? say('web-route-open') : this.owned(owner);
      this.note = { text, detail: who, choices: [] };
      return;
    }
    const answer = await this.session.send({ type: 'ask_why', action });
    if (answer.type === 'why') this.note = { text, detail: answer.reason ? sentences.why(this.scene, answer.reason) : '', choices: [] };
    else this.#heard(answer);
  }

  detail(track: number): string {
    return [this.route(track), ...this.notes(track)].join(' · ');
  }

  /** A route with its length, what pays for it and its points. */
  route(track: number): string {
    return names.routeDetail(this.board, track, this.withDice ? names.symbol(this.facts, track) : null, colours(this.facts)[track]);
  }

  /** What else there is to say about a track, in sentences. */
  notes(track: number): string[] {
    return mechanisms().flatMap((one) => one.trackNotes?.(this, track) ?? []);
  }

  /** What an action does, in words. */
  words(action: Action | null): string {
    return action ? describe(this.board, this.table, this.facts, action) : '';
  }

  /** Whether somebody really wants an action. */
  sure(action: Action): string {
    return say('web-sure', { action: upper(this.words(action)) });
  }

  /** Puts aside what was begun but not decided. */
  putAside(): void {
    this.mode = null;
    this.note = null;
    this.marked = [];
    this.hints.close();
  }

  /** What was begun for another question is of no use for this one. */
  asksAnew(): void {
    this.mode = null;
    this.marked = [];
    if (this.note?.choices.length) this.note = null;
  }

  tell(text: string, bad = false): void {
    this.note = { text, choices: [], bad };
  }

  #heard(answer: FromServer): boolean {
    if (answer.type !== 'refused') return true;
    if (answer.code === 'stale' || answer.code === 'not_your_turn') return false;
    const text = answer.why ? sentences.why(this.scene, answer.why) : sentences.refusal(answer.code, answer.detail);
    this.tell(text, true);
    return false;
  }

  /** The dice now on the table, one by one. */
  get diceFaces(): string[] {
    const dice = this.facts.dice ?? {};
    return ['single', 'double', 'station', 'wild'].flatMap((face) => Array<string>(dice[face] ?? 0).fill(face));
  }

  #showing(dice: number[]): Record<string, number> {
    return sentences.tally(dice.map((index) => this.diceFaces[index] ?? ''));
  }

  /** The action that rolls the marked dice again. */
  get reroll(): Action | null {
    return costing(this.offers.rerolls, this.#showing(this.marked));
  }

  /** The tokens that the marked dice can be swapped for. */
  get swaps(): Action[] {
    return this.marked.length ? this.offers.buys.filter((action) => same(action.cost ?? {}, this.#showing(this.marked))) : [];
  }

  /** Whether these dice, with others, can be swapped for a token. */
  #swappable(dice: number[]): boolean {
    return this.offers.buys.some((action) => within(this.#showing(dice), action.cost ?? {}));
  }

  /** Whether a die can be marked: for the second roll, or to be swapped for a token. */
  canMark(die: number): boolean {
    return this.asked && (this.facts.phase === 'reroll' || this.#swappable([die]));
  }

  /** Marks a die, or takes its mark away; one that cannot be swapped together with those marked before begins anew. */
  mark(die: number): void {
    if (this.marked.includes(die)) this.marked = this.marked.filter((one) => one !== die);
    else if (this.facts.phase === 'reroll' || this.#swappable([...this.marked, die])) this.marked = [...this.marked, die];
    else this.marked = [die];
  }
}
