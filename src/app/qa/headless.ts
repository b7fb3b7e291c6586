// The shop without a browser, for `npm run replay`: the reducers of the live store, without its effects.
export {
  compareLogs,
  createCheck,
  decode,
  evidenceOf,
  firstDifference,
  hexOf,
  readLog,
  screenOrError,
  shrinkLog,
  startOf,
  stepsOf,
  valueAt,
  writeLog,
} from 'action-log';
export { linkOf } from '@/features/catalogue';
export { coverageOf, type Coverage } from './coverage';
export { expectedOnPage } from './expectedOnPage';
export { replayable } from './replayable';
export { savedOf } from './savedOf';
export { rowsCode } from '../../../packages/action-log-cli/src/toTest/shortenProducts';
export { writeTest } from '../../../packages/action-log-cli/src/toTest/writeTest';
