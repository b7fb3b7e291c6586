import { weakMapMemoize } from '@reduxjs/toolkit';
import { parseCartItem } from '@/entities/cart';
import { parseProduct } from '@/entities/product';
import { isFields } from 'action-log';
import { rootReducer, type RootState } from '../redux/rootReducer';

/**
 * Whether a value from a file has the shape of a state. Slices and fields may be missing, because an older log lacks
 * what was added since. A value of another kind would crash the shop, or lead to another site.
 */
export function isState(value: unknown): value is RootState {
  return isFields(value) && checks.every(([name, isSlice]) => isSlice(value[name]));
}

const model = rootReducer(undefined, { type: 'qa/compared' });

/** Checks each object once: states share what did not change, and a list may be long. */
function checkedOnce(isRight: (value: object) => boolean): (value: unknown) => boolean {
  const check = weakMapMemoize(isRight);
  return (value) => typeof value === 'object' && value !== null && check(value);
}

/** A slice is missing, or it has the shape of a new store's slice and passes its own check. */
const slice = (name: keyof RootState, isRight: (fields: Readonly<Record<string, unknown>>) => boolean) => {
  const isLike = likeA(model[name]);
  let passed: unknown; // A replay checks one state after another, and most slices stay the same.
  return (value: unknown) => {
    if (value === undefined || value === passed) return true;
    if (!isFields(value) || !isLike(value) || !isRight(value)) return false;
    passed = value;
    return true;
  };
};

const isItem = checkedOnce((value) => {
  const { name, description, quantity } = value as Readonly<Record<string, unknown>>;
  const item = parseCartItem(value);
  // The parser shortens endless texts.
  return item?.name === name && item?.description === description && typeof quantity === 'number';
});

const isProduct = (value: unknown) => {
  if (!isFields(value) || typeof value.priceFormatted !== 'string') return false;
  const product = parseProduct(value);
  return product?.name === value.name && product?.description === value.description;
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
  product: slice('product', ({ queries = {} }) => isFields(queries) && Object.values(queries).every(isQuery)),
  catalogue: slice(
    'catalogue',
    ({ category = 'all', sort = null, page = 1 }) =>
      isChoice(category) && (sort === null || isChoice(sort)) && Number.isSafeInteger(page),
  ),
  cart: slice('cart', ({ items, openMenu = null, removed = null }) => {
    if (removed !== null && !(isFields(removed) && isItem(removed.item) && typeof removed.index === 'number'))
      return false;
    return (openMenu === null || typeof openMenu === 'string') && Array.isArray(items) && items.every(isItem);
  }),
  checkout: slice('checkout', () => true),
  navigation: slice(
    'navigation',
    ({ pathname, search = '', hash = '', picture }) =>
      ADDRESS.test(`${String(pathname)}${String(search)}${String(hash)}`) && isShownPicture(picture),
  ),
};

const checks = Object.entries(slices);

/** A check whether a value is missing or of the model's type, and so is each field; null in the model allows any. */
function likeA(model: unknown): (value: unknown) => boolean {
  if (model === null) return () => true;
  const kind = typeof model;
  if (kind === 'number') return (value) => value === undefined || typeof value === kind || value === null; // JSON writes Infinity as null.
  if (Array.isArray(model)) return (value) => value === undefined || Array.isArray(value);
  if (!isFields(model)) return (value) => value === undefined || typeof value === kind;
  const fields = Object.entries(model).map(([key, part]) => [key, likeA(part)] as const);
  return (value) =>
    value === undefined || (isFields(value) && fields.every(([key, isField]) => isField(ownOf(value, key))));
}

function ownOf(fields: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}
