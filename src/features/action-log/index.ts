// Records what happens in the shop as a log of actions, replays logs, and compares. The rooms, in the order of their
// imports (each may import only from those before it):
// - model: the shape of a log, and what must be known of the shop to replay one
// - changes: hashes of states, what changed between two states, and the state that changes lead to
// - file: a log as the text of a file, and back
// - replay: a log's actions run through the reducers again, compared step by step with what the log says
// - record: the recorder of live actions, its copy in IndexedDB, and the log of a recording
// - shrink: the smallest log that still shows a difference
// - tabs: keeps a list of things the same in all tabs; it imports from no other room
// - panel: the QA panel, which downloads, opens and plays logs; it is in a chunk of its own
export type { Asked } from './model/asked';
export type { Control, Happening } from './model/happening';
export type { Log } from './model/log';
export { nameLogs } from './model/name';
export type { Replayable, Screen } from './model/replayable';
export { applyChanges, valueAt } from './changes/applyChanges';
export type { Change } from './changes/changes';
export { isAction, isFields } from './changes/fields';
export { hexOf } from './changes/hash';
export { parseChanges } from './changes/parseChanges';
export { decode } from './file/decode';
export { readLog } from './file/readLog';
export { writeLog } from './file/writeLog';
export { compareLogs } from './replay/compareLogs';
export { evidenceOf, type Evidence } from './replay/evidence';
export { screenIn } from './replay/trail';
export { createCheck, firstDifference, type Difference } from './replay/check';
export { startOf, stepsOf, type Step } from './replay/steps';
export { crashReport } from './record/crashReport';
export { logOf } from './record/logOf';
export { pageLoaded } from './model/pageLoaded';
export { mirrorLater } from './record/mirrorLater';
export { playAgain } from './record/playAgain';
export { createRecorder, type Recorder, type Recording } from './record/recorder';
export { sessionContinued } from './model/sessionContinued';
export { watchErrors } from './record/watchErrors';
export { watchPerson } from './record/watchPerson';
export { shrinkLog } from './shrink/shrinkLog';
export { QaPanel } from './panel/QaPanel';
export type { QaShop } from './panel/qaShop';
export { secondCopyLater, type SecondCopy } from './tabs/secondCopyLater';
export { createTabSync } from './tabs/tabSync';
