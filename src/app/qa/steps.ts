import type { UnknownAction } from '@reduxjs/toolkit';
import {
  cartRestored,
  changedElsewhere,
  itemUpdated,
  orderPlaced,
  orderUndone,
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  saveFailed,
  saveResumed,
  selectCartItems,
  selectOpenQuantityMenu,
  selectRemovedName,
  undoExpired,
  type CartAction,
} from '@/entities/cart';
import { selectProductMatching, type productApi, type ProductList } from '@/entities/product';
import { pageLoaded, sessionContinued } from 'action-log';
import {
  categoryChosen,
  categoryOptions,
  choicesRestored,
  linkOpened,
  pageChosen,
  searchSubmitted,
  selectIsSortOpen,
  sortChosen,
  sortMenuToggled,
  sortOptions,
  type CatalogueAction,
} from '@/features/catalogue';
import { orderFinished, orderQuestioned, type CheckoutAction } from '@/features/checkout';
import { pictureShown, selectIsZoomed, type GalleryAction } from '@/features/gallery';
import { countProducts } from '@/shared/lib';
import {
  addresses,
  backPressed,
  locationChanged,
  selectPathname,
  type NavigationAction,
} from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';
import { isState } from './isState';
import { pageAt } from '../layout/pageAt';

type ProductPath = typeof productApi.reducerPath;
type ProductCall = `${ProductPath}/executeQuery`;

/** The actions of RTK Query for the list of products. */
type ProductAction =
  | { type: `${ProductPath}/queries/cacheEntriesUpserted`; payload: unknown }
  | { type: `${ProductCall}/pending`; payload: undefined }
  | { type: `${ProductCall}/fulfilled`; payload: ProductList }
  | { type: `${ProductCall}/rejected`; payload: unknown };

type ShopAction =
  | CartAction
  | CatalogueAction
  | CheckoutAction
  | GalleryAction
  | NavigationAction
  | ProductAction
  | ReturnType<typeof sessionContinued | typeof pageLoaded>;

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
  'product/executeQuery/rejected': () => 'O pedido dos produtos foi abandonado',

  [categoryChosen.type]: (category) => `Escolheu a categoria ${labelOf(categoryOptions, category)}`,
  [searchSubmitted.type]: (text) => `Buscou "${text}"`,
  [sortChosen.type]: (sort) => `Organizou por ${labelOf(sortOptions, sort)}`,
  [sortMenuToggled.type]: (_none, before) =>
    `${selectIsSortOpen(before) ? 'Fechou' : 'Abriu'} o menu Organizar por`,
  [pageChosen.type]: (page) => `Foi para a página ${page}`,
  [choicesRestored.type]: () => 'A loja recuperou as escolhas salvas',
  [linkOpened.type]: () => 'Abriu um endereço da vitrine',

  [productAdded.type]: (product) =>
    product ? `Adicionou ${product.name}` : 'Tentou adicionar um produto que não está na lista',
  [productRemoved.type]: (id, before) => `Removeu ${itemName(id, before)}`,
  [removalUndone.type]: (_none, before) => `Desfez a remoção de ${selectRemovedName(before) ?? 'nada'}`,
  [undoExpired.type]: () => 'Acabou o tempo de desfazer',
  [quantityChanged.type]: ({ id, quantity }, before) =>
    `Mudou a quantidade de ${itemName(id, before)} para ${quantity}`,
  [itemUpdated.type]: ({ name }) => `Atualizou ${name}`,
  [quantityMenuToggled.type]: (id, before) =>
    `${selectOpenQuantityMenu(before) === id ? 'Fechou' : 'Abriu'} a quantidade de ${itemName(id, before)}`,
  [orderPlaced.type]: () => 'Finalizou a compra',
  [orderQuestioned.type]: () => 'Quis finalizar a compra',
  [orderUndone.type]: () => 'Trouxe o carrinho de volta',
  [orderFinished.type]: () => 'A compra terminou',
  [cartRestored.type]: (items) => `A loja recuperou o carrinho salvo (${countProducts(items.length)})`,
  [changedElsewhere.type]: ({ id, item }, before) =>
    item ? `Outra aba mudou ${item.name}` : `Outra aba removeu ${itemName(id, before)}`,

  [saveFailed.type]: () => 'O carrinho não pôde ser salvo',
  [saveResumed.type]: () => 'O carrinho voltou a ser salvo',

  [locationChanged.type]: ({ to, arrival }, before) =>
    `${arrival === 'popped' ? 'O navegador foi para' : 'Abriu'} ${pageName(to, before)}`,
  [pictureShown.type]: ({ index, zoomed }, before) =>
    zoomed === selectIsZoomed(before)
      ? `Mostrou a foto ${index + 1}`
      : `${zoomed ? 'Ampliou' : 'Fechou'} a foto ${index + 1}`,
  [backPressed.type]: () => 'Apertou Voltar',
  [sessionContinued.type]: () => 'Continuou a partir de um registro',
  [pageLoaded.type]: (state) => `Carregou a página: ${pageShownBy(state)}`,
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

function pageShownBy(state: unknown): string {
  return isState(state) ? pageName(selectPathname(state), state) : 'desconhecida';
}

function pageName(to: string, state: RootState): string {
  const path = to.split(/[?#]/)[0] ?? to;
  if (path === addresses.catalogue) return 'a vitrine';
  if (path === addresses.cart) return 'o carrinho';
  const id = pageAt(to)?.productId;
  return (id && selectProductMatching(state, id)?.name) || to;
}
