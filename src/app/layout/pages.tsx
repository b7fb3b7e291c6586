import { createElement, lazy, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
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

export const CataloguePage = lazyPage(
  async () => (await import(/* webpackChunkName: "catalogue" */ '@/pages/catalogue')).CataloguePage,
);
export const ProductPage = lazyPage(
  async () => (await import(/* webpackChunkName: "product" */ '@/pages/product')).ProductPage,
);
export const CartPage = lazyPage(
  async () => (await import(/* webpackChunkName: "cart" */ '@/pages/cart')).CartPage,
);

/** Fetches every page's chunk once the first one is shown, so that a later click waits for nothing. */
export function usePreloadedPages() {
  useEffect(() => {
    const pages = [CataloguePage, ProductPage, CartPage];
    // A chunk that does not come now is asked for again when its page is opened, and fails there visibly.
    pages.forEach((page) => void page.preload().catch(() => undefined));
  }, []);
}
