import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  categoryChosen,
  listingAddress,
  pageChosen,
  searchSubmitted,
  selectShownChoices,
  sortChosen,
  type ListingRootState,
} from '@/features/catalogue';
import { addresses, locationChanged, withNewEntry, type NavigationState } from '@/shared/navigation';

/** The part of the state that has an address. */
type Addressed = ListingRootState & { navigation: NavigationState };

const isChoice = isAnyOf(categoryChosen, searchSubmitted, sortChosen, pageChosen);

/** A state's address without base path: a listing's says what is listed (docs/contract.md, "Address"). */
export const addressOf = (state: Addressed): string =>
  isCatalogue(state) ? listingAddress(selectShownChoices(state)) : state.navigation.pathname;

/**
 * Adds a history entry for a press that lists something else on the page that is shown.
 * @param before the state before the action; a state of a file may lack slices
 */
export function withEntry<State extends Addressed>(
  before: Partial<Addressed>,
  after: State,
  action: UnknownAction,
): State {
  const isPress = isChoice(action) || (locationChanged.match(action) && action.payload.arrival === 'pushed');
  const isEntered = before.navigation?.index !== after.navigation.index;
  if (!isPress || isEntered || !before.catalogue || !isCatalogue(after)) return after;
  const isNew = listingAddress(before.catalogue) !== listingAddress(after.catalogue);
  return isNew ? { ...after, navigation: withNewEntry(after.navigation) } : after;
}

const isCatalogue = ({ navigation }: Addressed) => navigation.pathname === addresses.catalogue;
