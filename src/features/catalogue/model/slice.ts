import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderFinished } from '@/entities/cart';
import { addresses } from '@/shared/addresses';
import { locationChanged } from '@/shared/navigation';
import { readChoicesAddress } from './choicesAddress';
import { isPage, noChoices, parseChoices, searchOf, type Choices, type Sort } from './choices';

export interface CatalogueState extends Choices {
  sortOpen: boolean;
  /** Only between an order and the shopper's next choice or arrival: the shop thanks for the order. */
  isAfterOrder?: true;
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
    sortChosen(state, { payload: sort }: PayloadAction<Sort>) {
      Object.assign(state, { sort, page: 1, sortOpen: false });
      delete state.isAfterOrder;
    },
    sortMenuToggled(state) {
      state.sortOpen = !state.sortOpen;
    },
    pageChosen(state, { payload: page }: PayloadAction<number>) {
      if (!isPage(page)) return;
      state.page = page;
      delete state.isAfterOrder;
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
      delete state.isAfterOrder;
    });
    // The next purchase begins with all products (docs/contract.md, "Checkout wait").
    builder.addCase(orderFinished, () => ({ ...initialState, isAfterOrder: true as const }));
  },
  selectors: {
    selectCategory: (state) => state.category,
    selectSearch: (state) => state.search,
    selectSort: (state) => state.sort,
    selectChosenPage: (state) => state.page,
    selectIsSortOpen: (state) => state.sortOpen,
    selectIsAfterOrder: (state) => state.isAfterOrder === true,
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
export const {
  selectCategory,
  selectSearch,
  selectSort,
  selectChosenPage,
  selectIsSortOpen,
  selectIsAfterOrder,
} = catalogueSlice.selectors;
