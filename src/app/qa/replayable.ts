import type { UnknownAction } from '@reduxjs/toolkit';
import { alertFor, itemUpdated, offersUndo, productAdded, savesCart, undoExpired } from '@/entities/cart';
import { listRequest, productApi, queriesReducer, readAgain, selectProductList } from '@/entities/product';
import {
  HIDDEN,
  hexOf,
  pageLoaded,
  replayableOf,
  sessionContinued,
  type EffectRequest,
  type LogNote,
  type Mask,
} from 'action-log';
import {
  choicesRestored,
  listingAddress,
  linkOpened,
  readListingAddress,
  savesChoices,
  searchSubmitted,
} from '@/features/catalogue';
import { startsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { locationChanged } from '@/shared/navigation';
import { adopt, injectProducts, rootReducer, type RootState } from '../redux/rootReducer';
import { isState } from './isState';
import { knows, describeStep } from './steps';
import { view } from './view';

const { matchPending, matchFulfilled } = productApi.endpoints.list;
injectProducts(queriesReducer);

/** The side effects that `makeStore` starts because of an action, by the effects' own rules. */
function effectsOf(action: UnknownAction, before: RootState, after: RootState): EffectRequest[] {
  const effects: EffectRequest[] = [];
  if (savesChoices(before.catalogue, after.catalogue)) effects.push({ save: 'catalogue' });
  if (savesCart(before.cart, after.cart)) effects.push({ save: 'cart' });
  const alert = alertFor(action, before.cart);
  if (alert !== null) effects.push({ alert });
  if (offersUndo(before.cart, after.cart)) effects.push({ wait: shop.undoOfferMs });
  if (startsWaiting(before.checkout, after.checkout)) effects.push({ wait: shop.checkoutWaitMs });
  if (matchPending(action)) effects.push(listRequest);
  if (matchFulfilled(action)) effects.push({ answer: readAgain(action.payload) });
  return effects;
}

/** Hides the search in an address of the catalogue. */
function hideAddress(address: string, mask: Mask): string {
  const choices = readListingAddress(address);
  return choices?.search ? listingAddress({ ...choices, search: mask(choices.search) }) : address;
}

/** Searches are the only texts that a shopper types. The catalogue's address has them, too. */
function hideAction(action: UnknownAction, mask: Mask): UnknownAction {
  if (searchSubmitted.match(action)) return searchSubmitted(mask(action.payload));
  if (choicesRestored.match(action))
    return choicesRestored({ ...action.payload, search: mask(action.payload.search) });
  if (linkOpened.match(action)) return linkOpened({ ...action.payload, search: mask(action.payload.search) });
  if (locationChanged.match(action))
    return locationChanged({ ...action.payload, to: hideAddress(action.payload.to, mask) });
  if (sessionContinued.match(action))
    return sessionContinued(isState(action.payload) ? hideState(action.payload, mask) : null);
  if (pageLoaded.match(action))
    return pageLoaded(isState(action.payload) ? hideState(action.payload, mask) : null);
  return action;
}

/** Hides a typed search, and the choices in storage, which may contain one. */
function hideNote(one: LogNote, mask: Mask): LogNote {
  for (const kind of ['submit', 'fill'])
    if (typeof one[kind] === 'string') return { ...one, [kind]: mask(one[kind]) };
  if (typeof one.address === 'string') return { ...one, address: hideAddress(one.address, mask) };
  return one.read === 'catalogue' ? { ...one, text: HIDDEN } : one;
}

function hideState(state: RootState, mask: Mask): RootState {
  return { ...state, catalogue: { ...state.catalogue, search: mask(state.catalogue.search) } };
}

/** The products of a log's last state, in the header of its file. */
function extra(end: RootState) {
  const list = selectProductList(end);
  if (!list) return { products: null };
  const { source, products } = list;
  return { products: { source, count: products.length, fingerprint: hexOf(products) } };
}

/**
 * The part of an action that two sessions can have in common. The ids and times of requests differ each time. When a
 * request is sent and when an offer ends depends on the machine and on the shopper's pace.
 */
function essenceOf(action: UnknownAction): unknown {
  const { type, payload } = action;
  if (undoExpired.match(action)) return null;
  // Of the requests only the backend's answer counts. The screen shows if the list differs.
  if (type.startsWith(`${productApi.reducerPath}/`)) return matchFulfilled(action) ? [type] : null;
  if (productAdded.match(action) || itemUpdated.match(action)) return [type, action.payload?.id];
  if (locationChanged.match(action)) return [type, action.payload.to, action.payload.arrival];
  // States hold the ids and times of requests, too.
  if (sessionContinued.match(action) || pageLoaded.match(action)) return [type];
  return [type, payload];
}

/** The shop as a replay runs it: the reducers of the live store, and no effect. Call `loadPages` of view.tsx before it runs. */
export const replayable = replayableOf<RootState>({
  reducer: rootReducer,
  adopt,
  isState,
  effects: effectsOf,
  view,
  knows,
  describe: describeStep,
  extra,
  hideAction,
  hideNote,
  hideState,
  essenceOf,
});
