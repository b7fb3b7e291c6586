import type { Fact } from '../model/log';
import { describeLines } from '../outline/describeLines';
import { changesBetween } from './changes';
import { isHolder, isTexts } from '../model/fields';
import { comparableJson } from './notJson';
import { stepsOfPath, valueAt } from './path';

/** Facts as people read a diff: below the name of each, `-` for what is expected, `+` for what is the case. */
export const describeFacts = (facts: readonly Fact[]): string[] =>
  facts
    .flatMap(differingParts)
    .flatMap(({ path, expected, actual }) => [
      `${path || 'the whole state'}: - expected, + actual`,
      ...describeLines(linesOf(expected), linesOf(actual)),
    ]);

/** Where two objects or lists differ, by item and field, such as `products[caneca-sabia].price_in_cents`. */
function differingParts(fact: Fact): Fact[] {
  const { path, expected, actual } = fact;
  if (!isHolder(expected) || !isHolder(actual) || isTexts(expected) || isTexts(actual)) return [fact];
  const has = (value: unknown, part: string) => valueAt(value, part) !== undefined;
  const partOf = (changed: string) => {
    const { path: item } = stepsOfPath(changed).find(({ isInBrackets }) => isInBrackets) ?? { path: '' };
    // If only one side has the item, the fact is about the item and not about each of its fields.
    return has(expected, item) && has(actual, item) ? changed : item;
  };
  const parts = new Set(changesBetween(expected, actual).map(([changed]) => partOf(changed)));
  return [...parts].map((part) => ({
    path: /^($|[[ ])/.test(part) ? path + part : `${path}.${part}`,
    expected: valueAt(expected, part),
    actual: valueAt(actual, part),
  }));
}

/** Texts as they are, and any other value as JSON; none if there is no value. */
function linesOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  return isTexts(value) ? value : JSON.stringify(JSON.parse(comparableJson(value)), null, 2).split('\n');
}
