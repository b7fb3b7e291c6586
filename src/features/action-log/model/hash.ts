// Structural hashes: equal for equal JSON, whatever the order of an object's keys. What an object's hash is made of
// is remembered by reference, so that hashing the next state costs as much as what changed in it.

const known = new WeakMap<object, number>();
const NULL = 5;
const knownKeys = new Map<string, number>();

/** The hash of any JSON value as 8 hexadecimal digits. Keys whose value is undefined count as absent. */
export function hexOf(value: unknown): string {
  return (hashOf(value) >>> 0).toString(16).padStart(8, '0');
}

/** The same as a 32-bit integer. */
export function hashOf(value: unknown): number {
  if (typeof value === 'string') return ofText(value, 1);
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value !== 'object' || value === null) return value === true ? 3 : value === false ? 4 : NULL;
  const before = known.get(value);
  if (before !== undefined) return before;
  const hash = Array.isArray(value) ? ofList(value) : ofRecord(value as Record<string, unknown>);
  known.set(value, hash);
  return hash;
}

function ofNumber(value: number): number {
  if (Number.isSafeInteger(value)) return mix((value | 0) ^ mix(Math.floor(value / 2 ** 32) + 2));
  return Number.isFinite(value) ? ofText(String(value), 2) : NULL; // JSON, too, writes null for Infinity.
}

function ofRecord(record: Record<string, unknown>): number {
  let sum = 6;
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) sum = (sum + mix(ofKey(key) ^ Math.imul(hashOf(value), 0x9e3779b1))) | 0;
  }
  return mix(sum);
}

function ofList(list: readonly unknown[]): number {
  let hash = 7;
  for (const value of list) hash = mix(Math.imul(hash, 31) + hashOf(value));
  return hash;
}

function ofKey(key: string): number {
  let hash = knownKeys.get(key);
  if (hash === undefined) knownKeys.set(key, (hash = ofText(key, 8)));
  return hash;
}

/** FNV-1a. */
function ofText(text: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

/** The last step of MurmurHash3. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
