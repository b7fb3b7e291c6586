import type { EffectRequest } from '../model/log';
import { hexOf } from './hash';

/** The side effects of one action as JSON. They are sorted, because a log does not compare the order in which they run. */
export function writeEffects(effects: readonly EffectRequest[]): string[] {
  return effects.map(writeEffect).sort();
}

/** A side effect as JSON, with hashes in place of lists. */
export const writeEffect = (effect: EffectRequest): string =>
  JSON.stringify(effect, (_key, value: unknown) => (Array.isArray(value) ? hexOf(value) : value));
