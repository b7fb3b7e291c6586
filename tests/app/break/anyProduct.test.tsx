/** @jest-environment ./tests/testing/app/jsdom.ts */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseCartItem, productAdded } from '@/entities/cart';
import { isOddPrice, parseProduct, prerenderedList, stateWithList, type Product } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { orderMessage } from '@/features/whatsappOrder';
import { productAddress } from '@/shared/addresses';
import { locationChanged } from '@/shared/navigation';
import { Head } from '@/app/head/Head';
import { App } from '@/app/layout/App';
import { routes } from '@/app/routes';
import { feedOf } from '@/app/prerender/feed';
import { makeStore } from '@/app/redux/makeStore';
import { sitemapFiles } from '../../../tools/build/sitemapFiles';

beforeAll(() => Promise.all(routes.map(({ chunk }) => chunk.load())));

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(
    ...'|\ud800|Meia \ud83d|\0|\u202e|<b>|]]>|</script>|a\r\nb'.split('|'),
    ' ',
    'x'.repeat(6000),
  ),
);
const id = fc.oneof(
  text,
  fc.constantFrom('a/b', '.', '..', '//a', '%', '%2F', '%zz', '?', '#', '\\', 'a.html', 'x'.repeat(500)),
);
const address = fc.oneof(
  text,
  fc.constantFrom('https://[', 'https://', '//', 'http:', 'https:', '/\\', 'data:image/', 'https://a:99999'),
  fc.tuple(fc.constantFrom('https://', 'http:', '/', '//'), text).map((parts) => parts.join('')),
);
const count = fc.oneof(fc.nat(), fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER, -1, 0.5, 1e300));
const date = fc.oneof(text, fc.constantFrom('0000-01-01', '9999-12-31', '2024-02-30', '2024-01-01T99:00'));
/** A row that is wrong in some fields. */
const row = fc.record(
  {
    id,
    name: text,
    description: text,
    image_url: address,
    image_urls: fc.array(address),
    price_in_cents: count,
    sales: count,
    created_at: date,
    color: text,
    brand: text,
    list_price_in_cents: count,
    stock: count,
  },
  { requiredKeys: [] },
);

const siteUrl = 'https://loja.example';
const parsed = (text: string, type: 'text/html' | 'application/xml') =>
  new DOMParser().parseFromString(text, type);

/** What is written of a product for search engines: the head of its page, the feed, the sitemap. */
function writtenOf(product: Product) {
  const url = siteUrl + productAddress(product.id);
  const head = parsed(
    renderToStaticMarkup(<Head siteUrl={siteUrl} url={url} product={product} />),
    'text/html',
  );
  const [facts] = Array.from(head.querySelectorAll('script'), (script): unknown => JSON.parse(script.text));
  const feed = parsed(feedOf([product], siteUrl), 'application/xml');
  const sitemap = parsed(
    sitemapFiles([productAddress(product.id)], siteUrl)['sitemap.xml'] ?? '',
    'application/xml',
  );
  for (const { documentElement } of [feed, sitemap])
    expect(documentElement.outerHTML).not.toContain('parsererror');
  return { head, facts: facts as object, inFeed: feed.querySelector('item') !== null };
}

/** The catalogue, the product's page and the cart with it, as HTML. */
function screensWith(product: Product): readonly string[] {
  const list = prerenderedList({ rows: [product], part: { from: 0, of: 1 } });
  const { store } = makeStore({ preloadedState: { product: stateWithList(list) } });
  const shown = () => renderToStaticMarkup(createElement(App, { store }));
  const catalogue = shown();
  store.dispatch(locationChanged({ to: productAddress(product.id), arrival: 'pushed' }));
  const page = shown();
  store.dispatch(productAdded(product));
  return [catalogue, page, shown()];
}

it('any product that the parser accepts can be shown on every screen, in the head, the feed and an order', () => {
  fc.assert(
    fc.property(row, (changes) => {
      const product = parseProduct({ ...productRow({ id: 'a' }), ...changes });
      if (!product) return;
      for (const html of screensWith(product)) {
        expect(html).not.toContain('Unexpected Application Error!');
        // A file has no half of a character, so that the page would differ from what the scripts show.
        expect(html).not.toMatch(/\p{Cs}/u);
        const headings = Array.from(
          parsed(html, 'text/html').querySelectorAll('h1, h2, h3'),
          ({ textContent }) => textContent,
        );
        expect(headings).toContain(product.name.replace(/\r\n?/g, '\n'));
      }
      const items = [product].flatMap((given) => parseCartItem(given) ?? []);
      const order = orderMessage({
        ...{ items, changes: new Map(), number: 'K7Q-F3M', subtotal: 0, shipping: 4000, siteUrl },
      });
      expect(order.text).toContain(product.name.slice(0, 40));
      expect(order.isPasted).toBe(false); // Also its percent-encoding did not throw.
      const { head, facts, inFeed } = writtenOf(product);
      expect(head.querySelector<HTMLMetaElement>('[property="og:image"]')?.content).toMatch(/^https?:/);
      // One rule for both, but the feed also needs a picture.
      const isOffered = !isOddPrice(product.price_in_cents);
      expect('offers' in facts).toBe(isOffered);
      expect(inFeed).toBe(isOffered && /^(?!data:)./i.test(product.image_url));
    }),
    { numRuns: process.env.SOAK ? 1000 : 100 },
  );
});
