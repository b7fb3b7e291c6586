import { addProducts } from '../addProducts';
import { backendCases } from '../../hostile/backendCases';
import { startBackend } from '../../hostile/backendServer';
import { becomesTrue, tryOften, type Figure } from '../figure';
import type { Soaked } from './soaked';

/** Where a page of localhost looks for a backend that nobody named. */
const PORT = 3333;

/** What is told of the listing, and the last part of the address of the first product; it runs in the page. */
const listing = () => ({
  told: document.querySelector('[role=status]')?.textContent ?? '',
  first: document.querySelector('main li a')?.getAttribute('href')?.split('/').at(-1),
});

/** Goes to the catalogue without loading a page; it runs in the page. */
const goToCatalogue = () => {
  history.pushState({ index: history.length }, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
};

/** What a backend may answer: the shop lists and sells what is valid of it, or the sample products. */
export async function hostileBackend({ browser, port, ids, where }: Soaked): Promise<Figure> {
  const backend = await startBackend(PORT);
  const tab = await browser.openTab();
  const isListed = (count: number) =>
    becomesTrue(async () => (await tab.evaluate(listing)).told.startsWith(`${count} produto`), 30_000);
  const counted = await tryOften({ times: backendCases.length, seconds: 55 }, async (index) => {
    const { name = '', answer = () => {}, shows = 0, showsInWebKit } = backendCases[index] ?? {};
    const wanted = (browser.name === 'webkit' && showsInWebKit) || shows;
    const count = wanted === 'sample' ? ids.length : wanted;
    backend.use(answer);
    await tab.goto(`http://localhost:${port}/`);
    const isListedFirst = await isListed(count);
    const { first } = await tab.evaluate(listing);
    await tab.evaluate(addProducts, first ? [first] : []);
    // The sample products are on the page before anything is answered, so it is looked at again.
    await tab.evaluate(goToCatalogue);
    if (!isListedFirst || !(await isListed(count)))
      throw new Error(`After ${name}: ${(await tab.evaluate(listing)).told}`);
    await tab.evaluate(() => localStorage.clear());
    return 0;
  });
  backend.stop();
  await tab.close();
  return {
    area: 'Backend',
    what: 'answers that no shop expects; lost: what is valid of them, or else the sample products, are not listed and sold',
    where,
    ...counted,
  };
}
