// What makes and reads a log without a browser: an entry for `loadShop`.
import { loadPages } from '@/app/qa/view';

export {
  createRecorder,
  firstDifference,
  hexOf,
  logOf,
  outline,
  readLog,
  startOf,
  stepsOf,
  writeLog,
} from 'action-log';
export { isState } from '@/app/qa/isState';
export { replayable } from '@/app/qa/replayable';
export { rootReducer } from '@/app/redux/rootReducer';
export { parseProduct } from '@/entities/product';
export { builtInRows } from '@/entities/product/model/builtInProducts';
export { storageName } from '@/shared/config';

await loadPages();
