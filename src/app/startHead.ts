import type { TypedStartListening } from '@reduxjs/toolkit';
import { selectProductList } from '@/entities/product';
import { addresses, selectPathname, selectVisits } from '@/shared/navigation';
import type { RootState } from './redux/rootReducer';

const [PRODUCT] = addresses.product.split(':');

/**
 * Lets canonical address, description and JSON-LD follow what is shown: the build wrote those of one page, with the price
 * of that time. Nothing is loaded until the shopper goes to another page, or a product's page gets the backend's answer.
 */
export function startHead(startListening: TypedStartListening<RootState>): () => void {
  return startListening({
    predicate: (_action, now, before) =>
      selectVisits(now) !== selectVisits(before) ||
      (selectPathname(now).startsWith(PRODUCT ?? '') && selectProductList(now) !== selectProductList(before)),
    async effect(_action, { getState }) {
      // Without a network the tags stay as they are: only search engines and link previews read them.
      const { writeHead } = await import(/* webpackChunkName: "head" */ './writeHead').catch(() => ({
        writeHead: () => {},
      }));
      writeHead(getState());
    },
  });
}
