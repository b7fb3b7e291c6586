// What makes and reads a log without a browser, and what action-log-cli needs of the shop's own code: an
// entry for `loadShop`.
import type { AppCode } from 'action-log-cli';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import type { RootState } from '@/app/redux/rootReducer';
import { storageName } from '@/shared/config';
import { walk } from './walkRules';

export { createRecorder, outline, readLog, startOf } from 'action-log';
export { isState } from '@/app/qa/isState';

await loadPages();

export { replayable, storageName };

export const shopCode: AppCode<RootState> = { logName: storageName, replayable, walk };
