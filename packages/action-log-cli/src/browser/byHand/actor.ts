import type { Step } from 'action-log';
import type { RootState } from '@/app/redux/rootReducer';

/** Who made an action happen. */
export type Actor = 'person' | 'shop' | 'browser' | 'other tab';

/** What the shop's effects dispatch by themselves. */
const BY_EFFECTS = [
  'product/executeQuery/pending',
  'product/executeQuery/fulfilled',
  'cart/cartRestored',
  'cart/undoExpired',
  'catalogue/choicesRestored',
  'catalogue/linkOpened',
  'checkout/orderFinished',
];

/**
 * Who made an action of a log happen.
 * @param previous the action before it
 */
export function actorOf({ action }: Step<RootState>, previous: Step<RootState> | undefined): Actor {
  const { type, payload } = action;
  if (BY_EFFECTS.includes(type)) return 'shop';
  if (type === 'cart/changedElsewhere') return 'other tab';
  const { arrival } = Object(payload) as { arrival?: unknown };
  if (type !== 'navigation/locationChanged' || arrival !== 'popped') return 'person';
  const goesBack = previous?.action.type === 'navigation/backPressed' && previous.before.navigation.index > 0;
  return goesBack ? 'shop' : 'browser';
}
