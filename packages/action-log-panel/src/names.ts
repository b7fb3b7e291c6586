import { ORDER, partsOf } from 'action-log';
import type { QaShop } from './qaShop';

/** What paths and values are called in Portuguese. */
export interface Names {
  words: Readonly<Record<string, string>>;
  /** The name of what has an id; undefined where the text is no id. */
  nameOf: (id: string) => string | undefined;
}

/** The names of a shop in some states: what is gone in the first one may still have its name in the next. */
export function namesIn<State>(shop: QaShop<State>, ...states: readonly State[]): Names {
  const nameOf = (id: string) => {
    for (const state of states) {
      const name = shop.nameOf(id, state);
      if (name !== undefined) return name;
    }
  };
  return { words: shop.words, nameOf };
}

/** The Portuguese word for a key; the key itself where there is none. */
export function wordFor(words: Names['words'], key: string): string {
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;
}

/** A text with names instead of ids: that of an id alone, or of each id in an address. */
export function nameInstead(text: string, { nameOf }: Pick<Names, 'nameOf'>): string {
  return text.startsWith('/')
    ? text.replace(/[^/?#]+/g, (part) => nameOf(part) ?? part)
    : (nameOf(text) ?? text);
}

/** A value with names instead of ids: a text, or each of a list. */
export function namedValue(value: unknown, names: Pick<Names, 'nameOf'>): unknown {
  if (typeof value === 'string') return nameInstead(value, names);
  return Array.isArray(value) ? value.map((one) => namedValue(one, names)) : value;
}

/** The path of a change in words: 'Lista › Limões › quantidade'. A list whose member is meant is left out. */
export function placeOf(path: string, { words, nameOf }: Names): string {
  const isOrder = path.endsWith(ORDER);
  const parts = partsOf(isOrder ? path.slice(0, -ORDER.length) : path);
  const told = parts.flatMap((part, at) => {
    if (part.startsWith('[')) return [nameOf(part.slice(1, -1)) ?? part.slice(1, -1)];
    return at > 0 && parts[at + 1]?.startsWith('[') ? [] : [wordFor(words, part)];
  });
  return [...told, ...(isOrder ? ['ordem'] : [])].join(' › ');
}
