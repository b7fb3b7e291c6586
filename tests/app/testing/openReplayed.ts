import { openReplayed as open } from 'action-log-cli/testing';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';

/** The shop without browser and effects, for the tests that `npm run replay -- --to-test` writes. */
export const openReplayed = (start: Readonly<Partial<Record<keyof RootState, unknown>>> = {}) =>
  open(replayable, start);
