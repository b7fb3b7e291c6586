/**
 * The shop without a framework, as a careful developer would write it by hand: one script, without the parts that
 * nothing measures (orders, undo, several tabs, arrow keys, the words for an empty listing). It asks the same backend and answers to the same roles and names.
 */
import { shop } from '@/shared/config';
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
} from './markup';

const NO_CHOICES = { category: 'all', sort: null, search: '', page: 1 };

const read = (key) => JSON.parse(localStorage.getItem(shop.storagePrefix + key));
const save = (key, value) => localStorage.setItem(shop.storagePrefix + key, JSON.stringify(value));
const $ = (selector) => document.querySelector(selector);

let choices = { ...NO_CHOICES, ...read('catalogue') };
const cart = read('cart') ?? [];
/** The backend's rows, and by the number of a row what they are searched and sorted by. */
let rows = [];
let names = [];
let dates = [];
let prices = [];
let sales = [];
/** The numbers of the rows that the choices list. */
let listed = [];

function take(answer) {
  rows = answer;
  names = rows.map(({ name }) => name.toLowerCase());
  dates = Float64Array.from(rows, ({ created_at }) => Date.parse(created_at));
  prices = Float64Array.from(rows, ({ price_in_cents }) => price_in_cents);
  sales = Float64Array.from(rows, (row) => row.sales);
}

const comparators = {
  newest: (one, other) => dates[one] - dates[other],
  'price-desc': (one, other) => prices[other] - prices[one],
  'price-asc': (one, other) => prices[one] - prices[other],
  'best-sellers': (one, other) => sales[other] - sales[one],
};

const withoutAccents = (text) => text.normalize('NFD').replace(/\p{M}/gu, '');

function numbersWhere(isListed) {
  const numbers = [];
  for (let number = 0; number < rows.length; number++) if (isListed(number)) numbers.push(number);
  return numbers;
}

function search(text) {
  const needle = text.toLowerCase();
  const found = numbersWhere((number) => names[number].includes(needle));
  if (found.length > 0) return found;
  const bare = withoutAccents(needle);
  return numbersWhere((number) => withoutAccents(names[number]).includes(bare));
}

function list() {
  const { category, sort, search: text } = choices;
  if (text) listed = search(text);
  else listed = numbersWhere((number) => category === 'all' || rows[number].category === category);
  if (sort) listed.sort(comparators[sort]);
}

function shown() {
  const pages = Math.max(1, Math.ceil(listed.length / shop.pageSize));
  const page = Math.min(choices.page, pages);
  const numbers = listed.slice((page - 1) * shop.pageSize, page * shop.pageSize);
  return {
    ...choices,
    page,
    pages,
    count: listed.length,
    listing: numbers.map((number) => rows[number]),
  };
}

/** Fills the pagination bars anew without losing the place of the keyboard. */
function fillPages({ page, pages }) {
  for (const bar of document.querySelectorAll('nav')) {
    const focused = bar.contains(document.activeElement) && document.activeElement.ariaLabel;
    bar.innerHTML = pageLinks(page, pages);
    if (focused) bar.querySelector(`[aria-label="${focused}"]`)?.focus();
  }
}

function refresh() {
  const now = shown();
  for (const tab of document.querySelectorAll('[role=tab]')) {
    const isChosen = tab.dataset.category === now.category;
    tab.ariaSelected = isChosen;
    tab.tabIndex = isChosen ? 0 : -1;
  }
  $('.status').innerHTML = status(now);
  fillPages(now);
  $('.grid').innerHTML = cards(now.listing);
}

function setSortMenu(open) {
  $('.choices .select').innerHTML = sortSelect(choices.sort, open);
  $('.choices [role=combobox]').focus();
}

function choose(change) {
  const isSorted = 'sort' in change;
  const isListedAnew = !('page' in change);
  choices = isListedAnew && !isSorted ? { ...NO_CHOICES, ...change } : { ...choices, page: 1, ...change };
  if (isListedAnew) list();
  save('catalogue', choices);
  if (location.pathname !== '/') return go('/');
  if (isListedAnew && !isSorted) $('.choices .select').innerHTML = sortSelect(choices.sort, false);
  refresh();
}

