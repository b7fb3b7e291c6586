import type { UnknownAction } from 'redux';
import {
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  selectCartCount,
  selectCartItems,
  selectIsCartEmpty,
  selectOpenQuantityMenu,
  selectSubtotal,
  selectTotal,
} from '@/entities/cart';
import { hashOf } from 'action-log';
import {
  pageChosen,
  selectListingCount,
  selectPage,
  selectPageCount,
  selectPageProducts,
} from '@/features/catalogue';
import { selectIsWaiting } from '@/features/checkout';
import { shop } from '@/shared/config';
import { selectLocation } from '@/shared/navigation';
import { rootReducer, type RootState } from '@/app/redux/rootReducer';

/** Checks what must be true of every state; throws an Error that says what is not. */
export function checkState(state: RootState): void {
  const cart = selectCartItems(state);
  const ids = cart.map((line) => line.id);
  must(new Set(ids).size === ids.length, `An item is in the cart twice: ${ids.join()}`);
  must(selectCartCount(state) === ids.length, 'The count of the cart is not that of its items');
  for (const { id, quantity } of cart)
    must(Number.isInteger(quantity) && quantity >= 1, `The quantity of ${id} is ${quantity}`);
  const open = selectOpenQuantityMenu(state);
  must(open === null || ids.includes(open), `The menu of ${open}, which is not in the cart, is open`);

  const sum = cart.reduce((cents, line) => cents + BigInt(line.price_in_cents) * BigInt(line.quantity), 0n);
  const isFree = shop.policy.freeShipping === 'applied' && sum > shop.freeShippingAboveInCents;
  const total = sum + BigInt(isFree ? 0 : shop.shippingInCents);
  must(BigInt(selectSubtotal(state)) === sum, `The subtotal is ${selectSubtotal(state)}, not ${sum}`);
  must(BigInt(selectTotal(state)) === total, `The total is ${selectTotal(state)}, not ${total}`);

  const [page, pages, listed] = [selectPage(state), selectPageCount(state), selectListingCount(state)];
  must(page >= 1 && (page <= pages || listed === undefined), `Page ${page} of ${pages} is shown`);
  const shown = selectPageProducts(state)?.length;
  if (shown !== undefined) {
    const due = Math.min(shop.pageSize, (listed ?? 0) - (page - 1) * shop.pageSize);
    must(shown === due, `Page ${page} shows ${shown} products, not ${due}`);
  }

  const { pathname, index } = selectLocation(state);
  must(pathname.startsWith('/'), `The path is "${pathname}"`);
  must(index >= 0, `The history entry is ${index}`);
}

/**
 * A reducer that also checks its results: that the reducer is pure, that the state is JSON, that it meets
 * `checkState`, and that refused events change nothing. Throws an Error that says what does not hold.
 */
export function checked(reducer: (state: RootState, action: UnknownAction) => RootState = rootReducer) {
  return (before: RootState, action: UnknownAction): RootState => {
    const hash = hashOf(before);
    const after = reducer(before, action);
    must(hashOf(copy(before)) === hash, 'A reducer changed the state that it was given');
    must(hashOf(reducer(before, action)) === hashOf(after), 'Reducing twice leads to two states');
    must(hashOf(copy(after)) === hashOf(after), 'The state differs after a round trip through JSON');
    checkState(after);
    checkRefusal(before, action, after);
    return after;
  };
}

/** An event that is refused must leave the state, or the slice, the same object. */
function checkRefusal(before: RootState, action: UnknownAction, after: RootState): void {
  if (orderPlaced.match(action) && (selectIsCartEmpty(before) || selectIsWaiting(before)))
    must(after === before, 'An invalid order changed the state');
  if (changesNoCart(action, before)) must(after.cart === before.cart, 'A refused event changed the cart');
  if (pageChosen.match(action) && !(Number.isSafeInteger(action.payload) && action.payload >= 1))
    must(after.catalogue === before.catalogue, 'An invalid page changed the catalogue');
}

/** Whether an event must be refused by the cart: docs/specification.md, sections 4 and 5. */
function changesNoCart(action: UnknownAction, { cart }: RootState): boolean {
  const has = (id: string) => cart.items.some((item) => item.id === id);
  if (productAdded.match(action)) return !action.payload || has(action.payload.id);
  if (productRemoved.match(action) || quantityMenuToggled.match(action)) return !has(action.payload);
  if (removalUndone.match(action)) return cart.removed === null;
  if (!quantityChanged.match(action)) return false;
  const { id, quantity } = action.payload;
  return !has(id) || !Number.isInteger(quantity) || quantity < 1;
}

function copy(state: RootState): unknown {
  return JSON.parse(JSON.stringify(state));
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
