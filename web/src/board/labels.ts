/** How large the names of places are written: readable on a small picture, but never over one another. */
import type { Geometry, PlaceGeometry } from '../protocol';

const WIDTH_OF_A_LETTER = 0.62; // of the size of the letters, on average
const SMALLER = 0.9;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function box({ label }: PlaceGeometry, size: number, lineHeight: number): Box {
  const wide = Math.max(...label.lines.map((line) => line.length)) * size * WIDTH_OF_A_LETTER;
  const left = label.x - { start: 0, middle: wide / 2, end: wide }[label.anchor];
  const top = label.y - size * 0.8;
  return { left, right: left + wide, top, bottom: top + size + (label.lines.length - 1) * lineHeight * size };
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The size of each name: the wanted one, or less (down to the board's own) where names would meet. */
export function labelSizes(geometry: Geometry, wanted: number): Map<string, number> {
  const sizes = new Map(geometry.places.map((place) => [place.id, wanted]));
  const line = geometry.line_height / geometry.label_size;
  for (let crowded = true; crowded; ) {
    crowded = false;
    const boxes = geometry.places.map((place) => box(place, sizes.get(place.id)!, line));
    geometry.places.forEach((place, index) => {
      const size = sizes.get(place.id)!;
      if (size <= geometry.label_size || !boxes.some((other, number) => number !== index && meet(boxes[index]!, other))) return;
      sizes.set(place.id, Math.max(geometry.label_size, size * SMALLER));
      crowded = true;
    });
  }
  return sizes;
}
