import { isAction } from '../changes/fields';

/**
 * Actions of libraries that are not recorded: RTK Query registers its middleware by one whose payload differs with every page load,
 * and those of redux-persist contain functions.
 */
export const isPlumbing = (action: unknown): boolean =>
  isAction(action) && /^persist\/|\/config\/middlewareRegistered$/.test(action.type);

export const isOfPersist = (action: unknown): boolean =>
  isAction(action) && action.type.startsWith('persist/');
