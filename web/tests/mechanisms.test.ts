/** What mechanisms add to the page is found by their folders. */
import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { topicsOf } from '../src/help/topics';
import { learn } from '../src/lib/words';
import { asks, mechanisms } from '../src/mechanisms';
import type { Board } from '../src/protocol';
import { localeText } from './locale';

beforeAll(() => learn('en', localeText('en')));

const plain = { players: [2, 4], tracks: [{ twins: 2 }], countries: [], districts: [], kinds: [], tourists: [], companies: [], meeples: false, grand_tour: [], double_routes_players: 2 };

it('has one for every folder, and each phase of theirs is asked by one component', () => {
  const folders = readdirSync('src/mechanisms', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(mechanisms()).toHaveLength(folders.length);
  const phases = mechanisms().flatMap((one) => one.phases ?? []);
  expect(new Set(phases).size).toBe(phases.length);
  expect(phases.filter((phase) => asks(phase) === null)).toEqual([]);
  expect(asks('action')).toBeNull();
});

it('tells other topics in a race, in the places of those they stand for', () => {
  const told = (race: number): string[] => topicsOf({ board: { ...plain, race } as unknown as Board, options: { monsters: true } }).map((one) => one.id);
  expect(told(0)).toEqual(['turn', 'tickets', 'locomotive', 'double', 'monster', 'chaos', 'end']);
  expect(told(6)).toEqual(['race-turn', 'race', 'locomotive', 'double', 'race-monster', 'race-chaos', 'race-end']);
});

it('tells a house rule of dice where it is played', () => {
  const told = (id: string, more: object, options: object): unknown => {
    const subject = { board: { ...plain, ...more } as unknown as Board, options: { dice: true, ...options } };
    return topicsOf(subject).find((topic) => topic.id === id)?.told?.(subject);
  };
  const beds = { tracks: [{ twins: 1, bed: true }] };
  expect([told('bed', beds, {}), told('bed', beds, { 'france.dice_build': 'open_beds' })]).toEqual([{ pieces: 'laid' }, { pieces: 'none' }]);
  const technologies = { technology_set: 4 };
  expect([told('technology', technologies, {}), told('technology', technologies, { 'uk.dice_substitute': false })]).toEqual([{ wilds: 'most' }, { wilds: 'only' }]);
});
