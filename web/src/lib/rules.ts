/** House rules in words. */
import type { OptionInfo } from '../protocol';
import { say } from './words';

export type Value = boolean | number | string;

const message = (option: OptionInfo): string => option.key.replaceAll('.', '-');

/** Whether an option matters on a board with the expansions chosen. */
export function matters(option: OptionInfo, map: string, options: Record<string, Value>): boolean {
  const part = option.key.split('.')[0];
  const dice = Boolean(options['dice']), monsters = Boolean(options['monsters']);
  if (option.map !== null) return option.map === map && (part === option.map || !dice);
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
