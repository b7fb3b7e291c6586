import { parseCartItem } from '@/entities/cart';
import { parseProduct } from '@/entities/product';
import { once } from '@/shared/long-lists';
import { isFields } from 'action-log';
import { rootReducer, type RootState } from '../redux/rootReducer';

/**
 * Whether a value from a file has the shape of a state. Slices and fields may be missing, because an older log lacks
 * what was added since. A value of another kind would crash the shop, or lead to another site.
 */
export function isState(value: unknown): value is RootState {
  return isFields(value) && Object.entries(slices).every(([name, isSlice]) => isSlice(value[name]));
}

const model = rootReducer(undefined, { type: 'qa/compared' });

/** Checks each object once: states share what did not change, and a list may have 100,000 products. */
function checkedOnce(isRight: (value: object) => boolean): (value: unknown) => boolean {
  const check = once((value: object) => ({ passes: isRight(value) }));
  return (value) => typeof value === 'object' && value !== null && check(value).passes;
}

/** A slice is missing, or it has the shape of a new store's slice and passes its own check. */
const slice = (name: keyof RootState, isRight: (fields: Readonly<Record<string, unknown>>) => boolean) => {
  const isSlice = checkedOnce((value) => isLike(model[name], value) && isRight({ ...value }));
  return (value: unknown) => value === undefined || isSlice(value);
};

const isItem = checkedOnce((value) => {
  const { name, description, quantity } = value as Readonly<Record<string, unknown>>;
  const item = parseCartItem(value);
  // The parser shortens endless texts.
  return item?.name === name && item?.description === description && typeof quantity === 'number';
});

const isProduct = (value: unknown) => {
  const { name, description, priceFormatted } = Object(value) as Readonly<Record<string, unknown>>;
  const product = parseProduct(value);
  return typeof priceFormatted === 'string' && product?.name === name && product?.description === description;
};

const isProductList = checkedOnce((value) => {
  const { products, source, part } = value as Readonly<Record<string, unknown>>;
  return Array.isArray(products) && products.every(isProduct) && typeof source === 'string' && isPart(part);
});

const isPart = (part: unknown) =>
  part === undefined || (isFields(part) && typeof part.from === 'number' && typeof part.of === 'number');

const isQuery = (query: unknown) =>
  isFields(query) && (query.data === undefined || isProductList(query.data)) && query.status !== null;

/** Such as 'newest'. A lookup by 'constructor' would find something on every object. */
const isChoice = (value: unknown) => typeof value === 'string' && !(value in Object.prototype);

/** An address of the shop: not one of another host or of `javascript:`, nor 10 MB that take seconds to parse. */
const ADDRESS = /^\/(?![\\/])[^?#]{0,9999}(?:\?[^#]{0,9999})?(?:#.{0,9999})?$/s;

const isShownPicture = (picture: unknown) =>
  picture === undefined || (isFields(picture) && Number.isSafeInteger(picture.index));

const slices: Readonly<Record<keyof RootState, (value: unknown) => boolean>> = {
  product: slice('product', ({ queries = {} }) => Object.values(Object(queries) as object).every(isQuery)),
  catalogue: slice(
    'catalogue',
    ({ category = 'all', sort = null, page = 1 }) =>
      isChoice(category) && (sort === null || isChoice(sort)) && Number.isSafeInteger(page),
  ),
  cart: slice('cart', ({ items, openMenu = null, removed = null }) => {
    const { item, index } = Object(removed) as Readonly<Record<string, unknown>>;
    if (removed !== null && !(isItem(item) && typeof index === 'number')) return false;
    return (openMenu === null || typeof openMenu === 'string') && Array.isArray(items) && items.every(isItem);
  }),
  checkout: slice('checkout', () => true),
  navigation: slice(
    'navigation',
    ({ pathname, search = '', hash = '', picture }) =>
      ADDRESS.test(`${String(pathname)}${String(search)}${String(hash)}`) && isShownPicture(picture),
  ),
};

/** Whether each field has the model's type; null in the model allows any. */
function isLike(model: unknown, value: unknown): boolean {
  if (value === undefined || model === null) return true;
  if (typeof model === 'number') return typeof value === 'number' || value === null; // JSON writes Infinity as null.
  if (Array.isArray(model)) return Array.isArray(value);
  if (!isFields(model)) return typeof value === typeof model;
  return isFields(value) && Object.entries(model).every(([key, part]) => isLike(part, ownOf(value, key)));
}

function ownOf(fields: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
