import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { createPath } from 'react-router-dom';
import {
  categoryChosen,
  listingAddress,
  pageChosen,
  readListingAddress,
  searchSubmitted,
  selectShownChoices,
  sortChosen,
} from '@/features/catalogue';
import {
  addresses,
  locationChanged,
  selectLocation,
  withNewEntry,
  type NavigationState,
} from '@/shared/navigation';

/** The part of the state that has an address. */
type Addressed = Parameters<typeof selectShownChoices>[0] & { navigation: NavigationState };

const isChoice = isAnyOf(categoryChosen, searchSubmitted, sortChosen, pageChosen);

/** A state's address without base path: a listing's says what is listed (docs/contract.md, "Address"). */
export function addressOf(state: Addressed): string {
  return isCatalogue(state) ? listingAddress(selectShownChoices(state)) : createPath(selectLocation(state));
}

/**
 * Keeps choices and history in step after an action: the address of a listing sets the choices, and each
 * choice adds a history entry.
 * @param before the state before the action; a state of a file may lack slices
 */
export function inStep<State extends Addressed>(
  before: Partial<Addressed>,
  after: State,
  action: UnknownAction,
): State {
  if (!after.navigation.parts || !isCatalogue(after)) return after;
  return withEntry(before, withParts(after, action), action);
}

const isCatalogue = ({ navigation }: Addressed) => navigation.pathname === addresses.catalogue;

/** An address of a listing sets the choices. A link to '/' alone ('Adicionar produtos') keeps them. */
function withParts<State extends Addressed>(after: State, action: UnknownAction): State {
  if (!locationChanged.match(action)) return after;
  const { to, arrival } = action.payload;
  const choices = to === addresses.catalogue && arrival !== 'popped' ? null : readListingAddress(to);
  const isSame = !choices || listingAddress(choices) === listingAddress(after.catalogue);
  return isSame ? after : { ...after, catalogue: { ...after.catalogue, ...choices } };
}

function withEntry<State extends Addressed>(
  before: Partial<Addressed>,
  after: State,
  action: UnknownAction,
): State {
  const isPress = isChoice(action) || (locationChanged.match(action) && action.payload.arrival === 'pushed');
  const isNew = before.catalogue && listingAddress(before.catalogue) !== listingAddress(after.catalogue);
  const isEntered = before.navigation?.index !== after.navigation.index;
  return isPress && isNew && !isEntered ? { ...after, navigation: withNewEntry(after.navigation) } : after;
}
