export { addresses, productAddress } from './addresses';
export { listingAt, listingNames, listingPath, pagePath } from './listingPaths';
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
  type NavigationAction,
  type NavigationState,
} from './slice';
export { addressBar, browserHistory, readLocation, type BrowserHistory } from './browserHistory';
export { goingBack } from './goingBack';
export { startHistory } from './startHistory';
export { EventLink } from './EventLink';
export { GivenLink } from './GivenLink';
export { BackButton } from './BackButton';
export { Link } from './Link';
