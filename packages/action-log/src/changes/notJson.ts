import type { UnknownAction } from 'redux';
import type { NotJson } from '../model/log';
import { classOf, isFields, isHolder, isPlain, memberOf } from '../model/fields';
import { pathOfKeys } from './path';

// What JSON cannot express: which values these are, where a log has them, and how they are written.
// `putBack.ts` reads them again. A value is named by its path and its kind: 'payload.at' and 'Date'.

/** Levels of nested objects and lists that a log can have: hashing and comparing are recursive. */
export const DEEPEST = 500;
/** Characters of one text that a log can have. A browser takes seconds to lay out more. */
export const LONGEST_TEXT = 8 * 2 ** 20;

/**
 * Why no file can have a value. A refusal is no kind, but it takes the kind's position in `NotJson`. A name of a class has
 * no spaces, so no kind is equal to a refusal.
 */
const refusals = {
  cycle: 'contains itself',
  depth: `has more than ${DEEPEST} levels`,
  length: `has more than ${LONGEST_TEXT} characters`,
};

const isRefusal = (kindOrRefusal: string) => Object.values(refusals).includes(kindOrRefusal);

/** The kind of a value that JSON cannot express, such as 'NaN', 'Date' or the name of a class; null for all others. */
export function kindNotJson(value: unknown): string | null {
  if (['bigint', 'function', 'symbol', 'undefined'].includes(typeof value)) return typeof value;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  return isHolder(value) && !isPlain(value) ? classOf(value) : null;
}

/** The kinds that determine the whole value, so that a file with the kind loses nothing. */
const KEPT = ['undefined', 'NaN', 'Infinity', '-Infinity', '-0'];

export const isKept = (kind: string) => KEPT.includes(kind);

/**
 * All parts of a value that JSON cannot express, each with its kind, or with the refusal if no file can have it. An
 * outer part comes before the parts inside it.
 * @param path of the value
 * @param above the objects and lists that contain the value
 */
function valuesNotJson(
  value: unknown,
  path: readonly string[] = [],
  above: readonly object[] = [],
): NotJson[] {
  if (isHolder(value) && above.includes(value)) return [[path, refusals.cycle]];
  if (above.length > DEEPEST) return [[path, refusals.depth]];
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return [[path, refusals.length]];
  const kind = kindNotJson(value);
  const ofValue: NotJson[] = kind === null ? [] : [[path, kind]];
  if (!isHolder(value)) return ofValue;
  const inMembers = Object.entries(membersOf(value)).flatMap(([key, member]) =>
    valuesNotJson(member, [...path, key], [...above, value]),
  );
  return [...ofValue, ...inMembers];
}

/** The members that a file has of an object: the entries of a map or a set as a list, or the fields of any other object. */
const membersOf = (value: object): object =>
  value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;

/** A place in a log: the index of an action, or -1 for the first state; then the path, and the kind of the value. */
type Place = readonly [index: number, ...NotJson];

/** All values of a first state and of actions that JSON cannot express. */
export function logValuesNotJson(state: unknown, actions: readonly UnknownAction[]): Place[] {
  return [state, ...actions].flatMap((whole, at) =>
    valuesNotJson(whole).map(([path, kind]): Place => [at - 1, path, kind]),
  );
}

/**
 * All values of a first state and of actions that JSON cannot express and that a file does not keep, so that a replay
 * compares only their kind. Two parts of a request's action are left out, because Redux Toolkit, too, lets them be
 * anything: the argument (`meta.arg`), and what was sent and answered (`meta.baseQueryMeta`).
 */
export const lostIn = (state: unknown, actions: readonly UnknownAction[]): Place[] =>
  logValuesNotJson(state, actions).filter(
    ([index, path, kind]) => !isKept(kind) && !(index >= 0 && isOfRequest(path)),
  );

const isOfRequest = ([first, second]: readonly string[]) =>
  first === 'meta' && (second === 'arg' || second === 'baseQueryMeta');

/** Throws an Error that names the first value that no file can have, and says why. */
export function refuseEndless(state: unknown, actions: readonly UnknownAction[]): void {
  for (const [, path, kindOrRefusal] of logValuesNotJson(state, actions)) {
    // A cycle or a deep value has a path of hundreds of steps. The first ones say enough.
    if (isRefusal(kindOrRefusal)) throw new Error(`${pathOfKeys(path.slice(0, 10))} ${kindOrRefusal}.`);
  }
}

/**
 * The JSON that a file has of a value. What JSON cannot express is written as the most that JSON can say of it: a
 * map or a set as a list, a bigint as a text, an instance of a class as an object with its fields.
 */
export const fileJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return String(part);
    return isHolder(part) ? membersOf(part) : part;
  });

/**
 * The JSON by which values are compared. A value that JSON cannot express is `{ "not JSON": kind }`. A field of an object
 * that is undefined is left out.
 */
export function comparableJson(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, key, part: unknown) {
    const member = memberOf(this, key); // `part` is what `toJSON` returned, for example of a Date.
    if (member === undefined && !Array.isArray(this)) return part;
    const kind = kindNotJson(member);
    return kind === null ? part : { 'not JSON': kind };
  });
}

/** Whether a value that was read from JSON by `comparableJson` names a value that JSON cannot express. */
export const namesNotJson = (value: unknown): boolean =>
  isHolder(value) &&
  ((isFields(value) && Object.hasOwn(value, 'not JSON')) || Object.values(value).some(namesNotJson));
