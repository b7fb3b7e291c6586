import { isFields } from '@/features/action-log';
import { rootReducer, type RootState } from '../redux/rootReducer';

/**
 * Whether a value from a file has the shape of a state. Slices and fields may be missing, because an older log lacks
 * what was added since; but an object, list or text in the place of something else would crash the shop.
 */
export function isState(value: unknown): value is RootState {
  return isFields(value) && isLike(rootReducer(undefined, { type: 'qa/compared' }), value);
}

function isLike(model: unknown, value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof model === 'string') return typeof value === 'string';
  if (Array.isArray(model)) return Array.isArray(value);
  if (!isFields(model)) return true;
  return isFields(value) && Object.entries(model).every(([key, part]) => isLike(part, value[key]));
}
