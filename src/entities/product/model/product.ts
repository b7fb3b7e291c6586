import { formatBRL, hasAddress } from '@/shared/lib';

/**
 * Every category of products, in the order of the tabs; shop.json says what they are called. In public/pictures is a
 * drawing of each, which stands in for a picture that cannot be shown.
 */
export const categories = ['t-shirts', 'mugs'] as const;
export type Category = (typeof categories)[number];

/** A product as the backend sends it (docs/specification.md, section 3). */
export interface ProductRow {
  id: string;
  name: string;
  description: string;
  image_url: string;
  category: Category;
  price_in_cents: number;
  sales: number;
  /** ISO 8601 date. */
  created_at: string;
}

/** A product in the store: the row, and what is derived from it on load (docs/specification.md, section 3). */
export interface Product extends ProductRow {
  /** As the shopper reads it, 'R$ 19,90'. */
  priceFormatted: string;
  /** `created_at` in ms since 1970. */
  formatDate: number;
  quantity: number;
}

/**
 * Reads one row from outside; null where it is no valid product, or where no address can hold its id. A picture's
 * address that is no picture's is left out: the category's drawing stands in for it. Texts without end are cut.
 * @param shared returns one instance for all equal texts, to save memory
 */
export function parseProduct(value: unknown, shared = (text: string) => text): Product | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, description, image_url, category, price_in_cents, sales, created_at } = value as Record<
    string,
    unknown
  >;
  if (!isFilled(id) || !hasAddress(id) || !isFilled(name) || !isText(description) || !isText(image_url))
    return null;
  if (!isCategory(category) || !isCount(price_in_cents) || !isCount(sales) || !isDate(created_at))
    return null;
  return {
    id,
    name: cut(name, LONGEST_NAME),
    description: shared(cut(description, LONGEST_DESCRIPTION)),
    image_url: shared(PICTURE.test(image_url) ? image_url : ''),
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
 * Which of some products (or their rows) an address shows: the one whose id equals its parameter, or else the first whose
 * id contains it (docs/contract.md, "Semantics").
 */
export function productAt<Row extends Pick<ProductRow, 'id'>>(
  rows: readonly Row[],
  parameter: string,
): Row | undefined {
  return rows.find(({ id }) => id === parameter) ?? rows.find(({ id }) => id.includes(parameter));
}

/**
 * Addresses of pictures: on the web, on the shop's own server, or in themselves. Others (`javascript:`, `file:`, `blob:`,
 * 'C:') must not reach an element. Browsers ignore control characters and spaces before an address, and line breaks and
 * tabs in it. Only the beginning is looked at, because reading whole addresses takes a fifth of the time of a long list.
 */
const PICTURE = /^(?:https?:|data:image\/|(?![\0- ]|[a-z][a-z\d+.\-\t\n\r]*:))/i;

/** Letters of a name, and of a description, at most: a browser takes seconds to lay out some MB of text. */
const LONGEST_NAME = 300;
const LONGEST_DESCRIPTION = 5000;

/** A text of so many letters at most; a longer one ends in '…'. */
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

/** Whether a value is an ISO 8601 date, with a time or without. */
export function isDate(value: unknown): value is string {
  return isText(value) && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value));
}

function isCategory(value: unknown): value is Category {
  return categories.some((category) => category === value);
}
