import { addProducts } from '../addProducts';
import { backendCases } from '../backendCases';
import { startBackend } from '../backendServer';
import { becomesTrue, tryOften, type Figure } from '../figure';
import type { Soaked } from './soaked';

/** Where a page of localhost looks for a backend that nobody named. */
const PORT = 3333;

/** The listing that is told, and the last part of the address of the first product; it runs in the page. */
const listing = () => ({
  told: document.querySelector('[role=status]')?.textContent ?? '',
  first: document.querySelector('main li a')?.getAttribute('href')?.split('/').at(-1),
});

/** What a backend may answer: the shop lists and sells what is valid of it, or the sample products. */
export async function hostileBackend({ browser, port, ids, where }: Soaked): Promise<Figure> {
  const backend = await startBackend(PORT);
  const tab = await browser.openTab();
  const counted = await tryOften({ times: backendCases.length, seconds: 150 }, async (index) => {
    const { name = '', answer = () => {}, shows = 0 } = backendCases[index] ?? {};
    backend.use(answer);
    await tab.goto(`http://localhost:${port}/`);
    const count = new RegExp(`^${shows === 'sample' ? ids.length : shows} produtos?,`);
    const isListed = await becomesTrue(async () => count.test((await tab.evaluate(listing)).told), 30_000);
    const { first, told } = await tab.evaluate(listing);
    if (!isListed) throw new Error(`After ${name}: ${told}`);
    await tab.evaluate(addProducts, first ? [first] : []);
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
