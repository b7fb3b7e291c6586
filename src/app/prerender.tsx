/**
 * The Node entry with which `npm run build` renders the pages: the browser's components on a store without effects.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  loadBuiltInRows,
  preparedList,
  stateWithList,
  type Prepared,
  type Product,
} from '@/entities/product';
import { shop } from '@/shared/config';
import { withBase } from '@/shared/lib';
import { addresses, openedAt, productAddress, type PageName } from '@/shared/navigation';
import { App } from './App';
import { Head } from './Head';
import { pages } from './layout/pages';
import { pageAt } from './layout/routes';
import { makeStore } from './redux/makeStore';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** Its file, without `.html`. */
  file: string;
  /** Which page it shows, 'none' for the error view. The browser hydrates only the page that its address shows. */
  page: PageName | 'none';
  /** The tags of its head: title, preloads, meta tags. */
  head: string;
  /** The HTML inside the root element. */
  body: string;
  /** The rows of the product list that it shows. */
  prepared: Prepared | null;
}

interface Options {
  /** How many product pages are rendered at most. */
  limit: number;
  /** The shop's origin. */
  siteUrl: string;
}

/** Ids that are a valid file name on every system. A product with another id gets no prerendered page. */
const FILE_NAME = /^[\w-]+$/;

interface Prerendered {
  pages: PrerenderedPage[];
  /** The rooted path of every page that is for search engines: the catalogue's, and those of all products. */
  addresses: string[];
}

/** Renders all pages: the catalogue, the cart, the error view, the frame of a product page, and products. */
export async function prerender({ limit, siteUrl }: Options): Promise<Prerendered> {
  const rows = await loadBuiltInRows();
  await Promise.all(pages.map(({ Page }) => Page.preload()));

  const part = (from: number, count: number): Prepared => ({
    rows: rows.slice(from, from + count),
    part: { from, of: rows.length },
  });

  const page = (file: string, path: string, prepared: Prepared | null, isAddress = true): PrerenderedPage => {
    const list = prepared && preparedList(prepared);
    const product = list ? { product: stateWithList(list) } : {};
    const { store } = makeStore({ preloadedState: { navigation: openedAt(path, 0), ...product } });
    const [, hoisted = '', body = ''] = HOISTED.exec(renderToString(<App store={store} />)) ?? [];
    const shownPage = pageAt(path)?.name ?? 'none';
    const own = isAddress ? { url: siteUrl + withBase(path) } : {};
    const shown: Product | undefined = shownPage === 'product' ? list?.products[0] : undefined;
    const head = renderToStaticMarkup(<Head {...own} siteUrl={siteUrl} product={shown} />);
    return { file, page: shownPage, head: hoisted + head, body, prepared };
  };

  const written = [
    page('index', addresses.catalogue, part(0, shop.pageSize)),
    page(fileOf(addresses.cart), addresses.cart, null),
    page('404', '/404', null, false),
    page('shell', productAddress('-'), null, false),
    ...rows.slice(0, limit).flatMap(({ id }, place) => {
      if (!FILE_NAME.test(id)) return [];
      const address = productAddress(id);
      return [page(fileOf(address), address, part(place, 1))];
    }),
  ];
  return { pages: written, addresses: [addresses.catalogue, ...rows.map(({ id }) => productAddress(id))] };
}

/** The file of an address: its path below the site's root. */
const fileOf = (path: string) => path.slice(1);

/** renderToString writes the title and preloads, which belong into the head, before the body's HTML. */
const HOISTED = /^((?:<title>.*?<\/title>|<link[^>]*>)*)(.*)$/s;
