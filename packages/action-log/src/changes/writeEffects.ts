import type { EffectRequest } from '../model/effectRequest';
import { hexOf } from './hash';

/** The side effects of one action as JSON, sorted, because the order in which effects run is no part of a log. */
export function writeEffects(asked: readonly EffectRequest[]): string[] {
  return asked
    .map((one) =>
      JSON.stringify(one, (_key, value: unknown) => (Array.isArray(value) ? hexOf(value) : value)),
    )
    .sort();
}
