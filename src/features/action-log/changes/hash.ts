// Structural hashes: equal for equal JSON, whatever the order of an object's keys. What was hashed before is known by
// its reference, so that hashing the next state costs as much as what changed in it: the members of lists for good, and
// under each key of an object what stood there last, because most objects of a state are seen once more or never.

/** A key's own hash, and the value that stood under it last, in whatever object, with that value's hash. */
interface Slot {
  key: number;
  value: unknown;
  hash: number;
}

const members = new WeakMap<object, number>();
const slots = new Map<string, Slot>();
const NULL = 5;

/** The hash of any JSON value as 8 hexadecimal digits. Keys whose value is undefined count as absent. */
export function hexOf(value: unknown): string {
  return (hashOf(value) >>> 0).toString(16).padStart(8, '0');
}

/** The same as a 32-bit integer. */
export function hashOf(value: unknown): number {
  if (typeof value === 'string') return ofText(value, 1);
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value !== 'object' || value === null) return value === true ? 3 : value === false ? 4 : NULL;
  return Array.isArray(value) ? ofList(value) : ofRecord(value as Record<string, unknown>);
}

function ofNumber(value: number): number {
  if (Number.isSafeInteger(value)) return mix((value | 0) ^ mix(Math.floor(value / 2 ** 32) + 2));
  return Number.isFinite(value) ? ofText(String(value), 2) : NULL; // JSON, too, writes null for Infinity.
}

function ofRecord(record: Record<string, unknown>): number {
  let sum = 6;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    const slot = slotOf(key);
    if (slot.value !== value) {
      const hash = hashOf(value); // It may use the same slot on its way.
      slot.value = value;
      slot.hash = hash;
    }
    sum = (sum + mix(slot.key ^ Math.imul(slot.hash, 0x9e3779b1))) | 0;
  }
  return mix(sum);
}

function slotOf(key: string): Slot {
  let slot = slots.get(key);
  if (slot === undefined) slots.set(key, (slot = { key: ofText(key, 8), value: undefined, hash: NULL }));
  return slot;
}

function ofList(list: readonly unknown[]): number {
  let hash = 7;
  for (const value of list) hash = mix(Math.imul(hash, 31) + ofMember(value));
  return hash;
}

function ofMember(value: unknown): number {
  if (typeof value !== 'object' || value === null) return hashOf(value);
  let hash = members.get(value);
  if (hash === undefined) members.set(value, (hash = hashOf(value)));
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
