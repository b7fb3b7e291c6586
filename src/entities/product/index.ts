export { productApi } from './api/productApi';
export { categories, type Category, type Product } from './model/product';
export { selectIsLoading, selectProductMatching, selectProducts } from './model/selectors';
export { startProductLoading } from './model/startProductLoading';
export { ProductCard } from './ui/ProductCard';
export { ProductPicture } from './ui/ProductPicture';
export { SkeletonCard } from './ui/SkeletonCard';
