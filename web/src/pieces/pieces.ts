/**
 * Pieces as SVG, from the drawings that `whistlestop maps draw` uses too (`maps/scenery/pieces.json`).
 *
 * A part of a piece is a path with a paint: `body` is filled, `edge` with a width is a line, `body|edge` is both, and
 * `black.25` a quarter opaque. Paints are the piece's own (`body`, `edge`, `light`) or those of the file. In a wagon
 * `[l+2]` is two units from its left end, so that it fits spaces of every length.
 */
import art from '../../../src/whistlestop/maps/scenery/pieces.json';
import type { Paint } from '../lib/palette';

export type Paints = Record<string, string>;
type Part = [string, string, number?];

const PIECES = art.pieces as unknown as Record<string, Part[]>;
const COLOURS: Paints = art.paints;

/** The names of all pieces, and whether there is one of a name. */
export const NAMES = Object.keys(PIECES);
export const known = (name: string): boolean => name in PIECES;

/** A colour mixed with a part of white. */
export function lighter(colour: string, part: number): string {
  const mixed = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - part) + 255 * part));
  return '#' + mixed.map((one) => one.toString(16).padStart(2, '0')).join('');
}

/** The paints of a player's piece, or of a car; `body` may be a pattern. */
export const paintsOf = ({ fill, edge }: Paint, body = fill): Paints => ({ body, edge, light: lighter(fill, 0.36) });

function laid(path: string, left: number, right: number): string {
  const at = (_: string, end: string, by = '0'): string => ` ${Math.round(100 * ((end === 'l' ? left : right) + Number(by))) / 100}`;
  return path.replace(/\[([lr])([+-][\d.]+)?\]/g, at);
}

function drawn([paint, path, width]: Part, paints: Paints): string {
  const [names, opacity] = paint.split('.') as [string, string?];
  const [one, other] = names.split('|').map((name) => paints[name] ?? COLOURS[name]!) as [string, string?];
  const line = width ? ` stroke="${other ?? one}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : '';
  return `<path d="${path}" fill="${width && !other ? 'none' : one}"${line}${opacity ? ` ${width ? 'stroke' : 'fill'}-opacity=".${opacity}"` : ''}/>`;
}

/** A piece around the point (0, 0); one that has a length reaches from `left` to `right`. */
export function piece(name: string, paints: Paints = {}, left = 0, right = 0): string {
  return PIECES[name]!.map(([paint, path, width]) => drawn([paint, laid(path, left, right), width], paints)).join('');
}
