/** What the recorder adds to a dispatch, beside the bare reducers, in CPU time. */
import { readFileSync } from 'node:fs';
import type { Middleware } from '@reduxjs/toolkit';
import { configureStore, Tuple } from '@reduxjs/toolkit';
import { loadShop } from '../tools/loadShop';
import { fromRoot } from '../tools/fromRoot';
import type * as ShopParts from '../tools/replay/shopParts';
import { byPage, median, orderOf } from './rounds';
import type { Row } from './table';

/** The longest recorded log. */
const LOG = 'tests/logs/long.json';
/** How often the log's actions are dispatched in a round. */
const TIMES = 10;

/** The CPU time of one call in ms, that of the garbage collector's threads included. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export async function measureLog({ rounds }: { rounds: number }): Promise<Row[]> {
  console.error('recording');
  const shop = await loadShop<typeof ShopParts>([], 'tools/replay/shopParts.ts');
  const { createRecorder, readLog, replayable, startOf, storageName } = shop;
  const log = await readLog(readFileSync(fromRoot(LOG), 'utf8'), storageName);
  if (typeof log === 'string') throw new Error(`${LOG} cannot be read: ${log}.`);
  const start = startOf(log, replayable);

  const dispatchAll = (...middleware: Middleware[]) => {
    const store = configureStore({
      reducer: replayable.reducer,
      preloadedState: start,
      devTools: false,
      middleware: () => new Tuple(...middleware),
    });
    for (let time = 0; time < TIMES; time++) for (const action of log.actions) store.dispatch(action);
  };
  const recorder = () => createRecorder({ getState: () => start, now: Date.now, changed: () => {} });
  const variants = { shop: () => dispatchAll(recorder().middleware), limit: () => dispatchAll() };
  const times = byPage<number[]>(() => []);
  for (let round = -1; round < rounds; round++)
    for (const name of orderOf(round)) {
      const time = cpuOf(variants[name]);
      if (round >= 0) times[name].push(time); // The first round does not count.
    }
  const perDispatch = 1000 / (TIMES * log.actions.length);
  return [
    {
      section: 'Recording, beside the bare reducers',
      name: 'a dispatch with the recorder',
      figures: byPage((name) => median(times[name]) * perDispatch),
      unit: 'micro',
      goal: { ratio: 1.1 },
    },
  ];
}
