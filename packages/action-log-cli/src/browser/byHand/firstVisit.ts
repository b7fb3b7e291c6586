import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log } from 'action-log';
import type { Choices } from '@/features/catalogue';
import type { RootState } from '@/app/redux/rootReducer';
import type { Shop } from '../../cli/loadShop';

/** What a browser must have before the first page of a log is opened. */
export interface FirstVisit {
  /** From the root, with query and hash. */
  address: string;
  /** The addresses of the history, the first one's index being 0, up to that of the page. */
  entries: readonly string[];
  /** By key of the shop, the text in storage. */
  saved: Readonly<Record<string, string>>;
}

/** Works out what a log's shopper had: what the shop read from storage then, or else the first state. */
export function firstVisitOf(log: Log, start: RootState, { savedOf, linkOf }: Shop): FirstVisit {
  const { pathname, search, hash, index } = start.navigation;
  // A shared link was taken out of the address before the log began.
  const loaded = log.actions.findIndex(({ type }) => type === 'action-log/pageLoaded');
  const linked = log.actions.slice(0, loaded < 0 ? undefined : loaded).find(isLinkOpened);
  const query = linked ? linkOf(linked.payload).slice(pathname.length) + search.replace('?', '&') : search;
  const address = pathname + query + hash;
  const entries = Array.from({ length: index + 1 }, () => address);
  for (const { payload } of log.actions) {
    const { to, arrival, index: at } = Object(payload) as { to?: string; arrival?: string; index?: number };
    // Which pages were visited before is only known of those that the shopper went back to.
    if (arrival === 'popped' && to !== undefined && at !== undefined && at < index) entries[at] = to;
  }
  return { address, entries, saved: savedBefore(log, savedOf(start)) };
}

const isLinkOpened = (action: UnknownAction): action is { type: string; payload: Choices } =>
  action.type === 'catalogue/linkOpened';

/** By key of storage, the type of the action that brings what is read from it as the shop opens. */
const restoring = { cart: 'cart/cartRestored', catalogue: 'catalogue/choicesRestored' } as const;

function savedBefore(log: Log, firstState: ReturnType<Shop['savedOf']>): Record<string, string> {
  const saved: Record<string, string> = {};
  for (const key of ['cart', 'catalogue'] as const) {
    const { text, restored } = readAtFirst(log, key);
    if (text !== null) saved[key] = text ?? JSON.stringify(restored ? restored.payload : firstState[key]);
  }
  return saved;
}

/** The text that was read before the action that brings it; null for none, undefined where the log does not tell. */
function readAtFirst({ actions, happened }: Log, key: keyof typeof restoring) {
  const at = actions.findIndex(({ type }) => type === restoring[key]);
  const read = happened.find(([count, one]) => one.read === key && count <= at)?.[1];
  const text = typeof read?.text === 'string' || read?.text === null ? read.text : undefined;
  return { text, restored: actions[at] };
}
