import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { parsePath } from 'react-router-dom';

// Where the shopper is. The browser's address bar shows what stands here, never the other way round, so that a
// replay without a browser knows the page too (design, decision 3).

export interface NavigationState {
  pathname: string;
  search: string;
  hash: string;
  /** Which entry of this visit's history is shown; 0 is the one the shopper came in by. */
  index: number;
  /** How the shopper got here: decides between a new history entry, none, and a scroll position to restore. */
  arrival: 'opened' | 'pushed' | 'replaced' | 'popped';
  /** Counts arrivals, so that following a link to the page one is on is an arrival too. */
  visits: number;
}

/** `to` is a rooted path with its query and hash; `index` only comes with the browser's own back and forward. */
export interface LocationChange {
  to: string;
  arrival: 'pushed' | 'replaced' | 'popped';
  index?: number;
}

export const HOME = '/';

const initialState: NavigationState = {
  pathname: HOME,
  search: '',
  hash: '',
  index: 0,
  arrival: 'opened',
  visits: 0,
};

const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    locationChanged(state, { payload }: PayloadAction<LocationChange>) {
      return arrive(state, payload);
    },
    /** 'Voltar'. With something to go back to, the browser goes and tells by `locationChanged`. */
    backPressed(state) {
      return state.index > 0 ? state : arrive(state, { to: HOME, arrival: 'pushed' });
    },
  },
  selectors: {
    selectLocation: (state) => state,
    selectPathname: (state) => state.pathname,
    selectArrival: (state) => state.arrival,
    selectHistoryIndex: (state) => state.index,
    selectVisits: (state) => state.visits,
  },
});

function arrive(state: NavigationState, { to, arrival, index }: LocationChange): NavigationState {
  const { pathname = HOME, search = '', hash = '' } = parsePath(to);
  const stays = pathname === state.pathname && search === state.search && hash === state.hash;
  const pushed = arrival === 'pushed' && !stays;
  return {
    pathname,
    search,
    hash,
    index: pushed ? state.index + 1 : (index ?? state.index),
    arrival: arrival === 'pushed' && stays ? 'replaced' : arrival,
    visits: state.visits + 1,
  };
}

/**
 * The slice's reducer, with a table of events that lead to a page: action type to rooted path. An event whose
 * page is already shown moves nothing.
 */
export function createNavigationReducer(
  destinations: Readonly<Record<string, string>>,
): Reducer<NavigationState> {
  return (state = initialState, action) => {
    const to = destinations[action.type];
    if (to === undefined) return navigationSlice.reducer(state, action);
    return to === state.pathname ? state : arrive(state, { to, arrival: 'pushed' });
  };
}

export const { locationChanged, backPressed } = navigationSlice.actions;
export type NavigationAction = ReturnType<
  (typeof navigationSlice.actions)[keyof typeof navigationSlice.actions]
>;
export const { selectLocation, selectPathname, selectArrival, selectHistoryIndex, selectVisits } =
  navigationSlice.selectors;

/** The state a visit starts in. `index` is what the history entry remembers over a reload. */
export function openedAt(to: string, index: number): NavigationState {
  return { ...arrive(initialState, { to, arrival: 'replaced', index }), arrival: 'opened', visits: 0 };
}
