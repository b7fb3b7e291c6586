import type { TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { LoggedEffect } from 'action-log';
import { cartEffects } from '@/entities/cart';
import { listAnswer, listRenewal, listRequest } from '@/entities/product';
import { choicesSaving } from '@/features/catalogue';
import { checkoutWait } from '@/features/checkout';
import { goingBack } from '@/shared/navigation';
import type { Effect } from '@/shared/lib';
import { newEntry } from './historyEntries';
import type { RootState } from './rootReducer';
import type { EffectWorld } from './world';

/**
 * All effects of the shop. A live action runs them in the world; a replay compares their requests. Their
 * order does not matter.
 */
const effects: readonly Effect<RootState, EffectWorld>[] = [
  newEntry,
  goingBack,
  choicesSaving,
  checkoutWait,
  ...cartEffects,
  listRenewal,
  listRequest,
  listAnswer,
];

/** What the effects of an action request, as data for the action log. */
export const requestsOf = (action: UnknownAction, before: RootState, after: RootState): LoggedEffect[] =>
  effects
    .filter((effect) => effect.when(action, before, after))
    .map((effect) => ({ ...effect.request(action, before, after) }));

/** Runs the effects of each live action in the world. */
export function startEffects(startListening: TypedStartListening<RootState>, world: EffectWorld): void {
  for (const effect of effects)
    startListening({
      predicate: (action, after, before) => effect.when(action, before, after),
      effect: (action, store) =>
        effect.run?.(effect.request(action, store.getOriginalState(), store.getState()), {
          ...world,
          ...store,
        }),
    });
}
