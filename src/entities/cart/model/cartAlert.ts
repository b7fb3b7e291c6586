import type { UnknownAction } from '@reduxjs/toolkit';
import { nameWithVariant } from '@/entities/product/@x/cart';
import { isolated, type Effect } from '@/shared/lib';
import { parseCartItem } from './cartItem';
import {
  isQuantity,
  productAdded,
  productRemoved,
  quantityChanged,
  type CartRootState,
  type CartState,
} from './slice';

interface World {
  alert: (text: string) => void;
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
}

/** Shows the alerts of docs/specification.md, section 8, each after its change is painted. */
export const cartAlert: Effect<CartRootState, World, { alert: string }> = {
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
