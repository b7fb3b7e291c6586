import { createElement, lazy, useContext, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { loadWaitingScreen } from '@/features/checkout';
import { firstSign, idle } from '@/shared/lib';
import { addresses, selectVisits, type PageName } from '@/shared/navigation';
import { inTime } from './loadError';
import { RecoveryContext, type Recovery } from './recovery';

type Load = () => Promise<ComponentType>;

/**
 * A page in a chunk of its own, beyond what React's `lazy` does: a chunk that was preloaded renders in the same frame
 * (`lazy` shows one empty frame), and a chunk that failed to load is requested again on the next visit of the page
 * (`lazy` never retries). A press that needs a chunk which does not come loads the address as a document
 * (loadDocument.ts).
 */
function lazyPage(load: Load) {
  let loaded: ComponentType | undefined;
  let asked: { visit: number; Page: ComponentType } | undefined;
  const preload = async () => (loaded = await load());
  const pageFor = (visit: number, recovery: Recovery | null) => {
    if (loaded) return loaded;
    // Without a visit the document was just loaded, and loading it once more would be a loop.
    const retry = (visit > 0 && recovery?.retry) || Promise.reject.bind(Promise);
    const load = () => inTime(preload()).catch<never>(retry);
    if (asked?.visit !== visit) asked = { visit, Page: lazy(async () => ({ default: await load() })) };
    return asked.Page;
  };
  const Page = () => {
    const visit = useSelector(selectVisits);
    const recovery = useContext(RecoveryContext);
    return createElement(pageFor(visit, recovery));
  };
  return Object.assign(Page, { preload });
}

const CataloguePage = lazyPage(
  async () => (await import(/* webpackChunkName: "catalogue" */ '@/pages/catalogue')).CataloguePage,
);
const ProductPage = lazyPage(
  async () => (await import(/* webpackChunkName: "product" */ '@/pages/product')).ProductPage,
);
export const WaitingScreen = lazyPage(async () => (await loadWaitingScreen()).WaitingScreen);
const CartPage = lazyPage(async () => {
  await WaitingScreen.preload(); // It is in the same chunk, so that an order's waiting screen needs no download.
  return (await import(/* webpackChunkName: "cart" */ '@/pages/cart')).CartPage;
});

const pageFor = (name: PageName, Page: ReturnType<typeof lazyPage>) => ({
  name,
  path: addresses[name],
  Page,
});

/** Every page of the store: its name, which is also its chunk's name, its address pattern and its component. */
export const pages = [
  pageFor('catalogue', CataloguePage),
  pageFor('product', ProductPage),
  pageFor('cart', CartPage),
];

/** Preloads every page's chunk at the first sign of a visitor who stays, so that later clicks need no download. */
export function usePreloadedPages() {
  useEffect(() => {
    // A failure is ignored here: the chunk is requested again when its page is opened, which then shows the error.
    void firstSign()
      .then(idle)
      .then(() => pages.forEach(({ Page }) => void Page.preload().catch(() => undefined)));
  }, []);
}
