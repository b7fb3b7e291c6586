export { productApi } from './api/productApi';
export { categories, type Category, type Product } from './model/product';
export { selectIsLoading, selectProductList, selectProductMatching, selectProducts } from './model/selectors';
export { readAgain } from './model/productList';
export { listRequest, startProductLoading } from './model/startProductLoading';
export { ProductCard } from './ui/ProductCard';
export { ProductPicture } from './ui/ProductPicture';
export { SkeletonCard } from './ui/SkeletonCard';
