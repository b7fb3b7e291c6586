import type { TypedStartListening } from '@reduxjs/toolkit';
import { selectProductList } from '@/entities/product';
import { addresses, selectLocation, selectPathname, selectVisits } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';
import { removeHead } from './removeHead';

const [PRODUCT] = addresses.product.split(':');

/** Whether the shopper went to another page, or to another listing, which is a new history entry. */
const isElsewhere = (now: RootState, before: RootState) =>
  selectVisits(now) !== selectVisits(before) || selectLocation(now).index !== selectLocation(before).index;

/**
 * Keeps canonical address, description and JSON-LD consistent with the page. The build wrote them for one
 * page, with the price of that time. They are written again when a product's page gets the backend's answer,
 * and removed when the shopper goes to another page, because search engines and link previews, which read
 * them, do not.
 */
export function startHead(startListening: TypedStartListening<RootState>): () => void {
  return startListening({
    predicate: (_action, now, before) =>
      isElsewhere(now, before) ||
      (selectPathname(now).startsWith(PRODUCT ?? '') && selectProductList(now) !== selectProductList(before)),
    async effect(_action, { getState, getOriginalState }) {
      if (selectVisits(getState()) > 0 || isElsewhere(getState(), getOriginalState())) return removeHead();
      // Without a network the tags stay as they are.
      const head = await import(/* webpackChunkName: "head" */ './writeHead').catch(() => null);
      // The shopper may have gone to another page meanwhile.
      if (head && selectVisits(getState()) === 0) head.writeHead(getState());
    },
  });
}
