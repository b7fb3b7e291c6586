import { isAnyOf, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit';
import { parseCartItem } from './cartItem';
import { isQuantity, productAdded, productRemoved, quantityChanged, type CartState } from './slice';

interface Deps {
  alert: (text: string) => void;
  /** Resolves when the change that was just dispatched has been painted. */
  painted: () => Promise<void>;
  /** Notes in the action log what the effect asks for. */
  logEffect: (effect: { alert: string }) => void;
}

/** Raises the alerts of docs/specification.md, section 8, after the change that each tells of has been painted. */
export function startCartAlerts(
  startListening: TypedStartListening<{ cart: CartState }>,
  { alert, painted, logEffect }: Deps,
): () => void {
  return startListening({
    matcher: isAnyOf(productAdded, productRemoved, quantityChanged),
    async effect(action, { getOriginalState }) {
      const text = alertFor(action, getOriginalState().cart);
      if (text === null) return;
      logEffect({ alert: text });
      await painted();
      alert(text);
    },
  });
}

/** The alert that an event raises, given the cart before it; null for none. */
export function alertFor(action: UnknownAction, { items }: CartState): string | null {
  const isInCart = (id: string) => items.some((item) => item.id === id);
  if (productAdded.match(action)) {
    const item = parseCartItem(action.payload);
    if (!item) return 'Erro na adição do produto';
    return isInCart(item.id) ? `O produto ${item.name} já foi adicionado ao carrinho!` : null;
  }
  if (productRemoved.match(action))
    return isInCart(action.payload) ? 'Produto Removido com sucesso!' : 'Erro na remoção do produto';
  if (quantityChanged.match(action) && isQuantity(action.payload.quantity))
    return isInCart(action.payload.id) ? null : 'Erro na alteração de quantidade do produto';
  return null;
}
