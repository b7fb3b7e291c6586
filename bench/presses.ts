/**
 * What presses cost, beside the least work that a browser must do for the same screens: the shop's own document
 * without its scripts, in which a press applies a patch that was computed beforehand and pushes the address.
 */
import type { Browser, Page } from '@playwright/test';
import { besideLimit, geometricMean, inTurn, median, type Line } from './figures';
import type { Bench } from './setUp';

/** The most work, as a ratio to the limit's: the mean of all presses. */
const GOAL = 1.45;
/** Ms for a page to come to rest after it is opened, and after a press. */
const [OPENED, PRESSED] = [3000, 900];

const PRESSES: readonly (readonly [name: string, press: (page: Page) => Promise<void>])[] = [
  ['category', (page) => page.getByRole('tab', { name: 'Canecas' }).click()],
  ['other category', (page) => page.getByRole('tab', { name: 'Camisetas' }).click()],
  ['menu', (page) => page.getByRole('combobox', { name: /Organizar/ }).click()],
  ['sort', (page) => page.getByRole('option', { name: 'Preço: Maior - menor' }).click()],
  ['next page', (page) => page.getByRole('link', { name: 'Próxima página' }).first().click()],
  ['product', (page) => page.locator('li a[href*="/product/"]').nth(1).click()],
  ['back', (page) => page.getByRole('button', { name: 'Voltar' }).click()],
  ['other product', (page) => page.locator('li a[href*="/product/"]').nth(2).click()],
  ['add to cart', (page) => page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click()],
  ['quantity menu', (page) => page.getByRole('combobox', { name: /quantidade/i }).click()],
  ['quantity', (page) => page.getByRole('option', { name: '3' }).click()],
  ['logo', (page) => page.locator('header a').first().click()],
];

/** A new value of an attribute, or of `#text` or `#html`, of the node with this path of indices below the root. */
interface Change {
  path: readonly number[];
  name: string;
  value: string | null;
}

const openPage = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'pt-BR' })).newPage();

/** What is in the root, and the address. */
const screenOf = (page: Page) =>
  page.evaluate(() => ({
    html: document.getElementById('root')?.innerHTML ?? '',
    address: location.pathname + location.search,
  }));
type Screen = Awaited<ReturnType<typeof screenOf>>;

/** Runs in a page: the changes that lead from each screen to the next. */
function changesBetween(screens: readonly Screen[]): Change[][] {
  /** Undefined if the node has to be replaced. */
  function changesOf(from: Node, to: Node | undefined, path: number[]): Change[] | undefined {
    if (from.nodeName !== to?.nodeName) return undefined;
    if (!(from instanceof Element && to instanceof Element))
      return from.nodeValue === to.nodeValue ? [] : [{ path, name: '#text', value: to.nodeValue }];
    const attributes = [...new Set([...from.getAttributeNames(), ...to.getAttributeNames()])]
      .filter((name) => from.getAttribute(name) !== to.getAttribute(name))
      .map((name) => ({ path, name, value: to.getAttribute(name) }));
    const children = [...from.childNodes].map((child, index) =>
      changesOf(child, to.childNodes[index], [...path, index]),
    );
    const isReplaced = children.includes(undefined) || children.length !== to.childNodes.length;
    const inside = isReplaced ? [{ path, name: '#html', value: to.innerHTML }] : children;
    return [...attributes, ...inside.flatMap((changes) => changes ?? [])];
  }
  const roots = screens.map(({ html }) => Object.assign(document.createElement('div'), { innerHTML: html }));
  return roots.slice(1).map((to, index) => changesOf(roots[index] ?? to, to, []) ?? []);
}

/**
 * Runs in the document without the shop's scripts: each press applies the next changes. Between a list and a product a
 * picture travels, as in the shop (travel.ts), whose style sheet the document has.
 */
