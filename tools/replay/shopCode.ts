/**
 * What action-log-cli needs of the shop's own code. `shopApp` bundles this module.
 */
import type { AppCode } from 'action-log-cli';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';
import { storageName } from '@/shared/config';
import { expectedOnPage } from './expectedOnPage';
import { walk } from './walkRules';

export const shopCode: AppCode<RootState> = { logName: storageName, replayable, expectedOnPage, walk };
