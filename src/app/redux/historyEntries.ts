import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import {
  categoryChosen,
  choicesAddress,
  pageChosen,
  searchSubmitted,
  selectShownChoices,
  sortChosen,
  type ListingRootState,
} from '@/features/catalogue';
import type { Effect } from '@/shared/lib';
import { addresses } from '@/shared/addresses';
import {
  locationChanged,
  selectLocation,
  withNewEntry,
  type BrowserHistory,
  type NavigationState,
  type ScrollPositions,
} from '@/shared/navigation';

/** The part of the state that has an address. */
type Addressed = ListingRootState & { navigation: NavigationState };

const isChoice = isAnyOf(categoryChosen, searchSubmitted, sortChosen, pageChosen);

/** A state's address without base path: a listing's says what is listed (docs/contract.md, "Address"). */
export const addressOf = (state: Addressed): string =>
  isCatalogue(state) ? choicesAddress(selectShownChoices(state)) : state.navigation.pathname;

/**
 * Adds a history entry for a press that lists other products on the page that is shown. The products that are
 * listed decide, not the choices: in a listing with three pages, the choice of page 99 shows page 3, so after page 3
 * it adds no entry. For a search the choices decide, because a log may hide the text of the search, and then a replay
 * lists no products.
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
  const [listedBefore, listedNow] = [before.catalogue, after.catalogue].map((catalogue) =>
    choicesAddress(catalogue.search ? catalogue : selectShownChoices({ ...after, catalogue })),
  );
  const isNew = listedBefore !== listedNow;
  return isNew ? { ...after, navigation: withNewEntry(after.navigation) } : after;
}

const isCatalogue = ({ navigation }: Addressed) => navigation.pathname === addresses.catalogue;

interface World {
  history: Pick<BrowserHistory, 'write'>;
  scroll: Pick<ScrollPositions, 'keep'>;
}

/** A live navigation adds an entry, with its index and address, to the browser's history. */
export const newEntry: Effect<Addressed, World, { entry: number; value: string }> = {
  when: (_action, { navigation: before }, { navigation: now }) =>
    now.arrival === 'pushed' && (now.visits !== before.visits || now.index !== before.index),
  request: (_action, _before, after) => ({ entry: selectLocation(after).index, value: addressOf(after) }),
  run({ entry, value }, { history, scroll, getOriginalState }) {
    scroll.keep(selectLocation(getOriginalState()).index);
    history.write('pushState', entry, value);
  },
};
