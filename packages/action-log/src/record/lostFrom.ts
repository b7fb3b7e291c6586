import { isFields, isHolder } from '../changes/fields';
import { fieldsOf } from '../file/readFields';
import type { Recording } from './recorder';

/**
 * What of a recording the file of a log cannot keep, because it is not JSON: the path and the kind of the first such value in
 * the first state or in an action, as 'cart.openedAt (Date)'; null if the file keeps all. The parts of `meta` in which Redux Toolkit
 * keeps requests are left out, as in its own check.
 */
export function lostFrom<State>({ segments }: Pick<Recording<State>, 'segments'>): string | null {
  const lost = lostIn(segments[0]?.snapshot, []);
  if (lost !== null) return lost;
  for (const { actions } of segments)
    for (const action of actions) {
      const { type, meta, ...rest } = fieldsOf(action);
      const { arg: _arg, baseQueryMeta: _baseQueryMeta, ...noted } = fieldsOf(meta);
      const found = lostIn({ ...rest, meta: noted }, [], [String(type)]);
      if (found !== null) return found;
    }
  return null;
}

function lostIn(value: unknown, above: readonly object[], path: readonly string[] = []): string | null {
  const named = (kind: string) => `${path.join('.')} (${kind})`;
  if (['bigint', 'function', 'symbol'].includes(typeof value)) return named(typeof value);
  if (!isHolder(value)) return null;
  if (above.includes(value)) return named('cycle');
  if (!isPlain(value)) return named(value.constructor.name);
  for (const [key, part] of Object.entries(value)) {
    const found = lostIn(part, [...above, value], [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Whether an object is a list or one that `{}` makes, also in another window. */
function isPlain(value: object): boolean {
  if (Array.isArray(value) || !isFields(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
