import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../src/board/contrast';
import { PALETTE, PLAYERS } from '../src/lib/palette';

const root = join(import.meta.dirname, '..');
const rules = ['src/style.css', '../src/whistlestop/maps/scenery/look.css'].map((file) => readFileSync(join(root, file), 'utf-8')).join('\n');
const colours = new Map([...rules.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, day, night]) => [name!, [day!, night!]]));

function least(ink: string, paper: string): number {
  return Math.min(...[0, 1].map((theme) => contrast(colours.get(ink)![theme]!, colours.get(paper)![theme]!)));
}

describe('the palettes of day and night', () => {
  it.each(['paper', 'card', 'sunk', 'gold-soft', 'accent-soft'])('text can be read on %s', (paper) => {
    expect(least('ink', paper)).toBeGreaterThanOrEqual(7);
    expect(least('soft', paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([['cloth-ink', 'surround'], ['cloth-ink', 'cloth'], ['accent-ink', 'accent'], ['accent', 'card'], ['accent', 'paper'], ['gold-ink', 'card'], ['gold-ink', 'gold-soft'], ['bad', 'card'], ['good', 'card']])(
    '%s can be read on %s',
    (ink, paper) => expect(least(ink, paper)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(['map-land', 'map-home', 'map-sea', 'map-veil', 'halo'])('names of places can be read on %s', (ground) => {
    expect(least('ink', ground)).toBeGreaterThanOrEqual(7);
  });

  it('names of the ground can be read, and stand back behind those of places', () => {
    for (const [name, ground] of [['map-name', 'map-land'], ['map-name', 'map-home'], ['map-sea-name', 'map-sea']] as const) {
      expect(least(name, ground)).toBeGreaterThanOrEqual(3);
      expect(least(name, ground)).toBeLessThan(least('ink', ground));
    }
  });

  it('a space or its edge stands out from every ground', () => {
    const tracks = Object.entries(PALETTE).filter(([name]) => !['locomotive', 'plus4', 'passenger'].includes(name));
    for (const [name, { fill, edge }] of tracks) {
      for (const [theme, ground] of ['map-land', 'map-home', 'map-sea'].flatMap((one) => colours.get(one)!.map((colour, index) => [index, colour] as const))) {
        const rim = name === 'black' ? colours.get('black-edge')![theme]! : edge;
        expect(Math.max(contrast(fill, ground), contrast(rim, ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('marks can be seen on their colours', () => {
    for (const [name, { fill, ink }] of [...Object.entries(PALETTE), ...Object.entries(PLAYERS)]) expect(contrast(fill, ink), name).toBeGreaterThanOrEqual(3);
  });
});
