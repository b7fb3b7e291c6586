import { rootReducer } from '../redux/rootReducer';

/**
 * Whether a value from a file has the shape of a state, as far as it goes: what it lacks may have come with a newer
 * version, but an object, list or text of another kind would crash the shop.
 */
export function isState(value: unknown): boolean {
  return isLike(rootReducer(undefined, { type: 'qa/compared' }), value);
}

function isLike(model: unknown, value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof model === 'string') return typeof value === 'string';
  if (Array.isArray(model)) return Array.isArray(value);
  if (!isRecord(model)) return true;
  return isRecord(value) && Object.entries(model).every(([key, part]) => isLike(part, value[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
