import { changesBetween, hexOf, valueAt } from 'action-log';
import { comparedValue, type ValueDifference } from './fileReport';

/** Characters of JSON up to which two values are shown whole. */
const SHORT = 120;

/**
 * Where two values differ, if they are too long to compare by eye: by item and field, such as
 * `products[caneca-sabia].price_in_cents`. Lists of texts are shown as people read a diff.
 */
export function differingParts(difference: ValueDifference): ValueDifference[] {
  const { path, expected, found } = difference;
  const [wanted, had] = [expected.value, found.value];
  if (hexOf(wanted) === hexOf(had) && expected.isGone === found.isGone) return [];
  if (isTexts(wanted) && isTexts(had)) return [difference];
  if ([wanted, had].every((value) => (JSON.stringify(value) ?? '').length <= SHORT)) return [difference];
  const side = (from: ValueDifference['found'], value: unknown) => ({
    ...comparedValue(value),
    ...(from.isUnchanged && { isUnchanged: from.isUnchanged }),
  });
  /** Of an item that only one side has, the item and not its fields. */
  const shownPath = (changed: string) => {
    const item = /^[^\]]*\]/.exec(changed)?.[0];
    const isOnBoth = item !== undefined && [wanted, had].every((value) => valueAt(value, item) !== undefined);
    return item === undefined || isOnBoth ? changed : item;
  };
  const paths = new Set(changesBetween(wanted, had).map(([changed]) => shownPath(changed)));
  return [...paths].map((part) => ({
    path: /^($|[[ ])/.test(part) ? path + part : `${path}.${part}`,
    expected: side(expected, part === '' ? wanted : valueAt(wanted, part)),
    found: side(found, part === '' ? had : valueAt(had, part)),
  }));
}

export const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
