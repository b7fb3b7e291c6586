import type { UnknownAction } from '@reduxjs/toolkit';
import { alertFor, offersUndo, savesCart } from '@/entities/cart';
import { listRequest, productApi, readAgain, selectProductList } from '@/entities/product';
import { hexOf, sessionContinued, type Asked, type Happening, type Replayable } from '@/features/action-log';
import { choicesRestored, savesChoices, searchSubmitted } from '@/features/catalogue';
import { startsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { rootReducer, type RootState } from '../redux/rootReducer';
import { isState } from './isState';
import { screenOf } from './screenOf';
import { knows, tellStep } from './steps';

const { matchPending, matchFulfilled } = productApi.endpoints.list;

/**
 * The side effects that `makeStore` starts because of an action, decided by the effects' own rules. A replay compares
 * them with those in the log; none is carried out.
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

/** Replaces a searched text in a log where it is hidden. */
const HIDDEN = '•••';

const hideText = (text: string) => (text === '' ? '' : HIDDEN);

/** Searches are the only text that a shopper types. */
function hideAction(action: UnknownAction): UnknownAction {
  if (searchSubmitted.match(action)) return searchSubmitted(hideText(action.payload));
  if (choicesRestored.match(action))
    return choicesRestored({ ...action.payload, search: hideText(action.payload.search) });
  if (sessionContinued.match(action))
    return sessionContinued(isState(action.payload) ? hideState(action.payload) : null);
  return action;
}

/** A search that was typed, and the choices in storage, which may contain one. */
function hideHappening(one: Happening): Happening {
  if (typeof one.submit === 'string') return { ...one, submit: hideText(one.submit) };
  return one.read === 'catalogue' ? { ...one, text: HIDDEN } : one;
}

function hideState(state: RootState): RootState {
  return { ...state, catalogue: { ...state.catalogue, search: hideText(state.catalogue.search) } };
}

function productsOf(state: RootState) {
  const list = selectProductList(state);
  return list
    ? { source: list.source, count: list.products.length, fingerprint: hexOf(list.products) }
    : null;
}

/** The shop as a replay runs it: the reducers of the live store, and no effect. */
export const replayable: Replayable<RootState> = {
  isState,
  reducer: rootReducer,
  askedBy,
  screenOf,
  knows,
  tell: tellStep,
  productsOf,
  hideAction,
  hideHappening,
  hideState,
};
