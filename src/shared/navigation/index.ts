export { addresses, indexAddress, productAddress, type PageName } from './addresses';
export { restoreScroll } from './scrollPositions';
export {
  backPressed,
  createNavigationReducer,
  locationChanged,
  openedAt,
  pictureShown,
  selectLocation,
  selectPathname,
  selectVisits,
  withNewEntry,
  type NavigationAction,
  type NavigationState,
} from './slice';
export { readLocation, startHistory } from './startHistory';
export { GivenLink } from './GivenLink';
export { BackButton } from './BackButton';
export { isPlain, Link } from './Link';
