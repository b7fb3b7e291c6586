/**
 * `npm run bench`: what the built shop costs a visitor, beside the limit (./limit): the leanest static pages
 * for loading, the leanest page in plain JavaScript for the presses, both measured in turn with the shop.
 * Then what recording costs a dispatch beside the bare reducers.
 *   --only loading|presses|log   one part   --quick   few rounds   --dist FOLDER   the built shop (dist)
 * The rows are also written to bench/results.json. A whole run takes half an hour; run nothing else.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, ensureProgram } from '../tools/programs';
import { fromRoot } from '../tools/fromRoot';
import { measureLoading } from './loading/measureLoading';
import { measureLog } from './measureLog';
import { measurePresses } from './presses/measurePresses';
import { startServers } from './servers';
import { printTable, type Row } from './table';

/** A load's figures change by whole frames (16 ms), so that they need more rounds than the presses. */
const PARTS = [
  { name: 'loading', measure: measureLoading, rounds: 9 },
  { name: 'presses', measure: measurePresses, rounds: 5 },
  { name: 'log', measure: measureLog, rounds: 15 },
];
/** Rounds with `--quick`. */
const FEW = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    dist: { type: 'string', default: fromRoot('dist') },
    quick: { type: 'boolean', default: false },
  },
});
const [load = 0] = loadavg();
const machine = `${cpus().length} x ${cpus()[0]?.model}`;
if (load > cpus().length / 4) console.error(`The machine is busy (load ${load.toFixed(1)}): expect noise.`);

const servers = await startServers(values.dist);
const browser = await chromium.launch({
  executablePath: ensureProgram('chromium'),
  args: [...browserFlags, servers.browserFlag],
});
const rows: Row[] = [];
try {
  for (const { name, measure, rounds } of PARTS)
    if (!values.only || values.only === name)
      rows.push(...(await measure({ browser, servers, rounds: values.quick ? FEW : rounds })));
} finally {
  await browser.close();
  servers.close();
}
const results = { date: new Date().toISOString(), machine, load, rows };
writeFileSync(fromRoot('bench/results.json'), JSON.stringify(results, null, 1));
console.log(`${results.date.slice(0, 10)}, ${machine}\n`);
printTable(rows);
