/**
 * `npm run bench`, after a build: what the shop costs a visitor in real Chromium, measured in turn with the limit, which
 * is the least that a browser and the line cost. Run nothing else meanwhile.
 *   --only loading|presses   one part   --rounds 5   how often each is measured   --dist FOLDER   the built shop
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fromRoot } from '../owner/fromRoot';
import { measureLoading } from './loading';
import { measurePresses } from './presses';
import { setUp } from './setUp';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: fromRoot('dist') },
  },
});
const [load = 0] = loadavg();
if (load > cpus().length / 4) console.error(`The machine is busy (load ${load.toFixed(1)}): expect noise.`);

const [bench, takeDown] = await setUp(values.dist, Number(values.rounds));
try {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model}`);
  if (values.only !== 'presses') console.table(await measureLoading(bench));
  if (values.only !== 'loading') for await (const lines of measurePresses(bench)) console.table(lines);
} finally {
  await takeDown();
}
