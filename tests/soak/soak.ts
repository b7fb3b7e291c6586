/**
 * `npm run soak`: tries the shop's promises thousands of times, in three engines, and writes the figures into
 * docs/reliability.md. It uses the built shop in `dist/`. Each trial stops at its time, so that all take less
 * than 20 minutes, however busy the machine is. Fails if a promise did not hold, or could not be tried. With
 * an option it writes nothing.
 *   --only NAMES   only these trials, by the names of their functions
 *   --in ENGINES   only these engines
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { engines } from '../engines/driver/browser';
import { openBrowser } from '../engines/driver/openBrowser';
import type { Trial } from './trial';
import { leftDownloads, slowClients, startServer } from './server';
import { killed, largeCart } from './storage';
import { endedTabs, frozenTabs, orders, storms } from './tabs';

const MINUTES = 20;
const names = { chromium: 'Chromium', firefox: 'Firefox ESR', webkit: 'WebKitGTK' };
const areas: readonly Trial['area'][] = ['Tabs', 'Crash', 'Storage', 'Server'];

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, in: text } });
const isChosen = (name: string, chosen = values.only) => !chosen || chosen.split(',').includes(name);

/** The trials in which something was lost, or that were not tried. */
const failures: string[] = [];

/** A trial with the engine or Node, and its version: a row of the tables. */
interface Figure extends Trial {
  where: string;
}

const figures: Figure[] = [];
/** Makes the chosen trials. One that fails as a whole, or had no time for a single attempt, is not tried. */
async function add<Given>(
  trials: readonly ((given: Given) => Promise<Trial>)[],
  where: string,
  given: Given,
) {
  for (const make of trials.filter(({ name }) => isChosen(name))) {
    const began = performance.now();
    const figure = await make(given).then(
      (trial) => ({ ...trial, where }),
      (error: unknown) => (console.error(error), null),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed();
    const isTried = figure && figure.tried > 0 && figure.notTried === 0;
    if (figure) figures.push(figure);
    if (!isTried || figure.lost > 0) failures.push(`${where}: ${make.name}`);
    const counts = figure?.tried ? `${figure.lost} of ${figure.tried} lost` : '';
    const result = [counts, isTried ? '' : 'not tried'].filter(Boolean).join(', some ');
    console.log(`${where}: ${make.name}: ${result}, ${seconds} s`);
  }
}

/** Replaces the figures in docs/reliability.md. */
async function writeReport(): Promise<void> {
  const file = 'docs/reliability.md';
  const place = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- end of the figures -->)/;
  /** 'Firefox ESR 153.7.0: 0 of 600'. */
  const resultOf = ({ where, tried, lost }: Figure) =>
    `${where}: ${tried ? `${lost} of ${tried.toLocaleString('en')}` : 'not tried'}`;
  const tableOf = (area: Trial['area']) => [
    `### ${area}`,
    '',
    '| what was tried | lost |',
    '| --- | --- |',
    ...[...new Set(figures.filter((figure) => figure.area === area).map(({ what }) => what))].map((what) => {
      const rows = figures.filter((figure) => figure.what === what);
      return `| ${what} | ${rows.map(resultOf).join('<br>')} |`;
    }),
    '',
  ];
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'an unknown CPU'}`;
  const date = new Date().toISOString().slice(0, 10);
  const minutes = (performance.now() / 60_000).toFixed(1);
  const head = ['', `\`npm run soak\`, ${date}, ${machine}: ${minutes} minutes.`, ''];
  const lines = [...head, ...areas.flatMap(tableOf), ''].join('\n');
  const document = readFileSync(file, 'utf8').replace(place, () => lines);
  writeFileSync(file, await format(document, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

if (!existsSync('dist/index.html')) {
  console.error('There is no built shop to soak: run "npm run build" first.');
  process.exit(1);
}
setTimeout(() => {
  console.error(`It did not end in ${MINUTES} minutes.`);
  process.exit(1);
}, MINUTES * 60_000).unref();

const server = await startServer('dist');
const ids = readdirSync('dist/product').flatMap((file) => /^([^.]+)\.html$/.exec(file)?.[1] ?? []);
const served = { port: server.port, ids };

for (const engine of engines.filter((each) => isChosen(each, values.in))) {
  const browser = await openBrowser(engine);
  const where = `${names[engine]} ${browser.version}`;
  const trials = [storms, endedTabs, orders, largeCart];
  await add(trials, where, { ...served, browser });
  await browser.close();
  if (engine === 'chromium') await add([frozenTabs, killed], where, served);
}
if (!values.in) {
  const where = `Node ${process.versions.node}`;
  await add([leftDownloads, slowClients], where, server);
}

if (Object.keys(values).length === 0) await writeReport();
process.exit(failures.length === 0 ? 0 : 1);
