/**
 * The reference pages' HTML, written by hand: text in, text out. The static page is made of it ahead of time, the page
 * without a framework makes it in the browser. Amounts, page numbers and names come from the shop's own rules.
 */
import type { CartItem } from '@/entities/cart';
import type { ProductRow } from '@/entities/product';
import { categoryOptions, sortOptions, type Choices } from '@/features/catalogue/model/choices';
import { pageWindow, type PageLink } from '@/features/catalogue/model/pageWindow';
import { shop } from '@/shared/config';
import { countProducts } from '@/shared/lib/count';
import { formatBRL } from '@/shared/lib/money';
import { addresses, productAddress } from '@/shared/navigation/addresses';

/** A page of the catalogue's list, and what was chosen to get there. */
export interface Listing extends Choices {
  pages: number;
  /** Products on all pages. */
  count: number;
  /** Those on this page. */
  listing: readonly ProductRow[];
  /** Whether a visit begins with it. */
  isFirst?: boolean;
}

interface Option<Value> {
  value: Value;
  label: string;
}

interface Select<Value> {
  label: string;
  options: readonly Option<Value>[];
  /** What is chosen. */
  value: Value | null;
  open?: boolean | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const ICONS = {
  back: 'M20 12H5m6-7-7 7 7 7',
  cart: 'M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0v2',
  down: 'm6 9 6 6 6-6',
  next: 'm9 6 6 6-6 6',
  previous: 'm15 6-6 6 6 6',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L20 20',
  trash: 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13m-7 4v5m4-5v5',
};
/** The first pictures that a phone or a desktop shows are fetched at once, before everything else. */
const EAGER = 4;

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const icon = (name: keyof typeof ICONS) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
const mapped = <Item>(list: readonly Item[], part: (item: Item, index: number) => string) =>
  list.map(part).join('');

const cartLink = (count: number) =>
  `<a href="${addresses.cart}" class="cart">${icon('cart')}<span class="hidden">Carrinho, </span><span class="badge">${count}</span><span class="hidden"> ${count === 1 ? 'produto' : 'produtos'}</span></a>`;

/** Everything around the page that is shown: the shop's layout. */
export const layout = (main: string, count = 0) =>
  `<div><a href="#conteudo" class="skip">Pular para o conteúdo</a><header><div class="bar"><a href="/" class="logo">${shop.name}</a><div class="mobile">${cartLink(count)}</div><div class="finder"><form role="search" action="/"><input type="search" name="q" placeholder="Procurando por algo específico?" aria-label="Procurar produtos pelo nome" autocomplete="off" enterkeyhint="search"><button type="submit" aria-label="Buscar">${icon('search')}</button></form></div><div class="desktop">${cartLink(count)}</div></div></header></div><main id="conteudo" tabindex="-1">${main}</main>`;

function picture(
  { name, image_url }: Pick<ProductRow, 'name' | 'image_url'>,
  { large = false, eager = large }: { large?: boolean; eager?: boolean } = {},
) {
  const own = /^(\/pictures\/[a-z0-9-]+)\.webp$/.exec(image_url)?.[1];
  const widths = large ? [320, 640, 960] : [320, 640];
  const sizes = large
    ? '(width <= 480px) 95vw, (width <= 1024px) 48vw, 620px'
    : '(width <= 359px) calc(100vw - 34px), (width <= 480px) calc(50vw - 24px), (width <= 768px) calc(50vw - 34px), (width <= 1300px) calc(33vw - 28px), 274px';
  const source = own
    ? `<source type="image/avif" srcset="${mapped(widths, (width) => `, ${own}-${width}.avif ${width}w`).slice(2)}" sizes="${sizes}">`
    : '';
  return `<picture>${source}<img src="${escape(image_url)}" alt="${escape(name)}" width="640" height="640" ${eager ? 'fetchpriority="high"' : 'loading="lazy"'} decoding="async"></picture>`;
}

const card = (product: ProductRow, eager: boolean) =>
  `<li class="card"><a href="${productAddress(product.id)}">${picture(product, { eager })}<h2>${escape(product.name)}</h2><p>${formatBRL(product.price_in_cents)}</p></a></li>`;

/** @param isFirst whether a visit begins with these */
export const cards = (products: readonly ProductRow[], isFirst = false) =>
  mapped(products, (product, index) => card(product, isFirst && index < EAGER));

const arrow = (step: number, page: number, count: number) =>
  `<button type="button" class="page" data-page="${page + step}" aria-label="${step < 0 ? 'Página anterior' : 'Próxima página'}" aria-disabled="${page + step < 1 || page + step > count}">${icon(step < 0 ? 'previous' : 'next')}</button>`;

const pageLink = (link: PageLink, page: number) =>
  link === 'gap'
    ? '<span class="gap">…</span>'
    : `<button type="button" class="page" data-page="${link}" aria-label="Página ${link}"${link === page ? ' aria-current="page"' : ''}>${link}</button>`;

/** What is in a pagination bar. */
export const pageLinks = (page: number, count: number) =>
  arrow(-1, page, count) +
  mapped(pageWindow(page, count), (link) => pageLink(link, page)) +
  arrow(1, page, count);

/** What is beside the upper pagination bar. */
export function status({ search, count, page, pages }: Omit<Listing, 'category' | 'sort' | 'listing'>) {
  const found = countProducts(count);
  const shown = escape(search ? `Resultados para "${search}": ${found}` : found);
  const told = `<p role="status" class="hidden">${shown}, página ${page} de ${pages}</p>`;
  return search
    ? `${told}<p class="search"><span>${shown}</span> <button type="button" class="plain" data-all>Limpar busca</button></p>`
    : told;
}

/** A listbox that a button opens; closed, there is only the button. */
function select<Value extends string | number>(
  { label, options, value, open = false }: Select<Value>,
  shown: (chosen: string | undefined) => string,
) {
  const chosen = options.find((option) => option.value === value)?.label;
  const option = (one: Option<Value>) =>
    `<div role="option" class="option" data-value="${one.value}" aria-selected="${one.value === value}">${one.label}</div>`;
  const list = `<div role="listbox" aria-label="${escape(label)}" class="list">${mapped(options, option)}</div>`;
  return `<button type="button" role="combobox" aria-label="${escape(chosen ? `${label}: ${chosen}` : label)}" aria-haspopup="listbox" aria-expanded="${open}">${shown(chosen)}${icon('down')}</button>${open ? list : ''}`;
}

export const sortSelect = (value: Choices['sort'], open?: boolean) =>
  select(
    { label: 'Organizar por', options: sortOptions, value, open },
    (chosen) => `<span>Organizar por${chosen ? `<strong>: ${chosen}</strong>` : ''}</span>`,
  );

const quantities = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));

