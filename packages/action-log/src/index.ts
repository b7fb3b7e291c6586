// Records what happens in a Redux store as a log, replays logs, and compares. Each folder imports only from
// those before it:
// - model: the shape of a log, and of what a replay needs to know of an app
// - outline: the outline of a page, and what changed between two outlines
// - changes: hashes of states, what changed between two states, and how that is told
// - file: a log as the text of a file, and back
// - replay: runs a log's actions through the reducers again and compares each step with the log
// - record: the recorder of live actions, and the log of a recording
// - store: what an app adds to its store: a recorder, a state of a log in place of its own, the live state
//   beside Redux DevTools, errors of reducers
export { isAction, isFields } from './model/fields';
export { createMask, HIDDEN, type Mask } from './model/hiddenText';
export {
  type Control,
  type LoggedEffect,
  type Fact,
  type Log,
  type LogHeader,
  type LogNote,
  type PageResponse,
  LOG_VERSION,
  alertsIn,
  logFormat,
} from './model/log';
export { isPlumbing, isRestored } from './model/plumbing';
export type { Replayable } from './model/replayable';
export { changesBetween } from './changes/changes';
export { ORDER, pathOfId, type PathStep, readOrder, stepsOfPath, valueAt } from './changes/path';
export { describeFacts } from './changes/facts';
export { structuralHash } from './changes/hash';
export { kindNotJson } from './changes/notJson';
export { describeLines } from './outline/describeLines';
export { createNames } from './outline/names';
export { outline } from './outline/outline';
export { LARGEST_LOG } from './file/bytes';
export { type LogTrouble, readLog } from './file/readLog';
export { writeActions, writeLog } from './file/writeLog';
export { allDifferences, checking, compareLog, type Comparison, firstDifference } from './replay/check';
export type { Difference } from './replay/differences';
export { type Evidence, evidenceOf, verdictOf } from './replay/evidence';
export { isBookkeeping, isOfRequest } from './replay/libraries';
export { replayableOf } from './replay/replayableOf';
export { finish, startOf, type Step, stepsOf } from './replay/steps';
export { createTimeline, type Timeline } from './replay/timeline';
export { crashReport } from './record/crashReport';
export { hiddenLog } from './record/hiddenLog';
export { logOf, logWithoutChanges, withChanges } from './record/logOf';
export { createRecorder, type Recorder, type Recording, type Segment } from './record/recorder';
export { recordActions, type RecordedActions } from './store/recordActions';
export type { Preview } from './store/shownStore';
