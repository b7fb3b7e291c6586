import type { UnknownAction } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import {
  cartRestored,
  changedElsewhere,
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  selectCartItems,
  selectOpenQuantityMenu,
  selectRemovedName,
  undoExpired,
  type CartItem,
} from '@/entities/cart';
import { selectProductMatching } from '@/entities/product';
import { sessionContinued } from '@/features/action-log';
import {
  categoryChosen,
  categoryOptions,
  choicesRestored,
  pageChosen,
  searchSubmitted,
  selectIsSortOpen,
  sortChosen,
  sortMenuToggled,
  sortOptions,
} from '@/features/catalogue';
import { orderFinished } from '@/features/checkout';
import { countProducts } from '@/shared/lib';
import { addresses, backPressed, locationChanged } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';

type Tell<Payload> = (payload: Payload, before: RootState) => string;

/**
 * What each event of the shop says to a person, in Portuguese. It is also the list of the events that there are: a
 * log with another one comes from another version.
 */
export const steps: Readonly<Record<string, Tell<never>>> = {
  'product/executeQuery/pending': () => 'A loja pediu os produtos',
  'product/executeQuery/fulfilled': ({ products, source }: { products: unknown[]; source: string }) =>
    `Chegaram ${products.length} produtos ${source === 'backend' ? 'do servidor' : 'da lista embutida'}`,
  'product/executeQuery/rejected': () => 'O pedido dos produtos foi abandonado',

  [categoryChosen.type]: (category: string) => `Escolheu a categoria ${labelOf(categoryOptions, category)}`,
  [searchSubmitted.type]: (text: string) => `Buscou "${text}"`,
  [sortChosen.type]: (sort: string) => `Organizou por ${labelOf(sortOptions, sort)}`,
  [sortMenuToggled.type]: (_none: undefined, before) =>
    `${selectIsSortOpen(before) ? 'Fechou' : 'Abriu'} o menu Organizar por`,
  [pageChosen.type]: (page: number) => `Foi para a página ${page}`,
  [choicesRestored.type]: () => 'A loja recuperou as escolhas salvas',

  [productAdded.type]: (product: CartItem | null) =>
    product ? `Adicionou ${product.name}` : 'Tentou adicionar um produto que não está na lista',
  [productRemoved.type]: (id: string, before) => `Removeu ${nameOf(id, before)}`,
  [removalUndone.type]: (_none: undefined, before) =>
    `Desfez a remoção de ${selectRemovedName(before) ?? 'nada'}`,
  [undoExpired.type]: () => 'Acabou o tempo de desfazer',
  [quantityChanged.type]: ({ id, quantity }: { id: string; quantity: number }, before) =>
    `Mudou a quantidade de ${nameOf(id, before)} para ${quantity}`,
  [quantityMenuToggled.type]: (id: string, before) =>
    `${selectOpenQuantityMenu(before) === id ? 'Fechou' : 'Abriu'} a quantidade de ${nameOf(id, before)}`,
  [orderPlaced.type]: () => 'Finalizou a compra',
  [orderFinished.type]: () => 'A compra terminou',
  [cartRestored.type]: (items: readonly CartItem[]) =>
    `A loja recuperou o carrinho salvo (${countProducts(items.length)})`,
  [changedElsewhere.type]: ({ id, item }: { id: string; item: CartItem | null }, before) =>
    item ? `Outra aba mudou ${item.name}` : `Outra aba removeu ${nameOf(id, before)}`,

  [locationChanged.type]: ({ to, arrival }: { to: string; arrival: string }, before) =>
    `${arrival === 'popped' ? 'O navegador foi para' : 'Abriu'} ${pageName(to, before)}`,
  [backPressed.type]: () => 'Apertou Voltar',
  [sessionContinued.type]: () => 'Continuou a partir de um registro',
};

/** One action as a step that a person can repeat; an unknown one by its type. */
export function tellStep(action: UnknownAction, before: RootState): string {
  const tell = steps[action.type] as Tell<unknown> | undefined;
  try {
    return tell?.(action.payload, before) ?? action.type;
  } catch {
    return action.type; // A payload of another version, or of another hand.
  }
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function nameOf(id: string, state: RootState): string {
  return selectCartItems(state).find((item) => item.id === id)?.name ?? `o produto ${id}`;
}

function pageName(to: string, state: RootState): string {
  const path = to.split(/[?#]/)[0] ?? to;
  if (path === addresses.catalogue) return 'a vitrine';
  if (path === addresses.cart) return 'o carrinho';
  const id = matchPath(addresses.product, path)?.params.productId;
  return (id && selectProductMatching(state, id)?.name) || to;
}
