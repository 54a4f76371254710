/** What rolling dice again gives, in words. */
import type { RerollChance } from '../protocol';
import type { Desk } from '../lib/desk.svelte';
import * as names from '../lib/names';
import { say } from '../lib/words';
import { hundredths } from './percent';

/** The most promising choice: for the tickets first, then for points. */
export function bestRoll(rolls: RerollChance[]): RerollChance | null {
  const worth = (one: RerollChance): number => one.ticket * 10 + one.points;
  return [...rolls].sort((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** The chances of a choice in a sentence; `which` says whether it is the dice marked now or the best there is. */
export function rollWords(desk: Desk, roll: RerollChance, which: 'marked' | 'best'): string {
  const cost = desk.offers.rerolls.find((action) => action.id === roll.action)?.cost ?? {};
  const dice = names.dice(cost);
  const choice = !dice ? 'stand' : which;
  return say('web-overlay-roll', { which: choice, dice, claim: hundredths(roll.claim), ticket: hundredths(roll.ticket), points: Math.round(roll.points * 10) / 10 });
}
