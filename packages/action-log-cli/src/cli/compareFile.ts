import {
  evidenceOf,
  firstDifference,
  screenOrError,
  stepsOf,
  valueAt,
  type Change,
  type Difference,
  type Log,
  type Replayable,
} from 'action-log';
import type { FileDifference, FileReport, PathDifference, PathValue } from './fileReport';
import type { AppCode } from '../app';
import { readLogFile } from './logFiles';
import { messageOf } from './messageOf';
import { listWithHash } from './unlikeValues';
import { words } from './words';

/** Replays a file and compares; never throws. */
export async function compareFile<State>(
  file: string,
  { replayable, logName }: Pick<AppCode<State>, 'replayable' | 'logName'>,
): Promise<FileReport> {
  const log = await readLogFile(file, logName);
  if ('reason' in log) return { file, ...log };
  try {
    const found = firstDifference(log, replayable);
    const difference = found && detailed(found, log, replayable);
    const compared = evidenceOf(log);
    const facts = { actions: log.actions.length, cutOff: log.isCutOff, compared };
    if (difference) return { file, result: 'different', ...facts, difference };
    const isWhole = compared.lacks.every((lack) => compared.byNature.includes(lack));
    return { file, result: isWhole ? 'same' : 'partial', ...facts, difference };
  } catch (error) {
    return {
      file,
      result: 'unreadable',
      reason: words('its first state is not a state of this app ({})', messageOf(error)),
    };
  }
}

/** A difference with the values on both sides, by their paths. */
function detailed<State>(found: Difference, log: Log, replayable: Replayable<State>): FileDifference {
  const actions = log.actions.slice(0, found.index + 1);
  // The first state may be none of the app's, which cannot be replayed.
  const step = found.index < 0 ? undefined : [...stepsOf({ ...log, actions }, replayable)].at(-1);
  if (!step)
    return {
      ...found,
      step: words('the start'),
      ...(found.what === 'screen' && { state: pathsIn(found, {}) }),
    };
  const { action, before, after } = step;
  const difference = { ...found, step: replayable.describe(action, before) };
  if (found.what === 'state')
    return { ...difference, state: withLists(pathsIn(found, before), [action, after]) };
  if (found.what === 'screen')
    return { ...difference, state: pathsIn(found, screenOrError(replayable, before)) };
  if (found.what !== 'effects') return difference;
  const effects = replayable.effectsOf(action, before, after);
  return { ...difference, state: withLists(effectsBySide(found), [action, effects]) };
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
