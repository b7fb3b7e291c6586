// The parts of the shop that make a log without a browser: an entry for `loadShop`, for the planted bugs' test and the
// benchmark.
export {
  createRecorder,
  createCheck,
  firstDifference,
  hexOf,
  logOf,
  readLog,
  screenOrError,
  startOf,
  stepsOf,
  writeLog,
} from 'action-log';
export { replayable } from '@/app/qa/replayable';
export { rootReducer } from '@/app/redux/rootReducer';
export { builtInRows } from '@/entities/product/model/builtInProducts';
export { fallBack } from '@/entities/product/model/productList';