function applyAtPress(changes: readonly (readonly Change[])[], addresses: readonly string[]): void {
  const root: Node | null = document.getElementById('root');
  let shown = 0;
  const pictureOf = (address = '') =>
    document.querySelector<HTMLElement>(`article img, li > a[href="${address}"] img`);
  const name = (picture: HTMLElement | null, value: string | null) =>
    picture?.style.setProperty('view-transition-name', value);
  function press(event: Event) {
    event.preventDefault();
    const [from = '', to = ''] = addresses.slice(shown);
    const isProduct = (address: string) => address.startsWith('/product/');
    if (isProduct(from) === isProduct(to) || [from, to].includes('/cart')) {
      apply();
      return;
    }
    const product = isProduct(to) ? to : from;
    const left = pictureOf(product);
    name(left, 'picture');
    document.startViewTransition(() => {
      name(left, null);
      apply();
      name(pictureOf(product), 'picture');
    });
  }
  function apply() {
    for (const { path, name, value } of changes[shown] ?? []) {
      const node = path.reduce((parent, index) => parent?.childNodes[index] ?? null, root);
      if (name === '#text' && node) node.nodeValue = value;
      else if (!(node instanceof Element)) throw new Error(`There is no element for ${name}.`);
      else if (name === '#html') node.innerHTML = value ?? '';
      else if (value === null) node.removeAttribute(name);
      else node.setAttribute(name, value);
    }
    shown += 1;
    if (addresses[shown] === addresses[shown - 1]) return;
    history.pushState(null, '', addresses[shown]);
    scrollTo(0, 0);
  }
  addEventListener('click', press, true);
}

/** Presses everything once in the shop. Returns the document that shows the same screens without its scripts. */
async function makeLimit(browser: Browser, shop: string): Promise<string> {
  const page = await openPage(browser);
  await page.goto(shop);
  await page.waitForTimeout(OPENED);
  const screens = [await screenOf(page)];
  for (const [, press] of PRESSES) {
    await press(page);
    await page.waitForTimeout(PRESSED);
    screens.push(await screenOf(page));
  }
  const [head, root] = await page.evaluate(() => {
    document.head.querySelectorAll('script, link[rel$=preload]').forEach((element) => element.remove());
    const root = document.getElementById('root');
    root?.replaceChildren();
    return [document.head.innerHTML, root?.outerHTML.replace('</div>', '')];
  });
  const blank = await page.context().newPage(); // The shop's page allows no other script to parse HTML.
  const changes = await blank.evaluate(changesBetween, screens);
  await page.context().close();
  const argumentsOfScript = JSON.stringify([changes, screens.map(({ address }) => address)]).replaceAll(
    '<',
    '\\u003c',
  );
  return `<!doctype html><html lang="pt-BR"><head>${head}</head><body>${root}${screens[0]?.html}</div>
    <script>(${String(applyAtPress)})(...${argumentsOfScript})</script></body></html>`;
}

/** Ms of the main thread's work at each press, in a new page at rest. With `limit`, that document replaces the shop's. */
async function pressAll(browser: Browser, shop: string, cpu: number, limit?: string): Promise<number[]> {
  const page = await openPage(browser);
  const client = await page.context().newCDPSession(page);
  const answer = { contentType: 'text/html; charset=utf-8', body: limit ?? '' };
  if (limit) await page.route(`${shop}/`, (route) => route.fulfill(answer));
  await client.send('Performance.enable', { timeDomain: 'threadTicks' }); // Other work of the machine does not count.
  const workSoFar = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  await page.goto(shop);
  await page.waitForTimeout(OPENED);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const work: number[] = [];
  for (const [, press] of PRESSES) {
    await page.mouse.move(5, 5);
    await page.waitForTimeout(300);
    const before = await workSoFar();
    await press(page);
    await page.waitForTimeout(500 + 150 * cpu);
    work.push((await workSoFar()) - before);
  }
  await page.context().close();
  return work;
}

/** Measures the presses at full speed and on a slow phone's CPU: a table of each. */
export async function* measurePresses({ browser, shop, rounds }: Bench): AsyncGenerator<Line[]> {
  const limit = await makeLimit(browser, shop);
  for (const cpu of [1, 4]) {
    const work: Record<'shop' | 'limit', number[][]> = { shop: [], limit: [] };
    for (let round = 0; round < rounds; round++) {
      console.error(`presses, CPU ${cpu} x, round ${round + 1} of ${rounds}`);
      for (const site of inTurn(round))
        work[site].push(await pressAll(browser, shop, cpu, site === 'limit' ? limit : undefined));
    }
    const medians = (site: 'shop' | 'limit') =>
      PRESSES.map((_, press) => median(work[site].map((round) => round[press] ?? NaN)));
    const [ofShop, ofLimit] = [medians('shop'), medians('limit')];
    const title = `mean of ${PRESSES.length} presses, CPU ${cpu} x`;
    yield [
      besideLimit(title, geometricMean(ofShop), geometricMean(ofLimit), 'ms', GOAL),
      ...PRESSES.map(([name], press) => besideLimit(name, ofShop[press], ofLimit[press], 'ms')),
    ];
  }
}
