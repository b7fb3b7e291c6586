/** @jest-environment ./tests/app/testing/jsdom.ts */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productAdded, selectCartItems } from '@/entities/cart';
import { parseProduct, prerenderedList, stateWithList, type Product } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { whatsAppLink } from '@/pages/cart/model/orderText';
import { locationChanged, productAddress } from '@/shared/navigation';
import { Head } from '@/app/head/Head';
import { App } from '@/app/layout/App';
import { pages } from '@/app/layout/pages';
import { feedOf } from '@/app/prerender/feed';
import { makeStore } from '@/app/redux/makeStore';
import { sitemapFiles } from '../../tools/build/sitemapFiles';

beforeAll(() => Promise.all(pages.map(({ Page }) => Page.preload())));

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', ' ', '\ud800', '\0', '<b>'),
);
const address = fc.oneof(
  text,
  fc.constantFrom('https://[', 'https://', '//', 'http:', 'https:', '/\\', 'data:image/', 'https://a:99999'),
  fc.tuple(fc.constantFrom('https://', 'http:', '/', '//'), text).map((parts) => parts.join('')),
);
const count = fc.oneof(fc.nat(), fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER, -1, 0.5));
const date = fc.oneof(text, fc.constantFrom('0000-01-01', '9999-12-31', '2024-02-30', '2024-01-01T99:00'));
/** A row that is wrong in some fields. */
const row = fc.record(
  { id: text, name: text, description: text, image_url: address, image_urls: fc.array(address), price_in_cents: count, sales: count, created_at: date, color: text }, // prettier-ignore
  { requiredKeys: [] },
);

const siteUrl = 'https://loja.example';

/** Everything that shows a product outside of the shop's screens. */
const shownElsewhere = (product: Product) => [
  renderToStaticMarkup(<Head siteUrl={siteUrl} url={siteUrl} product={product} />),
  feedOf([product], siteUrl),
  ...Object.values(sitemapFiles([productAddress(product.id)], siteUrl)),
];

/** The catalogue, the product's page and the cart with it, as HTML. */
function screensWith(product: Product): string {
  const list = prerenderedList({ rows: [product], part: { from: 0, of: 1 } });
  const { store } = makeStore({ preloadedState: { product: stateWithList(list) } });
  const shown = () => renderToStaticMarkup(createElement(App, { store }));
  const catalogue = shown();
  store.dispatch(locationChanged({ to: productAddress(product.id), arrival: 'pushed' }));
  const page = shown();
  store.dispatch(productAdded(product));
  const items = selectCartItems(store.getState());
  whatsAppLink('55', { items, number: 'K7Q-F3M', shipping: 4000, total: 4000, siteUrl });
  return catalogue + page + shown();
}

it.each(['https://[', 'https://', '//', 'http:', 'https:'])('%s is no picture', (image_url) => {
  expect(parseProduct(productRow({ image_url }))).toMatchObject({ image_url: '' });
});

it('any product that the parser takes can be shown on every screen, in the head, the feed and an order', () => {
  fc.assert(
    fc.property(row, (changes) => {
      const product = parseProduct({ ...productRow({ id: 'a' }), ...changes });
      if (!product) return;
      shownElsewhere(product);
      expect(screensWith(product)).not.toContain('Unexpected Application Error!');
    }),
    { numRuns: process.env.SOAK ? 1000 : 100 },
  );
});
