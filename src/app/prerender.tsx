/**
 * The Node entry that `npm run build` makes the pages with: the browser's components over a store without a world.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  loadBuiltInRows,
  preparedList,
  stateWithList,
  type Prepared,
  type Product,
} from '@/entities/product';
import { FIRST_ROW } from '@/features/catalogue';
import { shop } from '@/shared/config';
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
  /** Its address, where it stands for one only. */
  path: string | null;
  /** Which page it is, by which the browser knows that it may hydrate it; 'none' for the error view. */
  page: PageName | 'none';
  /** The head's tags: title, description, what other sites show of it. */
  head: string;
  /** What stands in the root element. */
  body: string;
  /** What the page shows of the list. */
  prepared: Prepared | null;
}

interface Options {
  /** The most product pages that are made. */
  limit: number;
  /** The shop's own address, absolute and without a slash at the end. */
  siteUrl: string;
}

/** Ids that are a file name everywhere; a product with another one has no page of its own. */
const FILE_NAME = /^[\w-]+$/;

/** All pages: the catalogue, the cart, the error page, a product page's frame, and the products' pages. */
export async function prerender({ limit, siteUrl }: Options): Promise<PrerenderedPage[]> {
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
    const own = isAddress ? { url: siteUrl + path } : {};
    const shown: Product | undefined = shownPage === 'product' ? list?.products[0] : undefined;
    const first = list?.products.slice(0, FIRST_ROW) ?? [];
    const head = renderToStaticMarkup(<Head {...own} siteUrl={siteUrl} product={shown} first={first} />);
    return { file, path: isAddress ? path : null, page: shownPage, head: hoisted + head, body, prepared };
  };

  const products = rows.slice(0, limit).filter(({ id }) => FILE_NAME.test(id));
  return [
    page('index', addresses.catalogue, part(0, shop.pageSize)),
    page(fileOf(addresses.cart), addresses.cart, null),
    page('404', '/404', null, false),
    page('shell', productAddress('-'), null, false),
    ...products.map(({ id }) =>
      // The first product whose id contains the address's text, as in the browser.
      page(
        fileOf(productAddress(id)),
        productAddress(id),
        part(
          rows.findIndex((row) => row.id.includes(id)),
          1,
        ),
      ),
    ),
  ];
}

/** A page's file lies where its address says. */
const fileOf = (path: string) => path.slice(1);

/** React writes what belongs into the head, the title and preloads, before everything else. */
const HOISTED = /^((?:<title>.*?<\/title>|<link[^>]*>)*)(.*)$/s;
