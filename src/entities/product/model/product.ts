import { formatBRL, hasAddress } from '@/shared/lib';

/**
 * The categories in the order of the tabs; shop.json has their labels. public/pictures has a drawing of each, which is
 * shown if a picture cannot be.
 */
export const categories = ['t-shirts', 'mugs'] as const;
export type Category = (typeof categories)[number];

/** A product as the backend sends it (docs/specification.md, section 3). */
export interface ProductRow {
  id: string;
  name: string;
  description: string;
  image_url: string;
  /** Further pictures after `image_url`, seven at most; absent if there are none. */
  image_urls?: readonly string[];
  category: Category;
  price_in_cents: number;
  sales: number;
  /** ISO 8601 date. */
  created_at: string;
}

/** A product in the store: the row and the fields derived from it on load (docs/specification.md, section 3). */
export interface Product extends ProductRow {
  /** As the shopper reads it, 'R$ 19,90'. */
  priceFormatted: string;
  /** `created_at` in ms since 1970. */
  formatDate: number;
  quantity: number;
}

/**
 * Parses a row from outside; null if it is not a valid product or if no address can hold its id. An address that cannot be
 * a picture's is dropped: the category's drawing is shown. Long texts are cut.
 * @param shared returns one instance for all equal texts, to save memory
 */
export function parseProduct(value: unknown, shared = (text: string) => text): Product | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, description, image_url, image_urls, category, price_in_cents, sales, created_at } =
    value as Record<string, unknown>;
  if (!isFilled(id) || !hasAddress(id) || !isFilled(name) || !isText(description) || !isText(image_url))
    return null;
  if (!isCategory(category) || !isCount(price_in_cents) || !isCount(sales) || !isDate(created_at))
    return null;
  const further = Array.isArray(image_urls) ? furtherPictures(image_url, image_urls) : [];
  return {
    id,
    name: cut(name, LONGEST_NAME),
    description: shared(cut(description, LONGEST_DESCRIPTION)),
    image_url: shared(PICTURE.test(image_url) ? image_url : ''),
    ...(further.length > 0 && { image_urls: further }),
    category,
    price_in_cents,
    sales,
    created_at,
    priceFormatted: formatBRL(price_in_cents),
    formatDate: Date.parse(created_at),
    quantity: 1,
  };
}

/**
 * The product (or row) that an address shows: the one whose id equals its parameter, or else the first whose id contains
 * it (docs/contract.md, "Semantics").
 */
export function productAt<Row extends Pick<ProductRow, 'id'>>(
  rows: readonly Row[],
  parameter: string,
): Row | undefined {
  return rows.find(({ id }) => id === parameter) ?? rows.find(({ id }) => id.includes(parameter));
}

/**
 * Addresses of pictures: on the web, on the shop's server, or `data:`. Others (`javascript:`, `file:`, `blob:`, 'C:') must
 * not reach an element. Browsers ignore control characters and spaces before an address, and line breaks and tabs in it.
 * The pattern reads only the beginning, because whole addresses take a fifth of the parsing time of a long list.
 */
const PICTURE = /^(?:https?:|data:image\/|(?![\0- ]|[a-z][a-z\d+.\-\t\n\r]*:))/i;

/** The most further pictures of a product. */
const MOST_FURTHER = 7;

/** The further pictures of a row: each once, and only addresses that can be a picture's. */
function furtherPictures(image_url: string, image_urls: readonly unknown[]): readonly string[] {
  const [, ...further] = new Set([image_url, ...image_urls]);
  return further.filter((url) => isFilled(url) && PICTURE.test(url)).slice(0, MOST_FURTHER) as string[];
}

/** The longest name and description, in characters: a browser takes seconds to lay out MBs of text. */
const LONGEST_NAME = 300;
const LONGEST_DESCRIPTION = 5000;

/** Cuts a text after `longest` characters; a cut text ends in '…'. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\p{Cs}$/u, '')}…`; // Not in the middle of an emoji.
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isFilled(value: unknown): value is string {
  return isText(value) && value.trim() !== '';
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && !Object.is(value, -0);
}

/** Whether a value is an ISO 8601 date, with or without a time. */
export function isDate(value: unknown): value is string {
  return isText(value) && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value));
}

function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value);
}
