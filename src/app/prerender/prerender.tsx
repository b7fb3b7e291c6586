/**
 * The Node entry that `npm run build` uses to render the pages: the browser's components on a store without effects.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  prerenderedList,
  relatedTo,
  stateWithList,
  type PrerenderedRows,
  type Product,
  type ProductRow,
} from '@/entities/product';
import { textAt } from '@/pages/text';
import { ownLinks, shop } from '@/shared/config';
import { withBase } from '@/shared/lib';
import { addresses, indexAddress, openedAt, productAddress, type PageName } from '@/shared/navigation';
import { App } from '../layout/App';
import { feedOf } from './feed';
import { Head } from '../head/Head';
import { pages } from '../layout/pages';
import { pageAt } from '../layout/pageAt';
import { ProductIndex } from './ProductIndex';
import { makeStore } from '../redux/makeStore';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** Its file, without `.html`. */
  file: string;
  /**
   * The page that it shows: 'none' for the error view, 'static' for a page without scripts. The browser hydrates it only
   * if its address shows that page.
   */
  page: PageName | 'none' | 'static';
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

/** Ids that are a valid file name on every system. A product with another id is not prerendered. */
const FILE_NAME = /^[\w-]+$/;

interface Prerendered {
  /** Each renders a page: all pages of a long list at once would fill the memory. */
  pages: (() => PrerenderedPage)[];
  /** The rooted paths of the pages for search engines: the catalogue, the owner's pages and the products with a page. */
  addresses: string[];
  /** How many products have no page: their number is above the limit, or their id is no file name. */
  without: number;
}

/** All pages: the catalogue, the cart, the owner's pages, the error view, the frame of a product page, the index, and products. */
export async function prerender({ rows, limit, siteUrl }: Options): Promise<Prerendered> {
  const written = withPage(rows, limit);
  await Promise.all(pages.map(({ Page }) => Page.preload()));

  const first = (count: number): PrerenderedRows => ({
    rows: rows.slice(0, count),
    part: { from: 0, of: rows.length },
  });
  const withRelated = (row: ProductRow): PrerenderedRows => ({
    rows: [row, ...relatedTo(rows, row)],
    part: { from: -1, of: 0 },
  });

  const page = (
    file: string,
    path: string,
    prerendered: PrerenderedRows | null,
    isAddress = true,
  ): PrerenderedPage => {
    const list = prerendered && prerenderedList(prerendered);
    const product = list ? { product: stateWithList(list) } : {};
    const { store } = makeStore({ preloadedState: { navigation: openedAt(path, 0), ...product } });
    const [hoisted, body] = headAndBody(renderToString(<App store={store} />));
    const shownPage = pageAt(path)?.name ?? 'none';
    const own = isAddress ? { url: siteUrl + withBase(path) } : {};
    const shown: Product | undefined = shownPage === 'product' ? list?.products[0] : undefined;
    const head = renderToStaticMarkup(
      <Head {...own} siteUrl={siteUrl} product={shown} text={textAt(path)} />,
    );
    return { file, page: shownPage, head: hoisted + head, body, prerendered };
  };

  const texts = ownLinks.flatMap(({ to, title }) => (title ? [to] : []));
  const pagesOfShop = [
    () => page('index', addresses.catalogue, first(shop.pageSize)),
    () => page(fileOf(addresses.cart), addresses.cart, null),
    ...texts.map((path) => () => page(fileOf(path), path, null)),
    () => page('404', '/404', null, false),
    () => page('shell', productAddress('-'), null, false),
    () => indexOf(written, siteUrl),
  ];
  const ofProducts = written.map((row) => () => {
    const address = productAddress(row.id);
    return page(fileOf(address), address, withRelated(row));
  });
  return {
    pages: [...pagesOfShop, ...ofProducts],
    addresses: [addresses.catalogue, ...texts, ...written.map(({ id }) => productAddress(id))],
    without: rows.length - written.length,
  };
}

/** The products with a page of their own. */
const withPage = (rows: readonly ProductRow[], limit: number) =>
  rows.slice(0, limit).filter(({ id }) => FILE_NAME.test(id));

/** The page that lists all products and needs no script (ProductIndex.tsx), at `/produtos`. */
function indexOf(rows: readonly ProductRow[], siteUrl: string): PrerenderedPage {
  const [hoisted, body] = headAndBody(
    renderToString(<ProductIndex rows={rows} store={makeStore({}).store} />),
  );
  const head = hoisted + renderToStaticMarkup(<Head siteUrl={siteUrl} />);
  return { file: fileOf(indexAddress), page: 'static', head, body, prerendered: null };
}

/** The text of feed.xml (feed.ts), of the products with a page: Google refuses a link to a page that is not for search engines. */
export const feed = ({ rows, limit, siteUrl }: Options) => feedOf(withPage(rows, limit), siteUrl);

/** The file of an address: its path below the site's root. */
const fileOf = (path: string) => path.slice(1);

/** renderToString writes the title and preloads, which belong in the head, before the body's HTML. */
function headAndBody(html: string): [head: string, body: string] {
  const [head = ''] = /^(?:<title>.*?<\/title>|<link[^>]*>)*/s.exec(html) ?? [];
  return [head, html.slice(head.length)];
}
