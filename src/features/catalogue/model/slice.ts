import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '@/shared/navigation';
import { readListingAddress } from './listingAddress';
import { isPage, noChoices, parseChoices, type Choices, type Sort } from './choices';

export interface CatalogueState extends Choices {
  sortOpen: boolean;
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
    /** Searches the full list. A text of spaces lists everything. */
    searchSubmitted: (_state, { payload: text }: PayloadAction<string>) => ({
      ...initialState,
      search: text.trim() === '' ? '' : text,
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
    /** The page was opened at the address of a listing (listingAddress.ts). Saved choices do not count. */
    linkOpened: (_state, { payload: choices }: PayloadAction<Choices>) => ({
      ...initialState,
      ...parseChoices(choices),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      if (payload.startsOver) return initialState;
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
  ...readListingAddress(address),
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
