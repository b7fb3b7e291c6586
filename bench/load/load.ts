/**
 * `npm run load`, after a build: how many answers a second nginx gives with the generated configuration, on this machine
 * alone, beside an empty answer of the same nginx; the products come from the shop's own backend over a PostgreSQL. Five
 * minutes at most. `--seconds` is the length of each of five measurements.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from '../shared/format';
import { printAligned } from '../shared/printAligned';
import { openBackend } from './openBackend';
import { openNginx } from './openNginx';
import { ensureWrk, runWrk, type Load } from './runWrk';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
  },
});
const CONNECTIONS = [64, 512];
const ROUNDS = 5;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What is requested, and what it is compared with: `limit` is how many times slower it may be. */
interface Target {
  name: string;
  url: string;
  beside?: { name: string; limit: number };
}

const asset = (pattern: RegExp, folder: string) =>
  `/${folder}/${readdirSync(`${dist}/${folder}`).find((file) => pattern.test(file))}`;

/**
 * The best round of each target, because other programs can only slow it down. The errors of all rounds are added. Each round
 * requests all targets, so that what disturbs one disturbs the others, too.
 */
async function measure(targets: readonly Target[], connections: number): Promise<Map<string, Load>> {
  const best = new Map<string, Load>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, url } of targets) {
      const load = await runWrk(url, connections, Number(values.seconds));
      const before = best.get(name);
      const better = before && before.rate > load.rate ? before : load;
      best.set(name, { ...better, errors: load.errors + (before?.errors ?? 0) });
    }
  return best;
}

function rowsOf(targets: readonly Target[], loads: Map<string, Load>): string[][] {
  return targets.flatMap(({ name, beside }) => {
    const load = loads.get(name);
    if (!load) return [];
    const other = beside && loads.get(beside.name);
    const ratio = other ? other.rate / load.rate : undefined;
    const isMet = load.errors === 0 && (!ratio || !beside || ratio <= beside.limit);
    return [
      [
        name,
        format.count(load.rate),
        format.ms(load.p50),
        format.ms(load.p99),
        format.count(load.errors),
        ratio ? `${format.ratio(ratio)} ${beside?.name ?? ''}` : '',
        ratio && beside && Number.isFinite(beside.limit) ? format.ratio(beside.limit) : '',
        isMet ? 'ok' : 'OVER',
      ],
    ];
  });
}

async function loadWith(count: number, targetsOf: (shop: string, floor: string) => Target[]) {
  const backend = await openBackend(count);
  const tables: string[][][] = [];
  try {
    const nginx = await openNginx(backend.url, backend.list);
    try {
      const targets = targetsOf(nginx.shop, nginx.floor);
      for (const connections of CONNECTIONS)
        tables.push(rowsOf(targets, await measure(targets, connections)));
    } finally {
      await nginx.close();
    }
  } finally {
    await backend.close();
  }
  return tables;
}

ensureWrk();
const EMPTY = 'an empty answer';
const noLimit = { name: EMPTY, limit: Infinity };
const few = await loadWith(50, (shop, floor) => [
  { name: EMPTY, url: `${floor}/empty` },
  { name: 'the catalogue, HTML', url: `${shop}/`, beside: { name: EMPTY, limit: 2 } },
  { name: 'the main script', url: shop + asset(/^main\..*\.js$/, 'assets'), beside: noLimit },
  { name: 'a picture', url: shop + asset(/-320\.avif$/, 'pictures'), beside: noLimit },
  { name: 'a file of 50 products', url: `${floor}/list`, beside: noLimit },
  {
    name: '50 products of a backend',
    url: `${shop}/products`,
    beside: { name: 'a file of 50 products', limit: 3 },
  },
]);
const many = await loadWith(10_000, (shop, floor) => [
  { name: 'a file of 10,000 products', url: `${floor}/list` },
  {
    name: '10,000 products of a backend',
    url: `${shop}/products`,
    beside: { name: 'a file of 10,000 products', limit: Infinity },
  },
]);
const head = ['', 'answers a second', 'p50', 'p99', 'errors', 'times fewer than', 'goal', ''];
printAligned(
  CONNECTIONS.flatMap((connections, index) => [
    `${connections} connections`,
    head,
    ...(few[index] ?? []),
    ...(many[index] ?? []),
  ]),
  ['left', 'right', 'right', 'right', 'right', 'left', 'right', 'left'],
);
