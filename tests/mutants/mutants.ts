/**
 * `npm run mutants -- [--sample NUMBER] [--seed NUMBER]`: plants small changes of the source (StrykerJS's mutants in the
 * folders `model` and `ui`), replays the logs of both shops with each of them, and prints the share that a replay sees, and the ten
 * files in which it misses most. By default a random sample of 300, the same for the same source and seed.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { fromRoot } from '../../owner/fromRoot';
import { sessionsByShop } from '../corpus/sessions';
import { seededRandom } from '../testing/seededRandom';
import { describeOutcomes, type Outcome } from './describeOutcomes';
import { plantMutants, type Mutant } from './plantMutants';
import type { Job, Replayed } from './replayMutant';

/** Ms until a thread that gives no answer is ended. All logs take half a minute on a busy machine. */
const LONGEST = 600_000;
/** How many threads replay at the same time. */
const THREADS = 2;

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});
const folder = fromRoot('.cache/mutants');
mkdirSync(folder, { recursive: true });

/**
 * Replays logs in a thread, with a mutant or with none. Resolves with 'crashed' if the thread ends without an answer.
 * @param bundle of the shop in which the logs were recorded
 * @param mostHits how often the mutant's place may be executed: a loop that never ends counts as a crash
 */
function replay(
  bundle: string,
  logs: readonly string[],
  mutant?: Mutant,
  mostHits = Infinity,
): Promise<Replayed | 'crashed'> {
  const env = { ...process.env, ...(mutant && { __STRYKER_ACTIVE_MUTANT__: mutant.id }) };
  const workerData: Job = { logs, mostHits };
  const worker = new Worker(bundle, { env, workerData, stdout: true, stderr: true });
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), LONGEST);
    worker.once('message', resolve);
    worker.once('error', () => resolve('crashed'));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve('crashed'); // Unless there is an answer already.
    });
  });
}

/** The logs of a shop, and what they execute without a mutant. */
interface ShopLogs {
  bundle: string;
  files: readonly string[];
  executed: Replayed['executed'];
}

/** Builds a shop with all mutants, which are the same in each shop, and replays its logs with none. */
async function prepare(name: string, logs: string) {
  const bundle = `${folder}/${name}.mjs`;
  const mutants = await plantMutants(bundle);
  const files = readdirSync(fromRoot(logs))
    .map((file) => fromRoot(`${logs}/${file}`))
    .sort((left, right) => statSync(left).size - statSync(right).size); // Most mutants are seen in the first log that executes them.
  const unchanged = await replay(bundle, files);
  if (unchanged === 'crashed' || unchanged.differing !== undefined)
    throw new Error(`The logs differ without a mutant, too: a replay of ${logs} says where.`);
  return { mutants, shop: { bundle, files, executed: unchanged.executed } };
}

const shops: ShopLogs[] = [];
let mutants: readonly Mutant[] = [];
for (const [name, { settings, logs }] of Object.entries(sessionsByShop)) {
  if (settings !== undefined) process.env.SHOP_SETTINGS = settings;
  const prepared = await prepare(name, logs);
  mutants = prepared.mutants;
  shops.push(prepared.shop);
}

/** A loop that ends executes a mutant's place at most this many times as often as the source does. */
const LOOPS = 100;

/** What the logs of a shop say of a mutant; undefined if none of them executes it. */
async function isSeenIn({ bundle, files, executed }: ShopLogs, mutant: Mutant): Promise<boolean | undefined> {
  const hitsIn = (file: string) => executed.perTest[file]?.[mutant.id] ?? 0;
  // What is executed while the source is loaded may change each log.
  const isLoaded = mutant.id in executed.static;
  const logs = files.filter((file) => isLoaded || hitsIn(file) > 0);
  if (logs.length === 0) return undefined;
  const hits = Math.max(1000, ...logs.map(hitsIn));
  const replayed = await replay(bundle, logs, mutant, hits * LOOPS * logs.length);
  return replayed === 'crashed' || replayed.differing !== undefined;
}

async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  let result: Outcome['result'] = 'not executed';
  for (const shop of shops) {
    const isSeen = await isSeenIn(shop, mutant);
    if (isSeen) return { mutant, result: 'seen' };
    if (isSeen === false) result = 'unseen';
  }
  return { mutant, result };
}

/** The mutants by chance, as many as the sample has. */
function sampleOf(all: readonly Mutant[], size: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const numbered = all.map((mutant) => ({ mutant, number: random() }));
  return numbered
    .sort((left, right) => left.number - right.number)
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

const waiting = sampleOf(mutants, Number(values.sample), Number(values.seed));
const outcomes: Outcome[] = [];
async function work(): Promise<void> {
  for (let mutant = waiting.pop(); mutant; mutant = waiting.pop()) outcomes.push(await outcomeOf(mutant));
}
await Promise.all(Array.from({ length: THREADS }, work));
rmSync(folder, { recursive: true });
console.log(describeOutcomes(outcomes, mutants.length));
