/**
 * `npm run bench`: what the built shop costs a visitor, beside the limit (bench/shop/limit), measured in turn with it: the
 * leanest static pages for loading, the leanest page in plain JavaScript for the actions. The limit shows what the browser
 * and the line cost.
 *   --only load|interactions   one half      --quick      few rounds
 *   --dist FOLDER   the built shop (dist)    --json FILE  all figures (bench/results.json)
 *   --markdown      the tables for docs/performance.md --strict     exit 1 where a goal is missed
 *   --actions       each action by itself    --sizes N,N  only these sizes of the catalogue
 * Nothing else should run meanwhile; a whole run takes about an hour.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import { actionRows, interactionRows, measureInteractions, SIZES } from './measureInteractions';
import { loadingRows, measureLoading } from './measureLoading';
import { startServers } from './servers';
import { markdownTables, printTables } from './table';

/** A load's figures change by whole frames (16 ms), so that they need more rounds than those of the actions. */
const ROUNDS = { load: 9, interactions: 5 };
/** Rounds with `--quick`. */
const FEW = 2;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const flag = { type: 'boolean', default: false } as const;
const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;

function readFlags() {
  const { values } = parseArgs({
    options: {
      quick: flag,
      strict: flag,
      markdown: flag,
      actions: flag,
      sizes: text(SIZES.join()),
      only: text(''),
      dist: text(here('../../dist')),
      json: text(here('../results.json')),
    },
  });
  if (!['', 'load', 'interactions'].includes(values.only))
    throw new Error(`Unknown --only "${values.only}". Allowed: load, interactions.`);
  return values;
}

type Flags = ReturnType<typeof readFlags>;

async function measure({ dist, only, quick, sizes }: Flags) {
  const options = (part: keyof typeof ROUNDS) => ({
    rounds: quick ? FEW : ROUNDS[part],
    sizes: SIZES.filter((size) => sizes.split(',').includes(String(size))),
    report: (now: string) => console.error(now),
  });
  const servers = await startServers(dist);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags, servers.browserFlag],
  });
  try {
    const loading = only === 'interactions' ? null : await measureLoading(browser, servers, options('load'));
    const interactions =
      only === 'load' ? [] : await measureInteractions(browser, servers, options('interactions'));
    const rows = [...(loading ? loadingRows(loading) : []), ...interactionRows(interactions)];
    return { rows, actions: actionRows(interactions), loading, interactions };
  } finally {
    await browser.close();
    servers.close();
  }
}

/** What the figures depend on besides the shop. */
function machineOf() {
  const [load = 0] = loadavg();
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model}`;
  if (load > cpus().length / 4) console.error(`The machine is busy (load ${load.toFixed(1)}): expect noise.`);
  return { machine, load };
}

async function main() {
  const flags = readFlags();
  const conditions = { date: new Date().toISOString(), ...machineOf() };
  const { rows, actions, ...details } = await measure(flags);
  writeFileSync(flags.json, JSON.stringify({ ...conditions, rows, actions, ...details }, null, 1));
  const shown = flags.actions ? [...rows, ...actions] : rows;
  if (flags.markdown) {
    console.log(`\`npm run bench\`, ${conditions.date.slice(0, 10)}, ${conditions.machine}:\n`);
    console.log(markdownTables(shown));
  } else printTables(shown);
  if (flags.strict && rows.some(({ isOver }) => isOver)) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
