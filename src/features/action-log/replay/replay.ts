import type { UnknownAction } from '@reduxjs/toolkit';
import { writeAsked } from '../changes/asked';
import { changesBetween } from '../changes/changes';
import { hexOf } from '../changes/hash';
import type { Log, Replayable } from '../model/log';

/** One action of a log, replayed. */
export interface Step {
  /** The action's place in the log, from 0. */
  index: number;
  action: UnknownAction;
  before: unknown;
  after: unknown;
  /** Why a reducer threw; the state is then as before. */
  crash?: string;
}

/** Where this version and a log first part ways. The texts are JSON, one fact each. */
export interface Difference {
  /** -1 is the state that the log begins with. */
  index: number;
  /** The action's type. */
  action: string;
  what: 'crash' | 'unknown action' | 'state' | 'effects' | 'hash';
  expected: readonly string[];
  found: readonly string[];
}

/** Runs a log's actions through the reducers, one at a time, and runs no effect. */
export function* stepsOf({ preloadedState, actions }: Log, { reducer }: Replayable): Generator<Step> {
  let after = reducer(preloadedState, { type: 'action-log/replayed' }); // A slice that the log has not begins as new.
  for (let index = 0; index < actions.length; index++) {
    const action = actions[index] as UnknownAction;
    const before = after;
    const step: Step = { index, action, before, after: before };
    try {
      after = step.after = reducer(before, action);
    } catch (error) {
      step.crash = String(error);
    }
    yield step;
  }
}

/** Compares what happens with what a log says happened, step by step, and tells the first difference. */
export function createCheck(log: Log, shop: Replayable) {
  const hashes = new Map(log.hashes);
  const asked = new Map(log.asked);
  // What effects asked for is told with the log's header: where it is missing, the file tells nothing of it.
  const tellsAsked = asked.size > 0;

  return {
    /** The difference in the state that the log begins with, or null. */
    start(): Difference | null {
      return atHash(0, -1, 'the start', log.preloadedState);
    },

    /** The difference that a step shows, or null. Never throws. */
    step(step: Step): Difference | null {
      try {
        return compare(step);
      } catch (error) {
        // A payload that the rules of the effects cannot read, or a trail that nobody can: of another version or hand.
        return crashAt(step, String(error));
      }
    },
  };

  function compare(step: Step): Difference | null {
    const { index, action, before, after, crash } = step;
    const told = { index, action: action.type };
    if (!shop.knows(action.type))
      return { ...told, what: 'unknown action', expected: [`"${action.type}"`], found: [] };
    if (crash) return crashAt(step, crash);
    const line = log.trail?.[index];
    if (line !== undefined) {
      const found = changesBetween(before, after);
      const sides = JSON.stringify(found) === line ? null : unlike(JSON.parse(line) as unknown[], found);
      // The same changes in another order are the same.
      if (sides && sides.expected.length + sides.found.length > 0)
        return { ...told, what: 'state', ...sides };
    }
    if (tellsAsked) {
      const expected = asked.get(index) ?? [];
      const found = writeAsked(shop.askedBy(action, before, after));
      if (found.join() !== expected.join()) return { ...told, what: 'effects', expected, found };
    }
    return atHash(index + 1, index, action.type, after);
  }

  function atHash(count: number, index: number, action: string, state: unknown): Difference | null {
    const expected = hashes.get(count);
    if (expected === undefined) return null;
    const found = hexOf(state);
    return found === expected
      ? null
      : { index, action, what: 'hash', expected: [`"${expected}"`], found: [`"${found}"`] };
  }
}

/** The first difference between a log and this version, or null. */
export function firstDifference(log: Log, shop: Replayable): Difference | null {
  const check = createCheck(log, shop);
  let difference = check.start();
  if (difference) return difference;
  for (const step of stepsOf(log, shop)) {
    difference = check.step(step);
    if (difference) return difference;
  }
  return null;
}

function crashAt({ index, action }: Step, why: string): Difference {
  return { index, action: action.type, what: 'crash', expected: [], found: [JSON.stringify(why)] };
}

/** What only one of two lists of changes has. */
function unlike(expected: readonly unknown[], found: readonly unknown[]) {
  const write = (changes: readonly unknown[]) => changes.map((change) => JSON.stringify(change));
  const [wanted, had] = [write(expected), write(found)];
  return {
    expected: wanted.filter((change) => !had.includes(change)),
    found: had.filter((change) => !wanted.includes(change)),
  };
}
