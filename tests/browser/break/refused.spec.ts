import type { Page } from '@playwright/test';
import { order, remove, undo } from '../../testing/browser/shopper';
import { cards, choose, expect, search, test } from '../../testing/browser/shop';

/** What a browser may lack or refuse: an interface that is missing, null, or throws. */
const refusals: Record<string, () => void> = {
  'localStorage throws': () => refuse(window, 'localStorage'),
  'localStorage is null': () => replace(window, 'localStorage', null),
  'localStorage writes nothing': () => replace(Storage.prototype, 'setItem', () => {}),
  'localStorage is full': () => replace(Storage.prototype, 'setItem', fail),
  'sessionStorage throws': () => refuse(window, 'sessionStorage'),
  'indexedDB is null': () => replace(window, 'indexedDB', null),
  'indexedDB is missing': () => replace(window, 'indexedDB', undefined),
  'indexedDB.open throws': () => replace(IDBFactory.prototype, 'open', fail),
  'BroadcastChannel is missing': () => replace(window, 'BroadcastChannel', undefined),
  'BroadcastChannel cannot be made': () => replace(window, 'BroadcastChannel', fail),
  'postMessage throws': () => replace(BroadcastChannel.prototype, 'postMessage', fail),
  'PerformanceObserver is missing': () => replace(window, 'PerformanceObserver', undefined),
  'PerformanceObserver.observe throws': () => replace(PerformanceObserver.prototype, 'observe', fail),
  'pushState throws': () => replace(History.prototype, 'pushState', fail),
  'replaceState throws': () => replace(History.prototype, 'replaceState', fail),
  'scrollRestoration throws': () => refuse(History.prototype, 'scrollRestoration'),
  'navigation is missing': () => replace(window, 'navigation', undefined),
  'requestIdleCallback is missing': () => replace(window, 'requestIdleCallback', undefined),
  'scheduler is missing': () => replace(window, 'scheduler', undefined),
  'matchMedia is missing': () => replace(window, 'matchMedia', undefined),
  'fetch throws': () => replace(window, 'fetch', fail),
  'alert throws': () => replace(window, 'alert', fail),
  'cookies cannot be read': () => refuse(Document.prototype, 'cookie'),
  'CompressionStream is missing': () => replace(window, 'CompressionStream', undefined),
  'ResizeObserver is missing': () => replace(window, 'ResizeObserver', undefined),
};

// These run in the page, beside a refusal.
declare const refuse: (owner: object, name: string) => void;
declare const replace: (owner: object, name: string, value: unknown) => void;
declare const fail: () => never;
const helpers = `
  const fail = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  const refuse = (owner, name) => Object.defineProperty(owner, name, { configurable: true, get: fail, set: fail });
  const replace = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, writable: true, value });
`;

/** A whole purchase, from the search to the thanks. */
async function purchase(page: Page) {
  await search(page, 'caneca');
  await choose(page, /Organizar por/, 'Mais vendidos');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  await choose(page, /quantidade/i, '3');
  await expect(page.getByRole('combobox', { name: /quantidade/i })).toContainText('3');
  await remove(page);
  await undo(page);
  await order(page);
  await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
}

// Without a backend, because the request for its list may be refused, too.
test.use({ answer: null });

/** One of each kind. */
const few = /localStorage throws|indexedDB is null|fetch|BroadcastChannel is/;

for (const [name, refusal] of Object.entries(refusals))
  test(
    `a purchase works when ${name}`,
    { tag: few.test(name) ? '@push' : '@soak' },
    async ({ page, alerts }) => {
      await page.addInitScript(`{ ${helpers} (${refusal.toString()})(); }`);
      await page.goto('/');
      await purchase(page);
      expect(alerts).toEqual(name.startsWith('alert') ? [] : ['Produto Removido com sucesso!']);
    },
  );
