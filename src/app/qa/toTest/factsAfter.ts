import type { UnknownAction } from '@reduxjs/toolkit';
import { selectCartItems, selectTotal } from '@/entities/cart';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import { replayable } from '../replayable';
import { rootReducer, type RootState } from '../../redux/rootReducer';

/**
 * What a shopper would say after some events: where one is, what one chose, what lies in the cart, which alerts came.
 * @param start what differs from a new store at the start, slice by slice
 */
export function factsAfter(
  events: readonly UnknownAction[],
  start: Readonly<Partial<Record<keyof RootState, unknown>>> = {},
) {
  let state = rootReducer(start as RootState, { type: 'start' });
  const alerts: unknown[] = [];
  for (const event of events) {
    const before = state;
    state = rootReducer(before, event);
    alerts.push(...alertsIn(replayable.askedBy(event, before, state)));
  }
  return factsOf(state, alerts);
}

export type Facts = ReturnType<typeof factsOf>;

/** The same of one state, with the alerts on the way there. */
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

/** The texts of the alerts among what effects asked for. */
export function alertsIn(asked: readonly Readonly<Record<string, unknown>>[]): unknown[] {
  return asked.flatMap((one) => ('alert' in one ? [one.alert] : []));
}
