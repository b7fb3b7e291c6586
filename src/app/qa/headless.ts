// The shop without a browser, for `npm run replay`: the reducers of the live store, without its effects.
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
