export {
  builtInListed,
  isListAnswered,
  productApi,
  stateWithList,
  type ProductRootState,
} from './api/productApi';
export { firstSentence } from './model/firstSentence';
export { categoryNames } from './model/categoryNames';
export { categories, detailNames, type Category, type Details } from './model/fields';
export {
  selectDateOfList,
  selectIsAnswered,
  selectIsListOld,
  selectIsLoading,
  selectProductList,
  selectProductMatching,
  selectProducts,
  selectRequestId,
} from './model/selectors';
export { parseProduct, versionOf, type Product, type ProductRow } from './model/product';
export { priceLine } from './model/priceLine';
export { unbroken } from './model/unbroken';
export { hasOwnPage, isGtin, isOddPrice } from './model/feedRules';
export { isProductState } from './model/isProductState';
export { bestSellersOf, distinctNames, relatedTo, selectBestSellers, selectRelated } from './model/related';
export { prerenderedList, type PrerenderedRows, type ProductList } from './model/productList';
export {
  listAnswer,
  listRenewal,
  listRequest,
  oldListSeen,
  startProductLoading,
} from './model/productLoading';
export {
  cardsOf,
  isInStock,
  nameWithVariant,
  oneOfEach,
  selectVariants,
  shows,
  soldOutLast,
  variantsOf,
  type Card,
} from './model/variants';
export { ColourDot } from './ui/ColourDots';
export { ListPrice } from './ui/Offer';
export { ProductCard, SkeletonCard } from './ui/ProductCard';
export { ProductShelf } from './ui/ProductShelf';
export { frameRatioOf, loadPicture, loadStandIns, ProductPicture, reportPictures } from './ui/ProductPicture';
