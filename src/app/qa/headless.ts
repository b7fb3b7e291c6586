// The shop without a browser, as `npm run replay` runs it: the reducers of the live store, and no effect.
export {
  createCheck,
  firstDifference,
  hexOf,
  readLog,
  shrinkLog,
  stepsOf,
  valueAt,
  writeLog,
} from '@/features/action-log';
export { replayable } from './replayable';
export { writeTest } from './toTest/writeTest';
