import { addProducts } from '../drive/inPage';
import { backendCases } from '../hostile/backendCases';
import { startBackend } from '../hostile/backendServer';
import { becomesTrue, tryOften, type Opened, type Trial } from './trial';

/** The port of the default backend of a page at localhost. */
const PORT = 3333;

/** The listing's summary and the id of its first product. Runs in the page. */
const listing = () => ({
  summary: document.querySelector('[role=status]')?.textContent ?? '',
  first: document.querySelector('main li a')?.getAttribute('href')?.split('/').at(-1),
});

/** Whether the page is wider than the window. Runs in the page. */
const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** Goes to the catalogue without loading a document. Runs in the page. */
const goToCatalogue = () => {
  history.pushState({ index: history.length }, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Whatever a backend answers, the shop lists and sells its valid products, or the sample products. */
export async function hostileBackend({ browser, port, ids }: Opened): Promise<Trial> {
  const backend = await startBackend(PORT);
  const tab = await browser.openTab();
  await tab.resize(320, 700);
  const counted = await tryOften({ times: backendCases.length, seconds: 55 }, async (index) => {
    const { name = '', answer = () => {}, shows = 0, showsInWebKit } = backendCases[index] ?? {};
    const wanted = (browser.name === 'webkit' && showsInWebKit) || shows;
    const count = wanted === 'sample' ? ids.length : wanted;
    const isListed = () =>
      becomesTrue(async () => (await tab.evaluate(listing)).summary.startsWith(`${count} produto`), 30_000);
    backend.use(answer);
    await tab.goto(`http://localhost:${port}/`);
    const isListedFirst = await isListed();
    const { first } = await tab.evaluate(listing);
    const isCatalogueTooWide = await tab.evaluate(isTooWide);
    await tab.evaluate(addProducts, first ? [first] : []);
    // The sample products are shown before the answer, so the listing is checked again.
    await tab.evaluate(goToCatalogue);
    const isHeld = isListedFirst && (await isListed()) && !isCatalogueTooWide;
    if (!isHeld) console.error(`  after ${name}: ${(await tab.evaluate(listing)).summary}`);
    await tab.evaluate(() => localStorage.clear());
    return isHeld ? 0 : 1;
  });
  backend.stop();
  await tab.close();
  return {
    area: 'Backend',
    what: 'unusual answers; lost: their valid products, or else the sample products, are not listed and sold, or do not fit a phone',
    ...counted,
  };
}
