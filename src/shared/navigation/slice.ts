import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { parsePath } from 'react-router-dom';
import { addresses } from './addresses';

// Where the shopper is. The address bar is a projection of this state, so that a replay without a browser knows the
// page, too (docs/decisions/0001-location-is-a-slice.md).

export interface NavigationState {
  pathname: string;
  search: string;
  hash: string;
  /** Which entry of this visit's history is shown; the visit began at 0. */
  index: number;
  /** How the shopper got here: decides between a new history entry, none, and a scroll position to restore. */
  arrival: 'opened' | 'pushed' | 'replaced' | 'popped';
  /** How many arrivals there were. A link to the page that is shown counts, too. */
  visits: number;
}

/** `to` is a rooted path with its query and hash; `index` only comes with the browser's own back and forward. */
export interface LocationChange {
  to: string;
  arrival: 'pushed' | 'replaced' | 'popped';
  index?: number;
}

const initialState: NavigationState = {
  pathname: addresses.catalogue,
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
    /** 'Voltar'. Where there is an entry to go back to, startHistory.ts goes back and `locationChanged` follows. */
    backPressed(state) {
      return state.index > 0 ? state : arrive(state, { to: addresses.catalogue, arrival: 'pushed' });
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
  const { pathname: given = addresses.catalogue, search = '', hash = '' } = parsePath(to);
  // A doubled slash in somebody's link would name another host; a log may hold any text.
  const pathname = given.replace(/^[\\/]*/, '/');
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
 * The slice's reducer, given a table of the events that lead to a page: action type to rooted path. An event whose page
 * is shown already changes nothing.
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

/** The state in which a visit starts. `index` is that of its history entry, which survives a reload. */
export function openedAt(to: string, index: number): NavigationState {
  return { ...arrive(initialState, { to, arrival: 'replaced', index }), arrival: 'opened', visits: 0 };
}
