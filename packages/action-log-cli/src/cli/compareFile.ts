import type { Change, Log } from 'action-log';
import type { Entry, FileDifference, PathDifference, PathValue } from './entry';
import type { Shop } from './loadShop';
import { readLogFile } from './logFiles';
import { messageOf } from './messageOf';

/** Replays a file and compares; never throws. */
export async function compareFile(file: string, shop: Shop): Promise<Entry> {
  const log = await readLogFile(file, shop);
  if ('reason' in log) return { file, ...log };
  try {
    const difference = firstDifference(log, shop);
    const compared = shop.evidenceOf(log);
    const facts = { actions: log.actions.length, cutOff: log.isCutOff, compared };
    if (difference) return { file, result: 'different', ...facts, difference };
    return { file, result: compared.lacks.length > 0 ? 'partial' : 'same', ...facts, difference };
  } catch (error) {
    return {
      file,
      result: 'unreadable',
      reason: `its first state is none of this shop (${messageOf(error)})`,
    };
  }
}

function firstDifference(log: Log, shop: Shop): FileDifference | null {
  const check = shop.createCheck(log, shop.replayable);
  const atStart = check.start();
  if (atStart)
    return {
      ...atStart,
      step: 'the start',
      ...(atStart.what === 'screen' && { state: pathsIn(atStart, {}, shop) }),
    };
  for (const step of shop.stepsOf(log, shop.replayable)) {
    const difference = check.step(step);
    if (!difference) continue;
    const told = { ...difference, step: shop.replayable.tell(step.action, step.before) };
    if (told.what === 'state') return { ...told, state: pathsIn(told, step.before, shop) };
    if (told.what === 'screen')
      return { ...told, state: pathsIn(told, shop.screenOrError(shop.replayable, step.before), shop) };
    return told;
  }
  return null;
}

/** A difference by path. What an action did not change has the value from before it. */
function pathsIn(
  { expected, found }: Pick<FileDifference, 'expected' | 'found'>,
  before: unknown,
  { valueAt }: Shop,
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

/** JSON has no undefined, so it stands for a value that is not there. */
function valueOrGone(value: unknown): PathValue {
  return value === undefined ? { isGone: true } : { value };
}
