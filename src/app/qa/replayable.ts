import type { UnknownAction } from '@reduxjs/toolkit';
import { alertFor, offersUndo, savesCart } from '@/entities/cart';
import { listRequest, productApi, readAgain, selectProductList } from '@/entities/product';
import { hexOf, sessionContinued, type Asked, type Replayable } from '@/features/action-log';
import { choicesRestored, savesChoices, searchSubmitted } from '@/features/catalogue';
import { startsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { rootReducer, type RootState } from '../redux/rootReducer';
import { steps, tellStep } from './steps';

const { matchPending, matchFulfilled } = productApi.endpoints.list;

/**
 * What the effects of `makeStore` ask the world for on account of an action, decided by their own rules. A replay
 * compares it with what a log says; nothing is carried out.
 */
function askedBy(action: UnknownAction, before: RootState, after: RootState): Asked[] {
  const asked: Asked[] = [];
  if (savesChoices(before.catalogue, after.catalogue)) asked.push({ save: 'catalogue' });
  if (savesCart(before.cart, after.cart)) asked.push({ save: 'cart' });
  const alert = alertFor(action, before.cart);
  if (alert !== null) asked.push({ alert });
  if (offersUndo(before.cart, after.cart)) asked.push({ wait: shop.undoOfferMs });
  if (startsWaiting(before.checkout, after.checkout)) asked.push({ wait: shop.checkoutWaitMs });
  if (matchPending(action)) asked.push(listRequest);
  if (matchFulfilled(action)) asked.push({ answer: readAgain(action.payload) });
  return asked;
}

/** What stands in the log in place of a searched text, where it is hidden. */
const HIDDEN = '•••';

const hideText = (text: string) => (text === '' ? '' : HIDDEN);

/** The only free text of the shop is what was searched. */
function hideAction(action: UnknownAction): UnknownAction {
  if (searchSubmitted.match(action)) return searchSubmitted(hideText(action.payload));
  if (choicesRestored.match(action))
    return choicesRestored({ ...action.payload, search: hideText(action.payload.search) });
  if (sessionContinued.match(action)) return sessionContinued(hideState(action.payload as RootState));
  return action;
}

function hideState(state: RootState): RootState {
  return { ...state, catalogue: { ...state.catalogue, search: hideText(state.catalogue.search) } };
}

function productsOf(state: RootState) {
  const list = selectProductList(state);
  return list && { source: list.source, count: list.products.length, fingerprint: hexOf(list.products) };
}

/** The shop as a replay runs it: the reducers of the live store, and no effect. A log's states are of this shape. */
export const replayable: Replayable = {
  reducer: (state, action) => rootReducer(state as RootState, action),
  askedBy: (action, before, after) => askedBy(action, before as RootState, after as RootState),
  knows: (type) => Object.hasOwn(steps, type),
  tell: (action, before) => tellStep(action, before as RootState),
  productsOf: (state) => productsOf(state as RootState) ?? null,
  hideAction,
  hideState: (state) => hideState(state as RootState),
};
