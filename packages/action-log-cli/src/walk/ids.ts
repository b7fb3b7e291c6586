import { isFields } from 'action-log';

/** The characters of an id, and its least length: an order's number, such as 'K7Q-F3M', is one. */
const TOKEN = /[\w-]{7,}/g;
/** What `Math.random().toString(36)` makes: letters and digits, of no certain length. */
const OF_BASE_36 = /^(?=.*[a-z])[a-z\d]+$/;
/** By how many characters two of them differ at most. */
const MOST_SHORTER = 4;
/** An ISO time. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;
/** Ms since 1970, of the years 2001 to 2286. */
const isTime = (value: unknown) => Number.isInteger(value) && Number(value) >= 1e12 && Number(value) < 1e13;

const tokensIn = (text: string) => text.match(TOKEN) ?? [];

/** The ids that a page makes in place of those of a log. */
export function createIds() {
  const byLogId = new Map<string, string>();
  return {
    /** Replaces the log's ids in a text by those that the page made. */
    inPage: (text: string) => text.replace(TOKEN, (id) => byLogId.get(id) ?? id),
    isOfPage: (id: string) => [...byLogId.values()].includes(id),
    /** Notes the ids of two texts that differ only in their ids. */
    note(textOfLog: string, textOfPage: string) {
      const idsOfPage = tokensIn(textOfPage);
      for (const [at, id] of tokensIn(textOfLog).entries()) {
        const idOfPage = idsOfPage[at] ?? id;
        if (idOfPage !== id) byLogId.set(id, idOfPage);
      }
    },
  };
}

/**
 * Whether two JSON values of two sessions differ only in the ids and times that each session makes: an
 * id is a text of the same length, or of the base 36, that the first session did not have before.
 * @param isKnown whether the first session had a text already: then only the same text is the same
 */
export function isSameShape(first: unknown, second: unknown, isKnown: (text: string) => boolean): boolean {
  const isSame = (left: unknown, right: unknown) => isSameShape(left, right, isKnown);
  if (Array.isArray(first) && Array.isArray(second))
    return first.length === second.length && first.every((part, at) => isSame(part, second[at]));
  if (isFields(first) && isFields(second)) {
    const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
    return [...keys].every((key) => isSame(first[key], second[key]));
  }
  if (typeof first === 'string' && typeof second === 'string') return isSameText(first, second, isKnown);
  return Object.is(first, second) || (isTime(first) && isTime(second));
}

function isSameText(first: string, second: string, isKnown: (text: string) => boolean): boolean {
  if (MOMENT.test(first) && first.replace(/\d/g, '0') === second.replace(/\d/g, '0')) return true;
  if (first.replace(TOKEN, '') !== second.replace(TOKEN, '')) return false;
  const secondTokens = tokensIn(second);
  return tokensIn(first).every((token, at) => {
    const secondToken = secondTokens[at] ?? '';
    return token === secondToken || (isSameKindOfId(token, secondToken) && !isKnown(token));
  });
}

function isSameKindOfId(first: string, second: string): boolean {
  if (first.length === second.length) return true;
  const areOfBase36 = [first, second].every((id) => OF_BASE_36.test(id)) && /\d/.test(first + second);
  return areOfBase36 && Math.abs(first.length - second.length) <= MOST_SHORTER;
}
