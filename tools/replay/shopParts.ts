// What makes and reads a log without a browser: an entry for `loadShop`.
export {
  createRecorder,
  firstDifference,
  hexOf,
  logOf,
  readLog,
  startOf,
  stepsOf,
  writeLog,
} from 'action-log';
export { replayable } from '@/app/qa/replayable';
export { rootReducer } from '@/app/redux/rootReducer';
export { parseProduct } from '@/entities/product';
export { builtInRows } from '@/entities/product/model/builtInProducts';
