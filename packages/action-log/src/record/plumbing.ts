import { isAction } from '../model/fields';

export const isOfPersist = (action: unknown): boolean =>
  isAction(action) && action.type.startsWith('persist/');

/**
 * Actions that are not recorded: RTK Query registers its middleware by one whose payload differs with every
 * page load, and those of redux-persist contain functions.
 */
export const isPlumbing = (action: unknown): boolean =>
  isOfPersist(action) || (isAction(action) && action.type.endsWith('/config/middlewareRegistered'));
