/** House rules in words. */
import type { OptionInfo } from '../protocol';
import { say } from './words';

export type Value = boolean | number | string;

const message = (option: OptionInfo): string => option.key.replaceAll('.', '-');

/** What an option decides. */
export const ruleText = (option: OptionInfo): string => say(`option-${message(option)}`);

/** What the rule is when an option has a value. */
export function ruleValue(option: OptionInfo, value: Value): string {
  if (option.values === null) return say(`value-${message(option)}`, { count: Number(value) });
  return say(`value-${message(option)}-${value}`);
}
