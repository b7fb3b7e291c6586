import type { EffectRequest } from '../model/log';
import { hashOf } from './hash';

/**
 * The side effects of one action as JSON, with hashes in place of lists. They are sorted, because a log does
 * not compare the order in which they run.
 */
export function writeEffects(effects: readonly EffectRequest[]): string[] {
  const withHashes = (_key: string, value: unknown) => (Array.isArray(value) ? hashOf(value) : value);
  return effects.map((effect) => JSON.stringify(effect, withHashes)).sort();
}
