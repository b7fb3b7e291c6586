import { canPutBack, notJsonInAll } from '../changes/notJson';
import { sharedIn } from '../changes/shared';
import { writeEffects } from '../changes/writeEffects';
import { LOG_VERSION, logFormat, type Log } from '../model/log';
import { packChanges } from './changesFile';

/**
 * The text of a log's file: JSON that Redux DevTools can import.
 * @param name of the app, as `recordActions` was given it
 */
export async function writeLog(log: Log, name = 'app'): Promise<string> {
  const { isCutOff, stepChanges, screen, actions, preloadedState, lost = [], ...rest } = log;
  const { times, hashes, requests, marks, happened, tabs, ...header } = rest;
  const notJson = notJsonInAll(preloadedState, actions).filter(([, , kind]) => canPutBack(kind));
  const shared = [preloadedState, ...actions].flatMap((value, at) =>
    sharedIn(value).map((paths) => [at - 1, ...paths] as const),
  );
  const fields = {
    format: logFormat(name),
    version: LOG_VERSION,
    ...header,
    preloadedState: textOf(preloadedState),
    ...(screen !== null && { screen }),
    times,
    hashes,
    requests: requests.map(([index, effects]) => [
      index,
      writeEffects(effects).map((effect): unknown => JSON.parse(effect)),
    ]),
    marks,
    happened,
    ...(tabs && { tabs }),
    ...(lost.length + notJson.length > 0 && { lost: [...lost, ...notJson] }),
    ...(shared.length > 0 && { shared }),
    payload: textOf(actions),
    ...(stepChanges.length > 0 && { stepChanges: await packChanges(stepChanges) }),
    ...(isCutOff && { isCutOff }),
  };
  const lines = Object.entries(fields).map(([key, value]) => `  "${key}": ${JSON.stringify(value ?? null)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** JSON, also of a bigint, which is named as lost: `JSON.stringify` would throw. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
