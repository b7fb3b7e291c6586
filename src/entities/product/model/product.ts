import { formatBRL } from '@/shared/lib';
import {
  detailNames,
  details,
  fields,
  isFilled,
  isRow,
  isText,
  isValid,
  readable,
  type Details,
  type Fields,
  type Row,
  type Rule,
} from './fields';

/** A product as the backend sends it (docs/specification.md, section 3). */
export interface ProductRow extends Fields, Details {
  /** Further pictures after `image_url`, seven at most; absent if there are none. */
  image_urls?: readonly string[];
}

/** A product in the store: the row and what is derived from it on load (docs/specification.md, section 3). */
export interface Product extends ProductRow {
  /** As the shopper reads it, 'R$ 19,90'. */
  priceFormatted: string;
  /** `created_at` in ms since 1970. */
  formatDate: number;
  quantity: number;
}

/**
 * Parses a row from outside; null if it is not a valid product or if no address can hold its id. An address
 * that cannot be a picture's is dropped: the category's drawing is shown. Invalid details are dropped. Long
 * texts are cut, and texts are `readable`.
 * @param options.anyCategory whether its category may be one that the settings do not know: a saved product may be of a
 * time when the shop had other categories
 */
export function parseProduct(value: unknown, { anyCategory = false } = {}): Product | null {
  if (!isRow(value, anyCategory)) return null;
  const { id, name, description, image_url, category, price_in_cents, sales, created_at } = value;
  const furtherUrls = furtherPictures(image_url, value.image_urls);
  return {
    id,
    name: cut(name, fields.name.cutAfter),
    description: cut(description, fields.description.cutAfter),
    image_url: isPicture(image_url) ? image_url : '',
    ...(furtherUrls.length > 0 && { image_urls: furtherUrls }),
    category,
    price_in_cents,
    sales,
    created_at,
    priceFormatted: formatBRL(price_in_cents),
    formatDate: Date.parse(created_at),
    quantity: 1,
    ...detailsOf(value),
  };
}

/** The details of a row. An invalid one is left out. */
function detailsOf(row: Row): Details {
  const validNames = detailNames.filter((name) => {
    const rule: Rule = details[name];
    const value = row[name];
    const isTooLong = rule.longest !== undefined && String(value).length > rule.longest;
    const isTooLow = rule.above !== undefined && Number(value) <= Number(row[rule.above]);
    return isValid(rule, value) && !isTooLong && !isTooLow;
  });
  return Object.fromEntries(
    validNames.map((name) => {
      const value = row[name];
      return [name, isText(value) ? readable(value) : value];
    }),
  );
}

/** 'Azul, M': how a product differs from its other versions; empty if that is not known. */
export const versionOf = ({ color, size }: Details) => [color, size].filter(Boolean).join(', ');

/**
 * The product (or row) that an address shows: the one whose id equals its parameter, or else the first whose
 * id contains it (docs/contract.md, "Semantics").
 */
export function productAt<Row extends Pick<ProductRow, 'id'>>(
  rows: readonly Row[],
  parameter: string,
): Row | undefined {
  return rows.find(({ id }) => id === parameter) ?? rows.find(({ id }) => id.includes(parameter));
}

/**
 * Whether an address can be a picture's: on the web, on the shop's server, or `data:`. Others (`javascript:`,
 * `file:`, 'C:', 'https://[', half a surrogate pair) must not reach an element, nor the head and the feed, which
 * need whole addresses.
 */
const isPicture = (address: string) =>
  !/\p{Cs}/u.test(address) &&
  ['http://a', 'https://a'].every((shop) => {
    try {
      const { protocol, pathname } = new URL(address, shop);
      return /^https?:/.test(protocol) || (protocol === 'data:' && /^image\//i.test(pathname));
    } catch {
      return false; // `https:` and '//' say no host.
    }
  });

/** The most further pictures of a product. */
export const MOST_FURTHER = 7;

/** The further pictures of a row: each once, and only addresses that can be a picture's. */
function furtherPictures(image_url: string, image_urls: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(image_urls) ? image_urls : [];
  const [, ...further] = new Set([image_url, ...all]);
  return further.filter(isFilled).filter(isPicture).slice(0, MOST_FURTHER);
}

/** A readable text, cut after `longest` characters; a cut text ends in '…'. */
function cut(unreadable: string, longest: number): string {
  const text = readable(unreadable);
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\p{Cs}$/u, '')}…`; // Not in the middle of an emoji.
}
