/** A topic of the rule help: the rules it stands for, and at which tables it is worth telling. */
import type { Board } from '../protocol';
import type { Value } from '../lib/rules';
import type { Arguments } from '../lib/words';

export interface Subject {
  board: Board;
  options: Record<string, Value>;
}

export interface Topic {
  id: string;
  rules: string;
  diceRules?: string;
  here?: (subject: Subject) => boolean;
  told?: (subject: Subject) => Arguments;
}

export const withDice = ({ options }: Subject): boolean => Boolean(options['dice']);
export const withCards = (subject: Subject): boolean => !withDice(subject);
export const withMonsters = ({ options }: Subject): boolean => Boolean(options['monsters']);
export const track = (has: (one: Board['tracks'][number]) => boolean) => ({ board }: Subject): boolean => board.tracks.some(has);
export const bonus = (key: 'longest_path' | 'most_tickets' | 'most_cities' | 'attraction') => ({
  here: ({ board }: Subject): boolean => board[key] > 0,
  told: ({ board }: Subject): Arguments => ({ points: board[key] }),
});
