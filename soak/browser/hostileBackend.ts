import { backendCases } from '../backendCases';
import { startBackend } from '../backendServer';
import type { Figure } from '../figure';
import { becomesTrue, type Soaked } from './soaked';

/** Where a page of localhost looks for a backend that nobody named. */
const PORT = 3333;

/** What a backend may answer: the shop lists what is valid of it, or the sample products. */
export async function hostileBackend({ browser, port, ids, where }: Soaked): Promise<Figure> {
  const cases = backendCases.filter(({ isSlow }) => !isSlow);
  const backend = await startBackend(PORT);
  const tab = await browser.openTab();
  let lost = 0;
  try {
    for (const { answer, shows } of cases) {
      backend.use(answer);
      await tab.goto(`http://localhost:${port}/`);
      const count = new RegExp(`^${shows === 'sample' ? ids.length : shows} produtos?,`);
      const isTold = () => tab.all('status').then((found) => found.some(({ text }) => count.test(text)));
      if (!(await becomesTrue(isTold, 30_000))) lost += 1;
    }
  } finally {
    backend.stop();
    await tab.close();
  }
  return {
    area: 'Backend',
    what: 'answers that no shop expects; lost: something else is listed than what is valid, or the sample products',
    where,
    tried: cases.length,
    lost,
  };
}
