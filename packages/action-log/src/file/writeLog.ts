import { structuralHash } from '../changes/hash';
import { logValuesNotJson, fileJson } from '../changes/notJson';
import { LOG_VERSION, logFormat, type LoggedEffect, type Log } from '../model/log';
import { packChanges } from './changesFile';
import { sharedIn } from './objectsAtTwoPaths';

/**
 * The text of a log's file: JSON that Redux DevTools can import.
 * @param name of the app, as `recordActions` was given it
 */
export async function writeLog(log: Log, name = 'app'): Promise<string> {
  const { stepChanges } = log;
  return write(log, name, stepChanges.length > 0 ? await packChanges(stepChanges) : undefined);
}

/** The same without what the actions changed, at once. */
export const writeActions = (log: Log, name: string): string => write(log, name);

function write(log: Log, name: string, packed?: readonly string[]): string {
  const { stepChanges: _stepChanges, response, screen, actions, preloadedState, ...rest } = log;
  const { times, hashes, effects, marks, happened, ...header } = rest;
  const lost = logValuesNotJson(preloadedState, actions);
  const shared = [preloadedState, ...actions].flatMap((value, at) =>
    sharedIn(value).map((paths) => [at - 1, ...paths] as const),
  );
  const fields = {
    format: logFormat(name),
    version: LOG_VERSION,
    ...header,
    ...(response !== null && { response }),
    preloadedState: fileJson(preloadedState),
    ...(screen !== null && { screen }),
    times,
    hashes,
    effects: effects.map(([index, ofAction]) => [
      index,
      writeEffects(ofAction).map((effect): unknown => JSON.parse(effect)),
    ]),
    marks,
    happened,
    ...(lost.length > 0 && { lost }),
    ...(shared.length > 0 && { shared }),
    payload: fileJson(actions),
    ...(packed && { stepChanges: packed }),
  };
  const lines = Object.entries(fields).map(([key, value]) => `  "${key}": ${JSON.stringify(value ?? null)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * The side effects of one action as JSON, with hashes in place of lists. They are sorted, because a log does
 * not compare the order in which they run.
 */
export function writeEffects(effects: readonly LoggedEffect[]): string[] {
  const withHashes = (_key: string, value: unknown) => (Array.isArray(value) ? structuralHash(value) : value);
  return effects.map((effect) => JSON.stringify(effect, withHashes)).sort();
}