export const quantitySelect = ({ name, quantity }: CartItem, open?: boolean) =>
  select(
    { label: `Quantidade de ${name}`, options: quantities, value: quantity, open },
    () => `<span>${quantity}</span>`,
  );

const tab = ({ value, label }: Option<Choices['category']>, chosen: Choices['category']) =>
  `<button type="button" role="tab" data-category="${value}" aria-selected="${value === chosen}" aria-controls="listagem" tabindex="${value === chosen ? 0 : -1}">${label}</button>`;

/** The catalogue's page; the parts that change are filled by the functions above. */
export const catalogue = ({ category, sort, listing, isFirst, ...told }: Listing) =>
  `<h1 tabindex="-1">${shop.slogan}</h1><div class="choices"><div role="tablist" aria-label="Categorias" class="tabs">${mapped(categoryOptions, (option) => tab(option, category))}</div><div class="select">${sortSelect(sort)}</div></div><div class="above"><div class="status">${status(told)}</div><nav aria-label="Paginação acima dos produtos">${pageLinks(told.page, told.pages)}</nav></div><div id="listagem" role="tabpanel" aria-label="Produtos"><ul class="grid">${cards(listing, isFirst)}</ul></div><div class="below"><nav aria-label="Paginação abaixo dos produtos">${pageLinks(told.page, told.pages)}</nav></div>`;

const amount = (cents: number) => formatBRL(cents).replace(/\s/, '');
const note = `*Frete de ${amount(shop.shippingInCents)} para todo o Brasil. Grátis para compras acima de ${amount(shop.freeShippingAboveInCents)}`;
const back = `<button type="button" class="plain" data-back>${icon('back')}Voltar</button>`;

export const productPage = (product: ProductRow) =>
  `${back}<article class="product"><div class="frame">${picture(product, { large: true })}</div><div class="details"><p class="category">${shop.categories[product.category].one}</p><h1 tabindex="-1">${escape(product.name)}</h1><p class="price">${formatBRL(product.price_in_cents)}</p><p class="note">${note}</p><h2>Descrição</h2><p class="description">${escape(product.description)}</p><button type="button" class="button" data-add="${escape(product.id)}">ADICIONAR AO CARRINHO</button></div></article>`;

const line = (item: CartItem) =>
  `<li class="line"><div class="frame">${picture(item)}</div><div><h2>${escape(item.name)}</h2><button type="button" class="plain" data-remove="${escape(item.id)}">${icon('trash')}<span>Remover</span><span class="hidden"> ${escape(item.name)}</span></button><p class="text">${escape(item.description)}</p><div class="select" data-item="${escape(item.id)}">${quantitySelect(item)}</div><p>${formatBRL(item.price_in_cents)}</p></div></li>`;

const subtotalOf = (items: readonly CartItem[]) =>
  items.reduce((sum, { price_in_cents, quantity }) => sum + price_in_cents * quantity, 0);

export const cartTotal = (items: readonly CartItem[]) =>
  `Total (${countProducts(items.length)}) <strong>${formatBRL(subtotalOf(items))}</strong>`;

export const amounts = (items: readonly CartItem[]) =>
  mapped<[term: string, cents: number]>(
    [
      ['Subtotal de produtos', subtotalOf(items)],
      ['Entrega', shop.shippingInCents],
      ['Total', subtotalOf(items) + shop.shippingInCents],
    ],
    ([term, cents]) => `<div><dt>${term}</dt><dd>${formatBRL(cents)}</dd></div>`,
  );

const LINKS = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'];

const filled = (items: readonly CartItem[]) =>
  `<section><h1 tabindex="-1">SEU CARRINHO</h1><p class="total">${cartTotal(items)}</p><ul class="lines">${mapped(items, line)}</ul></section>`;

const empty = `<section class="empty"><img src="/drawings/empty-cart.svg" alt="" width="240" height="180"><h1 tabindex="-1">Seu carrinho está vazio</h1><p>Continue navegando pela loja ou busque por um produto: tem camiseta e caneca esperando por você.</p><a href="/" class="button">Adicionar produtos</a></section>`;

export const cartPage = (items: readonly CartItem[]) =>
  `${back}<div class="basket"><div>${items.length ? filled(items) : empty}<div role="status" class="undo"></div></div><section class="summary" aria-labelledby="resumo"><h2 id="resumo">Resumo do pedido</h2><dl>${amounts(items)}</dl><button type="button" class="button"${items.length ? '' : ' disabled'}>Finalizar a compra</button><div class="links">${mapped(LINKS, (text) => `<span role="link" aria-disabled="true">${text}</span>`)}</div></section></div>`;
