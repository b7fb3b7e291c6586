export { categoryOptions, sortOptions, type Choices } from './model/choices';
export {
  catalogueReducer,
  categoryChosen,
  choicesRestored,
  pageChosen,
  searchSubmitted,
  selectCategory,
  selectIsSortOpen,
  selectSearch,
  selectSort,
  sortChosen,
  sortMenuToggled,
  type CatalogueAction,
} from './model/slice';
export { selectListingCount, selectPage, selectPageCount, selectPageProducts } from './model/selectors';
export { savesChoices, startChoicesSaving } from './model/startChoicesSaving';
export { startListingPreparation } from './model/startListingPreparation';
export { CategoryTabs } from './ui/CategoryTabs';
export { Listing } from './ui/Listing';
export { ListingStatus } from './ui/ListingStatus';
export { Pagination } from './ui/Pagination';
export { SearchForm } from './ui/SearchForm';
export { SortMenu } from './ui/SortMenu';
