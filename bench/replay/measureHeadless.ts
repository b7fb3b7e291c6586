/**
 * What a replay without a screen costs, compared with the bare reducers.
 */
import { cpuOf, interleave } from '../shared/interleave';

/** A log's copy as it comes out of a file: nothing of it was ever hashed. */
function fresh({ actions, preloadedState, ...log }) {
  return { ...log, ...JSON.parse(JSON.stringify({ actions, preloadedState })) };
}

function runBare({ preloadedState, actions }, { reducer }) {
  let state = preloadedState;
  for (const action of actions) state = reducer(state, action);
}

/** The log with a hash after every action. */
function hashedEverywhere(log, { stepsOf, replayable, hexOf }) {
  const hashes = [[0, hexOf(log.preloadedState)]];
  for (const { index, after } of stepsOf(log, replayable)) hashes.push([index + 1, hexOf(after)]);
  return { ...log, hashes };
}

function check(log, { firstDifference, replayable }) {
  const difference = firstDifference(log, replayable);
  if (difference) throw new Error(`The log does not replay: ${JSON.stringify(difference)}`);
}

/** Medians by variant, see `interleave`, and the ms of CPU of a million actions. */
export async function measureHeadless(log, shop, rounds) {
  const hashes = { ...log, trail: null, asked: [] };
  const everyHash = hashedEverywhere(hashes, shop);
  const on = (variant, work) => () => {
    const copy = fresh(variant);
    return () => work(copy, shop);
  };
  const bare = on(log, (copy) => runBare(copy, shop.replayable));
  const variants = { bare, hashes: on(hashes, check), everyHash: on(everyHash, check), full: on(log, check) };
  const million = (variant) =>
    cpuOf(() => {
      for (let done = 0; done < 1e6; done += log.actions.length) check(variant, shop);
    });
  return {
    ...(await interleave(variants, rounds)),
    million: { hashes: await million(hashes), full: await million(log) },
  };
}
