/**
 * The Node entry that `npm run build` uses to render the pages: the browser's components on a store without
 * effects.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderedList, stateWithList, type PrerenderedRows, type ProductRow } from '@/entities/product';
import { textAt } from '@/pages/text';
import { ownLinks } from '@/shared/config';
import { withBase } from '@/shared/lib';
import { readChoicesAddress, stateOfListing } from '@/features/catalogue';
import {
  addresses,
  ALL_PRODUCTS,
  listingNames,
  listingPath,
  productAddress,
  sharedPages,
} from '@/shared/addresses';
import { openedAt } from '@/shared/navigation';
import { App } from '../layout/App';
import { feedOf } from './feed';
import { Head } from '../head/Head';
import { makeStore } from '../redux/makeStore';
import { pageAt, routes, type PageRoute } from '../routes';
import { listingsOf, rowsOfProduct, withPage } from './pageRows';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** Its file, without `.html`. */
  file: string;
  /**
   * The page that it shows, or 'none' for the error view. The browser hydrates it only if its address shows
   * that page.
   */
  page: PageRoute['name'] | 'none';
  /** The path of the listing that it shows, on the catalogue: not '/', with which every visit begins. */
  listing?: string | undefined;
  /** The tags of its head: title, preloads, meta tags. */
  head: string;
  /** The HTML inside the root element. */
  body: string;
  /** The rows of the product list that it shows. */
  prerendered: PrerenderedRows | null;
}

interface Options {
  /** The built-in list. */
  rows: readonly ProductRow[];
  /** How many product pages are rendered at most. */
  limit: number;
  /** The shop's origin. */
  siteUrl: string;
}

/** All pages: listings, cart, the owner's pages, error view, frames of listings and a product, products. */
export async function prerender({ rows, limit, siteUrl }: Options) {
  const rowsWithPage = withPage(rows, limit);
  await Promise.all(routes.map(({ chunk }) => chunk.load()));

  const page = (
    file: string,
    path: string,
    prerendered: PrerenderedRows | null,
    canonical: string | null = path,
  ): PrerenderedPage => {
    const list = prerendered && prerenderedList(prerendered);
    const product = list ? { product: stateWithList(list) } : {};
    const listing = readChoicesAddress(path) ?? undefined;
    const catalogue = stateOfListing(path);
    const { store } = makeStore({ preloadedState: { navigation: openedAt(path, 0), catalogue, ...product } });
    const [hoisted, body] = headAndBody(renderToString(<App store={store} />));
    const shownPage = pageAt(path)?.name ?? 'none';
    const address = canonical === null ? {} : { url: siteUrl + withBase(canonical) };
    const pageProduct = list?.products.find(({ id }) => productAddress(id) === path);
    const head = renderToStaticMarkup(
      <Head {...address} siteUrl={siteUrl} product={pageProduct} text={textAt(path)} listing={listing} />,
    );
    const at = listing && path !== addresses.catalogue ? path : undefined;
    return { file, page: shownPage, listing: at, head: hoisted + head, body, prerendered };
  };

  const listings = listingsOf(rows);
  const allProducts = listingPath(ALL_PRODUCTS);
  const texts = ownLinks.flatMap(({ to, title }) => (title ? [to] : []));
  const pagesOfShop = [
    ...listings.map(
      ({ path, prerendered }) =>
        () =>
          page(fileOf(path) || 'index', path, prerendered),
    ),
    ...[...listingNames.values()].map(
      (name) => () => page(sharedPages.listingFrame(name), listingPath(name), null, null),
    ),
    () => page(fileOf(allProducts), allProducts, listings[0]?.prerendered ?? null, addresses.catalogue),
    () => page(fileOf(addresses.cart), addresses.cart, null),
    ...texts.map((path) => () => page(fileOf(path), path, null)),
    () => page(sharedPages.errorView, addressOf(sharedPages.errorView), null, null),
    () => page(sharedPages.productFrame, productAddress('-'), null, null),
  ];
  const ofProducts = rowsWithPage.map((row) => () => {
    const address = productAddress(row.id);
    return page(fileOf(address), address, rowsOfProduct(rows, row));
  });
  return {
    /** Each renders a page: all pages of a long list at once would fill the memory. */
    pages: [...pagesOfShop, ...ofProducts],
    /** The rooted paths for search engines: listings, the owner's pages and the products with a page. */
    addresses: [
      ...listings.map(({ path }) => path),
      ...texts,
      ...rowsWithPage.map(({ id }) => productAddress(id)),
    ],
    /** How many products have no page: their number is above the limit, or their id is no file name. */
    without: rows.length - rowsWithPage.length,
  };
}

/** The text of feed.xml (feed.ts), of the products with a page: Google refuses links to other pages. */
export const feed = ({ rows, limit, siteUrl }: Options) => feedOf(withPage(rows, limit), siteUrl);

/** The file of an address: its path below the site's root. */
const fileOf = (path: string) => path.slice(1);

/** The address at which a file is served. */
const addressOf = (file: string) => `/${file}`;

/** renderToString writes the title and preloads, which belong in the head, before the body's HTML. */
function headAndBody(html: string): [head: string, body: string] {
  const [head = ''] = /^(?:<title>.*?<\/title>|<link[^>]*>)*/s.exec(html) ?? [];
  return [head, html.slice(head.length)];
}
