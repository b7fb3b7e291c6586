import type { UnknownAction } from '@reduxjs/toolkit';
import { selectCartItems, selectOpenQuantityMenu, selectRemovedName, type CartAction } from '@/entities/cart';
import { selectProductMatching, type productApi, type ProductList } from '@/entities/product';
import type { ApiFailure } from '@/shared/api';
import { categoryOptions, selectIsSortOpen, sortOptions, type CatalogueAction } from '@/features/catalogue';
import { selectIsZoomed, type GalleryAction } from '@/features/gallery';
import type { WhatsAppOrderAction } from '@/features/whatsappOrder';
import { countProducts } from '@/shared/lib';
import { addresses, readProductAddress } from '@/shared/addresses';
import { type NavigationAction } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';

type ProductPath = typeof productApi.reducerPath;
type ProductCall = `${ProductPath}/executeQuery`;

/** The actions of RTK Query for the list of products. */
type ProductAction =
  | { type: `${ProductPath}/queries/cacheEntriesUpserted`; payload: unknown }
  | { type: `${ProductCall}/pending`; payload: undefined }
  | { type: `${ProductCall}/fulfilled`; payload: ProductList }
  | { type: `${ProductCall}/rejected`; payload: ApiFailure | undefined }
  | { type: `${ProductPath}/oldListSeen`; payload: string | undefined };

type ShopAction =
  CartAction | CatalogueAction | GalleryAction | NavigationAction | ProductAction | WhatsAppOrderAction;

/** The payload of every action of the shop, by its type. */
export type Payloads = { [Action in ShopAction as Action['type']]: Action['payload'] };

/** Each action of the shop as a sentence in Portuguese. A new action without an entry does not compile. */
export const steps: Readonly<{
  [Type in keyof Payloads]: (payload: Payloads[Type], before: RootState) => string;
}> = {
  'product/queries/cacheEntriesUpserted': () => 'A loja mostrou a lista embutida',
  'product/executeQuery/pending': () => 'A loja pediu os produtos',
  'product/executeQuery/fulfilled': ({ products, source }) =>
    `Chegaram ${products.length} produtos ${source === 'backend' ? 'do servidor' : 'da lista embutida'}`,
  'product/executeQuery/rejected': (failure) =>
    failure ? 'Os produtos não chegaram: a lista ficou como estava' : 'O pedido dos produtos foi abandonado',
  'product/oldListSeen': () => 'A página foi vista de novo, com uma lista antiga',

  'catalogue/categoryChosen': (category) => `Escolheu a categoria ${labelOf(categoryOptions, category)}`,
  'catalogue/searchSubmitted': (text) => `Buscou "${text}"`,
  'catalogue/sortChosen': (sort) => `Organizou por ${labelOf(sortOptions, sort)}`,
  'catalogue/sortMenuToggled': (_none, before) =>
    `${selectIsSortOpen(before) ? 'Fechou' : 'Abriu'} o menu Organizar por`,
  'catalogue/pageChosen': (page) => `Foi para a página ${page}`,
  'catalogue/choicesRestored': () => 'A loja recuperou as escolhas salvas',
  'catalogue/linkOpened': () => 'Abriu um endereço da vitrine',

  'cart/productAdded': (product) =>
    product ? `Adicionou ${product.name}` : 'Tentou adicionar um produto que não está na lista',
  'cart/productRemoved': (id, before) => `Removeu ${itemName(id, before)}`,
  'cart/removalUndone': (_none, before) => `Desfez a remoção de ${selectRemovedName(before) ?? 'nada'}`,
  'cart/undoExpired': () => 'Acabou o tempo de desfazer',
  'cart/quantityChanged': ({ id, quantity }, before) =>
    `Mudou a quantidade de ${itemName(id, before)} para ${quantity}`,
  'cart/itemUpdated': ({ name }) => `Atualizou ${name}`,
  'cart/quantityMenuToggled': (id, before) =>
    `${selectOpenQuantityMenu(before) === id ? 'Fechou' : 'Abriu'} a quantidade de ${itemName(id, before)}`,
  'cart/orderPlaced': () => 'Finalizou a compra',
  'whatsappOrder/orderQuestioned': () => 'Quis finalizar a compra',
  'cart/orderUndone': () => 'Trouxe o carrinho de volta',
  'cart/orderFinished': () => 'A compra terminou',
  'cart/cartRestored': (items) => `A loja recuperou o carrinho salvo (${countProducts(items.length)})`,
  'cart/changedElsewhere': ({ id, item }, before) =>
    item ? `Outra aba mudou ${item.name}` : `Outra aba removeu ${itemName(id, before)}`,

  'cart/saveFailed': () => 'O carrinho não pôde ser salvo',
  'cart/saveResumed': () => 'O carrinho voltou a ser salvo',

  'navigation/locationChanged': ({ to, arrival }, before) =>
    `${arrival === 'popped' ? 'O navegador foi para' : 'Abriu'} ${pageName(to, before)}`,
  'gallery/pictureShown': ({ index, zoomed }, before) =>
    zoomed === selectIsZoomed(before)
      ? `Mostrou a foto ${index + 1}`
      : `${zoomed ? 'Ampliou' : 'Fechou'} a foto ${index + 1}`,
  'navigation/backPressed': () => 'Apertou Voltar',
};

type Known<Type extends keyof Payloads> = { [One in Type]: { type: One; payload: Payloads[One] } }[Type];

/** Characters of a step. A log from a file may contain texts of a MB. */
const LONGEST_STEP = 600;

/** An action as a step that a person can repeat; its type if this version does not know it. */
export function describeStep(action: UnknownAction, before: RootState): string {
  try {
    return isKnown(action) ? sentenceOf(action, before).slice(0, LONGEST_STEP) : action.type;
  } catch {
    return action.type; // The payload, from a file, has another shape.
  }
}

/** Whether this version of the shop has such an action. */
export function knows(type: string): boolean {
  return Object.hasOwn(steps, type);
}

/** Does not check the payload: `describeStep` catches the error of a wrong one. */
function isKnown(action: UnknownAction): action is Known<keyof Payloads> {
  return knows(action.type);
}

function sentenceOf<Type extends keyof Payloads>({ type, payload }: Known<Type>, before: RootState): string {
  return steps[type](payload, before);
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function itemName(id: string, state: RootState): string {
  return selectCartItems(state).find((item) => item.id === id)?.name ?? `o produto ${id}`;
}

function pageName(to: string, state: RootState): string {
  const path = to.split(/[?#]/)[0] ?? to;
  if (path === addresses.catalogue) return 'a vitrine';
  if (path === addresses.cart) return 'o carrinho';
  const id = readProductAddress(to);
  return (id && selectProductMatching(state, id)?.name) || to;
}
