import type { UnknownAction } from 'redux';
import { isFields, type Step } from 'action-log';
import type { Actor, WalkRules } from 'action-log-cli';
import { replayable } from '@/app/qa/replayable';
import { addressOf } from '@/app/redux/address';
import type { RootState } from '@/app/redux/rootReducer';
import { cartRestored, changedElsewhere, undoExpired } from '@/entities/cart';
import { selectIsAnswered, selectProductList } from '@/entities/product';
import { sampleProducts } from '@/entities/product/index.fixtures';
import { choicesRestored, linkOpened, searchSubmitted } from '@/features/catalogue';
import { orderFinished } from '@/features/checkout';
import { storageName } from '@/shared/config';
import { addresses, backPressed, locationChanged } from '@/shared/navigation';
import { endpointOf, fakeBackend, requestOf } from './fakeBackend';
import { firstVisitOf, savedOf } from './firstVisit';

/** Types of the actions that the shop's effects dispatch, besides those of RTK Query. */
const byEffects: readonly string[] = [
  cartRestored.type,
  undoExpired.type,
  choicesRestored.type,
  linkOpened.type,
  orderFinished.type,
];

function actorOf({ action }: Step<RootState>, previous: Step<RootState> | undefined): Actor {
  if (isFields(action.meta) && action.meta.aborted === true) return 'person'; // The shop aborts none.
  if (action.type.startsWith('product/') || byEffects.includes(action.type)) return 'app';
  if (changedElsewhere.match(action)) return 'other tab';
  if (!locationChanged.match(action) || action.payload.arrival !== 'popped') return 'person';
  const goesBack = previous && backPressed.match(previous.action) && previous.before.navigation.index > 0;
  return goesBack ? 'app' : 'browser';
}

function contentOf({ type, payload, meta }: UnknownAction): unknown {
  // How many entries the history has depends on the release.
  if (type === locationChanged.type && isFields(payload)) return { ...payload, index: null };
  if (!type.startsWith('product/')) return payload ?? null;
  // A log contains only the products, not how many of the answer's were left out.
  const answer = isFields(payload) ? payload : {};
  return { endpoint: endpointOf(meta), products: answer.products, source: answer.source };
}

/**
 * The page gives an item that it adds another order key in each session, and a message counts only if its
 * stamp is later than all that the tabs have sent.
 */
function messageFor({ payload }: UnknownAction, sent: readonly unknown[]): unknown {
  if (!isFields(payload)) return payload;
  const known = sent.findLast((one) => isFields(one) && one.id === payload.id);
  const at = Math.max(0, ...sent.map(timeOf)) + 1;
  return { ...payload, ...(isFields(known) && { added: known.added }), stamp: { at, tab: 'other' } };
}

const timeOf = (message: unknown) =>
  isFields(message) && isFields(message.stamp) && typeof message.stamp.at === 'number' ? message.stamp.at : 0;

/**
 * On arrival at a page the heading has the focus, or after Back, but from the cart, the link to the page that
 * was left. Otherwise the focus may be on any control, but must not be lost, unless the same text is searched
 * again, after which a phone's keyboard must not cover the results.
 */
function focusAfter({ action, before, after }: Step<RootState>): string | null | undefined {
  const { visits, arrival, pathname } = after.navigation;
  const { visits: visitsBefore, pathname: left } = before.navigation;
  if (visits !== visitsBefore && arrival !== 'opened') {
    const follows = arrival === 'popped' && left !== pathname && left !== addresses.cart;
    const link = follows ? linkTo(left, after) : undefined;
    return link === undefined ? headingOf(after) : link;
  }
  const isSameSearch = before.catalogue.search === after.catalogue.search;
  return searchSubmitted.match(action) && isSameSearch ? undefined : null;
}

/**
 * The first link of the page's main part that leads to an address, as its line in the outline names it: 'link
 * "Sacola"'; null if its name is all of its content, undefined if there is no such link.
 */
function linkTo(address: string, state: RootState): string | null | undefined {
  const lines = replayable.outlineOf(state);
  const main = lines.slice(lines.indexOf('- main:'), lines.indexOf('- contentinfo:'));
  const at = main.findIndex((line) => line.trim() === `- /url: ${address}`);
  return at < 0 ? undefined : (/- (\w+ ".*")/.exec(main[at - 1] ?? '')?.[1] ?? null);
}

/** The heading of level 1 as its line in the outline names it: 'heading "Seu carrinho"'. */
const headingOf = (state: RootState) =>
  /- (heading ".*") \[level=1\]/.exec(replayable.outlineOf(state).join('\n'))?.[1] ?? null;

/** Until the backend answers, and if it does not, a page shows the list of its own build, whose products may have changed. */
function shownState(state: RootState): RootState {
  const list = selectProductList(state);
  if (list?.source !== 'built-in') return state;
  const products = list.products.map((product) => ownProducts.get(product.id) ?? product);
  const endpoint = selectIsAnswered(state) ? 'list' : 'builtIn';
  const query = { ...state.product.queries?.[`${endpoint}(undefined)`], data: { ...list, products } };
  const queries = { ...state.product.queries, [`${endpoint}(undefined)`]: query };
  return { ...state, product: { ...state.product, queries } as RootState['product'] };
}

const ownProducts = new Map(sampleProducts().map((product) => [product.id, product]));

export const walk: WalkRules<RootState> = {
  shownState,
  actorOf,
  contentOf,
  // RTK Query's own actions, and that it has loaded, which older logs lack. Whether the built-in list is
  // loaded depends on how soon the backend answers.
  isUnrecorded: ({ type, meta }) =>
    (type.startsWith('product/') && !type.startsWith('product/executeQuery/')) ||
    endpointOf(meta) === 'builtIn',
  firstVisitOf,
  addressOf,
  focusAfter,
  historyMove: ({ action: { payload }, before }) =>
    isFields(payload) && typeof payload.index === 'number' ? payload.index - before.navigation.index : NaN,
  savedOf,
  requestOf,
  channel: `${storageName}:cart`,
  messageFor,
  fakeBackend,
};
