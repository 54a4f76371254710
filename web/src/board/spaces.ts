/** Spaces of a track that nobody owns, as text: hundreds of them make a board, and none of them changes by itself. */
import { markOf, paint, type Mark, type Paint } from '../lib/palette';
import type { TrackGeometry, TrackInfo } from '../protocol';

export type Look = Pick<TrackInfo, 'colour' | 'length' | 'ferry' | 'tunnel' | 'bullet'>;

/** An angle at which nothing stands on its head. */
export const upright = (angle: number): number => ((((angle + 90) % 180) + 180) % 180) - 90;

/** The spaces with their marks, in a colour that may be another than the printed one. */
export function openSpaces(track: Look, colour: string, lie: TrackGeometry): string {
  const colours = paint(colour);
  const mark = colour === 'gray' ? null : markOf(colour);
  const first = Math.floor((track.length - track.ferry) / 2);
  return lie.spaces
    .map(([x, y, angle], index) => {
      const locomotive = index >= first && index < first + track.ferry;
      const inside = locomotive ? locomotiveIn(colours) : track.ferry && !mark ? drawn(markOf('wave')!, colours) : '';
      const space = `<g transform="rotate(${upright(angle)})">${box(colour, colours, lie)}${track.tunnel ? vault(lie) : ''}${inside}</g>`;
      return `<g transform="translate(${x} ${y})">${space}${locomotive || !mark ? '' : drawn(mark, colours)}</g>`;
    })
    .join('');
}

function box(colour: string, { fill, edge }: Paint, { space: [long, wide] }: TrackGeometry): string {
  return `<rect data-space class="${colour}" x="${-long / 2}" y="${-wide / 2}" width="${long}" height="${wide}" rx="3" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>`;
}

function vault({ space: [long, wide] }: TrackGeometry): string {
  const sides = `M${1 - long / 2} ${-wide / 2}h${long - 2}M${1 - long / 2} ${wide / 2}h${long - 2}`;
  return `<path class="vault" d="${sides}"/><path class="stones" d="${sides}"/>`;
}

const locomotiveIn = ({ ink }: Paint): string => `<path d="${markOf('locomotive')!.path}" fill="${ink}" fill-rule="evenodd"/>`;

function drawn({ path, width }: Mark, { ink }: Paint): string {
  return width ? `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>` : `<path d="${path}" fill="${ink}"/>`;
}

/** The mark of a colour alone, upright; gray has none. */
export const markIn = (colour: string): string => (colour === 'gray' ? '' : drawn(markOf(colour)!, paint(colour)));
