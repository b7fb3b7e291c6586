/**
 * What a replay without a screen costs, compared with the bare reducers.
 */
import type { Log } from 'action-log';
import type * as ShopParts from '../../tools/replay/shopParts';
import { cpuOf, interleave } from './interleave';

type Shop = typeof ShopParts;

/** A copy as it is read from a file: no hash of any part of it is cached yet. */
function fresh({ actions, preloadedState, ...log }: Log): Log {
  const copied = JSON.stringify({ actions, preloadedState });
  return { ...log, ...(JSON.parse(copied) as Pick<Log, 'actions' | 'preloadedState'>) };
}

function runBare(log: Log, { replayable, startOf }: Shop): void {
  let state = startOf(log, replayable);
  for (const action of log.actions) state = replayable.reducer(state, action);
}

/** The log with a hash after every action. */
function hashedEverywhere(log: Log, { stepsOf, replayable, hexOf }: Shop): Log {
  const hashes: [number, string][] = [[0, hexOf(log.preloadedState)]];
  for (const { index, after } of stepsOf(log, replayable)) hashes.push([index + 1, hexOf(after)]);
  return { ...log, hashes };
}

function check(log: Log, { firstDifference, replayable }: Shop): void {
  const difference = firstDifference(log, replayable);
  if (difference) throw new Error(`The log does not replay: ${JSON.stringify(difference)}`);
}

/** Medians by variant, see `interleave`, and the ms of CPU of a million actions. */
export async function measureHeadless(log: Log, shop: Shop, rounds: number) {
  const hashes: Log = { ...log, screen: null, trail: [], requests: [] };
  const everyHash = hashedEverywhere(hashes, shop);
  const on = (variant: Log, work: (log: Log, shop: Shop) => void) => () => {
    const copy = fresh(variant);
    return () => work(copy, shop);
  };
  const million = (variant: Log) =>
    cpuOf(() => {
      for (let done = 0; done < 1e6; done += log.actions.length) check(variant, shop);
    });
  const medians = await interleave(
    {
      bare: on(log, runBare),
      hashes: on(hashes, check),
      everyHash: on(everyHash, check),
      full: on(log, check),
    },
    rounds,
  );
  return { ...medians, million: { hashes: await million(hashes), full: await million(log) } };
}
