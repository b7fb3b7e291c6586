/**
 * What action-log-cli needs of the shop's own code. `shopApp` bundles this module.
 */
import type { AppCode } from 'action-log-cli';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';
import { storageName } from '@/shared/config';
import { coverageOf } from './coverageOf';
import { drive } from './driveRules';
import { expectedOnPage } from './expectedOnPage';
import { playwright } from './playwrightRules';
import { imports, shorten } from './shortTests';

export const shopCode: AppCode<RootState> = {
  logName: storageName,
  replayable,
  coverageOf,
  expectedOnPage,
  drive,
  playwright,
  jest: { imports, shorten },
};
