/**
 * The shop without a framework, as a careful developer would write it by hand: one script, without the parts that
 * nothing measures (orders, undo, several tabs, arrow keys, the words for an empty listing). It asks the same backend,
 * and its elements have the same roles and names.
 */
import type { CartItem } from '@/entities/cart';
import type { ProductRow } from '@/entities/product';
import type { Choices, Sort } from '@/features/catalogue/model/choices';
import { shop, storageName } from '@/shared/config';
import {
  amounts,
  cards,
  cartPage,
  cartTotal,
  catalogue,
  layout,
  pageLinks,
  productPage,
  quantitySelect,
  sortSelect,
  status,
  type Listing,
} from './markup';
import { addresses } from '@/shared/navigation/addresses';

const NO_CHOICES: Choices = { category: 'all', sort: null, search: '', page: 1 };

const read = (key: string): unknown => JSON.parse(localStorage.getItem(`${storageName}:${key}`) ?? 'null');
const save = (key: string, value: object) =>
  localStorage.setItem(`${storageName}:${key}`, JSON.stringify(value));

function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The page lacks a part of itself.');
  return value;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const $ = (selector: string) => present(find(selector));

let choices = { ...NO_CHOICES, ...(read('catalogue') as Choices | null) };
const cart = (read('cart') as CartItem[] | null) ?? [];
/** The backend's rows, and by the number of a row what they are searched and sorted by. */
let rows: readonly ProductRow[] = [];
let names: readonly string[] = [];
let dates = new Float64Array();
let prices = new Float64Array();
let sales = new Float64Array();
/** The numbers of the rows that the choices list. */
let listed: number[] = [];

function take(answer: readonly ProductRow[]) {
  rows = answer;
  names = rows.map(({ name }) => name.toLowerCase());
  dates = Float64Array.from(rows, ({ created_at }) => Date.parse(created_at));
  prices = Float64Array.from(rows, ({ price_in_cents }) => price_in_cents);
  sales = Float64Array.from(rows, (row) => row.sales);
}

const comparators: Record<Sort, (one: number, other: number) => number> = {
  newest: (one, other) => (dates[one] ?? 0) - (dates[other] ?? 0),
  'price-desc': (one, other) => (prices[other] ?? 0) - (prices[one] ?? 0),
  'price-asc': (one, other) => (prices[one] ?? 0) - (prices[other] ?? 0),
  'best-sellers': (one, other) => (sales[other] ?? 0) - (sales[one] ?? 0),
};

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

function numbersWhere(isListed: (number: number) => boolean | undefined) {
  const numbers: number[] = [];
  for (let number = 0; number < rows.length; number++) if (isListed(number)) numbers.push(number);
  return numbers;
}

function search(text: string) {
  const needle = text.toLowerCase();
  const found = numbersWhere((number) => names[number]?.includes(needle));
  if (found.length > 0) return found;
  const bare = withoutAccents(needle);
  return numbersWhere((number) => withoutAccents(names[number] ?? '').includes(bare));
}

function list() {
  const { category, sort, search: text } = choices;
  if (text) listed = search(text);
  else listed = numbersWhere((number) => category === 'all' || rows[number]?.category === category);
  if (sort) listed.sort(comparators[sort]);
}

function shown(): Listing {
  const pages = Math.max(1, Math.ceil(listed.length / shop.pageSize));
  const page = Math.min(choices.page, pages);
  const numbers = listed.slice((page - 1) * shop.pageSize, page * shop.pageSize);
  return {
    ...choices,
    page,
    pages,
    count: listed.length,
    listing: numbers.map((number) => present(rows[number])),
  };
}

/** Fills the pagination bars anew; the keyboard's focus stays on its page. */
function fillPages({ page, pages }: Listing) {
  for (const bar of document.querySelectorAll('nav')) {
    const focused = bar.contains(document.activeElement) && document.activeElement?.ariaLabel;
    bar.innerHTML = pageLinks(page, pages);
    if (focused) bar.querySelector<HTMLElement>(`[aria-label="${focused}"]`)?.focus();
  }
}

function refresh() {
  const now = shown();
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isChosen = tab.dataset.category === now.category;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
  }
  $('.status').innerHTML = status(now);
  fillPages(now);
  $('.grid').innerHTML = cards(now.listing);
}

function setSortMenu(open: boolean) {
  $('.choices .select').innerHTML = sortSelect(choices.sort, open);
  $('.choices [role=combobox]').focus();
}

function choose(change: Partial<Choices>) {
  const isSorted = 'sort' in change;
  const isListedAnew = !('page' in change);
  choices = isListedAnew && !isSorted ? { ...NO_CHOICES, ...change } : { ...choices, page: 1, ...change };
  if (isListedAnew) list();
  save('catalogue', choices);
  if (location.pathname !== '/') return go('/');
  if (isListedAnew && !isSorted) $('.choices .select').innerHTML = sortSelect(choices.sort, false);
  refresh();
}

