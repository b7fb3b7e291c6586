import type { UnknownAction } from 'redux';
import type { NotJson } from '../model/log';
import { classOf, isFields, isHolder, isPlain } from '../model/fields';

// The one list of what JSON cannot express. A file names each such value by its path and its kind, and reading
// puts it back, or what is like it. Of most kinds the hash and the changes of a state have only the kind.

/** Values that are put back as they were: nothing is lost. */
const exact = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['-0', -0],
]);

const isEntry = (value: unknown): value is [unknown, unknown] => Array.isArray(value);

/** What is like a value that is not compared, from its JSON, so that reducers do with it what they did. */
const alike = new Map<string, (json: unknown) => unknown>([
  ['bigint', (json) => BigInt(/^-?\d{1,300}$/.exec(String(json))?.[0] ?? 0)],
  ['Date', (json) => new Date(String(json))],
  ['function', () => () => undefined],
  ['Map', (json) => new Map(Array.isArray(json) ? json.filter(isEntry) : [])],
  ['Set', (json) => new Set(Array.isArray(json) ? json : [])],
  ['symbol', () => Symbol()],
]);

/** Of a class that a file knows only by name: its fields, without its methods. */
const instance = (name: string, json: unknown): unknown =>
  Object.create({ constructor: { name } }, Object.getOwnPropertyDescriptors(isFields(json) ? json : {}));

const fromJson = (kind: string, json: unknown): unknown =>
  exact.has(kind) ? exact.get(kind) : (alike.get(kind) ?? ((fields) => instance(kind, fields)))(json);

/** A value of a kind, without what it contained. Times and numbers stay. */
export const emptied = (kind: string, value: unknown): unknown =>
  exact.has(kind) || kind === 'Date' || kind === 'bigint' ? value : fromJson(kind, null);

/** The members of a map or a set, which a file has as a list; any other value as it is. */
const listed = (value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;

/** Levels of nested objects and lists that a log can have: hashing and comparing are recursive. */
export const DEEPEST = 500;
/** Characters of one text that a log can have. A browser takes seconds to lay out more. */
export const LONGEST_TEXT = 8 * 2 ** 20;

/** Why a value cannot be written at all, by its kind. */
const refusals = new Map([
  ['cycle', 'contains itself'],
  ['depth', `has more than ${DEEPEST} levels`],
  ['length', `has more than ${LONGEST_TEXT} characters`],
]);

/** What kind of value it is that JSON cannot express; null for the rest. */
export function kindNotJson(value: unknown): string | null {
  if (['bigint', 'function', 'symbol', 'undefined'].includes(typeof value)) return typeof value;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  return isHolder(value) && !isPlain(value) ? classOf(value) : null;
}

/** All values in a value that JSON cannot express. */
function notJsonIn(value: unknown, path: readonly string[] = [], above: readonly object[] = []): NotJson[] {
  const kind = kindNotJson(value);
  if (isHolder(value) && above.includes(value)) return [[path, 'cycle']];
  if (above.length > DEEPEST) return [[path, 'depth']];
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return [[path, 'length']];
  const members = listed(value);
  const parts =
    isHolder(value) && isHolder(members) && (kind === null || members !== value)
      ? Object.entries(members).flatMap(([key, part]) => notJsonIn(part, [...path, key], [...above, value]))
      : [];
  return kind === null ? parts : [[path, kind], ...parts];
}

/** All such values in an action, but in the parts of `meta` that Redux Toolkit does not check either. */
function notJsonInAction({ meta, ...action }: UnknownAction): NotJson[] {
  if (!isFields(meta)) return notJsonIn({ ...action, meta: meta ?? null });
  const { arg: _arg, baseQueryMeta: _baseQueryMeta, ...noted } = meta;
  return notJsonIn({ ...action, meta: noted });
}

/** All such values in a first state, which has the index -1, and in actions, by their indices. */
export function notJsonInAll(state: unknown, actions: readonly UnknownAction[]) {
  return [notJsonIn(state), ...actions.map(notJsonInAction)].flatMap((values, at) =>
    values.map((value) => [at - 1, ...value] as const),
  );
}

/** Throws an Error that names the first value which no file can have. */
export function refuseEndless(state: unknown, actions: readonly UnknownAction[]): void {
  for (const [, path, kind] of notJsonInAll(state, actions)) {
    const why = refusals.get(kind);
    if (why !== undefined) throw new Error(`${path.slice(0, 10).join('.')} ${why}.`);
  }
}

/** Those of them that are not compared: a file does not keep them as they were. */
export const lostIn = (state: unknown, actions: readonly UnknownAction[]) =>
  notJsonInAll(state, actions).filter(([, , kind]) => !canPutBack(kind));

export const canPutBack = (kind: string) => exact.has(kind);

/** Puts a value back into the JSON of a file, if it has the path. Returns the whole. Inner values go first. */
export function putBack(whole: unknown, [path, kind]: NotJson): unknown {
  const last = path.at(-1);
  if (last === undefined) return fromJson(kind, whole);
  const parent = path.slice(0, -1).reduce(memberOf, whole);
  if (isHolder(parent) && !(last in Object.prototype))
    Object.assign(parent, { [last]: fromJson(kind, memberOf(parent, last)) });
  return whole;
}

/** A value's own member, undefined if it has none. */
export const memberOf = (value: unknown, key: string): unknown =>
  isHolder(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** The JSON that a file has of a value, from which `putBack` makes what is like it. */
export const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : listed(part)));

/** JSON of any value. What it cannot express is `{ "not JSON": kind }`; undefined in an object is missing. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, key, part: unknown) {
    const member = memberOf(this, key); // Not what `toJSON` of a Date returned.
    const kind = member === undefined && !Array.isArray(this) ? null : kindNotJson(member);
    return kind === null ? part : { 'not JSON': kind };
  });
}
