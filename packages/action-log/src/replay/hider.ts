import { isFields } from '../model/fields';
import { kindNotJson } from '../changes/notJson';
import { emptied } from '../changes/putBack';
import type { Mask } from '../model/hiddenText';

/**
 * Returns a function that hides the texts under the given keys, at any depth of a value.
 * @param hideText hides a part of a text under another key
 */
export const hider =
  (keys: readonly string[], hideText?: (key: string, text: string, mask: Mask) => string) =>
  <Value>(value: Value, mask: Mask): Value => {
    const hidePart = (key: string, part: unknown): unknown => {
      if (typeof part === 'string')
        return keys.includes(key) ? mask(part) : (hideText?.(key, part, mask) ?? part);
      const kind = kindNotJson(part);
      if (kind !== null) return emptied(kind, part);
      if (Array.isArray(part)) return part.map((member, at) => hidePart(String(at), member));
      if (!isFields(part)) return part;
      return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, hidePart(name, member)]));
    };
    return keys.length === 0 && !hideText ? value : (hidePart('', value) as Value);
  };
