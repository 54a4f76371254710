/** House rules in words. */
import type { OptionInfo } from '../protocol';
import { say } from './words';

export type Value = boolean | number | string;

const message = (option: OptionInfo): string => option.key.replaceAll('.', '-');

/** Whether an option matters on a board, which says what holds there and not everywhere, with the expansions chosen. */
export function matters(option: OptionInfo, board: { house_rules: string[] }, options: Record<string, Value>): boolean {
  const part = option.key.split('.')[0];
  const dice = Boolean(options['dice']), monsters = Boolean(options['monsters']);
  if (option.on_request) return board.house_rules.includes(option.key);
  if (part === 'dice') return dice;
  if (part === 'monsters') return monsters;
  if (part === 'combined') return dice && monsters;
  return part !== 'display' || !dice;
}

/** What an option decides. */
export const ruleText = (option: OptionInfo): string => say(`option-${message(option)}`);

/** What the rule is when an option has a value. */
export function ruleValue(option: OptionInfo, value: Value): string {
  if (option.values === null) return say(`value-${message(option)}`, { count: Number(value) });
  return say(`value-${message(option)}-${value}`);
}
