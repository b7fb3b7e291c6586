export type { Asked } from './model/asked';
export { hexOf } from './model/hash';
export type { Log, LogHeader, Replayable } from './model/log';
export { startMirror } from './model/mirror';
export { sessionContinued } from './model/sessionContinued';
export { createRecorder, type Recorder, type Recording } from './model/recorder';
export { readLog, type LogTrouble } from './model/readLog';
export { createCheck, firstDifference, stepsOf, type Difference, type Step } from './model/replay';
export { logOf, writeLog } from './model/writeLog';
