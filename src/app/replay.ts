// The shop without a browser, as `npm run replay` runs it: the reducers of the live store, and no effect.
export { firstDifference, readLog, stepsOf } from '@/features/action-log';
export { replayable } from './redux/replayable';
