import type { UnknownAction } from 'redux';
import { isAction, isFields, isTexts, type Fields } from '../changes/fields';
import { canPutBack, putBack } from '../changes/notJson';
import { share, type Shared } from '../changes/shared';
import { LOG_VERSION, logFormat, type Log, type NotJson } from '../model/log';
import { LARGEST_LOG } from './bytes';
import { entriesOf, fieldsOf, isTime, isWithinLimits, listOf, numberIn, textIn } from './readFields';
import { unpackChanges } from './changesFile';

/**
 * Why a file cannot be read as a log: its JSON is damaged or nested too deeply, it is not a log of this app,
 * its format has a newer version or one without a migration, or it is too long.
 */
export type LogTrouble = 'damaged' | 'notALog' | 'newer' | 'unknownVersion' | 'tooLong';

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
  const fileVersion = numberIn(file.version);
  if (!Number.isInteger(file.version)) return 'damaged';
  if (fileVersion > LOG_VERSION) return 'newer';
  if (fileVersion < 1) return 'unknownVersion';
  const hasState = file.preloadedState !== null;
  let preloadedState = hasState ? parseJson(file.preloadedState) : undefined;
  const actions = parseJson(file.payload);
  if (hasState && preloadedState === undefined) return 'damaged';
  if (!Array.isArray(actions) || !actions.every(isNamed)) return 'damaged';
  // Only the texts of the state, the actions and their changes may be longer than the limit.
  const { preloadedState: _state, payload: _actions, trail: _changes, ...others } = file;
  if (![others, preloadedState, actions].every(isWithinLimits)) return 'damaged';
  const notJson = entriesOf(file.lost).filter(isLost);
  const lost = notJson.filter(([, , kind]) => !canPutBack(kind));
  for (const [index, ...one] of notJson)
    if (canPutBack(one[1]))
      if (index < 0) preloadedState = putBack(preloadedState, one);
      else putBack(actions[index], one);
  for (const [index, ...one] of entriesOf(file.shared))
    if (isShared(one)) share(index < 0 ? preloadedState : actions[index], one);
  const { version, commit } = fieldsOf(file.app);
  const { width, height } = fieldsOf(file.viewport);
  const tabs = entriesOf(file.lanes).map(([count, tab]) => [count, textIn(tab)] as const);
  // In version 1 the changes are one text. Both older versions have no outlines.
  const stepChanges = await unpackChanges(
    fileVersion === 1 ? [file.trail] : listOf(file.trail),
    actions.length,
  );
  const hasOutlines = fileVersion > 2;
  return {
    app: { version: textIn(version), commit: textIn(commit) },
    recordedAt: isTime(file.recordedAt) ? file.recordedAt : new Date(0).toISOString(),
    url: textIn(file.url),
    viewport: { width: numberIn(width), height: numberIn(height) },
    preloadedState,
    actions,
    times: listOf(file.times).map(numberIn),
    hashes: entriesOf(file.hashes).map(([count, hash]) => [count, textIn(hash)]),
    requests: entriesOf(file.asked).map(([index, ...all]) => [index, all.map(fieldsOf)]),
    marks: entriesOf(file.marks).map(([count, text]) => [count, textIn(text)]),
    happened: entriesOf(file.happened).flatMap(([count, one]) => (isFields(one) ? [[count, one]] : [])),
    ...(tabs.length > 0 && { tabs }),
    ...(lost.length > 0 && { lost }),
    screen: hasOutlines && isTexts(file.screen) ? file.screen : null,
    stepChanges: stepChanges.map((one) => one && (hasOutlines ? one : { ...one, screen: null })),
    isCutOff: file.isCutOff === true,
  };
}

const isLost = (entry: readonly unknown[]): entry is [number, ...NotJson] =>
  isTexts(entry[1]) && typeof entry[2] === 'string';

const isShared = (paths: readonly unknown[]): paths is Shared => paths.length === 2 && paths.every(isTexts);

/** What Redux and DevTools dispatch. Other libraries' actions begin with '@@', too. */
const OF_TOOLS = /^@@(INIT|PAUSED|redux\/.*)$/;

/** An export of Redux DevTools as a file: only actions, often also without a first state. */
function ofDevTools(file: unknown, name: string): Fields | undefined {
  const { format, payload, preloadedState = null } = fieldsOf(file);
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

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // Not JSON.
  }
}
