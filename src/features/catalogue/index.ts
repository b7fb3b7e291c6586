export {
  categoryOptions,
  listingTitle,
  nothingFoundTitle,
  noChoices,
  parseChoices,
  sortOptions,
  type Choices,
} from './model/choices';
export { choicesAddress, readChoicesAddress } from './model/choicesAddress';
export {
  catalogueReducer,
  categoryChosen,
  choicesRestored,
  linkOpened,
  pageChosen,
  searchSubmitted,
  selectCategory,
  selectIsAfterOrder,
  selectIsSortOpen,
  selectSearch,
  sortChosen,
  sortMenuToggled,
  stateOfListing,
  type CatalogueAction,
} from './model/slice';
export { isCatalogueState } from './model/isCatalogueState';
export { selectListingCount, selectShownChoices, type ListingRootState } from './model/selectors';
export { choicesSaving } from './model/effects';
export { CategoryTabs } from './ui/CategoryTabs';
export { Listing } from './ui/Listing';
export { ListingStatus } from './ui/ListingStatus';
export { Pagination } from './ui/Pagination';
export { searchExtrasChunk } from './ui/SearchField';
export { SearchForm } from './ui/SearchForm';
export { SortMenu } from './ui/SortMenu';
