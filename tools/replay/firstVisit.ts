import { isFields, type Log } from 'action-log';
import type { FirstVisit } from 'action-log-cli';
import type { RootState } from '@/app/redux/rootReducer';
import { cartRestored } from '@/entities/cart';
import { productApi } from '@/entities/product';
import { choicesRestored, choicesAddress, linkOpened, selectShownChoices } from '@/features/catalogue';
import { ALL_PRODUCTS } from '@/shared/addresses';
import { CART_KEY, CHOICES_KEY } from '@/shared/config';

/** What is in storage after a state was saved, by its key (docs/contract.md, "Storage"). */
export const savedOf = (state: RootState): Readonly<Record<string, unknown>> => ({
  [CART_KEY]: state.cart.items,
  [CHOICES_KEY]: selectShownChoices(state),
});

const CAMPAIGN = 'utm_source=walk';

/** What the person in a log had: what the shop read from storage then, or else the first state. */
export function firstVisitOf(log: Log, start: RootState): FirstVisit {
  const { pathname, index } = start.navigation;
  // The navigation slice has the path of the page, not of the listing.
  const linked = log.actions.find(linkOpened.match);
  // '/' alone would restore saved choices; a link of the shop to it did not.
  const listing = linked && choicesAddress(linked.payload).replace(/^\/$/, `/${ALL_PRODUCTS}`);
  const opened = listing ?? pathname;
  // The shop drops a query that is not its own, such as a campaign's. With any query, '/' would not restore choices.
  const address = opened === '/' ? opened : opened + (opened.includes('?') ? '&' : '?') + CAMPAIGN;
  const entries = Array.from({ length: index + 1 }, () => address);
  for (const { payload } of log.actions) {
    // Of the earlier pages, a log has only those to which the person went back.
    if (!isFields(payload) || payload.arrival !== 'popped') continue;
    const { to, index: at } = payload;
    if (typeof to === 'string' && typeof at === 'number' && at < index) entries[at] = to;
  }
  return {
    entries,
    saved: savedBefore(log, start),
    isPageLoad: log.actions.slice(0, 10).some((action) => matchPending(action)),
  };
}

const { matchPending } = productApi.endpoints.list;

/** For each saved part, by its name in notes: the key in storage, and the action by which the shop restores it. */
const savedParts = {
  cart: { key: CART_KEY, restored: cartRestored },
  catalogue: { key: CHOICES_KEY, restored: choicesRestored },
};

/** What storage held at the start: the text that was read, or else the restored part, or else the first state. */
function savedBefore({ actions, happened }: Log, start: RootState): Record<string, string> {
  const saved = Object.entries(savedParts).map(([name, { key, restored }]) => {
    const at = actions.findIndex(restored.match);
    const read = happened.find(([count, note]) => note.read === name && count <= at)?.[1].text;
    const restoredPart = at < 0 ? savedOf(start)[key] : actions[at]?.payload;
    return [key, read === undefined ? JSON.stringify(restoredPart) : read] as const;
  });
  return Object.fromEntries(saved.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
