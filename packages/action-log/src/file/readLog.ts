import * as v from 'valibot';
import { isAction, isFields, isHolder, type Fields } from '../model/fields';
import { DEEPEST, LONGEST_TEXT } from '../changes/notJson';
import { putBack } from '../changes/putBack';
import { LOG_VERSION, logFormat, type Log } from '../model/log';
import { LARGEST_LOG } from './bytes';
import { unpackChanges } from './changesFile';
import { logSchema } from './logSchema';
import { share } from './objectsAtTwoPaths';

/**
 * Why a file cannot be read as a log: its JSON is damaged or nested too deeply, it is not a log of this app,
 * its format has another version, or it is too long.
 */
export type LogTrouble = 'damaged' | 'notALog' | 'otherVersion' | 'tooLong';

/**
 * Reads the text of a file, which anybody may have written: a log, a crash report (record/crashReport.ts),
 * which has other lines above the log, or an export of Redux DevTools. Each field is checked. Never throws.
 * @param name of the app, as `recordActions` was given it
 */
export async function readLog(fileText: string, name = 'app'): Promise<Log | LogTrouble> {
  if (fileText.length > LARGEST_LOG) return 'tooLong';
  const text = fileText.slice(Math.max(0, fileText.search(/^\{/m)));
  const whole = parseJson(text);
  const file = ofDevTools(whole, name) ?? whole;
  if (!isFields(file)) return text.trimStart().startsWith('{') ? 'damaged' : 'notALog';
  if (file.format !== logFormat(name)) return 'notALog';
  if (!Number.isInteger(file.version)) return 'damaged';
  if (file.version !== LOG_VERSION) return 'otherVersion';
  const hasState = file.preloadedState !== null;
  let preloadedState = hasState ? parseJson(file.preloadedState) : undefined;
  const actions = parseJson(file.payload);
  if (hasState && preloadedState === undefined) return 'damaged';
  if (!Array.isArray(actions) || !actions.every(isAction)) return 'damaged';
  const { preloadedState: _state, payload: _actions, stepChanges: changes, ...others } = file;
  // Only the texts of the state, the actions and their changes may be longer than the limit.
  if (![others, preloadedState, actions].every(isWithinLimits)) return 'damaged';
  const { lost, shared, ...log } = v.parse(logSchema, others);
  for (const [index, path, kind] of [...lost].reverse())
    if (index < 0) preloadedState = putBack(preloadedState, [path, kind]);
    else putBack(actions[index], [path, kind]);
  for (const [index, path, first] of shared)
    share(index < 0 ? preloadedState : actions[index], [path, first]);
  return {
    ...log,
    preloadedState,
    actions,
    stepChanges: await unpackChanges(Array.isArray(changes) ? changes : [], actions.length),
  };
}

/** What Redux and DevTools dispatch. Other libraries' actions begin with '@@', too. */
const OF_TOOLS = /^@@(INIT|PAUSED|redux\/.*)$/;

/** An export of Redux DevTools as a file: only actions, often also without a first state. */
function ofDevTools(file: unknown, name: string): Fields | undefined {
  const { format, payload, preloadedState = null } = isFields(file) ? file : {};
  const actions = format === undefined ? parseJson(payload) : undefined;
  if (!Array.isArray(actions)) return undefined;
  const ofApp = actions.filter((action) => !isAction(action) || !OF_TOOLS.test(action.type));
  return { format: logFormat(name), version: LOG_VERSION, preloadedState, payload: JSON.stringify(ofApp) };
}

/** Whether a JSON value is no deeper, and has no longer text, than what is written. A list of actions is one level more. */
function isWithinLimits(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST + 3 || level.some((part) => typeof part === 'string' && part.length > LONGEST_TEXT))
      return false;
    level = level.flatMap((part): unknown[] => (isHolder(part) ? Object.values(part) : []));
  }
  return true;
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // Not JSON.
  }
}
