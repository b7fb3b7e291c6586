import { createElement, lazy, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { loadWaitingScreen } from '@/features/checkout';
import { firstSign, idle } from '@/shared/lib';
import { addresses, selectVisits, type PageName } from '@/shared/navigation';

type Load = () => Promise<ComponentType>;

/**
 * A page in a chunk of its own. Once its chunk is there it renders at once, without the one empty frame that
 * `lazy` alone would show; a chunk that did not come, which `lazy` would never ask for again, is asked for anew
 * with the next visit.
 */
function lazyPage(load: Load) {
  let loaded: ComponentType | undefined;
  let asked: { visit: number; Page: ComponentType } | undefined;
  const preload = async () => (loaded = await load());
  const pageFor = (visit: number) => {
    if (loaded) return loaded;
    if (asked?.visit !== visit) asked = { visit, Page: lazy(async () => ({ default: await preload() })) };
    return asked.Page;
  };
  const Page = () => {
    const visit = useSelector(selectVisits);
    return createElement(pageFor(visit));
  };
  return Object.assign(Page, { preload });
}

// Where most visits begin: in the first chunk, as it compresses better with the rest.
const CataloguePage = lazyPage(
  async () => (await import(/* webpackMode: "eager" */ '@/pages/catalogue')).CataloguePage,
);
const ProductPage = lazyPage(
  async () => (await import(/* webpackChunkName: "product" */ '@/pages/product')).ProductPage,
);
export const WaitingScreen = lazyPage(async () => (await loadWaitingScreen()).WaitingScreen);
const CartPage = lazyPage(async () => {
  await WaitingScreen.preload(); // Of the same chunk; an order's wait is seen at once.
  return (await import(/* webpackChunkName: "cart" */ '@/pages/cart')).CartPage;
});

const pageFor = (name: PageName, Page: ReturnType<typeof lazyPage>) => ({ name, path: addresses[name], Page });

/** Every page of the store: its name, which is also its chunk's, its address, and what it renders. */
export const pages = [
  pageFor('catalogue', CataloguePage),
  pageFor('product', ProductPage),
  pageFor('cart', CartPage),
];

/** Fetches every page's chunk for a visitor who stays, so that a later click waits for nothing. */
export function usePreloadedPages() {
  useEffect(() => {
    // A chunk that does not come now is asked for again when its page is opened, and fails there visibly.
    void firstSign()
      .then(idle)
      .then(() => pages.forEach(({ Page }) => void Page.preload().catch(() => undefined)));
  }, []);
}
