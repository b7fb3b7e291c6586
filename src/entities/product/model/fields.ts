import { shop } from '@/shared/config';
import { hasAddress } from '@/shared/addresses';

// The one table of a product's fields. From it come a product's type, the parser of answers (product.ts), and the
// checks of lists and the columns of sheets that an owner imports and exports (owner/products). The columns of the
// database are written by hand (server/backend/schema.sql), and columns.test.ts beside them compares them with this
// table. docs/decisions/0025-one-table-of-fields.md says why it is not a schema of a library.

/** The key of a category in shop.json. */
export type Category = string;
/** The categories in the order of the tabs. */
export const categories: readonly Category[] = Object.keys(shop.categories);

/** What a field may hold. */
export interface Rule {
  is: (value: unknown) => boolean;
  /** The most characters of a text. */
  longest?: number;
  /** The characters after which a longer text is cut. */
  cutAfter?: number;
  /** The only values. */
  values?: readonly string[];
  /** The field of the same product whose value has to be smaller than this field's value. */
  above?: 'price_in_cents';
}

/** The fields of every product (docs/specification.md, section 3). A row without one is not a product. */
export const fields = {
  /** An address of the shop contains it. */
  id: { is: isId },
  name: { is: isReadable, cutAfter: 300 },
  // A browser takes seconds to lay out MBs of text.
  description: { is: isText, cutAfter: 5000 },
  image_url: { is: isText },
  category: { is: isText, values: categories },
  price_in_cents: { is: isCount },
  sales: { is: isCount },
  /** ISO 8601 date. */
  created_at: { is: isDate },
} as const satisfies Readonly<Record<string, Rule>>;

/**
 * The fields that a product may have, too. The names are Google's, except `image_alt`, and so are the values of `gender` and
 * `age_group`. They are never saved in the cart.
 */
export const details = {
  /** What the first picture shows beside the product itself, such as 'gato preto de costas num muro'. */
  image_alt: { is: isReadable, longest: 200 },
  color: { is: isReadable, longest: 100 },
  size: { is: isReadable, longest: 100 },
  gender: { is: isText, values: ['female', 'male', 'unisex'] },
  age_group: { is: isText, values: ['newborn', 'infant', 'toddler', 'kids', 'adult'] },
  brand: { is: isReadable, longest: 70 },
  gtin: { is: isFilled, longest: 50 },
  /** The price before, in cents. */
  list_price_in_cents: { is: isCount, above: 'price_in_cents' },
  /** How many can be sold: 0 is sold out. */
  stock: { is: isCount },
  /** The same for all versions of a product, such as its sizes. */
  item_group_id: { is: isReadable, longest: 50 },
} as const satisfies Readonly<Record<string, Rule>>;

export const detailNames = Object.keys(details) as (keyof Details)[];

/** The value of a field by its rule. */
type Value<Of> = Of extends { values: readonly (infer Text)[] }
  ? Text
  : Of extends { is: (value: unknown) => value is infer Type }
    ? Type
    : never;

export type Fields = { -readonly [Name in keyof typeof fields]: Value<(typeof fields)[Name]> };
export type Details = { -readonly [Name in keyof typeof details]?: Value<(typeof details)[Name]> };

/** An object from outside, whose values are not known. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether a value is right for a field by itself. */
export const isValid = ({ is, values }: Rule, value: unknown) =>
  is(value) && (!values || values.includes(String(value)));

/**
 * Whether a value from outside is an object with all fields of a product.
 * @param anyCategory whether its category may be one that the settings do not know
 */
export function isRow(value: unknown, anyCategory: boolean): value is Fields & Row {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Row;
  const rules = { ...fields, ...(anyCategory && { category: { is: isText } }) };
  return Object.entries<Rule>(rules).every(([name, rule]) => isValid(rule, row[name]));
}

/** Whether the settings know a category. */
export const isKnownCategory = (category: string) => categories.includes(category);

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isFilled(value: unknown): value is string {
  return isText(value) && value.trim() !== '';
}

/**
 * A text without three kinds of characters: control characters other than line breaks and tabs, characters that turn
 * the direction of a text around, and halves of surrogate pairs, which no file and no address can hold.
 */
export function readable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|\p{Bidi_Control}|\p{Cs}/gu, '');
}

function isReadable(value: unknown): value is string {
  return isText(value) && isFilled(readable(value));
}

function isId(value: unknown): value is string {
  return isFilled(value) && hasAddress(value);
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && !Object.is(value, -0);
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

/** Whether a value is an ISO 8601 date, with or without a time. */
export function isDate(value: unknown): value is string {
  return isText(value) && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value));
}
