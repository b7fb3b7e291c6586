import { classOf, isFields, isPlain, type Fields } from '../model/fields';

// Structural hashes: equal for equal JSON, in any order of an object's keys. A value that JSON cannot
// express has the hash of null, or the hash of its kind.

const NULL = 5;

/** The hash of any JSON value as 8 hexadecimal digits. Keys whose value is undefined count as absent. */
export function structuralHash(value: unknown): string {
  return (structuralHash32(value) >>> 0).toString(16).padStart(8, '0');
}

/** The structural hash of any JSON value as a 32-bit integer, which is faster to compare. */
export function structuralHash32(value: unknown): number {
  if (typeof value === 'string') return ofText(value, 1);
  if (typeof value === 'number') return ofNumber(value);
  if (Array.isArray(value)) return ofList(value);
  if (isFields(value)) return isPlain(value) ? ofFields(value) : ofText(classOf(value), 9);
  return value === true ? 3 : value === false ? 4 : NULL;
}

function ofNumber(value: number): number {
  if (Number.isSafeInteger(value)) return mix((value | 0) ^ mix(Math.floor(value / 2 ** 32) + 2));
  return Number.isFinite(value) ? ofText(String(value), 2) : NULL; // JSON writes Infinity as null.
}

function ofFields(fields: Fields): number {
  let sum = 6;
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined)
      sum = (sum + mix(ofText(key, 8) ^ Math.imul(structuralHash32(value), 0x9e3779b1))) | 0;
  }
  return mix(sum);
}

function ofList(list: readonly unknown[]): number {
  let hash = 7;
  for (const value of list) hash = mix(Math.imul(hash, 31) + structuralHash32(value));
  return hash;
}

/** FNV-1a, which hashes a text character by character. */
function ofText(text: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

/** The last step of MurmurHash3: spreads every bit of the value over the whole hash. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
