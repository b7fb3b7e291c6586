import { weakMapMemoize } from '@reduxjs/toolkit';
import { parseCartItem } from '@/entities/cart';
import { parseProduct } from '@/entities/product';
import { isFields } from 'action-log';
import { rootReducer, type RootState } from '../redux/rootReducer';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether a value from a file has the shape of a state. Slices and fields may be missing, because an older
 * log lacks what was added since. A value of another kind would crash the shop, or lead to another site.
 */
export function isState(value: unknown): value is RootState {
  return (
    isFields(value) &&
    Object.entries(slices).every(([name, isSlice]) => value[name] === undefined || isSlice(value[name]))
  );
}

/** Checks each object once: states share what did not change, and a list may be long. */
function fieldsThat(isRight: (fields: Fields) => boolean): (value: unknown) => boolean {
  const check = weakMapMemoize(isRight);
  return (value) => isFields(value) && check(value);
}

const isItem = fieldsThat((value) => {
  const item = parseCartItem(value);
  // The parser shortens endless texts.
  const isWhole = item && item.name === value.name && item.description === value.description;
  return Boolean(isWhole) && typeof value.quantity === 'number';
});

const areItems = (value: unknown) => Array.isArray(value) && value.every(isItem);

const isProduct = fieldsThat((value) => {
  const product = parseProduct(value);
  const isWhole = product && product.name === value.name && product.description === value.description;
  return Boolean(isWhole) && typeof value.priceFormatted === 'string';
});

const isPart = fieldsThat(({ from, of }) => typeof from === 'number' && typeof of === 'number');

const isProductList = fieldsThat(
  ({ products, source, part = { from: 0, of: 0 } }) =>
    Array.isArray(products) && products.every(isProduct) && typeof source === 'string' && isPart(part),
);

const isQuery = fieldsThat(
  ({ data, status }) => status !== null && (data === undefined || isProductList(data)),
);

/** Such as 'newest'. A lookup by 'constructor' would find something on every object. */
const isChoice = (value: unknown) => typeof value === 'string' && !(value in Object.prototype);

const isRemoved = fieldsThat(({ item, index }) => isItem(item) && typeof index === 'number');

/** A path of the shop: not of another host or `javascript:`, nor 10 MB that take seconds to parse. */
const PATH = /^\/(?![\\/])[^?#]{0,9999}$/;

const model = rootReducer(undefined, { type: 'qa/compared' });

/** A slice whose fields have the kinds of a new store's, and that passes its own check. */
const slice = (name: keyof RootState, isRight: (fields: Fields) => boolean) =>
  fieldsThat((value) => isLike(value, model[name]) && isRight(value));

const slices: Readonly<Record<keyof RootState, (value: unknown) => boolean>> = {
  product: slice('product', ({ queries = {} }) => isFields(queries) && Object.values(queries).every(isQuery)),
  catalogue: slice(
    'catalogue',
    ({ category = 'all', sort = null, page = 1 }) =>
      isChoice(category) && (sort === null || isChoice(sort)) && Number.isSafeInteger(page),
  ),
  cart: slice('cart', ({ items = [], ordered = [], openMenu = null, removed = null }) => {
    const areMenus = openMenu === null || typeof openMenu === 'string';
    return areMenus && areItems(items) && areItems(ordered) && (removed === null || isRemoved(removed));
  }),
  checkout: slice('checkout', () => true),
  navigation: slice('navigation', ({ pathname = '/' }) => PATH.test(String(pathname))),
  gallery: slice('gallery', ({ index = 0 }) => Number.isSafeInteger(index)),
};

/** Whether a value is of the model's kind, and so is each field that it has; null in the model allows any. */
function isLike(value: unknown, kind: unknown): boolean {
  if (value === undefined || kind === null) return true;
  if (isFields(kind))
    return (
      isFields(value) &&
      Object.entries(kind).every(([key, part]) => !Object.hasOwn(value, key) || isLike(value[key], part))
    );
  return typeof value === typeof kind && Array.isArray(value) === Array.isArray(kind);
}
