/**
 * What action-log-cli needs of the shop's own code. `shopApp` bundles this module.
 */
import type { AppCode } from 'action-log-cli';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';
import type { RootState } from '@/app/redux/rootReducer';
import { storageName } from '@/shared/config';
import { walk } from './walkRules';

await loadPages();

export const shopCode: AppCode<RootState> = { logName: storageName, replayable, walk };
