import type { UnknownAction } from 'redux';
import { isFields, pageLoaded, type Log } from 'action-log';
import type { FirstVisit } from 'action-log-cli';
import type { RootState } from '@/app/redux/rootReducer';
import { cartRestored } from '@/entities/cart';
import { choicesRestored, listingAddress, linkOpened, selectShownChoices } from '@/features/catalogue';
import { endpointOf } from './fakeBackend';

type Key = 'cart' | 'catalogue';

/** What is in storage after a state was saved, by its key (docs/contract.md, "Storage"). */
export function savedOf(state: RootState): Readonly<Record<Key, unknown>> {
  return { cart: state.cart.items, catalogue: selectShownChoices(state) };
}

/** What the person in a log had: what the shop read from storage then, or else the first state. */
export function firstVisitOf(log: Log, start: RootState): FirstVisit {
  const { pathname, search, hash, index } = start.navigation;
  // The navigation slice has the path of the page, not of the listing.
  const loaded = log.actions.findIndex(pageLoaded.match);
  const linked = log.actions.slice(0, loaded < 0 ? undefined : loaded).find(linkOpened.match);
  // '/' alone would restore saved choices; a link of the shop to it did not.
  const listing = linked && listingAddress(linked.payload).replace(/^\/$/, '/produtos');
  const address = listing ?? pathname + search + hash;
  const entries = Array.from({ length: index + 1 }, () => address);
  for (const { payload } of log.actions) {
    // Of the earlier pages only those are known that the person went back to.
    if (!isFields(payload) || payload.arrival !== 'popped') continue;
    const { to, index: at } = payload;
    if (typeof to === 'string' && typeof at === 'number' && at < index) entries[at] = to;
  }
  return {
    address,
    entries,
    saved: savedBefore(log, savedOf(start)),
    restoredAt: log.actions.findIndex(cartRestored.match),
    isPageLoad: log.actions.slice(0, 10).some(requestsProducts),
  };
}

const requestsProducts = ({ type, meta }: UnknownAction) =>
  type === 'product/executeQuery/pending' && endpointOf(meta) === 'list';

/** By key of storage, the action by which the shop takes over what it read when it opened. */
const restoring = { cart: cartRestored, catalogue: choicesRestored };

function savedBefore(log: Log, firstState: Readonly<Record<Key, unknown>>): Record<string, string> {
  const saved: Record<string, string> = {};
  for (const key of ['cart', 'catalogue'] as const) {
    const { text, restored } = readAtFirst(log, key);
    if (text !== null) saved[key] = text ?? JSON.stringify(restored ? restored.payload : firstState[key]);
  }
  return saved;
}

/** The text that was read before `restoring`; null for nothing, undefined if the log does not say. */
function readAtFirst({ actions, happened }: Log, key: Key) {
  const at = actions.findIndex(restoring[key].match);
  const read = happened.find(([count, note]) => note.read === key && count <= at)?.[1];
  const text = typeof read?.text === 'string' || read?.text === null ? read.text : undefined;
  return { text, restored: actions[at] };
}
