import type { Fact } from '../model/log';
import { describeLines } from '../outline/describeLines';
import { changesBetween } from './changes';
import { isHolder, isTexts } from '../model/fields';
import { comparableJson } from './notJson';
import { stepsOfPath, valueAt } from './path';

/** The most lines of a value that is an object or a list: a whole list of products must not hide what comes after it. */
const MOST_LINES = 12;

/** From how many values on they are shown as one whole, if they are of one part of the state that only one side has. */
const MANY_VALUES = 3;

/** What is shown below one name. */
interface Block {
  path: string;
  lines: readonly string[];
  /** Whether it is about a whole object or list. */
  isWhole: boolean;
}

/**
 * Facts as people read a diff: below the name of each fact, `-` marks what is expected and `+` what was found. Numbers, texts
 * and outlines come before whole objects and lists, which seldom say why something differs.
 */
export function describeFacts(facts: readonly Fact[]): string[] {
  const blocks = blocksOf(facts.flatMap(differingParts));
  return [...blocks.filter(({ isWhole }) => !isWhole), ...blocks.filter(({ isWhole }) => isWhole)].flatMap(
    ({ path, lines, isWhole }) => {
      const more = lines.length - MOST_LINES;
      return [
        `${path || 'the whole state'}: - expected, + actual`,
        ...(isWhole ? lines.slice(0, MOST_LINES) : lines),
        ...(isWhole && more > 0 ? [`  … and ${more} more line${more === 1 ? '' : 's'} of this value`] : []),
      ];
    },
  );
}

/** One block for each fact, and one for the many values of a part of the state that only one side has, such as `cart.removed`. */
function blocksOf(facts: readonly Fact[]): Block[] {
  const valuesByPart = new Map<string, Fact[]>();
  for (const fact of facts)
    if (isOfOneSide(fact) && !isWhole(fact)) {
      const part = partOfState(fact.path);
      valuesByPart.set(part, [...(valuesByPart.get(part) ?? []), fact]);
    }
  const parts = [...valuesByPart].filter(([, values]) => values.length >= MANY_VALUES);
  const isInPart = new Set(parts.flatMap(([, values]) => values));
  return [
    ...facts
      .filter((fact) => !isInPart.has(fact))
      .map((fact) => ({
        path: fact.path,
        lines: describeLines(linesOf(fact.expected), linesOf(fact.actual)),
        isWhole: isWhole(fact),
      })),
    ...parts.map(([path, values]) => ({
      path,
      lines: values.map(({ path: whole, expected, actual }) => {
        const sign = expected === undefined ? '+' : '-';
        const name = whole.slice(path.length).replace(/^\./, '');
        return `${sign} ${name}: ${linesOf(expected ?? actual).join(' ')}`;
      }),
      isWhole: true,
    })),
  ];
}

const isOfOneSide = ({ expected, actual }: Fact) => (expected === undefined) !== (actual === undefined);

/** A slice's member, such as `cart.removed`, in which a value is. */
const partOfState = (path: string) => stepsOfPath(path)[1]?.path ?? path;

/** Whether a fact is about a whole object or list. The lines of an outline are no such value. */
const isWhole = ({ expected, actual }: Fact) =>
  [expected, actual].some((value) => isHolder(value) && !isTexts(value));

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