function show() {
  const [, kind, id] = location.pathname.split('/');
  const product = kind === 'product' && rows.find((row) => row.id.includes(decodeURIComponent(id)));
  const pages = {
    '': () => catalogue(shown()),
    cart: () => cartPage(cart),
    product: () => productPage(product),
  };
  const titles = {
    '': `${shop.name}: camisetas e canecas`,
    cart: `Carrinho | ${shop.name}`,
    product: `${product.name} | ${shop.name}`,
  };
  $('main').innerHTML = kind === 'product' && !product ? '' : pages[kind]();
  document.title = titles[kind];
}

function go(path) {
  history.pushState({ isOurs: true }, '', path);
  show();
  scrollTo(0, 0);
  $('h1')?.focus({ preventScroll: true });
}

function keepCart() {
  save('cart', cart);
  for (const link of document.querySelectorAll('.cart')) {
    link.querySelector('.badge').textContent = cart.length;
    link.lastElementChild.textContent = cart.length === 1 ? ' produto' : ' produtos';
  }
}

const tell = (text) => requestAnimationFrame(() => setTimeout(() => alert(text)));

function add(id) {
  const product = rows.find((row) => row.id === id);
  if (cart.some((item) => item.id === id)) tell(`O produto ${product.name} já foi adicionado ao carrinho!`);
  else cart.push({ ...product, formatDate: Date.parse(product.created_at), quantity: 1 });
  keepCart();
  go('/cart');
}

function remove(id) {
  cart.splice(
    cart.findIndex((item) => item.id === id),
    1,
  );
  keepCart();
  show();
  tell('Produto Removido com sucesso!');
}

const itemOf = (menu) => cart.find(({ id }) => id === menu.dataset.item);

function setQuantityMenu(menu, open) {
  menu.innerHTML = quantitySelect(itemOf(menu), open);
  menu.firstElementChild.focus();
}

function setQuantity(menu, quantity) {
  itemOf(menu).quantity = quantity;
  keepCart();
  setQuantityMenu(menu, false);
  $('.total').innerHTML = cartTotal(cart);
  $('dl').innerHTML = amounts(cart);
}

function setMenu(menu, open) {
  if (menu.dataset.item) setQuantityMenu(menu, open);
  else setSortMenu(open);
}

function chooseOption(menu, value) {
  if (menu.dataset.item) return setQuantity(menu, Number(value));
  choose({ sort: value });
  setSortMenu(false);
}

function onPage({ dataset: { page } }) {
  const wanted = Number(page);
  const { pages } = shown();
  if (wanted >= 1 && wanted <= pages) choose({ page: wanted });
}

/** What a click does, by what was clicked. */
const CLICKS = [
  ['[role=tab]', (tab) => choose({ category: tab.dataset.category })],
  ['[role=combobox]', (button) => setMenu(button.parentElement, button.ariaExpanded !== 'true')],
  ['[role=option]', (option) => chooseOption(option.closest('.select'), option.dataset.value)],
  ['[data-page]', onPage],
  ['[data-all]', () => choose({ search: '' })],
  ['[data-add]', (button) => add(button.dataset.add)],
  ['[data-remove]', (button) => remove(button.dataset.remove)],
  ['[data-back]', () => (history.state?.isOurs ? history.back() : go('/'))],
];

addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/"]');
  if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    return go(link.pathname);
  }
  for (const [selector, act] of CLICKS) {
    const clicked = event.target.closest(selector);
    if (clicked) return act(clicked);
  }
});

addEventListener('mousedown', (event) => {
  if (event.target.closest('[role=option]')) event.preventDefault(); // The menu's button keeps the focus.
});

addEventListener('focusout', ({ target, relatedTarget }) => {
  if (relatedTarget && target.ariaExpanded === 'true') setMenu(target.parentElement, false);
});

addEventListener('keydown', ({ key, target }) => {
  if (key === 'Escape' && target.ariaExpanded === 'true') setMenu(target.parentElement, false);
});

addEventListener('submit', (event) => {
  event.preventDefault();
  const input = event.target.elements.q;
  choose({ search: input.value.trim() === '' ? '' : input.value });
  input.value = '';
});

// A dead picture is replaced by its category's drawing.
addEventListener(
  'error',
  ({ target }) => {
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
take(await response.json());
list();
show();
