import { createElement, lazy, useContext, useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { loadStandIns } from '@/entities/product';
import { loadWaitingScreen } from '@/features/checkout';
import { firstSign, idle } from '@/shared/lib';
import { selectVisits } from '@/shared/navigation';
import { loadDrawings } from '@/shared/ui';
import { inTime } from './loadError';
import { routes } from './pageAt';
import { RecoveryContext, type Recovery } from './recovery';

/**
 * A page in a chunk. Unlike React's `lazy`, a preloaded chunk renders in the same frame (`lazy` shows an
 * empty frame), and a chunk that failed is requested again at the next visit of the page (`lazy` never
 * retries). If a chunk fails after a press, the address is loaded as a document (loadDocument.ts).
 */
function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let requested: { visit: number; Page: ComponentType<Props> } | undefined;
  const preload = async () => (loaded = await load());
  const pageFor = (visit: number, recovery: Recovery | null) => {
    if (loaded) return loaded;
    // Before the first visit the document was just loaded; loading it again would loop.
    const retry = (visit > 0 && recovery?.retry) || Promise.reject.bind(Promise);
    const load = () => inTime(preload()).catch<never>(retry);
    if (requested?.visit !== visit)
      requested = { visit, Page: lazy(async () => ({ default: await load() })) };
    return requested.Page;
  };
  const Page = (props: Props) => {
    const visit = useSelector(selectVisits);
    const recovery = useContext(RecoveryContext);
    return createElement(pageFor(visit, recovery), props);
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
  return (await import(/* webpackChunkName: "cart", webpackExports: ["CartPage"] */ '@/pages/cart')).CartPage;
});

// The build leaves it out if the owner gives neither pages nor links.
const TextPage = process.env.OWN_LINKS
  ? lazyPage(async () => (await import(/* webpackChunkName: "text" */ '@/pages/text')).TextPage)
  : CataloguePage;

/** The component of each page, by its name. */
export const components = { catalogue: CataloguePage, product: ProductPage, cart: CartPage, text: TextPage };

/** The pages of the shop, with their components. */
export const pages = routes.map((route) => ({ ...route, Page: components[route.name] }));

/**
 * Preloads the drawings, so that they are there without a network, and at a visitor's first input the chunks
 * of all pages, so that later presses need no download.
 */
export function usePreloadedPages() {
  useEffect(() => {
    void idle().then(loadStandIns).then(loadDrawings);
    // A failure is ignored: opening the page requests the chunk again and shows the error.
    void firstSign()
      .then(idle)
      .then(() => pages.forEach(({ Page }) => void Page.preload().catch(() => undefined)));
  }, []);
}
