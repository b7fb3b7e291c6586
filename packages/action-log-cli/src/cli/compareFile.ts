import {
  createCheck,
  evidenceOf,
  screenOrError,
  stepsOf,
  valueAt,
  type Change,
  type Log,
  type Replayable,
} from 'action-log';
import type { FileDifference, FileReport, PathDifference, PathValue } from './fileReport';
import { readLogFile } from './logFiles';
import { messageOf } from './messageOf';
import { listWithHash } from './unlikeValues';

/** Replays a file and compares; never throws. */
export async function compareFile<State>(file: string, replayable: Replayable<State>): Promise<FileReport> {
  const log = await readLogFile(file);
  if ('reason' in log) return { file, ...log };
  try {
    const difference = firstDifference(log, replayable);
    const compared = evidenceOf(log);
    const facts = { actions: log.actions.length, cutOff: log.isCutOff, compared };
    if (difference) return { file, result: 'different', ...facts, difference };
    const isWhole = compared.lacks.every((lack) => compared.byNature.includes(lack));
    return { file, result: isWhole ? 'same' : 'partial', ...facts, difference };
  } catch (error) {
    return {
      file,
      result: 'unreadable',
      reason: `its first state is not a state of this app (${messageOf(error)})`,
    };
  }
}

function firstDifference<State>(log: Log, replayable: Replayable<State>): FileDifference | null {
  const check = createCheck(log, replayable);
  const atStart = check.start();
  if (atStart)
    return {
      ...atStart,
      step: 'the start',
      ...(atStart.what === 'screen' && { state: pathsIn(atStart, {}) }),
    };
  for (const step of stepsOf(log, replayable)) {
    const found = check.step(step);
    if (!found) continue;
    const difference = { ...found, step: replayable.describe(step.action, step.before) };
    if (difference.what === 'state')
      return { ...difference, state: withLists(pathsIn(difference, step.before), [step.action, step.after]) };
    if (difference.what === 'screen')
      return { ...difference, state: pathsIn(difference, screenOrError(replayable, step.before)) };
    if (difference.what !== 'effects') return difference;
    const effects = replayable.effectsOf(step.action, step.before, step.after);
    return { ...difference, state: withLists(effectsBySide(difference), [step.action, effects]) };
  }
  return null;
}

/** Effects that only one side requests, by their kind: `answer`, expected and found. */
function effectsBySide({ expected, found }: Pick<FileDifference, 'expected' | 'found'>): PathDifference[] {
  const only = (own: readonly string[], its: readonly string[]) =>
    own.filter((text) => !its.includes(text)).map((text) => Object(JSON.parse(text)) as object);
  const [wanted, had] = [only(expected, found), only(found, expected)];
  return [...new Set([...wanted, ...had].flatMap(Object.keys))].map((kind) => {
    const sideOf = (effects: readonly object[]) => {
      const values = effects.flatMap((one) => (kind in one ? [(one as Record<string, unknown>)[kind]] : []));
      return valueOrGone(values.length > 1 ? values : values[0]);
    };
    return { path: kind, expected: sideOf(wanted), found: sideOf(had) };
  });
}

/** A log has only the hashes of long lists. They are replaced by those lists that are found. */
function withLists(paths: readonly PathDifference[], within: unknown): PathDifference[] {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole(part)]));
    const hash = typeof value === 'string' ? /^#?([\da-f]{8})$/.exec(value)?.[1] : undefined;
    return (hash && listWithHash(hash, within)) ?? value;
  };
  const side = ({ value, ...rest }: PathValue): PathValue =>
    value === undefined ? rest : { ...rest, value: whole(value) };
  return paths.map(({ path, expected, found }) => ({ path, expected: side(expected), found: side(found) }));
}

/** A difference by path. What an action did not change has the value from before it. */
function pathsIn(
  { expected, found }: Pick<FileDifference, 'expected' | 'found'>,
  before: unknown,
): PathDifference[] {
  const [wanted, had] = [valuesIn(expected), valuesIn(found)];
  const unchanged = (path: string): PathValue => ({
    ...valueOrGone(valueAt(before, path)),
    isUnchanged: true,
  });
  return [...new Set([...wanted.keys(), ...had.keys()])].map((path) => ({
    path,
    expected: wanted.get(path) ?? unchanged(path),
    found: had.get(path) ?? unchanged(path),
  }));
}

/** The values of changes by their paths; each text is the JSON of a `Change`. */
function valuesIn(texts: readonly string[]): Map<string, PathValue> {
  return new Map(
    texts.map((text) => {
      const [path, value] = JSON.parse(text) as Change;
      return [path, valueOrGone(value)];
    }),
  );
}

/** JSON has no undefined: it means that there is no value. */
export function valueOrGone(value: unknown): PathValue {
  return value === undefined ? { isGone: true } : { value };
}
