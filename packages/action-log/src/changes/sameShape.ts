import { isFields } from './fields';

/** A text from which ids are made, and the least length of one. */
const TOKEN = /[\w-]{8,}/g;
/** An ISO time. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;
/** Ms since 1970, of the years 2001 to 2286. */
const isTime = (value: unknown) => Number.isInteger(value) && Number(value) >= 1e12 && Number(value) < 1e13;

/**
 * Whether two JSON values of two sessions are the same but for ids and times that each made anew: an id is a
 * text of the same length that the first session did not have before.
 * @param isKnown whether the first session had a text already: then only the same text is the same
 */
export function isSameShape(one: unknown, other: unknown, isKnown: (text: string) => boolean): boolean {
  const isSame = (mine: unknown, theirs: unknown) => isSameShape(mine, theirs, isKnown);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isSame(part, other[at]));
  if (isFields(one) && isFields(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSame(one[key], other[key]));
  }
  if (typeof one === 'string' && typeof other === 'string') return isSameText(one, other, isKnown);
  return Object.is(one, other) || (isTime(one) && isTime(other));
}

function isSameText(one: string, other: string, isKnown: (text: string) => boolean): boolean {
  if (MOMENT.test(one) && one.replace(/\d/g, '0') === other.replace(/\d/g, '0')) return true;
  if (one.replace(TOKEN, '') !== other.replace(TOKEN, '')) return false;
  const theirs = other.match(TOKEN) ?? [];
  return (one.match(TOKEN) ?? []).every((mine, at) => {
    const found = theirs[at] ?? '';
    return mine === found || (mine.length === found.length && !isKnown(mine));
  });
}
