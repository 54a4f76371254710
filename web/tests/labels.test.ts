import { describe, expect, it } from 'vitest';
import { labelBoxes, placeLabels } from '../src/board/labels';
import type { Geometry, PlaceGeometry, TrackGeometry } from '../src/protocol';

const place = (id: string, x: number, y: number): PlaceGeometry =>
  ({ id, x, y, label: { x: x + 10, y: y + 4, anchor: 'start', lines: [id] } }) as unknown as PlaceGeometry;

/** A wall of spaces between two points. */
const wall = (x: number, y: number, toX: number, toY: number): TrackGeometry => {
  const long = Math.hypot(toX - x, toY - y), count = Math.ceil(long / 20), angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const spaces = Array.from({ length: count + 1 }, (_, nth) => [x + ((toX - x) * nth) / count, y + ((toY - y) * nth) / count, angle]);
  return { spaces, space: [20, 10] } as unknown as TrackGeometry;
};

/** Walls to all four sides of a point. */
const ring = (x: number, y: number, far: number): TrackGeometry[] =>
  [wall(x - far, y - far, x + far, y - far), wall(x - far, y + far, x + far, y + far), wall(x - far, y - far, x - far, y + far), wall(x + far, y - far, x + far, y + far)];

const board = (places: PlaceGeometry[], tracks: TrackGeometry[] = []): Geometry =>
  ({ width: 600, height: 400, label_size: 10, line_height: 12, place_radius: 5, places, tracks }) as unknown as Geometry;

const distance = (box: { left: number; right: number; top: number; bottom: number }, { x, y }: { x: number; y: number }): number =>
  Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom));

describe('where names of places stand', () => {
  it('is beside the place, without a line to it, where there is room', () => {
    const label = placeLabels(board([place('Riga', 300, 200)]), 16).get('Riga')!;
    expect(label.size).toBe(16);
    expect(label.lead).toBeUndefined();
  });

  // Walls to all four sides leave no room beside the place.
  const hemmed = [20, 28].flatMap((far) => ring(300, 200, far));

  it('is far from a place that tracks hem in, at full size and with a line that leads there', () => {
    const geometry = board([place('Riga', 300, 200)], hemmed), label = placeLabels(geometry, 16).get('Riga')!;
    expect(label.size).toBe(16);
    expect(label.lead!.path).toMatch(/^M.*L/);
    expect(distance(labelBoxes(geometry, new Map([['Riga', label]]))[0]!, { x: 300, y: 200 })).toBeGreaterThan(24);
  });

  it('is rather set in narrow letters than in small ones', () => {
    const label = placeLabels(board([place('Northampton', 300, 200)], [wall(200, 178, 400, 178), wall(200, 222, 400, 222), wall(282, 178, 282, 222), wall(430, 60, 430, 340), wall(200, 60, 430, 60), wall(200, 340, 430, 340), wall(200, 60, 200, 340)]), 16, [], (text) => text.length * 0.66).get('Northampton')!;
    expect(label.size).toBe(16);
    expect(label.narrow ?? 1).toBeLessThan(1);
  });

  it('breaks at a hyphen as it does between words', () => {
    const label = placeLabels(board([place('Clermont-Ferrand', 300, 200)], [wall(282, 150, 282, 250), wall(390, 150, 390, 250), wall(282, 150, 390, 150), wall(282, 250, 390, 250)]), 16).get('Clermont-Ferrand')!;
    expect(label.lines).toEqual(['Clermont-', 'Ferrand']);
  });

  it('is not where it would be taken for the name of another place', () => {
    const others = [place('Oslo', 300, 150), place('Kyiv', 300, 250), place('Lodz', 225, 200), place('Bonn', 375, 200)];
    const geometry = board([place('Riga', 300, 200), ...others], hemmed), labels = placeLabels(geometry, 16);
    const riga = labelBoxes(geometry, new Map([['Riga', labels.get('Riga')!]]))[0]!, own = distance(riga, { x: 300, y: 200 });
    const nearest = Math.min(...others.map((other) => distance(riga, other)));
    expect(nearest > own || nearest > 17).toBe(true);
  });

  it('is found between the usual spots where those have no room', () => {
    const slit = [wall(200, 150, 400, 150), wall(200, 181, 400, 181), wall(200, 194, 292, 194), wall(308, 194, 400, 194), wall(200, 212, 400, 212)];
    const label = placeLabels(board([place('Riga', 300, 196)], slit), 16).get('Riga')!;
    expect(label.size).toBe(16);
  });

  it('is led to by a line that crosses no other name', () => {
    const crowd = Array.from({ length: 12 }, (_, nth) => place(`Nr ${nth}`, 80 + 130 * (nth % 4), 60 + 95 * Math.floor(nth / 4)));
    const geometry = board(crowd, crowd.flatMap(({ x, y }) => [20, 27].flatMap((far) => ring(x, y, far))));
    const labels = placeLabels(geometry, 14), boxes = labelBoxes(geometry, labels), leads = [...labels.values()].map(({ lead }) => lead?.along ?? []);
    expect(leads.flat().length).toBeGreaterThan(0);
    const crossed = boxes.filter((box, nth) => leads.some((along, other) => other !== nth && along.some((part) => box.left < part.right - 3 && part.left + 3 < box.right && box.top < part.bottom - 3 && part.top + 3 < box.bottom)));
    expect(crossed).toEqual([]);
  });

  it('is apart from every other name, whoever exchanges rooms with whom', () => {
    const crowd = Array.from({ length: 24 }, (_, nth) => place(`Number ${nth}`, 80 + 70 * (nth % 6), 80 + 60 * Math.floor(nth / 6)));
    const geometry = board(crowd, [wall(80, 110, 430, 110), wall(80, 170, 430, 170)]), boxes = labelBoxes(geometry, placeLabels(geometry, 18));
    expect(boxes).toHaveLength(24);
    const meeting = boxes.flatMap((one, nth) => boxes.slice(nth + 1).filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
    expect(meeting).toEqual([]);
  });
});
