/** Where the names of places stand and how large: readable on a small picture, yet on no track, place or other name. */
import type { Geometry, PlaceGeometry } from '../protocol';
import type { Box } from './ground';
import { meet } from './room';
import { airOf, boxOf, Stands, type Placed, type Stand, type Width } from './stands';

export type { Placed } from './stands';

const SMALLER = 0.965; // of its size, for a name that finds no room
const READABLE = 0.95; // of the wanted size: a name is rather set in narrow letters or far from its place than smaller
const MUCH_SMALLER = 0.9; // once it is not even nearly as large as wanted: a phone has no time for small steps
const NEARLY = 0.88; // of the wanted size
const RATHER = 0.75; // of the wanted size: a name rather shrinks so far than stand on a name of the ground
const LEAST = 0.7; // of the board's own size: smaller than that no name is written, wherever it stands
const LEADING = 0.05; // of the wanted size: so much smaller a name would rather be than far from its place
const AGAIN = 2; // times that names are placed anew, those with little room first
const CONTENT = 0.95; // of the wanted size: nobody makes room for such a name
const PATIENCE = 4000; // looks at spots that exchanging rooms takes at most
const TRY = 60; // so many looks is an exchange worth that is tried
const RATHER_NEAR = 0.9; // of the wanted size: a name rather shrinks so far than stand far from its place

