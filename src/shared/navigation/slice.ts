import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { addresses, pagePath } from '@/shared/addresses';

// The shopper's location. The address bar is a projection of this state, so that a replay in Node knows the
// page, too (docs/decisions/0001-location-is-a-slice.md).

export interface NavigationState {
  /** The page's path: '/' for every listing. */
  pathname: string;
  /** Which entry of this visit's history is shown; the visit began at 0. */
  index: number;
  /** How the shopper arrived: it decides whether an entry is added and which scroll position is restored. */
  arrival: 'opened' | 'pushed' | 'replaced' | 'popped';
  /** The number of arrivals. A link to the current page counts, too. */
  visits: number;
}

export interface LocationChange {
  /** A rooted path with its query and hash. */
  to: string;
  arrival: 'pushed' | 'replaced' | 'popped';
  /** Only the browser's back and forward set it. */
  index?: number;
  /** The logo was pressed: the catalogue shows everything again. */
  startsOver?: true;
}

const initialState: NavigationState = {
  pathname: addresses.catalogue,
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
    /** 'Voltar'. If there is an entry before, `goingBack` goes back and `locationChanged` follows. */
    backPressed(state) {
      return state.index > 0 ? state : arrive(state, { to: addresses.catalogue, arrival: 'pushed' });
    },
  },
  selectors: {
    selectLocation: (state) => state,
    selectPathname: (state) => state.pathname,
    selectVisits: (state) => state.visits,
  },
});

function arrive(state: NavigationState, { to, arrival, index }: LocationChange): NavigationState {
  const pathname = pagePath(to); // What is listed is in the catalogue's slice. No other page needs a query.
  const isSamePage = pathname === state.pathname;
  return {
    ...state,
    pathname,
    index: arrival === 'pushed' && !isSamePage ? state.index + 1 : (index ?? state.index),
    arrival: arrival === 'pushed' && isSamePage ? 'replaced' : arrival,
    visits: state.visits + 1,
  };
}

/** A new history entry of the page that is shown. It is not an arrival: focus and scroll position stay. */
export function withNewEntry(state: NavigationState): NavigationState {
  return { ...state, index: state.index + 1, arrival: 'pushed' };
}

/**
 * Makes the slice's reducer from a table of events that lead to a page (action type to rooted path). If that
 * page is already shown, the event changes nothing.
 */
export function createNavigationReducer(destinations: ReadonlyMap<string, string>): Reducer<NavigationState> {
  return (state = initialState, action) => {
    const to = destinations.get(action.type);
    if (to === undefined) return navigationSlice.reducer(state, action);
    return to === state.pathname ? state : arrive(state, { to, arrival: 'pushed' });
  };
}

export const { locationChanged, backPressed } = navigationSlice.actions;
export type NavigationAction = ReturnType<
  (typeof navigationSlice.actions)[keyof typeof navigationSlice.actions]
>;
export const { selectLocation, selectPathname, selectVisits } = navigationSlice.selectors;

/** The state at the start of a visit. `index` is the index of its history entry; it survives a reload. */
export function openedAt(to: string, index: number): NavigationState {
  return { ...arrive(initialState, { to, arrival: 'replaced', index }), arrival: 'opened', visits: 0 };
}
