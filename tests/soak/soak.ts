/**
 * `npm run soak`: tries the shop's promises thousands of times, in three engines, and writes the figures into
 * docs/reliability.md. It uses the built shop in `dist/`, takes less than 20 minutes, and fails if a promise did not hold.
 * With an option it writes nothing.
 *   --only NAMES   only these rows, by the names of their functions
 *   --in ENGINES   only these engines
 *   --dist FOLDER  another built shop
 */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engines } from '../engines/driver/browser';
import { openBrowser } from '../engines/driver/openBrowser';
import { closedTabs } from './browser/closedTabs';
import { damagedCarts, damagedChoices } from './browser/damagedStorage';
import { hostileBackend } from './browser/hostileBackend';
import { largeCart } from './browser/largeCart';
import { orders } from './browser/orders';
import { storms } from './browser/storms';
import { crashedTabs } from './chromium/crashedTabs';
import { frozenTabs } from './chromium/frozenTabs';
import { killed } from './chromium/killed';
import type { Figure } from './figure';
import { writeReport } from './report';
import { leftDownloads } from './server/leftDownloads';
import { slowClients } from './server/slowClients';
import { startServer } from './server/startServer';
import { strangeRequests } from './server/strangeRequests';
import { walks } from './walks';

const MINUTES = 20;
const names = { chromium: 'Chromium', firefox: 'Firefox ESR', webkit: 'WebKitGTK' };

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, in: text, dist: text } });
const { dist = 'dist' } = values;
const isChosen = (name: string, chosen = values.only) => !chosen || chosen.split(',').includes(name);

const figures: Figure[] = [];
/** Measures the chosen rows. */
async function add<Given>(rows: readonly ((given: Given) => Figure | Promise<Figure>)[], given: Given) {
  for (const row of rows) {
    if (!isChosen(row.name)) continue;
    const began = performance.now();
    const figure = await row(given);
    figures.push(figure);
    const { where, tried, lost } = figure;
    const seconds = ((performance.now() - began) / 1000).toFixed();
    console.log(`${where}: ${row.name}: ${lost} of ${tried} lost, ${seconds} s`);
  }
}

if (!existsSync(`${dist}/index.html`)) {
  console.error('There is no built shop to soak: run "npm run build" first.');
  process.exit(1);
}
setTimeout(() => {
  console.error(`It did not end in ${MINUTES} minutes.`);
  process.exit(1);
}, MINUTES * 60_000).unref();

const server = await startServer(dist);
const { port } = server;
const ids = readdirSync(`${dist}/product`).flatMap((file) => /^([^.]+)\.html$/.exec(file)?.[1] ?? []);

for (const engine of engines.filter((each) => isChosen(each, values.in))) {
  const browser = await openBrowser(engine);
  const where = `${names[engine]} ${browser.version}`;
  await add([storms, closedTabs, orders, damagedCarts, damagedChoices, largeCart, hostileBackend], {
    browser,
    port,
    ids,
    where,
  });
  await browser.close();
  if (engine === 'chromium') await add([crashedTabs, frozenTabs, killed], { port, ids, where });
}
if (!values.in) {
  await add([walks], undefined);
  await add([leftDownloads, strangeRequests, slowClients], server);
}

if (Object.keys(values).length === 0) await writeReport(figures, performance.now());
process.exit(figures.every(({ tried, lost }) => tried > 0 && lost === 0) ? 0 : 1);
