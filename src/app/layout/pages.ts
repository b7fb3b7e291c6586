import { useEffect, type ComponentType } from 'react';
import { loadStandIns } from '@/entities/product';
import { firstSign, idle } from '@/shared/lib';
import { createChunk, loadDrawings } from '@/shared/ui';

const pageChunk = createChunk<ComponentType<{ productId: string }>>;

const loadCart = () => import(/* webpackChunkName: "cart" */ '@/pages/cart');

export const waitingScreen = pageChunk(async () => (await loadCart()).WaitingPage);

const catalogue = pageChunk(
  async () => (await import(/* webpackChunkName: "catalogue" */ '@/pages/catalogue')).CataloguePage,
);

/** The chunk of each page, by its name. */
export const pages = {
  catalogue,
  product: pageChunk(
    async () => (await import(/* webpackChunkName: "product" */ '@/pages/product')).ProductPage,
  ),
  cart: pageChunk(async () => {
    await waitingScreen.load(); // It is in the same chunk, so that an order's waiting screen needs no download.
    return (await loadCart()).CartPage;
  }),
  // The build leaves it out if the owner gives neither pages nor links.
  text: process.env.OWN_LINKS
    ? pageChunk(async () => (await import(/* webpackChunkName: "text" */ '@/pages/text')).TextPage)
    : catalogue,
};

export type PageChunk = typeof catalogue;

/**
 * Loads the drawings when the browser is idle, and at a visitor's first input the chunks of all pages, so that
 * later presses need no download, and no network. A failure is ignored: opening the page requests its chunk again.
 */
export function usePreloadedPages() {
  useEffect(() => {
    void idle().then(loadStandIns).then(loadDrawings);
    void firstSign()
      .then(idle)
      .then(() => {
        for (const { load } of Object.values(pages)) load().catch(() => undefined);
      });
  }, []);
}
