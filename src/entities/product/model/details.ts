// Optional details of a product, besides the specification's fields. If no product of the list has any, the build leaves this
// code out (HAS_DETAILS in tools/settings/readSettings.ts). They are never saved in the cart.

/** Each may be absent. The names are Google's, and so are the values of `gender` and `age_group`. */
export interface Details {
  color?: string;
  size?: string;
  gender?: (typeof genders)[number];
  age_group?: (typeof ageGroups)[number];
  brand?: string;
  gtin?: string;
  /** The price before, in cents: more than `price_in_cents`. */
  list_price_in_cents?: number;
  /** How many can be sold: 0 is sold out. */
  stock?: number;
  /** The same for all versions of a product, such as its sizes. */
  item_group_id?: string;
}

export const genders = ['female', 'male', 'unisex'] as const;
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;

/** Whether a value is a text, not empty, of Google's length at most, in letters. */
const isText = (longest: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const rules: Readonly<Record<keyof Details, (value: unknown, price_in_cents: number) => boolean>> = {
  color: isText(100),
  size: isText(100),
  gender: isOneOf(genders),
  age_group: isOneOf(ageGroups),
  brand: isText(70),
  gtin: isText(50),
  list_price_in_cents: (value, price) => Number.isSafeInteger(value) && Number(value) > price,
  stock: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  item_group_id: isText(50),
};

export const detailNames = Object.keys(rules) as (keyof Details)[];

/** The details of a row. An invalid one is left out. */
export function detailsOf(fields: Readonly<Record<string, unknown>>, price_in_cents: number): Details {
  const right = detailNames.filter((name) => rules[name](fields[name], price_in_cents));
  return Object.fromEntries(right.map((name) => [name, fields[name]]));
}

/** 'Azul, M': how a product differs from its other versions; empty if that is not known. */
export const versionOf = ({ color, size }: Details) => [color, size].filter(Boolean).join(', ');
