import { isFields, ORDER, partsOf, type Log } from 'action-log';
import { writeText } from './formats';

/** The name of the thing with an id; undefined if the text is not an id. */
export type NameOf = (id: string) => string | undefined;

/** The names of the things with an id and a name in a log: they are in its first state or in an action. */
export function namesIn({ preloadedState, actions }: Pick<Log, 'preloadedState' | 'actions'>): NameOf {
  const names = new Map<string, string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isFields(value) && typeof value.id === 'string' && typeof value.name === 'string')
      names.set(value.id, value.name);
    Object.values(value).forEach(collect);
  };
  collect([preloadedState, actions]);
  return (id) => names.get(id);
}
/** A text with names instead of ids: of an id alone, or of each id in an address. */
function nameInstead(text: string, nameOf: NameOf): string {
  return text.startsWith('/')
    ? text.replace(/[^/?#]+/g, (part) => nameOf(part) ?? part)
    : (nameOf(text) ?? text);
}

/** A value with names instead of ids: a text, or each member of a list. */
export function namedValue(value: unknown, nameOf: NameOf): unknown {
  if (typeof value === 'string') return nameInstead(value, nameOf);
  return Array.isArray(value) ? value.map((one) => namedValue(one, nameOf)) : value;
}

/** A value at a path: 'cart › Limões › quantity: 2'. */
export const factText = (path: string, value: unknown, nameOf: NameOf) =>
  `${pathText(path, nameOf)}: ${writeText(namedValue(value, nameOf))}`;

/** The path of a change: 'cart › Limões › quantity'. It leaves out a list of which it names a member. */
export function pathText(path: string, nameOf: NameOf): string {
  const isOrder = path.endsWith(ORDER);
  const parts = partsOf(isOrder ? path.slice(0, -ORDER.length) : path);
  const texts = parts.flatMap((part, index) => {
    if (part.startsWith('[')) return [nameOf(part.slice(1, -1)) ?? part.slice(1, -1)];
    return index > 0 && parts[index + 1]?.startsWith('[') ? [] : [part];
  });
  return [...texts, ...(isOrder ? ['order'] : [])].join(' › ');
}
