import { changesBetween, parseChanges, type Change } from '../changes/changes';
import { isFields } from '../model/fields';
import { structuralHash } from '../changes/hash';
import { comparableJson } from '../changes/notJson';
import { stepsOfPath, valueAt } from '../changes/path';
import type { Fact, Log } from '../model/log';

/** Compares states with what a log says about them. */
export function createStateFacts({ preloadedState, hashes, stepChanges }: Log) {
  const hashByCount = new Map(hashes);
  /** The slices that the log's app has had so far: the app may load a slice late, but a replay has it from the start. */
  const slices = new Set(isFields(preloadedState) ? Object.keys(preloadedState) : []);

  return {
    slices,

    /**
     * The values that the log and this version lead to, where they differ. A value that the log has later
     * than the replay, such as that of a slice that came late, is no difference. Throws if the log's line is
     * not a list of changes.
     */
    afterStep(index: number, before: unknown, after: unknown): Fact[] {
      const line = stepChanges[index]?.state ?? null;
      if (line === null) return [];
      const changes = changesBetween(before, after);
      const isSame = comparableJson(changes) === line;
      const recorded = isSame ? changes : parseChanges(line);
      for (const [path] of recorded) slices.add(sliceOf(path));
      if (isSame) return [];
      const [expected, actual] = [valuesByPath(recorded), valuesByPath(changes)];
      return [...new Set([...expected.keys(), ...actual.keys()])]
        .map((path) => ({
          path,
          expected: expected.has(path) ? expected.get(path) : valueAt(before, path),
          actual: actual.has(path) ? actual.get(path) : valueAt(after, path),
        }))
        .filter((fact) => !isSameValue(fact.expected, fact.actual));
    },

    /** The hash of a state, if the log has another one after this number of actions. */
    ofHash(count: number, state: unknown): Fact[] {
      const expected = hashByCount.get(count);
      const knownSlices = isFields(state) ? Object.entries(state).filter(([name]) => slices.has(name)) : [];
      if (
        expected === undefined ||
        [state, Object.fromEntries(knownSlices)].map(structuralHash).includes(expected)
      )
        return [];
      const path = 'hash of the state, of which the log says no more here';
      return [{ path, expected, actual: structuralHash(state) }];
    },
  };
}

const valuesByPath = (changes: readonly Change[]) => new Map(changes.map(([path, to]) => [path, to]));

/** The slice that a path is in; empty for the whole state. */
export const sliceOf = (path: string) => stepsOfPath(path)[0]?.text ?? '';

/** Whether a value is what a log says: the value, or the hash of a long list. */
function isSameValue(expected: unknown, actual: unknown): boolean {
  const [hashInLog, hashNow] = [expected, actual].map((value) =>
    structuralHash(JSON.parse(comparableJson([value]))),
  );
  return hashInLog === hashNow || (actual !== undefined && expected === `#${structuralHash(actual)}`);
}
