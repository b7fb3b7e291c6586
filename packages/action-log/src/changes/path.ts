import { isFields, memberOf } from '../model/fields';

// How the path of a value is written and read: 'cart.items[p1].quantity', 'pages["/a.b"].title'.
// - A key is written after a dot. A key that the notation would split is written as JSON in brackets.
// - A list's member is named by its id, in brackets. An id that has a bracket is written as JSON, too.
// - ' order' at the end means the order of a list's ids: 'cart.items order'.

/** Ends the path of a change that contains a list's new order. */
export const ORDER = ' order';

/** A step of a path: the key, the index or the id that it says. */
export interface PathStep {
  text: string;
  /** Whether it is in brackets: the id of a list's member, or a key that is written as JSON. */
  isInBrackets: boolean;
  /** The path from its beginning up to this step, as it is written. */
  path: string;
}

const isPlainKey = (key: string) => !/^$|[.[]|"$/.test(key) && !key.endsWith(ORDER);
const isPlainId = (id: string) => !/^"|[[\]]/.test(id);

/** The path of an object's member, or of a list's member by its index. */
export function pathOfKey(path: string, key: string): string {
  if (!isPlainKey(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** The path of a list's member that has an id. */
export const pathOfId = (path: string, id: string) => `${path}[${isPlainId(id) ? id : JSON.stringify(id)}]`;

/** The path that leads through these keys and indexes. */
export const pathOfKeys = (keys: readonly string[]) => keys.reduce(pathOfKey, '');

const STEP = /\.?(?:\[("(?:[^"\\]|\\.)*")\]|\[([^\]]*)\]|([^.[]+))/gs;

/** The steps of a path, without the word that means an order. */
export function stepsOfPath(path: string): PathStep[] {
  const written = path.endsWith(ORDER) ? path.slice(0, -ORDER.length) : path;
  return [...written.matchAll(STEP)].map(({ 0: step, 1: json, 2: id, 3: key = '', index }) => ({
    text: json === undefined ? (id ?? key) : textInJson(json),
    isInBrackets: json !== undefined || id !== undefined,
    path: written.slice(0, index + step.length),
  }));
}

/** A person may write a path that is no JSON in its brackets. */
function textInJson(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return json;
  }
}

/** The order of a list's ids as one text: 'p2,p1'. An id that has a comma is written as JSON. */
export const writeOrder = (ids: readonly string[]): string =>
  ids.map((id) => (/[",]/.test(id) ? JSON.stringify(id) : id)).join();

/** The ids in a text of `writeOrder`. */
export const readOrder = (order: string): string[] =>
  [...order.matchAll(/(?:^|,)(?:("(?:[^"\\]|\\.)*")|([^,]*))/gs)].map(([, json, id = '']) =>
    json === undefined ? id : textInJson(json),
  );

/**
 * The value at a path, or undefined. For the path of an order it is the order of the list's ids, as
 * `writeOrder` writes it.
 */
export function valueAt(state: unknown, path: string): unknown {
  const value = stepsOfPath(path).reduce(memberAt, state);
  if (!path.endsWith(ORDER)) return value;
  return Array.isArray(value) ? writeOrder(value.map(idOf)) : undefined;
}

function memberAt(value: unknown, { text, isInBrackets }: PathStep): unknown {
  if (isInBrackets && Array.isArray(value)) return value.find((item) => idOf(item) === text);
  return memberOf(value, text);
}

const idOf = (item: unknown) => String(isFields(item) ? item.id : undefined);
