/**
 * `npm run bench:replay`: what recording and replaying cost, beside the goals. `--strict` fails if one is missed,
 * `--json` writes the figures as JSON, `--headless` leaves the browser out, `--quick` takes few rounds. The browser
 * looks at `dist/`, which is built if it is missing, or at the folder in DIST.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type * as ShopParts from '../../tools/replay/shopParts';
import { loadShop } from '../../tools/loadShop';
import { measureDownload, measureFile } from './measureBytes';
import { measureHeadless } from './measureHeadless';
import { measurePanel } from './measurePanel';
import { measureRecorder } from './measureRecorder';
import { recordShopper, type SessionOptions } from './recordShopper';
import { figure, printFigures, type Figure } from './report';

/** Actions that the recorder keeps; then it drops the oldest. */
const RING = 20_000;
/** Somebody who does something every 3 s for 8 hours, as an assistant at a counter may. */
const DAY: SessionOptions = { length: 9600, pace: 3000 };
const FRAME = 1000 / 60;
const MB = 2 ** 20;

const has = (flag: string) => process.argv.includes(flag);
const rounds = has('--quick') ? 3 : 15;
const all: (Figure & { section: string })[] = [];
const add = (section: string, figures: readonly Figure[]) => {
  all.push(...figures.map((one) => ({ section, ...one })));
  if (!has('--json')) printFigures(section, figures);
};

function builtShop(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const dist = process.env.DIST ?? `${root}dist`;
  if (!existsSync(`${dist}/index.html`)) spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  return dist;
}

const shop = await loadShop<typeof ShopParts>([], 'tools/replay/shopParts.ts');

async function recorded(options: SessionOptions) {
  const text = await shop.writeLog(await recordShopper(shop, options), 'canecamisa');
  const log = await shop.readLog(text, 'canecamisa');
  if (typeof log === 'string') throw new Error(`The log that was recorded cannot be read: ${log}.`);
  return { text, log };
}

const ring = await recorded({ length: RING });
const day = await recorded(DAY);

const { bare, hashes, everyHash, full, million } = await measureHeadless(ring.log, shop, rounds);
const perSecond = ({ ms }: { ms: number }) => (RING / ms) * 1000;
add('Replay without a screen, actions a second of CPU', [
  figure('bare reducers', perSecond(bare), 'count'),
  figure('with a hash every 100 actions', perSecond(hashes), 'count'),
  figure('with a hash after every action', perSecond(everyHash), 'count'),
  figure('with every change, effect and hash compared', perSecond(full), 'count'),
]);
add('The same, CPU time', [
  figure('hash every 100, to the bare reducers', hashes.ratio, 'ratio', 1.3),
  figure('hash after every action, to the bare reducers', everyHash.ratio, 'ratio', 1.3),
  figure('everything compared, to the bare reducers', full.ratio, 'ratio'),
  figure('1,000,000 actions, hash every 100', million.hashes, 'seconds', 10_000),
  figure('1,000,000 actions, everything compared', million.full, 'seconds'),
]);

const recorder = await measureRecorder(ring.log, rounds);
add('Recorder', [
  figure('dispatches with it, to those without, reducers only', recorder.plainRatio, 'ratio', 1.1),
  figure('dispatches with it, to those without, the live shop', recorder.liveRatio, 'ratio', 1.1),
  figure('time by action', recorder.alone, 'micro', 2),
  figure('a dispatch without it, reducers only', recorder.dispatch, 'micro'),
  figure('a dispatch without it, the live shop', recorder.liveDispatch, 'micro'),
  figure('writing the copy on disk, by action, later', recorder.mirror, 'micro'),
  figure("in the shopper's download, brotli", await measureDownload(), 'bytes', 2560),
]);

function addFile(title: string, text: string, goal?: number) {
  const size = measureFile(text);
  const big = size.fields.filter(([, bytes]) => bytes > size.all / 1000);
  add(title, [
    figure('file', size.all, 'bytes', goal),
    ...big.map(([key, bytes]) => figure(`  ${key}`, bytes, 'bytes')),
  ]);
}
addFile('Log of 8 hours (9,600 actions, one every 3 s)', day.text, 2 * MB);
addFile('Log of a full ring (20,000 actions)', ring.text);

if (!has('--headless')) {
  const looked = await measurePanel(day, shop, builtShop(), has('--quick') ? { drops: 2, rounds: 6 } : {});
  add('Chromium, log of 8 hours', [
    figure('from dropping the file to the first frame', looked.drop, 'ms'),
    figure('from dropping the file until all of it is compared', looked.compared, 'ms'),
    figure('a jump to another screen until its frame, median', looked.jump.shown.median, 'ms'),
    figure('a jump to another screen until its frame, 95 of 100', looked.jump.shown.p95, 'ms'),
    figure('a jump anywhere until its frame, median', looked.anywhere.shown.median, 'ms'),
    figure('a jump anywhere until its frame, 95 of 100', looked.anywhere.shown.p95, 'ms'),
    figure('the same screen by a live click until its frame, median', looked.walk.shown.median, 'ms'),
    figure('a jump later than a live click', looked.later, 'ms', FRAME),
    figure('work of a jump', looked.jump.work.median, 'ms'),
    figure('work of a live click', looked.walk.work.median, 'ms'),
    figure('work of a jump, to that of a live click', looked.ratio, 'ratio'),
  ]);
}

if (has('--json')) console.log(JSON.stringify(all, null, 2));
const isMissed = all.some(({ isOver }) => isOver);
process.exit(has('--strict') && isMissed ? 1 : 0);
