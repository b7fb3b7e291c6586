import type { Screen } from 'action-log';
import { isVisible, pageFaults } from 'action-log-cli/page-faults';
import { linesOf } from '@/app/qa/expectedScreen';
import { decoded, withoutBase } from '@/shared/lib';

const PRODUCT = '/product/';

/**
 * What is written on the page, read by roles and names: the facts of `expectedOnPage`, of which those that a page does not
 * show are left out. It does not look at the store.
 */
export function renderedScreen(): Screen {
  const page = document.getElementById('root') ?? document; // Without the QA panel.
  const facts = {
    address: withoutBase(location.pathname + location.search + location.hash),
    heading: headingOn(page),
    title: document.title,
    badge: badgeOn(page),
    ...catalogueOn(page),
    ...productOn(page),
    ...cartOn(page),
    'open menu': one(page, 'main [role=listbox]')?.getAttribute('aria-label') ?? undefined,
    links: linksOn(page),
    ...pageFaults(page),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

const all = (within: ParentNode, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];
const one = (within: ParentNode, selector: string) => all(within, selector)[0];
const textOf = (element: Element | undefined) => element?.textContent.trim();
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent.trim());

function headingOn(page: ParentNode) {
  const headings = all(page, 'h1').filter(isVisible);
  return headings.length > 1
    ? textsOf(headings).join(' | ')
    : (headings[0]?.getAttribute('aria-label') ?? textOf(headings[0]));
}

/** The number in the one cart link that can be seen. */
function badgeOn(page: ParentNode) {
  const link = all(page, 'header a').find(
    (each) => /^Carrinho/.test(each.textContent.trim()) && isVisible(each),
  );
  const badge = link && all(link, '*').find((each) => isVisible(each) && /^\d+$/.test(each.textContent));
  return badge && Number(badge.textContent);
}

const PAGE_LINKS =
  'header a, nav[aria-label="Sobre a loja"] a, nav[aria-label=Trilha] a, main article a, main section a';

/** Where each link leads. Those around a product and to WhatsApp are facts of their own. */
function linksOn(page: ParentNode): readonly string[] {
  const links = all(page, PAGE_LINKS).filter(
    (link) => isVisible(link) && !one(link, 'h2, h3') && textOf(link),
  );
  const paths = links.filter((link) => !/^https:\/\/wa\.me/.test(link.getAttribute('href') ?? ''));
  return [...new Set(paths.map(leadOf))];
}

/** 'Caneca Sabiá → /product/sabia', with the heading of a link around a product. */
const leadOf = (link: Element) =>
  `${textOf(one(link, 'h2, h3') ?? link)} → ${withoutBase(link.getAttribute('href') ?? '')}`;

/** The number in the link to WhatsApp, and the lines of the order that are not links. */
function orderOn(page: ParentNode) {
  const href = one(page, 'a[href^="https://wa.me/"]')?.getAttribute('href');
  if (!href) return undefined;
  const { pathname, searchParams } = new URL(href);
  return [pathname, ...linesOf(searchParams.get('text') ?? '')];
}

function catalogueOn(page: ParentNode) {
  const listing = one(page, '[role=tabpanel]');
  if (!listing) return {};
  const isLoading = listing.getAttribute('aria-busy') === 'true';
  const cards = all(listing, 'a');
  const status = textOf(one(page, 'main [role=status]')) ?? '';
  return {
    tab: textOf(one(page, '[role=tab][aria-selected=true]')),
    sort: all(page, '[role=combobox]').flatMap(
      (menu) => /^Organizar por: (.*)$/.exec(textOf(menu) ?? '')?.[1] ?? [],
    )[0],
    search: /^Resultados para “(.*)”: /s.exec(status)?.[1],
    similar: status.endsWith('Mostramos produtos parecidos.') || undefined,
    ...(!isLoading && {
      listed: cards.map((card) => decoded(card.getAttribute('href')?.slice(PRODUCT.length) ?? '')),
      names: textsOf(cards.flatMap((card) => all(card, 'h2'))),
      prices: textsOf(cards.flatMap((card) => all(card, 'h2 ~ p').slice(0, 1))),
      'in cart': namesNoted(cards, 'No carrinho'),
      found: Number(/(\d+) produtos?, página \d+ de \d+(?:\. \D+)?$/.exec(status)?.[1]),
      page: pageOn(page),
    }),
  };
}

/** The names of the cards that have a note on their picture. */
function namesNoted(cards: readonly Element[], note: string) {
  const noted = cards.filter((card) => all(card, 'h2 ~ p').some((each) => textOf(each) === note));
  return noted.length > 0 ? textsOf(noted.flatMap((card) => all(card, 'h2'))) : undefined;
}

/** '2 / 3' as both bars say it; where they are not the same, what each says. */
function pageOn(page: ParentNode) {
  const bars = all(page, 'main nav').map((bar) => {
    const numbers = textsOf(all(bar, 'button').filter(({ textContent }) => /^\d+$/.test(textContent.trim())));
    return `${textOf(one(bar, '[aria-current=page]'))} / ${numbers.at(-1)}`;
  });
  return [...new Set(bars)].join(' | ');
}

function productOn(page: ParentNode) {
  const product = one(page, 'main article:not([aria-busy=true])');
  if (!product) return {};
  const [kind, price, , description] = textsOf(all(product, 'p'));
  const thumbnails = all(product, '[role=group][aria-label=Fotos] button');
  const shown = thumbnails.findIndex((each) => each.matches('[aria-current=true]'));
  return {
    kind,
    prices: [price],
    description,
    picture: shown > 0 ? shown + 1 : undefined,
    zoom: one(product, 'dialog[open]') && true,
    // Never, as a walk closes the dialog for sharing.
    'after sharing': textOf(one(product, '[role=status]')),
    related: all(page, '#versoes ~ ul a, #relacionados ~ ul a').map(leadOf),
  };
}

function cartOn(page: ParentNode) {
  const amounts = new Map(
    all(page, 'main dt').map((term) => [textOf(term), textOf(term.nextElementSibling ?? undefined)]),
  );
  const order = all(page, 'main button').find(({ textContent }) => textContent === 'Finalizar a compra');
  if (!order) return {};
  const lines = all(page, 'main section > ul > li');
  const changed = textsOf(lines.flatMap((line) => all(line, '[role=note]')));
  const undo = one(page, '[aria-label^="Desfazer a remoção de "]')?.getAttribute('aria-label');
  return {
    items: lines.map((line) => `${textOf(one(line, 'h2'))} × ${textOf(one(line, '[role=combobox]'))}`),
    changed: changed.length > 0 ? changed : undefined,
    'has changes':
      /^Algo mudou na loja/.test(textOf(one(page, 'main section > [role=status]')) ?? '') || undefined,
    prices: lines.map((line) => textOf(all(line, 'p').at(-1))),
    sum: textOf(one(page, 'main section > p > strong')),
    subtotal: amounts.get('Subtotal de produtos'),
    delivery: amounts.get('Entrega'),
    total: amounts.get('Total'),
    undo: undo?.replace('Desfazer a remoção de ', ''),
    unsaved: /carrinho não está sendo salvo/.test(textOf(one(page, 'main [role=status]')) ?? '') || undefined,
    'can order': order instanceof HTMLButtonElement && !order.disabled,
    order: orderOn(page),
  };
}
