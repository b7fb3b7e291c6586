import type { UnknownAction } from 'redux';
import { isAction } from '../changes/fields';

// Actions that libraries send for themselves. In a file of their own, because the recorder needs them in the first download and a
// replay comes later.

/** RTK Query registers its middleware by an action whose payload differs with every page load. It is not recorded. */
export const isPlumbing = (action: unknown) =>
  isAction(action) && action.type.endsWith('/config/middlewareRegistered');

/**
 * What RTK Query records of which component uses which answer. A replay needs them, but their ids and when they are dispatched
 * differ in every session.
 */
export const isBookkeeping = ({ type }: Pick<UnknownAction, 'type'>) =>
  /\/(internalSubscriptions|subscriptions|mutations)\/\w+$/.test(type);
