import { createElement, lazy, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { idle } from '@/shared/lib';
import { selectVisits } from '@/shared/navigation';

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

const CataloguePage = lazyPage(
  async () => (await import(/* webpackChunkName: "catalogue" */ '@/pages/catalogue')).CataloguePage,
);
const ProductPage = lazyPage(
  async () => (await import(/* webpackChunkName: "product" */ '@/pages/product')).ProductPage,
);
const CartPage = lazyPage(async () => (await import(/* webpackChunkName: "cart" */ '@/pages/cart')).CartPage);

/** Every address of the store, and its page. */
export const routes = [
  { path: '/', Page: CataloguePage },
  { path: '/product/:productId', Page: ProductPage },
  { path: '/cart', Page: CartPage },
];

/** The route of an address; undefined where there is no page. */
export function routeOf(pathname: string) {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** Fetches every page's chunk when there is nothing else to do, so that a later click waits for nothing. */
export function usePreloadedPages() {
  useEffect(() => {
    // A chunk that does not come now is asked for again when its page is opened, and fails there visibly.
    void idle().then(() => routes.forEach(({ Page }) => void Page.preload().catch(() => undefined)));
  }, []);
}
