import type { UnknownAction } from 'redux';
import * as v from 'valibot';
import { isAction, isFields, isHolder, type Fields } from '../changes/fields';
import { canPutBack, putBack } from '../changes/notJson';
import { share } from '../changes/shared';
import { LOG_VERSION, logFormat, type Log } from '../model/log';
import { LARGEST_LOG } from './bytes';
import { unpackChanges } from './changesFile';
import { logSchema } from './logSchema';

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
export async function readLog(given: string, name = 'app'): Promise<Log | LogTrouble> {
  if (given.length > LARGEST_LOG) return 'tooLong';
  const text = given.slice(Math.max(0, given.search(/^\{/m)));
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
  if (!Array.isArray(actions) || !actions.every(isNamed)) return 'damaged';
  // Only the texts of the state, the actions and their changes may be longer than the limit.
  const { preloadedState: _state, payload: _actions, stepChanges: changes, ...others } = file;
  if (![others, preloadedState, actions].every(isWithinLimits)) return 'damaged';
  const { lost: notJson, shared, tabs, ...log } = v.parse(logSchema, others);
  const lost = notJson.filter(([, , kind]) => !canPutBack(kind));
  for (const [index, path, kind] of notJson)
    if (canPutBack(kind))
      if (index < 0) preloadedState = putBack(preloadedState, [path, kind]);
      else putBack(actions[index], [path, kind]);
  for (const [index, path, first] of shared)
    share(index < 0 ? preloadedState : actions[index], [path, first]);
  return {
    ...log,
    preloadedState,
    actions,
    stepChanges: await unpackChanges(Array.isArray(changes) ? changes : [], actions.length),
    ...(tabs.length > 0 && { tabs }),
    ...(lost.length > 0 && { lost }),
  };
}

/** What Redux and DevTools dispatch. Other libraries' actions begin with '@@', too. */
const OF_TOOLS = /^@@(INIT|PAUSED|redux\/.*)$/;

/** An export of Redux DevTools as a file: only actions, often also without a first state. */
function ofDevTools(file: unknown, name: string): Fields | undefined {
  const { format, payload, preloadedState = null } = isFields(file) ? file : {};
  const actions = format === undefined ? parseJson(payload) : undefined;
  if (!Array.isArray(actions)) return undefined;
  const own = actions.filter((action) => !isAction(action) || !OF_TOOLS.test(action.type));
  return { format: logFormat(name), version: LOG_VERSION, preloadedState, payload: JSON.stringify(own) };
}

/** Characters of an action's type, which is shown as it is. */
const LONGEST_TYPE = 1000;

function isNamed(action: unknown): action is UnknownAction {
  return isAction(action) && action.type.length <= LONGEST_TYPE;
}

/** Levels of nested objects and lists: states have less than 20. Hashing and comparing are recursive. */
const DEEPEST = 100;
/** Characters of one text in a state or an action. A browser takes seconds to lay out more. */
const LONGEST_TEXT = 2 * 2 ** 20;

/** Whether a JSON value is nested no deeper, and has no longer text, than any state or action. */
function isWithinLimits(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST || level.some((part) => typeof part === 'string' && part.length > LONGEST_TEXT))
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
