import type { Action } from 'redux';
import { isAction } from './fields';

export const isOfPersist = (action: unknown): boolean =>
  isAction(action) && action.type.startsWith('persist/');

/**
 * Actions that are not recorded: RTK Query registers its middleware by one whose payload differs with every
 * page load, and those of redux-persist contain functions.
 */
export const isPlumbing = (action: unknown): boolean =>
  isOfPersist(action) || (isAction(action) && action.type.endsWith('/config/middlewareRegistered'));

const RESTORED = 'action-log/stateRestored';

/** In a recording: redux-persist restored the state that is the payload, or removed it. No app dispatches it. */
export const stateRestored = (payload: unknown) => ({ type: RESTORED, payload });

export const isRestored = (action: Action): action is Action & { payload: unknown } =>
  action.type === RESTORED;
