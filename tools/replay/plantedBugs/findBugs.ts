/**
 * `npx jiti tools/replay/plantedBugs/findBugs.ts`: plants each bug of `bugs.ts`, replays one log over it, and writes a line of
 * JSON for each: where the replay reports it, and where it is by another way of looking. For `plantedBugs.test.ts`.
 */
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { recordEverything } from './everySession';
import { loadShop } from '../cli/loadShop';
import { mutations } from './bugs';
import { plantBug, sharedPackages } from './plantBug';

const PARTS = 'tools/replay/plantedBugs/shopParts.ts';

const plain = (value) => JSON.parse(JSON.stringify(value ?? null));

/** What one action does in a shop: the state after it, and all there is to see of it. */
function perform({ reducer, askedBy }, before, action) {
  try {
    const after = reducer(before, action);
    const asked = askedBy(action, before, after).map((one) => JSON.stringify(one));
    return { after, facts: { state: plain(after), asked: asked.sort() } };
  } catch (error) {
    return { after: before, facts: { error: String(error) } };
  }
}

/** The first action that two shops answer differently, both run side by side; null for none. */
function firstApart({ preloadedState, actions }, one, other) {
  let [here, there] = [preloadedState, preloadedState];
  for (const [index, action] of actions.entries()) {
    const [mine, its] = [perform(one, here, action), perform(other, there, action)];
    if (!isDeepStrictEqual(mine.facts, its.facts)) return { index, action: action.type };
    [here, there] = [mine.after, its.after];
  }
  return null;
}

/** The log of a session in which everything happens, as it comes out of a file. */
const logBy = async (shop) => shop.readLog(await shop.writeLog(recordEverything(shop)));

const original = await loadShop([sharedPackages], PARTS);
const log = await logBy(original);

/** What a replay says of a bug. An impure shop is also replayed over a log of its own. */
async function find(bug) {
  const shop = await loadShop([sharedPackages, plantBug(bug)], PARTS);
  const expected = firstApart(log, original.replayable, shop.replayable);
  const reported = shop.firstDifference(log, shop.replayable);
  if (!bug.isImpure) return { expected, reported };
  const own = await logBy(shop);
  await setTimeout(5); // The clock goes on.
  return { expected, reported, reportedOfItself: shop.firstDifference(own, shop.replayable) };
}

const say = (facts) => console.log(JSON.stringify(facts));
say({ expected: null, reported: original.firstDifference(log, original.replayable) });
for (const bug of mutations)
  say({ bug, ...(await find(bug).catch((error) => ({ trouble: String(error) }))) });
