export { createScrollPositions, ScrollContext, type ScrollPositions } from './scrollPositions';
export {
  backPressed,
  createNavigationReducer,
  locationChanged,
  openedAt,
  selectLocation,
  selectPathname,
  selectVisits,
  withNewEntry,
  type LocationChange,
  type NavigationAction,
  type NavigationState,
} from './slice';
export { isNavigationState } from './isNavigationState';
export { browserHistory, readLocation, type BrowserHistory } from './browserHistory';
export { goingBack, startHistory, type ShownStore } from './startHistory';
export { BackButton } from './BackButton';
export { EventLink, GivenLink, Link } from './Link';
