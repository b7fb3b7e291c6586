/**
 * `npm run bench:replay`: what recording and replaying cost, beside the goals. `--strict` fails where one is missed,
 * `--json` writes the figures as JSON, `--headless` leaves the browser out, `--quick` takes few rounds. The browser
 * looks at `dist/`, which is built where it is missing, or at the folder in DIST.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { loadShop } from '../../tools/replay/cli/loadShop';
import { measureBrowser } from './measurePanel';
import { measureHeadless } from './measureHeadless';
import { measureDownload, measureRecorder } from './measureRecorder';
import { figure, print } from '../shared/report';
import { recordShopper } from './session';
import { measureSize } from './measureSize';

/** Actions that the recorder's ring holds. */
const RING = 20_000;
/** Somebody who does something every 3 s for 8 hours, as an assistant at a counter may. */
const DAY = { length: 9600, pace: 3000 };
const FRAME = 1000 / 60;
const MB = 2 ** 20;

const has = (flag) => process.argv.includes(flag);
const rounds = has('--quick') ? 3 : 15;
const sections = [];
const add = (title, figures) => {
  sections.push([title, figures]);
  if (!has('--json')) print([[title, figures]]);
};

function builtShop() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const dist = process.env.DIST ?? `${root}dist`;
  if (!existsSync(`${dist}/index.html`)) spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  return dist;
}

const shop = await loadShop([], 'tools/replay/plantedBugs/shopParts.ts');
const fileOf = (options) => shop.writeLog(recordShopper(shop, options).log());
const [ringFile, dayFile] = [await fileOf({ length: RING }), await fileOf(DAY)];
const [ring, day] = [await shop.readLog(ringFile), await shop.readLog(dayFile)];

const { bare, hashes, everyHash, full, million } = await measureHeadless(ring, shop, rounds);
const perSecond = ({ ms }) => (RING / ms) * 1000;
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

const recorder = await measureRecorder(ring, rounds);
add('Recorder', [
  figure('dispatches with it, to those without, reducers only', recorder.plainRatio, 'ratio', 1.1),
  figure('dispatches with it, to those without, the live shop', recorder.liveRatio, 'ratio', 1.1),
  figure('time by action', recorder.alone, 'micro', 2),
  figure('a dispatch without it, reducers only', recorder.dispatch, 'micro'),
  figure('a dispatch without it, the live shop', recorder.liveDispatch, 'micro'),
  figure('writing the copy on disk, by action, later', recorder.mirror, 'micro'),
  figure("in the shopper's download, brotli", await measureDownload(), 'bytes', 2048),
]);

for (const [title, text, goal] of [
  ['Log of 8 hours (9,600 actions, one every 3 s)', dayFile, 2 * MB],
  ['Log of a full ring (20,000 actions)', ringFile],
]) {
  const { all, fields } = measureSize(text);
  const big = fields.filter(([, bytes]) => bytes > all / 1000);
  add(title, [
    figure('file', all, 'bytes', goal),
    ...big.map(([key, bytes]) => figure(`  ${key}`, bytes, 'bytes')),
  ]);
}

if (!has('--headless')) {
  const looked = await measureBrowser(
    day,
    dayFile,
    shop,
    builtShop(),
    has('--quick') ? { drops: 2, rounds: 6 } : {},
  );
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

const figures = sections.flatMap(([title, all]) => all.map((one) => ({ section: title, ...one })));
if (has('--json')) console.log(JSON.stringify(figures, null, 2));
const isMissed = figures.some(({ isOver }) => isOver);
process.exit(has('--strict') && isMissed ? 1 : 0);
