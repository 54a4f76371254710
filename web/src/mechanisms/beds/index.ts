/** Track beds and the coloured pieces laid on them. */
import * as names from '../../lib/names';
import { say } from '../../lib/words';
import type { Desk } from '../../lib/desk.svelte';
import type { Action } from '../../protocol';
import { knock } from '../../motion/instruments';
import type { Mechanism } from '../mechanism';

function trackNotes({ board, facts }: Desk, track: number): string[] {
  if (!board.tracks[track]?.bed || facts.owner[track] !== undefined) return [];
  const piece = facts.pieces?.[track];
  if (!piece) return [say('web-track-bed')];
  return piece === 'gray' ? [] : [say('web-track-piece', { kind: say(`kind-${piece}`) })];
}

export const mechanism: Mechanism = {
  topics: [{ id: 'bed', rules: 'R321–R327', diceRules: 'R321–R327, R330', here: ({ board }) => board.tracks.some((track) => track.bed), told: ({ options }) => ({ pieces: options['france.dice_build'] === 'open_beds' ? 'none' : 'laid' }) }],
  phases: ['bed', 'piece'],
  buttons: ['build_for_dice'],
  words: {
    build: ({ board, action }) => say('choice-build', { route: names.route(board, action.track ?? 0), count: board.tracks[action.track ?? 0]!.length }),
    piece: ({ action }) => say('choice-piece', { kind: say(`kind-${action.colour}`) }),
    build_for_dice: ({ action }) => say('choice-build-for-dice', { dice: names.dice(action.cost ?? {}) }),
  },
  // With dice a piece may be laid where other routes may be claimed.
  ways: ({ offers }) => {
    const beds = offers.of('build').map((action): [number, Action] => [action.track ?? -1, action]);
    return new Map(beds.length ? [...beds, ...offers.claims] : []);
  },
  besides: ({ facts, mode, offers }) => (facts.phase === 'action' && !mode && offers.of('build').length ? say('web-bed-besides') : null),
  verb: (facts) => (facts.phase === 'bed' ? 'build' : null),
  inSight: ({ asked, board, facts }) => {
    if (asked && facts.phase === 'bed') return board.places.map((place) => place.id); // which bed is asked about all of it
    const bed = facts.bed === null ? undefined : board.tracks[facts.bed];
    return bed ? [bed.a, bed.b] : [];
  },
  colours: (facts) => facts.pieces ?? {},
  trackNotes,
  spaces: (track) => Boolean(track.bed),
  sounds: {
    piece_laid: () => knock(0, 420),
    bed_built: () => [0, 0.1].forEach((at) => knock(at, 420)),
    bed_paid: () => knock(0, 620),
  },
};
