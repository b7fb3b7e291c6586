import { ORDER, partsOf } from 'action-log';
import type { Host } from '../host';
import { t } from './t';

/** The Portuguese names of paths and values. */
export interface Names {
  words: Readonly<Record<string, string>>;
  /** The name of the thing with an id; undefined if the text is not an id. */
  nameOf: (id: string) => string | undefined;
}

/** The names in some states: what the first one no longer has may still have its name in the next. */
export function namesIn<State>(
  host: Pick<Host<State>, 'words' | 'nameOf'>,
  ...states: readonly State[]
): Names {
  const nameOf = (id: string) => {
    for (const state of states) {
      const name = host.nameOf(id, state);
      if (name !== undefined) return name;
    }
  };
  return { words: host.words, nameOf };
}

/** The Portuguese word for a key; the key itself if there is no word. */
export function wordFor(words: Names['words'], key: string): string {
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;
}

/** A type of action in words, 'Carrinho: produto adicionado'; 'Carrinho: product added' if it has no word. */
export function typeInWords(words: Names['words'], type: string): string {
  const [slice = '', ...rest] = type.split('/');
  const what = rest
    .join(' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase();
  const word = wordFor(words, type);
  return what === '' ? word : `${wordFor(words, slice)}: ${word === type ? what : word}`;
}

/** A text with names instead of ids: of an id alone, or of each id in an address. */
export function nameInstead(text: string, { nameOf }: Pick<Names, 'nameOf'>): string {
  return text.startsWith('/')
    ? text.replace(/[^/?#]+/g, (part) => nameOf(part) ?? part)
    : (nameOf(text) ?? text);
}

/** A value with names instead of ids: a text, or each member of a list. */
export function namedValue(value: unknown, names: Pick<Names, 'nameOf'>): unknown {
  if (typeof value === 'string') return nameInstead(value, names);
  return Array.isArray(value) ? value.map((one) => namedValue(one, names)) : value;
}

/** The path of a change in words: 'Lista › Limões › quantidade'. It leaves out a list if it names one of its members. */
export function pathInWords(path: string, { words, nameOf }: Names): string {
  const isOrder = path.endsWith(ORDER);
  const parts = partsOf(isOrder ? path.slice(0, -ORDER.length) : path);
  const inWords = parts.flatMap((part, index) => {
    if (part.startsWith('[')) return [nameOf(part.slice(1, -1)) ?? part.slice(1, -1)];
    return index > 0 && parts[index + 1]?.startsWith('[') ? [] : [wordFor(words, part)];
  });
  return [...inWords, ...(isOrder ? [t`ordem`] : [])].join(' › ');
}
