import type { UnknownAction } from 'redux';
import type { NotJson } from '../model/log';
import { isFields, isHolder, isPlain } from './fields';

/** Values that a file names, so that they can be put back. */
const exact = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['-0', -0],
]);

export const canPutBack = (kind: string) => exact.has(kind);

/** What kind of value it is that JSON cannot express; null for the rest. */
export function kindNotJson(value: unknown): string | null {
  if (['bigint', 'function', 'symbol', 'undefined'].includes(typeof value)) return typeof value;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  return isHolder(value) && !isPlain(value) ? value.constructor.name : null;
}

/** All values in a value that JSON cannot express. */
function notJsonIn(value: unknown, path: readonly string[] = [], above: readonly object[] = []): NotJson[] {
  const kind = kindNotJson(value);
  if (kind !== null) return [[path, kind]];
  if (!isHolder(value)) return [];
  if (above.includes(value)) return [[path, 'cycle']];
  return Object.entries(value).flatMap(([key, part]) => notJsonIn(part, [...path, key], [...above, value]));
}

/** The same of an action, without the parts of `meta` that Redux Toolkit does not check either. */
function notJsonInAction({ meta, ...action }: UnknownAction): NotJson[] {
  if (!isFields(meta)) return notJsonIn({ ...action, meta: meta ?? null });
  const { arg: _arg, baseQueryMeta: _baseQueryMeta, ...noted } = meta;
  return notJsonIn({ ...action, meta: noted });
}

/** The same of a first state, which has the index -1, and of actions, by their indices. */
export function notJsonInAll(state: unknown, actions: readonly UnknownAction[]) {
  return [notJsonIn(state), ...actions.map(notJsonInAction)].flatMap((found, at) =>
    found.map((one) => [at - 1, ...one] as const),
  );
}

/** Puts a value back into the JSON of a file, if it has the path. Returns the whole. */
export function putBack(whole: unknown, [path, kind]: NotJson): unknown {
  const last = path.at(-1);
  if (last === undefined) return exact.get(kind);
  const parent = path.slice(0, -1).reduce(memberOf, whole);
  if (isHolder(parent) && !(last in Object.prototype)) Object.assign(parent, { [last]: exact.get(kind) });
  return whole;
}

/** A value's own member, undefined if it has none. */
export const memberOf = (value: unknown, key: string): unknown =>
  isHolder(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** JSON of any value. What it cannot express is `{ "not JSON": kind }`; undefined in an object is missing. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, key, part: unknown) {
    const own = memberOf(this, key); // Not what `toJSON` of a Date returned.
    const kind = own === undefined && !Array.isArray(this) ? null : kindNotJson(own);
    return kind === null ? part : { 'not JSON': kind };
  });
}
