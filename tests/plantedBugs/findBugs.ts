/**
 * `npx jiti tests/plantedBugs/findBugs.ts`: plants each bug of `bugs.ts`, replays one log over it, and prints a
 * `Finding` for each as a line of JSON. For `plantedBugs.test.ts`.
 */
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Plugin } from 'esbuild';
import type { Difference, Log, Replayable } from 'action-log';
import { loadShop } from '../../tools/loadShop';
import { mutations, type Mutation } from './bugs';
import { plantBug, sharedPackages } from './plantBug';
import { recordEverything } from './recordEverything';
import type { ShopParts } from './recordSession';

/** The action at which two shops differ. */
export type Place = Pick<Difference, 'index' | 'action'>;

/** What was found of one bug. The first line has no bug: it is about the shop as it is. */
export interface Finding {
  bug?: Mutation;
  /** Why the bug could not be planted. */
  trouble?: string;
  /** Where a comparison side by side finds the bug. */
  expected: Place | null;
  /** Where a replay reports it. */
  reported: Difference | null;
  /** The same over a log that an impure shop recorded itself. */
  reportedOfItself?: Difference | null;
}

const load = (...plugins: Plugin[]) =>
  loadShop<ShopParts>([sharedPackages, ...plugins], 'tests/plantedBugs/shopParts.ts');

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** What is on the screen; an error where a selector throws. */
const expectedScreen = <State>(shop: Replayable<State>, state: State) =>
  plain(original.screenOrError(shop, state));

/** What one action does in a shop: the state after it, and all that a comparison can see. */
function perform<State>(shop: Replayable<State>, before: State, action: UnknownAction) {
  try {
    const after = shop.reducer(before, action);
    const asked = shop.effectsOf(action, before, after).map((one) => JSON.stringify(one));
    return {
      after,
      facts: { state: plain(after), screen: expectedScreen(shop, after), asked: asked.sort() },
    };
  } catch (error) {
    return { after: before, facts: { error: String(error) } };
  }
}

/** The first action after which two shops differ, both run side by side; null for none. */
function firstApart<State>(log: Log, one: Replayable<State>, other: Replayable<State>): Place | null {
  let [here, there] = [original.startOf(log, one), original.startOf(log, other)];
  if (!isDeepStrictEqual(expectedScreen(one, here), expectedScreen(other, there)))
    return { index: -1, action: 'the start' };
  for (const [index, action] of log.actions.entries()) {
    const [mine, its] = [perform(one, here, action), perform(other, there, action)];
    if (!isDeepStrictEqual(mine.facts, its.facts)) return { index, action: action.type };
    [here, there] = [mine.after, its.after];
  }
  return null;
}

/** The log of a session in which everything happens, as it comes out of a file. */
async function logBy(shop: ShopParts): Promise<Log> {
  const log = await shop.readLog(await shop.writeLog(recordEverything(shop)));
  if (typeof log === 'string') throw new Error(`The log that was just written is ${log}.`);
  return log;
}

const original = await load();
const log = await logBy(original);

/** Where a replay reports a bug. An impure shop is also replayed over a log of its own. */
async function find(bug: Mutation): Promise<Finding> {
  const shop = await load(plantBug(bug));
  const expected = firstApart(log, original.replayable, shop.replayable);
  const reported = shop.firstDifference(log, shop.replayable);
  if (!bug.isImpure) return { bug, expected, reported };
  const own = await logBy(shop);
  await setTimeout(5); // Else the clock might still show the time of the recording.
  return { bug, expected, reported, reportedOfItself: shop.firstDifference(own, shop.replayable) };
}

const say = (finding: Finding) => console.log(JSON.stringify(finding));
say({ expected: null, reported: original.firstDifference(log, original.replayable) });
for (const bug of mutations)
  say(await find(bug).catch((error) => ({ bug, trouble: String(error), expected: null, reported: null })));
