import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { ProductList } from './productList';

/** What the shop reads of an action of RTK Query. */
interface RequestAction extends UnknownAction {
  meta?: { arg?: { endpointName?: unknown } };
}

/** Whether an action is about the request for the list, in one of RTK Query's three phases. */
const isAbout = (phase: 'pending' | 'fulfilled', { type, meta }: RequestAction) =>
  type === `product/executeQuery/${phase}` && meta?.arg?.endpointName === 'list';

/** RTK Query's own matchers of the endpoint `list`, for code that runs before RTK Query has loaded. */
export const isListRequested = (action: UnknownAction) => isAbout('pending', action);
export const isListAnswered = (action: UnknownAction): action is PayloadAction<ProductList> =>
  isAbout('fulfilled', action);
