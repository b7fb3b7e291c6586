export { productApi } from './api/productApi';
export { categories, parseProduct, type Category, type Product, type ProductRow } from './model/product';
export {
  selectIsAnswered,
  selectIsLoading,
  selectProductList,
  selectProductMatching,
  selectProducts,
} from './model/selectors';
export { versionOf, type Details } from './model/details';
export { isGtin } from './model/gtin';
export { isOddPrice } from './model/oddPrice';
export { MOST_RELATED, selectRelated } from './model/related';
export { relatedIndex } from './model/relatedIndex';
export { readAgain, type ProductList } from './model/productList';
export { prerenderedList, type PrerenderedRows } from './model/prerenderedList';
export { productReducer, stateWithList, type ProductState } from './model/productSlice';
export { listRequest, startProductLoading } from './model/startProductLoading';
export { ListPrice } from './ui/Offer';
export { ProductCard } from './ui/ProductCard';
export { loadStandIns, ProductPicture } from './ui/ProductPicture';
export { SkeletonCard } from './ui/SkeletonCard';
