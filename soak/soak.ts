/**
 * `npm run soak`: tries what the shop promises thousands of times, in three engines, and writes the figures into
 * RELIABILITY.md. It takes the built shop of `dist/`, up to 20 minutes, and fails where a promise did not hold.
 */
import { readdirSync } from 'node:fs';
import { engines } from '../tools/engines/browser';
import { openBrowser } from '../tools/engines/openBrowser';
import { closedTabs } from './browser/closedTabs';
import { corruptStorage } from './browser/corruptStorage';
import { hostileBackend } from './browser/hostileBackend';
import { killed } from './browser/killed';
import type { Soaked } from './browser/soaked';
import { storms } from './browser/storms';
import type { Figure } from './figure';
import { writeReport } from './report';
import { startServer } from './server/process';
import { serverFigures } from './server/serverFigures';

const DIST = 'dist';
const names = { chromium: 'Chromium', firefox: 'Firefox ESR', webkit: 'WebKitGTK' };

const figures: Figure[] = [];
async function add(figure: Promise<Figure>) {
  const measured = await figure;
  figures.push(measured);
  console.log(`${measured.where}: ${measured.what}: ${measured.lost} of ${measured.tried}`);
}

const { port, child } = await startServer(DIST);
const ids = readdirSync(`${DIST}/product`).flatMap((file) => /^([^.]+)\.html$/.exec(file)?.[1] ?? []);
for (const engine of engines) {
  const browser = await openBrowser(engine);
  const soaked: Soaked = { browser, port, ids, where: `${names[engine]} ${browser.version}` };
  await add(storms(soaked, 1000));
  await add(closedTabs(soaked, 30));
  await add(corruptStorage(soaked));
  await add(hostileBackend(soaked));
  await browser.close();
}
await add(killed(port, ids, 10));
child.kill();
for (const figure of await serverFigures(DIST)) await add(Promise.resolve(figure));

const order = ['Tabs', 'Storage', 'Backend', 'Server', 'Crash'];
figures.sort((one, other) => order.indexOf(one.area) - order.indexOf(other.area));
writeReport(figures, performance.now());
process.exit(figures.every(({ lost }) => lost === 0) ? 0 : 1);