function pageAt([, kind, id = '']: readonly string[]) {
  if (kind === 'cart') return { title: `Carrinho | ${shop.name}`, html: cartPage(cart) };
  if (kind !== 'product') return { title: `${shop.name}: camisetas e canecas`, html: catalogue(shown()) };
  const product = rows.find((row) => row.id.includes(decodeURIComponent(id)));
  if (!product) return { title: shop.name, html: '' };
  return { title: `${product.name} | ${shop.name}`, html: productPage(product) };
}

function show() {
  const { title, html } = pageAt(location.pathname.split('/'));
  $('main').innerHTML = html;
  document.title = title;
}

function go(path: string) {
  history.pushState({ isOurs: true }, '', path);
  show();
  scrollTo(0, 0);
  find('h1')?.focus({ preventScroll: true });
}

function keepCart() {
  save('cart', cart);
  for (const link of document.querySelectorAll('.cart')) {
    present(link.querySelector('.badge')).textContent = String(cart.length);
    present(link.lastElementChild).textContent = cart.length === 1 ? ' produto' : ' produtos';
  }
}

const tell = (text: string) => requestAnimationFrame(() => setTimeout(() => alert(text)));

function add(id: string | undefined) {
  const product = present(rows.find((row) => row.id === id));
  if (cart.some((item) => item.id === id)) tell(`O produto ${product.name} já foi adicionado ao carrinho!`);
  else cart.push({ ...product, formatDate: Date.parse(product.created_at), quantity: 1 });
  keepCart();
  go(addresses.cart);
}

function remove(id: string | undefined) {
  cart.splice(
    cart.findIndex((item) => item.id === id),
    1,
  );
  keepCart();
  show();
  tell('Produto Removido com sucesso!');
}

const itemOf = (menu: HTMLElement) => present(cart.find(({ id }) => id === menu.dataset.item));

function setQuantityMenu(menu: HTMLElement, open: boolean) {
  menu.innerHTML = quantitySelect(itemOf(menu), open);
  present(menu.querySelector('button')).focus();
}

function setQuantity(menu: HTMLElement, quantity: number) {
  itemOf(menu).quantity = quantity;
  keepCart();
  setQuantityMenu(menu, false);
  $('.total').innerHTML = cartTotal(cart);
  $('dl').innerHTML = amounts(cart);
}

/** The menu that a button or an option belongs to. */
const menuOf = (part: HTMLElement) => present(part.closest<HTMLElement>('.select'));

function setMenu(menu: HTMLElement, open: boolean) {
  if (menu.dataset.item) setQuantityMenu(menu, open);
  else setSortMenu(open);
}

function chooseOption(menu: HTMLElement, value: string | undefined) {
  if (menu.dataset.item) return setQuantity(menu, Number(value));
  choose({ sort: value as Sort });
  setSortMenu(false);
}
function onPage({ dataset: { page } }: HTMLElement) {
  const wanted = Number(page);
  const { pages } = shown();
  if (wanted >= 1 && wanted <= pages) choose({ page: wanted });
}

function goBack() {
  const state = history.state as { isOurs?: boolean } | null;
  if (state?.isOurs) history.back();
  else go('/');
}

/** What a click does, by what was clicked. */
const CLICKS: readonly [selector: string, act: (clicked: HTMLElement) => void][] = [
  ['[role=tab]', (tab) => choose({ category: tab.dataset.category as Choices['category'] })],
  ['[role=combobox]', (button) => setMenu(menuOf(button), button.ariaExpanded !== 'true')],
  ['[role=option]', (option) => chooseOption(menuOf(option), option.dataset.value)],
  ['[data-page]', onPage],
  ['[data-all]', () => choose({ search: '' })],
  ['[data-add]', (button) => add(button.dataset.add)],
  ['[data-remove]', (button) => remove(button.dataset.remove)],
  ['[data-back]', goBack],
];

addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    return go(link.pathname);
  }
  for (const [selector, act] of CLICKS) {
    const clicked = target.closest<HTMLElement>(selector);
    if (clicked) return act(clicked);
  }
});

addEventListener('mousedown', (event) => {
  const isOption = event.target instanceof Element && event.target.closest('[role=option]');
  if (isOption) event.preventDefault(); // The menu's button keeps the focus.
});

function closeMenu(button: EventTarget | null) {
  if (button instanceof HTMLElement && button.ariaExpanded === 'true') setMenu(menuOf(button), false);
}

addEventListener('focusout', ({ target, relatedTarget }) => {
  if (relatedTarget) closeMenu(target);
});

addEventListener('keydown', ({ key, target }) => {
  if (key === 'Escape') closeMenu(target);
});

addEventListener('submit', (event) => {
  event.preventDefault();
  const input = present(document.querySelector('input'));
  choose({ search: input.value.trim() === '' ? '' : input.value });
  input.value = '';
});

// A picture that cannot be loaded is replaced by its category's drawing.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (target.parentElement?.localName !== 'picture' || target.dataset.isDead) return;
    target.dataset.isDead = '';
    target.previousElementSibling?.remove();
    target.src = `/pictures/${target.alt.startsWith('Caneca') ? 'mugs' : 't-shirts'}.svg`;
  },
  true,
);

addEventListener('popstate', show);

document.body.innerHTML = layout('', cart.length);
const response = await fetch('http://localhost:3333/products');
take((await response.json()) as ProductRow[]);
list();
show();
