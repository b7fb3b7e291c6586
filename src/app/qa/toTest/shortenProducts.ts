import { productRow } from '@/entities/product/index.fixtures';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Puts products into fewer words: `productRow({ id: 'p1', name: 'Caneca Sabiá' })` is what a test needs of one.
 * @returns the value with such rows in it, and by row the code that makes it
 */
export function shortenProducts<Value>(value: Value): { short: Value; codes: ReadonlyMap<object, string> } {
  const codes = new Map<object, string>();

  const shorten = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(shorten);
    if (typeof one !== 'object' || one === null) return one;
    if (isProduct(one)) return shortProduct(one);
    return Object.fromEntries(Object.entries(one).map(([key, field]) => [key, shorten(field)]));
  };

  const shortProduct = (product: ReturnType<typeof productRow> & Fields) => {
    const { id, name, category, price_in_cents, quantity } = product;
    const usual: Fields = { ...productRow({ id }) };
    const told = Object.entries({ name, category, price_in_cents }).filter(
      ([key, field]) => field !== usual[key],
    );
    const changes = { id, ...Object.fromEntries(told) };
    const hasQuantity = quantity !== undefined && quantity !== 1;
    const row = { ...productRow(changes), ...(hasQuantity && { quantity }) };
    const code = `productRow(${JSON.stringify(changes)})`;
    codes.set(row, hasQuantity ? `{ ...${code}, quantity: ${JSON.stringify(quantity)} }` : code);
    return row;
  };

  return { short: shorten(value) as Value, codes };
}

function isProduct(value: object): value is ReturnType<typeof productRow> & Fields {
  const { id, name, category, price_in_cents } = value as Fields;
  return [id, name, category].every((text) => typeof text === 'string') && typeof price_in_cents === 'number';
}
