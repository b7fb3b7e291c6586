import type { UnknownAction } from 'redux';
import { isFields, type Step } from 'action-log';
import type { Cause, WalkRules } from 'action-log-cli';
import { addressOf } from '@/app/redux/historyEntries';
import type { RootState } from '@/app/redux/rootReducer';
import {
  cartRestored,
  changedElsewhere,
  orderFinished,
  saveFailed,
  saveResumed,
  undoExpired,
} from '@/entities/cart';
import { oldListSeen, selectProductList, stateWithList } from '@/entities/product';
import { sampleProducts } from '@/entities/product/index.fixtures';
import { choicesRestored, linkOpened } from '@/features/catalogue';
import { selectVisit } from '@/features/whatsappOrder';
import { CART_KEY } from '@/shared/config';
import { backPressed, locationChanged } from '@/shared/navigation';
import { fakeBackend, requestOf } from './fakeBackend';
import { firstVisitOf, savedOf } from './firstVisit';
import { positionAfter } from './positionAfter';

/** Types of the actions that the shop's effects dispatch, besides those of RTK Query. */
const byEffects: readonly string[] = [
  cartRestored.type,
  undoExpired.type,
  saveFailed.type,
  saveResumed.type,
  choicesRestored.type,
  linkOpened.type,
  orderFinished.type,
];

function causeOf({ action, before }: Step<RootState>, previous: Step<RootState> | undefined): Cause {
  if (oldListSeen.match(action)) return 'look';
  // The shop aborts only a request that has no answer yet, to send a new one.
  if (isFields(action.meta) && action.meta.aborted === true)
    return previous && oldListSeen.match(previous.action) ? 'app' : 'person';
  if (action.type.startsWith('product/') || byEffects.includes(action.type)) return 'app';
  if (changedElsewhere.match(action)) return { send: (sent) => messageFor(action, sent) };
  if (!locationChanged.match(action) || action.payload.arrival !== 'popped') return 'person';
  const goesBack = previous && backPressed.match(previous.action) && previous.before.navigation.index > 0;
  if (goesBack) return 'app';
  const { index = NaN } = action.payload;
  const go = index - before.navigation.index;
  return go ? { go } : 'person';
}

function contentOf({ type, payload, meta }: UnknownAction): unknown {
  // How many entries the history has depends on the release.
  if (type === locationChanged.type && isFields(payload)) return { ...payload, index: null };
  if (type === oldListSeen.type) return null;
  if (!type.startsWith('product/')) return payload ?? null;
  // RTK Query's own actions. Whether the built-in list is loaded depends on how soon the backend answers.
  if (!type.startsWith('product/executeQuery/')) return undefined;
  // A log contains only the products, and not how many rows of the answer were left out. From the request's id an order has its number.
  const answer = isFields(payload) ? payload : {};
  const { requestId } = isFields(meta) ? meta : {};
  return { requestId, products: answer.products, source: answer.source };
}

/**
 * The page gives an item that it adds another order key in each session, and a message counts only if its
 * stamp is later than all that the tabs have sent.
 */
function messageFor({ payload }: UnknownAction, sent: readonly unknown[]): unknown {
  if (!isFields(payload)) return payload;
  const known = sent.findLast((message) => isFields(message) && message.id === payload.id);
  const stamp = { at: Math.max(0, ...sent.map(timeOf)) + 1, tab: 'other' };
  return { version: 1, ...payload, orderKey: isFields(known) ? known.orderKey : stamp, stamp };
}

const timeOf = (message: unknown) =>
  isFields(message) && isFields(message.stamp) && typeof message.stamp.at === 'number' ? message.stamp.at : 0;

/** A state with what the page has instead: the products of its own build, and the numbers of its own orders. */
const shownState = (state: RootState, inPage: (text: string) => string) =>
  withOrdersOf(inPage, withOwnProducts(state));

/** An order's number follows from the id of the visit's first request. */
function withOrdersOf(inPage: (text: string) => string, state: RootState): RootState {
  const { whatsappOrder, checkout } = state;
  const visit = selectVisit(state);
  const { questioned } = whatsappOrder;
  const { charge } = checkout;
  return {
    ...state,
    whatsappOrder: {
      ...whatsappOrder,
      ...(visit && { visit: inPage(visit) }),
      ...(questioned && { questioned: inPage(questioned) }),
    },
    checkout: { ...checkout, ...(charge && { charge: { ...charge, number: inPage(charge.number) } }) },
  };
}

/** Until the backend answers, and if it does not, a page shows the list of its own build, whose products may have changed. */
function withOwnProducts(state: RootState): RootState {
  const list = selectProductList(state);
  if (list?.source !== 'built-in') return state;
  const products = list.products.map((product) => ownProducts.get(product.id) ?? product);
  const shown = stateWithList({ ...list, products }, state.product);
  // The list keeps the time of its call, from which a screen counts days: the walk may be on another day.
  const timesOf = (key: string) => {
    const { startedTimeStamp, fulfilledTimeStamp } = state.product.queries[key] ?? {};
    return { startedTimeStamp, fulfilledTimeStamp };
  };
  const queries = Object.entries(shown.queries).map(([key, query]) => [key, { ...query, ...timesOf(key) }]);
  return { ...state, product: { ...shown, queries: Object.fromEntries(queries) as typeof shown.queries } };
}

const ownProducts = new Map(sampleProducts().map((product) => [product.id, product]));

/** The small pictures below a product's photo: their code comes after that of the page (ProductPictures.tsx). */
const isAddedByScripts = (line: string) => line.trim() === '- group "Fotos":';

export const walk: WalkRules<RootState> = {
  isAddedByScripts,
  shownState,
  causeOf,
  contentOf,
  firstVisitOf,
  addressOf,
  positionAfter,
  savedOf,
  requestOf,
  channel: CART_KEY,
  fakeBackend,
};
