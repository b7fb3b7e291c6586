import type { NotJson } from '../model/log';
import { isHolder, memberOf } from '../model/fields';
import { pathOfKeys } from './path';
import { createFunctionStandIn, createStandIn } from './standIn';

// Restores values that JSON cannot express from their JSON in a file (`fileJson` in notJson.ts).

/** By kind, the value that a file names: the value that was recorded. */
const exactly = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
  ['-0', -0],
]);

/** By kind, a new value with the same content, with which reducers do what they did. */
const alike = new Map<string, (json: unknown) => unknown>([
  ['bigint', (json) => BigInt(/^-?\d{1,300}$/.exec(String(json))?.[0] ?? 0)],
  ['Date', (json) => new Date(String(json))],
  ['Map', (json) => new Map(Array.isArray(json) ? json.filter(isEntry) : [])],
  ['Set', (json) => new Set(Array.isArray(json) ? json : [])],
  ['symbol', () => Symbol()],
]);

const isEntry = (value: unknown): value is [unknown, unknown] => Array.isArray(value);

/** A value of a kind, from the JSON that a file has of it, and its name in the log. */
function fromJson(kind: string, json: unknown, name: string): unknown {
  if (exactly.has(kind)) return exactly.get(kind);
  const make = alike.get(kind);
  if (make) return make(json);
  return kind === 'function' ? createFunctionStandIn(name) : createStandIn(name, kind, json);
}

/**
 * Puts a value that JSON cannot express back into the JSON of a file, if it has the path. A value that contains
 * others is put back after them.
 * @returns the whole: the value itself, if it has no path
 */
export function putBack(whole: unknown, [path, kind]: NotJson): unknown {
  const name = `${pathOfKeys(path)} (${kind})`;
  const key = path.at(-1);
  if (key === undefined) return fromJson(kind, whole, name);
  const parent = path.slice(0, -1).reduce(memberOf, whole);
  const isOfObjects = key in Object.prototype; // Such as '__proto__', which no log has.
  if (isHolder(parent) && !isOfObjects)
    Object.assign(parent, { [key]: fromJson(kind, memberOf(parent, key), name) });
  return whole;
}

/** A value of a kind without what it contained, which a person may have typed. Times and numbers stay. */
export const emptied = (kind: string, value: unknown): unknown =>
  exactly.has(kind) || kind === 'Date' || kind === 'bigint' ? value : fromJson(kind, null, kind);
