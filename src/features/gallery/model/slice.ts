import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '@/shared/navigation';

/** What a shopper looks at on a product's page. It is in the store, because QA replays it. */
interface GalleryState {
  /** The index of the shown picture among the product's pictures. */
  index: number;
  /** Whether the picture fills the window. */
  zoomed: boolean;
}

const initialState: GalleryState = { index: 0, zoomed: false };

const gallerySlice = createSlice({
  name: 'gallery',
  initialState,
  reducers: {
    /** A picture was chosen by its thumbnail or by a swipe, or the zoom was opened or closed. */
    pictureShown: (_state, { payload }: PayloadAction<GalleryState>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, () => initialState);
  },
  selectors: {
    selectShownPicture: (state) => state.index,
    selectIsZoomed: (state) => state.zoomed,
  },
});

export const galleryReducer = gallerySlice.reducer;
export const { pictureShown } = gallerySlice.actions;
export type GalleryAction = ReturnType<typeof pictureShown>;
export const { selectShownPicture, selectIsZoomed } = gallerySlice.selectors;