/** How wide text is in the page's face; a guess where there is nothing to measure with. */
export function measured(): Width {
  const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return (text) => text.length * 0.58;
  pen.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue('--sans') || 'sans-serif'}`;
  return remembered((text) => pen.measureText(text).width / 100);
}

function remembered(width: Width): Width {
  const known = new Map<string, number>();
  return (text) => known.get(text) ?? (known.set(text, width(text)), known.get(text)!);
}

/** Whether a box is in the way of a name or of the line to its place. */
const blocks = (box: Box, { box: name, spot }: Stand): boolean => meet(box, name) || Boolean(spot.lead?.along.some((part) => meet(box, part)));

/** Puts one name after the other where it finds room, as large as it can. */
class Lettering {
  readonly #line: number;
  readonly #stands: Stands;
  readonly #at: Map<string, PlaceGeometry>;

  constructor(readonly geometry: Geometry, readonly wanted: number, readonly written: Box[], readonly width: Width) {
    this.#line = geometry.line_height / geometry.label_size;
    this.#at = new Map(geometry.places.map((place) => [place.id, place]));
    this.#stands = new Stands(geometry, wanted, written, width);
  }

  /** What a name takes of the board, with the line that leads to its place. */
  #boxes(label: Placed): Box[] {
    return [boxOf(label, this.#line, this.width), ...(label.lead?.along ?? [])];
  }

  /** Places the names in an order; one that is not yet placed keeps its own spot free, so that the last one has somewhere to stand. */
  place(order: PlaceGeometry[]): Map<string, Placed> {
    const found = new Map<string, Placed>();
    const taken = new Map(order.map((place) => [place.id, this.#boxes(this.#own(place))]));
    for (const place of order) {
      taken.delete(place.id);
      const best = this.#best(place, [...taken.values()].flat());
      taken.set(place.id, this.#boxes(best));
      found.set(place.id, best);
    }
    return found;
  }

  /** Lets names that stayed small take the room of one or two others that can stand elsewhere, wherever all of them together gain by it. */
  exchange(found: Map<string, Placed>): Map<string, Placed> {
    let looks = PATIENCE, best = found;
    const mayLook = (cost: number): boolean => (looks -= cost) > 0;
    for (let gained = true; gained && looks > 0; ) {
      gained = false;
      const small = [...best].filter(([, { size, lead }]) => lead || size < this.wanted * CONTENT).sort(([, one], [, other]) => one.size - other.size);
      for (const [id] of small) {
        const moved = this.#taking(id, best, mayLook);
        if (moved) [best, gained] = [moved, true];
      }
    }
    return best;
  }

  /** The names after one of them took the largest room that makes all of them together larger, or null. */
  #taking(id: string, found: Map<string, Placed>, mayLook: (cost: number) => boolean): Map<string, Placed> | null {
    const place = this.#at.get(id)!, { size: now, lead } = found.get(id)!, lack = this.lack(found);
    const back = lead && now > this.wanted * READABLE; // it is large enough, and looks for room beside its place
    const boxes = [...found].filter(([other]) => other !== id).map(([other, label]) => [other, this.#boxes(label)] as const);
    const beside = now < this.wanted * RATHER ? [] : this.written;
    for (let size = this.wanted; size > (back ? this.wanted * READABLE : now / CONTENT); size = this.#smaller(size)) {
      for (const one of back ? this.#stands.near(place, size) : this.#stands.all(place, size)) {
        if (one.told < 2) continue;
        if (!mayLook(1)) return null;
        const inTheWay = boxes.filter(([, others]) => others.some((other) => blocks(other, one))).map(([other]) => other);
        if (inTheWay.length > 2 || beside.some((other) => blocks(other, one))) continue;
        if (!mayLook(TRY)) return null;
        const moved = this.#without(inTheWay, new Map(found).set(id, one.spot));
        if (this.lack(moved) < lack) return moved;
      }
    }
    return null;
  }

  /** The names after some of them were placed anew, with all others where they are. */
  #without(away: string[], found: Map<string, Placed>): Map<string, Placed> {
    const taken = new Map([...found].filter(([id]) => !away.includes(id)).map(([id, label]) => [id, this.#boxes(label)]));
    for (const id of away) {
      const best = this.#best(this.#at.get(id)!, [...taken.values()].flat(), null);
      if (!best) return new Map(found).set(id, { ...found.get(id)!, size: -this.wanted }); // nowhere: nobody gains by that
      found.set(id, best);
      taken.set(id, this.#boxes(best));
    }
    return found;
  }

  #smaller(size: number): number {
    return size * (size > this.wanted * NEARLY ? SMALLER : MUCH_SMALLER);
  }

  #own(place: PlaceGeometry): Placed {
    return { ...place.label, size: this.geometry.label_size };
  }

  #best(place: PlaceGeometry, taken: Box[]): Placed;
  #best(place: PlaceGeometry, taken: Box[], otherwise: null): Placed | null;
  #best(place: PlaceGeometry, taken: Box[], otherwise: Placed | null = this.#own(place)): Placed | null {
    const own = this.geometry.label_size, around = this.#stands.around(place, this.wanted);
    taken = taken.filter((box) => meet(box, around));
    const all = [...this.written.filter((box) => meet(box, around)), ...taken];
    const rather = Math.max(own, this.wanted * RATHER);
    const nearly = this.wanted * READABLE;
    return (
      this.#search(place, nearly, all, { near: true }) ?? this.#search(place, nearly, all) ?? this.#search(place, nearly, all, { told: 1 }) ??
      this.#search(place, Math.max(own * CONTENT, this.wanted * RATHER_NEAR), all, { near: true }) ??
      this.#search(place, rather, all) ?? this.#search(place, rather, all, { told: 1 }) ??
      this.#search(place, own, taken) ?? this.#search(place, own * LEAST, taken) ?? otherwise
    );
  }

  #search(place: PlaceGeometry, smallest: number, taken: Box[], { near = false, told = 2 } = {}): Placed | null {
    for (let size = this.wanted; size > smallest; size = this.#smaller(size)) {
      for (const one of near ? this.#stands.near(place, size) : this.#stands.all(place, size)) {
        if (one.told >= told && !taken.some((other) => blocks(other, one))) return one.spot;
      }
    }
    return null;
  }

  /** How far names stay behind the wanted size; a name that is hard to read weighs more than several that are a little small, or than one that a line leads to. */
  lack(found: Map<string, Placed>): number {
    return [...found.values()].reduce((sum, { size, lead }) => sum + (this.wanted - size) ** 2 + (lead ? (this.wanted * LEADING) ** 2 : 0), 0);
  }
}

/**
 * Where each name stands: at the wanted size if it finds room, smaller otherwise, if need be than the board's own. It keeps
 * off what the ground has written too, unless it would have to become much smaller for that. Names that found little room
 * choose first the next time, and the best of these times counts; those that are still small then exchange rooms with others.
 */
export function placeLabels(geometry: Geometry, wanted: number, written: Box[] = [], width: Width = measured()): Map<string, Placed> {
  const lettering = new Lettering(geometry, wanted, written, width);
  let order = geometry.places, best = lettering.place(order), last = best;
  for (let again = 0; again < AGAIN && lettering.lack(last) > 0; again++) {
    const size = last;
    order = [...order].sort((one, other) => size.get(one.id)!.size - size.get(other.id)!.size);
    last = lettering.place(order);
    if (lettering.lack(last) < lettering.lack(best)) best = last;
  }
  return lettering.exchange(best);
}

/** The boxes of names that have been placed. */
export function labelBoxes(geometry: Geometry, labels: Map<string, Placed>, width: Width = measured()): Box[] {
  return [...labels.values()].map((label) => boxOf(label, geometry.line_height / geometry.label_size, width, airOf(geometry, label.size)));
}
