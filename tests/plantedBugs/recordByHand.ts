/**
 * A session in a browser that reaches what the bugs of `shopBugs.ts` change.
 */
import type { Browser } from '@playwright/test';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { addresses } from '../../src/shared/navigation/addresses';
import { readSettings } from '../../tools/settings/readSettings';
import { newPage, openPanel } from '../corpus/sessionTools';
import { shopperOn, type Shopper } from '../corpus/shopper';

const { shop, env } = readSettings();

/** The shopper was here before: two products in the cart, and a page of mugs that does not exist any more. */
const saved = {
  cart: builtInRows.slice(2, 4).map((row, index) => ({ ...row, quantity: 2 - index })),
  catalogue: { category: 'mugs', sort: null, search: '', page: 9 },
};

/** Records the session, and downloads its log into a file. */
export async function recordByHand(browser: Browser, baseURL: string, file: string): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
  });
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ json: builtInRows }),
  );
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    Object.entries(saved).map(
      ([key, value]) => [`${env.STORAGE_NAME}:${key}`, JSON.stringify(value)] as const,
    ),
  );
  const page = await newPage(context);
  await page.clock.install();
  const shopper = shopperOn(page);
  await shopper.open(addresses.catalogue);
  await browse(shopper);
  await fillCart(shopper);
  await changeInAnotherTab(shopper, shopperOn(await newPage(context)));
  await order(shopper);
  const panel = await openPanel(page);
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Baixar registro' }).click();
  await (await coming).saveAs(file);
  await context.close();
}

async function browse(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.waitForCards();
  await page.getByRole('tab', { name: 'Canecas' }).press('Home');
  await shopper.sortBy('Preço: Menor - maior');
  const menu = page.getByRole('combobox', { name: /Organizar por/ });
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await menu.press(key);
  await shopper.goToPage('Próxima página');
  await shopper.goToPage('Página 3', 'abaixo');
  await shopper.search('sabia');
  await shopper.waitForCards();
}

async function fillCart(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.openCard(0);
  await shopper.button('ADICIONAR AO CARRINHO').waitFor();
  await shopper.goBack();
  await shopper.waitForCards();
  await shopper.openCard(0);
  await shopper.add();
  await shopper.setQuantity(2, 3);
  await shopper.goBack();
  await shopper.add(); // Already added: an alert.
  await shopper.remove(1);
  await shopper.undo();
  await shopper.remove(1);
  await page.clock.fastForward(shop.undoOfferMs);
  await page.getByRole('button', { name: /^Desfazer/ }).waitFor({ state: 'detached' });
  await page.goBack();
  await shopper.button('ADICIONAR AO CARRINHO').waitFor();
}

async function changeInAnotherTab(shopper: Shopper, other: Shopper): Promise<void> {
  await other.open(addresses.cart);
  await other.setQuantity(0, 5);
  await shopper.page.bringToFront();
  await shopper.openCart();
  await shopper.page.getByRole('combobox', { name: /: 5$/ }).waitFor();
  await other.page.close();
}

async function order(shopper: Shopper): Promise<void> {
  await shopper.goHome();
  await shopper.waitForCards();
  await shopper.openCart();
  await shopper.order();
  await shopper.waitForTitle(/^Aguarde/);
  await shopper.page.clock.fastForward(shop.checkoutWaitMs);
  await shopper.waitForOrder();
}
