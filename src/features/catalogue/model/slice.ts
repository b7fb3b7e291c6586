import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addresses } from '@/shared/addresses';
import { locationChanged } from '@/shared/navigation';
import { readChoicesAddress } from './choicesAddress';
import { isPage, noChoices, parseChoices, searchOf, type Choices, type Sort } from './choices';

export interface CatalogueState extends Choices {
  sortOpen: boolean;
}

/** A state with this slice. */
export interface CatalogueRootState {
  catalogue: CatalogueState;
}

const initialState: CatalogueState = { ...noChoices, sortOpen: false };

const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /** Re-filters the full list: search and sort are dropped (docs/specification.md, section 4). */
    categoryChosen: (_state, { payload: category }: PayloadAction<Choices['category']>) => ({
      ...initialState,
      category,
    }),
    /** Searches the full list. */
    searchSubmitted: (_state, { payload: text }: PayloadAction<string>) => ({
      ...initialState,
      search: searchOf(text),
    }),
    sortChosen: (state, { payload: sort }: PayloadAction<Sort>) => ({
      ...state,
      sort,
      page: 1,
      sortOpen: false,
    }),
    sortMenuToggled(state) {
      state.sortOpen = !state.sortOpen;
    },
    pageChosen(state, { payload: page }: PayloadAction<number>) {
      if (isPage(page)) state.page = page;
    },
    /** The choices of an earlier visit were read from storage. */
    choicesRestored: (state, { payload: choices }: PayloadAction<Choices>) => ({ ...state, ...choices }),
    /** The page was opened at the address of a listing (choicesAddress.ts). Saved choices do not count. */
    linkOpened: (_state, { payload: choices }: PayloadAction<Choices>) => ({
      ...initialState,
      ...parseChoices(choices),
    }),
  },
  extraReducers: (builder) => {
    // The address of a listing says what is listed. A link to '/' alone ('Adicionar produtos') keeps that.
    builder.addCase(locationChanged, (state, { payload: { to, arrival, startsOver } }) => {
      if (startsOver) return initialState;
      const isKept = to === addresses.catalogue && arrival !== 'popped';
      if (!isKept) Object.assign(state, readChoicesAddress(to));
      state.sortOpen = false;
    });
  },
  selectors: {
    selectCategory: (state) => state.category,
    selectSearch: (state) => state.search,
    selectSort: (state) => state.sort,
    selectChosenPage: (state) => state.page,
    selectIsSortOpen: (state) => state.sortOpen,
  },
});

export const catalogueReducer = catalogueSlice.reducer;

/** The state in which the listing of an address is shown. */
export const stateOfListing = (address: string): CatalogueState => ({
  ...initialState,
  ...readChoicesAddress(address),
});

export const {
  categoryChosen,
  searchSubmitted,
  sortChosen,
  sortMenuToggled,
  pageChosen,
  choicesRestored,
  linkOpened,
} = catalogueSlice.actions;
export type CatalogueAction = ReturnType<
  (typeof catalogueSlice.actions)[keyof typeof catalogueSlice.actions]
>;
export const { selectCategory, selectSearch, selectSort, selectChosenPage, selectIsSortOpen } =
  catalogueSlice.selectors;
