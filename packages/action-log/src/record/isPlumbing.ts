import { isAction } from '../changes/fields';

/** RTK Query registers its middleware by an action whose payload differs with every page load. It is not recorded. */
export const isPlumbing = (action: unknown): boolean =>
  isAction(action) && action.type.endsWith('/config/middlewareRegistered');
