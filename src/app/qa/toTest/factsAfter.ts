import type { UnknownAction } from '@reduxjs/toolkit';
import { selectCartItems, selectTotal } from '@/entities/cart';
import { startOf } from '@/features/action-log';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import type { RootState } from '../../redux/rootReducer';
import { replayable } from '../replayable';

/**
 * What a shopper sees after some events: the page, the choices, the cart, and the alerts on the way. Tests that
 * `writeTest` wrote call it. Throws where a reducer does.
 * @param start the slices that differ from those of a new store at the start
 */
export function factsAfter(
  events: readonly UnknownAction[],
  start: Readonly<Partial<Record<keyof RootState, unknown>>> = {},
) {
  let state = startOf({ preloadedState: start }, replayable);
  const alerts: unknown[] = [];
  for (const event of events) {
    const before = state;
    state = replayable.reducer(before, event);
    alerts.push(...alertsIn(replayable.askedBy(event, before, state)));
  }
  return factsOf(state, alerts);
}

export type Facts = ReturnType<typeof factsOf>;

/** The same facts of one state, with the alerts on the way to it. */
export function factsOf(state: RootState, alerts: readonly unknown[]) {
  const { category, sort, search, page } = state.catalogue;
  return {
    pathname: selectPathname(state),
    choices: { category, sort, search, page },
    cart: selectCartItems(state).map(({ name, quantity }) => ({ name, quantity })),
    totalInCents: selectTotal(state),
    isWaiting: selectIsWaiting(state),
    alerts,
  };
}

/** The texts of the alerts among some side effects. */
export function alertsIn(asked: readonly Readonly<Record<string, unknown>>[]): unknown[] {
  return asked.flatMap((one) => ('alert' in one ? [one.alert] : []));
}
