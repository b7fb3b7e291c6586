import type { RootState } from '@/app/redux/rootReducer';

/** A state of a log: the log's own type leaves open which application it is of. */
export const stateOf = (state: unknown) => state as RootState;
