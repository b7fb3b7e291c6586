import { createHash } from 'node:crypto';
import { shippingFor } from '@/entities/cart';
import { detailNames, isGtin, isOddPrice, type Details, type ProductRow } from '@/entities/product';
import { shop } from '@/shared/config';
import { escapeMarkup, pictureAddress, withBase } from '@/shared/lib';
import { addresses, productAddress } from '@/shared/addresses';

// The product list for Google Merchant: RSS 2.0 with attributes in the namespace g, as in its "Product data
// specification". Other comparison sites read it, too.

/** Google's limits for a title, a description and an id, in characters. */
const LONGEST = { title: 150, description: 5000, id: 50 };

/**
 * The text of feed.xml. It leaves out the products that Google refuses, without a picture's address, and
 * those whose price is probably a mistake.
 * @param siteUrl the shop's address, absolute and without a slash at the end
 */
export function feedOf(rows: readonly ProductRow[], siteUrl: string): string {
  const channel = element('channel', [
    text('title', shop.name),
    text('link', siteUrl + withBase(addresses.catalogue)),
    text('description', shop.slogan),
    ...rows
      .filter((row) => !isOddPrice(row.price_in_cents) && isLinkable(row.image_url, siteUrl))
      .map((row) => element('item', attributesOf(row, siteUrl))),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n${channel}</rss>\n`;
}

const HASHED = 12;

/** The id of a product for Google. A long one is cut and ends in its hash, so that it stays unique. */
function feedId(id: string): string {
  const letters = [...id];
  if (letters.length <= LONGEST.id) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, HASHED);
  return `${letters.slice(0, LONGEST.id - HASHED - 1).join('')}-${hash}`;
}

/** Whether Google can request a picture. */
const isLinkable = (url: string, siteUrl: string) =>
  url !== '' && URL.canParse(url, siteUrl) && !/^data:/i.test(url);

function attributesOf(row: ProductRow, siteUrl: string): readonly string[] {
  const { id, name, description, image_url, image_urls = [], category, price_in_cents } = row;
  const { brand = shop.name, gtin = '', list_price_in_cents, stock } = row;
  const pictureText = (element: string, url: string) =>
    text(element, new URL(pictureAddress(url), siteUrl).href);
  return [
    text('g:id', feedId(id)),
    text('g:title', name.slice(0, LONGEST.title)),
    text('g:description', (description.trim() || name).slice(0, LONGEST.description)),
    text('g:link', siteUrl + withBase(productAddress(id))),
    pictureText('g:image_link', image_url),
    ...image_urls
      .filter((url) => isLinkable(url, siteUrl))
      .map((url) => pictureText('g:additional_image_link', url)),
    text('g:availability', stock === 0 ? 'out_of_stock' : 'in_stock'),
    text('g:price', amount(list_price_in_cents ?? price_in_cents)),
    ...(list_price_in_cents ? [text('g:sale_price', amount(price_in_cents))] : []),
    text('g:condition', 'new'),
    text('g:brand', brand),
    // Google refuses a wrong GTIN. A maker's number is not known.
    isGtin(gtin) ? text('g:gtin', gtin) : text('g:identifier_exists', 'no'),
    ...detailNames.filter((name) => !WRITTEN_BY_RULE.has(name)).flatMap((name) => attribute(name, row[name])),
    text('g:product_type', shop.categories[category]?.tab ?? category),
    element('g:shipping', [text('g:country', 'BR'), text('g:price', amount(shippingFor(price_in_cents)))]),
  ];
}

/** Details that the feed has in other words. All others are attributes as they are. */
const WRITTEN_BY_RULE: ReadonlySet<keyof Details> = new Set([
  'brand',
  'gtin',
  'list_price_in_cents',
  'stock',
]);

const attribute = (name: string, value: string | number | undefined) =>
  value ? [text(`g:${name}`, `${value}`)] : [];

const amount = (cents: number) => `${(cents / 100).toFixed(2)} BRL`;

const element = (name: string, children: readonly string[]) => `<${name}>\n${children.join('')}</${name}>\n`;

/** What XML 1.0 does not allow: most control characters, and halves of surrogate pairs. */
const NO_CHARACTER = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const text = (name: string, value: string) =>
  `<${name}>${escapeMarkup(value.replace(NO_CHARACTER, ''))}</${name}>\n`;
