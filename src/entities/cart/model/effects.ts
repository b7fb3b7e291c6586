import type { UnknownAction } from '@reduxjs/toolkit';
import type { SharedList } from 'shared-list';
import { nameWithVariant } from '@/entities/product/@x/cart';
import { CART_KEY, shop } from '@/shared/config';
import { isolated, type Effect } from '@/shared/lib';
import { parseCartItem, type CartItem } from './cartItem';
import {
  isQuantity,
  productAdded,
  productRemoved,
  quantityChanged,
  undoExpired,
  type CartRootState,
  type CartState,
} from './slice';

interface World {
  alert: (text: string) => void;
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** Resolves when the present state is shown, not a past one. */
  whenPresentIsShown: () => Promise<void>;
  /** The saved cart, which all tabs share (docs/decisions/0009-tabs-share-actions.md). */
  savedCart: Pick<SharedList<CartItem>, 'change'>;
}

type CartEffect<Request extends object = object> = Effect<CartRootState, World, Request>;

/** Shows the alerts of docs/specification.md, section 8, each after its change is painted. */
const cartAlert: CartEffect<{ alert: string }> = {
  when: (action, { cart }) => alertFor(action, cart) !== null,
  request: (action, { cart }) => ({ alert: alertFor(action, cart) ?? '' }),
  async run({ alert: text }, { alert, painted }) {
    await painted();
    alert(text);
  },
};

/** The alert after an event, given the cart before it, or null. */
function alertFor(action: UnknownAction, { items }: CartState): string | null {
  const isInCart = (id: string) => items.some((item) => item.id === id);
  if (productAdded.match(action)) {
    const item = parseCartItem(action.payload);
    if (!item) return 'Erro na adição do produto';
    const name = nameWithVariant(item.name, action.payload);
    return isInCart(item.id) ? `O produto ${isolated(name)} já foi adicionado ao carrinho!` : null;
  }
  if (productRemoved.match(action))
    return isInCart(action.payload) ? 'Produto Removido com sucesso!' : 'Erro na remoção do produto';
  if (quantityChanged.match(action) && isQuantity(action.payload.quantity))
    return isInCart(action.payload.id) ? null : 'Erro na alteração de quantidade do produto';
  return null;
}

/** Withdraws the offer 'Desfazer' after its time; another removal restarts the time. */
const undoOffer: CartEffect<{ wait: number; then: string }> = {
  when: (_action, { cart: before }, { cart }) => cart.removed !== null && cart.removed !== before.removed,
  request: () => ({ wait: shop.undoOfferMs, then: undoExpired.type }),
  async run({ wait }, { painted, whenPresentIsShown, getState, cancelActiveListeners, delay, dispatch }) {
    const offer = getState().cart.removed;
    cancelActiveListeners();
    await painted(); // The alert comes first. The offer's time starts when it is closed.
    await delay(wait);
    await whenPresentIsShown();
    if (getState().cart.removed === offer) dispatch(undoExpired());
  },
};

/** Saves the cart after every live change, and sends the change to the other tabs. */
const cartSaving: CartEffect = {
  when: (_action, before, after) => after.cart.items !== before.cart.items,
  request: (_action, _before, { cart }) => ({
    save: 'cart',
    key: CART_KEY,
    value: Object.fromEntries(cart.items.map(({ id, quantity }) => [id, quantity])),
  }),
  run(_request, { savedCart, getOriginalState, getState }) {
    savedCart.change(getOriginalState().cart.items, getState().cart.items);
  },
};

/** What the cart does in the world after a live action. */
export const cartEffects: readonly CartEffect[] = [cartAlert, undoOffer, cartSaving];
