/**
 * `npx jiti tests/plantedBugs/findShopBugs.ts [NAME...]`: records a session in the shop as it is, plants each bug
 * of `shopBugs.ts`, or those named, and prints a `ShopFinding` for each as a line of JSON. The log is replayed in Node,
 * and where that reports nothing, played in the way that the table names. For tests/browser/plantedBugs.spec.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import { startOf, stepsOf } from 'action-log';
import { driveApp } from '../../packages/action-log-cli/src/browser/drive/driveApp';
import { playInPanel } from '../../packages/action-log-cli/src/browser/playInPanel';
import { compareFile } from '../../packages/action-log-cli/src/cli/compareFile';
import { loadShop } from '../../tools/loadShop';
import { shopApp as app } from '../../tools/replay/shopApp';
import type * as ShopCode from '../../tools/replay/shopCode';
import { needLogFile } from '../../packages/action-log-cli/src/cli/logFiles';
import { plantBug, sharedPackages } from './plantBug';
import { buildQuickly } from './quickBuild';
import { recordByHand } from './recordByHand';
import { shopBugs, type ShopBug } from './shopBugs';

/** Where a bug is reported. The first line has no name: it is about the shop as it is. */
export interface ShopFinding {
  name?: string;
  /** Why the bug could not be planted or looked for. */
  trouble?: string;
  /** The first of the ways that reports it, and the step at which it does; null for none. */
  reported: Pick<ShopBug, 'caughtBy' | 'step'> | null;
}

const folder = mkdtempSync(join(tmpdir(), 'canecamisa-bugs-'));
const [dist, file] = [join(folder, 'dist'), join(folder, 'session.json')];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const served = await app.browser.serve(dist);

async function find(bug: ShopBug | null): Promise<ShopFinding['reported']> {
  const plugins = bug ? [plantBug(bug)] : [];
  // A file that Node does not load may hold the bug.
  const { shopCode: code } = await loadShop<typeof ShopCode>(
    [sharedPackages, ...plugins],
    'tools/replay/shopCode.ts',
  );
  const entry = await compareFile(file, code.replayable);
  if ('reason' in entry) throw new Error(entry.reason);
  if (entry.difference) return { caughtBy: 'replay', step: entry.difference.step };
  await buildQuickly(dist, plugins);
  const log = await needLogFile(file);
  const start = startOf(log, code.replayable);
  const steps = [...stepsOf(log, code.replayable)];
  const { baseURL } = served;
  const walk = { app, code, log, file, start, steps, browser, baseURL, video: undefined };
  const stepAt = (index: number) => {
    const step = steps[index];
    return step ? code.replayable.tell(step.action, step.before) : 'the start';
  };
  if (bug?.caughtBy !== '--by-hand') {
    const [shown] = (await playInPanel(walk, undefined)).differences;
    if (shown) return { caughtBy: '--browser', step: stepAt(shown.index) };
  }
  const [done] = (await driveApp(walk)).differences;
  return done ? { caughtBy: '--by-hand', step: stepAt(done.index) } : null;
}

const say = (finding: ShopFinding) => console.log(JSON.stringify(finding));
const only = process.argv.slice(2);
try {
  await buildQuickly(dist, []);
  await recordByHand(browser, served.baseURL, file);
  say({ reported: await find(null) });
  for (const bug of shopBugs.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const finding = await find(bug).then(
      (reported) => ({ reported }),
      (error: unknown) => ({ reported: null, trouble: String(error) }),
    );
    say({ name: bug.name, ...finding });
  }
} finally {
  await browser.close();
  served.close();
  rmSync(folder, { recursive: true });
}
