import { createSelector } from '@reduxjs/toolkit';
import { selectCartItems } from '@/entities/cart';
import { selectProductList } from '@/entities/product';
import type { RootState } from '../redux/rootReducer';
import type { Payloads } from './steps';

/** The QA panel's words for the types of actions. */
const actions: Readonly<Record<keyof Payloads, string>> = {
  'product/executeQuery/pending': 'pedido',
  'product/executeQuery/fulfilled': 'resposta',
  'product/executeQuery/rejected': 'pedido abandonado',
  'catalogue/categoryChosen': 'categoria escolhida',
  'catalogue/searchSubmitted': 'busca',
  'catalogue/sortChosen': 'ordem escolhida',
  'catalogue/sortMenuToggled': 'menu da ordem',
  'catalogue/pageChosen': 'página escolhida',
  'catalogue/choicesRestored': 'escolhas recuperadas',
  'catalogue/linkOpened': 'link compartilhado aberto',
  'cart/productAdded': 'produto adicionado',
  'cart/productRemoved': 'produto removido',
  'cart/removalUndone': 'remoção desfeita',
  'cart/undoExpired': 'fim do tempo de desfazer',
  'cart/quantityChanged': 'quantidade mudada',
  'cart/quantityMenuToggled': 'menu da quantidade',
  'cart/itemUpdated': 'item atualizado',
  'cart/orderPlaced': 'compra finalizada',
  'cart/cartRestored': 'carrinho recuperado',
  'cart/changedElsewhere': 'mudança de outra aba',
  'cart/saveFailed': 'carrinho não salvo',
  'cart/saveResumed': 'carrinho salvo de novo',
  'checkout/orderFinished': 'fim da compra',
  'navigation/locationChanged': 'outro endereço',
  'navigation/pictureShown': 'foto',
  'navigation/backPressed': 'Voltar',
  'action-log/sessionContinued': 'sessão continuada',
  'action-log/pageLoaded': 'página carregada',
};

/** The QA panel's words for slices and fields of the state, actions, facts of the screen, and what effects save. */
export const words: Readonly<Record<string, string>> = {
  ...actions,
  product: 'Produtos',
  catalogue: 'Vitrine',
  cart: 'Carrinho',
  checkout: 'Compra',
  navigation: 'Navegação',
  'action-log': 'Registro',

  queries: 'consultas',
  products: 'lista',
  status: 'andamento',
  category: 'categoria',
  sort: 'ordem',
  search: 'busca',
  page: 'página',
  sortOpen: 'menu da ordem aberto',
  items: 'itens',
  name: 'nome',
  price_in_cents: 'preço em centavos',
  quantity: 'quantidade',
  openMenu: 'menu aberto',
  removed: 'removido por último',
  saving: 'gravação',
  isWaiting: 'esperando o fim da compra',
  pathname: 'endereço',
  index: 'lugar',
  arrival: 'como chegou',
  visits: 'chegadas',
  picture: 'foto',
  zoomed: 'ampliada',

  address: 'Endereço',
  heading: 'Título',
  tab: 'Aba',
  listed: 'Produtos na página',
  found: 'Produtos encontrados',
  badge: 'Número no carrinho',
  changed: 'Mudanças na loja',
  subtotal: 'Subtotal',
  delivery: 'Entrega',
  total: 'Total',
  'open menu': 'Menu aberto',
  zoom: 'Foto ampliada',
  undo: 'Oferta de desfazer',
  unsaved: 'Aviso: carrinho não salvo',
  related: 'Produtos relacionados',
  order: 'Pedido pelo WhatsApp',
};

/** The names of all products of a state, by their ids. */
const selectNames = createSelector(
  [selectProductList, selectCartItems],
  (list, items) => new Map([...(list?.products ?? []), ...items].map(({ id, name }) => [id, name])),
);

/** The name of the product with an id; undefined if the text is not the id of one. */
export function nameOf(id: string, state: RootState): string | undefined {
  return selectNames(state).get(id);
}
