import type { EffectRequest } from '../model/log';
import { hexOf } from './hash';

/** The side effects of one action as JSON. They are sorted, because a log does not compare the order in which they run. */
export function writeEffects(effects: readonly EffectRequest[]): string[] {
  return effects
    .map((one) =>
      JSON.stringify(one, (_key, value: unknown) => (Array.isArray(value) ? hexOf(value) : value)),
    )
    .sort();
}
